"""What is probably a slip is asked once more."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw, Gain, PlaceCounters
from engine.netrunner.language.flow import May
from engine.netrunner.language.selectors import Installed, target
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.policy import POLICY
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank


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


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_letting_subroutines_resolve_that_lose_the_game(cards: int) -> None:
    """Karunā lets the Runner go after 2 net damage: what is behind that kills nobody who does not stay."""
    t = Table()
    t.ice("HQ", "Karunā")
    t.rig("Mayfly")
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    lost = "The subroutines would do 2 damage, and you hold 1 card: that loses the game."
    assert confirm(t, "Let") == (f"{lost} Really let them resolve?" if cards < 2 else None)


def test_letting_subroutines_resolve_all_of_which_come() -> None:
    t = Table()
    t.ice("HQ", "Neural Katana")
    t.rig("Mayfly")
    t.hand(RUNNER, "Sure Gamble", "Sure Gamble")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert confirm(t, "Let") == (
        "The subroutines would do 3 damage, and you hold 2 cards: that loses the game. "
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


ONLY_THEIRS = "Only cards of the other player could have the counters that {} places. Really do it?"
NO_USE = "None of your cards that could have the counters of {} has a use for them. Really do it?"


def test_an_operation_whose_counters_only_the_other_player_could_have() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Seamless Launch")
    t.rig("Telework Contract")
    t.start(CORP)
    assert confirm(t, "Play Seamless Launch") == ONLY_THEIRS.format("Seamless Launch")


@pytest.mark.parametrize(
    ("title", "rezzed", "asked"),
    [("PAD Campaign", True, True), ("PAD Campaign", False, False), ("Offworld Office", False, False)],
)
def test_an_operation_whose_counters_none_of_ones_cards_can_use(
    title: str, rezzed: bool, asked: bool
) -> None:
    """What lies facedown may be taken for something else: counters there say so."""
    t = Table(policy=POLICY)
    t.hand(CORP, "Seamless Launch")
    t.root("Server 1", title, rezzed=rezzed)
    t.rig("Telework Contract")
    t.start(CORP)
    assert confirm(t, "Play Seamless Launch") == (NO_USE.format("Seamless Launch") if asked else None)


def test_ice_that_speaks_of_advancement_counters_has_a_use_for_them() -> None:
    for ice, asked in (("Palisade", True), ("Ice Wall", False)):
        t = Table(policy=POLICY)
        t.hand(CORP, "Seamless Launch")
        t.ice("HQ", ice)
        t.start(CORP)
        assert (confirm(t, "Play Seamless Launch") is not None) is asked


def test_counters_on_a_card_of_ones_own_that_has_no_use_for_them() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Seamless Launch")
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Offworld Office")
    t.start(CORP)
    assert confirm(t, "Play Seamless Launch") is None
    t.click("Play Seamless Launch")
    assert confirm(t, "Offworld Office") is None
    assert confirm(t, "Palisade") == (
        "Palisade has no use for these counters, and you have cards that do. Choose it all the same?"
    )


def test_abilities_that_are_used_or_may_be_left_are_asked_about_likewise() -> None:
    gift = PlaceCounters("advancement", 1, target(Installed()))
    blank("Gift Shop", CORP, "asset", (Paid(cost(clicks=1), (gift,)),))
    blank("Gift and Go", CORP, "asset", (Paid(cost(clicks=1), (gift, Draw(1))),))
    t = Table(policy=POLICY)
    t.root("Server 1", "Gift Shop", rezzed=True)
    t.root("Server 2", "Gift and Go", rezzed=True)
    t.rig("Telework Contract")
    t.start(CORP)
    assert confirm(t, "Gift Shop") == NO_USE.format("Gift Shop")
    assert confirm(t, "Gift and Go") is None, "it draws a card as well"


def test_a_may_is_asked_about_likewise() -> None:
    """Remastered Edition is in the score area: only the Runner's card is installed."""
    t = Table(policy=POLICY)
    t.score_area(CORP, "Remastered Edition", agenda=1)
    t.rig("Telework Contract")
    t.start(CORP)
    t.refresh()
    assert confirm(t, "Remastered Edition") == ONLY_THEIRS.format("Remastered Edition")
    offer = May((PlaceCounters("advancement", 1, target(Installed("runner"))),))
    blank("Kind Offer", CORP, "asset", (Paid(cost(clicks=1), (Gain(1), offer)),))
    t = Table(policy=POLICY)
    t.root("Server 1", "Kind Offer", rezzed=True)
    t.rig("Telework Contract")
    t.start(CORP)
    t.click("Kind Offer")
    assert confirm(t, "Yes") == ONLY_THEIRS.format("Kind Offer")
    assert confirm(t, "No") is None


def test_what_may_be_paid_and_what_may_be_left_is_asked_about_likewise() -> None:
    t = Table(policy=POLICY)
    t.score_area(CORP, "Sericulture Expansion", agenda=1)
    t.rig("Telework Contract")
    t.start(CORP, clicks=1)
    t.click("Gain 1 credit")
    assert confirm(t, "Spend 1 hosted agenda counter") == ONLY_THEIRS.format("Sericulture Expansion")
    assert confirm(t, "Do not pay") is None
    gift = PlaceCounters("advancement", 1, target(Installed("runner")))
    blank("Gift Trigger", CORP, "asset", (When(TURN_BEGINS, (gift,), optional=True),))
    t = Table(policy=POLICY)
    t.root("Server 1", "Gift Trigger", rezzed=True)
    t.rig("Telework Contract")
    t.start(CORP, turn_begins=True)
    assert confirm(t, "Use Gift Trigger") == ONLY_THEIRS.format("Gift Trigger")
    assert confirm(t, "Do not use it") is None


LOST = (
    "Karunā would do 2 damage, you hold 1 card, and nothing on the table keeps it off: that loses the game. "
    "Really run?"
)


@pytest.mark.parametrize(("others", "asked"), [(1, True), (2, False)])
def test_an_event_that_runs_into_ice_that_flatlines(others: int, asked: bool) -> None:
    """The event has left the grip by then."""
    t = Table(policy=POLICY)
    t.ice("R&D", "Karunā")
    t.hand(RUNNER, "Joy Ride", *["Sure Gamble"] * others)
    t.set(runner_credits=9)
    t.start(RUNNER)
    assert confirm(t, "Play Joy Ride") == (LOST if asked else None)


def test_an_event_that_asks_where_to_run_is_asked_about_there() -> None:
    for event, asked in (("Overclock", True), ("Inside Job", False)):
        t = Table(policy=POLICY)
        t.ice("R&D", "Karunā")
        t.hand(RUNNER, event, "Sure Gamble")
        t.set(runner_credits=9)
        t.start(RUNNER)
        assert confirm(t, f"Play {event}") is None
        t.click(f"Play {event}")
        assert confirm(t, "Run on R&D") == (LOST if asked else None), "Inside Job bypasses the first ice"
        assert confirm(t, "Run on HQ") is None


def test_a_card_on_the_table_that_runs_is_asked_about_likewise() -> None:
    t = Table(policy=POLICY)
    t.ice("Archives", "Karunā")
    t.rig("Sneakdoor Beta")
    t.hand(RUNNER, "Sure Gamble")
    t.set(runner_credits=9)
    t.start(RUNNER)
    assert confirm(t, "Sneakdoor Beta") == LOST


EMPTY = "whoever has to draw and cannot loses the game. Really draw?"


@pytest.mark.parametrize(("cards", "asked"), [(0, f"R&D is empty: {EMPTY}"), (1, None)])
def test_drawing_from_an_empty_deck(cards: int, asked: str | None) -> None:
    """1.7.2c."""
    t = Table(policy=POLICY)
    t.empty_deck(CORP)
    t.deck(CORP, *["Hedge Fund"] * cards)
    t.hand(CORP, "Palisade")
    t.start(CORP)
    assert confirm(t, "Draw 1 card") == asked
    t.click("Draw 1 card")
    assert t.winner == (None if cards else RUNNER)


@pytest.mark.parametrize("cards", [2, 3])
def test_a_card_that_draws_more_than_there_are(cards: int) -> None:
    t = Table(policy=POLICY)
    t.empty_deck(CORP)
    t.deck(CORP, *["Hedge Fund"] * cards)
    t.hand(CORP, "Predictive Planogram", "Sprint")
    t.start(CORP)
    asked = None if cards > 2 else f"There are 2 cards in R&D: {EMPTY}"
    assert confirm(t, "Play Sprint") == asked
    assert confirm(t, "Play Predictive Planogram") is None
    t.click("Play Predictive Planogram")
    assert confirm(t, "Draw 3 cards") == asked
    t.click("Draw 3 cards")
    assert t.winner == (None if cards > 2 else RUNNER)


@pytest.mark.parametrize(("credits", "cards", "asked"), [(9, 3, True), (9, 4, False), (0, 3, False)])
def test_who_pays_to_come_in_is_asked_there_and_who_cannot_is_not(
    credits: int, cards: int, asked: bool
) -> None:
    """Manegarm Skunkworks ends the run of who does not pay: nobody is flatlined by what lies behind."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Manegarm Skunkworks", "Urtica Cipher", rezzed=True, advancement=2)
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.set(runner_credits=credits)
    t.start(RUNNER, clicks=2)
    assert confirm(t, "Run on Server 1") is None
    t.click("Run on Server 1")
    if not credits:
        assert t.winner is None
        return
    lost = "What lies open there does 4 damage to who accesses it, and you hold 3 cards: that loses the game."
    assert confirm(t, "Pay 5 credits") == (f"{lost} Really go on?" if asked else None)
    assert confirm(t, "Let it happen") is None
    t.play("Pay 5 credits", "Access Urtica Cipher")
    assert (t.winner == CORP) is asked
