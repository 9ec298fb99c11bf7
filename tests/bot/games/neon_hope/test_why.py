"""*Why not?* on the panels of NEON HOPE."""

from __future__ import annotations

from bot.messages.words import say
from engine.neon_hope import Library
from engine.neon_hope.testkit import Table
from tests.bot.games.neon_hope import real
from tests.bot.games.neon_hope.real import laid
from tests.bot.games.neon_hope.tables import Tables

make_bot, tables = real.make_bot, real.tables


async def test_why_not_is_answered_by_a_button_to_who_is_asked(tables: Tables) -> None:
    t = Table(Library.load([]), "bruna", "jun", pack="pilot", episode="afterglow", hand=4)
    t.put("lamp-44", at="kettle:lower").put("steward", at="kettle:upper", back=True)
    t.change("bruna", resources=0).turn("bruna")
    await laid(tables, t, bruna="ann", jun="bob")
    text = tables.said(await tables.press("ann", tables.panel("ann"), "Why not?"))
    assert "Investigate: Lamp 44 (Technology against 4): it is somewhere else: Ferry Steps." in text
    assert "Fight: Courtesy Steward (Courage against 3): it has retreated" in text
    assert "Track Bar · 2 resources: it costs 2 resources, and you have 0." in text
    assert len(text) <= 4000
    theirs = tables.said(await tables.forge("bob", tables.game_board(1), "b:1:why"))
    assert "Somebody else’s turn goes on" in theirs
    assert "Track Bar" not in theirs
    stranger = await tables.forge("eve", tables.game_board(1), "b:1:why")
    assert say("en", "bot-not-in-game") in tables.said(stranger)


async def test_who_holds_several_seats_reads_of_the_one_whose_panel_they_press(tables: Tables) -> None:
    """Advice, reasons and the way back: not of the seat that owes the next move."""
    t = Table(Library.load([]), "bruna", "jun", pack="pilot", episode="afterglow", hand=4)
    t.turn("bruna")
    await laid(tables, t, bruna="ann", jun="ann")
    first, second = (tables.panel_of("ann", name) for name in ("Bruna Vasile", "Jun Halloran"))
    for panel, seat in ((first, "p1"), (second, "p2")):
        looks = [cid for cid in tables.buttons(panel).values() if cid.startswith(("b:", "bp:"))]
        assert looks
        assert all(cid.endswith(f":{seat}") for cid in looks), looks
    await tables.forge("ann", second, "bp:1:words:p2")
    await tables.press("ann", second, say("en", "bot-less"))
    assert "Jun" in tables.text(second).split("\n")[0]
    for seat, waits in (("p1", False), ("p2", True), ("p7", False)):  # p7: no seat of theirs
        said = tables.said(await tables.forge("ann", second, f"b:1:why:{seat}"))
        assert ("Somebody else’s turn goes on" in said) == waits, seat
