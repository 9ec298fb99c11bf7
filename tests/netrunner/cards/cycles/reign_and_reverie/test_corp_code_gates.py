"""Code gates of Reign and Reverie."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on


def order(t: Table, server: str) -> list[str]:
    """The ice protecting a server, from the innermost."""
    cards = t.game.state.cards
    return [t.game.face(cards[oid]).title for oid in t.game.state.servers[server].ice]


def test_thimblerig_swaps_when_it_was_passed() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Thimblerig")
    t.rig("Yog.0")
    t.ice("R&D", "Palisade", rezzed=False)
    t.root("Server 1", "Urtica Cipher")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Yog.0: Break")
    while not t.offered("Use Thimblerig"):
        go_on(t)
    t.click("Use Thimblerig")
    assert len(t.options) == 2, "with other ice only"
    t.click("R&D")
    assert (order(t, "hq"), order(t, "rd")) == (["Enigma", "Palisade"], ["Thimblerig"])


def test_thimblerig_swaps_when_the_turn_begins_or_stays() -> None:
    for use in (True, False):
        t = Table()
        t.ice("HQ", "Thimblerig")
        t.ice("R&D", "Palisade")
        t.start("corp", turn_begins=True)
        while not t.offered("Use Thimblerig"):
            go_on(t)
        t.click("Use Thimblerig" if use else "Do not use it")
        if use and not t.offered("Gain 1 credit"):
            t.click(t.options[0])
        assert order(t, "hq") == (["Palisade"] if use else ["Thimblerig"])


def test_thimblerig_ends_the_run() -> None:
    t = Table()
    t.ice("HQ", "Thimblerig")
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("end_run") == 1
