"""System Gateway: hardware outside of the starter decks."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, grip, rigged, running

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
