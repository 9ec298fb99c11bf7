"""What states and saves hold of cards' words: abilities and modifiers as marks, and the words' vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from engine.kernel.values import Named

if TYPE_CHECKING:
    from engine.speech import Ability as Spoken
    from engine.speech import Node

Seat = Literal["corp", "runner"]
"""A side of the table (1.1.1)."""

NoSeat = Literal[""]
"""Neither player: the rules, nobody, any."""

Zone = Literal[
    "rd", "hq", "archives", "stack", "grip", "heap", "corp_score", "runner_score", "play", "installed",
    "set_aside", "removed", "identity", "hosted",
]  # fmt: skip
"""Where a card is (4.1); `state.ZONES` says which are no zones of the rulebook."""

NoZone = Literal[""]
"""No zone in particular, or none."""

CardType = Literal[
    "agenda", "asset", "ice", "operation", "upgrade", "event", "hardware", "program", "resource",
    "corp_identity", "runner_identity",
]  # fmt: skip
"""Card types (chapter 3); the two sides' identities are told apart."""

Central = Literal["hq", "rd", "archives"]
"""Central servers (4.6.8)."""

ServerName = Literal["hq", "rd", "archives", "central", "remote", "here", "mark", "chosen"]
"""Servers as cards name them: one, a kind of them, or the one the source is in the root of or protecting."""

Player = Literal["you", "opponent", "corp", "runner"]
"""Whom an instruction or a pattern is about; "you" is the controller of the ability."""
YOU: Final = "you"
OPPONENT: Final = "opponent"


def seat_of(who: Player | NoSeat, seat: Seat) -> Seat:
    """The seat that `who` ("you", "opponent", "corp", "runner"; "" = "you") is in an ability of `seat`."""
    if not who or who == YOU:
        return seat
    if who == OPPONENT:
        return "corp" if seat == "runner" else "runner"
    return who


EffectKind = Literal[
    "net_damage", "meat_damage", "core_damage", "damage", "tag", "bad_publicity", "draw", "end_run", "expose",
    "trace", "subroutine", "breach", "access", "steal", "score", "success", "approach_ice", "approach_server",
    "encounter", "bypass", "purge", "runner_score", "when_encountered",
    "trash", "trash_agenda", "trash_asset", "trash_ice", "trash_operation",
    "trash_upgrade", "trash_event", "trash_hardware", "trash_program", "trash_resource",
]  # fmt: skip
"""Effects that an instruction is expected to have (9.9.2). "damage" is damage of any kind, for those who
prevent it. "runner_score": an agenda is added to the Runner's score area, by stealing it or by an effect.
"when_encountered": an ability of ice that the encounter with it has triggered resolves (9.6.14a)."""
WHOLE_ABILITIES: Final[frozenset[EffectKind]] = frozenset(("subroutine", "when_encountered"))
"""Those that are an ability as a whole, before any instruction of it is imminent (9.8.10b)."""


def akin(one: str, other: str) -> bool:
    """Whether two kinds of effect may be the same: damage of any kind and one of them, trashing likewise."""
    return (
        one == other
        or ({"damage"} <= {one, other} and one.endswith("damage") and other.endswith("damage"))
        or ({"trash"} <= {one, other} and one.startswith("trash") and other.startswith("trash"))
    )  # fmt: skip


Duration = Literal[
    "encounter", "run", "breach", "access", "turn", "next_turn", "next_turn_ends", "active", "game", ""
]
"""How long a lingering effect lasts (9.10): for the rest of a timing structure or turn, until the
controller's next turn begins, while its source is active, for the rest of the game; "" until it has
resolved (9.6.13c)."""

Act = Literal[
    "draw", "gain_credits", "spend_credits", "empty_pool", "tag", "remove_tag", "net_damage", "meat_damage",
    "core_damage", "bad_publicity", "steal", "score", "trash", "access", "rez", "derez", "install",
    "play", "advance", "run", "jack_out", "success", "end_run", "use", "break", "bypass",
    "create_server", "purge", "expose", "search", "forfeit",
]  # fmt: skip
"""What can be forbidden. Damage, tags and bad publicity: suffering and taking them. "empty_pool": losing and
spending credits of a pool (1.10.3)."""

BasicAction = Literal["credit", "draw", "install", "play", "advance", "trash", "untag", "purge", "run"]
"""The basic actions of both players (5.2.6, 5.2.7)."""

QuestionKind = Literal[
    "access", "action", "additional", "arrange", "bid", "candidate", "candidate_declare", "card_name",
    "card_type", "damaged", "destination", "discount", "held",
     "discard", "faceup", "how_many", "identity", "install", "install_inward", "instead",
    "interrupt", "jack_out", "keep", "link", "loop", "may", "memory", "mode", "mulligan",
    "next_subroutine", "number", "pile", "separate",
    "pay_way", "pay_with", "payment", "play_from", "reaction", "run_plan", "run_server",
    "search", "server", "spare", "start_with", "steal",
    "subroutine", "subtype", "swap", "target", "trace", "trash_like", "unless", "window",
]  # fmt: skip
"""What kind of question a decision is: how it is put, and how it is answered without a human."""

Duty = Literal["trash_accessed", "pay_trash_cost", "run"]
"""What a player may have to do (7.1.5c, 7.1.5d)."""

Ignoring = Literal["", "all", "cost", "credits", "additional"]
"""What of a cost is ignored (1.16.5): nothing, all, the install, rez or play cost, credits, the rest."""

Rezzing = Literal["", "pay", "share", "all", "cost", "credits"]
"""Whether what was installed is rezzed at once: paying, paying less by what is left of `less`, or ignoring
all of the cost, the rez cost or all credits."""

RunPhase = Literal["initiation", "approach", "encounter", "movement", "success", "ends"]
"""The phases of a run (6.3 to 6.8)."""

DamageKind = Literal["net", "meat", "core"]
"""Kinds of damage (10.4)."""
Suffered = Literal["net_damage", "meat_damage", "core_damage", "tag"]
"""What the Runner suffers or takes, also to pay a cost (1.16.1b)."""
DAMAGE: Final[Mapping[DamageKind, Literal["net_damage", "meat_damage", "core_damage"]]] = {
    "net": "net_damage", "meat": "meat_damage", "core": "core_damage",
}  # fmt: skip

Expected = tuple[tuple[EffectKind, int], ...]
"""Effects an instruction is expected to have, with their values (9.9.2): (("net_damage", 3), ("tag", 1))."""

Results = tuple[tuple[str, tuple[int, ...]], ...]
"""Objects that instructions of an ability remembered: (("trashed", (12, 15)), ("found", (20,)))."""
Numbers = tuple[tuple[str, int], ...]
"""Numbers that instructions remembered: (("lost", 3), ("x", 2))."""


class Chooser(NamedTuple):
    """A player who chooses some of the cards that damage trashes (10.4.3a)."""

    seat: Seat
    n: int
    """How many; 0 if the other one chooses them (9.12.1c)."""
    about: int
    """The card that lets them."""
    look: bool
    """Whether they look at the grip for it, and can leave the choice to chance."""


class Speaker:
    """Who says a card's words to whom: `language.wording.voice.Voice` to all but the states."""


class Word(Named):
    """A part of a declaration: what `language.checks` asks of each before it is declared."""

    __slots__ = ()

    def needs(self) -> Iterable[str]:
        """What it refers to, which has to be in scope there: "event", "x", "interrupt", a result."""
        return ()

    def faults(self) -> Iterable[str]:
        """What is wrong with its fields together; what each takes by itself is its annotation's matter."""
        return ()


class Modifier(Word):
    """What a static ability or a lingering effect changes for as long as it lasts."""

    __slots__ = ()

    @property
    def stat(self) -> str:
        """What it changes, as a key to find it by."""
        raise NotImplementedError

    def clause(self, v: Speaker) -> Node:
        """What is so while it lasts."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Ability(Word):
    """A unit of a card's text (9.1.1)."""

    __slots__ = ()

    def printed_on(self) -> tuple[CardType, ...]:
        """The types of card it can be printed on; () = any."""
        return ()

    def clause(self, v: Speaker) -> Spoken:
        """A paragraph of rules text."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Whole(Word):
    """A cost (1.16), as a frame that pays holds it: `language.costs.Cost` is it."""

    __slots__ = ()


class Payable:
    """Who pays what for what (1.16), as questions about it name it: `language.costs.Payment` is it."""

    __slots__ = ()
