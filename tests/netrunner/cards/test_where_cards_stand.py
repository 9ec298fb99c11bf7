"""A card is declared in the module of its cycle and kind, and tested in the file of that name."""

from __future__ import annotations

from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.facts import EXTRA, known_facts
from tools.card_places import CYCLES, KINDS, SUBTYPES, TESTS, codes, module

DECLARED = {path.relative_to(CYCLES).with_suffix(""): codes(path) for path in CYCLES.rglob("*.py")}


def test_every_card_stands_with_its_cycle_and_type() -> None:
    assert {code for found in DECLARED.values() for code in found} == declared() - EXTRA.keys()
    facts = known_facts()
    astray = {
        code: str(place)
        for path, found in DECLARED.items()
        for code in found
        if path != (place := module(facts[code]))
    }
    assert astray == {}, "these belong there"


def test_they_are_in_the_order_of_their_codes() -> None:
    assert [str(path) for path, found in DECLARED.items() if found != sorted(found)] == []


def test_a_cycle_has_no_other_modules_and_none_without_a_card() -> None:
    assert {path.name for path in DECLARED} <= {*KINDS.values(), *SUBTYPES.values(), "__init__"}
    assert [str(path) for path, found in DECLARED.items() if not found and path.name != "__init__"] == []


def test_a_module_has_the_tests_of_its_name_and_no_others_are_there() -> None:
    """They may go on in a file that is named for what they are about, too."""
    files = {path.relative_to(TESTS).with_suffix("") for path in TESTS.rglob("test_*.py")}
    modules = {path.with_name(f"test_{path.name}"): found for path, found in DECLARED.items()}
    assert {str(path) for path, found in modules.items() if found and path not in files} == set()
    astray = [
        str(path)
        for path in files - modules.keys()
        if not any(path.parent == own.parent and path.name.startswith(f"{own.name}_") for own in modules)
    ]
    assert astray == []
