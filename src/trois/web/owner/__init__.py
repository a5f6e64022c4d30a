"""The dashboard, for whoever runs the server."""
