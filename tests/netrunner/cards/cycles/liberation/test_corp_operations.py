"""Operations of the Liberation cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import holding


def usual(**fields: int) -> Table:
    t = holding("Business As Usual", **fields)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.root("Server 3", "Nico Campaign")
    t.rig("Conduit", virus=3)
    t.rig("Leech", virus=1)
    return t


def test_business_as_usual_advances_up_to_two_cards_once() -> None:
    t = usual()
    t.start("corp")
    t.click("Play Business As Usual")
    assert len(t.options) == 2
    t.click("Place 1 advancement counter")
    assert t.options == ["Offworld Office in Server 1", "Urtica Cipher in Server 2"]
    t.click("Offworld Office", "Urtica Cipher")
    assert (t.card("Offworld Office").advancement, t.card("Urtica Cipher").advancement) == (1, 1)
    assert t.card("Conduit").virus == 3
    assert t.offered("Gain 1 credit")


def test_business_as_usual_removes_all_virus_counters_of_one_card() -> None:
    t = usual()
    t.start("corp")
    t.click("Play Business As Usual")
    t.click("Remove")
    t.click("Conduit")
    assert (t.card("Conduit").virus, t.card("Leech").virus) == (0, 1)


def test_business_as_usual_may_do_both_at_threat_three() -> None:
    """Rules: 9.3.6f, 9.12.6c."""
    t = usual()
    t.score_area("runner", "Project Vitruvius", "Gila Hands Arcology")
    t.start("corp")
    t.click("Play Business As Usual")
    t.play("Remove", "Leech", "Place", "Urtica Cipher")
    assert (t.card("Leech").virus, t.card("Urtica Cipher").advancement) == (0, 1)


def test_business_as_usual_with_nothing_to_do_cannot_be_played() -> None:
    """Rules: 1.2.5, 9.12.3c."""
    t = holding("Business As Usual")
    t.root("Server 3", "Nico Campaign")
    t.rig("Conduit")
    t.start("corp")
    assert not t.offered("Play Business As Usual")


def test_business_as_usual_asks_whatever_the_facedown_card_is() -> None:
    """Being asked must not tell whether it can be advanced (10.2)."""
    asked = []
    for title in ("Offworld Office", "Nico Campaign"):
        t = Table()
        t.hand("corp", "Business As Usual")
        t.root("Server 1", title)
        t.rig("Leech", virus=1)
        t.start("corp")
        t.click("Play Business As Usual")
        asked.append((t.decision.seat, t.decision.kind))
        t.click("Place 1 advancement")
        asked.append((t.decision.seat, t.decision.kind))
    assert asked == [("corp", "mode"), ("corp", "target")] * 2
