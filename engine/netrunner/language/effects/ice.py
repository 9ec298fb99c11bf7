"""Encounters: subroutines broken, strength, ice bypassed (6.5, 9.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Bare, Ref, Scope, Selector, Targeting
from engine.netrunner.language.costs import Cost, nested
from engine.netrunner.language.effects.base import Counted, OnCards
from engine.netrunner.language.fields import Natural, SubtypeName
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.runs import EncounterFrame
from engine.netrunner.table.parts import Duration, Expected, Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import INSTALLED, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.game import Game


class Break(Value, Effect, frozen=True):
    """Break subroutines on the encountered ice (9.8.5). `subtype` "" = any; `n` 0 = all (9.8.6a).

    `but`: all except so many, which are chosen as targets, be they broken or not (9.8.6b).
    """

    breaks: ClassVar[bool] = True
    n: Natural
    subtype: SubtypeName = ""
    up_to: bool = False
    on_source: bool = False
    """Only if the source itself is the encountered ice (bioroids)."""
    against: Selector | None = None
    """Only if the encountered ice is one of these: the host of the source, ice of some strength."""
    but: Natural = 0
    last: bool = False
    """Only the last of all its subroutines."""
    number: Amount | None = None
    """How many, if that depends on the game: `Break(1, number=X())`; `n` is not used then."""

    def faults(self) -> Iterable[str]:
        if self.n and self.but:
            yield "so many subroutines, or all but so many"
        if self.number is not None and (self.n != 1 or self.up_to):
            yield "a number of subroutines, or as many as an amount says"

    def targets(self) -> tuple[Targeting, ...]:
        if self.but:
            return (Targeting(Installed(), self.but, self.but, subroutines=True),)
        if self.n == 0:
            return ()
        if self.number is not None:
            return (Targeting(Installed(), subroutines=True, number=self.number),)
        return (Targeting(Installed(), self.n, 1 if self.up_to else self.n, subroutines=True),)

    def fits(self, g: Game, source: int) -> bool:
        """Whether it can be used against the encountered ice.

        Rules: 3.9.5h.
        """
        encounter = g.encounter
        if encounter is None or encounter.window is False:
            return False
        ice = g.state.cards.get(encounter.ice)
        return ice is not None and self.fits_ice(g, source, ice)

    def fits_ice(self, g: Game, source: int, ice: Card) -> bool:
        """Whether it can be used against this ice, once that is encountered."""
        if self.on_source and ice.oid != source:
            return False
        if g.cannot("break", by=RUNNER, card=ice):
            return False
        if self.against is not None:
            card = g.state.cards.get(source)
            scope = Bare(RUNNER, 0, "") if card is None else Bare(card.side, card.oid, card.code)
            if not self.against.matches(g, ice, scope):
                return False
        return not self.subtype or self.subtype in g.face(ice).subtypes

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        encounter = g.encounter
        ice = None if encounter is None else g.state.cards.get(encounter.ice)
        if ice is None or g.cannot("break", by=RUNNER, card=ice):  # 1.2.2: as it is by now
            return None
        can = g.breaking(f.source)
        wanted = f.chosen(self.targets()[0]) if self.n else can.places
        if self.but:
            spared = f.chosen(self.targets()[0])
            wanted = tuple(place for place in can.places if place not in spared)
        elif not self.n and can.most < len(can.places):
            options = [Option(f"sub:{i}", "break", n=i) for i in can.places]
            keys = g.ask(f, f.seat, "target", options, minimum=can.most, maximum=can.most, about=f.source)
            if keys is None:
                return ASK
            wanted = tuple(int(key.partition(":")[2]) for key in keys)
        g.break_subroutines(can.within(wanted), f.source, f.code)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        encounter = g.encounter
        if encounter is None or not self.fits(g, s.source):
            return False
        # 9.8.6b: those that are spared may be broken ones, so that it is the number of all that counts.
        spare = bool(self.but) and len(g.subroutines(encounter.ice)) <= self.but
        return not spare and bool(self.among(g, g.breaking(s.source).places))

    def among(self, g: Game, places: Iterable[int]) -> list[int]:
        """Those of these unbroken subroutines of the encountered ice that it could break."""
        encounter = g.encounter
        end = -1 if encounter is None else len(g.subroutines(encounter.ice)) - 1
        return [place for place in places if not self.last or place == end]


class Boost(Counted, frozen=True):
    """The source gets strength, for the encounter unless it says otherwise (3.9.5b).

    Rules: 9.10.4a, 3.9.5c.
    """

    duration: Duration = "encounter"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n = self.number(g, f)
        if n and f.source in g.state.cards:
            until = g.until(self.duration, f.seat, f.source)
            do.linger(g, until, f.seat, f.source, f.code, modifier=Modify("strength", n), target=f.source)
            do.emit(g, EventKind.BOOST, seat=f.seat, oid=f.source, code=f.code, n=n)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0


class ReduceEncountered(Counted, frozen=True):
    """The encountered ice gets less strength for the remainder of the encounter."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        encounter, n = g.encounter, self.number(g, f)
        if n and encounter is not None:
            until = f"encounter:{encounter.number}"
            modifier = Modify("strength", -n)
            do.linger(g, until, f.seat, f.source, f.code, modifier=modifier, target=encounter.ice)
            do.emit(g, EventKind.WEAKEN, seat=f.seat, oid=encounter.ice, code=f.code, n=n)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.encounter is not None and self.number(g, s) != 0


class Bypass(Value, Effect, frozen=True):
    """Bypass the encountered ice (6.5.8)."""

    def expects(self, g: Game, s: Scope) -> Expected:
        return () if g.cannot("bypass", by=s.seat) else (("bypass", 1),)

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return () if g.encounter is None else (g.encounter.ice,)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.expecting("bypass", 1) > 0 and self._may(g, f.seat):
            g.bypass()
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self._may(g, s.seat)

    def _may(self, g: Game, seat: Seat) -> bool:
        ice = None if g.encounter is None else g.state.cards.get(g.encounter.ice)
        return g.encounter is not None and not g.cannot("bypass", by=seat, card=ice)


class Encounter(Value, Effect, frozen=True):
    """The Runner encounters a piece of ice: the one in their position, as the run goes on (6.9.3)."""

    forced: ClassVar[bool] = False
    what: Ref

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("encounter", len(self.objects(g, s))),)

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return self.what.oids(g, s)

    def doer(self, seat: Seat) -> Seat:
        return RUNNER

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = [oid for oid in self.objects(g, f) if self._there(g, g.state.cards[oid])]
        for oid in oids[: max(0, f.expecting("encounter", len(oids)))]:
            g.state.encounters += 1
            g.push(EncounterFrame(ice=oid, number=g.state.encounters, forced=self.forced))
        return None

    def _there(self, g: Game, card: Card) -> bool:
        """Whether the Runner is still at that ice, which is rezzed (6.4.4), whatever interrupts have done.

        A forced encounter may be with ice anywhere; only what is accessed is not installed.
        """
        if self.forced:
            return card.faceup or card.zone != INSTALLED
        run = g.run
        return run is not None and run.ice == card.oid and card.faceup


class ForceEncounter(Encounter, frozen=True):
    """The Runner encounters a piece of ice where it is; their position does not change (6.5.9).

    Rules: 6.1.3c, 6.5.9a.
    """

    forced: ClassVar[bool] = True


class ResolveSubroutine(OnCards, frozen=True):
    """Resolve a subroutine of a piece of ice, of your choice (9.8.10).

    With `cost`, which may then be paid: the ice may be gone by the time it resolves (4.6.6i, 9.12.2e).
    """

    what: Ref
    cost: Cost | None = None

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.targeting() is not None or self.what.later:
            return super().useful(g, s)
        return any(g.subroutines(oid) for oid in self.what.oids(g, s))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f)[:1]:
            subs = g.subroutines(oid)
            key = f.choice
            if not key and subs:
                options = [Option(f"sub:{i}", "resolve_sub", oid=oid, n=i) for i in range(len(subs))]
                keys = g.ask(f, f.seat, "subroutine", options, about=f.source)
                if keys is None:
                    return ASK
                key = keys[0]
            if not key:
                return None
            sub, code = subs[int(key.split(":")[1])], g.state.cards[oid].code
            if self.cost is not None:
                paid = self._pays(g, f, key)
                if paid is None:
                    return ASK
                f.choice = ""
                if not paid:
                    return None
            g.resolve_subroutine(oid, code, sub)
        return None

    def _pays(self, g: Game, f: AbilityFrame, key: str) -> bool | None:
        """Whether the cost of resolving the chosen subroutine is paid; None while anything is asked."""
        assert self.cost is not None
        payment = nested(f.seat, self.cost, f)
        if not f.choice.endswith(":pay"):
            f.choice = key
            if not g.can_pay(payment):
                return False
            options = [Option("pay", "pay", oid=f.source), Option("no", "do_not_pay", oid=f.source)]
            keys = g.ask(f, f.seat, "unless", options, about=f.source)
            if keys is None:
                return None
            if keys[0] == "no":
                return False
            f.choice = f"{key}:pay"
        return True if g.pay(f, payment) else None
