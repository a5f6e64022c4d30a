"""The worth of a sheet of Troyes Dice."""
