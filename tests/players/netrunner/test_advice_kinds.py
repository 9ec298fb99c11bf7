"""What is told of each kind of question, and of what other cards install."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.netrunner.policy import POLICY
from engine.netrunner.table.parts import QuestionKind, Seat
from engine.netrunner.testkit import Table
from engine.players.netrunner import advice, choices, corp, runner
from tests.players.netrunner.test_advice import asked, kinds


def test_every_kind_of_question_says_what_decides_it() -> None:
    """ "I weighed" says nothing: it stands for no kind of question and no answer that has a rule."""
    asked_otherwise = {"action", "window", "jack_out", "mulligan", "discard", "access", "run_server"}
    asked_otherwise |= {"mode", "trace", "link", "run_plan", "install", "install_inward", "play_from"}
    rules = {**choices.RULES, **corp.RULES, **runner.RULES}
    for kind in sorted({*get_args(QuestionKind), *rules} - asked_otherwise):
        for verb in ("target", "decline", "done", "pass", "find_nothing", ""):
            for seat in ("corp", "runner"):
                assert advice._weighed(kind, verb, seat) != "prices", (kind, verb)
    for kind in ("install", "play_from", "install_inward"):
        assert advice._weighed(kind, "decline", "runner") == "for-nothing"


@pytest.mark.parametrize(("seat", "hand", "said"), [
    ("corp", ["Lateral Growth", "Offworld Office", "Palisade"], "for-any-ice"),
    ("corp", ["Lateral Growth", "Nico Campaign"], "for-money"),
    ("corp", ["Lateral Growth", "Urtica Cipher"], "for-trap"),
    ("runner", ["Modded", "Cleaver", "Carmen"], "for-breaker"),
    ("runner", ["Modded", "Cleaver", "Pennyshaver"], "for-money"),
])  # fmt: skip
def test_what_another_card_installs_says_what_it_is_for(seat: Seat, hand: list[str], said: str) -> None:
    t = Table(policy=POLICY)
    t.ice("Server 1", "Palisade", rezzed=False)
    t.hand(seat, *hand)
    t.set(corp_credits=9, runner_credits=9)
    t.start(seat)
    t.click(f"Play {hand[0]}")
    assert kinds(asked(t.game, "sensible")) == [said]
