"""Every command is used once over the wire, and every page and form that its answer leads to is opened:
Discord's own OpenAPI document, where it is at hand, has nothing against any of them."""

from __future__ import annotations

import re
from pathlib import Path

from sandbox.components import PLACES, ROLES, SELECT, USERS
from sandbox.model import Interaction, Json, Message
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import until
from tests.bot.hands import PLACE, Hands, connected
from tests.bot.leagues.test_league_wire import Circle, create

WHO = "Ada"
DANGER = 4
"""The style of buttons that end something."""
DEFERRED_UPDATE = 6
"""An acknowledgement after which the message pressed may stay as it is."""
CHOICES: dict[str, object] = {"deck": "x", "name": "Hedge Fund", "player": "Bran", "opponent": "Bran"}
"""What is typed or chosen where a command offers nothing."""
OF_TYPE: dict[int, object] = {3: "x", 4: 1, 5: True, 6: "Bran", 7: PLACE, 11: ("list.txt", b"3 Hedge Fund")}
"""By the type of its option."""
FEWEST = 100
"""Of kinds of buttons and selects there are more."""


class Crawler:
    """Opens whatever can be opened, each kind once."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.server, self.sandbox = hands.server, hands.sandbox
        self.pressed: set[str] = set()
        self.forms = 0

    async def command(self, name: str, options: list[Json]) -> None:
        """Use a command with what it wants."""
        given: dict[str, object] = {}
        for option in options:
            if option.get("required"):
                given[option["name"]] = await self.value(name, option)
        await self.rest(await self.sandbox.slash(WHO, PLACE, name, **given))

    async def value(self, command: str, option: Json) -> object:
        if option.get("choices"):
            return option["choices"][0]["value"]
        if option.get("autocomplete"):
            offered = await self.sandbox.autocomplete(
                WHO, PLACE, command, option["name"], **{option["name"]: ""}
            )
            if offered:
                return offered[0]["value"]
        return CHOICES.get(option["name"], OF_TYPE[option["type"]])

    async def everything(self) -> None:
        """Whatever is to be pressed in what she sees, until nothing new comes of it."""
        while found := self.next():
            message, control, part = found
            self.pressed.add(kind_of(control))
            values: list[object] = []
            if part["type"] == SELECT:
                values = [part["options"][0]["value"]]
            elif part["type"] == USERS:
                values = ["Bran"]
            elif part["type"] == PLACES:
                values = [PLACE]
            elif part["type"] == ROLES:
                continue
            made = self.sandbox.press(WHO, message, control, values if "options" in part or values else None)
            await self.rest(made)
            if made.modal is not None:
                self.forms += 1

    def next(self) -> tuple[Message, str, Json] | None:
        places = (
            self.sandbox.ephemerals(WHO),
            self.sandbox.messages(self.sandbox.dm(WHO)),
            self.sandbox.messages(PLACE),
        )
        for message in (one for place in places for one in place):
            for control, part in self.sandbox.controls(message).items():
                if kind_of(control) in self.pressed or part.get("disabled") or part.get("style") == DANGER:
                    continue
                return message, control, part
        return None

    async def rest(self, made: Interaction) -> None:
        await until(lambda: made.acknowledged or made.failed, "an answer")
        assert not made.failed, made.data
        # What a press in direct messages leads to may come as a message of its own.
        await until(
            lambda: made.answered or (made.response_type == DEFERRED_UPDATE and self.hands.rest()),
            f"what {made.data} leads to",
        )


def kind_of(custom_id: str) -> str:
    """A custom_id without what differs from one game, decision or page to the next."""
    return (
        re.sub(r"\d+", "#", custom_id) if not custom_id.startswith("g:") else "g:" + custom_id.split(":")[3]
    )


def leaves(commands: list[Json], before: str = "") -> list[tuple[str, list[Json]]]:
    """The commands that can be used, with their options."""
    found = []
    for one in commands:
        name = f"{before}{one['name']}"
        inner = one.get("options", [])
        if any(option["type"] in (1, 2) for option in inner):
            found += leaves(inner, f"{name} ")
        else:
            found.append((name, inner))
    return found


async def test_every_page_of_every_command_is_what_discord_takes(tmp_path: Path) -> None:
    database = str(tmp_path / "game.sqlite3")
    async with running_sandbox(openapi=find_openapi()) as server, connected(server, database) as bot:
        hands = Hands(server, database, level="sensible")
        bot.challenges.seed_of = lambda secret, words: 1
        await create(Circle(server, database))
        await hands.open_game()
        crawler = Crawler(hands)
        for name, options in leaves(list(server.world.commands.values())):
            await crawler.command(name, options)
            await crawler.everything()
        await until(hands.rest, "an empty outbox")
        assert server.violations == []
        assert server.undeclared == []
        assert {"lo:#:page:people", "lo:#:organisers", "lo:#:channel"} <= crawler.pressed
        assert crawler.forms > 5
        assert len(crawler.pressed) > FEWEST
