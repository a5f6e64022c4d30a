"""The games in a terminal: drawing with Rich, asking with numbered lists."""
