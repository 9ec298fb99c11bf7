"""Installing by an ability (8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.machine import ASK, Option, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Effect, Scope, Selector
from engine.netrunner.language.selectors import Result
from engine.netrunner.table.definitions import EVENT, ICE, OPERATION
from engine.netrunner.table.state import (
    ARCHIVES,
    CORP,
    HQ,
    RUNNER,
    Card,
)

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.rules.abilities import AbilityFrame


def can_install(g: Game, card: Card) -> bool:
    """Whether the Runner can install the card now, paying for it."""
    from engine.netrunner.rules import costs, hosting, manipulation

    alone = hosting.only_on(g, card) is None  # 1.13.5c
    return any(
        hosting.memory_needed(g, card, host) <= g.memory_limit()
        and costs.can_pay(g, manipulation.install_cost(g, card, "", host=host))
        for host in (*((0,) if alone else ()), *hosting.hosts(g, card))
    )


class InstallFrom(Value, Effect, frozen=True):
    """The controller may install one of some cards from their own zones (8.5); each is an install of its own.

    `here`: Corp cards go to the source's server, ice to its outermost position.
    """

    zones: tuple[str, ...]
    among: Selector
    here: bool = False
    free: bool = False
    """Ignoring all costs."""
    facedown: bool = False
    """The Runner installs it facedown, whatever its type, for nothing (8.1.4, 8.5.11a)."""

    def choices(self, g: Game, s: Scope) -> list[Option]:
        """The cards that can be installed now."""
        found = []
        for zone in self.zones:
            for oid in g.state.zones[zone]:
                card = g.state.cards[oid]
                played = g.face(card).type in (EVENT, OPERATION) and not self.facedown
                if played or not self.among.matches(g, card, s):
                    continue
                paid = s.seat == RUNNER and not (self.free or self.facedown)
                if paid and not can_install(g, card):
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
            frame = InstallFrame(seat=f.seat, oid=oid, server=server, ignore_costs=self.free)
            frame.facedown = self.facedown
            g.push(frame)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.choices(g, s))

    def say(self, t: Speech) -> str:
        return t.say(
            "nrc-install-from", what=t.cards(self.among, 1),
            zones=t.either([t.say(f"nrc-zone-{zone.replace('_', '-')}") for zone in self.zones]),
            where="here" if self.here else "anywhere", cost="free" if self.free else "paid",
        )  # fmt: skip


class InstallIceInward(Value, Effect, frozen=True):
    """Install ice from HQ or Archives directly inward from the source, ignoring all costs (8.5.14).

    Optional, and chosen from hidden cards: the Corp is asked whether or not it has ice (10.2).
    """

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.rules.manipulation import InstallFrame

        here = g.state.cards.get(f.source)
        if here is None or not here.server:
            return None
        options = [
            Option(f"card:{oid}", "install_inward", oid=oid, to=here.server)
            for zone in (HQ, ARCHIVES)
            for oid in g.state.zones[zone]
            if g.face(g.state.cards[oid]).type == ICE
        ]
        options.append(Option("no", "decline"))
        keys = g.ask(f, CORP, "install_inward", options, about=f.source, private=True)
        if keys is None:
            return ASK
        if keys[0] != "no":
            oid = int(keys[0].partition(":")[2])
            g.push(
                InstallFrame(seat=CORP, oid=oid, server=here.server, inward_of=f.source, ignore_costs=True)
            )
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-install-inward")


class InstallFound(Value, Effect, frozen=True):
    """Install the card found before, paying its cost."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.rules.manipulation import InstallFrame

        for oid in Result("found").oids(g, f):
            g.push(InstallFrame(seat=f.seat, oid=oid))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        from engine.netrunner.rules import costs, manipulation

        for oid in Result("found").oids(g, s):
            card = g.state.cards.get(oid)
            if card is None:
                continue
            memory = g.memory_cost(card)
            if memory <= g.memory_limit() and costs.can_pay(g, manipulation.install_cost(g, card, "")):
                return True
        return False

    def say(self, t: Speech) -> str:
        return t.say("nrc-install-found")
