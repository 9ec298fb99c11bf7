"""Hardware and resources of the Runner."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, end_turn, finish_run, grip, rigged, run_on

# -- hardware ---------------------------------------------------------------------------------------------


def test_docklands_pass_counts_in_the_first_breach_of_hq() -> None:
    t = rigged("Docklands Pass")
    assert accesses(t, "HQ") == 2
    assert accesses(t, "HQ") == 1


def test_docklands_pass_counts_again_next_turn() -> None:
    t = rigged("Docklands Pass", clicks=1)
    assert accesses(t, "HQ") == 2
    end_turn(t)  # the Corp's
    t.pass_until("Run on HQ")
    assert accesses(t, "HQ") == 2


def test_docklands_pass_means_nothing_elsewhere() -> None:
    t = rigged("Docklands Pass")
    assert accesses(t, "R&D") == 1
    assert accesses(t, "HQ") == 2


def test_docklands_pass_installed_late_missed_the_first_breach() -> None:
    t = Table()
    t.hand("corp", *["Hedge Fund"] * 5)
    t.hand("runner", "Docklands Pass")
    t.start("runner")
    assert accesses(t, "HQ") == 1
    t.click("Install Docklands Pass")
    assert accesses(t, "HQ") == 1


def test_a_second_docklands_pass_replaces_the_first() -> None:
    t = Table()
    t.rig("Docklands Pass")
    t.hand("runner", "Docklands Pass")
    t.start("runner")
    t.click("Install Docklands Pass")
    assert t.names("installed") == ["Docklands Pass"]
    assert t.names("heap") == ["Docklands Pass"]


def test_pennyshaver_saves_with_each_success_and_pays_out() -> None:
    t = rigged("Pennyshaver", runner_credits=0)
    run_on(t, "Archives")
    run_on(t, "Archives")
    assert t.card("Pennyshaver").credit == 2
    t.click("Pennyshaver: Place 1 credit")
    assert t.credits("runner") == 3
    assert t.card("Pennyshaver").credit == 0
    assert t.clicks("runner") == 1


def test_pennyshaver_saves_nothing_without_success() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Pennyshaver")
    t.start("runner")
    run_on(t, "HQ")
    assert t.card("Pennyshaver").credit == 0


def test_pennyshaver_gives_memory() -> None:
    t = rigged("Pennyshaver")
    assert t.game.memory_limit() == 5


def test_a_second_console_replaces_the_first() -> None:
    t = Table()
    t.rig("Pennyshaver")
    t.hand("runner", "Pennyshaver")
    t.start("runner")
    t.click("Install Pennyshaver")
    assert t.names("installed") == ["Pennyshaver"]
    assert t.names("heap") == ["Pennyshaver"]


def test_dzmz_optimizer_gives_memory_and_a_cheaper_first_program() -> None:
    t = Table()
    t.set(runner_credits=9)
    t.rig("DZMZ Optimizer")
    t.hand("runner", "Unity", "Cleaver", "Docklands Pass")
    t.start("runner")
    assert t.game.memory_limit() == 5
    assert t.offered("Install Docklands Pass · 2 credits")
    t.click("Install Unity · 2 credits")
    assert t.credits("runner") == 7
    assert t.offered("Install Cleaver · 3 credits")


def test_dzmz_optimizer_starts_anew_each_turn() -> None:
    t = Table()
    t.set(runner_credits=9)
    t.rig("DZMZ Optimizer")
    t.hand("runner", "Unity", "Cleaver")
    t.start("runner")
    t.click("Install Unity")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    end_turn(t)
    t.pass_until("Install Cleaver · 2 credits")


def test_dzmz_optimizer_comes_too_late_after_a_program() -> None:
    t = Table()
    t.set(runner_credits=9)
    t.hand("runner", "Unity", "DZMZ Optimizer", "Cleaver")
    t.start("runner")
    t.play("Install Unity", "Install DZMZ Optimizer")
    assert t.offered("Install Cleaver · 3 credits")


# -- resources --------------------------------------------------------------------------------------------


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
