"""Writes the worked examples of the rules: `python -m tests.rulebook.make_examples`.

An example is a position, some decisions, and the parts of the board that show it. The positions are made with the
builders of the games' own tests; what happens is told by the engine whenever a page shows the example.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import trois
from tests.games.tournay.table import GAME as TOURNAY
from tests.games.tournay.table import Table
from tests.games.troyes.table import table as troyes_table
from tests.games.troyes_dice.table import sheet
from tests.games.troyes_dice.table import table as dice_table
from trois import bots
from trois.core.game import Position
from trois.core.match import Match
from trois.games.tournay.words import PILE_WORDS
from trois.rulebook.outline import folder_of

Decisions = Sequence[tuple[int, str]]


def write(
    game: str, name: str, position: Position, decisions: Decisions, *parts: str, seat: int = 0, seed: int = 7
) -> None:
    """`seed` is for what is rolled in the example."""
    folder = Path(folder_of(game)) / "examples"
    folder.mkdir(exist_ok=True)
    played = exact(position, decisions, seed)
    told = {"seat": seat, "seed": seed, "decisions": played, "parts": parts, "position": position}
    text = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def exact(position: Position, decisions: Decisions, seed: int) -> Decisions:
    """The decisions as played; one that is no whole action stands for the first that begins so."""
    match, played = trois.load(position, seed=seed, auto=False), []
    for seat, wish in decisions:
        fitting = [text for text in match.texts(seat) if text.startswith(wish)]
        assert fitting, (wish, match.pending, match.texts(seat))
        played.append((seat, wish if wish in fitting else fitting[0]))
        match.push(*played[-1])
    return played


def board(game: str, seed: int, is_reached: Callable[[Match], bool]) -> None:
    """A whole board of three, as bots left it in the middle of a match."""
    match = trois.new(game, 3, seed)
    players = [bots.make("steward", game, 10 * seed + seat) for seat in range(3)]
    while not is_reached(match):
        seat = match.pending[0]
        match.push(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    write(game, "board", match.position(), [])


def asked(match: Match, kind: str) -> bool:
    """Whether the first seat alone decides, and this is asked."""
    question = match.view(0)["question"]
    return match.pending == [0] and question is not None and question["kind"] == kind  # type: ignore[index]


def saved(game: str, name: str) -> Position:
    """The position of an example that is written."""
    text = (Path(folder_of(game)) / "examples" / f"{name}.json").read_text(encoding="utf-8")
    return cast(Position, json.loads(text)["position"])


def mine(*texts: str, seat: int = 0) -> list[tuple[int, str]]:
    return [(seat, text) for text in texts]


# Troyes


def troyes() -> None:
    board("troyes", 3, lambda match: match.view(0)["round"] == 3 and asked(match, "action"))
    _troyes_start()
    _troyes_round()
    _troyes_actions()
    _troyes_more()
    _troyes_end()


def _troyes_start() -> None:
    match = trois.new("troyes", 4, 3, auto=False)
    order: list[tuple[int, str]] = []
    for text in ("settle palace 1", "settle city hall 1", "settle bishopric 2", "settle city hall 5"):
        order.append((match.pending[0], text))
        match.push(*order[-1])
    seat = match.pending[0]
    write(
        "troyes",
        "setup",
        match.position(),
        mine("settle bishopric 1", seat=seat),
        "palace",
        "bishopric",
        "city-hall",
        seat=seat,
    )
    start = troyes_table({0: "R4 W5", 1: "Y36"}, black=(1, 4, 6), queue="war", buildings={"palace": "0123g."})
    write(
        "troyes", "round", start.position(), mine("fight red 4", "done", "also 1"), "square"
    )  # fmt: skip


def _troyes_round() -> None:
    full = troyes_table({0: "Y2"}, buildings={"city hall": "210...", "bishopric": "2.3..."})
    write("troyes", "buildings", full.position(), mine("place city hall", "take 2 yellow 0", "supply"), "city-hall")
    spend = troyes_table({0: "Y2 R3"}, influence=[7], queue="war 1")
    write("troyes", "influence", spend.position(), mine("reroll yellow 2", "turn yellow 1", "done"), "square", seed=2)
    group = troyes_table({0: "Y56", 1: "Y5"}, activities="merchant", buildings={"palace": "0....."}, deniers=[12])
    work = mine("activate merchant", "move palace 1", "take 5 yellow 0", "take 5 yellow 1", "take 6 yellow 0", "use 8")
    write("troyes", "dice", group.position(), work, "square")


def _troyes_actions() -> None:
    site = troyes_table({0: "W25"}, cathedral=["1..1.."])
    write(
        "troyes", "actions", site.position(), mine("cathedral", "take 2 white 0", "take 5 white 0", "done"), "cathedral"
    )
    tie = troyes_table({0: "R6"}, queue="succession-conflict 1 0 1 2")
    write("troyes", "events", tie.position(), mine("combat succession-conflict", "take 6 red 0", "done"), "events")
    priest = troyes_table({0: "Y24"}, posts={"merchant": [0]}, cubes={0: "priest"})
    work = mine("activate merchant", "modify priest", "take 2 yellow 0", "take 4 yellow 0", "done", "use 6")
    write("troyes", "cubes", priest.position(), work, "square")
    mill = troyes_table({0: "Y46"}, posts={"miller": [0]}, buildings={"palace": "0.....", "bishopric": "0.0..."})
    work = mine("activate miller", "take 4 yellow 0", "take 6 yellow 0", "done", "mill bishopric", "mill bishopric")
    write("troyes", "activities", mill.position(), work, "palace", "bishopric", "city-hall")


def _troyes_more() -> None:
    weak = troyes_table({0: "W2 Y1"}, black=(5,), queue="war", influence=[0])
    write("troyes", "weak", weak.position(), mine("cannot"), "square")
    newcomer = troyes_table({0: "Y4"}, supply=[0], influence=[5], buildings={"city hall": "..01..", "palace": "0....."})
    write("troyes", "recruit", newcomer.position(), mine("recruit", "place city hall", "take", "supply"), "city-hall")
    fight = troyes_table({0: "R54"}, queue="skirmishes-1 1")
    write(
        "troyes", "combat", fight.position(), mine("combat", "take 4 red 0", "take 5 red 0", "done", "use 3"), "events"
    )
    field = troyes_table({0: "Y256"})
    work = mine("agriculture", "take 2 yellow 0", "take 5 yellow 0", "take 6 yellow 0")
    write("troyes", "agriculture", field.position(), work, "square")
    rest = troyes_table({0: "W3", 1: "Y5 R4"}, seats=2, round=2)
    work = [(0, "pass"), (1, "agriculture"), (1, "take 5 yellow 1"), (1, "done")]
    write("troyes", "pass", rest.position(), work, "square")


def _troyes_end() -> None:
    last = troyes_table(
        {"grey": "W2"}, seats=2, round=4, posts={"merchant": [0], "archer": [1]}, cathedral=["0.1..0", "..0..."],
        queue="war 0 1", turn=0, characters="urban thibaut hugues henry",
    )  # fmt: skip
    write("troyes", "end", last.position(), [(0, "pass"), (1, "pass")], "cathedral")
    seen = troyes_table(
        {0: "R4 Y26", 1: "W35"}, buildings={"palace": "01.2..", "city hall": "0.1.2."}, open_scores=True
    )
    write(
        "troyes",
        "options",
        seen.position(),
        mine("agriculture", "take 2 yellow 0", "take 6 yellow 0", "done"),
        "square",
    )


# Troyes Dice


def troyes_dice() -> None:
    board("troyes-dice", 3, lambda match: match.view(0)["day"] == 6 and 0 in match.pending)
    write("troyes-dice", "sheet", saved("troyes-dice", "board"), [], "sheet-0")
    first = dice_table(sheet(), sheet(), dice=(1, 3, 4, 6), black=3, colours="RYWY")
    write("troyes-dice", "setup", first.position(), mine("take 1", "gain influence 1"), "wheel")
    attack = dice_table(
        sheet(built="fortress 2", crossed="white 3"), sheet(built="fortress 3"), dice=(2, 3, 5, 5), black=1,
        colours="RWYY", day=4,
    )  # fmt: skip
    write("troyes-dice", "half-day", attack.position(), mine("take 1", "gain influence 2"), "wheel", "sheet-0")
    dear = dice_table(sheet(), sheet(), dice=(1, 2, 4, 6), black=0, colours="RYWY")
    write("troyes-dice", "die", dear.position(), mine("take 3", "build bishopric 4"), "wheel")
    stall = dice_table(sheet(), sheet(), dice=(1, 3, 4, 4), black=0, colours="WYYR")
    write(
        "troyes-dice", "buildings", stall.position(), mine("take 2", "pay wisdom", "build market 3"), "wheel", "sheet-0"
    )
    _dice_changes()
    _dice_more()


def _dice_changes() -> None:
    changed = dice_table(sheet(influence=4), sheet(), dice=(2, 3, 5, 6), black=1, colours="RWYY")
    write("troyes-dice", "change", changed.position(), mine("take 1", "build market 3"), "sheet-0")
    poor = dice_table(sheet(0, 0, 0), sheet(), dice=(2, 3, 4, 6), black=0, colours="RYWR")
    write("troyes-dice", "none", poor.position(), mine("collect"), "wheel")
    guard = dice_table(sheet(), sheet(), dice=(2, 3, 5, 6), black=1, colours="RWYY")
    write("troyes-dice", "fortress", guard.position(), mine("take 1", "build fortress 2"), "sheet-0")
    faith = dice_table(sheet(built="market 4 5"), sheet(), dice=(3, 4, 5, 6), black=1, colours="WRYY")
    write("troyes-dice", "cathedral", faith.position(), mine("take 1", "build cathedral 3"), "sheet-0")
    pair = dice_table(sheet(built="palace 1"), sheet(), dice=(2, 3, 5, 6), black=1, colours="RWYY")
    write("troyes-dice", "link", pair.position(), mine("take 1", "build palace 2"), "sheet-0")
    full = dice_table(sheet(citizens=(20, 6, 4)), sheet(), dice=(2, 3, 5, 6), black=1, colours="RWYY", day=7)
    write("troyes-dice", "full", full.position(), mine("take 1", "build palace 2", "citizen", "citizen"), "sheet-0")


def _dice_more() -> None:
    folk = dice_table(
        sheet(citizens=(14, 5, 2), built="palace 1"), sheet(), dice=(3, 4, 5, 6), black=3, colours="RYWY", day=6
    )
    work = mine("take 1", "build palace 3", "build market 3")
    write("troyes-dice", "tracks", folk.position(), work, "sheet-0")
    feast = dice_table(sheet(), sheet(), dice=(2, 4, 5, 6), black=3, colours="WYRY", tiles={0: 5})
    write("troyes-dice", "expansion", feast.position(), mine("take 1", "build cathedral 2"), "wheel")
    last = dice_table(
        sheet(citizens=(9, 8, 7), built="cathedral 1 3, fortress 1 2 3, market 2 5"), day=8, half="afternoon",
        dice=(3, 4, 5, 6), black=3, colours="RYWY",
    )  # fmt: skip
    write("troyes-dice", "end", last.position(), mine("take 1", "gain influence 3"), "sheet-0")
    herald = trois.new("troyes-dice", 2, 3, numbering="rolled", auto=False)
    write("troyes-dice", "rolled", herald.position(), mine("number"), "sheet-0")
    expert = dice_table(sheet(), sheet(), numbers=(4, 1, 6, 2, 5, 3), dice=(1, 3, 4, 6), black=3, colours="RYWY")
    write("troyes-dice", "options", expert.position(), mine("take 1", "build fortress 1"), "sheet-0")


# Tournay


def tournay() -> None:
    board("tournay", 3, lambda match: int(str(match.view(0)["round"])) >= 16 and asked(match, "turn"))
    _tournay_district()
    fresh = Table(3)
    save(fresh, "setup", mine("draw yellow1", "use own", "keep yellow1.market"), "piles", "district-0")
    turn = Table()
    turn.hand(0, "yellow1.market")
    save(turn, "turn", mine("play yellow1.market", "place c3", "activate c3", "use own"), "district-0")
    cover = Table()
    cover.put(0, "c3", "yellow1.market")
    cover.put(0, "c4", "white1.hospital")
    cover.hand(0, "yellow2.market")
    save(cover, "play", mine("play yellow2.market", "place c3"), "district-0")
    _tournay_actions()
    _tournay_works()
    _tournay_cards()
    _tournay_rest()


def _tournay_district() -> None:
    town = Table()
    town.put(0, "c3", "yellow1.farm", "yellow2.market", on="yellow")
    town.put(0, "b3", "yellow1.alderman")
    town.put(0, "d3", "red1.watchtower", on="grey")
    town.put(0, "c2", "white3.cathedral")
    town.put(0, "d2", "red1.fort")
    town.put(0, "c4", "white1.hospital", on="damage")
    town.standing(0, 1, 1, 2)
    save(town, "district", [], "district-0")


def _tournay_actions() -> None:
    swap = Table()
    swap.put(0, "c3", "yellow1.market", on="yellow")
    swap.put(0, "c4", "white1.hospital")
    swap.hand(0, "red2.fort")
    save(swap, "replace", mine("play red2.fort", "place c3"), "district-0")
    look = Table(seed=4)
    look.standing(0, 2, 1, 1)
    save(look, "draw", mine("draw red2", "use own+next", "keep"), "piles")
    money = Table()
    money.standing(0, 2, 1, 0)
    save(money, "earn", mine("earn yellow 2"), "district-0")
    tired = Table()
    tired.put(0, "c3", "yellow1.market", on="yellow")
    tired.put(0, "c4", "red1.watchtower", on="grey")
    tired.standing(0, 0, 1, 0)
    save(tired, "gather", mine("gather"), "district-0")
    many = Table()
    many.hand(0, "yellow1.farm", "white1.chapel", "red1.fort", "white2.library")
    many.rampart(0, "event.plague")
    save(many, "limit", mine("earn yellow 1", "discard white2"), "hand")
    wall = Table()
    wall.queue(("event.plague", 0), ("event.fair", 1), ("event.ransom", 0))
    wall.rampart(1, "event.storm")
    bring_crier(wall, "yellow1")
    decided = [*mine("draw yellow1", "use own", "keep"), (1, "protect")]
    save(wall, "protect", decided, "events")


def bring_crier(table: Table, pile: str) -> None:
    """The crier of a pile comes up next."""
    cards = table.state.piles[PILE_WORDS.index(pile)]
    crier = next(entry for entry in cards if entry & 127 == table.face("crier"))
    cards.remove(crier)
    cards.append(crier)


def _tournay_works() -> None:
    hire = Table()
    hire.put(0, "c3", "red1.watchtower")
    hire.standing(0, 2, 2, 0)
    save(hire, "citizens", mine("activate c3", "use next"), "district-0", "district-1")
    fight = Table()
    fight.queue(("event.plague", 1), ("event.fair", 0), ("event.pilgrims", 0))
    save(fight, "actions", mine("combat 1", "use own"), "events")
    bell = Table()
    bell.queue(("event.taille", 0), ("event.fair", 1), ("event.ransom", 0))
    bring_crier(bell, "yellow1")
    save(bell, "crier", mine("draw yellow1", "use own", "keep"), "events")


def _tournay_cards() -> None:
    tavern = Table()
    tavern.put(0, "c3", "yellow2.tavern")
    tavern.put(1, "c3", "yellow1.farm")
    save(tavern, "effects", mine("activate c3", "use own", "copy"), "district-0", "district-1")
    line = Table()
    line.put(0, "c3", "yellow1.alderman")
    line.put(0, "c4", "yellow1.market")
    save(line, "characters", mine("activate c4", "use own"), "district-0")


def _tournay_rest() -> None:
    match = _last_question()
    write("tournay", "end", match.position(), [(seat, "pass") for seat in match.pending], "district-0")
    score = Table()
    score.put(0, "c3", "yellow1.market", "yellow3.belfry")
    score.put(1, "c3", "yellow1.mill")
    save(score, "scoring", mine("earn yellow 2"), "district-0", "district-1")
    more = Table(advanced=True)
    save(more, "options", mine("recruit yellow", "use own"), "district-0")
    look = Table()
    save(look, "secrets", mine("draw white1", "use own"), "piles")


def _last_question() -> Match:
    """Bots play until the last cards are laid."""
    match = trois.new("tournay", 2, 5, auto=False)
    players = [bots.make("steward", "tournay", seed) for seed in range(2)]
    while match.view(match.pending[0])["question"]["kind"] != "last":  # type: ignore[index]
        seat = match.pending[0]
        match.push(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    return match


def save(table: Table, name: str, decisions: Decisions, *parts: str) -> None:
    write("tournay", name, TOURNAY.position(table.state), decisions, *parts)


if __name__ == "__main__":
    troyes()
    troyes_dice()
    tournay()
