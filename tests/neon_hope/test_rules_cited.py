"""Every rule and every ruling is cited where it is implemented, and no citation names a rule that is none."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

ENGINE = Path(__file__).parent.parent.parent / "engine" / "neon_hope"

LAST = {
    1: 7, 2: 10, 3: 16, 4: 4, 5: 4, 6: 4, 7: 11, 8: 7, 9: 5, 10: 4, 11: 5, 12: 4, 13: 2, 14: 3, 15: 2, 16: 4,
    17: 5, 18: 3, 19: 10, 20: 10, 21: 3, 22: 3, 23: 4, 24: 1, 25: 1, 26: 2, 27: 1, 28: 9,
}  # fmt: skip
"""The last number of each chapter of the rules: NH 1.1 to 1.7, 2.1 to 2.10 and so on."""
RULES = frozenset(f"{chapter}.{n}" for chapter, last in LAST.items() for n in range(1, last + 1))
RULINGS = frozenset(f"R-{n:02}" for n in range(1, 47))

NEED_NO_CODE = {
    "1.2": "an outline of what the other rules say",
    "4.3": "names the supply, which has no limit (R-30)",
    "7.11": "a worked example (scenario S01)",
    "9.1": "what clues stand for in the story",
    "18.3": "a worked example (scenario S02)",
    "23.1": "names the coloured boxes that 23.2 to 23.4 explain",
    "27.1": "repeats other rules in an overview",
    "R-30": "there is no limit to keep",
    "R-36": "follows from the order of the rows T5, T6a and T7",
    "R-40": "whose users hold which seats is the bot's business: the rules count characters",
}

NUMBER = r"\d+\.\d+"
LIST = rf"{NUMBER}(?:(?:, | to | and )(?:NH )?{NUMBER})*"
CITED = re.compile(rf"NH ({LIST})")
IN_ROW = re.compile(rf"(?<=[(:, ])({LIST})(?=[),;:])")
"""In the words of a table's row the numbers stand alone: "... (12.1, 12.4)"."""


def words() -> list[str]:
    """Comments and strings of the engine; those of rows begin with "row"."""
    found = []
    for path in sorted(ENGINE.rglob("*.py")):
        row = False
        for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
            if token.type == tokenize.NAME:
                row = token.string == "row" or (row and token.string != "def")
            elif token.type in (tokenize.COMMENT, tokenize.STRING):
                found.append(("row " if row else "") + token.string)
    return found


def numbers(listed: str) -> set[str]:
    """ "19.1 to 19.3, 20.2" -> the four."""
    found = set(re.findall(NUMBER, listed))
    for first, last in re.findall(rf"({NUMBER}) to (?:NH )?({NUMBER})", listed):
        chapter, begin = first.split(".")
        found |= {f"{chapter}.{n}" for n in range(int(begin), int(last.split(".")[1]) + 1)}
    return found


def cited() -> set[str]:
    found: set[str] = set()
    for text in words():
        for pattern in (CITED, IN_ROW) if text.startswith("row ") else (CITED,):
            for match in pattern.findall(text):
                found |= numbers(match)
        found |= set(re.findall(r"R-\d\d", text))
    return found


def test_the_rules_are_144() -> None:
    assert len(RULES) == 144


def test_every_rule_is_cited_where_it_is_implemented() -> None:
    assert sorted((RULES | RULINGS) - cited() - set(NEED_NO_CODE)) == []


def test_what_needs_no_code_is_not_cited_by_any() -> None:
    assert sorted(set(NEED_NO_CODE) & cited()) == []


def test_no_citation_is_made_up() -> None:
    assert sorted(cited() - RULES - RULINGS) == []
