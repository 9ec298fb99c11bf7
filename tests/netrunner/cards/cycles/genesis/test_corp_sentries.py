"""Sentries of the Genesis cycle."""

from tests.netrunner.cards.playing import LET, facing, go_on, grip, running


def test_flare_trashes_hardware_and_does_damage_that_nothing_prevents() -> None:
    t = facing("Flare", "Biometric Spoofing", "Desperado", runner_credits=0, corp_credits=0)
    t.click(LET)
    while t.decision.kind in ("trace", "link"):
        go_on(t)
    assert not t.offered("Biometric Spoofing")
    assert not running(t)
    assert (grip(t), t.names("heap")[0]) == (3, "Desperado")
