"""Banquets and Raids: tabs under their plazas that show in signs what they change."""

from trois.draw.shapes import Pen, named, path, rect, words
from trois.draw.signs import sign, text_width
from trois.games.troyes_dice.cards import Cards


def _banquet(number: int, cards: Cards, pen: Pen) -> list[str]:
    return [
        [],
        ["[crown]", f"±{cards.tile_steps}"],
        [str(cards.tile_colour_wisdom), "[book]"],
        [pen.say("dice.free")],
        ["+", "[citizen-red]", "[citizen-yellow]"],
        ["[crown]", "[fortune]", "[book]"],
        [f"+{cards.tile_dice}", "[die-three]"],
        [f"+{cards.tile_citizens}", "[citizen]"],
        ["[black-die]", "✓"],
    ][number]


def _raid(number: int, cards: Cards) -> list[str]:
    return [
        [],
        ["!crown", "±"],
        ["!book"],
        [f"−{cards.tile_fortune}", "[fortune]"],
        [f"−{cards.tile_influence}", "[crown]"],
        [f"−{cards.tile_wisdom}", "[book]"],
        ["!prestige"],
        ["[die-three]", "→0"],
        ["[black-die]", "!"],
    ][number]


def tab(tile: int, x: float, top: float, size: float, cards: Cards, pen: Pen, glides: bool) -> str:
    """A tab around x: a goblet on paper, or a torch on stone with a saw's edge; nothing without a tile."""
    if not tile:
        return ""
    number, is_raid = abs(tile), tile < 0
    tokens = _raid(number, cards) if is_raid else _banquet(number, cards, pen)
    content, wide = _row(tokens, size, "b on-raid" if is_raid else "b")
    w, h = wide + size * 1.5 + 10, size * 1.85
    left = x - w / 2
    plate = path("tab-raid", _saw(left, top, w, h)) if is_raid else rect(left, top, w, h, "tab-banquet", 6)
    lead = sign("torch" if is_raid else "goblet", left + 3, top + h / 2 - size * 0.75, size * 1.5)
    inside = f'<g transform="translate({left + size * 1.5 + 5:g} {top + h / 2:g})">{content}</g>'
    card = pen.voice.card(f"{'raid' if is_raid else 'banquet'}.{number}")
    return pen.explain_card(
        named(plate + lead + inside, card.name, pen.piece(f"tile-{number}") if glides else ""), card
    )


def _saw(left: float, top: float, w: float, h: float) -> str:
    teeth = "".join(f"l{w / 16:g} -4l{w / 16:g} 4" for _ in range(8))
    return f"M{left:g} {top:g}{teeth}V{top + h:g}H{left:g}Z"


def _row(tokens: list[str], size: float, look: str) -> tuple[str, float]:
    """Signs and words side by side around a middle line, and how wide they are; `!crown` is a crown struck out."""
    body, x, wide = "", 0.0, size + 3
    for token in tokens:
        if token[0] == "[" or (token[0] == "!" and len(token) > 1):
            body += sign(token.strip("[]!"), x, -wide / 2, wide)
            body += path("tab-strike", f"M{x:g} {wide / 2:g}l{wide:g} {-wide:g}") if token[0] == "!" else ""
            x += wide + 2
        else:
            body += words(x, size * 0.36, token, look, size)
            x += text_width(token, size, bold=True) + 2
    return body, x
