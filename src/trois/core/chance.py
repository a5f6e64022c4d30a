"""Rolls and shuffles: drawn from a keyed hash of (seed, counter), recorded, and fed back on replay.

Results depend on the seed alone, never on the Python version, the process or the platform.
"""

from hashlib import blake2b, sha256
from typing import Final

from trois.core.errors import BadRecord

BLOCK_BYTES: Final = 64


class Uncertain(Exception):
    """Raised by a Preview when the future would have to be known."""


def commitment(seed: int) -> str:
    """The hash published before the game; the seed itself is published when it is over."""
    return sha256(f"trois seed {seed}".encode()).hexdigest()


class Chance:
    """Live outcomes without a record: for search, simulations and bots."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.key = b""
        self.used = 0
        self.reveals = 0
        self.buffer = b""
        self.at = BLOCK_BYTES

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others.

        One byte while n fits in it, else four; what lies past the last full multiple is rejected.
        """
        if n > 256:
            return self._wide(n)
        limit = 256 - 256 % n
        while True:
            at = self.at
            if at >= BLOCK_BYTES:
                self._refill()
                at = 0
            byte = self.buffer[at]
            self.at = at + 1
            if byte < limit:
                return byte % n

    def roll(self) -> int:
        """A die: 1 to 6."""
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def reveal(self) -> None:
        """Called by a game before something hidden becomes known: nobody may undo past it."""
        self.reveals += 1

    def mark(self) -> tuple[int, int, int]:
        """A point of this stream that `rewind` goes back to."""
        return (0, self.used, self.at)

    def rewind(self, mark: tuple[int, int, int]) -> None:
        self.used = mark[1]
        self.at = mark[2]
        if self.used:
            self.used -= 1
            at = self.at
            self._refill()
            self.at = at

    def _wide(self, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        while True:
            word = 0
            for _ in range(4):
                word = word << 8 | Chance.below(self, 256)
            if word < limit:
                return word % n

    def _refill(self) -> None:
        if not self.key:
            self.key = sha256(f"trois chance {self.seed}".encode()).digest()
        self.buffer = blake2b(self.used.to_bytes(8, "big"), key=self.key).digest()
        self.used += 1
        self.at = 0


class RecordedChance(Chance):
    """Feeds recorded outcomes back first, then draws live ones; keeps all of them.

    A seed of -1 means that nothing may be drawn beyond what is recorded.
    """

    def __init__(self, seed: int, outcomes: list[int]) -> None:
        super().__init__(seed)
        self.outcomes = outcomes
        self.replayed = len(outcomes)
        self.cursor = 0

    def below(self, n: int) -> int:
        if self.cursor < len(self.outcomes):
            outcome = self.outcomes[self.cursor]
            if not 0 <= outcome < n:
                raise BadRecord("outcome-range", at=self.cursor, outcome=outcome, most=n - 1)
        elif self.seed < 0:
            raise BadRecord("outcome-missing", at=self.cursor)
        else:
            outcome = super().below(n)
            self.outcomes.append(outcome)
        self.cursor += 1
        return outcome

    def mark(self) -> tuple[int, int, int]:
        return (self.cursor, self.used, self.at)

    def rewind(self, mark: tuple[int, int, int]) -> None:
        """Forget what came after the mark. Drawn outcomes will come again; those that were
        fed back from a record of unknown seed will be drawn anew.
        """
        super().rewind(mark)
        self.cursor = mark[0]
        self.replayed = min(self.replayed, self.cursor)
        del self.outcomes[self.cursor :]

    def copy(self) -> "RecordedChance":
        twin = RecordedChance(self.seed, self.outcomes[:])
        twin.replayed, twin.cursor, twin.reveals = self.replayed, self.cursor, self.reveals
        twin.key, twin.buffer, twin.used, twin.at = self.key, self.buffer, self.used, self.at
        return twin


class Preview(Chance):
    """Knows nothing: what an action does is certain up to the first question it is asked."""

    def below(self, n: int) -> int:
        raise Uncertain

    def reveal(self) -> None:
        raise Uncertain
