"""What can be played but looks like a slip: the pack is loaded, and its author is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.neon_hope.packs import Library
from tests.neon_hope.packs.making import copied, exchange


@pytest.mark.parametrize(
    ("file", "old", "new", "path", "says"),
    [
        (
            "clues.yaml",
            "tasks: [{type: investigate",
            "tasks: [{type: hack, slots: 1",
            "clues.floor.front.secrets",
            "no Investigate task",
        ),
        (
            "story.yaml",
            "objective: {completed: [maze]}",
            "objective: {scrapped: [guide]}",
            "chapters.chapter-one.objective.scrapped.cards[0]",
            "becomes a follower",
        ),
        (
            "encounters.yaml",
            "    tasks: [{type: fight, attribute: technology, difficulty: 2}]",
            "    tasks: [{type: fight, attribute: technology, difficulty: 2}]\n"
            "    triggers: [{on: defeated, effects: [{hope: 1}]}]",
            "enemies.drone.triggers[0].on",
            "self_defeated",
        ),
        (
            "encounters.yaml",
            "encounter_start, effects: [{surveillance: 1}]",
            "encounter_start, effects: [{surveillance: 0}]",
            "conditions.fog.triggers[0].effects[0].surveillance",
            "“surveillance” with 0 does nothing",
        ),
        (
            "story.yaml",
            "objective: {completed: [maze]}",
            "objective: {enemies: {where: here}}",
            "chapters.chapter-one.objective.enemies",
            "is never met",
        ),
    ],
)
def test_a_slip_is_told_and_the_pack_is_played(
    tmp_path: Path, file: str, old: str, new: str, path: str, says: str
) -> None:
    home = copied(tmp_path)
    exchange(home / file, old, new)
    library = Library.load([tmp_path])
    assert "mine" in library.packs
    assert [doubt.path for doubt in library.doubts] == [path]
    assert says in library.doubts[0].text
    assert library.doubts[0].line > 0


@pytest.mark.parametrize(
    ("effects", "says"),
    [("[]", "nothing removes them"), ("[{remove_secrets: 1}]", "only effects remove them")],
)
def test_secrets_without_an_investigate_task_say_what_is_left(
    tmp_path: Path, effects: str, says: str
) -> None:
    home = copied(tmp_path)
    exchange(home / "clues.yaml", "tasks: [{type: investigate", "tasks: [{type: hack, slots: 1")
    exchange(home / "encounters.yaml", "effects: [{surveillance: 1}]", f"effects: {effects}")
    [doubt] = [one for one in Library.load([tmp_path]).doubts if one.path == "clues.floor.front.secrets"]
    assert says in doubt.text


MOVES = "{kind: free, once: turn, effects: [{move: other_side}]}"


@pytest.mark.parametrize(
    ("ability", "doubted"),
    [
        ("{kind: free, effects: [{move: other_side}]}", True),
        ("{kind: free, effects: [{hope: 1}]}", True),
        ("{kind: free, effects: [{may: [{hope: 1}]}]}", True),
        ("{kind: activate, effects: [{hope: 1}]}", False),
        ("{kind: free, cost: recycle, effects: [{hope: 1}]}", False),
        ("{kind: free, condition: escalated, effects: [{hope: 1}]}", False),
        ("{kind: free, effects: [{resource: -1}, {hope: 1}]}", False),
        ("{kind: free, effects: [{stress: 1}, {hope: 1}]}", False),
    ],
)
def test_a_free_ability_that_nothing_limits_is_told(tmp_path: Path, ability: str, doubted: bool) -> None:
    home = copied(tmp_path)
    text = (home / "characters.yaml").read_text("utf-8")
    (home / "characters.yaml").write_text(text.replace(MOVES, ability, 1), "utf-8")
    found = [one for one in Library.load([tmp_path]).doubts if "again and again" in one.text]
    assert [one.line for one in found] == ([text.partition(MOVES)[0].count("\n") + 1] if doubted else [])


def test_nothing_is_doubted_without_reason(tmp_path: Path) -> None:
    copied(tmp_path)
    assert Library.load([tmp_path]).doubts == ()
