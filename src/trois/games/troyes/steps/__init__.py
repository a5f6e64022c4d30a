"""The kinds of questions: each module holds both what is allowed and what happens."""
