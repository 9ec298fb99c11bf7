"""Cards that left a word of their text out: "if successful", "or", "instead", "reveal" and the like."""

import pytest

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import GiveTags
from engine.netrunner.language.happenings import On
from engine.netrunner.table.events import Kind
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import go_on


def crisium(server: str) -> Table:
    """No run on this server is declared successful."""
    t = Table()
    t.root(server, "Crisium Grid", rezzed=True)
    return t


def test_immolation_script_only_of_a_successful_run() -> None:
    t = crisium("Archives")
    t.ice("HQ", "Ice Wall")
    t.discard_pile("corp", "Ice Wall")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    t.pass_until("Access Ice Wall")
    t.click("Access Ice Wall")
    assert not t.offered("Use Immolation")
    t.next_action()
    assert "Ice Wall" in t.names("installed")


def test_immolation_script_trashes_instead_of_an_access() -> None:
    """Nothing is left that Archives Interface could replace (9.9.11a); no access was prevented."""
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.discard_pile("corp", "Ice Wall")
    t.hand("runner", "Immolation Script")
    t.rig("Archives Interface")
    t.start("runner")
    t.click("Play Immolation Script")
    t.pass_until("Use Immolation")
    t.click("Use Immolation")
    assert not t.offered("Use Archives Interface")
    t.next_action()
    assert "Ice Wall" not in t.names("installed")
    assert t.happened("prevented") == 0


@pytest.mark.parametrize("grid", [False, True])
def test_rip_deal_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("HQ") if grid else Table()
    t.hand("corp", "Hedge Fund")
    t.discard_pile("runner", "Diesel")
    t.hand("runner", "Rip Deal")
    t.start("runner")
    t.click("Play Rip Deal")
    asked = False
    while t.game.run is not None:
        asked = asked or t.offered("Diesel") or t.offered("Use Rip Deal") or t.decision.kind == "may"
        go_on(t)
    assert asked is not grid
    assert "Rip Deal" in t.names("removed")


@pytest.mark.parametrize("grid", [False, True])
def test_top_hat_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("R&D") if grid else Table()
    t.rig("Top Hat")
    t.start("runner")
    t.click("Run on R&D")
    asked = False
    while t.game.run is not None:
        asked = asked or t.offered("Top Hat")
        go_on(t)
    assert asked is not grid


@pytest.mark.parametrize("grid", [False, True])
def test_utopia_shard_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("HQ") if grid else Table()
    t.hand("runner", "Utopia Shard")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ, use Utopia Shard")
    t.next_action()
    assert ("Utopia Shard" in t.names("installed")) is not grid
    assert t.happened("breach_begins") == grid


@pytest.mark.parametrize("prevented", ["tags", "net damage"])
def test_no_one_home_prevents_the_one_or_the_other(prevented: str) -> None:
    t = Table()
    t.set(runner_credits=5, corp_credits=9)
    t.root("Server 1", "Snare!")
    t.rig("No One Home")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 4")
    t.click("Pay 4")
    t.play("Trash No One Home", "0 credits", "1 credit")
    t.click("Avoid" if prevented == "tags" else "Prevent")
    t.next_action()
    assert (len(t.names("grip")), t.game.state.tags) == ((2, 0) if prevented == "tags" else (5, 1))


def test_henry_phillips_asks_for_the_tag_when_he_pays() -> None:
    """The condition is one of the instruction (9.6.5d): a tag that comes before it counts."""
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.root("HQ", "Henry Phillips", rezzed=True)
    tagged = When(On(Kind.BREAK), (GiveTags(1),), optional=True)
    blank("Teller", "corp", "asset", (tagged,))
    t.root("Server 1", "Teller", rezzed=True)
    t.rig("Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break")
    t.pass_until("Use Teller")
    before = t.credits("corp")
    t.click("Use Teller")
    t.next_action()
    assert t.credits("corp") == before + 2


@pytest.mark.parametrize("copy", [False, True])
def test_the_twins_pay_with_a_copy(copy: bool) -> None:
    """Revealing and trashing is the nested cost of the encounter (1.16.11a); being asked tells nothing."""
    t = Table()
    t.root("Server 1", "The Twins", rezzed=True)
    t.ice("Server 1", "Ice Wall")
    t.hand("corp", "Ice Wall" if copy else "Enigma", "Hedge Fund")
    t.rig("Corroder")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Break")
    while t.decision.seat != "corp":
        go_on(t)
    assert t.decision.kind == "unless"
    assert t.offered("Reveal and trash 1 copy") is copy
    if copy:
        t.click(t.options[0])
        while t.decision.step != "6.9.3b":
            go_on(t)
        assert t.names("archives") == ["Ice Wall"]
        assert t.happened("encounter") == 2
    else:
        assert len(t.options) == 1


def test_a_search_reveals_only_where_the_card_says_so() -> None:
    """8.7.2c: what is installed is seen then."""
    t = Table()
    t.rig("Self-modifying Code")
    t.deck("runner", "Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Self-modifying", "Find Corroder")
    assert t.happened("revealed") == 0
    assert "Corroder" in t.names("installed")


def test_ice_that_tucana_finds_is_seen_when_it_is_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Hostile Takeover", advancement=2)
    t.deck("corp", "Ice Wall")
    t.set(corp_credits=9)
    t.start("corp")
    t.play("Score Hostile", "Use Tucana", "Find Ice Wall")
    assert "Ice Wall" not in t.names("installed")
    assert t.happened("revealed") == 0


def test_what_test_run_finds_can_be_installed() -> None:
    """8.7.2b: Parasite cannot, without rezzed ice."""
    t = Table()
    t.hand("runner", "Test Run")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.deck("runner", "Parasite", "Corroder")
    t.start("runner")
    t.click("Play Test Run")
    assert t.offered("Find Corroder")
    assert not t.offered("Find Parasite")
