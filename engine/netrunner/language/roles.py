"""Which roles the events of each kind have: a pattern with another is refused, and every role has words.

Every event has a cause and may have a card whose ability it is (`On.of`). A test holds the table against
what the engine emits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from engine.netrunner.language.costs.payment import Act
from engine.netrunner.table.events import Kind
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

ROLES: Final[Mapping[Kind, frozenset[str]]] = {
    kind: frozenset(roles)
    for kind, roles in {
        Kind.TURN_BEGINS: ("by",), Kind.TURN_ENDS: ("by",), Kind.ACTION_ENDS: _CARD,
        Kind.ACTION: (*_CARD, "detail"), Kind.ACTION_PHASE_ENDS: ("by",),
        Kind.DISCARD: (*_MOVED, "to"), Kind.DISCARD_ENDS: _NUMBER,
        Kind.GAIN_CREDITS: (*_NUMBER, "detail"), Kind.LOSE_CREDITS: _NUMBER,
        Kind.SPEND_CREDITS: (*_CARD, "least", "detail"), Kind.TAKE_CREDITS: (*_CARD, "least"),
        Kind.POOL_EMPTY: ("by",),
        Kind.GAIN_CLICKS: _NUMBER, Kind.LOSE_CLICKS: _NUMBER, Kind.SPEND_CLICKS: _NUMBER,
        Kind.PLACE_COUNTERS: (*_CARD, "counter", "least"),
        Kind.REMOVE_COUNTERS: (*_CARD, "counter", "least"), Kind.PURGE: ("by",),
        Kind.DRAW: _CARD, Kind.DRAW_ENDS: _NUMBER, Kind.SHUFFLE: ("by",), Kind.SEARCH: ("by",),
        Kind.CREATE_SERVER: ("by",), Kind.REVEAL: _CARD, Kind.EXPOSE: _PLACED, Kind.LOOK: _CARD,
        Kind.INSTALL: (*_PLACED, "from_", "detail"), Kind.UNINSTALL: ("what", "where", "to"),
        Kind.REZ: _PLACED, Kind.DEREZ: _PLACED, Kind.ADVANCE: _PLACED, Kind.PLAY: _MOVED,
        Kind.RESOLVE: _CARD, Kind.USE: (*_CARD, "detail"),
        Kind.TRASH: (*_PLACED, "from_", "to", "damage", "detail"),
        Kind.FORFEIT: _CARD, Kind.SCORE: (*_PLACED, "from_"), Kind.STEAL: (*_PLACED, "from_"),
        Kind.MOVE_ICE: _PLACED, Kind.MOVE_CARD: _PLACED, Kind.SWAP: _CARD, Kind.HOST: _CARD,
        Kind.TURN_FACEUP: _CARD, Kind.TURN_ARCHIVES_FACEUP: ("least",),
        Kind.TURN_ARCHIVES_FACEDOWN: ("least",),
        Kind.TURN_FACEDOWN: _CARD, Kind.FLIP: ("by",), Kind.ADD_AS_AGENDA: (*_MOVED, "least"),
        Kind.RUN_BEGINS: (*_RUN, "what"), Kind.APPROACH_ICE: _PLACED, Kind.ENCOUNTER: _PLACED,
        Kind.ENCOUNTER_ENDS: (*_CARD, "detail", "least"), Kind.BREAK: (*_CARD, "detail"),
        Kind.FULLY_BREAK: (*_CARD, "detail"), Kind.BYPASS: _CARD, Kind.PASS_ICE: _PLACED,
        Kind.RESOLVE_SUBROUTINE: _CARD,
        Kind.PASS_ALL_ICE: _RUN, Kind.APPROACH_SERVER: _RUN, Kind.JACK_OUT: _RUN, Kind.END_RUN: _RUN,
        Kind.SUCCESSFUL_RUN: _RUN, Kind.UNSUCCESSFUL_RUN: _RUN, Kind.RUN_ENDS: (*_RUN, "what", "detail"),
        Kind.BREACH: _RUN, Kind.BREACH_ENDS: _RUN, Kind.ACCESS_LIMIT: _RUN,
        Kind.ACCESS: (*_PLACED, "from_"),
        Kind.ACCESS_ENDS: _CARD, Kind.PAY_TRASH_COST: (*_CARD, "least"),
        Kind.DAMAGE: (*_NUMBER, "damage"), Kind.TAG: _NUMBER, Kind.UNTAG: _NUMBER,
        Kind.BAD_PUBLICITY: _NUMBER, Kind.REMOVE_BAD_PUBLICITY: _NUMBER,
        Kind.TRACE_BEGINS: (*_CARD, "least"), Kind.TRACE: (*_CARD, "least", "detail"),
        Kind.REVEAL_BIDS: ("what", "detail"), Kind.PREVENT: ("by", "detail", "least"),
        Kind.IMMINENT: (*_PLACED, "detail", "least"),
    }.items()
}  # fmt: skip
"""What a pattern over events of a kind may say: `by` whom, which card, where, zones, how much, the detail."""

AMOUNTS: Final[frozenset[str]] = frozenset(
    {kind for kind, roles in ROLES.items() if "least" in roles}
    | {Kind.BREAK, Kind.USE, Kind.INSTALL, Kind.SCORE, Kind.STEAL, Kind.REVEAL_BIDS, Kind.ACCESS_LIMIT}
)
"""Kinds whose events have an amount; that of those named here no pattern asks for."""

DETAILS: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.ACTION: get_args(BasicAction),
    Kind.GAIN_CREDITS: ("taken",), Kind.SPEND_CREDITS: get_args(Act), Kind.INSTALL: ("ice", "root"),
    Kind.USE: ("trash", "counters"), Kind.ENCOUNTER_ENDS: ("fully_broken", ""), Kind.BREAK: ("printed",),
    Kind.FULLY_BREAK: ("alone",), Kind.RUN_ENDS: ("successful", "unsuccessful"),
    Kind.TRASH: ("subroutine",), Kind.TRACE: ("successful", "unsuccessful"),
    Kind.REVEAL_BIDS: ("match", "differ"),
    Kind.PREVENT: get_args(EffectKind), Kind.IMMINENT: get_args(EffectKind),
}  # fmt: skip
"""What the detail of the events of a kind may be."""

_CORPS_INSTALLED: Final[tuple[CardType, ...]] = (AGENDA, ASSET, ICE, UPGRADE)

ABOUT: Final[Mapping[Kind, tuple[CardType, ...]]] = {
    Kind.SCORE: (AGENDA,), Kind.STEAL: (AGENDA,), Kind.FORFEIT: (AGENDA,),
    Kind.REZ: _CORPS_INSTALLED, Kind.DEREZ: _CORPS_INSTALLED, Kind.ADVANCE: _CORPS_INSTALLED,
    Kind.EXPOSE: _CORPS_INSTALLED, Kind.ACCESS: (*_CORPS_INSTALLED, OPERATION),
    Kind.PLAY: (EVENT, OPERATION), Kind.RESOLVE: (EVENT, OPERATION),
    **dict.fromkeys((Kind.APPROACH_ICE, Kind.ENCOUNTER, Kind.ENCOUNTER_ENDS, Kind.FULLY_BREAK, Kind.BREAK,
                     Kind.RESOLVE_SUBROUTINE,
                     Kind.BYPASS, Kind.PASS_ICE, Kind.MOVE_ICE), (ICE,)),
    Kind.TURN_FACEUP: (EVENT, HARDWARE, PROGRAM, RESOURCE), Kind.FLIP: (CORP_IDENTITY, RUNNER_IDENTITY),
}  # fmt: skip
"""The types of card that events of some kinds can be about; of all other kinds, those of any."""

DOERS: Final[Mapping[Kind, str]] = {
    **dict.fromkeys(
        (
            Kind.RUN_BEGINS, Kind.APPROACH_ICE, Kind.ENCOUNTER, Kind.ENCOUNTER_ENDS, Kind.BREAK,
            Kind.FULLY_BREAK, Kind.PASS_ICE, Kind.PASS_ALL_ICE, Kind.APPROACH_SERVER, Kind.JACK_OUT,
            Kind.SUCCESSFUL_RUN, Kind.UNSUCCESSFUL_RUN, Kind.RUN_ENDS, Kind.BREACH, Kind.BREACH_ENDS,
            Kind.ACCESS_LIMIT,
            Kind.ACCESS, Kind.ACCESS_ENDS, Kind.PAY_TRASH_COST, Kind.TAG, Kind.STEAL, Kind.BYPASS,
        ),
        RUNNER,
    ),
    **dict.fromkeys(
        (
            Kind.PURGE, Kind.CREATE_SERVER, Kind.REZ, Kind.ADVANCE, Kind.SCORE,
            Kind.BAD_PUBLICITY, Kind.REMOVE_BAD_PUBLICITY,
            Kind.TRACE_BEGINS, Kind.TRACE, Kind.RESOLVE_SUBROUTINE,
        ),
        CORP,
    ),
}  # fmt: skip
"""Whose doing all events of a kind are."""
