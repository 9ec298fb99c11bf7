"""Accesses, costs and chains by the Reference Guide 1.0, and by 24.03 beside it: RG-21 to RG-35, 41, 49."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw, Gain, GiveTags, Trace
from engine.netrunner.language.happenings import On
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CORE_2012, CR_24_03, RG_1_0
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.memory import remembers
from engine.netrunner.table.state import HQ
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner

OLD, RG, CORE = CR_24_03.name, RG_1_0.name, CORE_2012.name
BOTH = pytest.mark.parametrize("edition", [OLD, RG])


def goes(t: Table, *wanted: str, until: str = "Gain 1 credit") -> list[str]:
    """Pass and go on, but choose what begins with these words where it is offered. What was accessed."""
    seen: list[str] = []
    for _ in range(80):
        if t.winner is not None or t.offered(until):
            break
        if t.asks("access"):
            seen.append(t.game.definition(t.game.state.cards[t.decision.about]).title)
        found = [o for text in wanted for o in t.options if o.startswith(text)]
        go = [o for o in t.options if o.startswith(("Go on", "Leave"))]
        t.click((found or go or t.options[-1:])[0])
    return seen


def runs(t: Table, server: str) -> None:
    t.start("runner")
    t.click(f"Run on {server}")


@pytest.mark.parametrize(("edition", "there"), [(OLD, False), (RG, True)])
def test_rg_21_the_access_of_a_card_that_is_gone_goes_to_another(edition: str, there: bool) -> None:
    t = Table(runner="Leela Patel: Trained Pragmatist", edition=edition)
    t.hand("corp", "Hostile Takeover")
    t.root("HQ", "Akitaro Watanabe")
    runs(t, "HQ")
    seen = goes(t, "Access a random", "Steal", "Use Leela", "Akitaro", "Add")
    assert ("Akitaro Watanabe" in seen) is there


@pytest.mark.parametrize(("edition", "seen"), [(OLD, ["Hedge Fund"]), (RG, []), (CORE, [])])
def test_what_comes_once_the_number_of_accesses_is_fixed_adds_none(edition: str, seen: list[str]) -> None:
    """Of the guide (Zugreifen): none where HQ was empty then."""
    corp("Porter", "asset", When(On(EventKind.ACCESS_LIMIT, where=HQ), (Draw(1),)))
    t = Table(edition=edition)
    t.root("Server 1", "Porter", rezzed=True)
    runs(t, "HQ")
    assert goes(t) == seen
    assert t.names(HQ) == ["Hedge Fund"]


@BOTH
def test_rg_21_what_was_accessed_in_the_root_and_left_there_costs_the_hand_no_access(edition: str) -> None:
    t = Table(edition=edition)
    t.hand("corp", "Hedge Fund")
    t.root("HQ", "Akitaro Watanabe")
    runs(t, "HQ")
    assert goes(t, "Access the facedown", "Access the unrezzed", "Access the card") == [
        "Akitaro Watanabe",
        "Hedge Fund",
    ]


@pytest.mark.parametrize(("edition", "times"), [(OLD, 2), (RG, 1), (CORE, 1)])
def test_rg_22_c_16_what_was_trashed_while_accessed_is_not_accessed_in_archives(
    edition: str, times: int
) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.discard_pile("corp", "Hedge Fund")
    t.root("Archives", "Akitaro Watanabe")
    t.set(runner_credits=9)
    t.start("runner")
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    seen = goes(t, "Access Akitaro", "Access a facedown", "Access the unrezzed", "Trash Akitaro")
    assert (seen.count("Akitaro Watanabe"), seen.count("Hedge Fund")) == (times, 1)


def test_rg_25_what_was_accessed_returns_on_top_of_rd() -> None:
    t = Table(edition=RG, filler=0)
    t.deck("corp", "Ice Wall", "Enigma", "Palisade", "Hedge Fund")
    t.rig("R&D Interface")
    runs(t, "R&D")
    t.pass_until("Leave Ice Wall")
    assert t.names("rd")[0] == "Ice Wall"
    t.click("Leave Ice Wall")
    assert t.names("rd")[:1] == ["Enigma"]
    t.next_action()
    assert t.names("rd") == ["Ice Wall", "Enigma", "Palisade", "Hedge Fund"]
    assert t.names("set_aside") == []


def test_7_5_6_what_was_accessed_in_rd_lies_where_it_was_by_later_rules() -> None:
    t = Table(filler=0)
    t.deck("corp", "Ice Wall", "Enigma", "Palisade")
    t.rig("R&D Interface")
    runs(t, "R&D")
    t.pass_until("Leave Ice Wall")
    t.click("Leave Ice Wall")
    assert t.names("rd")[:2] == ["Ice Wall", "Enigma"]


def test_rg_25_what_was_trashed_in_hq_does_not_return() -> None:
    t = Table(edition=RG)
    t.hand("corp", "PAD Campaign", "PAD Campaign")
    t.hand("runner", "Legwork")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Play Legwork")
    goes(t, "Trash PAD")
    assert (t.names("hq"), t.names("archives")) == ([], ["PAD Campaign"] * 2)


def test_rg_25_what_was_accessed_in_archives_stays_there() -> None:
    t = Table(edition=RG, policy=ASK_ALL)
    t.discard_pile("corp", "Hedge Fund", "Ice Wall")
    t.start("runner")
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    goes(t)
    assert (t.names("archives"), t.names("set_aside")) == (["Hedge Fund", "Ice Wall"], [])


@BOTH
def test_rg_25_also_where_the_run_ends_in_the_breach(edition: str) -> None:
    t = Table(edition=edition)
    t.hand("corp", "Snare!", "Hedge Fund")
    t.hand("runner", "Legwork", *["Sure Gamble"] * 4)
    t.start("runner")
    t.click("Play Legwork")
    goes(t)
    assert sorted(t.names("hq")) == ["Hedge Fund", "Snare!"]


@pytest.mark.parametrize(("edition", "times"), [(OLD, 1), (RG, 2)])
def test_rg_27_any_number_of_abilities_can_be_used_in_an_access(edition: str, times: int) -> None:
    runner("Nose", "resource", Paid(cost(credits=1), (Gain(2),), access=True, once=True))
    runner("Ear", "resource", Paid(cost(credits=1), (Draw(1),), access=True, once=True))
    t = Table(edition=edition)
    t.rig("Nose", "Ear")
    t.hand("corp", "Hedge Fund")
    runs(t, "HQ")
    t.pass_until("Leave")
    used = 0
    while t.asks("access") and t.offered("credit"):
        t.click(t.options[0])
        used += 1
    assert used == times


@pytest.mark.parametrize(("edition", "found"), [(OLD, False), (RG, True)])
def test_rg_29_what_heard_of_the_payment_waits_for_the_effect(edition: str, found: bool) -> None:
    t = Table(runner='Armand "Geist" Walker: Tech Lord', edition=edition, filler=0)
    t.rig("Self-modifying Code")
    t.deck("runner", "Corroder", "Sure Gamble", "Sure Gamble")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Self-modifying Code")
    goes(t, "Find Corroder", "Rig", "Install")
    assert ("Corroder" in t.names("installed")) is found
    assert len(t.names("grip")) == 1


@pytest.mark.parametrize(("edition", "grip"), [(OLD, ["Datasucker"]), (RG, [])])
def test_rg_30_a_search_is_whole_before_it_is_heard(edition: str, grip: list[str]) -> None:
    t = Table(edition=edition)
    t.score_area("corp", "Personality Profiles")
    t.rig("Djinn")
    t.deck("runner", "Datasucker")
    t.start("runner")
    t.click("Djinn")
    goes(t, "Find Datasucker")
    assert t.names("grip") == grip


@pytest.mark.parametrize(("edition", "offered"), [(OLD, True), (RG, False)])
def test_rg_31_what_is_in_the_deck_is_found(edition: str, offered: bool) -> None:
    t = Table(edition=edition)
    t.deck("runner", "Corroder")
    t.hand("runner", "Special Order")
    t.start("runner")
    t.click("Play Special Order")
    assert t.offered("Find nothing") is offered


@BOTH
def test_rg_32_but_not_where_another_place_may_be_searched(edition: str) -> None:
    t = Table(edition=edition)
    t.discard_pile("runner", "Corroder")
    t.hand("runner", "Test Run")
    t.start("runner")
    t.click("Play Test Run")
    assert t.options == [
        "Search your stack for 1 program",
        "Choose 1 program in your heap, then set it aside faceup",
    ]


@pytest.mark.parametrize(("edition", "first"), [(OLD, "damage"), (RG, "tag")])
def test_rg_33_the_result_of_a_trace_is_part_of_it(edition: str, first: str) -> None:
    t = Table(edition=edition)
    t.ice("Server 1", "Hunter")
    t.root("Server 1", "ChiLo City Grid", rezzed=True)
    t.score_area("corp", "Sentinel Defense Program")
    t.rig("Spinal Modem")
    t.hand("runner", *["Sure Gamble"] * 4)
    runs(t, "Server 1")
    goes(t, "Let the unbroken", "0 credits", "Use Sentinel")
    happened = [e.kind.value for e in t.game.state.happened if e.kind.value in ("damage", "tag")]
    assert happened[0] == first
    assert (t.game.state.tags, happened.count("damage")) == (2, 2)


@pytest.mark.parametrize("edition", [OLD, RG, CORE])
@pytest.mark.parametrize(("spent", "tags"), [(1, 1), (2, 0)])
def test_rg_33_a_trace_succeeds_by_1(edition: str, spent: int, tags: int) -> None:
    t = Table(edition=edition)
    t.set(corp_credits=0)
    t.start("runner")
    t.effect("corp", Trace(2, (GiveTags(1),)))
    t.click(f"{spent} credit")
    assert t.game.state.tags == tags


@pytest.mark.parametrize(("edition", "grip"), [(OLD, 3), (RG, 0)])
def test_rg_34_what_heard_of_the_damage_paid_comes_after_the_steal(edition: str, grip: int) -> None:
    t = Table(edition=edition)
    t.score_area("runner", "Hostile Takeover", "Hostile Takeover", "Private Security Force")
    t.deck("corp", "Obokata Protocol")
    t.hand("runner", "I've Had Worse", *["Sure Gamble"] * 3)
    runs(t, "R&D")
    goes(t, "Steal", "Pay", "Use I've")
    assert (t.winner, len(t.names("grip"))) == ("runner", grip)


@pytest.mark.parametrize(("edition", "damage"), [(OLD, 3), (RG, 1)])
def test_rg_35_cards_that_leave_together_hear_of_themselves_only(edition: str, damage: int) -> None:
    t = Table(edition=edition)
    t.root("Server 1", "Hostile Infrastructure", "Akitaro Watanabe", "Experiential Data", rezzed=True)
    t.hand("runner", "Singularity", *["Sure Gamble"] * 4)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play Singularity")
    goes(t, "Server 1", "Use Hostile")
    assert t.happened("damage") == damage


@pytest.mark.parametrize(("edition", "offered"), [(OLD, True), (RG, False), (CORE, False)])
def test_rg_41_c_09_a_second_console_cannot_be_installed(edition: str, offered: bool) -> None:
    t = Table(edition=edition)
    t.rig("Desperado")
    t.hand("runner", "The Toolbox")
    t.set(runner_credits=20)
    t.start("runner")
    assert t.offered("Install The Toolbox") is offered


@pytest.mark.parametrize(("edition", "first"), [(OLD, 1), (RG, 2)])
def test_rg_49_what_is_added_is_part_of_the_effect_before_anybody_prevents(edition: str, first: int) -> None:
    t = Table(edition=edition)
    t.score_area("corp", "The Cleaners")
    t.root("Server 1", "Mr. Stone", rezzed=True)
    t.rig("Biometric Spoofing")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.effect("corp", GiveTags(1))
    frame = next(f for f in reversed(t.game.state.stack) if getattr(f, "expected", None))
    assert t.asks("interrupt")
    assert dict(frame.expected)["meat_damage"] == first  # type: ignore[attr-defined]


def test_rg_25_what_returns_to_rd_is_known_to_the_runner_in_its_order() -> None:
    """D13: it was seen, and everybody sees where it goes; what lies below it is not known."""
    t = Table(edition=RG, filler=0)
    t.deck("corp", "Ice Wall", "Enigma", "Palisade", "Hedge Fund")
    t.rig("R&D Interface")
    runs(t, "R&D")
    t.next_action()
    known = [remembers(t.game.state, "runner", oid) for oid in t.game.state.zones["rd"]]
    assert known == [True, True, False, False]
