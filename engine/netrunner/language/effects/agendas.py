"""Cards accessed, agendas scored and stolen, runs declared successful: by cards, and as steps (9.11.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Ref, Scope
from engine.netrunner.language.effects.base import OnCards, last
from engine.netrunner.language.instructions import Effect
from engine.netrunner.table import primitives as do
from engine.netrunner.table.durations import access_of
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.parts import Expected, Modifier, Seat
from engine.netrunner.table.state import CORP, INSTALLED, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.game import Game


class Access(OnCards, frozen=True):
    """The Runner accesses a card, in or outside of a breach (7.1, 7.2)."""

    what: Ref
    during: tuple[Modifier, ...] = ()
    """Modifiers for the length of the access."""

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        cards = [g.state.cards[oid] for oid in self.what.oids(g, s)[:1]]
        return tuple(
            card.oid for card in cards
            if not g.cannot("access", by=RUNNER, card=card, server=card.server or card.zone)
        )  # fmt: skip

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("access", len(self.objects(g, s))),)

    def doer(self, seat: Seat) -> Seat:
        return RUNNER

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.objects(g, f)[: f.expecting("access", 1)]:
            g.access(oid)
            for modifier in self.during:
                last(g, f, access_of(oid), modifier)
        return None


class ResolveScored(OnCards, frozen=True):
    """Resolve the "when scored" ability of agendas, without scoring them (9.6.14c, d)."""

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f):
            g.as_if(oid, EventKind.SCORE)
        return None


class ResolveWhen(OnCards, frozen=True):
    """Resolve the "when installed" or "when encountered" abilities of cards, without that having happened to
    them now (9.6.14a, b, d).
    """

    what: Ref
    happening: Literal["installed", "encountered"]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        kind = EventKind.INSTALL if self.happening == "installed" else EventKind.ENCOUNTER
        for oid in self.what.oids(g, f):
            g.as_if(oid, kind)
        return None


class Score(OnCards, frozen=True):
    """The Corp scores an agenda, wherever it is and however often it was advanced (1.17).

    `able`: only if it could be scored by the rules now, with enough advancement counters and for all that it
    costs (1.17.3a, 1.16.10c).
    """

    what: Ref
    able: bool = False

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        cards = [g.state.cards[oid] for oid in self.what.oids(g, s)]
        return tuple(
            card.oid for card in cards
            if g.face(card).type == AGENDA and not g.cannot("score", by=CORP, card=card)
            and (not self.able or (card.zone == INSTALLED and g.can_score(card.oid)))
        )  # fmt: skip

    def useful(self, g: Game, s: Scope) -> bool:
        known = self.what.targeting() is None and bool(self.what.oids(g, s))
        return bool(self.objects(g, s)) if self.able and known else super().useful(g, s)

    def expects(self, g: Game, s: Scope) -> Expected:
        return () if self.able else (("score", len(self.objects(g, s))),)

    def doer(self, seat: Seat) -> Seat:
        return CORP

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.objects(g, f)
        if self.able:  # its costs are paid, and the step that scores it may be interrupted
            for oid in oids:
                g.score(oid)
            return None
        for oid in oids[: f.expecting("score", len(oids))]:
            do.to_score_area(g, oid, CORP, EventKind.SCORE)
        return None


def can_be_stolen(g: Game, card: Card) -> bool:
    """Whether a card is an agenda that nothing forbids to steal (1.2.2, 1.17)."""
    return g.face(card).type == AGENDA and not g.cannot("steal", by=RUNNER, card=card)


class Steal(OnCards, frozen=True):
    """The Runner steals an agenda (1.17), ignoring all costs (1.16.5c)."""

    what: Ref

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        cards = [g.state.cards[oid] for oid in self.what.oids(g, s)]
        return tuple(card.oid for card in cards if can_be_stolen(g, card))

    def expects(self, g: Game, s: Scope) -> Expected:
        n = len(self.objects(g, s))
        return ("steal", n), ("runner_score", n)

    def doer(self, seat: Seat) -> Seat:
        return RUNNER

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.objects(g, f)
        n = min(f.expecting("steal", len(oids)), f.expecting("runner_score", len(oids)))
        for oid in oids[: max(0, n)]:
            do.to_score_area(g, oid, RUNNER, EventKind.STEAL, f.entering)
        return None


class DeclareSuccess(Value, Effect, frozen=True):
    """The run is declared successful (6.9.5a)."""

    def expects(self, g: Game, s: Scope) -> Expected:
        run = g.run
        barred = run is None or g.cannot("success", by=RUNNER, server=run.server)
        return () if barred else (("success", 1),)

    def useful(self, g: Game, s: Scope) -> bool:
        return g.run is not None

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        run = g.run
        # 1.2.2: the server that is attacked now, which an interrupt may have changed
        barred = run is None or g.cannot("success", by=RUNNER, server=run.server)
        if run is not None and not barred and f.expecting("success", 1) > 0:
            run.successful = True
            do.emit(g, EventKind.SUCCESSFUL_RUN, seat=RUNNER, server=run.server)
        return None
