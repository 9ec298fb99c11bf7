"""What is cut short (5.4.3, 6.1.4), and what is offered though it may come to nothing (1.2.5)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw, EndActionPhase, EndTheRun, ForceEncounter, Gain
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import corp


def test_5_4_3c_an_action_whose_phase_is_ended_is_complete() -> None:
    """5.4.3c: a terminal operation is an action that has ended, before its phase does."""
    corp("Last Orders", "operation", Play((Gain(1), EndActionPhase())))
    t = Table()
    t.hand(CORP, "Last Orders")
    t.start(CORP)
    go(t, "Play Last Orders")
    kinds = [
        e.kind
        for e in t.events
        if e.kind in (EventKind.ACTION, EventKind.ACTION_ENDS, EventKind.ACTION_PHASE_ENDS)
    ]
    assert kinds[:3] == [EventKind.ACTION, EventKind.ACTION_ENDS, EventKind.ACTION_PHASE_ENDS]


@pytest.mark.parametrize(("cards", "offered"), [(0, False), (1, False), (2, True)])
def test_1_2_5_shuffling_up_to_some_cards_shuffles_the_deck(cards: int, offered: bool) -> None:
    """1.2.5: Spin Doctor with an empty Archives still shuffles R&D, if there is anything to shuffle."""
    t = Table(filler=0)
    t.root("Server 1", "Spin Doctor", rezzed=True)
    t.deck(CORP, *["Hedge Fund"] * cards)
    t.start(CORP)
    assert t.offered("Spin Doctor") is offered


def test_1_2_5_ending_the_run_needs_a_run_or_an_encounter() -> None:
    """9.1.6d, 6.5.9b: neither in the Corp's own turn nor without a run; a forced encounter is enough."""
    corp("Ender", "asset", Paid(cost(counter="power", counters=1), (EndTheRun(),)))
    t = Table()
    t.root("Server 1", "Ender", rezzed=True, power=3)
    t.ice("HQ", "Net Pin")
    t.hand("runner", "Leech", "Leech", "Leech")
    t.start("corp")
    assert not t.offered("Ender")
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Ender", rezzed=True, power=3)
    t.ice("HQ", "Net Pin")
    t.hand("runner", "Leech", "Leech", "Leech")
    t.start("runner")
    assert not t.offered("Ender")
    t.effect("corp", ForceEncounter(target(Installed("corp") & Type("ice"))))
    t.pass_until("Ender")
    t.click("Ender")
    assert t.game.encounter is None
    assert len(t.names("grip")) == 3


@pytest.mark.parametrize("leaves", [False, True])
def test_6_1_5_the_runner_may_jack_out_of_a_breach_where_a_card_says_so(leaves: bool) -> None:
    """6.1.5, 7.3.7: Karunā, met through Ganked!."""
    t = Table()
    t.ice("Server 1", "Karunā")
    t.root("Server 1", "Ganked!")
    t.hand(RUNNER, *["Sure Gamble"] * 9)
    t.set(corp_credits=9)
    t.start(RUNNER)
    go(t, "Run on Server 1", "Let the unbroken", "Go on", "Trash Ganked", "Let the unbroken")
    assert t.decision.kind == "jack_out"
    t.click("Jack out" if leaves else "Go on")
    t.next_action()
    assert (t.happened("jack_out"), len(t.names("grip"))) == ((1, 3) if leaves else (0, 1))


def test_5_4_3b_what_waits_in_a_window_is_lost_when_the_action_phase_ends() -> None:
    """Two abilities wait for the credit; the first ends the action phase, and the second does not resolve."""
    corp("Curfew", "asset", When(On(EventKind.GAIN_CREDITS, by=CORP), (EndActionPhase(),)))
    corp("Clerk", "asset", When(On(EventKind.GAIN_CREDITS, by=CORP), (Draw(2),)))
    t = Table()
    t.root("Server 1", "Curfew", rezzed=True)
    t.root("Server 2", "Clerk", rezzed=True)
    t.start("corp")
    t.click("Gain 1 credit")
    assert t.decision.kind == "reaction"
    t.click("Curfew")
    assert (t.game.state.active, t.names("hq")) == (RUNNER, [])
    t.pass_until("Run on")
    assert (t.clicks("corp"), t.names("hq")) == (0, [])


def test_6_1_4_ending_no_run_leaves_the_table_as_it_is() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Leech")
    t.start("runner")
    t.effect("runner", EndTheRun())
    assert (t.game.run, t.happened("run_ends")) == (None, 0)
    assert t.game.members(Installed(RUNNER), t.game.bare(RUNNER))
