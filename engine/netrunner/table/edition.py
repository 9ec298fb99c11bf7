"""What an edition of the rules fixes: its numbers, and the steps that are spoken of outside their own table.

Conditions and rules read a parameter or ask for a step's role, never for the name of an edition or a literal
number of a step: another edition brings other values, and other tables for the same frames.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec


class Role(StrEnum):
    """What a step is for. In a comment: its number in the Comprehensive Rules 24.03."""

    CORP_TURN = "corp-turn"  # 5.6
    RUNNER_TURN = "runner-turn"  # 5.7
    TURN_WINDOW = "turn-window"  # 5.6.1b, 5.7.1b: the window before the turn formally begins
    ACTION_WINDOW = "action-window"  # 5.6.2a, 5.7.1e: the window before each action
    ACTION_PHASE_ENDS = "action-phase-ends"  # 5.6.2d, 5.7.1h
    DISCARD_WINDOW = "discard-window"  # 5.6.3b, 5.7.2b
    INITIATION_WINDOW = "initiation-window"  # 26: 6.9.1e
    APPROACH = "approach"  # 6.9.2a
    APPROACH_WINDOW = "approach-window"  # 6.9.2b
    ENCOUNTER = "encounter"  # 6.9.3
    ENCOUNTER_WINDOW = "encounter-window"  # 6.9.3b
    ENCOUNTER_ENDS = "encounter-ends"  # 6.9.3e
    MOVEMENT = "movement"  # 6.9.4a: the Movement Phase begins
    PASSED_WINDOW = "passed-window"  # 6.9.4b
    JACK_OUT = "jack-out"  # 6.9.4c
    MOVEMENT_WINDOW = "movement-window"  # 6.9.4e
    RUN_ENDS = "run-ends"  # 6.9.6a: the Run Ends Phase begins


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of an edition. Credits, clicks and cards are counts."""

    name: str
    corp_clicks: int
    """Allotted clicks of a turn (5.6.1a)."""
    runner_clicks: int
    """Allotted clicks of a turn (5.7.1a)."""
    starting_credits: int
    """What each player takes at the beginning (1.6.4)."""
    starting_hand: int
    """Cards of a starting hand, also after a mulligan (1.6.6, 1.6.6a)."""
    hand_size: int
    """Each player's maximum hand size before anything changes it (4.3.6)."""
    memory_limit: int
    """The Runner's memory limit before anything changes it (1.20.2)."""
    points_to_win: int
    """Agenda points that win where the level of play does not say otherwise (1.7.2a)."""
    advance_credits: int
    """Credits of the action that advances a card (5.2.7f)."""
    trash_credits: int
    """Credits of the Corp's action that trashes a resource of a tagged Runner (5.2.7g)."""
    untag_credits: int
    """Credits of the Runner's action that removes a tag (5.2.8g)."""
    purge_clicks: int
    """Clicks of the Corp's action that purges virus counters (5.2.7)."""
    fund: bool = False
    """Credits from bad publicity are kept in a fund (26: 10.6.2, 10.6.3), not in the pool (6.3.3b)."""
    idle: bool = False
    """What can be paid and is not forbidden can be done, be it of use or not: 1.2.5, 5.2.4, 9.1.5b and 9.1.6d
    are gone; 26: 9.5.6a to c remain."""
    printed_first: bool = False
    """Subroutines that ice gains by a static ability of its own come behind the printed ones (26: 9.8.3d),
    unless it says "before"; they stand first of all by 9.8.2b."""
    quiet_end: bool = False
    """Once a run has ended no run, encounter, breach or access begins in what is finished (26: 6.8.2c)."""
    accesses_made: bool = False
    """Where accesses are limited those count that were made (26: 7.3.6), not candidates chosen (7.3.6a)."""
    vacant: bool = False
    """The Runner stays in a position whose ice has gone before it was approached (26: 6.2.7e), and approaches
    nothing there; else they are at the next ice at once (6.2.3c)."""
    known_in_breach: bool = False
    """What was accessed stays known until the breach ends, also if it is installed facedown (26: 7.3.1a)."""
    one_region: bool = False
    """No effect moves a region into a root that has one (26: 3.6.5e); else one is trashed (10.3.1e)."""
    hears_at_checkpoint: bool = False
    """What has become active before the checkpoint that looks at an event hears of it (26: 9.6.5b), not only
    what was active when it happened (9.6.5b)."""
    repeats_tied: bool = False
    """An amount to which more is tied than what is added up is not added up: all of it happens once for each
    item (26: 9.12.2b)."""
    discards_at_once: bool = False
    """All surplus cards are discarded at once (26: 5.5.4c), and the check for a negative hand size is part of
    the discard step (26: 5.5.4a, d), not of the phase (1.7.2b)."""


CR_24_03: Final = Rules(
    name="cr24.03",
    corp_clicks=3, runner_clicks=4, starting_credits=5, starting_hand=5, hand_size=5, memory_limit=4,
    points_to_win=7, advance_credits=1, trash_credits=2, untag_credits=2, purge_clicks=3,
)  # fmt: skip
"""Comprehensive Rules 24.03. Numbers in code are those of this edition unless another is named with them."""
CR_26_03: Final = msgspec.structs.replace(
    CR_24_03, name="cr26.03", fund=True, discards_at_once=True, printed_first=True, quiet_end=True,
    accesses_made=True, one_region=True, idle=True,
    known_in_breach=True, vacant=True, hears_at_checkpoint=True, repeats_tied=True,
)  # fmt: skip
"""Comprehensive Rules 26.03, in force since 2 March 2026. `26: 6.9.1e` cites them."""
EDITIONS: Final = {rules.name: rules for rules in (CR_24_03, CR_26_03)}
"""Every edition by the name that states carry."""
