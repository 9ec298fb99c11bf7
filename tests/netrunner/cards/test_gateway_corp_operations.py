"""System Gateway: the operations outside of the starter decks."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, grip, hq


def holding(*titles: str, **fields: int) -> Table:
    t = Table()
    t.set(**fields)
    t.hand("corp", *titles)
    return t


def test_hansei_review_pays_ten_and_costs_a_card() -> None:
    t = holding("Hansei Review", "Retribution", "Public Trail")
    t.start("corp")
    t.click("Play Hansei Review")
    assert t.options == ["Retribution", "Public Trail"]
    t.click("Public Trail")
    assert (t.credits("corp"), t.names("hq")) == (10, ["Retribution"])
    assert t.names("archives") == ["Public Trail", "Hansei Review"]
    assert [card.title for card in t.view("runner").corp.archives] == ["Hansei Review", None]


def test_hansei_review_as_the_last_card_costs_none() -> None:
    t = holding("Hansei Review")
    t.start("corp")
    t.click("Play Hansei Review")
    assert (t.credits("corp"), t.names("archives")) == (10, ["Hansei Review"])


def test_neurospike_does_the_points_of_this_turns_agendas() -> None:
    t = holding("Neurospike", corp_credits=3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.root("Server 1", "Above the Law", advancement=3)
    t.root("Server 2", "Orbital Superiority", advancement=4)
    t.start("corp")
    t.click("Score Above the Law")
    t.click("Score Orbital Superiority")
    t.click("Play Neurospike")
    assert grip(t) == 1


def test_neurospike_without_an_agenda_this_turn_cannot_be_played() -> None:
    """Rules: 1.2.5."""
    t = holding("Neurospike", corp_credits=3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.score_area("corp", "Above the Law")
    t.start("corp")
    assert not t.offered("Play Neurospike")


def test_neurospike_does_not_remember_the_last_turn() -> None:
    t = holding("Neurospike", corp_credits=3)
    t.root("Server 1", "Above the Law", advancement=3)
    t.start("corp")
    t.click("Score Above the Law")
    assert t.offered("Play Neurospike")
    end_turn(t)
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "corp"
    assert not t.offered("Play Neurospike")


def test_sprint_draws_three_and_shuffles_two_away() -> None:
    t = holding("Sprint", "Retribution")
    t.deck("corp", "Public Trail", "Government Subsidy", "Hedge Fund")
    t.start("corp")
    t.click("Play Sprint")
    assert t.options == ["Retribution", "Public Trail", "Government Subsidy", "Hedge Fund"]
    assert (t.asked.minimum, t.asked.maximum) == (2, 2)
    t.click("Retribution", "Hedge Fund")
    assert t.names("hq") == ["Public Trail", "Government Subsidy"]
    assert "Retribution" in t.names("rd")
    assert (len(t.names("rd")), hq(t), t.happened("shuffled")) == (12, 2, 1)
