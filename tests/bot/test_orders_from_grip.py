"""Orders about a card of the grip that is used instead of a breach: given in private, shown to nobody."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner import orders
from bot.games.netrunner.kind import kind
from engine import netrunner
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from tests.bot.test_orders import page, start, stored
from tests.bot.world import World

CORP, RUNNER = netrunner.CORP, netrunner.RUNNER


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


def table(*grip: str) -> Table:
    t = Table(policy=POLICY)
    t.hand(RUNNER, *grip)
    t.hand(CORP, "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.set(runner_credits=9)
    return t


async def test_the_runner_orders_it_and_the_corp_learns_nothing(world: World) -> None:
    await start(world, table("Utopia Shard", "Jailbreak"))
    shown = await page(world, "bob")
    card = next(
        c.oid for c in (await stored(world)).view(RUNNER).runner.hand or () if c.title == "Utopia Shard"
    )
    before = world.raw(await page(world, "ann"))
    await world.choose("bob", shown, [f"instead.c{card}"])
    await world.press("bob", shown, "Use it when a run succeeds")
    assert (await stored(world)).orders(RUNNER).instead == (netrunner.InsteadOrder(card or 0),)
    assert world.raw(await page(world, "ann")) == before
    await world.press("bob", shown, "Breach")
    assert (await stored(world)).orders(RUNNER) == netrunner.Orders()


def test_the_order_is_offered_for_what_is_in_the_grip() -> None:
    for grip, offered in (("Utopia Shard", True), ("Jailbreak", False)):
        t = table(grip)
        t.start(RUNNER)
        labels = [topic.label for topic in orders.topics(t.game, t.view(RUNNER))]
        assert ("Utopia Shard instead of breaching" in labels) is offered
        assert "Utopia Shard instead of breaching" not in [
            o.label for o in orders.topics(t.game, t.view(CORP))
        ]


def test_an_order_about_a_card_that_is_gone_goes_with_the_next() -> None:
    t = table("Utopia Shard", "Jailbreak")
    t.start(RUNNER)
    t.game.set_orders(RUNNER, netrunner.Orders(instead=(netrunner.InsteadOrder(9999),)))
    card = t.card("Utopia Shard", "grip").oid
    orders.give(t.game, RUNNER, f"instead.c{card}=on")
    assert t.game.orders(RUNNER).instead == (netrunner.InsteadOrder(card),)
    t.play("Play Jailbreak", "HQ")
    assert "Utopia Shard" in t.names("installed")
    with pytest.raises(KeyError):
        orders.give(t.game, RUNNER, f"instead.c{card}=on")
    assert orders.left(t.game, RUNNER, t.view(netrunner.SPECTATOR)) == []
