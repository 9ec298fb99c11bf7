"""What `engine/netrunner/rules/windows.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Derez, Gain, Trash
from engine.netrunner.language.happenings import On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import Encountered
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_9_2_4e_10_3_3_a_checkpoint_comes_before_priority() -> None:
    """What became illegal in the window is mended before the next player may act.

    Rules: 10.3.3.
    """
    runner("Worker", "program", Paid(cost(), (Gain(1),), once=True), memory_cost=1)
    t = Table()
    t.rig("Worker")
    t.start("runner")
    assert t.offered("Worker: Gain")
    t.rig("Console One", "Console Two")  # which nobody installed: the checkpoint mends it
    t.game.state.dirty = True
    t.game.unmended = True
    t.refresh()
    assert not {"Console One", "Console Two"} <= set(t.names("installed"))


def test_9_2_7a_players_pass_in_turn_until_both_have() -> None:
    """9.2.4b, 9.2.4c, 9.2.7f: whoever acts keeps priority, and the other player gets another chance.

    Rules: 9.2.7, 9.5.2e.
    """
    t = Table(policy=ASK_ALL)
    t.rig("Tech Trader")
    t.root("Server 1", "Once Asset", rezzed=True)
    t.start("corp")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", CORP)
    t.click("Once Asset")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", CORP)
    t.click("Pass")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", RUNNER)
    t.click("Tech Trader")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", RUNNER)
    t.click("Pass")
    assert (t.decision.step, t.decision.seat) == ("5.6.2a", CORP)
    t.click("Pass")
    assert (t.decision.step, t.decision.seat) == ("5.6.2b", CORP)


def test_9_2_8b_reactions_come_from_the_active_player_first() -> None:
    """9.2.8a, 9.2.8c, 9.6.8, 9.6.8a, 9.6.9b, 9.2.4a: mandatory ones cannot be passed, in any order one
    likes.

    Rules: 9.2.8d.
    """
    t = Table(policy=ASK_ALL)
    t.rig("Wyldside", "Underworld Contact", "Toolbox")
    t.start("runner", turn_begins=True)
    while t.decision.kind == "window":
        t.answer([o.key for o in t.asked.options if o.passing])
    assert (t.decision.kind, t.decision.seat) == ("reaction", RUNNER)
    assert "Pass" not in t.options
    assert t.options == ["Use Wyldside: Draw 2 cards", "Use Underworld Contact: Gain 1 credit"]
    t.click("Underworld Contact")
    assert t.credits("runner") == 6
    assert t.options == ["Use Wyldside"]


def test_9_2_8e_optional_reactions_can_be_passed() -> None:
    """9.6.9a, 9.6.11: and are gone then."""
    t = Table()
    t.rig("Aesop's Pawnshop", "Tech Trader")
    t.start("runner", turn_begins=True)
    t.pass_until("Aesop")
    assert t.decision.seat == RUNNER
    passing = [o.key for o in t.asked.options if o.passing]
    t.answer(passing)
    assert t.names("installed") == ["Aesop's Pawnshop", "Tech Trader"]
    assert not t.offered("Aesop")


@pytest.mark.parametrize("gone", [Derez(Encountered()), Trash(Encountered())])
def test_9_2_8f_what_is_pending_in_an_encounter_that_has_lost_its_ice_is_lost(gone: Effect) -> None:
    """8.5.10, 6.1.3d: the encounter is over as soon as its ice is derezzed or trashed, and what else has
    met it does not trigger any more, although it is mandatory."""
    runner("Crowbar", "hardware", When(On(EventKind.ENCOUNTER), (gone,)))
    corp("Usher", "asset", When(On(EventKind.ENCOUNTER), (Gain(2),)))
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Crowbar")
    t.root("Server 1", "Usher", rezzed=True)
    t.start("runner")
    t.click("Run on HQ")
    t.next_action()
    assert (t.credits("corp"), t.happened("encounter"), t.happened("successful_run")) == (5, 1, 1)
