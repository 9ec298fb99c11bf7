"""Operations of the Spin cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, holding, hq, office, run_on

# -- Blue Level Clearance ---------------------------------------------------------------------------------


def test_blue_level_clearance_takes_two_clicks() -> None:
    t = office("Blue Level Clearance")
    t.click("Play Blue Level Clearance")
    assert (t.credits("corp"), hq(t), t.clicks("corp")) == (9 - 2 + 5, 2, 1)


def test_blue_level_clearance_gains_and_draws_at_once() -> None:
    """NASX, which hears of the credits, is asked when the cards are drawn and set aside (8.4.5b)."""
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.hand("corp", "Blue Level Clearance")
    t.set(corp_credits=9)
    t.start("corp")
    t.click("Play Blue")
    t.pass_until("Pay")
    assert len(t.names("set_aside")) == 2


# -- Celebrity Gift ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("shown", [0, 3])
def test_celebrity_gift_pays_for_each_card_shown_and_takes_two_clicks(shown: int) -> None:
    t = office("Celebrity Gift", *["Palisade"] * 3)
    t.click("Play Celebrity Gift")
    t.answer([option.key for option in t.asked.options[:shown]])
    assert t.credits("corp") == 9 - 3 + 2 * shown
    assert t.clicks("corp") == 1
    assert t.happened("revealed") == shown
    assert hq(t) == 3


# -- Cyberdex Trial ---------------------------------------------------------------------------------------


def test_cyberdex_trial_purges() -> None:
    t = holding("Cyberdex Trial")
    t.rig("Conduit", "Leech", virus=2)
    t.start("corp")
    t.click("Play Cyberdex Trial")
    assert (t.card("Conduit").virus, t.card("Leech").virus, t.clicks("corp")) == (0, 0, 2)


def test_cyberdex_trial_can_be_played_without_any_virus() -> None:
    """Rules: 10.1.2a."""
    t = holding("Cyberdex Trial")
    t.start("corp")
    t.click("Play Cyberdex Trial")
    assert t.names("archives") == ["Cyberdex Trial"]


# -- Punitive Counterstrike -------------------------------------------------------------------------------


@pytest.mark.parametrize(("stolen", "left"), [(True, 3), (False, 5)])
def test_punitive_counterstrike_answers_stolen_points(stolen: bool, left: int) -> None:
    t = Table()
    t.hand("corp", "Punitive Counterstrike")
    t.root("Server 1", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner", clicks=1)
    run_on(t, "Server 1" if stolen else "R&D")
    t.pass_until("Play Punitive Counterstrike")
    t.play("Play Punitive Counterstrike", "0 credits", "0 credits")
    assert len(t.names("grip")) == left


# -- Restoring Face ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("has", "removes"), [(3, 2), (3, 1), (1, 1), (0, 0)])
def test_restoring_face_gives_somebody_up_for_bad_publicity(has: int, removes: int) -> None:
    t = Table()
    t.hand("corp", "Restoring Face")
    t.root("Server 1", "Ben Musashi", "Urtica Cipher")
    t.set(bad_publicity=has)
    t.start("corp")
    t.click("Play Restoring Face")
    if t.offered("Ben Musashi"):
        t.click("Ben Musashi")
    if t.decision.kind == "how_many":
        t.click(str(removes))
    assert "Ben Musashi" in t.names("archives")
    assert t.game.state.bad_publicity == has - removes
    assert t.clicks("corp") == 2


@pytest.mark.parametrize("rezzed", [True, False])
def test_restoring_face_shows_whom_it_trashes(rezzed: bool) -> None:
    """4.1.2a: the Runner sees that it is a clone, a sysop or an executive."""
    t = Table()
    t.hand("corp", "Restoring Face")
    t.root("Server 1", "Ben Musashi", rezzed=rezzed)
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Play Restoring Face")
    while t.asks("target") or t.asks("how_many"):
        t.click(t.options[-1])
    assert t.card("Ben Musashi", "archives").faceup
    assert t.happened("revealed") == (0 if rezzed else 1)


def test_restoring_face_needs_somebody() -> None:
    t = Table()
    t.hand("corp", "Restoring Face")
    t.root("Server 1", "Urtica Cipher", rezzed=True)
    t.start("corp")
    assert not t.offered("Play Restoring Face")


# -- Subliminal Messaging ---------------------------------------------------------------------------------


def test_subliminal_messaging_gives_a_click_once_each_turn() -> None:
    t = office("Subliminal Messaging", "Subliminal Messaging")
    t.click("Play Subliminal Messaging")
    assert (t.credits("corp"), t.clicks("corp")) == (10, 3)
    t.click("Play Subliminal Messaging")
    assert (t.credits("corp"), t.clicks("corp")) == (11, 2)


@pytest.mark.parametrize("ran", [False, True])
def test_subliminal_messaging_comes_back_after_a_turn_without_runs(ran: bool) -> None:
    t = Table()
    t.discard_pile("corp", "Subliminal Messaging")
    t.start("runner")
    if ran:
        run_on(t, "HQ")
    end_turn(t)
    while t.game.state.active == "corp" and not (t.offered("Use Sub") or t.offered("Gain 1 credit")):
        go_on(t)
    assert t.offered("Use Subliminal") != ran
    if not ran:
        t.click("Use Subliminal")
        assert t.happened("revealed") == 1
        assert "Subliminal Messaging" in t.names("hq")
