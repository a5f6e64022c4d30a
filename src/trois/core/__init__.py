"""What all games share. Standard library only; games import this, never one another."""
