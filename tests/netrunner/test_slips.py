"""What is probably a slip is asked once more."""

from __future__ import annotations

from engine.netrunner import Orders
from engine.netrunner.policy import POLICY
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table


def confirm(t: Table, label: str) -> str | None:
    """The question before the option whose label begins so."""
    return next(option.confirm for option in t.asked.options if option.label.startswith(label))


def test_purging_nothing() -> None:
    t = Table()
    t.start(CORP)
    assert confirm(t, "Purge") == "There is no virus counter in the game. Really spend 3 clicks on nothing?"
    t.rig("Leech", virus=1)
    t.refresh()
    assert confirm(t, "Purge") is None


def test_ending_the_turn_with_an_agenda_that_could_be_scored() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start(CORP, clicks=1)
    assert confirm(t, "Gain 1 credit") is None
    t.click("Gain 1 credit")
    assert confirm(t, "End") == "You can score Offworld Office. Really end the turn?"


def test_ending_the_turn_with_an_agenda_that_lacks_a_counter() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office", advancement=3)
    t.start(CORP, clicks=1)
    t.click("Gain 1 credit")
    assert t.decision.seat == CORP
    assert confirm(t, "End") is None


def test_letting_subroutines_resolve_that_lose_the_game() -> None:
    t = Table()
    t.ice("HQ", "Karunā")
    t.rig("Mayfly")
    t.hand(RUNNER, "Sure Gamble", "Sure Gamble", "Sure Gamble")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert confirm(t, "Let") == (
        "The subroutines would do 4 damage, and you hold 3 cards: that loses the game. "
        "Really let them resolve?"
    )
    t.hand(RUNNER, "Sure Gamble")
    t.refresh()
    assert confirm(t, "Let") is None


def test_without_an_answer_at_hand_nothing_is_asked_twice() -> None:
    t = Table()
    t.ice("HQ", "Karunā")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert confirm(t, "Let") is None


def test_the_last_click_beside_an_agenda_that_it_would_score() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office", advancement=3)
    t.root("Server 2", "Urtica Cipher")
    t.start(CORP, clicks=2)
    assert confirm(t, "Gain 1 credit") is None
    t.click("Gain 1 credit")
    wanted = "With this click you could advance Offworld Office and score it. Really do something else?"
    assert confirm(t, "Gain 1 credit") == wanted
    assert confirm(t, "Advance Urtica") == wanted
    assert confirm(t, "Advance Offworld Office") is None
    t.set(corp_credits=0)
    t.refresh()
    assert confirm(t, "Gain 1 credit") is None


def test_the_end_of_the_turn_is_asked_of_who_likes_to_be() -> None:
    for likes in (False, True):
        t = Table(policy=POLICY)
        t.start(RUNNER, clicks=1)
        t.game.set_orders(RUNNER, Orders(asks_to_end=likes))
        t.click("Gain 1 credit")
        assert (t.decision.seat, t.offered("End the turn")) == ((RUNNER, True) if likes else (CORP, False))
    t.click("End the turn")
    assert t.decision.seat == CORP


def test_counters_on_a_card_of_the_other_player() -> None:
    t = Table()
    t.hand(CORP, "Seamless Launch")
    t.rig("Cleaver")
    t.root("Server 1", "Offworld Office")
    t.start(CORP)
    t.refresh()
    t.click("Play Seamless Launch")
    theirs = confirm(t, "Cleaver")
    assert theirs is not None
    assert theirs.startswith("Cleaver is a card of the other player")
    assert confirm(t, "Offworld Office") is None
