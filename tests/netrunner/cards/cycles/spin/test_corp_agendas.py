"""Agendas of the Spin cycle."""

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import office, run_on

# -- Clone Retirement -------------------------------------------------------------------------------------


def test_clone_retirement_moves_bad_publicity() -> None:
    t = Table()
    t.root("Server 1", "Clone Retirement", advancement=2)
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Score Clone Retirement")
    t.click("Use Clone Retirement")
    assert t.game.state.bad_publicity == 1
    t = Table()
    t.root("Server 1", "Clone Retirement")
    t.start("runner")
    run_on(t, "Server 1")
    assert t.game.state.bad_publicity == 1


# -- Market Research --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tags", "points"), [(0, 2), (1, 3)])
def test_market_research_is_worth_more_if_the_runner_is_tagged(tags: int, points: int) -> None:
    t = office(tags=tags)
    t.root("Server 1", "Market Research", advancement=4)
    t.refresh()
    t.click("Score Market Research")
    assert t.card("Market Research", "corp_score").agenda == tags
    assert t.game.points("corp") == points


# -- The Cleaners -----------------------------------------------------------------------------------------


def test_the_cleaners_raise_meat_damage_but_no_other() -> None:
    for kind, n in (("meat", 2), ("net", 1)):
        t = Table()
        t.score_area("corp", "The Cleaners")
        t.root("Server 1", "Dedicated Response Team", rezzed=True)
        t.hand("runner", *["Sure Gamble"] * 4)
        t.start("runner")
        t.effect("corp", Damage(kind, 1), source="Dedicated Response Team")  # type: ignore[arg-type]
        assert len(t.names("grip")) == 4 - n
