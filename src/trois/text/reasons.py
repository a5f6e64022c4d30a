"""Why a decision is recommended: what it brings, and how it goes on."""

from collections.abc import Sequence

from trois.text.voice import ENDS, Voice

SAME = 0.05
"""Points that nobody would notice."""


def hint_reason(voice: Voice, gain: float, line: Sequence[int], is_best: bool) -> str:
    """In a sentence or two; `gain` is what the best one has over the next, or another one under the best."""
    text = voice.text
    said = [text(f"review.hint-{_standing(gain, is_best)}", points=text.number(abs(gain), 1))]
    return " ".join([*said, *goes_on(voice, line)])


def goes_on(voice: Voice, line: Sequence[int]) -> list[str]:
    """How the turn would go on, in a sentence; none where there is nothing left but to end it."""
    names = [voice.name(action) for action in line if voice.group(action) not in ENDS]
    return [voice.text("review.line", line=voice.text.listed(names))] if names else []


def _standing(gain: float, is_best: bool) -> str:
    if abs(gain) < SAME:
        return "same"
    if is_best:
        return "ahead" if gain > 0 else "denies"
    return "behind" if gain < 0 else "safer"
