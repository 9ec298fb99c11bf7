"""The game that carries out the rules: what the table, the objects and the words of cards ask of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.kernel.steps import Frame
from engine.netrunner.language.abilities import Paid, Sub, When
from engine.netrunner.language.costs import Payment
from engine.netrunner.language.effects import Search
from engine.netrunner.language.happenings import Next
from engine.netrunner.language.instructions import (
    AbilityFrame,
    ConditionalFrame,
    PaidFrame,
    StepFrame,
    spoken_of,
)
from engine.netrunner.objects import game as objects
from engine.netrunner.objects.index import Index
from engine.netrunner.rules import (
    access,
    actions,
    costs,
    course,
    damaging,
    held,
    hosting,
    installing,
    jack_out,
    loops,
    paying,
    playing,
    prices,
    rezzing,
    scoring,
    shortcuts,
    swapping,
    using,
)
from engine.netrunner.rules.abilities import start_subroutine
from engine.netrunner.rules.access import start_access
from engine.netrunner.rules.candidates import at_limit
from engine.netrunner.rules.checkpoints import checkpoint
from engine.netrunner.rules.interrupts import prevents_payment
from engine.netrunner.rules.triggers import as_if, hear, use_key
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.frames.procedures import DrawFrame
from engine.netrunner.table.game import Activity
from engine.netrunner.table.parts import Ability, Chooser, DamageKind, Ignoring, Payable, Seat, Suffered
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.state import RUNNER, Pending
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.table.parts import QuestionKind


class Game(objects.Game):
    """What `table.game` and `objects.game` declare, each done by its chapter of the rules."""

    def reply(  # type: ignore[override]  # as in `table.game`
        self, seat: Seat, kind: str, options: Sequence[Option], minimum: int, maximum: int, private: bool
    ) -> tuple[str, ...] | None:
        """An answer from the seat's plan, else from the policy; None to ask."""
        plan = self.state.plans.pop(seat, ())
        if plan:
            planned = tuple(plan[0].split(" "))
            legal = {option.key for option in options if shortcuts.meant(self, kind, option)}
            if minimum <= len(planned) <= maximum and legal.issuperset(planned):
                if len(plan) > 1:
                    self.state.plans[seat] = plan[1:]
                return planned
        answer = self.policy.reply(self, seat, kind, options, minimum, maximum, private)
        if answer is not None and self.policy.moves_by_order(self, seat, kind, answer):
            do.note(self, EventKind.ORDERED, seat=seat, secret=seat, detail=kind)
        if plan and kind == "payment" and answer is not None:
            self.state.plans[seat] = plan  # how what was planned is paid for is no other course
        return answer

    def ask(  # type: ignore[override]  # as in `table.game`
        self, frame: Frame, seat: Seat, kind: QuestionKind, options: Iterable[Option], *, minimum: int = 1,
        maximum: int = 1, about: int = 0, step: str = "", role: str = "", private: bool = False,
    ) -> tuple[str, ...] | None:  # fmt: skip
        """As `Machine.ask`; what would keep a run going round is left out (10.1.6b)."""
        offered = loops.left(self, seat, kind, list(options), about, minimum)
        return super().ask(
            frame, seat, kind, offered, minimum=minimum, maximum=maximum, about=about, step=step, role=role,
            private=private,
        )  # fmt: skip

    def bind(  # type: ignore[override]  # as in `table.game`
        self, decision: Decision, keys: tuple[str, ...]
    ) -> None:
        if decision.kind != "loop":
            loops.decided(self)
            loops.chose(self, decision, keys)
        super().bind(decision, keys)

    def after_step(self) -> None:
        if not (self.rules.search_is_whole and self._searching()):
            checkpoint(self)

    def _searching(self) -> bool:
        """Whether the instruction just done was a search, and the next one uses what was found."""
        top = self.state.stack[-1]
        if not isinstance(top, AbilityFrame) or top.index + 1 >= len(top.effects):
            return False
        searches = any(isinstance(part, Search) for part in inside(top.effects[top.index]))
        following = spoken_of(top.effects[top.index + 1])
        return searches and not following.isdisjoint(("found", "set_aside"))

    def checkpoint(self) -> bool:
        """Run a checkpoint. True if something has to be resolved first (10.3)."""
        return checkpoint(self)

    def access(self, oid: int) -> None:
        """Start accessing a card (7.2), unless no more can be accessed in this run (7.4.2b).

        A candidate of a breach could be when it was chosen, and has counted since (24: 7.3.6a).
        """
        if isinstance(self.state.stack[-1], StepFrame) or not at_limit(self, oid):
            start_access(self, oid)

    def resolve_subroutine(self, oid: int, code: str, sub: Ability) -> None:
        """Resolve a subroutine of a piece of ice by an ability (9.8.10), be the ice still there or not."""
        if isinstance(sub, Sub):
            start_subroutine(self, oid, code, sub)

    def as_if(self, oid: int, kind: EventKind) -> None:
        """A class of a card's abilities meets its conditions as if that happened to it now (9.6.14d)."""
        as_if(self, kind, self.state.cards[oid])

    def instruct(self, seat: Seat, effect: Effect) -> None:
        """Make a step an instruction of its own (9.11.2), which may be interrupted."""
        self.push(StepFrame(seat=seat, effects=(effect,), purpose="step"))

    def can_pay_to_run(self, server: str) -> bool:
        """Whether the additional costs to run a server can be paid (1.16.10; 24: 1.2.5)."""
        extra = prices.run_cost(self, server)
        return extra is None or costs.can_pay(self, costs.payment(self, "run", RUNNER, extra))

    def can_suffer(self, kind: Suffered) -> bool:
        """Whether an effect that is part of a cost can happen: nothing forbids or prevents it (1.16.1b)."""
        return not (self.cannot(kind, by=RUNNER) or prevents_payment(self, kind))

    def hear(self, event: Event, seen: Activity | None = None) -> None:
        """Let the abilities active now (or `seen`) look at what happened (9.6.5b)."""
        assert seen is None or isinstance(seen, Index)
        hear(self, event, seen)

    def draw(self, seat: Seat, n: int) -> None:
        """Start drawing cards (8.4.5), together with what the other player was just told to draw (8.4.4)."""
        top = self.state.stack[-1]
        if isinstance(top, DrawFrame) and top.fresh and top.seat != seat:
            top.also = n
            return
        self.push(DrawFrame(seat=seat, n=n))

    def use(self, oid: int, index: int, seat: Seat) -> None:
        """Use a paid ability of a card (9.5.7). It was usable."""
        card = self.state.cards[oid]
        paid = dict(self.face(card).paid)[index]
        payment = prices.use_cost(self, card, paid, seat)
        self.push(
            PaidFrame(
                seat=seat, source=oid, code=card.code, effects=paid.effects, cost=payment.cost,
                acts=payment.acts, once=using.use_key(self, oid, index, paid),
                about=self.accessed if "trash" in payment.acts else 0, condition=paid.condition,
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
            once = isinstance(p.ability.on, Next) or EventKind.BREACH in p.ability.on.heard
            self.state.lingering[:] = [
                e
                for e in self.state.lingering
                if e.number != p.lingering or e.index >= 0 or (e.until and not once)
            ]
        frame = ConditionalFrame(
            seat=p.seat, source=p.source, code=p.code, effects=p.ability.effects, event=p.event,
            once=use_key(self, p), used=p.optional,
        )  # fmt: skip
        frame.results, frame.numbers, frame.named = p.results, p.numbers, p.named
        self.push(frame)

    # -- what words ask for: `rules` does it -------------------------------------------------------------

    def can_pay(self, payment: Payable) -> bool:
        """Whether a whole cost can be paid at once (1.16.1)."""
        assert isinstance(payment, Payment)
        return costs.can_pay(self, payment)

    def pay(self, f: PayingFrame, payment: Payable) -> bool:
        """Pay a whole cost that can be paid. False if the payer has to choose something: return ASK."""
        assert isinstance(payment, Payment)
        return paying.pay(self, f, payment)

    def choose_x(self, f: PayingFrame, payment: Payable, most: int | None = None) -> int | None:
        """A number for the X of a cost, at `most` so much (1.16.2c); None if the payer is asked now."""
        assert isinstance(payment, Payment)
        return costs.choose_x(self, f, payment, most)

    def can_install(self, card: Card, places: tuple[str, ...], less: int, ignoring: Ignoring) -> bool:
        """Whether a card can be installed at one of these places (8.5), () = any, and its cost be paid."""
        return installing.can_install(self, card, places, less, ignoring)

    def can_rez(self, card: Card, less: int, ignoring: Ignoring) -> bool:
        """Whether the cost to rez a card can be paid (8.1.2)."""
        return costs.can_pay(self, rezzing.rez_cost(self, card, less=less, ignoring=ignoring))

    def play_price(self, card: Card, less: int, ignoring: Ignoring) -> int | None:
        """Credits it takes to play a card now (8.6); None if it cannot be played."""
        return playing.price_now(self, card, less, ignoring)

    def destinations(self, card: Card) -> list[str]:
        return hosting.destinations(self, card)

    def may_swap(self, one: Card, other: Card) -> bool:
        """Whether each of two cards is allowed where the other is, of which one at least is installed."""
        return swapping.may_swap(self, one, other)

    def start_accesses(self, server: str, n: int) -> None:
        """Access n cards in and in the root of a server, outside of a breach (7.3.1)."""
        access.start_accesses(self, server, n)

    def different_actions(self, seat: Seat) -> list[Option]:
        """The actions the seat could take for a click less, of those it has not taken this turn (5.2.5b)."""
        return actions.different_ones(self, seat)

    def take_action(self, seat: Seat, key: str) -> None:
        """Take one of these actions, paying a click less."""
        actions.take_cheaper(self, seat, key)

    def sets_aside_trashed(self) -> bool:
        """Whether cards of the Runner that are trashed now are set aside first."""
        return held.holder(self) is not None

    def can_host(self, oid: int) -> bool:
        """Whether cards can be hosted on a card at all (10.3.1e)."""
        return hosting.can_host(self, oid)

    def damage_choosers(self, kind: DamageKind, n: int) -> list[Chooser]:
        """Who chooses how many of the n cards that damage trashes now, one after the other (10.4.3a)."""
        return damaging.choosers(self, kind, n)

    def can_score(self, oid: int) -> bool:
        """Whether an installed agenda can be scored now (1.17.3a)."""
        return scoring.can_score(self, oid)

    def score(self, oid: int) -> None:
        """Score an agenda that can be scored, for what it costs (1.16.10c)."""
        scoring.score(self, oid)

    def start_breach(self, server: str, first: int = 0) -> int:
        """Breach a server, after the breach in progress if there is one (7.3.8). Its number."""
        return access.start_breach(self, server, first)

    def end_run(self, by: Seat) -> None:
        """A player ends the run (6.1.4)."""
        course.end_run(self, by)

    def end_action_phase(self, seat: Seat) -> None:
        """Force the action phase to end (5.4.3)."""
        course.end_action_phase(self, seat)

    def jack_out_options(self, *, by_card: bool = False) -> list[Option]:
        """Go on or jack out; with how many ice are still in the way (6.1.5)."""
        return jack_out.jack_out_options(self, by_card=by_card)

    def can_jack_out(self) -> bool:
        """Whether all additional costs to jack out of the run can be paid (1.16.10)."""
        price = jack_out.jack_out_cost(self)
        return price is None or costs.can_pay(self, price)

    def jack_out(self) -> None:
        """The Runner ends the run voluntarily (6.1.5), once additional costs are paid."""
        jack_out.jack_out(self)

    def bypass(self) -> None:
        """Abort the encounter and pass the ice (6.5.8)."""
        course.bypass(self)

    def break_subroutines(self, which: Sequence[int], source: int, code: str) -> None:
        """Subroutines become broken for this encounter (9.8.5)."""
        course.break_subroutines(self, which, source, code)

    def persistent(self, card: Card) -> tuple[tuple[int, Ability], ...]:
        """The abilities of a card that persist if the Runner trashes it now, with their numbers (9.12.5)."""
        return course.persistent(self, card)

    def persist(self, card: Card, abilities: tuple[tuple[int, Ability], ...]) -> None:
        """These abilities of a card that the Runner has trashed last to the end of the run (9.12.5)."""
        course.persist(self, card, abilities)

    def usable(self, card: Card, index: int, paid: Paid, seat: Seat) -> bool:
        """Whether a paid ability can be used now: restrictions, cost, and some effect (9.5; 24: 1.2.5)."""
        return using.usable(self, card, index, paid, seat)
