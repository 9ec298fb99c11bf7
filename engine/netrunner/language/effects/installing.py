"""Installing and rezzing by an ability (8.1, 8.5), paying all, less or nothing (1.16.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from engine.kernel.steps import AGAIN, ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, Num, amount
from engine.netrunner.language.base import Amount, Ref, Scope, Selector
from engine.netrunner.language.fields import Natural
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.membership import can_choose, covered, members
from engine.netrunner.language.selectors import Both, Either, InZone, Type, Without
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA, EVENT, ICE, OPERATION
from engine.netrunner.table.frames.procedures import InstallFrame, RezFrame
from engine.netrunner.table.parts import YOU, Ignoring, Player, QuestionKind, Rezzing, Seat, Zone, seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import (
    ARCHIVES,
    CENTRALS,
    CORP,
    DECK,
    GRIP,
    HEAP,
    HQ,
    NEW,
    RD,
    RUNNER,
    STACK,
    Server,
)

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.frames.procedures import InstallFrame
    from engine.netrunner.table.game import Game

Where = Literal[
    "", "here", "inward", "attacked", "another", "central", "remote", "other_remote", "new", "same_remote"
]
"""Where a card may be installed: of the Runner "here" is hosted on the source (1.13.6a). Of the Corp in or
protecting the source's server, directly inward of the source,
the attacked server, another than the source's, a central or a remote one, another remote than that of what
triggered the ability (4.6.6j), a new remote, the one remote of all that this ability installs."""


class Priced(Value, Effect, frozen=True, kw_only=True):
    """What effects that install, rez or play have in common: who does it, and what they pay."""

    who: Player = YOU
    less: AmountLike = 0
    """How many credits less it costs; more, if it is a number below 0."""
    ignoring: Ignoring = ""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "less", amount(self.less))

    def saved(self, g: Game, s: Scope) -> int:
        """How many credits less it costs now; what a game tells makes nothing dearer (1.16.2a)."""
        less: Amount = self.less  # type: ignore[assignment]
        return less.value(g, s) if isinstance(less, Num) else max(0, less.value(g, s))

    def faults(self) -> Iterable[str]:
        if self.ignoring not in ("", "additional") and self.less != Num(0):
            yield "what is not paid cannot cost less"


class Installing(Priced, frozen=True, kw_only=True):
    """What effects that install have in common: where to, and what happens to the card there."""

    where: Where = ""
    rez: Rezzing = ""
    rez_less: Natural = 0
    facedown: bool = False
    """A Runner card is installed facedown (8.1.4)."""
    faceup: bool = False
    """An agenda is installed faceup (3.2.3a)."""
    able: bool = False
    """ "Install and rez, if able": only what can be rezzed, and no additional cost is declined (8.5.13d)."""

    def faults(self) -> Iterable[str]:
        yield from Priced.faults(self)
        less = self.less.n if isinstance(self.less, Num) else 1  # of an amount that the game tells
        if self.rez == "share" and less < 1:
            yield "what is shared between installing and rezzing is a number of credits less"
        if self.rez_less and self.rez != "pay":
            yield "rez_less is about what is rezzed and paid for"
        if self.able and not self.rez:
            yield "able is about what is rezzed at once"
        if self.facedown and (self.rez or self.faceup or self.where):
            yield "facedown is about cards of the Runner"

    def needs(self) -> tuple[str, ...]:
        return ("event",) if self.where == "other_remote" else ()

    def places(self, g: Game, s: Scope) -> tuple[str, ...] | None:
        """The servers it permits, () = any; None if the one it means is not there (8.5.14)."""
        if not self.where or seat_of(self.who, s.seat) == RUNNER:
            return ()
        here = g.here(s.source)
        servers = tuple(g.state.servers)
        if self.where == "inward":  # 8.5.14: of ice that is there
            there = g.state.servers.get(here, Server()).ice
            return (here,) if s.source in there else None
        if self.where == "here":
            return (here,) if here in servers else None
        if self.where == "attacked":
            return (g.run.server,) if g.run is not None else None
        if self.where == "another":
            return (*(name for name in servers if name != here), NEW)
        if self.where == "central":
            return CENTRALS
        remotes = tuple(name for name in servers if name not in CENTRALS)
        if self.where == "same_remote":
            mine = [event.server for event in g.happened((EventKind.INSTALL,)) if event.source == s.source]
            if mine:
                return (mine[-1],) if mine[-1] in remotes else None
            return (*remotes, NEW)
        if self.where == "other_remote" and s.event is not None:
            return (*(name for name in remotes if name != s.event.server), NEW)
        return (*remotes, NEW) if self.where == "remote" else (NEW,)

    def can_install(self, g: Game, s: Scope, card: Card) -> bool:
        """Whether the card can be installed this way now."""
        seat = seat_of(self.who, s.seat)
        kind = g.face(card).type
        if kind.endswith("identity") or (kind in (EVENT, OPERATION) and not self.facedown):
            return False
        if card.side != seat or g.cannot("install", by=seat, card=card):
            return False
        if self.able and not self._can_rez(g, card):
            return False
        if seat == CORP:
            places = self.places(g, s)
            if places is None or (self.where == "inward" and kind != ICE):
                return False
            return g.can_install(card, places, self.saved(g, s), self.ignoring)
        # 8.1.4a, 8.5.11a: facedown, a card of no type, for nothing
        return self.facedown or g.can_install(card, (), self.saved(g, s), self.ignoring)

    def _can_rez(self, g: Game, card: Card) -> bool:
        if g.face(card).type == AGENDA or g.cannot("rez", by=CORP, card=card):
            return False
        ignoring: Ignoring = self.rez if self.rez in ("all", "cost", "credits") else ""
        return g.can_rez(card, self.rez_less, ignoring)

    def frame(self, g: Game, f: AbilityFrame, oid: int) -> InstallFrame:
        """The install of a card."""
        places = self.places(g, f) or ()
        seat = seat_of(self.who, f.seat)
        on_source = seat == RUNNER and self.where == "here"
        return InstallFrame(
            seat=seat, host=f.source if on_source else 0, placed=on_source,
            oid=oid, server=places[0] if len(places) == 1 else "",
            places=places, inward_of=f.source if self.where == "inward" else 0, facedown=self.facedown,
            faceup=self.faceup,
            less=self.saved(g, f), ignoring=self.ignoring, rez=self.rez, rez_less=self.rez_less,
            able=self.able,
        )  # fmt: skip


class InstallFrom(Installing, frozen=True):
    """Install one card of a set from some zones, chosen while this resolves (8.5).

        InstallFrom((GRIP,), Type("program"), less=3)
        InstallFrom((HQ, ARCHIVES), Type("ice"), where="inward", ignoring="all")

    A choice among hidden cards can always be declined in fact; `optional` says whether the text lets one.

    Rules: 9.11.4b.
    """

    zones: tuple[Zone, ...]
    among: Selector
    optional: bool = True

    makes = ("installed",)

    def faults(self) -> Iterable[str]:
        yield from Installing.faults(self)
        yield from strangers(self.who, self.zones)

    def choices(self, g: Game, s: Scope) -> list[Option]:
        """The cards that can be installed now."""
        inward = self.where == "inward"
        # Of cards of a deck those just seen can be told by name.
        return [
            Option(
                f"card:{oid}",
                "install_inward" if inward else "pick" if zone in DECK.values() else "target",
                oid=oid,
            )
            for zone in self.zones
            for oid in lying(g, zone)
            if self.among.matches(g, g.state.cards[oid], s) and self.can_install(g, s, g.state.cards[oid])
        ]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if self.places(g, f) is None:
            return None
        options = self.choices(g, f)
        if self.optional or not options:
            options.append(Option("no", "decline"))
        kind: QuestionKind = "install_inward" if self.where == "inward" else "install"
        seat = seat_of(self.who, f.seat)
        keys = g.ask(f, seat, kind, options, about=f.source, private=True)
        if keys is None:
            return ASK
        f.keep("installed", () if keys[0] == "no" else (int(keys[0].partition(":")[2]),))
        if keys[0] == "no":
            f.declined()
        else:
            frame = self.frame(g, f, int(keys[0].partition(":")[2]))
            frame.forced = not self.optional
            hidden = not g.state.cards[frame.oid].faceup
            frame.reveal = seat == CORP and hidden and not self.faceup and beyond_type(self.among)
            g.push(frame)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.choices(g, s))

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return covered(g, self.zones, seat)


def beyond_type(among: Selector) -> bool:
    """Whether a set asks more of a card than its type, which installing it verifies (8.5.13a, c)."""
    if isinstance(among, Both | Either | Without):
        return beyond_type(among.one) or beyond_type(among.other)
    return not isinstance(among, Type | AnyCard | InZone)


def strangers(who: Player, zones: tuple[Zone, ...]) -> Iterable[str]:
    """A fault where a player is named in whose zones the cards are not: they install and play their own."""
    theirs = {CORP: _OF_RUNNER, RUNNER: _OF_CORP}.get(who, frozenset())
    if zones and theirs.issuperset(zones):
        yield f"in {' and '.join(zones)} are no cards that the {who.capitalize()} could install or play"


_OF_CORP: Final[frozenset[str]] = frozenset((HQ, RD, ARCHIVES))
_OF_RUNNER: Final[frozenset[str]] = frozenset((GRIP, STACK, HEAP))


def lying(g: Game, zone: Zone) -> tuple[int, ...]:
    """The cards in a zone; with those of a hand, what can be used as if it were there."""
    if zone in (HQ, GRIP):
        return g.in_hand(CORP if zone == HQ else RUNNER)
    return g.state.zones[zone]


def unknown(what: Ref, s: Scope) -> bool:
    """Whether what a reference means is not known before an earlier instruction has resolved."""
    return what.later and getattr(what, "name", "") not in dict(s.results)


class Install(Installing, frozen=True):
    """Install definite cards, one after the other (8.5.5): `Install(Result("found"))`."""

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in reversed(self.what.oids(g, f)):
            seat, card = seat_of(self.who, f.seat), g.state.cards[oid]
            barred = card.side != seat or g.cannot("install", by=seat, card=card)
            if self.places(g, f) is not None and not barred:
                frame = self.frame(g, f, oid)
                frame.forced = True
                g.push(frame)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.targeting() is not None:
            return Effect.useful(self, g, s)
        if unknown(self.what, s):
            return True
        return any(self.can_install(g, s, g.state.cards[oid]) for oid in self.what.oids(g, s))


_REZZING = "rezzing"
"""Noted while cards are being rezzed, one after the other."""


class Rez(Priced, frozen=True):
    """Rez cards, one after the other (8.1.2): paying, paying less, or ignoring costs.

    `Rez(target(...), ignoring="all")`. What cannot be paid is not rezzed (1.16.4b).
    """

    what: Ref

    makes = ("rezzed",)

    def _can(self, g: Game, s: Scope, card: Card) -> bool:
        if card.faceup or card.side != CORP or g.face(card).type == AGENDA:
            return False
        if g.cannot("rez", by=CORP, card=card):
            return False
        return g.can_rez(card, self.saved(g, s), self.ignoring)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        if f.choice == _REZZING:
            f.choice = ""
            f.keep("rezzed", [oid for oid in oids if g.state.cards[oid].faceup])
            return None
        waiting = False
        for oid in reversed(oids):
            if self.ignoring != "all":
                g.push(RezFrame(oid=oid, less=self.saved(g, f), ignoring=self.ignoring, by_effect=True))
                waiting = True
            elif self._can(g, f, g.state.cards[oid]):
                do.rez(g, oid)
        f.choice = _REZZING
        return AGAIN if waiting else self.resolve(g, f)

    def useful(self, g: Game, s: Scope) -> bool:
        wanted = self.what.targeting()
        if wanted is not None:
            cards = members(wanted.among, g, s) if can_choose(wanted, g, s) else ()
            return any(self._can(g, s, card) for card in cards)
        if unknown(self.what, s):
            return True
        return any(self._can(g, s, g.state.cards[oid]) for oid in self.what.oids(g, s))
