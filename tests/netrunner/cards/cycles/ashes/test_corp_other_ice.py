"""Other ice of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.bidding import bid
from tests.netrunner.cards.playing import finish_run, go_on, let, met, running

# -- Konjin -----------------------------------------------------------------------------------------------


def konjin(bids: tuple[int, int]) -> Table:
    """The Runner met it on HQ; both have bid."""
    t = Table()
    t.ice("HQ", "Konjin")
    t.ice("R&D", "Whitespace")
    t.ice("Archives", "Karunā", rezzed=False)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    bid(t, *bids)
    return t


def test_konjin_has_the_runner_meet_another_piece_of_ice() -> None:
    t = konjin((0, 1))
    t.click("Yes")
    assert t.game.encounter is not None
    let(t)
    met_now = [e.code for e in t.game.state.happened if e.kind == "encounter"]
    assert met_now == ["konjin", "whitespace"], "the rezzed one alone"
    assert t.credits("runner") == 9 - 1 - 3
    finish_run(t)


def test_konjin_finishes_its_own_encounter_afterwards() -> None:
    t = konjin((0, 1))
    t.set(runner_credits=20)
    t.click("Yes")
    finish_run(t)
    ends = [e.code for e in t.game.state.happened if e.kind == "encounter_ends"]
    assert ends == ["whitespace", "konjin"]
    assert t.happened("successful_run") == 1


@pytest.mark.parametrize("declines", [True, False])
def test_konjin_need_not_and_cannot_when_the_bids_match(declines: bool) -> None:
    t = konjin((0, 1) if declines else (1, 1))
    if declines:
        t.click("No")
    finish_run(t)
    assert t.happened("encounter") == 1


# -- Loot Box ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_loot_box_ends_the_run_unless_paid(pays: bool) -> None:
    t = met("Loot Box", runner_credits=9)
    let(t)
    t.click("Pay 2 credits" if pays else "Let it happen")
    assert running(t) == pays


def test_loot_box_takes_the_worth_of_a_card_it_gives() -> None:
    t = Table()
    t.ice("HQ", "Loot Box")
    t.deck("runner", "Leech", "Carmen", "Diesel", "Cleaver")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Pay 2 credits")
    assert t.decision.seat == "corp"
    assert not t.offered("Cleaver"), "it lies fourth"
    t.click("Carmen")
    assert t.names("grip") == ["Carmen"]
    assert t.credits("corp") == 5 + 5
    assert t.names("archives") == ["Loot Box"]
    assert t.happened("shuffled") == 1
    assert len(t.names("stack")) == 13
    while running(t):
        go_on(t)
