"""Looking ahead: actions tried on deals of the unseen cards, both sides played on by the plain rules.

Flat: no tree. For every sample all candidates meet the same deal and the same dice, the worse half of them
is dropped on the way, and the plain rules' own choice stands unless another one is better beyond doubt. The
work is bounded by answers given, not by time (`copies`): the same position gives the same choice everywhere.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from engine.netrunner import Game
from engine.netrunner.table.state import CORP
from engine.players.netrunner import corp, runner
from engine.players.netrunner.beliefs import deal
from engine.players.netrunner.bluffing import is_bluff
from engine.players.netrunner.copies import Spent
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.standing import chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.table.questions import Decision, Option
    from engine.players.netrunner.copies import Copies

    Policy = Callable[[Game, Decision], tuple[str, ...]]

CANDIDATES: Final = 6
"""Actions tried for one decision, the policy's own among them."""
ROUNDS: Final = (4, 4, 12)
"""Samples of each round; after each the better half of the candidates is left. Fewer if the answers in copies
are spent before."""
DOUBT: Final = 1.0
"""By how many standard errors another action has to be better than the policy's own."""
LEAST: Final = 0.04
"""... and by how much in the chance to win."""
CLEAR: Final = 6.0
"""What is better by so many credits is not doubted."""
LOOSE: Final = 1.2
"""Temperature of the opponent who errs, with whom every other sample reckons (`easy.action`)."""
STEPS: Final = 600
"""Answers after which a line is taken as it stands."""


class Thought(msgspec.Struct, frozen=True):
    """What came of looking ahead."""

    key: str
    """The action that is taken."""
    own: str
    """What the plain rules would have done."""
    chances: dict[str, float]
    """Of each action that was tried to the end, on the same deals: the chance to win, by what came of it."""
    deals: int
    """On how many."""


def think(
    game: Game, see: Sight, decision: Decision, own: str, policy: Policy, stranger: Policy, copies: Copies
) -> Thought:
    """The action that does best on average until the seat's next turn begins: `own` unless one beats it.

    In every other sample the opponent is a `stranger`, who does not play as the seat would expect. A bluff
    is not searched: here each deal is played as if its cards were known, and nobody can be bluffed. Where the
    answers in `copies` are spent before all samples are tried, those that were tried to the end decide.
    """
    keys = candidates(see, decision, own)
    if len(keys) < 2 or bluffs(see, decision, own):
        return Thought(own, own, {}, 0)
    lines = {key: list[float]() for key in keys}
    sample = 0
    try:
        for n in ROUNDS:
            for _ in range(n):
                start, other = deal(game, see.seat, sample), stranger if sample % 2 else policy
                found = [_line(start, see.seat, key, policy, other, copies) for key in keys]
                for key, worth in zip(keys, found, strict=True):
                    lines[key].append(worth)
                sample += 1
            ranked = sorted(keys, key=lambda key: -sum(lines[key]))
            keys = [key for key in keys if key == own or key in ranked[: max(1, len(keys) // 2)]]
            if keys == [own]:
                break
    except Spent:
        if sample < ROUNDS[0]:
            return Thought(own, own, {}, 0)
    key = max(keys, key=lambda key: sum(lines[key]) if _surely(lines[key], lines[own]) or key == own else -1)
    # The likeliest of the others too, for who asks why.
    kept = [key for key, line in lines.items() if len(line) == sample] if keys != [own] else list(lines)
    return Thought(key, own, {key: sum(lines[key]) / len(lines[key]) for key in kept}, sample)


def bluffs(see: Sight, decision: Decision, key: str) -> bool:
    """Whether an action of the plain rules plays something for what it is not."""
    option = decision.option(key)
    return see.seat == CORP and option is not None and is_bluff(see, Plan(see), option)


def candidates(see: Sight, decision: Decision, own: str) -> list[str]:
    """What is worth trying: the policy's choice, and what it values most besides, alike ones once."""
    rules = corp.worths if see.seat == CORP else runner.worths
    found = rules(see, decision)
    ranked = sorted(zip(found, decision.options, strict=True), key=lambda pair: -pair[0])
    best = next((worth for worth, option in ranked if option.key == own), ranked[0][0])
    kept: dict[tuple[str, str, str, int], str] = {}
    for worth, option in ranked:
        if option.key == own:
            kept[_likeness(see, option)] = own
        elif best - worth < CLEAR and len(kept) < CANDIDATES and "trash" not in option.key:
            kept.setdefault(_likeness(see, option), option.key)
    return list(kept.values())


def _likeness(see: Sight, option: Option) -> tuple[str, str, str, int]:
    """Options for copies of a card in the same hand are one."""
    oid = 0 if option.verb in ("install", "play") else option.oid
    return option.verb, see.code(option.oid), option.to, oid


def _surely(line: list[float], own: list[float]) -> bool:
    """Whether the one is better than the other on the same samples, beyond chance."""
    differences = [a - b for a, b in zip(line, own, strict=True)]
    n = len(differences)
    mean = sum(differences) / n
    error = sqrt(sum((d - mean) ** 2 for d in differences) / max(1, n - 1) / n)
    return mean > max(LEAST, DOUBT * error)


def _line(start: Game, seat: str, key: str, policy: Policy, opponent: Policy, copies: Copies) -> float:
    """The seat's chance to win when its next turn begins, if it does this now. `start` is not changed.

    Spent if that takes more answers than are left.
    """
    copy = Game(start.state, start.policy)  # an answer is accepted on a clone of the state
    turn = copy.state.turn
    copies.answer(copy, (key,))
    for _ in range(STEPS):
        if not copy.state.decisions or copy.state.turn >= turn + 2:
            break
        decision = copy.state.decisions[0]
        player = policy if decision.seat == seat else opponent
        copies.answer(copy, player(copy, decision))
    over = copy.state.over  # not `result`, which is put into words
    if over is not None:
        return float(over.winner == seat)
    found = chance(Sight(copy, CORP))
    return found if seat == CORP else 1 - found
