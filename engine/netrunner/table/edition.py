"""What an edition of the rules fixes: its numbers, and the steps that are spoken of outside their own table.

Conditions and rules read a parameter or ask for a step's role, never for the name of an edition or a literal
number of a step: another edition brings other values, and other tables for the same frames.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal

import msgspec


class Role(StrEnum):
    """What a step is for. In a comment: its number in the Comprehensive Rules 26.03."""

    CORP_TURN = "corp-turn"  # 5.6
    RUNNER_TURN = "runner-turn"  # 5.7
    TURN_WINDOW = "turn-window"  # 5.6.1b, 5.7.1b: the window before the turn formally begins
    ACTION_WINDOW = "action-window"  # 5.6.2a, 5.7.1e: the window before each action
    ACTION_PHASE_ENDS = "action-phase-ends"  # 5.6.2d, 5.7.1h
    DISCARD_WINDOW = "discard-window"  # 5.6.3b, 5.7.2b
    INITIATION_WINDOW = "initiation-window"  # 6.9.1e
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
    """Credits of the action that advances a card (5.2.6f)."""
    trash_credits: int
    """Credits of the Corp's action that trashes a resource of a tagged Runner (5.2.6g)."""
    untag_credits: int
    """Credits of the Runner's action that removes a tag (5.2.7g)."""
    purge_clicks: int
    """Clicks of the Corp's action that purges virus counters (5.2.6)."""
    cycles: frozenset[str] = frozenset()
    """Cycles and sets of whose cards decks are built; none named: of all, as formats say."""
    first_game: tuple[str, str] | None = None
    """The Corp's and the Runner's deck of a first game, where these are not the usual starter decks."""
    cites: dict[str, str] = {}
    """Which of its rules, or headings (`nr-heading`), is behind a reason why something cannot be done
    (`rules.why_not`)."""
    charts: Literal["", "numbered", "named"] = ""
    """Whether steps have numbers of their own in three charts, or names alone; "" for rules by number."""
    subtypes: dict[str, str] = {}
    """Subtypes that had another name then (`liability` was `illicit`): that is said, the code stays."""
    words: str = ""
    """Whose words are laid over those of a language: a folder in it; "" for today's."""
    fund: bool = True
    """Credits from bad publicity are kept in a fund (10.6.2, 10.6.3), not in the pool (24: 6.3.3b)."""
    idle: bool = True
    """What can be paid and is not forbidden can be done, be it of use or not; 9.5.6a and 9.5.6c remain of
    what 24.03 has (24: 1.2.5, 5.2.4, 9.1.5b and 9.1.6d)."""
    printed_first: bool = True
    """Subroutines that ice gains by a static ability of its own come behind the printed ones (9.8.3d),
    unless it says "before"; they stand first of all by 24: 9.8.3."""
    quiet_end: bool = True
    """Once a run has ended no run, encounter, breach or access begins in what is finished (6.8.2c)."""
    accesses_made: bool = True
    """Where accesses are limited those count that were made (7.3.6), not candidates chosen (24: 7.3.6a)."""
    vacant: bool = True
    """The Runner stays in a position whose ice has gone before it was approached (6.2.7e), and approaches
    nothing there; else they are at the next ice at once (24: 6.2.3c)."""
    known_in_breach: bool = True
    """What was accessed stays known until the breach ends, also if it is installed facedown (7.3.1a)."""
    one_region: bool = True
    """No effect moves a region into a root that has one (3.6.5e); else one is trashed (10.3.1e)."""
    hears_at_checkpoint: bool = True
    """What has become active before the checkpoint that looks at an event hears of it (9.6.5b), not only
    what was active when it happened (24: 9.6.5b)."""
    repeats_tied: bool = True
    """An amount to which more is tied than what is added up is not added up: all of it happens once for each
    item (9.12.2b)."""
    scores_at: frozenset[Role] = frozenset((Role.TURN_WINDOW, Role.ACTION_WINDOW))
    """Windows of the Corp's turn in which it may score (5.6.1b, 5.6.2a)."""
    scores_before_acting: bool = True
    """Whether it may in the window before its first action."""
    flatline_at_turn_end: bool = False
    """A negative hand size flatlines the Runner at the end of their turn, not as the discard phase begins."""
    falls_one_by_one: bool = False
    """Damage trashes one card after the other, and fatal damage the whole grip; else together, and nothing
    (10.4.3, 1.7.2b)."""
    clicks_in_action_phase: bool = False
    """No clicks are gained in a discard phase or in the other player's turn; else at any time (1.11.3a)."""
    both_pass: bool = False
    """A window closes once both players have passed who did nothing since they got priority; else when one
    passes after the other has passed or acted (9.2.7f)."""
    many_mid_access: bool = False
    """Any number of abilities can be used while a card is accessed; else one (7.1.4)."""
    encounters_derezzed: bool = False
    """An encounter goes on with ice that was derezzed, which does nothing any more; else it ends (6.2.7c)."""
    hears_itself_leave: bool = False
    """Abilities of cards that leave together hear of their own leaving only; else of all (9.1.8g)."""
    bypassed_unbroken: bool = False
    """All subroutines of bypassed ice count as not broken; else what was broken stays so (6.5.8c)."""
    mulligans_in_turn: bool = False
    """The Runner decides on a mulligan knowing what the Corp did; else both are asked at once (1.6.6a)."""
    console_refused: bool = False
    """A second console cannot be installed (rg: Konsole); else the older one goes (3.8.5)."""
    finds: bool = False
    """What is searched for in a deck is found if it is there (rg: Durchsuchen; D21); else it need not be
    (8.7.2e)."""
    search_is_whole: bool = False
    """Nothing is heard between a search and what is done with the find; else after the shuffle (9.11.4d)."""
    interrupts_alone: bool = False
    """While an effect is imminent it can be prevented and nothing else resolves; else what that led to does
    (9.2.4e)."""
    replaced_once: bool = False
    """What was replaced is not replaced again (rg: Ersatzeffekte); else each applies once (9.9.11a)."""
    added_first: bool = False
    """What is added to an effect is part of it before anybody prevents (rg: "Zusätzlich"; D43)."""
    successful_first: bool = False
    """"If successful" of what made the run resolves before anything that hears of the success (rg: run 5.4;
    D7); else all of it together."""
    counts_attempts: bool = False
    """What was wholly prevented counts as the n-th time all the same (rg: Ordinale Ereignisse; D28)."""
    copies_no_names: bool = False
    """A copied ability that speaks of its own card does nothing (rg: Selbstreferenzieller Text; D25); else of
    the card that has it now (9.1.9)."""
    revealed_turns_back: bool = False
    """What was revealed is facedown again before it moves (rg: Aufdecken; D22); else visible until the
    ability is done (1.21.6)."""
    keeps_notes: bool = False
    """What players can work out may be noted (rg: Information), so that no game is without the memory aid."""
    access_budget: bool = False
    """How many cards are accessed is fixed once, those of the root among them (rg: Zugreifen; D12), and what
    was accessed in HQ or R&D is set aside until all were (rg: run 5.5.4, run 5.6; D13)."""
    costs_prevented: bool = False
    """Optional effects can prevent what a cost trashes, does or gives; then what it pays for does not happen
    (rg: Kosten; D18). Else costs cannot be prevented (1.16.1a)."""
    converted_named: bool = False
    """A card that has become a counter or an agenda keeps its name (rg: Karten umwandeln); else it has none
    (10.1.3, 10.1.4)."""
    programs_if_needed: bool = False
    """Programs are trashed while another is installed only if memory demands it; else any number (8.5.6c)."""
    discards_at_once: bool = True
    """All surplus cards are discarded at once (5.5.4c), and the check for a negative hand size is part of
    the discard step (5.5.4a, d), not of the phase (24: 1.7.2b)."""


_CITES: Final = {
    "turn": "5.2.4", "later": "5.2.2a", "ability": "9.2.7b", "must": "9.12.3", "clicks": "5.2.2",
    "credits": "1.16.1", "cost": "1.16.1", "deck": "9.5.6", "forbidden": "1.2.2", "condition": "9.3.3",
    "priority": "1.11.4", "useless": "9.5.6", "nowhere": "8.5.14", "memory": "3.9.3b", "untagged": "10.5.3",
    "once": "9.3.6g", "encounter": "9.3.6c", "strength": "3.9.5g", "fleeting": "3.9.5d", "approach": "8.1.2a",
    "advancement": "1.17.3", "console": "3.8.5", "breaking": "9.5.6a",
}  # fmt: skip
_GUIDE: Final = {
    "turn": "action-phase", "later": "action", "ability": "paid-window", "must": "if-able", "clicks": "click",
    "credits": "paying", "cost": "paying", "deck": "action", "forbidden": "cannot", "condition": "using",
    "priority": "action", "useless": "action", "nowhere": "installing", "memory": "memory",
    "untagged": "tagged", "once": "using", "encounter": "icebreaker", "strength": "icebreaker",
    "fleeting": "icebreaker", "approach": "run-steps", "advancement": "scoring", "console": "console",
    "breaking": "action",
}  # fmt: skip
CR_26_03: Final = Rules(
    name="cr26.03",
    corp_clicks=3, runner_clicks=4, starting_credits=5, starting_hand=5, hand_size=5, memory_limit=4,
    points_to_win=7, advance_credits=1, trash_credits=2, untag_credits=2, purge_clicks=3, cites=_CITES,
)  # fmt: skip
"""Comprehensive Rules 26.03, in force since 2 March 2026, from which all others name their departures.
Bare numbers in code are those of this edition."""
CR_24_03: Final = msgspec.structs.replace(
    CR_26_03, name="cr24.03", fund=False, idle=False, printed_first=False, quiet_end=False,
    accesses_made=False, vacant=False, known_in_breach=False, one_region=False, hears_at_checkpoint=False,
    repeats_tied=False, discards_at_once=False, subtypes={"liability": "illicit"},
    cites=_CITES | {
        "turn": "5.2.5", "deck": "1.2.5", "useless": "1.2.5", "breaking": "1.2.5", "once": "9.3.3c",
    },
)  # fmt: skip
"""Comprehensive Rules 24.03, which were played until then; their rules are cited as `24: n`."""
_TO_2017: Final = frozenset((
    "core_set", "genesis", "creation_and_control", "spin", "honor_and_profit", "lunar", "order_and_chaos",
    "sansan", "data_and_destiny", "mumbad", "flashpoint", "red_sand", "terminal_directive",
))  # fmt: skip
"""What there was when the guide appeared, with the revised Core Set."""
RG_1_0: Final = msgspec.structs.replace(
    CR_24_03, name="rg1.0", scores_at=CR_24_03.scores_at | {Role.DISCARD_WINDOW}, flatline_at_turn_end=True,
    falls_one_by_one=True, clicks_in_action_phase=True, many_mid_access=True, encounters_derezzed=True,
    hears_itself_leave=True, bypassed_unbroken=True, mulligans_in_turn=True, console_refused=True, finds=True,
    search_is_whole=True, interrupts_alone=True, replaced_once=True, added_first=True, successful_first=True,
    access_budget=True, cycles=_TO_2017, first_game=("core-jinteki", "core-shaper"),
    words="guide", charts="numbered", counts_attempts=True, copies_no_names=True, keeps_notes=True,
    revealed_turns_back=True, costs_prevented=True, converted_named=True, cites=_GUIDE,
)  # fmt: skip
"""The Reference Guide 1.0. `rg: run 5.4` cites a step, `rg: Zugreifen` a heading, D1 to D48 a ruling."""
_CORE: Final = {
    "turn": "core-turn", "later": "core-turn", "ability": "core-priority", "must": "core-turn",
    "clicks": "core-turn", "credits": "core-paid", "cost": "core-paid", "deck": "core-drawing",
    "forbidden": "core-constant", "condition": "core-triggering", "priority": "core-turn",
    "useless": "core-triggering", "nowhere": "core-installing", "memory": "core-installing",
    "console": "core-installing", "untagged": "core-traces", "once": "core-triggering",
    "encounter": "core-icebreakers", "strength": "core-icebreakers", "fleeting": "core-icebreakers",
    "approach": "core-run", "advancement": "core-scoring", "breaking": "core-triggering",
}  # fmt: skip
CORE_2012: Final = msgspec.structs.replace(
    RG_1_0, name="core2012", scores_at=CR_24_03.scores_at, scores_before_acting=False, both_pass=True,
    fund=True, programs_if_needed=True, charts="named", cycles=frozenset(("core_set",)), cites=_CORE,
)  # fmt: skip
"""The first core rules (2012); where they are silent the guide, which compiles them (D1). `core: Damage`."""
NEWEST: Final = CR_26_03.name
"""By which a game is begun where no edition is named."""
EDITIONS: Final = {rules.name: rules for rules in (CR_24_03, CR_26_03, RG_1_0, CORE_2012)}
"""Every edition by the name that states carry."""
