"""Assets of the Core Set."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, running

# -- Adonis Campaign --------------------------------------------------------------------------------------


def test_adonis_campaign_is_loaded_and_pays_out() -> None:
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Adonis Campaign")
    t.set(corp_credits=4)
    t.start("corp")
    t.click("Rez Adonis Campaign")
    t.click("Use Adonis Campaign")
    assert (t.card("Adonis Campaign").credit, t.credits("corp")) == (12, 0)


@pytest.mark.parametrize(("loaded", "left"), [(12, 9), (3, 0)])
def test_adonis_campaign_pays_three_a_turn_until_it_is_empty(loaded: int, left: int) -> None:
    t = Table()
    t.root("Server 1", "Adonis Campaign", rezzed=True, credit=loaded, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 8
    if left:
        assert t.card("Adonis Campaign").credit == left
    else:
        assert t.names("archives") == ["Adonis Campaign"]


# -- Aggressive Secretary ---------------------------------------------------------------------------------


def accessed(title: str, *, rig: tuple[str, ...] = (), advancement: int) -> Table:
    """The Runner accesses an unrezzed card."""
    t = Table()
    t.root("Server 1", title, advancement=advancement)
    t.rig(*rig)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    while t.happened("accessed") < 1 and t.decision.seat == "runner":
        go_on(t)
    return t


@pytest.mark.parametrize("pays", [True, False])
def test_aggressive_secretary_trashes_as_many_programs(pays: bool) -> None:
    t = accessed("Aggressive Secretary", rig=("Leech", "Mimic", "Cleaver"), advancement=2)
    t.pass_until("Pay 2 credits")
    t.click("Pay 2 credits" if pays else "Do not pay")
    if pays:
        t.click("Leech", "Cleaver")
    assert t.names("heap") == (["Leech", "Cleaver"] if pays else [])
    assert t.credits("corp") == 9 - 2 * pays


@pytest.mark.parametrize("title", ["Aggressive Secretary", "Ghost Branch", "Project Junebug"])
def test_ambushes_can_be_advanced(title: str) -> None:
    t = Table()
    t.root("Server 1", title)
    t.start("corp")
    t.click(f"Advance {title}")
    assert t.card(title).advancement == 1


# -- Ghost Branch -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", ["Use Ghost Branch", "Do not use it"])
def test_ghost_branch_tags_for_each_counter(use: str) -> None:
    t = accessed("Ghost Branch", advancement=3)
    t.pass_until("Use Ghost Branch")
    t.click(use)
    assert t.game.state.tags == (3 if use.startswith("Use") else 0)


# -- Melange Mining Corp. ---------------------------------------------------------------------------------


def test_melange_mining_corp_takes_three_clicks() -> None:
    t = Table()
    t.root("Server 1", "Melange Mining Corp.", rezzed=True)
    t.start("corp")
    t.click("Melange Mining Corp.: Gain 7 credits")
    assert (t.credits("corp"), t.clicks("corp")) == (12, 0)
    t = Table()
    t.root("Server 1", "Melange Mining Corp.", rezzed=True)
    t.start("corp", clicks=2)
    assert not t.offered("Melange")


# -- PAD Campaign -----------------------------------------------------------------------------------------


def test_pad_campaign_pays_a_credit() -> None:
    t = Table()
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 6


# -- Project Junebug --------------------------------------------------------------------------------------


def test_project_junebug_hurts_for_each_counter() -> None:
    t = accessed("Project Junebug", advancement=2)
    t.pass_until("Pay 1 credit")
    t.click("Pay 1 credit")
    assert (len(t.names("grip")), t.credits("corp")) == (1, 8)


# -- Security Subcontract ---------------------------------------------------------------------------------


def test_security_subcontract_sells_rezzed_ice() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.ice("R&D", "Hunter", rezzed=False)
    t.root("Server 1", "Security Subcontract", rezzed=True)
    t.start("corp")
    t.click("Security Subcontract: Gain 4 credits")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert (t.names("archives"), t.credits("corp"), t.clicks("corp")) == (["Ice Wall"], 9, 2)
    assert not t.offered("Security Subcontract")


# -- Snare! -----------------------------------------------------------------------------------------------


def test_snare_springs_wherever_it_lies_but_in_archives() -> None:
    for where in ("Server 1", "R&D", "Archives"):
        t = Table()
        if where == "R&D":
            t.deck("corp", "Snare!")
        elif where == "Archives":
            t.discard_pile("corp", "Snare!")
        else:
            t.root(where, "Snare!")
        t.hand("runner", *["Sure Gamble"] * 5)
        t.set(corp_credits=4)
        t.start("runner")
        t.click(f"Run on {where}")
        while running(t):
            t.click("Pay 4 credits") if t.offered("Pay 4 credits") else go_on(t)
        assert t.happened("accessed") == 1
        assert t.happened("revealed") == (where == "R&D")
        hurt = where != "Archives"
        assert (len(t.names("grip")), t.game.state.tags) == ((2, 1) if hurt else (5, 0))


# -- Zaibatsu Loyalty -------------------------------------------------------------------------------------


def exposing(*roots: str, rezzed: bool = False) -> Table:
    """The Runner is about to expose the facedown Offworld Office."""
    t = Table()
    for number, title in enumerate(("Offworld Office", *roots), 1):
        t.root(f"Server {number}", title, rezzed=rezzed and number > 1)
    t.hand("runner", "Infiltration")
    t.start("runner")
    t.click("Play Infiltration")
    t.click("Expose")
    if t.decision.seat == "runner":  # which of two
        t.click("The facedown card in Server 1")
    return t


def test_zaibatsu_loyalty_rezzes_itself_when_a_card_would_be_exposed() -> None:
    t = exposing("Zaibatsu Loyalty")
    assert t.decision.seat == "corp"
    t.click("Zaibatsu Loyalty")
    assert t.card("Zaibatsu Loyalty").faceup
    t.click("Zaibatsu Loyalty")
    t.click("Pay 1 credit")
    t.next_action()
    assert (t.happened("exposed"), t.credits("corp")) == (0, 4)
    assert "Zaibatsu Loyalty" in t.names("installed")


def test_zaibatsu_loyalty_is_trashed_instead_of_paying() -> None:
    t = exposing("Zaibatsu Loyalty", rezzed=True)
    t.click("Zaibatsu Loyalty")
    t.click("Trash")
    t.next_action()
    assert (t.happened("exposed"), t.credits("corp")) == (0, 5)
    assert t.names("archives") == ["Zaibatsu Loyalty"]


def test_zaibatsu_loyalty_may_stay_unrezzed() -> None:
    t = exposing("Zaibatsu Loyalty")
    t.click("Pass")
    t.next_action()
    assert t.happened("exposed") == 1
    assert not t.card("Zaibatsu Loyalty").faceup


@pytest.mark.parametrize("held", [(), ("Zaibatsu Loyalty",)])
def test_the_corp_is_asked_whether_or_not_a_facedown_card_is_zaibatsu_loyalty(held: tuple[str, ...]) -> None:
    """9.1.8c, 10.2: not being asked would tell what lies there, or that no list has that card."""
    t = Table()
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "PAD Campaign")
    t.hand("corp", *held)
    t.hand("runner", "Infiltration")
    t.start("runner")
    t.click("Play Infiltration")
    t.click("Expose")
    t.click("The facedown card in Server 1")
    assert (t.decision.seat, [o.verb for o in t.decision.options]) == ("corp", ["pass"])
    t.click("Pass")
    assert t.happened("exposed") == 1
