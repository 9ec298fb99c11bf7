"""Assets of the Flashpoint cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.bidding import bid, snowflake
from tests.netrunner.cards.playing import end_turn, finish_run, grip, let

NISEI = "Nisei Division: The Next Generation"


# -- Chief Slee -------------------------------------------------------------------------------------------


def slee(title: str, *rig: str, **fields: int) -> Table:
    """A Runner who encounters a piece of ice; Chief Slee watches."""
    t = Table()
    t.set(**fields)
    t.root("Server 1", "Chief Slee", rezzed=True)
    t.ice("HQ", title)
    t.rig(*rig)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_chief_slee_counts_unbroken_subroutines() -> None:
    """Rules: 9.8.5c."""
    t = slee("Karunā")
    let(t)
    finish_run(t)
    assert t.card("Chief Slee").power == 2
    t = slee("Karunā", "Carmen", runner_credits=9)
    t.click("Carmen: +3 strength")
    t.click("Carmen: Break")
    t.click("Break: The Corp does 2 net damage. You may jack out.")
    let(t)
    finish_run(t)
    assert t.card("Chief Slee").power == 1


def test_chief_slee_counts_nothing_where_all_was_broken() -> None:
    t = slee("Tithe", "Mayfly")
    t.click("Break everything with Mayfly")
    finish_run(t)
    assert t.card("Chief Slee").power == 0


def test_chief_slee_counts_those_of_ice_that_ended_the_run() -> None:
    t = slee("Pharos")
    let(t)
    finish_run(t)
    assert t.card("Chief Slee").power == 3


def test_chief_slee_does_five_meat_damage_for_five_counters() -> None:
    t = Table()
    t.root("Server 1", "Chief Slee", rezzed=True, power=5)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.click("Chief Slee: ")
    assert (grip(t), t.clicks("corp"), t.card("Chief Slee").power) == (0, 2, 0)
    t = Table()
    t.root("Server 1", "Chief Slee", rezzed=True, power=4)
    t.start("corp")
    assert not t.offered("Chief Slee: ")


# -- Fumiko Yamamori --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bids", "damage"), [((0, 1), 1), ((2, 2), 0)])
def test_fumiko_yamamori_does_damage_if_the_bids_differ(bids: tuple[int, int], damage: int) -> None:
    t = snowflake("", "Fumiko Yamamori")
    bid(t, *bids)
    assert t.happened("damage") == damage
    assert len(t.names("grip")) == 4 - damage


# -- NASX -------------------------------------------------------------------------------------------------


def hosted(t: Table, title: str = "Algo Trading", kind: str = "credit") -> int:
    return int(getattr(t.card(title), kind))


def test_nasx_gains_a_credit_each_turn_and_does_not_count_its_own() -> None:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 6
    assert hosted(t, "NASX", "power") == 0


def nasx(*hand: str, credits: int = 5) -> Table:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True)
    t.hand("corp", *hand)
    t.set(corp_credits=credits)
    t.start("corp")
    return t


def test_nasx_puts_up_to_two_credits_into_power_counters() -> None:
    t = nasx("Hedge Fund")
    t.click("Play Hedge Fund")
    t.click("Pay X credits")
    assert t.options == ["X is 0", "X is 1", "X is 2"]
    t.click("X is 2")
    assert (hosted(t, "NASX", "power"), t.credits("corp")) == (2, 5 - 5 + 9 - 2)


def test_nasx_need_not_and_does_not_hear_basic_actions() -> None:
    t = nasx("Hedge Fund")
    t.click("Play Hedge Fund")
    t.click("Do not pay")
    t.click("Gain 1 credit")
    assert t.decision.kind == "window"
    assert (hosted(t, "NASX", "power"), t.credits("corp")) == (0, 10)


def test_nasx_pays_two_for_each_counter() -> None:
    t = Table()
    t.root("Server 1", "NASX", rezzed=True, power=4)
    t.start("corp")
    t.click("NASX: Gain 8 credits")
    t.next_action()
    assert t.credits("corp") == 13
    end_turn(t)


# -- Watchdog ---------------------------------------------------------------------------------------------


def watchdog(tags: int) -> Table:
    """A run on HQ behind two Whitespaces, not rezzed."""
    t = Table()
    t.set(tags=tags, runner_credits=20)
    t.root("Server 1", "Watchdog", rezzed=True)
    t.ice("HQ", "Whitespace", "Whitespace", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_watchdog_makes_the_first_ice_cheaper_for_each_tag() -> None:
    t = watchdog(1)
    t.click("Rez Whitespace")
    assert t.credits("corp") == 4
    t.pass_until("Rez Whitespace")
    t.click("Rez Whitespace")
    assert t.credits("corp") == 2  # the second one costs what it costs


@pytest.mark.parametrize(("tags", "paid"), [(0, 2), (2, 0), (5, 0)])
def test_watchdog_counts_tags(tags: int, paid: int) -> None:
    t = watchdog(tags)
    t.click("Rez Whitespace")
    assert t.credits("corp") == 5 - paid


def test_watchdog_is_for_ice_only_and_begins_again_each_turn() -> None:
    t = watchdog(1)
    t.click("Rez Whitespace")
    finish_run(t)
    end_turn(t)
    t.next_action()
    before = t.credits("corp")
    assert t.game.state.active == "corp"
    t.root("Server 2", "Regolith Mining License")
    t.refresh()
    t.click("Rez Regolith Mining License")
    assert t.credits("corp") == before - 2
