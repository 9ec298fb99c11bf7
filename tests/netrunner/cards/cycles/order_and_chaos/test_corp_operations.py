"""Operations of Order and Chaos."""

from tests.netrunner.cards.playing import LET, end_turn, finish_run, operation


def test_sub_boost_makes_ice_a_barrier_that_ends_the_run() -> None:
    t = operation("Sub Boost")
    t.ice("HQ", "Hunter")
    t.refresh()
    t.click("Play Sub Boost")
    if t.decision.kind == "target":
        t.click("Hunter")
    face = t.game.face(t.card("Hunter"))
    assert {"barrier", "sentry"} <= set(face.subtypes)
    end_turn(t)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.click(LET)
    t.play("0 credits", "0 credits")
    finish_run(t)
    assert (t.game.state.tags, t.happened("end_run")) == (1, 1)
