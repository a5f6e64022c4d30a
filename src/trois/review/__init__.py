"""A teacher after the game: what each decision was worth, what would have been better, and how the match went.

>>> import trois
>>> from trois.review import review
>>> match = trois.new("troyes-dice", seats=1, seed=1)
>>> match.push(0, match.legal(0)[0])
>>> found = review(match, simulations=4)
>>> found.moments[0].seat
0
"""

from trois.review.judge import Judgement, Outlook
from trois.review.lessons import Summary, summary
from trois.review.review import MARKS, Mark, Review
from trois.review.run import review

__all__ = ["MARKS", "Judgement", "Mark", "Outlook", "Review", "Summary", "review", "summary"]
