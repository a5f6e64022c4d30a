"""How a language writes numbers, dates and lists, and which plural a number takes.

English needs nothing for it; the other languages need Babel, which knows all of them.
"""

import re
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from functools import cache
from typing import Final, Protocol

from trois._extras import missing

ENGLISH: Final = "en"
_MONTHS: Final = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_SOFTENED: Final = {
    "es": ((r" y (?=«?[Hh]?[IiÍí](?![aeo]))", " e "), (r" o (?=«?([Hh]?[OoÓó]|8|11\b))", " u ")),
    "it": ((r" e (?=«?[Ee])", " ed "),),
}
"""Which "and" or "or" is said before a like sound: "Ada e Inés", "Ada ed Eva"."""


class Writing(Protocol):
    """What texts ask of a language."""

    def plural(self, number: float) -> str:
        """Which of `one`, `few`, `many`, `other` ... a number takes."""
        ...

    def ordinal(self, number: int) -> str:
        """The same for 1st, 2nd, 3rd ..."""
        ...

    def number(self, value: float, least: int = 0, most: int = 0) -> str:
        """A number with this many digits after the point."""
        ...

    def listed(self, names: Sequence[str], style: str) -> str:
        """Names in a row, the last one with an "and" (`and`) or an "or" (`or`)."""
        ...

    def day(self, day: date) -> str: ...


class English:
    """British: "a, b and c", 18 November 2026."""

    def plural(self, number: float) -> str:
        return "one" if number == 1 else "other"

    def ordinal(self, number: int) -> str:
        if number % 100 in (11, 12, 13):
            return "other"
        return {1: "one", 2: "two", 3: "few"}.get(number % 10, "other")

    def number(self, value: float, least: int = 0, most: int = 0) -> str:
        said = f"{Decimal(str(value)):,.{most}f}"
        whole, point, digits = said.partition(".")
        kept = digits[:least] + digits[least:].rstrip("0")
        return f"{whole}{point}{kept}" if kept else whole

    def listed(self, names: Sequence[str], style: str) -> str:
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {'or' if style == 'or' else 'and'} {names[-1]}"

    def day(self, day: date) -> str:
        return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"


class Foreign:
    """By Babel; English where it does not know the language."""

    def __init__(self, language: str) -> None:
        try:
            from babel import Locale, UnknownLocaleError, dates, lists, numbers
        except ModuleNotFoundError as error:
            raise missing(error) from None
        try:
            self.locale = Locale.parse(language)
        except (UnknownLocaleError, ValueError):
            self.locale = Locale.parse("en_GB")
        self._plural, self._ordinal = self.locale.plural_form, self.locale.ordinal_form
        self._numbers, self._lists, self._dates = numbers, lists, dates

    def plural(self, number: float) -> str:
        return self._plural(number)

    def ordinal(self, number: int) -> str:
        return self._ordinal(number)

    def number(self, value: float, least: int = 0, most: int = 0) -> str:
        pattern = f"#,##0.{'0' * least}{'#' * (most - least)}" if most else "#,##0"
        return self._numbers.format_decimal(value, pattern, locale=self.locale)

    def listed(self, names: Sequence[str], style: str) -> str:
        said = self._lists.format_list(list(names), style="or" if style == "or" else "standard", locale=self.locale)
        for before, softer in _SOFTENED.get(self.locale.language, ()):
            said = re.sub(before, softer, said)
        return said

    def day(self, day: date) -> str:
        return self._dates.format_date(day, "long", locale=self.locale)


@cache
def writing_of(language: str) -> Writing:
    return English() if language == ENGLISH else Foreign(language)
