"""Orders are offered where they can mean something, and giving one is confirmed."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner import orders
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine import netrunner
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from tests.bot.test_orders import page, run_on_hq, server, start
from tests.bot.world import World

CORP, RUNNER = netrunner.CORP, netrunner.RUNNER


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


@pytest.mark.parametrize("language", ["en", "de"])
def test_orders_are_offered_only_where_they_can_mean_something(language: str) -> None:
    """An agenda is never rezzed and never trashed; what cannot be trashed is left without an order."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Offworld Office", rezzed=False)
    t.ice("HQ", "Palisade", rezzed=False)
    t.set(corp_credits=9, runner_credits=9)
    t.start(RUNNER)
    agenda = t.game.view(CORP).corp.servers[-1].root[0].oid
    (about,) = [
        topic for topic in orders.topics(t.game, t.game.view(CORP, language))
        if topic.key == f"rez.c{agenda}"
    ]  # fmt: skip
    assert [choice.key for choice in about.choices] == [f"rez.c{agenda}=ask", f"rez.c{agenda}=no"]
    assert about.choices[1].label == say(language, "bot-orders-agenda-no")
    t.click("Run on Server 1")
    while t.decision.seat != CORP and t.decision.kind != "access":
        t.click("Go on")
    if t.decision.seat == CORP:
        own = [topic for topic in orders.answering(t.game, t.view(CORP)) if topic.key == about.key]
        assert [choice.key for topic in own for choice in topic.choices] == [f"rez.c{agenda}=no"]
        orders.give(t.game, CORP, f"rez.c{agenda}=no")
    while t.decision.kind not in ("access", "steal"):
        t.click("Go on")
    assert [option.partition(" · ")[0] for option in t.options] == ["Steal Offworld Office"]
    assert orders.answering(t.game, t.view(RUNNER)) == []


def test_ladders_have_no_holes() -> None:
    for ladder in (orders.BREAKS, orders.TRASHES):
        assert list(ladder) == list(range(len(ladder)))


async def test_giving_an_order_is_confirmed_with_what_it_will_do(world: World) -> None:
    await start(world, server())
    shown = await page(world, "ann")
    await world.press("ann", shown, "Rez if 3 credits stay")
    given = say("en", "bot-orders-given", about="All facedown cards", order="Rez if 3 credits stay")
    assert given in world.text(shown)
    await world.press("ann", shown, "Ask me")
    back = say("en", "bot-orders-taken-back", about="All facedown cards", order="Ask me")
    assert back in world.text(shown)
    assert given not in world.text(shown)


async def test_an_order_on_the_question_itself_is_confirmed_on_the_panel(world: World) -> None:
    await start(world, server())
    await run_on_hq(world)
    await world.press_panel("ann", "Do not rez")
    await world.rest()
    pressed = await world.press_panel("bob", "Always: Go on unless something is rezzed")
    given = say("en", "bot-orders-given", about="Going on in runs", order="Go on unless something is rezzed")
    (told,) = [one.message for one in pressed.followups]
    assert given in world.text(told) or given in told.content
    assert told.flags.ephemeral
