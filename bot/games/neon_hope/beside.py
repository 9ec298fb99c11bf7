"""What is stored beside a game of NEON HOPE, and read together with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.kind import Table
from bot.games.neon_hope.lobby import Options
from bot.games.neon_hope.store import campaigns, deadlines, pauses
from bot.games.neon_hope.store.deadlines import Deadline
from bot.games.neon_hope.store.pauses import PauseRow
from bot.messages.components import Button, button
from bot.messages.words import say
from bot.store.game_rows import GameRow, SeatRow


@dataclass(frozen=True)
class Beside:
    """What the table has agreed on, and when silence becomes an answer."""

    options: Options = field(default_factory=Options)
    due: Mapping[int, Deadline] = field(default_factory=dict)
    campaign_id: int | None = None
    pause: PauseRow | None = None
    """Of its campaign."""


async def attached(db: AsyncConnection, row: GameRow) -> Beside:
    """What there is beside a game."""
    found = await campaigns.table(db, row.id)
    if found is None:
        return Beside()
    due = await deadlines.of_game(db, row.id)
    pause = await pauses.get(db, found.campaign_id) if found.campaign_id is not None else None
    return Beside(found.options, due, found.campaign_id, pause)


def is_free(seat: SeatRow) -> bool:
    """Whether somebody may take this place over."""
    return seat.user_id is None and seat.computer is None


def back_button(table: Table, language: str) -> Button:
    """To come back from a pause of the campaign."""
    style = discord.ButtonStyle.success
    return button(say(language, "bnh-pause-back"), f"neon_hope:returned:{table.row.id}", style)
