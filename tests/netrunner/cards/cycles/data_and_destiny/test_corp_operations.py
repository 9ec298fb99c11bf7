"""Operations of Data and Destiny."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, operation, run_on

# -- 24/7 News Cycle --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("agenda", "tags"), [("Hostile Takeover", 0), ("Market Research", 0), ("Market Research", 1)]
)
def test_24_7_news_cycle_resolves_what_scoring_does(agenda: str, tags: int) -> None:
    """9.6.14c, 9.6.14d: nothing is scored; what else the condition asks for must be so. Rules: 9.6.14."""
    t = operation("24/7 News Cycle", tags=tags)
    t.score_area("corp", "Nisei MK II", agenda)
    t.refresh()
    t.click("Play 24/7 News Cycle")
    while t.decision.kind == "pay_with":
        t.click("Nisei MK II")
    if t.decision.kind == "target":
        t.click(agenda)
    assert (t.names("removed"), t.happened("scored")) == (["Nisei MK II"], 0)
    if agenda == "Hostile Takeover":
        assert (t.credits("corp"), t.game.state.bad_publicity) == (16, 1)
    else:
        assert t.game.points("corp") == 2 + tags


def test_24_7_news_cycle_needs_an_agenda_to_forfeit() -> None:
    assert not operation("24/7 News Cycle").offered("Play 24/7 News Cycle")


# -- Ad Blitz ---------------------------------------------------------------------------------------------


def ad_blitz(credits: int, *hand: str) -> Table:
    t = Table()
    t.hand("corp", "Ad Blitz", *hand)
    t.discard_pile("corp", "Adonis Campaign")
    t.set(corp_credits=credits)
    t.start("corp")
    return t


def test_ad_blitz_installs_and_rezzes_x_advertisements() -> None:
    """26: 8.5.15a: each is rezzed right after its own installation."""
    t = ad_blitz(12, "PAD Campaign")
    t.click("Play Ad Blitz")
    assert t.options == ["X is 0", "X is 1", "X is 2"]
    t.click("X is 2")
    for title in ("PAD Campaign", "Adonis Campaign"):
        t.click(title)
        t.answer([t.asked.options[-1].key])
        if t.asks("reaction"):  # as for what hears of coming from elsewhere than HQ
            t.answer([t.asked.options[-1].key])
    assert t.card("PAD Campaign").faceup
    assert t.card("Adonis Campaign").faceup
    assert t.credits("corp") == 12 - 2 - 2 - 4
    assert t.clicks("corp") == 1


def test_ad_blitz_finds_only_what_can_be_rezzed() -> None:
    t = ad_blitz(4, "PAD Campaign")
    t.click("Play Ad Blitz")
    t.click("X is 1")
    assert not t.offered("Adonis Campaign"), "3 credits are left, it costs 4"
    assert t.options == ["PAD Campaign"]


def test_what_x_ad_blitz_may_be_played_for_tells_nothing_of_hq() -> None:
    """10.2: "if able" lets the Corp pay for more than it has."""
    asked = []
    for held in ("PAD Campaign", "Hedge Fund"):
        t = ad_blitz(12, held)
        t.click("Play Ad Blitz")
        asked.append(t.options)
    assert asked[0] == asked[1] == ["X is 0", "X is 1", "X is 2"]


def test_ad_blitz_is_played_only_with_something_to_install() -> None:
    t = Table()
    t.hand("corp", "Ad Blitz")
    t.start("corp")
    assert not t.offered("Play Ad Blitz")


# -- Media Blitz ------------------------------------------------------------------------------------------


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
