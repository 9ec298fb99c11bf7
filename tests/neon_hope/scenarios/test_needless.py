"""Nobody is asked whether to make it worse: what raises no chance and does nothing else is not offered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.neon_hope import Game, Library, new_game
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.grid import AddImpact, ExtraReveal, ModifyValue, adds
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.rules import commitments
from engine.neon_hope.rules.effects import code_of, parts
from engine.neon_hope.table import chances
from engine.neon_hope.table.definitions import Ability, Modifier
from engine.neon_hope.table.state import Orders
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from tests.long import slices
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]
GAMBLE = (ModifyValue(2), ExtraReveal(1))
"""Helps the weak, and leaves the strong another way to fail."""
PUSH = (Stress(1), AddImpact(1))


def able(table: Lay, value: int, effects: tuple[Any, ...] = GAMBLE, *, exact: bool = False) -> Table:
    """Vex has so much technology, and a lens with these effects; VAULT asks for 4."""
    own = table().game.pack.characters["vex"].values["technology"]
    lens = {
        "modifiers": (Modifier(bonus=value - own, attribute="technology"),),
        "abilities": (Ability(kind="task", effects=effects),),
    }
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1").put("vault", at=UP)
    t.game.set_orders("p1", Orders(full_control=exact))
    return t.reveals("0", "0").turn("vex")


@pytest.mark.parametrize(("value", "exact", "asked"), [
    (2, False, True), (10, False, False), (10, True, True),
])  # fmt: skip
def test_an_ability_that_would_only_lower_chances_is_not_asked_about(
    table: Lay, value: int, exact: bool, asked: bool
) -> None:
    t = able(table, value, exact=exact).investigate("vault")
    assert ("task_ability" in {d.kind for d in t.game.decisions}) == asked


def playing(table: Lay, value: int, offer: MayDo, secrets: int) -> Table:
    own = table().game.pack.characters["vex"].values["technology"]
    t = table(cards={
        "vex-lens": {"modifiers": (Modifier(bonus=value - own, attribute="technology"),)},
        "look": {"bonus": 0, "on_play": (offer,)},
    })  # fmt: skip
    t.put("vex-lens", at="play:p1").put("vault", at=UP, secrets=secrets)
    return t.hand("vex", "look").reveals("0", "0").turn("vex")


@pytest.mark.parametrize(("value", "secrets", "effects", "asked"), [
    (2, 3, GAMBLE, True), (10, 3, GAMBLE, False), (5, 3, PUSH, True), (5, 1, PUSH, False),
])  # fmt: skip
def test_what_a_card_says_one_may_do_is_asked_and_named_where_it_helps(
    table: Lay, value: int, secrets: int, effects: tuple[Any, ...], asked: bool
) -> None:
    """Stress alone is a price and no reason."""
    t = playing(table, value, MayDo(effects), secrets)
    whole = [o.key for o in t.asked("vex").options if o.verb == "direct"]
    assert any(f"+{commitments.MAY}" in key for key in whole) == asked
    t.investigate("vault", card="look")
    assert ("may" in {d.kind for d in t.game.decisions}) == asked


# -- in the season -----------------------------------------------------------------------------------------


def begun(number: int) -> Game:
    library, chance = Library.load([]), random.Random(number)
    pack = library.pack("pilot")
    who = [*chance.sample(sorted(set(pack.characters) - {"salome"}), 2), "salome"]
    night = list(pack.episodes)[number % len(pack.episodes)]
    return new_game(library, pack="pilot", episode=night, characters=who, seed=number)


def offered(game: Game) -> Iterator[tuple[str, dict[str, float], dict[str, float]]]:
    """Abilities that are offered in the running task and do nothing but change chances: with the chances as
    they are, and as they would be."""
    asked, task = game.decisions[0], game.task
    if task is None or asked.kind != "task_ability":
        return
    for option in asked.options:
        if option.verb == "use":
            found = parts(game, option.oid, code_of(game, asked.seat, option.oid))[1][option.n].effects
            if {effect.op for effect in found} <= {"modify", "extra_reveal", "stress"}:
                yield option.key, chances.outlook(game, task), chances.outlook(game, task, *adds(found))


@pytest.mark.parametrize("number", slices(range(10), 2))
def test_each_ability_of_an_evening_that_changes_chances_alone_betters_one(number: int) -> None:
    game = begun(number)
    while game.decisions:
        for key, now, then in offered(game):
            better = [then["success"] > now["success"]]
            better += [then["danger"] < now["danger"]] if "danger" in now else []
            better += [then["retreat"] > now["retreat"]] if "retreat" in now else []
            assert any(better), (key, now, then)
        asked = game.decisions[0]
        game.answer(asked.seat, asked.id, choose(game, asked.seat, asked.id, "sensible"))
