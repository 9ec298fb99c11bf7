"""Standing orders on Discord: given on a private page, they answer what is asked; nobody else reads them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import select

from bot.contract.kind import GameKind
from bot.contract.player import Player
from bot.games.netrunner import order_choices, orders
from bot.games.netrunner.kind import kind
from bot.messages.components import OPTIONS
from bot.messages.words import say
from bot.store.schema import moves
from engine import netrunner
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from tests.bot.world import World

CORP, RUNNER = netrunner.CORP, netrunner.RUNNER


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


def server() -> Table:
    """HQ behind Palisade and, further in, Whitespace, unrezzed; an agenda in a remote server."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Whitespace", "Palisade", rezzed=False)
    t.root("Server 1", "Offworld Office", rezzed=False)
    t.hand(CORP, "Hedge Fund", "Hedge Fund")
    t.set(corp_credits=9, runner_credits=9)
    return t


async def start(world: World, t: Table) -> Any:
    """Ann is the Corp of this game, Bob the Runner who is to move; returns its row."""
    t.start(RUNNER)
    game = netrunner.load(t.game.save())
    seated = {CORP: Player("ann", world.ann.id), RUNNER: Player("bob", world.bob.id)}
    async with world.bot.db.write() as db:
        place = (world.guild.id, world.channel.id)
        game_id = await world.bot.play.start(
            db, world.bot.play.kinds["netrunner"], game, "beginner", *place, seated
        )
    world.bot.play.wake(game_id)
    await world.rest()
    return await world.game(game_id)


async def run_on_hq(world: World) -> None:
    """Bob runs, so that Ann is asked about Palisade."""
    await world.press_panel("bob", "Run on HQ")
    await world.rest()


async def page(world: World, who: str) -> Any:
    shown = await getattr(world, who).slash(world.channel, "netrunner orders", game=1)
    assert shown.response.message.flags.ephemeral
    return shown.response.message


async def press_with(world: World, who: str, shown: Any, label: str, number: str) -> None:
    """Press an order that asks for a number, and write that."""
    form = await world.press(who, shown, label)
    await getattr(world, who).submit_modal(form, {"amount": number})
    await world.rest()


async def keys(world: World) -> list[tuple[str, list[str]]]:
    async with world.bot.db.read() as db:
        rows = await db.execute(select(moves.c.seat, moves.c["keys"]).order_by(moves.c.number))
        return [(seat, json.loads(given)) for seat, given in rows]


async def stored(world: World) -> netrunner.Game:
    return netrunner.load((await world.game()).state)


async def test_an_order_answers_the_open_question_and_the_game_goes_on(world: World) -> None:
    await start(world, server())
    await run_on_hq(world)
    assert (await world.game()).waiting == (CORP,)
    shown = (await world.press("ann", world.panel("ann"), "Orders…")).response.message
    (topics,) = world.selects(shown)
    (chosen,) = [option for option in topics["options"] if option.get("default")]
    assert chosen["label"] == "Palisade (ice 1 of HQ, from outside)"
    await world.press("ann", shown, "Rez when approached")
    await world.rest()
    assert "Palisade (ice 1 of HQ, from outside): **Rez when approached**" not in world.text(shown)
    assert (await world.game()).waiting == (RUNNER,)
    assert "**Palisade** rezzed (3 credits)" in world.turns()[-1]
    assert (await keys(world))[-1][1][0] == "order"


async def test_what_they_say_stays_with_who_gave_them(world: World) -> None:
    await start(world, server())
    shown = await page(world, "ann")
    assert say("en", "bot-orders-none") in world.text(shown)
    await press_with(world, "ann", shown, "Rez if … credits stay", "3")
    palisade = next(o["value"] for o in world.selects(shown)[0]["options"] if "Palisade" in o["label"])
    await world.choose("ann", shown, [palisade])
    await world.press("ann", shown, "Do not rez")
    assert "- All facedown cards: **Rez if 3 credits stay**" in world.text(shown)
    assert "- Palisade (ice 1 of HQ, from outside): **Do not rez**" in world.text(shown)
    theirs = world.text(await page(world, "bob"))
    left = "ann has left orders about: All facedown cards and a facedown card (ice 1 of HQ, from outside)."
    assert left in theirs
    seen = [theirs, *map(world.text, world.dms("bob")), *world.told()]
    for text in seen:
        assert "Palisade" not in text
        assert "Do not rez" not in text
        assert "credits stay" not in text
    log = await world.bob.slash(world.channel, "netrunner log", game=1)
    assert "order" not in world.said(log)


async def test_twins_that_differ_in_what_orders_say_show_the_opponent_the_same(world: World) -> None:
    await start(world, server())
    shown = await page(world, "ann")
    pages = []
    for label in ("Rez when approached", "Rez if … credits stay", "Do not rez"):
        if "…" in label:
            await press_with(world, "ann", shown, label, "5")
        else:
            await world.press("ann", shown, label)
        pages.append(world.raw(await page(world, "bob")))
    assert pages[0] == pages[1] == pages[2]


async def test_the_runners_orders_and_an_order_is_no_move(world: World) -> None:
    await start(world, server())
    recent, before = (await world.bot.play.load(1)).recent, await stored(world)
    shown = await page(world, "bob")
    for about, label in (
        ("go", "Go on unless something is rezzed"),
        ("break", "Break for at most 2 credits"),
        ("trash", "Trash if it is free, else leave"),
        ("full", "Ask me everything in the next run"),
    ):
        await world.choose("bob", shown, [about])
        await world.press("bob", shown, label)
    game = await stored(world)
    given = netrunner.Orders(
        go_on=True, breaks=(netrunner.BreakOrder(most=2),), trash=0, full_run=game.state.runs + 1
    )
    assert game.orders(RUNNER) == given
    assert (await world.bot.play.load(1)).recent == recent
    await world.press("bob", shown, "Off")
    await world.choose("bob", shown, ["trash"])
    await world.press("bob", shown, "Ask me")
    assert (await stored(world)).orders(RUNNER) == netrunner.Orders(
        go_on=True, breaks=(netrunner.BreakOrder(most=2),)
    )
    theirs = world.text(await page(world, "ann"))
    assert "bob has left orders about: Going on in runs and Breaking subroutines." in theirs
    # The decision log holds what was ordered, so that the game can be played again from it.
    for seat, (_, key) in await keys(world):
        orders.give(before, seat, key)
    assert before.save() == (await stored(world)).save()
    # Full control of the settings leaves them as they are.
    await world.bob.slash(world.channel, "netrunner settings", full_control=True)
    assert (await stored(world)).orders(RUNNER).go_on


async def test_strangers_and_forged_orders_change_nothing(world: World) -> None:
    await start(world, server())
    version = (await world.game()).version
    refused = await world.cleo.slash(world.channel, "netrunner orders", game=1)
    assert world.said(refused) == say("en", "bot-not-in-game")
    board = world.board()
    for custom_id in ("so:1:give:rez=yes", "so:1:about0", "b:1:orders"):
        assert world.said(await world.forge("cleo", board, custom_id)) == say("en", "bot-not-in-game")
    for key in ("rez=yes", "break=100", "break=07", "break=", "break=#", "nothing", "go=on=on"):
        # The Runner can give neither the Corp's orders nor any that is not offered.
        result = await world.forge("bob", await page(world, "bob"), f"so:1:give:{key}")
        assert result is not None
    assert (await world.game()).version == version
    assert (await stored(world)).orders(RUNNER) == netrunner.Orders()


async def test_an_order_about_a_card_that_is_rezzed_meanwhile_says_so(world: World) -> None:
    await start(world, server())
    await run_on_hq(world)
    shown = await page(world, "ann")
    await world.press("ann", world.panel("ann"), rez_label(world))
    await world.press("ann", shown, "Do not rez")
    assert say("en", "bot-orders-gone") in world.text(shown)
    assert (await stored(world)).orders(CORP) == netrunner.Orders()


def rez_label(world: World) -> str:
    return next(label for label in world.buttons(world.panel("ann")) if label.startswith("Rez Palisade"))


async def test_after_the_end_there_is_nothing_to_order(world: World) -> None:
    await start(world, server())
    shown = await page(world, "bob")
    await world.bot.play.concede(1, world.ann.id, None)
    await world.press("bob", shown, "Go on unless something is rezzed")
    assert world.text(shown) == say("en", "bot-game-over")


async def test_the_page_is_in_its_readers_language(world: World) -> None:
    await world.ann.slash(world.channel, "netrunner settings", language="de")
    await start(world, server())
    shown = await page(world, "ann")
    await world.press("ann", shown, "Nicht rezzen")
    assert "- Alle verdeckten Karten: **Nicht rezzen**" in world.text(shown)
    assert (await stored(world)).orders(CORP).rez == (netrunner.RezOrder(rez=False),)


# -- "Always…" on the question itself ------------------------------------------------------------------


def offered(world: World, who: str) -> list[tuple[str, str]]:
    """What can be ordered on the question itself, and what about."""
    (always,) = [s for s in world.selects(world.panel(who)) if s["placeholder"] == say("en", "bot-always")]
    return [(option["label"], option["description"]) for option in always["options"]]


async def test_always_on_the_question_answers_it_and_leaves_the_order(world: World) -> None:
    await start(world, server())
    await run_on_hq(world)
    about = [
        "Palisade (ice 1 of HQ, from outside)",
        "All facedown cards of HQ (ice and root)",
        "All facedown cards",
    ]
    said = ["Rez when approached", "Rez if … credits stay", "Do not rez"]
    assert offered(world, "ann") == [(label, what) for what in about for label in said]
    # Nothing can be ordered for good where an order would be no answer.
    assert not [s for s in world.selects(world.panel("bob")) if s["placeholder"] == say("en", "bot-always")]
    panel = world.panel("ann")
    form = await world.choose("ann", panel, ["rez.shq=keep#"], len(world.selects(panel)) - 1)
    assert (await world.game()).waiting == (CORP,)
    await world.users["ann"].submit_modal(form, {"amount": "6"})
    await world.rest()
    game = await stored(world)
    assert game.orders(CORP).rez == (netrunner.RezOrder(server="hq", keep=6),)
    assert (await keys(world))[-1] == (CORP, ["order", "rez.shq=keep6"])
    assert "**Palisade** rezzed (3 credits)" in world.turns()[-1]
    assert (await world.game()).waiting == (RUNNER,)


async def test_always_on_a_question_that_is_open_no_more_orders_nothing(world: World) -> None:
    await start(world, server())
    await run_on_hq(world)
    panel = world.panel("ann")
    (decision,) = (await stored(world)).decisions
    await world.press("ann", panel, rez_label(world))
    await world.rest()
    for who, message in (("ann", panel), ("bob", world.panel("bob")), ("cleo", world.board())):
        await world.forge(who, message, f"so:1:always:{decision.id}:rez=yes")
    assert (await stored(world)).orders(CORP) == netrunner.Orders()
    assert (await stored(world)).orders(RUNNER) == netrunner.Orders()


async def test_the_runner_goes_on_always_by_one_button(world: World) -> None:
    await start(world, server())
    await run_on_hq(world)
    await world.press_panel("ann", "Do not rez")
    await world.rest()
    await world.press_panel("bob", "Always: Go on unless something is rezzed")
    await world.rest()
    assert (await stored(world)).orders(RUNNER) == netrunner.Orders(go_on=True)
    assert (await world.game()).waiting == (CORP,)


def test_only_orders_that_answer_are_offered_on_an_encounter_and_an_access() -> None:
    """Cleaver breaks Palisade's one subroutine for 1 credit."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.hand(CORP, "Nico Campaign")
    t.set(runner_credits=9)
    t.start(RUNNER)
    assert orders.answering(t.game, t.view(RUNNER)) == []
    t.click("Run on HQ")
    before = t.game.save()
    (cleaver,) = [card.oid for card in t.game.view(RUNNER).runner.programs]
    offers = [c.key for topic in orders.answering(t.game, t.view(RUNNER)) for c in topic.choices]
    assert offers == [f"{what}={n}" for what in ("break", f"break.c{cleaver}") for n in (1, 2, 3, 4, "#")]
    assert t.game.save() == before
    orders.give(t.game, RUNNER, "break=1")
    assert t.decision.kind == "jack_out"
    assert [c.key for topic in orders.answering(t.game, t.view(RUNNER)) for c in topic.choices] == ["go=on"]
    t.click("Go on")
    assert [c.key for topic in orders.answering(t.game, t.view(RUNNER)) for c in topic.choices] == [
        f"trash={n}" for n in (*order_choices.TRASHES, "#")
    ]


def asked_of(t: Table) -> str:
    return t.decision.kind


def test_full_control_of_one_kind_of_window_asks_there_and_nowhere_else() -> None:
    """Nothing has happened since the run began: else nobody would be asked whether to jack out."""
    t = Table(policy=POLICY)
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    choices = {topic.key: topic for topic in orders.topics(t.game, t.view(RUNNER))}
    assert [key for key in choices if key.startswith("full.")] == [
        f"full.{name}" for name in netrunner.windows(RUNNER)
    ]
    orders.give(t.game, RUNNER, "full.jack_out=on")
    orders.give(t.game, RUNNER, "full.access=on")
    orders.give(t.game, RUNNER, "full.access=ask")
    assert t.game.orders(RUNNER).full_windows == ("jack_out",)
    assert orders.left(t.game, RUNNER, t.view(netrunner.SPECTATOR)) == ["Full control: jacking out"]
    t.click("Run on HQ")
    assert asked_of(t) == "jack_out"
    orders.give(t.game, RUNNER, "full.jack_out=ask")
    assert orders.left(t.game, RUNNER, t.view(netrunner.SPECTATOR)) == []
    t.play("Go on", "Leave", "Run on HQ")
    assert asked_of(t) == "access"
    with pytest.raises(KeyError):
        orders.give(t.game, CORP, "full.jack_out=on")


@pytest.mark.parametrize("name", netrunner.windows(CORP))
def test_each_kind_of_window_is_one_in_which_somebody_may_be_asked(name: str) -> None:
    t = server()
    t.start(RUNNER)
    given = orders.give(t.game, CORP, f"full.{name}=on")
    assert not given
    asked = t.game.orders(CORP).full_windows
    assert asked == netrunner.WINDOWS[name]
    assert orders.left(t.game, CORP, t.view(netrunner.SPECTATOR)) == [say("en", f"bot-orders-window-{name}")]


def test_an_order_about_one_icebreaker_is_for_no_other_and_goes_with_it() -> None:
    """Cleaver breaks barriers, Carmen sentries; the order for either can be taken back by itself."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade")
    t.rig("Cleaver", "Carmen")
    t.set(runner_credits=19)
    t.start(RUNNER)
    cleaver, carmen = (card.oid for card in t.game.view(RUNNER).runner.programs)
    orders.give(t.game, RUNNER, f"break.c{carmen}=6")
    orders.give(t.game, RUNNER, f"break.c{cleaver}=3")
    given = {netrunner.BreakOrder(carmen or 0, 6), netrunner.BreakOrder(cleaver or 0, 3)}
    assert set(t.game.orders(RUNNER).breaks) == given
    assert orders.left(t.game, RUNNER, t.view(netrunner.SPECTATOR)) == [
        "Breaking with Cleaver",
        "Breaking with Carmen",
    ]
    orders.give(t.game, RUNNER, f"break.c{cleaver}=ask")
    assert t.game.orders(RUNNER).breaks == (netrunner.BreakOrder(carmen or 0, 6),)
    t.click("Run on HQ")
    # Palisade is a barrier, which Carmen does not break: it is asked about as before.
    assert t.decision.kind == "window"
    assert not t.happened("broken")
    orders.give(t.game, RUNNER, f"break.c{cleaver}=1")
    assert t.happened("broken") == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seat", [CORP, RUNNER])
def test_keys_and_labels_keep_within_limits(seat: str, language: str) -> None:
    t = server()
    for number in range(2, 9):
        t.ice(f"Server {number}", "Palisade", "Whitespace", rezzed=False)
    t.start(RUNNER)
    found = orders.topics(t.game, t.game.view(seat, language))
    assert len(found) == {CORP: 1 + 9 + 3 + 14 + 1 + 1 + 6, RUNNER: 4 + 9}[seat]
    assert len(found) <= 3 * OPTIONS
    labels = [topic.label for topic in found]
    assert len(set(labels)) == len(labels)
    for topic in found:
        assert len(topic.choices) <= 8
        for choice in topic.choices:
            assert len(choice.key) <= 60
            assert len(choice.label) <= 60
