"""Who sits where: opening a table, its seats, names and cards, playing on, coming back."""
