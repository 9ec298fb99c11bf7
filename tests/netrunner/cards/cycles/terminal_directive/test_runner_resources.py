"""Resources of Terminal Directive."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, grip, hurt, running

# -- Biometric Spoofing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["meat", "net", "core"])
def test_biometric_spoofing_prevents_two_damage_of_any_kind(kind: str) -> None:
    t = hurt("Biometric Spoofing", kind, 3)
    t.click("Biometric Spoofing: Prevent 2 damage")
    assert grip(t) == 4


# -- Charlatan --------------------------------------------------------------------------------------------


def charlatan(*ice: str, rezzed: bool = True, credits: int = 9) -> Table:
    """Charlatan has been used on HQ."""
    t = Table()
    t.ice("HQ", *ice, rezzed=rezzed)
    t.rig("Charlatan")
    t.set(runner_credits=credits, corp_credits=9)
    t.start("runner")
    t.click("Charlatan: Run any server")
    t.click("HQ")
    assert t.clicks("runner") == 2
    return t


def test_charlatan_bypasses_the_approached_ice_for_its_strength() -> None:
    t = charlatan("Palisade")  # strength 2, or 4 on a remote
    assert t.decision.kind == "unless"
    t.click("Pay 2 credits")
    assert t.happened("bypass") == 1
    finish_run(t)
    assert t.happened("successful_run") == 1
    assert t.credits("runner") == 9 - 2


def test_charlatan_need_not_pay() -> None:
    t = charlatan("Palisade")
    t.click("Do not pay")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("successful_run")) == (0, 0)


def test_charlatan_asks_for_the_first_rezzed_ice_only() -> None:
    t = charlatan("Palisade", "Whitespace")  # Whitespace is outermost
    t.click("Do not pay")
    asked = 0
    while running(t):
        asked += t.decision.kind == "unless" and t.asked.prompt.startswith("Charlatan")
        go_on(t)
    assert asked == 0
    t = charlatan("Palisade", "Whitespace")
    t.click("Pay 0 credits")
    assert t.happened("bypass") == 1
    finish_run(t)
    assert t.happened("bypass") == 1, "Palisade is not bypassed"
    assert t.happened("successful_run") == 0


def test_charlatan_cannot_pay_what_it_does_not_have() -> None:
    t = charlatan("Palisade", credits=1)
    assert not t.offered("Pay 2 credits")
    finish_run(t)
    assert t.happened("bypass") == 0


def test_charlatan_leaves_unrezzed_ice() -> None:
    t = charlatan("Palisade", rezzed=False)
    assert t.decision.seat == "corp"
    t.click("Rez Palisade")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("successful_run")) == (0, 0)


# -- The Shadow Net ---------------------------------------------------------------------------------------


def test_the_shadow_net_plays_an_event_from_the_heap_for_an_agenda() -> None:
    t = Table()
    t.rig("The Shadow Net")
    t.score_area("runner", "Offworld Office")
    t.discard_pile("runner", "Sure Gamble", "Leech")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("The Shadow Net")
    while not t.offered("Gain 1 credit"):
        t.answer([t.decision.options[0].key])
    assert t.names("runner_score") == []
    assert t.credits("runner") == 9
    assert t.clicks("runner") == 3


def test_the_shadow_net_leaves_only_which_event_to_choose() -> None:
    t = Table()
    t.rig("The Shadow Net")
    t.score_area("runner", "Offworld Office")
    t.discard_pile("runner", "Sure Gamble", "Diesel")
    t.start("runner")
    t.click("The Shadow Net")
    while t.decision.kind != "play_from":
        t.answer([t.decision.options[0].key])
    assert sorted(o.verb for o in t.decision.options) == ["play", "play"]


def test_the_shadow_net_needs_an_agenda() -> None:
    t = Table()
    t.rig("The Shadow Net")
    t.discard_pile("runner", "Sure Gamble")
    t.start("runner")
    assert not t.offered("The Shadow Net")
