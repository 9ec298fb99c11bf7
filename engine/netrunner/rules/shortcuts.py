"""Whole intentions as one choice: break every subroutine with one icebreaker.

A shortcut is a plan: the answers its player would give to the windows that follow, one by one. It is offered
only if each of them is legal as far as can be seen now; the rules see nothing but those answers, and a plan
whose next answer is not legal any more is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.base import Bare
from engine.netrunner.language.costs import CreditCost
from engine.netrunner.language.effects import Boost, Break
from engine.netrunner.language.flow.arranging import breaks_of
from engine.netrunner.language.instructions import AbilityFrame, Effect
from engine.netrunner.rules import costs, prices
from engine.netrunner.rules.using import unusable
from engine.netrunner.table.card import Card
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def break_all(g: Game) -> list[tuple[Option, tuple[str, ...]]]:
    """The ways to break everything that save a choice: one use that asks nothing is no shortcut."""
    return [(option, keys) for option, keys in ways_to_break(g) if len(keys) > 1]


def meant(g: Game, kind: str, o: Option) -> bool:
    """Whether a plan can be about this: the action window, one of an encounter, which subroutines to break.

    What a card asks in between may have options with the same keys, of which nobody has decided anything.
    """
    if kind == "action":
        return not isinstance(g.state.stack[-1], AbilityFrame)
    return (kind, o.verb) in (("window", "use"), ("target", "break"))


def ways_to_break(g: Game, only: int = 0) -> list[tuple[Option, tuple[str, ...]]]:
    """For each icebreaker that can break all unbroken subroutines: the option, and the answers it stands for.

    `n` of the option is what it costs in credits. `only`: this icebreaker, 0 for all.
    """
    return g.once(("ways to break", only), lambda: _ways_to_break(g, only))


def _ways_to_break(g: Game, only: int) -> list[tuple[Option, tuple[str, ...]]]:
    encounter = g.encounter
    if encounter is None:
        return []
    unbroken = g.unbroken()
    if not unbroken:
        return []
    ice = g.strength(g.state.cards[encounter.ice])
    able = {oid for oid, _, _ in g.index.paid if only in (0, oid)}
    ways = (_way(g, card, ice, unbroken) for card in g.installed() if card.oid in able)
    return [way for way in ways if way is not None]


def _way(g: Game, card: Card, ice: int, unbroken: list[int]) -> tuple[Option, tuple[str, ...]] | None:
    if card.side != RUNNER:
        return None
    paid = g.face(card).paid
    scope = Bare(seat=RUNNER, source=card.oid, code=card.code)
    breaking = [
        (i, a, breaks_of(g, scope, a.effects[0])) for i, a in paid if a.interface and a.effects[0].breaks
    ]
    if not breaking or g.breaking(card.oid).most != len(unbroken):
        return None
    boosting = [(i, a, a.effects[0]) for i, a in paid if isinstance(a.effects[0], Boost)]
    missing = ice - g.strength(card)
    for index, ability, breaks in breaking:
        if not breaks or not _only_credits(ability) or not all(_plain(g, each, unbroken) for each in breaks):
            continue
        if unusable(g, card, index, ability, RUNNER, strong=missing > 0):
            continue
        keys: list[str] = []
        price = 0
        if missing > 0:
            if not boosting or not _only_credits(boosting[0][1]):
                continue
            boost_index, boost, boost_effect = boosting[0]
            if unusable(g, card, boost_index, boost, RUNNER):
                continue
            assert isinstance(boost_effect, Boost)
            step = boost_effect.number(g, scope)
            if step < 1:
                continue
            times = -(-missing // step)
            if boost.once and times > 1:
                continue
            keys += [f"use:{card.oid}:{boost_index}"] * times
            price += times * _credits(g, card, boost)
        left = list(unbroken)
        while left:
            keys.append(f"use:{card.oid}:{index}")
            price += _credits(g, card, ability)
            for effect in breaks:
                assert isinstance(effect, Break)
                if left and effect.n and (effect.n < len(left) or (effect.up_to and not g.alike_subs(left))):
                    keys.append(" ".join(f"sub:{i}" for i in left[: effect.n]))
                left = left[effect.n :] if effect.n else []
        if ability.once and keys.count(f"use:{card.oid}:{index}") > 1:
            continue
        if price <= costs.available(g, prices.use_cost(g, card, ability, RUNNER)):
            return Option(f"break_all:{card.oid}", "break_all", oid=card.oid, n=price), tuple(keys)
    return None


def strength_matters(g: Game, card: Card) -> bool:
    """Whether a card has an ability that needs as much strength as the encountered ice, and is of use against
    it by what all can see: its subtypes, its subroutines and what keeps them from being broken.

    Rules: 3.9.5g, 3.9.5h.
    """
    scope = Bare(seat=RUNNER, source=card.oid, code=card.code)
    return any(
        effect.useful(g, scope) if isinstance(effect, Break) else True
        for _, paid in g.face(card).paid
        if paid.interface
        for effect in paid.effects
    )


def _plain(g: Game, effect: Effect, unbroken: list[int]) -> bool:
    """Whether it breaks so many of them, whichever they are."""
    return (
        isinstance(effect, Break)
        and not effect.but
        and effect.number is None
        and effect.among(g, unbroken) == unbroken
    )


def _credits(g: Game, card: Card, ability: Paid) -> int:
    """What using it costs now, calculated prices too (1.16.2b)."""
    payment = prices.use_cost(g, card, ability, RUNNER)
    return payment.cost.credits_now(g, payment.scope)


def _only_credits(ability: Paid) -> bool:
    return all(isinstance(part, CreditCost) for part in ability.cost.parts)
