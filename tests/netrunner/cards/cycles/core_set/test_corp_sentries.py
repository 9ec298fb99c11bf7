"""Sentries of the Core Set."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, finish_run, go_on, meeting_four_cards, met, run_through

# -- Archer -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agenda", [True, False])
def test_archer_is_rezzed_for_an_agenda(agenda: bool) -> None:
    t = Table()
    t.ice("HQ", "Archer", rezzed=False)
    t.score_area("corp", *["Offworld Office"] * agenda)
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    if not agenda:
        assert not t.offered("Rez Archer")
        return
    t.click("Rez Archer")
    assert (t.names("corp_score"), t.names("removed")) == ([], ["Offworld Office"])


def test_archer_pays_trashes_two_programs_and_ends_the_run() -> None:
    t = facing("Archer", "Leech", "Cleaver", "Mimic")
    t.click(LET)
    t.click("Leech")
    t.click("Cleaver")
    finish_run(t)
    assert (t.names("heap"), t.credits("corp"), t.happened("end_run")) == (["Leech", "Cleaver"], 7, 1)


# -- Data Raven -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["1 tag", "End the run"])
def test_data_raven_tags_or_ends_the_run(way: str) -> None:
    t = facing("Data Raven")
    t.click(way)
    if way == "1 tag":
        t.click(LET)
        t.click("0 credits")
        t.click("0 credits")
        assert t.card("Data Raven").power == 1
    finish_run(t)
    assert (t.game.state.tags, t.happened("end_run")) == ((1, 0) if way == "1 tag" else (0, 1))


def test_data_raven_tags_for_its_counter() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Data Raven", power=1)
    t.start("corp")
    t.click("Data Raven: Give the Runner 1 tag")
    assert (t.game.state.tags, t.card("Data Raven").power) == (1, 0)


# -- Hunter -----------------------------------------------------------------------------------------------


def test_hunter_tags() -> None:
    t = meeting_four_cards("Hunter")
    t.click(LET)
    t.click("0 credits")
    t.click("0 credits")
    finish_run(t)
    assert (t.game.state.tags, t.happened("successful_run")) == (1, 1)


# -- Ichi 1.0 ---------------------------------------------------------------------------------------------


def test_ichi_trashes_two_programs_and_traces() -> None:
    t = facing("Ichi 1.0", "Leech", "Mimic")
    t.click(LET)
    t.click("Leech")
    while not t.offered("0 credits"):
        go_on(t)
    t.click("0 credits")
    t.click("0 credits")
    finish_run(t)
    assert sorted(t.names("heap"))[:2] == ["Leech", "Mimic"]
    assert (t.game.state.core_damage, t.game.state.tags) == (1, 1)


def test_ichi_1_0_damages_and_tags_at_once() -> None:
    t = Table()
    t.rig("Decoy")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.ice("HQ", "Ichi 1.0")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    t.click("0 credits")
    assert t.offered("Decoy")
    assert len(t.names("grip")) == 2
    t.click("Pass")
    assert (len(t.names("grip")), t.game.state.tags) == (1, 1)


def test_ichi_1_0_before_sentinel_defense_program() -> None:
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.rig("No One Home")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.ice("HQ", "Ichi 1.0")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    t.click("0 credits")
    assert t.offered("No One Home"), "about the tag, which comes with the core damage"
    assert len(t.names("grip")) == 5


# -- Matrix Analyzer --------------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_matrix_analyzer_advances_a_card_and_traces(pays: bool) -> None:
    t = Table()
    t.ice("HQ", "Matrix Analyzer")
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Pay 1 credit" if pays else "Do not pay")
    if pays and t.offered("Offworld Office"):
        t.click("Offworld Office")
    assert t.card("Offworld Office").advancement == pays
    t.click(LET)
    t.click("0 credits")
    t.click("0 credits")
    assert t.game.state.tags == 1


# -- Neural Katana ----------------------------------------------------------------------------------------


def test_neural_katana_and_wall_of_thorns_do_net_damage() -> None:
    for title, left, ended in (("Neural Katana", 2, 0), ("Wall of Thorns", 3, 1)):
        t = facing(title)
        finish_run(t)
        assert (len(t.names("grip")), t.happened("end_run")) == (left, ended)
        assert {e.damage for e in t.game.state.happened if e.kind == "damage"} == {"net"}


# -- Rototurret -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("program", [True, False])
def test_rototurret_trashes_a_program_and_ends_the_run(program: bool) -> None:
    t = facing("Rototurret", "Pennyshaver", *["Leech"] * program)
    finish_run(t)
    assert t.names("heap") == ["Leech"] * program
    assert (t.names("installed").count("Pennyshaver"), t.happened("end_run")) == (1, 1)


# -- Shadow -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "strength"), [(0, 1), (3, 4)])
def test_shadow_grows_with_advancement(counters: int, strength: int) -> None:
    t = met("Shadow", advancement=counters, corp_credits=9)
    assert t.game.strength(t.card("Shadow")) == strength
    while t.decision.kind != "trace":
        go_on(t)
    assert t.credits("corp") == 9 + 2
    t.click("0 credits")
    t.click("0 credits")
    run_through(t)
    assert t.game.state.tags == 1
    assert t.happened("successful_run") == 1


def test_shadow_can_be_advanced_and_its_trace_beaten() -> None:
    t = Table()
    t.ice("HQ", "Shadow")
    t.start("corp")
    assert t.offered("Advance Shadow")
    t = met("Shadow")
    while t.decision.kind != "trace":
        go_on(t)
    t.click("0 credits")
    t.click("3 credits")
    run_through(t)
    assert t.game.state.tags == 0


@pytest.mark.parametrize("title", ["Shadow", "Wormhole"])
def test_shadow_and_wormhole_can_be_advanced(title: str) -> None:
    t = Table()
    t.ice("HQ", title, "Enigma")
    t.start("corp")
    assert not t.offered("Advance Enigma")
    t.click(f"Advance {title}")
    assert t.card(title).advancement == 1
