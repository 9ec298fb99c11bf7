"""Assets of the Genesis cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, grip

# -- Dedicated Response Team ------------------------------------------------------------------------------


def response(tags: int) -> Table:
    t = Table()
    t.root("Server 1", "Dedicated Response Team", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.ice("HQ", "Palisade")
    t.set(tags=tags)
    t.start("runner")
    return t


def test_dedicated_response_team_hurts_a_tagged_runner_after_a_successful_run() -> None:
    t = response(1)
    t.click("Run on Archives")
    finish_run(t)
    assert [e.damage for e in t.game.state.happened if e.kind == "damage"] == ["meat"]
    assert len(t.names("grip")) == 2


def test_dedicated_response_team_does_nothing_untagged_or_after_a_failed_run() -> None:
    t = response(0)
    t.click("Run on Archives")
    finish_run(t)
    assert t.happened("damage") == 0
    t = response(1)
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("damage") == 0


# -- Dedicated Server -------------------------------------------------------------------------------------


def test_dedicated_server_pays_for_rezzing_ice_only() -> None:
    t = Table()
    t.set(corp_credits=3)
    t.root("Server 1", "Dedicated Server", rezzed=True, credit=2)
    t.root("Server 2", "Regolith Mining License")
    t.ice("HQ", "Whitespace", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Whitespace")  # 2 credits
    while t.decision.kind == "payment":
        t.click("2")
    assert t.card("Dedicated Server").credit + t.credits("corp") == 3
    t = Table()
    t.set(corp_credits=1)
    t.root("Server 1", "Dedicated Server", rezzed=True, credit=2)
    t.root("Server 2", "Regolith Mining License")
    t.start("corp")
    assert not t.offered("Rez Regolith Mining License")  # 2 credits


def test_dedicated_server_is_filled_up_when_the_turn_begins() -> None:
    t = Table()
    t.root("Server 1", "Dedicated Server", rezzed=True)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("Dedicated Server").credit == 2


# -- Ronin ------------------------------------------------------------------------------------------------


def test_ronin_strikes_with_four_counters() -> None:
    t = Table()
    t.root("Server 1", "Ronin", rezzed=True, advancement=4)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.click("Ronin: Do 3 net damage")
    assert grip(t) == 2
    assert t.names("archives") == ["Ronin"]
    assert t.clicks("corp") == 2


def test_ronin_with_three_counters_waits() -> None:
    t = Table()
    t.root("Server 1", "Ronin", rezzed=True, advancement=3)
    t.start("corp")
    assert not t.offered("Ronin: ")
