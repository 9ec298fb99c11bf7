"""Turns, scoring, damage and the end by the Reference Guide 1.0, the first core rules, and 24.03 beside them.

RG-37 to RG-53, C-01 to C-25: the scenarios of the specification.
"""

from __future__ import annotations

import pytest

from engine.netrunner import new_game
from engine.netrunner.language.effects import CLICKS, Gain
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CORE_2012, CR_24_03, RG_1_0
from engine.netrunner.testkit import Table
from tests.netrunner.earlier.test_runs import running

OLD, RG, CORE = CR_24_03.name, RG_1_0.name, CORE_2012.name
ALL = pytest.mark.parametrize("edition", [OLD, RG, CORE])


def ends(t: Table, *, until: str = "", choose: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Pass until the other player may act, or somebody has won; `choose` where that is offered. Steps and
    what could be scored in them."""
    scored: list[tuple[str, str]] = []
    seat = t.game.state.active
    for _ in range(60):
        if (
            t.winner is not None
            or (t.game.state.active != seat and t.asks("action"))
            or (until and t.offered(until))
        ):
            break
        scored += [(t.decision.step, option) for option in t.options if option.startswith("Score")]
        wanted = next((o for text in choose for o in t.options if o.startswith(text)), "")
        if t.asks("discard"):
            t.click(*t.options[: t.decision.minimum])
        elif t.asks("action"):
            t.click("Gain 1 credit")
        else:
            t.click(wanted or t.options[-1])
    return scored


@ALL
def test_rg_37_c_02_scoring_in_the_discard_phase(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("Server 1", "Hostile Takeover", advancement=1)
    t.start("corp", clicks=1)
    t.pass_until("Advance")
    t.click("Advance Hostile")
    steps = [step for step, _ in ends(t)]
    after = {OLD: "5.6.2a", RG: "corp 2.1", CORE: "corp 2.1"}[edition]
    assert steps == [after, *(["corp 3.2"] if edition == RG else [])]


@pytest.mark.parametrize("edition", [RG])
def test_rg_38_47_no_clicks_are_gained_in_a_discard_phase_or_the_other_turn(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("Server 1", "Luminal Transubstantiation", advancement=3)
    t.start("corp", clicks=1)
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    while t.decision.step != "corp 3.2":
        t.click(t.options[-1])
    t.click("Score Luminal")
    assert (t.clicks("corp"), t.names("corp_score")) == (0, ["Luminal Transubstantiation"])


@pytest.mark.parametrize(("edition", "clicks"), [(OLD, 1), (RG, 0), (CORE, 0)])
def test_rg_47_clicks_in_the_turn_of_the_other_player(edition: str, clicks: int) -> None:
    t = Table(edition=edition)
    t.start("runner")
    t.effect("corp", Gain(1, CLICKS))
    assert t.clicks("corp") == clicks


def test_rg_39_what_is_rezzed_in_that_window_counts_there() -> None:
    t = Table(edition=RG, policy=ASK_ALL)
    t.root("Server 1", "Hostile Takeover", "SanSan City Grid", advancement=1)
    t.set(corp_credits=6)
    t.start("corp", clicks=1)
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    while t.decision.step != "corp 3.2":
        t.click(t.options[-1])
    assert not t.offered("Score")
    t.click("Rez SanSan")
    t.pass_until("Score Hostile Takeover")
    assert t.decision.step == "corp 3.2"


def test_rg_50_tags_of_an_agenda_scored_there_last_until_the_turn_ends() -> None:
    t = Table(edition=RG, policy=ASK_ALL)
    t.root("Server 1", "Breaking News", advancement=2)
    t.start("corp", clicks=1)
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    while t.decision.step != "corp 3.2":
        t.click(t.options[-1])
    t.click("Score Breaking News")
    while not t.game.state.tags:
        t.click(t.options[0])
    assert t.game.state.tags == 2
    ends(t)
    assert t.game.state.tags == 0


@ALL
def test_rg_48_c_10_a_negative_hand_size_is_looked_at_when_the_turn_ends(edition: str) -> None:
    t = Table(edition=edition)
    t.set(core_damage=6)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner", clicks=1)
    ends(t)
    assert (t.winner, len(t.names("grip"))) == ("corp", 3 if edition == OLD else 0)


@pytest.mark.parametrize(("edition", "winner"), [(OLD, "corp"), (RG, None), (CORE, None)])
def test_rg_42_it_can_be_mended_after_discarding(edition: str, winner: str | None) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.set(core_damage=6, runner_credits=5)
    t.rig("Street Peddler")
    t.hosted("Street Peddler", "Box-E", installed=False, faceup=False)
    t.start("runner", clicks=1)
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    step = {RG: "runner 2.2", CORE: "runner 2.2"}.get(edition, "5.7.2b")
    while t.winner is None and t.decision.step != step:
        t.click(t.options[-1])
    if t.winner is None:
        t.click("Street Peddler")
        t.pass_until("Gain 1 credit")
    assert t.winner == winner


@ALL
def test_rg_43_fatal_damage_empties_the_grip(edition: str) -> None:
    t = Table(edition=edition)
    t.set(tags=2, corp_credits=9)
    t.hand("runner", "I've Had Worse", *["Sure Gamble"] * 3)
    t.hand("corp", "BOOM!")
    t.start("corp")
    t.click("Play BOOM!")
    assert t.winner == "corp"
    assert (len(t.names("grip")), len(t.names("heap"))) == ((4, 0) if edition == OLD else (0, 4))


@ALL
def test_rg_51_the_runner_decides_on_a_mulligan_knowing_what_the_corp_did(edition: str) -> None:
    game = new_game(seed=1, edition=edition)
    asked = [d.seat for d in game.decisions]
    assert asked == (["corp", "runner"] if edition == OLD else ["corp"])
    if edition != OLD:
        game.answer("corp", game.decisions[0].id, ["mulligan"])
        assert [d.seat for d in game.decisions] == ["runner"]
        assert any(event.kind.value == "mulligan" for event in game.log)


@pytest.mark.parametrize(("edition", "pool", "ends_run"), [(OLD, 7, False), (RG, 7, False), (CORE, 5, True)])
def test_rg_53_c_07_bad_publicity_is_a_purse_in_the_first_rules(
    edition: str, pool: int, ends_run: bool
) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Whitespace")
    t.set(bad_publicity=2, runner_credits=8)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Gain 1 credit" if ends_run else "Go on")
    assert (t.credits("runner"), bool(t.happened("end_run"))) == (pool, ends_run)


@pytest.mark.parametrize(("edition", "steps"), [
    (OLD, ["5.6.1b", "5.6.2a"]), (RG, ["corp 1.2", "corp 2.1"]), (CORE, ["corp 1.2"]),
])  # fmt: skip
def test_c_01_nothing_is_scored_after_the_draw_and_before_the_first_action(
    edition: str, steps: list[str]
) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("Server 1", "Hostile Takeover", advancement=2)
    t.start("corp", turn_begins=True)
    found: list[str] = []
    while not t.asks("action"):
        found += [t.decision.step for o in t.options if o.startswith("Score")]
        t.click(t.options[-1])
    assert found == steps
    t.click("Gain 1 credit")
    assert t.offered("Score")


@pytest.mark.parametrize(
    ("edition", "asked"), [(RG, ["runner", "corp"]), (CORE, ["runner", "corp", "runner"])]
)
def test_c_08_who_acted_and_stopped_is_asked_once_more(edition: str, asked: list[str]) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.rig("Corroder")
    t.start("runner", turn_begins=True)
    while t.decision.step != "runner 1.5":
        t.click(t.options[-1])
    t.click("Corroder: +1")
    seats: list[str] = []
    while not t.asks("action"):
        seats.append(t.decision.seat)
        t.click(t.options[-1])
    assert seats == asked


@pytest.mark.parametrize(("edition", "asked"), [(RG, ["corp", "runner"]), (CORE, ["corp", "runner", "corp"])])
def test_c_08_so_is_who_acts_second(edition: str, asked: list[str]) -> None:
    """The Runner passes, the Corp uses a counter and passes, the Runner passes."""
    t = Table(edition=edition, policy=ASK_ALL)
    t.score_area("corp", "AstroScript Pilot Program", agenda=1)
    t.root("Server 1", "Hostile Takeover")
    t.rig("Corroder")
    t.start("runner", turn_begins=True)
    while t.decision.step != "runner 1.5":
        t.click(t.options[-1])
    assert t.decision.seat == "runner"
    t.click(t.options[-1])
    t.click("AstroScript")
    while not t.asks("window"):
        t.click("Hostile Takeover")
    assert t.card("Hostile Takeover").advancement == 1
    seats: list[str] = []
    while not t.asks("action"):
        seats.append(t.decision.seat)
        t.click(t.options[-1])
    assert seats == asked


@pytest.mark.parametrize(("edition", "offered"), [(OLD, True), (RG, True), (CORE, False)])
def test_c_05_programs_go_only_where_memory_demands_it(edition: str, offered: bool) -> None:
    t = Table(edition=edition)
    t.rig("Corroder", "Mimic")
    t.hand("runner", "Wyrm")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.offered("Install Wyrm, trashing") is offered


@ALL
def test_c_06_the_runner_chooses_what_goes_for_memory(edition: str) -> None:
    t = Table(edition=edition)
    t.rig("Magnum Opus", "Sneakdoor Beta")
    t.hand("runner", "Corroder")
    t.start("runner")
    t.click("Install Corroder")
    assert {"Magnum Opus", "Sneakdoor Beta"} <= {o.removeprefix("Trash ") for o in t.options}


@ALL
def test_c_12_subroutines_resolve_in_printed_order(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Wall of Thorns")
    t.hand("runner", *["Sure Gamble"] * 3)
    running(t)
    t.pass_until("Let the unbroken")
    t.click("Let the unbroken")
    t.next_action()
    kinds = [e.kind.value for e in t.game.state.happened if e.kind.value in ("damage", "end_run")]
    assert (kinds, len(t.names("grip"))) == (["damage", "end_run"], 1)


@ALL
def test_c_21_c_22_an_empty_server_behind_ice_can_be_run_on(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("Server 2", "Ice Wall", rezzed=False)
    running(t, "Server 2")
    jacks = 0
    while not t.happened("run_ends"):
        jacks += t.asks("jack_out")
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert (t.happened("successful_run"), t.happened("accessed"), jacks) == (1, 0, 1)
