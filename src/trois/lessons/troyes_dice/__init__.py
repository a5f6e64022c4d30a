"""The first lesson and the puzzles of Troyes Dice: data only."""
