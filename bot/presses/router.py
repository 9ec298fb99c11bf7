"""Which press means what: every component of every message the bot ever sent comes through here.

A `custom_id` is written by us but sent by the presser's client, so it is not trusted: it names a game, a
decision and an answer, and everything it says is checked against the stored game and the presser.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.delivery.slots import Slots
from bot.hosting.kind import Table
from bot.hosting.play import Play
from bot.hosting.tables import Stale, seat_asked
from bot.messages.layout import Image, Press, cut, read_press, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.outbox.dispatcher import Dispatcher
from bot.presses.answers import Answer, Answers
from bot.presses.challenges import Challenges
from bot.presses.extension import Route
from bot.presses.languages import Asker
from bot.presses.private import Private
from bot.presses.user_settings import UserSettings
from bot.process.logs import logger
from bot.shown.panels import panel
from bot.shown.picks import MOST_PICKS
from bot.shown.pictures import Pictures, file, image
from bot.shown.selects import PLAIN, Shown, unpack
from engine.kernel.views import DecisionView

log = logger(__name__)

REMEMBERED = 1000
"""Ephemeral panels whose latest press is remembered."""


def _values(interaction: discord.Interaction) -> list[str]:
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", ())]


class _Show(Exception):
    """Not an answer: the same decision is to be shown in another way."""

    def __init__(self, table: Table, shown: Shown) -> None:
        super().__init__()
        self.table = table
        self.shown = shown


class Router:
    """Serves component presses and modal submissions."""

    def __init__(
        self,
        play: Play,
        answers: Answers,
        dispatcher: Dispatcher,
        slots: Slots,
        pictures: Pictures,
        private: Private,
        challenges: Challenges,
        settings: UserSettings,
    ) -> None:
        self.play = play
        self.answers = answers
        self.dispatcher = dispatcher
        self.slots = slots
        self.pictures = pictures
        self.private = private
        self.challenges = challenges
        self.settings = settings
        self._latest: OrderedDict[int, int] = OrderedDict()
        number = r"(\d{1,12})"
        self._routes: list[Route] = [
            (re.compile(rf"(?a)b:{number}:(hand|move|log|card|board)"), self._board),
            (re.compile(rf"(?a)c:{number}:(join|accept|decline|withdraw)"), self._challenge),
            (re.compile(rf"(?a)r:{number}"), self._rematch),
            (re.compile(rf"(?a)x:{number}:(yes|no)"), self._concede),
            (re.compile(rf"(?a)v:{number}:(select\d|name|modal)"), self._card),
            (re.compile(r"(?a)u:(private|control|language):(dm|panel|on|off|choose)"), self._setting),
        ]

    def add(self, routes: Iterable[Route]) -> None:
        """Serve a game's own custom_ids too."""
        self._routes += routes

    async def serve(self, interaction: discord.Interaction) -> None:
        """Answer one press."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        press = read_press(custom_id)
        if press is not None:
            with self.dispatcher.hold(press.game):
                await self._panel(interaction, press)
            return
        for pattern, serve in self._routes:
            found = pattern.fullmatch(custom_id)
            if found is not None:
                await serve(interaction, found)
                return
        # The id's text is whatever somebody cared to send: only its length goes into the log.
        log.warning("unknown custom_id", user=interaction.user.id, length=len(custom_id))
        await self.answers.refuse(interaction, "bot-forged")

    # -- panels --------------------------------------------------------------------------------------------

    async def _panel(self, interaction: discord.Interaction, press: Press) -> None:
        message = interaction.message
        ephemeral = message is not None and message.flags.ephemeral
        if message is not None and ephemeral:
            self._latest[message.id] = interaction.id
            self._latest.move_to_end(message.id)
            while len(self._latest) > REMEMBERED:
                self._latest.popitem(last=False)
        answered: list[tuple[Table, str, str]] = []

        async def work(asker: Asker) -> Answer:
            shown, language = PLAIN, asker.language
            try:
                table, seat = await self._press(interaction, press)
            except Stale as stale:
                return self._stale(asker, stale)
            except _Show as show:
                table, shown = show.table, show.shown
                seat = seat_asked(table, press.decision)
            next_one = table.row.seat_of(asker.user_id)
            if shown is PLAIN and ephemeral and next_one is not None:
                # Of several seats the one to move next; a direct message stays with its seat.
                seat = next_one.seat
            assert seat is not None
            if shown is PLAIN:
                answered.append((table, seat, language))
            layout = panel(table, seat, _attached(message), language, shown)
            return Answer(layout=layout, update=True, bare=lambda: panel(table, seat, (), language, shown))

        message_id = await self.answers.give(interaction, work, update=True)
        if message is None or message_id is None or not answered:
            return
        table, seat, language = answered[0]
        if ephemeral:
            await self._redraw(interaction, message.id, table, seat, language)
        else:
            self.slots.note_shown(table, seat, language, message.id)

    async def _press(self, interaction: discord.Interaction, press: Press) -> tuple[Table, str | None]:
        """Give the answer a panel's button means; returns the game after it and the seat that has answered.

        Raises _Show where the press only changes what is shown."""
        user, values = interaction.user.id, _values(interaction)
        seats: list[str | None] = []

        def pick(table: Table, decision: DecisionView) -> Sequence[str]:
            seats.append(seat_asked(table, decision.id))
            if press.act == "k":
                return [decision.options[i].key for i in unpack(press.arg, len(decision.options))]
            if press.act not in ("o", "s", "y"):
                raise _Show(table, turned(press, decision, values))
            key = press.arg if press.act != "s" else values[0]
            option = next((o for o in decision.options if o.key == key), None)
            if option is not None and option.confirm and press.act != "y":
                raise _Show(table, Shown(confirming=key))
            return [key]

        try:
            table = await self.play.answer(press.game, user, press.decision, pick, interaction.id)
        except (ValueError, IndexError) as error:
            log.warning("forged custom_id", user=user, game=press.game, act=press.act)
            raise Refusal("bot-forged") from error
        return table, seats[-1]

    def _stale(self, asker: Asker, stale: Stale) -> Answer:
        """Say that the button is old, and show what is to be decided now."""
        table, language = stale.table, asker.language
        seat = table.row.seat_of(asker.user_id)
        if seat is None or seat.seat not in table.game.waiting_for:
            return Answer(text=stale.text(language))
        return Answer(layout=panel(table, seat.seat, (), language, notice=stale.text(language)))

    async def _redraw(
        self, interaction: discord.Interaction, message_id: int, table: Table, seat: str, language: str
    ) -> None:
        """Bring the picture in an ephemeral panel up to date, unless it was pressed again since."""
        drawn = await self.pictures.panel(table, seat, language)
        if not drawn or self._latest.get(message_id) != interaction.id:
            return
        layout = panel(table, seat, tuple(image(picture) for picture in drawn), language)
        try:
            await interaction.edit_original_response(
                view=layout, attachments=[file(picture) for picture in drawn]
            )
        except discord.HTTPException as error:
            log.info("ephemeral panel not redrawn", game=table.row.id, code=error.code)

    # -- everything else -----------------------------------------------------------------------------------

    async def _board(self, interaction: discord.Interaction, found: re.Match[str]) -> None:
        game_id, what = int(found[1]), found[2]
        works = {
            "hand": self.private.hand,
            "move": self.private.move,
            "log": self.private.log,
            "card": self.private.cards,
            "board": self.private.own_board,
        }
        slow = what in ("hand", "move", "board")
        await self.answers.give(interaction, lambda asker: works[what](game_id, asker), slow=slow)

    async def _card(self, interaction: discord.Interaction, found: re.Match[str]) -> None:
        game_id, what = int(found[1]), found[2]
        if what == "name":
            asker = await self.answers.languages.asker(interaction)
            await interaction.response.send_modal(self.private.card_modal(game_id, asker.language))
            return
        name = _typed(interaction) if what == "modal" else next(iter(_values(interaction)), "")
        await self.answers.give(
            interaction,
            lambda asker: self.private.card_of(game_id, name, asker, by_code=what != "modal"),
            slow=True,
        )

    async def _challenge(self, interaction: discord.Interaction, found: re.Match[str]) -> None:
        challenge_id, what = int(found[1]), found[2]
        await self.answers.give(
            interaction, lambda asker: self.challenges.press(asker, challenge_id, what), update=True
        )

    async def _rematch(self, interaction: discord.Interaction, found: re.Match[str]) -> None:
        game_id = int(found[1])
        await self.challenges.show(interaction, lambda asker: self.challenges.rematch(asker, game_id))

    async def _concede(self, interaction: discord.Interaction, found: re.Match[str]) -> None:
        game_id = int(found[1])

        async def work(asker: Asker) -> Answer:
            said = "bot-conceded" if found[2] == "yes" else "bot-concede-no"
            try:
                if found[2] == "yes":
                    await self.play.concede(game_id, asker.user_id, interaction.id)
            except Stale as stale:
                said = stale.identifier
            return Answer(layout=text_layout(say(asker.language, said)), update=True)

        await self.answers.give(interaction, work, update=True)

    async def _setting(self, interaction: discord.Interaction, found: re.Match[str]) -> None:
        value = next(iter(_values(interaction)), "") if found[2] == "choose" else found[2]
        await self.answers.give(
            interaction, lambda asker: self.settings.change(asker, found[1], value), update=True
        )


def _typed(interaction: discord.Interaction) -> str:
    """The text somebody put into a modal's only field."""
    data: Any = interaction.data or {}

    def walk(component: Any) -> str:
        if "value" in component:
            return str(component["value"])
        inner = [
            *component.get("components", ()),
            *([component["component"]] if "component" in component else []),
        ]
        return next(filter(None, map(walk, inner)), "")

    return cut(walk(data).strip(), 100)


def turned(press: Press, decision: DecisionView, values: list[str]) -> Shown:
    """What a page button or a select that collects picks leads to; ValueError for a forged one."""
    first, _, page = press.arg.partition(".")
    if not page.isdecimal() or len(page) > 3:
        raise ValueError(press.act)
    if press.act == "p" and first.isdecimal():
        return Shown(group=int(first), page=int(page))
    picked = unpack(first, len(decision.options))
    if press.act == "m":
        picked += tuple(index for value in values for index in unpack(value, len(decision.options)))
    elif press.act == "l":
        out = {index for value in values for index in unpack(value, len(decision.options))}
        picked = tuple(i for i in range(len(decision.options)) if i not in out) if out else ()
    elif press.act != "q":
        raise ValueError(press.act)
    if len(picked) > MOST_PICKS:
        raise Refusal("bot-too-many")
    return Shown(page=int(page), picked=tuple(dict.fromkeys(picked)))


def _attached(message: discord.Message | None) -> tuple[Image, ...]:
    """The pictures a message already has, to be kept when its components change."""
    kept = message.attachments if message is not None else ()
    return tuple(Image(attachment.filename, attachment.description or "") for attachment in kept)
