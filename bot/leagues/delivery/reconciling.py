"""The pages of leagues held against their messages, as `bot.delivery.reconciling` does with games.

A page that is not there, and not about to be, is posted.
"""

from __future__ import annotations

from functools import partial

from bot.delivery.reconciling import Reconciler
from bot.leagues.posts import pages
from bot.leagues.posts.notices import CHANNEL, owner
from bot.leagues.service.leagues import Leagues
from bot.process.logs import logger
from bot.store import leagues as store
from bot.store import outbox, slots

log = logger(__name__)


def join(reconciler: Reconciler, leagues: Leagues) -> None:
    """From now on leagues are looked at with the games."""
    reconciler.others.append(partial(every, reconciler, leagues))


async def every(reconciler: Reconciler, leagues: Leagues) -> int:
    """Every league that is not over; returns how much was missing."""
    async with leagues.db.read() as db:
        found = await store.going(db)
    missing = 0
    for league_id in found:
        missing += await reconciler.each(partial(one, reconciler, leagues, league_id), league=league_id)
        await reconciler.pause()
    return missing


async def one(reconciler: Reconciler, leagues: Leagues, league_id: int) -> int:
    """One league."""
    table = await leagues.load(league_id)
    of = owner(league_id)
    if table.row.channel_state != "open":
        return 0
    async with leagues.db.read() as db:
        shown = {slot.slot: slot for slot in await slots.all_of(db, of)}
    wanted = [
        slot
        for slot in pages.current(table.league)
        if slot not in shown or await reconciler.message(shown[slot]) is None
    ]
    if not wanted:
        return 0
    async with leagues.db.write() as db:
        newest = await store.get(db, league_id)
        if newest is None or newest.version != table.row.version or await outbox.waiting(db, of, CHANNEL):
            return 0  # what is on its way may be just these
        for slot in wanted:
            log.warning("was missing", league=league_id, page=slot)
            await slots.drop(db, of, slot)
            await leagues.post(db, table, slot, leagues.clock.now())
    leagues.wake(of)
    return len(wanted)
