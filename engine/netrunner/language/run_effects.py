"""Instructions about runs: make one, end it, jack out, break, bypass, access more, ice put in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.machine import ASK, Option, Step
from engine.kernel.values import Value
from engine.netrunner.language.abilities import On, When
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.base import Effect, Modifier, Scope, Targeting
from engine.netrunner.language.effects import _Counted
from engine.netrunner.language.selectors import Installed
from engine.netrunner.table import primitives as do
from engine.netrunner.table.definitions import ICE
from engine.netrunner.table.state import ARCHIVES, CENTRALS, CORP, HQ, RUNNER, SET_ASIDE

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.rules.abilities import AbilityFrame


class MakeRun(Value, Effect, frozen=True):
    """The Runner makes a run (6.3). `servers` () = any.

    `if_successful` happens once the run becomes successful, if it is still against a server it could
    have been made against (6.7.4a). `during` are modifiers for the length of the run.
    """

    servers: tuple[str, ...] = ()
    if_successful: tuple[Effect, ...] = ()
    during: tuple[Modifier, ...] = ()
    not_run_this_turn: bool = False
    abilities: tuple[When, ...] = ()
    """Conditional abilities for the length of the run."""

    def allowed(self, g: Game) -> tuple[str, ...]:
        """Servers the run can be announced against now."""
        history = g.state.history
        wanted = self.servers or tuple(g.state.servers)
        if "remote" in wanted:  # any remote server
            wanted = tuple(name for name in g.state.servers if name in wanted or name.startswith("remote"))
        if self.not_run_this_turn:
            wanted = tuple(name for name in wanted if not history.get(f"run_begins:{name}", 0))
        return tuple(name for name in wanted if name in g.state.servers and not g.forbidden(f"run:{name}"))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.rules.runs import RunFrame

        allowed = self.allowed(g)
        if not allowed:
            return None
        run = RunFrame(servers=allowed, source=f.source, number=g.state.runs + 1)
        g.push(run)
        until = f"run:{run.number}"
        for modifier in self.during:
            do.linger(g, until, f.seat, f.source, f.code, modifier=modifier)
        for ability in self.abilities:
            do.linger(g, until, f.seat, f.source, f.code, ability=ability)
        if self.if_successful:
            # 6.7.4a: bound to the servers this run could be made against, if the card names any.
            on = On(("successful_run",), places=self.servers, text="nrc-when-successful")
            do.linger(g, until, f.seat, f.source, f.code, ability=When(on, self.if_successful))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.allowed(g))

    def say(self, t: Speech) -> str:
        fresh = "yes" if self.not_run_this_turn else "no"
        if not self.servers:
            where = t.say("nrc-run-any", fresh=fresh)
        elif set(self.servers) == set(CENTRALS):
            where = t.say("nrc-run-central", fresh=fresh)
        else:
            names = t.either([t.say(f"nrc-server-{name}") for name in self.servers])
            where = t.say("nrc-run-servers", servers=names, fresh=fresh)
        sentences = [t.say("nrc-run", where=where)]
        for modifier in self.during:
            sentences.append(t.say("nrc-during-run", what=t.changes(modifier, "after")))
        if self.if_successful:
            sentences.append(t.say("nrc-if-successful", what=t.joined(self.if_successful, "after")))
        return ". ".join(sentences)


class EndTheRun(Value, Effect, frozen=True):
    """End the run (6.1.4)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.expecting("end_run", 1) > 0:
            g.end_run(by=f.code)
        return None

    def expects(self, g: Game, s: Scope) -> tuple[tuple[str, int], ...]:
        return (("end_run", 1),)

    def say(self, t: Speech) -> str:
        return t.say("nrc-end-run")


class MayJackOut(Value, Effect, frozen=True):
    """The Runner may jack out (6.1.5)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if g.run is None or g.forbidden("jack_out"):
            return None
        keys = g.ask(f, RUNNER, "jack_out", g.jack_out_options(), about=f.source)
        if keys is None:
            return ASK
        if keys[0] == "jack_out":
            g.jack_out()
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-may-jack-out")


class Break(Value, Effect, frozen=True):
    """Break subroutines on the encountered ice (9.8.6). `subtype` "" = any; `n` 0 = all (9.8.7a)."""

    n: int
    subtype: str = ""
    up_to: bool = False
    on_source: bool = False
    """Only if the source itself is the encountered ice (bioroids)."""

    def target(self) -> Targeting | None:
        if self.n == 0:
            return None
        return Targeting(Installed(), self.n, 1 if self.up_to else self.n, subroutines=True)

    def fits(self, g: Game, source: int) -> bool:
        """Whether it can be used against the encountered ice."""
        encounter = g.encounter
        if encounter is None or encounter.window is False:
            return False
        ice = g.state.cards.get(encounter.ice)
        if ice is None or (self.on_source and ice.oid != source):
            return False
        return not self.subtype or self.subtype in g.subtypes(ice)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        encounter = g.encounter
        if encounter is None:
            return None
        wanted = f.targets if self.n else tuple(g.unbroken())
        g.break_subroutines(wanted, f.source, f.code)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.fits(g, s.source) and bool(g.unbroken())

    def say(self, t: Speech) -> str:
        subs = t.say(
            "nrc-subroutines", n=self.n, kind=t.subtype(self.subtype) if self.subtype else "",
            any="no" if self.subtype else "yes", least="none" if self.up_to else "all",
        )  # fmt: skip
        return t.say("nrc-break-here" if self.on_source else "nrc-break", subs=subs)


class Boost(_Counted, frozen=True):
    """The source gets strength, for the encounter unless it says otherwise (3.9.5b)."""

    duration: str = "encounter"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.language.modifiers import Modify

        n = self.number(g, f)
        if f.source in g.state.cards:
            until = g.until(self.duration)
            do.linger(g, until, f.seat, f.source, f.code, modifier=Modify("strength", n), target=f.source)
            do.emit(g, "boost", seat=f.seat, oid=f.source, code=f.code, n=n)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0

    def say(self, t: Speech) -> str:
        said = self.said(t)
        if t.value is not None:
            return t.say("nrc-boost-now", n=said)
        if said.isdigit():
            return t.say("nrc-boost", n=said, duration=self.duration)
        return t.say("nrc-where-x", what=t.say("nrc-boost", n="X", duration=self.duration), amount=said)


class AccessMore(_Counted, frozen=True):
    """Access additional cards in the breach that begins (7.3.5b)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        breach = g.breach
        if breach is not None:
            breach.extra += self.number(g, f)
        return None

    def say(self, t: Speech) -> str:
        said = self.said(t)
        if isinstance(self.n, Hosted):
            return t.say("nrc-access", cards=t.say("nrc-one-more-for-each", kind=self.n.counter))
        if said.isdigit():
            return t.say("nrc-access", cards=t.say("nrc-more-cards", n=int(said)))
        text = t.say("nrc-access", cards=t.say("nrc-x-more-cards"))
        return t.say("nrc-where-x", what=text, amount=said)


class Bypass(Value, Effect, frozen=True):
    """Bypass the encountered ice (6.5.8)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        g.bypass()
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.encounter is not None

    def say(self, t: Speech) -> str:
        return t.say("nrc-bypass")


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
            if g.definition(g.state.cards[oid]).type == ICE
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

        for oid in f.found:
            if oid in g.state.cards:
                g.push(InstallFrame(seat=f.seat, oid=oid))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        from engine.netrunner.language.abilities import Cost
        from engine.netrunner.rules import costs, manipulation

        for oid in s.found:
            card = g.state.cards.get(oid)
            if card is None:
                continue
            cost = manipulation.install_cost(g, card, "")
            memory = g.definition(card).facts.memory_cost or 0
            if memory <= g.memory_limit() and costs.can_pay(g, s.seat, Cost(credits=cost), oid, "install"):
                return True
        return False

    def say(self, t: Speech) -> str:
        return t.say("nrc-install-found")


class FoundToHand(Value, Effect, frozen=True):
    """Add what was found to the hand, if it is still set aside."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.to_hand(g, [oid for oid in f.found if g.zone_of(oid) == SET_ASIDE])
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(s.found)

    def say(self, t: Speech) -> str:
        return t.say("nrc-found-to-hand")


class ReduceEncountered(_Counted, frozen=True):
    """The encountered ice gets less strength for the remainder of the encounter."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.language.modifiers import Modify

        encounter = g.encounter
        if encounter is not None:
            until = f"encounter:{encounter.number}"
            modifier = Modify("strength", -self.number(g, f))
            do.linger(g, until, f.seat, f.source, f.code, modifier=modifier, target=encounter.ice)
            do.emit(g, "weaken", seat=f.seat, oid=encounter.ice, code=f.code, n=self.number(g, f))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.encounter is not None

    def say(self, t: Speech) -> str:
        message = "nrc-reduce" if t.value is None else "nrc-reduce-now"
        return t.say(message, n=self.said(t))
