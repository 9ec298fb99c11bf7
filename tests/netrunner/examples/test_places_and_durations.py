"""The rulebook's examples about where cards come to lie and how long effects last."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, finish_run, go_on, let, running, strength


def howler() -> Table:
    """A run on a remote server whose Howler installed Ansel 1.0 behind itself."""
    t = Table()
    t.ice("Server 1", "Ice Wall", "Howler")
    t.root("Server 1", "PAD Campaign")
    t.hand("corp", "Ansel 1.0")
    t.start("runner")
    t.click("Run on Server 1")
    let(t)
    t.click("Ansel 1.0")
    return t


def test_6_2_3b_example_1_ice_installed_inward_has_to_be_approached_later() -> None:
    t = howler()
    server = t.game.state.servers["remote1"]
    assert [t.game.state.cards[oid].code for oid in server.ice] == ["ice_wall", "ansel_1_0", "howler"]
    ansel = t.card("Ansel 1.0")
    assert ansel.faceup
    t.pass_until(LET)
    assert t.game.run is not None
    assert t.game.run.ice == ansel.oid


def test_1_15_4_example_1_a_later_instruction_finds_the_card_where_it_is_now() -> None:
    t = howler()
    finish_run(t)
    assert not t.card("Ansel 1.0").faceup
    assert "Howler" in t.names("archives")


def test_1_13_5b_example_1_a_card_can_only_be_hosted_by_the_ability_that_says_so() -> None:
    t = Table()
    t.score_area("corp", "Glenn Station")
    t.hand("corp", "Hedge Fund", "PAD Campaign")
    t.start("corp")
    assert not t.offered("PAD Campaign on Glenn Station")
    t.click("Glenn Station: Host")
    t.click("PAD Campaign")
    hosted = t.card("PAD Campaign", "hosted")
    assert hosted.host == t.card("Glenn Station", "corp_score").oid
    assert not hosted.faceup
    assert not t.offered("Glenn Station: Host"), "a single card"


def test_4_6_8f_example_1_no_new_remote_server_beyond_the_limit() -> None:
    t = Table(corp="Earth Station: SEA Headquarters")
    t.hand("corp", "PAD Campaign", "Ice Wall")
    t.start("corp")
    assert t.offered("Install Ice Wall protecting a new server")
    t.click("Install PAD Campaign")
    assert not t.offered("new server")
    assert t.offered("Install Ice Wall protecting Server 1")


def zato(ice: str, **fields: int) -> Table:
    """A Runner encounters the outermost ice of a server with ZATO City Grid."""
    t = Table()
    t.set(**fields)
    t.root("Server 1", "ZATO City Grid", rezzed=True)
    t.ice("Server 1", "Ice Wall", ice)
    t.start("runner")
    t.click("Run on Server 1")
    return t


def test_4_6_6i_example_2_this_server_is_where_the_trashed_ice_was() -> None:
    t = zato("Border Control", corp_credits=5)
    t.answer([t.asked.options[0].key])
    t.click("Trash Border Control")
    assert "Border Control" in t.names("archives")
    assert t.credits("corp") == 5 + 1, "Ice Wall alone is left"


def test_9_12_2e_example_1_x_is_0_where_no_ability_defines_it() -> None:
    t = zato("Surveyor", corp_credits=0, runner_credits=0)
    t.answer([t.asked.options[0].key])
    t.click("Trash Surveyor")
    while running(t) and not t.happened("traced"):
        go_on(t)
    traced = [event for event in t.game.state.happened if event.kind == "trace_begins"]
    assert [event.n for event in traced] == [0]


def test_9_12_3c_example_1_the_only_thing_that_can_be_done_is_chosen() -> None:
    t = Table()
    t.ice("HQ", "Fairchild 2.0")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(runner_credits=3)
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    t.click(LET)
    assert t.credits("runner") == 1, "without a question: nothing is installed"
    assert t.game.state.core_damage == 1, "the second one can do neither"
    assert running(t)


def test_8_2_2a_example_1_a_trash_that_was_prevented_met_no_condition() -> None:
    t = Table()
    t.ice("HQ", "Rototurret", "Rototurret")
    t.rig("District 99", "Sacrificial Construct", "Leech", "Imp")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Leech")
    t.click("Sacrificial Construct")
    assert "Leech" in t.names("installed")
    finish_run(t)
    assert t.card("District 99").power == 0
    t.click("Run on HQ")
    let(t)
    t.play("Leech", "Use District 99")
    assert t.card("District 99").power == 1


def hosted_on(title: str, *, power: int = 0) -> Table:
    """An icebreaker with Gebrselassie on it, and three pieces of ice that protect HQ."""
    t = Table()
    t.ice("HQ", "Ice Wall", "Ice Wall", "Ice Wall")
    t.rig(title, power=power)
    t.rig("Gebrselassie", "Cleaver")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Gebrselassie: Host")
    t.click(title)
    return t


def boost(t: Table, title: str) -> None:
    """Run on HQ and raise the icebreaker's strength once at the first encounter."""
    t.click("Run on HQ")
    t.pass_until(f"{title}: +")
    t.click(f"{title}: +")


def test_9_4_4_example_1_a_static_ability_has_no_duration_that_could_be_longer() -> None:
    t = hosted_on("Puffer", power=2)
    before = strength(t, "Puffer")
    boost(t, "Puffer")
    finish_run(t)
    assert strength(t, "Puffer") == before + 1
    t.play("Puffer: Either", "Remove")
    assert strength(t, "Puffer") == before + 1 - 1
    end_turn(t)
    assert strength(t, "Puffer") == before - 1


def test_9_10_5_example_1_the_lingering_effect_stays_and_the_static_one_goes() -> None:
    t = hosted_on("Na'Not'K")
    boost(t, "Na'Not'K")
    assert strength(t, "Na'Not'K") == 1 + 3 + 2
    finish_run(t)
    assert strength(t, "Na'Not'K") == 1 + 2
    end_turn(t)
    assert strength(t, "Na'Not'K") == 1


def test_9_9_9a_example_1_durations_are_as_they_were_once_the_ability_applies_no_more() -> None:
    t = hosted_on("Na'Not'K")
    boost(t, "Na'Not'K")
    finish_run(t)
    assert strength(t, "Na'Not'K") == 1 + 2
    t.click("Gebrselassie: Host")
    assert t.card("Gebrselassie").host == t.card("Cleaver").oid
    assert strength(t, "Na'Not'K") == 1
