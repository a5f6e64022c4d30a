"""How a viewer hears of a change: who listens to which table, and what a viewer may know."""
