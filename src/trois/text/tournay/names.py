"""What a choice of Tournay is called: by cards, events and players, not by places."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from trois.core.game import AnyGame
from trois.games.tournay.view import TournayView
from trois.games.tournay.vocabulary import SOURCES
from trois.text import Text
from trois.text.chips import player_name
from trois.text.tournay.choices import covers
from trois.text.tournay.places import card_name, damaged_seat, free_place, stack_at
from trois.text.tournay.signs import AREA, word

_THINGS: Final = {
    "play": "card",
    "keep": "card",
    "discard": "card",
    "copy": "card",
    "draw": "pile",
    "activate": "area",
    "place": "area",
    "damage": "area",
    "recruit": "citizens",
    "colour": "citizens",
    "earn": "citizens",
}
"""What on the board a choice is about, told by its first word."""


def thing(game: AnyGame, seen: TournayView, action: int) -> str:
    kind = game.vocabulary.kind(action)
    first = next(iter(game.vocabulary.words(action).values()), "")
    if kind in _THINGS:
        return f"{_THINGS[kind]}:{first}"
    if kind in ("combat", "fire"):
        return "".join(f"event:{event}" for event in _events(seen, first)[:1])
    asked = seen["question"]
    return f"pile:{asked['pile']}" if kind in ("take", "look") and asked is not None and "pile" in asked else ""


class Names:
    """The names of choices in one view."""

    def __init__(self, game: AnyGame, seen: TournayView, text: Text, names: Sequence[str]) -> None:
        self.game = game
        self.seen = seen
        self.text = text
        self.names = names

    def name(self, action: int) -> str:
        """Without a capital; what the view has no thing for is said by the action's own text."""
        kind = self.game.vocabulary.kind(action)
        by_kind: dict[str, Callable[[str], str]] = {
            "activate": self._activate,
            "place": self._place,
            "combat": self._fight,
            "fire": self._fire,
            "damage": self._damage,
            "use": self._use,
            "take": self._take,
        }
        name = by_kind[kind](next(iter(self.game.vocabulary.words(action).values()), "")) if kind in by_kind else ""
        return name or self.text.action(self.game, action)

    def _say(self, key: str, **places: object) -> str:
        return self.text(f"{AREA}.choice.{key}", **places)

    @property
    def _seat(self) -> int:
        return self.seen["seat"] or 0

    def _on_area(self, key: str, seat: int, area: str) -> str:
        """What is done to the visible card of an area; nothing where none lies."""
        if stack_at(self.seen, seat, area) is None:
            return ""
        return self._say(key, card=card_name(self.seen, seat, area, self.text))

    def _activate(self, area: str) -> str:
        return self._on_area("activate", self._seat, area)

    def _damage(self, area: str) -> str:
        return self._on_area("damage", damaged_seat(self.seen), area)

    def _place(self, area: str) -> str:
        if stack_at(self.seen, self._seat, area) is None:
            return self._say("on-free", **free_place(self.seen, self._seat, area))
        return self._on_area("over" if covers(self.seen, area) else "instead", self._seat, area)

    def _fight(self, place: str) -> str:
        return self._events("fight", place)

    def _fire(self, places: str) -> str:
        return self._events("fire", places)

    def _events(self, key: str, places: str) -> str:
        names = [word(event, self.text) for event in _events(self.seen, places)]
        return self._say(key, events=self.text.listed(names)) if names else ""

    def _take(self, _: str) -> str:
        asked = self.seen["question"]
        if asked is None or "pile" not in asked:
            return ""
        return self._say("take", card=word(self.seen["piles"][str(asked["pile"])]["cards"][0], self.text))

    # Whose citizens

    def _use(self, mix: str) -> str:
        active, seats = self.seen["active"], self.seen["seats"]
        counts = Counter((active + SOURCES.index(source)) % seats for source in mix.split("+"))
        if len(counts) == 1:
            ((seat, n),) = counts.items()
            return (
                self._say("use-own", n=n) if seat == self._seat else self._say("use-of", n=n, name=self._player(seat))
            )
        return self._say("use", citizens=self.text.listed(self._part(seat, n) for seat, n in counts.items()))

    def _part(self, seat: int, n: int) -> str:
        return self._say("own-part", n=n) if seat == self._seat else self._say("part-of", n=n, name=self._player(seat))

    def _player(self, seat: int) -> str:
        return player_name(seat, self.text, self.names)


def _events(seen: TournayView, places: str) -> list[str]:
    """The events on places of the queue, such as `1+3`."""
    queued = [seen["queue"][int(place) - 1] for place in places.split("+")]
    return [event["event"] for event in queued if event is not None]
