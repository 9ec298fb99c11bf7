"""Which roles the events of each kind have: a pattern with another is refused, and every role has words.

Every event has a cause and may have a card whose ability it is (`On.of`). A test holds the table against
what the engine emits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from engine.netrunner.language.costs.payment import Act
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import (
    AGENDA,
    ASSET,
    CORP_IDENTITY,
    EVENT,
    HARDWARE,
    ICE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER_IDENTITY,
    UPGRADE,
)
from engine.netrunner.table.parts import BasicAction, CardType, EffectKind
from engine.netrunner.table.state import CORP, RUNNER

_CARD = ("by", "what")
_PLACED = (*_CARD, "where")
_MOVED = (*_CARD, "from_")
_NUMBER = ("by", "least")
_RUN = ("by", "where")

ROLES: Final[Mapping[EventKind, frozenset[str]]] = {
    kind: frozenset(roles)
    for kind, roles in {
        EventKind.TURN_BEGINS: ("by",), EventKind.TURN_ENDS: ("by",), EventKind.ACTION_ENDS: _CARD,
        EventKind.ACTION: (*_CARD, "detail"), EventKind.ACTION_PHASE_ENDS: ("by",),
        EventKind.DISCARD: (*_MOVED, "to"), EventKind.DISCARD_ENDS: _NUMBER,
        EventKind.GAIN_CREDITS: (*_NUMBER, "detail"), EventKind.LOSE_CREDITS: _NUMBER,
        EventKind.SPEND_CREDITS: (*_CARD, "least", "detail"), EventKind.TAKE_CREDITS: (*_CARD, "least"),
        EventKind.POOL_EMPTY: ("by",),
        EventKind.GAIN_CLICKS: _NUMBER, EventKind.LOSE_CLICKS: _NUMBER, EventKind.SPEND_CLICKS: _NUMBER,
        EventKind.PLACE_COUNTERS: (*_CARD, "counter", "least"),
        EventKind.REMOVE_COUNTERS: (*_CARD, "counter", "least"), EventKind.PURGE: ("by",),
        EventKind.DRAW: _CARD, EventKind.DRAW_ENDS: _NUMBER, EventKind.SHUFFLE: ("by",),
        EventKind.SEARCH: ("by",),
        EventKind.CREATE_SERVER: ("by",), EventKind.REVEAL: _CARD, EventKind.EXPOSE: _PLACED,
        EventKind.LOOK: _CARD,
        EventKind.INSTALL: (*_PLACED, "from_", "detail"), EventKind.UNINSTALL: ("what", "where", "to"),
        EventKind.REZ: _PLACED, EventKind.DEREZ: _PLACED, EventKind.ADVANCE: _PLACED, EventKind.PLAY: _MOVED,
        EventKind.RESOLVE: _CARD, EventKind.USE: (*_CARD, "detail"),
        EventKind.TRASH: (*_PLACED, "from_", "to", "damage", "detail"),
        EventKind.FORFEIT: _CARD, EventKind.SCORE: (*_PLACED, "from_"), EventKind.STEAL: (*_PLACED, "from_"),
        EventKind.MOVE_ICE: _PLACED, EventKind.MOVE_CARD: _PLACED, EventKind.SWAP: _CARD,
        EventKind.HOST: _CARD,
        EventKind.TURN_FACEUP: _CARD, EventKind.TURN_ARCHIVES_FACEUP: ("least",),
        EventKind.TURN_ARCHIVES_FACEDOWN: ("least",),
        EventKind.TURN_FACEDOWN: _CARD, EventKind.FLIP: ("by",), EventKind.ADD_AS_AGENDA: (*_MOVED, "least"),
        EventKind.RUN_BEGINS: (*_RUN, "what"), EventKind.APPROACH_ICE: _PLACED, EventKind.ENCOUNTER: _PLACED,
        EventKind.ENCOUNTER_ENDS: (*_CARD, "detail", "least"), EventKind.BREAK: (*_CARD, "detail"),
        EventKind.FULLY_BREAK: (*_CARD, "detail"), EventKind.BYPASS: _CARD, EventKind.PASS_ICE: _PLACED,
        EventKind.RESOLVE_SUBROUTINE: _CARD,
        EventKind.PASS_ALL_ICE: _RUN, EventKind.APPROACH_SERVER: _RUN, EventKind.JACK_OUT: _RUN,
        EventKind.END_RUN: _RUN,
        EventKind.SUCCESSFUL_RUN: _RUN, EventKind.UNSUCCESSFUL_RUN: _RUN,
        EventKind.RUN_ENDS: (*_RUN, "what", "detail"),
        EventKind.BREACH: _RUN, EventKind.BREACH_ENDS: _RUN, EventKind.ACCESS_LIMIT: _RUN,
        EventKind.ACCESS: (*_PLACED, "from_"),
        EventKind.ACCESS_ENDS: _CARD, EventKind.PAY_TRASH_COST: (*_CARD, "least"),
        EventKind.DAMAGE: (*_NUMBER, "damage"), EventKind.TAG: _NUMBER, EventKind.UNTAG: _NUMBER,
        EventKind.BAD_PUBLICITY: _NUMBER, EventKind.REMOVE_BAD_PUBLICITY: _NUMBER,
        EventKind.TRACE_BEGINS: (*_CARD, "least"), EventKind.TRACE: (*_CARD, "least", "detail"),
        EventKind.REVEAL_BIDS: ("what", "detail"), EventKind.PREVENT: ("by", "detail", "least"),
        EventKind.IMMINENT: (*_PLACED, "detail", "least"),
    }.items()
}  # fmt: skip
"""What a pattern over events of a kind may say: `by` whom, which card, where, zones, how much, the detail."""

AMOUNTS: Final[frozenset[str]] = frozenset(
    {kind for kind, roles in ROLES.items() if "least" in roles}
    | {
        EventKind.BREAK,
        EventKind.USE,
        EventKind.INSTALL,
        EventKind.SCORE,
        EventKind.STEAL,
        EventKind.REVEAL_BIDS,
        EventKind.ACCESS_LIMIT,
    }
)
"""Kinds whose events have an amount; that of those named here no pattern asks for."""

DETAILS: Final[Mapping[EventKind, tuple[str, ...]]] = {
    EventKind.ACTION: get_args(BasicAction),
    EventKind.GAIN_CREDITS: ("taken",), EventKind.SPEND_CREDITS: get_args(Act),
    EventKind.INSTALL: ("ice", "root"),
    EventKind.USE: ("trash", "counters"), EventKind.ENCOUNTER_ENDS: ("fully_broken", ""),
    EventKind.BREAK: ("printed",),
    EventKind.FULLY_BREAK: ("alone",), EventKind.RUN_ENDS: ("successful", "unsuccessful"),
    EventKind.TRASH: ("subroutine",), EventKind.TRACE: ("successful", "unsuccessful"),
    EventKind.REVEAL_BIDS: ("match", "differ"),
    EventKind.PREVENT: get_args(EffectKind), EventKind.IMMINENT: get_args(EffectKind),
}  # fmt: skip
"""What the detail of the events of a kind may be."""

_CORPS_INSTALLED: Final[tuple[CardType, ...]] = (AGENDA, ASSET, ICE, UPGRADE)

ABOUT: Final[Mapping[EventKind, tuple[CardType, ...]]] = {
    EventKind.SCORE: (AGENDA,), EventKind.STEAL: (AGENDA,), EventKind.FORFEIT: (AGENDA,),
    EventKind.REZ: _CORPS_INSTALLED, EventKind.DEREZ: _CORPS_INSTALLED, EventKind.ADVANCE: _CORPS_INSTALLED,
    EventKind.EXPOSE: _CORPS_INSTALLED, EventKind.ACCESS: (*_CORPS_INSTALLED, OPERATION),
    EventKind.PLAY: (EVENT, OPERATION), EventKind.RESOLVE: (EVENT, OPERATION),
    **dict.fromkeys((EventKind.APPROACH_ICE, EventKind.ENCOUNTER, EventKind.ENCOUNTER_ENDS,
        EventKind.FULLY_BREAK, EventKind.BREAK,
                     EventKind.RESOLVE_SUBROUTINE,
                     EventKind.BYPASS, EventKind.PASS_ICE, EventKind.MOVE_ICE), (ICE,)),
    EventKind.TURN_FACEUP: (EVENT, HARDWARE, PROGRAM, RESOURCE),
    EventKind.FLIP: (CORP_IDENTITY, RUNNER_IDENTITY),
}  # fmt: skip
"""The types of card that events of some kinds can be about; of all other kinds, those of any."""

DOERS: Final[Mapping[EventKind, str]] = {
    **dict.fromkeys(
        (
            EventKind.RUN_BEGINS, EventKind.APPROACH_ICE, EventKind.ENCOUNTER, EventKind.ENCOUNTER_ENDS,
            EventKind.BREAK,
            EventKind.FULLY_BREAK, EventKind.PASS_ICE, EventKind.PASS_ALL_ICE, EventKind.APPROACH_SERVER,
            EventKind.JACK_OUT,
            EventKind.SUCCESSFUL_RUN, EventKind.UNSUCCESSFUL_RUN, EventKind.RUN_ENDS, EventKind.BREACH,
            EventKind.BREACH_ENDS,
            EventKind.ACCESS_LIMIT,
            EventKind.ACCESS, EventKind.ACCESS_ENDS, EventKind.PAY_TRASH_COST, EventKind.TAG,
            EventKind.STEAL, EventKind.BYPASS,
        ),
        RUNNER,
    ),
    **dict.fromkeys(
        (
            EventKind.PURGE, EventKind.CREATE_SERVER, EventKind.REZ, EventKind.ADVANCE, EventKind.SCORE,
            EventKind.BAD_PUBLICITY, EventKind.REMOVE_BAD_PUBLICITY,
            EventKind.TRACE_BEGINS, EventKind.TRACE, EventKind.RESOLVE_SUBROUTINE,
        ),
        CORP,
    ),
}  # fmt: skip
"""Whose doing all events of a kind are."""
