"""The table: people at one terminal, and bots, play a match to its end."""

from pathlib import Path
from tempfile import gettempdir

from rich.rule import Rule
from rich.text import Text as Ink

from trois.bots import Bot, hints, make, safe_choose
from trois.bots.safe import patience_for
from trois.core.chance import commitment
from trois.core.errors import CannotUndo, IllegalAction
from trois.core.match import Match
from trois.core.seeds import seat_seed
from trois.terminal import feats, files, results
from trois.terminal.choices import choice_line, choice_table, find_choice, short_list
from trois.terminal.drawing import Space, drawing, question_line, seat_name
from trois.terminal.explain import explain
from trois.terminal.players import Player, names
from trois.terminal.screen import BAD, CHOICE, DIM, Leave, Screen
from trois.text import Text
from trois.text.log import sentences
from trois.text.model import Choice
from trois.text.reasons import hint_reason
from trois.text.voice import Voice, choices_of, voice_of

NOBODY = -1


class Table:
    """A match, who plays it, and what each of them has seen of it."""

    def __init__(
        self, match: Match, players: list[Player], screen: Screen, text: Text, path: Path | None, confirms: bool
    ) -> None:
        self.match = match
        self.players = players
        self.names = names(players, text)
        self.screen = screen
        self.text = text
        self.path = path
        """Where to save; None: a name of the day."""
        self.confirms = confirms
        self.drawing = drawing(match.game.name)
        self.bots = self._bots()
        self.seen = [0] * match.seats
        """By seat: how much of the journal was there at its last decision."""
        self.greeting = text("terminal.welcome", hash=commitment(match.chance.seed))
        self.looking = NOBODY
        """The person before the screen."""

    def _bots(self) -> dict[int, Bot]:
        seed = self.match.chance.seed
        seats = enumerate(self.players)
        return {s: make(p.kind, self.match.game, seat_seed(seed, s)) for s, p in seats if not p.is_human}

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.is_human]

    # The course of the game

    def play(self) -> None:
        """To the end, or until somebody leaves: then the record is saved."""
        try:
            while not self.match.over:
                self._next_decision()
        except (Leave, KeyboardInterrupt):
            self._save_on_leaving()
            self.screen.say(self.text("terminal.resume", file=self.path), CHOICE)
            return
        results.show(self.match, self.names, self.screen, self.text)
        feats.keep(self.match, self.players, self.screen, self.text)
        self._offer_record()

    def _next_decision(self) -> None:
        """Bots first: of those who decide at the same time nobody sees what the others chose."""
        pending = self.match.pending
        bots = [seat for seat in pending if seat in self.bots]
        if bots:
            self._bot_decides(bots[0])
        else:
            self._person_decides(self.looking if self.looking in pending else pending[0])

    def _bot_decides(self, seat: int) -> None:
        view, legal = self.match.view(seat), self.match.legal(seat)
        patience = patience_for(self.players[seat].kind)
        self.match.push(seat, safe_choose(self.bots[seat], view, legal, patience=patience))

    def _person_decides(self, seat: int) -> None:
        if self.looking != seat:
            self._change_seats(seat)
        choices = short_list(choices_of(self.match, seat, self._voice(seat)))
        self._show(seat, choices)
        self._show_choices(seat, choices)
        while not self._is_answered(seat, choices):
            pass

    def _change_seats(self, seat: int) -> None:
        """A curtain between two people, so that nobody sees what is not theirs."""
        if len(self.humans) > 1:
            self.screen.draw_curtain()
            self.screen.show(Rule(style=DIM))
            self.screen.ask(self.text("terminal.curtain", name=self.names[seat]))
        self.looking = seat

    # What a person sees

    def _show(self, seat: int, choices: list[Choice]) -> None:
        voice = self._voice(seat)
        space = Space(*self.screen.space)
        board = self.drawing.board(voice, space)
        self.screen.clear()
        self.screen.show(Rule(voice.title(), style=DIM, align="left"))
        self.screen.show(*board)
        if self.greeting:
            self.screen.say(self.greeting, DIM)
            self.greeting = ""
        taken = self.screen.lines_of(*board, choice_table(voice, choices, space.width, space.most_choices))
        self._show_log(seat, space.log_lines(taken))

    def _voice(self, seat: int) -> Voice:
        return voice_of(self.match.view(seat), self.text, self.names)

    def _show_log(self, seat: int, most: int) -> None:
        """The latest of what happened, as far as there is room."""
        events = self.match.events(seat, self.seen[seat])
        told = sentences(self.match.game, events, self.names, self.text)
        shown: list[Ink] = []
        for line in reversed(told):
            ink = Ink(f"· {line}", DIM)
            most -= self.screen.lines_of(ink)
            if most < 0 and shown:
                shown.append(Ink("…", DIM))
                break
            shown.append(ink)
        self.screen.show(*reversed(shown))

    def _show_choices(self, seat: int, choices: list[Choice], all_of_them: bool = False) -> None:
        most = len(choices) if all_of_them else Space(*self.screen.space).most_choices
        voice = self._voice(seat)
        question = voice.question()
        if question is not None:
            self.screen.show(Ink.assemble(seat_name(seat, self.names), ": ", question_line(voice, question)))
        self.screen.show(choice_table(voice, choices, Space(*self.screen.space).width, most))
        self.screen.say(" · ".join(self._keys(seat, len(choices) - most)), DIM)

    def _keys(self, seat: int, more: int) -> list[str]:
        keys = [self.text("terminal.key.choose")]
        if more > 0:
            keys.append(self.text("terminal.key.more", n=more))
        if self.match.can_undo(seat):
            keys.append(self.text("terminal.key.undo"))
        return [*keys, *(self.text(f"terminal.key.{name}") for name in ("sheet", "hint", "help", "leave"))]

    # What a person answers

    def _is_answered(self, seat: int, choices: list[Choice]) -> bool:
        """Whether the question is over: decided or taken back, so that a new one is to be shown."""
        answer = self.screen.ask()
        command, _, rest = answer.lower().partition(" ")
        if command == "q":
            raise Leave
        if command == "u":
            return self._is_undone(seat)
        if command == "?":
            self._explain(seat)
            return True
        if command == "h":
            self._show_hints(seat)
            return False
        if command == "m":
            self._show_choices(seat, choices, all_of_them=True)
            return False
        if command == "s":
            self._show_sheet(seat, rest)
            return False
        return bool(answer) and self._is_decided(seat, answer, choices)

    def _show_hints(self, seat: int) -> None:
        """The best actions a bot finds in a second, how likely they win, and where they lead."""
        self.screen.say(self.text("terminal.hint.thinking"), DIM)
        voice = self._voice(seat)
        for number, hint in enumerate(hints(self.match.view(seat), self.match.legal(seat))):
            action = voice.name(hint.action)
            scores = " / ".join(str(round(score)) for score in hint.scores)
            key = "terminal.hint.line" if hint.share else "terminal.hint.line-alone"
            told = {"share": self.text.percent(hint.share)} if hint.share else {}
            self.screen.say(self.text(key, action=action, scores=scores, **told))
            self.screen.say(f"  {hint_reason(voice, hint.gain, hint.line, number == 0)}", DIM)

    def _is_decided(self, seat: int, answer: str, choices: list[Choice]) -> bool:
        try:
            choice = find_choice(answer, choices)
        except IllegalAction as error:
            self.screen.say(self.text.sentence(error), BAD)
            return False
        if self.confirms and choice.ends and not self._is_confirmed(seat, choice):
            self._show_choices(seat, choices)
            return False
        self.seen[seat] = len(self.match.journal)
        self.match.push(seat, choice.action)
        return True

    def _is_confirmed(self, seat: int, choice: Choice) -> bool:
        self.screen.show(choice_line(self._voice(seat), choice))
        while True:
            answer = self.screen.ask(self.text("terminal.confirm")).lower()
            if answer == "q":
                raise Leave
            if answer in ("", "u"):
                return not answer

    def _is_undone(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except CannotUndo:
            self.screen.say(self.text("terminal.cannot-undo"), BAD)
            return False
        self.seen = [min(seen, len(self.match.journal)) for seen in self.seen]
        return True

    def _explain(self, seat: int) -> None:
        explain(self.match, seat, self._voice(seat), self.screen, self.text)

    def _show_sheet(self, seat: int, wish: str) -> None:
        """Another player's things, by name or number from 1."""
        wanted = [s for s, name in enumerate(self.names) if wish.strip() in (str(s + 1), name.casefold())]
        if not wanted:
            numbered = self.text.listed(f"{s + 1} {name}" for s, name in enumerate(self.names))
            self.screen.say(self.text("terminal.no-player", players=numbered), BAD)
            return
        self.screen.show(self.drawing.sheet(self._voice(seat), wanted[0]))

    # The record

    def _save(self) -> None:
        self.path = self.path or files.default_name(self.match.game.name)
        files.save(self.path, files.record_of(self.match, self.players))
        self.screen.say(self.text("terminal.saved", file=self.path))

    def _save_on_leaving(self) -> None:
        """Where the file cannot be written it goes to the temporary folder, so that no game is lost."""
        try:
            self._save()
        except files.CannotSave as error:
            self.screen.say(self.text.sentence(error), BAD)
            self.path = Path(gettempdir()) / files.default_name(self.match.game.name)
            self._save()

    def _offer_record(self) -> None:
        """Save it under the name that was given; otherwise ask, unless only bots played."""
        if self.path is None and self.humans:
            self._ask_name()
        elif self.path is not None:
            self._save()

    def _ask_name(self) -> None:
        default = files.default_name(self.match.game.name)
        while True:
            try:
                answer = self.screen.ask(self.text("terminal.save-record", file=default))
            except Leave:
                answer = ""
            if answer.lower() in self.text("terminal.no-words").split():
                return
            self.path = Path(answer) if answer else default
            try:
                files.check_new(self.path)
                self._save()
            except files.CannotSave as error:
                if not answer:
                    raise
                self.screen.say(self.text.sentence(error), BAD)
                continue
            return
