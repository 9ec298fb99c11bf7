"""When a human is asked. The rules produce every window; this layer answers those that need nobody.

Whether a seat is asked depends only on public information and the seat's own standing orders, never on
hidden cards: being asked, or not, must tell nothing (10.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.amounts import Num
from engine.netrunner.language.effects import (
    AccessMore,
    Boost,
    Draw,
    Gain,
    GiveTags,
    Load,
    PlaceCounters,
    TakeCredits,
)
from engine.netrunner.language.flow import Delayed
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.selectors import This
from engine.netrunner.orders import accessing, answer, covers, full_control, goes_on, unchanged_run
from engine.netrunner.rules.dangers import damage_ahead, deadly
from engine.netrunner.rules.indifferent import accesses_matter, dull, listens
from engine.netrunner.rules.instead import conceivable
from engine.netrunner.rules.pressing import any_pressing, ends_here, of_this_encounter, of_this_run
from engine.netrunner.rules.shortcuts import strength_matters
from engine.netrunner.rules.triggers import lies_hidden
from engine.netrunner.rules.windows import any_ability, any_veiled
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.positions import ahead, to_go
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CENTRALS, CORP, GRIP, INSTALLED, RUNNER, Pending

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.netrunner.language.abilities import Paid
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.frames.windows import PaidWindowFrame

_COMMUTING = (Delayed, Gain, GiveTags, Load, TakeCredits)


class Policy:
    """Answers for seats whose standing orders say so. This one is for people."""

    asks_the_obvious = False
    """Whether a question is put although its one answer is public."""

    def wants(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        """Whether the seat is asked when it gets priority in this paid ability window."""
        if full_control(g, seat, w.role):
            return self.may_act(g, seat, w)
        if w.passed and w.stopped == seat:  # they have done what they wanted, and nothing happened since
            return False
        role = w.role
        if seat == g.state.active and role == Role.ACTION_WINDOW and not w.passed:
            ends = g.state.orders[seat].asks_to_end
            return g.state.clicks[seat] > 0 or ends or (seat == CORP and self._may_score(g))
        if seat == CORP:
            if role == Role.APPROACH_WINDOW:
                card = g.state.cards.get(w.ice)
                return card is not None and not card.faceup
            if role == Role.MOVEMENT_WINDOW:
                run = g.run
                if run is None or run.position >= 0:
                    return False
                return self._facedown_root(g, run.server) or any_pressing(g, seat, ends_here)
            if role == Role.TURN_WINDOW:  # before its own turn, not the Runner's
                mine = seat == g.state.active
                return mine and any(self._facedown_root(g, name) for name in g.state.servers)
            return False
        if role == Role.MOVEMENT_WINDOW:
            return g.run is not None and g.run.position < 0 and any_pressing(g, seat, of_this_run)
        return role == Role.ENCOUNTER_WINDOW and self._can_break(g, seat)

    def _can_break(self, g: Game, seat: Seat) -> bool:
        """Whether there is something to do in an encounter; what the Runner can use is public."""
        if g.unbroken():
            return self.asks_the_obvious or any_ability(g, seat)
        return any_pressing(g, seat, of_this_encounter)

    def decided(self, g: Game, seat: Seat, w: PaidWindowFrame, options: Sequence[Option]) -> str | None:
        """What the seat decided ahead for this window, the key of an option or "pass"; None to ask."""
        if full_control(g, seat, w.role) or not covers(g, seat, w):
            return None
        return answer(g, seat, w, options)

    def plans_run(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        """Whether deciding for the whole run is offered: more than one facedown card may still matter."""
        if seat != CORP or w.role != Role.APPROACH_WINDOW:
            return False
        run = g.run
        server = g.state.servers.get(run.server) if run is not None else None
        if run is None or server is None:
            return False
        if full_control(g, seat, w.role):
            return False
        matter = (*ahead(g), *server.root)
        return sum(not g.state.cards[oid].faceup for oid in matter) > 1

    def plans_to_go_on(self, g: Game) -> bool:
        """Whether the Runner is offered to go on to the server unless something is rezzed."""
        run = g.run
        if run is None or not to_go(g) or full_control(g, RUNNER, "jack_out"):
            return False
        return any(not g.state.cards[oid].faceup for oid in ahead(g)[: to_go(g)])

    def merges(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        """Whether the window is put to the seat together with the action window after it."""
        return (
            seat == g.state.active
            and w.role == Role.ACTION_WINDOW
            and not w.passed
            and g.state.clicks[seat] > 0
            and not full_control(g, seat, w.role)
        )

    def worthwhile(self, g: Game, seat: Seat, card: Card, paid: Paid) -> bool:
        """Whether a paid ability is offered if it can be used: not if it is gone before it could matter, nor
        if it only raises strength where the card has nothing to use against the encountered ice.

        Rules: 3.9.5d, 3.9.5h, 9.10.5.
        """
        if any(not isinstance(effect, Boost) for effect in paid.effects):
            return True
        if g.encounter is None:
            return full_control(g, seat)
        if full_control(g, seat, Role.ENCOUNTER_WINDOW):
            return True
        ends = f"encounter:{g.encounter.number}"
        boosts = [effect for effect in paid.effects if isinstance(effect, Boost)]
        lasts = any(g.until(effect.duration, seat, card.oid) != ends for effect in boosts) or any(
            longer.covers(g, scope, "strength", card) for longer, scope, _, _ in g.modifiers("prolongs")
        )
        heard = self.asks_the_obvious or listens(g, EventKind.BOOST)
        return lasts or heard or strength_matters(g, card)

    def offers_idle(self, g: Game, seat: Seat) -> bool:
        """Whether what would change nothing is offered where it may be done: to who wants to decide all."""
        return self.asks_the_obvious or full_control(g, seat)

    def asks_to_trash_first(self, g: Game, seat: Seat) -> bool:
        """Whether an install by an ability asks what to trash first where nothing has to go (8.5.6)."""
        return full_control(g, seat)

    def asks_of_grip(self, g: Game, server: str) -> bool:
        """Whether the Runner is asked if a card of the grip is used instead of breaching a server.

        To ask where there is one would tell that there is: only who wants to be asked is, whatever they hold.
        """
        if not full_control(g, RUNNER, "instead") or not g.state.zones[GRIP]:
            return False
        return conceivable(g, server)

    def asks_of_lurking(self, g: Game, seat: Seat) -> bool:
        """Whether the seat is asked about optional abilities of its cards in hands and facedown in Archives,
        and then whatever lies there. Else they are used without a question.
        """
        return full_control(g, seat, "reaction")

    def shortcuts(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        """Whether whole intentions are offered beside single abilities."""
        return w.role == Role.ENCOUNTER_WINDOW and seat == RUNNER and not full_control(g, seat, w.role)

    def may_act(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        """Whether, by public information, the seat may have something to do besides passing."""
        if seat == CORP:
            if w.ice:
                card = g.state.cards.get(w.ice)
                if card is not None and not card.faceup:
                    return True
            if (w.rez or w.score) and any(self._facedown_root(g, name) for name in g.state.servers):
                return True
            if w.rez and g.run is not None and self._facedown_ice(g, g.run.server):
                return True  # of which some can be rezzed without being approached
        return any_ability(g, seat) or any_veiled(g, seat)

    def reply(
        self, g: Game, seat: Seat, kind: str, options: Sequence[Option], minimum: int, maximum: int,
        private: bool,
    ) -> tuple[str, ...] | None:  # fmt: skip
        """An answer given without asking, or None to ask."""
        if not private and minimum == maximum == len(options):
            return tuple(option.key for option in options)
        if kind == "payment" and g.state.orders[seat].hosted_first:
            return (options[0].key,)
        if full_control(g, seat, kind):
            return None
        if kind == "target" and options[0].verb == "break" and maximum >= len(options):
            # Who pays for breaking wants to break all they can, as long as these do the same.
            if not g.alike_subs(option.n for option in options):
                return None
            return tuple(option.key for option in options[:maximum])
        if kind == "payment" and not options[0].oid and not self.asks_the_obvious:
            return (options[0].key,)  # the most from the fund: what is left of it goes with the run
        if kind == "candidate":
            return self._dull_archives(g, options)
        if kind == "access":
            return self._access(g, options)
        if kind == "jack_out" and options[0].verb == "continue_run" and self._goes_on(g):
            return None if deadly(g, damage_ahead(g).most) else (options[0].key,)
        return None

    def moves_by_order(self, g: Game, seat: Seat, kind: str, keys: tuple[str, ...]) -> bool:
        """Whether an answer that nobody was asked for does something that was ordered."""
        return kind == "access" and g.state.orders[seat].trash >= 0 and keys[0] != "pass"

    def _goes_on(self, g: Game) -> bool:
        """Whether the Runner decided not to jack out here, or did so just now by making the run."""
        return goes_on(g) or (unchanged_run(g) and not self.asks_the_obvious)

    def _access(self, g: Game, options: Sequence[Option]) -> tuple[str, ...] | None:
        decided = accessing(g, options)
        if decided is not None:
            return (decided,)
        return self._dull_access(g, options[0]) if len(options) == 1 else None

    def order(self, g: Game, seat: Seat, mine: Sequence[Pending]) -> tuple[str, ...] | None:
        """Which pending instance to trigger without asking: the order of some does not matter."""
        if not self.asks_of_lurking(g, seat):
            seen = [p for p in mine if not lies_hidden(g, p) or g.zone_of(p.source) == INSTALLED]
            if not seen:
                return (f"pending:{mine[0].number}",)
            mine = seen
        if any(p.optional for p in mine):
            return None
        if len(mine) > 1 and full_control(g, seat, "reaction"):
            return None
        first = mine[0]
        same = all((p.source, p.ability, p.event) == (first.source, first.ability, first.event) for p in mine)
        effects = [effect for p in mine for effect in one_by_one(p.ability.effects)]  # type: ignore[attr-defined]
        if same or all(self._commutes(g, effect) for effect in effects):
            return (f"pending:{first.number}",)
        return None

    def _commutes(self, g: Game, effect: Effect) -> bool:
        """Whether the effect does the same before or after others of which this holds."""
        if isinstance(effect, PlaceCounters):
            return effect.what == This()
        if isinstance(effect, AccessMore):
            return isinstance(effect.n, Num)
        if isinstance(effect, Draw):
            return not (listens(g, EventKind.DRAW) or listens(g, "would:draw"))
        return isinstance(effect, _COMMUTING)

    def _facedown_root(self, g: Game, server: str) -> bool:
        found = g.state.servers.get(server)
        return found is not None and any(not g.state.cards[oid].faceup for oid in found.root)

    def _facedown_ice(self, g: Game, server: str) -> bool:
        found = g.state.servers.get(server)
        return found is not None and any(not g.state.cards[oid].faceup for oid in found.ice)

    def _may_score(self, g: Game) -> bool:
        """A facedown card in a remote root with an advancement counter could be an agenda to score."""
        return any(
            not g.state.cards[oid].faceup and g.state.cards[oid].advancement > 0
            for name, server in g.state.servers.items()
            if name not in CENTRALS
            for oid in server.root
        )

    def _dull_archives(self, g: Game, options: Sequence[Option]) -> tuple[str, ...] | None:
        """Faceup cards in Archives that are no agendas and do nothing when accessed there need no choice:
        they come first, unless there may be no access for all or something hears of each."""
        first = [option for option in options if dull(g, option)]
        if not first or (len(first) < len(options) and accesses_matter(g)):
            return None
        return (first[0].key,)

    def _dull_access(self, g: Game, option: Option) -> tuple[str, ...] | None:
        return (option.key,) if dull(g, option) else None


class Thorough(Policy):
    """Puts each question once, also where its one answer is public: for tests that walk through steps."""

    asks_the_obvious = True


class AskAll(Policy):
    """Asks at every window and for every choice: the rules engine as it is, for tests and counts."""

    def worthwhile(self, g: Game, seat: Seat, card: Card, paid: Paid) -> bool:
        return True

    def offers_idle(self, g: Game, seat: Seat) -> bool:
        return True

    def asks_to_trash_first(self, g: Game, seat: Seat) -> bool:
        return True

    def asks_of_grip(self, g: Game, server: str) -> bool:
        return bool(g.state.zones[GRIP]) and conceivable(g, server)

    def asks_of_lurking(self, g: Game, seat: Seat) -> bool:
        return True

    def shortcuts(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        return False

    def wants(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        return True

    def decided(self, g: Game, seat: Seat, w: PaidWindowFrame, options: Sequence[Option]) -> str | None:
        return None

    def plans_run(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        return False

    def plans_to_go_on(self, g: Game) -> bool:
        return False

    def merges(self, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        return False

    def reply(
        self, g: Game, seat: Seat, kind: str, options: Sequence[Option], minimum: int, maximum: int,
        private: bool,
    ) -> tuple[str, ...] | None:  # fmt: skip
        return None

    def order(self, g: Game, seat: Seat, mine: Sequence[Pending]) -> tuple[str, ...] | None:
        return None


POLICY = Policy()
THOROUGH = Thorough()
ASK_ALL = AskAll()
