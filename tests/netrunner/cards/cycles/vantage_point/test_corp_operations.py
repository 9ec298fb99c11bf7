"""Operations of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table


@pytest.mark.parametrize(("credits", "clicks"), [(6, 3), (10, 5)])
def test_caveat_emptor_gains_and_changes_the_runners_clicks(credits: int, clicks: int) -> None:
    t = Table(filler=9)
    t.hand("corp", "Caveat Emptor")
    t.start("corp", clicks=1)
    t.play("Play Caveat Emptor", f"{credits} credits")
    assert t.credits("corp") == credits
    t.pass_until("Run on HQ")
    assert t.clicks("runner") == clicks


def test_cultivate_trashes_one_takes_one_and_arranges_the_rest() -> None:
    """26: 8.3.3b."""
    t = Table()
    t.hand("corp", "Cultivate")
    t.deck("corp", "Hedge Fund", "PAD Campaign", "Palisade", "Ice Wall", "Greenmail", "Priority Requisition")
    t.start("corp")
    t.play("Play Cultivate", "Hedge Fund", "Greenmail")
    t.click("Ice Wall", "Palisade", "PAD Campaign")
    assert "Hedge Fund" in t.names("archives")
    assert "Greenmail" in t.names("hq")
    assert t.names("rd")[:4] == ["Ice Wall", "Palisade", "PAD Campaign", "Priority Requisition"]


def test_flood_the_market_counts_guarded_remotes() -> None:
    t = Table()
    t.hand("corp", "Flood the Market")
    t.root("Server 1", "Witch Hunt")
    t.ice("Server 1", "Palisade")
    t.root("Server 2", "PAD Campaign")
    t.ice("Server 2", "Palisade")
    t.root("Server 3", "PAD Campaign")
    t.ice("HQ", "Palisade")
    t.start("corp")
    t.play("Play Flood the Market", "Witch Hunt")
    assert t.card("Witch Hunt").advancement == 2
    assert t.clicks("corp") == 1


@pytest.mark.parametrize("installed_now", [True, False])
def test_myoshu_becomes_points_after_scoring_what_lay_there(installed_now: bool) -> None:
    t = Table()
    t.hand("corp", "Myōshu", "Greenmail")
    t.set(corp_credits=20)
    t.root("Server 1", "Greenmail", advancement=2)
    t.start("corp", clicks=5)
    assert not t.offered("Play Myōshu")
    if installed_now:
        t.click("Install Greenmail in a new server")
        t.play(*["Advance Greenmail in Server 2"] * 2)
        t.click("Score Greenmail in Server 2")
        assert not t.offered("Play Myōshu")
        return
    t.play("Score Greenmail", "Play Myōshu")
    assert t.game.points("corp") == 3


def test_realloc_takes_the_printed_costs_of_two_and_derezzes_them() -> None:
    t = Table()
    t.hand("corp", "realloc()")
    t.ice("HQ", "Palisade", "Ansel 2.0")
    t.ice("R&D", "Ice Wall")
    t.start("corp")
    t.click("Play realloc()")
    t.click("Palisade", "Ansel 2.0")
    assert t.credits("corp") == 5 + 3 + 8
    assert [t.card(title).faceup for title in ("Palisade", "Ansel 2.0", "Ice Wall")] == [False, False, True]
    assert t.clicks("corp") == 1


@pytest.mark.parametrize(("title", "bad"), [("Palisade", 1), ("Grubber", 0)])
def test_reanimation_protocol_installs_and_rezzes_for_10_less(title: str, bad: int) -> None:
    t = Table()
    t.hand("corp", "Reanimation Protocol")
    t.ice("Server 1", "Ice Wall", "Ice Wall")
    t.discard_pile("corp", title, "PAD Campaign")
    t.start("corp")
    t.click("Play Reanimation Protocol")
    while t.decision.kind not in ("action", "window"):
        t.click("Server 1" if t.offered("Server 1") else title if t.offered(title) else t.options[0])
    assert t.card(title).faceup
    assert t.credits("corp") == 3
    assert t.game.state.bad_publicity == bad


def test_retirement_plan_installs_from_archives() -> None:
    t = Table()
    t.hand("corp", "Retirement Plan")
    t.discard_pile("corp", "Witch Hunt", "Hedge Fund", "Manegarm Skunkworks", "Palisade")
    t.start("corp")
    t.click("Play Retirement Plan")
    assert not t.offered("Hedge Fund")
    assert not t.offered("Manegarm")
    t.play("Witch Hunt", "A new server")
    assert "Witch Hunt" in t.names("installed")


@pytest.mark.parametrize("choice", ["bad publicity", "stack"])
def test_scapegoat_asks_the_runner(choice: str) -> None:
    t = Table()
    t.hand("corp", "Scapegoat")
    t.rig("Leech")
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Play Scapegoat")
    assert t.decision.seat == "runner"
    t.click(choice)
    if t.asks("target"):
        assert t.decision.seat == "corp"
        t.click("Leech")
    assert t.game.state.bad_publicity == (0 if choice == "bad publicity" else 2)
    assert ("Leech" in t.names("stack")) == (choice == "stack")


@pytest.mark.parametrize("use", [True, False])
def test_unleash_rezzes_and_resolves_a_subroutine(use: bool) -> None:
    t = Table()
    t.hand("corp", "Unleash")
    t.ice("HQ", "Vicsek", rezzed=False)
    t.set(tags=2)
    t.start("corp")
    t.play("Play Unleash", "Vicsek")
    assert t.card("Vicsek").faceup
    assert t.credits("corp") == 5
    t.click("Yes" if use else "No")
    if use:
        t.click("Give") if t.offered("Give") else t.click(t.options[-1])
        assert t.game.state.tags == 2
        assert "Vicsek" in t.names("archives")
    else:
        assert t.game.state.tags == 1


def test_unleash_needs_a_tag() -> None:
    t = Table()
    t.hand("corp", "Unleash")
    t.ice("HQ", "Vicsek", rezzed=False)
    t.start("corp")
    assert not t.offered("Unleash")


def test_vulture_fund_pays_and_costs_bad_publicity() -> None:
    t = Table()
    t.hand("corp", "Vulture Fund")
    t.set(corp_credits=7)
    t.start("corp")
    t.click("Play Vulture Fund")
    assert (t.credits("corp"), t.game.state.bad_publicity) == (14, 1)


@pytest.mark.parametrize(("title", "clicks"), [("Witch Hunt", 2), ("Witch Hunt", 1), ("PAD Campaign", 2)])
def test_flood_the_market_needs_two_clicks_and_what_can_be_advanced(title: str, clicks: int) -> None:
    t = Table()
    t.hand("corp", "Flood the Market")
    t.root("Server 1", title)
    t.ice("Server 1", "Palisade")
    t.start("corp", clicks=clicks)
    assert t.offered("Play Flood") == (title == "Witch Hunt" and clicks == 2)


def test_cultivate_with_one_card_in_rd_adds_none() -> None:
    t = Table(filler=0)
    t.hand("corp", "Cultivate")
    t.deck("corp", "Hedge Fund")
    t.start("corp")
    t.click("Play Cultivate")
    while not t.offered("Gain 1 credit"):
        t.answer([t.asked.options[0].key])
    assert (t.names("hq"), t.names("rd")) == ([], [])
    assert sorted(t.names("archives")) == ["Cultivate", "Hedge Fund"]
