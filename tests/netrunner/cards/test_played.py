"""Every ability of every card is played by a test that names the card."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from engine.netrunner.objects.definitions import definition, plain
from tests.netrunner.cards.played import HERE, Watch, name, of_cards, table
from tests.netrunner.cards.playing import facing, finish_run
from tools.played import chosen


@cache
def _source(file: str) -> str:
    return (HERE / file).read_text("utf-8")


@cache
def _functions(file: str) -> frozenset[str]:
    return frozenset(
        node.name for node in ast.walk(ast.parse(_source(file))) if isinstance(node, ast.FunctionDef)
    )


def test_every_ability_is_played_by_a_test() -> None:
    abilities, played = of_cards(), table()
    unplayed = [f"{code} {place}" for code, place in abilities if (code, place) not in played]
    assert unplayed == [], "write tests that play these, then python -m tools.played"
    assert sorted(played.keys() - set(abilities)) == []


def test_those_tests_exist_and_name_the_card(request: pytest.FixtureRequest) -> None:
    collected: dict[str, set[str]] = {}
    for item in request.session.items:
        test = name(item)
        collected.setdefault(test.partition("[")[0], set()).add(test)
    for (code, _), test in table().items():
        file, _, function = test.partition("::")
        function = function.partition("[")[0]
        assert function in _functions(file), test
        assert plain(definition(code).title) in plain(_source(file)), f"{file} does not name {code}"
        if f"{file}::{function}" in collected:
            assert test in collected[f"{file}::{function}"], f"no such case: {test}"


def test_what_is_not_carried_out_is_seen() -> None:
    """Of Enigma's two subroutines only the one that was not broken."""
    watch = Watch()
    with watch.watching():
        t = facing("Enigma", "Gordian Blade", runner_credits=9)
        t.click("Gordian Blade: Break 1 code gate")
        t.click("End the run")
        finish_run(t)
    assert ("enigma", 0) in watch.played
    assert ("enigma", 1) not in watch.played
    assert ("gordian_blade", 0) in watch.played
    assert ("gordian_blade", 1) not in watch.played


def test_lines_of_some_tests_are_added_to_those_that_are_there() -> None:
    """A test of Enigma is run again: what has its test keeps it, unless that is run and plays it no more."""
    here = table()
    mine, other, foreign = ("enigma", 0), ("enigma", 1), ("hedge_fund", 0)
    test = here[mine]
    plays = {test: {mine, other, foreign}}
    kept = {ability: name for ability, name in here.items() if ability != other}
    assert chosen(plays, kept) == here
    assert chosen({test: {mine, other}}, {mine: test}) == {mine: test, other: test}
    assert chosen({test: {other}}, {mine: test, foreign: here[foreign]}) == {
        other: test,
        foreign: here[foreign],
    }
