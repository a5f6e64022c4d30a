"""Pages: forms and links that work by themselves; a small script makes them live."""
