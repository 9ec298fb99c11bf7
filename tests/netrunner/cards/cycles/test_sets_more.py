"""Further cards of many sets."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, against, end_turn, finish_run, go_on, rigged, run_on, running


def operation(title: str, **fields: int) -> Table:
    """The Corp's turn with an operation."""
    t = Table()
    t.hand("corp", title)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(corp_credits=9)
    t.set(**fields)
    t.start("corp")
    return t


# -- the Corp's ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "placed"), [(3, 0), (5, 1), (7, 2)])
def test_braintrust_makes_ice_cheaper_for_what_was_too_much(counters: int, placed: int) -> None:
    t = Table()
    t.root("Server 1", "Braintrust", advancement=counters)
    t.ice("HQ", "Tollbooth", rezzed=False)
    t.start("corp")
    t.click("Score Braintrust")
    assert t.card("Braintrust", "corp_score").agenda == placed
    for credits in (8 - placed, 7 - placed):
        t.set(corp_credits=credits)
        assert t.game.can_rez(t.card("Tollbooth"), 0, "") == (credits == 8 - placed)


@pytest.mark.parametrize("pays", [True, False])
def test_cayambe_grid_advances_ice_and_asks_for_credits(pays: bool) -> None:
    t = Table()
    t.ice("Server 1", "Ice Wall", "Ice Wall", rezzed=False)
    t.root("Server 1", "Cayambe Grid", rezzed=True)
    t.start("corp", turn_begins=True)
    t.pass_until("Ice Wall")
    t.click("Ice Wall protecting Server 1 (innermost)")
    t.next_action()
    assert sorted(card.advancement for card in t.game.installed()) == [0, 0, 1]
    end_turn(t)
    t.pass_until("Run on Server 1")
    before = t.credits("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 2 credits")
    t.click("Pay 2 credits" if pays else "Let it happen")
    finish_run(t)
    assert (t.happened("successful_run"), t.credits("runner")) == (pays, before - 2 * pays)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_helium_3_deposit_adds_power_counters(n: int) -> None:
    t = Table()
    t.root("Server 1", "Helium-3 Deposit", advancement=4)
    t.ice("HQ", "Data Raven", power=1)
    t.ice("R&D", "Ice Wall")
    t.start("corp")
    t.click("Score Helium-3 Deposit")
    while t.decision.kind == "target":
        t.click("Data Raven")
    t.answer([t.asked.options[2 - n].key])
    assert t.card("Data Raven").power == 1 + n


@pytest.mark.parametrize(("tags", "server", "gained"), [(1, "HQ", 2), (0, "HQ", 0), (1, "R&D", 0)])
def test_henry_phillips_is_paid_for_broken_subroutines(tags: int, server: str, gained: int) -> None:
    t = Table()
    t.ice(server, "Ice Wall")
    t.root("HQ", "Henry Phillips", rezzed=True)
    t.rig("Corroder")
    t.set(tags=tags)
    t.start("runner")
    t.play(f"Run on {server}", "Corroder: Break 1")
    finish_run(t)
    assert t.credits("corp") == 5 + gained


def test_hokusai_grid_hurts_after_successful_runs() -> None:
    t = Table()
    t.root("HQ", "Hokusai Grid", rezzed=True)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert len(t.names("grip")) == 1


@pytest.mark.parametrize("tags", [0, 2])
def test_high_profile_target_hurts_twice_for_each_tag(tags: int) -> None:
    t = operation("High-Profile Target", tags=tags)
    assert t.offered("Play High-Profile Target") == bool(tags)
    if tags:
        t.click("Play High-Profile Target")
        assert len(t.names("grip")) == 1


def test_priority_construction_installs_advanced_ice() -> None:
    t = operation("Priority Construction")
    t.hand("corp", "Ice Wall", "PAD Campaign")
    t.refresh()
    t.click("Play Priority Construction")
    assert not t.offered("PAD")
    t.click("Ice Wall")
    ice = t.card("Ice Wall")
    assert (ice.advancement, ice.server, t.clicks("corp")) == (3, "remote1", 1)


@pytest.mark.parametrize(("stolen", "left"), [(True, 3), (False, 5)])
def test_punitive_counterstrike_answers_stolen_points(stolen: bool, left: int) -> None:
    t = Table()
    t.hand("corp", "Punitive Counterstrike")
    t.root("Server 1", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner", clicks=1)
    run_on(t, "Server 1" if stolen else "R&D")
    t.pass_until("Play Punitive Counterstrike")
    t.play("Play Punitive Counterstrike", "0 credits", "0 credits")
    assert len(t.names("grip")) == left


def test_sub_boost_makes_ice_a_barrier_that_ends_the_run() -> None:
    t = operation("Sub Boost")
    t.ice("HQ", "Hunter")
    t.refresh()
    t.click("Play Sub Boost")
    if t.decision.kind == "target":
        t.click("Hunter")
    face = t.game.face(t.card("Hunter"))
    assert {"barrier", "sentry"} <= set(face.subtypes)
    end_turn(t)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.click(LET)
    t.play("0 credits", "0 credits")
    finish_run(t)
    assert (t.game.state.tags, t.happened("end_run")) == (1, 1)


@pytest.mark.parametrize("sells", [True, False])
def test_tech_startup_becomes_another_asset(sells: bool) -> None:
    t = Table()
    t.root("Server 1", "Tech Startup", rezzed=True)
    t.deck("corp", "Hedge Fund", "Enigma", "PAD Campaign")
    t.start("corp", turn_begins=True)
    t.click(t.options[0] if sells else "Do not pay")
    if sells:
        assert not t.offered("Enigma")
        t.click("PAD Campaign")
        t.click("new server")
    t.next_action()
    assert t.names("installed") == (["PAD Campaign"] if sells else ["Tech Startup"])


@pytest.mark.parametrize("tags", [0, 1])
def test_trust_operation_trashes_a_resource_and_brings_a_card_back(tags: int) -> None:
    t = operation("Trust Operation", tags=tags)
    t.rig("Armitage Codebusting", "Leech")
    t.discard_pile("corp", "Archer", "Hedge Fund")
    t.refresh()
    assert t.offered("Play Trust Operation") == bool(tags)
    if tags:
        t.click("Play Trust Operation")
        while not t.offered("HQ"):
            go_on(t)
        t.click("HQ")
        assert (t.names("heap"), t.card("Archer").faceup) == (["Armitage Codebusting"], True)
        assert t.credits("corp") == 9


@pytest.mark.parametrize("use", [True, False])
def test_the_foundry_finds_another_copy(use: bool) -> None:
    t = Table(corp="The Foundry: Refining the Process")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.deck("corp", "Hunter", "Ice Wall")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Ice Wall")
    t.click("Use The Foundry" if use else "Do not use it")
    if use:
        assert not t.offered("Hunter")
        t.click("Ice Wall")
    assert t.names("hq") == ["Ice Wall"] * use


# -- the Runner's ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("instead", [True, False])
def test_because_i_can_sends_a_root_into_rd(instead: bool) -> None:
    t = Table()
    t.hand("runner", "Because I Can")
    t.root("Server 1", "PAD Campaign")
    t.start("runner")
    t.click("Play Because I Can")
    t.pass_until("Breach Server 1")
    label = next(each for each in t.options if ("Breach" in each) != instead)
    t.click(label)
    finish_run(t)
    assert (t.names("installed"), len(t.names("rd"))) == (([], 11) if instead else (["PAD Campaign"], 10))


@pytest.mark.parametrize("use", [True, False])
def test_devil_charm_weakens_ice_for_the_run(use: bool) -> None:
    t = against("Hunter", "Devil Charm")
    t.click(t.options[0] if use else "Do not pay")
    assert t.game.strength(t.card("Hunter")) == (-2 if use else 4)
    assert t.names("removed") == ["Devil Charm"] * use


def test_doppelganger_runs_again_once_a_turn() -> None:
    t = rigged("Doppelgänger")
    assert t.game.memory_limit() == 5
    t.click("Run on HQ")
    t.pass_until("Use Doppelg")
    t.play("Use Doppelg", "R&D")
    while running(t):
        go_on(t)
    assert t.clicks("runner") == 3
    assert t.happened("successful_run") == 2
    run_on(t, "HQ")
    assert t.happened("run_begins") == 3


def test_egret_makes_ice_everything() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Egret")
    t.start("runner")
    t.click("Install Egret")
    assert {"barrier", "code_gate", "sentry"} <= set(t.game.face(t.card("Ice Wall")).subtypes)


@pytest.mark.parametrize("ice", ["Hunter", "Ice Wall"])
def test_forked_trashes_a_broken_sentry(ice: str) -> None:
    t = Table()
    t.ice("HQ", ice)
    t.rig("Crypsis", virus=1)
    t.hand("runner", "Forked")
    t.set(runner_credits=20)
    t.start("runner")
    t.play("Play Forked", "HQ", "Break everything with Crypsis")
    while running(t):
        go_on(t)
    assert t.names("archives") == ["Hunter"] * (ice == "Hunter")


def test_ghost_runner_pays_during_runs() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.rig("Corroder")
    t.hand("runner", "Ghost Runner", "Leech")
    t.set(runner_credits=1)
    t.start("runner")
    t.click("Install Ghost Runner")
    assert t.card("Ghost Runner").credit == 3
    assert not t.offered("Install Leech")
    t.click("Run on HQ")
    t.play("Corroder: +1 strength", "Corroder: +1 strength", "Corroder: Break 1")
    finish_run(t)
    assert t.names("heap") == ["Ghost Runner"]


def test_wasteland_pays_for_the_first_card_of_ones_own() -> None:
    t = rigged("Wasteland", "Fall Guy", "Fall Guy")
    t.click("Fall Guy: Gain 2 credits")
    assert t.credits("runner") == 5 + 2 + 1
    t.click("Fall Guy: Gain 2 credits")
    assert t.credits("runner") == 10


@pytest.mark.parametrize(
    ("agenda", "tags"), [("Hostile Takeover", 0), ("Market Research", 0), ("Market Research", 1)]
)
def test_24_7_news_cycle_resolves_what_scoring_does(agenda: str, tags: int) -> None:
    """9.6.14c, 9.6.14d: nothing is scored; what else the condition asks for must be so. Rules: 9.6.14."""
    t = operation("24/7 News Cycle", tags=tags)
    t.score_area("corp", "Nisei MK II", agenda)
    t.refresh()
    t.click("Play 24/7 News Cycle")
    while t.decision.kind == "pay_with":
        t.click("Nisei MK II")
    if t.decision.kind == "target":
        t.click(agenda)
    assert (t.names("removed"), t.happened("scored")) == (["Nisei MK II"], 0)
    if agenda == "Hostile Takeover":
        assert (t.credits("corp"), t.game.state.bad_publicity) == (16, 1)
    else:
        assert t.game.points("corp") == 2 + tags


def test_24_7_news_cycle_needs_an_agenda_to_forfeit() -> None:
    assert not operation("24/7 News Cycle").offered("Play 24/7 News Cycle")


# -- ice that is more than ice ----------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["HQ", "R&D", "Archives"])
def test_chrysalis_is_encountered_where_it_is_accessed(where: str) -> None:
    """9.1.8h: its subroutine resolves though it is not installed."""
    t = Table()
    if where == "R&D":
        t.deck("corp", "Chrysalis")
    elif where == "HQ":
        t.hand("corp", "Chrysalis")
    else:
        t.discard_pile("corp", "Chrysalis")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    run_on(t, where)
    hurt = where != "Archives"
    assert (t.happened("encounter"), len(t.names("grip"))) == ((1, 2) if hurt else (0, 4))
    assert t.happened("revealed") == (where == "R&D")


@pytest.mark.parametrize("pays", [True, False])
def test_archangel_is_encountered_for_three_credits(pays: bool) -> None:
    t = Table()
    t.deck("corp", "Archangel")
    t.rig("Leech", "Mimic")
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Use Archangel: Reveal")
    t.click("Use Archangel: Reveal")
    t.click("Pay 3 credits" if pays else "Do not pay")
    if pays:
        t.pass_until("0 credits")
        t.click("0 credits")
        t.click("0 credits")
        t.click("Mimic")
    finish_run(t)
    assert (t.names("grip"), t.happened("revealed")) == (["Mimic"] * pays, 1)


@pytest.mark.parametrize("other", [True, False])
def test_bloop_derezzes_another_harmonic_ice(other: bool) -> None:
    t = Table()
    t.ice("HQ", "Bloop", rezzed=False)
    t.ice("R&D", "Bloop" if other else "Ice Wall")
    t.rig("Leech", "Mimic", "Corroder")
    t.hand("runner", "Sure Gamble")
    t.set(corp_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Rez Bloop") == other
    if other:
        t.click("Rez Bloop")
        while t.decision.kind in ("pay_with", "additional"):
            go_on(t)
        assert t.happened("derezzed") == 1
        finish_run(t)
        assert t.game.state.core_damage == 1
        assert [title for title in t.names("heap") if title in ("Leech", "Mimic")] == ["Leech", "Mimic"]


@pytest.mark.parametrize(
    ("counters", "tags", "gone"), [(2, 1, ["Leech"]), (3, 2, ["Leech", "Armitage Codebusting"])]
)
def test_colossus_is_worse_with_three_counters(counters: int, tags: int, gone: list[str]) -> None:
    t = Table()
    t.ice("HQ", "Colossus", advancement=counters - 1)
    t.rig("Leech", "Armitage Codebusting")
    t.start("corp")
    t.click("Advance Colossus")
    assert t.game.strength(t.card("Colossus")) == 4 + counters
    end_turn(t)
    run_on(t, "HQ")
    assert (t.game.state.tags, t.names("heap")) == (tags, gone)
