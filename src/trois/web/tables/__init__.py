"""Tables in memory and the services that change them: the registry, decisions, seats, presence, group commit."""
