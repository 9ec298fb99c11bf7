"""Declaring who may know a field."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.visibility import Sight, undeclared


class Purse(Struct):
    owner: str
    coins: int


def test_a_struct_with_every_field_declared_lacks_nothing() -> None:
    assert undeclared(Purse, {"owner": Sight.PUBLIC, "coins": Sight.OWNER}) == set()


def test_a_field_nobody_declared_is_named() -> None:
    assert undeclared(Purse, {"owner": Sight.PUBLIC}) == {"coins"}


def test_a_declaration_that_outlived_its_field_is_named() -> None:
    declared = {"owner": Sight.PUBLIC, "coins": Sight.OWNER, "gems": Sight.HIDDEN}
    assert undeclared(Purse, declared) == {"gems"}
