"""Somebody's decks: shown, renamed, copied, written, deleted. Private until their owner shows them."""

from __future__ import annotations

import asyncio
import io
import re
import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Final

import discord
from discord import ui

import render.netrunner.deck as drawing
from bot.games.netrunner.decks import pages
from bot.games.netrunner.store import decks as store
from bot.games.netrunner.store.decks import NAME, DeckRow
from bot.hosting.play import Play
from bot.layouts.pictures import Pictures, file, image
from bot.messages import components
from bot.messages.components import TEXT, cut
from bot.messages.forms import Line, form
from bot.messages.layout import Layout, text_layout
from bot.messages.loglines import bare
from bot.messages.refusals import Refusal
from bot.messages.words import plain, say, visible
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.presses.routes import Ids
from bot.process.latest import Latest
from engine.messages import LANGUAGES
from engine.netrunner import Deck, DeckReport
from engine.netrunner.decklists import FORMATS, write
from engine.netrunner.decklists.formats import CASUAL, Formats
from engine.netrunner.decklists.preconstructed import Preconstructed, preconstructed
from engine.netrunner.decklists.view import deck_view
from render.picture import single

MOST: Final = 50
"""Decks of a person."""
OURS: Final = 0
"""The id of what is no row: a deck of ours."""


MARKS: Final = 2000
"""Decks of which is remembered what they can be played in."""
SHOWN: Final = 3000
"""Characters of reasons that are shown where the whole is in a file."""


def _row(one: Preconstructed, language: str) -> DeckRow:
    return DeckRow(OURS, 0, one.name(language), one.side, pages.written(one.deck), one.plays(language), 0.0)


def _key(row: DeckRow) -> str:
    """The key of a deck of ours; "" for somebody's own."""
    if row.id != OURS:
        return ""
    return next(one.key for one in preconstructed() if pages.written(one.deck) == row.cards)


class Decks:
    """Serves `/deck` but for the import."""

    def __init__(self, play: Play, pictures: Pictures, formats: Formats) -> None:
        self.db = play.db
        self.clock = play.clock
        self.pictures = pictures
        self.formats = formats
        self._marks: Latest[tuple[str, str, str], tuple[str, str]] = Latest(MARKS)

    def today(self) -> str:
        """The date that formats go by."""
        return datetime.fromtimestamp(self.clock.now(), UTC).date().isoformat()

    def casual(self, deck: Deck) -> DeckReport:
        """What is wrong with a deck in every format."""
        return self.formats.report(deck, CASUAL, self.today())

    # -- who may -------------------------------------------------------------------------------------------

    async def owner(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
        """The rule of routes that name a deck: its owner, for others there is none."""
        await self.own(asker, ids.number("deck"))

    async def onlooker(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
        """The rule of what stands under a deck that was shown: its owner, and the server it was shown to."""
        await self._seen(asker, ids.number("deck"))

    async def own(self, asker: Asker, deck_id: int) -> DeckRow:
        """One's own deck. Refusal as if there were none."""
        async with self.db.read() as db:
            row = await store.get(db, deck_id)
        if row is None or row.user_id != asker.user_id:
            raise Refusal("bot-deck-none")
        return row

    async def _seen(self, asker: Asker, deck_id: int) -> DeckRow:
        async with self.db.read() as db:
            row = await store.get(db, deck_id)
            shown = asker.guild_id is not None and await store.is_shown_in(db, deck_id, asker.guild_id)
        if row is None or not (shown or row.user_id == asker.user_id):
            raise Refusal("bot-deck-none")
        return row

    async def any_named(self, asker: Asker, name: str, language: str = "") -> DeckRow:
        """One's deck of a name, or one of ours that is called so, in its asker's language or another."""
        wanted = name.strip().casefold()
        ours = {one.name(language).casefold(): one for one in preconstructed() for language in LANGUAGES}
        try:
            return await self.named(asker, name)
        except Refusal:
            if wanted not in ours:
                raise
        return _row(ours[wanted], language or asker.language)

    def ours(self, asker: Asker, key: str) -> DeckRow:
        """One of ours by its key. Refusal if there is none."""
        found = next((one for one in preconstructed() if one.key == key), None)
        if found is None:
            raise Refusal("bot-forged")
        return _row(found, asker.language)

    async def named(self, asker: Asker, name: str, *, whole: bool = False) -> DeckRow:
        """One's deck of a name, or the only one that begins so (unless the `whole` name is needed: for what
        changes a deck without a question)."""
        async with self.db.read() as db:
            rows = await store.of_user(db, asker.user_id)
        wanted = name.strip().casefold()
        # Two names of an older program may differ in large letters only.
        exact = [row for row in rows if row.name == name.strip()]
        exact = exact or [row for row in rows if row.name.casefold() == wanted]
        begins = [] if whole or not wanted else [r for r in rows if r.name.casefold().startswith(wanted)]
        found = exact or begins
        if len(found) != 1:
            raise Refusal("bot-deck-not-named", name=plain(name))
        return found[0]

    # -- shown ---------------------------------------------------------------------------------------------

    async def listing(self, asker: Asker) -> Answer:
        async with self.db.read() as db:
            rows = await store.of_user(db, asker.user_id)
        marks = []
        for row in rows:
            marks.append(self._mark(row, asker.language))
            await asyncio.sleep(0)  # some milliseconds each: others go on in between
        return Answer(layout=pages.listing(rows, marks, asker.language))

    def _mark(self, row: DeckRow, language: str) -> tuple[str, str]:
        wanted = row.cards, self.today(), language
        if wanted not in self._marks:
            self._marks[wanted] = pages.marked(self.formats, pages.read_deck(row), wanted[1], language)
        return self._marks[wanted]

    async def show(
        self, asker: Asker, deck_id: int, *, notes: Sequence[str] = (), update: bool = False
    ) -> Answer:
        """A deck for its owner, with what can be done with it."""
        return await self._page(
            await self.own(asker, deck_id), asker.language, notes, own=True, update=update
        )

    async def show_named(self, asker: Asker, name: str) -> Answer:
        """One's own deck, or one of ours."""
        row = await self.any_named(asker, name)
        notes = [plain(row.notes)] if row.id == OURS else []
        return await self._page(row, asker.language, notes, own=row.id != OURS, update=False)

    async def post(self, asker: Asker, deck_id: int) -> Answer:
        """Show a deck to everybody where one is; from now on the server's members may copy it."""
        row = await self.own(asker, deck_id)
        if asker.guild_id is not None:
            async with self.db.write() as db:
                await store.show_in(db, row.id, asker.guild_id)
        shown = say(asker.public, "bot-deck-of", name=plain(visible(asker.name)))
        return await self._posted(row, asker, f"-# {shown}")

    async def post_named(self, asker: Asker, name: str) -> Answer:
        """Show one's own deck, or one of ours, to everybody."""
        row = await self.any_named(asker, name, asker.public)
        return await (self._posted(row, asker, "") if row.id == OURS else self.post(asker, row.id))

    async def _posted(self, row: DeckRow, asker: Asker, note: str) -> Answer:
        """One of ours comes with its own sentence."""
        page = await self._page(row, asker.public, [note or plain(row.notes)], own=False, update=False)
        return Answer(layout=page.layout, files=page.files, ephemeral=False)

    async def _page(
        self, row: DeckRow, language: str, notes: Sequence[str], *, own: bool, update: bool
    ) -> Answer:
        deck = pages.read_deck(row)
        draw = partial(single, drawing.deck, deck_view(deck, row.name, language), language)
        drawn = await self.pictures.drawn(draw)
        lines = [*pages.legality(self.formats, deck, self.today(), language), *notes]
        images = tuple(image(picture) for picture in drawn)
        playable = self.formats.report(deck, CASUAL, self.today()).legal
        layout = pages.one(row, lines, images, language, own=own, playable=playable, ours=_key(row))
        return Answer(layout=layout, files=tuple(file(one) for one in drawn), update=update, clear=not drawn)

    async def why(self, asker: Asker, deck_id: int) -> Answer:
        """Everything that keeps a deck out of a format; as a file where that is more than a message holds."""
        row = await self.own(asker, deck_id)
        text = pages.reasons(self.formats, row, self.today(), asker.language)
        if len(text) <= TEXT:
            return Answer(layout=text_layout(text))
        file = discord.File(io.BytesIO(bare(text).encode()), filename="reasons.txt")
        layout = text_layout(cut(text, SHOWN))
        layout.add(components.file("reasons.txt"))
        return Answer(layout=layout, files=(file,))

    # -- changed -------------------------------------------------------------------------------------------

    async def rename_form(self, asker: Asker, deck_id: int) -> ui.Modal:
        row = await self.own(asker, deck_id)
        language = asker.language
        line = Line("name", say(language, "bot-deck-name"), row.name, most=NAME)
        return form(say(language, "bot-deck-rename"), f"dk:own:{row.id}:renamed", line)

    async def rename(self, asker: Asker, deck_id: int, name: str) -> Answer:
        row = await self.own(asker, deck_id)
        if not name.strip():
            raise Refusal("bot-deck-nameless")
        wanted = visible(name)[:NAME].strip()
        if wanted != row.name:
            async with self.db.write() as db:
                if await store.free_name(db, asker.user_id, wanted, row.id) != wanted:
                    raise Refusal("bot-deck-taken", name=plain(wanted))
                await store.change(db, row.id, name=wanted, updated=self.clock.now())
        return await self.show(asker, row.id, update=True)

    async def copy(self, asker: Asker, deck_id: int, name: str = "") -> Answer:
        """Copy one's own deck, or one that was shown here, to one's own."""
        return await self._copied(asker, await self._seen(asker, deck_id), name)

    async def copy_ours(self, asker: Asker, key: str) -> Answer:
        """Copy one of ours."""
        return await self._copied(asker, self.ours(asker, key), "")

    async def copy_named(self, asker: Asker, given: str, name: str) -> Answer:
        """Copy one's own deck, or one of ours."""
        return await self._copied(asker, await self.any_named(asker, given), name)

    async def _copied(self, asker: Asker, row: DeckRow, name: str) -> Answer:
        async with self.db.write() as db:
            if await store.count(db, asker.user_id) >= MOST:
                raise Refusal("bot-deck-many", n=MOST)
            free = await store.free_name(db, asker.user_id, visible(name) if name.strip() else row.name)
            notes = row.notes if row.user_id in (asker.user_id, 0) else ""
            copied = await store.add(db, asker.user_id, free, row.side, row.cards, notes, self.clock.now())
        return await self.show(asker, copied)

    async def ask_delete(self, asker: Asker, deck_id: int) -> Answer:
        row = await self.own(asker, deck_id)
        return Answer(layout=pages.deleting(row, asker.language), update=True, clear=True)

    async def delete(self, asker: Asker, deck_id: int) -> Answer:
        row = await self.own(asker, deck_id)
        async with self.db.write() as db:
            await store.remove(db, row.id)
        said = say(asker.language, "bot-deck-gone", name=plain(row.name))
        return Answer(layout=text_layout(said), update=True, clear=True)

    async def export(self, asker: Asker, deck_id: int, wanted: str) -> Answer:
        """A file in a format, of one's own deck."""
        return self._written(await self.own(asker, deck_id), wanted)

    async def export_ours(self, asker: Asker, key: str, wanted: str) -> Answer:
        """A file in a format, of one of ours."""
        return self._written(self.ours(asker, key), wanted)

    async def export_named(self, asker: Asker, name: str, wanted: str) -> Answer:
        """A file in a format, of one's own deck or one of ours."""
        return self._written(await self.any_named(asker, name), wanted)

    def _written(self, row: DeckRow, wanted: str) -> Answer:
        found = next((one for one in FORMATS if one == wanted), None)
        if found is None:
            raise Refusal("bot-forged")
        text = write(pages.read_deck(row), found, row.name, row.notes)
        letters = unicodedata.normalize("NFKD", row.name).encode("ascii", "ignore").decode()
        stem = re.sub(r"[^A-Za-z0-9]+", "-", letters).strip("-").lower() or "deck"
        name = f"{stem}.{FORMATS[found].ending}"
        layout = Layout()
        layout.add(components.file(name))
        return Answer(layout=layout, files=(discord.File(io.BytesIO(text.encode()), filename=name),))
