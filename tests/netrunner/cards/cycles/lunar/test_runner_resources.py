"""Resources of the Lunar cycle."""

from __future__ import annotations

import pytest

from engine.netrunner import InsteadOrder, Orders
from engine.netrunner.language.effects import Derez, Gain, Lose
from engine.netrunner.language.selectors import Installed
from engine.netrunner.language.sets import Each
from engine.netrunner.policy import ASK_ALL, POLICY, Policy
from engine.netrunner.table.state import CORP, RUNNER, SPECTATOR
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import crisium, end_turn, finish_run, go_on, rigged, running

INSTEAD = "Run on HQ, use Utopia Shard instead"
BREACHES = Orders(full_windows=("instead",))


# -- Ghost Runner -----------------------------------------------------------------------------------------


def test_ghost_runner_pays_during_runs() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.rig("Corroder")
    t.hand("runner", "Ghost Runner", "Leech")
    t.set(runner_credits=1)
    t.start("runner")
    t.click("Install Ghost Runner")
    assert t.card("Ghost Runner").credit == 3
    assert not t.offered("Install Leech")
    t.click("Run on HQ")
    t.play("Corroder: +1 strength", "Corroder: +1 strength", "Corroder: Break 1")
    finish_run(t)
    assert t.names("heap") == ["Ghost Runner"]


# -- Order of Sol -----------------------------------------------------------------------------------------


def test_order_of_sol_pays_when_the_last_credit_goes_for_the_first_time_each_turn() -> None:
    t = rigged("Order of Sol", runner_credits=1)
    t.effect("runner", Lose(1))
    assert t.credits("runner") == 1
    t.effect("runner", Lose(1))
    assert t.credits("runner") == 0, "once a turn"
    end_turn(t)
    t.effect("runner", Lose(9, who="runner"))
    assert t.credits("runner") == 1, "in the Corp's turn as well"


def test_order_of_sol_pays_as_a_turn_begins_without_credits() -> None:
    t = Table()
    t.rig("Order of Sol")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.next_action()
    assert t.credits("runner") == 1


def test_order_of_sol_heard_nothing_if_the_pool_was_empty_before_it_came() -> None:
    """The first time of the turn was the payment for it."""
    t = Table()
    t.hand("runner", "Order of Sol")
    t.set(runner_credits=2)
    t.start("runner")
    t.click("Install Order of Sol")
    assert t.credits("runner") == 0
    t.effect("runner", Gain(1))
    t.effect("runner", Lose(1))
    assert t.credits("runner") == 0


# -- The Supplier -----------------------------------------------------------------------------------------


def test_the_supplier_keeps_cards_and_installs_them_cheaper() -> None:
    t = Table()
    t.rig("The Supplier")
    t.hand("runner", "Pennyshaver", "Leech")
    t.start("runner")
    t.click("The Supplier: Host")
    if t.offered("Pennyshaver"):
        assert not t.offered("Leech")
        t.click("Pennyshaver")
    assert t.names("hosted") == ["Pennyshaver"]
    assert t.names("grip") == ["Leech"]
    end_turn(t)
    end_turn(t)
    while not t.offered("Pennyshaver"):
        go_on(t)
    before = t.credits("runner")
    t.click("Pennyshaver")
    assert t.credits("runner") == before - 1
    assert "Pennyshaver" in t.names("installed")


def test_what_the_supplier_hosts_goes_with_it() -> None:
    t = Table()
    t.rig("The Supplier")
    t.hand("runner", "Pennyshaver")
    t.set(tags=1)
    t.start("runner", clicks=1)
    t.click("The Supplier: Host")
    if t.offered("Pennyshaver"):
        t.click("Pennyshaver")
    while not t.offered("Trash The Supplier"):
        go_on(t)
    t.click("Trash The Supplier")
    assert sorted(t.names("heap")) == ["Pennyshaver", "The Supplier"]


# -- Utopia Shard -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", [False, True])
def test_utopia_shard_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("HQ") if grid else Table()
    t.hand("runner", "Utopia Shard")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ, use Utopia Shard")
    t.next_action()
    assert ("Utopia Shard" in t.names("installed")) is not grid
    assert t.happened("breach_begins") == grid


def table(*grip: str, policy: Policy = POLICY, credits: int = 0) -> Table:
    t = Table(policy=policy)
    t.hand(RUNNER, *(grip or ("Utopia Shard",)))
    t.hand(CORP, *["Hedge Fund"] * 3)
    t.set(runner_credits=credits)
    t.start(RUNNER)
    return t


def test_it_is_installed_instead_of_breaching_hq() -> None:
    t = table()
    t.click(INSTEAD)
    assert not running(t)
    assert (t.names("installed"), t.credits(RUNNER)) == (["Utopia Shard"], 0)
    assert (t.happened("successful_run"), t.happened("breach_begins")) == (1, 0)
    t.click("Utopia Shard: The Corp discards 2")
    assert (t.names("archives"), t.names("hq")) == (["Hedge Fund"] * 2, ["Hedge Fund"])
    assert t.names("heap") == ["Utopia Shard"]
    assert (t.happened("discarded"), t.happened("trashed")) == (2, 1), "discarding is no trashing (1.19.3)"
    assert not any(t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"])


def test_a_hand_with_one_card_loses_that() -> None:
    t = Table()
    t.rig("Utopia Shard")
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.click("Utopia Shard: The Corp discards 2")
    assert t.names("hq") == []


def test_an_empty_hand_cannot_be_made_to_discard() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Utopia Shard")
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    assert not t.offered("Utopia Shard")


def test_it_is_for_hq_and_for_runs_that_succeed() -> None:
    t = table()
    t.ice("HQ", "Ice Wall")
    assert [text for text in t.options if "Utopia Shard" in text] == [f"{INSTEAD} of breaching"]
    t.click(INSTEAD)
    finish_run(t)
    assert t.names("grip") == ["Utopia Shard"], "the run has ended before"


def test_what_was_decided_with_one_run_is_not_for_the_next() -> None:
    t = table()
    t.ice("HQ", "Ice Wall")
    t.click(INSTEAD)
    finish_run(t)
    t.effect(CORP, Derez(Each(Installed(CORP))))
    t.set(corp_credits=0)
    t.click("Run on HQ")
    finish_run(t)
    assert (t.happened("breach_begins"), t.names("grip")) == (1, ["Utopia Shard"])


def test_the_runner_is_not_asked_because_of_what_they_hold() -> None:
    t = table()
    t.click("Run on HQ")
    assert t.decision.kind == "access"
    finish_run(t)
    assert t.names("grip") == ["Utopia Shard"]


@pytest.mark.parametrize("grip", ["Utopia Shard", "Sure Gamble"])
def test_who_wants_to_be_asked_is_asked_whatever_they_hold(grip: str) -> None:
    t = table(grip)
    t.game.set_orders(RUNNER, BREACHES)
    t.click("Run on R&D")
    assert "instead" not in [question.kind for question in t.game.decisions], "no card is for R&D"
    finish_run(t)
    t.click("Run on HQ")
    assert t.decision.kind == "instead"
    assert t.offered("Use Utopia Shard instead of breaching") is (grip == "Utopia Shard")
    t.click("Breach")
    assert t.happened("breach_begins") == 2


def test_who_is_asked_may_use_it() -> None:
    t = table()
    t.game.set_orders(RUNNER, BREACHES)
    t.play("Run on HQ", "Use Utopia Shard")
    assert t.names("installed") == ["Utopia Shard"]


def test_an_empty_grip_is_no_question() -> None:
    t = table("Sure Gamble", credits=5)
    t.game.set_orders(RUNNER, BREACHES)
    t.play("Play Sure Gamble", "Run on HQ")
    assert t.decision.kind == "access"


@pytest.mark.parametrize("run", [0, 1, 2])
def test_an_order_uses_it_in_a_run_that_an_event_makes(run: int) -> None:
    t = table("Utopia Shard", "Jailbreak")
    card = t.card("Utopia Shard", "grip").oid
    t.game.set_orders(RUNNER, Orders(instead=(InsteadOrder(card, run),)))
    t.play("Play Jailbreak", "HQ")
    if running(t):
        finish_run(t)
    assert (t.names("installed") == ["Utopia Shard"]) is (run < 2)


def test_what_is_decided_with_a_run_leaves_the_order_for_others() -> None:
    t = table("Utopia Shard", "Jailbreak")
    t.ice("HQ", "Ice Wall")
    card = t.card("Utopia Shard", "grip").oid
    t.game.set_orders(RUNNER, Orders(instead=(InsteadOrder(card),)))
    t.click(INSTEAD)
    finish_run(t)
    assert t.game.orders(RUNNER).instead[0] == InsteadOrder(card)


def test_another_card_that_asks_offers_both() -> None:
    t = table("Utopia Shard", "Account Siphon")
    t.play("Play Account Siphon")
    assert t.offered("Use Utopia Shard instead")
    assert t.offered("Use Account Siphon instead")
    t.click("Use Utopia Shard")
    assert t.names("installed") == ["Utopia Shard"]


def test_what_must_replace_the_breach_leaves_the_order() -> None:
    """9.9.11: one effect replaces the breach. Without an order nobody is asked: one answer is public."""
    for ordered in (True, False):
        t = table("Utopia Shard", "Chastushka", credits=9)
        if ordered:
            t.game.set_orders(RUNNER, Orders(instead=(InsteadOrder(t.card("Utopia Shard", "grip").oid),)))
        t.click("Play Chastushka")
        assert (t.names("installed") == ["Utopia Shard"]) is ordered
        assert (t.decision.kind == "target") is not ordered


@pytest.mark.parametrize("orders", [Orders(), BREACHES, Orders(full_control=True)], ids=["no", "some", "all"])
def test_others_cannot_tell_that_the_grip_holds_one(orders: Orders) -> None:
    """10.2: the same questions to the same seats and the same views, whatever the grip is."""
    seen = []
    for title in ("Utopia Shard", "Sure Gamble"):
        t = table(title, "Diesel")
        t.game.set_orders(RUNNER, orders)
        told = []
        t.click("Run on HQ")
        for _ in range(20):
            if not running(t):
                break
            told += [t.game.view(seat) for seat in (CORP, SPECTATOR)]
            told.append([(d.seat, d.kind, d.id) for d in t.game.decisions])  # type: ignore[arg-type]
            passing = [o for o in t.asked.options if o.passing] or [t.asked.options[-1]]
            t.answer([passing[0].key])
        seen.append(told)
    assert seen[0] == seen[1]
    assert len(seen[0]) >= 3


def test_others_cannot_tell_what_was_decided_with_the_run() -> None:
    """10.2: until it is carried out."""
    seen = []
    for option in (INSTEAD, "Run on HQ"):
        t = table("Utopia Shard")
        t.ice("HQ", "Enigma", rezzed=False)
        t.click(option if option == INSTEAD else next(text for text in t.options if text == option))
        seen.append([t.game.view(seat) for seat in (CORP, SPECTATOR)])
    assert seen[0] == seen[1]
