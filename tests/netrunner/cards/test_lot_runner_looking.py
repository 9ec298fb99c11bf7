"""Events and Runner identities of many sets that look at the top of the stack."""

import pytest

from engine.netrunner.language.effects import CLICKS, Lose, PlayFrom, PlayThat
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.table.state import GRIP
from engine.netrunner.testkit import Table

# -- Blueberry!™ Diesel -----------------------------------------------------------------------------------


def blueberry() -> Table:
    t = Table()
    t.deck("runner", "Leech", "Cleaver", "Telework Contract", "Sure Gamble")
    t.hand("runner", "Blueberry!™ Diesel")
    t.start("runner")
    t.click("Play Blueberry")
    return t


def test_blueberry_diesel_puts_a_card_on_the_bottom_before_it_draws() -> None:
    t = blueberry()
    assert {"Leech", "Cleaver"} <= set(t.options)
    assert "Telework Contract" not in t.options
    assert "Leech" not in str(t.view("corp"))
    t.click("Leech")
    assert sorted(t.names("grip")) == ["Cleaver", "Telework Contract"]
    assert t.names("stack")[-1] == "Leech"


def test_blueberry_diesel_need_not_put_one_there() -> None:
    t = blueberry()
    bottom = t.names("stack")[-1]
    t.answer([])
    assert sorted(t.names("grip")) == ["Cleaver", "Leech"]
    assert t.names("stack")[-1] == bottom


# -- MuslihaT ---------------------------------------------------------------------------------------------


def muslihat(top: str) -> Table:
    t = Table(runner="MuslihaT: Multifarious Marketeer")
    t.deck("runner", top)
    t.start("runner", turn_begins=True)
    assert t.decision.kind == "target"
    assert t.decision.seat == "runner"
    assert top not in str(t.view("corp"))
    return t


@pytest.mark.parametrize("top", ["Cleaver", "Jailbreak"])
def test_muslihat_takes_an_icebreaker_or_a_run_event(top: str) -> None:
    t = muslihat(top)
    t.click(top)
    assert t.names("grip") == [top]
    assert any(top in line for line in t.log("corp")), "it is revealed"


def test_muslihat_need_not_take_it() -> None:
    t = muslihat("Cleaver")
    t.answer([])
    assert t.names("grip") == []
    assert t.names("stack")[0] == "Cleaver"
    assert not any("Cleaver" in line for line in t.log("corp"))


@pytest.mark.parametrize("top", ["Leech", "Sure Gamble", "Telework Contract"])
def test_muslihat_takes_nothing_else_and_the_corp_does_not_learn_why(top: str) -> None:
    t = muslihat(top)
    assert top not in t.options
    t.answer([t.decision.options[0].key])
    assert t.names("grip") == []
    assert t.names("stack")[0] == top
    state = t.game.state
    assert [oid for oid, _ in state.memory["runner"]] == [state.zones["stack"][0]]
    assert not any(top in line for line in t.log("corp"))


# -- Making an Entrance -----------------------------------------------------------------------------------

TOP = ("Leech", "Cleaver", "Unity", "Carmen", "Pennyshaver", "Jailbreak")


def entrance(*more: str) -> Table:
    t = Table()
    t.deck("runner", *TOP, "Telework Contract")
    t.hand("runner", "Making an Entrance", *more)
    t.start("runner")
    return t


def test_making_an_entrance_trashes_some_of_six_and_arranges_the_rest() -> None:
    t = entrance()
    t.click("Play Making an Entrance")
    assert set(t.options) == set(TOP), "six cards are looked at, not seven"
    assert "Unity" not in str(t.view("corp"))
    t.click("Unity", "Leech")
    assert sorted(t.names("heap")) == ["Leech", "Unity"]
    t.click("Jailbreak", "Carmen", "Cleaver", "Pennyshaver")
    assert t.names("stack")[:5] == ["Jailbreak", "Carmen", "Cleaver", "Pennyshaver", "Telework Contract"]
    assert "Carmen" not in str(t.view("corp"))


def test_making_an_entrance_may_trash_all_but_one_and_has_nothing_to_arrange() -> None:
    """8.3.1a: one card is not arranged."""
    t = entrance()
    t.click("Play Making an Entrance")
    t.click(*TOP[1:])
    t.next_action()
    assert t.names("stack")[:2] == ["Leech", "Telework Contract"]


def test_making_an_entrance_is_played_as_the_first_click_only() -> None:
    """1.11.4."""
    t = entrance()
    t.click("Gain 1 credit")
    assert not t.offered("Play Making an Entrance")


def test_making_an_entrance_after_a_click_that_was_lost() -> None:
    """1.11.4: losing clicks is not spending them."""
    t = entrance()
    t.effect("runner", Lose(1, CLICKS))
    assert t.clicks("runner") == 3
    assert t.offered("Play Making an Entrance")


def test_making_an_entrance_is_played_with_the_basic_action_only() -> None:
    """1.11.4: no other ability plays a priority card, even as the first thing in a turn."""
    t = entrance("Sure Gamble")
    t.effect("runner", PlayFrom((GRIP,), Type("event"), ignoring="all"))
    assert t.offered("Play Sure Gamble")
    assert not t.offered("Making an Entrance")
    t.click("No")
    t.effect("runner", PlayThat(Each(InZone((GRIP,)) & Named("Making an Entrance"))))
    assert "Making an Entrance" in t.names("grip")
