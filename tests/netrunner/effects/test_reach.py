"""How far effects reach: on several cards at once, prevented, forbidden, in or outside of a run."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Access,
    Derez,
    ForceEncounter,
    Gain,
    GiveTags,
    InstallFrom,
    MoveFromPool,
    Pick,
    Prevent,
    ResolveSubroutine,
    Swap,
    ToBottom,
    Trash,
)
from engine.netrunner.language.flow import Delayed, ForNow
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, InZone, Result, Subtype, Type
from engine.netrunner.language.sets import Each, LastEncountered, Named
from engine.netrunner.language.traits import ChangeSubtype
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner


@pytest.mark.parametrize("together", [True, False])
def test_9_6_4b_cards_trashed_at_once_are_what_they_were_before(together: bool) -> None:
    """9.6.4b, 1.12.6: ice is a sentry while the Beacon stands; trashed with it, it was one to the last."""
    corp("Beacon", "asset", Static(ChangeSubtype("sentry", to=Type("ice"))))
    ice("Plain Gate", Sub((Gain(1),)))
    runner("Mourner", "resource", When(On(EventKind.TRASH, what=Subtype("sentry")), (Gain(2),)))
    t = Table()
    t.root("Server 1", "Beacon", rezzed=True)
    t.ice("HQ", "Plain Gate")
    runner("Painter", "resource", Static(ChangeSubtype("barrier", to=Type("ice"))))
    t.rig("Mourner", "Painter")
    t.start(RUNNER)
    both = Installed(CORP)
    if together:
        t.effect(RUNNER, Trash(Each(both)))
    else:
        t.effect(RUNNER, Trash(Each(both & Type("asset"))), Trash(Each(both)))
    assert sorted(t.names("archives")) == ["Beacon", "Plain Gate"]
    assert t.credits(RUNNER) == (7 if together else 5)


def test_2_3_4_ice_may_cost_less_to_install_before_one_server_only() -> None:
    """8.5.11, 1.16.2: as much ice stands before R&D, and there it costs 1."""
    ice("City Wall", Static(Price("install", -1, servers=("hq",))), Sub((Gain(1),)))
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade")
    t.hand(CORP, "City Wall")
    t.start(CORP)
    prices = {option.to: option.n for option in t.decision.options if option.verb == "install"}
    assert prices == {"hq": 0, "rd": 1, "archives": 0, "new": 0}
    t.answer([next(o.key for o in t.decision.options if o.verb == "install" and o.to == "rd")])
    assert t.credits(CORP) == 4


def test_9_8_11_one_subroutine_of_one_piece_of_ice_resolves() -> None:
    """9.8.11: of two pieces of ice the first."""
    ice("Left Wall", Sub((GiveTags(1),)))
    ice("Right Wall", Sub((GiveTags(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Left Wall")
    t.ice("R&D", "Right Wall")
    t.start(CORP)
    t.effect(CORP, ResolveSubroutine(Each(Type("ice"))))
    while t.decision.kind == "subroutine":
        t.answer([t.decision.options[0].key])
    assert t.game.state.tags == 1


def test_7_2_one_card_is_accessed_at_a_time() -> None:
    """7.2, 9.9.3d: an instruction to access is about one card."""
    t = Table(policy=ASK_ALL)
    t.hand(CORP, "Nico Campaign", "Regolith Mining License")
    t.start(RUNNER)
    t.effect(RUNNER, Access(Each(InZone((HQ,)))))
    assert t.decision.kind == "access"
    t.answer([next(o.key for o in t.decision.options if o.verb == "access_done")])
    assert t.decision.kind != "access"
    assert t.happened("accessed") == 1


@pytest.mark.parametrize("gone", [True, False])
def test_1_12_2a_a_card_that_left_long_ago_is_not_found_again(gone: bool) -> None:
    """1.12.2: what was remembered of a card that went elsewhere in an earlier action is about nothing."""
    t = Table()
    t.hand(RUNNER, "Leech")
    t.start(RUNNER, clicks=2)
    later = When(On(EventKind.TURN_BEGINS), (ToBottom(Result("chosen")), Gain(3)))
    t.effect(RUNNER, Pick(InZone((GRIP,))), Delayed(later))
    t.click("Leech")
    if gone:
        t.effect(RUNNER, Trash(Each(InZone((GRIP,)))))
    t.play("Gain 1 credit", "Gain 1 credit")
    assert t.credits(RUNNER) == 10
    assert t.names("heap") == (["Leech"] if gone else [])
    assert t.names("stack")[-1] == ("Sure Gamble" if gone else "Leech")


@pytest.mark.parametrize("instructions", [1, 2])
def test_9_9_5_what_was_saved_from_one_instruction_can_be_trashed_by_the_next(instructions: int) -> None:
    """9.9.5, 9.11.4: the second instruction trashes what was saved from the first."""
    runner(
        "Saver", "resource", Paid(cost(trash=True), (Prevent("trash_program", 1),), interrupt="trash_program")
    )
    programs = Trash(Each(Installed(RUNNER) & Type("program")))
    ice("Sweeper", Sub((programs,) * instructions))
    t = Table()
    t.rig("Leech", "Saver")
    t.ice("HQ", "Sweeper")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.kind == "interrupt"
    t.answer([next(o.key for o in t.decision.options if o.verb == "use")])
    t.pass_until("Gain 1 credit")
    assert ("Leech" in t.names("installed")) is (instructions == 1)


def test_9_2_7_an_interrupt_is_used_in_interrupt_windows_only() -> None:
    """9.2.7b, 9.9.3."""
    runner("Alibi", "resource", Paid(cost(), (Prevent("tag", 1),), interrupt="tag"))
    runner("Bank", "resource", Paid(cost(), (Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.rig("Alibi", "Bank")
    t.start(RUNNER)
    assert t.decision.kind == "window"
    assert [o.oid for o in t.decision.options if o.verb == "use"] == [t.card("Bank").oid]


def test_1_16_2a_what_the_install_did_not_need_of_a_sum_lowers_the_rez_cost() -> None:
    """1.16.2a, 8.5.13d: of one credit less nothing is left after an install for 2."""
    ice("Dear Gate", Sub((Gain(1),)), cost=6)
    t = Table()
    t.ice("HQ", "Palisade", "Palisade")
    t.hand(CORP, "Dear Gate")
    t.set(corp_credits=7)
    t.start(CORP)
    t.effect(CORP, InstallFrom((HQ,), Type("ice"), less=1, rez="share"))
    t.play("Dear Gate", "Protecting HQ")
    t.pass_until("Gain 1 credit")
    assert (t.credits(CORP), t.card("Dear Gate").faceup) == (0, True)


@pytest.mark.parametrize("running", [True, False])
def test_6_5_the_ice_encountered_last_is_that_of_a_run(running: bool) -> None:
    """6.5.9: an encounter outside of a run is in none."""
    ice("Gentle", Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Gentle")
    t.start(RUNNER)
    if running:
        t.pass_until("Run on HQ")
        t.click("Run on HQ")
        while t.game.encounter is None:
            t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    else:
        t.effect(CORP, ForceEncounter(Each(Type("ice"))))
        while t.game.encounter is not None:
            t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.happened("encounter") == 1
    t.effect(CORP, Derez(LastEncountered()))
    assert t.card("Gentle").faceup is not running


@pytest.mark.parametrize("forbidden", [True, False])
def test_1_2_2_what_cannot_be_derezzed_stays_rezzed(forbidden: bool) -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.start(CORP)
    if forbidden:
        t.effect(CORP, ForNow(Cannot("derez", what=Type("asset")), "turn"))
    t.effect(RUNNER, Derez(Each(Installed(CORP))))
    assert t.card("Nico Campaign").faceup is forbidden


def test_1_10_4_credits_moved_from_the_pool_are_not_those_of_bad_publicity() -> None:
    """1.10.3, 6.3.2: what the Runner got for the run stays to be spent in it."""
    runner("Jar", "resource")
    t = Table(policy=ASK_ALL)
    t.rig("Jar")
    t.set(bad_publicity=2)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while not t.game.state.run_credits:
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    t.effect(RUNNER, MoveFromPool(2, Each(Named("Jar")), least=2))
    if t.decision.kind == "how_many":
        t.answer(["n:2"])
    assert (t.card("Jar").credit, t.game.state.run_credits, t.credits(RUNNER)) == (2, 2, 5)


def test_8_8_only_cards_of_the_corp_are_swapped() -> None:
    """8.8.1: whatever else belongs to the set."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe")
    t.root("Server 1", "Nico Campaign")
    t.rig("Leech", "Cleaver")
    t.start(CORP)
    t.effect(CORP, Swap(Installed()))
    cards = t.game.state.cards
    swaps = [(cards[o.oid].side, cards[o.n].side) for o in t.decision.options if o.verb == "swap"]
    assert swaps == [(CORP, CORP)]


def test_1_12_6_what_a_card_was_is_looked_back_at_until_the_next_action() -> None:
    """1.12.6: after that it takes no room in a save."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.start(CORP)
    t.effect(CORP, Trash(Each(Installed(CORP))))
    state = t.game.state
    assert [card.code for card in state.last_known.values()] == ["nico_campaign"]
    t.click("Gain 1 credit")
    assert (t.game.state.last_known, t.game.state.moved) == ({}, {})


def test_1_10_4_credits_spent_as_counters_are_not_there_to_pay_with() -> None:
    """1.16.1: one hosted credit is the counter of the cost, so that the pool pays the rest."""
    runner("Meter", "resource", Paid(cost(counter="credit", counters=1, credits=2), (GiveTags(1),)),
           Static(Pays(("use",))))  # fmt: skip
    t = Table()
    t.rig("Meter", credit=2)
    t.start(RUNNER)
    t.click("Meter")
    while t.decision.kind == "payment":
        t.answer([t.decision.options[0].key])
    assert (t.card("Meter").credit, t.credits(RUNNER), t.game.state.tags) == (0, 4, 1)


@pytest.mark.parametrize(("memory", "offered"), [(4, True), (5, False)])
def test_1_20_2_a_program_that_takes_all_memory_can_be_installed_by_an_effect(
    memory: int, offered: bool
) -> None:
    """1.20.2, 3.9.3b: the limit of 4 is not exceeded by 4."""
    runner("Giant", "program", memory_cost=memory)
    t = Table(runner="")
    t.hand(RUNNER, "Giant")
    t.start(RUNNER)
    t.effect(RUNNER, InstallFrom((GRIP,), Type("program")))
    assert any(o.verb == "target" for o in t.decision.options) is offered
