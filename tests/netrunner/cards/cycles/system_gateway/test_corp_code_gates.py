"""Code gates of System Gateway."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, go_on, let, running

# -- Diviner ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "ends"),
    [
        ("Creative Commission", True),  # costs 1
        ("Sure Gamble", True),  # 5
        ("Mayfly", True),  # 1
        ("Unity", True),  # 3
        ("Wildcat Strike", False),  # 2
        ("Conduit", False),  # 4
        ("Mutual Favor", False),  # 0 is not odd
        ("Smartware Distributor", False),  # 0
    ],
)
def test_diviner_ends_the_run_if_it_hits_an_odd_cost(title: str, ends: bool) -> None:
    t = Table()
    t.ice("HQ", "Diviner")
    t.hand("runner", title)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert t.names("heap") == [title]
    assert running(t) is not ends


def test_diviner_kills_an_empty_hand() -> None:
    t = facing("Diviner", cards=0)
    let(t)
    assert t.winner == "corp"


# -- Funhouse ---------------------------------------------------------------------------------------------


def test_funhouse_wants_a_tag_or_ends_the_run() -> None:
    t = facing("Funhouse")
    assert t.offered("Take 1 tag")
    t.click("Let it happen: end the run")
    assert not running(t)
    assert t.game.state.tags == 0


def test_funhouse_entered_with_a_tag_wants_four_credits() -> None:
    t = facing("Funhouse", runner_credits=4)
    t.click("Take 1 tag")
    assert t.game.state.tags == 1
    let(t)
    t.click("Pay 4 credits")
    assert t.log()[0] == "The Runner pays 4 credits (**Funhouse**)."
    assert t.credits("runner") == 0
    assert t.game.state.tags == 1
    assert running(t)


def test_funhouse_tags_again_who_does_not_pay() -> None:
    t = facing("Funhouse", runner_credits=3)
    t.click("Take 1 tag")
    while running(t) and t.game.state.tags == 1:
        assert not t.offered("Pay 4 credits")
        go_on(t)
    assert t.game.state.tags == 2
    assert running(t)


def test_funhouse_broken_still_wants_its_tag() -> None:
    t = facing("Funhouse", "Unity", "Unity", "Unity", "Unity", runner_credits=9)
    t.click("Take 1 tag")
    t.click("Break everything with Unity")
    assert t.game.state.tags == 1


# -- Whitespace -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("credits", "left", "ends"), [(9, 6, True), (10, 7, False), (2, 0, True)])
def test_whitespace_takes_three_and_ends_the_run_at_six(credits: int, left: int, ends: bool) -> None:
    t = facing("Whitespace", runner_credits=credits)
    let(t)
    assert t.credits("runner") == left
    assert running(t) is not ends


def test_whitespace_counts_credits_when_its_second_subroutine_resolves() -> None:
    t = facing("Whitespace", "Unity", runner_credits=8)
    t.click("Unity: Break")
    t.click("Break: You lose 3 credits")
    t.click(LET)
    assert t.credits("runner") == 7
    assert running(t)
