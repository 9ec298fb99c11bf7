"""Which press means what: every component of every message the bot ever sent comes through here.

A `custom_id` is written by us but sent by the presser's client, so it is not trusted: it names a game, a
decision and an answer, and everything it says is checked against the stored game and the presser.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import ui

from bot.contract.kind import Table
from bot.contract.orders import OPEN
from bot.delivery.slots import Slots
from bot.hosting.advising import Adviser
from bot.hosting.applying import Stale
from bot.hosting.play import Play
from bot.layouts.pictures import Pictures
from bot.messages.layout import text_layout, values_of
from bot.messages.words import say
from bot.outbox.dispatcher import Dispatcher
from bot.presses import card_sets, pace, shuffles
from bot.presses.access import Rules
from bot.presses.advising import HintPage
from bot.presses.answers import Answer, Answers
from bot.presses.beside import Beside
from bot.presses.challenges import Challenges
from bot.presses.explaining import WordsPage
from bot.presses.help import in_games
from bot.presses.languages import Asker
from bot.presses.orders import OrdersPage, number_in
from bot.presses.panels import Panels
from bot.presses.private import Private, in_place
from bot.presses.rematches import Rematches
from bot.presses.replay import POST, TURNING, ReplayPage
from bot.presses.routes import Ids, Routes, anybody, typed
from bot.presses.undo import UndoPage
from bot.presses.user_settings import UserSettings
from bot.process.logs import logger

log = logger(__name__)

_DRAWN: Final = frozenset(("hand", "move", "board", "hint"))
"""What takes long to show."""


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
        adviser: Adviser,
    ) -> None:
        self.play = play
        self.answers = answers
        self.pictures = pictures
        self.private = private
        self.challenges = challenges
        self.rematches = Rematches(challenges)
        self.settings = settings
        self.orders = OrdersPage(play)
        self.undo = UndoPage(play)
        self.words = WordsPage(play)
        self.replay = ReplayPage(play, pictures, adviser)
        self.hints = HintPage(play, adviser)
        self.routes = at = Routes()
        rules = Rules(play.db)
        self.beside = Beside()
        self.panels = Panels(play, answers, dispatcher, slots, pictures, self.beside)
        self.panels.declare(rules, at)
        at.press(
            "b:{game:int}:{what:hand|move|log|card|board|orders|words|why|hint}[:{seat:act}]",
            may=rules.onlooker,
        )(self._board)
        at.press(
            "bp:{game:int}:{what:hand|move|card|board|orders|words|why|hint}[:{seat:act}]", may=rules.onlooker
        )(self._look)
        at.press("c:{challenge:int}:{what:join|accept|decline|withdraw}", may=rules.challenged)(
            self._challenge
        )
        at.press("c:{challenge:int}:{what:again|anyone}", may=rules.challenged)(self._again)
        at.press("r:{game:int}[:{computer:act}]", may=rules.player)(self._rematch)
        at.press("x:{game:int}:{what:yes|no}", may=rules.player)(self._concede)
        at.press("v:{game:int}:name", may=rules.onlooker)(self._card_form)
        at.press("v:{game:int}:{what:select0|select1|select2|select3|modal}", may=rules.onlooker)(self._card)
        at.press("so:{game:int}:{what:about0|about1|about2|give}[:{key:line}]", may=rules.player)(
            self._orders
        )
        at.press("so:{game:int}:always:{decision:int}[:{key:line}]", may=rules.player)(self._always)
        at.press("un:{game:int}:{move:int}:last", may=rules.player)(self._undo_last)
        at.press("up:{game:int}:{move:int}:{upto:int}:{what:do|ask}", may=rules.player)(self._undo)
        at.press("uq:{game:int}:{move:int}:{what:agree|refuse|withdraw}", may=rules.player)(self._undo_reply)
        in_games(play, pictures, answers, rules, at)
        pace.declare(play, answers, rules, at)
        shuffles.declare(answers, challenges, rules, at)
        card_sets.declare(answers, private, at)
        at.press(
            "rp:{game:int}:{move:int}:{eyes:act}:{what:open|before|back|on|after|turn|eyes|post|text|json|why}",
            may=rules.onlooker,
        )(self._replay)
        at.press("u:{what:private|control|end|language}:{value:dm|panel|on|off|choose}", may=anybody)(
            self._setting
        )

    async def serve(self, interaction: discord.Interaction) -> None:
        """Answer one press."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if await self.routes.serve(interaction, custom_id):
            return
        # The id's text is whatever somebody cared to send: only its length goes into the log.
        log.warning("unknown custom_id", user=interaction.user.id, length=len(custom_id))
        await self.answers.refuse(interaction, "bot-forged")

    # -- everything else -----------------------------------------------------------------------------------

    async def _board(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, what = ids.number("game"), ids.text("what")

        async def work(asker: Asker) -> Answer:
            found = await self._works()[what](game_id, replace(asker, seat=ids.text("seat")))
            # A panel stays; what is only read goes with the next thing that is, or with a move.
            told = None if what == "move" else partial(self.beside.keep, interaction, game_id)
            return replace(found, shown=told)

        await self.answers.give(interaction, work, slow=what in _DRAWN)

    async def _look(self, interaction: discord.Interaction, ids: Ids) -> None:
        """The same in place of the panel, which the next move, or *Back*, brings again."""
        game_id, what = ids.number("game"), ids.text("what")

        async def work(asker: Asker) -> Answer:
            seat = ids.text("seat")
            found = await self._works()[what](game_id, replace(asker, seat=seat))
            if what == "move" or (await self.play.load(game_id)).row.seat_of(asker.user_id) is None:
                return in_place(found, game_id, asker.language, back="")
            return in_place(found, game_id, asker.language, back=f"move:{seat}" if seat else "move")

        await self.answers.give(interaction, work, update=True, slow=what in _DRAWN)

    def _works(self) -> Mapping[str, Callable[[int, Asker], Awaitable[Answer]]]:
        return {
            "hand": self.private.hand,
            "move": self.private.move,
            "log": self.private.log,
            "card": self.private.cards,
            "board": self.private.own_board,
            "orders": self.orders.page,
            "words": self.words.page,
            "why": self.private.why,
            "hint": self.hints.page,
        }

    async def _card_form(self, interaction: discord.Interaction, ids: Ids) -> None:
        async def make(asker: Asker) -> ui.Modal:
            return self.private.card_modal(ids.number("game"), asker.language)

        await self.answers.ask(interaction, make)

    async def _card(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, what = ids.number("game"), ids.text("what")
        name = typed(interaction) if what == "modal" else next(iter(values_of(interaction)), "")

        async def work(asker: Asker) -> Answer:
            found = await self.private.card_of(game_id, name, asker, by_code=what != "modal")
            return in_place(found, game_id, asker.language, back="card")

        await self.answers.give(interaction, work, update=True, slow=True)

    async def _challenge(self, interaction: discord.Interaction, ids: Ids) -> None:
        challenge_id, what = ids.number("challenge"), ids.text("what")
        await self.answers.give(
            interaction, lambda asker: self.challenges.press(asker, challenge_id, what), update=True
        )

    async def _again(self, interaction: discord.Interaction, ids: Ids) -> None:
        asked = ids.number("challenge"), ids.text("what") == "anyone"
        await self.challenges.show(interaction, lambda asker: self.rematches.again(asker, *asked))

    async def _rematch(self, interaction: discord.Interaction, ids: Ids) -> None:
        wanted = ids.number("game"), ids.text("computer")
        await self.challenges.show(interaction, lambda asker: self.rematches.offer(asker, *wanted))

    async def _concede(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id = ids.number("game")

        async def work(asker: Asker) -> Answer:
            said = "bot-conceded" if ids.text("what") == "yes" else "bot-concede-no"
            try:
                if ids.text("what") == "yes":
                    await self.play.concede(game_id, asker.user_id, interaction.id)
            except Stale as stale:
                said = stale.identifier
            return Answer(layout=text_layout(say(asker.language, said)), update=True)

        await self.answers.give(interaction, work, update=True)

    async def _orders(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, key = ids.number("game"), ids.text("key")
        if await self._asked_for_number(interaction, ids, key, f"so:{game_id}:give:{key}"):
            return

        async def work(asker: Asker) -> Answer:
            if ids.text("what") == "give":
                given = number_in(interaction, key) if key.endswith(OPEN) else key
                found = await self.orders.give(game_id, asker, given, interaction.id)
            else:
                found = await self.orders.page(game_id, asker, next(iter(values_of(interaction)), ""))
            return in_place(found, game_id, asker.language)

        await self.answers.give(interaction, work, update=True)

    async def _always(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, decision = ids.number("game"), ids.number("decision")
        key = ids.text("key") or next(iter(values_of(interaction)), "")
        told = list[str]()
        if await self._asked_for_number(interaction, ids, key, f"so:{game_id}:always:{decision}:{key}"):
            return

        async def ordered(asker: Asker) -> tuple[Table, str, str]:
            given = number_in(interaction, key) if key.endswith(OPEN) else key
            table, seat, drawn, said = await self.orders.always(
                game_id, asker, given, decision, interaction.id
            )
            told.append(said)
            return table, seat, drawn

        await self.panels.serve(interaction, game_id, ordered)
        # The panel goes on to what comes next: what was ordered is told beside it, to who ordered it alone.
        if any(told):
            with suppress(discord.HTTPException):
                beside = await interaction.followup.send("".join(told), ephemeral=True, wait=True)
                await self.beside.keep(interaction, game_id, beside.id)

    async def _asked_for_number(
        self, interaction: discord.Interaction, ids: Ids, key: str, submits: str
    ) -> bool:
        """Whether an order needs a number first, and a form asks for it."""
        if not key.endswith(OPEN) or interaction.type is discord.InteractionType.modal_submit:
            return False

        async def make(asker: Asker) -> ui.Modal:
            return await self.orders.asks(ids.number("game"), asker, key, submits)

        await self.answers.ask(interaction, make)
        return True

    async def _undo_last(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, move = ids.number("game"), ids.number("move")
        await self.panels.serve(
            interaction, game_id, lambda asker: self.undo.last(game_id, asker, move, interaction.id)
        )

    async def _undo_reply(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, meant = ids.number("game"), (ids.number("move"), ids.text("what"))
        await self.panels.serve(
            interaction, game_id, lambda asker: self.undo.reply(game_id, asker, *meant, interaction.id)
        )

    async def _undo(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, meant = ids.number("game"), (ids.number("move"), ids.number("upto"), ids.text("what"))
        await self.panels.serve(
            interaction, game_id, lambda asker: self.undo.choose(game_id, asker, *meant, interaction.id)
        )

    async def _replay(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, what = ids.number("game"), ids.text("what")
        message = interaction.message
        private = what == "open" or (message is not None and message.flags.ephemeral)
        value = next(iter(values_of(interaction)), "")
        where = (ids.number("move"), ids.text("eyes"))
        await self.answers.give(
            interaction,
            lambda asker: self.replay.press(game_id, asker, *where, what, value, private=private),
            update=what in TURNING,
            slow=True,
            public=what == POST and self.replay.may_post(interaction.user.id),
        )

    async def _setting(self, interaction: discord.Interaction, ids: Ids) -> None:
        what, value = ids.text("what"), ids.text("value")
        chosen = next(iter(values_of(interaction)), "") if value == "choose" else value
        await self.answers.give(
            interaction, lambda asker: self.settings.change(asker, what, chosen), update=True
        )
