"""What can be accessed next in a breach (7.4)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static, When
from engine.netrunner.language.breaching import AccessLimit
from engine.netrunner.language.effects import AccessMore, BreachServer, ToTop, Trash
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, InZone, Type, Unrezzed, target
from engine.netrunner.language.sets import Each
from engine.netrunner.language.triggers import ACCESSED, breach_of
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import corp, runner


@pytest.mark.parametrize(
    ("server", "zone", "count"), [("HQ", "hq", 1), ("R&D", "rd", 1), ("Archives", "archives", 3)]
)
def test_7_4_1_who_is_a_candidate_at_the_beginning(server: str, zone: str, count: int) -> None:
    """7.4.1a to d, 7.3.4, 7.3.5, 7.3.5a, 7.3.5c, 7.4.4: the root, and of HQ and R&D one card."""
    t = Table()
    t.root(server, "Plain Upgrade")
    three = ("Palisade", "Enigma", "Tithe")
    {"hq": t.hand, "rd": t.deck, "archives": t.discard_pile}[zone]("corp", *three)
    t.start("runner")
    t.click(f"Run on {server}")
    t.next_action()
    accessed = [event.oid for event in t.game.state.happened if event.kind == "accessed"]
    assert len(accessed) == count + 1


def test_7_4_1_where_the_card_to_be_accessed_first_cannot_be_the_root_still_is() -> None:
    corp("Vault", "upgrade", Static(Cannot("access", InZone((HQ,)))))
    corp("Lobby", "upgrade")
    t = Table()
    t.root("R&D", "Vault", rezzed=True)
    t.root("HQ", "Lobby")
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.effect(RUNNER, BreachServer("hq", first=Each(InZone((HQ,)))))
    t.next_action()
    assert [event.code for event in t.game.happened((EventKind.ACCESS,))] == ["test_lobby"]


def test_7_4_2_what_lasts_may_forbid_accesses() -> None:
    """7.4.2: no card of a deck says so, but an effect for the rest of the turn does."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign", "Manegarm Skunkworks")
    t.start("runner")
    t.effect("corp", ForNow(Cannot("access", what=Type("asset")), "turn"))
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    seen = []
    for _ in range(40):
        seen += [
            o.verb for o in t.decision.options if t.game.state.cards.get(o.oid) == t.card("Nico Campaign")
        ]
        if t.game.run is None:
            break
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.game.run is None
    assert "trash_accessed" not in seen
    assert t.happened("accessed") == 1


def test_7_4_2_a_prohibition_that_ends_lets_candidates_return() -> None:
    """Warden guards what is in the root beside it until it is trashed."""
    corp("Warden", "upgrade", Static(Cannot("access", Type("asset"))), trash_cost=0)
    t = Table()
    t.root("Server 1", "PAD Campaign", "Warden", rezzed=True)
    t.start("runner")
    go(t, "Run on Server 1", "Trash Warden")
    assert t.offered("Trash PAD Campaign")


def test_7_4_2a_what_was_accessed_in_a_breach_counts_once() -> None:
    t = Table()
    t.discard_pile(CORP, "Hedge Fund", "PAD Campaign", "Palisade")
    t.start(RUNNER)
    t.effect(CORP, ForNow(AccessLimit(2), "turn"))
    t.click("Run on Archives")
    t.next_action()
    assert t.happened("accessed") == 2


def test_7_4_2a_what_a_limit_leaves_out_can_be_accessed_when_it_is_reached() -> None:
    t = Table()
    t.root("HQ", "Flagship", rezzed=True)
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.play("Run on HQ", "Go on", "Access a random card", "Leave Hedge Fund")
    assert t.offered("Trash Flagship")


def test_7_4_6c_a_card_put_on_rd_during_its_breach_becomes_a_candidate() -> None:
    """The accessed card puts the top card of Archives onto R&D: the second access is of that one."""
    corp("Returner", "asset", When(ACCESSED, (ToTop(target(InZone((ARCHIVES,)))),), access=True))
    runner("Eye", "resource", When(breach_of("rd"), (AccessMore(1),)))
    t = Table()
    t.rig("Eye")
    t.deck("corp", "Returner", "Hedge Fund")
    t.discard_pile("corp", "Plain Agenda")
    t.start("runner")
    t.play("Run on R&D", "Go on", "Leave Returner")
    assert t.offered("Steal Plain Agenda")


def test_7_4_6d_a_card_that_comes_to_archives_during_its_breach_becomes_a_candidate() -> None:
    """7.3.2a: it stays facedown."""
    t = Table()
    t.root("Archives", "Plain Upgrade", "Panic Button", rezzed=True)
    t.root("Server 1", "Nico Campaign")
    t.start("runner")
    t.play("Run on Archives", "Go on", "Rez nothing", "Access Plain Upgrade")
    assert t.game.accessed
    t.effect("corp", Trash(target(Installed("corp") & Unrezzed())))  # not for what it is (4.1.2a)
    if t.asks("target"):
        t.click("Nico Campaign")
    assert not t.card("Nico Campaign", "archives").faceup
    t.next_action()
    accessed = [event.code for event in t.game.state.happened if event.kind == EventKind.ACCESS]
    assert "nico_campaign" in accessed
    assert not t.card("Nico Campaign", "archives").faceup


def test_7_4_7_cards_of_rd_are_accessed_from_the_top_down() -> None:
    """7.4.7a, 7.3.5b: The Maker's Eye looks at three, one after another."""
    t = Table()
    t.deck("corp", "Palisade", "Enigma", "Tithe", "Whitespace")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.click("Play The Maker's Eye")
    t.next_action()
    seen = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert seen == ["palisade", "test_enigma", "tithe"]
    assert t.names("rd")[:4] == ["Palisade", "Enigma", "Tithe", "Whitespace"]
