"""Small shapes as SVG strings, and the pen: what can be chosen, the words, the players."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from trois.draw import explaining
from trois.draw.marks import Marks
from trois.draw.palette import PLAYERS, SHAPES
from trois.draw.signs.symbols import symbol_id
from trois.text import Text
from trois.text.model import Card, Chip
from trois.text.voice import Voice

WIDTH: Final = 360
"""Boards are as wide as a phone: 12 units of text stay readable there."""
KEPT: Final = 1 << 14
"""Shapes and phrases that come again and again are kept: most of a board stays as it was."""


@lru_cache(KEPT)
def safe(said: str) -> str:
    """Words as they may stand in an SVG; nearly all of a board have stood there before."""
    return escape(said)


def tag(name: str, content: str, **attributes: str) -> str:
    """An element; attributes are escaped, `_` in their names is written `-`."""
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{content}</{name}>"


class Box(NamedTuple):
    """Left, top, width and height."""

    x: float
    y: float
    w: float
    h: float


@lru_cache(KEPT)
def rect(x: float, y: float, width: float, height: float, look: str, radius: float = 4) -> str:
    return f'<rect class="{look}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"/>'


@lru_cache(KEPT)
def circle(x: float, y: float, radius: float, look: str) -> str:
    return f'<circle class="{look}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def path(look: str, steps: str) -> str:
    return f'<path class="{look}" d="{steps}"/>'


def chosen_tick(x: float, y: float, radius: float) -> str:
    """A disc with a tick: this one."""
    d = radius / 2
    tick = f"M{x - d:g} {y:g}l{d * 0.7:g} {d * 0.85:g}l{d * 1.25:g} {-d * 1.55:g}"
    return circle(x, y, radius, "chosen-disc") + path("chosen-tick", tick)


@lru_cache(KEPT)
def use(name: str, x: float, y: float, size: float, look: str = "plain") -> str:
    """A symbol with its middle at x, y."""
    half = size / 2
    return f'<use href="#{symbol_id(name)}" class="{look}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"/>'


def words(x: float, y: float, content: object, look: str = "", size: float = 0) -> str:
    """Text with its baseline at y, in a size of its own if one is given."""
    sized = f'font-size="{size:g}" ' if size else ""
    return f'<text {sized}class="{look}" x="{x:g}" y="{y:g}">{safe(str(content))}</text>'


def named(content: str, label: str, piece: str = "") -> str:
    """A piece with its name for screen readers; `piece` is what `Pen.piece` says of one that can move."""
    return f'<g role="img" aria-label="{safe(label)}"{piece}>{content}</g>'


def lying(content: str, x: float, y: float) -> str:
    """A piece that lies on its side, around its middle."""
    return f'<g transform="rotate(90 {x:g} {y:g})">{content}</g>'


@lru_cache(KEPT)
def _explanation(language: str, key: str) -> str:
    """What the catalogue tells of something; empty where it tells nothing."""
    text = Text(language)
    return text.get(key)


@lru_cache(KEPT)
def phrase(language: str, key: str, *args: tuple[str, object]) -> str:
    return Text(language)(f"draw.{key}", **dict(args))


class Pen:
    """Draws one view: knows what can be chosen, the words of the language and the players."""

    def __init__(self, voice: Voice, choices: Mapping[int, str], marks: Marks | None = None) -> None:
        self.voice = voice
        self.marks = marks or Marks()
        self.game = voice.game.name
        self.text = voice.text
        self.names = voice.names
        self.choices = choices
        self.area = voice.area
        vocabulary = voice.game.vocabulary
        self._open = {(vocabulary.kind(a), *vocabulary.args(a)): a for a in choices if 0 <= a < len(vocabulary)}
        self._drawn: dict[tuple[str | int, ...], int] = {}
        self._part: set[int] = set()

    def take_actions(self) -> frozenset[int]:
        """The actions drawn since the last call."""
        actions = frozenset(self._part)
        self._part = set()
        return actions

    def can(self, kind: str, *args: int) -> bool:
        """The action can be chosen and has not been drawn yet."""
        return (kind, *args) in self._open

    def tag(self, kind: str, *args: int) -> Sequence[Chip]:
        """What stands in the corner of an action that can be chosen; nothing where that has none."""
        return self.marks.tags.get(self._open.get((kind, *args), -1), ())

    def choice(self, content: str, halo: str, kind: str, *args: int) -> str:
        """The content, as something to choose if the action is open. Every action is drawn once."""
        action = self._open.pop((kind, *args), None)
        if action is None:
            return content
        self._drawn[kind, *args] = action
        self._part.add(action)
        label = safe(self.choices[action])
        return (
            f'<a class="choice" role="button" tabindex="0" href="#action-{action}" data-action="{action}"'
            f'{self.marks.of_choice(action)} aria-label="{label}">{content}{halo}</a>'
        )

    def cell(self, content: str, x: float, y: float, width: float, height: float, kind: str, *args: int) -> str:
        """A choice with a rectangle around it."""
        return self.choice(content, rect(x, y, width, height, "halo", 6), kind, *args)

    def spot(self, content: str, x: float, y: float, size: float, kind: str, *args: int) -> str:
        """A choice with a square around its middle."""
        return self.cell(content, x - size / 2, y - size / 2, size, size, kind, *args)

    def is_lit(self, kind: str, *args: int) -> bool:
        """The action can be chosen, whether it has been drawn or not."""
        return (kind, *args) in self._open or (kind, *args) in self._drawn

    def one_of_several(self, content: str, box: tuple[float, float, float, float], kind: str, *args: int) -> str:
        """A choice in a box; what is like one drawn before is its twin, and a click on it is one more."""
        if self.can(kind, *args):
            return self.cell(content, *box, kind, *args)
        twin = self._drawn.get((kind, *args))
        if twin is None:
            return content
        like = f' data-twin="{twin}"{self.marks.of_twin(twin)}'
        return f'<g class="choice"{like}>{content}{rect(*box, "halo", 6)}</g>'

    def piece(self, name: str) -> str:
        """The attributes of a piece, by which pages move it."""
        return f' data-piece="{safe(name)}"{self.marks.of_thing(f"piece:{name}")}'

    def id(self, name: str) -> str:
        """A name inside a drawing, for what refers to it."""
        return f"{name}{self.marks.ending}"

    def say(self, key: str, **args: object) -> str:
        """A text of the catalogue `draw`."""
        return phrase(self.text.language, key, *args.items())

    def word(self, word: str) -> str:
        return self.text.word(self.game, word)

    def letter(self, colour: str) -> str:
        """The letter of a district in the reader's language."""
        return self.say(f"letter.{colour}")

    def name(self, word: str) -> str:
        """A word of the game with a capital, as on a sign."""
        said = self.word(word)
        return said[:1].upper() + said[1:]

    def explain(self, content: str, key: str, title: str) -> str:
        """Mark what has an explanation; the catalogue's own text is the title where it has one."""
        full = f"{self.area}.{key}"
        return self.explained(content, self.title(title, full), full)

    def title(self, name: str, key: str) -> str:
        """A name with the explanation of this key, where there is one."""
        does = _explanation(self.text.language, key)
        return self.text.titled(name, does) if does else name

    def explain_card(self, content: str, card: Card, why_not: str = "") -> str:
        """Mark what shows a card: its name, what it does, which of its numbers are reconstructed, and why it cannot be
        chosen where somebody may try; a click says that, too.
        """
        lines = [explaining.title(card, self.text.language), *filter(None, [why_not])]
        told = self.explained(content, "\n".join(lines), card.id)
        return f'<g data-dead="">{told}</g>' if why_not else told

    def explained(self, content: str, title: str, key: str) -> str:
        """A part of a board with an explanation, on hover as a title and by key for the page."""
        by = self.marks.of_thing(f"card:{key}")
        return f'<g data-explain="{safe(key)}"{by}><title>{safe(title)}</title>{content}</g>'

    def player(self, seat: int) -> str:
        """A player's name, or the colour."""
        return self.names[seat] if seat < len(self.names) else self.say(f"player.{PLAYERS[seat]}")

    def owner(self, owner: int | str | None) -> str:
        """The name of a piece's owner: a player, or the neutral one."""
        return self.player(owner) if isinstance(owner, int) else self.say("player.grey")

    def badge(self, seat: int, x: float, y: float, size: float = 18) -> str:
        """A player's shape with the initial."""
        initial = words(x, y + 4.5, self.player(seat)[:1].upper(), "c b on") if size > 20 else ""
        return f'<g class="{PLAYERS[seat]}">{use(SHAPES[seat], x, y, size, PLAYERS[seat])}{initial}</g>'

    def without_choices(self) -> "Pen":
        """A pen for what nobody can choose from."""
        return Pen(self.voice, {}, self.marks)


class Part:
    """A section of a board: its name, its title, and the SVG; `actions` are the choices drawn in it.

    On a whole board it stands at x, y.
    """

    def __init__(
        self, name: str, title: str, height: float, body: str, actions: frozenset[int],
        width: float = WIDTH, x: float = 0, y: float = 0,
    ) -> None:  # fmt: skip
        self.name = name
        self.title = title
        self.width = width
        self.height = height
        self.body = body
        self.actions = actions
        self.x = x
        self.y = y

    @property
    def safe_title(self) -> str:
        return safe(self.title)

    @property
    def svg(self) -> str:
        return (
            f'<svg class="board" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'role="group" aria-label="{self.safe_title}" data-part="{safe(self.name)}">{self.body}</svg>'
        )

    @property
    def placed(self) -> str:
        """The part at its place on a whole board."""
        return self.around(self.body)

    def around(self, piece: str) -> str:
        """A piece of the part at its place on a whole board."""
        return (
            f'<svg x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{self.height:g}" '
            f'viewBox="0 0 {self.width:g} {self.height:g}" overflow="visible" role="group" '
            f'aria-label="{self.safe_title}" data-part="{safe(self.name)}">{piece}</svg>'
        )

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.title!r})"
