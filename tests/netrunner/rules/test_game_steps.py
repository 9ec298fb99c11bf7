"""The steps of timing structures and procedures, in the order in which games go through them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.kernel.steps import AGAIN, ASK, Row, Step
from engine.netrunner.language.effects import Damage, Gain
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.testkit import Table
from tests.netrunner.test_steps import tables, written_out

Walked = Callable[..., list[str]]


@pytest.fixture
def walked(monkeypatch: pytest.MonkeyPatch) -> Walked:
    """The steps gone through so far whose numbers begin with one of these, in order; a step that asks counts
    once, when it is done."""
    done: list[str] = []

    def noting(row: Row) -> Row:
        def run(g: Any, f: Any) -> Step:
            outcome = row.run(g, f)
            if outcome is not ASK and outcome is not AGAIN:
                done.append(row.id)
            return outcome

        return msgspec.structs.replace(row, run=run)

    for table in tables(CR_24_03.name):
        monkeypatch.setattr(table, "rows", [noting(row) for row in table.rows])
        after = {step: noting(row) if row is not None else None for step, row in table.after.items()}
        monkeypatch.setattr(table, "after", after)

    def so_far(*beginnings: str) -> list[str]:
        return [step for step in done if step.startswith(beginnings)]

    return so_far


def test_5_6_1a_a_turn_of_the_corp(walked: Walked) -> None:
    """5.6.1a to f, 5.6.2a to d, 5.6.3a to e, 9.2.6: with a single action."""
    t = Table()
    t.start("corp", turn_begins=True)
    t.set(corp_clicks=1)
    t.refresh()
    t.click("Gain 1 credit")
    assert walked("5.6.") == written_out("5.6.1a b c d e f, 5.6.2a b c a b d, 5.6.3a b c d e")


def test_5_7_1a_a_turn_of_the_runner(walked: Walked) -> None:
    """5.7.1a to h, 5.7.2a to e, 9.2.6."""
    t = Table()
    t.start("runner", turn_begins=True)
    t.set(runner_clicks=1)
    t.refresh()
    t.click("Gain 1 credit")
    assert walked("5.7.") == written_out("5.7.1a b c d e f g e f h, 5.7.2a b c d e")


def test_6_9_1a_a_run_past_rezzed_and_unrezzed_ice(walked: Walked) -> None:
    """6.9.1a to d, 6.9.2a to c, 6.9.3, 6.9.3a to e, 6.9.4a to h, 6.9.5a to c, 6.9.6a to d, 6.8.2: two
    subroutines of Tithe resolve, the second piece of ice is not rezzed."""
    t = Table()
    t.ice("Archives", "Palisade", rezzed=False)
    t.ice("Archives", "Tithe")
    t.hand("runner", "Leech", "Leech")
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Do not rez")
    t.click("Do not rez")
    t.next_action()
    assert walked("6.9.") == written_out(
        "6.9.1a b c d, 6.9.2a b c, 6.9.3, 6.9.3a b c d c d c e, 6.9.4a b c d e f, "
        "6.9.2a b c, 6.9.4a b c d e f g h, 6.9.5a b c, 6.9.6a b c d"
    )


def test_6_8_2b_a_run_that_is_ended_goes_to_its_last_phase(walked: Walked) -> None:
    """6.1.4: from the middle of the encounter, by a subroutine."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert walked("6.9.")[-7:] == written_out("6.9.3b c e, 6.9.6a b c d")


def test_6_9_4c_jacking_out_skips_to_the_end(walked: Walked) -> None:
    t = Table()
    t.root("HQ", "Plain Upgrade")
    t.start("runner")
    t.play("Run on HQ", "Jack out")
    assert walked("6.9.4", "6.9.5", "6.9.6") == written_out("6.9.4a b c, 6.9.6a b c d")


def test_7_5_1_a_breach_and_its_accesses(walked: Walked) -> None:
    """7.5.1 to 7.5.7, 7.2.1 to 7.2.4, 7.4.3: two cards, one of them an agenda."""
    t = Table()
    t.root("Server 1", "Plain Agenda", "Plain Upgrade")
    t.start("runner")
    t.click("Run on Server 1")
    t.next_action()
    access = "7.5.4, 7.5.5, 7.2.1, 7.2.2, 7.2.3, 7.2.4, 7.5.6"
    assert walked("7.") == written_out(f"7.5.1, 7.5.2, 7.5.3, {access}, {access}, 7.5.4, 7.5.7")
    assert t.names("runner_score") == ["Plain Agenda"]


def test_8_4_5a_drawing(walked: Walked) -> None:
    """8.4.5a to c.

    Rules: 8.4.5, 9.11.1c.
    """
    t = Table()
    t.root("Server 1", "Raman Rai", rezzed=True)
    t.start("corp")
    t.click("Draw 1 card")
    assert walked("8.4.5") == written_out("8.4.5a b c")


@pytest.mark.parametrize("title", ["Palisade", "Plain Asset"])
def test_8_5_15a_installing(walked: Walked, title: str) -> None:
    """8.5.15, 8.5.15a to f, 8.5.2, 8.5.11."""
    t = Table()
    t.hand("corp", title)
    t.start("corp")
    t.click(next(option for option in t.options if option.startswith("Install") and "new server" in option))
    assert walked("8.5.15") == written_out("8.5.15a b c d e f")
    assert not t.card(title).faceup


def test_8_6_6a_playing_an_operation(walked: Walked) -> None:
    """8.6.6, 8.6.6a to i, 9.7.2, 9.7.2a to f, 1.16.7: the play ability has one instruction."""
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Play Hedge Fund")
    steps = walked("8.6.6", "9.7.2")
    assert [step for step in steps if step.startswith("8.6.6")] == written_out("8.6.6a b c d e f g h i")
    assert [step for step in steps if step.startswith("9.7.2")] == written_out("9.7.2a b c d e f")


def test_9_5_6a_using_a_paid_ability(walked: Walked) -> None:
    """9.5.6, 9.5.6a to h, 9.5.4: one instruction."""
    t = Table()
    t.rig("Tech Trader")
    t.start("runner")
    before = len(walked("9.5.6"))
    t.click("Tech Trader")
    assert walked("9.5.6")[before:] == written_out("9.5.6a b c d e f g h")
    assert t.credits("runner") == 6


def test_9_6_15a_resolving_a_conditional_ability(walked: Walked) -> None:
    """9.6.15, 9.6.15a to g, 9.6.5, 9.6.6, 10.3.1a, 10.3.2, 9.2.8: Wyldside has two instructions."""
    t = Table()
    t.rig("Wyldside")
    t.start("runner", turn_begins=True)
    assert walked("9.6.15") == written_out("9.6.15a b c d e f c d e f g")
    assert (len(t.names("grip")), t.clicks("runner")) == (2, 3)


def test_9_8_11a_resolving_a_subroutine(walked: Walked) -> None:
    """9.8.11, 9.8.11a to h: one of one instruction, which does not end the run."""
    t = Table()
    t.ice("R&D", "Wormhole")
    t.start("runner")
    t.play("Run on R&D", "Let the unbroken")
    assert walked("9.8.11") == written_out("9.8.11a b c d e f g h")


def test_10_3_1_a_checkpoint_goes_through_its_steps_in_order(walked: Walked) -> None:
    """10.3.1, 10.3.1a to k, 10.3.2, 9.11.1a: after damage that wins nothing, with something to mend."""
    t = Table(policy=ASK_ALL)
    t.rig("Unique Friend")
    t.hand("runner", "Unique Friend")
    t.start("runner")
    t.pass_until("Install Unique Friend")
    before = len(walked("10.3."))
    t.click("Install Unique Friend")
    steps = walked("10.3.")[before:]
    assert steps[:12] == written_out("10.3.1a b c d e f g h i j k, 10.3.2")


def test_10_3_5_a_checkpoint_follows_each_instruction(walked: Walked) -> None:
    """9.1.1g, 9.11.4f: the game is over after the first of two instructions."""
    t = Table()
    t.start("corp")
    t.effect("corp", Damage("net", 1), Gain(5))
    assert t.winner == "corp"
    assert t.credits("corp") == 5
