"""The first lesson and the puzzles of Troyes: data only."""
