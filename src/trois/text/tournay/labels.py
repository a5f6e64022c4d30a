"""Short names of Tournay's choices under the heading of their group, with signs; their groups and colours."""

from collections.abc import Mapping
from typing import Final

from trois.core.game import AnyGame
from trois.games.tournay.cards import EVENT_IDS, IDS, cards_for
from trois.games.tournay.view import TournayView
from trois.text import Text
from trois.text.tournay.places import card_name, damaged_seat, free_place, stack_at
from trois.text.tournay.signs import AREA, colour_of, word
from trois.text.voice import capital

GROUPS: Final[Mapping[str, str]] = {"gather": "earn", "look": "keep", "take": "keep"}
"""Kinds of choices that stand with others; the rest are groups of their own."""
SIGNS: Final = {"yellow": "coin", "white": "cross", "red": "shield"}


class Labels:
    """The short names in one view."""

    def __init__(self, game: AnyGame, seen: TournayView, text: Text) -> None:
        self.game, self.seen, self.text = game, seen, text

    def label(self, action: int) -> str:
        """Empty where the name itself is short enough."""
        kind, words = self.game.vocabulary.kind(action), self.game.vocabulary.words(action)
        if kind in ("play", "keep", "discard"):
            return word(words["card"], self.text)
        if kind in ("activate", "damage"):
            return self._card_on(words["area"], self._whose(kind))
        if kind == "draw":
            return self._pile(words["pile"])
        if kind == "earn":
            return f"{words['citizens']} [citizen-{words['colour']}]"
        if kind == "recruit":
            return f"1 [citizen-{words['colour']}]"
        if kind == "place":
            return self._place(words["area"])
        return self._event(words["place"]) if kind == "combat" else ""

    def about(self, action: int) -> str:
        """The card it is about: played, kept, activated or on top of its pile, or the event."""
        kind, words = self.game.vocabulary.kind(action), self.game.vocabulary.words(action)
        if kind in ("activate", "damage"):
            return self._top(words["area"], self._whose(kind))
        if kind == "draw":
            pile = self.seen["piles"][words["pile"]]
            return pile["cards"][0] if pile["face_up"] else ""
        if kind == "combat":
            queued = self.seen["queue"][int(words["place"]) - 1]
            return "" if queued is None else queued["event"]
        return words.get("card", "")

    def colour(self, action: int) -> str:
        """The colour of the card or of the citizens it is about."""
        words = self.game.vocabulary.words(action)
        if "colour" in words:
            return words["colour"]
        return self._colour(words.get("pile", self.about(action)))

    def _colour(self, name: str) -> str:
        if not name or name not in {*IDS, *EVENT_IDS, *self.seen["piles"]}:
            return ""
        return colour_of(name, cards_for(self.seen["card_changes"]))

    @property
    def _seat(self) -> int:
        return self.seen["seat"] or 0

    def _whose(self, kind: str) -> int:
        """In whose district it is: the viewer's, but for the one the Catapult aims at."""
        return damaged_seat(self.seen, self._seat) if kind == "damage" else self._seat

    def _top(self, area: str, seat: int) -> str:
        stack = stack_at(self.seen, seat, area)
        return "" if stack is None else stack["cards"][-1]

    def _card_on(self, area: str, seat: int) -> str:
        return card_name(self.seen, seat, area, self.text) if self._top(area, seat) else ""

    def _place(self, area: str) -> str:
        if self._top(area, self._seat):
            return ""
        return capital(self.text(f"{AREA}.label.free", **free_place(self.seen, self._seat, area)))

    def _pile(self, pile: str) -> str:
        """The open card, or that two are looked at; the sign tells the colour."""
        found = self.seen["piles"][pile]
        level = self.text.word(AREA, pile[-1], "level")
        name = word(found["cards"][0], self.text) if found["face_up"] else self.text(f"{AREA}.label.two", level=level)
        return f"[{SIGNS[pile[:-1]]}] {name}"

    def _event(self, place: str) -> str:
        queued = self.seen["queue"][int(place) - 1]
        return "" if queued is None else word(queued["event"], self.text)
