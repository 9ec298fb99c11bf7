"""Rules 26.03 are all accounted for: 1,420 of them, by the numbers of that edition."""

from __future__ import annotations

import re
from pathlib import Path

from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.facts import known_facts
from tools.ledger import MISSING, NO_CODE, editions
from tools.ledger.citations import cited
from tools.ledger.numbers import known_rules, moved, new


def test_each_rule_of_either_edition_has_its_place() -> None:
    """15 are gone, 75 new; three pairs have become one."""
    now = moved()
    assert now.keys() == set(known_rules())
    assert sum(not rule for rule in now.values()) == 15
    assert len(new()) == 75
    assert len(known_rules("26")) == len(editions.entries()) == editions.counts()["rules"] == 1420
    assert (now["5.2.7a"], now["9.8.11d"], now["10.13.2"]) == ("5.2.6a", "9.8.10d", "10.14.2")


def test_no_code_cites_what_26_03_does_not_have() -> None:
    assert editions.problems() == []


def test_what_is_cited_with_its_year_is_no_citation_of_the_other_edition() -> None:
    assert cited("A window (26: 6.9.1d to e), as 9.2.4 says.") == ["9.2.4"]
    assert cited("A window (26: 6.9.1d, e), as 9.2.4 says.", "26") == ["6.9.1d", "6.9.1e"]


def test_all_that_is_new_is_built_or_said_to_need_nothing() -> None:
    status = {entry.rule: entry.status for entry in editions.entries()}
    assert status["6.9.1e"] == status["10.6.3b"] == "tested"
    assert status["2.1.2a"] == NO_CODE
    assert [rule for rule in new() if status[rule] == MISSING] == []


def test_each_of_the_25_scenarios_of_26_03_is_played() -> None:
    """`sN` in the name of a test is its number in the comparison of both rulebooks."""
    names = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {int(number) for number in re.findall(r"def test_s(\d+)_", names)} == set(range(1, 26))


def test_rules_of_cards_that_are_not_declared_wait_for_them() -> None:
    """Who declares one of them finds here which rule it brings along."""
    there = {facts.title: code for code, facts in known_facts().items()}
    waiting = {
        title
        for said in new().values()
        for found in re.findall(r"that (?:is|are) not declared \((.+)\)", said)
        for title in found.split(", ")
    }
    assert {"Formicary", "Timely Public Release"} <= waiting <= there.keys()
    assert {title for title in waiting if there[title] in declared()} == set()
