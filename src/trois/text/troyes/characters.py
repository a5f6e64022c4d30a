"""The secret characters of a seat, one line each."""

from trois.games.troyes.scoring import character_vp, merit
from trois.games.troyes.words import CHARACTERS
from trois.text import Text
from trois.text.troyes.cards import character_steps
from trois.text.troyes.seen import AREA, Sight


def characters_of(sight: Sight, seat: int) -> list[str]:
    """Those that the viewer may know."""
    return list(sight.seen["players"][seat]["characters"] or [])


def character_line(sight: Sight, seat: int, character: str, text: Text) -> str:
    """Hugues de Payns: influence 5/10/15 → 1/3/6★; now 7 = 1★."""
    number = CHARACTERS.index(character)
    steps, vp = character_steps(sight.cards, character, sight.seen["seats"])
    places = {
        "character": text.word(AREA, character),
        "counts": text.word(AREA, character, "counts"),
        "steps": "/".join(str(step) for step in steps),
        "vp": "/".join(str(points) for points in vp),
        "now": f"{merit(sight.state, seat, number)} = {character_vp(sight.state, seat, number)}★",
    }
    return text(f"{AREA}.board.character", **places)
