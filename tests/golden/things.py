"""What the golden games of a game show together: every card and every event, in use."""

from trois.core.match import Match
from trois.games.tournay import cards as tournay
from trois.games.tournay.words import BUILDING
from trois.games.troyes.words import ACTIVITIES, EVENTS

KINDS = {
    "troyes": {"activated", "acted"},
    "troyes-dice": set[str](),
    "tournay": {"played", "activated", "copied", "event", "event_revealed"},
}
"""Kinds of journal events that tell of a card by its name."""


def things(match: Match) -> set[str]:
    """What a match shows: `activated monk`. A copied building does its work, too."""
    kinds = KINDS[match.game.name]
    told = {(str(event[0]), str(event[2])) for event in match.journal.events if event[0] in kinds}
    return {f"{kind.replace('copied', 'activated')} {name}" for kind, name in told}


def wanted(game: str) -> set[str]:
    if game == "troyes":
        return {f"activated {card}" for card in ACTIVITIES} | {f"acted {event}" for event in EVENTS}
    return _wanted_of_tournay() if game == "tournay" else set()


def _wanted_of_tournay() -> set[str]:
    kinds = tournay.cards_for({}).kind
    buildings = [card for card, kind in zip(tournay.IDS, kinds, strict=True) if kind == BUILDING]
    return (
        {f"played {card}" for card in tournay.IDS}
        | {f"activated {card}" for card in buildings}
        | {f"{kind} {event}" for kind in ("event", "event_revealed") for event in tournay.EVENT_IDS}
    )
