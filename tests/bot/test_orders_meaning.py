"""Orders are offered where they can mean something, and giving one is confirmed."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner import order_choices, orders
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine import netrunner
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from tests.bot.test_orders import page, press_with, run_on_hq, server, start
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


@pytest.mark.parametrize("ice", [True, False])
def test_what_is_asked_about_an_agenda_alone_is_answered_by_one_order_not_to_be_asked_about_it(
    ice: bool,
) -> None:
    """Facedown ice before the server could be rezzed by an order, and is not what is asked about."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Offworld Office", rezzed=False)
    t.ice(*(("Server 1", "Palisade") if ice else ("HQ", "Palisade")), rezzed=False)
    t.set(corp_credits=9)
    t.start(RUNNER)
    t.click("Run on Server 1")
    if ice:
        before = [
            choice.label for topic in orders.answering(t.game, t.view(CORP)) for choice in topic.choices
        ]
        assert "Rez when approached" in before
        t.play("Do not rez", "Go on")
    assert (t.decision.seat, t.game.view(CORP).run.ice_oid) == (CORP, None)  # type: ignore[union-attr]
    said = [choice.label for topic in orders.answering(t.game, t.view(CORP)) for choice in topic.choices]
    assert said == ["Do not ask me about it", "Do not rez"]


def test_what_the_table_cannot_ask_is_no_order() -> None:
    """Without an icebreaker and ice nothing is broken, and without ice nobody is asked to go on; an order
    that stands can be taken back, and one that a log holds is given."""
    t = Table(policy=POLICY)
    t.start(RUNNER)

    def offered() -> set[str]:
        return {topic.key for topic in orders.topics(t.game, t.view(RUNNER))} & {"go", "break"}

    assert offered() == set()
    orders.give(t.game, RUNNER, "break=2")
    assert offered() == {"break"}
    orders.give(t.game, RUNNER, "break=ask")
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade", rezzed=False)
    t.start(RUNNER)
    assert offered() == {"go", "break"}
    t = Table(policy=POLICY)
    t.rig("Cleaver")
    t.start(RUNNER)
    assert offered() == {"break"}


def test_where_nothing_lies_nothing_can_be_ordered() -> None:
    """Of a server that was just made, or has nothing but rezzed cards, nobody is asked whether to rez."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Palisade")
    t.root("Server 1", "Offworld Office", rezzed=False)
    t.root("Server 2", "Nico Campaign", rezzed=True)
    t.start(CORP)
    places = [topic for topic in orders.topics(t.game, t.view(CORP)) if topic.key.startswith("rez.s")]
    assert [topic.label for topic in places] == [
        "All facedown cards of HQ (ice and root)", "All facedown cards of Server 1 (ice and root)",
    ]  # fmt: skip
    assert [choice.key.partition("=")[2] for choice in places[1].choices] == ["ask", "no"], "an agenda is all"
    orders.give(t.game, CORP, "rez.srd=no")
    assert "All facedown cards of R&D (ice and root)" in [
        topic.label for topic in orders.topics(t.game, t.view(CORP))
    ]


@pytest.mark.parametrize("number", [0, 1, 4, 7, 99])
def test_ladders_have_no_holes(number: int) -> None:
    """Each number can be ordered, whether it is on a ladder or written."""
    for ladder in (order_choices.BREAKS, order_choices.TRASHES):
        assert list(ladder) == list(range(len(ladder)))
    t = server()
    t.start(RUNNER)
    for seat, key in ((CORP, "rez=keep"), (CORP, "rez.shq=keep"), (RUNNER, "break="), (RUNNER, "trash=")):
        orders.give(t.game, seat, f"{key}{number}")
        (topic,) = [each for each in orders.topics(t.game, t.view(seat)) if each.key == key.partition("=")[0]]
        (stands,) = [choice for choice in topic.choices if choice.stands]
        assert stands.key == (f"{key}{number}" if number or "keep" not in key else key[:-4] + "yes")
    assert t.game.orders(CORP).rez[-1].keep == number
    assert (t.game.orders(RUNNER).breaks[0].most, t.game.orders(RUNNER).trash) == (number, number)


async def test_what_is_no_number_orders_nothing(world: World) -> None:
    await start(world, server())
    for written in ("-1", "½", "a7"):
        form = await world.press("ann", await page(world, "ann"), "Rez if … credits stay")
        told = await world.ann.submit_modal(form, {"amount": written})
        assert world.said(told) == say("en", "bot-orders-no-amount", most=99)
    assert netrunner.load((await world.game()).state).orders(CORP) == netrunner.Orders()


async def test_giving_an_order_is_confirmed_with_what_it_will_do(world: World) -> None:
    await start(world, server())
    shown = await page(world, "ann")
    await press_with(world, "ann", shown, "Rez if … credits stay", "3")
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
