"""What players decided ahead: standing orders, and decisions for the whole of one run.

For which windows somebody decided ahead is public; what was decided is not. Where it stands nobody is asked,
and what cannot be carried out means "do not", so an answer given at once tells no more than all know (10.2).
"""

from __future__ import annotations

import msgspec


class RezOrder(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What the Corp does with facedown cards it may rez while the Runner makes a run (8.1.2).

    It is about one card, else about all of a server, else about all there are. The narrowest counts.
    """

    card: int = 0
    server: str = ""
    rez: bool = True
    keep: int = 0
    """Only if so many credits are left afterwards."""


class BreakOrder(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Break all subroutines with an icebreaker (0 = the cheapest that can) where it costs at most so much.

    What it costs is public, so dearer encounters are none that it is about: the Runner is asked.
    """

    card: int = 0
    most: int = 0


class InsteadOrder(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Use a card of the grip instead of breaching, where it can be (6.7.4b).

    What it is about is the Runner's own: nobody is asked where no such order stands, either.
    """

    card: int
    run: int = 0
    """Only in the run with this number; 0: in every run."""


class Orders(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A seat's standing orders: when it wants to be asked, and what it decided ahead."""

    full_control: bool = False
    """Ask at every window in which, by public information, there may be more than one option."""
    hosted_first: bool = True
    """Pay with credits hosted on cards before those of the pool, without asking."""
    rez: tuple[RezOrder, ...] = ()
    """The Corp's, for cards that can be rezzed during a run."""
    go_on: bool = False
    """The Runner does not jack out of a run in which nothing was rezzed."""
    breaks: tuple[BreakOrder, ...] = ()
    """The Runner's, for encounters."""
    trash: int = -1
    """The Runner trashes accessed cards that cost at most so much, and leaves others; -1: is asked."""
    full_windows: tuple[str, ...] = ()
    """Full control of these kinds of question only."""
    full_run: int = 0
    """Full control for the run with this number only."""
    asks_to_end: bool = False
    """Be asked before one's turn ends, when nothing else is left to do."""
    instead: tuple[InsteadOrder, ...] = ()
    """The Runner's: cards of the grip to use instead of breaching."""
    begins: bool = False
    """The Corp begins its turns without rezzing or scoring before it draws."""


class RunPlan(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a seat decided for the whole of the run with this number.

    The Corp rezzes these cards when they can be rezzed, no others; the Runner goes on until something is
    rezzed.
    """

    run: int
    cards: tuple[int, ...] = ()
