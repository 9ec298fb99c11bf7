"""What somebody may do, or have another player do, and what follows if they do."""

from __future__ import annotations

import pytest

from engine.speech import CORP, RUNNER, Noun, Offer, Then, When, clause, say
from engine.speech.nodes import deed, may, offered

LOSS = clause("lose", CORP, Noun("credit", n=5))
CLICK = clause("gain", RUNNER, Noun("click", n=1))
TAG = clause("take_tag", RUNNER, Noun("tag", n=1))
LATER = When(clause("begin", Noun("turn", of=RUNNER)), TAG)


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You may have the Corp lose 5 credits.", "The Runner may have you lose 5 credits."),
        (
            "de",
            "Du darfst den Konzern 5 Credits verlieren lassen.",
            "Der Runner darf dich 5 Credits verlieren lassen.",
        ),
        ("ja", "コーポに5クレジットを失わせてもよい。", "ランナーはあなたに5クレジットを失わせてもよい。"),
        (
            "ru",
            "Вы можете заставить Корпорацию потерять 5 кредитов.",
            "Бегущий может заставить вас потерять 5 кредитов.",
        ),
    ],
)
def test_a_player_may_have_the_other_one_do_something(language: str, mine: str, theirs: str) -> None:
    said = offered(LOSS, RUNNER)
    assert say(language, said, you="runner") == mine
    assert say(language, said, you="corp") == theirs


def test_what_a_player_does_themselves_is_not_had_done() -> None:
    assert say("en", offered(LOSS, CORP), you="corp") == "You may lose 5 credits."


def test_what_follows_is_said_to_follow() -> None:
    both = offered(Then((LOSS, CLICK)), RUNNER)
    assert say("en", both, you="runner") == "You may have the Corp lose 5 credits. If you do, gain 1 click."
    later = offered(Then((CLICK, LATER)), RUNNER)
    assert isinstance(later, Offer)
    assert say("en", later, you="runner").startswith("You may gain 1 click. If you do, ")


def test_a_button_says_the_deed() -> None:
    assert deed(offered(LOSS, RUNNER)) == LOSS


@pytest.mark.parametrize(
    ("cost", "then"), [("pay", "If you do, bypass it."), ("trash", "If you do, bypass that ice.")]
)
def test_it_is_said_of_the_card_named_last(cost: str, then: str) -> None:
    """What is paid with a card could be meant by "it" otherwise."""
    met = clause("encounter", RUNNER, Noun("ice", "a", id="event card"))
    paid = Noun("credit", n=1) if cost == "pay" else Noun("resource", "this", id="this")
    bypass = clause("bypass", RUNNER, Noun("ice", "that", id="event card"))
    offer = Offer(may(clause(cost, RUNNER, paid)), then=bypass, by=RUNNER)
    said = say("en", When(met, offer, how="whenever"), you="runner")
    assert said.startswith("Each time you encounter a piece of ice, you may ")
    assert said.endswith(then)
