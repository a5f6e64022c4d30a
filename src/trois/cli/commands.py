"""What the commands of `trois` do; what draws is loaded when it is needed."""

import argparse
import math
import secrets
import sys
from collections.abc import Callable, Mapping
from typing import Final

import trois
from trois.core.cards import read as read_cards
from trois.core.errors import BadOption, BadRecord
from trois.text import Text


def _options(words: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption("option-form", word=word[:40])
        if name in options:
            raise BadOption("option-twice", name=name)
        options[name] = value
    return options


def play(arguments: argparse.Namespace, text: Text) -> None:
    from trois.terminal.opening import resume, start
    from trois.terminal.play import Table
    from trois.terminal.screen import Screen

    screen = Screen()
    table: Table | None
    if arguments.resume is not None:
        _refuse_terms(arguments, text)
        table = resume(arguments.resume, arguments.seats, arguments.seed, arguments.save, screen, text)
    else:
        options = _options(arguments.option)
        wishes = (arguments.game, arguments.seats, arguments.seed, arguments.cards, options)
        table = start(*wishes, arguments.save, screen, text)
    if table is not None:
        table.confirms = not arguments.quick
        table.play()


def _refuse_terms(arguments: argparse.Namespace, text: Text) -> None:
    """A saved game has its game, options and cards."""
    for name, word in (("game", text("cli.GAME")), ("option", "--option"), ("cards", "--cards")):
        if getattr(arguments, name):
            raise BadOption("resume-terms", name=word)


def list_games(text: Text) -> None:
    from trois.terminal.screen import new_console
    from trois.terminal.tables import games_table

    new_console().print(games_table(text))


def replay(arguments: argparse.Namespace, text: Text) -> None:
    from trois.terminal.replaying import Replay, check_at
    from trois.terminal.screen import Screen

    screen = Screen()
    replay = Replay(arguments.file, arguments.seat, screen, text)
    if arguments.at is not None:
        check_at(arguments.at, replay.total)
    last = replay.total if arguments.at is None else arguments.at
    drawn = {"svg": arguments.svg, "png": arguments.png, "gif": arguments.gif}
    if arguments.postcard is not None:
        replay.draw_postcard(last, arguments.postcard, arguments.night, arguments.width)
    elif any(drawn.values()):
        for kind, path in drawn.items():
            if path is not None:
                replay.draw(last, path, kind, arguments.width)
    elif arguments.at is not None:
        replay.show(arguments.at)
    elif screen.console.is_terminal:
        replay.step()
    else:
        replay.show_all()


def review(arguments: argparse.Namespace, text: Text) -> None:
    from trois.terminal.reviewing import show_review
    from trois.terminal.screen import Screen

    if arguments.jobs < 1 or not (arguments.seconds is None or 0 < arguments.seconds < math.inf):
        raise BadOption("seconds-jobs")
    show_review(arguments.file, arguments.seat, arguments.seconds, arguments.jobs, Screen(), text)


def simulate(arguments: argparse.Namespace, text: Text) -> None:
    from trois.arena.cli import run_sim
    from trois.arena.plan import Plan, check
    from trois.terminal.players import names, parse_seats

    players = parse_seats(arguments.seats)
    if any(player.is_human for player in players):
        raise BadOption("sim-human")
    kinds = tuple(player.kind for player in players)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    options = tuple(_options(arguments.option).items())
    plan = Plan(arguments.game, kinds, len(kinds), arguments.games, seed, options=options, rotates=False)
    plan = plan._replace(records=None if arguments.records is None else str(arguments.records))
    run_sim(check(plan, arguments.cards), names(players, text), text)


def serve(arguments: argparse.Namespace, text: Text) -> int:
    from trois.web.cli import run

    return run(arguments, text)


def maintain(arguments: argparse.Namespace, text: Text) -> int:
    from trois.web.maintenance import COMMANDS

    return COMMANDS[arguments.command](arguments, text)


def run_arena(arguments: argparse.Namespace, text: Text) -> None:
    from trois.arena.cli import run_arena

    run_arena(arguments, _options(arguments.option), text)


def benchmark(arguments: argparse.Namespace, text: Text) -> None:
    from trois.benchmark.cli import benchmark as run

    run(arguments, text)


def make_dataset(arguments: argparse.Namespace, text: Text) -> None:
    from trois.datasets.files import check_new
    from trois.datasets.make import Recipe, make
    from trois.datasets.read import as_table

    def hear(number: int) -> None:
        if number % 10 == 0 or number == arguments.games:
            sys.stderr.write(f"{text.number(number)}/{text.number(arguments.games)}\n")

    if arguments.parquet is not None:
        check_new(arguments.parquet)
    seats = max(2, trois.games.get(arguments.game).fewest_seats) if arguments.seats is None else arguments.seats
    options = _options(arguments.option)
    recipe = Recipe(arguments.game, arguments.bot, seats, arguments.seed, arguments.simulations, options)
    make(recipe, arguments.games, arguments.file, arguments.jobs, hear)
    if arguments.parquet is not None:
        as_table(arguments.file, arguments.parquet)


def list_cards(arguments: argparse.Namespace, text: Text) -> None:
    from trois.terminal.screen import DIM, Screen
    from trois.terminal.tables import cards_table

    game = trois.games.get(arguments.game)
    changes = {} if arguments.cards is None else read_cards(arguments.cards)
    table = cards_table(game, changes, str(arguments.cards), text)
    screen = Screen()
    screen.say(text("terminal.cards.title", game=game.title), "bold")
    screen.show(table)
    screen.say(text("terminal.cards.reconstructed"), DIM)
    screen.say(text("terminal.cards.file-words"), DIM)


def show_rules(arguments: argparse.Namespace, text: Text) -> None:
    from trois.rulebook.markdown import markdown
    from trois.terminal.rules import offered_book, show
    from trois.terminal.screen import Screen

    changes = {} if arguments.cards is None else read_cards(arguments.cards)
    if arguments.markdown:
        sys.stdout.write(markdown(offered_book(arguments.game, text, changes)))
    else:
        show(arguments.game, arguments.chapter, changes, Screen(), text)


def learn(arguments: argparse.Namespace, text: Text) -> None:
    from trois.terminal.learn import Lessons
    from trois.terminal.screen import Screen

    trois.games.get(arguments.game)
    Lessons(arguments.game, arguments.chapter, Screen(), text).take()


def show_feats(arguments: argparse.Namespace, text: Text) -> None:
    from trois.terminal.feats import show
    from trois.terminal.screen import Screen

    show(arguments.name, Screen(), text)


def verify(arguments: argparse.Namespace, text: Text) -> None:
    from trois.terminal.files import read_record
    from trois.terminal.screen import Screen

    record = read_record(arguments.file)
    try:
        trois.verify(record)
    except BadRecord as error:
        raise error.inside(str(arguments.file)) from None
    Screen().say(text("terminal.verify.good", file=arguments.file))


COMMANDS: Final[Mapping[str, Callable[[argparse.Namespace, Text], None]]] = {
    "play": play,
    "games": lambda _, text: list_games(text),
    "replay": replay,
    "review": review,
    "sim": simulate,
    "arena": run_arena,
    "benchmark": benchmark,
    "dataset": make_dataset,
    "cards": list_cards,
    "learn": learn,
    "rules": show_rules,
    "feats": show_feats,
    "verify": verify,
}
