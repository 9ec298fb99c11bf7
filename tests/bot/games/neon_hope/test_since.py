"""What happened and what changed since one's last answer; at the end, how the episode went."""

from __future__ import annotations

from bot.games.neon_hope.kind import kind
from engine.neon_hope import Library
from engine.neon_hope.testkit import Table
from tests.bot.games.neon_hope import real
from tests.bot.games.neon_hope.real import choose, laid
from tests.bot.games.neon_hope.tables import Tables
from tests.render.neon_hope.test_course import NAMES, played

make_bot, tables = real.make_bot, real.tables


async def test_a_panel_begins_with_what_happened_and_its_picture_marks_what_changed(tables: Tables) -> None:
    t = Table(Library.load([]), "bruna", "jun", pack="pilot", episode="afterglow", hand=3)
    t.put("lamp-44", at="kettle:upper", secrets=4).put("laundrette", at="kettle:upper").reveals("+1")
    await laid(tables, t, bruna="ann", jun="bob")
    await choose(tables, "ann", "Courage + Emergency Brake")
    for _ in range(2):
        await choose(tables, "ann", "Move to")
    found = await tables.bot.play.load(1)
    assert found.marked("p2", "en").fresh == ("lamp-44",)
    assert any("Lamp 44" in line for line in found.missed("p2", "en"))
    assert found.marked("spectator", "en").fresh == ()
    await choose(tables, "bob", "Move to")
    assert (await tables.bot.play.load(1)).marked("p2", "en").fresh == ()


def test_a_finished_episode_has_a_picture_of_its_course() -> None:
    game, events = played(3)
    draw = kind().draw_course(game, events, NAMES, "de")
    assert draw is not None
    (picture,) = draw()
    assert picture.filename == "course.png"
    assert "Der Verlauf der Episode" in picture.alt
    assert kind().draw_course(game, (), NAMES, "en") is not None
