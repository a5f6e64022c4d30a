"""The voice of Tournay."""
