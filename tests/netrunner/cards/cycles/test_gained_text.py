"""Attini, under which nothing can be spent; Media Blitz, which gains the text of an agenda."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, run_on


@pytest.mark.parametrize(("scored", "free"), [((), True), (("Send a Message",), False)])
def test_attini_lets_nobody_pay_at_threat_three(scored: tuple[str, ...], free: bool) -> None:
    t = Table()
    t.ice("HQ", "Attini")
    t.score_area("corp", *scored)
    t.rig("Yog.0", "Gordian Blade", "The Toolbox", credit=2)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Gordian Blade: +1 strength"), "no subroutine resolves yet"
    t.click("Let the unbroken subroutines resolve")
    if free:
        for _ in range(3):
            t.click("Pay 2 credits")
        assert len(t.names("grip")) == 3
        assert t.credits("runner") == 14
    else:
        while t.offered("Let it happen"):
            assert not t.offered("Pay 2 credits")
            t.click("Let it happen")
        finish_run(t)
        assert t.names("grip") == []
        assert t.credits("runner") == 20


def test_media_blitz_has_the_text_of_an_agenda_until_one_is_stolen() -> None:
    t = Table()
    t.hand("corp", "Media Blitz")
    t.score_area("runner", "Superconducting Hub", "Send a Message")
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    assert t.game.hand_size("corp") == 5
    t.click("Play Media Blitz")
    t.click("Superconducting Hub")
    assert t.game.hand_size("corp") == 7
    assert t.names("archives") == []
    end_turn(t)
    run_on(t, "Server 1")
    assert "Media Blitz" in t.names("archives")
    assert t.game.hand_size("corp") == 5


def test_media_blitz_can_use_what_it_gained() -> None:
    t = Table()
    t.hand("corp", "Media Blitz")
    t.score_area("runner", "Oaktown Renovation")
    t.root("Server 1", "Urtica Cipher")
    t.start("corp")
    t.click("Play Media Blitz")
    before = t.credits("corp")
    t.click("Advance Urtica Cipher")
    assert t.credits("corp") == before - 1, "an ability about the installed agenda itself"
