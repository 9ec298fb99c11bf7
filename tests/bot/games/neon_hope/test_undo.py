"""Taking back in NEON HOPE: alone where nothing was seen, else when all the others agree."""

from __future__ import annotations

from engine.neon_hope import Library
from engine.neon_hope.testkit import Table
from tests.bot.games.neon_hope import real
from tests.bot.games.neon_hope.real import choose, laid, view
from tests.bot.games.neon_hope.tables import Tables

make_bot, tables = real.make_bot, real.tables

LIBRARY = Library.load([])
TRY = "Courage + Emergency Brake"
BACK, AGREE, REFUSE, WITHDRAW = "Undo", "Agree", "Do not agree", "Withdraw the request"


def table(*cast: str) -> Table:
    """A first round; Bruna (courage 4) stands beside Lamp 44 and the first modifier is a +1."""
    t = Table(LIBRARY, *(cast or ("bruna", "jun", "oda")), pack="pilot", episode="afterglow", hand=3)
    for code in cast or ("bruna", "jun", "oda"):
        t.at(code, "kettle:lower")
    return t.put("lamp-44", at="kettle:lower", secrets=4).reveals("+1")


async def test_a_move_is_taken_back_by_one_press_and_all_follows(tables: Tables) -> None:
    await laid(tables, table(), bruna="ann", jun="bob", oda="cleo")
    await choose(tables, "ann", "Move to Kiln Row")
    assert "moves to Kiln Row" in tables.heard(1)[-2] + tables.heard(1)[-1]
    await choose(tables, "ann", BACK)
    now = await view(tables)
    assert (now.heroes[0].location, now.active) == ("kettle:lower", None)
    told = "\n".join(tables.heard(1))
    assert "moves to Kiln Row" not in told
    assert "↩ ann took back a choice." in told
    # Whoever was asked who goes next is asked again, and can.
    await choose(tables, "bob", "Move to Kiln Row")
    assert (await view(tables)).active == "p2"


async def test_chance_needs_the_word_of_all_others(tables: Tables) -> None:
    await laid(tables, table(), bruna="ann", jun="bob", oda="cleo")
    await choose(tables, "ann", TRY)
    assert (await view(tables)).environments[0].lower.cards[0].secrets == 3
    asked = await choose(tables, "ann", BACK)
    page = tables.said(asked)
    assert "For that bob and cleo have to agree." in page
    await tables.press("ann", asked.response.message, "Ask: my last choice")
    for who in ("bob", "cleo"):
        assert "ann asks to take this back" in tables.text(tables.panel(who))
        assert "Chance had a hand in it" in tables.text(tables.panel(who))
    await choose(tables, "bob", AGREE)
    assert (await view(tables)).environments[0].lower.cards[0].secrets == 3
    assert "still to be heard: cleo" in tables.text(tables.panel("bob"))
    assert AGREE not in tables.labels(tables.panel("bob"))
    assert REFUSE in tables.labels(tables.panel("bob"))
    await tables.restart()
    await choose(tables, "cleo", AGREE)
    assert (await view(tables)).environments[0].lower.cards[0].secrets == 4
    assert "↩ ann took back a choice, by agreement." in "\n".join(tables.heard(1))


async def test_the_others_are_told_what_was_chosen_and_not_only_what_came_of_it(tables: Tables) -> None:
    t = table().turn("bruna").resolve("p1", LIBRARY.pack("pilot").events["boots-on-stairs"].effects)
    await laid(tables, t, bruna="ann", jun="bob", oda="cleo")
    await choose(tables, "ann", "Open the door and smile")
    asked = await tables.slash("ann", "undo", game=1)
    page = tables.said(asked)
    assert "Bruna Vasile** chooses “Open the door and smile” · Surveillance +2" in page


async def test_one_who_does_not_agree_is_enough(tables: Tables) -> None:
    await laid(tables, table(), bruna="ann", jun="bob", oda="cleo")
    await choose(tables, "ann", TRY)
    asked = await choose(tables, "ann", BACK)
    await tables.press("ann", asked.response.message, "Ask: my last choice")
    assert WITHDRAW in tables.labels(tables.panel("ann"))
    await choose(tables, "bob", AGREE)
    await choose(tables, "cleo", REFUSE)
    assert (await view(tables)).environments[0].lower.cards[0].secrets == 3
    assert "cleo does not agree" in "\n".join(tables.heard(1))
    assert REFUSE not in tables.labels(tables.panel("bob"))


async def test_who_plays_all_seats_asks_nobody(tables: Tables) -> None:
    """One person with two characters: they alone are concerned, whatever came of it."""
    t = table("bruna", "jun")
    await laid(tables, t, bruna="ann", jun="ann")
    await choose(tables, "ann", TRY)
    assert (await view(tables)).environments[0].lower.cards[0].secrets == 3
    await choose(tables, "ann", BACK)
    assert (await view(tables)).environments[0].lower.cards[0].secrets == 4


async def test_the_undo_command_and_its_page_name_the_turn(tables: Tables) -> None:
    await laid(tables, table(), bruna="ann", jun="bob", oda="cleo")
    await choose(tables, "ann", "Move to Kiln Row")
    await choose(tables, "ann", "Move to Ferry Steps")
    shown = await tables.slash("ann", "undo", game=1)
    assert "Take back my turn" in tables.labels(shown.response.message)
    await tables.press("ann", shown.response.message, "Take back my turn")
    now = await view(tables)
    assert (now.active, now.heroes[0].counters) == (None, 3)
