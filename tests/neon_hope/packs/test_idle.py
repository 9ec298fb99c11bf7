"""What a pack waits for in vain is told to its author, with the line; it is played all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.neon_hope.packs import Library
from engine.neon_hope.packs.library import read_pack
from tests.neon_hope.packs.making import copied, exchange, signed_line

ROOT = Path(__file__).parents[3]
FOG = "      - {on: encounter_start, effects: [{surveillance: 1}]}"
SETUP = "      - search_encounter: trace\n"
CHAPTER = "    on_flip: [{flag: maze-passed}]"


def asked(condition: str) -> str:
    """A trigger of the condition card FOG that asks something."""
    return (
        "      - on: encounter_start\n"
        f"        condition: {condition}  # here\n"
        "        effects: [{surveillance: 1}]"
    )


CASES = [
    (
        "encounters.yaml",
        "    set: set-a\n    tasks: [{type: hack, attribute: technology, difficulty: 3, slots: 2}]\n"
        f"    triggers:\n{FOG}",
        "    tasks: [{type: hack, attribute: technology, difficulty: 3, slots: 2}]\n"
        "    triggers:\n      - {on: drawn, effects: [{surveillance: 1}]}  # here",
        "conditions.fog.triggers[0].on",
        "“drawn” never comes",
    ),
    (
        "encounters.yaml",
        "    name: {en: FOG, de: NEBEL}\n",
        "    name: {en: FOG, de: NEBEL}\n    counters: 3  # here\n",
        "conditions.fog.counters",
        "nothing takes these counters away",
    ),
    (
        "encounters.yaml",
        FOG,
        asked("{marked: met-the-crowd}"),
        "conditions.fog.triggers[0].condition.marked",
        "nothing ever writes “met-the-crowd” for a character",
    ),
    (
        "encounters.yaml",
        FOG,
        "      - {on: encounter_start, effects: [{unmark: met-the-crowd}]}  # here",
        "conditions.fog.triggers[0].effects[0].unmark",
        "there is nothing to take back",
    ),
    (
        "story.yaml",
        SETUP,
        f"{SETUP}      - surveillance: 30  # here\n",
        "episodes.first.setup[2].surveillance",
        "the episode is lost at 30, here before it begins",
    ),
    (
        "story.yaml",
        SETUP,
        f"{SETUP}      - surveillance: {{n: {{by_characters: [2, 3, 4, 99]}}}}  # here\n",
        "episodes.first.setup[2].surveillance",
        "here before it begins",
    ),
    (
        "encounters.yaml",
        FOG,
        asked("{surveillance: 40}"),
        "conditions.fog.triggers[0].condition.surveillance",
        "lost at 40 at the latest",
    ),
    (
        "story.yaml",
        SETUP,
        f"{SETUP}      - if: {{condition: {{won: first}}, then: [{{surveillance: 1}}]}}  # here\n",
        "episodes.first.setup[2].if.condition.won.episode",
        "“first” is just being played",
    ),
    (
        "story.yaml",
        CHAPTER,
        f"{CHAPTER[:-1]}, {{if: {{condition: {{won: second}}, then: [{{surveillance: 1}}]}}}}]  # here",
        "chapters.chapter-one.on_flip[1].if.condition.won.episode",
        "“second” is never played before “first”",
    ),
    (
        "encounters.yaml",
        FOG,
        asked("{characters: {at_least: 5}}"),
        "conditions.fog.triggers[0].condition.characters",
        "never so",
    ),
    (
        "encounters.yaml",
        FOG,
        asked("{characters: {at_least: 1}}"),
        "conditions.fog.triggers[0].condition.characters",
        "always so",
    ),
    (
        "encounters.yaml",
        FOG,
        asked("{defeated: {card: drone, times: 3}}"),
        "conditions.fog.triggers[0].condition.defeated.times",
        "there are 2 copies of “drone”",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "path", "says"), CASES)
def test_what_waits_in_vain_is_told(
    tmp_path: Path, file: str, old: str, new: str, path: str, says: str
) -> None:
    home = copied(tmp_path)
    exchange(home / file, old, new)
    library = Library.load([tmp_path])
    assert [doubt.path for doubt in library.doubts] == [path]
    doubt = library.doubts[0]
    assert says in doubt.text
    assert (doubt.file, doubt.line) == (f"mine/{file}", signed_line(home / file))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (
            "encounters.yaml",
            "    name: {en: FOG, de: NEBEL}\n    set: set-a\n",
            "    name: {en: FOG, de: NEBEL}\n    set: set-a\n"
            "    counters: 3\n    completed: [{counter: -1}]\n",
        ),
        ("encounters.yaml", FOG, asked("{defeated: {card: drone, times: 2}}")),
        ("encounters.yaml", FOG, asked("{characters: {at_least: 2}}")),
        ("encounters.yaml", FOG, asked("{surveillance: 39}")),
        ("story.yaml", SETUP, f"{SETUP}      - surveillance: 29\n"),
    ],
)
def test_what_may_come_is_not(tmp_path: Path, file: str, old: str, new: str) -> None:
    home = copied(tmp_path)
    exchange(home / file, old, new)
    assert Library.load([tmp_path]).doubts == ()


def test_an_enemy_that_is_brought_may_be_defeated_often(tmp_path: Path) -> None:
    home = copied(tmp_path)
    exchange(home / "encounters.yaml", FOG, asked("{defeated: {card: drone, times: 3}}"))
    exchange(home / "story.yaml", SETUP, f'{SETUP}      - bring: {{card: drone, at: "dock:lower"}}\n')
    assert Library.load([tmp_path]).doubts == ()


@pytest.mark.parametrize("folder", ["engine/neon_hope/packs/pilot", "docs/ferry", "docs/harbour"])
def test_what_authors_copy_waits_for_nothing_in_vain(folder: str) -> None:
    read = read_pack(ROOT / folder, Library.load([]).packs)
    assert (read.problems, read.doubts) == ((), ())
