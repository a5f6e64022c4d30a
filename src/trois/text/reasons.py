"""Why a decision is recommended: what it brings, and how it goes on."""

from collections.abc import Sequence

from trois.text.voice import Voice

SAME = 0.05
"""Points that nobody would notice."""


def hint_reason(voice: Voice, gain: float, line: Sequence[int], is_best: bool) -> str:
    """In a sentence or two; `gain` is what the best one has over the next, or another one under the best."""
    text = voice.text
    key = "same" if abs(gain) < SAME else "ahead" if is_best and gain > 0 else "behind" if gain < 0 else "safer"
    said = [text(f"review.hint-{key}", points=text.number(abs(gain), 1))]
    if line:
        said.append(text("review.line", line=text.listed(voice.name(action) for action in line)))
    return " ".join(said)
