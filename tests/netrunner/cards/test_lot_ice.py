"""Pieces of ice of many sets."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, go_on, grip, let, running, strength

# -- Bathynomus -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "expected"), [("Archives", 4), ("HQ", 1), ("Server 1", 1)])
def test_bathynomus_is_strong_at_archives(server: str, expected: int) -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.ice(server, "Bathynomus")
    t.start("corp")
    assert strength(t, "Bathynomus") == expected


def test_bathynomus_does_three_net_damage() -> None:
    t = facing("Bathynomus")
    let(t)
    assert grip(t) == 2
    assert running(t)


# -- Bloom ------------------------------------------------------------------------------------------------


def bloom(*hand: str) -> Table:
    """Bloom's first subroutine resolves; it protects Server 1, in front of a Palisade."""
    t = Table()
    t.set(corp_credits=0)
    t.ice("Server 1", "Palisade", "Bloom")
    t.root("Server 1", "Nico Campaign")
    t.hand("corp", *hand)
    t.start("runner")
    t.click("Run on Server 1")
    let(t)
    return t


def test_bloom_installs_elsewhere_and_then_inward() -> None:
    t = bloom("Tithe", "Karunā", "Hedge Fund")
    assert t.decision.seat == "corp"
    assert "Hedge Fund" not in t.options
    t.click("Tithe")
    assert "Server 1" not in t.options  # another server than its own
    t.click("HQ")
    t.click("Install Karunā")
    assert t.card("Tithe").server == "hq"
    assert not t.card("Tithe").faceup
    order = [t.game.definition(t.game.state.cards[oid]).title for oid in t.game.state.servers["remote1"].ice]
    assert order == ["Palisade", "Karunā", "Bloom"]
    assert t.credits("corp") == 0  # even behind the Palisade


def test_bloom_need_not_install() -> None:
    t = bloom("Tithe")
    t.click("No")
    t.click("No")
    assert t.names("hq") == ["Tithe"]


# -- Chiyashi ---------------------------------------------------------------------------------------------


def test_chiyashi_trashes_from_the_stack_when_broken_beside_an_ai() -> None:
    t = facing("Chiyashi", "Mayfly", runner_credits=30)
    before = len(t.names("stack"))
    for _ in range(7):
        t.click("Mayfly: +1 strength")
    t.click("Mayfly: Break")
    t.click("Break: The Corp does 2 net damage")
    assert len(t.names("stack")) == before - 2
    assert len(t.names("heap")) == 2
    t.click("Mayfly: Break")
    t.click("Break: End the run")
    assert len(t.names("stack")) == before - 4
    t.click(LET)
    assert grip(t) == 3  # one of the two was broken
    assert running(t)


def test_chiyashi_broken_without_an_ai_takes_nothing() -> None:
    t = facing("Chiyashi", "Cleaver", runner_credits=30)
    before = len(t.names("stack"))
    for _ in range(5):
        t.click("Cleaver: +1 strength")
    t.click("Cleaver: Break")
    t.click("Break: The Corp does 2 net damage", "Break: The Corp does 2 net damage")
    t.click(LET)
    assert len(t.names("stack")) == before
    assert grip(t) == 5
    assert not running(t)


def test_other_ice_broken_beside_an_ai_takes_nothing() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Chiyashi")
    t.rig("Mayfly")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    before = len(t.names("stack"))
    t.click("Run on HQ")
    t.click("Mayfly: +1 strength")
    t.click("Mayfly: Break")
    assert len(t.names("stack")) == before


# -- Envelopment ------------------------------------------------------------------------------------------


def test_envelopment_has_a_subroutine_for_each_counter_and_then_its_own() -> None:
    t = Table()
    t.set(corp_credits=5)
    t.ice("HQ", "Envelopment", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Envelopment")
    assert t.card("Envelopment").power == 4
    assert len(t.game.subroutines(t.card("Envelopment").oid)) == 5
    let(t)
    assert not running(t)
    assert "Envelopment" in t.names("installed")  # its own one stands last


def test_envelopment_shrinks_each_turn_and_goes() -> None:
    t = Table()
    t.ice("HQ", "Envelopment", power=1)
    t.hand("corp", "Hedge Fund")
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("Envelopment").power == 0
    t = facing("Envelopment")
    let(t)
    assert "Envelopment" in t.names("archives")
    assert running(t)


# -- Ivik -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "cost"), [((), 7), (("Palisade",), 7), (("Funhouse", "Funhouse"), 5)])
def test_ivik_is_cheaper_for_each_rezzed_code_gate(others: tuple[str, ...], cost: int) -> None:
    t = Table()
    t.set(corp_credits=20)
    t.ice("HQ", "Ivik", rezzed=False)
    t.ice("R&D", *others)
    t.ice("Archives", "Whitespace", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Ivik")
    assert t.credits("corp") == 20 - cost


def test_ivik_hurts_and_ends_the_run() -> None:
    t = facing("Ivik")
    let(t)
    assert grip(t) == 3
    assert not running(t)


# -- Machicolation B --------------------------------------------------------------------------------------


def test_machicolation_b_trashes_resources_hurts_and_ends_the_run() -> None:
    t = facing("Machicolation B", "Red Team", "Telework Contract", "Smartware Distributor", "Pennyshaver")
    let(t)
    assert t.decision.seat == "corp"
    assert not t.offered("Pennyshaver")
    t.click("Red Team")
    t.click("Telework Contract")
    assert sorted(t.names("heap")) == ["Red Team", "Sure Gamble", "Telework Contract"]
    assert t.clicks("runner") == 2
    assert not running(t)


def test_machicolation_b_without_resources_or_clicks() -> None:
    t = Table()
    t.ice("HQ", "Machicolation B")
    t.hand("runner", "Sure Gamble")
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    while running(t):
        go_on(t)
    assert grip(t) == 0
    assert "Hedge Fund" in t.names("hq")


# -- Mycoweb ----------------------------------------------------------------------------------------------


def mycoweb(*others: str, **fields: int) -> Table:
    """Mycoweb's first subroutine resolves; the others protect R&D, rezzed; a Palisade lies in Archives."""
    t = Table()
    t.set(**fields)
    t.ice("HQ", "Mycoweb")
    t.ice("R&D", *others)
    t.discard_pile("corp", "Palisade", "Nico Campaign")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_mycoweb_installs_from_archives_and_rezzes_for_less() -> None:
    t = mycoweb(corp_credits=1)
    assert t.options == ["Palisade", "No"]
    t.click("Palisade")
    t.click("R&D")
    assert (t.card("Palisade").server, t.credits("corp")) == ("rd", 1)
    t.click("Yes: rez")
    if t.decision.kind == "target":
        t.click("Palisade")
    assert t.card("Palisade").faceup
    assert t.credits("corp") == 0


def test_mycoweb_resolves_subroutines_of_a_sentry_and_of_another_code_gate() -> None:
    t = mycoweb("Karunā", "Funhouse", "Palisade", "Whitespace")
    t.click("No")
    if t.decision.kind == "may":
        t.click("No")
    assert t.decision.seat == "corp"
    while t.decision.kind != "subroutine":
        go_on(t)
    assert [label.removeprefix("Resolve: ") for label in t.options] == [
        "Do 2 net damage. The Runner may jack out.", "Do 2 net damage.",
    ]  # fmt: skip
    t.click("Do 2 net damage.")
    assert grip(t) == 3
    assert [label.partition(" protecting")[0] for label in t.options] == [
        "Funhouse",
        "Whitespace",
    ]  # a code gate, but not Mycoweb itself
    t.click("Whitespace")
    t.click("The Runner loses 3 credits")
    assert t.credits("runner") == 2
    assert running(t)


def test_mycoweb_alone_resolves_nothing_else() -> None:
    t = mycoweb()
    t.click("No")
    while t.decision.seat == "corp":
        assert t.decision.kind != "subroutine"
        go_on(t)
    assert running(t)
    assert grip(t) == 5


# -- Sandstone --------------------------------------------------------------------------------------------


def test_sandstone_wears_off_with_each_encounter() -> None:
    t = facing("Sandstone")
    assert t.card("Sandstone").virus == 1
    assert strength(t, "Sandstone") == 5
    let(t)
    assert not running(t)
    t.click("Run on HQ")
    assert strength(t, "Sandstone") == 4


def test_sandstone_recovers_when_viruses_are_purged() -> None:
    t = Table()
    t.ice("HQ", "Sandstone", virus=4)
    t.start("corp")
    assert strength(t, "Sandstone") == 2
    t.click("Purge")
    assert strength(t, "Sandstone") == 6


# -- Viper ------------------------------------------------------------------------------------------------


def test_viper_traces_for_a_click_and_to_end_the_run() -> None:
    t = facing("Viper", corp_credits=0, runner_credits=0)
    let(t)
    while running(t):
        go_on(t)
    assert t.clicks("runner") == 2
    assert t.happened("traced") == 2
    assert t.happened("end_run") == 1


def test_viper_traced_in_vain_does_nothing() -> None:
    t = facing("Viper", corp_credits=0, runner_credits=6)
    let(t)
    for _ in range(2):
        t.click("3")
    while running(t):
        go_on(t)
    assert t.clicks("runner") == 3
    assert t.happened("end_run") == 0


def test_viper_takes_no_click_that_is_not_there() -> None:
    t = Table()
    t.set(corp_credits=0, runner_credits=0)
    t.ice("HQ", "Viper")
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    let(t)
    assert not running(t)  # the second subroutine ends the run all the same
    assert t.clicks("runner") == 0
