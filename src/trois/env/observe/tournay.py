"""Tournay as numbers, from what a seat sees. The viewer comes first, the others in turn order.

A card on an area is told by the seven bits of its number + 1 (0 = no card). Which covered card lies in which
area is left out, as nothing in the game asks for it.
"""

from collections import Counter
from typing import Any, Final

from trois.core.game import View
from trois.env.observe.sink import Sink
from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.tournay.rules.areas import WORDS as AREAS
from trois.games.tournay.vocabulary import VOCABULARY
from trois.games.tournay.words import COLOURS, OCCUPANTS, PILE_WORDS, QUESTIONS, WORKS

ASKED: Final = QUESTIONS[1:]
CARD_BITS: Final = [f"bit{bit}" for bit in range(7)]
DETAIL_BITS: Final = [f"bit{bit}" for bit in range(8)]
ON: Final = OCCUPANTS[1:]
WORK_SHOWN: Final = 3
MOST_COPIES: Final = 3
FACE: Final = {word: face + 1 for face, word in enumerate(IDS)}

Row = dict[str, Any]


def observe(view: View, out: Sink) -> None:
    seen = dict[str, Any](view)
    seats, viewer = seen["seats"], seen["seat"] or 0
    order = [(viewer + i) % seats for i in range(seats)]
    out.one_hot("expansion", ["replace", "mix"], seen["options"]["expansion"])
    out.flag("advanced", seen["options"]["advanced"])
    out.number("round", seen["round"], 0, 60)
    out.flag("last-round", seen["last_round"])
    out.flag("played", seen["played"])
    out.one_of("first", seats, order.index(seen["first"]))
    out.one_of("active", seats, order.index(seen["active"]))
    _question(seen, viewer, out)
    out.numbers("supply", COLOURS, seen["supply"].values(), 0, 8)
    for place, entry in enumerate(seen["queue"], 1):
        out.one_hot(f"event{place}", EVENT_IDS, entry and entry["event"])
        out.number(f"event{place}.coins", entry["coins"] if entry else 0, 0, 12)
    out.number("event-pile", seen["event_pile"], 0, len(EVENT_IDS))
    for word in PILE_WORDS:
        _pile(f"pile.{word}", seen["piles"][word], out)
    _known_cards(seen, out)
    out.counts("looked", IDS, (card for card in seen["looked"] if card in FACE), 2)
    out.counts("hand", IDS, seen["players"][viewer]["hand"] if seen["seat"] is not None else [], 4)
    for i, seat in enumerate(order):
        out.flag(f"seat{i}.pending", seat in seen["pending"])
        out.number(f"seat{i}.shield", seen["shields"][seat], 0, 3)
        _player(f"seat{i}", seen["players"][seat], seat == seen["seat"], out)


def _question(seen: Row, viewer: int, out: Sink) -> None:
    """What is being done as the viewer sees it; `asked` = the viewer must answer."""
    out.flag("asked", seen["question"] is not None)
    doing = seen["doing"]
    out.one_hot("question", ASKED, doing["kind"])
    for name in ("a", "b", "c"):
        out.numbers(f"question.{name}", DETAIL_BITS, [doing[name] >> bit & 1 for bit in range(8)], 0, 1)
    work = seen["work"][::-1]
    out.number("work.entries", len(work), 0, 12)
    for i in range(WORK_SHOWN):
        out.one_hot(f"work{i}", WORKS, work[i][0] if i < len(work) else None)
    answer = seen["answers"][viewer] if seen["seat"] is not None else None
    out.counts("answer", VOCABULARY.texts, answer or [], 1)


def _pile(name: str, pile: Row, out: Sink) -> None:
    top = pile["cards"][0] if pile["cards"] else ""
    out.number(f"{name}.cards", len(pile["cards"]), 0, 20)
    out.numbers(f"{name}.top", CARD_BITS, _bits(top), 0, 1)
    out.flag(f"{name}.face-up", pile["face_up"])
    out.flag(f"{name}.crier", pile["crier"])


def _known_cards(seen: Row, out: Sink) -> None:
    """Cards anywhere in the piles that the viewer knows; a card belongs to one pile only."""
    cards = [card for word in PILE_WORDS for card in seen["piles"][word]["cards"]]
    out.counts("known", IDS, (card for card in cards if card in FACE), MOST_COPIES)


def _player(name: str, player: Row, is_viewer: bool, out: Sink) -> None:
    out.number(f"{name}.deniers", player["deniers"], 0, 60)
    out.numbers(f"{name}.standing", COLOURS, player["standing"].values(), 0, 11)
    out.numbers(f"{name}.lying", COLOURS, player["lying"].values(), 0, 11)
    out.counts(f"{name}.backs", PILE_WORDS, [] if is_viewer else [card.partition(".")[0] for card in player["hand"]], 4)
    out.number(f"{name}.hand", len(player["hand"]), 0, 8)
    out.flags(f"{name}.ramparts", EVENT_IDS, [event in player["ramparts"] for event in EVENT_IDS])
    out.flags(f"{name}.built", EVENT_IDS, [event in player["built"] for event in EVENT_IDS])
    _district(f"{name}.district", {row["area"]: row for row in player["district"]}, out)


def _district(name: str, stacks: dict[str, Row], out: Sink) -> None:
    for area in AREAS:
        stack = stacks.get(area)
        out.numbers(f"{name}.{area}.card", CARD_BITS, _bits(stack["cards"][-1] if stack else ""), 0, 1)
        out.one_hot(f"{name}.{area}.on", ON, stack["on"] if stack else None)
        out.number(f"{name}.{area}.covered", len(stack["cards"]) - 1 if stack else 0, 0, 4)
    shown = Counter(row["cards"][-1] for row in stacks.values())
    covered = Counter(card for row in stacks.values() for card in row["cards"][:-1])
    out.numbers(f"{name}.shown", IDS, [shown[card] for card in IDS], 0, MOST_COPIES)
    out.numbers(f"{name}.hidden", IDS, [covered[card] for card in IDS], 0, MOST_COPIES)


def _bits(card: str) -> list[int]:
    code = FACE.get(card, 0)
    return [code >> bit & 1 for bit in range(7)]
