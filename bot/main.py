"""What `python -m bot` does: the bot on Discord where there is a token, the sandbox and the bot together
where there is none, or a tool of the operator's."""

from __future__ import annotations

import asyncio
import runpy
import sqlite3
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial

import discord
import yarl
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from bot.app import Sysop, client_of
from bot.contract.kind import GameKind
from bot.games import registry, stores
from bot.operating import tools
from bot.process import garbage, logs
from bot.process.alone import InUse, Unlockable, alone
from bot.process.settings import Settings
from bot.process.stopping import Stop, finish
from bot.process.workers import prepare
from bot.store.database import Database, StoreUnavailable
from bot.store.leases import OtherShards
from bot.store.migrating import NotOurs, Unreachable, check_usable, migrate
from bot.store.portable import check_url, is_postgres, spoken
from bot.store.serving import NotHeld
from engine.messages import LANGUAGES, say

log = logs.logger(__name__)


def point_at(base_url: str) -> None:
    """Make the client talk to another server that speaks Discord's protocol."""
    base = base_url.rstrip("/")
    discord.http.Route.BASE = f"{base}/api/v{discord.http.INTERNAL_API_VERSION}"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1)) / "gateway"
    discord.asset.Asset.BASE = f"{base}/cdn"


SWITCH_SECONDS = 0.0005
"""How long the thread that draws may keep the interpreter while an interaction waits to be answered."""


async def _tidy(bot: Sysop) -> None:
    """Put away what has been loaded until Discord has told of all servers, then collect in quiet moments."""
    await bot.wait_until_ready()
    garbage.settle()
    await garbage.tidy(lambda: bot.answers.under_way == 0)


async def warm(bot: Sysop) -> None:
    """Build what would be built for the first who asks for it, and hold up all the others: beside the event
    loop, and when the bot is connected, so that it is not connected later for it."""
    await bot.wait_until_ready()

    def build() -> None:
        for kind in bot.kinds.values():
            for language in LANGUAGES:
                kind.warm(language)

    try:
        await asyncio.gather(bot.pictures.workers.begin(), asyncio.to_thread(build))
    except Exception as error:
        # Whoever asks for it will be told.
        log.error("not warmed up", error=type(error).__name__, exc_info=error)


async def serve(settings: Settings, token: str, kinds: Mapping[str, GameKind]) -> None:
    """Run until told to stop; that ends the process. Raises what keeps the bot from running."""
    stop = Stop()
    stop.listen()
    try:
        await _run(settings, token, kinds, stop)
    finally:
        stop.ignore()


async def _run(settings: Settings, token: str, kinds: Mapping[str, GameKind], stop: Stop) -> None:
    db = Database(settings.database, settings.busy_ms, settings.shards)
    bot = client_of(settings.shards)(
        db,
        kinds,
        challenge_hours=settings.challenge_hours,
        sweep_seconds=settings.sweep_seconds,
        processes=settings.processes,
        web=settings.web,
        web_url=settings.web_url,
        metrics=settings.metrics,
        shards=settings.shards,
    )
    garbage.settle()
    async with db.serving(partial(stop.ask, 1)), bot:
        running = asyncio.create_task(bot.start(token), name="gateway")
        stopping = asyncio.create_task(stop.wait(), name="stop")
        beside = [
            asyncio.create_task(_tidy(bot), name="garbage"),
            asyncio.create_task(warm(bot), name="warm"),
        ]
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        for task in beside:
            task.cancel()
        if running.done():
            return running.result()
        await finish({running}, 0)
        await bot.rest()
        me = asyncio.current_task()
        # What is left: presses that are being answered, messages under way.
        await finish([task for task in asyncio.all_tasks() if task is not me])
    if stop.status:
        _tell_in_use(settings)
    stop.leave()


def _tell_in_use(settings: Settings) -> None:
    which = " and one of these shards" if settings.shards is not None else ""
    name = spoken(settings.database)
    print(f"Another bot is running with the database {name}{which}.", file=sys.stderr)


def main(arguments: Sequence[str] = ()) -> int:
    """The exit status: 1 with one line on stderr for what the operator has to mend."""
    given = tools.parser().parse_args(list(arguments))
    try:
        settings = Settings()
        if is_postgres(settings.database):
            check_url(settings.database)
    except ValidationError as error:
        wrong = "; ".join(": ".join((*map(str, e["loc"]), e["msg"])) for e in error.errors())
        print(f"The settings are not right: {wrong}.", file=sys.stderr)
        return 1
    except ValueError as error:
        print(f"The settings are not right: SYSOP_DATABASE: {error}.", file=sys.stderr)
        return 1
    if given.tool and settings.discord_api:
        point_at(settings.discord_api)
    stores()
    if given.tool:
        return tools.run(settings, given)
    if not settings.has_token or settings.token is None:
        runpy.run_module("sandbox.play", run_name="__main__", alter_sys=True)
        return 0
    # Voice is not used; the client need not say that it cannot.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    garbage.keep_together()
    token = settings.token.get_secret_value().strip()
    logs.set_up(settings.log_level, token)
    sys.setswitchinterval(SWITCH_SECONDS)
    if settings.discord_api:
        point_at(settings.discord_api)
    try:
        with _held(settings.database):
            if settings.processes:
                prepare()
            migrate(settings.database)
            garbage.spare()
            # Before anything listens for a signal: it takes seconds, and until then a signal ends at once.
            kinds = registry()
            for language in LANGUAGES:
                say(language, "language-name")
            asyncio.run(serve(settings, token, kinds))
    except OtherShards as error:
        print(f"Other processes with this database have SYSOP_SHARDS of {error}.", file=sys.stderr)
        return 1
    except InUse:
        _tell_in_use(settings)
        return 1
    except discord.LoginFailure:
        print("Discord refuses the token: check DISCORD_TOKEN.", file=sys.stderr)
        return 1
    except NotOurs as error:
        print(f"{error}.", file=sys.stderr)
        return 1
    except (Unreachable, Unlockable) as error:
        print(f"The database {spoken(settings.database)} cannot be used: {error}.", file=sys.stderr)
        return 1
    except (SQLAlchemyError, sqlite3.Error, StoreUnavailable, NotHeld):
        print(
            f"The database {spoken(settings.database)} cannot be opened or brought up to date.",
            file=sys.stderr,
        )
        return 1
    except OSError as error:
        print(f"No connection to Discord: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # before the bot listens for it: while the database is brought up to date
        return 0
    return 0


@contextmanager
def _held(database: str) -> Iterator[None]:
    """A PostgreSQL database is held by the connection that serves (`Database.serving`)."""
    if is_postgres(database):
        yield
        return
    check_usable(database)  # first of all: beside another program's file there is to be no lock of ours
    with alone(database):
        yield
