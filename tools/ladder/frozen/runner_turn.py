"""What the Runner's actions are worth: economy, breakers, cards, runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.events import Kind
from engine.netrunner.table.facts import PROGRAM
from engine.netrunner.table.state import HQ, RD, RUNNER
from tools.ladder.frozen.breaking import tools
from tools.ladder.frozen.runner_runs import COLOURS, Runs, worth_of_credit

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Option
    from tools.ladder.frozen.sight import Sight

INSTALLS = {
    "telework_contract": 3.2, "smartware_distributor": 2.4, "red_team": 3.0, "verbal_plasticity": 2.6,
    "pennyshaver": 3.0, "docklands_pass": 1.9, "dzmz_optimizer": 1.9, "conduit": 2.4, "leech": 2.2,
}  # fmt: skip
"""What cards that are no breakers are worth installed, the first copy early in the game."""


class Turn:
    """What the Runner's actions are worth now: credits gained for a click."""

    def __init__(self, see: Sight) -> None:
        self.see = see
        self.runs = Runs(see)
        self.money = see.credits(RUNNER)
        self.grip = see.cards_in_hand(RUNNER)
        self.clicks = see.clicks(RUNNER)
        self.credit = worth_of_credit(self.money)
        self.installed = {kind.code for _, kind in see.rig()}
        self.subtypes = self.runs.subtypes
        self._waiting: list[Definition] | None = None
        self.verbs: dict[str, Callable[[Option], float]] = {
            "credit": self._gain, "draw": self._draw, "run": self._run, "install": self._install,
            "play": self._play, "action": self._action, "untag": self._untag,
        }  # fmt: skip

    def _gain(self, o: Option) -> float:
        return self.credit + (0.3 if self.money < 5 else 0.0)

    def _draw(self, o: Option) -> float:
        worth = (2.6, 2.2, 1.7, 1.3, 0.9, 0.3)[min(5, self.grip)]
        if not self.runs.complete and self.grip < 5:
            worth += 0.5
        if self.money >= 14 and self.grip >= 3:
            worth -= 0.4
        if "verbal_plasticity" in self.installed and not self.see.drew_by_action():
            worth *= 1.8 if self.grip < 5 else 1.0
        room = self.see.hand_limit() - self.grip
        return worth if room > 0 or self.clicks > 1 else 0.1

    def _run(self, o: Option) -> float:
        return self.runs.worth(o.to) - self._nerves(o.to)

    def _nerves(self, server: str) -> float:
        """Runs against ice nobody has seen are for the first clicks, with a hand to lose."""
        there = self.see.servers[server]
        if all(self.see.kind(oid) is not None for oid in there.ice):
            return 0.0
        return 0.3 if self.clicks > 1 else 2.0

    def _install(self, o: Option) -> float:
        kind = self.see.kind(o.oid)
        assert kind is not None
        code = kind.code
        if kind.type == PROGRAM and (kind.facts.memory_cost or 0) > self.see.free_memory:
            return -5.0
        price = o.n * self.credit
        if tools(code):
            return self.breaker(kind, o.n)
        if code in self.installed and code not in ("telework_contract", "smartware_distributor"):
            return -1.0
        worth = INSTALLS.get(code, 1.0)
        if code == "dzmz_optimizer" and not any(k.type == PROGRAM for _, k in self.see.hand()):
            worth = 0.5
        if self.money - o.n < 2 and code not in ("telework_contract", "smartware_distributor"):
            worth -= 1.0
        return worth + 0.8 - 0.35 * price

    def breaker(self, kind: Definition, price: int) -> float:
        """A breaker of a missing colour, more so against ice that stands rezzed already."""
        code = kind.code
        if code in self.installed:
            return -2.0
        colours = {tool.subtype for tool in tools(code)}
        needed = self._needed(colours)
        if "" in colours:
            if self.runs.complete or not needed:
                return -1.0
            return 1.2 + needed - 0.35 * price * self.credit
        worth = 2.6 + needed - 0.35 * price * self.credit
        if code == "carmen" and not self.see.this_turn(Kind.SUCCESSFUL_RUN) and self.clicks > 1:
            worth -= 0.8
        if self.money - price < 1:
            worth -= 1.2
        return worth

    def _needed(self, colours: set[str]) -> float:
        """How much rezzed ice waits for a breaker of these colours."""
        if self._waiting is None:
            known = [self.see.kind(oid) for server in self.see.servers.values() for oid in server.ice]
            self._waiting = [
                ice for ice in known
                if ice is not None and "" not in self.subtypes and not self.subtypes & ice.subtypes
            ]  # fmt: skip
        return min(2.5, 1.2 * sum(1 for ice in self._waiting if "" in colours or colours & ice.subtypes))

    def _best_run(self, servers: tuple[str, ...], **more: int) -> float:
        see = self.see
        return max(self.runs.worth(name, **more) for name in servers if name in see.servers)

    def _play(self, o: Option) -> float:
        see, code = self.see, self.see.code(o.oid)
        last = self.clicks == 1
        if code == "sure_gamble":
            return 4.0
        if code == "creative_commission":
            return 3.6 if last else 2.4 if self.money < 8 else 0.9
        if code == "wildcat_strike":
            # The Corp chooses: cards for a full hand, or credits.
            return 2.9 if self.grip <= 4 else 1.2
        if code == "vrcation":
            room = see.hand_limit() - self.grip + 1
            if room < 3:
                return -1.0
            return 3.4 if last else 2.0 if self.grip <= 1 else 1.1
        if code == "jailbreak":
            run = self._best_run((HQ, RD), extra_cards=1)
            return run + 0.9
        if code == "overclock":
            run = self._best_run(tuple(see.servers), money=5)
            plain = self._best_run(tuple(see.servers))
            return run - 1.5 + (3.0 if plain < run - 3 else 0.5)
        if code == "tread_lightly":
            gain = self._best_run(tuple(see.servers), rez_tax=3) - self._best_run(tuple(see.servers))
            return self._best_run(tuple(see.servers), rez_tax=3) - 1.6 if gain > 1 else -1.0
        if code == "mutual_favor":
            missing = [c for c in COLOURS if c not in self.subtypes]
            held = {t.subtype for _, k in see.hand() for t in tools(k.code)}
            return 2.8 if set(missing) - held else -1.0
        return 0.5

    def _action(self, o: Option) -> float:
        see, code = self.see, self.see.code(o.oid)
        card = see.card(o.oid)
        if code == "telework_contract":
            return min(3, card.credit) + 0.4
        if code == "pennyshaver":
            return (card.credit + 1) * self.credit if card.credit >= 2 else 0.2
        if code == "smartware_distributor":
            return 2.0 if card.credit < 3 else 1.2 if card.credit < 6 else 0.1
        if code == "red_team":
            fresh = tuple(s for s in ("hq", "rd", "archives") if not see.this_turn(Kind.RUN_BEGINS, s))
            run = self._best_run(fresh) if fresh else -9.0
            return run + min(3, card.credit)
        if code == "conduit":
            return self.runs.worth(RD, extra_cards=card.virus) + 0.1
        return 0.5

    def _untag(self, o: Option) -> float:
        """Tags cost resources, and worse: lose them before the turn is over."""
        resources = sum(kind.type == "resource" for _, kind in self.see.rig())
        return 3.5 + 1.5 * resources if self.clicks <= self.see.tags else 2.0
