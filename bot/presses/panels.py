"""Presses on panels: read, and then a page is turned, or keys are answered with; what comes next is shown in
place of what was pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import ui

from bot.contract.kind import Table
from bot.delivery.slots import Slots
from bot.hosting.applying import Stale, own_seat
from bot.hosting.play import Play
from bot.layouts.choices import AHEAD, MORE
from bot.layouts.panels import panel
from bot.layouts.picks import MOST_PICKS
from bot.layouts.pictures import Pictures, file, image, panel_key
from bot.layouts.selects import PICKING, PLAIN, Page, finding, unpack
from bot.messages.layout import Image, Press, values_of
from bot.messages.refusals import Refusal
from bot.outbox import posting
from bot.outbox.dispatcher import Dispatcher
from bot.presses.access import Rules
from bot.presses.answers import Answer, Answers
from bot.presses.beside import Beside
from bot.presses.gate import gate_of
from bot.presses.languages import Asker
from bot.presses.routes import Ids, Routes, typed
from bot.process.latest import Latest
from bot.process.logs import logger
from bot.store.leases import Ahead
from engine.kernel.views import DecisionView

log = logger(__name__)

Served = Answer | tuple[Table, str] | tuple[Table, str, str]
"""An answer, or the game as it is after a press and the seat whose panel was pressed; with a fingerprint of
what its picture was drawn from, if it may still be true."""
REMEMBERED = 1000
"""Ephemeral panels whose latest press is remembered."""


class Panels:
    """Serves what is pressed on the panels of games."""

    def __init__(
        self,
        play: Play,
        answers: Answers,
        dispatcher: Dispatcher,
        slots: Slots,
        pictures: Pictures,
        beside: Beside,
    ) -> None:
        self.play = play
        self.answers = answers
        self.dispatcher = dispatcher
        self.slots = slots
        self.pictures = pictures
        self.beside = beside
        self._latest: Latest[int, int] = Latest(REMEMBERED)

    def declare(self, rules: Rules, at: Routes) -> None:
        """The custom_ids."""
        at.press("g:{game:int}:{decision:int}:{act:o|s|y|k|p|q|m|l|j}:{arg:line}", may=rules.player)(
            self._panel
        )
        at.press("gm:{game:int}:{decision:int}", may=rules.player)(self._more)
        at.press("g:{game:int}:{decision:int}:f:{arg:line}", may=rules.player)(self._find_form)

    async def _panel(self, interaction: discord.Interaction, ids: Ids) -> None:
        press = Press(ids.number("game"), ids.number("decision"), ids.text("act"), ids.text("arg"))
        await self.serve(interaction, press.game, lambda asker: self._pressed(interaction, press, asker))

    async def _more(self, interaction: discord.Interaction, ids: Ids) -> None:
        press = Press(ids.number("game"), ids.number("decision"), "p", f"{MORE}.0")
        await self.serve(interaction, press.game, lambda asker: self._pressed(interaction, press, asker))

    async def _find_form(self, interaction: discord.Interaction, ids: Ids) -> None:
        async def make(asker: Asker) -> ui.Modal:
            return finding(ids.number("game"), ids.number("decision"), ids.text("arg"), asker.language)

        await self.answers.ask(interaction, make)

    async def _pressed(self, interaction: discord.Interaction, press: Press, asker: Asker) -> Served:
        """Turn a page, or answer."""
        table = await self.play.load(press.game, gate_of(interaction).found)
        seat = own_seat(table, table.row.seats_of(asker.user_id), press.decision)
        asked = next(d for d in table.view(seat, asker.language).decisions if d.id == press.decision)
        meant = self._read(interaction, press, asked)
        if isinstance(meant, Page):
            if interaction.message is not None:
                self.slots.note_page(interaction.message.id, press.decision, meant)
            return _panel_answer(table, seat, interaction.message, asker.language, meant)
        who = (asker.user_id, press.decision, meant, interaction.id)
        drawn = panel_key(table, seat, asker.language)
        return await self.play.answer(press.game, *who, table), seat, drawn

    async def serve(
        self, interaction: discord.Interaction, game_id: int, serve: Callable[[Asker], Awaitable[Served]]
    ) -> None:
        """Serve a button of a panel, and show what comes next in its place."""
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            self._latest[message.id] = interaction.id
        moved: list[int] = []
        with self.dispatcher.hold(game_id) as held:
            walk = partial(self._walk, interaction, held, serve, moved)
            await self.answers.give(interaction, walk, update=True)
        if moved:
            await self.beside.gone(interaction, game_id)

    async def _walk(
        self,
        interaction: discord.Interaction,
        held: Ahead,
        serve: Callable[[Asker], Awaitable[Served]],
        moved: list[int],
        asker: Asker,
    ) -> Answer:
        """Turn a page or answer, and note that one `moved`; then the panel as it is after that."""
        message = interaction.message
        ephemeral = message is not None and message.flags.ephemeral
        try:
            served = await serve(asker)
        except Stale as stale:
            return self._stale(asker, stale)
        if isinstance(served, Answer):
            return served
        moved.append(served[0].row.id)
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
        answer = _panel_answer(table, seat, message, asker.language, PLAIN, same=same)
        if message is None:
            return answer
        if ephemeral:
            shown = partial(self._redraw, interaction, message.id, table, seat, asker.language)
            return replace(answer, shown=shown)
        self.slots.note_unfinished(table, seat, message.id)
        return replace(answer, shown=partial(self._note, interaction, table, seat, asker.language, same))

    async def _note(
        self,
        interaction: discord.Interaction,
        table: Table,
        seat: str,
        language: str,
        same: bool,
        message_id: int,
    ) -> None:
        """What a panel shows now that was pressed and has changed in its place; `same`: its picture is still
        true."""
        self.slots.note_pressed(message_id, interaction)
        if same:
            self.slots.note_shown(table, seat, language, message_id)

    def _read(
        self, interaction: discord.Interaction, press: Press, asked: DecisionView
    ) -> Page | Sequence[str]:
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
        self,
        interaction: discord.Interaction,
        message_id: int,
        table: Table,
        seat: str,
        language: str,
        _: int,
    ) -> None:
        """Bring the picture in an ephemeral panel up to date, unless it was pressed again since."""
        drawn = await self.pictures.panel(table, seat, language)
        if not drawn or self._latest.get(message_id) != interaction.id:
            return
        layout = panel(table, seat, tuple(image(picture) for picture in drawn), language)
        try:
            files = [file(picture) for picture in drawn]
            await posting.edit_answer(interaction, view=layout, attachments=files)
        except discord.HTTPException as error:
            log.info("ephemeral panel not redrawn", game=table.row.id, code=error.code)


def meaning(press: Press, decision: DecisionView, values: list[str]) -> Page | Sequence[str]:
    """What a button of a panel means for the decision it names; ValueError or IndexError for a forged one."""
    if press.act == "k":
        return [decision.options[i].key for i in unpack(press.arg, len(decision.options))]
    if press.act == "j":
        words = " ".join(values[0].split())
        if press.arg.startswith(PICKING):
            return Page(picked=unpack(press.arg.removeprefix(PICKING), len(decision.options)), find=words)
        return Page(group=int(press.arg), find=words)
    if press.act not in ("o", "s", "y"):
        return turned(press, decision, values)
    key = press.arg if press.act != "s" else values[0]
    if press.act == "s" and key.startswith(AHEAD):
        return Page(group=int(key.removeprefix(AHEAD)))
    option = next((o for o in decision.options if o.key == key), None)
    if option is not None and option.confirm and press.act != "y":
        return Page(confirming=key)
    return [key]


def _panel_answer(
    table: Table,
    seat: str,
    message: discord.Message | None,
    language: str,
    shown: Page,
    *,
    same: bool = True,
) -> Answer:
    """The panel that takes the pressed one's place. It keeps its picture if that is the `same` still."""
    kept = _attached(message) if same else ()
    layout = panel(table, seat, kept, language, shown)
    bare = partial(panel, table, seat, (), language, shown)
    return Answer(layout=layout, update=True, clear=not same and bool(_attached(message)), bare=bare)


def turned(press: Press, decision: DecisionView, values: list[str]) -> Page:
    """What a page button or a select that collects picks leads to; ValueError for a forged one."""
    first, _, page = press.arg.partition(".")
    if not page.isdecimal() or len(page) > 3:
        raise ValueError(press.act)
    if press.act == "p" and first.isdecimal():
        return Page(group=int(first), page=int(page))
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
    return Page(page=int(page), picked=tuple(dict.fromkeys(picked)))


def _attached(message: discord.Message | None) -> tuple[Image, ...]:
    """The pictures a message already has, to be kept when its components change."""
    kept = message.attachments if message is not None else ()
    return tuple(Image(attachment.filename, attachment.description or "") for attachment in kept)
