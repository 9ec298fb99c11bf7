"""What the Runner's actions are worth: economy, breakers, cards, runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.effects import Gain, PlaceCounters, TakeCredits
from engine.netrunner.language.effects.credits import CREDITS
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.objects.definitions import Definition, definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import ICE, PROGRAM
from engine.netrunner.table.state import CORP, HQ, RD, RUNNER
from engine.players.netrunner import chosen_ice
from engine.players.netrunner.breaking import IMPOSSIBLE, tools
from engine.players.netrunner.chosen_ice import opens
from engine.players.netrunner.paid import profit
from engine.players.netrunner.reading import (
    RunCard,
    cheaper_after_run,
    damages,
    draws_for_action,
    finds_breakers,
    fixed,
    is_economy,
    loaded,
    run_card,
    wants_tags,
)
from engine.players.netrunner.runner_runs import COLOURS, FILLED, Runs, worth_of_credit
from engine.players.netrunner.worth import At, price_all, price_cost
from engine.players.netrunner.worth.cards import gained, install_worth, paid_worth, play_worth
from engine.players.netrunner.worth.scale import CLICK

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.language.abilities import Paid
    from engine.netrunner.table.questions import Option
    from engine.players.netrunner.sight import Sight

PASSING = 2
"""Credits that a run with a new breaker probably takes."""
DECISIVE = 8.0
"""What a run has to be about for a breaker to be installed for it before there is money."""
LATE = 1.2
"""What a card is worth less that the credits do not suffice for, with one left."""
OPENED = 0.5
"""What a run that comes after it is worth to what makes it possible."""
RICH = 25
"""Credits with which a breaker that is missing is looked for even if other cards are discarded for it."""


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
            "play": self._play, "action": self._action, "untag": self._untag, "use": self._use,
        }  # fmt: skip

    def _gain(self, o: Option) -> float:
        return self.credit + (0.3 if self.money < 5 else 0.0)

    def _draw(self, o: Option) -> float:
        useful = self._useful() if self.money >= FILLED else self.grip
        room = self.see.hand_limit() - useful
        # The fewer cards fit in the grip, the sooner one that is drawn is discarded.
        worth = (2.6, 2.2, 1.7, 1.3, 0.9, 0.3)[max(0, min(5, max(useful, 5 - room)))]
        digs = not self.runs.complete and self.money >= RICH
        if not self.runs.complete and (room > 0 or digs):
            worth += 0.5
        if self.money >= FILLED and useful >= 3 and not digs:
            worth -= 0.4
        if any(draws_for_action(code) for code in self.installed) and not self.see.drew_by_action():
            worth *= 1.8 if useful < 5 else 1.0
        worth += 2.5 * (self.runs.cards_wanted() > 0)
        return worth if room > 0 or self.clicks > 1 or digs else 0.1

    def _useful(self) -> int:
        """Cards of the grip that may be used yet: the others make room for what is drawn."""
        return sum(not self._useless(kind) for _, kind in self.see.hand())

    def _useless(self, kind: Definition) -> bool:
        """Whether a card of the grip would not be installed, whatever there is to pay for it."""
        if not self._fits(kind):
            return True
        return self.breaker(kind, 0) < 0 if tools(kind.code) else self._twin(kind)

    def _fits(self, kind: Definition) -> bool:
        return kind.type != PROGRAM or (kind.facts.memory_cost or 0) <= self.see.free_memory

    def _twin(self, kind: Definition) -> bool:
        """Whether it is a copy of an installed card, and a second one is of no use."""
        return kind.code in self.installed and (kind.facts.unique or not is_economy(kind.code))

    def _run(self, o: Option) -> float:
        if o.oid:
            kind = self.see.kind(o.oid)
            assert kind is not None
            return self.runs.instead(o.to, install_worth(self.see, RUNNER, kind)) - self._nerves(o.to)
        return self.runs.worth(o.to) - self._nerves(o.to) + self._open(o.to)

    def _open(self, server: str) -> float:
        """A central server without ice will not stay so."""
        free = server in (HQ, RD) and not self.see.servers[server].ice
        return 1.3 if free and not self.see.this_turn(EventKind.BREACH, server) else 0.0

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
        if not self._fits(kind):
            return -5.0
        price = o.n * self.credit
        if tools(code):
            return self.breaker(kind, o.n, int(o.to[1:]) if o.to.startswith("@") else 0)
        if self._twin(kind):
            return -1.0
        worth = install_worth(self.see, RUNNER, kind)
        if opens(code) and self.clicks > 1:
            found = chosen_ice.best(self.runs, code, self.money - o.n, self.grip - 1)
            worth += OPENED * found if found >= DECISIVE else 0.0
        if self.money - o.n < 2 and not (is_economy(code) and o.n <= 1):
            worth -= 1.0
        return worth + 0.8 - 0.35 * price

    def breaker(self, kind: Definition, price: int, host: int = 0) -> float:
        """A breaker of a missing colour, more so against ice that stands rezzed already; `host`: the card it
        would be hosted on, which may be the ice that it is for."""
        code = kind.code
        if code in self.installed:
            return -2.0
        colours = {tool.subtype for tool in tools(code)}
        on = self.see.kind(host) if host else None
        if on is not None and on.type == ICE and "" not in colours and not colours & on.subtypes:
            return -2.0
        needed = self._needed(colours)
        if "" in colours:
            if self.runs.complete or not needed:
                return -1.0
            if all(tool.brittle for tool in tools(code)) and self.runs.stakes() < DECISIVE:
                return -1.0  # It breaks once: for a run that decides something.
            return 1.2 + needed + self._opened(colours, price, host) - 0.35 * price * self.credit
        worth = 2.6 + needed + self._opened(colours, price, host) - 0.35 * price * self.credit
        if self.clicks > 1 and not self.see.this_turn(EventKind.SUCCESSFUL_RUN) and cheaper_after_run(code):
            worth -= 0.8
        return worth - (LATE if self.money - price < 1 else 0.0)

    def _needed(self, colours: set[str]) -> float:
        """How much rezzed ice waits for a breaker of these colours."""
        if self._waiting is None:
            known = [self.see.kind(oid) for server in self.see.servers.values() for oid in server.ice]
            self._waiting = [
                ice for ice in known
                if ice is not None and "" not in self.subtypes and not self.subtypes & ice.subtypes
            ]  # fmt: skip
        return min(2.5, 1.2 * sum(1 for ice in self._waiting if "" in colours or colours & ice.subtypes))

    def _found(self, price: int) -> float:
        """What a breaker of the own deck is worth for a run this turn, which is looked for first."""
        found = 0.0
        for code in set(self.see.own_deck()):
            kind, colours = definition(code), {tool.subtype for tool in tools(code)}
            if colours and (kind.facts.memory_cost or 0) <= self.see.free_memory:
                found = max(found, self._opened(colours, price + (kind.facts.cost or 0), 0, 3))
        return found

    def _opened(self, colours: set[str], price: int, host: int, clicks: int = 2) -> float:
        """What a breaker of these colours is worth for a run this turn that only it makes possible, and that
        takes so many clicks with what goes before."""
        left, found = self.money - price - PASSING, 0.0
        if self.clicks < clicks or left < 0:
            return 0.0
        on_ice = any(host in there.ice for there in self.see.servers.values())
        for name, there in self.see.servers.items():
            closed = [
                kind for oid in there.ice if (kind := self.see.kind(oid)) is not None
                if "" not in self.subtypes and not self.subtypes & kind.subtypes
            ]  # fmt: skip
            if on_ice and host not in there.ice:
                continue
            fits = closed and all("" in colours or colours & kind.subtypes for kind in closed)
            if fits and self.runs.path(name).credits >= IMPOSSIBLE:
                found = max(found, self.runs.prize(name, 0, left, self.grip - 1))
        return OPENED * found if found >= DECISIVE else 0.0

    def _play(self, o: Option) -> float:
        """What the event brings; one that makes a run, what the run is worth with it."""
        see, kind = self.see, self.see.kind(o.oid)
        assert kind is not None
        assert kind.play is not None
        run = run_card(kind.play.effects)
        if run is not None:
            return self._run_with(run, o.oid, o.n, gone=1)
        worth = play_worth(see, RUNNER, kind, o.n) - o.n * min(1.0, self.credit + 0.2)
        if finds_breakers(kind.code):
            missing = [c for c in COLOURS if c not in self.subtypes]
            held = {t.subtype for _, k in see.hand() for t in tools(k.code)}
            return 2.8 + self._found(o.n) if set(missing) - held else -1.0
        if is_economy(kind.code):
            if self.money >= RICH:  # What it brings is of hardly more use than what it costs.
                return paid_worth(see, RUNNER, kind, o.n, self.credit + 0.2)
            return worth * (1.0 if self.money < 8 else 0.8)
        return worth - 0.5

    def _run_with(self, run: RunCard, oid: int, price: int, gone: int = 0) -> float:
        """What a run that a card makes is worth, against the same run without the card."""
        servers, by = self.runs.may_run(run), self.runs.with_card(run, oid, price, gone)
        if run.may:  # Without a run there is all the rest.
            best = max((self.runs.worth(name, by) for name in servers), default=0.0)
            at = At(self.see, RUNNER, self.see.kind(oid), oid)
            spare = (1 - self.credit) * gained(run.besides, at)
            return max(by.besides, best) - spare - price * self.credit
        if not servers:
            return -9.0
        worth = max(self.runs.worth(name, by) for name in servers)
        plain = max(self.runs.worth(name) for name in servers)
        paid = price * self.credit
        if not price and not gone and by.money > 0 and worth >= plain:
            return worth + 0.2  # The same run, and some of it is paid for.
        if not (by.extra or by.brings or by.besides or by.into or run.instead):
            # It only helps on the way: for a run that would not be possible, or far dearer, without it.
            return worth - paid + (3.0 if worth > plain + 3 else -0.4) if worth > plain + 1 else -1.0
        return worth - paid + 0.2

    def _action(self, o: Option) -> float:
        """What an ability of an installed card brings for its clicks."""
        see, kind = self.see, self.see.kind(o.oid)
        if kind is None:
            return 0.5
        paid = next((paid for i, paid in kind.actions if i == o.n), None)
        if paid is None:
            return 0.5  # An ability it was given.
        run = run_card(paid.effects)
        if run is not None:
            return self._run_with(run, o.oid, 0)
        at = At(see, RUNNER, kind, o.oid, clicks=paid.cost.clicks)
        parts = tuple(one_by_one(paid.effects))
        placed = sum(
            fixed(effect.n) for effect in parts
            if isinstance(effect, PlaceCounters) and effect.kind == "credit"
        )  # fmt: skip
        taken = price_all((effect for effect in parts if isinstance(effect, TakeCredits)), at)
        if taken or any(isinstance(effect, TakeCredits) for effect in parts):
            worth = (taken + placed) * self.credit + (0.4 if paid.once else 0.0)
            # What is loaded once is there to be taken; what fills up is waited for.
            return worth if taken + placed >= 3 or loaded(kind.code) else min(worth, 0.2)
        if placed:
            there = see.hosted(o.oid, "credit")
            return (2.0 if there < 3 else 1.2 if there < 6 else 0.1) * placed / 3
        return self._earned(paid, at)

    def _earned(self, paid: Paid, at: At) -> float:
        """What an ability brings against other uses of its clicks; its credits count as the basic ones."""
        price = price_cost(paid.cost, at, act="use")
        if not any(isinstance(part, Gain) and part.what != CREDITS for part in one_by_one(paid.effects)):
            # A click is what every action takes; others would have gained a credit each at least.
            price += self.credit * max(0, paid.cost.clicks - 1) - CLICK * paid.cost.clicks
        return price_all(paid.effects, at) - (1 - self.credit) * gained(paid.effects, at) - price

    def _use(self, o: Option) -> float:
        """Before anything else what costs no click and is worth it."""
        worth = profit(self.see, o)
        return 8.0 + worth if worth else -99.0

    def _untag(self, o: Option) -> float:
        """Tags cost resources, and worse: lose them before the turn is over."""
        if self.see.tags <= min(self.clicks, self.money // 2) and self._hunted():
            return 9.0
        resources = sum(kind.type == "resource" for _, kind in self.see.rig())
        return 3.5 + 1.5 * resources if self.clicks <= self.see.tags else 2.0

    def _hunted(self) -> bool:
        """Whether a card of the Corp's that was seen does as much damage as the grip has cards."""
        see = self.see
        known = [kind for oid in see.discarded() if (kind := see.kind(oid)) is not None]
        return any(
            wants_tags(kind.code) and (kind.facts.cost or 0) <= see.credits(CORP)
            and sum(fixed(part.n) for part in damages(kind.code)) >= self.grip
            for kind in known
        )  # fmt: skip
