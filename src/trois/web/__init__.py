"""The server: one process that holds tables, serves pages and a JSON API, and lets bots play.

`app` puts the routes together, `site` holds everything that one process shares. The rooms: `http` (middleware, routes, signing), `tables` (tables in memory and the services that change them), `updates` (listeners and server-sent
events), `bots` (their processes and hints), `api` (JSON for programs) and `pages` (HTML for people).
"""
