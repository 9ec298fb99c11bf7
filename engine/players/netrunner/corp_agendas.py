"""What the Corp's agendas are worth now: installed, advanced, finished; and traps that look like them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.selectors import NotInstalledThisTurn
from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner.bluffing import chosen
from engine.players.netrunner.corp_plan import LOOKS, Agenda, Plan
from engine.players.netrunner.paid import counters, reached
from engine.players.netrunner.reading import advances, clicks_gained, speaks_of, trap_grows
from engine.players.netrunner.worth.cards import counters_by_x, counters_moved

if TYPE_CHECKING:
    from engine.netrunner.language.costs import Cost
    from engine.netrunner.table.questions import Option
    from engine.players.netrunner.sight import Sight


RETURN = 6.0
"""What scoring an agenda is worth against other things to do with a click."""
SHUT = 0.04
"""How likely an agenda is stolen where the Runner has no way in: what it needs may be in its grip."""
BLUFF = 0.7
"""... behind ice of which nothing can be rezzed."""
LOSS = 9.0
"""What the Runner must lose on the way, in credits besides those it spends, to be as well kept out."""
RISK = {(True, True): 0.1, (True, False): 0.3, (False, True): 0.22, (False, False): 0.52}
"""... behind ice that is safe by what the Runner can pay or not, if it can be scored without being advanced
the turn before or not: counters draw runs."""


class Help(NamedTuple):
    """What an operation does for an agenda that is to be scored this turn."""

    printed: int
    """Counters that it puts on a card, or moves there."""
    most: int
    """... and at most so many more, for a credit each."""
    clicks: int
    """Clicks that it gains."""
    price: int
    waits: bool
    """Not for what was installed this turn."""

    def finishes(self, need: int, clicks: int, money: int) -> bool:
        """Whether an agenda that lacks so many counters can be scored with it, and what is left then."""
        if not (self.printed or self.most or self.clicks):
            return False
        left = need - self.printed
        return left - self.most <= clicks + self.clicks and money - self.price >= max(0, left)


class Agendas:
    """What actions with agendas are worth now: credits gained for a click."""

    def __init__(self, see: Sight, plan: Plan) -> None:
        self.see = see
        self.plan = plan
        self.money = see.credits(CORP)
        self.clicks = see.clicks(CORP)
        self.hand = see.cards_in_hand(CORP)

    def install(self, kind: Definition, o: Option) -> float:
        """In a defended remote server where it can be scored; elsewhere if waiting brings nothing better."""
        plan = self.plan
        if not plan.replaceable(o.to):
            return -3.0
        requirement = kind.facts.advancement_requirement or 0
        worth = RETURN * self._odds(kind, o.to, quiet=requirement <= plan.soonest())
        worth += 0.5 * (kind.facts.agenda_points or 0) - plan.displaced(o.to)
        # What is stolen there was in no less danger than in HQ, and waited for nothing either.
        worth += (self._flood() + self._hurry(o.to)) * (1.0 if plan.iced(o.to) else 1.0 - plan.curiosity())
        if requirement > self.clicks - 1 + plan.soonest():
            worth -= 2.0
        if self.money < 3:
            worth -= 2.0
        return worth - (1.0 if plan.agendas else 0.0)

    def _odds(self, kind: Definition, server: str, *, quiet: bool) -> float:
        """What an agenda there brings for what it risks, -1 to 1: 1 if it is surely scored.

        `quiet`: it needs no counter before the turn in which it is scored.
        """
        plan, see = self.plan, self.see
        stolen = plan.curiosity()
        if plan.iced(server):
            way = plan.way_in(server)
            if way is None:
                behind = SHUT
            elif not plan.standing(server):
                behind = BLUFF
            else:
                # Credits the Runner has to gain first cost the clicks of its turn; losses may deter it.
                lacking = max(0, way.needs - plan.runner_money)
                near = min(1.0, lacking / 3 + (way.total() - way.credits) / LOSS)
                behind = RISK[False, quiet] + near * (RISK[True, quiet] - RISK[False, quiet])
            stolen *= behind / LOOKS
        points = kind.facts.agenda_points or 0
        win = 1.0 + (see.points(CORP) + points >= see.points_to_win(CORP))
        loss = 1.0 + (see.points(RUNNER) + points >= see.points_to_win(RUNNER))
        return (1 - stolen) * win - stolen * loss

    def _flood(self) -> float:
        """Agendas in HQ are in danger there too, most of all where they are most of the cards."""
        many = self.plan.agendas_in_hand()
        share = many / max(3, self.hand)
        return 0.6 * max(0, many - 1) + 5.0 * max(0.0, share - 0.5)

    def _hurry(self, server: str) -> float:
        """Who has money to spare, few cards left to draw, or no ice to come, waits for nothing better."""
        late = 0.3 * max(0, 12 - self.see.cards_in_deck(CORP))
        if self.plan.iced(server):
            return late + min(3.0, 0.25 * max(0, self.money - 11))
        return late if late or self.plan.holds_ice() or self.see.unseen_of_type(ICE, CORP) else 4.0

    def finish(self, kind: Definition, o: Option) -> float:
        """Counters or clicks from a card: to finish an agenda this turn."""
        found = self._help(kind, o.n)
        for agenda in self.plan.agendas:
            if (agenda.fresh and found.waits) or agenda.need < 2:
                continue
            if not found.printed and agenda.need <= min(self.clicks, self.money):
                continue
            if not found.printed and not self._pays(agenda.points):
                continue
            if found.finishes(agenda.need, self.clicks - 1, self.money):
                return 30.0 + agenda.points
        return -2.0

    def finished(self, o: Option, cost: Cost) -> int:
        """The most points of an agenda that can be scored this turn only with the counters that an ability
        puts on it; 0 if there is none."""
        placed, there = counters(self.see, o), reached(self.see, o)
        able = min(self.clicks, self.money)
        then = min(self.clicks - cost.clicks, self.money - cost.credits) + placed
        meant = [agenda for agenda in self.plan.agendas if agenda.oid in there]
        return max((each.points for each in meant if able < each.need <= then), default=0)

    def _pays(self, points: int) -> bool:
        """Whether an agenda is worth a card that gains clicks, or counters for credits."""
        return points >= 2 or self.see.points(CORP) + points >= self.see.points_to_win(CORP)

    def _help(self, kind: Definition, price: int) -> Help:
        """What an operation does for an agenda."""
        waits = speaks_of(kind.code, NotInstalledThisTurn)
        most = counters_by_x(self.see, kind)
        printed = advances(kind.code) + counters_moved(self.see, kind)
        return Help(printed, most, clicks_gained(kind.code), price, waits)

    def advance(self, o: Option) -> float:
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
                return self._scare(o.oid)
            if agenda.need - self.clicks > later or not self._affords(agenda):
                return 0.3
            if not plan.iced(agenda.server):
                return min(2.5, RETURN * (1.0 - plan.curiosity()))  # a counter more for who steals it
            return 6.0 if plan.safe(agenda.server) else 2.5
        return self._bait(o)

    def _affords(self, agenda: Agenda) -> bool:
        """Whether after one more counter the turn that scores it can be paid for, and its ice rezzed."""
        plan = self.plan
        left = self.money - 1 + self.clicks - 1
        return left >= agenda.need - 1 and plan.defence(agenda.server, 1) >= plan.defence(agenda.server)

    def _scare(self, oid: int) -> float:
        """A counter that is not needed yet, if with it the Runner has to fear a deadly trap."""
        card, grip = self.see.card(oid), self.see.cards_in_hand(RUNNER)
        if not card.advancement or self.money < 5 or card.advancement + 2 > grip:
            return -1.0
        return 1.5 if card.advancement + 2 + self.clicks > grip else -1.0

    def _bait(self, o: Option) -> float:
        """A trap looks like an agenda once it is advanced."""
        card, kind = self.see.card(o.oid), self.see.kind(o.oid)
        if kind is None or kind.type == ICE or self.money < 3 or card.advancement >= 2:
            return -1.0
        if self.see.known_to_other(o.oid):
            return -1.0
        if not self.plan.iced(card.server):
            # Who looks at everything runs into it.
            return 2.6 * self.plan.curiosity() if self.money >= 5 and trap_grows(kind.code) else -0.5
        if card.turn == self.see.turn and chosen(self.see, self.plan, o.oid):
            return 6.0
        return 1.6 if not self.plan.agendas and self.see.lot("bait", 3) else -0.5
