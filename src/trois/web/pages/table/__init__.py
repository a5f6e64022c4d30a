"""A table: waiting for players, playing, talking, and the end."""
