"""Other ice of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.policy import ASK_ALL, POLICY, Policy
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


# -- Rime -------------------------------------------------------------------------------------------------


def rime(*, run: str = "HQ", policy: Policy = POLICY) -> Table:
    """Rime lies behind another piece of ice on HQ, and both of them are facedown."""
    t = Table(policy=policy)
    t.ice("HQ", "Rime", "Palisade", rezzed=False)
    t.ice("R&D", "Whitespace", rezzed=False)
    t.start("runner")
    t.pass_until(f"Run on {run}")
    t.click(f"Run on {run}")
    return t


def test_rime_is_rezzed_while_the_ice_before_it_is_approached_and_makes_it_stronger() -> None:
    t = rime()
    t.click("Rez Rime")
    t.click("Rez Palisade")
    strength = {title: t.game.strength(t.card(title)) for title in ("Palisade", "Rime", "Whitespace")}
    assert strength == {"Palisade": 2 + 1, "Rime": 0 + 1, "Whitespace": 0}, "that one is on another server"


def test_rime_takes_a_credit_where_it_is_met() -> None:
    t = rime()
    t.click("Rez Rime")
    t.click("Do not rez")
    finish_run(t)
    assert t.credits("runner") == 5 - 1


def test_rime_can_be_rezzed_at_rezzed_ice_by_a_corp_that_wants_to_be_asked_of_all() -> None:
    t = Table()
    t.ice("HQ", "Rime", rezzed=False)
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.game.set_orders("corp", Orders(full_control=True))
    t.click("Run on HQ")
    t.click("Rez Rime")
    finish_run(t)
    assert t.happened("encounter") == 1, "Palisade ended the run"


def test_rime_is_rezzed_behind_the_back_of_the_runner_too() -> None:
    """In any window of the run in which assets could be rezzed, though it was passed or not reached yet."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Rime", rezzed=False)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Rez Palisade")
    passed = t.game.run
    assert passed is not None
    assert passed.position == 0
    t.click("Rez Rime")
    assert t.happened("encounter") == 0


def test_rime_waits_for_its_approach_in_runs_on_other_servers_and_without_a_run() -> None:
    t = rime(run="R&D", policy=ASK_ALL)
    with pytest.raises(LookupError):
        t.pass_until("Rez Rime")
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Rime", rezzed=False)
    t.root("Server 1", "PAD Campaign")
    t.start("corp")
    t.pass_until("Rez PAD Campaign")
    with pytest.raises(LookupError):
        t.click("Rez Rime")


def test_other_ice_waits_for_its_approach_though_rime_does_not() -> None:
    t = Table()
    t.ice("HQ", "Whitespace", "Rime", "Palisade", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Rime")
    with pytest.raises(LookupError):
        t.click("Rez Whitespace")
