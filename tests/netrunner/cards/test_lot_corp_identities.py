"""Corp identities of many sets."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, run_on, running


def test_blue_sun_takes_back_a_rezzed_card_for_its_rez_cost() -> None:
    t = Table(corp="Blue Sun: Powering the Future")
    t.ice("HQ", "Brân 1.0")
    t.ice("R&D", "Tithe", rezzed=False)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.start("corp", turn_begins=True)
    t.pass_until("Use Blue Sun")
    t.click("Use Blue Sun")
    assert t.options == ["Brân 1.0 protecting HQ", "Nico Campaign in Server 1"]
    t.click("Brân 1.0")
    assert "Brân 1.0" in t.names("hq")
    assert t.credits("corp") == 11


def test_blue_sun_without_rezzed_cards_asks_nothing_and_may_be_declined() -> None:
    t = Table(corp="Blue Sun: Powering the Future")
    t.ice("R&D", "Tithe", rezzed=False)
    t.start("corp", turn_begins=True)
    t.next_action()
    t = Table(corp="Blue Sun: Powering the Future")
    t.ice("R&D", "Tithe")
    t.start("corp", turn_begins=True)
    t.pass_until("Do not")
    t.click("Do not")
    assert (t.card("Tithe").faceup, t.credits("corp")) == (True, 5)


def architects() -> Table:
    t = Table(corp="Haas-Bioroid: Architects of Tomorrow")
    t.ice("HQ", "Brân 1.0")
    t.ice("R&D", "Brân 1.0", rezzed=False)
    t.ice("Archives", "Tithe", rezzed=False)
    t.root("Server 1", "Nico Campaign")
    t.set(corp_credits=2)
    t.rig("Mayfly")
    t.set(runner_credits=30)
    t.start("runner")
    return t


def pass_bran(t: Table) -> None:
    """Break Brân with Mayfly, which brings the Runner past it."""
    t.click("Run on HQ")
    t.pass_until("Break everything with Mayfly")
    t.click("Break everything with Mayfly")
    if t.decision.seat == "runner" and not t.offered("Go on"):
        t.click("Let") if t.offered("Let") else t.click("Go on")


def test_architects_of_tomorrow_rezzes_a_bioroid_for_four_less_when_one_is_passed() -> None:
    t = architects()
    pass_bran(t)
    t.click("Use Haas-Bioroid: Architects of Tomorrow")
    assert t.options == ["Brân 1.0 protecting R&D"]
    t.click("Brân 1.0")
    assert t.credits("corp") == 0
    assert all(card.faceup for card in t.game.state.cards.values() if card.code == "bran_1_0")


def test_architects_of_tomorrow_asks_once_a_turn_and_for_bioroids_only() -> None:
    t = architects()
    pass_bran(t)
    t.click("Do not")
    t.pass_until("Run on HQ")
    t.rig("Mayfly")
    t.refresh()
    pass_bran(t)
    assert t.decision.seat == "runner"
    t = architects()
    run_on(t, "Archives")
    assert not t.card("Tithe").faceup


def political() -> Table:
    t = Table(corp="Pravdivost Consulting: Political Solutions")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Nico Campaign")
    t.start("runner")
    return t


def test_pravdivost_consulting_advances_a_card_after_the_first_successful_run() -> None:
    t = political()
    t.click("Run on Archives")
    t.pass_until("Use Pravdivost")
    assert t.decision.seat == "corp"
    t.click("Use Pravdivost")
    assert t.options == ["Offworld Office in Server 1"]
    t.click("Offworld Office")
    assert t.card("Offworld Office").advancement == 1
    t.pass_until("Run on Archives")
    run_on(t, "Archives")
    assert t.card("Offworld Office").advancement == 1


def test_pravdivost_consulting_asks_for_any_facedown_card_and_for_no_faceup_asset() -> None:
    """Being asked tells nothing about facedown cards. Rules: 10.2.2."""
    t = Table(corp="Pravdivost Consulting: Political Solutions")
    t.root("Server 2", "Nico Campaign")
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Do not use it")
    assert (t.decision.seat, t.options) == ("corp", ["Do not use it"])
    t = Table(corp="Pravdivost Consulting: Political Solutions")
    t.root("Server 2", "Nico Campaign", rezzed=True)
    t.start("runner")
    t.click("Run on Archives")
    go_on(t)
    assert (t.decision.seat, running(t)) == ("runner", False)


def test_pravdivost_consulting_may_decline_and_acts_again_next_turn() -> None:
    t = political()
    run_on(t, "Archives")
    assert t.card("Offworld Office").advancement == 0
    end_turn(t)
    end_turn(t)
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    t.pass_until("Use Pravdivost")
