"""Psi Games: Snowflake, See How They Run, Nisei Division, Fumiko Yamamori (10.13)."""

import pytest

from engine.netrunner.game import load
from engine.netrunner.table.orders import Orders
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on

NISEI = "Nisei Division: The Next Generation"


def bid(t: Table, corp: int, runner: int) -> None:
    """Both players bid; neither sees what the other does before both have."""
    assert {d.seat for d in t.game.decisions} == {"corp", "runner"}
    assert {d.kind for d in t.game.decisions} == {"bid"}
    for seat in ("runner", "spectator"):
        seen = set()
        for option in t.decision.options:
            other = load(t.game.save())
            events = other.answer("corp", t.decision.id, option.key)
            seen.add((str(other.view(seat)), str([other.describe(event, seat) for event in events])))
        assert len(seen) == 1, "10.13.2: whatever the Corp bids, it looks the same"
    t.answer([f"bid:{corp}"])
    assert t.decision.seat == "runner"
    t.answer([f"bid:{runner}"])


def snowflake(corp: str = NISEI, *more: str, credits: int = 5, hosted: int = 0) -> Table:
    """The subroutine of Snowflake resolves."""
    t = Table(corp=corp)
    t.ice("HQ", "Snowflake")
    if more:
        t.root("Server 1", *more, rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    while t.game.decisions[0].kind != "bid":
        go_on(t)
    return t


def test_snowflake_ends_the_run_if_the_bids_differ() -> None:
    """10.13.1, 10.13.2, 10.13.4, 10.13.6, 10.13.6a, b, d: secret, 0 to 2 credits, revealed and spent."""
    t = snowflake("")
    assert t.asked.prompt == "Snowflake: how many credits do you bid? Both bids are revealed together."
    assert t.options == ["0 credits", "1 credit", "2 credits"]
    bid(t, 1, 2)
    assert t.happened("end_run") == 1
    assert (t.credits("corp"), t.credits("runner")) == (5 - 1, 5 - 2)
    assert "The Corp bid 1 credit." in t.log()
    assert "The Runner bid 2 credits." in t.log()


@pytest.mark.parametrize("n", [0, 1, 2])
def test_snowflake_lets_the_runner_pass_if_they_match(n: int) -> None:
    """10.13.6d."""
    t = snowflake("")
    bid(t, n, n)
    assert t.happened("end_run") == 0
    assert (t.credits("corp"), t.credits("runner")) == (5 - n, 5 - n)


def test_nobody_bids_what_they_cannot_spend() -> None:
    """10.13.3; with nothing to choose, nothing is asked."""
    t = snowflake("", credits=1)
    t.answer(["bid:2"])
    assert t.options == ["0 credits", "1 credit"]
    t = Table(corp="")
    t.ice("HQ", "Snowflake")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "bid":
        go_on(t)
    assert [d.seat for d in t.game.decisions] == ["corp"]
    t.answer(["bid:0"])
    assert t.happened("end_run") == 0


def test_credits_that_may_be_used_for_anything_pay_a_bid() -> None:
    """10.13.4b, 10.13.4c: a nested cost; where they come from is chosen when both bids are known."""
    t = Table(corp="")
    t.ice("HQ", "Snowflake")
    t.hand("runner", "Overclock")
    t.set(runner_credits=2)
    t.start("runner")
    t.game.set_orders("runner", Orders(hosted_first=False))
    t.click("Play Overclock")
    t.click("HQ")
    while not t.asks("bid"):
        go_on(t)
    bid(t, 2, 2)
    assert t.asks("payment")
    assert t.decision.seat == "runner"
    assert "The Corp bid 2 credits." in t.log("runner")
    t.click("1")
    assert t.credits("runner") == 2 - 1 - 1, "the cost of Overclock, and half of the bid"
    assert t.card("Overclock", "play").credit == 4


def test_nisei_division_gains_a_credit_however_it_went() -> None:
    """10.13.5: once the bids are revealed and paid for."""
    for other in (1, 2):
        t = snowflake()
        bid(t, 1, other)
        assert t.credits("corp") == 5 - 1 + 1


def test_nisei_division_gains_nothing_without_bids() -> None:
    t = Table(corp=NISEI)
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.click("Run on HQ")
    while t.game.run is not None:
        go_on(t)
    assert t.credits("corp") == 5


@pytest.mark.parametrize(("bids", "damage"), [((0, 1), 1), ((2, 2), 0)])
def test_fumiko_yamamori_does_damage_if_the_bids_differ(bids: tuple[int, int], damage: int) -> None:
    t = snowflake("", "Fumiko Yamamori")
    bid(t, *bids)
    assert t.happened("damage") == damage
    assert len(t.names("grip")) == 4 - damage


@pytest.mark.parametrize(("bids", "core", "net"), [((0, 2), 1, 0), ((1, 1), 0, 1)])
def test_see_how_they_run_does_one_kind_of_damage_or_the_other(
    bids: tuple[int, int], core: int, net: int
) -> None:
    t = Table(corp="")
    t.root("Server 1", "See How They Run", advancement=4)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp")
    t.click("Score See How They Run")
    assert t.game.state.tags == 1
    bid(t, *bids)
    kinds = [e.damage for e in t.game.state.happened if e.kind == "damage"]
    assert kinds == ["core"] * core + ["net"] * net
    assert t.game.state.core_damage == core
