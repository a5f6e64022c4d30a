"""Effects as rows of signs with at most a few words, made from the printed rows, so that they follow corrected cards."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from trois.draw.shapes import KEPT, phrase
from trois.draw.signs import Run
from trois.draw.tournay.seen import EVENTS, FACES, GAME, ROMAN
from trois.games.tournay.cards import Cards
from trois.games.tournay.rules import effects as e
from trois.games.tournay.rules.effects import Effect
from trois.games.tournay.words import ANY, CHARACTER, COLOURS, PRESTIGE
from trois.text import Text

_EFFECTS: Final[dict[int, str]] = {
    e.GAIN: "+{n} [denier]",
    e.GAIN_PER: "+{n} [denier] / {counter} {cap}",
    e.GAIN_BEST: "+{n} [denier] / {best}",
    e.DRAW: "[arrow] [card{tone}] {level}",
    e.REVEAL_TAKE: "[look] 3 {level} [arrow] {n} [card]",
    e.RECRUIT: "{price} [denier] [arrow] [citizen{tone}]",
    e.STAND_UP: "{n} [lying] [arrow] [citizen]",
    e.COMBAT: "[fight] {kept}",
    e.FIRE_EVENTS: "≤{most} [bell]",
    e.BUILD_RAMPARTS: "≤{most} [rampart] [arrow] +{n} [denier]",
    e.COPY: "= [house{tone}]",
    e.DAMAGE_OTHERS: "[damage]",
    e.SHIELD: "[rampart]",
    e.LEVY: "+{n} [denier] / [house]",
    e.RICHEST_PAYS: "[crown] [arrow] +{n} [denier]",
    e.ON_ACTIVATE: "[house{tone}] [arrow] +{n} [denier]",
    e.ON_PLAY: "{kinds} [arrow] +{n} [denier]",
    e.ON_PLAY_COMBAT: "{kinds} [arrow] [fight] {kept}",
    e.DISCOUNT: "[card] −{n} [denier]",
    e.ON_GATHER: "[up] [arrow] +{n} [denier]",
    e.EARN: "[citizen{tone}] [arrow] {n} [denier]",
    e.CHAIN: "[citizen-white] [arrow] [house{tone}]",
    e.EVERY_SECOND: "2 [citizen-red] [arrow] [fight] {kept}",
    e.SCORE: "{builder}·{others} [star] {per}",
    e.EACH_GAINS_PER: "+{n} [denier] / {counter} {cap}",
    e.EACH_LOSES_PER: "−{n} [denier] / {counter} {cap}",
    e.EACH_LOSES: "−{n} [denier]",
    e.LEADER_GAINS: "[crown] [citizen{tone}] +{n} [denier]",
    e.RICHEST_LOSES: "[crown] [denier] −{n} [denier]",
    e.LAY_DOWN: "{n} [lying{tone}]",
    e.DISCARD: "−{n} [cards]",
    e.DAMAGE_OWN: "{n} [damage]",
}
"""Signs stand in brackets, the rest is text."""
_COUNTERS: Final[dict[int, str]] = {
    e.STANDING: "[citizen{tone}]",
    e.LYING: "[lying]",
    e.CITIZEN: "[citizen{tone}]",
    e.CITIZEN_SET: "[trio]",
    e.PAIR: "{citizens}",
    e.CARD: "[card{tone}]",
    e.CARD_SET: "[card-trio]",
    e.HOUSE: "{houses}",
    e.PERSON: "[person]",
    e.PRESTIGE_BUILDING: "[prestige]",
    e.EMPTY_AREA: "[free-area]",
    e.FOUR_DENIERS: "4 [denier]",
    e.RAMPART_BUILT: "[rampart]",
    e.EVENT_COIN: "[denier]",
    e.ONE: "",
}
_KINDS: Final = {CHARACTER: "[person]", PRESTIGE: "[prestige]"}
_LEFT_OUT: Final = (("[arrow]",), ("[arrow]", "[star]"))
"""What is left out first where a row is too wide."""


def _tone(colour: int) -> str:
    return "" if colour == ANY else f"-{COLOURS[colour]}"


def _in_colours(sign: str, colours: list[int]) -> str:
    return " ".join(f"[{sign}{_tone(colour)}]" for colour in colours)


def tokens(effect: Effect) -> list[str]:
    """The signs and numbers of one printed row."""
    counter = _COUNTERS[effect.counter].format(
        tone=_tone(effect.colour),
        citizens=_in_colours("citizen", effect.colours),
        houses=_in_colours("house", effect.colours),
    )
    filled = _EFFECTS[effect.do].format(
        n=effect.n,
        tone=_tone(effect.colour),
        counter=counter,
        per=f"/ {counter}" if counter else "",
        best=_in_colours("citizen", effect.colours),
        cap=f"≤{effect.cap}" if effect.cap < e.NO_CAP else "",
        level=ROMAN[effect.level],
        price=effect.price,
        most=effect.most,
        kept="+ [denier]" if effect.keep_coins else "",
        kinds=" ".join(_KINDS.get(kind, "[house]") for kind in effect.kinds),
        builder=effect.builder,
        others=effect.others,
    )
    return filled.split()


def rows_of(name: str, cards: Cards) -> list[Effect]:
    """The printed rows of a card or an event."""
    numbers = cards.event_effects[EVENTS[name]] if name in EVENTS else cards.effects[FACES[name]]
    return [cards.rows[number] for number in numbers]


@lru_cache(KEPT)
def effect_run(name: str, cards: Cards, width: float, size: float, sign: float, least: float) -> Run:
    """What a card or an event does, on one row of this width: closer, then shorter, then smaller."""
    shorter = shorter_and_shorter(name, cards)
    for shown in shorter:
        for gap in (3, 1.5):
            run = sign_run(shown, size, sign, gap)
            if run.width <= width:
                return run
    return _smaller(shorter[-1], width, size, sign, least)


def shorter_and_shorter(name: str, cards: Cards) -> list[list[str]]:
    """All signs of a card; then without the coin that its second row repeats, without arrows, stars, limits."""
    rows = [tokens(row) for row in rows_of(name, cards)]
    whole = [*rows[0], *(token for row in rows[1:] for token in _apart(row))]
    once = [*rows[0], *(token for row in rows[1:] for token in _apart(_without_coin(row)))]
    shorter = [[token for token in once if token not in left_out] for left_out in _LEFT_OUT]
    return [whole, once, *shorter, [token for token in shorter[-1] if token[0] != "≤" or token == shorter[-1][0]]]


def _apart(row: list[str]) -> list[str]:
    """A further row: a plus sign tells it from the one before, else a dot does."""
    return row if row[0][0] == "+" else ["·", *row]


def _without_coin(row: list[str]) -> list[str]:
    """+1 coin / rampart: +1 / rampart."""
    return [row[0], *row[2:]] if row[1:3] == ["[denier]", "/"] else row


def _smaller(shown: list[str], width: float, size: float, sign: float, least: float) -> Run:
    """As small as text may be; what then doesn't fit is in the explanation."""
    ratio = sign / size
    run = sign_run(shown, size, sign, 1)
    while run.width > width and size > least:
        size = max(least, size - 0.5)
        run = sign_run(shown, size, size * ratio, 1)
    while run.width > width and len(shown) > 2:
        shown = [*(shown[:-2] if shown[-1] == "…" else shown[:-1]), "…"]
        run = sign_run(shown, size, size * ratio, 1)
    return run


def sign_run(shown: list[str], size: float, sign: float, gap: float = 3, look: str = "b") -> Run:
    """A row of signs (in brackets) and text."""
    run = Run(size, sign, gap)
    for token in shown:
        if token[0] == "[":
            run.sign(token[1:-1])
        else:
            run.word(token, look)
    return run


def pairs(shown: Sequence[tuple[str, object, str]], size: float, sign: float, gap: float = 7) -> tuple[str, float]:
    """Numbers, each behind its sign and apart from the next, from 0 on around a middle line at 0; and their width."""
    body, x = "", 0.0
    for name, number, look in shown:
        run = Run(size, sign, 2).sign(name).word(number, look)
        body += run.svg(x, 0)
        x += run.width + gap
    return body, x - gap


# Words


@lru_cache(KEPT)
def few_words(name: str, cards: Cards, language: str) -> str:
    """What the signs of a card don't say, in at most five words: those of its last row that has any."""
    found = [_says(row, language) for row in rows_of(name, cards)]
    return next((words for words in reversed(found) if words), "")


def _says(row: Effect, language: str) -> str:
    text = Text(language)
    colour = [*COLOURS, "any"][row.colour]
    if row.do in (e.GAIN_PER, e.SCORE, e.EACH_GAINS_PER, e.EACH_LOSES_PER):
        key = f"tournay.counts.{e.COUNTERS[row.counter]}"
    else:
        keep = "-keep" if row.keep_coins else ""
        key = f"tournay.does.{e.EFFECTS[row.do]}{'-any' if row.do == e.DRAW and row.colour == ANY else keep}"
    if not text.has(f"draw.{key}"):
        return ""
    return phrase(
        language,
        key,
        ("n", row.n),
        ("colour", text.word(GAME, colour)),
        ("citizen", text.word(GAME, colour, "citizen", 1)),
        ("card", text.word(GAME, colour, "a-card")),
    )
