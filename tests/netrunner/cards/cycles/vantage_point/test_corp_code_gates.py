"""Code gates of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, finish_run, let, running


def test_ezam_swaps_places_and_strengthens_all_ice() -> None:
    t = Table()
    t.ice("HQ", "ezaM")
    t.ice("R&D", "Palisade", rezzed=False)
    t.start("corp")
    t.click("ezaM: Swap")
    if t.decision.kind in ("target", "swap"):
        t.click("R&D")
    assert t.card("ezaM").server == "rd"
    assert t.clicks("corp") == 2
    for bottom in (True, False):
        t = Table()
        t.ice("HQ", "ezaM")
        t.deck("corp", "Hedge Fund", "PAD Campaign")
        t.start("runner")
        t.play("Run on HQ", LET, "Yes" if bottom else "No")
        assert t.names("rd")[0] == ("PAD Campaign" if bottom else "Hedge Fund")
        assert t.game.strength(t.card("ezaM")) == 4
        finish_run(t)
        t.next_action()
        assert t.game.strength(t.card("ezaM")) == 3


@pytest.mark.parametrize(("virus", "left"), [(2, 0), (1, 2)])
def test_knowledge_seeker_forgets_at_three_counters(virus: int, left: int) -> None:
    t = Table()
    t.ice("HQ", "Knowledge Seeker", virus=virus)
    t.rig("Leech", virus=2)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until(LET)
    t.click(LET)
    t.answer([option.key for option in t.asked.options])
    finish_run(t)
    assert t.card("Knowledge Seeker").virus == left
    assert t.card("Knowledge Seeker").faceup == bool(left)
    assert t.card("Leech").virus == (0 if virus == 2 else 2)
    assert not t.happened("successful_run")


def test_knowledge_seeker_arranges_the_top_of_rd() -> None:
    t = Table()
    t.ice("HQ", "Knowledge Seeker")
    t.deck("corp", "Hedge Fund", "PAD Campaign", "Palisade", "Ice Wall", "Greenmail")
    t.start("runner")
    t.play("Run on HQ", LET)
    assert t.decision.seat == "corp"
    assert not t.offered("Greenmail")
    t.click("Palisade", "Hedge Fund", "PAD Campaign", "Ice Wall")
    assert t.names("rd")[:4] == ["Palisade", "Hedge Fund", "PAD Campaign", "Ice Wall"]


def test_sleipnir_draws_and_shuffles_back() -> None:
    t = Table(filler=0)
    t.ice("HQ", "Sleipnir")
    t.deck("corp", "Hedge Fund", "PAD Campaign")
    t.discard_pile("corp", "Ice Wall")
    t.start("runner")
    t.play("Run on HQ", LET, "Yes")
    assert t.names("hq") == ["Hedge Fund"]
    t.play("Yes", "Ice Wall")
    assert "Ice Wall" in t.names("rd")
    assert not running(t)
    t = Table(filler=0)
    t.ice("HQ", "Sleipnir")
    t.deck("corp", "Hedge Fund", "PAD Campaign")
    t.discard_pile("corp", "Ice Wall")
    t.start("runner")
    t.play("Run on HQ", LET, "No", "No")
    assert (t.names("hq"), t.names("archives")) == ([], ["Ice Wall"])


@pytest.mark.parametrize(("clicks", "steals"), [(3, True), (2, False)])
def test_vertigo_protects_from_whoever_has_no_click_left(clicks: int, steals: bool) -> None:
    t = Table()
    t.ice("HQ", "Vertigo")
    t.hand("corp", "Greenmail")
    t.start("runner", clicks=clicks)
    t.play("Run on HQ", LET)
    assert t.clicks("runner") == clicks - 2
    t.click("Go on")
    assert t.offered("Steal") == steals


def test_vertigo_protects_other_cards_from_being_trashed() -> None:
    t = Table()
    t.ice("HQ", "Vertigo")
    t.hand("corp", "PAD Campaign")
    t.set(runner_credits=9)
    t.start("runner", clicks=2)
    t.play("Run on HQ", LET, "Go on")
    assert not t.offered("Trash PAD")


# -- Tocsin --------------------------------------------------------------------------------------------------


def calling(*deck: str) -> Table:
    t = Table()
    t.hand("corp", "Tocsin")
    t.empty_deck("corp")
    t.deck("corp", *deck)
    t.start("corp")
    t.click("Tocsin: ")
    return t


def test_tocsin_finds_a_barrier_and_a_sentry_in_one_search() -> None:
    t = calling("Palisade", "Ice Wall", "Karunā", "Hedge Fund", "Hedge Fund")
    assert not t.offered("Karunā")
    t.click("Palisade")
    assert not t.offered("Ice Wall")
    t.click("Karunā")
    assert sorted(t.names("hq")) == ["Karunā", "Palisade"]
    assert t.names("archives") == ["Tocsin"]
    assert t.happened("searched") == t.happened("shuffled") == 1
    assert t.happened("revealed") == 3
    assert (t.credits("corp"), t.clicks("corp")) == (4, 2)


def test_tocsin_may_find_only_one_of_them_or_none() -> None:
    t = calling("Palisade", "Karunā", "Hedge Fund")
    t.click("Find nothing")
    t.click("Karunā")
    assert t.names("hq") == ["Karunā"]
    t = calling("Palisade", "Hedge Fund")
    t.click("Find nothing")
    if t.decision.kind == "search":
        t.click("Find nothing")
    assert t.names("hq") == []


def test_tocsin_costs_two_credits_and_ends_the_run() -> None:
    t = facing("Tocsin")
    let(t)
    finish_run(t)
    assert t.credits("runner") == 3
    assert t.happened("successful_run") == 0


def test_tocsin_calls_from_hq_only() -> None:
    t = Table()
    t.ice("HQ", "Tocsin")
    t.start("corp")
    assert not t.offered("Tocsin: ")
