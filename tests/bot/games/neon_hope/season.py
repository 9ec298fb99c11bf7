"""A whole campaign through the sandbox: its nights, what is asked between them, and deaths of the bot."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any

from bot.games.neon_hope.rules import Rules
from engine.neon_hope.rules import campaigns as story
from sandbox.model import DM, Message
from sandbox.server import SandboxServer
from tests.bot.dying import Found, Victim, until
from tests.bot.games.neon_hope.crew import RULES, Crew
from tests.bot.hands import PLACE

NEXT = re.compile(r"neon_hope:(campaign:1|after:\d+):next")

TWICE = 0.1
"""How often what is looked for is pressed in passing, beside the press itself."""


class Season(Crew):
    """The people of a campaign, the only one there is."""

    def __init__(
        self,
        server: SandboxServer,
        database: str,
        victim: Victim,
        seed: int,
        cast: Mapping[str, str],
        rules: Rules = RULES,
        pack: str = "pilot",
    ) -> None:
        super().__init__(server, database, victim, seed, level="sensible", rules=rules)
        self.cast = cast
        self.pack = rules.pack(pack)
        self.deaths: Counter[str] = Counter()
        """Of the bot, by night and by kind of step."""

    @property
    def at(self) -> str:
        """The code of the step that comes next."""
        return story.position(self.pack, self.campaign())

    def kind(self) -> str:
        """Of the step that comes next; "" after the last."""
        step = story.current(self.pack, self.campaign())
        return step.kind if step is not None else ""

    def shown(self, is_it: Callable[[str], bool]) -> Iterator[tuple[Message, str]]:
        """Messages of channels and threads with such a control that can be pressed, the newest first."""
        places = [each for each in self.server.world.channels.values() if each.type != DM]
        messages = [message for place in places for message in self.sandbox.messages(place)]
        for message in sorted(messages, key=lambda each: each.id, reverse=True):
            for custom_id, part in self.sandbox.controls(message).items():
                if is_it(custom_id) and not part.get("disabled"):
                    yield message, custom_id

    async def give_up(self, who: str, game_id: int) -> None:
        """The episode, by its only player."""
        yes = f"neon_hope:abandon:{game_id}:yes"
        await self.ask_for(who, "neonhope abandon", yes, lambda: self.seen(game_id).game.result is not None)

    async def pause(self, who: str, what: str, done: Callable[[], bool]) -> None:
        """Press a button of the log about pausing."""
        await self.ask_for(who, "neonhope campaign", f"neon_hope:pause:1:{what}", done, campaign=1)

    async def ask_for(
        self, who: str, command: str, key: str, done: Callable[[], bool], **options: object
    ) -> None:
        """Give a command and press what it offers; again by who is not heard."""
        user = self.sandbox.user(who)
        while not done():
            await until(self.connected, "the bot")
            await self.sandbox.slash(who, PLACE, command, **options)
            asked = [one for one in self.sandbox.ephemerals(user) if key in self.sandbox.controls(one)]
            if asked and not done():
                await self.sandbox.click(user, asked[-1], key)

    async def die(self) -> None:
        """At a moment picked by the requests that reach Discord, and a little after one of them; or a moment
        later, where so many do not come."""
        await until(self.connected, "the bot")
        seen = len(self.server.requests) + self.random.randint(1, 6)
        for _ in range(30):
            if len(self.server.requests) >= seen:
                break
            await asyncio.sleep(0.02)
        await asyncio.sleep(self.random.uniform(0, 0.02))
        await self.victim.kill()
        await until(lambda: not self.connected(), "the connection's end")
        await self.victim.start()

    async def over_death(self, work: Coroutine[Any, Any, object], of: str) -> None:
        """Do something while the bot dies; `of`: what it is counted as."""
        dying = asyncio.create_task(self.die())
        self.deaths[of] += 1
        await work
        await dying

    async def through_steps(self, chance: float) -> Message | None:
        """Answer what is asked until the next night; its table, None after the last. The bot dies in the
        first step of each kind, and with this chance in any other."""
        while (kind := self.kind()) not in ("episode", ""):
            if not self.deaths[kind] or self.random.random() < chance:
                await self.over_death(self.answer_step(), kind)
            else:
                await self.answer_step()
        return await self.next_table() if self.kind() else None

    async def answer_step(self) -> None:
        """One answer to the step that comes next, by somebody who may; pressed until it is stored, now and
        then twice in a moment."""
        state = self.campaign()
        waiting = story.waiting(self.pack, state)
        by_character = {code: who for who, code in self.cast.items()}
        code = waiting[0] if waiting else ""
        may = story.choices(self.pack, state, code)
        choice = self.random.choice(may)[0] if may else None
        who = by_character[code] if code else self.random.choice(list(self.cast))

        def find() -> Found | None:
            found = self.control_of(choice)
            if found is not None and self.connected() and self.random.random() < TWICE:
                self.sandbox.press(who, *found)
            return found

        await self.press_until(who, find, lambda: self.campaign() != state)

    def control_of(self, choice: int | None) -> Found | None:
        """What to press for a choice, or to go on where there is none; else what shows the step."""
        ((number,),) = self.query("SELECT count(*) FROM campaign_steps WHERE done")
        ends = {f":{number}:{'on' if choice is None else choice}"}
        for message, custom_id in self.shown(lambda key: key.startswith("neon_hope:step:1:")):
            if any(custom_id.endswith(end) for end in ends):
                return message, custom_id, []
        for message, custom_id in self.shown(lambda key: key.startswith(f"neon_hope:train:1:{number}:")):
            options = self.sandbox.controls(message)[custom_id]["options"]
            if str(choice) in [option["value"] for option in options]:
                return message, custom_id, [str(choice)]
        return self.way_on()

    def way_on(self) -> Found | None:
        """What shows what comes next."""
        found = self.shown(lambda key: NEXT.fullmatch(key) is not None)
        return next(((message, key, []) for message, key in found), None)

    async def next_table(self) -> Message:
        """The table of the next night, once somebody has gone on to it."""

        def there() -> Message | None:
            found = self.shown(lambda key: key.endswith(":begin"))
            return next((message for message, _ in found), None)

        await self.press_until(self.random.choice(list(self.cast)), self.way_on, lambda: there() is not None)
        found = there()
        assert found is not None
        return found
