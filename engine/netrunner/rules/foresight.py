"""How much damage instructions come to: for certain, and at most, whatever the other player decides.

A minimax of both players' decisions: the Runner takes what harms them least, as far as their credits, clicks
and cards go; the Corp, and what nobody can know yet, the least of it for what is certain and the most for
what may be. Only what all can see is looked at. What words that are not here do counts as nothing.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from engine.netrunner.language import costs, effects, flow
from engine.netrunner.language.abilities import When
from engine.netrunner.language.base import Bare
from engine.netrunner.language.effects.bidding import MOST
from engine.netrunner.language.effects.credits import CLICKS, CREDITS
from engine.netrunner.language.instructions import could_change
from engine.netrunner.language.membership import members
from engine.netrunner.language.selectors import This
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.language.wholes import SaidBy, Unpreventable
from engine.netrunner.rules import traces
from engine.netrunner.rules.costs import available
from engine.netrunner.rules.defences import hosted, may_answer, may_avoid_tags
from engine.netrunner.rules.encountered import in_an_encounter
from engine.netrunner.rules.foreseen import Standing, holds, number, paid, unsettled
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.parts import seat_of
from engine.netrunner.table.state import CORP, RUNNER
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.base import Ref
    from engine.netrunner.language.costs import Cost
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.parts import Seat

_ANY_SUM: Final = 99
"""Credits of a Runner whose card may bring as many as they need."""
_ROUNDS: Final = 9
"""The most rounds of a repetition that are looked at, and credits of the Corp one by one."""


class Harm(NamedTuple):
    """Damage to the Runner who decides the best for themself."""

    sure: int = 0
    """What it is, whatever else is decided."""
    most: int = 0
    """What it may be, never less than `sure`."""

    def __add__(self, other: object) -> Harm:
        """Both."""
        if not isinstance(other, Harm):
            return NotImplemented
        return Harm(self.sure + other.sure, self.most + other.most)


class _Met(NamedTuple):
    """A trace whose strength the Runner knows (10.8.6d)."""

    trace: effects.Trace
    strength: int


class Bid(NamedTuple):
    """What the Runner bids in a Psi Game, before they know the Corp's bid (10.14.2)."""

    n: int


class _Of(NamedTuple):
    """An instruction of another card than the one that is looked at."""

    source: int
    does: object


class _Way(NamedTuple):
    """One of the ways an instruction may go: what it puts in its place, or the end of the run."""

    standing: Standing
    now: tuple[object, ...] = ()
    later: tuple[object, ...] = ()
    ends: bool = False

    def of(self, source: int) -> _Way:
        """The same, of another card."""
        now, later = (tuple(_Of(source, each) for each in some) for some in (self.now, self.later))
        return self._replace(now=now, later=later)


def harm_of(
    g: Game,
    instructions: Iterable[Effect | Bid],
    source: int,
    *,
    rich: bool = False,
    paying: Cost | None = None,
    trace: int = -1,
) -> Harm:
    """The damage of a card's instructions, until the run ends or the Runner may leave it. `rich`: a card may
    bring as many credits as the Runner needs. `paying`: what the Runner pays before them. `trace`: the
    strength of the trace that they belong to."""
    found = tuple(instructions)
    if not may_hurt(found) and not (paying is not None and hurts(paying)):
        return Harm()
    sure, most = (
        _Foresight(g, source, worst=worst, rich=rich).of(found, paying, trace) for worst in (False, True)
    )
    return Harm(sure, max(sure, most))


@cache
def hurts(declared: object) -> bool:
    """Whether anything in a declaration is damage."""
    return any(isinstance(part, effects.Damage | costs.DamageCost) for part in inside(declared))


@cache
def may_hurt(declared: object) -> bool:
    """The same, or what another piece of ice does."""
    others = effects.ResolveSubroutine | effects.ForceEncounter
    return hurts(declared) or any(isinstance(part, others) for part in inside(declared))


class _Foresight:
    """One look at a card's instructions, with the most that the Corp may come to or the least."""

    def __init__(self, g: Game, source: int, *, worst: bool, rich: bool) -> None:
        self.g, self.worst, self.rich, self.source = g, worst, rich, source
        self.scope, self.elsewhere = self._scope_of(source), False
        self.evades = not may_avoid_tags(g)
        self.known: dict[object, int] = {}

    def _scope_of(self, source: int) -> Bare:
        card = do.means_of(self.g, source)
        seat = CORP if card is None else card.controller
        return Bare(seat=seat, source=source, code="" if card is None else card.code)

    def of(self, instructions: tuple[Effect | Bid, ...], paying: Cost | None, trace: int) -> int:
        """The damage once they are done, after this payment and of a trace of this strength."""
        state, g = self.g.state, self.g
        credits = available(g, costs.nested(RUNNER, costs.cost(), self.scope))
        if g.run is None:  # with what a run brings (10.6.2), and what may pay then
            credits = state.credits[RUNNER] + state.bad_publicity + hosted(g)
        self.of_traces = max(0, traces.most(g, RUNNER) - credits)
        start = Standing(
            credits=_ANY_SUM if self.rich else credits,
            clicks=state.clicks[RUNNER] - (g.run is None),
            tags=g.tags(),
            corp=traces.most(g, CORP),
            trace=trace,
        )
        first = start if paying is None else self._after_paying(paying, RUNNER, start)
        return self._after(instructions, first or start)

    def _after(self, left: tuple[object, ...], s: Standing) -> int:
        """The damage once all that is left is done."""
        if not left:
            return s.peak
        if (left, s) not in self.known:
            by, ways = self._ways(left[0], s)
            found = [
                way.standing.peak
                if way.ends
                else self._after((*way.now, *left[1:], *way.later), way.standing)
                for way in ways
            ]
            self.known[left, s] = max(found) if by != RUNNER and self.worst else min(found)
        return self.known[left, s]

    def _ways(self, effect: object, s: Standing) -> tuple[Seat | Literal[""], list[_Way]]:
        """Who decides how an instruction goes, "" if nobody does, and the ways there are."""
        seat = self.scope.seat
        match effect:
            case effects.Damage():
                return "", [_Way(s.hurt(self._n(effect.n, s)))]
            case flow.Together():
                return "", [_Way(s, effect.what)]
            case flow.IfAble():
                return "", [_Way(s, effect.what), _Way(s)]
            case Unpreventable() | SaidBy():
                return "", [_Way(s, (effect.what,))]
            case flow.Repeat():
                return "", [_Way(s, effect.what * min(_ROUNDS, self._n(effect.times, s)))]
            case flow.If():
                held = holds(self.g, self.scope, effect.condition, s)
                then, otherwise = _Way(s, effect.then), _Way(s, effect.otherwise)
                return "", [then, otherwise] if held is None else [then if held else otherwise]
            case flow.Unless():
                after_each = [self._after_paying(cost, effect.by, s) for cost in effect.payable]
                ways = [_Way(each) for each in after_each if each is not None]
                return effect.by, ways if ways and effect.must else [*ways, _Way(s, effect.what)]
            case flow.MayPay():
                after = self._after_paying(effect.cost, effect.by or seat, s)
                ways = [] if after is None else [_Way(after, effect.then)]
                return effect.by or seat, ways if ways and effect.must else [*ways, _Way(s, effect.otherwise)]
            case flow.May():
                able = not all(self._idle(each, s) for each in effect.what)
                ways = [_Way(s, effect.what)] if able else []
                return effect.by or seat, [*ways, _Way(s, effect.otherwise)]
            case flow.ChooseOne():
                return effect.by or seat, self._modes(effect, s)
            case effects.MayJackOut():
                return RUNNER, [_Way(s, ends=True)] if self._may_leave() else [_Way(s)]
            case effects.JackOut():
                return "", [_Way(s, ends=self._may_leave())]
            case effects.EndTheRun():
                return "", [_Way(s, ends=True)]
            case effects.MakeRun():  # of what comes after a run nothing is certain: it may bring cards
                after_run = tuple(
                    part
                    for when in effect.abilities
                    if EventKind.RUN_ENDS in when.on.heard and not when.optional
                    for part in when.effects
                )
                return "", [_Way(s, later=after_run), _Way(s, ends=True)]
            case effects.Trace():
                base = self._n(effect.base, s)
                return CORP, [
                    _Way(s._replace(corp=s.corp - spent), (_Met(effect, base + spent),))
                    for spent in self._spent(base, s)
                ]
            case _Met():
                return RUNNER, self._evading(effect, s)
            case effects.PsiGame():
                bids = range(min(MOST, s.credits) + 1)
                return RUNNER, [_Way(s, (Bid(n),)) for n in bids]
            case Bid():
                after = s._replace(credits=max(0, s.credits - effect.n))
                bids = range(min(MOST, s.corp) + 1)
                return CORP, [_Way(after._replace(corp=s.corp - n, match=n == effect.n)) for n in bids]
            case effects.ResolveSubroutine() | effects.ForceEncounter():
                return seat, self._elsewhere(effect, s)
            case _Of():
                self.scope, self.elsewhere = self._scope_of(effect.source), True
                by, ways = self._ways(effect.does, s)
                self.scope, self.elsewhere = self._scope_of(self.source), False
                return by, [way.of(effect.source) for way in ways]
            case flow.ForNow(modifier=GainSubs() as gained) if effect.on == This():
                times = min(_ROUNDS, self._n(gained.n, s))
                return "", [_Way(s, later=gained.sub.effects * times)]
            case flow.Delayed():
                return "", self._echoes(effect.ability, s)
            case _:
                return "", [_Way(self._changed(effect, s))]

    def _changed(self, effect: object, s: Standing) -> Standing:
        """What an instruction does to what the Runner has."""
        seat = self.scope.seat
        match effect:
            case effects.GiveTags() if self.evades and not self.g.cannot("tag", by=RUNNER):
                return s._replace(tags=s.tags + self._n(effect.n, s))
            case effects.RemoveTags():
                return s._replace(tags=max(0, s.tags - self._n(effect.n, s)))
            case effects.Draw() if effect.doer(seat) == RUNNER:
                return s._replace(drawn=s.drawn + self._n(effect.n, s))
            case effects.Lose() if seat_of(effect.who, seat) == RUNNER:
                n = 0 if effect.least is not None else self._n(effect.n, s)
                return self._with(s, effect.what, -n)
            case effects.Gain() if seat_of(effect.who, seat) == RUNNER:
                return self._with(s, effect.what, self._n(effect.n, s))
        return s

    @staticmethod
    def _with(s: Standing, what: str, n: int) -> Standing:
        if what == CREDITS:
            return s._replace(credits=max(0, s.credits + n))
        return s._replace(clicks=max(0, s.clicks + n))

    def _idle(self, effect: Effect, s: Standing) -> bool:
        """Whether an instruction could change nothing."""
        if isinstance(effect, effects.Lose) and seat_of(effect.who, self.scope.seat) == RUNNER:
            return (s.clicks if effect.what == CLICKS else s.credits) <= 0
        if effect.veiled(self.g, self.scope, self.scope.seat):  # being asked must not tell (10.2)
            return False
        return not could_change(self.g, self.scope, (effect,))

    def _modes(self, choice: flow.ChooseOne, s: Standing) -> list[_Way]:
        stuck = choice.must and not self._may_leave()
        fit = [
            mode for mode in choice.modes if not (stuck and any(isinstance(e, effects.JackOut) for e in mode))
        ]
        most = len(fit) if choice.all_if is not None and self.scope.seat != RUNNER else choice.n
        least = choice.n if choice.least is None else choice.least
        sizes = range(min(least, len(fit)), min(most, len(fit)) + 1)
        return [_Way(s, sum(some, ())) for n in sizes for some in combinations(fit, n)] or [_Way(s)]

    def _spent(self, base: int, s: Standing) -> set[int]:
        """What the Corp may spend on a trace (10.8.6c): of many credits a few, all, or just too much for the
        Runner."""
        enough = self.g.link() + s.credits + self.of_traces - base + 1
        return {*range(min(s.corp, _ROUNDS) + 1), min(max(enough, 0), s.corp), s.corp}

    def _evading(self, met: _Met, s: Standing) -> list[_Way]:
        """The Runner lets a trace be successful, or spends what it takes (10.8.4)."""
        after = s._replace(trace=met.strength)
        above = max(0, met.strength - self.g.link())
        evaded = _Way(
            after._replace(credits=max(0, s.credits - above)), (*met.trace.always, *met.trace.if_unsuccessful)
        )
        ways = [_Way(after, (*met.trace.always, *met.trace.if_successful))] if above else []
        return [*ways, evaded] if above <= s.credits + self.of_traces else ways

    def _elsewhere(
        self, effect: effects.ResolveSubroutine | effects.ForceEncounter, s: Standing
    ) -> list[_Way]:
        """A subroutine of a piece of ice resolves (9.8.10), or the Runner encounters it (6.5.9), as the Corp
        chooses; what does so itself is not followed further."""
        g, ways = self.g, list[_Way]()
        for ice in () if self.elsewhere else self._named(effect.what):
            if isinstance(effect, effects.ResolveSubroutine):
                ways += [_Way(s, sub.effects).of(ice.oid) for sub in g.subroutines(ice.oid)]
            else:
                met = () if may_answer(g, ice, rich=self.rich) else in_an_encounter(g, ice)
                ways.append(_Way(s, met).of(ice.oid))
        return ways or [_Way(s)]

    def _named(self, what: Ref) -> list[Card]:
        """The rezzed ice that an instruction is about, or can be: what is not rezzed, nobody knows."""
        wanted, cards = what.targeting(), self.g.state.cards
        if wanted is not None:
            among = members(wanted.among, self.g, self.scope)
        else:
            among = [] if unsettled(what) else [cards[oid] for oid in what.oids(self.g, self.scope)]
        return [card for card in among if card.faceup and self.g.face(card).type == ICE]

    def _echoes(self, ability: When, s: Standing) -> list[_Way]:
        """A delayed ability of damage to come may do more for each card that is trashed."""
        if EventKind.TRASH not in ability.on.heard or not hurts(ability.effects):
            return [_Way(s)]
        more = sum(self._n(each.n, s) for each in ability.effects if isinstance(each, effects.Damage))
        return [_Way(s), _Way(s._replace(echo=s.echo + more))]

    def _n(self, n: object, s: Standing) -> int:
        """An amount as it is then; 0 where it follows from more than that."""
        return number(self.g, self.scope, n, s) or 0

    def _after_paying(self, cost: Cost, seat: Seat, s: Standing) -> Standing | None:
        return paid(self.g, self.scope, cost, seat, s)

    def _may_leave(self) -> bool:
        """Whether the Runner may jack out of the run, or of one they would make."""
        run, g = self.g.run, self.g
        return run is None or (not g.cannot("jack_out", by=RUNNER, server=run.server) and g.can_jack_out())
