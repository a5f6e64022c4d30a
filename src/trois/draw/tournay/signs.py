"""Effects as rows of small signs, without words: "+1 coin / lying citizen"."""

from functools import cache
from typing import Final, TypeAlias

from trois.draw.shapes import lying, path, rect, use, words
from trois.draw.tournay.lookup import ROMAN
from trois.games.tournay.rules import effects as e
from trois.games.tournay.rules.effects import Effect
from trois.games.tournay.words import ANY, CHARACTER, COLOURS, PRESTIGE

SIZE: Final = 17
_DIGIT: Final = 7.2

Sign: TypeAlias = tuple[str, str]
"""What to draw and how: ("text", "+2"), ("meeple", "red"), ..."""

_EFFECTS: Final[dict[int, str]] = {
    e.GAIN: "+{n} @coin",
    e.GAIN_PER: "+{n} @coin / {counter} {cap}",
    e.GAIN_BEST: "+{n} @coin / {best}",
    e.DRAW: "@hand + @card:{tone}:{level}",
    e.REVEAL_TAKE: "@hand +{n} @card:plain:{level}",
    e.RECRUIT: "{price} @coin @to @meeple:{tone}",
    e.STAND_UP: "{n}× @lying:plain @to @meeple:plain",
    e.COMBAT: "@swords:inky {kept}",
    e.FIRE_EVENTS: "≤{most} @bell",
    e.BUILD_RAMPARTS: "≤{most} @rampart @to {n} @coin",
    e.COPY: "= @house:{tone}",
    e.DAMAGE_OTHERS: "@broken",
    e.SHIELD: "@rampart",
    e.LEVY: "{n} @coin / @house",
    e.RICHEST_PAYS: "@influence @to {n} @coin",
    e.ON_ACTIVATE: "@meeple:{tone} @to +{n} @coin",
    e.ON_PLAY: "{kinds} @to +{n} @coin",
    e.ON_PLAY_COMBAT: "{kinds} @to @swords:inky {kept}",
    e.DISCOUNT: "@hand −{n} @coin",
    e.ON_GATHER: "@up @to +{n} @coin",
    e.EARN: "@meeple:{tone} @to {n} @coin",
    e.CHAIN: "@meeple:white @to @house:{tone}",
    e.EVERY_SECOND: "2 @meeple:red @to @swords:inky {kept}",
    e.SCORE: "@points:inked {builder}·{others} {per} {counter}",
    e.EACH_GAINS_PER: "+{n} @coin / {counter} {cap}",
    e.EACH_LOSES_PER: "−{n} @coin / {counter} {cap}",
    e.EACH_LOSES: "−{n} @coin",
    e.LEADER_GAINS: "@influence:{tone} @to +{n} @coin",
    e.RICHEST_LOSES: "@influence:yellow @to −{n} @coin",
    e.LAY_DOWN: "{n} @lying:{tone}",
    e.DISCARD: "−{n} @hand",
    e.DAMAGE_OWN: "{n} @broken",
}
"""Signs begin with @, with their look after a colon; the rest is text."""

_COUNTERS: Final[dict[int, str]] = {
    e.STANDING: "@meeple:{tone}",
    e.LYING: "@lying:plain",
    e.CITIZEN: "@meeple:{tone}",
    e.CITIZEN_SET: "@meeple:yellow @meeple:white @meeple:red",
    e.PAIR: "{meeples}",
    e.CARD: "@card:{tone}:0",
    e.CARD_SET: "@card:yellow:0 @card:white:0 @card:red:0",
    e.HOUSE: "{houses}",
    e.PERSON: "@person",
    e.PRESTIGE_BUILDING: "@cathedral",
    e.EMPTY_AREA: "@empty",
    e.FOUR_DENIERS: "4 @coin",
    e.RAMPART_BUILT: "@rampart",
    e.EVENT_COIN: "@bell @coin",
    e.ONE: "",
}


def _tone(colour: int) -> str:
    return "plain" if colour == ANY else COLOURS[colour]


def _counter(effect: Effect) -> str:
    colours = [_tone(colour) for colour in effect.colours]
    return _COUNTERS[effect.counter].format(
        tone=_tone(effect.colour),
        meeples=" ".join(f"@meeple:{colour}" for colour in colours),
        houses=" ".join(f"@house:{colour}" for colour in colours),
    )


def _kind(kind: int) -> str:
    return "@cathedral" if kind == PRESTIGE else "@person" if kind == CHARACTER else "@house"


@cache
def of(effect: Effect) -> list[Sign]:
    """The signs of an effect."""
    counter = _counter(effect)
    said = _EFFECTS[effect.do].format(
        n=effect.n,
        tone=_tone(effect.colour),
        counter=counter,
        per="/" if counter else "",
        best=" | ".join(f"@meeple:{_tone(colour)}" for colour in effect.colours),
        cap=f"≤{effect.cap}" if effect.cap < e.NO_CAP else "",
        level=effect.level,
        price=effect.price,
        most=effect.most,
        kept="+ @coin" if effect.keep_coins else "",
        kinds=" ".join(_kind(kind) for kind in effect.kinds),
        builder=effect.builder,
        others=effect.others,
    )
    return [_sign(token) for token in said.split()]


def _sign(token: str) -> Sign:
    if token[0] != "@":
        return "text", token
    name, _, look = token[1:].partition(":")
    return name, look or ("yellow" if name == "coin" else "plain")


def row(signs: list[Sign], x: float, y: float, width: float, size: float = SIZE) -> str:
    """Signs side by side around a middle, closer where the place is narrow."""
    widths = [_DIGIT * len(look) + 2 if name == "text" else size + 1 for name, look in signs]
    squeeze = min(1.0, width / max(1.0, sum(widths)))
    left = x - sum(widths) * squeeze / 2
    body = ""
    for (name, look), wide in zip(signs, widths, strict=True):
        body += _drawn(name, look, left + wide * squeeze / 2, y, size * squeeze)
        left += wide * squeeze
    return body


def _drawn(name: str, look: str, x: float, y: float, size: float) -> str:
    half = size / 2
    match name:
        case "text":
            return words(x, y + 4.5, look, "c b")
        case "to":
            return path("ink", f"M{x - half + 3:.1f} {y:.1f}h{size - 6:.1f}m-4-4l4 4l-4 4")
        case "lying":
            return lying(use("meeple", x, y, size, look), x, y)
        case "empty":
            return rect(x - half + 2, y - half + 2, size - 4, size - 4, "dash", 2)
        case "broken":
            return use("house", x, y, size, look) + use("crossed", x, y, size, "outline")
        case "person":
            return use("meeple", x, y + 2, size - 3, look) + use("influence", x, y - half + 1, size * 0.5, look)
        case "card":
            return _small_card(look, x, y, size)
    return use(name, x, y, size, look)


def _small_card(look: str, x: float, y: float, size: float) -> str:
    tone, level = look.split(":")
    card = rect(x - size * 0.36, y - size / 2, size * 0.72, size, f"{tone} piece", 2)
    if level == "0":
        return card
    return f'<g class="{tone}">{card}{words(x, y + 4.5, ROMAN[int(level)], "c b on")}</g>'
