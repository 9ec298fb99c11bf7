"""Wins that are there this turn: own actions searched on copies of the game with the unseen cards dealt anew.

Only actions are tried in every order; choices within them are the policy's, and every answer of the opponent
must lose. What is found has to win in every deal that is tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.netrunner import Game
from engine.netrunner.table.edition import Role
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import ARCHIVES, CORP, RUNNER
from engine.players.netrunner.beliefs import deal
from engine.players.netrunner.copies import Spent
from engine.players.netrunner.reading import (
    advances,
    clicks_gained,
    damages,
    eases,
    may_tag,
    scoring_kills,
)
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.worth.asking import At, number
from engine.players.netrunner.worth.cards import counters_by_x, counters_moved

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.objects.definitions import Definition
    from engine.netrunner.table.questions import Decision, Option
    from engine.players.netrunner.copies import Copies

    Policy = Callable[[Game, Decision], tuple[str, ...]]

NODES: Final = 40
"""Lines tried for one decision, half of them at most on what the policy would do."""
WORK: Final = 400
"""... and answers given in them."""
DEALS: Final = 2
VERBS: Final = {
    CORP: ("score", "play", "advance", "action", "use", "rez", "install", "credit"),
    RUNNER: ("run", "play", "action", "install"),
}
"""What wins are made of, the shortest ways first."""
MOST_CARDS: Final = 6
UNKNOWN_DAMAGE: Final = 3.0
"""What damage may come to that hangs on what happens this turn."""
ANSWERS: Final = 3
"""Questions to the opponent with more answers than this are not searched."""


def winning(
    game: Game, see: Sight, decision: Decision, own: tuple[str, ...], policy: Policy, copies: Copies
) -> tuple[str, ...] | None:
    """The first action of a win this turn that the opponent cannot prevent; None if none is found.

    `own` is what the policy would do. Of `copies` at most `WORK` answers are given; where that is not enough,
    they are cut, and nothing is found.
    """
    if decision.role != Role.ACTION_WINDOW or not promising(see, decision):
        return None
    if any(decided(see, option) for option in decision.options if option.key in own):
        return None
    part = copies.part(WORK)
    try:
        return _found(game, see, decision, own, _Search(see.seat, see.turn, policy, part))
    except Spent:
        copies.cut = True
        return None


def _found(
    game: Game, see: Sight, decision: Decision, own: tuple[str, ...], search: _Search
) -> tuple[str, ...] | None:
    """What the search finds. Spent if it takes too many answers."""
    deals = [deal(game, see.seat, 0)]
    search.left = NODES // 2
    if search.wins(deals[0], own):
        return own  # The policy is on its way to a win.
    search.left = max(0, search.left) + NODES // 2
    deals += [deal(game, see.seat, sample) for sample in range(1, DEALS)]
    for option in candidates(see, decision):
        if option.key in own:
            continue
        if all(search.wins(copy, (option.key,)) for copy in deals):
            return (option.key,)
        if search.left <= 0:
            break
    return None


def decided(see: Sight, option: Option) -> bool:
    """Whether the option is on its way to scoring the agenda that wins: nothing is to be searched."""
    kind = see.kind(option.oid) if option.verb in ("score", "advance") else None
    if kind is None or kind.type != AGENDA:
        return False
    need = see.requirement(option.oid) - see.card(option.oid).advancement
    enough = see.points(CORP) + (kind.facts.agenda_points or 0) >= see.points_to_win(CORP)
    return enough and need <= min(see.clicks(CORP), see.credits(CORP))


def promising(see: Sight, decision: Decision) -> bool:
    """Whether a win this turn is worth looking for."""
    if see.seat == RUNNER:
        return _steals(see)
    points = _in_reach(see)
    scores = sum(points) > 0 and see.points(CORP) + sum(points) >= see.points_to_win(CORP)
    return scores or _kills(see, decision, opens=bool(points))


def _in_reach(see: Sight) -> list[int]:
    """The points of each of the agendas that can be scored this turn, also of one that is installed first, if
    everything helps as much as it may."""
    clicks, money = see.clicks(CORP), see.credits(CORP)
    roots = [oid for there in see.servers.values() for oid in there.root]
    hand = list(see.hand())
    playable = [kind for _, kind in hand if kind.play is not None and (kind.facts.cost or 0) <= money]

    def counters(kind: Definition) -> int:
        return counters_by_x(see, kind) or advances(kind.code) or counters_moved(see, kind)

    helps = sum(max(0, counters(kind) - 1, clicks_gained(kind.code) - 1) for kind in playable)
    helps += max((eases(see.code(oid)) for oid in roots), default=0)
    places = [(oid, see.kind(oid), 0) for oid in roots] + [(oid, kind, 1) for oid, kind in hand]
    return [
        kind.facts.agenda_points or 0 for oid, kind, install in places
        if kind is not None and kind.type == AGENDA
        if see.requirement(oid) - see.card(oid).advancement <= min(clicks - install, money) + helps
    ]  # fmt: skip


def _kills(see: Sight, decision: Decision, *, opens: bool) -> bool:
    """As much damage is at hand as kills, if everything that can be paid for hurts as much as it may.

    What cannot be played now can only be after a tag, or after an agenda that is scored (`opens`).
    """
    grip, clicks, money = see.cards_in_hand(RUNNER), see.clicks(CORP), see.credits(CORP)
    if grip > MOST_CARDS:
        return False
    # Copies in hand are one option.
    ready = {see.code(option.oid) for option in decision.options if option.verb == "play"}
    opens = opens or any(may_tag(see.code(option.oid)) for option in decision.options if option.oid)
    found = []
    for oid, kind in see.hand():
        if kind.play is None or (kind.facts.cost or 0) > money or not (opens or kind.code in ready):
            continue
        parts = damages(kind.code)
        if parts:
            at = At(see, CORP, kind, oid)
            found += [number(part.n, at, UNKNOWN_DAMAGE) for part in parts]
    worst = sum(sorted(found, reverse=True)[:clicks])
    if see.tags:
        roots = (oid for there in see.servers.values() for oid in there.root)
        worst += max((scoring_kills(see.code(oid)) for oid in roots), default=0)
    return worst > grip


def _steals(see: Sight) -> bool:
    """Agendas the Runner knows of are enough."""
    points = sum(_known_points(see).values())
    return points > 0 and see.points(RUNNER) + points >= see.points_to_win(RUNNER)


def _known_points(see: Sight) -> dict[str, int]:
    """The points of the agendas that the Runner knows of, by the servers they lie in."""
    places = {name: list(there.root) for name, there in see.servers.items()}
    places[ARCHIVES] = [*places.get(ARCHIVES, ()), *see.discarded()]
    found = dict.fromkeys(places, 0)
    for name, oids in places.items():
        for oid in oids:
            kind = see.kind(oid)
            if kind is not None and kind.type == AGENDA:
                found[name] += kind.facts.agenda_points or 0
    return found


def candidates(see: Sight, decision: Decision) -> list[Option]:
    """Actions worth trying, in the order of their verbs: of runs those where an agenda is known to lie."""
    verbs = VERBS[see.seat]
    found = [option for option in decision.options if option.verb in verbs and "trash" not in option.key]
    if see.seat == RUNNER:
        there = _known_points(see)
        found = [option for option in found if option.verb != "run" or there.get(option.to)]
    return sorted(found, key=lambda option: verbs.index(option.verb))


class _Search:
    """One search, with what is left of its bounds."""

    def __init__(self, seat: str, turn: int, policy: Policy, copies: Copies) -> None:
        self.seat, self.turn, self.policy, self.copies = seat, turn, policy, copies
        self.left = NODES

    def likeliest(self, see: Sight, game: Game, decision: Decision) -> list[Option]:
        """Actions worth trying: what the policy would do first, which is the win more often than not."""
        found = candidates(see, decision)
        own = self.policy(game, decision)
        found += [option for option in decision.options if option.key in own and option not in found]
        return sorted(found, key=lambda option: option.key not in own)

    def wins(self, game: Game, keys: tuple[str, ...]) -> bool:
        """Whether the seat has won by the end of its turn after this answer. The game is not changed."""
        self.left -= 1
        if self.left < 0:
            return False
        copy = Game(game.state, game.policy)  # an answer is accepted on a clone of the state
        self.copies.answer(copy, keys)
        while copy.state.decisions:
            decision = copy.state.decisions[0]
            if copy.state.turn != self.turn:
                return False
            if decision.seat != self.seat:
                if len(decision.options) > ANSWERS or decision.maximum > 1:
                    return False
                return all(self.wins(copy, (option.key,)) for option in decision.options)
            if decision.role == Role.ACTION_WINDOW:
                see = Sight(copy, self.seat)
                if not promising(see, decision):
                    return False
                return any(self.wins(copy, (option.key,)) for option in self.likeliest(see, copy, decision))
            self.copies.answer(copy, self.policy(copy, decision))
        over = copy.state.over
        return over is not None and over.winner == self.seat
