"""Writes the rules for the documentation, docs/rulebook/GAME.LANGUAGE.md: `make rulebook`."""

from pathlib import Path

import trois
from trois.rulebook import book_of
from trois.rulebook.markdown import markdown
from trois.text import LANGUAGES, Text, about

FOLDER = Path(__file__).parents[2] / "docs" / "rulebook"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    rows = ["# The rules of the games", "", "| | " + " | ".join(LANGUAGES.values()) + " |", "|---" * 6 + "|"]
    for game in trois.games.names():
        links = []
        for language, name in LANGUAGES.items():
            file = f"{game}.{language}.md"
            (FOLDER / file).write_text(markdown(book_of(game, Text(language))), encoding="utf-8")
            links.append(f"[{name}]({file})")
        rows.append(f"| {about.title(trois.games.get(game), Text())} | " + " | ".join(links) + " |")
    note = "\nIn the browser they stand under `/rules`, with drawings and search; in the terminal `trois rules GAME` shows them."
    (FOLDER / "README.md").write_text("\n".join(rows) + "\n" + note + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
