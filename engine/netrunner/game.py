"""A game of Netrunner: the public object. Ask it for decisions, answer them, view it, save it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from engine.kernel.errors import IllegalAnswer
from engine.kernel.machine import Decision, Frame, FrameBase, Option
from engine.kernel.saves import Codec
from engine.messages import DEFAULT
from engine.netrunner.language.abilities import Static, When
from engine.netrunner.language.happenings import Next
from engine.netrunner.objects.index import Index
from engine.netrunner.objects.queries import Queries
from engine.netrunner.policy import POLICY, Policy
from engine.netrunner.rules import (
    access,
    costs,
    drawing,
    installing,
    interrupts,
    loops,
    playing,
    prices,
    rezzing,
    runs,
    scoring,
    setup,
    windows,
)
from engine.netrunner.rules.abilities import (
    AbilityFrame,
    ConditionalFrame,
    PaidFrame,
    StepFrame,
    start_subroutine,
)
from engine.netrunner.rules.access import start_access
from engine.netrunner.rules.checkpoints import checkpoint
from engine.netrunner.rules.interrupts import prevents_payment
from engine.netrunner.rules.jack_out import JackOutFrame
from engine.netrunner.rules.traces import TraceFrame
from engine.netrunner.rules.triggers import hear, use_key
from engine.netrunner.rules.turns import CorpTurnFrame, RunnerTurnFrame
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import Event, Kind
from engine.netrunner.table.frames.procedures import DrawFrame
from engine.netrunner.table.frames.runs import AccessFrame, AfterFrame, BreachFrame, EncounterFrame
from engine.netrunner.table.frames.windows import PaidWindowFrame, ReactionFrame
from engine.netrunner.table.state import (
    PLAY,
    RUNNER,
    SEATS,
    Card,
    NetrunnerState,
    Orders,
    Pending,
    opponent,
)

if TYPE_CHECKING:
    from engine.netrunner.language.base import Effect
    from engine.netrunner.language.costs import Payment
    from engine.netrunner.language.restrictions import Act
    from engine.netrunner.shown.view import ResultView, View
    from engine.netrunner.table.parts import EffectKind

CHAPTERS = (access, drawing, installing, interrupts, playing, rezzing, runs, scoring, setup, windows)
"""Importing these attaches the tables to the frames."""
SCHEMA = 1
_CODEC: Codec[NetrunnerState] = Codec("netrunner", SCHEMA, NetrunnerState, {})


class Game(Queries):
    """One game. `policy` answers decisions that need no human."""

    def __init__(self, state: NetrunnerState, policy: Policy = POLICY) -> None:
        super().__init__(state)
        self.policy = policy
        self.log: list[Event] = []

    # -- public API --------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """Turns begun so far by both players."""
        return self.state.turn

    @property
    def result(self) -> ResultView | None:
        """How it ended, None while it goes on."""
        from engine.netrunner.shown.build_view import result_view

        return result_view(self)

    def answer(self, seat: str, decision_id: int, choice: str | Iterable[str]) -> list[Event]:
        """Answer a decision with one key or several. What happened, in order.

        MalformedAnswer, IllegalAnswer or NotPending if refused; then nothing has changed.
        """
        self.log = []
        self.accept(seat, decision_id, choice)
        return self.log

    def refresh(self, frame: FrameBase | None = None) -> None:
        """Ask anew what is asked, after the state was changed from outside; a frame is carried out before."""
        self.log = []
        self.state.decisions.clear()
        self.forget()
        if frame is not None:
            self.push(frame)
        self.proceed()

    def concede(self, seat: str) -> list[Event]:
        """Give the game up. IllegalAnswer if it is over or the seat is none."""
        if self.state.over is not None:
            raise IllegalAnswer("The game is over.")
        if seat not in SEATS:
            raise IllegalAnswer("Only a player can concede.")
        self.log = []
        self.state = self.state.clone()
        do.note(self, Kind.CONCEDE, seat=seat)
        do.win(self, opponent(seat), "conceded")
        return self.log

    def view(self, seat: str, language: str = DEFAULT) -> View:
        """The table as "corp", "runner" or "spectator" may see it, its words in a language."""
        from engine.netrunner.shown.build_view import build

        return build(self, seat, language)

    def describe(self, event: Event, seat: str, language: str = DEFAULT) -> str | None:
        """A line of the log for this seat; None if there is nothing to say."""
        from engine.netrunner.shown.prompts import describe

        return describe(self, event, seat, language)

    def orders(self, seat: str) -> Orders:
        """The seat's standing orders."""
        return self.state.orders[seat]

    def set_orders(self, seat: str, orders: Orders) -> None:
        """Change the seat's standing orders, from the next window on."""
        self.state.orders[seat] = orders

    def save(self) -> bytes:
        """The whole game as bytes. Equal games give equal bytes."""
        return _CODEC.save(self.state)

    # -- for rules and cards -------------------------------------------------------------------------------

    def reply(
        self, seat: str, kind: str, options: Sequence[Option], minimum: int, maximum: int, private: bool
    ) -> tuple[str, ...] | None:
        """An answer from the seat's plan, else from the policy; None to ask."""
        plan = self.state.plans.pop(seat, ())
        if plan:
            planned = tuple(plan[0].split(" "))
            legal = {option.key for option in options}
            if minimum <= len(planned) <= maximum and legal.issuperset(planned):
                if len(plan) > 1:
                    self.state.plans[seat] = plan[1:]
                return planned
        return self.policy.reply(self, seat, kind, options, minimum, maximum, private)

    def bind(self, decision: Decision, keys: tuple[str, ...]) -> None:
        if decision.kind != "loop":
            loops.decided(self)
        super().bind(decision, keys)

    def after_step(self) -> None:
        checkpoint(self)

    def checkpoint(self) -> bool:
        """Run a checkpoint. True if something has to be resolved first (10.3)."""
        return checkpoint(self)

    def access(self, oid: int) -> None:
        """Start accessing a card (7.2)."""
        start_access(self, oid)

    def resolve_subroutine(self, oid: int, place: int) -> None:
        """Resolve a subroutine of a piece of ice by an ability (9.8.11)."""
        card = self.state.cards[oid]
        start_subroutine(self, oid, card.code, self.subroutines(oid)[place])

    def instruct(self, seat: str, kind: EffectKind, effect: Effect) -> bool:
        """Make a step an instruction of its own (9.11.2), if a card of the game may interrupt or change it.

        False if none can: then the step is carried out at once.
        """
        if kind not in self.pool.interrupted:
            return False
        self.push(StepFrame(seat=seat, effects=(effect,), purpose="step"))
        return True

    def trace(
        self, f: AbilityFrame, base: int, successful: tuple[Effect, ...], unsuccessful: tuple[Effect, ...],
        always: tuple[Effect, ...],
    ) -> None:  # fmt: skip
        """Start a trace attempt of an ability (10.8)."""
        self.push(
            TraceFrame(
                seat=f.seat, source=f.source, code=f.code, base=base, successful=successful,
                unsuccessful=unsuccessful, always=always, results=f.results,
            )
        )  # fmt: skip

    def can_pay_to_run(self, server: str) -> bool:
        """Whether the additional costs to run a server can be paid (1.2.5, 1.16.10)."""
        extra = prices.run_cost(self, server)
        return extra is None or costs.can_pay(self, costs.payment(self, "run", RUNNER, extra))

    def can_suffer(self, kind: str) -> bool:
        """Whether an effect that is part of a cost can happen: nothing forbids or prevents it (1.16.1b)."""
        return not (self.cannot(cast("Act", kind), by=RUNNER) or prevents_payment(self, kind))

    def hear(self, event: Event, seen: Index | None = None) -> None:
        """Let the abilities active now (or `seen`) look at what happened (9.6.5b)."""
        hear(self, event, seen)

    def draw(self, seat: str, n: int) -> None:
        """Start drawing cards (8.4.5)."""
        self.push(DrawFrame(seat=seat, n=n))

    def use(self, oid: int, index: int, seat: str) -> None:
        """Use a paid ability of a card (9.5.6). It was usable."""
        card = self.state.cards[oid]
        paid = dict(self.face(card).paid)[index]
        payment = prices.use_cost(self, card, paid, seat)
        self.push(
            PaidFrame(
                seat=seat, source=oid, code=card.code, effects=paid.effects, cost=payment.cost,
                acts=payment.acts, once=f"{oid}:{index}" if paid.once else "",
            )
        )  # fmt: skip

    def resolve_pending(self, p: Pending) -> None:
        """Trigger a pending conditional ability (9.6.15).

        Rules: 9.6.8a.
        """
        assert isinstance(p.ability, When)
        loops.resolved(self, p)
        if p.lingering:
            # 9.6.13c: a delayed conditional ability expires once it resolves, unless it has a duration. One
            # about the breach of a run is about that one breach (9.6.13a).
            once = isinstance(p.ability.on, Next) or Kind.BREACH in p.ability.on.heard
            self.state.lingering[:] = [
                e for e in self.state.lingering if e.number != p.lingering or (e.until and not once)
            ]
        frame = ConditionalFrame(
            seat=p.seat, source=p.source, code=p.code, effects=p.ability.effects, event=p.event,
            once=use_key(self, p),
        )  # fmt: skip
        frame.results = p.results
        self.push(frame)

    # -- changing the course of a run ----------------------------------------------------------------------

    def end_run(self) -> None:
        """End the run (6.1.4): to the Run Ends Phase, closing what 6.8.2 closes.

        Rules: 7.1.8, 7.3.7, 6.8.2c.
        """
        run = self.run
        encounter = self.encounter
        if run is None:
            if encounter is not None:  # 6.5.9b: outside of a run only the forced encounter ends
                self._close_above(self._depth(encounter) - 1)
            return
        if run.phase == "ends":
            return
        do.emit(self, Kind.END_RUN, seat=RUNNER, server=run.server)
        run.phase = "ends"
        run.go(Role.RUN_ENDS)
        self._close_above(self._depth(run))

    def _depth(self, frame: Frame) -> int:
        """Where a frame stands on the stack."""
        return next(i for i, other in enumerate(self.state.stack) if other is frame)

    def _close_above(self, depth: int) -> None:
        for frame in self.state.stack[depth + 1 :]:
            if isinstance(frame, EncounterFrame):
                frame.close()
            elif isinstance(frame, BreachFrame | AccessFrame | PaidWindowFrame):
                frame.at = frame.table.last
            elif isinstance(frame, ReactionFrame) and frame.phase_start:
                frame.pending = ()

    def end_action_phase(self) -> None:
        """Force the action phase to end (5.4.3): everything in progress stops, then a checkpoint.

        Rules: 5.4.3a, 5.4.3b, 5.4.3d.
        """
        stack = self.state.stack
        for depth, frame in enumerate(stack):
            if isinstance(frame, CorpTurnFrame | RunnerTurnFrame):
                # 5.4.3c: what was resolving counts as complete, so that what was being played is put away.
                do.trash(self, self.state.zones[PLAY], why="played")
                do.take_from_pool(self, RUNNER, self.state.run_credits, bad_publicity_first=True)
                del stack[depth + 1 :]
                frame.at = frame.table.step(Role.ACTION_PHASE_ENDS)
                do.emit(self, Kind.ACTION_PHASE_ENDS, seat=self.state.active)
                self.push(AfterFrame())
                return

    def jack_out_cost(self) -> Payment | None:
        """All additional costs to jack out of the run (1.16.10); None if there are none."""
        run = self.run
        if run is None:
            return None
        extra = prices.additional(self, "jack out", RUNNER, server=run.server)
        return None if extra is None else costs.payment(self, "jack out", RUNNER, extra)

    def jack_out(self, *, paid: bool = False) -> None:
        """The Runner ends the run voluntarily (6.1.5), once additional costs are paid."""
        run = self.run
        if run is not None:
            price = None if paid else self.jack_out_cost()
            if price is not None:
                self.push(JackOutFrame())
                return
            run.jacked_out = True
            do.emit(self, Kind.JACK_OUT, seat=RUNNER, server=run.server)
            self.end_run()

    def bypass(self) -> None:
        """Abort the encounter and pass the ice (6.5.8).

        Rules: 6.5.8a, 6.5.8b.
        """
        encounter = self.encounter
        if encounter is None:
            return
        encounter.bypassed = True
        do.emit(self, Kind.BYPASS, seat=RUNNER, oid=encounter.ice, **self.public_name(encounter.ice))
        self._close_above(self._depth(encounter) - 1)

    def break_subroutines(self, which: Iterable[int], source: int, code: str) -> None:
        """Subroutines become broken for this encounter (9.8.6); breaking all breaks the ice fully (6.5.7).

        Rules: 6.5.7a, 6.5.7d.
        """
        encounter = self.encounter
        if encounter is None:
            return
        ids = self.sub_ids(encounter.ice)
        new = tuple(i for i in which if i < len(ids) and ids[i] not in encounter.broken)
        encounter.broken = (*encounter.broken, *(ids[i] for i in new))
        encounter.breaker = source if encounter.breaker in (0, source) else -1
        ice = self.state.cards[encounter.ice]
        for i in new:
            detail = "printed" if self.printed_sub(ice, ids[i]) else ""
            do.emit(
                self, Kind.BREAK, seat=RUNNER, oid=ice.oid, code=ice.code, other=source, n=i, detail=detail
            )
        if not encounter.fully_broken and not self.unbroken():
            encounter.fully_broken = True
            alone = encounter.breaker == source  # 6.5.7b: then this object fully breaks the ice, too
            do.emit(
                self, Kind.FULLY_BREAK, seat=RUNNER, oid=ice.oid, code=ice.code,
                other=source if alone else 0, detail="alone" if alone else "",
            )  # fmt: skip

    def keep_persistent(self, card: Card) -> None:
        """Persistent abilities of a rezzed card the Runner trashes last to the end of the run (9.12.5).

        Rules: 9.1.8i, 9.3.6e, 9.12.5a, 9.12.5b.
        """
        run = self.run
        if run is None or not card.faceup:
            return
        until = f"run:{run.number}"
        for ability in self.face(card).abilities:
            if isinstance(ability, When) and ability.persistent:
                do.linger(self, until, card.side, card.oid, card.code, ability=ability)
            if isinstance(ability, Static) and ability.persistent and ability.on(self, self.scope(card)):
                do.linger(self, until, card.side, card.oid, card.code, modifier=ability.modifier)


def load(data: bytes, policy: Policy = POLICY) -> Game:
    """The game in a save. SaveError if it cannot be read."""
    return Game(_CODEC.load(data), policy)
