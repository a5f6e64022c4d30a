"""Random games of every game, told in full; as a program, with whatever `trois` its Python has."""

import json
import sys

import trois
from trois.core.chance import Chance

GAMES_EACH = 20


def told() -> list[str]:
    """Records, positions, events and views as JSON, from random seats, options and decisions."""
    return [json.dumps(_played(name, seed)) for name in trois.games.names() for seed in range(GAMES_EACH)]


def _played(name: str, seed: int) -> list[object]:
    match, picker = _begun(name, seed)
    views: list[object] = []
    while match.pending:
        seat = match.pending[picker.below(len(match.pending))]
        actions = match.legal(seat)
        views.append(match.view(seat))
        match.push(seat, actions[picker.below(len(actions))])
    return [match.record(), match.position(), match.events(None), views]


def _begun(name: str, seed: int) -> tuple[trois.Match, Chance]:
    rules = trois.games.get(name)
    picker = Chance(seed)
    seats = rules.fewest_seats + picker.below(rules.most_seats - rules.fewest_seats + 1)
    options = {option.name: option.choices[picker.below(len(option.choices))] for option in rules.options}
    return trois.new(name, seats, seed, None, picker.below(2) == 0, **options), picker


if __name__ == "__main__":
    sys.stdout.write("\n".join(told()))
