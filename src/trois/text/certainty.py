"""How far a printed number can be trusted: told by a rulebook, reconstructed, or corrected by the owner of a box."""

from typing import Final

from trois.core.data import Json

SURE: Final = "sure"
RECONSTRUCTED: Final = "reconstructed"
CORRECTED: Final = "corrected"
_OWN_SOURCE: Final = "_source"
_NO_NUMBERS: Final = ("id", "name", "source", "note")
_PRINTED: Final = ("hire", "vp", "divisor", "flags", "cost", "pp", "effects", "circles", "faces")
"""What stands on a card and holds by the row's source; of the rest the rulebooks tell, or it tells its own source."""
_PARTS: Final = {"effects": ("value", "builder", "others")}
"""Numbers inside another one that may have their own sources."""


def card_rows(tree: dict[str, Json], where: str = "") -> dict[str, dict[str, Json]]:
    """Every table that tells a source, by its place: `board wages`, `activity artisan`."""
    rows: dict[str, dict[str, Json]] = {}
    for key, value in tree.items():
        place = f"{where}{key}"
        if isinstance(value, dict):
            rows.update({place: value} if "source" in value else card_rows(value, f"{place} "))
        elif isinstance(value, list):
            rows.update({f"{place} {row['id']}": row for row in value if isinstance(row, dict)})
    return rows


def numbers(row: dict[str, Json]) -> dict[str, Json]:
    """A row without its name and its sources."""
    return {key: row[key] for key in row if key not in _NO_NUMBERS and not key.endswith(_OWN_SOURCE)}


def sources(row: dict[str, Json]) -> dict[str, str]:
    """The numbers of a row that have a source of their own."""
    return {key.removesuffix(_OWN_SOURCE): str(row[key]) for key in row if key.endswith(_OWN_SOURCE)}


def certainty(row: dict[str, Json], printed: dict[str, Json]) -> dict[str, str]:
    """How far each number of a row can be trusted; `printed` is the row before the owner's corrections."""
    return {key: _certainty(key, row, printed) for key in numbers(row)}


def _certainty(key: str, row: dict[str, Json], printed: dict[str, Json]) -> str:
    if row[key] != printed[key]:
        return CORRECTED
    return RECONSTRUCTED if _is_reconstructed(key, row) else SURE


def _is_reconstructed(key: str, row: dict[str, Json]) -> bool:
    """A source may add a remark after a colon; what was deduced follows from rulebooks and is no guess."""
    own = sources(row)
    told = own.get(key, str(row["source"]) if key in _PRINTED else SURE)
    parts = [own[part] for part in _PARTS.get(key, ()) if part in own]
    return any(source.partition(":")[0] == RECONSTRUCTED for source in [told, *parts])
