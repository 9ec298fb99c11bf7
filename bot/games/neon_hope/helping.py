"""Standing orders for offers to help: asked, always, never. One per person, for all their characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
import msgspec

from bot.games.neon_hope.base import At, NeonHope
from bot.games.neon_hope.store import deadlines
from bot.hosting.applying import apply
from bot.hosting.play import Play
from bot.messages import components
from bot.messages.components import Row, button
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.presses.user_settings import UserSettings
from bot.store import games as store
from bot.store.game_rows import SeatRow
from bot.store.games import MoveRow
from engine.kernel.views import DecisionView
from engine.messages import DEFAULT


class Helping:
    """Reads and changes standing orders; a change holds for running games too."""

    def __init__(self, kind: NeonHope, play: Play, settings: UserSettings) -> None:
        self.kind = kind
        self.play = play
        self.db = play.db
        self.settings = settings

    async def on_offer(self, asker: Asker, game_id: int, order: str, interaction_id: int) -> Answer:
        """Serve the buttons on an offer to help: it is answered too, if the order leaves one answer."""
        await self._set(asker, order, game_id, interaction_id)
        return Answer(text=say(asker.language, f"bnh-help-set-{order}"))

    async def show(
        self,
        asker: Asker,
        private: str | None = None,
        full_control: bool | None = None,
        language: str | None = None,
        order: str | None = None,
    ) -> Answer:
        """Change what is given, then show all: what holds for every game, and the standing order."""
        if order is not None:
            await self._set(asker, order)
        shown = await self.settings.show(asker, private, full_control, language)
        own, spoken = await self._own(asker), await self.settings.spoken(asker)
        if shown.layout is not None:
            shown.layout.add(components.text(say(spoken, f"bnh-settings-help-{own}")))
            shown.layout.add(_choice(own, spoken))
        return shown

    async def change(self, asker: Asker, order: str) -> Answer:
        """Serve the buttons under the settings."""
        return replace(await self.show(asker, order=order), update=True)

    async def _own(self, asker: Asker) -> str:
        async with self.db.read() as db:
            return await deadlines.help_order(db, asker.user_id)

    async def _set(
        self, asker: Asker, order: str, game_id: int | None = None, interaction_id: int | None = None
    ) -> None:
        if order not in deadlines.HELP:
            raise Refusal("bnh-forged")
        async with self.db.write() as db:
            await deadlines.set_help_order(db, asker.user_id, order)
            running = await store.of_user(db, asker.user_id, kind=self.kind.name)

        def act(table: At, mine: Sequence[SeatRow]) -> list[MoveRow]:
            game = table.game
            done: list[MoveRow] = []
            for seat in mine:
                orders = msgspec.structs.replace(game.orders(seat.seat), help=order)
                game.set_orders(seat.seat, orders)
            if table.row.id != game_id:
                return done
            for seat in mine:
                for asked in table.view(seat.seat, DEFAULT).decisions:
                    key = _answer(asked, order)
                    if key is not None:
                        # The press is one row of the log, however many offers it answers.
                        number = interaction_id if not done else None
                        done.append(apply(table, seat.seat, asked, (key,), asker.user_id, number))
            return done

        for running_id in running:
            try:
                await self.play.change(running_id, asker.user_id, act)
            except Refusal:
                continue  # a game set aside does not keep the others from it


def _answer(asked: DecisionView, order: str) -> str | None:
    """What an order answers to an open offer; None where there is something to choose."""
    if asked.silence is None or order == "ask":
        return None
    if order == "never":
        return asked.silence
    helping = [option.key for option in asked.options if not option.passing and option.key != asked.silence]
    return helping[0] if len(helping) == 1 else None


def _choice(now: str, language: str) -> Row:
    style = discord.ButtonStyle
    return components.row(
        *(
            button(
                say(language, f"bnh-help-{order}"),
                f"neon_hope:orders:{order}",
                style.primary if order == now else style.secondary,
                disabled=order == now,
            )
            for order in deadlines.HELP
        )
    )
