"""Leagues put together: their messages sent, their buttons served, what time brings."""

from __future__ import annotations

from discord import app_commands

from bot.delivery.reconciling import Reconciler
from bot.leagues.delivery import reconciling
from bot.leagues.delivery.carrier import LeagueDelivery
from bot.leagues.organisers import commands as organiser_commands
from bot.leagues.organisers import routes as organiser_routes
from bot.leagues.players import commands as player_commands
from bot.leagues.players import routes as player_routes
from bot.leagues.posts import buttons
from bot.leagues.posts.pages import SIGNUP, STANDINGS, signup
from bot.leagues.service.leagues import Leagues
from bot.outbox.dispatcher import Dispatcher
from bot.presses.extension import Services
from bot.presses.routes import Routes
from bot.process.workers import Workers


def begin(
    services: Services,
    dispatcher: Dispatcher,
    reconciler: Reconciler,
    pairing: Workers | None,
    web: str = "",
) -> Leagues:
    """The leagues of a bot, before its dispatcher begins: from now on their messages are sent and the ends of
    their games taken in. For time to go on, `leagues.timing.run()` and `leagues.uptime.run()` must run beside
    the bot. `web`: where their pages on the web begin, "" for
    none."""
    play = services.play
    leagues = Leagues(play, dispatcher.wake, services.sweep_seconds, pairing, services.uptime, web)
    dispatcher.carriers["league"] = LeagueDelivery(services.client, leagues, services.pictures)
    play.endings.append(leagues.hosting.ended)

    def woken(game_id: int, _: object) -> None:
        """After a commit: only now the end of a game can be taken in."""
        if game_id in leagues.hosting.over:
            leagues.hosting.over.discard(game_id)
            leagues.timing.nudge()

    play.woken.append(woken)
    reconciling.join(reconciler, leagues)
    _add_buttons(leagues)
    return leagues


def _add_buttons(leagues: Leagues) -> None:
    """Those under the pages, and under what people are told: players' first."""
    for page, rows in buttons.PAGE_ROWS.items():
        leagues.pages[page].rows.append(rows)
    leagues.pages[SIGNUP].rows.append(signup.rows)
    for page in (SIGNUP, STANDINGS):
        leagues.pages[page].rows.append(lambda table, argument: buttons.web_rows(leagues.web, table))
    leagues.notices.buttons += [buttons.notice_buttons, organiser_routes.notice_buttons]


def commands(services: Services, leagues: Leagues) -> list[app_commands.Group]:
    """`/league` and `/privacy`."""
    league, *others = organiser_commands.commands(organiser_routes.Handlers.of(services, leagues))
    player_commands.add_commands(league, player_routes.Handlers.of(services, leagues))
    return [league, *others]


def declare(services: Services, leagues: Leagues, at: Routes) -> None:
    """The custom_ids of leagues."""
    organiser_routes.declare(organiser_routes.Handlers.of(services, leagues), at)
    player_routes.declare(player_routes.Handlers.of(services, leagues), at)
