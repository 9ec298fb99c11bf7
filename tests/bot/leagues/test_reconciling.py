"""Pages of leagues that are missing come again, once."""

from __future__ import annotations

from bot.leagues.delivery.reconciling import one
from tests.bot.leagues.season import Season


async def reconcile(season: Season, league_id: int) -> int:
    missing = await one(season.world.bot.reconciler, season.leagues, league_id)
    await season.world.rest()
    return missing


async def lose(season: Season, statement: str) -> None:
    async with season.world.bot.db.write() as db:
        assert (await db.exec_driver_sql(statement)).rowcount == 1


async def test_where_every_page_is_there_nothing_comes(season: Season) -> None:
    league_id = await season.create()
    assert await reconcile(season, league_id) == 0
    other = await season.running("ann", "bob", "cleo", "dan")
    before = len(season.messages())
    assert await reconcile(season, other) == 0
    assert len(season.messages()) == before


async def test_pages_that_are_gone_are_posted_once(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    page = season.page("Autumn: round 1")
    season.world.env.backend.delete_message(season.world.channel.id, page.id)
    await lose(season, "DELETE FROM slots WHERE slot = 'standings'")
    old = season.page("Autumn: standings").id
    assert await reconcile(season, league_id) == 2
    assert season.page("Autumn: round 1").id != page.id
    boards = [m for m in season.messages() if season.world.text(m).startswith("## Autumn: standings\n")]
    assert boards[0].id == old
    assert len(boards) == 2
    assert await reconcile(season, league_id) == 0


async def test_all_is_looked_at_together(season: Season) -> None:
    league_id = await season.create()
    await lose(season, "DELETE FROM slots WHERE slot = 'signup'")
    reconciler = season.world.bot.reconciler
    assert sum([await other() for other in reconciler.others]) == 1
    await season.world.rest()
    assert await reconcile(season, league_id) == 0
