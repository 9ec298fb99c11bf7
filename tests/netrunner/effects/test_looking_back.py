"""Stipulations of look-backs: what was so when the earlier events happened (9.3.2b, 9.6.5c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.amounts import Credits
from engine.netrunner.language.base import Condition, Pattern
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.conditions import AtLeast, EventCardIs, RunOn, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import ChangeAttackedServer, Gain, GiveTags, ResolveScored
from engine.netrunner.language.flow import If, MayPay
from engine.netrunner.language.happenings import LAST_TURN, Count, First, Happened, On
from engine.netrunner.language.selectors import InZone, ThisCard, Type
from engine.netrunner.language.sets import Each, Having, Named
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, CORP_SCORE, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn
from tests.netrunner.scenarios.making import corp, runner


def test_a_run_is_on_the_server_that_was_attacked_then() -> None:
    """6.1.2b: it may be another one by now."""
    seen = First(On(EventKind.GAIN_CREDITS, by=RUNNER, if_=RunOn(("hq",))))
    runner("Onlooker of HQ", "resource", When(seen, (Gain(10, who=RUNNER),)))
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Onlooker of HQ")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.effect(RUNNER, ChangeAttackedServer("rd"), Gain(1))
    assert t.credits(RUNNER) == 5 + 1, "on R&D"
    t.effect(RUNNER, ChangeAttackedServer("hq"), Gain(1))
    assert t.credits(RUNNER) == 5 + 1 + 1 + 10, "the first one on HQ"
    t.effect(RUNNER, Gain(1))
    assert t.credits(RUNNER) == 5 + 1 + 1 + 10 + 1


@pytest.mark.parametrize("so", [RunOn(("hq",)), Happened(On(EventKind.GAIN_CREDITS, by=RUNNER))])
def test_what_resolves_as_if_it_were_scored_is_told_what_is_so(so: Condition) -> None:
    """9.6.14d: during a run on HQ, in a turn in which the Runner has gained credits."""
    corp("Forked Report", "agenda", When(On(EventKind.SCORE, what=ThisCard(), if_=so), (GiveTags(1),)))
    t = Table()
    t.ice("HQ", "Palisade")
    t.score_area(CORP, "Forked Report")
    t.start(RUNNER)
    t.click("Gain 1 credit")
    t.click("Run on HQ")
    t.effect(CORP, ResolveScored(Each(Named("Forked Report") & InZone((CORP_SCORE,)))))
    assert t.game.state.tags == 1


def test_what_happened_before_an_event_does_not_count_for_an_earlier_one() -> None:
    """What was so far when it happened: an install after a credit does not make that the first such one."""
    installed = Happened(On(EventKind.INSTALL, by=RUNNER))
    runner(
        "Looking Ledger",
        "resource",
        When(First(On(EventKind.GAIN_CREDITS, by=RUNNER, if_=installed)), (Gain(10, who=RUNNER),)),
    )
    t = Table()
    t.rig("Looking Ledger")
    t.hand(RUNNER, "Fermenter")
    t.start(RUNNER)
    t.click("Gain 1 credit")
    t.click("Install Fermenter")
    before = t.credits(RUNNER)
    t.click("Gain 1 credit")
    assert t.credits(RUNNER) == before + 1 + 10
    end_turn(t)


PRESENT = (
    Tagged(), RunOn() & Tagged(), AtLeast(Credits(), 3), ~Tagged(),
    EventCardIs(Having("cost", "at_most", Credits())),
)  # fmt: skip


@pytest.mark.parametrize("present", PRESENT)
@pytest.mark.parametrize("looks_back", [First, Happened])
def test_what_is_so_now_is_no_stipulation_of_a_look_back(looks_back: Any, present: Condition) -> None:
    """Nobody knows any more what was so then: such a declaration is refused."""
    before: Any = looks_back(On(EventKind.GAIN_CREDITS, if_=present))
    ability = (
        When(before, (Gain(1),))
        if isinstance(before, Pattern)
        else When(On(EventKind.TURN_ENDS), (If(before, (Gain(1),)),))
    )
    with pytest.raises(DeclarationError, match="tells what is so now"):
        corp("Forgetful Office", "asset", ability)


def test_a_last_turn_is_told_by_its_own_events_only() -> None:
    """What happened besides in a turn that is over is not kept."""
    inner = Happened(On(EventKind.INSTALL))
    with pytest.raises(DeclarationError, match="tells what is so now"):
        corp(
            "Late Archivist", "asset",
            When(On(EventKind.TURN_BEGINS), (If(Happened(On(EventKind.SCORE, if_=inner), LAST_TURN),
                (Gain(1),)),)),
        )  # fmt: skip


def test_of_a_last_turn_may_be_told_what_its_events_tell_themselves() -> None:
    """Which card it was and of which cost is known of an event of a turn that is over."""
    of_asset = On(EventKind.INSTALL, by=CORP, if_=EventCardIs(Type("asset")))
    corp(
        "Early Archivist", "asset",
        When(On(EventKind.TURN_BEGINS, by=CORP), (If(Happened(of_asset, LAST_TURN, "you"), (Gain(3),)),)),
    )  # fmt: skip
    t = Table()
    t.root("Server 1", "Early Archivist", rezzed=True)
    t.hand(CORP, "Nico Campaign")
    t.start(CORP, clicks=1)
    t.click("Install Nico Campaign in a new server")
    t.pass_until("Gain 1 credit")
    t.play(*["Gain 1 credit"] * 4)
    t.pass_until("Gain 1 credit")
    assert (t.game.state.active, t.credits(CORP)) == (CORP, 5 + 3)


def test_clicks_that_an_effect_asks_for_are_not_spent_on_the_action() -> None:
    """1.16.4d: Jeeves counts what the action costs, and not the nested cost of what it plays."""
    corp("Overtime", "operation", Play((MayPay(cost(clicks=1), (Gain(3),)),)))
    t = Table()
    t.root("Server 1", "Jeeves Model Bioroids", rezzed=True)
    t.hand(CORP, "Overtime", "Overtime", "Overtime")
    t.start(CORP, clicks=6)
    for left in (4, 2):
        t.play("Play Overtime", "Spend 1 click")
        assert t.clicks(CORP) == left
    t.click("Play Overtime")
    t.click("Do not pay")
    assert t.clicks(CORP) == 2 - 1 + 1, "the third click for playing"


def test_9_3_2b_a_last_turn_may_be_asked_about_the_runs_in_it() -> None:
    """The events tell in which run they happened; only what they do not tell is refused."""
    stolen = Happened(On(EventKind.STEAL, if_=RunOn("hq")), LAST_TURN, RUNNER)
    corp("Chronicle", "asset", When(TURN_BEGINS, (If(stolen, (Gain(4),)),)))
    for server, gained in (("HQ", 4), ("R&D", 0)):
        t = Table()
        t.root("Server 1", "Chronicle", rezzed=True)
        t.hand(CORP, "Hostile Takeover")
        t.deck(CORP, "Hedge Fund" if server == "HQ" else "Hostile Takeover")
        t.start(RUNNER, clicks=1)
        t.click(f"Run on {server}")
        t.pass_until("Steal")
        t.click("Steal")
        t.next_action()
        assert t.decision.seat == CORP
        assert t.credits(CORP) == 5 + gained


def test_of_different_cards_only_those_that_fit_are_counted() -> None:
    runner(
        "Inventory", "event",
        Play((Gain(Count(On(EventKind.INSTALL, by=YOU, what=Type("program")), different=True)),)),
    )  # fmt: skip
    t = Table()
    t.hand(RUNNER, "Inventory", "Leech", "Akamatsu Mem Chip")
    t.set(runner_credits=5)
    t.start(RUNNER)
    t.click("Install Leech")
    t.click("Install Akamatsu Mem Chip")
    before = t.credits(RUNNER)
    t.click("Play Inventory")
    assert t.credits(RUNNER) == before + 1
