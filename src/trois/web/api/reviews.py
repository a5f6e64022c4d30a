"""Reviews as the API tells them."""

from trois.core.game import AnyGame
from trois.review import Judgement, Review
from trois.web.api.types import JudgementOut, ReviewOut
from trois.web.reviews import Progress


def review_out(found: Review | Progress, game: AnyGame) -> ReviewOut:
    if isinstance(found, Progress):
        return ReviewOut(found.done, found.of, found.failed, [], [])
    moments = [_judgement(found, moment, game) for moment in found.moments]
    return ReviewOut(len(moments), len(moments), False, found.curve(), moments)


def _judgement(found: Review, moment: Judgement, game: AnyGame) -> JudgementOut:
    words = game.vocabulary.text
    return JudgementOut(
        moment.number, moment.round, moment.seat, words(moment.action), words(moment.best), found.mark(moment),
        found.loss(moment), moment.played.points, moment.played.shares, [words(action) for action in moment.line],
    )  # fmt: skip
