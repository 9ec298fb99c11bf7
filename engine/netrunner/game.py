"""A game of Netrunner: the public object. Ask it for decisions, answer them, view it, save it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.kernel.errors import IllegalAnswer
from engine.kernel.saves import Codec
from engine.kernel.steps import FrameBase
from engine.kernel.undo import Since, renumbered
from engine.messages import DEFAULT
from engine.netrunner.objects import game as objects
from engine.netrunner.orders import decided_ahead, of_grip, would_answer
from engine.netrunner.policy import POLICY
from engine.netrunner.rules import game as rules
from engine.netrunner.shown.build_view import build
from engine.netrunner.shown.ending import result_view
from engine.netrunner.shown.log import describe
from engine.netrunner.shown.reasons import Reasons, reasons
from engine.netrunner.shown.since import since
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import RUNNER, SEATS, NetrunnerState, opponent, seat_named

if TYPE_CHECKING:
    from engine.netrunner.shown.view import CardView, ResultView, View
    from engine.netrunner.table.questions import Decision

SCHEMA = 1
_TABLE = tuple(
    name for name in NetrunnerState.__struct_fields__ if name not in ("decisions", "asked", "idle", "dirty")
)
"""What a game consists of, but for what is asked."""
_CODEC: Codec[NetrunnerState] = Codec("netrunner", SCHEMA, NetrunnerState, {})


class Game(rules.Game):
    """One game. `policy` answers decisions that need no human."""

    def __init__(self, state: NetrunnerState, policy: objects.Policy = POLICY) -> None:
        super().__init__(state)
        self.policy = policy
        self.log: list[Event] = []
        self.considered = set()

    # -- public API --------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """Turns begun so far by both players."""
        return self.state.turn

    @property
    def memory_aid(self) -> bool:
        """Whether views tell players what they have seen before."""
        return self.state.memory_aid

    @property
    def result(self) -> ResultView | None:
        """How it ended, None while it goes on."""
        return result_view(self)

    def answer(self, seat: str, decision_id: int, choice: str | Iterable[str]) -> list[Event]:
        """Answer a decision with one key or several. What happened, in order.

        MalformedAnswer, IllegalAnswer or NotPending if refused; then nothing has changed.
        """
        self.log = []
        before, asked = self.state, self.find(seat, decision_id)
        self._note_idle(before, asked, self.accept(seat, decision_id, choice))
        return self.log

    def _note_idle(self, before: NetrunnerState, asked: Decision, keys: tuple[str, ...]) -> None:
        """Remember an answer after which the game is what it was, and forget others once anything changes."""
        state = self.state
        same = not self.log and len(state.decisions) == len(before.decisions) == 1
        same = same and replace(state.decisions[0], id=asked.id) == asked
        if same and all(getattr(state, name) == getattr(before, name) for name in _TABLE):
            idle = state.idle.get(asked.seat, ())
            state.idle = {**state.idle, asked.seat: (*idle, *keys)}
        elif state.idle:
            state.idle = {}

    def refresh(self, frame: FrameBase | None = None) -> None:
        """Ask anew what is asked, after the state was changed from outside; a frame is carried out before."""
        self.log = []
        self.state.decisions.clear()
        self.meet_cards()
        self.forget()
        if frame is not None:
            self.push(frame)
        self.proceed()

    def supposing(self, act: Callable[[objects.Game], None]) -> Game:
        """A copy of the game in which something is done, to be looked at and thrown away."""
        other = Game(self.state.clone(), self.policy)
        act(other)
        return other

    def concede(self, seat: str) -> list[Event]:
        """Give the game up. IllegalAnswer if it is over or the seat is none."""
        self._ends(seat)
        do.note(self, EventKind.CONCEDE, seat=seat)
        do.win(self, opponent(seat), "conceded")
        return self.log

    def time_out(self, seat: str) -> list[Event]:
        """End the game for the opponent of a seat that has let its time pass. IllegalAnswer as `concede`."""
        self._ends(seat)
        do.win(self, opponent(seat), "time")
        return self.log

    def abandon(self) -> list[Event]:
        """End the game for nobody. IllegalAnswer if it is over."""
        self._ends()
        do.win(self, "", "abandoned")
        return self.log

    def finish(self, seat: str) -> list[Event]:
        """End a lesson for the learner's seat. IllegalAnswer if it is over."""
        self._ends()
        do.win(self, seat_named(seat), "lesson")
        return self.log

    def _ends(self, seat: str = SEATS[0]) -> None:
        """Before the game is ended from outside: what happens is noted on a copy of the state."""
        if self.state.over is not None:
            raise IllegalAnswer("The game is over.")
        if seat not in SEATS:
            raise IllegalAnswer("Only a player can concede.")
        self.log = []
        self.state = self.state.clone()

    def since(self, before: Game, events: Sequence[Event]) -> Since:
        """What going back to an earlier state of this game cannot undo; `events`: all that happened since."""
        return since(before, self, events)

    def take_back(self, before: Game) -> None:
        """Go back to an earlier state of this game. What is asked there is asked anew, under new numbers;
        orders stay as they are, since they are no part of what happened. What was random comes out the same.
        """
        state = renumbered(before.state, self.state.asked)
        state.orders = dict(self.state.orders)
        self.log = []
        self.state = state
        self.meet_cards()
        self.forget()

    def chooses_action(self, seat: str) -> bool:
        """Whether the seat is asked for its next action (5.2)."""
        state = self.state
        merged = state.active == seat and state.clicks[seat] > 0
        return any(
            d.seat == seat and (d.kind == "action" or (merged and d.role == Role.ACTION_WINDOW))
            for d in state.decisions
        )

    def why_not(self, seat: str, language: str = DEFAULT, *, cited: bool = False) -> list[Reasons]:
        """What the seat cannot do now, of all it might want to, and why."""
        return reasons(self, seat_named(seat), self.words(language), cited=cited)

    def view(self, seat: str, language: str = DEFAULT, public: dict[int, CardView] | None = None) -> View:
        """The table as "corp", "runner" or "spectator" may see it, its words in a language. `public`: kept
        for the views of one state in one language, so that what all see alike is built once."""
        return build(self, seat, self.words(language), public)

    def describe(self, event: Event, seat: str, language: str = DEFAULT) -> str | None:
        """A line of the log for this seat; None if there is nothing to say."""
        return describe(self, event, seat, self.words(language))

    def orders(self, seat: str) -> Orders:
        """The seat's standing orders."""
        return self.state.orders[seat]

    def set_orders(self, seat: str, orders: Orders) -> list[Event]:
        """Change the seat's standing orders. What is asked of it now is answered by them where they say so.

        What happened, in order.
        """
        self.log = []
        self.state = state = self.state.clone()
        before = state.orders[seat]
        ahead = decided_ahead(orders) and decided_ahead(orders) != decided_ahead(before)
        ahead = ahead or (orders.begins and not before.begins)
        state.orders[seat] = orders
        if ahead and would_answer(self, seat_named(seat), orders):
            state.decisions.clear()
            self.forget()
            self.proceed()
        return self.log

    def installed_now(self) -> frozenset[int]:
        """Objects that were installed in this turn, as both players saw."""
        return frozenset(event.oid for event in self.state.happened if event.kind is EventKind.INSTALL)

    def instead_of_breach(self, seat: str) -> tuple[int, ...]:
        """Cards of the seat's hand that orders to use them instead of a breach can be about, as it knows."""
        return of_grip(self) if seat == RUNNER else ()

    def answered_by(self, seat: str, orders: Orders) -> bool:
        """Whether these standing orders would answer what is asked of the seat now."""
        return would_answer(self, seat_named(seat), orders)

    def save(self) -> bytes:
        """The whole game as bytes. Equal games give equal bytes."""
        return _CODEC.save(self.state)


def load(data: bytes, policy: objects.Policy = POLICY) -> Game:
    """The game in a save. SaveError if it cannot be read."""
    return Game(_CODEC.load(data), policy)
