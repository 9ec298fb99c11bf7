"""What the Corp's actions are worth: economy, ice, assets; its agendas are in `corp_agendas`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.amounts import Link
from engine.netrunner.language.effects import Trace
from engine.netrunner.language.flow import Unless
from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA, ASSET, ICE, UPGRADE
from engine.netrunner.table.state import CENTRALS, CORP, HQ, RD, RUNNER
from engine.players.netrunner.bluffing import chosen
from engine.players.netrunner.corp_agendas import Agendas
from engine.players.netrunner.corp_places import as_laid, laid
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.corp_rezzing import eased, works_now
from engine.players.netrunner.paid import LYING_OPEN, ability, counters, profit
from engine.players.netrunner.reading import (
    advances,
    click_income,
    earnings,
    is_economy,
    is_trap,
    only_central,
    reaches,
    scoring_kills,
    tags_runner,
    toll_here,
    wants_tags,
)
from engine.players.netrunner.runner_runs import worth_of_credit
from engine.players.netrunner.worth import At, number, price_all, price_cost
from engine.players.netrunner.worth.cards import counters_moved, install_worth, paid_worth, rezzed
from engine.players.netrunner.worth.scale import ACCESS, CLICK
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.table.questions import Option
    from engine.players.netrunner.sight import Sight


TYPICAL = 5.0
"""What passing ice of which nothing is known costs the Runner, in credits."""
DENSITY = 0.45
"""Agenda points of a card of R&D, on average."""
OPEN = 4.0
"""What a credit is worth more, at most, while ice that is to keep the Runner out cannot be paid for."""
FILLED = 14
"""Credits with which an agenda is looked for even if cards of a full HQ have to be discarded for it."""
RICH = 20
"""Credits of which more are of hardly any use."""


class Turn:
    """What the Corp's actions are worth now: credits gained for a click."""

    def __init__(self, see: Sight) -> None:
        self.see = see
        self.plan = Plan(see)
        self.money = see.credits(CORP)
        self.clicks = see.clicks(CORP)
        self.hand = see.cards_in_hand(CORP)
        self.agendas = Agendas(see, self.plan)
        self._wanted: dict[str, float] = {}
        self._installed: dict[str, float] = {}
        self.credit = worth_of_credit(self.money) if self.money < RICH else 0.25
        self.verbs: dict[str, Callable[[Option], float]] = {
            "credit": self._gain, "draw": self._draw, "install": self._install, "play": self._play,
            "advance": self.agendas.advance, "action": self._action, "purge": self._purge,
            "score": self._score, "rez": self._rez, "trash_resource": self._trash_resource, "use": self._use,
        }  # fmt: skip

    def _score(self, o: Option) -> float:
        return 100.0

    def _gain(self, o: Option) -> float:
        return self._next_credit()

    def _next_credit(self) -> float:
        worth = self.credit + (0.8 if self.money < 5 else 0.0) + self._saving()
        # A server whose ice cannot be rezzed is open: before more is installed, money for that.
        return worth + min(OPEN, float(max(0, self.plan.unpaid() - self.money)))

    def _saving(self) -> float:
        """A card for money in hand that the next credits pay for."""
        return max(
            (
                min(2.6, earnings(kind.code))
                for _, kind in self.plan.hand
                if kind.play is not None and is_economy(kind.code)
                if 0 < (kind.facts.cost or 0) - self.money < self.clicks
            ),
            default=0.0,
        )

    def _draw(self, o: Option) -> float:
        if self.see.cards_in_deck(CORP) <= 2:
            return -3.0
        return (2.2, 2.0, 1.6, 1.2, 0.7, 0.2)[min(5, self.hand)] + self._lack()

    def _lack(self) -> float:
        """How much a card is wanted because the Corp has nothing to score, or nowhere to score it."""
        plan = self.plan
        idle = 0.2 * max(0, self.money - 8)
        if plan.agendas:
            return 0.0
        if not plan.iced_remotes() and not plan.holds_ice():
            return min(1.5, 0.3 + idle)
        if plan.free_remote() and not plan.agendas_in_hand() and (self.hand < 5 or self.money >= FILLED):
            # The more money waits for an agenda, the more a card is worth.
            return 0.6 + min(1.5, idle)
        return 0.0

    # -- installing ------------------------------------------------------------------------------------

    def _install(self, o: Option) -> float:
        kind = self.see.kind(o.oid)
        assert kind is not None
        return self.installing(kind, o)

    def installing(self, kind: Definition, o: Option) -> float:
        """What installing the card in the server that the option names is worth, whatever installs it."""
        if kind.type == ICE:
            return self._ice(kind, o)
        if kind.type == AGENDA:
            return self.agendas.install(kind, o)
        if kind.type == UPGRADE:
            return self._upgrade(kind, o)
        return self._asset(kind, o)

    def _ice(self, kind: Definition, o: Option) -> float:
        """HQ and R&D first, then one remote server, then deeper."""
        count = o.n
        if o.to == RD:
            worth = (6.5, 3.2, 1.4, 0.4)[min(3, count)] + self._pressed(RD)
        elif o.to == HQ:
            worth = (6.5, 3.2, 1.4, 0.3)[min(3, count)] + self._pressed(HQ)
            worth += 2.0 * (self.plan.hq_density() - DENSITY) * (count < 2)
        elif o.to in CENTRALS:
            worth = 0.2 if count or self.plan.stake(o.to) < 2 else 5.0
        else:
            worth = self._remote_ice(kind, o, count)
        cost = kind.facts.cost or 0
        left = self.money - o.n
        if cost > left:
            worth -= 1.2 if cost <= left + 2 else 2.6
        if count and left < 3:
            worth -= 1.0
        worth += 0.2 * (self.plan.taxing(o.oid) - TYPICAL)
        return worth - 0.9 * o.n * self.credit + (0.5 if self.hand >= 5 else 0.0)

    def _pressed(self, server: str) -> float:
        """How much more ice a central server wants because the Runner comes there, and for many cards."""
        found = self._wanted.get(server)
        if found is None:
            found = self._wanted[server] = self._came(server) if self.see.servers[server].ice else 0.0
        return found

    def _came(self, server: str) -> float:
        see = self.see
        many = sum(see.hosted(oid, "virus") for oid, kind in see.rig() if reaches(kind.code, server))
        came = see.last_turn(RUNNER, EventKind.SUCCESSFUL_RUN, server)
        wanted = min(3.0, 0.8 * many + 0.7 * came)
        return wanted if not wanted or self.plan.defence(server) < 8 else wanted / 3

    def _remote_ice(self, kind: Definition, o: Option, count: int) -> float:
        plan = self.plan
        main = plan.main_remote()
        if o.to == "new":
            if main:
                waiting = plan.agendas_in_hand() > 0 and not plan.replaceable(main)
                return min(2.0, 0.15 * self.money) if waiting else -1.0
            ready = self.see.servers[RD].ice and self.see.servers[HQ].ice
            return 4.2 + 0.8 * min(2, plan.agendas_in_hand()) if ready else 2.0
        if o.to != main and not (main == "" and plan.stake(o.to) > 3):
            return 0.0
        worth = (4.0, 3.6, 2.2, 0.8)[min(3, count)]
        if any(agenda.server == o.to for agenda in plan.agendas) and not plan.safe(o.to):
            worth += 2.5
        if plan.safe(o.to):
            worth -= 1.5
        elif plan.agendas_in_hand() and plan.tenant(o.to) is None and self.clicks > 1:
            # With it the server may do, and an agenda can go there with the next click.
            then = plan.defence(o.to) + min(6.0, plan.taxing(o.oid))
            holds = then >= plan.reach or plan.shut(o.to, o.n, o.oid)
            worth += 3.2 if holds and plan.affordable(kind, o.n) else 0.0
        return worth

    def _there(self, kind: Definition) -> float:
        """What having a card installed is worth, which is asked for each server it could go to."""
        found = self._installed.get(kind.code)
        if found is None:
            found = self._installed[kind.code] = install_worth(self.see, CORP, kind)
        return found

    def _asset(self, kind: Definition, o: Option) -> float:
        plan = self.plan
        if plan.tenant(o.to) is not None:
            return -3.0
        iced = plan.iced(o.to)
        wanted = plan.agendas_in_hand() > 0
        if is_trap(kind.code):
            # A trap where an agenda would stand.
            if iced and self.money >= 5 and (not wanted or chosen(self.see, self.plan, o.oid)):
                return 7.5 if wanted and plan.safe(o.to) else 2.2
            # In the open it costs a Runner who looks at everything cards; who has seen it knows it.
            return -1.0 if iced else 1.2 if self.money >= 4 else 0.4 if self.hand >= 5 else -1.0
        if self.money < 2:
            return 0.0
        if not iced and self.see.credits(RUNNER) + 2 >= (kind.facts.trash_cost or 0):
            # It would be trashed before it has earned anything: for a full hand that costs the Runner more.
            return 1.1 if self.hand >= 5 and self.money >= 8 and not plan.free_remote() else -0.5
        worth = self._there(kind)
        if iced:
            worth += 0.8 if not wanted else -2.5
        elif not (self.see.servers[RD].ice and self.see.servers[HQ].ice):
            worth -= 0.5
        return worth - (1.0 if self.see.credits(RUNNER) > 10 and not iced else 0.0)

    def _upgrade(self, kind: Definition, o: Option) -> float:
        """Where agendas are scored, unless it can only be in a central server."""
        if o.to in CENTRALS and only_central(kind.code):
            there = self.see.servers[o.to]
            idle = not there.ice or any(self.see.code(oid) == kind.code for oid in there.root)
            return -2.0 if idle else self._there(kind) - 1.0
        if o.to in CENTRALS or o.to == "new" or o.to != self.plan.main_remote():
            return -2.0
        if any(self.see.code(oid) == kind.code for oid in self.see.servers[o.to].root):
            return -3.0
        return 2.6 if toll_here(kind.code) else 1.8 if self.plan.tenant(o.to) else 1.2

    # -- other actions ---------------------------------------------------------------------------------

    def _play(self, o: Option) -> float:
        """What the operation brings, less its price."""
        kind = self.see.kind(o.oid)
        assert kind is not None
        if advances(kind.code) or counters_moved(self.see, kind):
            return self.agendas.finish(kind, o)
        effects = kind.play.effects if kind.play is not None else ()
        found = laid(self.see, self.installing, kind, o.oid, effects)
        if found is None and tags_runner(kind.code):
            return self._trail(o)
        worth = paid_worth(self.see, CORP, kind, o.n, min(1.0, self.credit + 0.2))
        worth = as_laid(worth, found)
        scores = self.agendas.finish(kind, o)
        if scores > 0:
            return scores
        return worth + self._first(kind)

    def _first(self, kind: Definition) -> float:
        """Money first: what it pays for comes after it."""
        if kind.play is None or not is_economy(kind.code):
            return 0.0
        return 4.0 if self.clicks > 1 and self.money < 12 else 0.2

    def _use(self, o: Option) -> float:
        """Before anything else what costs no click and is worth it; counters only to finish an agenda."""
        paid = ability(self.see, o)
        if paid is not None and counters(self.see, o):
            finished = self.agendas.finished(o, paid.cost)
            return 30.0 + finished if finished else -2.0
        worth = profit(self.see, o)
        return 8.0 + worth if worth else -2.0

    def _trail(self, o: Option) -> float:
        """A tag is good when something follows."""
        see = self.see
        if self.money < o.n + 2:
            return -1.0
        follow = 2.5 if self.plan.holds(wants_tags) and self.clicks >= 2 else 0.0
        if any(scoring_kills(see.code(a.oid)) and a.need < self.clicks for a in self.plan.agendas):
            follow += 6.0
        if self.clicks >= 2 and self.money >= o.n + 4:
            follow += 1.5 * any(kind.type == "resource" for _, kind in see.rig())
        kind = see.kind(o.oid)
        asked = next((p for p in inside(kind.play) if isinstance(p, Unless)), None) if kind else None
        price = min((cost.credits for cost in asked.payable), default=99) if asked is not None else 99
        trace = next((p for p in inside(kind.play) if isinstance(p, Trace)), None) if kind else None
        if trace is not None:
            at = At(see, CORP, kind)
            price = int(number(trace.base, at)) + self.money - o.n - int(number(Link(), at))
        if see.credits(RUNNER) >= price:
            # It would be paid.
            return 0.8 if self.money >= o.n + 10 else -1.0
        return follow + 1.0

    def _action(self, o: Option) -> float:
        kind = self.see.kind(o.oid)
        if kind is None:
            return 0.5
        paid = ability(self.see, o)
        if paid is None:
            return 0.5  # An ability it was given.
        finished = self.agendas.finished(o, paid.cost)
        # An agenda that is shown and trashed for it lies in Archives then.
        lost = kind.facts.agenda_points or 0 if self.see.card(o.oid).zone == HQ else 0
        if finished and finished > LYING_OPEN * lost:
            return 30.0 + finished
        at = At(self.see, CORP, kind, o.oid, clicks=paid.cost.clicks)
        worth = price_all(paid.effects, at) - (
            price_cost(paid.cost, at, act="use") - CLICK * paid.cost.clicks
        )
        worth = as_laid(worth, laid(self.see, self.installing, kind, o.oid, paid.effects))
        # The other clicks that it takes would have gained a credit each at least.
        worth -= self.credit * max(0, paid.cost.clicks - 1)
        if not click_income(kind.code):
            return worth + self._first(kind)
        # Who is rich has better things to do than to take more; what a credit is wanted for, it is here too.
        return worth * self.credit if self.money >= RICH else worth + max(0.0, self._next_credit() - 1.0)

    def _purge(self, o: Option) -> float:
        rig = self.see.rig()
        virus = sum(self.see.card(oid).virus for oid, _ in rig)
        flood = max(self._flood(server) for server in (HQ, RD))
        # The other clicks that it takes would have gained a credit each at least.
        others = max(2.0, 2 * self._next_credit())
        if virus >= 5 or flood > 0:
            return max(virus - others, flood)
        many = sum(
            self.see.card(oid).virus for oid, kind in rig if reaches(kind.code, RD) or reaches(kind.code, HQ)
        )
        # Many accesses at once are worth a turn that has nothing better.
        return 4.6 - others if many >= 4 else -5.0

    def _flood(self, server: str) -> float:
        """What more accesses in a server the Runner gets into cost next turn, less the clicks of a purge."""
        more = self.plan.accesses(server) - 1
        # Ice that three clicks for credits pay for keeps the Runner from all of it, this turn and later.
        if not more or self.plan.shut(server, -self.clicks):
            return 0.0
        wins = self.see.points_to_win(RUNNER) - self.see.points(RUNNER) <= 2
        return ACCESS * more * (2.0 if wins else 1.0) - 3 * CLICK

    def _rez(self, o: Option) -> float:
        """In the own turn only what works at once."""
        kind = self.see.kind(o.oid)
        if kind is None or is_trap(kind.code):
            return -1.0
        points = eased(self.see, self.plan, o)
        if points:
            return 30.0 + points
        if kind.type == ASSET and self.clicks >= 2:
            earns = click_income(kind.code) and rezzed(self.see, o.oid, kind) > o.n
            return 9.0 if earns or works_now(self.see, kind, o) else -1.0
        return -1.0

    def _trash_resource(self, o: Option) -> float:
        kind = self.see.kind(o.oid)
        card = self.see.card(o.oid)
        if kind is None or self.money < 5:
            return -1.0
        return 1.0 + 0.4 * card.credit + 0.3 * (kind.facts.cost or 0) - 2 * self.credit * 0.5
