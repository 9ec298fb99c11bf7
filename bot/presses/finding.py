"""`/play find`: looking for somebody to play with.

What is looked for stands in the channel until somebody presses *Join*, it is withdrawn, or its time is over;
who looks for what another is looking for already joins at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.decks import with_decks
from bot.contract.duel import Duel
from bot.contract.editions import editions_of
from bot.contract.game import G, V
from bot.hosting.pace import NONE
from bot.messages import components
from bot.messages.components import OPTION_LABEL, OPTIONS, TEXT, cut
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import mention, say
from bot.presses.access import here
from bot.presses.answers import Answer
from bot.presses.challenges import Agreed, Offer
from bot.presses.channels import place_of
from bot.presses.extension import Services, Sought
from bot.presses.languages import Asker
from bot.store import challenges as store
from bot.store.challenges import ChallengeRow


def link(guild_id: int | None, channel_id: int, message_id: int) -> str:
    """Where a message stands."""
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}/{message_id}"


async def listed(services: Services, asker: Asker) -> Answer:
    """Who is looking for what on this server, as far as the asker can read it; a choice to look oneself."""
    lines, language = list[str](), asker.language
    kinds = {kind.name: kind for kind in services.play.kinds.values() if isinstance(kind, Sought)}
    async with services.play.db.read() as db:
        for kind in kinds.values():
            lines += await kind.looking(db, asker)
    choose = "no" if asker.guild_id is None else "yes"
    nobody = say(language, "bot-find-nobody", choose=choose)
    text = "\n".join([say(language, "bot-find-title"), *lines]) if lines else nobody
    options = [
        components.option(
            label=cut(called, OPTION_LABEL), value=f"{name}:{format}", description=kind.title(language)
        )
        for name, kind in kinds.items()
        for format, called in kind.formats(language).items()
    ]
    if not options or asker.guild_id is None:
        return Answer(text=cut(text, TEXT))
    what = components.select(
        custom_id="pl:find", placeholder=say(language, "bot-find-choose"), options=options[:OPTIONS]
    )
    return Answer(layout=text_layout(cut(text, TEXT), rows=(components.row(what),)))


async def looking(db: AsyncConnection, kind: Duel, asker: Asker) -> list[str]:
    """A line for each open challenge that the asker can read, those of others with where to join."""
    found = []
    for row in await _open(db, kind, asker):
        if row.message_id is None or row.message_channel_id is None:
            continue
        pace = "" if row.pace == NONE else f" · {say(asker.language, f'bot-challenge-pace-{row.pace}')}"
        what = f"{kind.title(asker.language)} · {kind.level_name(row.level, asker.language)}{pace}"
        where = link(row.guild_id, row.message_channel_id, row.message_id)
        name = mention(row.challenger_id)
        found.append(say(asker.language, "bot-find-line", what=what, name=name, where=where))
    return found


async def _open(db: AsyncConnection, kind: Duel, asker: Asker) -> list[ChallengeRow]:
    if asker.guild_id is None:
        return []
    rows = await store.open_in(db, asker.guild_id, kind.name)
    known = kind.levels(asker.language)
    return [
        row
        for row in rows
        if (row.level in known or with_decks(kind, row.level) is not None)
        and here(asker, row.guild_id, row.channel_id, row.message_channel_id)
    ]


async def find(
    services: Services, interaction: discord.Interaction, kind: Duel, format: str | None, pace: str
) -> None:
    """Join who looks for the same, or say in the channel what is looked for."""
    level = format if format is not None else next(iter(kind.levels("en")))

    async def work(asker: Asker) -> Offer:
        channel_id = await place_of(interaction, asker.language)
        if level not in kind.levels(asker.language):
            raise Refusal("bot-find-format")
        joined = await _join(services, asker, kind, level, pace)
        if joined is not None:
            return joined, 0
        agreed = Agreed(pace=pace)
        return await services.challenges.offer(asker, channel_id, kind, level, None, None, None, agreed)

    await services.challenges.show(interaction, work)


async def _join(services: Services, asker: Asker, kind: Duel, level: str, pace: str) -> Answer | None:
    """Take up the oldest open challenge to exactly this; None if there is none."""
    for row in await same(services, asker, kind, level, pace):
        try:
            closed = await services.challenges.take_up(asker, row)
        except Refusal:
            continue  # somebody was faster
        await services.challenges.show_closed(services.client, row, closed)
        where = f"<#{row.channel_id}>"
        said = say(asker.language, "bot-find-joined", name=mention(row.challenger_id), channel=where)
        return Answer(text=said)
    return None


async def same(services: Services, asker: Asker, kind: Duel, level: str, pace: str) -> Sequence[ChallengeRow]:
    """Open challenges of others to exactly this, the oldest first."""
    now = services.play.clock.now()
    async with services.play.db.read() as db:
        rows = await _open(db, kind, asker)
    usual, editions = Agreed(pace=pace), ("", *list(editions_of(kind, asker.language))[:1])
    return [
        row
        for row in rows
        if row.challenger_id != asker.user_id
        and row.expires > now
        and row.level == level
        and Agreed(row.memory_aid, row.undo_rule, row.pace) == usual
        and row.edition in editions
    ]


class Findable(Duel[G, V], Sought):
    """A game of two that can be looked for by its levels."""

    def formats(self, language: str) -> Mapping[str, str]:
        return self.levels(language)

    async def find(
        self, services: Services, interaction: discord.Interaction, format: str | None, pace: str
    ) -> None:
        await find(services, interaction, self, format, pace)

    async def looking(self, db: AsyncConnection, asker: Asker) -> Sequence[str]:
        return await looking(db, self, asker)
