"""What NEON HOPE's own buttons and selects do, and the handlers behind them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.messages.refusals import Refusal
from bot.neon_hope.helping import Helping
from bot.neon_hope.kind import NeonHope
from bot.neon_hope.limits import Limits
from bot.neon_hope.lobbies import Lobbies, Offered
from bot.neon_hope.places import Places
from bot.neon_hope.reading import Reading
from bot.neon_hope.records import Records
from bot.presses.answers import Answer, Answers
from bot.presses.challenges import place_of
from bot.presses.extension import Route, Services
from bot.presses.languages import Asker
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store.database import StoreUnavailable

log = logger(__name__)

Press = discord.Interaction
Found = re.Match[str]


@dataclass(frozen=True)
class Handlers:
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

    async def expire(self, client: discord.Client, clock: Clock) -> None:
        """Close overdue lobbies for ever."""
        while True:
            try:
                await self.lobbies.expire(client)
            except (StoreUnavailable, OSError) as error:
                log.warning("lobby expiry put off", error=type(error).__name__)
            await clock.sleep(self.sweep_seconds)

    @classmethod
    def of(cls, kind: NeonHope, services: Services) -> Handlers:
        """They hold nothing of their own, so that it does not matter how many there are."""
        play, seconds = services.play, services.sweep_seconds
        return cls(
            answers=services.answers,
            lobbies=Lobbies(kind, play, services.challenges.seconds),
            places=Places(kind, play),
            records=Records(kind, play.db),
            reading=Reading(kind, play),
            helping=Helping(kind, play, services.settings),
            limits=Limits(play.db, play.clock, play.answer_silence, seconds),
            sweep_seconds=seconds,
        )


async def run(kind: NeonHope, services: Services) -> None:
    """What goes on beside the bot."""
    handlers = Handlers.of(kind, services)
    await asyncio.gather(handlers.limits.run(), handlers.expire(services.client, services.play.clock))


def values_of(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a select."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())]


def routes(kind: NeonHope, services: Services) -> list[Route]:
    """The custom_ids of this game. What they say is checked against the store by the handlers."""
    handlers = Handlers.of(kind, services)
    give = services.answers.give

    async def lobby(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.lobbies.press(asker, int(found[1]), found[2], values_of(interaction))

        await give(interaction, work, update=True)

    async def after(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Offered:
            channel_id = place_of(interaction, asker.language)
            return await handlers.lobbies.after(asker, channel_id, int(found[1]), found[2])

        await handlers.show_lobby(interaction, work)

    async def campaign(interaction: Press, found: Found) -> None:
        if found[1] == "choose":
            chosen = next(iter(values_of(interaction)), "")

            async def read(asker: Asker) -> Answer:
                if not chosen.isdecimal() or len(chosen) > 12:
                    raise Refusal("bot-forged")
                return await handlers.records.log(asker, int(chosen))

            await give(interaction, read)
            return

        async def work(asker: Asker) -> Offered:
            channel_id = place_of(interaction, asker.language)
            return await handlers.lobbies.next_of(asker, channel_id, int(found[1].partition(":")[0]))

        await handlers.show_lobby(interaction, work)

    async def story(interaction: Press, found: Found) -> None:
        page = None if found[2] == "open" else int(found[2])

        async def work(asker: Asker) -> Answer:
            return await handlers.reading.story(asker, int(found[1]), page)

        await give(interaction, work, update=page is not None)

    async def help(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.helping.on_offer(asker, int(found[1]), found[2], interaction.id)

        await give(interaction, work)

    async def orders(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.helping.change(asker, found[1])

        await give(interaction, work, update=True)

    async def take(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.places.take_over(asker, int(found[1]), found[2])

        await give(interaction, work)

    async def leave(interaction: Press, found: Found) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.places.leave(asker, int(found[1]), found[2] == "yes")

        await give(interaction, work, update=True)

    async def abandon(interaction: Press, found: Found) -> None:
        private = found[2] in ("yes", "no")

        async def work(asker: Asker) -> Answer:
            sure = found[2] in ("yes", "agree")
            return await handlers.places.abandon(asker, int(found[1]), sure, private)

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
