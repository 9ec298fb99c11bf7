"""Instructions (9.1.1g), and the frames of abilities while their instructions are carried out."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import dropwhile
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec.structs import astuple

from engine.kernel.steps import Step
from engine.netrunner.language.base import Amount, Condition, Ref, Scope, Targeting
from engine.netrunner.language.costs import Act, Cost
from engine.netrunner.language.fields import NotEmpty
from engine.netrunner.language.membership import can_choose, from_hidden
from engine.netrunner.language.selectors import ResultName
from engine.netrunner.table.events import Cause, Event
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.frames.windows import InterruptFrame
from engine.netrunner.table.game import Game
from engine.netrunner.table.parts import EffectKind, Expected, Numbers, Results, Seat, Speaker, Word
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.speech import Node


Purpose = Literal["ability", "step", "action", "basic_draw", "mandatory_draw", "trash"]
"""What instructions are carried out for: an ability of a card, a step, a basic action (drawing is one of its
own), the Corp's mandatory draw, the trash cost of an accessed card."""


_WHY: dict[Purpose, Cause] = {
    "trash": Cause.TRASH_COST, "action": Cause.ACTION, "basic_draw": Cause.ACTION,
}  # fmt: skip


class Effect(Word):
    """One instruction (9.1.1g), or an arrangement of instructions."""

    __slots__ = ()
    makes: ClassVar[tuple[str, ...]] = ()
    """Results and numbers it remembers for later instructions."""
    breaks: ClassVar[bool] = False
    """Whether it breaks subroutines."""
    creates: ClassVar[bool] = False
    """Whether instructions that it has are those of an ability by itself, which announces their targets."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        """Carry it out. May ask (ASK), or push frames and be called again (AGAIN). None when done."""
        raise NotImplementedError

    def clause(self, v: Speaker) -> Node:
        """What is done, and by whom."""
        raise NotImplementedError(f"{type(self).__name__} has no words")

    def useful(self, g: Game, s: Scope) -> bool:
        """Whether it could change the game state (24: 1.2.5): without a word of its own, if all targets are
        there."""
        return all(can_choose(wanted, g, s) for wanted in self.targets())

    def possible(self, g: Game, s: Scope) -> bool:
        """Whether it can be fully resolved, as far as can be told now (9.12.3c)."""
        return self.useful(g, s)

    def tied_to(self, n: Amount) -> bool:
        """Whether more in it goes by an amount than what can be added up (9.12.2b, c)."""
        return False

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        """Whether what it could act on depends on what hidden cards of a seat are.

        Then that seat is asked whether there is anything or not, since not being asked would tell (10.2).
        """
        wanted = (each.among for each in self.targets() if not each.subroutines)
        return any(from_hidden(among, g, s, seat) for among in wanted)

    def targets(self) -> tuple[Targeting, ...]:
        """What has to be announced before the instruction becomes imminent (1.15): the targets it names, as
        far as it can act on them."""
        return self.named()

    def named(self) -> tuple[Targeting, ...]:
        """The targets it names."""
        found = []
        for value in astuple(self):  # type: ignore[arg-type]
            wanted = value.targeting() if isinstance(value, Ref) else None
            if wanted is not None and wanted not in found:
                found.append(wanted)
        return tuple(found)

    def unpaid(self, f: AbilityFrame) -> None:
        """A nested cost of it was prevented, so that it does nothing of what that pays for (rg: Kosten)."""

    def expects(self, g: Game, s: Scope) -> Expected:
        """Its expected effects with a value that interrupts may change (9.9.6)."""
        return ()

    def doer(self, seat: Seat) -> Seat:
        """Whose effect it is: its controller's, unless a player is told to do or suffer it (10.4.1)."""
        return seat

    def part(self, g: Game, s: Scope, kind: EffectKind) -> Effect:
        """The part of it that has an expected effect of a kind: itself, unless it is made of several."""
        return self

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        """The cards it would act on, for interrupts that save one of them."""
        return ()

    def firm(self, g: Game, s: Scope) -> frozenset[EffectKind]:
        """Kinds of its expected effects that cannot be prevented (9.3.3g)."""
        return frozenset()


Instructions = Annotated[tuple[Effect, ...], NotEmpty()]
"""Instructions in order, one at least."""


def _at_once(effect: object) -> Iterable[Effect]:
    """An instruction and those that it arranges, without those of abilities that it creates."""
    waiting = [effect]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Effect):
            yield part
        if isinstance(part, tuple):
            waiting.extend(part)
        elif isinstance(part, Effect) and not part.creates:
            waiting.extend(getattr(part, name) for name in part.__struct_fields__)  # type: ignore[attr-defined]


def could_change(g: Game, s: Scope, effects: Iterable[Effect]) -> bool:
    """Whether instructions in order could change the game state (24: 1.2.5): one of them, and not only by
    what an earlier one, which can do nothing, would have done something to (1.15.4)."""
    idle: list[Effect] = []
    for effect in effects:
        # What the idle ones remember is only looked for once something could be done with it.
        if effect.useful(g, s) and not (idle and speaks_of(effect) & _made_by(idle)):
            return True
        idle.append(effect)
    return False


def _made_by(effects: Iterable[Effect]) -> set[str]:
    return {name for effect in effects for name in _made(effect)}


def speaks_of(effect: Effect) -> set[str]:
    """The results of earlier instructions that an instruction speaks of."""
    return spoken_of(effect) - _made(effect)


def spoken_of(whole: object) -> set[str]:
    """All that the parts of something refer to: results, "event", "x", "name" (`Word.needs`)."""
    return {name for part in inside(whole) if isinstance(part, Word) for name in part.needs()}


def _made(effect: Effect) -> set[str]:
    """The results that an instruction, or an arrangement of them, remembers."""
    return {name for part in inside(effect) if isinstance(part, Effect) for name in part.makes}


def unannounced(effects: Iterable[Effect]) -> Iterable[str]:
    """A fault of effects that take the place of an instruction that is imminent already (9.9.9b, 1.15.3)."""
    if any(part.targets() for effect in effects for part in _at_once(effect)):
        yield "nobody announces targets for what takes the place of another effect"


class AbilityFrame(PayingFrame, kw_only=True):
    """An ability that resolves, stored by value: independent of its source (9.5.4, 9.6.12, 9.8.8).

    Rules: 9.1.2, 9.1.3c, 9.3.4c, 9.3.4d, 9.11.2a.
    """

    seat: Seat
    """Its controller."""
    source: int = 0
    code: str = ""
    """The definition of its source, "" for basic actions and rules."""
    effects: tuple[Effect, ...] = ()
    index: int = 0
    """Which instruction is imminent or resolving."""
    event: Event | None = None
    targets: tuple[tuple[int, ...], ...] = ()
    """The targets of the instruction, for each choice that it names."""
    announced: tuple[tuple[int, ...], ...] = ()
    """Targets of the next instruction while they are being announced."""
    results: Results = ()
    numbers: Numbers = ()
    named: str = ""
    """The code of the card whose name was chosen (1.15.1b)."""
    expected: Expected | None = None
    """Values of the imminent instruction once interrupts may have changed them (9.9.7)."""
    choice: str = ""
    """A choice made earlier in the instruction that resolves now."""
    cost: Cost | None = None
    acts: tuple[Act, ...] = ("use",)
    """What the cost is paid for."""
    about: int = 0
    """The card a basic action is about."""
    purpose: Purpose = "ability"
    once: str = ""
    """Key under which a once-per-turn use is noted."""
    cause: ClassVar[Cause] = Cause.PAID
    """What kind of ability of a card it is."""
    spared: tuple[int, ...] = ()
    """Objects that interrupts took out of the imminent instruction (9.9.5)."""
    parts: tuple[int, int] = (0, 0)
    """How many parts of one instruction are done, and how many next instructions they made."""
    staying: tuple[int, ...] = ()
    """Objects that are turned facedown where they are when the imminent instruction trashes them (8.2.2)."""
    entering: tuple[tuple[str, int], ...] = ()
    """Counters with which what the imminent instruction adds to a score area comes there (9.9.10)."""
    used: bool = False
    """Whether its controller chose to resolve it, or an optional part of it: it is used (9.1.6, 9.6.9d)."""
    condition: Condition | None = None
    """What it is used only if of, while its cost is paid (1.16.1c)."""
    spent_itself: bool = False
    """Whether its source left to pay for it: what was hosted there still counts as hosted (9.5.5)."""

    @property
    def agreed(self) -> bool:
        """Whether its controller has just chosen to use it, and the imminent instruction is all that it does:
        then a "may" is not asked about twice (9.6.9)."""
        return self.used and self.index == 0 and len(self.effects) == 1

    @property
    def why(self) -> Cause:
        """Why its effects happen: an ability, a trash cost (7.1.5), a basic action or a rule."""
        return self.cause if self.code else _WHY.get(self.purpose, Cause.RULES)

    def firm(self, g: Game) -> frozenset[EffectKind]:
        """Kinds of effects of the imminent instruction that cannot be prevented, whatever their values are.

        Rules: 9.3.3g, 9.4.5, 9.9.7e.
        """
        return self.effects[self.index].firm(g, self) if self.index < len(self.effects) else frozenset()

    def expecting(self, kind: EffectKind, n: int) -> int:
        """The value of an expected effect after interrupts; `n` if none were possible.

        Rules: 9.9.7d, 9.9.2a.
        """
        if self.expected is None:
            return n
        if kind == "damage":
            return sum(value for name, value in self.expected if name.endswith("_damage"))
        return next((value for name, value in self.expected if name == kind), 0)

    def change_expected(self, kind: EffectKind, by: int | None) -> None:
        """Add to an expected value, which may go below 0 (9.9.7a); None removes it (9.9.7b)."""
        pairs = self.expected or ()
        if kind == "damage":
            kind = next((name for name, _ in pairs if name.endswith("_damage")), kind)
        if by is None:
            self.expected = tuple(pair for pair in pairs if pair[0] != kind)
        else:
            self.expected = tuple((k, v + by) if k == kind else (k, v) for k, v in pairs)

    def paid_with(self, oids: tuple[int, ...]) -> None:
        """The cards a cost was paid with are `Result("paid")` for the ability's effects."""
        if oids:
            self.keep("paid", oids)

    def source_spent(self) -> None:
        self.spent_itself = True

    def remember(self, name: str, n: int) -> None:
        """Put a number down for a later instruction."""
        self.numbers = (*((k, v) for k, v in self.numbers if k != name), (name, n))

    def keep(self, name: ResultName, oids: Iterable[int]) -> None:
        """Remember cards for later instructions, instead of those remembered under this name."""
        self.results = (*((k, v) for k, v in self.results if k != name), (name, tuple(oids)))

    def chosen(self, what: Targeting) -> tuple[int, ...]:
        """What was announced for one of the imminent instruction's choices of targets."""
        if self.index < len(self.effects):
            for wanted, targets in zip(self.effects[self.index].targets(), self.targets, strict=False):
                if wanted == what:
                    return targets
        return ()

    def trashable(self, g: Game, kind: EffectKind) -> list[int]:
        """Cards the imminent instruction would trash, of the type in a kind of effect ("trash_program")."""
        only, effect, cards = kind.partition("_")[2], self.effects[self.index], g.state.cards
        by = effect.part(g, self, kind).doer(self.seat)
        return [
            oid
            for oid in effect.objects(g, self)
            if oid not in self.spared and only in ("", g.face(cards[oid]).type)
            and not g.cannot("trash", by=by, card=cards[oid])
        ]  # fmt: skip

    def spare(self, oids: Iterable[int]) -> None:
        """Take cards out of the imminent instruction, which would trash them (9.9.5); what it would still
        trash is asked of it (`trashable`)."""
        self.spared = (*self.spared, *oids)

    def splice(self, effects: tuple[Effect, ...]) -> None:
        """Make these the next instructions."""
        here = self.index + 1
        self.effects = (*self.effects[:here], *effects, *self.effects[here:])

    def declined(self) -> None:
        """The instruction was answered with "no": the same again asks nothing, since nothing has changed."""
        here = self.index + 1
        later = dropwhile(lambda effect: effect == self.effects[self.index], self.effects[here:])
        self.effects = (*self.effects[:here], *later)

    def added(self, before: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The next instructions that were put in since the effects were as before."""
        here = self.index + 1
        return self.effects[here : here + max(0, len(self.effects) - len(before))]


class PaidFrame(AbilityFrame, kw_only=True):
    """Using a paid ability (9.5.7); basic actions are paid abilities too (9.1.1b).

    Rules: 9.5.3, 9.1.6a.
    """


class ConditionalFrame(AbilityFrame, kw_only=True):
    """Resolving a conditional ability (9.6.15)."""

    cause: ClassVar[Cause] = Cause.CONDITIONAL


class PlayAbilityFrame(AbilityFrame, kw_only=True):
    """Resolving the play ability of an event or operation (9.7.2)."""

    cause: ClassVar[Cause] = Cause.PLAY


class SubroutineFrame(AbilityFrame, kw_only=True):
    """Resolving a subroutine (9.8.10)."""

    cause: ClassVar[Cause] = Cause.SUBROUTINE


class StepFrame(AbilityFrame, kw_only=True):
    """A step of a timing structure as an instruction, which may be interrupted (9.11.2)."""


class CostFrame(AbilityFrame, kw_only=True):
    """What a payment would do, while it can be prevented (rg: Kosten). It is paid afterwards, by who pays."""

    @property
    def why(self) -> Cause:
        return Cause.COST


class TraceFrame(PayingFrame, kw_only=True):
    """A trace attempt.

    Rules: 10.8.1, 10.8.4, 9.11.1e.
    """

    seat: Seat
    """Whose ability it is."""
    source: int
    code: str
    base: int
    """The base trace strength, which interrupts may have changed (9.9.6d)."""
    successful: tuple[Effect, ...] = ()
    unsuccessful: tuple[Effect, ...] = ()
    always: tuple[Effect, ...] = ()
    results: Results = ()
    spent: int = -1
    """Credits the Corp spends; -1 before it has said so."""
    evaded: int = -1
    """Credits the Runner spends."""
    numbers: Numbers = ()
    """Numbers of the ability that traces, X among them."""

    def trace_strength(self) -> int:
        """Base trace strength and what was spent (10.8.2)."""
        return self.base + max(0, self.spent)

    def link_strength(self, g: Game) -> int:
        """Link and what was spent (10.8.3)."""
        return g.link() + max(0, self.evaded)

    def strength_above(self, g: Game) -> int:
        """By how much the trace strength is above the link strength: successful above 0 (10.8.4)."""
        return self.trace_strength() - self.link_strength(g)


def below(g: Game, window: InterruptFrame) -> AbilityFrame | None:
    """The ability an interrupt window is open over."""
    stack = g.state.stack
    for i, frame in enumerate(stack):
        if frame is window:
            under = stack[i - 1]
            return under if isinstance(under, AbilityFrame) else None
    return None


def imminent(g: Game) -> AbilityFrame | None:
    """The ability that the interrupt which resolves interrupts: below the innermost interrupt window."""
    for frame in reversed(g.state.stack):
        if isinstance(frame, InterruptFrame):
            return below(g, frame)
    return None
