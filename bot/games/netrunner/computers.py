"""Netrunner's automatic players: how strong they are, who thinks, and the buttons to play against them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import discord

from bot.contract.game import Keys
from bot.contract.kind import Table
from bot.contract.teaching import lesson_of
from bot.messages.layout import Button, button
from bot.messages.words import say
from engine import netrunner
from engine.players import netrunner as players

STRENGTHS = ("easy", "sensible", "strong")
"""What people can choose from, the weakest first; "sensible" is called normal."""
STRONG = "strong"
"""The one that looks ahead."""


def choose(game: netrunner.Game, seat: str, decision_id: int, computer: str) -> Keys:
    """What it answers at once; of the strong one, what it falls back on."""
    level = "sensible" if computer == STRONG else computer
    keys = players.choose(game, seat, decision_id, level=level)
    return keys[0] if game.find(seat, decision_id).maximum == 1 and len(keys) == 1 else keys


def thinks(game: netrunner.Game, seat: str, decision_id: int, computer: str) -> bool:
    """Whether it looks ahead before it answers this."""
    return computer == STRONG and players.looks_ahead(game, game.find(seat, decision_id))


def thought(game: netrunner.Game, seat: str, decision_id: int) -> Callable[[], Keys]:
    """What looks ahead for it, with what the seat may know."""
    return partial(players.worked_out, players.blind(game, seat).save(), seat, decision_id)


def rematch(table: Table, language: str) -> Sequence[Button]:
    """For a game that is over: the same again, against the computer also with another strength."""
    if lesson_of(table.row.level):
        return ()
    address = f"r:{table.row.id}"
    again = button(say(language, "bot-button-rematch"), address, discord.ButtonStyle.success)
    computer = next((seat.computer for seat in table.row.seats.values() if seat.computer), None)
    others = [one for one in STRENGTHS if one != computer] if computer is not None else []
    return (again, *_against("bot-rematch-with", address, language, others))


def after_lessons(table: Table, language: str) -> Sequence[Button]:
    """For who has had the last lesson: a whole game at once."""
    return _against("bot-play-computer", f"netrunner:learn:{table.row.id}:play", language, STRENGTHS)


def _against(said: str, address: str, language: str, computers: Sequence[str]) -> Sequence[Button]:
    named = [(one, say(language, f"bot-choice-{one}")) for one in computers]
    return [button(say(language, said, strength=name), f"{address}:{one}") for one, name in named]
