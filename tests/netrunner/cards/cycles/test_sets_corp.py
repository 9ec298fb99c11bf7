"""The Corp's cards of many sets."""

import pytest

from engine.netrunner.language.effects import Damage, GiveTags
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, facing, finish_run, go_on, run_on, running


def accessed(title: str, where: str = "Server 1", **fields: int) -> Table:
    """The Runner runs to access a card; nothing is paid that is not clicked."""
    t = Table()
    if where == "R&D":
        t.deck("corp", title)
    else:
        t.root(where, title, advancement=fields.pop("advancement", 0))
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(corp_credits=9)
    t.set(**fields)
    t.start("runner")
    t.click(f"Run on {where}")
    return t


# -- ice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [0, 3])
def test_ashigaru_has_a_subroutine_for_each_card_in_hq(cards: int) -> None:
    t = Table()
    t.ice("HQ", "Ashigaru")
    t.hand("corp", *["Hedge Fund"] * cards)
    t.start("runner")
    assert len(t.game.subroutines(t.card("Ashigaru").oid)) == cards
    run_on(t, "HQ")
    assert t.happened("end_run") == bool(cards)


def test_border_control_ends_runs_here_and_pays_for_ice() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Ice Wall", "Border Control")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on R&D")
    while running(t):
        assert not t.offered("Border Control")
        go_on(t)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Border Control: End")
    t.click("Border Control: End")
    assert t.names("archives") == ["Border Control"]
    t = Table()
    t.ice("HQ", "Ice Wall", "Border Control")
    t.start("runner")
    run_on(t, "HQ")
    assert (t.credits("corp"), t.happened("end_run")) == (7, 1)


@pytest.mark.parametrize(("rig", "credits"), [(("Crypsis",), 9), (("Mimic",), 7)])
def test_bulwark_minds_artificial_intelligence(rig: tuple[str, ...], credits: int) -> None:
    t = facing("Bulwark", *rig, "Leech")
    t.click(LET)
    assert t.decision.seat == "runner"
    t.click("Leech")
    finish_run(t)
    assert (t.names("heap"), t.credits("corp"), t.happened("end_run")) == (["Leech"], credits, 1)


def test_bulwark_makes_bad_publicity() -> None:
    t = Table()
    t.ice("HQ", "Bulwark", rezzed=False)
    t.set(corp_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Bulwark")
    assert t.game.state.bad_publicity == 1


def test_lockdown_keeps_the_runner_from_drawing() -> None:
    t = facing("Lockdown")
    finish_run(t)
    assert not t.offered("Draw 1 card")
    end_turn(t)
    end_turn(t)
    assert t.offered("Draw 1 card")


@pytest.mark.parametrize("counters", [0, 1, 2])
def test_lycan_changes_with_odd_counters(counters: int) -> None:
    t = Table()
    t.ice("HQ", "Lycan", advancement=counters)
    t.rig("Leech")
    t.start("corp")
    face = t.game.face(t.card("Lycan"))
    assert ("code_gate" in face.subtypes, "sentry" in face.subtypes) == (counters == 1, counters != 1)
    t.click("Advance Lycan")
    end_turn(t)
    run_on(t, "HQ")
    assert t.names("heap") == ["Leech"]


def test_rsvp_closes_the_purse_for_the_run() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "RSVP")
    t.rig("Corroder")
    t.start("runner")
    t.click("Run on HQ")
    while t.happened("encounter") < 2:
        go_on(t)
    assert not t.offered("Corroder")
    finish_run(t)
    t.click("Run on HQ")
    while t.happened("encounter") < 3:
        go_on(t)
    t.pass_until("Let")


# -- ambushes and other assets ----------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["Server 1", "R&D"])
def test_breached_dome_hurts_wherever_it_is(where: str) -> None:
    t = accessed("Breached Dome", where)
    finish_run(t)
    assert (len(t.names("grip")), len(t.names("heap"))) == (4, 2)
    assert t.happened("revealed") == (where == "R&D")


@pytest.mark.parametrize("pays", [True, False])
def test_cerebral_overwriter_does_core_damage_for_its_counters(pays: bool) -> None:
    t = accessed("Cerebral Overwriter", advancement=2)
    t.pass_until("Pay 3 credits")
    t.click("Pay 3 credits" if pays else "Do not pay")
    finish_run(t)
    assert (t.game.state.core_damage, t.credits("corp")) == ((2, 6) if pays else (0, 9))


def test_cerebral_overwriter_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Cerebral Overwriter")
    t.start("corp")
    t.click("Advance Cerebral Overwriter")
    assert t.card("Cerebral Overwriter").advancement == 1


@pytest.mark.parametrize("ice", [True, False])
def test_clone_suffrage_movement_wants_no_ice(ice: bool) -> None:
    t = Table()
    t.root("Server 1", "Clone Suffrage Movement", rezzed=True)
    if ice:
        t.ice("Server 1", "Ice Wall")
    t.discard_pile("corp", "Hedge Fund", "Enigma")
    t.start("corp", turn_begins=True)
    if not ice:
        t.click("Yes: add 1 operation")
    t.next_action()
    assert t.names("archives") == ["Hedge Fund"] * ice + ["Enigma"]


def test_mr_stone_hurts_whoever_takes_tags() -> None:
    t = Table()
    t.root("Server 1", "Mr. Stone", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp")
    t.effect("corp", GiveTags(2))
    assert len(t.names("grip")) == 2


@pytest.mark.parametrize("clicks", [1, 2])
def test_strongbox_costs_a_click(clicks: int) -> None:
    t = Table()
    t.root("Server 1", "Strongbox", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.start("runner", clicks=clicks)
    t.click("Run on Server 1")
    while not t.offered("Do not steal"):
        go_on(t)
    assert t.offered("Steal Offworld Office") == (clicks == 2)
    if clicks == 2:
        t.click("Steal Offworld Office")
        assert t.clicks("runner") == 0


@pytest.mark.parametrize(("where", "tags"), [("HQ", 2), ("R&D", 1)])
def test_chilo_city_grid_tags_for_traces_of_runs_here(where: str, tags: int) -> None:
    t = Table()
    t.ice(where, "Hunter")
    t.root("HQ", "ChiLo City Grid", rezzed=True)
    t.start("runner")
    t.click(f"Run on {where}")
    t.click(LET)
    t.play("0 credits", "0 credits")
    finish_run(t)
    assert t.game.state.tags == tags


# -- agendas ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [True, False])
def test_azef_protocol_costs_an_installed_card(other: bool) -> None:
    t = Table()
    t.root("Server 1", "Azef Protocol", advancement=9)
    if other:
        t.root("Server 2", "PAD Campaign")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp")
    assert t.offered("Score Azef Protocol") == other
    if other:
        t.click("Score Azef Protocol")
        while t.decision.kind == "pay_with":
            go_on(t)
        assert (t.names("archives"), len(t.names("grip"))) == (["PAD Campaign"], 1)


def test_clone_retirement_moves_bad_publicity() -> None:
    t = Table()
    t.root("Server 1", "Clone Retirement", advancement=2)
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Score Clone Retirement")
    t.click("Use Clone Retirement")
    assert t.game.state.bad_publicity == 1
    t = Table()
    t.root("Server 1", "Clone Retirement")
    t.start("runner")
    run_on(t, "Server 1")
    assert t.game.state.bad_publicity == 1


@pytest.mark.parametrize("where", ["Server 1", "R&D"])
def test_fetal_ai_hurts_and_costs(where: str) -> None:
    t = accessed("Fetal AI", where, runner_credits=2)
    while not t.offered("Steal Fetal AI"):
        go_on(t)
    assert len(t.names("grip")) == 3
    assert t.happened("revealed") == (where == "R&D")
    t.click("Steal Fetal AI")
    assert t.credits("runner") == 0


def test_sentinel_defense_program_adds_net_damage_to_core_damage() -> None:
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp")
    t.effect("corp", Damage("core", 1))
    assert len(t.names("grip")) == 2
    t.effect("corp", Damage("meat", 1))
    assert len(t.names("grip")) == 1


# -- operations -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [0, 1])
def test_bad_times_takes_memory_for_the_turn(tags: int) -> None:
    t = Table()
    t.hand("corp", "Bad Times")
    t.rig(*["Leech"] * 4)
    t.set(tags=tags)
    t.start("corp")
    assert t.offered("Play Bad Times") == bool(tags)
    if tags:
        t.click("Play Bad Times")
        assert t.game.memory_limit() == 2
        while t.decision.seat == "runner":
            t.answer([option.key for option in t.asked.options[: t.asked.minimum]])
        assert t.names("installed") == ["Leech", "Leech"]
        end_turn(t)
        assert t.game.memory_limit() == 4


def test_enhanced_login_protocol_costs_a_click_for_the_first_run() -> None:
    t = Table()
    t.hand("corp", "Enhanced Login Protocol")
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.click("Play Enhanced Login Protocol")
    end_turn(t)
    t.pass_until("Run on HQ")
    run_on(t, "HQ")
    assert t.clicks("runner") == 2
    run_on(t, "Server 1")
    assert t.clicks("runner") == 1
    assert t.names("archives") == ["Enhanced Login Protocol"], "an agenda was stolen"
