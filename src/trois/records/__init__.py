"""Records and positions read back: checked in every part, replayed, verified, and taken over from older rules."""
