"""Trois-Bench: tasks that never change, so that results of different people can stand in one table.

    trois benchmark run dice-solo --bot mymodule:MyBot
    trois benchmark table

A task fixes the game, the seats, the opponents and what they may think, the seeds, and how it is scored; a bot's own budget
is a number of simulations, so that a result can be played again to the same numbers. See docs/benchmark.md.
"""

from trois.benchmark.run import Outcome, run
from trois.benchmark.tasks import TASKS, VERSION, Task, find_task

__all__ = ["TASKS", "VERSION", "Outcome", "Task", "find_task", "run"]
