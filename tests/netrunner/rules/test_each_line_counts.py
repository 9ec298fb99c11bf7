"""Parts of rules that no other test would miss: what a condition leaves out, and what is remembered."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    InstallFrom,
    Prevent,
    SwapCards,
    Trash,
)
from engine.netrunner.language.flow import Delayed
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.selectors import InZone, Result, This, Type, target
from engine.netrunner.language.triggers import TURN_ENDS
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import corp, ice


def test_9_1_4_swapped_ice_is_spoken_of_as_it_was() -> None:
    """9.1.4: "this server" of ice that is not installed any more is the one it protected."""
    change = SwapCards(This(), target(InZone((HQ,)) & Type("ice")))
    place = InstallFrom((HQ,), Type("asset"), where="here")
    ice("Turnstile", Paid(cost(), (change, place)))
    t = Table(policy=ASK_ALL)
    t.ice("Server 1", "Turnstile")
    t.ice("Server 2", "Palisade")
    t.hand(CORP, "Whitespace", "PAD Campaign")
    t.start(CORP)
    t.click("Turnstile")
    while not t.offered("PAD Campaign"):
        t.click(t.options[0])
    t.click("PAD Campaign")
    assert t.card("PAD Campaign").server == "remote1"


def test_1_12_2_what_moved_before_this_turn_is_followed_no_more() -> None:
    """1.12.2: the card in Archives is another one than that which the Corp installed."""
    corp("Mayfly Stand", "asset", When(TURN_ENDS, (Trash(This()),)))
    back = Delayed(When(On(EventKind.TURN_BEGINS, by=RUNNER), (AddToHand(Result("installed")),)))
    corp("Stall", "operation", Play((InstallFrom((HQ,), Type("asset"), rez="all"), back)))
    t = Table()
    t.hand(CORP, "Stall", "Mayfly Stand")
    t.start(CORP, clicks=1)
    t.click("Play Stall")
    t.click("Mayfly Stand")
    t.click("A new server")
    assert t.decision.seat == RUNNER
    assert "Mayfly Stand" in t.names(ARCHIVES)


def test_who_takes_actions_and_windows_apart_chooses_an_action_in_the_second_too() -> None:
    """5.6.2: the action window after the paid ability window."""
    t = Table(policy=ASK_ALL)
    t.start(CORP)
    while t.decision.kind != "action":
        t.click("Pass")
    assert t.game.chooses_action(CORP)


def test_3_5_1b_a_current_minds_those_that_were_played_after_it_alone() -> None:
    """3.5.1b: "until another current is played": the one before it was played before."""
    t = Table()
    t.hand(CORP, "Lag Time", "Service Outage")
    t.set(corp_credits=9)
    t.start(CORP)
    t.play("Play Lag Time", "Play Service Outage")
    assert (t.names("play"), t.names("archives")) == (["Service Outage"], ["Lag Time"])


def test_9_9_4c_what_is_not_added_comes_with_nothing() -> None:
    """9.9.4c: the addition that Project Vacheron is about was prevented: it is not relevant any more."""
    would_be_added = When(would("runner_score"), (Prevent("runner_score", 0),), interrupt=True)
    corp("Keeper", "asset", would_be_added)
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Keeper", rezzed=True)
    t.hand(CORP, "Project Vacheron")
    t.start(RUNNER)
    go(t, "Run on HQ", "Steal", "Use Keeper")
    assert t.options == ["Pass"]
    t.next_action()
    assert t.names("hq") == ["Project Vacheron"]
