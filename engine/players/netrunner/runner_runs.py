"""What a run is worth to the Runner, in credits: what may be behind the ice, and what the way there costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.effects import AccessMore
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA, ASSET, UPGRADE
from engine.netrunner.table.state import ARCHIVES, CENTRALS, CORP, HQ, RD, RUNNER
from engine.players.netrunner.breaking import IMPOSSIBLE
from engine.players.netrunner.reading import concerns, is_trap, riders, stealing_hurts, toll_here, trap_grows
from engine.players.netrunner.running import OPEN, PLAIN, Path, With
from engine.players.netrunner.tolls import Tolls
from engine.players.netrunner.worth import At, number, price_all
from engine.players.netrunner.worth.cards import denied, harm
from engine.players.netrunner.worth.scale import CARD_LOST, CLICK, POINT

if TYPE_CHECKING:
    from engine.netrunner.language.flow import Unless
    from engine.netrunner.objects.definitions import Definition
    from engine.netrunner.table.state import Server
    from engine.players.netrunner.reading import RunCard
    from engine.players.netrunner.sight import Sight

STOLEN = 0.93 * POINT
"""What an agenda point is worth in an unknown card of HQ or R&D: a little less than a sure one."""
DEATH = 12 * POINT
DEADLY = 3
"""Damage of a trap that works from HQ and R&D, and about what it costs the Corp."""
TRAPS = 0.02
"""How many unknown cards are such traps."""
REZ = 3
"""What unrezzed ice probably costs the Corp."""
UNSEEN = 2.5
"""... and what breaking it costs the Runner."""
FILLED = 14
"""Credits with which the Runner can afford all it needs: more are there to be spent on accesses."""
IDLE = 0.05
"""... and by how much an unknown card is worth more for each of those, up to `MOST_IDLE`."""
MOST_IDLE = 1.3
COLOURS = ("barrier", "code_gate", "sentry")


def worth_of_credit(money: int) -> float:
    """A credit matters less to who has many."""
    return 1.0 if money < 8 else 0.7 if money < 13 else 0.45 if money < 25 else 0.2 if money < 40 else 0.1


class Runs:
    """Reckons runs for one decision; ways to servers are worked out once."""

    def __init__(self, see: Sight, spare: int = 0) -> None:
        """`spare` credits are not to be spent on runs."""
        self.see = see
        self.tolls = Tolls(see)
        self.money = see.credits(RUNNER) + see.hosted_for_run - spare
        subtypes = {tool.subtype for _, tool in self.tolls.have}
        self.subtypes = subtypes
        self.complete = "" in subtypes or subtypes.issuperset(COLOURS)
        self._paths: dict[tuple[str, int, int, int], Path] = {}
        self._worths: dict[tuple[str, With], float] = {}
        self._successes: dict[str, float] = {}
        self._accesses: dict[str, int] = {}
        self._hurt = sum(stealing_hurts(kind.code) for kind in see.identities(CORP))
        self._riders = [(oid, rider) for oid, kind in see.rig() for rider in riders(kind.code)]

    @property
    def unknown_card(self) -> float:
        """What accessing an unknown card of HQ or R&D is worth."""
        return STOLEN * self.see.agenda_density

    def _unseen(self, grip: int) -> float:
        """The same with this many cards left: stealing may hurt, and what lies there may be a trap."""
        if grip < self._hurt:
            return -DEATH * self.see.agenda_density
        trapped = grip < DEADLY and self.see.credits(CORP) >= DEADLY
        return self.unknown_card - trapped * DEATH * TRAPS

    def path(
        self, server: str, *, inside: int = -1, extra: int = 0, rez_tax: int = 0, bypass: int = 0
    ) -> Path:
        """The way to a server with `extra` more credits; from below position `inside` if that is not -1."""
        if bypass and server in self.see.servers:
            inside = max(0, len(self.see.servers[server].ice) - bypass)
        key = (server, inside, extra, rez_tax)
        found = self._paths.get(key)
        if found is None:
            found = self._paths[key] = self._way(server, inside, self.money + extra, rez_tax)
        return found

    def _way(self, server: str, inside: int, money: int, rez_tax: int) -> Path:
        see = self.see
        there = see.servers.get(server)
        ice = there.ice if there is not None else ()
        if inside >= 0:
            ice = ice[:inside]
        spent, price, damage, chance = 0, 0.0, 0, 1.0
        if not ice and (there is None or not there.root):
            return OPEN
        clicks = max(0, see.clicks(RUNNER) - (not see.attacked))
        corp = see.credits(CORP)
        grip = see.cards_in_hand(RUNNER)
        known = [oid for oid in reversed(ice) if see.kind(oid) is not None]
        if known:
            way = self.tolls.cheapest(known, money, clicks, worth_of_credit(money))
            if way is None:
                harm = sum(bite.damage for oid in known for bite in self.tolls.ice(oid).bites)
                return Path(IMPOSSIBLE, IMPOSSIBLE, harm, 0.0)
            spent, damage, clicks = way.needs, way.lost, clicks - way.clicks
            price += way.total(0.0)
        for oid in reversed(ice):
            if see.kind(oid) is not None:
                continue
            likely = min(0.85, corp / (REZ + 1 + rez_tax))
            corp = max(0, corp - REZ - rez_tax)
            if self.complete and money - spent >= 4:
                price += UNSEEN * likely * worth_of_credit(money)
                chance *= 1 - 0.1 * likely
            else:
                chance *= 1 - (0.5 - 0.13 * min(3, len(self.subtypes))) * likely
                price += CARD_LOST * likely
            if grip - damage < 3 and likely > 0.3:
                price += 3.0 * (3 - max(0, grip - damage))
        for gate in self._gates(there):
            paid = [
                cost.credits for cost in gate.payable if not cost.clicks and cost.credits <= money - spent
            ]
            worked = [cost.clicks for cost in gate.payable if cost.clicks and cost.clicks <= clicks]
            if paid:
                spent += min(paid)
            elif worked:
                clicks -= min(worked)
                price += CLICK * min(worked)
            else:
                return Path(IMPOSSIBLE, IMPOSSIBLE, damage, 0.0)
        price += spent * worth_of_credit(money)
        return Path(spent, price, damage, chance)

    def best(self) -> float:
        """What the best run now is worth."""
        return max(self.worth(name) for name in self.see.servers)

    def cards_wanted(self) -> int:
        """Cards to draw before an advanced card can be accessed without fear of a trap; 0 if none helps."""
        grip = self.see.cards_in_hand(RUNNER)
        found = 0
        for name, there in self.see.servers.items():
            for oid in there.root:
                card = self.see.card(oid)
                if name in CENTRALS or not card.advancement or self.see.kind(oid) is not None:
                    continue
                path = self.path(name, extra=5)
                missing = 2 + card.advancement + (path.credits > self.money) - grip
                if path.credits < IMPOSSIBLE and 0 < missing < self.see.clicks(RUNNER):
                    found = max(found, missing)
        return found

    def stakes(self) -> float:
        """The most that lies behind any ice."""
        grip = self.see.cards_in_hand(RUNNER)
        return max(self.prize(name, 0, self.money, grip) for name in self.see.servers)

    def _gates(self, there: Server | None) -> list[Unless]:
        """What must be paid at the server itself to get in, by the cards in its root."""
        return [
            gate
            for oid in (there.root if there is not None else ())
            if self.see.card(oid).faceup
            for gate in toll_here(self.see.code(oid))
        ]

    def worth(self, server: str, by: With = PLAIN) -> float:
        """What a run is worth, besides the click: may be far below 0."""
        if by.money and self.path(server, bypass=by.bypass).credits <= self.money:
            by = by._replace(money=0)  # Worth no more on the way than in the pool afterwards.
        if by.rez_tax and all(self.see.kind(oid) is not None for oid in self.see.servers[server].ice):
            by = by._replace(rez_tax=0)
        found = self._worths.get((server, by))
        if found is None:
            found = self._worths[server, by] = self._reckon(server, by)
        return found

    def with_card(self, run: RunCard, oid: int, price: int = 0, gone: int = 0) -> With:
        """What a card that makes a run adds to it: `oid` is the card, which costs `price`."""
        at = At(self.see, RUNNER, self.see.kind(oid), oid, spent=price)
        extra = run.extra + (self.see.hosted(oid, run.extra_hosted) if run.extra_hosted else 0)
        instead = price_all(run.instead, at) if run.instead else None
        purse = self.see.hosted(oid, "credit") if run.pays else 0
        return With(
            extra, run.money + purse - price, run.rez_tax, gone, run.bypass, instead, run.optional,
            run.into, price_all(run.besides, at), price_all(run.brings, at),
        )  # fmt: skip

    def may_run(self, run: RunCard) -> tuple[str, ...]:
        """The servers that a card may make a run on."""
        return tuple(
            name for name, there in self.see.servers.items()
            if concerns(run.servers, name)
            if not (run.fresh and self.see.this_turn(EventKind.RUN_BEGINS, name))
            and (there.ice or not run.iced)
        )  # fmt: skip

    def instead(self, server: str, brings: float) -> float:
        """What a run is worth in which a card of the grip, which brings so much, replaces the breach."""
        path = self.path(server)
        if path.credits > self.money or path.damage >= self.see.cards_in_hand(RUNNER):
            return -50.0  # damage might take the card itself
        return path.chance * (brings + self._success(server)) - path.price

    def _reckon(self, server: str, by: With) -> float:
        see = self.see
        path = self.path(server, extra=by.money, rez_tax=by.rez_tax, bypass=by.bypass)
        if path.credits > self.money + by.money:
            return -50.0
        grip = see.cards_in_hand(RUNNER) - by.gone
        if path.damage > grip:
            return -80.0
        left = self.money + by.money - path.credits
        if by.instead is None or by.optional:
            prize = self.prize(by.into or server, by.extra, left, grip - path.damage)
            prize = prize if by.instead is None else max(prize, by.instead)
        else:
            prize = by.instead
        return path.chance * (prize + by.brings + self._success(server)) - path.price + by.besides

    def _success(self, server: str) -> float:
        """What cards in the rig make of a successful run: credits mostly, of which the rich need no more."""
        if not self._riders:
            return 0.0
        found = self._successes.get(server)
        if found is None:
            found = self._successes[server] = self._made_of(server)
        return found

    def _made_of(self, server: str) -> float:
        return worth_of_credit(self.money) * sum(
            max(0.0, price_all(rider.effects, At(self.see, RUNNER, source=oid)))
            for oid, rider in self._riders
            if not rider.breach and concerns(rider.servers, server)
            if not (rider.first and self.see.this_turn(EventKind.SUCCESSFUL_RUN))
        )

    def more_accesses(self, server: str) -> int:
        """Further cards that the rig lets the Runner access in the server now."""
        if not self._riders:
            return 0
        found = self._accesses.get(server)
        if found is None:
            found = self._accesses[server] = self._further(server)
        return found

    def _further(self, server: str) -> int:
        return sum(
            round(number(effect.n, At(self.see, RUNNER, source=oid)))
            for oid, rider in self._riders
            if rider.breach and concerns(rider.servers, server)
            if not (rider.first and self.see.this_turn(EventKind.BREACH, server))
            for effect in rider.effects
            if isinstance(effect, AccessMore)
        )

    def prize(self, server: str, extra: int, money: int, grip: int) -> float:
        """What is probably behind the ice, with this much money and this many cards left then."""
        see = self.see
        there = see.servers[server]
        extra += self.more_accesses(server)
        found = 0.0 + sum(self._root(server, oid, money, grip) for oid in there.root)
        if server == RD:
            # The top card was met this turn already, unless it was stolen or trashed.
            met = min(1, self._met(RD))
            return found + self._of_cards(see.top_of_deck(CORP, 1 + extra), grip, met)
        if server == HQ:
            return found + self._in_hand(1 + extra, grip)
        if server == ARCHIVES:
            for oid in see.discarded():
                kind = see.kind(oid)
                if kind is None:
                    found += 0.25 * POINT
                else:
                    found += self._known(oid, kind)
        return found

    def _known(self, oid: int, kind: Definition) -> float:
        """What accessing a card is worth that was seen, and that is not installed."""
        return POINT * (kind.facts.agenda_points or 0) if kind.type == AGENDA else -harm(self.see, oid)

    def _in_hand(self, n: int, grip: int) -> float:
        """What accessing so many cards of HQ is worth, some of which the Runner may have seen before."""
        see = self.see
        hand = see.hand_of(CORP)
        worth = self._of_cards(hand, grip, self._met(HQ))
        return min(len(hand), n) * worth / max(1, len(hand))

    def _met(self, server: str) -> int:
        """How many cards of a server a novice has met this turn; who remembers them knows them."""
        return self.see.this_turn(EventKind.BREACH, server) if self.see.novice else 0

    def _of_cards(self, oids: list[int], grip: int, met: int) -> float:
        """What accessing all of these is worth, so many of which have been met and are not known any more."""
        known = [self._known(oid, kind) for oid in oids if (kind := self.see.kind(oid)) is not None]
        unseen = max(0, len(oids) - len(known) - met)
        return sum(known) + self._unseen(grip) * unseen * self._pressing()

    def _root(self, server: str, oid: int, money: int, grip: int) -> float:
        """What accessing a card in a root is worth."""
        see = self.see
        card, kind = see.card(oid), see.kind(oid)
        if kind is not None:
            if is_trap(kind.code):
                return -2.0 - 2.0 * card.advancement * trap_grows(kind.code)
            if kind.type == AGENDA:
                return POINT * (kind.facts.agenda_points or 0)
            if kind.type not in (ASSET, UPGRADE) or (kind.facts.trash_cost or 0) > money:
                return 0.0
            return denied(see, oid) - (kind.facts.trash_cost or 0) * worth_of_credit(money)
        if server in CENTRALS:
            return 0.5
        met = see.this_turn(EventKind.BREACH, server)
        old = see.last_turn(RUNNER, EventKind.BREACH, server) and card.turn < see.turn - 1
        if met or (old and not card.advancement):
            return 0.0
        if card.advancement:
            if grip < 2 + card.advancement + (see.clicks(RUNNER) > 1 and see.attacked != server):
                # It may be a trap, and a deadly one.
                return self._daring(server)
            # An agenda would not lie there for long once it is advanced.
            doubt = 0.25 if see.turn - card.turn >= 6 else 0.6 if old else 1.0
            return 0.75 * 2.2 * POINT * self._corp_wins_soon() * doubt
        # Few traps need no counters, and what they do is paid for.
        risk = 2.5 if grip < 2 and see.credits(CORP) >= 4 else 0.0
        fresh = not card.turn or card.turn >= see.turn - 1  # 0: nobody knows since when it lies there
        return (0.35 * 2.0 * POINT * self._corp_wins_soon() + 0.8 if fresh else 1.4) - risk

    def _daring(self, server: str) -> float:
        """Accessing what is an agenda most of the time, and death otherwise."""
        see = self.see
        if see.points_to_win(RUNNER) - see.points(RUNNER) <= 2:
            return 14.0
        if see.points_to_win(CORP) - see.points(CORP) <= 2:
            return 10.0
        # At the end of a run that is paid for, nothing can be mended any more.
        return 4.0 if self._corp_wins_soon() >= 2 else 3.0 if see.attacked == server else -4.0

    def _corp_wins_soon(self) -> float:
        """Points matter more the nearer the Corp is to winning."""
        missing = self.see.points_to_win(CORP) - self.see.points(CORP)
        return 2.0 if missing <= 3 else 1.2 if missing <= 5 else 1.0

    def _pressing(self) -> float:
        """Unknown cards are worth a try when the Corp is about to win, and to a Runner with money to burn."""
        idle = 1.2 + min(MOST_IDLE, IDLE * (self.money - FILLED)) if self.money >= FILLED else 1.0
        return (1.35 if self._corp_wins_soon() >= 2 else 1.0) * idle

    def goes_on(self) -> bool:
        """Whether to go on with the run rather than jack out, at a point where the Runner may choose."""
        see = self.see
        server = see.attacked
        position = see.run_position
        if server not in see.servers:
            return True
        path = self.path(server, inside=max(0, position))
        grip = see.cards_in_hand(RUNNER)
        if path.damage > grip:
            return False
        if path.credits > self.money:
            # It ends at ice that cannot be passed: go on only if nothing on the way hurts.
            return path.damage == 0 and position > 1
        if position <= 0:
            return self.prize(server, 0, self.money, grip) > -1.0
        return self.prize(server, 1, self.money - path.credits, grip - path.damage) + 2.0 > path.price / 2
