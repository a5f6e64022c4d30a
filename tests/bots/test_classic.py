"""The search of version 711d52f is the reference level: it must go on deciding as it did.

`classic_decisions.json` holds games that its experts played in Troyes and Troyes Dice with fixed seeds and a fixed
number of simulations, tree kept from question to question: every decision that left a choice, in order. The bot of
seat s has the seed 100 * (seed of the game) + s.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import trois
from trois import bots

GAMES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("classic_decisions.json").read_text(encoding="utf-8"))


def _name(game: dict[str, Any]) -> str:
    return f"{game['game']}-{game['seats']}-seats-{game['simulations']}-simulations"


@pytest.mark.parametrize("game", GAMES, ids=_name)
def test_the_classic_level_decides_as_it_always_did(game: dict[str, Any]) -> None:
    match = trois.new(game["game"], game["seats"], seed=game["seed"], auto=True, **game["options"])
    players = [bots.make("classic", game["game"], seed=100 * game["seed"] + seat) for seat in range(match.seats)]
    clock = bots.Clock(simulations=game["simulations"])
    for number, (seat, text) in enumerate(game["decisions"]):
        assert match.pending[0] == seat
        action = players[seat].choose(match.view(seat), match.legal(seat), clock)
        assert (number, match.game.vocabulary.text(action)) == (number, text)
        match.push(seat, action)


def test_there_are_some_hundred_decisions_of_both_games() -> None:
    counts = {name: sum(len(g["decisions"]) for g in GAMES if g["game"] == name) for name in ("troyes", "troyes-dice")}
    assert counts == {"troyes": 319, "troyes-dice": 168}
