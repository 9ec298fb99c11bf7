"""What NEON HOPE's own buttons and selects do, and the rooms behind them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.hosting.games import Route
from bot.hosting.tables import Refusal
from bot.neon_hope.helping import Helping
from bot.neon_hope.limits import Limits
from bot.neon_hope.lobbies import Lobbies, Offered
from bot.neon_hope.places import Places
from bot.neon_hope.reading import Reading
from bot.neon_hope.records import Records
from bot.presses.answers import Answer, Answers
from bot.presses.challenges import place_of
from bot.presses.languages import Asker
from bot.process.logs import logger
from bot.store.database import StoreUnavailable

if TYPE_CHECKING:
    from bot.app import Sysop
    from bot.neon_hope.kind import NeonHope

log = logger(__name__)

Press = discord.Interaction
Found = re.Match[str]


@dataclass(frozen=True)
class Rooms:
    """Everything that serves this game beside what serves every game."""

    answers: Answers
    lobbies: Lobbies
    places: Places
    records: Records
    reading: Reading
    helping: Helping
    limits: Limits
    sweep_seconds: float

    async def show_lobby(
        self, interaction: discord.Interaction, work: Callable[[Asker], Awaitable[Offered]]
    ) -> None:
        """Answer with a lobby, and remember where it stands."""
        offered: list[int] = []

        async def shown(asker: Asker) -> Answer:
            result, lobby_id = await work(asker)
            offered.append(lobby_id)
            return result

        message_id = await self.answers.give(interaction, shown, public=True)
        if message_id is not None and offered and interaction.channel_id is not None:
            await self.lobbies.place(offered[0], interaction.channel_id, message_id)

    async def expire(self, app: Sysop) -> None:
        """Close overdue lobbies for ever."""
        while True:
            try:
                await self.lobbies.expire(app)
            except (StoreUnavailable, OSError) as error:
                log.warning("lobby expiry put off", error=type(error).__name__)
            await app.clock.sleep(self.sweep_seconds)


def rooms(kind: NeonHope, app: Sysop) -> Rooms:
    """The rooms over an app's store. They hold nothing of their own, so that it does not matter how many
    there are."""
    return Rooms(
        answers=app.answers,
        lobbies=Lobbies(kind, app.play, app.challenges.seconds),
        places=Places(kind, app.play),
        records=Records(kind, app.db),
        reading=Reading(kind, app.play),
        helping=Helping(kind, app.play, app.settings),
        limits=Limits(app.db, app.clock, app.play.answer_silence, app.sweep_seconds),
        sweep_seconds=app.sweep_seconds,
    )


async def run(kind: NeonHope, app: Sysop) -> None:
    """What goes on beside the bot."""
    found = rooms(kind, app)
    await asyncio.gather(found.limits.run(), found.expire(app))


def values_of(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a select."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())]


def routes(kind: NeonHope, app: Sysop) -> list[Route]:
    """The custom_ids of this game. What they say is checked against the store by the rooms."""
    room = rooms(kind, app)
    give = app.answers.give

    async def lobby(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await room.lobbies.press(asker, int(found[1]), found[2], values_of(interaction))

        await give(interaction, work, update=True)

    async def after(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Offered:
            channel_id = place_of(interaction, asker.language)
            return await room.lobbies.after(asker, channel_id, int(found[1]), found[2])

        await room.show_lobby(interaction, work)

    async def campaign(interaction: Press, found: Found) -> None:
        if found[1] == "choose":
            chosen = next(iter(values_of(interaction)), "")

            async def read(asker: Asker) -> Answer:
                if not chosen.isdecimal() or len(chosen) > 12:
                    raise Refusal("bot-forged")
                return await room.records.log(asker, int(chosen))

            await give(interaction, read)
            return

        async def work(asker: Asker) -> Offered:
            channel_id = place_of(interaction, asker.language)
            return await room.lobbies.next_of(asker, channel_id, int(found[1].partition(":")[0]))

        await room.show_lobby(interaction, work)

    async def story(interaction: Press, found: Found) -> None:
        page = None if found[2] == "open" else int(found[2])

        async def work(asker: Asker) -> Answer:
            return await room.reading.story(asker, int(found[1]), page)

        await give(interaction, work, update=page is not None)

    async def help(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await room.helping.on_offer(asker, int(found[1]), found[2], interaction.id)

        await give(interaction, work)

    async def orders(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await room.helping.change(asker, found[1])

        await give(interaction, work, update=True)

    async def take(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await room.places.take_over(asker, int(found[1]), found[2])

        await give(interaction, work)

    async def leave(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await room.places.leave(asker, int(found[1]), found[2] == "yes")

        await give(interaction, work, update=True)

    async def abandon(interaction: Press, found: Found) -> None:
        private = found[2] in ("yes", "no")

        async def work(asker: Asker) -> Answer:
            sure = found[2] in ("yes", "agree")
            return await room.places.abandon(asker, int(found[1]), sure, private)

        await give(interaction, work, update=private)

    number = r"(\d{1,12})"

    def form(rest: str) -> re.Pattern[str]:
        return re.compile(rf"(?a)neon_hope:{rest}")

    return [
        (form(rf"lobby:{number}:([a-z]{{1,12}}(?:-(?:on|off))?)"), lobby),
        (form(rf"after:{number}:(next|again)"), after),
        (form(r"campaign:(choose|\d{1,12}:next)"), campaign),
        (form(rf"story:{number}:(open|\d{{1,3}})"), story),
        (form(rf"help:{number}:(always|never)"), help),
        (form(r"orders:(ask|always|never)"), orders),
        (form(rf"take:{number}:(p[1-4])"), take),
        (form(rf"leave:{number}:(yes|no)"), leave),
        (form(rf"abandon:{number}:(yes|no|agree|against)"), abandon),
    ]
