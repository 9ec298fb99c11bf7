"""A campaign that is paused for days or weeks: nobody is reminded, and its thread tells who comes back.

It goes on once everybody who played last is back, or at once when one of them says so. While it is paused a
running episode has no pace, and its offers to help no end; moves can be made all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.campaign_log import pause_line, people_of
from bot.games.neon_hope.store import campaigns, deadlines, pauses
from bot.games.neon_hope.store.campaigns import CampaignRow
from bot.games.neon_hope.store.pauses import PauseRow
from bot.hosting.announcing import tell_all
from bot.hosting.pace import OFF, follow
from bot.hosting.play import Play
from bot.messages import words
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import Argument, say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import games, slots
from bot.store.game_rows import GameRow

BEGIN, BACK, END = "begin", "back", "end"
DONE: Final = {BEGIN: "bnh-pause-done", BACK: "bnh-pause-you", END: "bnh-pause-gone-on"}


@dataclass(frozen=True)
class Group:
    """A campaign with those who played last."""

    campaign: CampaignRow
    game: GameRow
    pause: PauseRow | None

    @property
    def people(self) -> Mapping[int, str]:
        """User to name."""
        return people_of(self.game)


class Pausing:
    """Pauses campaigns, and has them go on."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.db = play.db
        self.clock = play.clock

    async def press(self, asker: Asker, campaign_id: int, what: str) -> Answer:
        """Serve the buttons of a campaign's log."""
        async with self.db.read() as db:
            last = await campaigns.last_game(db, campaign_id)
        if last is None:
            raise Refusal("bot-forged")
        async with self.play.lock(last), self.db.write() as db:
            row = await campaigns.get(db, campaign_id)
            game = await games.get(db, last)
            if row is None or row.guild_id != asker.guild_id or game is None:
                raise Refusal("bnh-campaign-gone")
            group = Group(row, game, await pauses.get(db, campaign_id))
            over = await self._do(db, group, asker, what)
        self.play.wake(last)
        return _said(asker, DONE[END if over else what])

    async def returned(self, asker: Asker, game_id: int) -> Answer:
        """Serve "I am back" in a game's messages."""
        async with self.db.read() as db:
            pause = await pauses.of_game(db, game_id)
            row = await campaigns.get(db, pause.campaign_id) if pause is not None else None
        if row is None:
            raise Refusal("bnh-pause-none")
        return await self.press(replace(asker, guild_id=row.guild_id), row.id, BACK)

    async def _do(self, db: AsyncConnection, group: Group, asker: Asker, what: str) -> bool:
        """What was pressed; whether the campaign goes on now."""
        people, pause, now = group.people, group.pause, self.clock.now()
        if asker.user_id not in people:
            raise Refusal("bnh-pause-not-yours")
        if what == BEGIN:
            if pause is not None:
                raise Refusal("bnh-pause-already")
            if group.campaign.status == "over":
                raise Refusal("bnh-campaign-finished")
            await pauses.begin(db, group.campaign.id, now)
            if group.game.status == "running":
                await self._set_pace(db, group.game, OFF)
            await self._tell(db, group, "bnh-pause-told", asker, button=True)
            return False
        if pause is None:
            raise Refusal("bnh-pause-none")
        there = {*pause.returned, asker.user_id}
        away = [words.plain(name) for user, name in people.items() if user not in there]
        if what == BACK and away:
            if asker.user_id in pause.returned:
                raise Refusal("bnh-pause-back-already", names=away)
            await pauses.set_returned(db, pause.campaign_id, sorted(there))
            if group.game.status == "running":
                await self._set_pace(db, group.game, OFF)
            await self._tell(db, group, "bnh-pause-returned", asker, button=True, names=away)
            return False
        await self._end(db, group, pause)
        others = [user for user in people if user != asker.user_id]
        called = [words.mention(user) for user in others]
        told = "bnh-pause-all" if what == BACK else "bnh-pause-ended"
        await self._tell(db, group, told, asker, mentions=others, names=called, count=len(called))
        return True

    async def _end(self, db: AsyncConnection, group: Group, pause: PauseRow) -> None:
        """Who owes a move, or a choice between episodes, has all their time again."""
        now = self.clock.now()
        await pauses.end(db, pause.campaign_id)
        await campaigns.carry(db, pause.campaign_id, group.campaign.state, group.campaign.status, now)
        if group.game.status != "running":
            return
        agreed = await campaigns.table(db, group.game.id)
        if agreed is not None:
            row = await self._set_pace(db, group.game, agreed.options.pace)
            await follow(db, row, (), now)
        await deadlines.go_on(db, group.game.id, pause.since, now)

    async def _set_pace(self, db: AsyncConnection, game: GameRow, pace: str) -> GameRow:
        """A game's pace; its board and its panels are shown anew."""
        now = self.clock.now()
        row = await games.set_pace(db, game, pace)
        if pace == OFF:
            await follow(db, row, (), now)
        await slots.touch(db, row.id, row.version, now)
        return row

    async def _tell(
        self,
        db: AsyncConnection,
        group: Group,
        said: str,
        asker: Asker,
        *,
        button: bool = False,
        mentions: list[int] | None = None,
        **arguments: Argument,
    ) -> None:
        """Say it in the thread of the episode that is played, or was played last."""
        game = group.game
        text = say(game.language, said, name=words.plain(group.people[asker.user_id]), **arguments)
        back = (say(game.language, "bnh-pause-back"), f"neon_hope:returned:{game.id}", "success")
        buttons = [back] if button else []
        await tell_all(db, game, text, self.clock.now(), mentions=mentions or [], buttons=buttons)


async def paused(db: AsyncConnection, campaign_id: int, language: str) -> str:
    """That a campaign is paused, and who is back; "" if it is not paused."""
    pause = await pauses.get(db, campaign_id)
    last = await campaigns.last_game(db, campaign_id) if pause is not None else None
    game = await games.get(db, last) if last is not None else None
    return pause_line(pause, game, language) if pause is not None and game is not None else ""


def _said(asker: Asker, identifier: str) -> Answer:
    return Answer(layout=text_layout(say(asker.language, identifier)))
