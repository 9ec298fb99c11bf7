"""What must hold of a town's games at any time, worked out from the store, the games and Discord."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import cast

import msgspec

from bot.contract.cards import cards
from bot.contract.kind import Table
from bot.hosting.pace import PACES
from bot.hosting.turns import EVER, accounts
from bot.store import archives
from engine import neon_hope
from tests.bot.fortnight.town import HOUR, Town

MOST_MESSAGES = 60


def named(text: str, titles: Iterable[str]) -> set[str]:
    """Which cards a text names."""
    return {title for title in titles if title in text}


class Checker:
    """Remembers what each seat could know."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.known: dict[tuple[int, str], set[str]] = {}
        self.titles: dict[int, tuple[str, ...]] = {}
        """Every card that may be in a game, by name."""
        self.texts = 0
        """Texts that were held against what a seat could know."""
        self.pages = 0
        """Messages of threads that were held against the decision log."""

    async def look(self, game_id: int) -> None:
        """One game: who is waited for can answer, one board, nothing shown that is hidden."""
        town = self.town
        table = await town.bot.play.load(game_id)
        row, game = table.row, table.game
        assert set(row.waiting) == set(game.waiting_for)
        if row.status == "running":
            thread = next(t for t in town.channel.threads if t.id == row.thread_id)
            mark = f"b:{game_id}:log"
            boards = [m for m in thread.history() if mark in town.buttons(m).values()]
            assert len(boards) == 1, f"{len(boards)} boards of game {game_id}"
        for asked in game.decisions:
            seat = row.seats[asked.seat]
            if seat.user_id is not None and seat.by_dm:
                who = town.who(seat.user_id)
                assert town.live(who, game_id, asked.id), f"{who} has no panel of game {game_id}"
        assert (game.result is not None) == (row.status == "over")
        await self.secrets(game_id, table)

    async def secrets(self, game_id: int, table: Table) -> None:
        """No card is named to who could not know of it by their views so far, and by what happened."""
        town, game, kind = self.town, table.game, table.kind
        async with town.bot.db.read() as db:
            rows = (
                await db.exec_driver_sql(
                    "SELECT number, events FROM moves WHERE game_id = ? ORDER BY number", (game_id,)
                )
            ).mappings()
            packed = [row["events"] for row in await archives.unpacked(db, game_id, rows)]
        events = [event for one in packed for event in kind.unpack_one(one) or ()]
        titles = self.titles.setdefault(game_id, _titles(table))
        for seat in ("spectator", *table.row.seats):
            known = self.known.setdefault((game_id, seat), set())
            known |= named(msgspec.json.encode(game.view(seat)).decode(), titles)
            known |= named("\n".join(filter(None, (game.describe(event, seat) for event in events))), titles)
        if game.result is not None:
            return
        thread = next(t for t in town.channel.threads if t.id == table.row.thread_id)
        for message in thread.history():
            said = json.dumps(town.raw(message), ensure_ascii=False)
            self.check(game_id, "spectator", message.content + said)
        for seat, row in table.row.seats.items():
            if row.user_id is None:
                continue
            who = town.who(row.user_id)
            for message in town.dms(who):
                if town.text(message).startswith(f"-# {kind.title('en')} {game_id} · "):
                    self.check(game_id, seat, json.dumps(town.raw(message), ensure_ascii=False))

    def check(self, game_id: int, seat: str, text: str) -> None:
        leaked = named(text, self.titles[game_id]) - self.known[game_id, seat]
        assert not leaked, f"{seat} of game {game_id} is shown {leaked}"
        self.texts += 1

    async def replays(self, game_id: int) -> int:
        """Carried out, the decision log gives the game as it stands, and each keyframe on the way."""
        town = self.town
        table = await town.bot.play.load(game_id)
        kind = table.kind
        async with town.bot.db.read() as db:
            frames = {frame.number: frame.state for frame in await archives.frames(db, game_id)}
        rows = await town.rows(
            "SELECT number, seat, decision, keys, undone FROM moves WHERE game_id = ? ORDER BY number",
            game_id,
        )
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        answered = Counter(row[2] for row in rows if row[2] is not None)
        assert all(count == 1 for count in answered.values()), f"answered twice in game {game_id}"
        game, compared, known = kind.load(frames[0]), 0, True
        for number, seat, decision, keys, undone in rows:
            if undone is not None:
                continue
            if decision is None:
                # What was ordered among answers that were taken back stands, its keyframe does not.
                known = number in frames
                game = kind.load(frames[number]) if known else game
                continue
            assert known, f"nothing says how game {game_id} stood before row {number}"
            game.answer(seat, decision, json.loads(keys))
            if frames.get(number):  # of a game that is over some are left to come of the one before
                assert game.save() == frames[number], f"game {game_id} differs after row {number}"
                compared += 1
        assert game.save() == table.row.state, f"game {game_id} is not what its log says"
        return compared + 1

    async def turns(self, game_id: int) -> None:
        """The thread tells each turn of the decision log as it stands: once, whole, one after the other."""
        town = self.town
        table = await town.bot.play.load(game_id)
        async with town.bot.db.read() as db:
            told = await accounts(db, table, 0, EVER)
        pages = [page for _, account in sorted(told.items()) for page in account.pages]
        logged = "SELECT number FROM moves WHERE game_id = ? AND undone IS NULL AND lines != '[]'"
        assert pages or not await town.rows(logged, game_id), f"game {game_id} has told nothing"
        begins = {_first(page) for page in pages}
        thread = next(thread for thread in town.channel.threads if thread.id == table.row.thread_id)
        sent = [message.content for message in thread.history() if _first(message.content) in begins]
        assert sent == pages, f"the thread of game {game_id} does not tell its turns"
        self.pages += len(pages)

    async def reminders(self) -> None:
        """Nobody was reminded in quiet hours or on vacation, or of the same more often than agreed."""
        town = self.town
        rows = await town.rows(
            "SELECT o.owner_id, o.payload, o.created, g.pace, s.user_id FROM outbox o "
            "JOIN games g ON g.id = o.owner_id JOIN seats s ON s.game_id = g.id "
            "AND (o.lane = 'dm:' || s.seat OR o.payload LIKE '%\"seat\": \"' || s.seat || '\"%') "
            "WHERE o.owner = 'game' AND o.payload LIKE '%remind%'"
        )
        spans = await town.rows('SELECT user_id, start, "end" FROM vacations')
        often: Counter[tuple[int, int, int]] = Counter()
        for game_id, payload, created, pace, user_id in rows:
            about = json.loads(payload)["remind"]
            person = town.people[town.who(user_id)]
            away = any(one == user_id and start <= created < end for one, start, end in spans)
            assert not away, f"{person.name} is called on vacation"
            if about["by"]:
                continue
            often[game_id, user_id, about["since"]] += 1
            town.did["reminders"] = len(rows)
            if person.quiet:
                assert person.awake(created / HOUR), f"{person.name} is reminded while asleep"
            assert often[game_id, user_id, about["since"]] <= len(PACES[pace].reminders)

    async def everything(self) -> None:
        """Every game, and the outbox."""
        town = self.town
        games = await town.rows("SELECT id, status FROM games ORDER BY id")
        assert "damaged" not in [status for _, status in games]
        assert await town.rows("SELECT * FROM outbox WHERE state IN ('waiting', 'failed')") == []
        for game_id, _ in games:
            await self.look(game_id)
            await self.turns(game_id)
            await self.replays(game_id)
        await self.reminders()
        for thread in town.channel.threads:
            assert len(thread.history()) <= MOST_MESSAGES, thread.name


def _first(text: str) -> str:
    return text.partition("\n")[0]


def _titles(table: Table) -> tuple[str, ...]:
    """Every card that may be in a game by name, also those that nobody may read yet."""
    if table.row.kind == "netrunner":
        return tuple(cards(table.kind).titles("en", table.game))
    pack = cast(neon_hope.Game, table.game).pack
    return tuple(neon_hope.card_info(pack, code, "en").title for code in pack.cards)
