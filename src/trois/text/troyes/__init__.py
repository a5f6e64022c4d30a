"""The voice of Troyes."""
