"""Resources of the SanSan cycle."""

from __future__ import annotations

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, grip, rigged, running

# -- Drug Dealer ------------------------------------------------------------------------------------------


def test_drug_dealer_takes_a_credit_and_gives_cards() -> None:
    t = Table()
    t.rig("Drug Dealer")
    t.start("runner", turn_begins=True)
    assert t.credits("runner") == 4
    end_turn(t)
    t.next_action()
    assert grip(t) == 1


# -- Gang Sign --------------------------------------------------------------------------------------------


def no_root(t: Table) -> int:
    """Go through a breach of HQ: how many cards are accessed; those in its root are never offered."""
    n = sum(event.kind == "accessed" for event in t.events)
    while t.game.breach is not None:
        assert not t.offered("Manegarm")
        go_on(t)
        n += sum(event.kind == "accessed" for event in t.events)
    return n


def test_gang_sign_breaches_hq_when_the_corp_scores() -> None:
    t = Table()
    t.rig("Gang Sign")
    t.hand("corp", "Hedge Fund")
    t.root("HQ", "Manegarm Skunkworks")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert no_root(t) == 1
    assert t.happened("breach_begins") == 1


def test_gang_sign_does_not_mind_other_agendas() -> None:
    t = Table()
    t.rig("Gang Sign")
    t.hand("corp", "Hedge Fund")
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    t.click("Run on Server 1")
    while running(t):
        go_on(t)
    assert t.happened("stolen") == 1
    assert [e.server for e in t.game.state.happened if e.kind == "breach_begins"] == ["remote1"]


# -- Off-Campus Apartment ---------------------------------------------------------------------------------


def test_off_campus_apartment_draws_for_connections() -> None:
    t = rigged("Off-Campus Apartment", runner_credits=9)
    t.hand("runner", "Fall Guy", "Armitage Codebusting")
    t.refresh()
    assert not t.offered("Install Armitage Codebusting on Off-Campus Apartment")
    t.click("Install Fall Guy on Off-Campus Apartment")
    assert grip(t) == 2


# -- Paparazzi --------------------------------------------------------------------------------------------


def test_paparazzi_makes_the_runner_tagged_without_tags() -> None:
    t = Table()
    t.rig("Paparazzi")
    t.hand("corp", "Scorched Earth")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(corp_credits=9)
    t.start("corp")
    assert t.offered("Trash Paparazzi"), "10.5.3"
    t.click("Play Scorched Earth")
    assert t.happened("damage") == 0
    assert len(t.names("grip")) == 3
    t.click("Trash Paparazzi")
    assert not t.offered("Trash"), "nobody is tagged any more"
    assert t.game.state.tags == 0


def test_paparazzi_does_not_prevent_other_damage_and_leaves_no_tag_to_remove() -> None:
    t = rigged("Paparazzi")
    t.hand("runner", "Sure Gamble")
    t.refresh()
    assert not t.offered("Remove 1 tag")
    t.effect("corp", Damage("net", 1))
    assert t.names("grip") == []


def test_paparazzi_interrupts_what_others_may_interrupt_before_it() -> None:
    """An interrupt and no static ability (9.9.1b): the damage is imminent first, whoever hears of it."""
    t = rigged("Paparazzi", "Crash Space")
    t.hand("runner", "Sure Gamble")
    t.effect("corp", Damage("meat", 1))
    assert t.offered("Crash Space")
    t.click("Use Paparazzi")
    t.next_action()
    assert t.names("grip") == ["Sure Gamble"]
    assert "Crash Space" in t.names("installed")


# -- Street Peddler ---------------------------------------------------------------------------------------


def peddled(*stack: str, credits: int = 9) -> Table:
    t = Table()
    t.hand("runner", "Street Peddler")
    t.deck("runner", *stack)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Install Street Peddler")
    return t


def test_street_peddler_hosts_three_cards_that_only_the_runner_knows() -> None:
    t = peddled("Corroder", "Legwork", "Imp")
    assert [t.game.state.cards[oid].host for oid in t.game.state.zones["hosted"]] == [
        t.card("Street Peddler").oid
    ] * 3
    assert "Corroder" in str(t.view("runner"))
    assert "Corroder" not in str(t.view("corp"))


def test_street_peddler_installs_one_for_a_credit_less_and_the_others_are_trashed() -> None:
    """26: 1.13.2c: what is installed is hosted no more."""
    t = peddled("Corroder", "Legwork", "Imp")
    t.click("Street Peddler")
    assert sorted(t.options) == ["Corroder", "Imp"], "an event cannot be installed"
    assert t.names("heap") == ["Street Peddler"]
    t.click("Corroder")
    assert t.credits("runner") == 9 - 1
    assert "Corroder" in t.names("installed")
    assert sorted(t.names("heap")) == ["Imp", "Legwork", "Street Peddler"]


def test_street_peddler_cannot_be_used_if_nothing_can_be_installed() -> None:
    t = peddled("Legwork", "Sure Gamble", "Corroder", credits=0)
    assert not t.offered("Street Peddler")
