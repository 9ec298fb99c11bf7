"""`python -m engine.players.neon_hope.check`, packs that take over from another, and the pack to copy."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.neon_hope.packs import Library
from engine.neon_hope.packs.library import SHIPPED
from engine.players.neon_hope import check
from tests.neon_hope.packs.making import copied, exchange, problems_of

HARBOUR = Path(__file__).parents[3] / "docs" / "harbour"


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    """A copy of the pack to copy, under another id."""
    home = tmp_path / "packs" / "mine"
    shutil.copytree(HARBOUR, home)
    exchange(home / "pack.yaml", "id: harbour", "id: mine")
    return home


# -- the command -------------------------------------------------------------------------------------------


def test_mistakes_are_told_and_the_command_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exchange(copied(tmp_path) / "encounters.yaml", "difficulty: 3, retreat", "difficulty: three, retreat")
    assert check.main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == (
        "mine/encounters.yaml:8: enemies.guard.tasks[0].difficulty: a whole number is wanted, not “three”\n"
    )


def test_slips_are_told_and_it_does_not_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exchange(
        copied(tmp_path) / "story.yaml", "objective: {completed: [maze]}", "objective: {scrapped: [guide]}"
    )
    assert check.main([str(tmp_path)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("a slip? mine/story.yaml:5: chapters.chapter-one.objective.scrapped.cards[0]: ")
    assert second.startswith("mine 1: 4 characters, 6 clues, 4 enemies")


def test_campaigns_are_played_by_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copied(tmp_path)
    assert check.main([str(tmp_path), "--play", "8"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [line.split() for line in lines if line.startswith("  ") and ":" not in line.split()[0]]
    first = next(row for row in rows if row[:2] == ["first", "-"])
    assert first[3] == "8"
    seconds = [line for line in lines if line.startswith("  second")]
    assert all("first: " in line for line in seconds)
    assert "events.scan-3-1" in lines[-1], "no episode has its set"
    assert "enemies.drone" not in lines[-1]


def test_endings_are_counted_also_those_never_come_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copied(tmp_path)
    check.main([str(tmp_path), "--play", "4"])
    lines = capsys.readouterr().out.splitlines()
    for code, last in (("first", ("won", "found", "worn-out")), ("duo", ("second",))):
        [line] = [line for line in lines if line.startswith(f"  endings of {code}: ")]
        counts = {name: int(n) for name, n in (part.split() for part in line.partition(": ")[2].split(", "))}
        assert (tuple(counts), sum(counts.values())) == (last, 4)


def test_what_nobody_wrote_is_not_missed() -> None:
    """Training offers a card to whoever has the one it replaces: dozens, and few come up."""
    pack = Library.load([]).pack("pilot")
    code, training = next(
        (name, step) for name, step in pack.campaigns["lissen"].steps.items() if step.training
    )
    report = check.Report(seen={f"lissen: {code}"})
    missed = [path for path in check.unseen(pack, report) if f".steps.{code}." in path]
    own = [n for n, choice in enumerate(training.choices) if choice.label]
    assert len(training.choices) > len(own) > 0
    assert missed == [f"campaigns.lissen.steps.{code}.choices[{n}]" for n in own]


def test_a_game_that_breaks_is_told_with_its_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(tmp_path)
    monkeypatch.setattr(check, "LIMIT", 3)
    assert check.main([str(tmp_path), "--play", "1"]) == 1
    assert "broken: first, seed 1: RuntimeError: the episode is not over after 3" in capsys.readouterr().out


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([str(tmp_path / "nowhere")]) == 1
    assert "cannot be read" in capsys.readouterr().out


# -- the pack to copy --------------------------------------------------------------------------------------


def test_the_pack_to_copy_has_no_mistakes_and_everything_in_it_comes_up(harbour: Path) -> None:
    library = Library.load([harbour])
    assert library.doubts == ()
    pack = library.pack("mine")
    report = check.play_pack(library, pack, 24)
    assert report.broken == []
    assert check.unseen(pack, report) == []
    (tally,) = report.tallies.values()
    assert 0 < tally.won < tally.played == 24


# -- taking over -------------------------------------------------------------------------------------------


def test_a_pack_has_the_characters_of_the_one_it_extends_and_its_own(harbour: Path) -> None:
    pilot = Library.load().pack("pilot")
    pack = Library.load([harbour]).pack("mine")
    assert pack.characters == pilot.characters
    assert pack.tools == pilot.tools
    assert pack.attributes == pilot.attributes
    assert not pack.episodes.keys() & pilot.episodes.keys()
    exchange(
        harbour / "pack.yaml", "extends: pilot", "extends: pilot\nendurance: {'1': 9, '2': 7, '3': 6, '4': 5}"
    )
    assert Library.load([harbour]).pack("mine").endurance["2"] == 7


def test_packs_may_extend_packs_read_after_them(harbour: Path) -> None:
    """Whatever order their folders are in: "mine" comes before "testing"."""
    exchange(harbour / "pack.yaml", "extends: pilot", "extends: testing")
    copied(harbour.parent, "testing")
    found = Library.load([harbour.parent], lenient=True)
    assert "testing" in found.packs
    # It has found that pack: what it lacks there are the attributes its own tasks are on.
    assert {problem.text for problem in found.problems if "attribute" in problem.path} == {
        "“insight” is not an attribute",
        "“charm” is not an attribute",
    }


@pytest.mark.parametrize(
    ("new", "says"),
    [
        ("extends: pilt", "there is no pack “pilt” to take over from; is “pilot” meant?"),
        ("extends: pilot\ncharacters: {bruna: {name: {en: B, de: B}, values: {}}}", "“bruna” is taken"),
        ("extends: 3", "text is wanted"),
    ],
)
def test_what_cannot_be_taken_over_is_told_with_its_line(harbour: Path, new: str, says: str) -> None:
    exchange(harbour / "pack.yaml", "extends: pilot", new)
    found = [problem for problem in problems_of(harbour) if says in problem.text]
    assert [(problem.file, problem.line) for problem in found] == [("mine/pack.yaml", 9)]


def test_the_shipped_pack_can_be_checked_where_it_lies(capsys: pytest.CaptureFixture[str]) -> None:
    """By itself, or as one of the packs of its folder."""
    for folder in (SHIPPED / "pilot", SHIPPED):
        assert check.main([str(folder)]) == 0
        assert capsys.readouterr().out.startswith("pilot 0.1.0: 8 characters")
