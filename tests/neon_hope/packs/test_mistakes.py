"""A pack with each kind of mistake: the message names file, line and field, and says what is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import yaml

from engine.neon_hope.packs import Library, PackError
from engine.neon_hope.packs.problems import MOST
from tests.neon_hope.packs.making import copied, exchange, problems_of, signed_line


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A row of `data/mistakes.yaml`."""

    file: str
    old: str
    new: str
    path: str
    says: str


ROWS = yaml.safe_load((Path(__file__).parent / "data" / "mistakes.yaml").read_text("utf-8"))
CASES = msgspec.convert(ROWS, list[Case])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.path or case.file}-{case.says[:24]}")
def test_a_mistake_is_told_with_file_line_and_field(tmp_path: Path, case: Case) -> None:
    home = copied(tmp_path)
    exchange(home / case.file, case.old, case.new)
    found = problems_of(tmp_path)
    fitting = [str(problem) for problem in found if problem.path == case.path and case.says in problem.text]
    assert fitting, f"instead: {[str(problem) for problem in found]}"
    if line := signed_line(home / case.file):
        assert fitting[0].startswith(f"mine/{case.file}:{line}: {case.path}")
    else:
        assert fitting[0].startswith("mine/")


def test_the_whole_sentence(tmp_path: Path) -> None:
    exchange(copied(tmp_path) / "encounters.yaml", "difficulty: 3, retreat", "difficulty: three, retreat")
    assert [str(problem) for problem in problems_of(tmp_path)] == [
        "mine/encounters.yaml:8: enemies.guard.tasks[0].difficulty: a whole number is wanted, not “three”"
    ]


def test_a_missing_translation_names_file_line_field_and_language(tmp_path: Path) -> None:
    home = copied(tmp_path)
    exchange(home / "encounters.yaml", "name: {en: GUARD, de: WACHE}", "name: {en: GUARD}")
    exchange(
        home / "story.yaml", "{en: It begins., de: Es beginnt.}", '{en: It begins., de: "", fr: Ça commence.}'
    )
    assert [str(problem) for problem in problems_of(tmp_path)] == [
        "mine/encounters.yaml:3: enemies.guard.name: the text in “de” is missing",
        "mine/story.yaml:50: episodes.first.intro: the text in “de” is missing",
        "mine/story.yaml:50: episodes.first.intro.fr: “fr” is not among the pack's languages",
    ]


def test_a_comma_that_ends_a_text_is_told_as_what_it_is(tmp_path: Path) -> None:
    exchange(copied(tmp_path) / "story.yaml", "de: Es geht weiter.", "de: Es geht weiter, als es aussieht.")
    assert [str(problem) for problem in problems_of(tmp_path)] == [
        "mine/story.yaml:82: episodes.second.intro: “als es aussieht.” looks like the rest of a text "
        "that a comma has ended: put the whole text in quotes"
    ]


def test_a_set_without_cards_cannot_be_shuffled_in(tmp_path: Path) -> None:
    home = copied(tmp_path)
    exchange(home / "pack.yaml", "sets:\n", "sets:\n  set-e: {en: Set E, de: Set E}\n")
    exchange(
        home / "story.yaml",
        "      - environment: dock",
        "      - environment: dock\n      - shuffle_in: set-e",
    )
    (problem,) = problems_of(tmp_path)
    assert problem.path == "episodes.first.setup[1].shuffle_in"
    assert problem.text == "no card belongs to the set “set-e”"


def test_a_third_language_is_wanted_everywhere(tmp_path: Path) -> None:
    exchange(copied(tmp_path) / "pack.yaml", "languages: [en, de]", "languages: [en, de, ja]")
    found = problems_of(tmp_path)
    assert len(found) == MOST
    assert {problem.text for problem in found if problem.line} == {"the text in “ja” is missing"}


def test_all_mistakes_of_all_files_are_told_at_once_in_order(tmp_path: Path) -> None:
    home = copied(tmp_path)
    exchange(home / "clues.yaml", "secrets: 2", "secrets: two")
    exchange(home / "clues.yaml", "{en: MAZE, de: IRRGARTEN}", "{en: MAZE}")
    exchange(home / "encounters.yaml", "health: 3", "healht: 3")
    exchange(home / "story.yaml", "number: 1", "number: one")
    found = problems_of(tmp_path)
    assert [(problem.file, problem.line, problem.path) for problem in found] == [
        ("mine/clues.yaml", 23, "clues.floor.front.secrets"),
        ("mine/clues.yaml", 43, "clues.maze.name"),
        ("mine/encounters.yaml", 2, "enemies.guard"),
        ("mine/encounters.yaml", 5, "enemies.guard.healht"),
        ("mine/story.yaml", 4, "chapters.chapter-one.number"),
    ]
    with pytest.raises(PackError) as raised:
        Library.load([tmp_path])
    for problem in found:
        assert str(problem) in str(raised.value).splitlines()


def test_a_mistake_in_form_hides_no_others_behind_what_follows_from_it(tmp_path: Path) -> None:
    """A file that cannot be read must not make everything it held "not there"."""
    exchange(copied(tmp_path) / "story.yaml", "sets: [set-a,", "sets: [[set-a,")
    (problem,) = problems_of(tmp_path)
    assert problem.file == "mine/story.yaml"
    assert problem.line > 0
    assert problem.text.startswith("this is not YAML:")
