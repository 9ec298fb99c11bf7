"""What the Corp's actions are worth: economy, ice, agendas, traps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.facts import AGENDA, ICE, UPGRADE
from engine.netrunner.table.state import CENTRALS, CORP, HQ, RD, RUNNER
from tools.ladder.frozen.corp_plan import Plan, power
from tools.ladder.frozen.runner_runs import worth_of_credit

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Option
    from tools.ladder.frozen.sight import Sight


class Turn:
    """What the Corp's actions are worth now: credits gained for a click."""

    def __init__(self, see: Sight) -> None:
        self.see = see
        self.plan = Plan(see)
        self.money = see.credits(CORP)
        self.clicks = see.clicks(CORP)
        self.hand = see.cards_in_hand(CORP)
        self.credit = worth_of_credit(self.money)
        self.verbs: dict[str, Callable[[Option], float]] = {
            "credit": self._gain, "draw": self._draw, "install": self._install, "play": self._play,
            "advance": self._advance, "action": self._action, "purge": self._purge, "score": self._score,
            "rez": self._rez, "trash_resource": self._trash_resource,
        }  # fmt: skip

    def _score(self, o: Option) -> float:
        return 100.0

    def _gain(self, o: Option) -> float:
        return self.credit + (0.8 if self.money < 5 else 0.0)

    def _draw(self, o: Option) -> float:
        if self.see.cards_in_deck(CORP) <= 2:
            return -3.0
        worth = (2.2, 2.0, 1.6, 1.2, 0.7, 0.2)[min(5, self.hand)]
        if self.plan.free_remote() and not self.plan.agendas_in_hand() and self.hand < 5:
            worth += 0.6
        return worth

    # -- installing ------------------------------------------------------------------------------------

    def _install(self, o: Option) -> float:
        kind = self.see.kind(o.oid)
        assert kind is not None
        if kind.type == ICE:
            return self._ice(kind, o)
        if kind.type == AGENDA:
            return self._agenda(kind, o)
        if kind.type == UPGRADE:
            return self._upgrade(kind, o)
        return self._asset(kind, o)

    def _ice(self, kind: Definition, o: Option) -> float:
        """HQ and R&D first, then one remote server, then deeper."""
        count = o.n
        if o.to == RD:
            worth = (6.5, 3.2, 1.4, 0.4)[min(3, count)]
        elif o.to == HQ:
            worth = (6.0, 3.2, 1.4, 0.3)[min(3, count)]
            worth += 0.8 * min(2, self.plan.agendas_in_hand()) * (count < 2)
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
        return worth + 0.12 * power(kind) - 0.9 * o.n * self.credit + (0.5 if self.hand >= 5 else 0.0)

    def _remote_ice(self, kind: Definition, o: Option, count: int) -> float:
        plan = self.plan
        main = plan.main_remote()
        if o.to == "new":
            if main:
                return -1.0
            ready = self.see.servers[RD].ice and self.see.servers[HQ].ice
            return 4.2 if ready else 2.0
        if o.to != main and not (main == "" and plan.stake(o.to) > 3):
            return 0.0
        worth = (4.0, 3.6, 2.2, 0.8)[min(3, count)]
        if any(agenda.server == o.to for agenda in plan.agendas) and not plan.safe(o.to):
            worth += 2.5
        if plan.safe(o.to):
            worth -= 1.5
        return worth

    def _agenda(self, kind: Definition, o: Option) -> float:
        """In a defended remote server that is free, when the Corp can go on to score it."""
        plan = self.plan
        if o.to == "new" or not plan.replaceable(o.to) or not self.see.servers[o.to].ice:
            return self._naked(kind) if o.to == "new" else -3.0
        requirement = kind.facts.advancement_requirement or 0
        in_time = requirement <= self.clicks - 1 + plan.soonest()
        worth = 5.0 if plan.safe(o.to) else 2.0 if plan.defence(o.to) >= 4 else -0.5
        worth += 0.5 * (kind.facts.agenda_points or 0)
        worth += 0.6 * max(0, plan.agendas_in_hand() - 1)
        if plan.tenant(o.to) is not None:
            worth -= 1.5
        if not in_time:
            worth -= 2.0
        if self.money < 3:
            worth -= 2.0
        if plan.agendas:
            worth -= 1.0
        return worth

    def _naked(self, kind: Definition) -> float:
        """Without ice: only when HQ holds too many agendas and the Runner has much to look at."""
        return 0.6 if self.plan.agendas_in_hand() >= 4 and not self.plan.free_remote() else -4.0

    def _asset(self, kind: Definition, o: Option) -> float:
        plan = self.plan
        if plan.tenant(o.to) is not None:
            return -3.0
        iced = o.to in self.see.servers and bool(self.see.servers[o.to].ice)
        wanted = plan.agendas_in_hand() > 0
        if kind.code == "urtica_cipher":
            # A trap where an agenda would stand.
            return (
                2.2
                if iced and not wanted and self.money >= 5
                else 0.4
                if self.hand >= 5 and not iced
                else -1.0
            )
        if self.money < 2:
            return 0.0
        worth = 3.0 if kind.code == "nico_campaign" else 3.2
        if iced:
            worth += 0.8 if not wanted else -2.5
        elif not (self.see.servers[RD].ice and self.see.servers[HQ].ice):
            worth -= 0.5
        return worth - (1.0 if self.see.credits(RUNNER) > 10 and not iced else 0.0)

    def _upgrade(self, kind: Definition, o: Option) -> float:
        """Where agendas are scored."""
        if o.to in CENTRALS or o.to == "new" or o.to != self.plan.main_remote():
            return -2.0
        if any(self.see.code(oid) == kind.code for oid in self.see.servers[o.to].root):
            return -3.0
        return 2.6 if kind.code == "manegarm_skunkworks" else 1.8 if self.plan.tenant(o.to) else 1.2

    # -- other actions ---------------------------------------------------------------------------------

    def _play(self, o: Option) -> float:
        see, code = self.see, self.see.code(o.oid)
        if code == "hedge_fund":
            return 4.2
        if code == "government_subsidy":
            return 5.2
        if code == "predictive_planogram":
            return 2.6 if self.money < 12 or self.hand < 4 else 1.0
        if code == "seamless_launch":
            return self._seamless()
        if code == "public_trail":
            return self._trail(o)
        if code == "retribution":
            return (
                3.0 + max((k.facts.cost or 0 for _, k in see.rig() if k.type in _TRASHED), default=-9) * 0.6
            )
        return 0.5

    def _seamless(self) -> float:
        """To finish an agenda that stands since an earlier turn."""
        for agenda in self.plan.agendas:
            if agenda.fresh or agenda.need < 2 or agenda.need > self.clicks - 1 + 2:
                continue
            if self.money - 1 >= agenda.need - 2:
                return 30.0 + agenda.points
        return -2.0

    def _trail(self, o: Option) -> float:
        """A tag is good when something follows."""
        see = self.see
        if self.money < o.n + 2:
            return -1.0
        follow = 2.5 if self.plan.holds("retribution") and self.clicks >= 2 else 0.0
        if any(see.code(a.oid) == "orbital_superiority" and a.need < self.clicks for a in self.plan.agendas):
            follow += 6.0
        if self.clicks >= 2 and self.money >= o.n + 4:
            follow += 1.5 * any(kind.type == "resource" for _, kind in see.rig())
        poor = 1.0 if see.credits(RUNNER) < 8 or self.money >= 12 else -0.5
        return follow + poor

    def _advance(self, o: Option) -> float:
        """Enough to score this turn, or so that the next turn suffices; never more than that."""
        plan = self.plan
        for agenda in plan.agendas:
            if agenda.oid != o.oid:
                continue
            if agenda.need <= 0:
                return -5.0
            if agenda.need <= min(self.clicks, self.money):
                return 25.0 + agenda.points
            later = plan.soonest()
            if agenda.need <= later:
                return -1.0
            if agenda.need - self.clicks > later:
                return 0.3
            return 6.0 if plan.safe(agenda.server) else 2.5
        return self._bait(o)

    def _bait(self, o: Option) -> float:
        """A trap looks like an agenda once it is advanced."""
        card = self.see.card(o.oid)
        if self.money < 6 or card.advancement >= 2 or self.plan.agendas:
            return -1.0
        there = self.see.servers.get(card.server)
        iced = there is not None and bool(there.ice)
        return 1.6 if iced and card.advancement < 2 and self.see.dice(f"bait:{o.oid}", 3) else -0.5

    def _action(self, o: Option) -> float:
        return (
            min(3, self.see.card(o.oid).credit) if self.see.code(o.oid) == "regolith_mining_license" else 0.5
        )

    def _purge(self, o: Option) -> float:
        virus = sum(self.see.card(oid).virus for oid, _ in self.see.rig())
        return virus - 2.0 if virus >= 5 else -5.0

    def _rez(self, o: Option) -> float:
        """In the own turn only what works at once."""
        if self.see.code(o.oid) == "regolith_mining_license":
            return 9.0 if self.clicks >= 2 else -1.0
        return -1.0

    def _trash_resource(self, o: Option) -> float:
        kind = self.see.kind(o.oid)
        card = self.see.card(o.oid)
        if kind is None or self.money < 5:
            return -1.0
        return 1.0 + 0.4 * card.credit + 0.3 * (kind.facts.cost or 0) - 2 * self.credit * 0.5


_TRASHED = ("program", "hardware")
