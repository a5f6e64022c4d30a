"""Troyes Dice as numbers, from what a seat sees. The viewer's sheet comes first, the others' in turn order.

Wheel slots are counted from the cheapest plaza of this half-day on.
"""

from typing import Final

from trois.env.observe.sink import Sink
from trois.games.troyes_dice.rules.work import KINDS as WORK_KINDS
from trois.games.troyes_dice.view import DiceView, PlazaView, QuestionView, SheetView, SlotView
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, HALVES, NUMBERING_STAGES, NUMBERS, QUESTIONS, RESOURCES

ASKED: Final = [*QUESTIONS[1:], *NUMBERING_STAGES[1:]]
WORK: Final = ["citizens", "citizen-of-choice", "prestige", "administration", "others", "each", "resource"]
WORK_SHOWN: Final = 3
DAYS: Final = 8
SLOTS: Final = 9
PLAZAS: Final = 4
TILES: Final = [str(tile) for tile in range(1, 9)]
COSTS: Final = ["any", "influence", "fortune", "wisdom"]
MOST_COST: Final = 9

assert len(WORK) == WORK_KINDS


def observe(view: DiceView, out: Sink) -> None:
    seats, seat = view["seats"], view["seat"] or 0
    order = [(seat + i) % seats for i in range(seats)]
    out.one_hot("numbering", ["rolled", "expert"], str(view["options"]["numbering"]))
    out.flag("expansion", view["options"]["expansion"] is True)
    out.one_hot("stage", NUMBERING_STAGES, view["stage"])
    out.number("day", view["day"], 1, DAYS + 1)
    out.one_hot("half", HALVES, view["half"])
    out.numbers("numbers", NUMBERS, view["numbers"], 0, 6)
    _question(view["question"], out)
    first = view["day"] + 4 * HALVES.index(view["half"])
    for i in range(SLOTS):
        _slot(f"slot{i}", view["slots"][(first + i) % SLOTS], out)
    for i in range(PLAZAS):
        _plaza(f"plaza{i}", view["plazas"][i] if view["plazas"] else None, out)
    for i, other in enumerate(order):
        out.flag(f"seat{i}.pending", other in view["pending"])
        _sheet(f"seat{i}", view["sheets"][other], out)


def _question(asked: QuestionView | None, out: Sink) -> None:
    out.one_hot("question", ASKED, asked["kind"] if asked else None)
    out.one_of("question.plaza", PLAZAS, asked["plaza"] if asked else -1)
    mask = asked["asked"] if asked else 0
    out.numbers("question.mask", COLOURS, [mask >> bit & 1 for bit in range(3)], 0, 1)
    work = asked["work"] if asked else []
    out.number("work.entries", len(work), 0, 8)
    for i in range(WORK_SHOWN):
        entry = work[i] if i < len(work) else -1
        out.one_of(f"work{i}.kind", len(WORK), entry & 7 if entry >= 0 else -1)
        out.one_of(f"work{i}.colour", 3, entry >> 3 & 3 if entry >= 0 else -1)
        out.number(f"work{i}.amount", entry >> 5 & 127 if entry >= 0 else 0, 0, 8)


def _slot(name: str, slot: SlotView, out: Sink) -> None:
    out.one_hot(f"{name}.up", COLOURS, slot["faces"][slot["up"]])
    out.one_hot(f"{name}.down", COLOURS, slot["faces"][1 - slot["up"]])
    out.one_hot(f"{name}.tile", TILES, str(abs(slot["tile"])))
    out.flag(f"{name}.raid", slot["tile"] < 0)


def _plaza(name: str, plaza: PlazaView | None, out: Sink) -> None:
    """All 0 before the first roll."""
    out.one_hot(f"{name}.colour", COLOURS, plaza["colour"] if plaza else None)
    out.one_of(f"{name}.value", 7, plaza["value"] if plaza else -1)
    out.flag(f"{name}.black", plaza is not None and plaza["black"])
    out.flag(f"{name}.available", plaza is not None and plaza["available"])
    costs = [plaza["any"], plaza["influence"], plaza["fortune"], plaza["wisdom"]] if plaza else [0] * 4
    out.numbers(f"{name}.cost", COSTS, costs, 0, MOST_COST)


def _sheet(name: str, sheet: SheetView, out: Sink) -> None:
    out.numbers(f"{name}.circled", RESOURCES, sheet["circled"].values(), 0, 18)
    out.numbers(f"{name}.unspent", RESOURCES, sheet["unspent"].values(), 0, 18)
    out.numbers(f"{name}.citizens", COLOURS, sheet["citizens"].values(), 0, 20)
    for building in BUILDINGS:
        out.flags(f"{name}.built.{building}", NUMBERS, sheet["built"][building])
    for colour in COLOURS:
        out.flags(f"{name}.crossed.{colour}", NUMBERS, sheet["crossed"][colour])
    turns = [sheet["cathedrals"].index(n) + 1 if n in sheet["cathedrals"] else 0 for n in range(1, 7)]
    out.numbers(f"{name}.cathedral-turn", NUMBERS, turns, 0, 6)
