"""What a panel has of the lesson that its game is: what is said of it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.contract.computers import computers_of
from bot.contract.kind import Table
from bot.contract.teaching import Teaching, lesson_of
from bot.layouts.rematch import LEARNING, against
from bot.messages.components import Button, button
from bot.messages.words import say
from engine.kernel.views import DecisionView


class OfLesson(NamedTuple):
    """Words, buttons that stand on the panel, and those behind *More…*."""

    notes: str = ""
    buttons: Sequence[Button] = ()
    rest: Sequence[Button] = ()


NONE = OfLesson()


def of_lesson(table: Table, seat: str, decision: DecisionView | None, language: str) -> OfLesson:
    """What belongs on a seat's panel; nothing in other games, and no button for who only watches."""
    kind, number = table.kind, lesson_of(table.row.level)
    if not number or not isinstance(kind, Teaching):
        return NONE
    notes = kind.lesson_notes(table, seat, language)
    if table.row.seats[seat].user_id is None:
        return OfLesson(notes)
    over, reached, last = table.game.result is not None, kind.lesson_reached(table), number == kind.lessons
    ways = [*(["next"] if reached and not last else []), "again", *([] if over else ["stop"])]
    found = _buttons(table, ways, language)
    if decision is not None and not reached:  # what leaves it does not stand beside what does its task
        return OfLesson(notes, rest=found)
    if last and (over or reached):  # a whole game at once
        address = f"{kind.name}:learn:{table.row.id}:play"
        found += against(table, "bot-play-computer", address, language, computers_of(kind)[:LEARNING])
    return OfLesson(notes, found)


def _buttons(table: Table, ways: Sequence[str], language: str) -> list[Button]:
    styles = {"next": discord.ButtonStyle.success}
    return [
        button(
            say(language, f"bot-learn-{way}"),
            f"{table.kind.name}:learn:{table.row.id}:{way}",
            styles.get(way, discord.ButtonStyle.secondary),
        )
        for way in ways
    ]
