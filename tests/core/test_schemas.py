"""The JSON Schemas in the documentation describe the records and positions that matches give."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

import trois
from trois.core.chance import Chance

SCHEMAS = Path(__file__).parents[2] / "docs/schema"
jsonschema: Any = importlib.import_module("jsonschema")


def checker(name: str) -> Any:
    schema = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("game", trois.games.names())
def test_records_and_positions_are_as_the_schemas_say(game: str) -> None:
    records, positions = checker("record"), checker(f"position-{game}")
    for seed in range(6):
        options = {option.name: option.choices[seed % len(option.choices)] for option in trois.games.get(game).options}
        if seed % 2 == 0:
            options = {}
        match, chooser = trois.new(game, 2 + seed % 3, seed, auto=False, **options), Chance(seed)  # type: ignore[arg-type]
        while match.pending:
            if match.made % 40 == 0:
                positions.validate(match.position())
                records.validate(match.record())
            seat = match.pending[chooser.below(len(match.pending))]
            legal = match.legal(seat)
            match.push(seat, legal[chooser.below(len(legal))])
        positions.validate(match.position())
        records.validate(json.loads(json.dumps(match.record())))


def test_what_is_altered_is_told() -> None:
    match = trois.new("troyes", 2, 1)
    record, position = match.record(), match.position()
    assert checker("record").is_valid(record)
    assert not checker("record").is_valid({**record, "seats": "two"})
    assert not checker("record").is_valid({name: value for name, value in record.items() if name != "chance"})
    assert not checker("position-troyes").is_valid({**position, "secret": 1})
    assert not checker("position-troyes").is_valid({**position, "round": "1"})
