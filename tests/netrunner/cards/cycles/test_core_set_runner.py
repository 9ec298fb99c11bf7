"""The Runner's cards of the Core Set."""

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, rigged, run_on, strength


def test_akamatsu_mem_chip_gives_memory() -> None:
    assert rigged("Akamatsu Mem Chip").game.memory_limit() == 5


def test_lemuria_codecracker_exposes_after_a_run_on_hq() -> None:
    t = rigged("Lemuria Codecracker")
    t.root("Server 1", "Offworld Office")
    t.ice("R&D", "Palisade", rezzed=False)
    t.refresh()
    run_on(t, "Archives")
    assert not t.offered("Lemuria Codecracker")
    run_on(t, "HQ")
    t.click("Lemuria Codecracker: Expose")
    t.click("Card in the root of Server 1") if t.offered("Card in the root") else t.click(t.options[-1])
    assert t.happened("exposed") == 1
    assert (t.clicks("runner"), t.credits("runner")) == (1, 4)


def test_deja_vu_returns_any_card() -> None:
    t = Table()
    t.hand("runner", "Déjà Vu")
    t.discard_pile("runner", "Cleaver", "Leech")
    t.start("runner")
    t.click("Play Déjà Vu")
    t.click("Add 1 card")
    t.click("Cleaver")
    assert t.names("grip") == ["Cleaver"]


@pytest.mark.parametrize("n", [1, 2])
def test_deja_vu_returns_up_to_two_viruses(n: int) -> None:
    t = Table()
    t.hand("runner", "Déjà Vu")
    t.discard_pile("runner", "Cleaver", "Leech", "Leech")
    t.start("runner")
    t.click("Play Déjà Vu")
    t.click("Add up to 2 virus")
    assert not t.offered("Cleaver")
    t.click(*["Leech"] * n)
    assert t.names("grip") == ["Leech"] * n


def test_pipeline_grows_for_the_run_and_breaks_sentries() -> None:
    t = Table()
    t.ice("HQ", "Hunter", "Hunter")
    t.rig("Pipeline")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    for _ in range(3):
        t.click("Pipeline: +1 strength")
    assert strength(t, "Pipeline") == 4
    t.click("Pipeline: Break 1 sentry")
    if t.decision.kind == "target":
        go_on(t)
    while t.happened("encounter") < 2:
        go_on(t)
    assert (strength(t, "Pipeline"), t.credits("runner")) == (4, 2)
    t.click("Pipeline: Break 1 sentry")
    finish_run(t)
    assert (strength(t, "Pipeline"), t.game.state.tags) == (1, 0)


def test_inside_job_bypasses_the_first_ice() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Wall of Static")
    t.hand("runner", "Inside Job")
    t.start("runner")
    t.click("Play Inside Job")
    t.click("HQ")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("encounter"), t.happened("end_run")) == (1, 2, 1)


def test_inside_job_says_nothing_of_the_next_run() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Inside Job")
    t.start("runner")
    t.play("Play Inside Job", "R&D")
    finish_run(t)
    run_on(t, "HQ")
    assert t.happened("bypass") == 0


def test_crash_space_pays_for_removing_tags() -> None:
    t = Table()
    t.rig("Crash Space")
    t.set(tags=1, runner_credits=0)
    t.start("runner", turn_begins=True)
    t.click("Remove 1 tag")
    assert (t.game.state.tags, t.card("Crash Space").credit) == (0, 0)


@pytest.mark.parametrize(("damage", "left"), [(4, 4), (2, 5)])
def test_crash_space_prevents_three_meat_damage(damage: int, left: int) -> None:
    t = Table()
    t.rig("Crash Space")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.effect("corp", Damage("meat", damage))
    t.click("Crash Space: Prevent 3 meat damage")
    assert (len(t.names("grip")), t.names("heap")[0]) == (left, "Crash Space")
    t = Table()
    t.rig("Crash Space")
    t.hand("runner", "Sure Gamble")
    t.start("corp")
    t.effect("corp", Damage("net", 1))
    assert not t.offered("Crash Space")


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
