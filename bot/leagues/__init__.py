"""Leagues on Discord.

`service.Leagues` is the way in: one change, one transaction. `table` is a league in hand, `notices` what is
said to whom (buttons for notices are registered there), `pages` the messages that follow a league, `timing`
what time brings, `delivery` how messages go out, `hosting` the games of matches, `office` organisers and
channels, `undoing` the way back. `begin(app)` starts it all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import Sysop
    from bot.leagues.service import Leagues


def begin(app: Sysop) -> Leagues:
    """Put leagues into a bot whose other parts are put together, before its dispatcher begins: from now on
    their messages are sent and the ends of their games taken in. Returns them, to register commands, buttons
    and pages with. For time to go on, `leagues.timing.run()` must run beside the bot."""
    from bot.leagues.delivery import LeagueDelivery
    from bot.leagues.service import Leagues

    leagues = Leagues(app.play, app.dispatcher.wake, app.sweep_seconds)
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
    return leagues
