"""Wins that are there this turn: own actions searched on copies of the game with the unseen cards dealt anew.

Only actions are tried in every order; choices within them are the policy's, and every answer of the opponent
must lose. What is found has to win in every deal that is tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.netrunner import load
from engine.netrunner.language.effects import Damage
from engine.netrunner.objects.definitions import inside
from engine.netrunner.table.edition import Role
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner.beliefs import deal
from engine.players.netrunner.reading import advances, scoring_kills

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.machine import Decision, Option
    from engine.netrunner import Game
    from engine.players.netrunner.sight import Sight

    Policy = Callable[[Game, Decision], tuple[str, ...]]

"""Steps in which a player takes actions."""
NODES: Final = 30
"""Answers tried for one decision."""
DEALS: Final = 2
VERBS: Final = {
    CORP: ("score", "play", "advance", "action", "use", "install", "credit"),
    RUNNER: ("run", "play", "action"),
}
"""What wins are made of, the shortest ways first."""
ANSWERS: Final = 3
"""Questions to the opponent with more answers than this are not searched."""


def winning(game: Game, see: Sight, decision: Decision, policy: Policy) -> tuple[str, ...] | None:
    """The first action of a win this turn that the opponent cannot prevent; None if none is found."""
    if decision.role != Role.ACTION_WINDOW or not promising(see):
        return None
    deals = [deal(game, see.seat, sample) for sample in range(DEALS)]
    search = _Search(see.seat, see.turn, policy)
    for option in candidates(decision, see.seat):
        if all(search.wins(copy, (option.key,)) for copy in deals):
            return (option.key,)
        if search.left <= 0:
            break
    return None


def promising(see: Sight) -> bool:
    """Whether a win this turn is worth looking for."""
    if see.seat == RUNNER:
        return _steals(see)
    return _scores(see) or _kills(see)


def _scores(see: Sight) -> bool:
    clicks = see.clicks(CORP)
    help_ = max((advances(kind.code) - 1 for _, kind in see.hand()), default=0)
    points = 0
    for there in see.servers.values():
        for oid in there.root:
            kind = see.kind(oid)
            if kind is not None and kind.type == AGENDA:
                need = see.requirement(oid) - see.card(oid).advancement
                reached = min(clicks, see.credits(CORP)) + max(0, help_)
                points += (kind.facts.agenda_points or 0) * (need <= reached)
    return points > 0 and see.points(CORP) + points >= see.points_to_win


def _kills(see: Sight) -> bool:
    """Damage is at hand for a Runner who does not hold many cards."""
    if see.cards_in_hand(RUNNER) > 3:
        return False
    hurting = any(
        isinstance(part, Damage)
        for _, kind in see.hand()
        if kind.play is not None
        for part in inside(kind.play)
    )
    return hurting or any(
        see.tags and scoring_kills(see.code(oid)) for there in see.servers.values() for oid in there.root
    )


def _steals(see: Sight) -> bool:
    """Agendas the Runner knows of are enough."""
    known = [see.kind(oid) for oid in see.discarded()]
    known += [see.kind(oid) for there in see.servers.values() for oid in there.root]
    points = sum(kind.facts.agenda_points or 0 for kind in known if kind is not None and kind.type == AGENDA)
    return points > 0 and see.points(RUNNER) + points >= see.points_to_win


def candidates(decision: Decision, seat: str) -> list[Option]:
    """Actions worth trying, in the order of their verbs."""
    verbs = VERBS[seat]
    found = [option for option in decision.options if option.verb in verbs and "trash" not in option.key]
    return sorted(found, key=lambda option: verbs.index(option.verb))


class _Search:
    """One search, with what is left of its bounds."""

    def __init__(self, seat: str, turn: int, policy: Policy) -> None:
        self.seat, self.turn, self.policy = seat, turn, policy
        self.left = NODES

    def wins(self, game: Game, keys: tuple[str, ...]) -> bool:
        """Whether the seat has won by the end of its turn after this answer. The game is not changed."""
        self.left -= 1
        if self.left < 0:
            return False
        copy = load(game.save(), game.policy)
        decision = copy.state.decisions[0]
        copy.answer(decision.seat, decision.id, keys)
        while copy.state.decisions:
            decision = copy.state.decisions[0]
            if copy.state.turn != self.turn:
                return False
            if decision.seat != self.seat:
                if len(decision.options) > ANSWERS or decision.maximum > 1:
                    return False
                return all(self.wins(copy, (option.key,)) for option in decision.options)
            if decision.role == Role.ACTION_WINDOW:
                return any(self.wins(copy, (option.key,)) for option in candidates(decision, self.seat))
            copy.answer(decision.seat, decision.id, self.policy(copy, decision))
        return copy.result is not None and copy.result.winner == self.seat
