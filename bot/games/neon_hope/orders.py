"""Standing orders of NEON HOPE: what is lost to stress, taken back, spent and done without asking.

Offers to help have orders as well, which are one's settings for all games (`helping`).
"""

from __future__ import annotations

from abc import ABC
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.contract.ordering import Ordering as Orderable
from bot.contract.orders import OrderChoice, OrderTopic
from bot.games.neon_hope.rules import CoopGame
from bot.messages import words
from bot.messages.words import say
from engine.neon_hope.language.wording import name_of
from engine.neon_hope.shown.view import View
from engine.neon_hope.table.state import Orders

TOPICS: Final[Mapping[str, Mapping[str, Mapping[str, str | int]]]] = {
    "stress": {
        "ask": {"stress": "ask", "keep": 1},
        "least3": {"stress": "least", "keep": 3},
        "least1": {"stress": "least", "keep": 1},
        "hope1": {"stress": "hope", "keep": 1},
    },
    "back": {"ask": {"take_back": "ask"}, "useful": {"take_back": "useful"}},
    "charges": {"ask": {"charges": 0}, "below60": {"charges": 60}, "below80": {"charges": 80}},
}
"""What orders can be about, and what each says, as fields of `Orders`: the first is to be asked."""


MAY: Final = "may."
"""Before the code of a card: what it offers is done, or not."""
WHETHER: Final = {"ask": None, "yes": True, "no": False}


class Ordering(Orderable[CoopGame, View], ABC):
    """Orders about stress, cards that are taken back, charges, and what one's own cards offer."""

    def orders(self, game: CoopGame, view: View, language: str) -> Sequence[OrderTopic]:
        if game.result is not None:
            return []
        seat = view.seat
        return [_topic(game, seat, topic, language) for topic in _topics(game, seat)]

    def ordered(self, game: CoopGame, seat: str, view: View, language: str) -> Sequence[str]:
        now = game.orders(seat)
        stand = [topic for topic in _topics(game, seat) if _given(now, topic, "ask") not in (None, now)]
        return list(dict.fromkeys(_about(game, topic, language) for topic in stand))

    def answering(self, game: CoopGame, view: View, language: str) -> Sequence[OrderTopic]:
        """Each with what it would answer now."""
        seat = view.seat
        named = {
            option.key: option.name or option.label
            for decision in view.decisions
            for option in decision.options
        }
        found = []
        for topic in _topics(game, seat):
            choices = []
            for said, keys in _answering(game, seat, topic):
                label = say(language, f"bnh-orders-{said}")
                if topic in TOPICS:
                    many = Counter(named[key] for key in keys)
                    counted = [f"{n} × {name}" if n > 1 else name for name, n in many.items()]
                    answer = words.listed(language, counted)
                    label = say(language, "bnh-orders-now", order=label, answer=answer)
                choices.append(OrderChoice(f"{topic}={said}", label, stands=False))
            if choices:
                found.append(OrderTopic(topic, _about(game, topic, language), choices))
        return found

    def give_order(self, game: CoopGame, seat: str, key: str) -> Sequence[Any]:
        topic, _, said = key.partition("=")
        if game.result is not None or topic not in _topics(game, seat):
            raise KeyError(key)
        given = _given(game.orders(seat), topic, said)
        if given is None:
            raise KeyError(key)
        return game.set_orders(seat, given)


def _topics(game: CoopGame, seat: str) -> list[str]:
    """What this seat can give orders about: of its cards those it has ordered, and the one that asks now."""
    cards = dict.fromkeys([*(code for code, _ in game.orders(seat).may), game.offering(seat)])
    return [*TOPICS, *(f"{MAY}{code}" for code in cards if code)]


def _about(game: CoopGame, topic: str, language: str) -> str:
    """A topic in words: a card by its name."""
    if topic in TOPICS:
        return say(language, f"bnh-orders-{topic}")
    return name_of(game.pack, topic.removeprefix(MAY), language)


def _topic(game: CoopGame, seat: str, topic: str, language: str) -> OrderTopic:
    now = game.orders(seat)
    choices = [
        OrderChoice(f"{topic}={said}", say(language, f"bnh-orders-{said}"), _given(now, topic, said) == now)
        for said in TOPICS.get(topic, WHETHER)
    ]
    asked = next(_answering(game, seat, topic), None) is not None
    return OrderTopic(topic, _about(game, topic, language), choices, asked)


def _given(now: Orders, topic: str, said: str) -> Orders | None:
    """The orders with this one given; None if there is no such order."""
    if topic in TOPICS:
        fields = TOPICS[topic].get(said)
        return None if fields is None else msgspec.structs.replace(now, **fields)
    if said not in WHETHER:
        return None
    code, does = topic.removeprefix(MAY), WHETHER[said]
    others = tuple(each for each in now.may if each[0] != code)
    return msgspec.structs.replace(now, may=others if does is None else (*others, (code, does)))


def _answering(game: CoopGame, seat: str, topic: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The orders about this that would answer what is asked, with their answers."""
    now = game.orders(seat)
    if game.answered_by(seat, now):
        return
    for said in TOPICS.get(topic, WHETHER):
        given = _given(now, topic, said)
        if given is not None and (keys := game.answered_by(seat, given)):
            yield said, keys
