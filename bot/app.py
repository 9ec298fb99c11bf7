"""The client: puts the parts together and connects them to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.contract.kind import GameKind
from bot.delivery.carrier import Delivery
from bot.delivery.reconciling import Reconciler
from bot.gateway import Gateway, Turns
from bot.health import Health
from bot.hosting import due, thinking
from bot.hosting.advising import Adviser
from bot.hosting.archiving import Archiving
from bot.hosting.play import Play
from bot.hosting.thinking import Thinking
from bot.hosting.uptime import Uptime
from bot.hosting.waiting import Reminding, Waiting
from bot.layouts.pictures import Pictures
from bot.leagues import wiring as leagues
from bot.leagues.web.server import LeaguePages
from bot.outbox.dispatcher import Dispatcher
from bot.outbox.posting import write_whole
from bot.outbox.pruning import Pruning
from bot.presses import commands, play_commands
from bot.presses.answers import Answers
from bot.presses.broken import Broken
from bot.presses.challenges import Challenges
from bot.presses.extension import Extension, Services
from bot.presses.gate import guard
from bot.presses.languages import Languages
from bot.presses.private import Private
from bot.presses.router import Router
from bot.presses.translations import Translator
from bot.presses.tree import Commands
from bot.presses.user_settings import UserSettings
from bot.process import bare, supervising
from bot.process.buckets import forget_seldom
from bot.process.clock import Clock, SystemClock
from bot.process.logs import begin_with, logger
from bot.process.measures import Trace
from bot.process.shards import Shards
from bot.process.stopping import closed, finish
from bot.process.workers import workers
from bot.store.database import Database, StoreUnavailable

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

log = logger(__name__)

INTENTS = discord.Intents(guilds=True)
"""No privileged intent, and of the others only the one that tells which servers and channels there are."""


class Sysop(discord.Client):
    """The bot. Holds no game: everything is in the store, so that it may stop at any moment."""

    def __init__(
        self,
        db: Database,
        kinds: Mapping[str, GameKind],
        clock: Clock | None = None,
        challenge_hours: float = 24.0,
        sweep_seconds: float = 5.0,
        processes: int = 0,
        web: str = "",
        web_url: str = "",
        metrics: str = "",
        shards: Shards | None = None,
    ) -> None:
        """`shards`: those of the gateway that it carries; None for the only one."""
        self.trace = Trace()
        super().__init__(
            **self.carrying(shards),
            intents=INTENTS,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        forget_seldom(self.http)
        self.db = db
        self.kinds = kinds
        self.clock = clock if clock is not None else SystemClock()
        self.gateway = Gateway(shards, self.clock)
        db.leases.away = lambda: self.gateway.away
        self.turns = Turns(db.leases, self._session_limits) if shards is not None else None
        self.pictures = Pictures(workers(processes))
        # One of its own: a field that takes seconds to pair must not hold up the boards.
        self.pairing = workers(min(processes, 1))
        self.play = Play(db, kinds, self.clock)
        # Of its own as well: a turn that is thought about takes seconds.
        self.thinking = Thinking(self.play, workers(min(processes, 1)), sweep_seconds)
        self.play.thinkers.append(self.thinking.wake)
        self.adviser = Adviser(self.thinking.workers, self.clock)
        self.delivery = Delivery(self, self.play, self.pictures)
        self.dispatcher = Dispatcher(db, self.clock, {"game": self.delivery}, sweep_seconds)
        self.play.woken.append(self.dispatcher.wake)
        self.reconciler = Reconciler(self, self.play)
        self.sweep_seconds = sweep_seconds
        self.languages = Languages(db)
        self.answers = Answers(self.languages, self.clock)
        self.private = Private(self.play, self.pictures)
        self.challenges = Challenges(self.play, self.answers, challenge_hours)
        self.settings = UserSettings(self.play)
        self.router = Router(
            self.play,
            self.answers,
            self.dispatcher,
            self.delivery.slots,
            self.pictures,
            self.private,
            self.challenges,
            self.settings,
            self.adviser,
        )
        self.tree: Commands = Commands(self, self.languages)
        self.services = Services(
            self,
            self.play,
            self.pictures,
            self.languages,
            self.answers,
            self.private,
            self.challenges,
            self.settings,
            self.adviser,
            Uptime(db, self.clock, db.leases.all_away),
            sweep_seconds,
        )
        self.leagues = leagues.begin(
            self.services,
            self.dispatcher,
            self.reconciler,
            self.pairing,
            _address(web, web_url),
        )
        self.web = web
        """Host and port of the pages on the web, "" for none."""
        self.metrics = metrics
        """The same for health and metrics."""
        for group in leagues.commands(self.services, self.leagues):
            self.tree.add_command(group)
        leagues.declare(self.services, self.leagues, self.router.routes)
        self.reminding = Reminding(Waiting(self.play), self.leagues.uptime, sweep_seconds)
        self.tree.add_command(play_commands.commands(self.services))
        play_commands.declare(self.services, self.router.routes)
        self.broken = Broken(self, db, self.clock, shards, sweep_seconds)
        self.archiving = Archiving(db, self.clock, sweep_seconds)
        self.pruning = Pruning(db, self.clock)
        self._background: list[asyncio.Task[None]] = []
        self._timely: list[asyncio.Task[None]] = []
        """What time brings, while it is this process that keeps it."""

    @staticmethod
    def carrying(shards: Shards | None) -> dict[str, Any]:
        """The client's arguments for shards that it carries."""
        return {} if shards is None else {"shard_id": shards.ids[0], "shard_count": shards.count}

    async def setup_hook(self) -> None:
        """Logged in, not yet connected: enough to start sending what an earlier process has left."""
        session = self.http._HTTPClient__session  # type: ignore[attr-defined]
        if session is not None:  # a Discord without a network has none
            self.trace.watch(session)
            write_whole(session)
        bare.leave_out(self)
        await self.tree.set_translator(Translator())
        extensions = [kind for kind in self.kinds.values() if isinstance(kind, Extension)]
        for extension in extensions:
            group = extension.commands(self.services)
            if group is not None:
                self.tree.add_command(group)
            for more in extension.more_commands(self.services):
                self.tree.add_command(more)
            extension.routes(self.services, self.router.routes)
        for kind in self.kinds.values():
            commands.declare(kind, self.services, self.router.routes)
        self.tree.add_command(commands.server(self.answers, self.settings))
        self.tree.error(self.on_command_error)
        self._listen()
        await self.dispatcher.begin()
        self._background = [
            self._begin("sending", self.dispatcher.run),
            self._begin("thinking", self.thinking.run),
            self._begin("broken promises", self.broken.run),
            self._begin("keeping", partial(self._keep, extensions)),
            *([self._begin("web", self._serve_web)] if self.web else []),
            *([self._begin("metrics", self._serve_health)] if self.metrics else []),
        ]
        if not self.db.leases.shared:
            await self.tree.sync()

    def _listen(self) -> None:
        """What other processes tell of."""
        leases = self.db.leases

        def nudged(_: int) -> None:
            if leases.keeper:
                self.leagues.timing.nudge()

        leases.hear(thinking.KIND, self.thinking.wake)
        leases.hear(due.KIND, nudged)

    async def _keep(self, extensions: Sequence[Extension]) -> None:
        """What time brings, for as long as it is this process that keeps it."""
        leases, begin = self.db.leases, self._begin
        while True:
            await finish(self._timely, 0)
            await leases.kept()
            self._timely = [
                begin("challenges", self._expire_challenges),
                begin("reconciling", self.reconciler.run),
                begin("leagues", self.leagues.timing.run),
                begin("reminding", self.reminding.run),
                begin("uptime", self.leagues.uptime.run),
                begin("archiving", self.archiving.run),
                begin("pruning", self.pruning.run),
                *(begin(type(one).__name__, partial(one.background, self.services)) for one in extensions),
                *([begin("commands", self._sync)] if leases.shared else []),
            ]
            if not leases.shared:
                return
            await leases.unkept()

    def _begin(self, what: str, work: Callable[[], Awaitable[object]]) -> asyncio.Task[None]:
        return supervising.begin(what, work, self.clock)

    async def _sync(self) -> None:
        """Tell Discord of the commands; who comes after this process does it again."""
        try:
            await self.tree.sync()
        except (discord.DiscordException, OSError) as error:
            log.error("commands not synced", error=type(error).__name__)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Shards take turns; who is alone waits as the library does."""
        if self.turns is None or shard_id is None:
            return await super().before_identify_hook(shard_id, initial=initial)
        await self.turns.wait(shard_id)

    async def _session_limits(self) -> SessionStartLimit:
        _, _, limits = await self.http.get_bot_gateway()
        return limits

    async def on_connect(self) -> None:
        await self.reached()

    async def on_resumed(self) -> None:
        await self.reached()

    async def on_disconnect(self) -> None:
        self.gateway.lost()

    async def reached(self, *shards: int) -> None:
        """These shards are connected (again), or all: note at once how long they were not."""
        self.gateway.reached(*shards)
        try:
            await self.leagues.uptime.note()
        except StoreUnavailable:
            log.warning("sign of life put off")

    async def on_ready(self) -> None:
        log.info("ready", guilds=len(self.guilds))

    async def _expire_challenges(self) -> None:
        while True:
            try:
                await self.challenges.expire(self)
            except StoreUnavailable:
                log.warning("expiry put off")
            except Exception as error:
                # Whatever it was: the next sweep looks again, for ever.
                log.exception("expiry failed", error=type(error).__name__)
            await self.clock.sleep(self.sweep_seconds)

    async def _serve_web(self) -> None:
        await LeaguePages(self.leagues).serve(*_host_and_port(self.web))

    async def _serve_health(self) -> None:
        health = Health(self.db, self.clock, self.gateway, lambda: len(self.guilds))
        await health.serve(*_host_and_port(self.metrics))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Components and modals; commands go to the tree by themselves."""
        self.trace.arrived(interaction.id, interaction.type.name)
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        begin_with(interaction.id)
        guard(interaction)
        try:
            await self.router.serve(interaction)
        except Exception as error:
            # A form in answer to a form, say: nobody is offered that, but it can be sent.
            log.error("press failed", interaction=interaction.id, error=type(error).__name__, exc_info=error)
            if not interaction.response.is_done():
                await self.answers.refuse(interaction, "bot-failed")

    async def on_command_error(
        self, interaction: discord.Interaction[Sysop], error: app_commands.AppCommandError
    ) -> None:
        """Whatever a command left unhandled: logged, and told to the one who used it."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("autocomplete failed", error=type(error).__name__)
            return
        away = isinstance(getattr(error, "original", error), StoreUnavailable)
        if away:
            log.warning("command without the store")
        else:
            log.error("command failed", error=type(error).__name__, exc_info=error)
        if not interaction.response.is_done():
            await self.answers.refuse(interaction, "bot-unavailable" if away else "bot-failed")

    async def rest(self) -> None:
        """Begin nothing more; what the background does is ended."""
        self.dispatcher.stop()
        await finish([*self._background, *self._timely], 0)

    async def close(self) -> None:
        """Stop within a bounded time, whatever hangs."""
        await self.rest()
        await self.dispatcher.close()
        closing = (self.thinking.close, self.pictures.close, self.pairing.close, super().close)
        await asyncio.gather(*map(closed, closing))
        await closed(self.db.close)


class ManyShards(Sysop, discord.AutoShardedClient):
    """The bot with several shards in one process, each with a connection of its own."""

    @staticmethod
    def carrying(shards: Shards | None) -> dict[str, Any]:
        assert shards is not None
        return {"shard_ids": list(shards.ids), "shard_count": shards.count}

    async def on_connect(self) -> None:
        """Said of each shard."""

    async def on_resumed(self) -> None:
        """Said of each shard."""

    async def on_disconnect(self) -> None:
        """Said of each shard."""

    async def on_shard_connect(self, shard_id: int) -> None:
        await self.reached(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        await self.reached(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.gateway.lost(shard_id)


def client_of(shards: Shards | None) -> type[Sysop]:
    """What carries them."""
    return Sysop if shards is None or len(shards.ids) == 1 else ManyShards


def _host_and_port(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


def _address(web: str, url: str) -> str:
    """Where people find the pages on the web."""
    return (url or f"http://{web}") if web else ""
