"""Operations of the SanSan cycle."""

from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, heard, office, run_on, witness

# -- Casting Call -----------------------------------------------------------------------------------------


def test_casting_call_installs_and_hosts_at_once() -> None:
    """What hears of the install comes when the operation is on the agenda."""
    t = Table()
    t.root("Server 1", witness(EventKind.INSTALL, "corp"), rezzed=True)
    t.hand("corp", "Casting Call", "Hostile Takeover")
    t.start("corp")
    t.click("Play Casting")
    t.click("Hostile")
    t.click("A new server")
    heard(t)
    agenda = t.card("Hostile Takeover")
    assert agenda.faceup
    assert [card.code for card in t.game.state.cards.values() if card.host == agenda.oid]


def test_casting_call_installs_an_agenda_faceup_that_tags() -> None:
    t = Table()
    t.hand("corp", "Casting Call", "Offworld Office", "Urtica Cipher")
    t.start("corp")
    t.click("Play Casting Call")
    if t.offered("Offworld Office"):
        assert not t.offered("Urtica Cipher")
        t.click("Offworld Office")
    if t.offered("A new server"):
        t.click("A new server")
    agenda = t.card("Offworld Office")
    assert agenda.faceup
    assert t.names("archives") == []
    end_turn(t)
    run_on(t, "Server 1")
    assert t.game.state.tags == 2
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.names("archives") == ["Casting Call"]


# -- Predictive Algorithm ---------------------------------------------------------------------------------


def test_predictive_algorithm_makes_stealing_dearer_until_another_current() -> None:
    t = office("Predictive Algorithm")
    t.root("Server 1", "Offworld Office")
    t.click("Play Predictive Algorithm")
    assert t.names("archives") == []
    end_turn(t)
    t.set(runner_credits=1)
    t.refresh()
    run_on(t, "Server 1")
    assert t.happened("stolen") == 0, "2 credits are not there"
    t.set(runner_credits=2)
    t.refresh()
    t.click("Run on Server 1")
    t.pass_until("Steal Offworld Office")
    t.click("Steal Offworld Office")
    t.next_action()
    assert t.credits("runner") == 0
    assert t.names("archives") == ["Predictive Algorithm"], "an agenda was stolen"


def test_predictive_algorithm_goes_when_another_current_is_played() -> None:
    t = office("Predictive Algorithm", "Predictive Algorithm")
    t.play("Play Predictive Algorithm", "Play Predictive Algorithm")
    assert t.names("archives") == ["Predictive Algorithm"]
