"""Orders in NEON HOPE: Always… on the question answers it for good; the page of orders changes it."""

from __future__ import annotations

from typing import cast

from bot.games.neon_hope.rules import CoopGame
from bot.messages.words import say
from engine.neon_hope import Library
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table.state import Orders
from engine.neon_hope.testkit import Table
from tests.bot.games.neon_hope import real
from tests.bot.games.neon_hope.real import laid
from tests.bot.games.neon_hope.tables import Tables

make_bot, tables = real.make_bot, real.tables

LIBRARY = Library.load([])
ALWAYS = "Always: Lose the least useful, keep 1 card"


def suffering() -> Table:
    """Bruna is asked which of three cards to lose."""
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow", hand=3)
    for code in ("bruna", "jun"):
        t.at(code, "kettle:lower").change(code, hope=0)
    t.put("lamp-44", at="kettle:lower", secrets=4)
    t.resolve(t.seat("bruna"), [Stress(1)])
    return t


async def orders(tables: Tables, seat: str) -> Orders:
    return cast(CoopGame, (await tables.bot.play.load(1)).game).orders(seat)


async def test_one_press_answers_and_holds_from_then_on(tables: Tables) -> None:
    t = suffering()
    await laid(tables, t, bruna="ann", jun="bob")
    panel = tables.panel("ann")
    label = next(label for label in tables.buttons(panel) if label.startswith(ALWAYS))
    assert "Always" not in tables.text(tables.panel("bob"))
    await tables.press("ann", panel, label)
    now = await tables.bot.play.load(1)
    hero = now.view("p1").hero("p1")
    assert hero is not None
    assert len(hero.hand or ()) == 2
    assert any(card.name in label for card in hero.discard)  # what was said to be lost now
    assert (await orders(tables, "p1")).stress == "least"
    # The others are told that there is an order, and not which.
    page = await tables.slash("bob", "orders", game=1)
    assert "ann has left orders about: Stress." in tables.said(page)
    assert "least" not in tables.said(page).split("ann has left")[1]


async def test_the_page_changes_it_and_strangers_and_forgeries_do_not(tables: Tables) -> None:
    await laid(tables, suffering(), bruna="ann", jun="bob")
    shown = await tables.slash("bob", "orders", game=1)
    await tables.press("bob", shown.response.message, "Hope first, then the least useful")
    assert await orders(tables, "p2") == Orders(stress="hope")
    for key in ("stress=least9", "stress", "help=always", "stress=least1=1", "may.bruna=yes", "may.=yes"):
        await tables.forge("bob", shown.response.message, f"so:1:give:{key}")
    assert await orders(tables, "p2") == Orders(stress="hope")
    refused = await tables.forge("eve", shown.response.message, "so:1:give:stress=ask")
    assert tables.said(refused) == say("en", "bot-not-in-game")
    await tables.press("bob", shown.response.message, "Ask me")
    assert await orders(tables, "p2") == Orders()


async def test_who_takes_a_place_over_has_given_no_orders(tables: Tables) -> None:
    await laid(tables, suffering(), bruna="ann", jun="bob")
    shown = await tables.slash("bob", "orders", game=1)
    await tables.press("bob", shown.response.message, "Hope first, then the least useful")
    asked = await tables.slash("bob", "leave", game=1)
    await tables.press("bob", asked.response.message, "Yes, leave")
    assert (await orders(tables, "p2")).stress == "hope"
    take = "Take over Jun Halloran"
    await tables.press("dan", tables.notice(1, take), take)
    assert await orders(tables, "p2") == Orders()


async def test_who_plays_two_orders_for_each(tables: Tables) -> None:
    """Also for the one who is not asked; the page says whose order each is."""
    await laid(tables, suffering(), bruna="ann", jun="ann")
    shown = await tables.slash("ann", "orders", game=1)
    assert "ann has left" not in tables.said(shown)
    page = shown.response.message
    (select,) = tables.selects(page)
    labels = [option["label"] for option in select["options"]]
    about = ["Stress", "Cards I take back", "Charges (as long as the chance is below)"]
    assert labels == [f"{who}: {each}" for who in ("Bruna Vasile", "Jun Halloran") for each in about]
    await tables.choose("ann", page, [select["options"][3]["value"]])
    await tables.press("ann", page, "Hope first, then the least useful")
    assert (await orders(tables, "p1"), await orders(tables, "p2")) == (Orders(), Orders(stress="hope"))
    assert "Jun Halloran: Stress: Hope first" in tables.text(page).replace("*", "")
    await tables.forge("ann", page, "so:1:give:p3/stress=hope1")
    assert await orders(tables, "p1") == Orders()


async def test_who_plays_alone_has_a_page_of_orders_too(tables: Tables) -> None:
    t = Table(LIBRARY, "bruna", pack="pilot", episode="afterglow", hand=3)
    await laid(tables, t, bruna="ann")
    shown = await tables.slash("ann", "orders", game=1)
    assert "Your orders" in tables.said(shown)


async def test_what_a_card_offers_is_ordered_from_its_question(tables: Tables) -> None:
    """It is done at once and from then on; the page has the card by its name, to be asked again."""
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow", hand=3)
    t.resolve("p1", [MayDo((GainHope(1),))], code="bruna-teeth")
    await laid(tables, t, bruna="ann", jun="bob")
    panel = tables.panel("ann")
    assert "Always: Do not do it" in tables.buttons(panel)
    await tables.press("ann", panel, "Always: Do it")
    assert (await orders(tables, "p1")).may == (("bruna-teeth", True),)
    shown = await tables.slash("ann", "orders", game=1)
    page = shown.response.message
    (select,) = tables.selects(page)
    assert [option["label"] for option in select["options"]][-1] == "Grit Your Teeth"
    await tables.choose("ann", page, [select["options"][-1]["value"]])
    await tables.press("ann", page, "Ask me")
    assert await orders(tables, "p1") == Orders()
    told = await tables.slash("bob", "orders", game=1)
    assert "ann has left no orders" in tables.said(told)
