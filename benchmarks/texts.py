"""How long it takes to put a log into words: 300 events of a played match, in every language.

Run: python benchmarks/texts.py [--game troyes] [--language hu]
Every row is a process of its own, the quickest of several. Its start counts for nothing: the imports, the match that is
played, the choice of a language. Measured, in milliseconds of processor time, is `log.sentences` of the 300 events:
"cold", the first text of this process, with the catalogue unread; "anew", nothing of the log known, the catalogue
read; "again", as every page after the first. Beside it str.format_map of as many sentences ("peer").
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

import trois
from trois.core.chance import Chance
from trois.core.journal import Event
from trois.text import LANGUAGES, Text, entries, log
from trois.text.voice import voice_class

EVENTS = 300
NAMES = ["Ada", "Bo", "Cy"]
PROCESSES = 5
REPEATS = 15


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=trois.games.names(), action="append", help="only this one")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only this one")
    parser.add_argument("--here", action="store_true", help="measure in this process, one row")
    wanted = parser.parse_args()
    if wanted.here:
        print(json.dumps(measured(wanted.game[0], wanted.language[0])))
        return
    print(f"{EVENTS} events, ms:      cold    anew   again    peer")
    for name in wanted.game or trois.games.names():
        for language in wanted.language or LANGUAGES:
            print(f"{name:<12} {language}      " + "  ".join(f"{ms:6.2f}" for ms in quickest(name, language)))


def quickest(name: str, language: str) -> list[float]:
    """Of several processes that begin with nothing read."""
    command = [sys.executable, __file__, "--here", "--game", name, "--language", language]
    rows = [json.loads(subprocess.check_output(command)) for _ in range(PROCESSES)]
    return [min(column) for column in zip(*rows, strict=True)]


def measured(name: str, language: str) -> list[float]:
    events, game = played(name), trois.games.get(name)
    text = Text(language)
    voice_class(name)

    def tell() -> None:
        log.sentences(game, events, NAMES, text)

    def tell_anew() -> None:
        entries.forget()
        tell()

    cold = timed(tell)
    anew = min(timed(tell_anew) for _ in range(REPEATS))
    again = min(timed(tell) for _ in range(REPEATS))
    return [cold, anew, again, min(timed(lambda: fill(events)) for _ in range(REPEATS))]


def played(name: str) -> Sequence[Event]:
    """The first events of a match of three that plays at random."""
    match, picker = trois.new(name, seats=3, seed=5), Chance(1)
    while not match.over and len(match.events(None)) < EVENTS:
        legal = match.legal(match.pending[0])
        match.push(match.pending[0], legal[picker.below(len(legal))])
    return match.events(None)[:EVENTS]


def fill(events: Sequence[Event]) -> list[str]:
    return ["{name} {kind} {rest}".format_map({"name": "Ada", "kind": event[0], "rest": event[2:]}) for event in events]


def timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


if __name__ == "__main__":
    main()
