"""The game as the rules know it: where the run stands, what waits, and what they carry out for each other."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from engine.kernel.steps import Frame
from engine.messages import in_words
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.instructions import AbilityFrame, ConditionalFrame, Effect
from engine.netrunner.objects.values import Values
from engine.netrunner.table import durations
from engine.netrunner.table.breaking import Breaking
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Cause, Event, EventKind
from engine.netrunner.table.frames.procedures import DrawFrame, InstallFrame, PlayFrame, RezFrame
from engine.netrunner.table.frames.runs import AccessFrame, BreachFrame, EncounterFrame, RunFrame
from engine.netrunner.table.frames.windows import PaidWindowFrame, ReactionFrame
from engine.netrunner.table.parts import Duration, Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import Pending

PROCEDURES = frozenset((DrawFrame, InstallFrame, PlayFrame, RezFrame))
"""What they do is done by the ability that started them."""

_ABILITIES = frozenset(AbilityFrame.__subclasses__())

_RULES = Cause.RULES  # members of an enum are slow to look up


class Policy(Protocol):
    """Who answers where a seat need not be asked: `engine.netrunner.policy` says what each method means."""

    def offers_idle(self, g: Game, seat: Seat) -> bool: ...
    def wants(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool: ...
    def decided(self, g: Game, seat: Seat, w: PaidWindowFrame, options: Sequence[Option]) -> str | None: ...
    def plans_run(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool: ...
    def plans_to_go_on(self, g: Game) -> bool: ...
    def merges(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool: ...
    def worthwhile(self, g: Game, seat: Seat, card: Card, paid: Paid) -> bool: ...
    def asks_to_trash_first(self, g: Game, seat: Seat) -> bool: ...
    def asks_of_grip(self, g: Game, server: str) -> bool: ...
    def asks_of_lurking(self, g: Game, seat: Seat) -> bool: ...
    def shortcuts(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool: ...
    def may_act(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool: ...
    def reply(
        self, g: Game, seat: Seat, kind: str, options: Sequence[Option], minimum: int, maximum: int,
        private: bool,
    ) -> tuple[str, ...] | None: ...  # fmt: skip
    def moves_by_order(self, g: Game, seat: Seat, kind: str, keys: tuple[str, ...]) -> bool: ...
    def order(self, g: Game, seat: Seat, mine: Sequence[Pending]) -> tuple[str, ...] | None: ...


class Game(Values):
    """The game as the rules know it: every question about it is answered, what they carry out is declared."""

    policy: Policy
    considered: set[int]
    """Events and operations of which it is asked just now whether playing them would change anything."""

    _sorted: dict[str, list[Event]]
    _sorted_to = 0
    _sorted_last: Event | None = None
    _because: tuple[Cause, int, str] | None = None

    # -- the run -----------------------------------------------------------------------------------------

    def _top(self, kind: type[Any]) -> Any:
        kept = self._kept
        if kept is not None and kind in kept:
            return kept[kind]
        found = None
        for frame in reversed(self.state.stack):
            if type(frame) is kind:
                found = frame
                break
        if kept is not None:
            kept[kind] = found
        return found

    @property
    def run(self) -> RunFrame | None:
        """The run in progress that formally began or is being announced."""
        found: RunFrame | None = self._top(RunFrame)
        return found

    @property
    def run_number(self) -> int:
        """Number of the run in progress, 0 outside of one (6.3.4)."""
        for frame in reversed(self.state.stack):
            if type(frame) is RunFrame:
                return frame.number if frame.begun else 0
        return 0

    @property
    def encounter(self) -> EncounterFrame | None:
        """The innermost encounter in progress."""
        found: EncounterFrame | None = self._top(EncounterFrame)
        return None if found is None or found.over else found

    @property
    def accessed(self) -> int:
        """The object being accessed, 0 if none."""
        found: AccessFrame | None = self._top(AccessFrame)
        return 0 if found is None else found.oid

    @property
    def breach(self) -> BreachFrame | None:
        """The breach in progress."""
        found: BreachFrame | None = self._top(BreachFrame)
        return found if found is None or found.most < 0 else None  # accesses outside of a breach are none

    def unbroken(self) -> list[int]:
        """Unbroken subroutines of the encountered ice, by place.

        Rules: 9.8.4, 9.8.4b.
        """
        return self.once("unbroken", self._unbroken)

    def _unbroken(self) -> list[int]:
        encounter = self.encounter
        return [] if encounter is None else self.unbroken_in(encounter)

    def unbroken_in(self, encounter: EncounterFrame) -> list[int]:
        """Unbroken subroutines in an encounter (9.8.4), by place; none once the ice is gone."""
        return [i for i, sub in enumerate(self.sub_ids(encounter.ice)) if sub not in encounter.broken]

    def alike_subs(self, places: Iterable[int]) -> bool:
        """Whether these subroutines of the encountered ice all do the same."""
        encounter = self.encounter
        subs = () if encounter is None else self.subroutines(encounter.ice)
        return len({subs[i].effects for i in places}) <= 1

    def printed_sub(self, ice: Card, id: int) -> bool:
        """Whether a subroutine is printed on the ice, by its id (`Face.ids`)."""
        return 0 <= id < len(self.definition(ice).abilities)

    def breaking(self, source: int) -> Breaking:
        """What a card may break of the encountered ice now (9.8.5), as far as limits go (1.2.2)."""
        encounter, places = self.encounter, self.unbroken()
        ice = None if encounter is None else self.state.cards.get(encounter.ice)
        if ice is None or "break_limit" not in self.stats:
            return Breaking(tuple(places))
        breaker, game = self.state.cards.get(source), self
        found = [
            (limit, limit.left(game, scope, ice, breaker))
            for limit, scope, _, _ in self.modifiers("break_limit")
        ]
        if any(limit.all_subs and n is not None for limit, n in found):
            return Breaking(())
        left = min((n for _, n in found if n is not None), default=None)
        if left is None:
            return Breaking(tuple(places))
        ids = self.sub_ids(ice.oid)
        printed = frozenset(i for i in places if self.printed_sub(ice, ids[i]))
        return Breaking(tuple(i for i in places if left or i not in printed), printed, left)

    def arriving(self, server: str) -> bool:
        """Whether a card is being installed there, so that the server does not cease to exist (8.5.9).

        Rules: 8.5.8.
        """
        return any(isinstance(frame, InstallFrame) and frame.server == server for frame in self.state.stack)

    # -- abilities ---------------------------------------------------------------------------------------

    def still_pending(self, p: Pending) -> bool:
        """Whether a pending instance keeps its status: its ability is still active (9.6.10)."""
        if p.lingering:
            return any(effect.number == p.lingering for effect in self.state.lingering)
        if p.posthumous or self.is_active(p.source):
            return True
        persisting = (effect for effect in self.state.lingering if effect.index >= 0)
        return any(e.source == p.source and e.index == p.index for e in persisting)  # 9.12.5b

    def in_flight(self, oid: int, index: int) -> bool:
        """Whether an instance of a static-condition ability is pending or resolving (9.6.7c).

        Rules: 9.6.3.
        """
        for frame in self.state.stack:
            if isinstance(frame, ReactionFrame):
                if any(p.source == oid and p.index == index for p in frame.pending):
                    return True
            elif isinstance(frame, ConditionalFrame) and frame.source == oid:
                event = frame.event
                if event is not None and event.kind is EventKind.STANDING and event.n == index:
                    return True
        return False

    def circumstances(self) -> tuple[Cause, int, str, int, str]:
        """Why what happens now happens, the card whose ability it is with its code (0, "" if none), and the
        number of the run it happens in (0 outside of one) with the attacked server."""
        stack = self.state.stack
        run, attacked = 0, ""
        for frame in reversed(stack):
            if type(frame) is RunFrame:
                if frame.begun:
                    run, attacked = frame.number, frame.server
                break
        if self._because is not None:
            return *self._because, run, attacked
        for frame in reversed(stack):
            if type(frame) not in PROCEDURES:
                if type(frame) in _ABILITIES:
                    return frame.why, frame.source, frame.code, run, attacked  # type: ignore[attr-defined]
                break
        return _RULES, 0, "", run, attacked

    @contextmanager
    def because(self, cause: Cause, source: int, code: str) -> Iterator[None]:
        """What happens inside happens for this reason, by an ability of this card (0, "" for none)."""
        outside, self._because = self._because, (cause, source, code)
        try:
            yield
        finally:
            self._because = outside

    def happened(self, heard: tuple[str, ...]) -> list[Event]:
        """The events of this turn that are heard as one of these, each sorted once."""
        events, to = self.state.happened, self._sorted_to
        # Events are only added until the turn is over: what led to the same last one is the same.
        if not to or len(events) < to or events[to - 1] is not self._sorted_last:
            self._sorted, to = {}, 0
        if len(events) > to:
            for event in events[to:]:
                self._sorted.setdefault(event.heard_as, []).append(event)
            self._sorted_to, self._sorted_last = len(events), events[-1]
        if len(heard) == 1:
            return self._sorted.get(heard[0], [])
        return [event for kind in heard for event in self._sorted.get(kind, ())]

    @property
    def phase(self) -> str:
        """The phase of the turn (5.6, 5.7): "draw", "action", "discard"; "" outside of a turn."""
        turn = self.turn_frame
        return self.row_of(turn).phase if turn is not None else ""

    @property
    def turn_frame(self) -> Frame | None:
        """The turn in progress."""
        for frame in self.state.stack:
            if self.row_of(frame).phase:
                return frame
        return None

    def words(self, language: str) -> str:
        """A language in the words of the edition that is played."""
        return in_words(language, self.rules.words)

    def until(self, duration: Duration, seat: Seat, source: int) -> str:
        """A duration that begins now, as a lingering effect of a source stores it (9.10.1)."""
        return durations.key_of(self, duration, seat, source)

    # -- what the rules carry out ------------------------------------------------------------------------

    @abstractmethod
    def checkpoint(self) -> bool:
        """Run a checkpoint. True if something has to be resolved first (10.3)."""

    @abstractmethod
    def supposing(self, act: Callable[[Game], None]) -> Game:
        """A copy of the game in which something is done, to be looked at and thrown away."""

    @abstractmethod
    def instruct(self, seat: Seat, effect: Effect) -> None:
        """Make a step an instruction of its own (9.11.2), which may be interrupted."""

    def idle(self, seat: Seat) -> bool:
        """Whether a seat is offered what would change nothing (24: 1.2.5): only where the edition lets it."""
        return self.rules.idle and self.policy.offers_idle(self, seat)

    @abstractmethod
    def usable(self, card: Card, index: int, paid: Paid, seat: Seat) -> bool:
        """Whether a paid ability can be used now: restrictions, cost, and some effect (9.5; 24: 1.2.5)."""

    @abstractmethod
    def use(self, oid: int, index: int, seat: Seat) -> None:
        """Use a paid ability of a card (9.5.7). It was usable."""

    @abstractmethod
    def resolve_pending(self, p: Pending) -> None:
        """Trigger a pending conditional ability (9.6.15)."""
