"""The thread's account of a game: a message for each turn, edited while it goes on.

What it says is worked out from the decision log when it is sent or edited, so that it is never out of date
and an edit that was overtaken is not sent. Where a message begins, the game says (`GameKind.begins`); what is
told besides (stories) ends one as well, so that all stands in its order. A turn that is too long for one
message has several pages.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import SPECTATOR
from bot.contract.kind import GameKind, Table
from bot.messages import loglines, words
from bot.store import outbox, sections
from bot.store.database import Database
from bot.store.games import MoveRow
from bot.store.sections import UNDO, Page, Part

EVER = 1_000_000
"""More sections than any game has."""
AGREED, ALONE = "agreed", "alone"
"""How something was taken back, as the decision log says it."""


@dataclass(frozen=True)
class Account:
    """What a section's messages say."""

    pages: Sequence[str]
    closed: bool
    """Whether nothing more will happen in it."""
    events: Sequence[Any] = ()
    """What it tells of."""

    def page(self, number: int) -> str:
        """The text of a page; "" if there is no such page."""
        return self.pages[number - 1] if number <= len(self.pages) else ""


def numbered(table: Table, done: Sequence[MoveRow]) -> list[MoveRow]:
    """The answers with the section that goes on after each."""
    now = max(table.recent[-1].section, 0) if table.recent else 0
    found: list[MoveRow] = []
    for move in done:
        now += move.begins + bool(move.texts)
        found.append(move._replace(section=now))
    return found


async def account(store: Database, table: Table, section: int) -> Account:
    """One section, as the decision log has it now; or had it when the table was stored, which is the same."""
    if section in table.accounts:
        known: Account = table.accounts[section]
        return known
    async with store.read() as db:
        found = await accounts(db, table, section, section)
    return found.get(section, Account((), closed=False))


async def accounts(db: AsyncConnection, table: Table, first: int, last: int) -> dict[int, Account]:
    """The sections from `first` to `last` in which anything happened."""
    return _told(table, await sections.read(db, table.row.id, first, last), first, last)


def _told(
    table: Table, parts: Sequence[Part], first: int, last: int, before: Sequence[Any] = ()
) -> dict[int, Account]:
    """The same of these answers; `before`: what had happened in the first section before them."""
    told: dict[int, list[Any]] = defaultdict(list)
    told[first] += before
    newest = 0
    for part in parts:
        newest = part.last
        for section, event in _happened(table.kind, part):
            told[section].append(event)
    over = table.row.status != "running"
    return {
        section: Account(
            loglines.messages(list(map(str, _lines(table, _public(table, events))))),
            over or newest > section,
            events,
        )
        for section, events in sorted(told.items())
        if events and first <= section <= last
    }


def _public(table: Table, events: Sequence[Any]) -> list[Any]:
    """What the thread's messages of a turn tell: not how the game ended, which the summary says."""
    return [e for e in events if isinstance(e, str | TakenBack) or not table.kind.ends(e)]


@dataclass(frozen=True)
class TakenBack:
    """Somebody has taken back what they answered, all that others answered since included."""

    seat: str
    choices: int
    """How many answers of their own it were."""
    agreed: bool
    """Whether others had to agree."""

    def line(self, names: Mapping[str, str], language: str) -> str:
        identifier = "bot-undo-told-agreed" if self.agreed else "bot-undo-told"
        return words.say(language, identifier, name=names[self.seat], n=self.choices)


def _happened(kind: GameKind, part: Part) -> Iterator[tuple[int, Any]]:
    """(section, event) of what came of an answer; lines of the log where its events cannot be read."""
    section = part.first
    if part.undo:
        _, choices, how = part.undo
        yield part.last, TakenBack(part.seat, int(choices), how == AGREED)
        return
    events = kind.unpack_one(part.events)
    for event in part.lines if events is None else events:
        if events is not None and kind.begins(event):
            section += 1
        yield section, event


async def events(db: AsyncConnection, table: Table) -> list[Any]:
    """All that happened so far, as far as it can be read."""
    parts = await sections.read(db, table.row.id, -1, EVER)
    found = [event for part in parts for _, event in _happened(table.kind, part)]
    return [event for event in found if not isinstance(event, str | TakenBack)]


async def log(db: AsyncConnection, table: Table, seat: str, language: str) -> list[str]:
    """All that happened so far, as a seat may know it."""
    parts = await sections.read(db, table.row.id, -1, EVER)
    events = [event for part in parts for _, event in _happened(table.kind, part)]
    return _lines(table, events, seat, language)


def _lines(
    table: Table, events: Sequence[Any], seat: str = SPECTATOR, language: str | None = None
) -> list[str]:
    names = {seat.seat: words.plain(seat.name) for seat in table.row.seats.values()}
    lines: list[str] = []
    spoken = language or table.language
    for ready, found in groupby(events, key=lambda event: isinstance(event, str | TakenBack)):
        happened = list(found)
        if ready:
            lines += [one.line(names, spoken) if isinstance(one, TakenBack) else one for one in happened]
        else:
            lines += table.kind.told(table.game, happened, names, spoken, seat)
    return lines


async def tell(
    db: AsyncConnection, table: Table, done: Sequence[MoveRow], now: float
) -> Mapping[int, Account]:
    """Promise what the thread has to say of new answers, which have been stored: messages for turns that have
    begun or grown, what is told besides, and the board anew where a turn has ended. Returns the accounts of
    these turns."""
    if not done or not table.row.has_thread:
        return {}
    game_id = table.row.id
    begun = [move.section - bool(move.texts) for move in done if move.begins]
    first = done[0].section - done[0].begins - bool(done[0].texts)
    last = done[-1].section
    known: Account | None = table.accounts.get(first)
    if known is None or any(move.keys[:1] == (UNDO,) for move in done):
        known, told = None, await accounts(db, table, first, last)
    else:
        begun_in = [first, *(move.section for move in done)]
        parts = [
            Part(m.seat, at, m.section, m.lines, m.events, now) for m, at in zip(done, begun_in, strict=False)
        ]
        told = _told(table, parts, first, last, known.events)
    pages = {section: _pages(section, found) for section, found in told.items()}
    there = set(_pages(first, known)) if known is not None else set()
    turn = first

    async def promise(section: int) -> None:
        for page in pages.get(section, ()):
            if page not in there:
                there.add(page)
                await sections.promise(db, game_id, page, now)

    for move in done:
        await promise(turn)
        for _ in range(move.begins):
            turn += 1
            if turn > 1 and turn == begun[-1]:
                await outbox.add_once(db, game_id, outbox.THREAD, "board", now)
            await promise(turn)
        for text in move.texts:
            for content in loglines.pages(text):
                await outbox.add(db, game_id, outbox.THREAD, "text", now, content=content)
        turn += bool(move.texts)
    return told


def _pages(section: int, found: Account) -> list[Page]:
    return [Page(section, n) for n, _ in enumerate(found.pages, 1)]


def is_same(one: str, other: str) -> bool:
    """Whether two texts are of the same page, told at different times: it begins with the same line, as far
    as that had been said."""
    first, second = one.partition("\n")[0], other.partition("\n")[0]
    return bool(one and other) and (first.startswith(second) or second.startswith(first))
