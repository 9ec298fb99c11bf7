"""Hardware of System Gateway."""

from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    accesses,
    end_turn,
    finish_run,
    grip,
    heard,
    rigged,
    run_on,
    running,
    witness,
)

# -- Carnivore --------------------------------------------------------------------------------------------


def carnivore(*grip: str) -> Table:
    t = Table()
    t.rig("Carnivore")
    t.hand("runner", *grip)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Carnivore" if len(grip) > 1 else "Leave")
    return t


def test_carnivore_trashes_what_is_accessed_for_two_cards() -> None:
    t = carnivore("Sure Gamble", "Mayfly", "Leech")
    t.click("Carnivore: Trash")
    assert (t.asked.minimum, t.asked.maximum) == (2, 2)
    t.click("Sure Gamble", "Leech")
    assert t.names("archives") == ["Hedge Fund"]
    assert sorted(t.names("heap")) == ["Leech", "Sure Gamble"]
    assert t.names("grip") == ["Mayfly"]


def test_carnivore_needs_two_cards() -> None:
    assert not carnivore("Sure Gamble").offered("Carnivore")


def test_carnivore_works_once_each_turn() -> None:
    t = carnivore(*["Sure Gamble"] * 5)
    t.click("Carnivore")
    t.click("Sure Gamble", "Sure Gamble")
    finish_run(t)
    t.hand("corp", "Hedge Fund")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Carnivore")
        t.answer([next(o.key for o in t.asked.options if o.passing or len(t.asked.options) == 1)])


def test_carnivore_trashes_agendas_and_leaves_archives_alone() -> None:
    """Rules: 7.1.5b."""
    t = Table()
    t.rig("Carnivore")
    t.hand("runner", *["Sure Gamble"] * 2)
    t.hand("corp", "Offworld Office")
    t.discard_pile("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on Archives")
    assert not t.offered("Carnivore")
    finish_run(t)
    t.click("Run on HQ")
    t.pass_until("Carnivore")
    t.click("Carnivore")
    if t.offered("Sure Gamble"):
        t.answer([option.key for option in t.asked.options][:2])
    assert t.names("archives") == ["Hedge Fund", "Offworld Office"]
    assert t.names("runner_score") == []


def test_carnivore_is_a_console_with_memory() -> None:
    t = rigged("Carnivore")
    assert t.game.memory_limit() == 5


# -- Docklands Pass ---------------------------------------------------------------------------------------


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


# -- DZMZ Optimizer ---------------------------------------------------------------------------------------


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


# -- Pantograph -------------------------------------------------------------------------------------------


def test_pantograph_pays_and_installs_when_an_agenda_is_stolen() -> None:
    t = Table()
    t.rig("Pantograph")
    t.hand("runner", "Mayfly", "Sure Gamble", "T400 Memory Diamond")
    t.hand("corp", "Offworld Office")
    t.set(runner_credits=1)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Mayfly")
    assert t.credits("runner") == 2
    assert t.options == ["Mayfly", "T400 Memory Diamond", "No"]
    t.click("T400")
    assert t.credits("runner") == 0
    assert "T400 Memory Diamond" in t.names("installed")
    assert t.clicks("runner") == 3


def test_pantograph_works_when_the_corp_scores_and_may_install_nothing() -> None:
    t = Table()
    t.rig("Pantograph")
    t.hand("runner", "Mayfly")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    t.pass_until("Mayfly")
    assert t.decision.seat == "runner"
    t.click("No")
    assert t.credits("runner") == 6
    assert grip(t) == 1


def test_pantograph_waits_for_an_agenda() -> None:
    t = rigged("Pantograph")
    t.hand("runner", "Mayfly")
    assert t.game.memory_limit() == 5
    t.click("Run on HQ")
    finish_run(t)
    assert t.credits("runner") == 5
    assert grip(t) == 1


# -- Pennyshaver ------------------------------------------------------------------------------------------


def test_pennyshaver_places_and_takes_at_once() -> None:
    t = Table()
    t.rig("Pennyshaver", credit=2)
    t.rig(witness(EventKind.PLACE_COUNTERS, counter="credit"))
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Pennyshaver")
    heard(t)
    assert t.credits("runner") == 3


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


# -- T400 Memory Diamond ----------------------------------------------------------------------------------


def test_t400_gives_memory_and_a_larger_hand() -> None:
    t = rigged("T400 Memory Diamond")
    assert t.game.memory_limit() == 5
    assert t.view("runner").runner.max_hand_size == 6
    t.rig("T400 Memory Diamond")
    t.refresh()
    assert t.game.memory_limit() == 6
    assert t.view("runner").runner.max_hand_size == 7
    assert t.view("runner").corp.max_hand_size == 5
