"""Reading records and positions: every part is checked, every complaint says where and what."""

import json
from collections.abc import Mapping

from trois.core.cards import difference, digests, merged
from trois.core.chance import Chance, RecordedChance, commitment
from trois.core.data import Json, Reader, as_json, say
from trois.core.errors import (
    POSITION,
    RECORD,
    BadCards,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    Message,
    Place,
    TroisError,
    inside,
)
from trois.core.game import AnyGame
from trois.core.history import Terms
from trois.core.match import Match, begin
from trois.core.options import in_full
from trois.core.record import FORMAT, checksum, first_of, score_rows


def parse(text: str | bytes, where: Place = RECORD) -> dict[str, Json]:
    """A record from the text of a file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not-json", where=where) from None
    if not isinstance(data, dict):
        raise BadRecord("not-table", where=where, found=say(data))
    return data


def game_name(data: object, where: Place = RECORD, error: type[TroisError] = BadRecord) -> str:
    """The name of the game a record or position is of."""
    return Reader(data, where, error).text("game")


def replay(game: AnyGame, data: object, at: int = -1, auto: bool = True) -> Match:
    """The match of a record after `at` decisions (-1: all of them)."""
    reader = Reader(data, RECORD, BadRecord)
    version = _check_origin(game, reader)
    terms = _terms(game, reader, version)
    lines = _lines(game, reader, terms.seats)
    outcomes = reader.integers("chance", 0, 1 << 62)
    reader.take("scores")
    if "players" in reader.data:
        reader.items("players", terms.seats)
    reader.finish()
    match = begin(game, terms, RecordedChance(-1, outcomes), False)
    total = sum(len(line) for line in lines)
    if not -1 <= at <= total:
        raise BadOption("at-range", total=total, at=at)
    _feed(match, lines, total if at < 0 else at, version)
    if 0 <= at < total:
        match.chance.rewind(match.chance.mark())
    else:
        _check_end(match, reader)
    match.auto = auto
    return match


def answer_newer_questions(match: Match, version: int) -> None:
    """Answer what an older version of the rules did not ask, as it was then decided by itself.

    Whoever plays a match of that version again calls it before each decision and after the last one.
    """
    game = match.game
    while version < game.rules_version:
        for seat in match.pending:
            action = game.older_answer(match.state, seat, version, match.auto)
            if action >= 0:
                match.answer_by_itself(seat, action)
                break
        else:
            return


def from_start(match: Match) -> Match:
    """The match before its first decision, with the same chance to come: whoever plays it again starts here."""
    return begin(match.game, match.terms, RecordedChance(-1, match.chance.outcomes[: match.chance.cursor]), False)


def go_on(match: Match, seed: int) -> Match:
    """Let a replayed match continue: what is not recorded is drawn from a new seed."""
    live = RecordedChance(seed, match.chance.outcomes)
    live.cursor = match.chance.cursor
    live.reveals = match.chance.reveals
    match.chance = live
    match.answer_forced()
    return match


def from_position(game: AnyGame, position: Mapping[str, object], seed: int, auto: bool) -> Match:
    """A match that starts from a position."""
    reader = Reader(dict(position), POSITION, BadPosition)
    rules = reader.integer("rules", 0, 1 << 30)
    if rules > game.rules_version:
        raise BadPosition("rules-version", where=POSITION, game=game.name, version=rules, known=game.rules_version)
    seats = reader.integer("seats", game.fewest_seats, game.most_seats)
    try:
        options = in_full(game.name, game.options, reader.table("options").data)
        changes = carried_over(game, rules, as_json(reader.table("card_changes").data), "card_changes")
        game.card_tree(changes, "card_changes")
    except (BadOption, BadCards) as error:
        raise error.inside(POSITION, BadPosition) from None
    terms = Terms(seats, options, changes, {**as_json(reader.data), "card_changes": changes})
    return begin(game, terms, RecordedChance(seed, []), auto)


def _check_origin(game: AnyGame, reader: Reader) -> int:
    """The version of the rules a record was played by."""
    version = reader.integer("trois", 0, 1 << 30)
    if version != FORMAT:
        raise BadRecord("record-format", where=RECORD, version=version, known=FORMAT)
    rules = reader.integer("rules", 1, 1 << 30)
    if rules > game.rules_version:
        raise BadRecord("rules-version", where=RECORD, game=game.name, version=rules, known=game.rules_version)
    if reader.text("game") != game.name:
        raise BadRecord("record-game", where=RECORD, game=reader.text("game"), other=game.name)
    if reader.text("checksum") != checksum(as_json(reader.data)):
        raise BadRecord("record-checksum", where=RECORD)
    return rules


def carried_over(game: AnyGame, version: int, changes: dict[str, Json], where: str) -> dict[str, Json]:
    """What has to be changed in today's cards for a match to go on with those of its version and its owner's changes."""
    before, now = game.printed(version), game.printed(game.rules_version)
    if before != now:
        changes = difference(now, merged(before, changes, where))
    return changes


def _terms(game: AnyGame, reader: Reader, version: int) -> Terms:
    seats = reader.integer("seats", game.fewest_seats, game.most_seats)
    options = in_full(game.name, game.options, reader.table("options").data)
    changes, where = as_json(reader.table("card_changes").data), "record: card_changes"
    carried = carried_over(game, version, changes, where)
    game.card_tree(carried, where)
    if reader.text("cards") not in digests(merged(game.printed(version), changes, where)):
        raise BadRecord("record-cards", where=RECORD)
    start = reader.take("start")
    position = None if start is None else as_json(reader.table("start").data)
    seeds = [as_json(entry.data) for entry in reader.tables("seeds")]
    return Terms(seats, options, carried, position, seeds)


def _lines(game: AnyGame, reader: Reader, seats: int) -> list[list[int]]:
    lines: list[list[int]] = []
    for seat, line in enumerate(reader.items("actions", seats)):
        if not isinstance(line, list):
            raise reader.fail(f"actions[{seat}]", "not-list", found=say(line))
        lines.append([_action(game, seat, number, text) for number, text in enumerate(line)])
    return lines


def _action(game: AnyGame, seat: int, number: int, text: object) -> int:
    try:
        return game.vocabulary.parse(str(text))
    except IllegalAction as error:
        raise error.inside(inside(RECORD, Message("decision", seat=seat, number=number)), BadRecord) from None


def _feed(match: Match, lines: list[list[int]], at: int, version: int) -> None:
    """Decisions in canonical order: the lowest pending seat that has one left goes first."""
    taken = [0] * match.seats
    for _ in range(at):
        answer_newer_questions(match, version)
        seat = next((s for s in match.pending if taken[s] < len(lines[s])), -1)
        if seat < 0:
            raise BadRecord("decisions-left", where=_place(match, version))
        _repeat(match, seat, lines[seat], taken[seat], version)
        taken[seat] += 1
    answer_newer_questions(match, version)


def _place(match: Match, version: int) -> Message:
    """How a complaint about a decision begins."""
    if version == match.game.rules_version:
        return RECORD
    return inside(RECORD, Message("older-rules", version=version, known=match.game.rules_version))


def _repeat(match: Match, seat: int, line: list[int], number: int, version: int) -> None:
    forced = len(match.legal(seat)) == 1
    try:
        match.push(seat, line[number])
    except TroisError as error:
        decision = Message("decision", seat=seat, number=number)
        raise error.inside(inside(_place(match, version), decision), BadRecord) from None
    match.since(match.made - 1)[0].forced = forced


def _check_end(match: Match, reader: Reader) -> None:
    if match.chance.cursor != len(match.chance.outcomes):
        raise BadRecord("record-outcomes", where=RECORD)
    scores = score_rows(match.scores) if match.over else None
    if reader.data["scores"] != scores:
        raise BadRecord("record-scores", where=RECORD)


def verify(game: AnyGame, data: object) -> None:
    """Draw every outcome of a finished record again from its seeds; raises BadRecord at the first lie."""
    match = replay(game, data)
    entries = Reader(data, RECORD, BadRecord).tables("seeds")
    firsts = [first_of(as_json(entry.data)) for entry in entries] + [len(match.chance.outcomes)]
    for number, entry in enumerate(entries):
        chance = _Verifier(_told_seed(entry), match.chance.outcomes, firsts[number], firsts[number + 1])
        twin = begin(game, match.terms, chance, False)
        for decision in match.line:
            twin.push(decision.seat, decision.action)


def _told_seed(entry: Reader) -> int:
    if entry.take("seed") is None:
        raise BadRecord("record-no-seed", where=RECORD)
    text = entry.text("seed")
    if not text.isdigit() or entry.text("hash") != commitment(int(text)):
        raise BadRecord("record-seed", where=RECORD)
    return int(text)


class _Verifier(RecordedChance):
    """Feeds outcomes back and draws those of its own part again beside them."""

    def __init__(self, seed: int, outcomes: list[int], first: int, last: int) -> None:
        super().__init__(seed, outcomes)
        self.first = first
        self.last = last
        self.drawn = Chance(seed)

    def below(self, n: int) -> int:
        at = self.cursor
        outcome = super().below(n)
        if self.first <= at < self.last and self.drawn.below(n) != outcome:
            raise BadRecord("record-outcome", where=RECORD, at=at)
        return outcome
