"""docs/rules/troyes_dice.md: one rule a row, cited by its name, with lines of the rulebook that say something."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/rules/troyes_dice.md").read_text(encoding="utf-8")
CODE = ROOT / "src/trois/games/troyes_dice"
ROW = re.compile(r"^\| \*\*(?P<name>[^*]+)\.\*\* (?P<rule>.*) \| `[^`]+` \| `[^`]+` \|$")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| rule ")]
CITED = re.compile(r"Rules: ([^.]+)\.")

WRITTEN = """
3 5 7 13 15 17 19 23 25 29 33-34 38 42-43 47 51 55-59 61 63 65 67 69 71 73 75 77 79 81 83-85 87 89-91 93 95-97 99 101 103
107 109-110 112 114 116-118 122 124 126 128 130 132 134 138 140 142 144 146 148-149 151 153 155 157 161 163 165 167 169
171 175 177-178 180 182 184 188 190 192 198 200 202 206 208 210 214 216 220 222 224 226 228 232 234 236 240 242 244 248
252 254 256 260 264 268 270 272 276 280 284 288 292 296 298 302 306 310 312 314-316 318 320 324 328 332 336 340 344 348
350 352 356 360 364 368 370 374 376 378 380 382 386 390 392 396 398 400 402 404 406 408 410 412 416 418 420 422 426 428
430 432 434 436 438 440 442 444 448 450 452 456 460 462 464 468 470 474 476 480 482 486 488 492 494 498 500 504 506 508
510-512 514 516 518-520 522 526 530 534 538 540 542 544 546 548
"""
"""The lines of the rulebook's text that are not blank. The text itself is not ours to keep; `grep -n .` lists them."""
HEADINGS = [
    63,
    122,
    128,
    142,
    165,
    182,
    188,
    198,
    200,
    228,
    242,
    256,
    306,
    350,
    370,
    380,
    396,
    432,
    436,
    444,
    452,
    504,
    514,
]
"""Those of them that are only a heading or a label, so that no rule can stand there."""


def written() -> set[int]:
    spans = [span.split("-") for span in WRITTEN.split()]
    return {line for span in spans for line in range(int(span[0]), int(span[-1]) + 1)}


def cited_lines(text: str) -> list[int]:
    """Both ends of every `L110` and `L110-112`."""
    found = re.findall(r"\bL(\d+)(?:-(\d+))?", text)
    return [int(line) for span in found for line in span if line]


def names() -> list[str]:
    return [match["name"] for match in map(ROW.match, ROWS) if match]


def test_every_row_has_a_name_of_its_own_and_one_function_and_one_test() -> None:
    assert [row for row in ROWS if not ROW.match(row)] == []
    assert len(names()) == len(set(names())) >= 110


def test_every_row_says_where_its_rule_comes_from() -> None:
    sources = re.compile(r"\((?:[^()]*\b)?(L\d+|ruling|reconstructed|wheel|sheet)\b[^()]*\)\.?$")
    assert [match["rule"] for match in map(ROW.match, ROWS) if match and not sources.search(match["rule"])] == []


def test_no_cited_line_is_blank_or_a_mere_heading() -> None:
    lines = cited_lines(PAGE)
    assert len(lines) > 100
    assert sorted(set(lines) - written()) == []
    assert sorted(set(lines) & set(HEADINGS)) == []


def test_the_lines_of_worked_examples_are_not_blank() -> None:
    source = (Path(__file__).parent / "test_examples.py").read_text(encoding="utf-8")
    lines = [int(line) for line in re.findall(r"def test_l(\d+)_", source)]
    assert len(lines) == 10
    assert sorted(set(lines) - written()) == []


def test_the_code_cites_rules_of_the_page_by_name_and_never_by_line() -> None:
    known = set(names())
    for path in sorted(CODE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for cited in CITED.findall(source):
            assert {name.strip() for name in cited.split(",")} <= known, f"{path.name}: {cited}"
        assert cited_lines(source) == [], path.name


def test_at_least_every_second_public_function_of_steps_cites_its_rule() -> None:
    functions = [
        node
        for path in (CODE / "steps").glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]
    citing = [node for node in functions if CITED.search(ast.get_docstring(node) or "")]
    assert len(citing) * 2 >= len(functions)
