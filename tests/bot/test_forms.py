"""Forms: what a field is for is read in full, also when something stands in it already."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.forms import HINT, Line, form


@pytest.mark.parametrize("label", ["Warn…", "Verwarnen …", "警告する…"])
def test_a_title_is_no_button(label: str) -> None:
    title = form(label, "x").title
    assert not title.endswith(("…", " "))
    assert label.startswith(title)


def test_a_hint_stands_above_its_field() -> None:
    hint = "How many change places for the next league"
    modal: Any = form("Season…", "x", Line("promote", "Up and down", "1", hint=hint), Line("name", "Name"))
    shown, plain = (item.to_component_dict() for item in modal.children)
    assert shown["description"] == hint
    assert shown["component"]["value"] == "1"
    assert not shown["component"].get("placeholder")
    assert "description" not in plain
    long: Any = form("Season…", "x", Line("promote", "Up", hint="x" * 200))
    assert len(long.children[0].to_component_dict()["description"]) == HINT
