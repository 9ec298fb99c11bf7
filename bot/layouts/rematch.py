"""The buttons to play again after a game of two, and those against computers."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.contract.computers import Computers, computers_of
from bot.contract.duel import Duel
from bot.contract.kind import Table
from bot.contract.teaching import lesson_of
from bot.messages.components import Button, button
from bot.messages.words import say

LEARNING = 3
"""Computers that are offered after the last lesson, the weakest first: a command gives the others."""


def rematch(table: Table, language: str) -> Sequence[Button]:
    """For a game of two that is over: the same again; against a computer also with the next in strength."""
    if lesson_of(table.row.level) or not isinstance(table.kind, Duel):
        return ()
    address = f"r:{table.row.id}"
    again = button(say(language, "bot-button-rematch"), address, discord.ButtonStyle.success)
    computer = next((seat.computer for seat in table.row.seats.values() if seat.computer), None)
    others = _neighbours(computers_of(table.kind), computer) if computer is not None else []
    return (again, *against(table, "bot-rematch-with", address, language, others))


def _neighbours(computers: Sequence[str], computer: str) -> list[str]:
    """The next weaker and the next stronger one; the weakest, if it is none of them any more."""
    if computer not in computers:
        return list(computers[:LEARNING])
    at = computers.index(computer)
    return [*computers[max(at - 1, 0) : at], *computers[at + 1 : at + 2]]


def against(
    table: Table, said: str, address: str, language: str, computers: Sequence[str]
) -> Sequence[Button]:
    """A button for each of these computers; none in a game without."""
    kind = table.kind
    if not isinstance(kind, Computers):
        return []
    named = [(one, kind.strength(one, language)) for one in computers]
    return [button(say(language, said, strength=name), f"{address}:{one}") for one, name in named]
