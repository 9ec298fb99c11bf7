"""The ledger of the rulebook: complete, free of contradictions, and honest about what cites what."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tools.ledger
from engine.netrunner.cards import declared
from tools.ledger import IMPLEMENTED, MISSING, NO_CODE, PARTLY, STATUSES, TESTED, editions, ledger, problems
from tools.ledger import cards as table_of_cards
from tools.ledger.__main__ import main
from tools.ledger.citations import cited, scan_engine, scan_tests
from tools.ledger.numbers import known_rules


def test_every_rule_has_an_entry() -> None:
    """598 numbered rules and 767 lettered ones, each once."""
    entries = ledger()
    assert [entry.rule for entry in entries] == list(known_rules())
    assert len(entries) == 598 + 767 == len({entry.rule for entry in entries})
    assert {entry.status for entry in entries} <= set(STATUSES)


def test_nothing_in_the_ledger_is_contradicted_by_code_and_tests() -> None:
    assert problems() == []


def test_no_rule_is_implemented_without_a_test() -> None:
    """And no test plays a rule of which nothing says where it is implemented."""
    assert [entry.rule for entry in ledger() if entry.status == IMPLEMENTED] == []
    assert [entry.rule for entry in ledger() if entry.status == MISSING and entry.tests] == []


def test_each_status_says_what_it_means() -> None:
    for entry in ledger():
        if entry.status == TESTED:
            assert entry.places, entry
            assert entry.tests, entry
        elif entry.status == IMPLEMENTED:
            assert entry.places, entry
            assert not entry.tests, entry
        elif entry.status in (NO_CODE, PARTLY):
            assert entry.reason, entry
        elif not entry.reason:
            assert entry.status == MISSING
            assert not entry.places, entry


def test_the_counts_add_up_and_are_printed_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["ledger"])
    assert main() == 0
    first, *rest = capsys.readouterr().out.splitlines()
    printed = json.loads(first)
    assert printed == editions.counts()
    assert printed["rules"] == sum(printed.values()) - printed["rules"]
    assert len(rest) == printed["missing"]


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("Paying (1.16.1).", ["1.16.1"]),
        ("(7.1.5a, b)", ["7.1.5a", "7.1.5b"]),
        ("9.2.8a to c and f", ["9.2.8a", "9.2.8b", "9.2.8c", "9.2.8f"]),
        ("(6.3.1 to 6.3.3; 6.9)", ["6.3.1", "6.3.2", "6.3.3"]),
        ("9.9.4c, a window; in 24.03.1999 or v1.2.3.4", ["9.9.4c"]),
        ("(1.17.3a and 1.17.8)", ["1.17.3a", "1.17.8"]),
        ("5.6.3a, 5.7.2a", ["5.6.3a", "5.7.2a"]),
    ],
)  # fmt: skip
def test_citations_are_read_as_people_write_them(text: str, rules: list[str]) -> None:
    assert cited(text) == rules


CODE = '''"""About 1.6.4."""
# 9.9.9 in passing
@TABLE.row("7.5.1", "the breach (7.3.1) begins")
def step(g):
    return "7.5.7"  # never 7.1.1
class Frame:
    """A frame (99.9.9)."""
    passed: int
    """Passes (9.2.8)."""
    def close(self):
        """By 6.8.2a."""
'''


def test_citations_belong_to_the_innermost_function_or_class(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "sample.py").write_text(CODE)
    found = scan_engine(tmp_path, "26")
    assert found.places("1.6.4") == found.places("9.9.9") == ["rules.sample"]
    assert found.places("7.5.1") == found.places("7.3.1") == found.places("7.1.1") == ["rules.sample:step"]
    assert found.places("7.5.7") == []  # a step as a value is no citation
    assert found.places("9.2.8") == ["rules.sample:Frame"]
    assert found.places("6.8.2a") == ["rules.sample:Frame.close"]
    assert found.unknown == [("99.9.9", "rules.sample:Frame")]


BOTH = '''
def step(g):
    """A window (6.9.1e); by 24.03 none (24: 6.9.1d). 5.2.4 is another rule in each."""
'''


def test_numbers_without_a_year_are_those_of_what_a_module_speaks_of(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for name in ("sample", "cr_24_03"):
        (tmp_path / "rules" / f"{name}.py").write_text(BOTH)
    then, now = scan_engine(tmp_path, "24"), scan_engine(tmp_path, "26")
    assert now.places("6.9.1e") == now.places("5.2.4") == ["rules.sample:step"]
    assert then.places("5.2.4") == ["rules.cr_24_03:step"]
    assert then.places("6.9.1d") == ["rules.cr_24_03:step", "rules.sample:step"]
    assert then.unknown == [("6.9.1e", "rules.cr_24_03:step")]
    assert now.unknown == []


def test_tests_have_the_numbers_of_the_edition_they_play(tmp_path: Path) -> None:
    for name in ("rules", "editions"):
        (tmp_path / "netrunner" / name).mkdir(parents=True)
        (tmp_path / "netrunner" / name / "test_sample.py").write_text(TESTS)
    for edition, name in (("24", "rules"), ("26", "editions")):
        found = scan_tests(tmp_path, edition)  # type: ignore[arg-type]
        assert found.places("7.2.1") == [f"{name}.test_sample:test_s12_7_2_1_names_count"]


def test_who_cites_a_rule_by_either_number_cites_it() -> None:
    """The code cites the destination of an install by its number in 26.03 alone."""
    by_number = {entry.rule: entry.places for entry in ledger()}
    assert "rules.installing:_destination" in by_number["8.5.15b"]
    assert "rules.installing:_destination" not in by_number["8.5.15a"]


TESTS = '''"""All of 1.6.4."""
def helper():
    """Deals (1.6.5)."""
def test_s12_7_2_1_names_count():
    """And 1.6.6."""
'''


def test_only_tests_themselves_count_as_tests_of_a_rule(tmp_path: Path) -> None:
    (tmp_path / "netrunner").mkdir()
    (tmp_path / "netrunner" / "test_sample.py").write_text(TESTS)
    found = scan_tests(tmp_path)
    assert found.places("1.6.4") == found.places("1.6.5") == []
    assert found.places("7.2.1") == found.places("1.6.6") == ["test_sample:test_s12_7_2_1_names_count"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("1.1.9  no code  says nothing", "is no rule"),
        ("1.1.3  place  rules.nowhere:never", "there is no rules.nowhere:never"),
        ("1.2.2b  place  rules.turns:_setup", "cites neither 1.2.2b nor 1.2.2"),
        ("1.1.3  test  test_ledger:test_never", "there is no test_ledger:test_never"),
        ("1.1.1  missing  it is gone\n1.1.1  no code  it is there", "is judged twice"),
    ],
)
def test_a_wrong_line_is_found(
    line: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "01.txt").write_text(line + "\n")
    monkeypatch.setattr(tools.ledger, "CHAPTERS", tmp_path)
    assert [problem for problem in problems() if complaint in problem]


def test_a_line_without_a_word_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "01.txt").write_text("1.1.1  maybe  who knows\n")
    monkeypatch.setattr(tools.ledger, "CHAPTERS", tmp_path)
    with pytest.raises(ValueError, match=r"01\.txt:1"):
        problems()


def test_every_card_beyond_system_gateway_says_what_it_needed() -> None:
    assert table_of_cards.problems() == []
    assert len(table_of_cards.gateway() & declared()) == 77


def test_what_cards_needed_is_counted_and_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["ledger", "--cards"])
    assert main() == 0
    first, *rest = capsys.readouterr().out.splitlines()
    printed = json.loads(first)
    assert printed == table_of_cards.counts()
    assert printed["declared"] == len(declared()) == 77 + len(rest)
    assert printed["listed"] == len(rest) == printed["declared"] - printed["with_system_gateway"]
    assert printed["changed_outside_cards"] == sum(line.split()[1] != "0" for line in rest)
    assert printed["last_changed_outside_cards"] == sum(line.split()[1] != "0" for line in rest[-50:])


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("nowhere_card | 0 | nothing", "1: nowhere_card is not declared"),
        ("rezeki | 0 | nothing\nrezeki | 0 | nothing", "2: rezeki is listed twice"),
        ("rezeki | 2 | nothing", "needs nothing exactly if"),
        ("rezeki | 0 | a word", "needs nothing exactly if"),
        ("rezeki | 0 | nothing", "pawn has no line"),
    ],
)
def test_a_wrong_line_about_a_card_is_found(line: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    path.write_text(line + "\n")
    assert [problem for problem in table_of_cards.problems(path) if complaint in problem]


@pytest.mark.parametrize("line", ["rezeki", "rezeki | nothing", "rezeki | few | a word", "rezeki | 1 |"])
def test_a_line_about_a_card_without_its_parts_is_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    path.write_text(f"# a comment\n{line}\n")
    with pytest.raises(ValueError, match=r"cards\.txt:2"):
        table_of_cards.needs(path)
