"""The part of a panel's question that answers it for good: standing orders that the answer would be."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract.kind import Table
from bot.contract.ordering import Ordering
from bot.contract.orders import OrderTopic
from bot.contract.teaching import lesson_of
from bot.layouts.heights import SELECT, of_buttons
from bot.layouts.selects import add_buttons
from bot.messages import components
from bot.messages.components import LABEL, OPTIONS, Button, Container, button, cut, shorten
from bot.messages.words import say
from engine.kernel.views import DecisionView
from engine.messages import noted

FEW = 2
"""So many orders are buttons, more a select."""
Always = list[tuple[str, str, str]]
"""Orders by key, what each says, and what it is about."""


def always(table: Table, seat: str, decision: DecisionView, language: str) -> Always:
    """The orders that would answer this question, as far as there is room; [] for games without orders, and
    in lessons, which ask what they teach."""
    kind = table.kind
    if not isinstance(kind, Ordering) or lesson_of(table.row.level):
        return []
    view = table.view(seat, language)
    found: Always = table.once(
        ("always", seat, language), lambda: _listed(kind.answering(table.game, view, language))
    )
    return found


def following(table: Table, seat: str, language: str) -> tuple[str, Always]:
    """The orders for what the seat has just done, as far as there is room, and what is said of them; none in
    a lesson."""
    kind = table.kind
    if not isinstance(kind, Ordering) or lesson_of(table.row.level):
        return "", []
    heading, topics = kind.following(table.game, table.view(seat, language), language)
    return heading, _listed(topics)


def _listed(topics: Sequence[OrderTopic]) -> Always:
    return [(choice.key, choice.label, topic.label) for topic in topics for choice in topic.choices][:OPTIONS]


def room(orders: Always) -> int:
    """How many components `add_always` takes."""
    return 2 if len(orders) > FEW else len(orders) + bool(orders)


def height(table: Table, orders: Always, language: str) -> int:
    """How high `add_always` stands on a phone, about."""
    if len(orders) > FEW:
        return SELECT
    return sum(of_buttons(_labels(orders, language)))


def _labels(orders: Always, language: str) -> list[str]:
    """What the buttons of a few orders say; those that are alike say what they are about."""
    alike = len({label for _, label, _ in orders}) < len(orders)
    said = [noted(language, label, about) if alike else label for _, label, about in orders]
    return [shorten(say(language, "bot-always-order", order=each), LABEL) for each in said]


def add_following(box: Container, table: Table, decision: DecisionView, orders: Always, heading: str) -> None:
    """A select: one press gives the order, and what is asked stays open."""
    _add_select(box, f"so:{table.row.id}:always:{decision.id}", orders, heading)


def add_always(box: Container, table: Table, decision: DecisionView, orders: Always, language: str) -> None:
    """A button for each order where they are few, else a select: one press gives the order."""
    press = f"so:{table.row.id}:always:{decision.id}"
    if len(orders) <= FEW:
        buttons: list[Button] = [
            button(label, f"{press}:{key}")
            for (key, _, _), label in zip(orders, _labels(orders, language), strict=True)
        ]
        add_buttons(box, buttons)
        return
    _add_select(box, press, orders, say(language, "bot-always"))


def _add_select(box: Container, press: str, orders: Always, placeholder: str) -> None:
    select = components.select(
        custom_id=press,
        placeholder=placeholder,
        options=[
            components.option(label=cut(label, 100), value=key, description=cut(about, 100))
            for key, label, about in orders
        ],
    )
    box.append(components.row(select))
