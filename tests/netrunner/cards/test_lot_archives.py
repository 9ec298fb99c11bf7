"""Cards about what lies in Archives: Moon Pool."""

from engine.netrunner.testkit import Table

# -- Moon Pool --------------------------------------------------------------------------------------------


def moon_pool(*archives: str) -> Table:
    t = Table()
    t.root("Server 1", "Moon Pool", rezzed=True)
    t.root("Server 2", "Regolith Mining License")
    t.rig("Leech")
    t.hand("corp", "Hedge Fund", "Offworld Office", "Palisade")
    t.discard_pile("corp", *archives, faceup=False)
    t.start("corp")
    t.click("Moon Pool: Trash up to 2 cards")
    return t


def advancement(t: Table) -> int:
    return t.card("Regolith Mining License").advancement


def test_moon_pool_trashes_from_hq_and_shuffles_agendas_away_for_advancement() -> None:
    t = moon_pool("Send a Message", "Government Subsidy")
    assert t.names("removed") == ["Moon Pool"]
    t.click("Offworld Office", "Palisade")
    assert t.names("hq") == ["Hedge Fund"]
    seen = str(t.view("runner"))
    assert "Offworld Office" not in seen, "trashed facedown"
    t.click("Offworld Office", "Send a Message")
    # One question for each agenda, put when the cards are in R&D already.
    assert "Send a Message" in t.names("rd")
    assert len(t.names("archives")) == 2
    for _ in range(2):
        t.click("Yes")
        t.click("Regolith Mining License")
    assert advancement(t) == 2
    assert t.decision.kind == "window"


def test_moon_pool_counts_agendas_only() -> None:
    t = moon_pool("Send a Message", "Government Subsidy")
    t.answer([])
    t.click("Send a Message", "Government Subsidy")
    assert any("Government Subsidy" in line for line in t.log("runner")), "revealed"
    t.click("Yes")
    t.click("Regolith Mining License")
    t.next_action()
    assert advancement(t) == 1


def test_moon_pool_may_place_nothing() -> None:
    t = moon_pool("Send a Message")
    t.answer([])
    t.click("Send a Message")
    t.click("No")
    t.next_action()
    assert advancement(t) == 0


def test_moon_pool_does_not_touch_faceup_cards() -> None:
    t = Table()
    t.root("Server 1", "Moon Pool", rezzed=True)
    t.hand("corp", "Hedge Fund")
    t.discard_pile("corp", "Send a Message", faceup=True)
    t.start("corp")
    t.click("Moon Pool: Trash up to 2 cards")
    t.answer([])
    t.next_action()
    assert t.names("archives") == ["Send a Message"]
