"""Matches that were played: replays, reviews, postcards."""
