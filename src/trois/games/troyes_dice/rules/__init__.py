"""Rules that are no question by themselves; the questions of `steps` use them."""
