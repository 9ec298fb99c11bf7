"""Resources of System Gateway."""

from engine.netrunner.language.effects import BreachServer
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, grip, rigged, run_on

# -- Cookbook ---------------------------------------------------------------------------------------------


def cookbook(program: str) -> Table:
    """A program has been installed beside a Cookbook."""
    t = Table()
    t.rig("Cookbook")
    t.hand("runner", program)
    t.start("runner")
    t.click(f"Install {program}")
    return t


def test_cookbook_may_put_a_counter_on_a_virus() -> None:
    t = cookbook("Leech")
    t.click("Use Cookbook")
    assert t.card("Leech").virus == 1
    assert t.card("Cookbook").virus == 0


def test_cookbook_can_be_declined() -> None:
    t = cookbook("Leech")
    t.click("Do not")
    assert t.card("Leech").virus == 0


def test_cookbook_leaves_other_programs_alone() -> None:
    t = cookbook("Cleaver")
    assert t.offered("Gain 1 credit"), t.options


# -- Red Team ---------------------------------------------------------------------------------------------


def test_red_team_loads_and_runs_a_central_server() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.hand("runner", "Red Team")
    t.start("runner")
    t.click("Install Red Team")
    assert t.card("Red Team").credit == 12
    assert t.credits("runner") == 0
    t.click("Red Team: Run a central server")
    assert t.options == ["Run on HQ", "Run on R&D", "Run on Archives"]
    t.click("Run on Archives")
    finish_run(t)
    assert t.credits("runner") == 3
    assert t.card("Red Team").credit == 9
    assert t.clicks("runner") == 2


def test_red_team_goes_only_where_nobody_ran_this_turn() -> None:
    t = rigged("Red Team")
    run_on(t, "HQ")
    t.click("Red Team: Run a central server")
    assert t.options == ["Run on R&D", "Run on Archives"]


def test_red_team_goes_where_a_server_was_breached_without_a_run() -> None:
    t = rigged("Red Team")
    t.effect("runner", BreachServer("archives"))
    assert t.happened("breach_begins", server="archives") == 1
    t.click("Red Team: Run a central server")
    assert t.options == ["Run on HQ", "Run on R&D", "Run on Archives"]


def test_red_team_rests_once_all_centrals_were_run() -> None:
    t = rigged("Red Team")
    run_on(t, "HQ")
    run_on(t, "R&D")
    run_on(t, "Archives")
    assert not t.offered("Red Team")


def test_red_team_pays_nothing_without_success() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Red Team", credit=12, loaded=("credit",))
    t.start("runner")
    t.play("Red Team: Run", "Run on HQ")
    finish_run(t)
    assert t.credits("runner") == 5
    assert t.card("Red Team").credit == 12


def test_red_team_empty_is_trashed() -> None:
    t = Table()
    t.rig("Red Team", credit=3, loaded=("credit",))
    t.start("runner")
    t.play("Red Team: Run", "Run on Archives")
    finish_run(t)
    assert t.credits("runner") == 8
    assert t.names("heap") == ["Red Team"]


# -- Smartware Distributor --------------------------------------------------------------------------------


def test_smartware_distributor_saves_and_pays_each_turn() -> None:
    t = rigged("Smartware Distributor", clicks=1)
    t.click("Smartware Distributor: Place 3 credits")
    assert t.card("Smartware Distributor").credit == 3
    assert t.credits("runner") == 5


def test_smartware_distributor_pays_when_the_turn_begins() -> None:
    t = Table()
    t.rig("Smartware Distributor", credit=3)
    t.start("runner", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.credits("runner") == 6
    assert t.card("Smartware Distributor").credit == 2


def test_smartware_distributor_stays_when_empty() -> None:
    t = Table()
    t.rig("Smartware Distributor", credit=1)
    t.start("runner", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.credits("runner") == 6
    assert t.names("installed") == ["Smartware Distributor"]


# -- Telework Contract ------------------------------------------------------------------------------------


def test_telework_contract_pays_once_a_turn() -> None:
    t = Table()
    t.hand("runner", "Telework Contract")
    t.start("runner")
    t.click("Install Telework Contract")
    assert t.card("Telework Contract").credit == 9
    t.click("Telework Contract: Take 3 credits")
    assert t.credits("runner") == 7
    assert not t.offered("Telework Contract: Take")


def test_two_telework_contracts_pay_once_each() -> None:
    """Rules: 10.1.5, 2.1.3."""
    t = Table()
    t.rig("Telework Contract", "Telework Contract", credit=9, loaded=("credit",))
    t.start("runner")
    t.click("Telework Contract: Take 3 credits")
    t.click("Telework Contract: Take 3 credits")
    assert t.credits("runner") == 11
    assert not t.offered("Telework Contract: Take")


def test_telework_contract_empty_is_trashed() -> None:
    t = Table()
    t.rig("Telework Contract", credit=3, loaded=("credit",))
    t.start("runner")
    t.click("Telework Contract: Take 3 credits")
    assert t.credits("runner") == 8
    assert t.names("heap") == ["Telework Contract"]


# -- Verbal Plasticity ------------------------------------------------------------------------------------


def test_verbal_plasticity_doubles_the_first_basic_draw() -> None:
    """Rules: 9.9.8b, 9.9.9b."""
    t = rigged("Verbal Plasticity")
    t.click("Draw 1 card")
    assert grip(t) == 2
    t.click("Draw 1 card")
    assert grip(t) == 3


def test_verbal_plasticity_doubles_again_next_turn() -> None:
    t = rigged("Verbal Plasticity", clicks=1)
    t.click("Draw 1 card")
    t.pass_until("Gain 1 credit")
    end_turn(t)
    t.pass_until("Draw 1 card")
    t.click("Draw 1 card")
    assert grip(t) == 4


def test_verbal_plasticity_leaves_other_draws_alone() -> None:
    t = Table()
    t.rig("Verbal Plasticity")
    t.hand("runner", "VRcation")
    t.start("runner")
    t.click("Play VRcation")
    assert grip(t) == 4
    t.click("Draw 1 card")
    assert grip(t) == 6


def test_verbal_plasticity_installed_after_a_draw_waits_for_the_next_turn() -> None:
    t = Table()
    t.hand("runner", "Verbal Plasticity")
    t.start("runner")
    t.click("Draw 1 card")
    t.click("Install Verbal Plasticity")
    t.click("Draw 1 card")
    assert grip(t) == 2
