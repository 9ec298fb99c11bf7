"""Questions about the table: where the run stands, what can be used, what waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from engine.kernel.machine import Frame, Option
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.base import Effect
from engine.netrunner.language.effects import Break
from engine.netrunner.objects.breaking import Breaking
from engine.netrunner.objects.values import Values
from engine.netrunner.rules import costs, prices
from engine.netrunner.rules.abilities import AbilityFrame, ConditionalFrame
from engine.netrunner.table import durations
from engine.netrunner.table.events import Cause, Event, Kind
from engine.netrunner.table.frames.procedures import DrawFrame, InstallFrame, PlayFrame, RezFrame
from engine.netrunner.table.frames.runs import AccessFrame, BreachFrame, EncounterFrame, RunFrame
from engine.netrunner.table.frames.windows import InterruptFrame, ReactionFrame
from engine.netrunner.table.parts import Duration
from engine.netrunner.table.state import Card, Pending

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.costs import Payment

PROCEDURES = frozenset((DrawFrame, InstallFrame, PlayFrame, RezFrame))
"""What they do is done by the ability that started them."""


class Queries(Values):
    """The machine with the questions rules and cards ask of a game of Netrunner."""

    _sorted: dict[str, list[Event]]
    _sorted_from: list[Event] | None = None
    _sorted_to = 0

    # -- the run -----------------------------------------------------------------------------------------

    def _top(self, kind: type[Any]) -> Any:
        for frame in reversed(self.state.stack):
            if type(frame) is kind:
                return frame
        return None

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
        return found

    def unbroken(self) -> list[int]:
        """Unbroken subroutines of the encountered ice, by place.

        Rules: 9.8.5, 9.8.5b.
        """
        encounter = self.encounter
        if encounter is None:
            return []
        return [i for i, sub in enumerate(self.sub_ids(encounter.ice)) if sub not in encounter.broken]

    def breakable(self, f: AbilityFrame, effect: Effect) -> tuple[list[int], int]:
        """Subroutines an ability may choose as targets (9.8.7), by place, and how many of them."""
        if isinstance(effect, Break) and effect.fits(self, f.source):  # type: ignore[arg-type]
            found = self.breaking(f.source)
            return list(found.places), found.most
        return [], 0

    def printed_sub(self, ice: Card, id: int) -> bool:
        """Whether a subroutine is printed on the ice, by its id (`Face.ids`)."""
        return 0 <= id < len(self.definition(ice).abilities)

    def breaking(self, source: int) -> Breaking:
        """What a card may break of the encountered ice now (9.8.6), as far as limits go (1.2.2)."""
        encounter, places = self.encounter, self.unbroken()
        ice = None if encounter is None else self.state.cards.get(encounter.ice)
        if ice is None or not ("break_limit" in self.stats or self.state.lingering):
            return Breaking(tuple(places))
        breaker, game = self.state.cards.get(source), cast("Game", self)
        lefts = [limit.left(game, scope, ice, breaker) for limit, scope, _ in self.modifiers("break_limit")]
        left = min((n for n in lefts if n is not None), default=None)
        if left is None:
            return Breaking(tuple(places))
        ids = self.sub_ids(ice.oid)
        printed = frozenset(i for i in places if self.printed_sub(ice, ids[i]))
        return Breaking(tuple(i for i in places if left or i not in printed), printed, left)

    def jack_out_options(self) -> list[Option]:
        """Go on or jack out; with how many ice are still in the way (6.1.5)."""
        run = self.run
        left = max(0, run.position) if run is not None else 0
        stay = Option("continue", "continue_run", n=left)
        price = self.jack_out_cost()
        if price is not None and not costs.can_pay(self, price):  # type: ignore[arg-type]
            return [stay]
        return [stay, Option("jack_out", "jack_out", n=left)]

    def jack_out_cost(self) -> Payment | None:
        """All additional costs to jack out of the run; None if there are none."""
        raise NotImplementedError

    def arriving(self, server: str) -> bool:
        """Whether a card is being installed there, so that the server does not cease to exist (8.5.9).

        Rules: 8.5.8.
        """
        return any(isinstance(frame, InstallFrame) and frame.server == server for frame in self.state.stack)

    # -- abilities ---------------------------------------------------------------------------------------

    def usable(self, card: Card, index: int, paid: Paid, seat: str) -> bool:
        """Whether a paid ability can be used now: restrictions, cost, and some effect (9.5, 1.2.5).

        Rules: 5.2.4, 9.1.5b, 9.1.6d.
        """
        if paid.once and f"{card.oid}:{index}" in self.state.used:
            return False
        if self.cannot("use", by=seat, card=card):
            return False
        if paid.interface and not self._interfaces(card):
            return False
        game: Any = self
        payment = prices.use_cost(game, card, paid, seat)
        if not costs.can_pay(game, payment):
            return False
        scope = payment.scope
        if not paid.cost.plain:
            scope = costs.hopeful(game, payment)
            if index in self.face(card).paid_with:
                return paid.condition is None or paid.condition.true(game, scope)
        if paid.condition is not None and not paid.condition.true(game, scope):
            return False
        # Without a subroutine it could break an ability that breaks some is not used (9.8.7).
        breaking = tuple(effect for effect in paid.effects if effect.breaks)
        return any(effect.useful(game, scope) for effect in breaking or paid.effects)

    def _interfaces(self, card: Card) -> bool:
        """Step 6.9.3b of an encounter, and strength enough (3.9.5f, g).

        Rules: 3.9.5e, 9.3.6c, 9.5.2d.
        """
        encounter = self.encounter
        if encounter is None or not encounter.window or encounter.ice not in self.state.cards:
            return False
        return self.strength(card) >= self.strength(self.state.cards[encounter.ice])

    def still_pending(self, p: Pending) -> bool:
        """Whether a pending instance keeps its status: its ability is still active (9.6.10)."""
        if p.lingering:
            return any(effect.number == p.lingering for effect in self.state.lingering)
        return p.posthumous or self.is_active(p.source)

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
                if event is not None and event.kind is Kind.STANDING and event.n == index:
                    return True
        return False

    def causing(self) -> tuple[Cause, int, str]:
        """Why what happens now happens, and the card whose ability it is with its code (0, "" if none)."""
        for frame in reversed(self.state.stack):
            if isinstance(frame, AbilityFrame):
                return frame.why, frame.source, frame.code
            if type(frame) not in PROCEDURES:
                break
        return Cause.RULES, 0, ""

    def happened(self, heard: tuple[str, ...]) -> list[Event]:
        """The events of this turn that are heard as one of these, sorted once until more happens."""
        events = self.state.happened
        if events is not self._sorted_from or len(events) < self._sorted_to:
            self._sorted, self._sorted_from, self._sorted_to = {}, events, 0
        for event in events[self._sorted_to :]:
            self._sorted.setdefault(event.heard_as, []).append(event)
        self._sorted_to = len(events)
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

    def below(self, w: Frame) -> AbilityFrame | None:
        """The ability frame under a window."""
        stack = self.state.stack
        for i, frame in enumerate(stack):
            if frame is w and i and isinstance(stack[i - 1], AbilityFrame):
                return stack[i - 1]  # type: ignore[return-value]
        return None

    def imminent(self, f: AbilityFrame) -> AbilityFrame | None:
        """The ability an interrupt interrupts: the one below the innermost interrupt window under it."""
        seen = False
        for frame in reversed(self.state.stack):
            if seen and isinstance(frame, InterruptFrame):
                return self.below(frame)
            seen = seen or frame is f
        return None

    def until(self, duration: Duration, seat: str, source: int) -> str:
        """A duration that begins now, as a lingering effect of a source stores it (9.10.1)."""
        return durations.key_of(self, duration, seat, source)  # type: ignore[arg-type]
