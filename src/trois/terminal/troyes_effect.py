"""What a choice of Troyes costs and brings, beside its phrase in the list."""

from rich.text import Text as Ink

from trois.core.game import View
from trois.core.journal import Event
from trois.games.troyes.cards import Cards, numbers
from trois.games.troyes.rules.influence import TURN_COST
from trois.games.troyes.rules.rounds import PASS_MONEY
from trois.games.troyes.steps.counter import STRENGTH, strength_of
from trois.games.troyes.view import TroyesView
from trois.games.troyes.words import ACTIVITIES, BUILDINGS, COLOURS, EVENTS, MODIFIER_OF_CARD
from trois.terminal.screen import BAD, DIM, GOOD
from trois.terminal.troyes_group import die_number, outcome
from trois.terminal.troyes_seen import (
    AREA,
    CUBE,
    DENIER,
    EXPELLED,
    INFLUENCE,
    SIGNS,
    VP,
    cards_of,
    has_tradesman,
    imagined,
    letter,
    mark,
    seen_in,
)
from trois.text import Text


def effect(view: View, kind: str, words: dict[str, str], events: list[Event], text: Text) -> Ink:
    parts = [_known(view, kind, words, bool(events), text), *_certain(seen_in(view), events, text)]
    return Ink(" ").join(part for part in parts if part)


# What the table tells


def _known(view: View, kind: str, words: dict[str, str], is_carried_out: bool, text: Text) -> Ink:
    if kind in ("fight", "turn", "take", "done", "modify"):
        return _of_dice(view, kind, words, is_carried_out, text)
    return _of_cards(view, kind, words, text)


def _of_dice(view: View, kind: str, words: dict[str, str], is_carried_out: bool, text: Text) -> Ink:
    if kind == "fight":
        return _fight(view, words)
    if kind == "turn":
        return _turn(seen_in(view), words)
    if kind == "modify":
        short = text(f"{AREA}.short.{words['modifier']}", **numbers(cards_of(view), words["modifier"]))
        return Ink(short.removeprefix(f"{CUBE} "), DIM)
    return Ink() if is_carried_out else _group(view, kind, words)


def _of_cards(view: View, kind: str, words: dict[str, str], text: Text) -> Ink:
    seen, cards = seen_in(view), cards_of(view)
    match kind:
        case "settle":
            return _settle(cards, words["building"], text)
        case "activate":
            return _activate(seen, cards, words["activity"])
        case "leave":
            return _leave(seen, cards, words["activity"])
        case "combat":
            return _combat(cards, words["event"], text)
        case "cathedral":
            return Ink.assemble(letter("white", text), (f" +{cards.cathedral_vp}{VP}", GOOD))
        case "place":
            return letter(COLOURS[BUILDINGS.index(words["building"])], text)
        case "agriculture":
            return Ink.assemble(letter("yellow", text), (f" ÷{cards.agriculture_divisor} {DENIER}", DIM))
        case "pass":
            return Ink(f"+{PASS_MONEY}{DENIER}", GOOD)
    return Ink()


def _settle(cards: Cards, building: str, text: Text) -> Ink:
    """The colour of the citizen's die and its wages."""
    number = BUILDINGS.index(building)
    colour = letter(COLOURS[number], text)
    wages = cards.wages[number]
    return Ink.assemble(colour, (f" −{wages}{DENIER}", DIM)) if wages else colour


def _activate(seen: TroyesView, cards: Cards, card: str) -> Ink:
    number = ACTIVITIES.index(card)
    divisor = Ink(f"÷{cards.divisor[number]}", DIM)
    activity = next(activity for activity in seen["activities"] if activity["card"] == card)
    if has_tradesman(activity, seen["seat"]):
        return divisor
    return Ink.assemble(divisor, (f" −{cards.hire[number]}{DENIER}", BAD))


def _combat(cards: Cards, event: str, text: Text) -> Ink:
    number = EVENTS.index(event)
    first, second = cards.event_vp[number]
    colour = letter(COLOURS[cards.event_colour[number]], text)
    return Ink.assemble(colour, (f" ÷{cards.event_divisor[number]} {first}/{second}{VP}", DIM))


def _turn(seen: TroyesView, words: dict[str, str]) -> Ink:
    """The first die is paid for all three."""
    result = Ink(f"→ {7 - int(words['value'])}")
    if not seen["trail"]:
        result.append(f" −{TURN_COST}{INFLUENCE}", BAD)
    return result


def _leave(seen: TroyesView, cards: Cards, card: str) -> Ink:
    """The VP of the space that is left."""
    activity = next(activity for activity in seen["activities"] if activity["card"] == card)
    if seen["seat"] not in activity["spaces"]:
        return Ink()
    vp = cards.post_vp[ACTIVITIES.index(card)][activity["spaces"].index(seen["seat"])]
    return Ink(f"(−{vp}{VP})", BAD)


def _fight(view: View, words: dict[str, str]) -> Ink:
    """The strength with this die, beside what it must reach."""
    state = imagined(view)
    kind = COLOURS.index(words["colour"]) * 6 + int(words["value"]) - 1
    strength = strength_of(state.trail) + STRENGTH[kind]
    return Ink(f"{strength}/{state.black[-1]}", GOOD if strength >= state.black[-1] else DIM)


def _group(view: View, kind: str, words: dict[str, str]) -> Ink:
    """The total and the price with this die; what is carried out at once tells them by itself."""
    question = seen_in(view)["question"]
    if question is None or question["kind"] != "dice":
        return Ink()
    state = imagined(view)
    if kind == "take":
        state.group.append(die_number(words))
    return outcome(state)


# What the preview tells


def _certain(seen: TroyesView, events: list[Event], text: Text) -> list[Ink]:
    """Own payments and gains added up, then what happens to others and to cards."""
    own: dict[tuple[str, str], int] = {}
    others: list[Ink] = []
    for event in events:
        if event[0] in ("paid", "gained", "lost") and event[1] == seen["seat"]:
            key = (str(event[0]), str(event[2]))
            own[key] = own.get(key, 0) + int(event[3])
        else:
            others.append(_other(event, text))
    return [*(_own(kind, what, amount) for (kind, what), amount in own.items()), *others]


def _own(kind: str, what: str, amount: int) -> Ink:
    sign, style = ("+", GOOD) if kind == "gained" else ("−", BAD)
    return Ink(f"{sign}{amount}{SIGNS[what]}", style)


def _other(event: Event, text: Text) -> Ink:
    match event:
        case ("gained", int(seat), "vp", amount, _, _):
            return Ink.assemble(mark(seat), (f"+{amount}{VP}", BAD))
        case ("expelled", int(seat), building, _):
            owner = mark(seat if seat >= 0 else "grey")
            return Ink.assemble((EXPELLED, DIM), owner, (f" {text.word(AREA, str(building))}", DIM))
        case ("countered", _, event_card):
            return Ink(f"✓ {text.word(AREA, str(event_card))}", GOOD)
        case ("activated", _, activity, times) if MODIFIER_OF_CARD[ACTIVITIES.index(str(activity))]:
            return Ink(f"+{times}{CUBE}", GOOD)
    return Ink()
