"""Why not? cites a rule of the edition that is played, or a heading."""

from __future__ import annotations

import re

import pytest

from engine.messages import LANGUAGES, identifiers, say
from engine.netrunner.table.edition import CORE_2012, CR_24_03, CR_26_03, EDITIONS, RG_1_0
from engine.netrunner.testkit import Table
from tools.ledger.headings import headings
from tools.ledger.numbers import NEW, OLD, known_rules


def test_each_reason_has_a_rule_of_each_edition() -> None:
    reasons = {
        name.removeprefix("nr-why-not-") for name in identifiers("en") if name.startswith("nr-why-not-")
    }
    there = {
        CR_24_03.name: set(known_rules(OLD)),
        CR_26_03.name: set(known_rules(NEW)),
        RG_1_0.name: {heading.name for heading in headings("guide")},  # the German edition's
        CORE_2012.name: {heading.name for heading in headings("core")},
    }
    for name, rules in EDITIONS.items():
        assert rules.cites.keys() == reasons
        language = "de" if name == RG_1_0.name else "en"
        cited = {say(language, "nr-heading", heading=each) for each in rules.cites.values()}
        assert cited <= there[name], cited - there[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_is_cited_in_the_readers_language(language: str) -> None:
    for edition in (RG_1_0, CORE_2012):
        for heading in set(edition.cites.values()):
            said = say(language, "nr-heading", heading=heading)
            assert said != heading
            if language in ("ja", "ru"):
                assert not re.search("[A-Za-z]{3}", said), said


@pytest.mark.parametrize(("edition", "rule"), [
    (CR_24_03.name, "(5.2.5)"), (CR_26_03.name, "(5.2.4)"), (RG_1_0.name, "(Action Phase)"),
    (CORE_2012.name, "(Turn Overview)"),
])  # fmt: skip
def test_the_rule_stands_behind_the_reason(edition: str, rule: str) -> None:
    t = Table(edition=edition)
    t.start("corp")
    (now,) = [each for each in t.game.why_not("runner", cited=True) if "not your turn" in str(each.lines)]
    assert any(line.endswith(rule) for line in now.lines)


def test_a_second_console_is_refused_by_its_own_reason() -> None:
    t = Table(edition=RG_1_0.name)
    t.rig("Desperado")
    t.hand("runner", "The Toolbox")
    t.set(runner_credits=20)
    t.start("runner")
    told = [line for each in t.game.why_not("runner", cited=True) for line in each.lines]
    assert any("Toolbox" in line and "console" in line and "(Console)" in line for line in told)
