"""Hardware of the Core Set."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, rigged, run_on, strength, unprevented

# -- Akamatsu Mem Chip ------------------------------------------------------------------------------------


def test_akamatsu_mem_chip_gives_memory() -> None:
    assert rigged("Akamatsu Mem Chip").game.memory_limit() == 5


# -- Cyberfeeder ------------------------------------------------------------------------------------------


def test_cyberfeeder_pays_for_icebreakers_and_viruses() -> None:
    t = Table()
    t.rig("Cyberfeeder", "Corroder")
    t.hand("runner", "Leech", "Mimic")
    t.ice("HQ", "Ice Wall")
    t.start("runner", turn_begins=True)
    t.click("Install Mimic")
    assert (t.card("Cyberfeeder").credit, t.credits("runner")) == (1, 2), "no virus"
    t.click("Install Leech")
    assert (t.card("Cyberfeeder").credit, t.credits("runner")) == (0, 2)
    end_turn(t)
    end_turn(t)
    t.pass_until("Run on HQ")
    before = t.credits("runner")
    t.play("Run on HQ", "Corroder: Break 1")
    assert (t.card("Cyberfeeder").credit, t.credits("runner")) == (0, before)


# -- Grimoire ---------------------------------------------------------------------------------------------


def test_grimoire_gives_memory_and_virus_counters() -> None:
    t = Table()
    t.rig("Grimoire")
    t.hand("runner", "Fermenter", "Cleaver")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.memory_limit() == 6
    t.click("Install Fermenter")
    while not t.offered("Install Cleaver"):
        t.answer([t.decision.options[0].key])
    assert t.card("Fermenter").virus == 2, "one of its own"
    t.click("Install Cleaver")
    assert t.card("Cleaver").virus == 0


# -- Lemuria Codecracker ----------------------------------------------------------------------------------


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
    unprevented(t)
    assert t.happened("exposed") == 1
    assert (t.clicks("runner"), t.credits("runner")) == (1, 4)


# -- Rabbit Hole ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("finds", [True, False])
def test_rabbit_hole_brings_the_next_one(finds: bool) -> None:
    t = Table()
    t.hand("runner", "Rabbit Hole")
    t.deck("runner", "Leech", "Rabbit Hole")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Rabbit Hole")
    t.click("Use Rabbit Hole" if finds else "Do not use it")
    if finds:
        t.click("Rabbit Hole")
        while not t.offered("Gain 1 credit"):
            t.click("Do not use it") if t.offered("Do not use it") else go_on(t)
    assert (t.game.link(), t.credits("runner")) == ((2, 5) if finds else (1, 7))


# -- The Personal Touch -----------------------------------------------------------------------------------


def test_the_personal_touch_strengthens_an_icebreaker() -> None:
    t = Table()
    t.rig("Corroder", "Leech")
    t.hand("runner", "The Personal Touch")
    t.start("runner")
    t.click("Install The Personal Touch")
    assert t.card("The Personal Touch").host == t.card("Corroder").oid
    assert strength(t, "Corroder") == 3


# -- The Toolbox ------------------------------------------------------------------------------------------


def test_the_toolbox_gives_memory_link_and_credits_for_icebreakers() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("The Toolbox", "Cleaver")
    t.start("runner", turn_begins=True)
    assert (t.game.memory_limit(), t.game.link()) == (6, 2)
    assert t.card("The Toolbox").credit == 2
    t.click("Run on HQ")
    t.click("Cleaver: Break up to 2 barrier")
    t.click(t.options[0])
    assert t.card("The Toolbox").credit == 1
    assert t.credits("runner") == 5


def test_the_toolbox_does_not_pay_for_installing() -> None:
    t = Table()
    t.rig("The Toolbox")
    t.hand("runner", "Leech")
    t.start("runner", turn_begins=True)
    t.click("Install Leech")
    assert (t.card("The Toolbox").credit, t.credits("runner")) == (2, 4)
