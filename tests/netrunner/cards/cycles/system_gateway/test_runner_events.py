"""Events of System Gateway."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    accesses,
    accesses_from_here,
    end_turn,
    finish_run,
    go_on,
    grip,
    run_on,
    running,
)

# -- Creative Commission ----------------------------------------------------------------------------------


def holding(*titles: str, clicks: int = 4, **fields: int) -> Table:
    t = Table()
    t.set(**fields)
    t.hand("runner", *titles)
    t.start("runner", clicks=clicks)
    return t


def test_creative_commission_pays_for_a_click() -> None:
    t = holding("Creative Commission", runner_credits=1)
    t.click("Play Creative Commission")
    assert (t.credits("runner"), t.clicks("runner")) == (5, 2)


def test_creative_commission_with_the_last_click_loses_none() -> None:
    t = holding("Creative Commission", clicks=1, runner_credits=1)
    t.click("Play Creative Commission")
    assert (t.credits("runner"), t.clicks("runner")) == (5, 0)


# -- Jailbreak --------------------------------------------------------------------------------------------


def test_jailbreak_draws_and_accesses_more() -> None:
    t = Table()
    t.hand("runner", "Jailbreak")
    t.hand("corp", *["Hedge Fund"] * 3)
    t.start("runner")
    t.click("Play Jailbreak")
    t.click("HQ")
    t.next_action()
    assert t.names("grip") == ["Sure Gamble"]
    assert t.happened("accessed") == 2


def jailbreak(server: str) -> Table:
    t = Table()
    t.hand("corp", *["Hedge Fund"] * 5)
    t.hand("runner", "Jailbreak")
    t.start("runner")
    t.click("Play Jailbreak")
    assert t.options == ["Run on HQ", "Run on R&D"]
    t.click(f"Run on {server}")
    return t


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_jailbreak_draws_and_accesses_one_more(server: str) -> None:
    t = jailbreak(server)
    assert accesses_from_here(t) == 2
    assert grip(t) == 1
    assert t.names("heap") == ["Jailbreak"]


def test_jailbreak_without_success_gives_nothing() -> None:
    """Rules: 9.6.5e, 9.11.5."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Jailbreak")
    t.start("runner")
    t.play("Play Jailbreak", "HQ")
    finish_run(t)
    assert grip(t) == 0


def test_jailbreak_helps_only_its_own_run() -> None:
    """Rules: 9.6.13a."""
    t = jailbreak("HQ")
    finish_run(t)
    assert accesses(t, "HQ") == 1
    assert grip(t) == 1


# -- Mutual Favor -----------------------------------------------------------------------------------------


def favor(*, ran: bool, credits: int = 5) -> Table:
    t = Table()
    t.set(runner_credits=credits)
    t.hand("runner", "Mutual Favor")
    t.deck("runner", "Leech", "Unity", "Carmen")
    t.start("runner")
    if ran:
        run_on(t, "Archives")
    t.click("Play Mutual Favor")
    assert t.options == ["Find Carmen", "Find Unity", "Find nothing"]
    return t


def test_mutual_favor_takes_an_icebreaker_to_the_grip() -> None:
    t = favor(ran=False)
    t.click("Find Carmen")
    assert t.names("grip") == ["Carmen"]
    assert "**Carmen** is revealed." in t.log()
    assert "Carmen" not in t.names("stack")


def test_mutual_favor_shuffles_before_the_card_is_revealed() -> None:
    """Rules: 1.21.3, 1.21.5."""
    t = favor(ran=False)
    t.click("Find Carmen")
    kinds = [str(event.kind) for event in t.events]
    assert kinds.index("shuffled") < kinds.index("revealed")


def test_mutual_favor_installs_after_a_successful_run() -> None:
    t = favor(ran=True, credits=5)
    t.click("Find Unity")
    t.click("Yes: install it")
    assert t.names("installed") == ["Unity"]
    assert t.credits("runner") == 2
    assert t.names("grip") == []


def test_mutual_favor_installs_carmen_cheaper() -> None:
    t = favor(ran=True, credits=3)
    t.click("Find Carmen")
    t.click("Yes: install it")
    assert t.names("installed") == ["Carmen"]
    assert t.credits("runner") == 0


def test_mutual_favor_installing_can_be_declined() -> None:
    t = favor(ran=True)
    t.click("Find Unity")
    t.click("No")
    assert t.names("grip") == ["Unity"]
    assert t.names("installed") == []


def test_mutual_favor_does_not_offer_what_cannot_be_paid() -> None:
    """Rules: 1.16.4b."""
    t = favor(ran=True, credits=2)
    t.click("Find Unity")
    assert t.names("grip") == ["Unity"]


def test_mutual_favor_may_find_nothing() -> None:
    t = favor(ran=True)
    t.click("Find nothing")
    assert t.names("grip") == []
    assert t.names("heap") == ["Mutual Favor"]
    assert t.offered("Gain 1 credit")


def test_mutual_favor_shows_nothing_but_what_was_found() -> None:
    t = favor(ran=False)
    assert "Unity" not in str(t.view("corp"))
    t.click("Find Carmen")
    assert "Unity" not in str(t.view("corp"))


def test_events_of_a_turn_do_not_count_in_the_next() -> None:
    t = Table()
    t.hand("runner", "Mutual Favor")
    t.deck("runner", "Unity")
    t.start("runner")
    run_on(t, "Archives")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    end_turn(t)
    t.pass_until("Play Mutual Favor")
    t.play("Play Mutual Favor", "Find Unity")
    assert "Unity" in t.names("grip")


# -- Overclock --------------------------------------------------------------------------------------------


def test_overclock_pays_on_its_run() -> None:
    """Rules: 1.10.4c."""
    t = Table()
    t.set(runner_credits=1)
    t.ice("HQ", "Palisade")
    t.hand("corp", "Offworld Office")
    t.rig("Cleaver")
    t.hand("runner", "Overclock")
    t.start("runner")
    t.play("Play Overclock", "HQ")
    assert t.credits("runner") == 0
    t.click("Cleaver: Break up to 2")
    finish_run(t)
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.credits("runner") == 0
    assert t.names("heap") == ["Overclock"]


def test_overclock_credits_are_spent_before_those_in_the_pool() -> None:
    t = Table()
    t.set(runner_credits=9)
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.hand("runner", "Overclock")
    t.start("runner")
    t.play("Play Overclock", "HQ")
    t.click("Cleaver: +1 strength")
    if t.decision.kind == "payment":
        t.click("2 hosted credits first")
    assert t.credits("runner") == 8
    assert t.card("Overclock", "play").credit == 3


def test_overclock_pays_for_trashing_what_is_accessed() -> None:
    t = Table()
    t.set(runner_credits=1)
    t.root("Server 1", "Regolith Mining License")
    t.hand("runner", "Overclock")
    t.start("runner")
    t.play("Play Overclock", "Server 1")
    t.pass_until("Trash Regolith Mining License")
    t.click("Trash Regolith Mining License")
    assert t.names("archives") == ["Regolith Mining License"]


def test_overclock_credits_left_over_are_gone() -> None:
    t = holding("Overclock", runner_credits=1)
    t.play("Play Overclock", "Archives")
    finish_run(t)
    assert t.credits("runner") == 0
    assert t.names("heap") == ["Overclock"]
    assert t.card("Overclock", "heap").credit == 0


# -- Tread Lightly ----------------------------------------------------------------------------------------


def test_tread_lightly_makes_ice_dear() -> None:
    """Rules: 1.16.8, 1.16.2a."""
    t = Table()
    t.set(corp_credits=5)
    t.ice("HQ", "Palisade", "Tithe", rezzed=False)
    t.hand("runner", "Tread Lightly")
    t.start("runner")
    t.play("Play Tread Lightly", "HQ")
    assert t.offered("Rez Tithe protecting HQ (outermost) · 4 credits")
    t.click("Rez Tithe")
    assert t.credits("corp") == 1


def test_tread_lightly_can_price_ice_out() -> None:
    t = Table()
    t.set(corp_credits=5)
    t.ice("HQ", "Palisade", rezzed=False)
    t.hand("corp", "Offworld Office")
    t.hand("runner", "Tread Lightly")
    t.start("runner")
    t.play("Play Tread Lightly", "HQ")
    while running(t):
        assert not t.offered("Rez Palisade")
        go_on(t)
    assert t.names("runner_score") == ["Offworld Office"]


def test_tread_lightly_leaves_upgrades_and_assets_alone() -> None:
    t = Table()
    t.root("Server 1", "Manegarm Skunkworks", "Regolith Mining License")
    t.hand("runner", "Tread Lightly")
    t.start("runner")
    t.play("Play Tread Lightly", "Server 1")
    t.pass_until("Rez Manegarm")
    assert t.offered("Rez Manegarm Skunkworks in Server 1 · 2 credits")
    assert t.offered("Rez Regolith Mining License in Server 1 · 2 credits")


def test_tread_lightly_lasts_for_one_run() -> None:
    t = Table()
    t.set(corp_credits=1)
    t.ice("HQ", "Tithe", rezzed=False)
    t.hand("runner", "Tread Lightly")
    t.start("runner")
    t.play("Play Tread Lightly", "HQ")
    finish_run(t)
    t.click("Run on HQ")
    assert t.offered("Rez Tithe protecting HQ · 1 credit")


# -- VRcation ---------------------------------------------------------------------------------------------


def test_vrcation_draws_four_for_a_click() -> None:
    t = holding("VRcation", runner_credits=1)
    t.click("Play VRcation")
    assert (grip(t), t.clicks("runner"), t.credits("runner")) == (4, 2, 0)


def test_vrcation_with_the_last_click_loses_none() -> None:
    t = holding("VRcation", clicks=1, runner_credits=1)
    t.click("Play VRcation")
    assert (grip(t), t.clicks("runner")) == (4, 0)


def test_vrcation_draws_what_is_there() -> None:
    t = Table(filler=3)
    t.hand("runner", "VRcation")
    t.start("runner")
    t.click("Play VRcation")
    assert grip(t) == 3
    assert t.winner is None


# -- Wildcat Strike ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "credits", "cards"), [("The Runner gains 6 credits", 9, 0), ("The Runner draws 4 cards", 3, 4)]
)
def test_wildcat_strike_lets_the_corp_choose(choice: str, credits: int, cards: int) -> None:
    t = holding("Wildcat Strike", runner_credits=5)
    t.click("Play Wildcat Strike")
    assert t.decision.seat == "corp"
    t.click(choice)
    assert (t.credits("runner"), grip(t)) == (credits, cards)
