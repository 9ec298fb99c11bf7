"""The effect language as packs write it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.neon_hope.language.base import Amount, Condition, Effect
from engine.neon_hope.language.ops import AMOUNTS, CONDITIONS, EFFECTS
from engine.neon_hope.packs import Library
from engine.neon_hope.packs.references import OPERATIONS
from engine.neon_hope.table import parts
from engine.neon_hope.table.definitions import PerCharacter
from tests.neon_hope.packs.making import copied, exchange


def effects(tmp_path: Path, written: str) -> tuple[parts.Effect, ...]:
    """What the card SHOCK 6 does with these effects."""
    exchange(copied(tmp_path) / "encounters.yaml", "effects: [{stress: 6}]", f"effects: {written}")
    return Library.load([tmp_path]).pack("mine").events["shock-6"].effects


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("[{stress: 6}]", "[{stress: {n: 6}}]"),
        ("[{stress: {n: 6}}]", "[{stress: {n: 6, who: you}}]"),
        ("[{surveillance: {characters: 2}}]", "[{surveillance: {n: {characters: {times: 2, plus: 0}}}}]"),
        ("[{hope: {n: hand, who: each}}]", "[{hope: {n: {hand: {}}, who: each}}]"),
        ("[no_activation]", "[{no_activation: {}}]"),
        ("[{no_activation: }]", "[{no_activation: {}}]"),
        ("[{damage: {n: 1, what: target}}]", "[{damage: 1}]"),
        ("[{retreat: {kind: enemy, which: each}}]", "[{retreat: {what: {kind: enemy, which: each}}}]"),
        ("[{may: [{stress: 1}, {hope: 1}]}]", "[{may: {effects: [{stress: {n: 1}}, {hope: {n: 1}}]}}]"),
        (
            "[{if: {condition: {not: escalated}, then: [{hope: 1}]}}]",
            "[{if: {condition: {not: {of: {escalated: {}}}}, then: [{hope: 1}], otherwise: []}}]",
        ),
        (
            "[{if: {condition: {all: [{not: {flag: maze-passed}}, {surveillance: 8}]}, then: []}}]",
            "[{if: {condition: {all: {of: [{not: {of: {flag: {name: maze-passed, at_least: 1}}}}, "
            "{surveillance: {at_least: 8}}]}}, then: []}}]",
        ),
    ],
)
def test_short_forms_mean_the_long_ones(tmp_path: Path, short: str, long: str) -> None:
    (tmp_path / "short").mkdir()
    (tmp_path / "long").mkdir()
    assert effects(tmp_path / "short", short) == effects(tmp_path / "long", long)


def test_options_have_labels_in_every_language(tmp_path: Path) -> None:
    chosen = "[{choose: [{label: {en: Run, de: Rennen}, effects: [{stress: 1}]}, {effects: [{hope: 1}]}]}]"
    (choice,) = effects(tmp_path, chosen)
    run, other = choice.options  # type: ignore[attr-defined]
    assert run.label == {"en": "Run", "de": "Rennen"}
    assert run.effects == effects(tmp_path / "again", "[{stress: 1}]")
    assert other.label == {}


def test_numbers_may_grow_with_the_characters(tmp_path: Path) -> None:
    exchange(copied(tmp_path) / "encounters.yaml", "health: 3", "health: {base: 2, per_character: 1}")
    health = Library.load([tmp_path]).pack("mine").enemies["guard"].health
    assert health == PerCharacter(base=2, per_character=1)


LANGUAGE: dict[Any, Mapping[str, type[msgspec.Struct]]] = {
    Effect: EFFECTS,
    Condition: CONDITIONS,
    Amount: AMOUNTS,
}


@pytest.mark.parametrize(
    ("family", "op"),
    [(family, op) for family, ops in LANGUAGE.items() for op in ops],
    ids=lambda part: part if isinstance(part, str) else part.__name__,
)
def test_every_name_that_the_language_takes_is_checked(family: Any, op: str) -> None:
    """A field of plain text names something: the checks must know what. Effects coin flags and secrets."""
    fields = msgspec.structs.fields(LANGUAGE[family][op])
    naming = {
        field.encode_name
        for field in fields
        if field.type in {str, str | None, tuple[str, ...]} and field.encode_name != "is"
    }
    checked = {link.field for link in OPERATIONS.get((family, op), ())}
    if (family, op) in ((Effect, "flag"), (Effect, "secret")):
        assert naming == {"name"}
        assert not checked
    else:
        assert naming == checked


def test_no_check_is_for_an_operation_that_does_not_exist() -> None:
    assert all(op in LANGUAGE[family] for family, op in OPERATIONS)
