"""What a review finds, in words."""

from trois.review.contrast import Contrast
from trois.review.lessons import Taught
from trois.text import about
from trois.text.voice import Voice

MOST_SOURCES = 2


def because(voice: Voice, seen: Contrast) -> list[str]:
    """What the better decision has over the one that was made, a sentence each."""
    text, game = voice.text, voice.game.name
    said = [text("review.because-paid", n=amount, name=voice.names[rival]) for rival, amount in seen.paid.items()]
    for name in sorted(seen.sources, key=lambda name: -seen.sources[name])[:MOST_SOURCES]:
        said.append(text("review.because-source", source=about.score_part(game, name, text), n=seen.sources[name]))
    for thing, (better, played) in seen.times.items():
        said.append(text("review.because-times", what=text.word(game, thing), better=better, played=played))
    if seen.taken_by >= 0:
        said.append(text("review.because-taken", name=voice.names[seen.taken_by]))
    return said or _left(voice, seen)


def _left(voice: Voice, seen: Contrast) -> list[str]:
    """The cheaper way, where nothing else speaks for the better decision."""
    text, area = voice.text, voice.area
    goods = [f"{text(f'{area}.good.{thing}')} {text.signed(amount)}" for thing, amount in seen.goods.items()]
    return [text("review.because-left", goods=text.listed(goods))] if goods else []


def lesson_line(voice: Voice, one: Taught) -> str:
    """One thing to do better; `voice` speaks of the decision that shows it best."""
    text, worst = voice.text, one.worst
    if one.kind == "taken":
        return text("review.taught-taken", n=one.times)
    if one.kind == "paid":
        return text("review.taught-paid", amount=one.amount)
    if one.kind == "source":
        source = about.score_part(voice.game.name, one.subject, text)
        return text("review.taught-source", source=source, amount=one.amount)
    return text("review.taught-instead", better=voice.name(worst.best), played=voice.name(worst.action))
