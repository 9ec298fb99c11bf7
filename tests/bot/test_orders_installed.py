"""Orders about what was just installed: given in a press, while the question stays."""

from __future__ import annotations

import json

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner import order_choices, orders
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine import netrunner
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from tests.bot.test_orders import page, start, stored
from tests.bot.world import World

CORP, RUNNER = netrunner.CORP, netrunner.RUNNER


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


def fresh(t: Table, seat: str) -> list[str]:
    return [choice.key for topic in orders.installing(t.game, t.view(seat)) for choice in topic.choices]


def test_what_was_installed_can_be_ordered_about_until_an_order_stands_or_the_turn_is_over() -> None:
    t = Table(policy=POLICY)
    t.ice("HQ", "Whitespace", rezzed=False)
    t.hand(CORP, "Palisade", "Offworld Office", "Nico Campaign")
    t.start(CORP)
    assert fresh(t, CORP) == []
    t.click("Install Palisade protecting HQ")
    palisade = t.game.view(CORP).corp.servers[0].ice[0].oid
    assert t.game.view(CORP).corp.servers[0].ice[0].title == "Palisade"
    assert fresh(t, CORP) == [f"rez.c{palisade}={said}" for said in ("yes", "keep#", "no")]
    assert fresh(t, RUNNER) == []
    t.click("Install Offworld Office in a new server")
    agenda = t.game.view(CORP).corp.servers[-1].root[0].oid
    assert fresh(t, CORP)[3:] == [f"rez.c{agenda}=no"]
    orders.give(t.game, CORP, f"rez.c{palisade}=keep3")
    assert fresh(t, CORP) == [f"rez.c{agenda}=no"]
    orders.give(t.game, CORP, "rez=no")
    assert fresh(t, CORP) == []


def test_the_runner_orders_about_an_icebreaker_when_it_is_installed() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Hedge Fund")
    t.hand(RUNNER, "Cleaver", "Smartware Distributor")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.click("Install Smartware Distributor")
    assert fresh(t, RUNNER) == []
    t.click("Install Cleaver")
    (cleaver,) = [card.oid for card in t.game.view(RUNNER).runner.programs]
    assert fresh(t, RUNNER) == [f"break.c{cleaver}={n}" for n in (*order_choices.BREAKS, "#")]
    t.click("Run on HQ")
    assert fresh(t, RUNNER) == []


async def test_an_order_is_given_on_the_panel_after_the_install_and_the_question_stays(world: World) -> None:
    t = Table(policy=POLICY)
    t.hand(RUNNER, "Cleaver")
    t.set(runner_credits=9)
    await start(world, t)
    await world.press_panel("bob", "Install Cleaver · 3 credits")
    await world.rest()
    panel, asked = world.panel("bob"), (await stored(world)).decisions[0].id
    assert say("en", "bot-orders-installed") not in json.dumps(world.raw(panel)), "one row for all the rest"
    await world.press("bob", panel, "More…")
    (select,) = [s for s in world.selects(panel) if s["placeholder"] == say("en", "bot-orders-installed")]
    assert [(o["label"], o["description"]) for o in select["options"]][2] == (
        "Break for at most 2 credits",
        "Breaking with Cleaver",
    )
    index = world.selects(panel).index(select)
    await world.choose("bob", panel, [select["options"][2]["value"]], index)
    await world.rest()
    game = await stored(world)
    assert [order.most for order in game.orders(RUNNER).breaks] == [2]
    assert game.decisions[0].id == asked
    assert say("en", "bot-orders-installed") not in json.dumps(world.raw(world.panel("bob")))
    assert "bob has left orders about: Breaking with Cleaver." in world.text(await page(world, "ann"))
