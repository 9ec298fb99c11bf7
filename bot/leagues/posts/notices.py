"""Notices of a league as promises of the outbox: said in the reader's language, each in the right lane.

The channel is one lane, every person's direct messages are another, the organisers' channel a third. Who
cannot be written to directly is called by name in the league's channel; what is for organisers only is not
said there, only that something waits. What belongs together (said to the same reader by one change) is one
message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leagues.stored import StoredLeague, user_of
from bot.messages import words
from bot.messages.components import Button, cut
from bot.store import leagues as store
from bot.store import outbox
from bot.store.leagues import Member
from bot.store.outbox import Owner, dm_lane
from engine.leagues.season.model import Notice

CHANNEL, ORGANISERS = "league", "organisers"
"""The lanes of the league's channel, and of its organisers' where they have one."""
LONGEST = 1800
"""Characters of a message that several notices share."""
CONTENT = 2000
"""Characters of a message at most."""
MOST_BUTTONS = 10

WAITS = "lst-organisers-wait"
"""What a public channel is told in place of a notice to the organisers."""
PRIVATE = {"ls-warned": "lst-word-waits", "ls-warning-withdrawn": "lst-word-waits"}
"""What it is told in place of something nobody but the person may read."""

NoticeButtons = Callable[[StoredLeague, Notice, str], Sequence[Button]]
"""Buttons that go with a notice, in a language: () for none. Pure; runs where the notice is promised."""


def owner(league_id: int) -> Owner:
    """A league as the owner of messages."""
    return Owner("league", league_id)


@dataclass
class Message:
    """A message being put together: for one reader, and how it would read in the channel."""

    texts: list[str] = field(default_factory=list)
    public: list[str] = field(default_factory=list)
    buttons: list[list[str]] = field(default_factory=list)
    public_buttons: list[list[str]] = field(default_factory=list)

    def fits(self, text: str, public: str, buttons: Sequence[object]) -> bool:
        length = max(sum(map(len, self.texts)) + len(text), sum(map(len, self.public)) + len(public))
        return length <= LONGEST and len(self.buttons) + len(buttons) <= MOST_BUTTONS

    def add(
        self, text: str, public: str, buttons: Sequence[list[str]], public_buttons: Sequence[list[str]]
    ) -> None:
        """One more notice. A button that is there already is there once: Discord wants them to differ."""
        self.texts.append(text)
        self.public.append(public)
        for here, new in ((self.buttons, buttons), (self.public_buttons, public_buttons)):
            there = {custom_id for _, custom_id, _ in here}
            here += [button for button in new if button[1] not in there]


class Notices:
    """Puts what a change has to say into the outbox."""

    def __init__(self) -> None:
        self.buttons: list[NoticeButtons] = []
        """Whoever serves the buttons of matches, drafts, claims adds to this."""

    async def promise(
        self, db: AsyncConnection, table: StoredLeague, notices: Iterable[Notice], now: float
    ) -> None:
        """Promise every notice, in order."""
        found = list(notices)
        if not found:
            return
        row = table.row
        direct = {user_of(notice.person) for notice in found if notice.person is not None}
        if any(notice.audience == "organisers" for notice in found):
            direct |= row.organisers
        people = {user_id for user_id in direct if user_id is not None}
        members = await store.reach(db, row.id, people, table.language)
        promised: list[tuple[str, Message, tuple[int, ...]]] = []
        current: dict[tuple[str, tuple[int, ...]], Message] = {}
        for notice in found:
            shown = _in_public(table, notice)
            for lane, language, called in self._readers(table, notice, members):
                said = shown if lane == CHANNEL else notice
                text, buttons = self._said(table, said, language, lane), self._made(table, said, language)
                public = self._said(table, shown, table.language, CHANNEL)
                message = current.get((lane, called))
                if message is not None and said.message == WAITS and text in message.texts:
                    continue
                if message is None or not message.fits(text, public, buttons):
                    message = current[lane, called] = Message()
                    promised.append((lane, message, called))
                message.add(text, public, buttons, self._made(table, shown, table.language))
                if lane in (CHANNEL, ORGANISERS):
                    # The next one here comes after this, whomever it calls.
                    current = {key: kept for key, kept in current.items() if key[0] != lane}
                    current[lane, called] = message
        payloads = [(lane, self._payload(table, lane, made, called)) for lane, made, called in promised]
        await outbox.add_texts(db, owner(row.id), payloads, now)

    def _readers(
        self, table: StoredLeague, notice: Notice, members: dict[int, Member]
    ) -> list[tuple[str, str, tuple[int, ...]]]:
        """(lane, language, users called by name) of everybody a notice is for."""
        row, public = table.row, table.language
        open_channel = row.channel_state == "open"
        if notice.audience == "channel":
            return [(CHANNEL, public, ())] if open_channel else []
        if notice.audience == "organisers":
            if row.organiser_channel_id is not None:
                return [(ORGANISERS, public, ())]
            whom: Iterable[int] = sorted(row.organisers)
        else:
            user_id = user_of(notice.person or "")
            whom = () if user_id is None else (user_id,)
        found: list[tuple[str, str, tuple[int, ...]]] = []
        for one in whom:
            member = members[one]
            if member.by_dm:
                found.append((dm_lane(str(one)), member.language, ()))
            elif open_channel:
                found.append((CHANNEL, public, (one,)))
        return found

    def _said(self, table: StoredLeague, notice: Notice, language: str, lane: str) -> str:
        return table.said(notice, language, names=lane not in (CHANNEL, ORGANISERS))

    def _made(self, table: StoredLeague, notice: Notice, language: str) -> list[list[str]]:
        made = [button for buttons in self.buttons for button in buttons(table, notice, language)]
        return [[b["label"], b["custom_id"], discord.ButtonStyle(b["style"]).name] for b in made]

    def _payload(
        self, table: StoredLeague, lane: str, message: Message, called: tuple[int, ...]
    ) -> dict[str, Any]:
        content = "\n".join(message.texts)
        payload: dict[str, Any] = {}
        if lane == ORGANISERS:
            roles = sorted(table.row.roles)
            users = sorted(table.row.organisers) if not roles else []
            names = " ".join([*(f"<@&{role}>" for role in roles), *map(words.mention, users)])
            content = f"{names}\n{content}"
            payload |= {"mentions": users, "roles": roles}
        elif lane != CHANNEL:
            content = f"**{words.plain(table.row.name)}**\n{content}"
        if lane != CHANNEL:
            payload["public"] = "\n".join(dict.fromkeys(message.public))
            if message.public_buttons:
                payload["public_buttons"] = message.public_buttons
        elif called:
            content = f"{words.mention(called[0])} {content}"
            payload["mentions"] = list(called)
        if message.buttons:
            payload["buttons"] = message.buttons
        return {"content": cut(content, CONTENT), **payload}


def _in_public(table: StoredLeague, notice: Notice) -> Notice:
    """A notice as everybody may read it: nothing of what somebody wrote for the organisers."""
    if notice.message in PRIVATE:
        return replace(notice, message=PRIVATE[notice.message], args={})
    if notice.audience != "organisers":
        return notice
    return replace(notice, message=WAITS, args={"league": words.plain(table.row.name)})


async def to_channel(db: AsyncConnection, league_id: int, lane: str, user_id: int, now: float) -> None:
    """What still waits in a lane goes out in the league's channel, calling the user it was for by name."""
    moved = []
    for row in await outbox.waiting(db, owner(league_id), lane):
        text = row.payload.get("public", row.payload["content"])
        payload = {"content": cut(f"{words.mention(user_id)} {text}", CONTENT), "mentions": [user_id]}
        if "public_buttons" in row.payload:
            payload["buttons"] = row.payload["public_buttons"]
        moved.append((CHANNEL, payload))
    await outbox.skip_lane(db, owner(league_id), lane)
    await outbox.add_texts(db, owner(league_id), moved, now)
