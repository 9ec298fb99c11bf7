"""Leagues in the store: one change, one transaction. Free of Discord, as `bot.hosting.play` is.

The league is read, what has happened in its hosted games brought in, the operation applied in memory, and
the new state written over exactly the version that was read: together with the history, the messages to
send, the games to open and the time it is next due. If somebody else was faster, everything is done again on
the newer state; a refused operation writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import Game
from bot.hosting import quota
from bot.hosting.play import Play
from bot.hosting.stored import RETRIES
from bot.hosting.uptime import Uptime
from bot.leagues.posts import pages
from bot.leagues.posts.notices import Notices, owner
from bot.leagues.posts.pages.page import TextPage, text_pages
from bot.leagues.service import large, rated, undoing
from bot.leagues.service.hosting import Hosting, Work, catch_up, due, playing
from bot.leagues.service.office import Office
from bot.leagues.service.stored import StoredLeagues
from bot.leagues.service.timing import Timing
from bot.leagues.stored import Op, Refused, StoredLeague, user_of
from bot.messages.refusals import Refusal
from bot.presses.languages import PRESSING
from bot.process.logs import logger
from bot.process.workers import Workers
from bot.store import league_games, league_history, slots
from bot.store import leagues as store
from bot.store import uptime as uptime_store
from bot.store.games import VersionConflict
from bot.store.league_games import HostedRow
from bot.store.outbox import Owner
from engine.leagues.errors import LeagueError
from engine.leagues.season.clock import tick
from engine.leagues.season.habits import with_habits
from engine.leagues.season.model import League, Outcome, Start
from engine.leagues.season.naming import called
from engine.leagues.season.outages import Outage, all_away
from engine.leagues.season.saving import encode

log = logger(__name__)

TICK = "tick"
"""The action of what time brings; "remind" where that was nothing but reminders."""
SOON = 60.0
"""Seconds after which a league that stays due is looked at again, at the earliest."""


@dataclass(frozen=True)
class _Done:
    """A change that is made and not stored."""

    work: Work
    games: list[tuple[Start, Game]]
    caught_up: League
    """The league after outages it had not taken in, before anything was done to it."""


class Leagues(StoredLeagues):
    """The leagues of one store.

    `wake(owner)` is called after each commit that left messages to send; `timing` is nudged after each that
    may have made a league due sooner. `web`: where the pages on the web begin, "" where there are none.
    """

    def __init__(
        self,
        play: Play,
        wake: Callable[[Owner], None] = lambda of: None,
        sweep_seconds: float = 5.0,
        workers: Workers | None = None,
        uptime: Uptime | None = None,
        web: str = "",
    ) -> None:
        self.hosting = Hosting(play)
        super().__init__(play.db, play.clock, wake, self.hosting.seats_of)
        self.play = play
        self.workers = workers
        self.web = web
        self.timing = Timing(self, sweep_seconds)
        self.notices = Notices()
        self.uptime = uptime if uptime is not None else Uptime(play.db, play.clock)
        self.office = Office(self)
        self.pages: dict[str, TextPage] = text_pages()
        """What is on the pages, by name ("signup", "standings", "round"). Buttons and pictures are added:
        `leagues.pages["signup"].rows.append(...)`."""

    # -- changing ------------------------------------------------------------------------------------------

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        creator_id: int,
        begin: Callable[[float], Outcome],
        *,
        level: str = "beginner",
        kind: str = "",
        users: Sequence[int] = (),
        roles: Sequence[int] = (),
        organiser_channel_id: int | None = None,
    ) -> StoredLeague:
        """A new league, as `begin(now)` has it (`season.create` with its arguments filled in, or an import).

        `level` and `kind`: of its hosted games ("": what leagues host). `users` and `roles` organise it; the
        creator always does. Its pages are posted by themselves. Raises Refused; Refusal where too many are
        open."""
        now, kind = self.clock.now(), kind or self.hosting.kind
        try:
            outcome = await large.changed(self.workers, lambda: begin(now))
        except LeagueError as error:
            raise Refused(error) from error
        league = outcome.league
        async with self.db.write() as db:
            quota.LEAGUES.check(*await store.open_of(db, creator_id, guild_id), "bl-too-many-leagues")
            league_id = await store.create(
                db,
                {"user": (creator_id, *users), "role": roles},
                guild_id=guild_id,
                channel_id=channel_id,
                channel_state="open",
                organiser_channel_id=organiser_channel_id,
                creator_id=creator_id,
                name=league.settings.title[:100],
                level=level,
                kind=kind,
                edition=self.hosting.usual_edition(kind),
                state=encode(league),
                version=1,
                status=league.state,
                created=now,
                updated=now,
                next_due=due(league, now),
            )
            row = await store.get(db, league_id)
            assert row is not None
            table = StoredLeague(row, league)
            await league_history.log(db, league_id, 1, creator_id, "create", {}, outcome.audit, None, now)
            await self._follow(db, None, table, now)
            await self.notices.promise(db, table, outcome.notices, now)
        self.wake(owner(league_id))
        self.timing.nudge()
        return table

    async def change(
        self,
        league_id: int,
        actor: int | None,
        action: str,
        op: Op,
        args: Mapping[str, object] | None = None,
        *,
        match: str = "",
        undo: bool = False,
    ) -> StoredLeague:
        """Do something to a league; returns it as it is after that.

        `op` is a pure operation of `season` with its arguments filled in: `lambda league, now:
        season.report(league, now, str(user_id), match, result)`. `action` (at most 32 characters) and `args`
        (plain values, of JSON) go into the history. `match`: the match it is about; its hosted games are
        looked at first. `undo`: `Leagues.undo` may take it back.

        Raises Refused (the rules say no), Refusal (no such league, or a damaged one) or StoreUnavailable;
        nothing has changed then."""
        return await self._change(league_id, actor, action, op, args or {}, match, undo)

    async def tick(self, league_id: int) -> StoredLeague:
        """Bring what time has brought."""
        return await self._change(league_id, None, TICK, tick, {}, None, False)

    async def undo(self, league_id: int, actor: int) -> StoredLeague:
        """Take the latest change back, if it is one that can be, and nothing but reminders came after it.
        Done again, the one before it. Refusal: there is none, or something has happened since."""
        async with self.db.read() as db:
            rows = await league_history.history(db, league_id, limit=undoing.FAR)
            league = await store.get(db, league_id)
            guild_id = league.guild_id if league is not None else 0
            outages = await uptime_store.outages_since(db, 0.0, guild_id, self.clock.now())
        row = undoing.last(rows)
        args = {"number": row.number, "action": row.action}
        newest = rows[0].number

        def back(league: League, now: float) -> Outcome:
            return undoing.restore(league, row, actor, now, outages)

        return await self._change(
            league_id, actor, undoing.UNDO, back, args, "", False, newest=newest, undone=row.number
        )

    async def _change(
        self,
        league_id: int,
        actor: int | None,
        action: str,
        op: Op,
        args: Mapping[str, object],
        match: str | None,
        undo: bool,
        *,
        newest: int | None = None,
        undone: int | None = None,
    ) -> StoredLeague:
        """`match` None: the hosted games of all matches. `newest`: only if this is the league's version."""
        op = _renaming(op, actor)
        async with self.lock(league_id):
            await self.uptime.note()
            for _ in range(RETRIES):
                before, rows, outages = await self.read(league_id)
                if newest is not None and before.row.version != newest:
                    raise Refusal("lst-undo-since")
                now = self.clock.now()
                only = None if match is None else (match,)
                done = await self._apply(before, rows, outages, op, now, only)
                if action == TICK and _nothing(before, done):
                    await self._put_due(before, now)
                    return before
                try:
                    async with self.db.write() as db:
                        if undone is not None:
                            await league_history.set_undone(db, league_id, undone)
                        after, opened = await self._save(db, before, done, now)
                        state = before.row.state if undo else None
                        reminds = action == TICK and _only_reminds(done.caught_up, after.league)
                        named = undoing.REMIND if reminds else action
                        number = after.row.version
                        await league_history.log(
                            db, league_id, number, actor, named, args, done.work.audit, state, now
                        )
                        await league_history.forget_states(db, league_id, number - undoing.FAR)
                except VersionConflict:
                    log.info("version conflict", league=league_id)
                    continue
                self.wake(owner(league_id))
                for game_id in opened:
                    self.play.wake(game_id)
                self.timing.nudge()
                return after
        raise Refusal("bot-failed")

    async def _apply(
        self,
        before: StoredLeague,
        rows: Sequence[HostedRow],
        outages: Sequence[Outage],
        op: Op,
        now: float,
        only: tuple[str, ...] | None,
    ) -> _Done:
        """The change in memory, off the event loop: pairing a large field takes its time."""

        def apply() -> _Done:
            work = Work(before.league).then(all_away(before.league, outages))
            caught_up = work.league
            work = catch_up(work, rows, now, only)
            work = work.then(op(work.league, now))
            return _Done(work, self.hosting.prepare(before, work.starts), caught_up)

        try:
            return await large.changed(self.workers, apply)
        except LeagueError as error:
            raise Refused(error, before.league) from error

    async def _save(
        self, db: AsyncConnection, before: StoredLeague, done: _Done, now: float
    ) -> tuple[StoredLeague, list[int]]:
        """Write state, games and messages; returns the league and the games that were opened."""
        row = before.row
        # First the version: whoever is late must not open games.
        held = await store.save(db, row)
        work, opened = await self.hosting.open(db, before, done.work, done.games, now)
        league = work.league
        if league.people.keys() - before.league.people.keys():
            league = with_habits(league, await store.habits(db, league.people, now))
        values = {
            "state": encode(league),
            "status": league.state,
            "name": league.settings.title[:100],
            "updated": now,
            "next_due": await self._due(db, league, now),
        }
        await store.set_values(db, row.id, **values)
        after = StoredLeague(replace(held, **values), league)  # type: ignore[arg-type]  # the row's columns
        await self._follow(db, before, after, now)
        await self.notices.promise(db, after, work.notices, now)
        return after, opened

    async def _follow(
        self, db: AsyncConnection, before: StoredLeague | None, after: StoredLeague, now: float
    ) -> None:
        """Members, games that count for ratings, and the pages: new ones are posted, others brought up to
        date."""
        if after.row.kind == self.hosting.kind:
            await rated.note(db, before, after, now)
        if before is None or before.league.people.keys() != after.league.people.keys():
            members = {user_of(one) for one in after.league.people}
            await store.set_members(db, after.id, {one for one in members if one is not None})
        there = pages.wanted(before.league) if before is not None else []
        if after.row.channel_state == "open":
            for slot in pages.wanted(after.league):
                if slot not in there:
                    await self.post(db, after, slot, now)
        if before is not None:
            changed = pages.changed(before.league, after.league)
            await slots.touch_some(db, owner(after.id), after.row.version, now, changed)

    async def _due(self, db: AsyncConnection, league: League, now: float) -> float | None:
        """When it is to be looked at again: at once, if a game has ended since it was read."""
        if await league_games.ended(db, playing(league)):
            return now
        found = due(league, now)
        # One that stays due although all has been done is not looked at without a pause.
        return now + SOON if found is not None and found <= now else found

    async def _put_due(self, table: StoredLeague, now: float) -> None:
        """Nothing was to be done: note when there will be."""
        async with self.db.write() as db:
            found = await self._due(db, table.league, now)
            if found != table.row.next_due:
                await store.set_due(db, table.row, found)

    async def put_off(self, league_id: int, seconds: float) -> None:
        """Look at a league again later: what time brought could not be done."""
        async with self.db.write() as db:
            await store.set_values(db, league_id, next_due=self.clock.now() + seconds)


def _nothing(before: StoredLeague, done: _Done) -> bool:
    work = done.work
    return work.league == before.league and not (work.notices or work.starts or work.audit)


def _only_reminds(old: League, new: League) -> bool:
    """Whether nothing has happened that is worth telling."""
    return undoing.without_reminders(old) == undoing.without_reminders(new)


def _renaming(op: Op, actor: int | None) -> Op:
    """The same, with the name its actor goes by on the server now: people change theirs."""
    asker = PRESSING.get()
    if actor is None or asker is None or asker.user_id != actor or asker.guild_id is None:
        return op

    def renamed(league: League, now: float) -> Outcome:
        outcome = op(league, now)
        return structs.replace(outcome, league=called(outcome.league, str(actor), asker.name))

    return renamed
