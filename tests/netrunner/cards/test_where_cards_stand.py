"""A card is declared in the module of its cycle, and of its side and type where the cycle is divided."""

from __future__ import annotations

import ast
from pathlib import Path

from engine.netrunner import cards
from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.facts import EXTRA, known_facts

CYCLES = Path(cards.__file__).parent / "cycles"
MODULES = {
    "corp_identity": "corp_identities",
    "agenda": "corp_agendas",
    "asset": "corp_assets",
    "ice": "corp_ice",
    "operation": "corp_operations",
    "upgrade": "corp_upgrades",
    "runner_identity": "runner_identities",
    "event": "runner_events",
    "hardware": "runner_hardware",
    "program": "runner_programs",
    "resource": "runner_resources",
}


def codes(module: Path) -> list[str]:
    """The cards that a module declares, in its order."""
    return [
        str(ast.literal_eval(statement.value.args[0]))
        for statement in ast.parse(module.read_text("utf-8")).body
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    ]


DECLARED = {path.relative_to(CYCLES).with_suffix(""): codes(path) for path in CYCLES.rglob("*.py")}


def test_every_card_stands_with_its_cycle() -> None:
    assert {code for module in DECLARED.values() for code in module} == declared() - EXTRA.keys()
    facts = known_facts()
    astray = [
        code
        for module, found in DECLARED.items()
        for code in found
        if module not in (Path(facts[code].cycle), Path(facts[code].cycle, MODULES[facts[code].type]))
    ]
    assert astray == []


def test_they_are_in_the_order_of_their_codes() -> None:
    assert [str(module) for module, found in DECLARED.items() if found != sorted(found)] == []


def test_every_module_of_cards_is_imported() -> None:
    """An empty one, too: who fills it needs nothing else."""
    missing = [
        str(module)
        for module in DECLARED
        if module.name != "__init__"
        and f'"{module.name}"' not in (CYCLES / module.parent / "__init__.py").read_text("utf-8")
    ]
    assert missing == []


def test_cycles_that_are_divided_are_divided_alike() -> None:
    for package in {module.parent for module in DECLARED} - {Path()}:
        assert {module.name for module in DECLARED if module.parent == package} == {
            *MODULES.values(), "__init__",
        }, package  # fmt: skip
