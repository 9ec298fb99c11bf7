"""Cards that the rulebook's examples name: where they lie, what they host, how long they last."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, finish_run, go_on, grip, let, running, strength


def test_howler_may_install_nothing_and_stays() -> None:
    t = Table()
    t.ice("HQ", "Howler")
    t.hand("corp", "Ansel 1.0", "Ice Wall")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert t.offered("Ansel 1.0")
    assert not t.offered("Ice Wall")
    go_on(t)
    finish_run(t)
    assert "Howler" in t.names("installed")


def test_howler_is_trashed_after_the_run_with_the_bioroid_derezzed() -> None:
    t = Table()
    t.ice("HQ", "Howler")
    t.discard_pile("corp", "Ansel 1.0")
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Ansel 1.0")
    assert t.card("Ansel 1.0").faceup
    finish_run(t)
    assert not t.card("Ansel 1.0").faceup
    assert t.names("archives") == ["Howler"]


def test_fairchild_2_0_lets_the_runner_pay_or_trash_and_does_core_damage() -> None:
    t = Table()
    t.ice("HQ", "Fairchild 2.0")
    t.rig("Leech")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Fairchild 2.0: Break up to 2 subroutines")
    t.play(LET, "Trash 1 installed Runner card")
    assert t.names("heap")[0] == "Leech"
    assert t.credits("runner") == 1, "nothing is left to trash: 2 credits are paid"
    assert t.game.state.core_damage == 1


def test_fairchild_2_0_is_broken_for_two_clicks_by_the_runner_alone() -> None:
    t = Table()
    t.ice("HQ", "Fairchild 2.0")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner", clicks=3)
    t.click("Run on HQ")
    t.click("Fairchild 2.0: Break")
    t.answer([option.key for option in t.asked.options][:2])
    assert t.clicks("runner") == 0
    let(t)
    assert t.credits("runner") == 5
    assert t.game.state.core_damage == 1


def test_lady_liberty_adds_an_agenda_worth_as_many_points_as_it_has_counters() -> None:
    t = Table()
    t.root("Server 1", "Lady Liberty", rezzed=True, power=1)
    t.hand("corp", "Hostile Takeover", "Priority Requisition")
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("Lady Liberty").power == 2
    assert not t.offered("Lady Liberty: Add"), "no agenda in HQ is worth 2"
    end_turn(t)
    end_turn(t)
    t.next_action()
    t.play("Lady Liberty: Add", "Priority Requisition")
    assert t.names("corp_score") == ["Priority Requisition"]
    assert t.happened("scored") == 0


def test_glenn_station_hosts_a_card_that_only_the_corp_knows_and_gives_it_back() -> None:
    t = Table()
    t.score_area("corp", "Glenn Station")
    t.hand("corp", "PAD Campaign")
    t.start("corp")
    t.click("Glenn Station: Host")
    assert t.names("hosted") == ["PAD Campaign"]
    assert "PAD Campaign" not in str(t.view("runner"))
    assert "PAD Campaign" in str(t.view("corp"))
    assert not any("PAD Campaign" in line for line in t.log("runner"))
    t.click("Glenn Station: Add")
    assert "PAD Campaign" in t.names("hq")
    assert t.offered("Glenn Station: Host")


def test_earth_station_makes_runs_dearer_on_either_side() -> None:
    t = Table(corp="Earth Station: SEA Headquarters")
    t.root("Server 1", "PAD Campaign")
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=7)
    t.start("corp")
    t.click("Earth Station: SEA Headquarters: Flip")
    assert t.view("corp").corp.identity.title == "Earth Station: Ascending to Orbit"
    assert not t.offered("Install PAD Campaign")
    end_turn(t)
    t.click("Run on Server 1")
    finish_run(t)
    assert t.credits("runner") == 7 - 6
    t.click("Run on HQ")
    assert t.credits("runner") == 1, "HQ costs nothing on this side"
    finish_run(t)
    assert t.view("corp").corp.identity.title == "Earth Station: SEA Headquarters", "a successful run on HQ"
    t.click("Run on HQ")
    assert t.credits("runner") == 0


def test_earth_station_leaves_one_of_several_remote_servers() -> None:
    t = Table(corp="Earth Station: SEA Headquarters")
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Ronin")
    t.ice("Server 2", "Ice Wall")
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Play Hedge Fund")
    assert t.options == ["Server 1", "Server 2"]
    t.click("Server 1")
    assert t.names("installed") == ["PAD Campaign"]
    assert list(t.game.state.servers) == ["hq", "rd", "archives", "remote1"]


def test_earth_station_keeps_its_limit_once_it_is_flipped() -> None:
    t = Table(corp="Earth Station: SEA Headquarters")
    t.root("Server 1", "Ronin")
    t.hand("corp", "PAD Campaign", "Ice Wall")
    t.start("corp")
    t.click("Earth Station: SEA Headquarters: Flip")
    assert not t.offered("new server")
    assert t.offered("Install Ice Wall protecting Server 1")


def test_district_99_counts_the_first_program_or_hardware_trashed_each_turn() -> None:
    t = Table(runner="Noise: Hacker Extraordinaire")
    t.rig("District 99", power=2)
    t.rig("Leech", "Imp")
    t.ice("HQ", "Rototurret")
    t.discard_pile("runner", "Corroder", "Gordian Blade", "Demolition Run")
    t.start("runner")
    assert not t.offered("District 99:")
    t.click("Run on HQ")
    let(t)
    t.play("Leech", "Use District 99")
    finish_run(t)
    t.click("Run on HQ")
    let(t)
    finish_run(t)
    assert "Imp" in t.names("heap")
    assert t.card("District 99").power == 3, "the first time each turn"
    t.click("District 99: Add")
    assert not t.offered("Gordian Blade"), "of the faction of the identity"
    t.click("Corroder")
    assert t.names("grip") == ["Corroder"]
    assert t.card("District 99").power == 0


def test_zato_city_grid_may_resolve_a_subroutine_for_the_ice() -> None:
    t = Table()
    t.root("Server 1", "ZATO City Grid", rezzed=True)
    t.ice("Server 1", "Neural Katana")
    t.ice("HQ", "Neural Katana")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Trash Neural Katana")
    assert grip(t) == 2
    assert running(t)
    finish_run(t)
    t.click("Run on HQ")
    assert not t.offered("Trash Neural Katana"), "only what protects its server"


def test_zato_city_grid_need_not_trash_the_ice() -> None:
    t = Table()
    t.root("Server 1", "ZATO City Grid", rezzed=True)
    t.ice("Server 1", "Ice Wall")
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Do not pay")
    assert "Ice Wall" in t.names("installed")
    let(t)
    assert not running(t)


def test_gebrselassie_keeps_strength_up_to_the_end_of_the_turn() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.rig("Corroder", "Gebrselassie", "Crypsis")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Gebrselassie: Host")
    assert t.card("Gebrselassie").host == t.card("Corroder").oid, "an AI can host none"
    t.click("Run on HQ")
    t.play("Corroder: +1 strength", "Corroder: +1 strength")
    assert strength(t, "Corroder") == 4
    finish_run(t)
    assert strength(t, "Corroder") == 4
    end_turn(t)
    assert strength(t, "Corroder") == 2


def test_zato_city_grid_is_installed_in_remote_servers_alone() -> None:
    t = Table()
    t.hand("corp", "ZATO City Grid")
    t.start("corp")
    assert not t.offered("Install ZATO City Grid in HQ")
    t.click("Install ZATO City Grid in a new server")
    assert t.card("ZATO City Grid").server == "remote1"
