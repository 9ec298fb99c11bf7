"""What NEON HOPE's own buttons and selects do, and the handlers behind them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.helping import Helping
from bot.games.neon_hope.limits import Limits
from bot.games.neon_hope.lobbies import Lobbies, Offered
from bot.games.neon_hope.pausing import Pausing
from bot.games.neon_hope.places import Places
from bot.games.neon_hope.reading import Reading
from bot.games.neon_hope.records import Records
from bot.games.neon_hope.store import campaigns, deadlines, lobbies
from bot.messages.layout import values_of
from bot.messages.refusals import Refusal
from bot.presses.access import Rules, here
from bot.presses.answers import Answer, Answers
from bot.presses.channels import place_of
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.routes import Ids, Routes, anybody
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store.database import StoreUnavailable

log = logger(__name__)

Press = discord.Interaction


@dataclass(frozen=True)
class Handlers:
    """Everything that serves this game beside what serves every game."""

    answers: Answers
    lobbies: Lobbies
    places: Places
    pausing: Pausing
    records: Records
    reading: Reading
    helping: Helping
    limits: Limits
    sweep_seconds: float

    async def show_lobby(
        self, interaction: discord.Interaction, work: Callable[[Asker], Awaitable[Offered]]
    ) -> None:
        """Answer with a lobby, and remember where it stands."""

        async def shown(asker: Asker) -> Answer:
            result, lobby_id = await work(asker)
            if not lobby_id or interaction.channel_id is None:
                return result
            return replace(result, shown=partial(self.lobbies.place, lobby_id, interaction.channel_id))

        await self.answers.give(interaction, shown, public=True)

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
            pausing=Pausing(play),
            records=Records(kind, play.db, services.pictures),
            reading=Reading(kind, play),
            helping=Helping(kind, play, services.settings),
            limits=Limits(play.db, play.clock, play.answer_silence, seconds, services.uptime),
            sweep_seconds=seconds,
        )


async def run(kind: NeonHope, services: Services) -> None:
    """What goes on beside the bot."""
    handlers = Handlers.of(kind, services)
    # Whatever fails in one ends both, so that both can be begun anew.
    async with asyncio.TaskGroup() as beside:
        beside.create_task(handlers.limits.run())
        beside.create_task(handlers.expire(services.client, services.play.clock))


class NeonHopeRules(Rules):
    """The rules of routes that name a lobby or a campaign."""

    async def lobby(self, interaction: Press, asker: Asker, ids: Ids) -> None:
        """Whoever is in it, and whoever can read where it stands."""
        async with self.db.read() as db:
            row = await lobbies.get(db, ids.number("lobby"))
        if row is None:
            raise Refusal("bnh-no-longer")
        if row.lobby.person(asker.user_id) is not None or asker.user_id == row.host_id:
            return
        if row.guild_id is None and asker.channel_id in (row.channel_id, row.message_channel_id):
            return
        if not here(asker, row.guild_id, row.channel_id, row.message_channel_id):
            raise Refusal("bnh-no-longer")

    async def campaign(self, interaction: Press, asker: Asker, ids: Ids) -> None:
        """Whoever is on its server."""
        async with self.db.read() as db:
            row = await campaigns.get(db, ids.number("campaign"))
        if row is None or row.guild_id != asker.guild_id:
            raise Refusal("bnh-campaign-gone")


def declare(kind: NeonHope, services: Services, at: Routes) -> None:
    """The custom_ids of this game; and what is put off while the bot is away."""
    services.uptime.ended.append(deadlines.put_off)
    handlers = Handlers.of(kind, services)
    give, rules = services.answers.give, NeonHopeRules(services.play.db)

    @at.press("neon_hope:lobby:{lobby:int}:{act:act}", may=rules.lobby)
    async def lobby(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.lobbies.press(
                asker, ids.number("lobby"), ids.text("act"), values_of(interaction)
            )

        await give(interaction, work, update=True)

    @at.press("neon_hope:after:{game:int}:{what:next|again}", may=rules.player)
    async def after(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Offered:
            channel_id = await place_of(interaction, asker.language)
            return await handlers.lobbies.after(asker, channel_id, ids.number("game"), ids.text("what"))

        await handlers.show_lobby(interaction, work)

    @at.press("neon_hope:campaign:choose", may=rules.campaign, chosen="{campaign:int}")
    async def choose(interaction: Press, ids: Ids) -> None:
        await give(interaction, lambda asker: handlers.records.log(asker, ids.number("campaign")), slow=True)

    @at.press("neon_hope:campaign:{campaign:int}:next", may=rules.campaign)
    async def following(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Offered:
            channel_id = await place_of(interaction, asker.language)
            return await handlers.lobbies.next_of(asker, channel_id, ids.number("campaign"))

        await handlers.show_lobby(interaction, work)

    @at.press("neon_hope:back:{campaign:int}:{step:int}", may=rules.campaign)
    async def back(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.lobbies.steps.back(asker, ids.number("campaign"), ids.number("step"))

        await give(interaction, work, public=True)

    @at.press("neon_hope:campaign:{campaign:int}:copy", may=rules.campaign)
    async def copy(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.lobbies.steps.copy(asker, ids.number("campaign"))

        await give(interaction, work, public=True)

    @at.press("neon_hope:campaign:{campaign:int}:into:{at:int}", may=rules.campaign)
    async def into(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.lobbies.steps.into(asker, ids.number("campaign"), ids.number("at"))

        await give(interaction, work, public=True)

    @at.press("neon_hope:pause:{campaign:int}:{what:begin|back|end}", may=rules.campaign)
    async def pause(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.pausing.press(asker, ids.number("campaign"), ids.text("what"))

        await give(interaction, work)

    @at.press("neon_hope:returned:{game:int}", may=rules.player)
    async def returned(interaction: Press, ids: Ids) -> None:
        await give(interaction, lambda asker: handlers.pausing.returned(asker, ids.number("game")))

    @at.press("neon_hope:step:{campaign:int}:{step:int}:on", may=rules.campaign)
    async def step_on(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Offered:
            channel_id = await place_of(interaction, asker.language)
            campaign_id = ids.number("campaign")
            if await handlers.lobbies.steps.on(asker, campaign_id, ids.number("step")):
                return await handlers.lobbies.next_of(asker, channel_id, campaign_id)
            return await handlers.records.log(asker, campaign_id), 0

        await handlers.show_lobby(interaction, work)

    @at.press("neon_hope:step:{campaign:int}:{step:int}:{choice:page}", may=rules.campaign)
    async def step(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.lobbies.steps.choose(
                asker, ids.number("campaign"), ids.number("step"), int(ids.text("choice"))
            )

        await give(interaction, work, update=True)

    @at.press("neon_hope:train:{campaign:int}:{step:int}:{select:page}", may=rules.campaign)
    async def train(interaction: Press, ids: Ids) -> None:
        chosen = next(iter(values_of(interaction)), "")

        async def work(asker: Asker) -> Answer:
            n = int(chosen) if chosen.isascii() and chosen.isdigit() else -1
            return await handlers.lobbies.steps.choose(asker, ids.number("campaign"), ids.number("step"), n)

        await give(interaction, work, update=True)

    @at.press("neon_hope:story:{game:int}:open", may=rules.onlooker)
    async def story(interaction: Press, ids: Ids) -> None:
        await give(interaction, lambda asker: handlers.reading.story(asker, ids.number("game"), None))

    @at.press("neon_hope:story:{game:int}:{page:page}", may=rules.onlooker)
    async def story_page(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.reading.story(asker, ids.number("game"), ids.number("page"))

        await give(interaction, work, update=True)

    @at.press("neon_hope:help:{game:int}:{order:always|never}", may=rules.player)
    async def help(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.helping.on_offer(
                asker, ids.number("game"), ids.text("order"), interaction.id
            )

        await give(interaction, work)

    @at.press("neon_hope:orders:{order:ask|always|never}", may=anybody)
    async def orders(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.helping.change(asker, ids.text("order"))

        await give(interaction, work, update=True)

    @at.press("neon_hope:take:{game:int}:{seat:p1|p2|p3|p4}", may=rules.onlooker)
    async def take(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.places.take_over(asker, ids.number("game"), ids.text("seat"))

        await give(interaction, work)

    @at.press("neon_hope:leave:{game:int}:{what:yes|no}", may=rules.player)
    async def leave(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.places.leave(asker, ids.number("game"), ids.text("what") == "yes")

        await give(interaction, work, update=True)

    @at.press("neon_hope:free:{game:int}:{seat:p1|p2|p3|p4}", may=rules.player)
    async def free(interaction: Press, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.places.release(asker, ids.number("game"), ids.text("seat"))

        await give(interaction, work, update=True)

    @at.press("neon_hope:abandon:{game:int}:{what:yes|no|agree|against}", may=rules.player)
    async def abandon(interaction: Press, ids: Ids) -> None:
        private = ids.text("what") in ("yes", "no")

        async def work(asker: Asker) -> Answer:
            sure = ids.text("what") in ("yes", "agree")
            return await handlers.places.abandon(asker, ids.number("game"), sure, private)

        await give(interaction, work, update=private)
