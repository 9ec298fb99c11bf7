"""A declaration that cannot work is refused when it is made, with the part named."""

# mypy: disable-error-code="arg-type"
# Its mistakes are what mypy would name as well: a host without mypy gets them from `card()`.

from __future__ import annotations

from typing import Any

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.conditions import Did
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import AddToHand, Damage, Draw, Gain, Search, Trash
from engine.netrunner.language.flow import ForNow, If
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, Result, Type, target
from engine.netrunner.language.sets import These
from engine.netrunner.objects.definitions import declared
from tests.netrunner.scenarios.making import runner

WRONG: dict[str, tuple[Any, str]] = {
    "a kind of damage": (
        Play((Damage("nett", 1),)), "Damage: kind is 'nett', not one of 'net', 'meat', 'core'",
    ),
    "an act": (Static(Cannot("net_damge")), "Cannot: act is 'net_damge'"),
    "a player": (Play((Gain(1, who="rummer"),)), "Gain: who is 'rummer'"),
    "a duration": (Play((ForNow(Modify("link", 1), "turns"),)), "ForNow: duration is 'turns'"),
    "one effect where several belong": (Play(Gain(1)), "Play: effects is"),
    "a condition that is no condition": (Play((If(Gain(1), (Draw(1),)),)), "If: condition is"),
    "a result nobody makes": (
        Play((Gain(1), AddToHand(Result("found")))), "Result: no instruction before it has found",
    ),
    "a result of a later instruction": (
        Sub((If(Did("trashed"), (Gain(1),)), Trash(target(Installed())))),
        "Did: no instruction before it has trashed",
    ),
    "cards of a result nobody makes": (
        Play((Trash(target(These(Result("revealed")))),)), "Result: no instruction before it",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_is_refused(what: str) -> None:
    """What cannot work is named: the card, the part, and what is wrong with it."""
    ability, message = WRONG[what]
    with pytest.raises(DeclarationError) as refused:
        runner("Probe", "event", ability)
    assert message in str(refused.value)
    assert str(refused.value).startswith("test_probe, ")
    assert "test_probe" not in declared()


def test_what_an_instruction_before_has_made_may_be_named() -> None:
    """Results are in scope for all that follows in the ability."""
    runner("Finder", "event", Play((Search(Type("program")), AddToHand(Result("found")))))
    reward = If(Did("trashed", Type("ice")), (Gain(1),))
    runner("Fixer", "resource", Paid(cost(), (Trash(target(Installed())), reward)))
