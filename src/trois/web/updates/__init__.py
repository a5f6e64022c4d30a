"""How a viewer hears of a change: who listens to which table, what a viewer may know, server-sent events."""
