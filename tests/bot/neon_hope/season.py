"""A whole campaign through the sandbox: its nights, and what is asked between them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from engine.neon_hope import campaigns as story
from sandbox.model import DM, Message
from sandbox.server import SandboxServer
from tests.bot.dying import Found, Victim
from tests.bot.neon_hope.crew import RULES, Crew

NEXT = re.compile(r"neon_hope:(campaign:1|after:\d+):next")


class Season(Crew):
    """The people of a campaign, the only one there is."""

    def __init__(
        self, server: SandboxServer, database: str, victim: Victim, seed: int, cast: Mapping[str, str]
    ) -> None:
        super().__init__(server, database, victim, seed, level="sensible")
        self.cast = cast
        self.pack = RULES.pack("pilot")

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

    async def answer_step(self) -> None:
        """One answer to the step that comes next, by somebody who may; pressed until it is stored."""
        state = self.campaign()
        waiting = story.waiting(self.pack, state)
        by_character = {code: who for who, code in self.cast.items()}
        code = waiting[0] if waiting else ""
        may = story.choices(self.pack, state, code)
        choice = self.random.choice(may)[0] if may else None
        who = by_character[code] if code else self.random.choice(list(self.cast))
        await self.press_until(who, lambda: self.control_of(choice), lambda: self.campaign() != state)

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
