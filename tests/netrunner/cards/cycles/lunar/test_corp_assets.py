"""Assets of the Lunar cycle."""

from __future__ import annotations

import msgspec
import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run

# -- Daily Business Show ----------------------------------------------------------------------------------


def test_daily_business_show_draws_one_more_and_puts_one_on_the_bottom() -> None:
    t = Table()
    t.root("Server 1", "Daily Business Show", rezzed=True)
    t.deck("corp", "Ice Wall", "Enigma", "PAD Campaign")
    t.start("corp", turn_begins=True)
    t.pass_until("Enigma")
    assert t.options == ["Ice Wall", "Enigma"]
    t.click("Enigma")
    t.next_action()
    assert t.names("hq") == ["Ice Wall"]
    assert t.names("rd")[-1] == "Enigma"
    t.click("Draw 1 card")
    assert t.names("hq") == ["Ice Wall", "PAD Campaign"], "the first time each turn"


# -- Hostile Infrastructure -------------------------------------------------------------------------------


@pytest.mark.parametrize(("rezzed", "left"), [(True, 4), (False, 5)])
def test_hostile_infrastructure_hurts_who_trashes_a_corp_card(rezzed: bool, left: int) -> None:
    t = Table()
    t.root("Server 1", "Hostile Infrastructure", rezzed=rezzed)
    t.root("Server 2", "PAD Campaign")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 2")
    t.pass_until("Trash")
    t.click("Trash")
    finish_run(t)
    assert len(t.names("grip")) == left


def test_hostile_infrastructure_hurts_who_trashes_it() -> None:
    t = Table()
    t.root("Server 1", "Hostile Infrastructure", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash")
    finish_run(t)
    assert len(t.names("grip")) == 4


# -- Reversed Accounts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "left"), [(1, 6), (2, 2), (4, 0)])
def test_reversed_accounts_takes_four_credits_for_each_counter(counters: int, left: int) -> None:
    t = Table()
    t.set(runner_credits=10)
    t.root("Server 1", "Reversed Accounts", rezzed=True, advancement=counters)
    t.start("corp")
    t.click("Reversed Accounts: ")
    assert t.credits("runner") == left
    assert t.names("archives") == ["Reversed Accounts"]
    assert t.clicks("corp") == 2


def test_reversed_accounts_and_ronin_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Reversed Accounts")
    t.root("Server 2", "Ronin")
    t.start("corp")
    t.click("Advance Reversed Accounts")
    t.click("Advance Ronin")
    assert (t.card("Ronin").advancement, t.card("Reversed Accounts").advancement) == (1, 1)


# -- The Root ---------------------------------------------------------------------------------------------


def test_the_root_pays_for_installing_advancing_and_rezzing() -> None:
    t = Table()
    t.set(corp_credits=0)
    t.root("Server 1", "The Root", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.ice("HQ", "Palisade")
    t.root("Server 3", "Lt. Todachine")
    t.hand("corp", "Tithe", "Hedge Fund")
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("The Root").credit == 3
    assert not t.offered("Play Hedge Fund")
    t.click("Advance Offworld Office")
    assert t.card("The Root").credit == 2
    t.click("Install Tithe protecting HQ · 1 credit")
    assert t.card("The Root").credit == 1
    assert not t.offered("Rez Lt. Todachine")  # 3 credits
    t.game.state.cards[t.card("The Root").oid] = msgspec.structs.replace(t.card("The Root"), credit=3)
    t.refresh()
    t.click("Rez Lt. Todachine")
    assert (t.card("The Root").credit, t.credits("corp")) == (0, 0)
