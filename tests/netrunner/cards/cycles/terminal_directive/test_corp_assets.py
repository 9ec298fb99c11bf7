"""Assets of Terminal Directive."""

from engine.netrunner.language.effects import GiveTags
from engine.netrunner.testkit import Table

# -- Lt. Todachine ----------------------------------------------------------------------------------------


def test_lt_todachine_tags_for_each_ice_rezzed_but_for_nothing_else() -> None:
    t = Table()
    t.root("Server 1", "Lt. Todachine", rezzed=True)
    t.root("Server 2", "Mental Health Clinic")
    t.ice("HQ", "Whitespace", "Tithe", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Tithe")
    assert t.game.state.tags == 1
    t.pass_until("Rez Mental Health Clinic")
    t.click("Rez Mental Health Clinic")
    assert t.game.state.tags == 1
    t.pass_until("Rez Whitespace")
    t.click("Rez Whitespace")
    assert t.game.state.tags == 2


# -- Mr. Stone --------------------------------------------------------------------------------------------


def test_mr_stone_hurts_whoever_takes_tags() -> None:
    t = Table()
    t.root("Server 1", "Mr. Stone", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp")
    t.effect("corp", GiveTags(2))
    assert len(t.names("grip")) == 2
