"""Its part of the environments."""
