"""The ice of the Core Set."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, facing, finish_run, go_on, run_on


def events(t: Table, kind: str) -> list[str]:
    """Codes of the cards that events of a kind were about."""
    return [event.code for event in t.game.state.happened if event.kind == kind]


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


def test_data_mine_hurts_and_is_gone() -> None:
    t = facing("Data Mine")
    finish_run(t)
    assert (len(t.names("grip")), t.names("archives")) == (4, ["Data Mine"])
    assert t.happened("successful_run") == 1


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


def test_heimdall_does_core_damage_and_ends_the_run() -> None:
    t = facing("Heimdall 1.0")
    finish_run(t)
    assert (t.game.state.core_damage, t.happened("end_run")) == (1, 1)
    assert len(t.game.subroutines(t.card("Heimdall 1.0").oid)) == 3


def test_heimdall_and_ichi_are_broken_with_clicks() -> None:
    for title in ("Heimdall 1.0", "Ichi 1.0"):
        t = facing(title, "Leech")
        for _ in range(3):
            t.click(f"{title}: Break 1 subroutine")
            if t.decision.kind == "target":
                t.click(t.options[0])
        assert (t.happened("broken"), t.clicks("runner")) == (3, 0)
        assert t.offered("Go on to the server")


@pytest.mark.parametrize(("counters", "strength"), [(0, 1), (3, 4)])
def test_ice_wall_grows_and_ends_the_run(counters: int, strength: int) -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", advancement=counters)
    t.start("corp")
    assert t.game.strength(t.card("Ice Wall")) == strength
    t.click("Advance Ice Wall")
    assert t.game.strength(t.card("Ice Wall")) == strength + 1
    end_turn(t)
    run_on(t, "HQ")
    assert t.happened("end_run") == 1


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


def test_neural_katana_and_wall_of_thorns_do_net_damage() -> None:
    for title, left, ended in (("Neural Katana", 2, 0), ("Wall of Thorns", 3, 1)):
        t = facing(title)
        finish_run(t)
        assert (len(t.names("grip")), t.happened("end_run")) == (left, ended)
        assert {e.damage for e in t.game.state.happened if e.kind == "damage"} == {"net"}


@pytest.mark.parametrize("outer", [(), ("Data Mine",)])
def test_cell_portal_sends_the_runner_back_outside(outer: tuple[str, ...]) -> None:
    t = Table()
    t.ice("HQ", "Cell Portal", *outer)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while t.happened("derezzed") < 1:
        go_on(t)
    assert (t.game.run is not None, t.card("Cell Portal").faceup) == (True, False)
    assert len(t.names("grip")) == 3 - len(outer), "Data Mine is gone"
    finish_run(t)
    assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["hq"]
    assert t.happened("encounter") == 1 + len(outer)


def test_cell_portal_lets_the_runner_jack_out() -> None:
    t = Table()
    t.ice("HQ", "Cell Portal", "Ice Wall", rezzed=True)
    t.rig("Corroder")
    t.start("runner")
    t.play("Run on HQ", "Corroder: Break 1")
    while t.happened("encounter") < 2:
        go_on(t)
    t.click(LET)
    t.click("Jack out")
    assert (t.happened("jack_out"), t.happened("successful_run")) == (1, 0)
