"""Runs, encounters, breaches and accesses that go on (chapters 6 and 7)."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.kernel.steps import FrameBase
from engine.kernel.values import Value
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.parts import Ignoring, RunPhase

NOWHERE = -1
"""The Runner has no position (6.2.5e, 6.2.5c)."""


class Rounds(Value, frozen=True):
    """What tells whether a run goes round and round (10.1.6b); `rules.loops` keeps it."""

    places: tuple[str, ...] = ()
    """Places of the run that the Runner came to, in order."""
    seen: tuple[int, ...] = ()
    """How everything lay when they came to a place again, as numbers."""
    stayed: int = 0
    """How many of these there were when the Runner last did not jack out where they could."""
    choices: tuple[tuple[int, tuple[str, str, int]], ...] = ()
    """What the Corp chose since, with how many of these there were."""
    must: bool = False
    """Whether the Runner must jack out."""
    barred: tuple[tuple[str, str, int], ...] = ()
    """What the Corp cannot choose any more: kind of question, verb and object."""


class RunFrame(PayingFrame, kw_only=True):
    """A run. Positions count from the innermost ice (0) outwards; NOWHERE without one (6.2).

    Rules: 6.2.5.
    """

    number: int
    servers: tuple[str, ...] = ()
    """Servers it may be announced against."""
    source: int = 0
    """The card that made it, 0 for the basic action."""
    server: str = ""
    """The attacked server."""
    position: int = NOWHERE
    ice: int = 0
    """The ice in the Runner's position: approached, encountered or passed. 0 once it is gone, when what was
    outward of it has closed up and what is inward of the Runner is all before that position."""
    phase: RunPhase = "initiation"
    begun: bool = False
    moved: bool = False
    """Whether the Runner moved inward in this Movement Phase (6.9.4f)."""
    successful: bool = False
    reached: bool = False
    """Whether the Success Phase was reached (6.8.4a)."""
    unsuccessful: bool = False
    """Whether it was declared unsuccessful (6.9.6c)."""
    ignoring: Ignoring = ""
    """ "additional" if additional costs to run are not paid."""
    rounds: Rounds = Rounds()
    instead: Literal["", "done", "declined"] = ""
    """Whether what made the run has replaced its breach, where that is settled as it succeeds (D7)."""

    def stay(self) -> None:
        """The Runner does not jack out where they can."""
        self.rounds = msgspec.structs.replace(self.rounds, stayed=len(self.rounds.seen))


class EncounterFrame(FrameBase, kw_only=True):
    """An encounter with a piece of ice, in the course of a run or forced (6.5.9).

    Rules: 9.8.4a, 6.5.3, 6.5.9c, 6.5.9d.
    """

    ice: int
    number: int
    forced: bool = False
    broken: tuple[int, ...] = ()
    """Broken subroutines, by their place in the ice's list."""
    resolved: tuple[int, ...] = ()
    window: bool = False
    """Whether step 6.9.3b was reached: subroutines can be broken."""
    fully_broken: bool = False
    bypassed: bool = False
    """Of no use; saves of before have it."""
    over: bool = False
    """Whether it is complete but for telling so."""
    breaker: int = 0
    """The one object that broke every subroutine broken so far; -1 if there were several (6.5.7b)."""
    order: tuple[int, ...] = ()
    """Subroutines in the order that the Runner has set (9.8.7d)."""
    left: int = -1
    """How many subroutines were unbroken when the ice left or was derezzed (9.8.4c); -1 while it is there."""


class InsteadFrame(FrameBase, kw_only=True):
    """The Runner chooses whether what made the run replaces its breach, before the success is heard (D7)."""


class AfterFrame(FrameBase, kw_only=True):
    """The checkpoint after the last step of a timing structure, outside of it (10.3.6)."""


class BreachFrame(FrameBase, kw_only=True):
    """A breach of a server (7.3).

    Rules: 7.3.2a, 7.4.6.
    """

    server: str
    number: int = 0
    extra: int = 0
    """Additional cards to access (7.3.5b)."""
    limit: int = 0
    """The random access limit, fixed at 7.5.3."""
    count: int = 0
    """Candidates chosen from the hand or deck so far."""
    chosen: tuple[int, ...] = ()
    """Objects that are no candidates any more (7.4.3)."""
    known: tuple[int, ...] = ()
    """Cards of the root that were there or declared (7.4.6a)."""
    accessing: int = 0
    waiting: bool = False
    """Whether it was delayed by another breach (7.3.8)."""
    first: int = 0
    """The card of the hand or deck that has to be accessed first, 0 if any may be."""
    picked: int = 0
    """How often a candidate was chosen so far (24: 7.3.6a)."""
    most: int = -1
    """Of accesses that are no breach: how many in all, in and in the root of the server; -1 for a breach."""
    budget: int = -1
    """How many accesses there are, where that is fixed once for all of the server (rg: Zugreifen)."""
    bound: tuple[int, ...] = ()
    """Cards that one of these accesses each belongs to as long as they are there (D12)."""
    aside: tuple[int, ...] = ()
    """Accessed cards of HQ or R&D that are set aside until the end, in that order (rg: run 5.5.4)."""


class AccessFrame(PayingFrame, kw_only=True):
    """Accessing one card.

    Rules: 7.1.3.
    """

    oid: int
    location: tuple[str, str, int]
    """Zone, server and host of the card when the access began: it ends if the card moves (7.1.7)."""
    admitted: bool = False
    """Whether the additional cost to access it was paid."""
    decided: bool = False
    """Whether the Runner decided to pay the additional cost to access or steal."""
    paid: bool = False
    """Whether the additional cost to steal was paid."""
