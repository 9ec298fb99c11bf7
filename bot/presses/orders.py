"""The private page of standing orders: what stands, what the others left orders about, and what to change.

A select chooses what an order is about, buttons say what is ordered; where the question that is asked can be
answered by an order, that is chosen already.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.contract.kind import Table
from bot.contract.ordering import Ordering
from bot.contract.orders import MOST, OrderTopic, filled
from bot.hosting.applying import Stale, own_seat
from bot.hosting.play import Play
from bot.layouts.panels import mark, title
from bot.layouts.pictures import panel_key
from bot.messages import components, words
from bot.messages.components import OPTIONS, TEXT, Row, button, cut
from bot.messages.forms import Line, form, typed
from bot.messages.layout import Layout, text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store.game_rows import SeatRow
from engine.messages import labelled

SELECTS = 3
"""Selects of topics, at most: more topics than a game has."""
ROW = 4
"""Buttons in a row, which a phone shows without breaking it."""


class OrdersPage:
    """Shows orders and has them given."""

    def __init__(self, play: Play) -> None:
        self.play = play

    async def page(self, game_id: int, asker: Asker, about: str = "", *, update: bool = False) -> Answer:
        """The page with one topic open: `about`, else what is asked now, else the first."""
        table = await self.play.load(game_id)
        return Answer(layout=_page(table, asker, about), update=update)

    async def asks(self, game_id: int, asker: Asker, key: str, custom_id: str) -> ui.Modal:
        """The form in which an order that needs a number is given it."""
        table = await self.play.load(game_id)
        mine = table.row.seats_of(asker.user_id)
        for topic in _of(table, mine, asker.language):
            for choice in topic.choices:
                if choice.key == key and choice.said is not None:
                    line = Line(
                        "amount", say(asker.language, "bot-orders-amount"), most=2, hint=f"0 – {MOST}"
                    )
                    return form(choice.label, custom_id, line)
        raise Refusal("bot-orders-gone")

    async def give(self, game_id: int, asker: Asker, key: str, interaction_id: int) -> Answer:
        """Give an order and show the page as it is then."""
        try:
            table = await self.play.order(game_id, asker.user_id, key, interaction_id)
            notice = _given(table, asker, key)
        except Stale as stale:
            table, notice = stale.table, stale.text(asker.language)
        if table.game.result is not None:
            return Answer(layout=text_layout(say(asker.language, "bot-game-over")), update=True)
        return Answer(layout=_page(table, asker, key.partition("=")[0], notice), update=True)

    async def always(
        self, game_id: int, asker: Asker, key: str, decision: int, interaction_id: int
    ) -> tuple[Table, str, str, str]:
        """Answer a question by an order: the game after it, the seat, what its panel was drawn from, and what
        was ordered."""
        table = await self.play.load(game_id)
        seat = own_seat(table, table.row.seats_of(asker.user_id), decision)
        drawn = panel_key(table, seat, asker.language)
        told = _given(table, asker, key, at=seat)
        table = await self.play.order(game_id, asker.user_id, key, interaction_id, decision)
        return table, seat, drawn, told


def _given(table: Table, asker: Asker, key: str, at: str = "") -> str:
    """What was ordered, and what it will do; "" for an order that is about nothing any more. `at`: the seat
    whose order it is, where the key does not say it."""
    mine = [seat for seat in table.row.seats_of(asker.user_id) if at in ("", seat.seat)]
    for topic in _of(table, mine, asker.language):
        found = next(filter(None, (choice.fits(key) for choice in topic.choices)), None)
        if found is not None:
            told = "bot-orders-taken-back" if found == topic.choices[0] else "bot-orders-given"
            return say(asker.language, told, about=escape(topic.label), order=escape(found.label))
    return ""


def number_in(interaction: discord.Interaction, key: str) -> str:
    """The key of an order with the number that was typed for it. Refusal for what is no such number."""
    text = typed(interaction).get("amount", "")
    if not text.isdecimal() or int(text) > MOST:
        raise Refusal("bot-orders-no-amount", most=MOST)
    return filled(key, int(text))


def _of(table: Table, mine: Sequence[SeatRow], language: str) -> list[OrderTopic]:
    """What a person can give orders about; [] where the game is over, or has none."""
    kind = table.kind
    if table.game.result is not None or not mine or not isinstance(kind, Ordering):
        return []
    return _topics(table, kind, mine, language)


def _page(table: Table, asker: Asker, about: str, notice: str = "") -> Layout:
    """Refusal for who has no seat, and for games without orders."""
    language, mine = asker.language, table.row.seats_of(asker.user_id)
    if not mine:
        raise Refusal("bot-not-in-game")
    kind, topics = table.kind, _of(table, mine, language)
    if not isinstance(kind, Ordering) or not topics:
        raise Refusal("bot-game-over")
    chosen = next((t for t in topics if t.key == about), next((t for t in topics if t.asked), topics[0]))
    stand = [
        f"- {labelled(language, escape(t.label), f'**{escape(t.order.label)}**')}"
        for t in topics
        if t.order is not None
    ]
    texts = [notice] if notice else []
    # Whose order it is stands with each where a person has several seats.
    several = f"-# {mark(table.row.id, table.kind.title(language))}"
    whose = title(table, mine[0].seat, language) if len(mine) == 1 else several
    texts += [f"{whose}{say(language, 'bot-orders-title')}"]
    texts += [cut("\n".join(stand or [say(language, "bot-orders-none")]), TEXT // 2)]
    texts += [_others(table, kind, asker.user_id, language)]
    layout = text_layout(*filter(None, texts))
    for number, start in enumerate(range(0, min(len(topics), SELECTS * OPTIONS), OPTIONS)):
        layout.add(_select(table, topics[start : start + OPTIONS], chosen, number, language))
    choices = [
        button(
            choice.label,
            f"so:{table.row.id}:give:{choice.key}",
            discord.ButtonStyle.success if choice.stands else discord.ButtonStyle.secondary,
            disabled=choice.stands,
        )
        for choice in chosen.choices
    ]
    for first in range(0, len(choices), ROW):
        layout.add(components.row(*choices[first : first + ROW]))
    return layout


def _topics(table: Table, kind: Ordering, mine: Sequence[SeatRow], language: str) -> list[OrderTopic]:
    """What a person can give orders about; for who plays several, each with whose it is."""
    views = [(seat, table.view(seat.seat, language)) for seat in mine]
    found = [(seat, topic) for seat, view in views for topic in kind.orders(table.game, view, language)]
    if len(mine) == 1:
        return [topic for _, topic in found]
    return [topic.at(seat.seat, kind.role(seat, language) or seat.seat, language) for seat, topic in found]


def _select(
    table: Table, topics: Sequence[OrderTopic], chosen: OrderTopic, number: int, language: str
) -> Row:
    options = [
        components.option(
            label=cut(topic.label, 100),
            value=topic.key,
            description=cut(topic.order.label, 100) if topic.order is not None else None,
            default=topic is chosen,
        )
        for topic in topics
    ]
    select = components.select(
        custom_id=f"so:{table.row.id}:about{number}",
        placeholder=say(language, "bot-orders-about"),
        options=options,
    )
    return components.row(select)


def _others(table: Table, kind: Ordering, user_id: int, language: str) -> str:
    """What others left orders about, a line for each."""
    lines, seen = list[str](), table.view(language=language)
    for seat in table.row.seats.values():
        if seat.user_id == user_id:
            continue
        found = [escape(label) for label in kind.ordered(table.game, seat.seat, seen, language)]
        name = table.called(language)[seat.seat]
        if found:
            lines.append(say(language, "bot-orders-left", name=name, about=words.listed(language, found)))
        else:
            lines.append(say(language, "bot-orders-left-none", name=name))
    return "\n".join(f"-# {line}" for line in lines)
