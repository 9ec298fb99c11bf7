"""Which press means what: every component of every message the bot ever sent comes through here.

A `custom_id` is written by us but sent by the presser's client, so it is not trusted: it names a game, a
decision and an answer, and everything it says is checked against the stored game and the presser.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.delivery.slots import Slots
from bot.hosting.advising import Adviser
from bot.hosting.kind import Table
from bot.hosting.play import Play
from bot.hosting.tables import Stale, own_seat
from bot.messages.layout import Image, Press, text_layout, values_of
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.outbox.dispatcher import Dispatcher
from bot.presses import card_sets, pace, shuffles
from bot.presses.access import Rules
from bot.presses.advising import HintPage
from bot.presses.answers import Answer, Answers
from bot.presses.challenges import Challenges
from bot.presses.explaining import WordsPage
from bot.presses.languages import Asker
from bot.presses.orders import OrdersPage
from bot.presses.private import Private
from bot.presses.replay import POST, TURNING, ReplayPage
from bot.presses.routes import Ids, Routes, anybody, typed
from bot.presses.undo import UndoPage
from bot.presses.user_settings import UserSettings
from bot.process.logs import logger
from bot.shown.panels import panel
from bot.shown.picks import MOST_PICKS
from bot.shown.pictures import Pictures, file, image, panel_key
from bot.shown.selects import PICKING, PLAIN, Shown, finding, unpack
from engine.kernel.views import DecisionView

log = logger(__name__)

Served = Answer | tuple[Table, str] | tuple[Table, str, str]
"""An answer, or the game as it is after a press and the seat whose panel was pressed; with a fingerprint of
what its picture was drawn from, if it may still be true."""
REMEMBERED = 1000
"""Ephemeral panels whose latest press is remembered."""


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
        self.dispatcher = dispatcher
        self.slots = slots
        self.pictures = pictures
        self.private = private
        self.challenges = challenges
        self.settings = settings
        self.orders = OrdersPage(play)
        self.undo = UndoPage(play)
        self.words = WordsPage(play)
        self.replay = ReplayPage(play, pictures, adviser)
        self.hints = HintPage(play, adviser)
        self._latest: OrderedDict[int, int] = OrderedDict()
        self.routes = at = Routes()
        rules = Rules(play.db)
        at.press("g:{game:int}:{decision:int}:{act:o|s|y|k|p|q|m|l|j}:{arg:line}", may=rules.player)(
            self._panel
        )
        at.press("g:{game:int}:{decision:int}:f:{arg:line}", may=rules.player)(self._find_form)
        at.press("b:{game:int}:{what:hand|move|log|card|board|orders|words|why|hint}", may=rules.onlooker)(
            self._board
        )
        at.press("c:{challenge:int}:{what:join|accept|decline|withdraw}", may=rules.challenged)(
            self._challenge
        )
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

    # -- panels --------------------------------------------------------------------------------------------

    async def _panel(self, interaction: discord.Interaction, ids: Ids) -> None:
        press = Press(ids.number("game"), ids.number("decision"), ids.text("act"), ids.text("arg"))
        await self._on_panel(interaction, press.game, lambda asker: self._pressed(interaction, press, asker))

    async def _find_form(self, interaction: discord.Interaction, ids: Ids) -> None:
        async def make(asker: Asker) -> ui.Modal:
            return finding(ids.number("game"), ids.number("decision"), ids.text("arg"), asker.language)

        await self.answers.ask(interaction, make)

    async def _pressed(self, interaction: discord.Interaction, press: Press, asker: Asker) -> Served:
        """Turn a page, or answer."""
        table = await self.play.load(press.game)
        seat = own_seat(table, table.row.seats_of(asker.user_id), press.decision)
        asked = next(d for d in table.view(seat, asker.language).decisions if d.id == press.decision)
        meant = self._read(interaction, press, asked)
        if isinstance(meant, Shown):
            if interaction.message is not None:
                self.slots.note_page(interaction.message.id, press.decision, meant)
            return _panel_answer(table, seat, interaction.message, asker.language, meant)
        who = (asker.user_id, press.decision, meant, interaction.id)
        drawn = panel_key(table, seat, asker.language)
        return await self.play.answer(press.game, *who, table), seat, drawn

    async def _on_panel(
        self, interaction: discord.Interaction, game_id: int, serve: Callable[[Asker], Awaitable[Served]]
    ) -> None:
        """Serve a button of a panel, and show what comes next in its place."""
        message = interaction.message
        ephemeral = message is not None and message.flags.ephemeral
        if message is not None and ephemeral:
            self._latest[message.id] = interaction.id
            self._latest.move_to_end(message.id)
            while len(self._latest) > REMEMBERED:
                self._latest.popitem(last=False)
        answered: list[tuple[Table, str, str, bool]] = []

        async def work(asker: Asker) -> Answer:
            try:
                served = await serve(asker)
            except Stale as stale:
                return self._stale(asker, stale)
            if isinstance(served, Answer):
                return served
            if not ephemeral and not await held.mine():
                return Answer(left=True)
            table, seat = served[0], served[1]
            drawn = served[2] if len(served) == 3 else ""
            next_one = table.row.seat_of(asker.user_id)
            if ephemeral and next_one is not None:
                # Of several seats the one to move next; a direct message stays with its seat.
                drawn = drawn if seat == next_one.seat else ""
                seat = next_one.seat
            same = bool(drawn) and drawn == panel_key(table, seat, asker.language)
            answered.append((table, seat, asker.language, same))
            return _panel_answer(table, seat, message, asker.language, PLAIN, same=same)

        with self.dispatcher.hold(game_id) as held:
            message_id = await self.answers.give(interaction, work, update=True)
            if message is None or message_id is None or not answered:
                return
            table, seat, language, same = answered[0]
            if ephemeral:
                await self._redraw(interaction, message.id, table, seat, language)
            elif same:
                self.slots.note_shown(table, seat, language, message.id)
            else:
                self.slots.note_unfinished(table, seat, message.id)

    def _read(
        self, interaction: discord.Interaction, press: Press, asked: DecisionView
    ) -> Shown | Sequence[str]:
        """What a panel's button means: another way to show the decision, or the keys to answer with."""
        try:
            values = [typed(interaction)] if press.act == "j" else values_of(interaction)
            return meaning(press, asked, values)
        except (ValueError, IndexError) as error:
            log.warning("forged custom_id", user=interaction.user.id, game=press.game, act=press.act)
            raise Refusal("bot-forged") from error

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

    async def _board(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, what = ids.number("game"), ids.text("what")
        works = {
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
        slow = what in ("hand", "move", "board", "hint")
        await self.answers.give(interaction, lambda asker: works[what](game_id, asker), slow=slow)

    async def _card_form(self, interaction: discord.Interaction, ids: Ids) -> None:
        async def make(asker: Asker) -> ui.Modal:
            return self.private.card_modal(ids.number("game"), asker.language)

        await self.answers.ask(interaction, make)

    async def _card(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, what = ids.number("game"), ids.text("what")
        name = typed(interaction) if what == "modal" else next(iter(values_of(interaction)), "")
        await self.answers.give(
            interaction,
            lambda asker: self.private.card_of(game_id, name, asker, by_code=what != "modal"),
            slow=True,
        )

    async def _challenge(self, interaction: discord.Interaction, ids: Ids) -> None:
        challenge_id, what = ids.number("challenge"), ids.text("what")
        await self.answers.give(
            interaction, lambda asker: self.challenges.press(asker, challenge_id, what), update=True
        )

    async def _rematch(self, interaction: discord.Interaction, ids: Ids) -> None:
        wanted = ids.number("game"), ids.text("computer")
        await self.challenges.show(interaction, lambda asker: self.challenges.rematch(asker, *wanted))

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

        async def work(asker: Asker) -> Answer:
            if ids.text("what") == "give":
                return await self.orders.give(game_id, asker, key, interaction.id)
            return await self.orders.page(game_id, asker, next(iter(values_of(interaction)), ""), update=True)

        await self.answers.give(interaction, work, update=True)

    async def _always(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, decision = ids.number("game"), ids.number("decision")
        key = ids.text("key") or next(iter(values_of(interaction)), "")
        await self._on_panel(
            interaction,
            game_id,
            lambda asker: self.orders.always(game_id, asker, key, decision, interaction.id),
        )

    async def _undo_last(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, move = ids.number("game"), ids.number("move")
        await self._on_panel(
            interaction, game_id, lambda asker: self.undo.last(game_id, asker, move, interaction.id)
        )

    async def _undo_reply(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, meant = ids.number("game"), (ids.number("move"), ids.text("what"))
        await self._on_panel(
            interaction, game_id, lambda asker: self.undo.reply(game_id, asker, *meant, interaction.id)
        )

    async def _undo(self, interaction: discord.Interaction, ids: Ids) -> None:
        game_id, meant = ids.number("game"), (ids.number("move"), ids.number("upto"), ids.text("what"))
        await self.answers.give(
            interaction, lambda asker: self.undo.choose(game_id, asker, *meant, interaction.id), update=True
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


def meaning(press: Press, decision: DecisionView, values: list[str]) -> Shown | Sequence[str]:
    """What a button of a panel means for the decision it names; ValueError or IndexError for a forged one."""
    if press.act == "k":
        return [decision.options[i].key for i in unpack(press.arg, len(decision.options))]
    if press.act == "j":
        words = " ".join(values[0].split())
        if press.arg.startswith(PICKING):
            return Shown(picked=unpack(press.arg.removeprefix(PICKING), len(decision.options)), find=words)
        return Shown(group=int(press.arg), find=words)
    if press.act not in ("o", "s", "y"):
        return turned(press, decision, values)
    key = press.arg if press.act != "s" else values[0]
    option = next((o for o in decision.options if o.key == key), None)
    if option is not None and option.confirm and press.act != "y":
        return Shown(confirming=key)
    return [key]


def _panel_answer(
    table: Table,
    seat: str,
    message: discord.Message | None,
    language: str,
    shown: Shown,
    *,
    same: bool = True,
) -> Answer:
    """The panel that takes the pressed one's place. It keeps its picture if that is the `same` still."""
    kept = _attached(message) if same else ()
    layout = panel(table, seat, kept, language, shown)
    bare = partial(panel, table, seat, (), language, shown)
    return Answer(layout=layout, update=True, clear=not same and bool(_attached(message)), bare=bare)


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
