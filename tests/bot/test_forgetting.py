"""Whoever is forgotten stands by name in no message either, however it was said."""

from __future__ import annotations

import contextlib
import json
import re

import pytest
from fluent.syntax.ast import Message, MessageReference, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor
from sqlalchemy import Table, insert, select, update

from bot.leagues.posts.notices import owner
from bot.messages.words import plain
from bot.store import outbox, privacy, schema
from bot.store.database import Database
from engine.messages import LANGUAGES, say
from engine.messages.catalogue import HERE
from engine.messages.writing import UNSPACED
from tests.messages.parsed import entries

NAME = "Zanzi_Barella"
ELSEWHERE = 77
"""A league they were never in."""


class Variables(Visitor):
    """The names of all variables, and of the messages and terms that are said within."""

    def __init__(self, entry: Message | Term) -> None:
        self.found: set[str] = set()
        self.within: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.within.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.within.add(f"-{node.id.name}")
        self.generic_visit(node)


def sentences(language: str, name: str) -> list[str]:
    """Every sentence of the catalogue that says something of somebody, with this name in each place."""
    there = [
        entry
        for path in sorted((HERE / language).glob("*.ftl"))
        for entry in entries(path.read_text(encoding="utf-8"))
    ]
    parts = {
        ("-" if isinstance(one, Term) else "") + one.id.name: Variables(one)
        for one in there
        if isinstance(one, Message | Term)
    }

    def needed(entry: str) -> set[str]:
        return parts[entry].found.union(*(needed(one) for one in parts[entry].within if one in parts))

    # Each is given what it says and no more: Fluent makes a value of whatever it is given.
    said = [say(language, one, **dict.fromkeys(needed(one), name)) for one in parts if one[0] != "-"]
    # What has a letter beside it is a number, or an ending: no name is put there. Kana are no endings.
    # A result (3:0) is numbers, too.
    said = [one.replace(f"{name}:{name}", "3:0") for one in said]
    letter = f"[^\\W_{UNSPACED}]"
    beside = re.compile(rf"{letter}{re.escape(name)}|{re.escape(name)}{letter}|\.{re.escape(name)}")
    return [one for one in said if name in one and not beside.search(one)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_sentence_keeps_a_name(stored: Database, language: str) -> None:
    of_theirs = sentences(language, plain(NAME))
    assert len(of_theirs) > 500
    async with stored.write() as db:
        texts = [
            (
                f"dm:9{number}",
                {"content": f"**Cup**\n{one}", "public": one, "buttons": [[one, "lp:1:my", "primary"]]},
            )
            for number, one in enumerate((*of_theirs, *sentences(language, NAME)))
        ]
        await outbox.add_texts(db, owner(1), texts, 0.0)
        await db.execute(update(schema.outbox).values(state="sent"))
        await privacy.forget(db, 5, "Somebody", lambda: "nobody", {NAME}, {1})
        left = list(await db.scalars(select(schema.outbox.c.payload)))
    assert [one for one in left if "Barella" in one] == []
    assert sum("Somebody" in one for one in left) == len(texts)


@pytest.mark.parametrize(
    ("name", "said", "left"),
    [
        ("Ann", "Ann and Anna play; Hann's not", "X and Anna play; Hann's not"),
        ("Ann", "Ann's lead", "X's lead"),
        ("A*", r"A\*, go", "X, go"),
        ("Ada, Countess", "Round 1: you play Ada, Countess as the Corp", "Round 1: you play X as the Corp"),
        ('"Q"', 'you play "Q" now', "you play X now"),
        ("e", "you play e now", "you play e now"),
        ("report", "lm:1:1:2:report", "lm:1:1:2:report"),
        ("report", "report", "X"),
        ("Ж", "Ж, Ann", "X, Ann"),
        ("Ж", "Ж、Ann", "X、Ann"),
        ("Ann", "Annが開始、Annaも", "Xが開始、Annaも"),
        ("田中", "第1ラウンド：田中が開始", "第1ラウンド：Xが開始"),
    ],
)
async def test_a_name_is_a_word_of_its_own(stored: Database, name: str, said: str, left: str) -> None:
    async with stored.write() as db:
        await outbox.add(db, owner(1), "dm:7", "text", 0.0, content=said)
        await privacy.forget(db, 5, "X", lambda: "nobody", {name}, {1})
        (payload,) = await db.scalars(select(schema.outbox.c.payload))
    assert json.loads(payload)["content"] == left


async def test_what_waits_for_strangers_keeps_its_words_and_what_was_sent_does_not(stored: Database) -> None:
    async with stored.write() as db:
        for _ in range(2):
            await outbox.add(db, owner(ELSEWHERE), "league", "text", 0.0, content="Round 2 begins.")
        await db.execute(update(schema.outbox).where(schema.outbox.c.id == 1).values(state="sent"))
        await privacy.forget(db, 5, "Somebody", lambda: "nobody", {"Round"}, {1})
        query = select(schema.outbox.c.payload).order_by(schema.outbox.c.id)
        found = [json.loads(one)["content"] for one in await db.scalars(query)]
    assert found == ["Somebody 2 begins.", "Round 2 begins."]


class Undone(Exception):
    """Nothing of it is to stay."""


PEOPLE = {"user_id", "host_id", "challenger_id", "opponent_id", "creator_id", "organiser_id"}
"""Columns with a person's id."""
OTHERS = {
    "id", "guild_id", "channel_id", "thread_id", "message_id", "message_channel_id", "organiser_channel_id",
    "interaction_id", "game_id", "campaign_id", "league_id", "deck_id", "owner_id",
}  # fmt: skip
"""Columns with an id of something else."""


def of_people() -> list[tuple[Table, str]]:
    """Every column that has somebody's id, whoever has added it."""
    return [
        (table, column)
        for table in schema.metadata.sorted_tables
        for column in sorted(PEOPLE & {*table.c.keys()})
    ]


def row(table: Table, column: str, user_id: int) -> dict[str, object]:
    """A row about somebody, with as little as it takes."""
    plainest = {int: 1, str: "x", bytes: b"x", float: 0.0, bool: False}
    needed = [one for one in table.c if not one.nullable and one.default is None and not one.server_default]
    found: dict[str, object] = {one.name: plainest[one.type.python_type] for one in needed}
    kind = {"kind": "user"} if column == "organiser_id" else {}
    return found | kind | {column: user_id if table.c[column].type.python_type is int else str(user_id)}


def test_each_id_is_of_somebody_or_of_something() -> None:
    names = {one.name for table in schema.metadata.sorted_tables for one in table.c}
    assert {name for name in names if name == "id" or name.endswith("_id")} == PEOPLE | OTHERS


@pytest.mark.sqlite
async def test_no_table_keeps_somebody_who_is_forgotten(stored: Database) -> None:
    """A table that `privacy.forget` does not know would keep them for ever."""
    assert len(of_people()) > 15
    for table, column in of_people():
        with contextlib.suppress(Undone):
            async with stored.write() as db:
                await db.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
                put = row(table, column, 5)
                await db.execute(insert(table).values(put))
                await privacy.forget(db, 5, "X", lambda: "nobody")
                left = select(table.c[column]).where(table.c[column].in_([put[column]]))
                assert (await db.execute(left)).all() == [], f"{table.name}.{column}"
                raise Undone


TOLD_OTHERWISE = {("leagues", "creator_id")}
"""What is told of leagues is in their states (`privacy.leagues_of`)."""


@pytest.mark.sqlite
async def test_every_table_with_somebody_is_in_what_they_are_told(stored: Database) -> None:
    """A table that `privacy.everything` does not know would be kept from those it is about."""
    for table, column in of_people():
        if (table.name, column) in TOLD_OTHERWISE:
            continue
        with contextlib.suppress(Undone):
            async with stored.write() as db:
                await db.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
                await db.execute(insert(table).values(row(table, column, 5)))
                told = await privacy.everything(db, 5)
                assert any(told.values()), f"{table.name}.{column}"
                raise Undone
