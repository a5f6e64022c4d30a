"""Matches between bots: who wins how often, with what scores, and how sure that is."""

from trois.arena.plan import Plan, Round, schedule
from trois.arena.play import play_round
from trois.arena.results import Result, Results
from trois.arena.runs import run_all
from trois.arena.standings import Standing, standings

__all__ = ["Plan", "Result", "Results", "Round", "Standing", "play_round", "run_all", "schedule", "standings"]
