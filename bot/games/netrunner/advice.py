"""What Netrunner's computers would do, and why, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from bot.messages.words import say
from engine import netrunner
from engine.messages import items
from engine.players import netrunner as players

ARROW = " → "
"""Between the steps of a line."""


def job(game: netrunner.Game, seat: str, decision_id: int, computer: str) -> Callable[[], players.Advice]:
    """What works out the advice: where it looks ahead, from what the seat may know. (Elsewhere it need not be
    handed to another process.)"""
    ahead = players.looks_ahead(game, game.find(seat, decision_id))
    handed = players.blind(game, seat) if ahead and computer == "strong" else game
    return partial(players.advised, handed.save(), seat, decision_id, computer)


def lines(
    game: netrunner.Game, seat: str, decision_id: int, advice: players.Advice, language: str
) -> Sequence[str]:
    """The choice by its labels, then its reasons."""
    view = game.view(seat, language=language)
    asked, language = next(d for d in view.decisions if d.id == decision_id), view.language
    labels = {option.key: option.label for option in asked.options}
    chosen = " + ".join(labels.get(key, key) for key in advice.keys) or say(language, "nr-advice-nothing")
    found = [
        say(
            language,
            f"nr-advice-{one.kind}",
            other=labels.get(one.other, ""),
            names=items(language, (netrunner.card_info(code, language).title for code in one.cards)),
            steps=ARROW.join(
                labels.get(key, "") if n == 1 else f"{n} × {labels.get(key, '')}"
                for key, n in ((key, len(tuple(same))) for key, same in groupby(one.steps))
            ),
            **one.numbers,
        )
        for one in advice.reasons
    ]
    return [chosen, *found]
