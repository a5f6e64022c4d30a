"""What people at a table agree on: customs, talk, the clock."""
