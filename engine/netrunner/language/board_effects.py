"""Instructions that install, move, swap and arrange cards, or change the course of a turn or run."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engine.kernel.machine import ASK, Option, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Effect, Ref, Scope, Selector
from engine.netrunner.language.card_effects import _OnCards, can_install
from engine.netrunner.language.selectors import may_match
from engine.netrunner.rules.positions import move_runner
from engine.netrunner.table import primitives as do
from engine.netrunner.table.definitions import AGENDA, ASSET, EVENT, ICE, OPERATION
from engine.netrunner.table.state import CENTRALS, CORP, DECK, RD, RUNNER, Card

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.rules.abilities import AbilityFrame


class InstallFrom(Value, Effect, frozen=True):
    """The controller may install one of some cards from their own zones (8.5); each is an install of its own.

    `here`: Corp cards go to the source's server, ice to its outermost position.
    """

    zones: tuple[str, ...]
    among: Selector
    here: bool = False
    free: bool = False
    """Ignoring all costs."""

    def choices(self, g: Game, s: Scope) -> list[Option]:
        """The cards that can be installed now."""
        found = []
        for zone in self.zones:
            for oid in g.state.zones[zone]:
                card = g.state.cards[oid]
                if g.definition(card).type in (EVENT, OPERATION) or not self.among.matches(g, card, s):
                    continue
                if s.seat == RUNNER and not self.free and not can_install(g, card):
                    continue
                found.append(Option(f"card:{oid}", "target", oid=oid))
        return found

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.rules.manipulation import InstallFrame

        options = [*self.choices(g, f), Option("no", "decline")]
        keys = g.ask(f, f.seat, "install", options, about=f.source, private=True)
        if keys is None:
            return ASK
        if keys[0] != "no":
            source = g.state.cards.get(f.source) or g.state.last_known.get(f.source)
            server = source.server if self.here and source is not None else ""
            oid = int(keys[0].partition(":")[2])
            g.push(InstallFrame(seat=f.seat, oid=oid, server=server, ignore_costs=self.free))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.choices(g, s))

    def say(self, t: Speech) -> str:
        return t.say(
            "nrc-install-from", what=t.cards(self.among, 1),
            zones=t.either([t.say(f"nrc-zone-{zone.replace('_', '-')}") for zone in self.zones]),
            where="here" if self.here else "anywhere", cost="free" if self.free else "paid",
        )  # fmt: skip


class MoveIce(_OnCards, frozen=True):
    """Move installed ice to the outermost position of a server (6.2.4)."""

    what: Ref
    server: str

    def _what(self) -> Ref:
        return self.what

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f):
            if g.state.cards[oid].server:
                do.move_ice(g, oid, self.server)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-move-ice", what=t.ref(self.what), server=t.server(self.server))


def legal_swap(g: Game, one: Card, other: Card) -> bool:
    """Whether each of two installed cards is allowed where the other is (8.8.2, 3.2.2, 3.6.5)."""
    from engine.netrunner.rules.manipulation import excludes

    kinds = [g.definition(card).type for card in (one, other)]
    if (ICE in kinds) != (kinds[0] == kinds[1] == ICE):
        return False
    if one.server == other.server and ICE not in kinds:  # a root has no places to exchange
        return False
    for card, kind, to, leaving in ((one, kinds[0], other, other), (other, kinds[1], one, one)):
        if kind in (AGENDA, ASSET) and to.server in CENTRALS:
            return False
        if kind != ICE:
            staying = set(g.state.servers[to.server].root) - {leaving.oid, card.oid}
            if any(excludes(g, card, g.state.cards[oid]) for oid in staying):
                return False
    return True


class Swap(Value, Effect, frozen=True):
    """Swap two installed Corp cards (8.8); nothing happens without a legal exchange."""

    among: Selector

    def pairs(self, g: Game, s: Scope) -> list[Option]:
        """The legal exchanges."""
        cards = [card for card in g.installed() if card.side == CORP and self.among.matches(g, card, s)]
        return [
            Option(f"swap:{a.oid},{b.oid}", "swap", oid=a.oid, n=b.oid)
            for a, b in combinations(cards, 2)
            if legal_swap(g, a, b)
        ]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        # Which exchanges are legal may depend on facedown cards in roots: being asked must not tell (10.2).
        hidden = any(
            card.side == CORP and not card.faceup and card.oid in g.state.servers[card.server].root
            and may_match(self.among, g, card, f)
            for card in g.installed()
        )  # fmt: skip
        options = self.pairs(g, f)
        if not options and not hidden:
            return None
        options = options or [Option("none", "no_target")]
        keys = g.ask(f, f.seat, "swap", options, about=f.source, private=hidden)
        if keys is None:
            return ASK
        if keys[0] == "none":
            return None
        one, other = keys[0].partition(":")[2].split(",")
        do.swap_installed(g, int(one), int(other))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.pairs(g, s))

    def say(self, t: Speech) -> str:
        return t.say("nrc-swap", what=t.cards(self.among, 2))


class ArrangeTop(Value, Effect, frozen=True):
    """The controller puts the top cards of their deck into an order of their choice (8.3)."""

    n: int

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        top = g.state.zones[DECK[f.seat]][: self.n]
        options = [Option(f"card:{oid}", "arrange", oid=oid) for oid in top]
        keys = g.ask(
            f, f.seat, "arrange", options, minimum=len(top), maximum=len(top), about=f.source, private=True
        )
        if keys is None:
            return ASK
        do.arrange(g, DECK[f.seat], (int(key.partition(":")[2]) for key in keys))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return len(g.state.zones[DECK[s.seat]]) > 1

    def say(self, t: Speech) -> str:
        return t.say("nrc-arrange", n=self.n)


class ToBottom(_OnCards, frozen=True):
    """Put cards on the bottom of their owner's deck."""

    what: Ref

    def _what(self) -> Ref:
        return self.what

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f):
            do.move(g, oid, DECK[g.state.cards[oid].side], bottom=True)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-to-bottom", what=t.ref(self.what))


class ForceEncounter(Value, Effect, frozen=True):
    """The Runner encounters a piece of ice where it is; their position does not change (6.5.9)."""

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.rules.runs import EncounterFrame

        for oid in self.what.oids(g, f):
            g.state.encounters += 1
            g.push(EncounterFrame(ice=oid, number=g.state.encounters, forced=True))
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-force-encounter", what=t.ref(self.what))


class AccessTopOfRD(Value, Effect, frozen=True):
    """The Runner accesses the top card of R&D, outside of a breach (7.3.1)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.rules.access import AccessFrame

        deck = g.state.zones[RD]
        if deck:
            g.push(AccessFrame(oid=deck[0], zone=RD))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(g.state.zones[RD])

    def say(self, t: Speech) -> str:
        return t.say("nrc-access-top")


class BreachServer(Value, Effect, frozen=True):
    """The Runner breaches a server, after the breach in progress if there is one (7.3.8)."""

    server: str

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.rules.access import start_breach

        start_breach(g, self.server)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-breach", server=t.server(self.server))


class ChangeAttackedServer(Value, Effect, frozen=True):
    """The attacked server becomes another; the step of the run stays the same (6.1.2d)."""

    server: str

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        run = g.run
        if run is not None and run.phase != "ends" and self.server in g.state.servers:
            run.server = self.server
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.run is not None

    def say(self, t: Speech) -> str:
        return t.say("nrc-change-server", server=t.server(self.server))


class MoveRunner(Value, Effect, frozen=True):
    """The Runner moves to the outermost position of a server, which becomes the attacked one (6.2.5b)."""

    server: str

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if self.server in g.state.servers:
            move_runner(g, self.server)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.run is not None

    def say(self, t: Speech) -> str:
        return t.say("nrc-move-runner", server=t.server(self.server))


class EndActionPhase(Value, Effect, frozen=True):
    """The action phase ends (5.4.3)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        g.end_action_phase()
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-end-action-phase")
