"""Reads pages for English words that are not names."""

import re

from tests.text.english import english_words, page_text
from tests.web.browsing import Client, Visitor
from trois.text import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]


class Reader:
    """Reads every page it is shown, and remembers English words with the page they stand on."""

    def __init__(self, client: Client, language: str) -> None:
        self.visitor = Visitor(client, language)
        self.language = language
        self.english: dict[str, str] = {}
        self.read_pages = 0

    def read(self) -> None:
        if "<html" in self.visitor.html:
            assert f'<html lang="{self.language}"' in self.visitor.html, self.visitor.url
        self.read_text(page_text(self.visitor.html))

    def read_text(self, told: str) -> None:
        self.read_pages += 1
        for word in english_words(told, self.language):
            at = found.start() if (found := re.search(rf"\b{word}\b", told, re.IGNORECASE)) else 0
            self.english.setdefault(
                word, f"{self.visitor.url}: ...{' '.join(told[max(0, at - 40) : at + 50].split())}..."
            )

    def get(self, url: str) -> None:
        self.visitor.get(url)
        self.read()

    def post(self, url: str, **fields: str) -> None:
        self.visitor.post(url, fields)
        self.read()
