"""What cannot happen (1.2.2), and what a player must do if able (9.12.3)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, Static, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, EndTheRun, Gain, GiveTags, Purge, Trash
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.selectors import Accessed, Installed, Subtype, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner


def test_a_set_of_cards_cannot_be_trashed() -> None:
    """1.2.2: programs are safe from every player, resources are not."""
    runner("Shield", "resource", Static(Cannot("trash", Type("program"))))
    ice("Grinder", Sub((Trash(target(Installed(RUNNER) & Type("program"))),)),
        Sub((Trash(target(Installed(RUNNER) & Type("hardware"))),)))  # fmt: skip
    t = Table()
    t.ice("HQ", "Grinder")
    t.rig("Shield", "Small Program", "Forger")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.names("heap") == ["Forger"]


def test_one_player_cannot_steal_or_trash_for_the_rest_of_the_run() -> None:
    """1.2.2, 9.10.1: the agenda stays, and the basic trash ability is not offered."""
    ice(
        "Warden",
        Sub((ForNow(Cannot("steal", who=RUNNER), "run"),)),
        Sub((ForNow(Cannot("trash", who=RUNNER), "run"),)),
    )
    t = Table()
    t.ice("Server 1", "Warden")
    t.root("Server 1", "Plain Agenda", "Plain Upgrade")
    t.start("runner")
    t.play("Run on Server 1", "Let the unbroken", "Go on")
    t.pass_until("Leave Plain Upgrade")
    assert not t.offered("Trash")
    t.next_action()
    assert t.names("runner_score") == []


def test_only_some_runs_cannot_be_made() -> None:
    """6.3.1: the Runner cannot choose a server that an ability forbids them to run on."""
    corp("Great Wall", "asset", Static(Cannot("run", who=RUNNER, where=("remote",))))
    t = Table()
    t.root("Server 1", "Great Wall", rezzed=True)
    t.start("runner")
    assert t.offered("Run on HQ")
    assert not t.offered("Run on Server 1")


def test_ice_that_cannot_be_broken() -> None:
    """1.2.2: no ability may break its subroutines, although its strength is matched."""
    corp("Seal", "upgrade", Static(Cannot("break", Subtype("barrier"))))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Wall of Static")
    t.root("HQ", "Seal", rezzed=True)
    t.rig("Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Corroder: +1 strength")
    t.click("Corroder: +1 strength")
    t.pass_until("Corroder")
    assert not any("reak 1 " in option for option in t.options)


def test_a_player_cannot_gain_credits() -> None:
    """1.2.2b: the rest of the ability is carried out."""
    corp("Freeze", "asset", Static(Cannot("gain_credits", who=RUNNER)))
    runner("Fund", "event", Play((Gain(9), GiveTags(1))))
    t = Table()
    t.root("Server 1", "Freeze", rezzed=True)
    t.hand("runner", "Fund")
    t.start("runner")
    t.click("Play Fund")
    assert (t.credits("runner"), t.game.state.tags) == (5, 1)


def test_an_ability_whose_every_effect_is_forbidden_cannot_be_used() -> None:
    """1.2.2a: net damage that cannot be suffered is no reason to spend a counter."""
    corp("Zapper", "asset", Paid(cost(), (Damage("net", 1),)))
    runner("Rubber", "hardware", Static(Cannot("net_damage", who=RUNNER)))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Zapper", rezzed=True)
    t.start("corp")
    assert t.offered("Zapper")
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Zapper", rezzed=True)
    t.rig("Rubber")
    t.start("corp")
    assert not t.offered("Zapper")


def test_the_run_cannot_be_ended() -> None:
    """1.2.2: the Runner goes on to the server."""
    runner("Wedge", "resource", Static(Cannot("end_run", who=CORP)))
    ice("Gate", Sub((EndTheRun(),)))
    t = Table()
    t.ice("HQ", "Gate")
    t.rig("Wedge")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.offered("Go on to the server")


def test_the_accessed_card_must_be_trashed_if_able() -> None:
    """7.1.5c: any mid-access ability that trashes it will do, but the Runner cannot decline.

    Rules: 7.1.5d.
    """
    corp("Tour", "upgrade", Static(Must("trash_accessed", Type("upgrade"))), trash_cost=2)
    runner(
        "X Imp",
        "program",
        Paid(cost(counter="virus", counters=1), (Trash(Accessed()),), access=True, once=True),
    )
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Tour", rezzed=True)
    t.rig("X Imp", virus=1)
    t.start("runner")
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("Trash Tour")
    assert len(t.options) == 2
    assert t.offered("X Imp")


def test_without_the_means_nothing_must_be_trashed() -> None:
    """9.12.3: a Runner who cannot pay may leave the card."""
    corp("Tour", "upgrade", Static(Must("trash_accessed", Type("upgrade"))), trash_cost=2)
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Tour", rezzed=True)
    t.set(runner_credits=1)
    t.start("runner")
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("Leave Tour")
    assert len(t.options) == 1


def test_a_server_must_be_run_on() -> None:
    """9.12.3: the Runner has no other action until then."""
    corp("Lure", "asset", Static(Must("run", where=("here",))))
    t = Table()
    t.root("Server 1", "Lure", rezzed=True)
    t.start("runner")
    assert t.options == ["Run on Server 1"]


def test_10_1_2_a_purge_that_is_forbidden_is_none() -> None:
    corp("Keeper", "asset", Static(Cannot("purge", who=CORP)))
    for keeps in (True, False):
        t = Table()
        t.root("Server 1", "Keeper", rezzed=keeps)
        t.rig("Leech", virus=2)
        t.start(CORP)
        t.effect(CORP, Purge())
        assert t.card("Leech").virus == (2 if keeps else 0)
