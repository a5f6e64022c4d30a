"""Tables in memory and how they change: the registry, group commit, decisions, and what is agreed on."""
