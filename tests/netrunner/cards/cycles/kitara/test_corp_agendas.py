"""Agendas of the Kitara cycle."""

import pytest

from engine.netrunner.testkit import Table


@pytest.mark.parametrize("stolen", [False, True])
def test_bacterial_programming_sorts_the_top_seven(stolen: bool) -> None:
    t = Table()
    deck = ["Palisade", "Enigma", "Hunter", "Urtica Cipher", "Hedge Fund", "Wormhole", "Shiro"]
    t.deck("corp", *deck)
    t.root("Server 1", "Bacterial Programming", advancement=0 if stolen else 5)
    t.start("runner" if stolen else "corp")
    if stolen:
        t.click("Run on Server 1")
        t.pass_until("Use Bacterial")
    else:
        t.click("Score Bacterial Programming")
    t.click("Use Bacterial Programming")
    assert t.decision.seat == "corp"
    t.click("Palisade", "Enigma")
    assert not t.offered("Palisade")
    t.click("Hunter")
    t.click("Shiro", "Wormhole", "Hedge Fund", "Urtica Cipher")
    assert t.names("rd")[:4] == ["Shiro", "Wormhole", "Hedge Fund", "Urtica Cipher"]
    assert sorted(t.names("hq"))[:2] == ["Enigma", "Palisade"]
    assert t.names("archives") == ["Hunter"]


def test_bacterial_programming_may_be_declined() -> None:
    t = Table()
    t.root("Server 1", "Bacterial Programming", advancement=5)
    t.start("corp")
    t.click("Score Bacterial Programming")
    t.click("Do not use it")
    assert t.happened("looked") == 0


def test_bacterial_programming_adds_trashes_and_arranges_at_once() -> None:
    t = Table(filler=0)
    t.deck("corp", "Hedge Fund", "Ice Wall", "Enigma", "Hunter", "Snare!", "PAD Campaign", "Eli 1.0")
    t.root("Server 1", "Bacterial Programming", advancement=5)
    t.root("Server 2", "Daily Business Show", rezzed=True)
    t.start("corp")
    t.click("Score Bacterial")
    t.click("Use Bacterial")
    t.click("Hedge Fund", "Ice Wall")
    t.click("Enigma")
    t.click("Hunter", "Snare!", "PAD Campaign", "Eli 1.0")
    assert sorted(t.names("hq")) == ["Hedge Fund", "Ice Wall"]
    assert t.names("archives") == ["Enigma"]
    assert t.names("rd")[:2] == ["Hunter", "Snare!"]
