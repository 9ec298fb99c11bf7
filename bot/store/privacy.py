"""Everything the store holds about a person, in one place: to hand it over, and to remove it."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, RowMapping, Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.messages.words import plain, visible
from bot.store import archives
from bot.store.outbox import Owner
from bot.store.schema import challenges, games, moves, outbox, seats, users
from bot.store.schema_leagues import (
    calendars,
    league_history,
    league_members,
    league_organisers,
    leagues,
    rated_games,
    ratings,
)
from bot.store.schema_play import deferred, shuffles, vacations, waits
from engine.messages import LANGUAGES, say
from engine.messages.writing import NO_LETTER_AFTER, NO_LETTER_BEFORE

NOBODY = 0
"""The user id that stands where somebody's was and there must be one."""


class Part(NamedTuple):
    """What the tables of one game hold about somebody."""

    everything: Callable[[AsyncConnection, int], Awaitable[dict[str, Any]]]
    """Its rows about them, by table."""
    forget: Callable[[AsyncConnection, int], Awaitable[None]]


PARTS: Final[list[Part]] = []
"""A game with tables of its own puts its part here where it declares them."""


async def rows(
    db: AsyncConnection, table: Table, *where: ColumnElement[bool], leave: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Rows of a table as they are handed over."""
    columns = [column for column in table.c if column.name not in leave]
    found = await db.execute(select(*columns).where(*where))
    return [{name: _plain(value) for name, value in row.items()} for row in found.mappings()]


async def _moves(db: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """Rows of the decision log, with their lines and events wherever these are."""
    query = select(moves).where(moves.c.user_id == user_id).order_by(moves.c.id)
    by_game: dict[int, list[RowMapping]] = {}
    for row in (await db.execute(query)).mappings():
        by_game.setdefault(row["game_id"], []).append(row)
    found = [row for game_id, rows in by_game.items() for row in await archives.unpacked(db, game_id, rows)]
    return [{name: _plain(value) for name, value in row.items()} for row in found]


def _plain(value: Any) -> Any:
    """What was stored as JSON is handed over as what it says; ids become texts, for they are too long
    for numbers of JSON."""
    if isinstance(value, str) and value[:1] in "[{":
        try:
            return json.loads(value)
        except ValueError:
            return value
    return str(value) if isinstance(value, int) and value > 2**53 else value


async def everything(db: AsyncConnection, user_id: int) -> dict[str, Any]:
    """Rows of every table that are about somebody, by table. What leagues hold is in their states: see
    `leagues_of`. Of games, not what is hidden in them."""
    person = str(user_id)
    played = select(seats.c.game_id).where(seats.c.user_id == user_id)
    found = {
        "settings": await rows(db, users, users.c.user_id == user_id),
        "games": await rows(db, games, games.c.id.in_(played), leave=("state", "waiting", "undo")),
        "seats": await rows(db, seats, seats.c.user_id == user_id),
        "moves": await _moves(db, user_id),
        "waits": await rows(db, waits, waits.c.user_id == user_id),
        "calendar": await rows(db, calendars, calendars.c.user_id == user_id),
        "vacations": await rows(db, vacations, vacations.c.user_id == user_id),
        "deferred": await rows(db, deferred, deferred.c.user_id == user_id, leave=("token",)),
        "challenges": await _challenged(db, user_id),
        "league_memberships": await rows(db, league_members, league_members.c.user_id == user_id),
        "organises": await rows(
            db,
            league_organisers,
            league_organisers.c.kind == "user",
            league_organisers.c.organiser_id == user_id,
        ),
        "league_history": await rows(
            db, league_history, league_history.c.actor == user_id, leave=("before",)
        ),
        "rated_games": await rows(
            db, rated_games, or_(rated_games.c.corp == person, rated_games.c.runner == person)
        ),
        "ratings": await rows(db, ratings, ratings.c.user_id == person),
        "messages": await rows(db, outbox, outbox.c.owner == "league", outbox.c.lane == f"dm:{person}"),
    }
    for part in PARTS:
        found |= await part.everything(db, user_id)
    return found


async def _challenged(db: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """Challenges to and by somebody, and those that they have added a word to; of words and
    decks only theirs, and not the secret: whoever knows it can work out every card of the game."""
    table, person = challenges, str(user_id)
    mine = or_(table.c.challenger_id == user_id, table.c.opponent_id == user_id, _said(user_id))
    found = await rows(db, table, mine, leave=("secret",))
    for row in found:
        row["words"] = {who: word for who, word in row["words"].items() if who == person}
        if row["challenger_id"] not in (user_id, person):
            row["deck"] = ""
    return found


def _said(user_id: int) -> ColumnElement[bool]:
    """Challenges that somebody has added a word to."""
    return challenges.c.words.contains(f'"{user_id}"', autoescape=True)


async def leagues_of(db: AsyncConnection, user_id: int) -> list[int]:
    """Ids of the leagues somebody is in, or was: those that have ever named them."""
    query = select(league_members.c.league_id).where(league_members.c.user_id == user_id)
    named = select(league_history.c.league_id).where(
        or_(
            league_history.c.actor == user_id,
            league_history.c.entries.contains(str(user_id), autoescape=True),
            league_history.c.args.contains(str(user_id), autoescape=True),
        )
    )
    made = select(leagues.c.id).where(leagues.c.creator_id == user_id)
    return sorted({*await db.scalars(query), *await db.scalars(named), *await db.scalars(made)})


async def running(db: AsyncConnection, user_id: int) -> list[int]:
    """Ids of the running games somebody sits in."""
    query = (
        select(games.c.id)
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user_id, games.c.status == "running")
    )
    return sorted(set(await db.scalars(query)))


# -- removing ----------------------------------------------------------------------------------------------


async def names_of(db: AsyncConnection, user_id: int) -> set[str]:
    """What somebody was called outside of leagues."""
    sat = select(seats.c.name).where(seats.c.user_id == user_id)
    challenged = select(challenges.c.challenger_name).where(challenges.c.challenger_id == user_id)
    return {*await db.scalars(sat), *await db.scalars(challenged)}


async def forget(
    db: AsyncConnection,
    user_id: int,
    neutral: str,
    rated: Callable[[], str],
    names: Collection[str] = (),
    league_ids: Collection[int] = (),
) -> list[Owner]:
    """Remove somebody outside of leagues; returns whose messages wait: they may be others now, or none.

    Games are kept for those who played them, their seats under the neutral name; ratings of others rest on
    the games, which keep an id that is nobody's (of `rated`).

    `names`: what they were called in leagues, and are now; `league_ids`: where they were."""
    called = written({*names, *await names_of(db, user_id)})
    query = select(seats.c.game_id, seats.c.seat).where(seats.c.user_id == user_id)
    sat = [(game_id, seat) for game_id, seat in await db.execute(query)]
    played = {game_id for game_id, _ in sat}
    await _added(db, sat)
    for table in (users, waits, vacations, calendars, deferred):
        await db.execute(delete(table).where(table.c.user_id == user_id))
    await db.execute(update(seats).where(seats.c.user_id == user_id).values(user_id=None, name=neutral))
    await db.execute(
        update(moves).where(moves.c.user_id == user_id).values(user_id=None, interaction_id=None)
    )
    await _challenges(db, user_id, neutral)
    for part in PARTS:
        await part.forget(db, user_id)
    await db.execute(
        delete(league_organisers).where(
            league_organisers.c.kind == "user", league_organisers.c.organiser_id == user_id
        )
    )
    await db.execute(delete(league_members).where(league_members.c.user_id == user_id))
    await db.execute(update(leagues).where(leagues.c.creator_id == user_id).values(creator_id=NOBODY))
    person, nobody = str(user_id), rated()
    await db.execute(delete(ratings).where(ratings.c.user_id == person))
    for column in (rated_games.c.corp, rated_games.c.runner):
        await db.execute(update(rated_games).where(column == person).values({column.name: nobody}))
    lane = (outbox.c.owner == "league", outbox.c.lane == f"dm:{person}")
    await db.execute(update(outbox).where(*lane, outbox.c.state == "waiting").values(state="skipped"))
    await db.execute(update(outbox).where(*lane).values(lane="dm:", payload="{}"))
    theirs = {"game": played, "league": set(league_ids)}
    await _messages(db, str(user_id), called, neutral, theirs)
    waiting = select(outbox.c.owner, outbox.c.owner_id).where(outbox.c.state == "waiting").distinct()
    return [Owner(*one) for one in await db.execute(waiting) if one.owner_id in theirs.get(one.owner, ())]


async def _messages(
    db: AsyncConnection,
    person: str,
    called: Collection[str],
    neutral: str,
    theirs: Mapping[str, Collection[int]],
) -> None:
    """Messages no longer name or call them: those that were sent, to whomever they went, and those that wait
    in what is `theirs`, by kind of owner. Elsewhere a word that waits may be anybody's name."""
    found = [json.dumps(name, ensure_ascii=False)[1:-1] for name in (person, *called)]
    query = select(outbox).where(or_(*(outbox.c.payload.contains(one, autoescape=True) for one in found)))
    for row in (await db.execute(query)).mappings().all():
        ours = row["state"] != "waiting" or row["owner_id"] in theirs.get(row["owner"], ())
        left = _without(row["payload"], person, called if ours else (), neutral)
        await db.execute(update(outbox).where(outbox.c.id == row["id"]).values(payload=left))


async def _challenges(db: AsyncConnection, user_id: int, neutral: str) -> None:
    table = challenges
    mine = or_(table.c.challenger_id == user_id, table.c.opponent_id == user_id)
    await db.execute(update(table).where(mine, table.c.status == "open").values(status="withdrawn", deck=""))
    await db.execute(
        update(table)
        .where(table.c.challenger_id == user_id)
        .values(challenger_id=NOBODY, challenger_name=neutral, words="{}", deck="")
    )
    await db.execute(
        update(table).where(table.c.opponent_id == user_id).values(opponent_id=NOBODY, words="{}")
    )
    for number, said in (await db.execute(select(table.c.id, table.c.words).where(_said(user_id)))).all():
        left = {who: word for who, word in json.loads(said).items() if who != str(user_id)}
        words = json.dumps(left, ensure_ascii=False)
        await db.execute(update(table).where(table.c.id == number).values(words=words))


async def _added(db: AsyncConnection, sat: Collection[tuple[int, str]]) -> None:
    """Words that somebody has added to the shuffles of games they sat in: these cannot be checked without."""
    table = shuffles
    for game_id, seat in sat:
        word = table.c.words.contains(f'"{seat}":', autoescape=True)
        await db.execute(delete(table).where(table.c.game_id == game_id, word))


async def forget_history(
    db: AsyncConnection, league_id: int, user_id: int, names: Collection[str], neutral: str
) -> None:
    """In a league's audit log somebody becomes nobody; earlier states, which hold them, cannot be gone back
    to any more."""
    table = league_history
    person, called = str(user_id), written(names)
    rows = (await db.execute(select(table).where(table.c.league_id == league_id))).mappings().all()
    for row in rows:
        mine = row["actor"] == user_id
        entries = _without_texts(row["entries"]) if mine else row["entries"]
        values: dict[str, Any] = {
            "args": _without(row["args"], person, called, neutral),
            "entries": _without(entries, person, called, neutral),
            "before": None,
        }
        if mine:
            values["actor"] = NOBODY
        await db.execute(
            update(table)
            .where(table.c.league_id == league_id, table.c.number == row["number"])
            .values(values)
        )


def _without_texts(entries: str) -> str:
    """Lines of the audit log without what was typed into them."""
    found = json.loads(entries)
    for entry in found:
        if "text" in entry.get("args", {}):
            entry["args"]["text"] = "–"
    return json.dumps(found, ensure_ascii=False)


def written(names: Iterable[str]) -> list[str]:
    """Names as they are written, also where Discord is to show them as they are; the longest first."""
    shapes = {shape for name in names if name for shape in (name, visible(name), plain(name))}
    return sorted(shapes, key=lambda shape: (-len(shape), shape))


def _without(text: str, person: str, called: Collection[str], neutral: str) -> str:
    """JSON without somebody's id, mentions and names; lists of ids no longer have theirs. A name is one where
    it is a whole value, a part of a list of names, or stands in a sentence with no letter beside it."""
    user_id = int(person)
    # A single letter is a word of its own in many sentences.
    words = "|".join(_word(name) for name in called if len(name) > 1)

    def changed(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: changed(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [changed(inner) for inner in value if inner != user_id]
        if value == user_id:
            return NOBODY
        if isinstance(value, str):
            mended = value.replace(f"<@{person}>", neutral).replace(person, neutral)
            mended = "".join(neutral if part in called else part for part in _COMMAS.split(mended))
            return re.sub(words, lambda _: neutral, mended) if words and not _ADDRESS(mended) else mended
        return value

    return json.dumps(changed(json.loads(text)), ensure_ascii=False)


_COMMAS: Final = re.compile(f"({'|'.join(sorted({say(each, 'between-items') for each in LANGUAGES}))})")
"""What parts the names of a list, in any language."""
_ADDRESS: Final = re.compile(r"[\w:.-]*[\w:-]", re.ASCII).fullmatch
"""What is no sentence: the address of a button, the name of a message."""


def _word(name: str) -> str:
    """A name that has no letter or digit beside it."""
    before = NO_LETTER_BEFORE if name[0].isalnum() else ""
    after = NO_LETTER_AFTER if name[-1].isalnum() else ""
    return f"{before}{re.escape(name)}{after}"
