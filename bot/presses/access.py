"""Who may look at what an id names: whoever sends it, nobody is trusted to have been shown it."""

from __future__ import annotations

from bot.messages.refusals import Refusal
from bot.presses.languages import Asker
from bot.store.games import GameRow


def may_look(row: GameRow, asker: Asker) -> bool:
    """Whether somebody may see what a game shows to everybody: its players from anywhere, others of its
    server where they can read the channel it is played in."""
    if row.seats_of(asker.user_id):
        return True
    if row.guild_id is None or row.guild_id != asker.guild_id:
        return False
    return asker.channel_id in (row.thread_id, row.channel_id) or asker.reads(row.channel_id)


def check_look(row: GameRow | None, asker: Asker) -> None:
    """Refusal, as if there were no such game."""
    if row is None or not may_look(row, asker):
        raise Refusal("bot-no-game")
