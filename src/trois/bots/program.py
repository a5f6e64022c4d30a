"""A bot that is a program of its own, in any language: it reads a question from a line and writes its answer as one.

The question, one line of JSON on its standard input:

    {"protocol": 1, "game": "troyes", "seat": 0, "seed": 7, "view": {...},
     "legal": [{"action": 17, "text": "settle palace"}, ...], "clock": {"seconds": 2.0, "simulations": null}}

The answer, one line of JSON on its standard output: `{"action": 17}`. What it writes to its standard error is shown as
it is. It is started for each seat and game and should end when its input ends. A program that is late is ended and
started anew with the next question; after three failures in a row it is not asked again.
"""

import json
import shlex
import shutil
import subprocess
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from trois.bots.clock import Clock
from trois.core.errors import BadOption
from trois.core.game import AnyGame, View

PROTOCOL = 1
DEFAULT_SECONDS = 2.0
"""The clock of a question that came without one."""
GRACE_SECONDS = 5.0
"""What an answer may take beyond the clock: the program has to start, too."""
MOST_FAILURES = 3
LONGEST_ANSWER = 1 << 16


class BadAnswer(ValueError):
    """The program answered with something else than an action."""


def find_program(command: str) -> list[str]:
    """The words of a command, the program with its path; raises BadOption where there is none."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption("bot-command", bot=f"exec:{command}", what=str(error)) from None
    if not words:
        raise BadOption("bot-exec")
    path = shutil.which(words[0])
    if path is None:
        raise BadOption("bot-program", bot=f"exec:{command}", program=words[0])
    return [path, *words[1:]]


class ProgramBot:
    """Asks a program, which runs as long as the bot is kept."""

    def __init__(self, command: str, game: AnyGame, seed: int) -> None:
        self.words = find_program(command)
        self.command = command
        self.game = game
        self.seed = seed
        self.failures = 0
        self.running: Running | None = None

    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        if self.failures >= MOST_FAILURES:
            raise BadAnswer(f"{self.command} failed {MOST_FAILURES} times in a row and is not asked again")
        seconds = DEFAULT_SECONDS if clock is None or clock.seconds is None else clock.seconds
        simulations = None if clock is None else clock.simulations
        question = self._question(view, legal, {"seconds": seconds, "simulations": simulations})
        try:
            action = read_answer(self._ask(question, seconds + GRACE_SECONDS), legal)
        except Exception:
            self.failures += 1
            self.close()
            raise
        self.failures = 0
        return action

    def _question(self, view: View, legal: list[int], clock: dict[str, object]) -> str:
        texts = self.game.vocabulary.texts
        choices = [{"action": action, "text": texts[action]} for action in legal]
        question = {"protocol": PROTOCOL, "game": self.game.name, "seat": view.get("seat"), "seed": self.seed}
        return json.dumps({**question, "view": view, "legal": choices, "clock": clock}, separators=(",", ":"))

    def _ask(self, question: str, seconds: float) -> str:
        if self.running is None or not self.running.is_alive():
            self.running = Running(self.words)
        return self.running.ask(question, seconds)

    def close(self) -> None:
        """End the program; the next question starts it again."""
        if self.running is not None:
            self.running.end()
            self.running = None

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: a copy starts a program of its own."""
        return ProgramBot, (self.command, self.game, self.seed)


class Running:
    """A program that runs. When nobody holds this any longer its input ends, and with it the program."""

    def __init__(self, words: list[str]) -> None:
        self.process = subprocess.Popen(  # noqa: S603, the owner of this machine names the program
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
        )
        self.answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=read_lines, args=(self.process.stdout, self.answers), name="trois-program", daemon=True).start()

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def ask(self, question: str, seconds: float) -> str:
        stdin = self.process.stdin
        assert stdin is not None
        stdin.write(question + "\n")
        stdin.flush()
        try:
            answer = self.answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError(f"{self.process.args!r} did not answer within {seconds:.0f} s") from None
        if not answer:
            raise BadAnswer(f"{self.process.args!r} ended without an answer")
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdin is not None:
            try:
                self.process.stdin.close()
            except BrokenPipeError:
                """It was gone before it had read everything."""


def read_lines(lines: IO[str], answers: SimpleQueue[str]) -> None:
    """Until the program ends; then "" says so."""
    with lines:
        while line := lines.readline(LONGEST_ANSWER):
            answers.put(line)
    answers.put("")


def read_answer(line: str, legal: list[int]) -> int:
    try:
        answer = json.loads(line)
    except ValueError:
        raise BadAnswer(f"no JSON: {line[:80]!r}") from None
    action = answer.get("action") if isinstance(answer, dict) else None
    if type(action) is not int:
        raise BadAnswer(f'no {{"action": number}}: {line[:80]!r}')
    if action not in legal:
        raise BadAnswer(f"action {action} is not among the legal ones")
    return action
