"""Questions while cards resolve: every kind has a rule, and what is chosen is worth most."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import engine.netrunner
from engine.netrunner.language.abilities import Static, Sub
from engine.netrunner.language.effects import Damage, EndTheRun, Gain, InstallFrom, PlaceCounters, Rez, Trash
from engine.netrunner.language.selectors import This, Type
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.table.parts import QuestionKind
from engine.netrunner.table.state import HQ
from engine.netrunner.testkit import Table
from engine.players import choose
from engine.players.netrunner import choices, corp, runner
from engine.players.netrunner.choosing_cards import aim
from engine.players.netrunner.sight import Sight
from tests.netrunner.cards.playing import end_turn, finish_run
from tests.netrunner.scenarios.making import corp as corp_card
from tests.players.netrunner.test_sensible import chosen

ONE_SIDE = {
    "corp": {
        "run_server", "jack_out", "access", "candidate", "candidate_declare", "steal", "memory", "instead",
        "link",
    },
    "runner": {"keep", "install_inward", "trace", "run_plan"},
}  # fmt: skip
"""Kinds of questions that a side is never asked."""


@cache
def kinds_asked() -> frozenset[str]:
    """The kinds of all questions that the rules and the card language ask, read from their calls."""
    found = set()
    for path in Path(engine.netrunner.__file__).parent.rglob("*.py"):
        if not re.search(r"\b(ask|Question|open)\(", text := path.read_text()):
            continue
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in ("ask", "Question", "open"):
                continue
            given = node.args[2:3] if name != "Question" else node.args[:1]
            for one in given:
                found |= {
                    part.value for part in ast.walk(one)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }  # fmt: skip
    return frozenset(found - {"corp", "runner"})


def test_every_kind_of_question_has_a_rule_for_whom_it_is_put_to() -> None:
    asked = kinds_asked() | {"install", "install_inward", "pay_with", "payment"}
    assert {"mulligan", "window", "pay_way", "bid", "arrange", "swap", "trace"} <= asked
    for seat, rules in (("corp", corp.RULES), ("runner", runner.RULES)):
        missing = asked - ONE_SIDE[seat] - set(rules) - set(choices.RULES)
        assert not missing, f"the {seat} takes the first answer to {sorted(missing)}"


def test_the_closed_list_of_questions_has_those_that_are_asked() -> None:
    """And mypy holds every question to the list."""
    asked = kinds_asked() | {"install", "install_inward", "pay_with", "payment"}
    assert asked == set(get_args(QuestionKind))


def test_no_rule_is_for_a_question_that_nobody_asks() -> None:
    asked = kinds_asked() | {"install", "install_inward", "pay_with", "payment"}
    assert set(choices.RULES) | set(corp.RULES) | set(runner.RULES) <= asked


def test_the_less_dear_of_two_ways_to_pay_is_taken() -> None:
    """Rezzing costs an agenda or cards of HQ besides."""
    t = Table()
    t.root("Server 1", "Plutus")
    t.score_area("corp", "Offworld Office")
    t.hand("corp", *["Palisade"] * 3)
    t.start("corp")
    t.click("Rez Plutus")
    assert t.decision.kind == "pay_way"
    assert "orfeit" not in chosen(t)[0]


def test_no_agenda_is_forfeited_for_an_asset_that_brings_less() -> None:
    t = Table()
    t.root("Server 1", "Plutus")
    t.score_area("corp", "Offworld Office")
    t.start("corp", turn_begins=True)
    assert not any(label.startswith("Rez") for label in chosen(t))


def test_a_trace_is_paid_for_just_where_the_other_player_cannot_match_it() -> None:
    for runner_credits in (2, 9):
        t = Table()
        t.ice("HQ", "Viper")
        t.set(corp_credits=5, runner_credits=runner_credits)
        t.start("runner")
        t.click("Run on HQ")
        while t.decision.kind != "trace":
            t.answer((t.decision.options[0 if t.decision.kind == "jack_out" else -1].key,))
        now = Sight(t.game, "corp").trace()
        assert now is not None
        spent = max(0, now.link + runner_credits + 1 - now.strength) if runner_credits < 9 else 0
        assert choose(t.game, "corp", t.decision.id, "sensible") == (f"n:{spent}",)
        t.answer((f"n:{spent}",))
        assert choose(t.game, "runner", t.decision.id, "sensible") == ("n:0",), "in vain, or not needed"


def test_own_cards_are_chosen_for_what_does_good_and_the_others_for_what_does_not() -> None:
    assert aim(Trash(This())) < 0 < aim(Rez(This()))
    assert aim(PlaceCounters("power", 1)) > 0 == aim(Gain(1))


def test_ice_that_hands_on_to_other_ice_comes_to_an_end() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Wormhole", "Wormhole")
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "target":
        t.click(next(label for label in t.options if not label.startswith("Jack out")))
    assert t.decision.seat == "corp"
    (key,) = choose(t.game, "corp", t.decision.id, "sensible")
    assert key == f"card:{t.card('Palisade').oid}"


def test_what_has_to_be_trashed_is_trashed() -> None:
    """Neutralize All Threats leaves no other choice, although a trap is nothing to pay for."""
    t = Table()
    t.rig("Neutralize All Threats")
    t.root("Server 1", "Urtica Cipher")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=4)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Urtica Cipher")
    assert [option.key for option in t.decision.options] == ["trash"]
    assert runner.choose(Sight(t.game, "runner"), t.decision) == ("trash",)


def test_servers_that_may_stay_are_as_many_as_are_asked_for_and_the_fullest() -> None:
    """4.6.8f: the Corp has one server too many."""
    t = Table(corp="A Teia: IP Recovery")
    for number in (1, 2, 3):
        t.root(f"Server {number}", "PAD Campaign")
    t.ice("Server 2", "Palisade", rezzed=False)
    t.ice("Server 3", "Palisade", "Ice Wall", rezzed=False)
    t.start("corp")
    t.effect("corp", Gain(1))
    assert t.asks("server")
    decision = t.decision
    keys = choose(t.game, "corp", decision.id, "sensible")
    assert len(keys) == decision.minimum == 2
    t.answer(keys)
    assert sorted(name for name in t.game.state.servers if name.startswith("remote")) == [
        "remote2",
        "remote3",
    ]


@pytest.mark.parametrize(("cards", "up"), [(2, True), (5, False)])
def test_agendas_are_installed_faceup_where_looking_would_hurt(cards: int, up: bool) -> None:
    t = Table(corp="BANGUN: When Disaster Strikes")
    t.hand("corp", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("corp")
    t.effect("corp", InstallFrom((HQ,), Type("agenda"), where="new", optional=False))
    if not t.asks("faceup"):
        t.click("Offworld Office")
    t.answer(choose(t.game, "corp", t.decision.id, "sensible"))
    assert t.card("Offworld Office").faceup is up


def test_what_is_worth_more_than_its_ransom_is_paid_for() -> None:
    """Game Over would trash a dear console and a small piece of hardware."""
    t = Table()
    t.empty_deck("corp")
    t.deck("corp", "Offworld Office", "Hedge Fund", "Hedge Fund")
    t.hand("corp", "Game Over")
    t.rig("Supercorridor", "Flip Switch")
    t.start("runner")
    t.click("Run on R&D")
    finish_run(t)
    end_turn(t)
    t.set(corp_credits=9, runner_credits=9)
    t.refresh()
    t.click("Play Game Over")
    t.click("Hardware")
    assert t.asks("spare")
    assert chosen(t) == ["Supercorridor"]


def test_the_corp_puts_last_what_ends_the_run() -> None:
    """26: 9.8.2c, d: behind it nothing would resolve."""
    corp_card("Bouncer", "upgrade", Static(GainSubs(Sub((EndTheRun(),)), 1, Type("ice"))))
    corp_card("Biter", "upgrade", Static(GainSubs(Sub((Damage("net", 2),)), 1, Type("ice"))))
    for uppers in (("Bouncer", "Biter"), ("Biter", "Bouncer")):
        t = Table()
        t.root("HQ", *uppers, rezzed=True)
        t.ice("HQ", "Enigma")
        t.start("runner")
        t.effect("corp", Gain(1))
        assert t.asks("next_subroutine")
        (first,) = chosen(t)
        assert "net damage" in first
