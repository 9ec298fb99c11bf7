"""Operations of Elevation."""

from tests.netrunner.cards.playing import go_on, holding, hq


def test_peer_review_shows_all_but_one_card_and_installs() -> None:
    t = holding("Peer Review", "Offworld Office", "Retribution", "Nico Campaign")
    t.start("corp")
    t.click("Play Peer Review")
    t.click("Offworld Office")
    assert t.happened("revealed") == 2
    assert t.credits("corp") == 8
    t.click("Offworld Office")
    t.click("new")
    assert t.card("Offworld Office").server == "remote1"
    shown = " ".join(t.log("runner"))
    assert "Offworld" not in shown


def test_peer_review_need_not_install() -> None:
    t = holding("Peer Review", "Nico Campaign")
    t.start("corp")
    t.click("Play Peer Review")
    go_on(t)
    t.click("No")
    assert (hq(t), t.credits("corp"), t.happened("revealed")) == (1, 8, 0)
