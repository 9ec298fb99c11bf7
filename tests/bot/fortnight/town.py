"""A town of people who play for days on simcord's Discord: real games, the bot dying and coming back, time in
leaps of an hour."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.app import Sysop
from bot.contract.kind import Table
from engine import players
from tests.bot.conftest import LoopClock
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.panel import way_to
from tests.bot.world import parts

HOUR = 3600.0
DAY = 24 * HOUR
AT_A_TIME = 6
"""Answers somebody gives in one game before they look at the next."""


@dataclass
class Person:
    """How somebody plays. Chances are for each hour, or for each answer."""

    name: str
    online: float
    """That they look in, in an hour in which they are awake."""
    up: tuple[int, int] = (7, 23)
    """Hours of the day (UTC) between which they are awake."""
    quiet: bool = False
    """Whether they have told the bot when they sleep."""
    twice: float = 0.0
    stale: float = 0.0
    undo: float = 0.0
    orders: float = 0.0
    nudge: float = 0.0
    vacation: int | None = None
    """The day on which they go away for four days."""
    gone: int | None = None
    """The day from which they never come back."""
    closed: bool = False
    """Whether their direct messages are closed."""
    old: list[tuple[Any, str]] = field(default_factory=list)
    """Buttons they have pressed before."""

    def awake(self, hour: float) -> bool:
        return self.up[0] <= hour % 24 < self.up[1]


def people(names: Sequence[str], chance: random.Random) -> dict[str, Person]:
    """Habits by lot; among every eight somebody with closed messages, on vacation, and who vanishes."""
    found = {}
    for number, name in enumerate(names):
        found[name] = Person(
            name,
            online=chance.uniform(0.2, 0.7),
            up=chance.choice([(7, 23), (5, 20), (10, 24)]),
            quiet=chance.random() < 0.5,
            twice=chance.choice([0.0, 0.05, 0.2]),
            stale=chance.choice([0.0, 0.05]),
            undo=chance.choice([0.0, 0.02, 0.05]),
            orders=chance.choice([0.0, 0.03]),
            nudge=chance.choice([0.0, 0.1]),
            vacation=chance.randrange(2, 9) if number % 8 == 3 else None,
            gone=chance.randrange(3, 7) if number % 8 == 5 else None,
            closed=number % 8 == 6,
        )
    return found


class Town(Tables):
    """Everybody, their games, and what was pressed. Whoever answers chooses as the normal computer would."""

    def __init__(
        self, env: Any, make_bot: Callable[[], Sysop], clock: LoopClock, seed: int, size: int = 16
    ) -> None:
        super().__init__(env, make_bot)
        self.clock = clock
        self.random = random.Random(seed)
        for number in range(size - len(self.users)):
            name = f"p{number}"
            self.users[name] = env.create_user(name)
            self.members[name] = self.guild.add_member(self.users[name])
        self.people = people(list(self.users), self.random)
        self.began = clock.now()
        self.did: dict[str, int] = {}
        self.killing: asyncio.Task[None] | None = None
        self.changed: set[int] = set()
        """Games in which somebody has done something since the last look."""

    def count(self, what: str) -> None:
        self.did[what] = self.did.get(what, 0) + 1

    def who(self, user_id: int) -> str:
        return next(name for name, user in self.users.items() if user.id == user_id)

    async def rows(self, query: str, *values: object) -> list[Any]:
        """Rows of the bot's store."""
        async with self.bot.db.read() as db:
            return list(await db.exec_driver_sql(query, values))

    async def running(self, who: str, kind: str = "") -> list[int]:
        """The games somebody plays."""
        query = (
            "SELECT DISTINCT games.id FROM games JOIN seats ON seats.game_id = games.id "
            "WHERE status = 'running' AND user_id = ? AND (kind = ? OR ? = '') ORDER BY games.id"
        )
        return [game_id for (game_id,) in await self.rows(query, self.users[who].id, kind, kind)]

    @property
    def day(self) -> int:
        return int((self.clock.now() - self.began) // DAY)

    # -- time, and death

    async def pass_hour(self) -> None:
        self.clock.shift += HOUR
        self.bot.leagues.uptime.patience = HOUR + 60
        await self.env.advance_time(61)
        await self.rest()

    def doom(self) -> None:
        """The bot dies after a few more rounds of the event loop, wherever it stands then."""
        rounds = self.random.choice([1, 5, 15, 40, 80, 150]) + self.random.randrange(15)

        async def die() -> None:
            for _ in range(rounds):
                await asyncio.sleep(0)
            for task in self.env._work.tasks:
                task.cancel()

        self.killing = asyncio.create_task(die())

    async def revive(self, away: float = 0.0) -> None:
        """End what is left of the bot; some time later it is started again."""
        if self.killing is not None:
            await self.killing
            self.killing = None
        for task in self.env._work.tasks:
            task.cancel()
        await self.bot.pictures.close()
        await self.bot.db.close()
        self.clock.shift += away
        await self.restart()
        await self.rest()
        self.count("deaths")

    async def perhaps(self, doing: Any) -> Any:
        """Do something on Discord; None where the bot died over it."""
        try:
            return await doing
        except Exception:
            if self.killing is None:
                raise
            return None

    # -- what people do

    def controls(self, message: Any) -> dict[str, Any]:
        """What can be pressed or chosen, by custom_id."""
        return {part["custom_id"]: part for part in parts(self.raw(message)) if not part.get("disabled")
                and "custom_id" in part}  # fmt: skip

    def ids(self, message: Any) -> list[str]:
        return list(self.controls(message))

    def live(self, who: str, game_id: int, decision: int) -> Any | None:
        """The direct message in which somebody can answer a decision."""
        mark = f"g:{game_id}:{decision}:"
        for message in reversed(self.dms(who)):
            if any(custom_id.startswith(mark) for custom_id in self.ids(message)):
                return message
        return None

    async def panel_for(self, who: str, table: Table, decision: int) -> Any | None:
        """Where somebody answers: their direct message, or the private panel they ask for."""
        game_id = table.row.id
        if not table.row.seats[_seat(table, self.users[who].id)].dm_closed:
            return self.live(who, game_id, decision)
        command = "netrunner move" if table.row.kind == "netrunner" else "neonhope move"
        shown = await self.perhaps(self.members[who].slash(self.channel, command, game=game_id))
        return shown.response.message if shown is not None and shown.response is not None else None

    async def look_in(self, who: str) -> None:
        """Somebody answers what is asked of them, in one game after the other."""
        for game_id in await self.running(who):
            for _ in range(AT_A_TIME):
                if not await self.answer(who, game_id):
                    break
                if self.killing is not None:
                    await self.revive()

    async def answer(self, who: str, game_id: int) -> bool:
        """Answer one decision; False where nothing is asked of them."""
        person, user = self.people[who], self.users[who].id
        table = await self.bot.play.load(game_id)
        seats = {seat for seat, row in table.row.seats.items() if row.user_id == user}
        asked = next((one for one in table.game.decisions if one.seat in seats), None)
        if asked is None:
            return False
        panel = await self.panel_for(who, table, asked.id)
        if self.killing is not None:
            return True
        assert panel is not None, f"{who} has no panel for decision {asked.id} of game {game_id}"
        view = next(d for d in table.game.view(asked.seat).decisions if d.id == asked.id)
        keys = players.choose(table.game, asked.seat, asked.id, level="sensible")
        self.changed.add(game_id)
        if person.old and self.random.random() < person.stale:
            self.count("stale presses")
            await self.again(who, *self.random.choice(person.old))
        while self.killing is None and (await self.game(game_id)).version == table.row.version:
            press = way_to(self.controls(panel), game_id, view, list(keys))
            assert press is not None, f"{who} is not offered {keys} for {view.prompt}"
            await self.send(who, panel, *press)
        if self.killing is None:
            version = (await self.game(game_id)).version
            assert version > table.row.version, f"{who} could not answer {view.prompt} with {keys}"
        self.count("answers")
        return True

    async def send(self, who: str, panel: Any, custom_id: str, values: list[str]) -> None:
        person = self.people[who]
        await self.perhaps(self.forge(who, panel, custom_id, values or None))
        if not values:
            person.old = [*person.old[-20:], (panel, custom_id)]
        if not values and self.killing is None and self.random.random() < person.twice:
            self.count("double presses")
            await self.again(who, panel, custom_id)

    async def again(self, who: str, panel: Any, custom_id: str) -> None:
        """Press what has been pressed before, if its message is still there."""
        if any(message.id == panel.id for message in self.dms(who)):
            await self.forge(who, panel, custom_id)

    async def page(self, who: str, command: str, game_id: int) -> Any:
        """A private page of a game of Netrunner."""
        shown = await self.members[who].slash(self.channel, f"netrunner {command}", game=game_id)
        await self.env.settle()
        return shown.response.message

    async def press_any(self, who: str, message: Any, *starts: str) -> bool:
        """Press one of the buttons whose custom_id begins so."""
        found = [custom_id for custom_id in self.ids(message) if custom_id.startswith(starts)]
        if not found:
            return False
        await self._hand(who, message).click(message, custom_id=self.random.choice(found))
        await self.env.settle()
        return True

    async def meddle(self, who: str) -> None:
        """Besides answering: take back, leave orders, nudge, claim, agree to what others ask."""
        person, chance = self.people[who], self.random.random
        ids = await self.running(who, "netrunner")
        for message in self.dms(who):
            asked = [one for one in self.ids(message) if one.startswith("uq:")]
            replies = [one for one in asked if one.endswith((":agree", ":refuse"))]
            if replies:
                await self.press_any(who, message, self.random.choice(replies))
                self.count("consents")
        for game_id in ids:
            if chance() < person.undo * 5:
                page = await self.page(who, "undo", game_id)
                if await self.press_any(who, page, f"up:{game_id}:"):
                    self.changed.add(game_id)
                    self.count("undos")
            if chance() < person.orders * 5:
                page = await self.page(who, "orders", game_id)
                if await self.press_any(who, page, f"so:{game_id}:give:"):
                    self.changed.add(game_id)
                    self.count("orders")
            if chance() < person.nudge:
                page = await self.page(who, "pace", game_id)
                if await self.press_any(who, page, f"pc:{game_id}:claim"):
                    assert await self.press_any(who, page, f"pc:{game_id}:claim-yes")
                    self.count("claims")
                elif await self.press_any(who, page, f"pc:{game_id}:nudge"):
                    self.count("nudges")
                self.changed.add(game_id)

    # -- games

    async def challenge(self, corp: str, runner: str) -> None:
        shown = await self.members[corp].slash(
            self.channel,
            "netrunner challenge",
            opponent=self.members[runner],
            side="corp",
            level="beginner",
            pace=self.random.choice(["none", "day", "three"]),
        )
        message = shown.response.message
        await self.members[runner].click(message, custom_id=self.button(message, "Accept"))
        await self.rest()

    async def episode(self, *cast: str) -> None:
        lobby = await self.lobby(cast[0])
        characters = [value for value in self.offered(lobby, "character") if value != "?"]
        for who, character in zip(cast, self.random.sample(characters, len(cast)), strict=True):
            await self.pick(who, lobby, "character", character)
        begin = next(key for key in self.buttons(lobby).values() if key.endswith(":begin"))
        await self.members[cast[0]].click(lobby, custom_id=begin)
        await self.rest()


def _seat(table: Table, user_id: int) -> str:
    return next(seat for seat, row in table.row.seats.items() if row.user_id == user_id)
