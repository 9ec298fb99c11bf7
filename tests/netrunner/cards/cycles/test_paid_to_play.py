"""Cards that know what they were paid with, and cards that count what lies on them."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static
from engine.netrunner.language.amounts import CostOf
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Installed, Result, Type
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, finish_run, run_on
from tests.netrunner.scenarios.making import runner

HARDWARE = Installed("runner") & Type("hardware")


def test_trade_in_pays_half_of_what_the_trashed_hardware_cost_and_finds_another() -> None:
    t = Table()
    t.rig("Cyberdelia", "Akamatsu Mem Chip")
    t.hand("runner", "Trade-In")
    t.deck("runner", "Desperado", "Sure Gamble")
    t.start("runner")
    t.click("Play Trade-In")
    t.click("Cyberdelia")
    t.click("Desperado")
    assert t.credits("runner") == 5 - 1 + 1, "half of 3, rounded down"
    assert t.names("grip") == ["Desperado"]
    assert t.names("heap") == ["Cyberdelia", "Trade-In"]
    assert t.names("installed") == ["Akamatsu Mem Chip"]


def test_trade_in_cannot_be_played_without_hardware_to_trash() -> None:
    t = Table()
    t.rig("Leech")
    t.hand("runner", "Trade-In")
    t.start("runner")
    assert not t.offered("Play Trade-In")


def test_sacrifice_takes_away_as_much_as_the_forfeited_agenda_was_worth() -> None:
    t = Table()
    t.score_area("corp", "Hostile Takeover", "Priority Requisition")
    t.hand("corp", "Sacrifice")
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Play Sacrifice")
    t.click("Priority Requisition")
    assert t.game.state.bad_publicity == 0, "3 points, and 2 bad publicity"
    assert t.credits("corp") == 5 + 2, "1 for each that was removed"
    assert t.names("corp_score") == ["Hostile Takeover"]


def test_sacrifice_removes_no_more_than_the_points() -> None:
    t = Table()
    t.score_area("corp", "Hostile Takeover")
    t.hand("corp", "Sacrifice")
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Play Sacrifice")
    assert t.game.state.bad_publicity == 1
    assert t.credits("corp") == 5 + 1


def test_1_16_10b_what_an_event_was_paid_with_is_known_to_it_alone_with_such_a_cost() -> None:
    gaining = Play((Gain(CostOf(Result("paid"))),))
    with taken_back():
        runner("Pawned", "event", Static(Price("play", cost(Chosen("trash", 1, HARDWARE)))), gaining)
        t = Table()
        t.rig("Cyberdelia")
        t.hand("runner", "Pawned")
        t.start("runner")
        t.click("Play Pawned")
        assert t.credits("runner") == 5 + 3, "worth playing, though nothing is known of the payment before"
    for price in (cost(clicks=1), cost(credits=1)):
        with taken_back(), pytest.raises(DeclarationError, match="paid"):
            runner("Pawned", "event", Static(Price("play", price)), gaining)
    dearer = Price("play", cost(Chosen("trash", 1, HARDWARE)), Type("event"))
    with taken_back(), pytest.raises(DeclarationError, match="paid"):
        runner("Pawned", "event", Static(dearer), gaining)


def test_dreamnet_draws_at_the_first_successful_run_of_a_turn() -> None:
    t = Table()
    t.rig("DreamNet")
    t.start("runner")
    run_on(t, "Archives")
    run_on(t, "Archives")
    assert len(t.names("grip")) == 1
    assert t.credits("runner") == 5, "an identity that is not digital, and no link"


def test_dreamnet_gains_a_credit_for_a_digital_identity_or_two_link() -> None:
    for identity, *rig in (
        ("Apex: Invasive Predator",),
        ("Tāo Salonga: Telepresence Magician", *["Dyson Mem Chip"] * 2),
    ):
        t = Table(runner=identity)
        t.rig("DreamNet", *rig)
        t.start("runner")
        run_on(t, "Archives")
        assert t.credits("runner") == 5 + 1


def test_mausolus_does_little_before_it_is_advanced_three_times() -> None:
    for advancement, credits, damage, runs in ((2, 1, 1, "on"), (3, 3, 3, "over")):
        t = Table()
        t.ice("HQ", "Mausolus", advancement=advancement)
        t.hand("runner", "Sure Gamble", "Legwork", "Imp")
        t.start("runner")
        t.play("Run on HQ", LET)
        assert t.credits("corp") == 5 + credits
        assert len(t.names("heap")) == damage
        assert t.game.state.tags == 1
        assert (t.game.run is None) == (runs == "over")


def test_mausolus_can_be_advanced() -> None:
    t = Table()
    t.ice("HQ", "Mausolus", rezzed=False)
    t.start("corp")
    t.click("Advance")
    assert t.card("Mausolus").advancement == 1


def test_mammon_breaks_with_the_counters_that_were_paid_for_when_the_turn_began() -> None:
    t = Table()
    t.rig("Mammon")
    t.ice("HQ", "Palisade")
    t.set(runner_credits=9)
    t.start("runner", turn_begins=True)
    t.click("Pay")
    t.click("2")
    assert t.card("Mammon").power == 2
    assert t.credits("runner") == 7
    t.click("Run on HQ")
    t.click("Mammon: +2 strength")
    t.click("Mammon: Break")
    finish_run(t)
    assert t.card("Mammon").power == 1
    assert t.credits("runner") == 5
    end_turn(t)
    assert t.card("Mammon").power == 0


def test_mammon_need_not_be_paid() -> None:
    t = Table()
    t.rig("Mammon")
    t.start("runner", turn_begins=True)
    t.click("Do not pay")
    assert t.card("Mammon").power == 0
    assert t.credits("runner") == 5
