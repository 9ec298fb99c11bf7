"""The Runner's cards of the Core Set."""

import pytest

from engine.netrunner.language.effects import Damage, GiveTags
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    against,
    end_turn,
    finish_run,
    go_on,
    rigged,
    run_on,
    strength,
    turn_begins,
    unprevented,
)


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
    unprevented(t)
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
    t.play("Crash Space: Prevent up to 3 meat damage", str(min(damage, 3)))
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


# -- hardware and resources -------------------------------------------------------------------------------


def test_link_memory_and_money() -> None:
    t = Table()
    t.rig("Access to Globalsec", "Desperado")
    t.start("runner")
    assert (t.game.link(), t.game.memory_limit()) == (1, 5)
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert t.credits("runner") == 7


@pytest.mark.parametrize("sells", [True, False])
def test_aesops_pawnshop_sells_an_installed_card(sells: bool) -> None:
    t = Table()
    t.rig("Aesop's Pawnshop", "Leech")
    t.start("runner", turn_begins=True)
    t.click("Trash 1 other" if sells else "Do not pay")
    t.next_action()
    assert (t.names("heap"), t.credits("runner")) == ((["Leech"], 8) if sells else ([], 5))


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


def test_decoy_avoids_a_tag() -> None:
    t = rigged("Decoy")
    t.effect("corp", GiveTags(2))
    t.click("Decoy: Avoid 1 tag")
    assert (t.game.state.tags, t.names("heap")) == (1, ["Decoy"])


def test_ice_carver_weakens_encountered_ice() -> None:
    t = against("Hunter", "Ice Carver")
    t.ice("R&D", "Ice Wall")
    assert t.game.strength(t.card("Hunter")) == 3
    assert t.game.strength(t.card("Ice Wall")) == 1


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


def test_the_personal_touch_strengthens_an_icebreaker() -> None:
    t = Table()
    t.rig("Corroder", "Leech")
    t.hand("runner", "The Personal Touch")
    t.start("runner")
    t.click("Install The Personal Touch")
    assert t.card("The Personal Touch").host == t.card("Corroder").oid
    assert strength(t, "Corroder") == 3


def test_wyldside_draws_two_and_takes_a_click() -> None:
    t = turn_begins("Wyldside")
    assert (len(t.names("grip")), t.clicks("runner")) == (2, 3)


# -- events -----------------------------------------------------------------------------------------------


def event(title: str, *others: str, **fields: int) -> Table:
    """A Runner's turn with an event in the grip."""
    t = Table()
    t.hand("runner", title, *others)
    t.root("Server 1", "PAD Campaign")
    t.ice("HQ", "Ice Wall")
    t.set(**fields)
    t.start("runner")
    return t


def test_diesel_draws_three() -> None:
    t = event("Diesel")
    t.click("Play Diesel")
    assert len(t.names("grip")) == 3


@pytest.mark.parametrize("way", ["Gain 2 credits", "Expose"])
def test_infiltration_pays_or_exposes(way: str) -> None:
    t = event("Infiltration")
    t.click("Play Infiltration")
    t.click(way)
    if way == "Expose":
        unprevented(t)
    assert (t.credits("runner"), t.happened("exposed")) == ((7, 0) if way.startswith("Gain") else (5, 1))


def test_modded_installs_for_three_less() -> None:
    t = event("Modded", "Cleaver", "Armitage Codebusting")
    t.click("Play Modded")
    assert not t.offered("Armitage")
    if t.offered("Cleaver"):
        t.click("Cleaver")
    t.next_action()
    assert ("Cleaver" in t.names("installed"), t.credits("runner")) == (True, 5)


def test_special_order_finds_an_icebreaker() -> None:
    t = event("Special Order")
    t.deck("runner", "Leech", "Corroder")
    t.refresh()
    t.click("Play Special Order")
    assert not t.offered("Leech")
    t.click("Corroder")
    assert (t.names("grip"), t.happened("revealed")) == (["Corroder"], 1)


def test_tinkering_makes_ice_everything_for_a_turn() -> None:
    t = event("Tinkering")
    t.click("Play Tinkering")
    if t.offered("Ice Wall"):
        t.click("Ice Wall")
    ice = t.card("Ice Wall")
    assert {"barrier", "code_gate", "sentry"} <= set(t.game.face(ice).subtypes)
    end_turn(t)
    assert set(t.game.face(t.card("Ice Wall")).subtypes) == {"barrier"}


# -- identities -------------------------------------------------------------------------------------------


def test_gabriel_santiago_is_paid_by_hq_once_a_turn() -> None:
    t = Table(runner="Gabriel Santiago: Consummate Professional")
    t.start("runner")
    run_on(t, "R&D")
    assert t.credits("runner") == 5
    run_on(t, "HQ")
    run_on(t, "HQ")
    assert t.credits("runner") == 7


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
