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
    """Start leagues in a bot whose parts are put together (in `setup_hook`, before the dispatcher begins):
    their messages are sent, their games' ends taken in, time goes on. Returns them, to register commands,
    buttons and pages with. The bot's background tasks then include `leagues.timing.run()`."""
    from bot.leagues.delivery import LeagueDelivery
    from bot.leagues.service import Leagues
    from bot.leagues.timing import Timing

    leagues = Leagues(app.play, app.dispatcher.wake)
    app.dispatcher.carriers["league"] = LeagueDelivery(app, leagues, app.pictures)
    timing = Timing(leagues, app.sweep_seconds)
    leagues.timing = timing
    app.play.endings.append(leagues.hosting.ended)
    woken = app.play.wake

    def wake(game_id: int) -> None:
        woken(game_id)
        if game_id in leagues.hosting.over:
            leagues.hosting.over.discard(game_id)
            timing.nudge()

    app.play.wake = wake
    return leagues
