"""The first lesson and the puzzles of Tournay: data only."""
