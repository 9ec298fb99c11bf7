"""`tools.new_card` and `tools.try_card`: what somebody is told who declares a card."""

from __future__ import annotations

import re

import pytest

from engine.kernel.values import Value
from engine.netrunner.language import prelude
from engine.netrunner.language.abilities import When
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.spoken import rules_text
from engine.netrunner.language.triggers import SCORED
from engine.netrunner.objects.definitions import card, declared, definition, taken_back
from engine.netrunner.table.facts import Facts, known_facts
from engine.netrunner.testkit import Table
from engine.speech import LANGUAGES
from tests.netrunner.cards.played import table
from tools import new_card, try_card

BY_TYPE = {facts.type: facts for facts in known_facts().values() if facts.id in declared()}
NEW = [facts for code, facts in sorted(known_facts().items()) if code not in declared()][::40]


def words() -> dict[str, object]:
    """What a file of declarations and one of tests have imported."""
    return vars(prelude) | {"card": card, "Table": Table}


@pytest.mark.parametrize("facts", NEW, ids=[facts.id for facts in NEW])
def test_a_stub_goes_where_the_card_belongs_and_is_no_declaration_yet(facts: Facts) -> None:
    told = "\n".join(new_card.about(facts))
    assert facts.title in told
    assert f"engine/netrunner/cards/cycles/{facts.cycle}/" in told
    assert f"tests/netrunner/cards/cycles/{facts.cycle}/test_" in told
    assert f"{facts.id} | 0 | nothing" in told
    with taken_back(), pytest.raises(DeclarationError):
        exec(new_card.declaration(facts), words())  # noqa: S102
    compile(new_card.tests(facts), "stub", "exec")


@pytest.mark.parametrize("facts", BY_TYPE.values(), ids=BY_TYPE)
def test_the_stub_of_a_test_puts_the_card_on_the_table(facts: Facts) -> None:
    """Up to what is done with it: that is the author's."""
    names = words()
    exec(re.sub(r'    t\.click\("\.\.\."\)\n    assert \.\.\.', "    return t", new_card.tests(facts)), names)  # noqa: S102
    [does, does_not] = [value for name, value in names.items() if name.startswith("test_")]
    for t in (does(), does_not()):  # type: ignore[operator]
        assert any(one.code == facts.id for one in t.game.state.cards.values())


def test_a_card_is_asked_for_by_code_or_title_and_a_slip_is_helped() -> None:
    assert new_card.wanted("hedge_fund").id == new_card.wanted("Hedge fund").id == "hedge_fund"
    with pytest.raises(LookupError, match="nico_campaign"):
        new_card.wanted("nicco_campain")


def test_what_is_declared_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert new_card.main(["hedge_fund"]) == 0
    out = capsys.readouterr().out
    assert "declared already: engine/netrunner/cards/cycles/core_set/corp_operations.py" in out
    assert "card(" not in out
    assert try_card.main([NEW[0].id]) == 1
    assert f"python -m tools.new_card {NEW[0].id}" in capsys.readouterr().out


def test_a_card_is_told_in_every_language_with_prices_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert try_card.main(["nico_campaign"]) == 0
    out = capsys.readouterr().out
    for language in LANGUAGES:
        for line in rules_text(definition("nico_campaign"), language):
            assert f"{language}  {line}" in out
    assert re.search(r"1 +\+0\.\d .*test_corp_assets.py::test_nico_campaign_empty", out)
    assert "!" not in out


class Unheard(Value, Effect, frozen=True):
    """A word without clause and price."""


def test_what_is_wanting_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = definition("nico_campaign")
    without = {ability: test for ability, test in table().items() if ability != (found.code, 1)}
    monkeypatch.setattr("tools.try_card.table", lambda: without)
    assert try_card.wanting(found) == ["no test plays ability 1"]
    monkeypatch.setattr(found, "abilities", (*found.abilities, When(SCORED, (Unheard(),))))
    assert try_card.unpriced(found) == ["Unheard"]
    assert try_card.main(["nico_campaign"]) == 1
    out = capsys.readouterr().out
    assert "! cannot be said: " in out
    assert "! the automatic player has no price for Unheard" in out
    assert "! no test plays ability 3" in out
