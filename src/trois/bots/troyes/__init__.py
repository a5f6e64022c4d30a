"""The worth of actions and positions in Troyes."""
