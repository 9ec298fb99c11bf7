"""Leagues on Discord.

`table` is a league in hand, `typed/` what people type, `posts/` what leagues tell (notices, pages,
buttons), `service/` the way in: one change, one transaction; time, hosted games, ratings. `delivery/`
sends. `players/`, `organisers/` and `readers/` are what people use, `access` who may. `begin(app)` starts
it all; `commands(app)` and `routes(app)` are registered by the bot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discord import app_commands

    from bot.app import Sysop
    from bot.hosting.games import Route
    from bot.leagues.service.leagues import Leagues


def begin(app: Sysop) -> Leagues:
    """Put leagues into a bot whose other parts are put together, before its dispatcher begins: from now on
    their messages are sent and the ends of their games taken in. Returns them, to register commands, buttons
    and pages with. For time to go on, `leagues.timing.run()` must run beside the bot."""
    from bot.leagues.delivery import reconciling
    from bot.leagues.delivery.carrier import LeagueDelivery
    from bot.leagues.service.leagues import Leagues

    leagues = Leagues(app.play, app.dispatcher.wake, app.sweep_seconds, app.pairing)
    leagues.uptime.connected = lambda: app.connected
    app.dispatcher.carriers["league"] = LeagueDelivery(app, leagues, app.pictures)
    app.play.endings.append(leagues.hosting.ended)
    woken = app.play.wake

    def wake(game_id: int) -> None:
        """After a commit: only now the end of a game can be taken in."""
        woken(game_id)
        if game_id in leagues.hosting.over:
            leagues.hosting.over.discard(game_id)
            leagues.timing.nudge()

    app.play.wake = wake
    reconciling.join(app.reconciler, leagues)
    _furnish(leagues)
    return leagues


def _furnish(leagues: Leagues) -> None:
    """Pictures and buttons of the pages, and buttons under what people are told."""
    from bot.leagues.organisers import commands as commands_organiser
    from bot.leagues.players import commands as commands_player

    commands_player.register(leagues)
    commands_organiser.register(leagues)


def commands(app: Sysop) -> list[app_commands.Group]:
    """`/league` and `/privacy`."""
    from bot.leagues.organisers import commands as commands_organiser
    from bot.leagues.players import commands as commands_player

    league, *others = commands_organiser.commands(app)
    commands_player.add_commands(league, app)
    return [league, *others]


def routes(app: Sysop) -> list[Route]:
    """The custom_ids of leagues."""
    from bot.leagues.organisers import commands as commands_organiser
    from bot.leagues.players import commands as commands_player

    return [*commands_organiser.routes(app), *commands_player.routes(app)]
