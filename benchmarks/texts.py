"""How long it takes to put a log into words: 300 events of a played match, in every language.

Run: python benchmarks/texts.py [--language hu]
Prints for each game and language: the first time in a process, entries still unparsed ("cold"); the first time a page
tells these events ("first"); and every time after it ("again"); beside str.format_map of as many sentences ("peer").
"""

import argparse
import time
from collections.abc import Callable, Sequence

import trois
from trois.core.chance import Chance
from trois.core.journal import Event
from trois.text import LANGUAGES, Text, log

EVENTS = 300
NAMES = ["Ada", "Bo", "Cy"]
REPEATS = 15


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only this one")
    wanted = parser.parse_args().language or list(LANGUAGES)
    print(f"{EVENTS} events, ms:       cold   first   again    peer")
    for name in trois.games.names():
        events = played(name)
        for language in wanted:
            print(f"{name:<12} {language}      " + "  ".join(f"{ms:6.2f}" for ms in measured(name, events, language)))


def played(name: str) -> Sequence[Event]:
    """The first events of a match of three that plays at random."""
    match, picker = trois.new(name, seats=3, seed=5), Chance(1)
    while not match.over and len(match.events(None)) < EVENTS:
        legal = match.legal(match.pending[0])
        match.push(match.pending[0], legal[picker.below(len(legal))])
    return match.events(None)[:EVENTS]


def measured(name: str, events: Sequence[Event], language: str) -> tuple[float, ...]:
    game, text = trois.games.get(name), Text(language)

    def tell() -> None:
        log.sentences(game, events, NAMES, text)

    def tell_anew() -> None:
        log.forget()
        tell()

    cold = timed(tell_anew)
    first = min(timed(tell_anew) for _ in range(REPEATS))
    again = min(timed(tell) for _ in range(REPEATS))
    peer = min(timed(lambda: fill(events)) for _ in range(REPEATS))
    return cold, first, again, peer


def fill(events: Sequence[Event]) -> list[str]:
    return ["{name} {kind} {rest}".format_map({"name": "Ada", "kind": event[0], "rest": event[2:]}) for event in events]


def timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


if __name__ == "__main__":
    main()
