"""Answering an interaction in time, whatever happens.

What a press does is stored before Discord hears of it. Only if that takes most of the three seconds Discord
allows, Discord is told that an answer follows, and not before this is written down: if the process dies then,
the next one tells the person (`presses.broken`). Where not even that can be stored, the person is told that
nothing is stored yet. What only reads, and takes long, is acknowledged at once. Every failure ends in a short
message to the one who pressed, and never in silence.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import discord
from discord import ui

from bot.hosting.quota import FILES, PAGES, Quotas
from bot.messages import words
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.outbox.codes import UNKNOWN_MESSAGE
from bot.presses.gate import gate_of
from bot.presses.languages import Asker, Languages
from bot.process import measures
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store.database import StoreUnavailable
from bot.store.deferred import Press, Promise, kept

log = logger(__name__)

PUT_OFF_AFTER: Final = 2.0
"""Seconds since an interaction was made after which its answer is put off, and that is written down first. As
late as the rest of Discord's three seconds allows: what is answered before takes one request, not two."""
TOLD_BY: Final = 2.6
"""By then Discord is told, written down or not: a commit may wait for a lock for `Settings.busy_ms`, and so
may the answer's own, which is waited for until it has come to its end. The rest is the way to Discord."""
LATE = {10062, 10015, 50027}
"""The interaction is not known (any more): too late to answer it. The outbox brings the panel up to date."""

INVALID = 50035
MOST: Final = 120
"""Interactions that are worked on at once: some two seconds' worth. What comes beyond is put off, without the
database: with ever more of them under way none would be done in time, and who waits presses again."""


@dataclass(frozen=True)
class Answer:
    """What to show: `layout` or `text`, in place of the pressed message (`update`) or as one of its own."""

    layout: Layout | None = None
    text: str = ""
    update: bool = False
    ephemeral: bool = True
    files: tuple[discord.File, ...] = field(default=())
    mentions: tuple[int, ...] = ()
    clear: bool = False
    """Whether the pressed message loses its pictures, which are not true any more."""
    left: bool = False
    """Whether the pressed message is left as it is, because another process edits it."""
    comes: bool = False
    """Whether what it tells of comes by direct message: who pressed there sees that, and is told nothing."""
    bare: Callable[[], Layout] | None = None
    """The same without its picture, for when the message has lost the attachment it is to keep."""
    shown: Callable[[int], Awaitable[None]] | None = None
    """What follows once it is shown, with the id of its message where Discord tells it."""


Work = Callable[[Asker], Awaitable[Answer]]
"""Finds the answer for who asked, in their language. May raise Refusal."""


class Answers:
    """Answers interactions, each in the language of who asked."""

    def __init__(self, languages: Languages, clock: Clock) -> None:
        self.languages = languages
        self.db = languages.db
        self.clock = clock
        self.pages = Quotas(PAGES, "bot-slow-quota")
        """What everybody may ask for of what costs (`slow`)."""
        self.files = Quotas(FILES, "bot-file-quota")
        """And of what costs more (`file`)."""
        self.under_way = 0
        """Interactions that are being worked on."""

    async def give(
        self,
        interaction: discord.Interaction,
        work: Work,
        update: bool = False,
        slow: bool = False,
        public: bool = False,
        file: bool = False,
        stores: bool = False,
    ) -> None:
        """Do the work and show its answer.

        `update` says how it is put off: the answer will replace the pressed message; `public`, that everybody
        may see it. `slow` work (it draws, or reads much) is acknowledged at once, and there is so much of it
        for a person and a server in an hour; less where a `file` is written or read. Such work that `stores`
        something, too, says so, and is not acknowledged before.
        """
        with gate_of(interaction).speaking():
            if file:
                work = self._counted(work, self.files)
            elif slow:
                work = self._counted(work, self.pages)
            press = Press(
                Promise(
                    interaction.id,
                    interaction.user.id,
                    interaction.guild_id,
                    interaction.token,
                    words.first(str(interaction.locale)),
                    not update,
                    self.clock.now(),
                )
            )
            self.db.presses[interaction.id] = press
            try:
                await self._give(interaction, work, press, public, (slow or file) and not stores)
            finally:
                self.db.presses.pop(interaction.id, None)

    async def _give(
        self,
        interaction: discord.Interaction,
        work: Work,
        press: Press,
        public: bool,
        reads: bool,
    ) -> None:
        """`reads`: it takes long, and stores nothing."""
        if self.under_way >= MOST:
            measures.BUSY.inc()
            task = asyncio.ensure_future(_busy(interaction))
            reads = False
        else:
            task = asyncio.ensure_future(self._guarded(interaction, work))
        begun = gate_of(interaction).begun
        await _until({task}, begun + (0.0 if reads else PUT_OFF_AFTER))
        noting: asyncio.Task[None] | None = None
        if not (task.done() or reads):
            noting = await self._note(press, task, begun + TOLD_BY)
        try:
            message_id = await self._tell(interaction, task, press, public, noting, reads)
        except discord.HTTPException as error:
            await asyncio.wait({task})
            if error.code not in LATE:
                log.error("answer failed", interaction=interaction.id, code=error.code, status=error.status)
            else:
                await self._cross_out(press, noting)
            return
        except OSError as error:
            await asyncio.wait({task})
            log.error("answer failed", interaction=interaction.id, error=type(error).__name__)
            return
        measures.SHOWN.observe(time.monotonic() - begun)
        await self._cross_out(press, noting)
        shown = task.result()[0].shown
        if shown is not None and message_id is not None:
            await shown(message_id)

    async def _note(self, press: Press, task: asyncio.Task[Any], until: float) -> asyncio.Task[None] | None:
        """Write down that an answer is promised, unless it comes meanwhile; a commit that is under way comes
        to its end before."""
        while not press.quiet.is_set():
            quiet = asyncio.ensure_future(press.quiet.wait())
            await _until({task, quiet}, until)
            if task.done() or not quiet.done():
                quiet.cancel()
                return None
        press.noted = True
        noting = asyncio.ensure_future(self.db.write_soon(press.note))
        await _until({task, noting}, until)
        await _until({task}, until if _failed(noting) else 0.0)
        return noting

    async def _tell(
        self,
        interaction: discord.Interaction,
        task: asyncio.Task[tuple[Answer, str]],
        press: Press,
        public: bool,
        noting: asyncio.Task[None] | None,
        reads: bool,
    ) -> int | None:
        """Show the answer, now or when it is there; the id of the message that it is in, if that is known."""
        if task.done():
            return await _respond(interaction, *task.result())
        noted = noting is not None and noting.done() and not _failed(noting)
        if not (reads or noted):
            told = "bot-died-stored" if press.stored else "bot-held-up"
            held_up = text_layout(words.say(press.promise.language, told))
            await interaction.response.send_message(view=held_up, ephemeral=True)
            return await _at_last(interaction, *await task)
        press.acknowledged = True
        if press.promise.thinking:
            await interaction.response.defer(ephemeral=not public, thinking=True)
        else:
            await interaction.response.defer()
        return await _follow(interaction, *await task, not press.promise.thinking)

    async def _cross_out(self, press: Press, noting: asyncio.Task[None] | None) -> None:
        """The promise was kept, or not made; where it cannot be crossed out, the next start does it."""
        press.noted = press.acknowledged = False
        if noting is None:
            return
        try:
            await noting
            await self.db.write_soon(partial(kept, interaction_id=press.promise.interaction_id))
        except StoreUnavailable:
            log.warning("promise not crossed out", interaction=press.promise.interaction_id)

    def _counted(self, work: Work, quotas: Quotas) -> Work:
        """The work, unless who asks, or their server, has asked for too much within the hour."""

        async def counted(asker: Asker) -> Answer:
            quotas.count(asker.user_id, asker.guild_id, self.clock.now())
            return await work(asker)

        return counted

    async def refuse(self, interaction: discord.Interaction, identifier: str) -> None:
        """Answer with one message of the catalogue, whoever it is."""

        async def nothing(asker: Asker) -> Answer:
            raise Refusal(identifier)

        gate = gate_of(interaction)
        if not gate.open:
            gate.rule = partial(_refused, identifier)
        await self.give(interaction, nothing)

    async def asker(self, interaction: discord.Interaction) -> Asker:
        """Who presses, where nothing is answered yet. Refusal for whoever may not: this is the one place
        where the rule of a press or command is asked."""
        asker = await self.languages.asker(interaction)
        await gate_of(interaction).ask(asker)
        return asker

    async def ask(
        self,
        interaction: discord.Interaction,
        make: Callable[[Asker], Awaitable[ui.Modal | Work | None]],
    ) -> bool:
        """Answer with a form, or say why not. A form is an answer itself: nothing can be said before it, so
        what is not there in time is given up. `make` only reads; it may find that there is nothing to fill
        in, and what is to be done then, or None: nothing is said, and False returned."""

        async def reading() -> ui.Modal | Work | None:
            return await make(await self.asker(interaction))

        task = asyncio.ensure_future(reading())
        await _until({task}, gate_of(interaction).begun + PUT_OFF_AFTER)
        made: ui.Modal | Work | None
        try:
            if not task.done():
                task.cancel()
                raise Refusal("bot-busy")
            made = task.result()
        except (Refusal, StoreUnavailable) as error:
            made = partial(_raised, error)
        if isinstance(made, ui.Modal):
            await interaction.response.send_modal(made)
        elif made is not None:
            await self.give(interaction, made)
        return made is not None

    async def _guarded(self, interaction: discord.Interaction, work: Work) -> tuple[Answer, str]:
        """The answer, and the language it is in."""
        language = words.first(str(interaction.locale))
        self.under_way += 1
        try:
            async with self.db.moment():
                language = (await self.languages.asker(interaction)).language
                asker = await self.asker(interaction)
            return await work(asker), language
        except Refusal as refusal:
            return Answer(text=refusal.text(language)), language
        except StoreUnavailable:
            return Answer(text=words.say(language, "bot-unavailable")), language
        except Exception as error:
            log.exception("interaction failed", interaction=interaction.id, error=type(error).__name__)
            return Answer(text=words.say(language, "bot-failed")), language
        finally:
            self.under_way -= 1


async def _until(tasks: set[asyncio.Task[Any]], moment: float) -> None:
    """Until the first of them is done, at most until that moment."""
    left = moment - time.monotonic()
    if left > 0:
        await asyncio.wait(tasks, timeout=left, return_when=asyncio.FIRST_COMPLETED)


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and task.exception() is not None


async def _busy(interaction: discord.Interaction) -> tuple[Answer, str]:
    language = words.first(str(interaction.locale))
    return Answer(text=words.say(language, "bot-busy")), language


async def _raised(error: Exception, asker: Asker) -> Answer:
    raise error


async def _refused(identifier: str, asker: Asker) -> None:
    raise Refusal(identifier)


def _mentions(shown: Answer) -> discord.AllowedMentions:
    users = [discord.Object(user_id) for user_id in shown.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


def _attachments(shown: Answer) -> Any:
    """What an edited message has of files: new ones, none any more, or those it had."""
    return list(shown.files) if shown.files or shown.clear else discord.utils.MISSING


def _seen(interaction: discord.Interaction, shown: Answer) -> bool:
    """Whether who pressed sees without an answer what it would tell of."""
    return shown.comes and interaction.message is not None and interaction.guild_id is None


async def _respond(interaction: discord.Interaction, shown: Answer, language: str) -> int | None:
    if shown.left or _seen(interaction, shown):
        await interaction.response.defer()
        return None
    if shown.update:
        try:
            result = await interaction.response.edit_message(
                view=shown.layout, attachments=_attachments(shown)
            )
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                # A newer panel has taken its place between the press and its answer.
                retired = words.say(language, "bot-retired")
                await interaction.response.send_message(retired, ephemeral=True)
                return None
            if error.code != INVALID or shown.bare is None:
                raise
            # The message was edited between the press and its answer. The outbox brings the picture again.
            await interaction.response.edit_message(view=shown.bare(), attachments=[])
            return None
        return result.message_id if result is not None else None
    layout = shown.layout or text_layout(shown.text)
    sent = await interaction.response.send_message(
        view=layout, ephemeral=shown.ephemeral, files=list(shown.files), allowed_mentions=_mentions(shown)
    )
    return sent.message_id


async def _follow(interaction: discord.Interaction, shown: Answer, language: str, update: bool) -> int | None:
    if _seen(interaction, shown) and not update:
        await interaction.delete_original_response()
    if shown.left or _seen(interaction, shown):
        return None
    layout = shown.layout or text_layout(shown.text)
    if shown.update and update:
        try:
            edited = await interaction.edit_original_response(view=layout, attachments=_attachments(shown))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                await interaction.followup.send(words.say(language, "bot-retired"), ephemeral=True)
                return None
            if error.code != INVALID or shown.bare is None:
                raise
            await interaction.edit_original_response(view=shown.bare(), attachments=[])
            return None
        return edited.id
    if update:
        message = await interaction.followup.send(
            view=layout, ephemeral=True, files=list(shown.files), allowed_mentions=_mentions(shown), wait=True
        )
        return message.id
    edited = await interaction.edit_original_response(
        view=layout, attachments=list(shown.files), allowed_mentions=_mentions(shown)
    )
    return edited.id


async def _at_last(interaction: discord.Interaction, shown: Answer, language: str) -> int | None:
    """The answer in place of the word that nothing was stored yet. What was pressed is left as it is: the
    outbox brings a panel up to date."""
    layout = shown.layout or text_layout(shown.text or words.say(language, "bot-held-up-done"))
    if shown.bare is not None:
        layout = shown.bare()
    ours = shown.update or shown.left
    message = await interaction.followup.send(
        view=layout,
        ephemeral=ours or shown.ephemeral,
        files=list(shown.files),
        allowed_mentions=_mentions(shown),
        wait=True,
    )
    await interaction.delete_original_response()
    return None if ours else message.id
