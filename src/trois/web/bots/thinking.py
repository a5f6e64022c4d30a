"""Everything that a worker process needs to think, in one import."""

from trois import bots, games

for _name in games.names():
    for _layer in ("games", "bots"):
        if games.has_part(_layer, _name):
            games.part(_layer, _name)

LEVELS = bots.LEVELS
