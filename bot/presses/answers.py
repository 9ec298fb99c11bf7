"""Answering an interaction in time, whatever happens.

The work is given a moment; if it is not done by then, Discord is told that an answer follows. Every failure
ends in a short message to the one who pressed, and never in silence.
"""

from __future__ import annotations

import asyncio
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

log = logger(__name__)

ACKNOWLEDGE_AFTER = 0.03
"""Seconds of work after which the interaction is acknowledged before the answer is ready."""
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
    ) -> None:
        """Do the work and show its answer.

        `update` says how to acknowledge early: the answer will replace the pressed message; `public`, that
        everybody may see it. `slow` work (it draws, or reads much) is acknowledged at once, and there is
        so much of it for a person and a server in an hour; less where a `file` is written or read.
        """
        with gate_of(interaction).speaking():
            if file:
                work = self._counted(work, self.files)
            elif slow:
                work = self._counted(work, self.pages)
            await self._give(interaction, work, update, slow or file, public)

    async def _give(
        self, interaction: discord.Interaction, work: Work, update: bool, slow: bool, public: bool
    ) -> None:
        if self.under_way >= MOST:
            measures.BUSY.inc()
            task = asyncio.ensure_future(_busy(interaction))
            slow = False
        else:
            task = asyncio.ensure_future(self._guarded(interaction, work))
        if not slow:
            await asyncio.wait({task}, timeout=ACKNOWLEDGE_AFTER)
        try:
            if task.done():
                message_id = await _respond(interaction, *task.result())
            else:
                if update:
                    await interaction.response.defer()
                else:
                    await interaction.response.defer(ephemeral=not public, thinking=True)
                message_id = await _follow(interaction, *await task, update)
        except discord.HTTPException as error:
            await asyncio.wait({task})
            if error.code not in LATE:
                log.error("answer failed", interaction=interaction.id, code=error.code, status=error.status)
            return
        except OSError as error:
            await asyncio.wait({task})
            log.error("answer failed", interaction=interaction.id, error=type(error).__name__)
            return
        shown = task.result()[0].shown
        if shown is not None and message_id is not None:
            await shown(message_id)

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
        make: Callable[[Asker], Awaitable[ui.Modal | Work]],
    ) -> None:
        """Answer with a form, or say why not. A form is an answer itself: nothing can be said before it.
        `make` may find that there is nothing to fill in, and what is to be done then."""
        try:
            made = await make(await self.asker(interaction))
        except (Refusal, StoreUnavailable) as error:
            problem = error

            async def refuse(_: Asker) -> Answer:
                raise problem

            await self.give(interaction, refuse)
            return
        if isinstance(made, ui.Modal):
            await interaction.response.send_modal(made)
        else:
            await self.give(interaction, made)

    async def _guarded(self, interaction: discord.Interaction, work: Work) -> tuple[Answer, str]:
        """The answer, and the language it is in."""
        language = words.first(str(interaction.locale))
        self.under_way += 1
        try:
            language = (await self.languages.asker(interaction)).language
            return await work(await self.asker(interaction)), language
        except Refusal as refusal:
            return Answer(text=refusal.text(language)), language
        except StoreUnavailable:
            return Answer(text=words.say(language, "bot-unavailable")), language
        except Exception as error:
            log.exception("interaction failed", interaction=interaction.id, error=type(error).__name__)
            return Answer(text=words.say(language, "bot-failed")), language
        finally:
            self.under_way -= 1


async def _busy(interaction: discord.Interaction) -> tuple[Answer, str]:
    language = words.first(str(interaction.locale))
    return Answer(text=words.say(language, "bot-busy")), language


async def _refused(identifier: str, asker: Asker) -> None:
    raise Refusal(identifier)


def _mentions(shown: Answer) -> discord.AllowedMentions:
    users = [discord.Object(user_id) for user_id in shown.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


def _attachments(shown: Answer) -> Any:
    """What an edited message has of files: new ones, none any more, or those it had."""
    return list(shown.files) if shown.files or shown.clear else discord.utils.MISSING


async def _respond(interaction: discord.Interaction, shown: Answer, language: str) -> int | None:
    if shown.left:
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
    if shown.left:
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
