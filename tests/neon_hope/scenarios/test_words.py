"""Words over who plays and what the campaign keeps, on cards that are drawn; that every word is played."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.neon_hope.language import ops
from engine.neon_hope.language.cards import ShuffleIn
from engine.neon_hope.language.conditions import Noted
from engine.neon_hope.language.flow import IfSo
from engine.neon_hope.language.grid import NoActivation
from engine.neon_hope.language.logged import CharacterIs, EpisodeWon, Marked, OwnsCard
from engine.neon_hope.language.story import CrossOut, MarkCharacter, SwapCard, UnmarkCharacter
from engine.neon_hope.language.tokens import GainResource
from engine.neon_hope.table.state import Campaign
from engine.neon_hope.testkit import Table
from tests.neon_hope import recording
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]
NOTE = "met-the-crowd"
PAID = (GainResource(3),)
HERE = Path(__file__).parent
FOLDERS = (HERE, HERE.parent / "rules", HERE.parent / "language")
PLAYED = (*HERE.glob("*.py"), *(path for folder in FOLDERS[1:] for path in folder.glob("test_*.py")))
SAID = {"test_say.py"}
"""What is only said there is not played."""


def both_draw(table: Lay, *effects: Any, cards: dict[str, Any] | None = None, **more: Any) -> Table:
    """Vex and Noor draw a card with these effects, one each."""
    t = table(cards={"favour": {"effects": effects}, **(cards or {})}, **more)
    return t.change("vex", resources=0).change("noor", resources=0).deck("favour", "favour").end_all_turns()


def paid(t: Table) -> list[str]:
    """Who has got something by the card."""
    return [who for who in ("vex", "noor") if t.hero(who).resources == 3]


@pytest.mark.parametrize(
    ("condition", "who"),
    [
        (CharacterIs("noor"), ["noor"]),
        (OwnsCard("dash"), ["vex"]),
        (OwnsCard("study"), ["noor"]),
        (Marked(NOTE), ["vex"]),
        (Marked(NOTE, "any"), ["vex", "noor"]),
        (EpisodeWon("first"), ["vex", "noor"]),
        (EpisodeWon("second"), []),
    ],
    ids=repr,
)
def test_a_card_asks_who_draws_it_and_what_the_campaign_knows(
    table: Lay, condition: Any, who: list[str]
) -> None:
    before = Campaign(code="duo", results=(("first", "won"),), marks={"vex": (NOTE,)})
    assert paid(both_draw(table, IfSo(condition, PAID), campaign=before)) == who


def test_a_note_is_crossed_out_by_the_first_card_and_marks_come_and_go(table: Lay) -> None:
    before = Campaign(code="duo", notes=(NOTE,), marks={"noor": (NOTE,)})
    t = both_draw(table, IfSo(Noted(NOTE), PAID), CrossOut(NOTE), campaign=before)
    assert paid(t) == ["vex"]
    t = both_draw(
        table, IfSo(Marked(NOTE), (*PAID, UnmarkCharacter(NOTE)), (MarkCharacter(NOTE),)), campaign=before
    )
    assert paid(t) == ["noor"]
    assert t.game.state.marks == {"vex": (NOTE,), "noor": ()}


def test_what_is_swapped_is_there_from_the_next_episode_on(table: Lay) -> None:
    swap = IfSo(CharacterIs("vex"), (SwapCard("dash", "look"),))
    t = both_draw(table, swap, IfSo(OwnsCard("dash"), PAID), cards={"look": {"starts": False}})
    assert paid(t) == ["vex"]
    t.game.abandon()
    assert t.game.next_campaign().swaps == (("dash", "look"),)


def test_a_set_that_two_cards_bring_comes_once(table: Lay) -> None:
    t = both_draw(table, ShuffleIn("drills"))
    cards = [*t.game.state.encounter_deck, *t.game.state.encounter_discard]
    assert cards.count("omen") == 1
    assert t.game.state.sets[-1] == "drills"


def test_skulls_are_quiet_while_a_card_keeps_them_so(table: Lay) -> None:
    activations = []
    for effects in ((), (NoActivation(),)):
        t = table(cards={"jab": {"on_play": effects}}).put("guard", at=UP).change("vex", hope=9)
        t.turn("vex").reveals("skull", "skull", "+3").fight("guard", card="jab")
        activations.append(t.activations)
    assert activations[0] > activations[1] == 0


def test_every_word_is_written_in_a_scenario() -> None:
    """As a word, not as its name. That it is played is what the next test looks at."""
    written = {
        getattr(node.func, "id", getattr(node.func, "attr", ""))
        for path in PLAYED
        if path.name not in SAID
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
    }
    words = {**ops.EFFECTS, **ops.CONDITIONS, **ops.AMOUNTS}
    assert [op for op, kind in words.items() if kind.__name__ not in written] == []


@pytest.mark.long
def test_every_word_is_really_resolved_asked_or_counted_in_a_game(tmp_path: Path) -> None:
    """All scenarios are played once more, noting each word that is: one that is only named is missing."""
    found = tmp_path / "words"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", recording.__name__]
    done = subprocess.run(  # noqa: S603  # this Python, and folders of ours
        [*command, *map(str, FOLDERS)], check=False, capture_output=True, text=True, cwd=HERE.parents[2],
        env={**os.environ, recording.FILE: str(found)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:]
    assert recording.words() - set(found.read_text("utf-8").splitlines()) == set()
