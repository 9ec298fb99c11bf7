"""Events of Data and Destiny."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import event_held, finish_run


def apocalypse(*runs: str) -> Table:
    t = event_held("Apocalypse")
    t.rig("Leech", "Pennyshaver")
    t.root("Server 1", "Urtica Cipher")
    t.ice("Server 1", "Palisade")
    t.game.state.clicks["runner"] = 6
    t.refresh()
    for server in runs:
        t.click(f"Run on {server}")
        finish_run(t)
    return t


def test_apocalypse_ends_everything() -> None:
    t = apocalypse("HQ", "R&D", "Archives")
    t.click("Play Apocalypse")
    assert sorted(t.names("archives")) == ["Palisade", "Urtica Cipher"]
    rig = [t.game.state.cards[oid] for oid in t.game.state.zones["installed"]]
    assert len(rig) == 2
    assert not any(card.faceup for card in rig)


def test_apocalypse_needs_all_three_runs() -> None:
    assert not apocalypse("HQ", "R&D").offered("Play Apocalypse")
