"""Identities of the Runner of the Genesis cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


def test_whizzard_trashes_for_hosted_credits() -> None:
    t = Table(runner="Whizzard: Master Gamer")
    t.root("Server 1", "Regolith Mining License")
    t.set(runner_credits=1)
    t.start("runner", turn_begins=True)
    t.next_action()
    t.click("Run on Server 1")
    t.pass_until("Trash Regolith")
    t.click("Trash Regolith")
    finish_run(t)
    assert t.names("archives") == ["Regolith Mining License"]
    assert t.credits("runner") == 1, "three recurring credits pay for it"
    (identity,) = t.game.state.zones["identity"][1:]
    assert t.game.state.cards[identity].credit == 0


def test_whizzard_pays_for_nothing_else() -> None:
    t = Table(runner="Whizzard: Master Gamer")
    t.hand("runner", "Leech")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.next_action()
    assert not t.offered("Install Leech")
