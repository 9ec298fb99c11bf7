"""Taking in lists: read, asked about where names are doubtful, kept when nothing is open."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.netrunner.decks import pages
from bot.games.netrunner.decks.decks import MOST, Decks
from bot.games.netrunner.store import decks as store
from bot.games.netrunner.store.decks import Draft
from bot.messages.components import OPTIONS
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import plain, say, visible
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.process.logs import logger
from engine.messages import items, labelled
from engine.netrunner.decklists import KEPT, LARGEST, Imported, Reason, names, read
from engine.netrunner.decklists.identities import likely_identities

log = logger(__name__)

SMALL: Final = 1_024
"""Bytes of a list that is read at once; most decks take less. So many names that are nearly right
take up to 20 ms."""
PACKED: Final = b"PK"
"""What a zip begins with."""
SECONDS: Final = 10.0
"""For reading a large file."""
ALIKE: Final = 5
"""Identities that are offered because they are like what was typed."""
LINK: Final = re.compile(r"<?https?://\S+")
"""What is pasted where a list was meant."""


class Importing:
    """Serves `/deck import`, its form, and the questions that come of it."""

    def __init__(self, decks: Decks) -> None:
        self.decks = decks
        self.db = decks.db

    async def file(self, asker: Asker, attachment: discord.Attachment, name: str, identity: str) -> Answer:
        """Take in an uploaded file. What is too large is not even fetched."""
        if attachment.size > LARGEST:
            raise Refusal("bot-deck-large", most=LARGEST // 1024)
        try:
            data = await attachment.read()
        except discord.HTTPException as error:
            raise Refusal("bot-deck-unread") from error
        name = name.strip()
        draft = Draft(asker.user_id, data, attachment.filename[:100], visible(name) if name else "", identity)
        return await self.take(asker, draft)

    async def text(self, asker: Asker, typed: Mapping[str, str]) -> Answer:
        """Take in what was pasted into the form."""
        name = typed.get("name", "").strip()
        if LINK.fullmatch(typed.get("list", "").strip()):
            raise Refusal("bot-deck-link")
        data = typed.get("list", "").encode("utf-8", "replace")
        draft = Draft(
            asker.user_id, data, "", visible(name) if name else "", typed.get("identity", "").strip()
        )
        return await self.take(asker, draft)

    async def take(self, asker: Asker, draft: Draft, update: bool = False) -> Answer:
        """Keep the deck of a list, ask about it, or say what is wrong: then nothing is kept."""
        found = await self._read(draft)
        if len(found) > 1:
            return await self._several(asker, draft, found)
        (one,) = found
        language = asker.language
        if {fault.reason for fault in one.faults} == {Reason.NO_IDENTITY}:
            meant = _identities(one, draft)
            if meant:
                async with self.db.write() as db:
                    await store.keep_draft(db, draft, self.decks.clock.now())
                return Answer(layout=pages.identities(meant, language), update=update)
        if one.faults:
            async with self.db.write() as db:
                await store.drop_draft(db, asker.user_id)
            return Answer(layout=text_layout(pages.faults(one, language)), update=update)
        if one.doubts:
            async with self.db.write() as db:
                await store.keep_draft(db, draft, self.decks.clock.now())
            return Answer(layout=pages.doubts(one, language), update=update)
        async with self.db.write() as db:
            deck_id = await self._keep(db, asker, draft, one)
            await store.drop_draft(db, asker.user_id)
        notes = [remark.say(language) for remark in one.remarks]
        if one.skipped:
            notes.append(say(language, "bot-deck-skipped", lines=items(language, one.skipped[:5])[:300]))
        return await self.decks.show(
            asker, deck_id, notes=[f"-# {plain(note)}" for note in notes], update=update
        )

    async def answered(self, asker: Asker, at: int, chosen: str) -> Answer:
        """A doubtful name was answered: the list is read again with the answer."""
        draft = await self._draft(asker)
        (found, *_) = await self._read(draft)
        if at >= len(found.doubts):
            raise Refusal("bot-deck-no-draft")
        doubt = found.doubts[at]
        own = {pages.left_out(doubt): "", pages.kept(doubt): KEPT}
        if chosen[:1] in (pages.NONE, KEPT) and chosen not in own:
            raise Refusal("bot-deck-no-draft")  # an older page, on which another name stood here
        if chosen not in own and chosen not in doubt.candidates:
            raise Refusal("bot-forged")
        meant = own.get(chosen, chosen)
        return await self.take(
            asker, replace(draft, answers={**draft.answers, doubt.text: meant}), update=True
        )

    async def identity(self, asker: Asker, chosen: str) -> Answer:
        """The identity of a list that names none was chosen: the list is read again with it."""
        draft = await self._draft(asker)
        (found, *_) = await self._read(draft)
        if Reason.NO_IDENTITY not in found.reasons():
            raise Refusal("bot-deck-no-draft")
        if chosen not in _identities(found, draft):
            raise Refusal("bot-forged")
        title = names.cards()[chosen].title
        return await self.take(asker, replace(draft, identity=title), update=True)

    async def suggested(self, asker: Asker) -> Answer:
        """Every name that is asked about means the first that is offered for it; else it stays as it is."""
        draft = await self._draft(asker)
        (found, *_) = await self._read(draft)
        first = {
            doubt.text: doubt.candidates[0] if doubt.candidates else KEPT
            for doubt in found.doubts
            if doubt.candidates or not doubt.identity
        }
        return await self.take(asker, replace(draft, answers={**first, **draft.answers}), update=True)

    async def drop(self, asker: Asker) -> Answer:
        """Forget the list."""
        async with self.db.write() as db:
            await store.drop_draft(db, asker.user_id)
        return Answer(layout=text_layout(say(asker.language, "bot-deck-dropped")), update=True)

    async def _read(self, draft: Draft) -> tuple[Imported, ...]:
        """What a list says. A large one, or a packed file of them, is read where it holds up nobody."""
        job = partial(read, draft.data, draft.filename, answers=draft.answers, identity=draft.identity)
        if len(draft.data) <= SMALL and not draft.data.startswith(PACKED):
            return job()
        try:
            return await self.decks.pictures.workers.run(job, SECONDS)
        except Exception as error:
            log.error("deck list not read", error=type(error).__name__)
            raise Refusal("bot-deck-slow") from error

    async def _draft(self, asker: Asker) -> Draft:
        async with self.db.read() as db:
            draft = await store.draft(db, asker.user_id)
        if draft is None:
            raise Refusal("bot-deck-no-draft")
        return draft

    async def _keep(self, db: AsyncConnection, asker: Asker, draft: Draft, one: Imported) -> int:
        if await store.count(db, asker.user_id) >= MOST:
            raise Refusal("bot-deck-many", n=MOST)
        title = names.cards()[one.identity].title
        name = draft.name or visible(one.name or title)
        name = await store.free_name(db, asker.user_id, name)
        side = names.cards()[one.identity].side
        now = self.decks.clock.now()
        return await store.add(db, asker.user_id, name, side, pages.written(one.deck), one.notes, now)

    async def _several(self, asker: Asker, draft: Draft, found: tuple[Imported, ...]) -> Answer:
        """Lists packed in one file: those that are plain are kept, the others named with the first reason."""
        language = asker.language
        kept, left, plainly = [], [], []
        for one in found:
            wrong = [fault.say(language) for fault in one.faults]
            wrong += [doubt.say(language) for doubt in one.doubts]
            if wrong:
                left.append("- " + labelled(language, f"**{plain(one.name)}**", plain(wrong[0])))
            else:
                plainly.append(one)
            await asyncio.sleep(0)  # each takes some milliseconds: others are served between them
        async with self.db.write() as db:
            for one in plainly:
                await self._keep(db, asker, replace(draft, name=""), one)
                kept.append(f"- **{plain(one.name)}**")
        lines = [say(language, "bot-deck-kept", n=len(kept)), *kept]
        if left:
            lines += [say(language, "bot-deck-left", n=len(left)), *left]
        return Answer(layout=text_layout("\n".join(lines)))


def _identities(one: Imported, draft: Draft) -> list[str]:
    """The identities a list without one may have: those like what was given beside it, then likely ones."""
    likely = likely_identities(one.cards, OPTIONS)
    if not (likely and draft.identity):
        return list(likely)
    side = names.cards()[likely[0]].side
    alike = [*names.beginning(draft.identity), *names.alike(draft.identity, ALIKE, identities=True)]
    fitting = [code for code in alike if names.is_identity(code) and names.cards()[code].side == side]
    return list(dict.fromkeys([*fitting[:ALIKE], *likely]))[:OPTIONS]
