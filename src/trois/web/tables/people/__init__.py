"""The people at a table: who is there, who looks on, what they are told, and leaving."""
