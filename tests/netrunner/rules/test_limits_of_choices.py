"""What players cannot choose or bring about: cards that are not theirs, what is forbidden or prevented."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Credits, X
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Boost, Break, EndTheRun, ForceEncounter, Gain, GiveTags, Instead
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import would
from engine.netrunner.language.prices import HERE, Price
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def verbs(t: Table) -> dict[str, list[str]]:
    """What is offered: the titles by verb."""
    found: dict[str, list[str]] = {}
    for option in t.decision.options:
        card = t.game.state.cards.get(option.oid)
        found.setdefault(option.verb, []).append("" if card is None else t.game.face(card).title)
    return found


def test_8_1_2_a_facedown_card_of_the_runner_is_not_the_corps_to_rez() -> None:
    """8.1.2, 8.1.4a: only the Corp's own."""
    t = Table(policy=ASK_ALL)
    t.rig("Smartware Distributor", faceup=False)
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    assert verbs(t)["rez"] == ["Nico Campaign"]


def test_1_2_2_operations_can_be_played_where_nothing_can_be_installed() -> None:
    """1.2.2: and installing is no action any more."""
    runner("Roadblock", "resource", Static(Cannot("install", who="corp")))
    t = Table()
    t.rig("Roadblock")
    t.hand("corp", "Hedge Fund", "Palisade", "Nico Campaign")
    t.start("corp")
    found = verbs(t)
    assert (found.get("play"), found.get("install")) == (["Hedge Fund"], None)


def test_1_2_2_events_can_be_played_where_nothing_can_be_installed() -> None:
    corp("Roadblock", "asset", Static(Cannot("install", who=RUNNER)))
    t = Table()
    t.root("Server 1", "Roadblock", rezzed=True)
    t.hand("runner", "Sure Gamble", "Smartware Distributor")
    t.start("runner")
    found = verbs(t)
    assert (found.get("play"), found.get("install")) == (["Sure Gamble"], None)


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


def test_1_16_2c_x_may_be_0_and_is_chosen_once() -> None:
    """1.16.2c, 9.12.2e."""
    corp("Bank", "operation", Play((Gain(X()), Gain(3)), x=Credits()), cost=None)
    t = Table()
    t.hand("corp", "Bank")
    t.start("corp")
    t.click("Play Bank")
    assert [option.n for option in t.decision.options] == [0, 1, 2, 3, 4, 5]
    t.answer([t.decision.options[0].key])
    assert (t.credits("corp"), t.names("archives"), t.clicks("corp")) == (8, ["Bank"], 2)


@pytest.mark.parametrize(("server", "paid"), [("HQ", 2), ("Server 1", 0), ("R&D", 0)])
def test_1_16_10b_a_price_is_for_its_server(server: str, paid: int) -> None:
    """1.16.10b: the server that is named, not the one the card is in."""
    corp("Far Toll", "upgrade", Static(Price("run", cost(credits=2), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Far Toll", rezzed=True)
    t.start("runner")
    t.click(f"Run on {server}")
    assert t.credits("runner") == 5 - paid


@pytest.mark.parametrize(("server", "paid"), [("HQ", 0), ("Server 1", 2)])
def test_1_16_10b_here_is_where_the_card_is(server: str, paid: int) -> None:
    corp("Near Toll", "upgrade", Static(Price("run", cost(credits=2), servers=(HERE,))))
    t = Table()
    t.root("Server 1", "Near Toll", rezzed=True)
    t.start("runner")
    t.click(f"Run on {server}")
    assert t.credits("runner") == 5 - paid


def test_9_9_5c_the_end_of_a_run_can_be_prevented() -> None:
    """9.9.5c, 6.1.4: an instruction of which nothing is left does nothing."""
    runner("Insistence", "resource", Static(Prevents("end_run")))
    ice("Dead End", END, Sub((GiveTags(1),)))
    t = Table()
    t.rig("Insistence")
    t.ice("HQ", "Dead End")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.game.run is not None
    assert t.game.state.tags == 1


def test_9_9_10_what_was_prevented_is_not_replaced() -> None:
    """9.9.10: with nothing left of the expected effect there is nothing to do instead."""
    runner("Shield", "resource", Static(Prevents("tag")))
    avoid = When(would("tag"), (Instead("tag", (Gain(5),)),), interrupt=True, optional=True)
    runner("Swindle", "resource", avoid)
    ice("Marker", Sub((GiveTags(1),)))
    t = Table()
    t.rig("Shield", "Swindle")
    t.ice("HQ", "Marker")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    while t.game.run is not None and t.decision.kind not in ("action", "window", "jack_out"):
        t.answer([t.decision.options[0].key])
    assert (t.game.state.tags, t.credits("runner")) == (0, 5)


def test_3_9_3_programs_without_memory_cost_do_not_help() -> None:
    """3.9.3c, 10.3.1e: trashing them would leave the limit exceeded, so they are no choice."""
    runner("Feather", "program", memory_cost=0)
    t = Table(policy=ASK_ALL)
    t.rig("Feather", "Leech", "Mayfly", "Cleaver", "Unity")
    t.start("runner")
    t.effect("runner", Gain(1))
    assert t.decision.kind == "memory"
    assert sorted(verbs(t)["trash_for_memory"]) == ["Cleaver", "Leech", "Mayfly", "Unity"]


def test_6_5_9_a_boost_lasts_for_the_forced_encounter_only() -> None:
    """6.5.9, 9.10.4a: the encounter in which it began is over although another one goes on."""
    ice("Little Wall", Sub((GiveTags(1),)))
    ice("Thrower", When(ENCOUNTERED, (ForceEncounter(Each(Named("Little Wall"))),)), END, strength=3)
    boost = Paid(cost(credits=1), (Boost(3),))
    breaker("Pick", boost, Paid(cost(credits=1), (Break(1),), interface=True), strength=1)
    t = Table(policy=ASK_ALL)
    t.ice("R&D", "Little Wall")
    t.ice("HQ", "Thrower")
    t.rig("Pick")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    for _ in range(20):
        encounter = t.game.encounter
        forced = encounter is not None and encounter.ice == t.card("Little Wall").oid
        if forced and t.decision.seat == RUNNER:
            break
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    pick = t.card("Pick").oid
    t.answer([next(o.key for o in t.decision.options if o.oid == pick and o.verb == "use")])
    assert t.game.strength(t.card("Pick")) == 4
    for _ in range(20):
        if t.game.encounter is None or t.game.encounter.ice == t.card("Thrower").oid:
            break
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.game.encounter is not None, "the first encounter goes on"
    assert t.game.strength(t.card("Pick")) == 1


def test_1_7_conceding_is_all_that_happens() -> None:
    """What a game tells of a concession is not what it told before."""
    t = Table()
    t.start("corp")
    t.click("Gain 1 credit")
    before = t.game.state
    told = t.game.concede("corp")
    assert before.over is None, "undo is keeping the state of before"
    assert told[0].kind == "concede"
    assert t.winner == RUNNER


def test_6_1_4_ending_no_run_leaves_the_table_as_it_is() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Leech")
    t.start("runner")
    t.effect("runner", EndTheRun())
    assert (t.game.run, t.happened("run_ends")) == (None, 0)
    assert t.game.members(Installed(RUNNER), t.game.bare(RUNNER))
