"""Campaigns as steps: the example of docs/packs.md with a mistake of each kind, and played by the checker."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.neon_hope.packs import Library
from engine.players.neon_hope import check
from tests.neon_hope.packs.making import copied, exchange, problems_of, signed_line

PAGE = (Path(__file__).parents[3] / "docs" / "packs.md").read_text("utf-8")
(EXAMPLE,) = re.findall(r"```yaml\n(campaigns:.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def roads(tmp_path: Path) -> Path:
    """The example of the docs in a copy of the test pack."""
    path = copied(tmp_path) / "roads.yaml"
    path.write_text(EXAMPLE, "utf-8")
    return path


def test_the_example_is_read(roads: Path) -> None:
    campaign = Library.load([roads.parent]).pack("mine").campaigns["two-roads"]
    assert list(campaign.story) == ["letter", "night-one", "morning", "hiding", "night-two", "end"]
    assert campaign.playable == ("first", "second")
    assert [way.step for way in campaign.steps["night-one"].next] == ["morning", "hiding"]


def test_episodes_one_after_the_other_are_a_chain_of_steps(roads: Path) -> None:
    duo = Library.load([roads.parent]).pack("mine").campaigns["duo"]
    assert [(code, step.kind) for code, step in duo.story.items()] == [
        ("first", "episode"),
        ("second", "episode"),
    ]
    assert [way.step for way in duo.story["first"].next] == ["second"]
    assert duo.story["second"].next == ()


STEP = "campaigns.two-roads.steps"
MISTAKES = [
    ("kind: prologue", "kind: overture  # here", f"{STEP}.letter.kind", "“prologue”"),
    ("{step: hiding}", "{step: hidding}  # here", f"{STEP}.night-one.next[1].step", "is “hiding” meant?"),
    ("episode: first\n", "episode: fist  # here\n", f"{STEP}.night-one.episode", "is “first” meant?"),
    ("kind: interlude", "kind: interlude\n        episode: second  # here",
     f"{STEP}.hiding.episode", "only a step"),
    ("{kind: episode, episode: second", "{kind: episode", f"{STEP}.night-two", "that is played is missing"),
    ("{if: {won: first}, step: morning}", "{step: morning}", f"{STEP}.night-one.next[1]", "never taken"),
    ("- {step: hiding}", "- {if: {won: first}, step: hiding}", f"{STEP}.night-one.next", "must have no “if”"),
    ("[{note: slept}]", "[{hope: 1}]", f"{STEP}.morning.choices[0].effects[0].hope", "needs an episode"),
    ("{won: first}", "{round: 3}", f"{STEP}.night-one.next[0].if.round", "needs an episode"),
    ("name: courage-left, n: -1", "name: courage-left, n: {flag: x}",
     f"{STEP}.letter.choices[0].effects[0].tracker.n", "plain number"),
    ("          - {step: hiding}", "          - {step: morning}",
     f"{STEP}.hiding", "no way leads to this step"),
    ("[{step: end}]", "[{step: night-one}]", f"{STEP}.night-one", "goes round in a circle"),
    ("{won: first}", "{won: second}", f"{STEP}.night-one.next[0].if.won.episode", "never played before"),
    ("kind: epilogue", "kind: epilogue\n        next: [{step: letter}]  # here",
     f"{STEP}.end.next", "is the end"),
    ("{label: {en: Sleep, de: Schlafen},", "{label: {en: Sleep, de: Schlafen}, step: end,",
     f"{STEP}.morning.choices[0].step", "each character chooses here"),
    ("- label: {en: Burn it, de: Ihn verbrennen}", "- {label: {en: A, de: A}, step: gone}  # here",
     f"{STEP}.letter.choices[1].step", "is not a step"),
    ("        text: {en: Nobody speaks., de: Niemand spricht.}\n        passages:\n"
     "          - if: {result: {episode: first, is: found}}\n"
     "            text: {en: They know your faces., de: Man kennt eure Gesichter.}\n", "",
     f"{STEP}.hiding", "“text” is missing"),
    ("steps:\n", "episodes: [first]  # here\n    steps:\n", "campaigns.two-roads.episodes", "either"),
    ("night-two: {kind: episode, episode: second, next: [{step: end}]}",
     "night-two: {kind: branch, next: [{if: {won: first}, step: end}, {step: again}]}\n"
     "      again: {kind: branch, next: [{step: night-two}]}", f"{STEP}.again", "nothing is played or read"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "path", "says"), MISTAKES, ids=[row[2] + row[3] for row in MISTAKES])
def test_a_mistake_is_told_with_file_line_and_field(
    roads: Path, old: str, new: str, path: str, says: str
) -> None:
    exchange(roads, old, new)
    found = problems_of(roads.parent.parent)
    fitting = [problem for problem in found if problem.path == path and says in problem.text]
    assert fitting, f"instead: {[str(problem) for problem in found]}"
    assert fitting[0].file == "mine/roads.yaml"
    assert fitting[0].line == (signed_line(roads) or fitting[0].line) > 0


def test_steps_are_played_by_path(roads: Path) -> None:
    library = Library.load([roads.parent])
    pack = library.pack("mine")
    report = check.play_pack(library, pack, 12)
    assert report.broken == []
    begun = {path for episode, path in report.tallies if episode == "first"}
    assert begun == {"-", "letter: Read it", "letter: Burn it"}  # "-": the chain
    assert {"two-roads: end", "two-roads: morning", "two-roads: hiding"} <= report.seen
    assert not [path for path in check.unseen(pack, report) if path.startswith("campaigns.")]


def test_a_choice_that_never_comes_up_is_told(roads: Path) -> None:
    exchange(roads, "- label: {en: Burn it, de: Ihn verbrennen}",
             "- {label: {en: Burn it, de: Ihn verbrennen}, if: {noted: slept}}")  # fmt: skip
    library = Library.load([roads.parent])
    report = check.play_pack(library, library.pack("mine"), 2)
    assert "campaigns.two-roads.steps.letter.choices[1]" in check.unseen(library.pack("mine"), report)
