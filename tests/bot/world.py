"""Hands for the tests: what people do on Discord and what they then see, in few words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import discord
from simcord.actors import _component_interaction, _dispatch_actor_interaction
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType

from bot.app import Sysop
from bot.contract.duel import Duel
from bot.contract.player import Player
from bot.store import games as store
from bot.store.game_rows import GameRow
from tests.bot import coop
from tests.bot.panel import leads_to

ROLES = ("keeper", "pilot", "smith", "scout")


def parts(components: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message, outer ones first."""
    for component in components:
        yield component
        yield from parts(component.get("components", ()))


def text_of(components: Any) -> str:
    """All text of a message of components."""
    return "\n".join(part["content"] for part in parts(components) if part["type"] == 10)


class World:
    """One server with three people and the bot."""

    def __init__(self, env: Any, make_bot: Callable[[], Sysop]) -> None:
        self.env = env
        self.make_bot = make_bot
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        self.users = {name: env.create_user(name) for name in ("ann", "bob", "cleo")}
        self.members = {name: self.guild.add_member(user) for name, user in self.users.items()}

    @property
    def bot(self) -> Sysop:
        bot: Sysop = self.env.bot
        return bot

    @property
    def ann(self) -> Any:
        return self.members["ann"]

    @property
    def bob(self) -> Any:
        return self.members["bob"]

    @property
    def cleo(self) -> Any:
        return self.members["cleo"]

    async def restart(self) -> None:
        """Stop the bot where it stands and start it from the database."""
        await self.env.restart_bot(self.make_bot())
        await self.env.settle()

    @property
    def duel(self) -> Duel:
        """The game of two that the bot hosts."""
        return next(kind for kind in self.bot.play.kinds.values() if isinstance(kind, Duel))

    async def start_game(self, level: str = "beginner", side: str = "") -> int:
        """Ann challenges Bob, Bob accepts; returns the game's id. `side`: hers, the first if left out."""
        kind = self.duel
        shown = await self.ann.slash(
            self.channel,
            f"{kind.group} challenge",
            opponent=self.bob,
            level=level,
            side=side or kind.seats[0],
        )
        await self.bob.click(shown.response.message, custom_id=self.button(shown.response.message, "Accept"))
        await self.env.settle()
        return await self.newest()

    async def start_beacons(self, *people: str) -> int:
        """A co-operative game: seats p1, p2, ... for these people, who may be named twice."""
        kind = self.bot.play.kinds["coop"]
        seats = [f"p{number}" for number, _ in enumerate(people, 1)]
        players = {
            seat: Player(who, self.members[who].id, role=role)
            for seat, who, role in zip(seats, people, ROLES, strict=False)
        }
        game = coop.Beacons(coop.State(seats))
        guild, channel = self.guild.id, self.channel.id
        async with self.bot.db.write() as db:
            game_id = await self.bot.play.start(db, kind, game, "normal", guild, channel, players)
        self.bot.play.wake(game_id)
        await self.rest()
        return game_id

    async def rest(self) -> None:
        """Wait until the bot has sent what it has to send."""
        await self.bot.dispatcher.settle()
        await self.env.settle()

    @property
    def coop(self) -> coop.Coop:
        kind = self.bot.play.kinds["coop"]
        assert isinstance(kind, coop.Coop)
        return kind

    async def newest(self) -> int:
        async with self.bot.db.read() as db:
            return await store.count(db)

    async def game(self, game_id: int = 1) -> GameRow:
        async with self.bot.db.read() as db:
            row = await store.get(db, game_id)
        assert row is not None
        return row

    def raw(self, message: Any) -> list[dict[str, Any]]:
        """The components of a message as Discord has them now."""
        found = self.env.backend.get_message(message.channel.id, message.id)
        components: list[dict[str, Any]] = found.components
        return components

    def text(self, message: Any) -> str:
        """All text a message shows now."""
        found = self.env.backend.get_message(message.channel.id, message.id)
        return found.content or text_of(found.components)

    def said(self, result: Any) -> str:
        """All text somebody was answered with, the last answer if there are several."""
        answers = [answer for answer in (result.response, *result.followups) if answer is not None]
        return answers[-1].content or text_of(answers[-1].components)

    def buttons(self, message: Any) -> dict[str, str]:
        """Label to custom_id of every button of a message."""
        return {p["label"]: p["custom_id"] for p in parts(self.raw(message)) if p["type"] == 2}

    def selects(self, message: Any) -> list[dict[str, Any]]:
        return [part for part in parts(self.raw(message)) if part["type"] == 3]

    def button(self, message: Any, label: str) -> str:
        return self.buttons(message)[label]

    async def press(self, who: str, message: Any, label: str) -> Any:
        """Press a button; returns what came of it, once the bot has come to rest. What stands behind *More…*
        is pressed there, and whoever reads something in a panel's place goes back first."""
        for leads in ("back", "more"):
            buttons = self.buttons(message)
            way = next((each for each in buttons.values() if leads_to(each) == leads), None)
            if label not in buttons and way is not None:
                await self._hand(who, message).click(message, custom_id=way)
                await self.env.settle()
        result = await self._hand(who, message).click(message, custom_id=self.button(message, label))
        await self.env.settle()
        return result

    async def choose(self, who: str, message: Any, values: list[str], number: int = 0) -> Any:
        """Choose in a message's `number`-th select."""
        custom_id = self.selects(message)[number]["custom_id"]
        result = await self._hand(who, message).select(message, values, custom_id=custom_id)
        await self.env.settle()
        return result

    def _hand(self, who: str, message: Any) -> Any:
        """Somebody's hand: another one in direct messages than in the server."""
        direct = message.channel.id == self.users[who].dm_channel.id
        return self.users[who] if direct else self.members[who]

    async def forge(
        self,
        who: str,
        message: Any,
        custom_id: str,
        values: list[str] | None = None,
        form: dict[str, str] | None = None,
    ) -> Any:
        """Send a press that the message shown does not offer (any more), or a `form` with one field: its
        `custom_id` and `value`."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        hand = self._hand(who, message)
        if form is not None:
            channel = ChannelHandle(
                self.env, getattr(hand, "guild", None), self.env.backend.get_channel(stored.channel_id)
            )
            result = await _dispatch_actor_interaction(
                hand,
                InteractionType.MODAL_SUBMIT,
                channel,
                {"custom_id": custom_id, "components": [{"type": 1, "components": [{"type": 4, **form}]}]},
                extra={"message": dict(message_payload(self.env.backend, stored))},
                source_message_id=stored.id,
            )
        else:
            data: dict[str, Any] = {"component_type": 2, "custom_id": custom_id}
            if values is not None:
                data |= {"component_type": 3, "values": values}
            result = await _component_interaction(hand, stored, data)
        await self.env.settle()
        return result

    async def play(self, *labels: str) -> None:
        """Press one label after another, each on the panel of whoever is to move."""
        for label in labels:
            row = await self.game(await self.newest())
            user = row.seats[row.waiting[0]].name
            # The last panel of a game that has just ended may come after the first one of the next.
            panel = (self.panels(user, row.id) or [self.panel(user)])[-1]
            if label == "give":
                await self.choose(user, panel, [self.selects(panel)[0]["options"][0]["value"]])
            await self.press(user, panel, "Confirm (1)" if label == "give" else label)

    async def press_panel(self, who: str, label: str) -> Any:
        """Press a button of the newest panel in somebody's direct messages."""
        return await self.press(who, self.panel(who), label)

    def dms(self, who: str) -> list[discord.Message]:
        """What the bot has written to somebody, oldest first."""
        found: list[discord.Message] = self.users[who].dm_channel.history()
        return found

    def panel(self, who: str) -> discord.Message:
        return self.dms(who)[-1]

    def panels(self, who: str, game_id: int) -> list[discord.Message]:
        """The panels of one game in somebody's direct messages, oldest first."""
        return [message for message in self.dms(who) if f" {game_id} · " in self.text(message)]

    def thread(self, game_id: int = 1) -> Any:
        return next(t for t in self.channel.threads if f" {game_id}:" in t.name)

    def told(self, game_id: int = 1) -> list[str]:
        """What a game's thread tells, oldest first: the board, other messages with buttons or names, and the
        lines of what happened, without the headings of turns."""
        board = self.board(game_id)
        found = [self.text(board)]
        for message in self.thread(game_id).history():
            if message.id != board.id:
                text = self.text(message)
                lines = text.split("\n") if message.content and not message.mentions else [text]
                found += [line for line in lines if not line.startswith("__")]
        return found

    def turns(self, game_id: int = 1) -> list[str]:
        """The messages of a game's thread that tell of turns, oldest first."""
        said = [message.content for message in self.thread(game_id).history() if not message.mentions]
        return [content for content in said if content]

    def boards(self, game_id: int = 1) -> list[discord.Message]:
        """Every message of a thread that is its board."""
        found = self.thread(game_id).history()
        return [message for message in found if f"b:{game_id}:log" in self.buttons(message).values()]

    def board(self, game_id: int = 1) -> discord.Message:
        return self.boards(game_id)[-1]
