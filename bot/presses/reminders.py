"""`/play reminders`: somebody's quiet hours, zone and vacation, in all their games and leagues."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.pace import DAY
from bot.hosting.play import Play
from bot.messages import components
from bot.messages.components import Row, button
from bot.messages.layout import text_layout
from bot.messages.local import find_zone, hours, typed_hours
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import leagues, people, waits

YEAR: Final = 365 * DAY
DAYS_A_YEAR: Final = 45
"""Days of vacation in any year: what is agreed on with others cannot be put off for ever."""
LONGEST_QUIET: Final = 12 * 60
"""Minutes of quiet hours a day, at most: in the others there is time to be reminded."""


class Reminders:
    """Shows and changes when somebody is reminded."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.db = play.db
        self.clock = play.clock

    async def show(
        self,
        asker: Asker,
        quiet: str | None = None,
        zone: str | None = None,
        vacation: int | None = None,
        *,
        likely: str = "UTC",
        update: bool = False,
    ) -> Answer:
        """Change what is given, then show all. `likely`: the zone of who has never chosen one."""
        now = self.clock.now()
        async with self.db.write() as db:
            row = await people.user(db, asker.user_id)
            if zone is not None:
                row = replace(row, zone=find_zone(zone))
            if quiet is not None:
                span = hours(quiet)
                if (span[1] - span[0]) % 1440 > LONGEST_QUIET:
                    raise Refusal("bot-reminders-long-quiet")
                row = replace(row, quiet_from=span[0], quiet_until=span[1])
                row = replace(row, zone=row.zone or likely) if row.has_quiet else row
            if quiet is not None or zone is not None:
                await people.save_user(db, row)
            left = await self._left(db, asker.user_id, now)
            if vacation is not None:
                await waits.end_holiday(db, asker.user_id, now)
                left = await self._left(db, asker.user_id, now)
                if vacation > left:
                    raise Refusal("bot-reminders-too-many", n=left)
                if vacation:
                    await waits.add_holiday(db, asker.user_id, now, now + vacation * DAY)
                    left -= vacation
            if quiet is not None or vacation is not None or zone is not None:
                await waits.look_again(db, asker.user_id, now)
                await leagues.look_again(db, asker.user_id, now)
            spans = await waits.holidays(db, asker.user_id, now)
        away = max((last for first, last in spans if first <= now < last), default=None)
        return _page(row, away, left, asker.language, update)

    async def _left(self, db: AsyncConnection, user_id: int, now: float) -> int:
        """Days of vacation that are left of this year's."""
        spans = await waits.holidays(db, user_id, now - YEAR)
        taken = sum(last - max(first, now - YEAR) for first, last in spans)
        return max(0, DAYS_A_YEAR - round(taken / DAY))


def _page(row: people.UserRow, away: float | None, left: int, language: str, update: bool) -> Answer:
    quiet = say(language, "bot-reminders-loud")
    if row.has_quiet:
        quiet = say(language, "bot-reminders-quiet", hours=typed_hours(row.quiet), zone=row.zone)
    rows: tuple[Row, ...] = ()
    if away is not None:
        holiday = say(language, "bot-reminders-away", until=f"<t:{int(away)}:f>")
        rows = (
            components.row(
                button(say(language, "bot-reminders-back"), "pl:back", discord.ButtonStyle.primary)
            ),
        )
    else:
        holiday = say(language, "bot-reminders-here", n=left)
    text = "\n".join((say(language, "bot-reminders"), quiet, holiday))
    return Answer(layout=text_layout(text, rows=rows), update=update)
