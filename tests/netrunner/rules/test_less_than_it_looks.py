"""What is looked back at, copied, chosen and ordered: one condition less of each, and no other test tells."""

from __future__ import annotations

from engine.netrunner import Orders
from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.conditions import RunOn
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import AccessFrom, Gain, InstallFrom, PlaceCounters, Trash
from engine.netrunner.language.flow import Delayed, If
from engine.netrunner.language.happenings import LAST_TURN, Happened, On
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.selectors import Hosting, Installed, InZone, Result, Type, target
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.language.traits import CopyOf
from engine.netrunner.language.triggers import TURN_BEGINS, TURN_ENDS
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_what_is_copied_changes_with_the_counters_that_it_depends_on() -> None:
    runner("Echo", "resource", Static(CopyOf(Installed(RUNNER) & Hosting("power"), kinds=("paid",))))
    runner("Lamp", "hardware", Paid(cost(credits=1), (Gain(3),)))
    t = Table()
    t.rig("Echo", "Lamp")
    t.start(RUNNER)
    assert len(t.game.face(t.card("Echo")).abilities) == 1
    t.effect(RUNNER, PlaceCounters("power", 1, Each(Named("Lamp"))))
    assert len(t.game.face(t.card("Echo")).abilities) == 2


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


def test_who_no_longer_wants_to_be_asked_has_not_answered() -> None:
    """The order to begin turns was there before: what is asked meanwhile waits for an answer."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign")
    t.game.set_orders(CORP, Orders(begins=True, full_control=True))
    t.start(RUNNER, clicks=1)
    t.click("Gain 1 credit")
    while t.decision.seat != CORP or t.game.state.active != CORP:
        t.answer([t.asked.options[-1].key])
    before = t.decision.id
    t.game.set_orders(CORP, Orders(begins=True))
    assert t.decision.id == before


def test_10_2_3b_everybody_sees_what_was_chosen_for_later() -> None:
    that = target(Installed(RUNNER) & Type("program"))
    t = Table()
    t.rig("Imp", "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Delayed(When(TURN_ENDS, (Trash(Result("that")),)), "turn", that=that))
    t.click("Imp")
    assert any(event.kind is EventKind.CHOOSE for event in t.events)


def test_1_16_1_cards_of_the_grip_among_others_are_not_chosen_unasked() -> None:
    """As many as are due: taking them without a question would tell that the grip holds no others."""
    program = Type("program")
    among = (InZone(("grip",)) & program) | (Installed(RUNNER) & program)
    runner("Press", "resource", Paid(cost(Chosen("trash", 2, among)), (Gain(3),)))
    t = Table()
    t.rig("Press", "Imp")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.click("Press")
    assert t.asks("pay_with")
    t.click("Imp", "Leech")
    assert t.credits(RUNNER) == 8


def test_7_3_1_nothing_is_accessed_in_a_server_that_is_gone() -> None:
    """The only card of the attacked server was trashed in the run."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.effect(CORP, Trash(Each(Named("Nico Campaign"))))
    assert t.game.run is not None
    t.effect(RUNNER, AccessFrom(1))
    t.answer(["n:1"])
    assert t.asks("window")
    assert not t.happened("accessed")


def test_what_is_installed_facedown_is_hosted_on_nothing() -> None:
    """Even if something can host any card: nobody is asked where it goes."""
    runner("Pallet", "hardware", Static(Hosts(AnyCard())))
    t = Table()
    t.rig("Pallet")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, InstallFrom(("grip",), AnyCard(), facedown=True))
    t.click("Leech")
    assert t.asks("window")
    assert t.card("Leech").host == 0
    assert not t.card("Leech").faceup
