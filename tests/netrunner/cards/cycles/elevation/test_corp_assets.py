"""Assets of Elevation."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on


def plutus(hand: int = 3, agendas: int = 1) -> Table:
    t = Table()
    t.root("Server 1", "Plutus")
    t.hand("corp", *["Palisade"] * hand)
    t.score_area("corp", *["Offworld Office"] * agendas)
    t.start("corp")
    return t


def test_plutus_is_rezzed_for_an_agenda() -> None:
    t = plutus()
    t.click("Rez Plutus")
    t.click("Forfeit")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert t.names("removed") == ["Offworld Office"]
    assert t.card("Plutus").faceup
    assert t.names("archives") == []


def test_plutus_is_rezzed_for_three_cards_that_are_shown() -> None:
    t = plutus(agendas=0, hand=4)
    t.click("Rez Plutus")
    t.click("Palisade", "Palisade", "Palisade")
    assert t.card("Plutus").faceup
    assert t.names("archives") == ["Palisade"] * 3
    assert t.happened("revealed") == 3
    assert t.names("hq") == ["Palisade"]


def test_plutus_without_either_stays_facedown() -> None:
    t = plutus(hand=2, agendas=0)
    assert not t.offered("Rez Plutus")


def test_plutus_plays_a_transaction_from_archives() -> None:
    t = Table()
    t.root("Server 1", "Plutus", rezzed=True)
    t.discard_pile("corp", "Hedge Fund", "Predictive Planogram", "Palisade")
    t.start("corp", turn_begins=True)
    t.pass_until("Play Hedge Fund")
    assert not t.offered("Palisade")
    t.click("Play Hedge Fund")
    t.next_action()
    assert t.credits("corp") == 9
    assert t.names("removed") == ["Hedge Fund"]


def test_plutus_may_play_nothing() -> None:
    t = Table()
    t.root("Server 1", "Plutus", rezzed=True)
    t.discard_pile("corp", "Hedge Fund")
    t.start("corp", turn_begins=True)
    t.pass_until("Play Hedge Fund")
    t.click("No")
    t.next_action()
    assert (t.credits("corp"), t.names("archives")) == (5, ["Hedge Fund"])
