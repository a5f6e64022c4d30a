"""For whoever runs the server: the key to the dashboard, the dashboard, and what is cleared away after some days."""
