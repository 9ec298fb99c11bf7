"""Automatic players of Netrunner.

"random" takes any legal option; "sensible" follows plain rules. "novice", "gentle" and "easy" follow them
loosely: they forget what they have seen, never bluff and take all, most or some of their actions by lot.
"strong" looks ahead besides. All know what their seat may know and nothing else, and all are pure: no clock,
no global randomness, and a choice depends only on what the player's seat may know (and on secret dice).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from engine.netrunner import load
from engine.netrunner.table.edition import Role
from engine.netrunner.table.state import CORP, RUNNER
from engine.players import random_player
from engine.players.netrunner import advice, corp, easy, following, lookahead, runner, tactics
from engine.players.netrunner.advice import Advice, Reason
from engine.players.netrunner.beliefs import blind
from engine.players.netrunner.copies import for_a_decision
from engine.players.netrunner.sight import Sight

if TYPE_CHECKING:
    from engine.netrunner import Game
    from engine.netrunner.table.questions import Decision

LEVELS: Final = ("random", *easy.SHARES, "sensible", "strong")
"""How well an automatic player plays."""

__all__ = [
    "LEVELS",
    "Advice",
    "Reason",
    "Thought",
    "advise",
    "advised",
    "blind",
    "choose",
    "looks_ahead",
    "play_out",
    "think",
    "worked_out",
]


def choose(game: Game, seat: str, decision_id: int, level: str = "random") -> tuple[str, ...]:
    """The keys to answer an open decision of the seat with.

    NotPending or IllegalAnswer if it is none; ValueError for a level that does not exist. Nothing changes.
    """
    decision: Decision = _fresh(game, game.find(seat, decision_id))
    if level == "random":
        return random_player.choose(game, decision)
    if level not in LEVELS:
        raise ValueError(f"there is no player {level!r}; there are {', '.join(LEVELS)}")
    if decision.minimum == len(decision.options) == 1:
        return (decision.options[0].key,)
    if level in easy.SHARES:
        share = easy.SHARES[level][decision.seat]
        return _loosely(game, decision, share=share, slips=share)
    if level == "strong" and looks_ahead(game, decision):
        return think(blind(game, seat), seat, decision_id).keys
    see = Sight(game, seat)
    with game.unchanging():
        own = _policy(game, decision, see)
        return _winning(game, see, decision, own) or own


def _winning(game: Game, see: Sight, decision: Decision, own: tuple[str, ...]) -> tuple[str, ...] | None:
    """The first action of a win this turn, if one is found."""
    return tactics.winning(game, see, decision, own, _policy, for_a_decision())


def _fresh(game: Game, decision: Decision) -> Decision:
    """The question without the answers to it that have changed nothing, if others are left."""
    idle = game.state.idle.get(decision.seat, ())
    if not idle:
        return decision
    left = tuple(option for option in decision.options if option.key not in idle)
    if len(left) < max(decision.minimum, 1):
        return decision
    return msgspec.structs.replace(decision, options=left, maximum=min(decision.maximum, len(left)))


class Thought(msgspec.Struct, frozen=True):
    """What the strong player does, and what it weighed."""

    keys: tuple[str, ...]
    wins: bool = False
    """Whether that is the beginning of a win this turn that the opponent cannot prevent."""
    tried: lookahead.Thought | None = None
    cut: bool = False
    """Whether it would have thought further with more answers in copies (`copies.ANSWERS`)."""
    answers: int = 0
    """How many it gave there."""


def looks_ahead(game: Game, decision: Decision) -> bool:
    """Whether the strong player thinks about a decision: about the actions of its own turn."""
    own_turn = decision.role == Role.ACTION_WINDOW and game.state.active == decision.seat
    return own_turn and len(decision.options) > 1


def think(game: Game, seat: str, decision_id: int) -> Thought:
    """What the strong player does in a game that holds nothing that the seat may not know (`beliefs.blind`).

    NotPending or IllegalAnswer if it is none of the seat's decisions. Takes a quarter of a second, and at
    most so much work (`copies`).
    """
    decision = _fresh(game, game.find(seat, decision_id))
    see = Sight(game, seat)
    own = _policy(game, decision, see)
    copies = for_a_decision()
    won = tactics.winning(game, see, decision, own, _policy, copies)
    if won is not None:
        return Thought(won, wins=True, answers=copies.given)
    with game.unchanging():
        tried = lookahead.think(game, see, decision, own[0], _policy, _any_opponent, copies)
    return Thought((tried.key,), tried=tried, cut=copies.cut, answers=copies.given)


def advise(game: Game, seat: str, decision_id: int, level: str = "strong") -> Advice:
    """What a player would do in a seat's place, and why. Of a decision about which the strong one looks ahead
    `game` holds nothing that the seat may not know (`blind`). Nothing changes; raises as `choose` does.

    `level`: "strong" looks ahead, others do not; of a weaker one it is said why that one did what it did.
    """
    decision = _fresh(game, game.find(seat, decision_id))
    see = Sight(game, seat, novice=level in easy.SHARES)
    if not looks_ahead(game, decision):
        keys = choose(game, seat, decision_id, level)
        only = decision.maximum == len(decision.options) == 1
        return Advice(keys, (Reason("only"),) if only else tuple(advice.of_choice(see, decision, keys)))
    if level == "strong":
        found = think(game, seat, decision_id)
        keys, wins, tried = found.keys, found.wins, found.tried
    else:
        keys, tried = choose(game, seat, decision_id, level), None
        own = _policy(game, decision, see)
        wins = level not in easy.SHARES and _winning(game, see, decision, own) == keys
    with game.unchanging():
        reasons = advice.of_action(see, decision, keys[0], wins=wins, tried=tried)
    if level not in easy.SHARES and reasons[0].kind != "wins":
        blinded = game if level == "strong" else blind(game, seat)
        reasons += advice.of_line(keys[0], following.following(blinded, decision, keys[0], _policy))
    return Advice(keys, tuple(reasons))


def advised(saved: bytes, seat: str, decision_id: int, level: str = "strong") -> Advice:
    """`advise` of a game as it was saved: for another process."""
    return advise(load(saved), seat, decision_id, level)


def worked_out(blinded: bytes, seat: str, decision_id: int) -> tuple[tuple[str, ...], bool]:
    """The keys of `think`, and whether it was cut short, of a game as it was saved: for another process."""
    found = think(load(blinded), seat, decision_id)
    return found.keys, found.cut


def _policy(game: Game, decision: Decision, see: Sight | None = None) -> tuple[str, ...]:
    """What the rules of the sensible player say, without looking ahead."""
    decision = _fresh(game, decision)
    see = see or Sight(game, decision.seat)
    see.asked(decision)
    with game.unchanging():
        return corp.choose(see, decision) if decision.seat == CORP else runner.choose(see, decision)


def _loosely(
    game: Game,
    decision: Decision,
    temperature: float | None = None,
    share: float = 1.0,
    slips: float = 0.0,
    *,
    novice: bool = True,
) -> tuple[str, ...]:
    """What somebody does who knows the rules of the sensible player, but not by heart: a share of the actions
    is taken by lot, at the weaker players' temperature or at this one (`easy.action`), and a share of the
    decisions in runs slips. `novice`: who forgets what was seen."""
    decision = _fresh(game, decision)
    see = Sight(game, decision.seat, novice=novice)
    own_turn = decision.role == Role.ACTION_WINDOW and game.state.active == decision.seat
    if own_turn and easy.loose(see, share):
        with game.unchanging():
            return easy.action(see, decision, temperature)
    if slips and easy.may_slip(see, decision) and easy.loose(see, slips):
        return easy.slip(see, decision)
    return _policy(game, decision, see)


def _any_opponent(game: Game, decision: Decision) -> tuple[str, ...]:
    """Whom the strong player reckons with beside the sensible one: as likely to err on either side, but with
    a memory, so that no trap is sold twice."""
    return _loosely(game, decision, lookahead.LOOSE, novice=False)


def play_out(game: Game, corp: str = "sensible", runner: str = "random", limit: int = 20_000) -> Game:
    """Answer every decision until the game is over. RuntimeError after `limit` answers."""
    levels = {CORP: corp, RUNNER: runner}
    for _ in range(limit):
        if not game.state.decisions:
            return game
        decision = game.state.decisions[0]
        keys = choose(game, decision.seat, decision.id, levels[decision.seat])
        game.answer(decision.seat, decision.id, keys)
    raise RuntimeError(f"the game is not over after {limit} answers")
