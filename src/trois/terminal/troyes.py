"""Troyes in the terminal: players and districts, the city, activities, events, and the half-built action."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text as Ink

from trois import games
from trois.core.game import View
from trois.core.journal import Event
from trois.core.match import Match
from trois.games.troyes.cards import numbers
from trois.games.troyes.rules.rounds import wages
from trois.games.troyes.scoring import character_vp, merit
from trois.games.troyes.state import State
from trois.games.troyes.steps.counter import strength_of, strength_of_district
from trois.games.troyes.view import TroyesView
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import BUILDINGS, CHARACTERS, COLOURS
from trois.terminal import troyes_board as board
from trois.terminal import troyes_effect
from trois.terminal.drawing import Space, seat_name
from trois.terminal.screen import CHOICE, DIM
from trois.terminal.troyes_group import dice_chosen, outcome
from trois.terminal.troyes_seen import AREA, VP, cards_of, imagined, letter, seen_in
from trois.text import Text

EXTRA_ROUNDS: Final = 2
ABOUT_TARGET: Final = ("citizen", "dice", "amount")


class TroyesDrawing:
    def title(self, view: View, text: Text) -> str:
        seen = seen_in(view)
        name = text(f"{AREA}.title")
        if seen["over"]:
            return name
        if seen["round"] == 0:
            return f"{name} · {text(f'{AREA}.board.placing')}"
        return f"{name} · {text(f'{AREA}.board.round', round=seen['round'], rounds=seen['seats'] + EXTRA_ROUNDS)}"

    def board(self, view: View, names: list[str], text: Text, space: Space) -> list[RenderableType]:
        seen = seen_in(view)
        things: list[RenderableType] = [board.players_table(view, names, text), board.city(view, text)]
        if seen["round"]:
            things += [board.activities(view, text, space.is_low), board.events(view, text, space.is_low)]
        if seen["seat"] is not None:
            things += character_lines(view, seen["seat"], text)
            things += _own_cubes(seen, seen["seat"], text)
        if seen["trail"] and seen["question"] is None:
            things.append(_doing(seen, names, text))
        if seen["black"]:
            things.append(board.black_dice(seen, text))
        return things

    def sheet(self, view: View, seat: int, names: list[str], text: Text) -> RenderableType:
        """What one player has, in words; the table shows the rest."""
        lines: list[RenderableType] = [seat_name(seat, names)]
        lines += [Ink(line) for line in _goods(view, seat, text)]
        return Group(*lines, *character_lines(view, seat, text))

    def question(self, view: View, text: Text) -> str:
        question = seen_in(view)["question"]
        if question is None:
            return ""
        kind = str(question["kind"])
        return text(f"{AREA}.question.{kind}", **_places(view, kind, question.get("most"), text)).strip()

    def effect(self, view: View, kind: str, words: dict[str, str], events: list[Event], text: Text) -> Ink:
        return troyes_effect.effect(view, kind, words, events, text)

    def price(self, kind: str, events: list[Event]) -> int:  # noqa: ARG002
        """Choices stay in the order of the vocabulary: by kind, dice from low to high."""
        return 0

    def legend(self, text: Text) -> str:
        return text(f"{AREA}.board.legend", **{colour: letter(colour, text).plain for colour in COLOURS})

    def glossary(self, view: View, text: Text) -> list[RenderableType]:
        """The activities that lie open, the events, the viewer's characters."""
        seen = seen_in(view)
        cards = [str(activity["card"]) for activity in board.open_activities(seen)]
        cards += [event["event"] for event in seen["queue"]]
        if seen["seat"] is not None:
            cards += seen["players"][seen["seat"]]["characters"] or []
        return [f"{text.word(AREA, card)}: {explanation(view, card, text)}" for card in cards]

    def feats(self, match: Match, seat: int) -> list[str]:  # noqa: ARG002
        return []


def explanation(view: View, card: str, text: Text) -> str:
    """What a card does, with its printed numbers."""
    return text(f"{AREA}.explain.{card}", **numbers(cards_of(view), card, seen_in(view)["seats"]))


# Questions


def _places(view: View, kind: str, most: object, text: Text) -> dict[str, object]:
    state = imagined(view)
    if kind in ABOUT_TARGET:
        return {"target": _target(state, text), "most": most, "group": _so_far(state, text)}
    if kind in ("counter", "fight", "also"):
        return _attack(state, kind)
    return {"n": most}


def _target(state: State, text: Text) -> str:
    """The action that is being built."""
    action = state.trail[0]
    words = VOCABULARY.words(action)
    for name in words.values():
        return text.word(AREA, name)
    return text(f"{AREA}.action.{VOCABULARY.kind(action)}")


def _so_far(state: State, text: Text) -> str:
    if not state.group:
        return f"(÷{state.need})" if state.need else ""
    return f"({dice_chosen(state, text)}: {outcome(state)})"


def _attack(state: State, kind: str) -> dict[str, object]:
    black = state.black[-1]
    if kind == "counter":
        return {"black": black, "strength": strength_of_district(state, state.seat)}
    strength = strength_of(state.trail)
    also = [VOCABULARY.args(action)[0] + 1 for action in state.trail if VOCABULARY.kind(action) == "also"]
    return {"black": black, "strength": strength, "n": strength - black - sum(also)}


# What a player has


def character_lines(view: View, seat: int, text: Text) -> list[RenderableType]:
    """Hugues de Payns: influence 5/10/15 → 1/3/6★; now 7 = 1★."""
    characters = seen_in(view)["players"][seat]["characters"] or []
    return [_character(view, seat, character, text) for character in characters]


def _character(view: View, seat: int, character: str, text: Text) -> Ink:
    state, number = imagined(view), CHARACTERS.index(character)
    steps, vp = _steps(view, character)
    places = {
        "character": text.word(AREA, character),
        "counts": text.word(AREA, character, "counts"),
        "steps": "/".join(str(step) for step in steps),
        "vp": "/".join(str(points) for points in vp),
        "now": f"{merit(state, seat, number)} = {character_vp(state, seat, number)}{VP}",
    }
    return Ink(text(f"{AREA}.board.character", **places), CHOICE)


def _steps(view: View, character: str) -> tuple[list[int], list[int]]:
    cards, number = cards_of(view), CHARACTERS.index(character)
    steps = cards.character_from_two if seen_in(view)["seats"] == 2 else cards.character_from
    return steps[number], cards.character_vp[number]


def _own_cubes(seen: TroyesView, seat: int, text: Text) -> list[RenderableType]:
    cubes = _cubes(seen, seat, text)
    return [Ink(text(f"{AREA}.board.cubes", cubes=cubes), CHOICE)] if cubes else []


def _cubes(seen: TroyesView, seat: int, text: Text) -> str:
    cubes = seen["players"][seat]["cubes"].items()
    return ", ".join(f"{count} {text.word(AREA, modifier)}" for modifier, count in cubes if count)


def _doing(seen: TroyesView, names: list[str], text: Text) -> Ink:
    """What another player is about to do."""
    game = games.get(AREA)
    trail = ", ".join(text.action(game, VOCABULARY.parse(action)) for action in seen["trail"])
    return Ink(text(f"{AREA}.board.doing", name=names[seen["turn"]], trail=trail), DIM)


def _goods(view: View, seat: int, text: Text) -> list[str]:
    seen, state = seen_in(view), imagined(view)
    player = seen["players"][seat]
    none = text(f"{AREA}.board.none")
    cards = [a["card"] for a in board.open_activities(seen) if seat in [*a["spaces"], *a["picture"]]]
    counts = [(building, seen["buildings"][building].count(seat)) for building in BUILDINGS]
    standing = ", ".join(f"{text.word(AREA, building)} {count}" for building, count in counts)
    supplies = {"supply": player["supply"], "general": player["general"], "wages": wages(state, seat)}
    cubes = sum(level.count(seat) for level in seen["cathedral"])
    tradesmen = ", ".join(text.word(AREA, str(card)) for card in cards)
    taken = ", ".join(text.word(AREA, event) for event in player["events"])
    return [
        text(f"{AREA}.board.standing", buildings=standing, **supplies),
        text(f"{AREA}.board.tradesmen", cards=tradesmen or none),
        text(f"{AREA}.board.in-cathedral", n=cubes),
        text(f"{AREA}.board.stock", cubes=_cubes(seen, seat, text) or none),
        text(f"{AREA}.board.taken", cards=taken or none),
    ]
