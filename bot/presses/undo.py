"""Taking back, by buttons: at once where nothing speaks against it, else a private page of what can be taken
back and what it takes; and the others' answers.

A custom_id names the first answer that would be taken back and the last one that was there, so that a press
twice, or on a page from before the game went on, does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.contract.kind import Table
from bot.hosting.applying import Stale
from bot.hosting.play import Play
from bot.hosting.turns import ALONE
from bot.hosting.undo_requests import CONSENT, lines, others
from bot.hosting.undoing import Choice, Undoing, shown
from bot.layouts.panels import card_titles, title
from bot.messages import components, words
from bot.messages.components import TEXT, Row, button, cut
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import plain, say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.presses.private import in_place
from bot.store.game_rows import SeatRow

SECTION = TEXT // 4
"""Characters for each choice of a page."""


class UndoPage:
    """Shows what can be taken back, and takes it back or asks."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.undoing = Undoing(play)

    async def page(self, game_id: int, asker: Asker, notice: str = "", *, update: bool = False) -> Answer:
        """What the asker can take back, and what it takes."""
        table = await self.play.load(game_id)
        seat = _seat(table, asker)
        choices = await self.undoing.choices(table, seat)
        return Answer(layout=_page(table, seat, choices, asker.language, notice), update=update)

    async def last(
        self, game_id: int, asker: Asker, number: int, interaction_id: int
    ) -> Answer | tuple[Table, str]:
        """Take back the asker's last answer where that is theirs alone to do; else the page. Raises Stale."""
        table = await self.undoing.alone(game_id, asker.user_id, number, None, interaction_id)
        if table is None:
            return in_place(await self.page(game_id, asker), game_id, asker.language)
        return table, _seat(table, asker)

    async def choose(
        self, game_id: int, asker: Asker, number: int, upto: int, what: str, interaction_id: int
    ) -> Answer | tuple[Table, str]:
        """A button of the page: take back alone, or ask; the panel, which says so, takes its place."""
        try:
            if what == "do":
                table = await self.undoing.alone(game_id, asker.user_id, number, upto, interaction_id)
            else:
                table = await self.undoing.ask(game_id, asker.user_id, number, upto)
            if table is not None:
                return table, _seat(table, asker)
        except Stale as stale:
            if stale.table.game.result is not None or stale.identifier != "bot-undo-gone":
                return Answer(layout=text_layout(stale.text(asker.language)), update=True)
        page = await self.page(game_id, asker, say(asker.language, "bot-undo-gone"))
        return in_place(page, game_id, asker.language)

    async def reply(
        self, game_id: int, asker: Asker, number: int, what: str, interaction_id: int
    ) -> tuple[Table, str]:
        """Agree, refuse or withdraw. Raises Stale."""
        if what == "agree":
            table = await self.undoing.agree(game_id, asker.user_id, number, interaction_id)
        else:
            table = await self.undoing.close(game_id, asker.user_id, number)
        return table, _seat(table, asker)


def _seat(table: Table, asker: Asker) -> str:
    mine = table.row.seat_of(asker.user_id)
    if mine is None:
        raise Refusal("bot-not-in-game")
    return mine.seat


def _names(seats: Sequence[SeatRow], language: str) -> str:
    return words.listed(language, [plain(seat.name) for seat in seats])


def _page(table: Table, seat: str, choices: list[Choice], language: str, notice: str) -> Layout:
    texts = [notice] if notice else []
    texts += [f"{title(table, seat, language)}{say(language, 'bot-undo-title')}"]
    buttons = []
    upto = table.recent[-1].number if table.recent else 0
    for choice in choices:
        texts.append(_described(table, seat, choice, language))
        act = {ALONE: "do", CONSENT: "ask"}.get(choice.how)
        if act is not None:
            style = discord.ButtonStyle.primary if act == "do" else discord.ButtonStyle.secondary
            label = say(language, f"bot-undo-{act}-{choice.what}")
            buttons.append(button(label, f"up:{table.row.id}:{choice.number}:{upto}:{act}", style))
    rows: list[Row] = [components.row(*buttons)] if buttons else []
    return text_layout(*texts, rows=tuple(rows))


def _described(table: Table, seat: str, choice: Choice, language: str) -> str:
    """What would be taken back, and what it takes."""
    found = [f"**{say(language, f'bot-undo-{choice.what}')}**"]
    found += [f"> {line}" for line in lines(table, choice.number, seat, language)]
    concerned = others(table, seat)
    names: dict[str, str | int] = {"names": _names(concerned, language), "n": len(concerned)}
    if choice.how == ALONE:
        computer = choice.since.asked - {seat} and all(other.computer for other in concerned)
        found.append(say(language, "bot-undo-computer" if computer else "bot-undo-alone"))
    elif choice.how == CONSENT:
        found.append(say(language, "bot-undo-consent", **names))
    else:
        found.append(say(language, "bot-undo-never"))
    given = shown(choice, seat)
    if given and any(other.computer is None for other in concerned):
        found.append(say(language, "bot-undo-shown", **names, cards=card_titles(table, given, language)))
    seen = choice.since.seen.get(seat, ())
    if seen and choice.how == CONSENT:
        cards = card_titles(table, seen, language)
        found.append(say(language, "bot-undo-own-seen", **names, cards=cards))
    return cut("\n".join(found), SECTION)
