"""Operations of System Gateway."""

from engine.netrunner.table.state import CORP
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, grip, holding, hq, run_on

# -- Government Subsidy -----------------------------------------------------------------------------------


def test_government_subsidy_costs_ten_and_pays_fifteen() -> None:
    t = holding("Government Subsidy", corp_credits=10)
    t.start("corp")
    t.click("Play Government Subsidy")
    assert t.credits("corp") == 15
    assert t.names("archives") == ["Government Subsidy"]


def test_government_subsidy_needs_its_cost() -> None:
    t = holding("Government Subsidy", corp_credits=9)
    t.start("corp")
    assert not t.offered("Play Government Subsidy")


# -- Hansei Review ----------------------------------------------------------------------------------------


def test_hansei_review_pays_ten_and_costs_a_card() -> None:
    t = holding("Hansei Review", "Retribution", "Public Trail")
    t.start("corp")
    t.click("Play Hansei Review")
    assert t.options == ["Retribution", "Public Trail"]
    t.click("Public Trail")
    assert (t.credits("corp"), t.names("hq")) == (10, ["Retribution"])
    assert t.names("archives") == ["Public Trail", "Hansei Review"]
    assert [card.title for card in t.view("runner").corp.archives] == ["Hansei Review", None]


def test_hansei_review_as_the_last_card_costs_none() -> None:
    t = holding("Hansei Review")
    t.start("corp")
    t.click("Play Hansei Review")
    assert (t.credits("corp"), t.names("archives")) == (10, ["Hansei Review"])


# -- Neurospike -------------------------------------------------------------------------------------------


def test_neurospike_does_the_points_of_this_turns_agendas() -> None:
    t = holding("Neurospike", corp_credits=3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.root("Server 1", "Above the Law", advancement=3)
    t.root("Server 2", "Orbital Superiority", advancement=4)
    t.start("corp")
    t.click("Score Above the Law")
    t.click("Score Orbital Superiority")
    t.click("Play Neurospike")
    assert grip(t) == 1


def test_neurospike_without_an_agenda_this_turn_cannot_be_played() -> None:
    """Rules: 1.2.5."""
    t = holding("Neurospike", corp_credits=3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.score_area("corp", "Above the Law")
    t.start("corp")
    assert not t.offered("Play Neurospike")


def test_neurospike_does_not_remember_the_last_turn() -> None:
    t = holding("Neurospike", corp_credits=3)
    t.root("Server 1", "Above the Law", advancement=3)
    t.start("corp")
    t.click("Score Above the Law")
    assert t.offered("Play Neurospike")
    end_turn(t)
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "corp"
    assert not t.offered("Play Neurospike")


# -- Predictive Planogram ---------------------------------------------------------------------------------


def test_predictive_planogram_gives_one_of_two() -> None:
    """Rules: 9.12.6d, 1.15.1b."""
    t = holding("Predictive Planogram")
    t.start("corp")
    t.click("Play Predictive Planogram")
    assert t.options == ["Gain 3 credits", "Draw 3 cards"]
    t.click("Gain 3 credits")
    assert (t.credits("corp"), hq(t)) == (8, 0)
    assert t.offered("Gain 1 credit")


def test_predictive_planogram_draws() -> None:
    t = holding("Predictive Planogram")
    t.start("corp")
    t.play("Play Predictive Planogram", "Draw 3 cards")
    assert (t.credits("corp"), hq(t)) == (5, 3)


def test_predictive_planogram_gives_both_against_a_tagged_runner() -> None:
    """Rules: 9.12.6b, 9.12.6c."""
    t = holding("Predictive Planogram", tags=1)
    t.start("corp")
    t.play("Play Predictive Planogram", "Gain 3 credits and draw 3 cards", "Draw 3 cards")
    assert (t.credits("corp"), hq(t)) == (8, 3)
    assert t.game.state.tags == 1


def test_predictive_planogram_both_is_no_duty() -> None:
    t = holding("Predictive Planogram", tags=1)
    t.start("corp")
    t.play("Play Predictive Planogram", "Gain 3 credits")
    assert (t.credits("corp"), hq(t)) == (8, 0)


# -- Public Trail -----------------------------------------------------------------------------------------


def after_a_runner_turn(*, successful: bool) -> Table:
    """The Corp's turn after the Runner ran (or did not run), Public Trail in HQ."""
    t = holding("Public Trail", corp_credits=9)
    t.start("runner")
    if successful:
        run_on(t, "Archives")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    return t


def test_public_trail_tags_who_does_not_pay() -> None:
    t = after_a_runner_turn(successful=True)
    t.set(runner_credits=8)
    t.click("Play Public Trail")
    assert t.decision.seat == "runner"
    t.click("Let it happen")
    assert t.game.state.tags == 1
    assert t.credits("runner") == 8
    assert t.credits("corp") == 5


def test_public_trail_can_be_paid_off() -> None:
    t = after_a_runner_turn(successful=True)
    t.set(runner_credits=8)
    t.click("Play Public Trail")
    t.click("Pay 8 credits")
    assert t.game.state.tags == 0
    assert t.credits("runner") == 0


def test_public_trail_cannot_be_paid_off_with_seven() -> None:
    t = after_a_runner_turn(successful=True)
    t.set(runner_credits=7)
    t.click("Play Public Trail")
    if t.decision.seat == "runner":
        assert not t.offered("Pay 8 credits")
        go_on(t)
    assert t.game.state.tags == 1


def test_public_trail_needs_a_successful_run() -> None:
    """Rules: 9.3.3."""
    t = after_a_runner_turn(successful=False)
    assert not t.offered("Play Public Trail")


def test_public_trail_needs_success_not_only_a_run() -> None:
    t = holding("Public Trail", corp_credits=9)
    t.ice("HQ", "Palisade")
    t.start("runner")
    run_on(t, "HQ")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert not t.offered("Play Public Trail")


def test_public_trail_looks_only_at_the_last_turn() -> None:
    t = after_a_runner_turn(successful=True)
    end_turn(t)
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "corp"
    assert not t.offered("Play Public Trail")


# -- Retribution ------------------------------------------------------------------------------------------


def test_retribution_trashes_a_program_or_hardware() -> None:
    t = holding("Retribution", tags=1)
    t.rig("Unity", "Pennyshaver", "Telework Contract")
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    t.click("Play Retribution")
    assert t.options == ["Unity", "Pennyshaver"]
    t.click("Pennyshaver")
    assert t.names("heap") == ["Pennyshaver"]
    assert t.game.state.tags == 1


def test_retribution_needs_a_tag() -> None:
    t = holding("Retribution")
    t.rig("Unity")
    t.start("corp")
    assert not t.offered("Play Retribution")


def test_retribution_needs_something_to_trash() -> None:
    t = holding("Retribution", tags=1)
    t.rig("Telework Contract")
    t.start("corp")
    assert not t.offered("Play Retribution")


def test_losing_a_memory_unit_to_retribution_costs_programs() -> None:
    t = holding("Retribution", tags=1)
    t.rig("Pennyshaver", "Unity", "Carmen", "Cleaver", "Mayfly")
    t.start("corp")
    t.click("Play Retribution")
    t.click("Pennyshaver")
    assert t.decision.seat == "runner"
    t.click("Trash Unity") if t.offered("Trash Unity") else t.click("Unity")
    assert grip(t) == 0
    assert sorted(t.names("heap")) == ["Pennyshaver", "Unity"]


# -- Seamless Launch --------------------------------------------------------------------------------------


def test_seamless_launch_advances_twice() -> None:
    t = holding("Seamless Launch")
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.click("Play Seamless Launch")
    if t.decision.kind == "target":
        t.click("Offworld Office")
    assert t.card("Offworld Office").advancement == 2
    assert t.credits("corp") == 4


def test_seamless_launch_does_not_reach_what_was_installed_this_turn() -> None:
    t = holding("Seamless Launch", "Offworld Office")
    t.root("Server 1", "Orbital Superiority")
    t.ice("HQ", "Tithe", rezzed=False)
    t.start("corp")
    t.click("Install Offworld Office in a new")
    t.click("Play Seamless Launch")
    assert t.options == ["Orbital Superiority in Server 1", "Tithe protecting HQ"]
    t.click("Orbital Superiority")
    assert t.card("Offworld Office").advancement == 0
    assert t.card("Orbital Superiority").advancement == 2


def test_seamless_launch_with_nothing_but_fresh_cards_cannot_be_played() -> None:
    t = holding("Seamless Launch", "Offworld Office")
    t.start("corp")
    t.click("Install Offworld Office in a new")
    assert not t.offered("Play Seamless Launch")


def test_seamless_launch_reaches_what_was_installed_last_turn() -> None:
    t = holding("Seamless Launch", "Offworld Office")
    t.start("corp")
    t.click("Install Offworld Office in a new")
    end_turn(t)
    end_turn(t)
    t.pass_until("Play Seamless Launch")
    t.click("Play Seamless Launch")
    if t.decision.kind == "target":
        t.click("Offworld Office")
    assert t.card("Offworld Office").advancement == 2


def test_seamless_launch_may_be_about_a_card_of_the_runner() -> None:
    t = Table()
    t.rig("Leech")
    t.root("Server 1", "Offworld Office")
    t.hand(CORP, "Seamless Launch")
    t.start(CORP)
    t.click("Play Seamless Launch")
    assert t.offered("Leech")


# -- Sprint -----------------------------------------------------------------------------------------------


def test_sprint_draws_three_and_shuffles_two_away() -> None:
    t = holding("Sprint", "Retribution")
    t.deck("corp", "Public Trail", "Government Subsidy", "Hedge Fund")
    t.start("corp")
    t.click("Play Sprint")
    assert t.options == ["Retribution", "Public Trail", "Government Subsidy", "Hedge Fund"]
    assert (t.asked.minimum, t.asked.maximum) == (2, 2)
    t.click("Retribution", "Hedge Fund")
    assert t.names("hq") == ["Public Trail", "Government Subsidy"]
    assert "Retribution" in t.names("rd")
    assert (len(t.names("rd")), hq(t), t.happened("shuffled")) == (12, 2, 1)
