"""Everything that can be wrong with what a person or a program hands in: one clear line each."""


class TroisError(ValueError):
    """Base of all errors this package raises on purpose; its text is fit for people."""


class UnknownGame(TroisError):
    """No game has this name."""


class MissingPart(TroisError):
    """A layer, such as the drawings, has nothing for this game."""


class MissingExtra(TroisError):
    """Something of an extra, such as `trois[env]`, is not installed."""


class BadOption(TroisError):
    """An option, a number of seats or a seed that the game doesn't know."""


class BadCards(TroisError):
    """A cards file with a wrong key or value."""


class BadRecord(TroisError):
    """A record that is truncated, altered or of another version."""


class BadPosition(TroisError):
    """A position that is malformed or breaks an invariant of its game."""


class IllegalAction(TroisError):
    """An action that is unknown, not allowed now, or of a seat that is not asked."""


class CannotUndo(TroisError):
    """There is nothing to take back, or a roll, a reveal or another seat's decision came after it."""
