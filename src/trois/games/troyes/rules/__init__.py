"""Rules that are no question by themselves: what the questions of `steps` have in common."""
