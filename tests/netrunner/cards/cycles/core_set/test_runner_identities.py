"""Identities of the Runner of the Core Set."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import run_on

# -- Gabriel Santiago: Consummate Professional ------------------------------------------------------------


def test_gabriel_santiago_is_paid_by_hq_once_a_turn() -> None:
    t = Table(runner="Gabriel Santiago: Consummate Professional")
    t.start("runner")
    run_on(t, "R&D")
    assert t.credits("runner") == 5
    run_on(t, "HQ")
    run_on(t, "HQ")
    assert t.credits("runner") == 7


# -- Kate "Mac" McCaffrey: Digital Tinker -----------------------------------------------------------------


def test_kate_installs_the_first_program_or_hardware_cheaper() -> None:
    t = Table(runner='Kate "Mac" McCaffrey: Digital Tinker')
    t.hand("runner", "Armitage Codebusting", "Pennyshaver", "Cleaver")
    t.set(runner_credits=20)
    t.start("runner")
    assert t.game.link() == 1
    t.click("Install Armitage Codebusting")
    assert t.credits("runner") == 19
    t.click("Install Pennyshaver")
    assert t.credits("runner") == 19 - 3 + 1
    t.click("Install Cleaver")
    assert t.credits("runner") == 17 - 3, "only the first"


# -- Noise: Hacker Extraordinaire -------------------------------------------------------------------------


def test_noise_mills_the_corp_for_each_virus() -> None:
    t = Table(runner="Noise: Hacker Extraordinaire")
    t.deck("corp", "Enigma", "Hunter")
    t.hand("runner", "Leech", "Corroder")
    t.start("runner")
    t.click("Install Leech")
    assert t.names("archives") == ["Enigma"]
    t.click("Install Corroder")
    assert t.names("archives") == ["Enigma"]
    assert not t.card("Enigma", "archives").faceup
