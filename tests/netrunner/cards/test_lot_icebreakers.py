"""Icebreakers of many sets."""

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.selectors import Subtype
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.orders import Orders
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import against, finish_run, run_on, strength, turn_begins

# -- Audrey v2 --------------------------------------------------------------------------------------------


def test_audrey_grows_on_what_is_trashed_while_it_is_accessed() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.rig("Audrey v2", "Carnivore")
    t.hand("runner", *["Sure Gamble"] * 2)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Nico Campaign")
    t.click("Trash Nico Campaign")
    finish_run(t)
    assert t.card("Audrey v2").virus == 1
    t.click("Run on HQ")
    t.pass_until("Carnivore")
    t.click("Carnivore")
    t.click("Sure Gamble", "Sure Gamble")
    finish_run(t)
    assert t.names("archives") == ["Nico Campaign", "Hedge Fund"]
    assert t.card("Audrey v2").virus == 2


def test_audrey_does_not_grow_on_other_trashed_cards() -> None:
    t = Table()
    t.rig("Audrey v2")
    t.rig("Fermenter", virus=1)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Fermenter: ")
    run_on(t, "HQ")
    assert t.card("Audrey v2").virus == 0


def test_audrey_breaks_up_to_two_of_anything_with_a_counter() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.rig("Audrey v2", virus=1)
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Audrey v2: Break")  # strength 0 against 1
    t.click("Audrey v2: +3 strength")
    if t.offered("Sure Gamble"):
        t.click("Sure Gamble")
    assert strength(t, "Audrey v2") == 3
    assert t.names("heap") == ["Sure Gamble"]
    assert not t.offered("Audrey v2: +3 strength")  # an empty grip
    t.click("Audrey v2: Break up to 2 subroutines")
    assert t.card("Audrey v2").virus == 0
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1


def test_audrey_breaks_nothing_without_a_counter() -> None:
    t = against("Whitespace", "Audrey v2")
    assert not t.offered("Audrey v2: Break")


# -- Baba Yaga --------------------------------------------------------------------------------------------


def test_baba_yaga_has_the_paid_abilities_of_what_it_hosts() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Baba Yaga")
    t.hosted("Baba Yaga", "Unity", "Marjanah")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Baba Yaga: Break 1 code gate subroutine · 1 credit")
    assert not t.offered("Baba Yaga: Break 1 barrier subroutine")
    t.click("Baba Yaga: +1 strength · 1 credit")
    assert strength(t, "Baba Yaga") == 1
    assert strength(t, "Marjanah") == 1
    assert strength(t, "Unity") == 1


def test_baba_yaga_hosts_icebreakers_that_are_no_ai() -> None:
    t = Table()
    t.rig("Baba Yaga")
    t.hand("runner", "Unity", "Mayfly", "Leech")
    t.set(runner_credits=20)
    t.start("runner")
    assert not t.offered("Install Mayfly on Baba Yaga")
    assert not t.offered("Install Leech on Baba Yaga")
    t.click("Install Unity on Baba Yaga")
    assert t.card("Unity").host == t.card("Baba Yaga").oid


def test_baba_yaga_alone_can_do_nothing() -> None:
    assert not against("Whitespace", "Baba Yaga", "Unity").offered("Baba Yaga")


# -- Cradle -----------------------------------------------------------------------------------------------


def test_cradle_is_weaker_for_each_card_in_the_grip() -> None:
    t = against("Whitespace", "Cradle")
    assert strength(t, "Cradle") == 5
    t.hand("runner", *["Sure Gamble"] * 5)
    t.refresh()
    assert strength(t, "Cradle") == 0
    assert t.offered("Cradle: Break")
    t.hand("runner", "Sure Gamble")
    t.game.state.dirty = True
    t.refresh()
    assert strength(t, "Cradle") == -1
    assert not t.offered("Cradle: Break")


def test_cradle_breaks_all_subroutines_of_a_code_gate_at_once() -> None:
    t = against("Whitespace", "Cradle")
    t.click("Cradle: Break")
    finish_run(t)
    assert t.credits("runner") == 18
    assert t.happened("successful_run", server="hq") == 1
    assert not against("Tithe", "Cradle").offered("Cradle: Break")


# -- Darwin -----------------------------------------------------------------------------------------------


def test_darwin_is_as_strong_as_its_counters() -> None:
    t = against("Tithe", "Darwin", virus=1)
    assert strength(t, "Darwin") == 1
    t.play("Darwin: Break 1 subroutine · 2 credits", "Break: The Corp gains")
    assert t.credits("runner") == 18
    assert not against("Tithe", "Darwin").offered("Darwin: Break")


def test_darwin_may_grow_for_a_credit_each_turn() -> None:
    t = turn_begins("Darwin")
    t.pass_until("Pay")
    t.click("Pay")
    assert t.card("Darwin").virus == 1
    assert t.credits("runner") == 4
    t = turn_begins("Darwin")
    t.pass_until("Run on HQ")
    assert t.card("Darwin").virus == 0
    assert t.credits("runner") == 5


# -- Houdini ----------------------------------------------------------------------------------------------


def houdini(stealth: int, *, pool: int = 5, other: int = 0) -> Table:
    """The Runner encounters two code gates with credits on a stealth card and on another one."""
    pays = (Static(Pays(("use",), Subtype("icebreaker"))),)
    for name, subtypes in (("Cloak", ("stealth",)), ("Purse", ())):
        facts = Facts(f"test_{name}", name, "runner", "neutral", "hardware", cost=0, subtypes=subtypes)
        card(f"test_{name}", *pays, facts=facts)
    t = Table()
    t.ice("HQ", "Whitespace", "Whitespace")
    t.rig("Houdini")
    t.rig("Cloak", credit=stealth)
    t.rig("Purse", credit=other)
    t.set(runner_credits=pool)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_houdini_needs_a_credit_from_a_stealth_card() -> None:
    """Rules: 9.3.3d."""
    for stealth, other, pool, can in ((0, 5, 5, False), (1, 0, 0, False), (1, 0, 1, True), (2, 0, 0, True)):
        with taken_back():
            t = houdini(stealth, other=other, pool=pool)
            assert t.offered("Houdini: +4 strength") is can


def test_houdini_takes_at_least_one_from_the_stealth_card_and_stays_strong_for_the_run() -> None:
    with taken_back():
        t = houdini(2, other=2)
        t.game.state.orders["runner"] = Orders(hosted_first=False)
        t.click("Houdini: +4 strength")
        assert t.options == ["2 hosted credits first", "1 hosted credits first"]
        t.click("1 hosted credits first")
        assert t.options == ["1 hosted credits first", "Only credits from the pool"]
        t.click("Only credits from the pool")
        assert (t.card("Cloak").credit, t.card("Purse").credit, t.credits("runner")) == (1, 2, 4)
        assert strength(t, "Houdini") == 6
        t.pass_until("Houdini: +4")  # the next piece of ice
        assert strength(t, "Houdini") == 6
        finish_run(t)
        assert strength(t, "Houdini") == 2


def test_houdini_pays_from_a_stealth_card_alone_without_being_asked() -> None:
    with taken_back():
        t = houdini(1, pool=1)
        t.click("Houdini: +4 strength")
        assert (t.card("Cloak").credit, t.credits("runner")) == (0, 0)


def test_houdini_breaks_code_gates_with_any_credits() -> None:
    with taken_back():
        t = houdini(0, pool=1)
        t.play("Houdini: Break 1 code gate subroutine", "Break: If you have")
        assert t.credits("runner") == 0


# -- Shiv -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("link", "memory"), [(1, 1), (2, 0)])
def test_shiv_needs_no_memory_with_two_link(link: int, memory: int) -> None:
    blank("Big", "runner", "program", memory_cost=4)
    with taken_back():
        facts = Facts("test_links", "Links", "runner", "neutral", "resource", cost=0)
        card("test_links", Static(Modify("link", link)), facts=facts)
        t = Table()
        t.rig("Big", "Links")
        t.hand("runner", "Shiv")
        t.start("runner")
        assert t.game.memory_cost(t.card("Shiv", "grip")) == memory  # even while it is not installed
        t.click("Install Shiv")
        assert ("Big" in t.names("installed")) is (memory == 0)
        assert t.game.memory_used() == (4 if memory == 0 else 1)


def test_shiv_is_trashed_to_break_up_to_three_sentry_subroutines() -> None:
    t = against("Tithe", "Shiv", "Carmen")
    assert strength(t, "Shiv") == 2
    t.click("Shiv: Break up to 3 sentry subroutines")
    assert t.names("heap") == ["Shiv"]
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1
    assert not against("Whitespace", "Shiv").offered("Shiv")
