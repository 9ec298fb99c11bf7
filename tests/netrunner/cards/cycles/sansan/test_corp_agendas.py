"""Agendas of the SanSan cycle."""

from engine.netrunner.testkit import Table


def test_oaktown_renovation_is_installed_faceup_and_pays() -> None:
    t = Table()
    t.hand("corp", "Oaktown Renovation")
    t.set(corp_credits=9)
    t.start("corp", clicks=7)
    t.click("Install Oaktown Renovation in a new server")
    oaktown = t.card("Oaktown Renovation")
    assert oaktown.faceup
    assert any("Oaktown Renovation" in line for line in t.log("runner"))
    gained = []
    for _ in range(5):
        before = t.credits("corp")
        t.click("Advance Oaktown Renovation")
        gained.append(t.credits("corp") - before + 1)
    assert gained == [2, 2, 2, 2, 3]
    t.click("Score Oaktown Renovation")
    assert t.game.points("corp") == 2


def test_oaktown_renovation_hears_nothing_in_a_score_area() -> None:
    t = Table()
    t.score_area("corp", "Oaktown Renovation")
    t.root("Server 1", "Urtica Cipher")
    t.start("corp")
    t.click("Advance")
    assert t.credits("corp") == 4
