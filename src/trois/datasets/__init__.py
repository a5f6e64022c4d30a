"""Datasets: games of a searching bot with what it thought of every decision, a line of JSON for each game.

    trois dataset troyes troyes.jsonl.gz --bot expert --games 1000 --simulations 100

A line holds the record of a game, which replays, and the visits and values of its search. Observations, masks and results
are made when it is read: `arrays` for NumPy, `Decisions` for PyTorch. See docs/datasets.md.
"""

from trois.datasets.make import Thought, make, played
from trois.datasets.read import Decisions, arrays, as_table, games_of, samples
from trois.datasets.sample import Sample

__all__ = ["Decisions", "Sample", "Thought", "arrays", "as_table", "games_of", "make", "played", "samples"]
