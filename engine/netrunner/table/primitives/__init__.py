"""One function per observable change. Each changes the state *and* emits the event; nothing bypasses them.

Call them as `do.gain_credits(g, ...)` after `from engine.netrunner import primitives as do`.
"""

from engine.netrunner.table.primitives.counters import (
    first_recurring,
    gain_clicks,
    gain_credits,
    load,
    lose_clicks,
    lose_credits,
    place_counters,
    purge,
    remove_counters,
    take_credits,
    take_from_pool,
)
from engine.netrunner.table.primitives.events import emit, linger, note, put, win
from engine.netrunner.table.primitives.harm import (
    damage,
    give_tags,
    remove_bad_publicity,
    remove_tags,
    take_bad_publicity,
)
from engine.netrunner.table.primitives.movement import (
    arrange,
    discard,
    draw_aside,
    hide,
    leave,
    move,
    reveal,
    shuffle,
    to_hand,
    to_score_area,
    trash,
    turn_archives_faceup,
)
from engine.netrunner.table.primitives.table import activate, derez, move_ice, rez, settle, swap_installed

__all__ = [
    "activate",
    "arrange",
    "damage",
    "derez",
    "discard",
    "draw_aside",
    "emit",
    "first_recurring",
    "gain_clicks",
    "gain_credits",
    "give_tags",
    "hide",
    "leave",
    "linger",
    "load",
    "lose_clicks",
    "lose_credits",
    "move",
    "move_ice",
    "note",
    "place_counters",
    "purge",
    "put",
    "remove_bad_publicity",
    "remove_counters",
    "remove_tags",
    "reveal",
    "rez",
    "settle",
    "shuffle",
    "swap_installed",
    "take_bad_publicity",
    "take_credits",
    "take_from_pool",
    "to_hand",
    "to_score_area",
    "trash",
    "turn_archives_faceup",
    "win",
]
