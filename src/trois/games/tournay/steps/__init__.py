"""One module per kind of question: what is allowed, and what happens."""
