"""Resources of the Kitara cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage, GiveTags
from engine.netrunner.language.flow import Together
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, end_turn, let, rigged

# -- Gbahali ----------------------------------------------------------------------------------------------


def test_gbahali_breaks_the_last_subroutine_alone() -> None:
    t = against("Fairchild 2.0", "Gbahali")
    t.click("Gbahali: Break the last subroutine")
    assert t.names("heap") == ["Gbahali"]
    let(t)
    assert t.credits("runner") == 20 - 2 - 2
    assert t.game.state.core_damage == 0


# -- No One Home ------------------------------------------------------------------------------------------


def home(corp: int, runner: int) -> Table:
    """Tags and net damage come, No One Home is trashed, and both players spend so many credits."""
    t = rigged("No One Home", runner_credits=9, corp_credits=9)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.refresh()
    t.effect("corp", Together((GiveTags(2), Damage("net", 1))))
    t.click("Trash")
    t.click(f"{corp} credits")
    t.click(f"{runner} credits")
    return t


def test_no_one_home_prevents_all_of_one_kind_if_the_trace_fails() -> None:
    t = home(2, 2)
    t.click("Prevent all tags")
    assert t.game.state.tags == 0
    assert len(t.names("grip")) == 2
    assert "No One Home" in t.names("heap")


def test_no_one_home_prevents_what_there_is() -> None:
    t = rigged("No One Home", runner_credits=9, corp_credits=9)
    t.effect("corp", GiveTags(2))
    t.play("Trash", "2 credits", "2 credits", "Prevent all tags")
    assert t.decision.kind == "window"
    assert t.game.state.tags == 0


def test_no_one_home_prevents_nothing_if_it_succeeds() -> None:
    t = home(3, 2)
    assert t.game.state.tags == 2
    assert len(t.names("grip")) == 2


def test_no_one_home_is_for_the_first_time_each_turn() -> None:
    t = rigged("No One Home")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.refresh()
    t.effect("corp", Damage("net", 1))
    t.click("Do not pay")
    assert len(t.names("grip")) == 2
    t.effect("corp", GiveTags(1))
    assert t.game.state.tags == 1
    end_turn(t)


@pytest.mark.parametrize("prevented", ["tags", "net damage"])
def test_no_one_home_prevents_the_one_or_the_other(prevented: str) -> None:
    t = Table()
    t.set(runner_credits=5, corp_credits=9)
    t.root("Server 1", "Snare!")
    t.rig("No One Home")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 4")
    t.click("Pay 4")
    t.play("Trash No One Home", "0 credits", "1 credit")
    t.click("Prevent all tags" if prevented == "tags" else "Prevent all net damage")
    t.next_action()
    assert (len(t.names("grip")), t.game.state.tags) == ((2, 0) if prevented == "tags" else (5, 1))
