"""Identities of the Runner of the Lunar cycle."""

from engine.netrunner.language.effects import Score
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on


def test_leela_patel_returns_an_unrezzed_card_for_each_agenda() -> None:
    t = Table(runner="Leela Patel: Trained Pragmatist")
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Enigma")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.start("runner")
    t.click("Run on Server 1")
    while t.decision.kind != "target":
        go_on(t)
    assert len(t.options) == 2, "what is rezzed stays"
    go_on(t)
    t.next_action()
    assert len(t.names("hq")) == 1
    assert "Enigma" in t.names("installed")


def test_leela_patel_returns_one_when_the_corp_scores() -> None:
    t = Table(runner="Leela Patel: Trained Pragmatist")
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.names("hq") == ["Palisade"]
    t.effect("corp", Score(Each(Named("nothing"))))
    assert t.names("installed") == []
