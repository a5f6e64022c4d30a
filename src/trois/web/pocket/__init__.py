"""The other home of the application: a worker in the browser, without a server."""
