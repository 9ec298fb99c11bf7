"""The table of the roles of events says what the engine emits: read from its calls of `emit`."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import engine.netrunner
from engine.netrunner.language.roles import AMOUNTS, DETAILS, DOERS, ROLES
from engine.netrunner.language.wording.events import EVENTS
from engine.netrunner.table.events import EventKind

FIELDS = {
    "seat": "by", "oid": "what", "card": "what", "server": "where", "was": "from_", "to": "to",
    "counter": "counter", "damage": "damage", "detail": "detail", "n": "least",
}  # fmt: skip
"""Fields of an event, and the roles of a pattern that ask for them."""
NOT_ASKED = {
    EventKind.SPEND_CLICKS: {"detail"},
    EventKind.SEARCH: {"where"}, EventKind.DRAW: {"from_"}, EventKind.FORFEIT: {"from_"},
    EventKind.TRASH: {"detail"},
    EventKind.BREAK: {"least"}, EventKind.USE: {"least"}, EventKind.INSTALL: {"to", "least"},
    EventKind.SCORE: {"to", "least"},
    EventKind.STEAL: {"to", "least"}, EventKind.UNINSTALL: {"from_"}, EventKind.FLIP: {"what"},
    EventKind.ADD_AS_AGENDA: {"where", "to"},
    EventKind.CREATE_SERVER: {"where"}, EventKind.REVEAL_BIDS: {"least"}, EventKind.ACCESS_LIMIT: {"least"},
}  # fmt: skip
"""What an event tells the log, or always is, so that no pattern asks for it."""


@cache
def emitted() -> dict[EventKind, set[str]]:
    """The roles that calls of `emit` give the events of each kind."""
    found: dict[EventKind, set[str]] = defaultdict(set)
    for path in Path(engine.netrunner.__file__).parent.rglob("*.py"):
        if not re.search(r"\b(emit|Event|to_score_area)\(", text := path.read_text("utf-8")):
            continue
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called not in ("emit", "Event", "to_score_area"):
                continue
            names = {FIELDS[word.arg] for word in node.keywords if word.arg in FIELDS}
            if called == "to_score_area":
                names = {"by", "what", "where", "from_", "to", "least"}
            for each in node.args:
                if isinstance(each, ast.Attribute) and ast.unparse(each).startswith("EventKind."):
                    found[EventKind[each.attr]] |= names
    return found


def test_the_table_is_what_the_engine_emits() -> None:
    told = emitted()
    for kind, roles in ROLES.items():
        if kind in told:
            assert set(roles) | NOT_ASKED.get(kind, set()) == told[kind], kind.name


def test_the_kinds_with_an_amount_are_those_that_the_engine_gives_one() -> None:
    assert {
        kind for kind, roles in emitted().items() if kind in ROLES and "least" in roles
    } == AMOUNTS & emitted().keys()


def test_every_kind_that_patterns_ask_for_has_roles_details_and_words() -> None:
    assert ROLES.keys() == EVENTS.keys()
    assert {kind for kind in ROLES if "detail" in ROLES[kind]} == DETAILS.keys()
    assert DOERS.keys() <= ROLES.keys()
