"""Bluffs: cards played for what they are not, as often as is decided beforehand.

By lot, and never by search: a look ahead plays each deal as if its cards were known, where nobody can be
bluffed. Who always bluffs is read as easily as who never does. The lot is cast from the game's own secret
dice, once a turn, so that the same game always comes out the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.players.netrunner.reading import is_trap

if TYPE_CHECKING:
    from engine.kernel.decisions import Option
    from engine.players.netrunner.corp_plan import Plan
    from engine.players.netrunner.sight import Sight

TURNS: Final = 4
OFTEN: Final = {False: 2, True: 3}
"""Of so many turns, in how many a trap plays the agenda: usually, and when the game is near its end."""
TENSE: Final = 3
"""Points that a player lacks when it is."""


def chosen(see: Sight, plan: Plan, oid: int) -> bool:
    """Whether a trap plays the agenda this turn. Never one that the Runner has seen, nor beside an agenda."""
    if see.novice or plan.agendas or see.known_to_other(oid):
        return False
    lacking = min(see.points_to_win(seat) - see.points(seat) for seat in (see.seat, see.other))
    return see.lot("bluff", TURNS) < OFTEN[lacking <= TENSE]


def is_bluff(see: Sight, plan: Plan, option: Option) -> bool:
    """Whether an action makes a trap look like an agenda: behind ice, where one would stand."""
    kind = see.kind(option.oid)
    if kind is None or option.verb not in ("install", "advance") or not is_trap(kind.code):
        return False
    there = see.servers.get(option.to if option.verb == "install" else see.card(option.oid).server)
    return there is not None and bool(there.ice) and chosen(see, plan, option.oid)
