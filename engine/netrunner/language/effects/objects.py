"""Instructions that change what a card is, or on which card it is hosted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel import rng
from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.base import Ref, Scope
from engine.netrunner.language.effects.base import OnCards, prove
from engine.netrunner.language.fields import SubtypeName
from engine.netrunner.language.hosting import ConditionText
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import This
from engine.netrunner.language.traits import ChangeSubtype, GainAbilities, GainSubsAnywhere, names_itself
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.parts import YOU, Ability, Duration, Expected, Player, seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import ARCHIVES, HOSTED, INSTALLED, PLAY, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class HostOn(Value, Effect, frozen=True):
    """Host cards on a card (1.13.1). Installed ones stay installed; others stay inactive (1.13.2).

    Rules: 1.13.7, 1.13.7b, 4.6.5h.
    """

    what: Ref
    on: Ref = This()
    faceup: bool = True

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        hosts, oids = self.on.oids(g, f), self.what.oids(g, f)
        prove(g, f, self.what, oids)
        if not self.faceup and len(oids) > 1:  # 1.13.7d: in no order, which that of a deck would be
            oids = tuple(rng.shuffled(g.state, oids))
        for oid in oids:
            if hosts and hosts[0] != oid and g.can_host(hosts[0]):
                do.host(g, oid, hosts[0], faceup=self.faceup, by=f.seat)
        return None


class BecomeCondition(Value, Effect, frozen=True):
    """The event or operation that resolves becomes a condition counter hosted on a card (10.1.4).

        BecomeCondition(target(Rezzed() & Type("ice")), ConditionText((Static(...),)))

    Without that card it is trashed like others. A counter is installed neither as a card nor by an install
    effect (1.13.6d).
    """

    on: Ref
    text: ConditionText

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        hosts = self.on.oids(g, f)
        if hosts and g.zone_of(f.source) == PLAY:
            do.convert_to_condition(g, f.source, hosts[0])
        return None


class TurnFacedown(OnCards, frozen=True):
    """Turn installed Runner cards facedown (8.1.4d), or cards hosted without being installed (1.13.7); they
    stay where they are. Or cards in Archives, of which nobody but the Corp knows then which is which (4.4.2,
    4.4.6c).
    """

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        for oid in oids:
            card = g.state.cards[oid]
            if card.faceup and (card.zone == HOSTED or (card.zone == INSTALLED and card.side == RUNNER)):
                do.turn(g, oid, faceup=False, by=f.seat)
        do.turn_facedown_in_archives(g, [oid for oid in oids if g.zone_of(oid) == ARCHIVES])
        return None


class TurnFaceup(OnCards, frozen=True):
    """Turn installed facedown Runner cards faceup (8.1.4e), which is not installing them; those in Archives
    (4.4); or those hosted without being installed (1.13.7).
    """

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        for oid in oids:
            card = g.state.cards[oid]
            if not card.faceup and (card.zone == HOSTED or (card.zone == INSTALLED and card.side == RUNNER)):
                do.turn(g, oid, faceup=True, by=f.seat)
        do.turn_faceup_in_archives(g, (oid for oid in oids if g.zone_of(oid) == ARCHIVES))
        return None


class FlipIdentity(Value, Effect, frozen=True):
    """Turn the controller's double-sided identity over (3.1.1a)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.flip(g, g.identity(f.seat).oid)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(g.definition(g.identity(s.seat)).back)


class ChooseReverse(Value, Effect, frozen=True):
    """Secretly choose which reverse side the controller's identity has, of those that copies of it have; it
    shows when the identity is flipped (1.5.2b).
    """

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        versions = self._versions(g, f)
        if not versions:
            return None
        options = [Option(f"name:{code}", "card_name", to=code) for code in versions]
        keys = g.ask(f, f.seat, "identity", options, about=f.source, private=True)
        if keys is None:
            return ASK
        g.state.reverse[f.seat] = keys[0].partition(":")[2]
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self._versions(g, s))

    def _versions(self, g: Game, s: Scope) -> tuple[str, ...]:
        versions = g.define(g.identity(s.seat).code).backs
        return versions if len(versions) > 1 else ()


class GainText(OnCards, frozen=True):
    """The source gains the abilities printed on cards (9.1.9), for as long as it is active.

    Rules: 9.1.3b.
    """

    what: Ref
    duration: Duration = "active"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        until = g.until(self.duration, f.seat, f.source)
        for oid in self.what.oids(g, f):
            gained = GainAbilities(_printed(g, oid))
            do.linger(g, until, f.seat, f.source, f.code, modifier=gained, target=f.source)
        return None


class GainSubsOf(OnCards, frozen=True):
    """The source, a piece of ice, gains the subroutines printed on cards, wherever they are later; where each
    stands among all of its own the Corp declares (9.8.2c).

        Reveal(target(InZone((HQ,)) & Subtype("grail"), least=1, most=2)),
        GainSubsOf(Result("revealed"), "run"),

    Rules: 9.1.3b.
    """

    what: Ref
    duration: Duration

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        until = g.until(self.duration, f.seat, f.source)
        for oid in self.what.oids(g, f):
            gained = GainSubsAnywhere(tuple(a for a in _printed(g, oid) if isinstance(a, Sub)))
            do.linger(g, until, f.seat, f.source, f.code, modifier=gained, target=f.source)
        return None


def _printed(g: Game, oid: int) -> tuple[Ability, ...]:
    """What a card gives to others of the abilities that are printed on it."""
    printed = g.definition(g.state.cards[oid]).abilities
    if not g.rules.copies_no_names:
        return printed
    return tuple(ability for ability in printed if not names_itself(ability))


class AddToScoreArea(OnCards, frozen=True):
    """Add agendas to a player's score area, which is neither scoring nor stealing them (1.17.3)."""

    what: Ref
    who: Player = YOU

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return tuple(oid for oid in self.what.oids(g, s) if g.face(g.state.cards[oid]).type == AGENDA)

    def expects(self, g: Game, s: Scope) -> Expected:
        seat = seat_of(self.who, s.seat)
        return (("runner_score", len(self.objects(g, s))),) if seat == RUNNER else ()

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        seat, oids = seat_of(self.who, f.seat), self.objects(g, f)
        prove(g, f, self.what, oids)
        for oid in oids:
            if seat != RUNNER or f.expecting("runner_score", 1) > 0:
                do.to_score_area(g, oid, seat, EventKind.ADD_AS_AGENDA, f.entering)
        return None


class SwitchIdentity(Value, Effect, frozen=True):
    """Switch the controller's identity with another one that they brought along (1.5.4).

    The old one goes to the pile outside the game. `same_faction`: only one of the same faction.

    Rules: 1.5.4a, 1.5.4b, 1.5.4d.
    """

    same_faction: bool = False

    def choices(self, g: Game, s: Scope) -> list[Option]:
        """The identities that can be chosen."""
        own = g.face(g.identity(s.seat)).facts
        brought = {code: g.define(code).facts for code in g.state.outside.get(s.seat, ())}
        return [
            Option(f"name:{code}", "card_name", to=code)
            for code, facts in brought.items()
            if facts.type == own.type
            and facts.title != own.title
            and (not self.same_faction or facts.faction == own.faction)
        ]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        options = self.choices(g, f)
        if not options:
            return None
        keys = g.ask(f, f.seat, "identity", options, about=f.source, private=True)
        if keys is None:
            return ASK
        do.switch_identity(g, f.seat, keys[0].partition(":")[2])
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.choices(g, s))


class HostIdentity(Value, Effect, frozen=True):
    """Host an identity on the source that was brought along: one with a subtype, of another faction than the
    controller's identity (1.5.4). It stays inactive there (1.13.2).

    Rules: 1.5.4b.
    """

    subtype: SubtypeName

    def choices(self, g: Game, s: Scope) -> list[Option]:
        """The identities that can be chosen."""
        own = g.face(g.identity(s.seat)).facts
        brought = {code: g.define(code).facts for code in g.state.outside.get(s.seat, ())}
        return [
            Option(f"name:{code}", "card_name", to=code)
            for code, facts in brought.items()
            if facts.type == own.type and self.subtype in facts.subtypes and facts.faction != own.faction
        ]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        options = self.choices(g, f)
        if not options or f.source not in g.state.cards:
            return None
        keys = g.ask(f, f.seat, "identity", options, about=f.source)
        if keys is None:
            return ASK
        do.host_from_outside(g, f.seat, keys[0].partition(":")[2], f.source)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.choices(g, s))


class AddAsAgenda(OnCards, frozen=True):
    """Add cards to a player's score area as an agenda, which loses all else (10.1.3)."""

    what: Ref
    points: int
    who: Player = YOU
    subtype: SubtypeName | Literal[""] = ""
    """A subtype that it has as an agenda."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f):
            new = do.add_as_agenda(g, oid, seat_of(self.who, f.seat), self.points)
            if self.subtype:
                gained = ChangeSubtype(self.subtype)
                do.linger(g, "game", f.seat, f.source, f.code, modifier=gained, target=new)
        return None
