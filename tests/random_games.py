"""Random games of every game, told in full; as a program, with whatever `trois` its Python has."""

import json
import sys
from itertools import product

import trois
from trois.core.chance import Chance
from trois.core.options import OptionValue

GAMES_EACH = 2


def told() -> list[str]:
    """Records, views, events and positions as JSON, over all options and from few to many seats."""
    return [
        json.dumps(_played(name, number, options)) for name in trois.games.names() for number, options in _kinds(name)
    ]


def _kinds(name: str) -> list[tuple[int, dict[str, OptionValue]]]:
    known = trois.games.get(name).options
    combinations = product(*(option.choices for option in known), range(GAMES_EACH))
    return [
        (n, {option.name: c for option, c in zip(known, chosen, strict=False)}) for n, chosen in enumerate(combinations)
    ]


def _played(name: str, number: int, options: dict[str, OptionValue]) -> list[object]:
    rules = trois.games.get(name)
    seats = rules.fewest_seats + number % (rules.most_seats - rules.fewest_seats + 1)
    match = trois.new(name, seats=seats, seed=number, cards=None, auto=number % 2 == 0, **options)
    picker = Chance(number)
    views: list[object] = []
    while match.pending:
        seat = match.pending[picker.below(len(match.pending))]
        actions = match.legal(seat)
        views.append(match.view(seat))
        match.push(seat, actions[picker.below(len(actions))])
    return [match.record(), match.position(), match.events(None), views]


if __name__ == "__main__":
    sys.stdout.write("\n".join(told()))
