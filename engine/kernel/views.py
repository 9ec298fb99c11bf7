"""What every game's view has: whose move it is, where the game stands, the open questions, the end.

A view is the only thing that leaves the engine for a screen. Games add their own tables to `TableView`.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

MISSED: Final = 8
"""Lines of what happened since somebody's last answer, at most."""


class Frozen(msgspec.Struct, frozen=True):
    """A value that never changes."""


Tone = Literal["", "basic", "win", "leave"]
"""What kind of choice it is, for its colour: "basic" can always be done, "win" brings what the game is won
by, "leave" ends what is going on."""


class OptionView(Frozen, frozen=True):
    """One legal answer."""

    key: str
    """Give this to `answer`. At most 60 ASCII characters."""
    label: str
    """Plain words with what it costs and what is likely: "Move to the harbour · 1 action"."""
    group: str
    """Heading under which to show it."""
    code: str | None = None
    """The card it is about, if this seat may know it."""
    oid: int | None = None
    confirm: str | None = None
    """Set where the choice is irreversible and probably a slip: the question to ask once more."""
    passing: bool = False
    """True for "do nothing / continue / done"."""
    about: str = ""
    """What it gives, where the label has no room for it and the choice cannot be made without."""
    place: int = 0
    """Where its group stands among the others, the same in every question: lower ones first."""
    rare: bool = False
    """Whether it is seldom meant, so that it may be shown on request only."""
    tone: Tone = ""
    first: str = ""
    """What is chosen first of it, where the same card may go to several places: "Install Palisade"."""
    first_under: str = ""
    """The same below the heading of its group: "Palisade"."""
    twin: str = ""
    """The label shared by options that are one and the same thing, as copies in a hand: one is enough."""
    under: str = ""
    """The label below the heading of its group, where that says a part of it; "" for the same."""
    shortcut: bool = False
    """Whether another option leads there in more presses: this one gives way where room is short."""
    wide: str = ""
    """The heading that its group shares with others, for where there is no room for each."""
    name: str = ""
    """What it is called in short, in a choice of several: those of one name are alike."""
    weight: float = 0.0
    """In a choice of several, how likely it is meant beside the others, by what the seat may know: the
    answers of most weight are offered as wholes. All 0: nobody can tell."""


class DecisionView(Frozen, frozen=True):
    """A question that is open for the seat that asked for the view."""

    id: int
    prompt: str
    """One or two plain sentences: what is asked, and why now."""
    options: tuple[OptionView, ...]
    minimum: int = 1
    maximum: int = 1
    """How many keys an answer must hold. 1 and 1: answer with one key."""
    step: str = ""
    """Rule number of the step that asks, as the rulebook writes it."""
    quick: bool = False
    """Options are a press each, as far as there is room. Where several keys are asked for and their number is
    fixed (or one at most), the last of them answers, as a single choice does."""
    silence: str | None = None
    """The key that stands for no answer in time, where the table sets a limit; None: the game waits."""


class ResultView(Frozen, frozen=True):
    """How a game ended."""

    winner: str | None
    """The winning seat; None where nobody or everybody wins: `won` tells which."""
    reason: str
    """One word for why; the game's own view module lists them."""
    text: str
    """One plain sentence."""
    won: bool | None = None
    """Co-operative games: whether all have won."""


class TableView(Frozen, frozen=True):
    """The table as one seat sees it: what every game has."""

    seat: str
    """A seat's id or "spectator"."""
    turn: int
    """Turns (or rounds) begun so far; 0 during setup."""
    active: str | None
    """The seat whose turn it is, None during setup, between turns and after the end."""
    step: str
    """Rule number of the step the game stands at, as the rulebook writes it."""
    where: str
    """The same in plain words."""
    waiting_for: tuple[str, ...]
    """Seats that have an open decision."""
    decisions: tuple[DecisionView, ...] = ()
    """Open decisions of this seat."""
    result: ResultView | None = None
