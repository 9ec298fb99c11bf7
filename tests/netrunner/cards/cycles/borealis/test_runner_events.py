"""Events of the Borealis cycle."""

import pytest

from engine.netrunner.language.effects import Damage, TrashTop
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, event_held, event_played, finish_run, go_on, hq, run_on

CENTRALS = ("HQ", "R&D", "Archives")

# -- Carpe Diem -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("runs", [True, False])
def test_carpe_diem_pays_and_lets_you_run_your_mark(runs: bool) -> None:
    t = Table()
    t.hand("runner", "Carpe Diem")
    t.start("runner")
    t.click("Play Carpe Diem")
    assert t.credits("runner") == 5 - 1 + 4
    t.click("Yes" if runs else "No")
    assert (t.game.run is not None) == runs
    assert t.game.run is None or t.game.run.server == t.game.state.mark


# -- Chastushka -------------------------------------------------------------------------------------------


def test_chastushka_sabotages_instead_of_breaching() -> None:
    t = event_played("Chastushka")
    while t.decision.seat == "runner":
        go_on(t)
    t.answer([option.key for option in t.asked.options[:3]])
    finish_run(t)
    assert (hq(t), len(t.names("archives")), t.happened("breach_begins")) == (2, 4, 0)


# -- Concerto ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "credits"), [("Endurance", 8), ("Sure Gamble", 5), ("Concerto", 0)])
def test_concerto_pays_for_a_run_with_the_cost_of_the_top_card(top: str, credits: int) -> None:
    t = Table()
    t.hand("runner", "Concerto")
    t.deck("runner", top)
    t.rig("Num")
    t.ice("HQ", "Archer")
    t.start("runner")
    t.click("Play Concerto")
    assert t.names("grip") == [top]
    t.click("HQ")
    assert t.card("Concerto", "play").credit == credits
    if credits:
        t.click("Num: Break 1")
        t.answer([t.asked.options[0].key])
        assert (t.credits("runner"), t.card("Concerto", "play").credit) == (5, credits - 2)


# -- Deep Dive --------------------------------------------------------------------------------------------


def dived(*top: str, clicks: int = 6, servers: tuple[str, ...] = CENTRALS) -> Table:
    """Runs on servers, with Deep Dive in hand."""
    t = Table()
    t.hand("runner", "Deep Dive")
    t.deck("corp", "Palisade", "Tithe", *top)
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=9)
    t.start("runner", clicks=clicks)
    for server in servers:
        t.click(f"Run on {server}")
        finish_run(t)
    return t


def test_deep_dive_needs_runs_on_all_central_servers() -> None:
    for servers in (CENTRALS[:2], CENTRALS[1:], ("HQ", "Archives")):
        assert not dived(servers=servers).offered("Play Deep Dive")


def test_deep_dive_accesses_one_card_and_another_for_a_click() -> None:
    t = dived("Hostile Takeover", "Send a Message")
    size = len(t.names("rd"))
    before = t.happened("accessed")
    t.click("Play Deep Dive")
    assert len(t.names("set_aside")) == 8
    assert len([label for label in t.options if "Hedge Fund" in label]) >= 1
    t.click("Hostile Takeover")
    t.pass_until("Spend 1 click")
    t.click("Spend 1 click")
    assert not t.offered("Hostile Takeover")
    t.click("Send a Message")
    t.next_action()
    assert sorted(t.names("runner_score")) == ["Hostile Takeover", "Send a Message"]
    assert t.happened("accessed") == before + 2
    assert (len(t.names("rd")), t.names("set_aside")) == (size - 2, [])


def test_deep_dive_leaves_the_second_access_without_a_click() -> None:
    t = dived("Hostile Takeover", "Send a Message", clicks=4)
    size, stack = len(t.names("rd")), len(t.names("stack"))
    t.click("Play Deep Dive")
    t.click("Palisade")
    for _ in range(6):
        if t.names("set_aside"):
            assert not t.offered("Spend 1 click")
            go_on(t)
    assert t.decision.seat == "corp", "the turn is over, and they drew a card"
    assert (len(t.names("rd")), t.names("runner_score")) == (size - 1, [])
    assert len(t.names("stack")) == stack


# -- Finality ---------------------------------------------------------------------------------------------


def test_finality_costs_core_damage_for_three_more_cards_of_rd() -> None:
    t = event_held("Finality", "Sure Gamble", "Sure Gamble")
    t.click("Play Finality")
    assert (t.game.state.core_damage, len(t.names("grip"))) == (1, 1)
    finish_run(t)
    assert t.happened("accessed") == 4


def test_finality_cannot_be_played_by_an_empty_hand() -> None:
    assert not event_held("Finality").offered("Play Finality")


# -- Katorga Breakout -------------------------------------------------------------------------------------


def test_katorga_breakout_takes_a_card_from_the_heap() -> None:
    t = event_held("Katorga Breakout")
    t.discard_pile("runner", "Endurance", "Leech")
    t.refresh()
    t.click("Play Katorga Breakout")
    t.click("Archives")
    t.pass_until("Leech")
    t.click("Leech")
    finish_run(t)
    assert t.names("grip") == ["Leech"]


# -- Pinhole Threading ------------------------------------------------------------------------------------


def threaded(card: str, server: str = "Server 1") -> Table:
    """A successful run on HQ for the one card in another root."""
    t = event_held("Pinhole Threading")
    t.root(server, card)
    t.refresh()
    t.click("Play Pinhole Threading")
    t.click("HQ")
    return t


def test_pinhole_threading_accesses_a_card_in_another_root_instead_of_hq() -> None:
    t = threaded("PAD Campaign")
    t.pass_until("Trash PAD Campaign")
    t.click("Trash PAD Campaign")
    finish_run(t)
    assert (t.happened("accessed"), t.happened("breach_begins"), t.names("archives")) == (
        1,
        0,
        ["PAD Campaign"],
    )


def test_pinhole_threading_steals_nothing_but_only_while_it_accesses() -> None:
    t = threaded("Hostile Takeover")
    finish_run(t)
    assert (t.happened("accessed"), t.names("runner_score")) == (1, [])
    run_on(t, "Server 1")
    assert t.names("runner_score") == ["Hostile Takeover"]


def test_pinhole_threading_trashes_no_agenda() -> None:
    t = event_held("Pinhole Threading", "Sure Gamble", "Sure Gamble")
    t.rig("Carnivore")
    t.root("Server 1", "Hostile Takeover")
    t.refresh()
    t.click("Play Pinhole Threading")
    t.click("HQ")
    while t.game.run is not None:
        assert not t.offered("Carnivore: Trash")
        go_on(t)
    assert t.happened("accessed") == 1
    assert "Hostile Takeover" in t.names("installed")


def test_pinhole_threading_does_not_reach_the_root_of_the_attacked_server() -> None:
    t = event_held("Pinhole Threading")
    t.root("Server 1", "PAD Campaign")
    t.refresh()
    t.click("Play Pinhole Threading")
    t.click("Server 1")
    finish_run(t)
    assert t.happened("accessed") == 0


# -- Raindrops Cut Stone ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("ice", "drawn"), [("Tithe", 2), ("Wall of Static", 1), ("", 0)])
def test_raindrops_cut_stone_draws_for_subroutines_that_resolve(ice: str, drawn: int) -> None:
    t = event_held("Raindrops Cut Stone", *["Leech"] * 3)
    if ice:
        t.ice("HQ", ice)
    t.refresh()
    t.click("Play Raindrops Cut Stone")
    t.click("HQ")
    finish_run(t)
    hit = ice == "Tithe"
    assert (len(t.names("grip")), t.credits("runner")) == (3 - hit + drawn, 9 - 1 + 3)


# -- Reprise ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("runs", [True, False])
def test_reprise_returns_a_card_after_a_steal(runs: bool) -> None:
    t = event_held("Reprise")
    t.root("Server 1", "Hostile Takeover")
    t.root("Server 2", "PAD Campaign")
    t.ice("HQ", "Archer")
    t.refresh()
    assert not t.offered("Play Reprise")
    run_on(t, "Server 1")
    t.click("Play Reprise")
    t.click("Archer")
    assert t.names("hq").count("Archer") == 1
    t.click("Yes" if runs else "No")
    if runs:
        t.click("HQ")
    assert (t.game.run is not None) == runs


# -- Rigging Up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "charged"), [("Propeller", True), ("Cleaver", False)])
def test_rigging_up_installs_for_less_and_charges(title: str, charged: bool) -> None:
    t = event_held("Rigging Up", title, "Backstitching")
    t.click("Play Rigging Up")
    assert t.options == [title], "no resource"
    t.click(title)
    assert title in t.names("installed")
    assert t.offered("Yes") == charged
    if charged:
        t.click("Yes")
        assert t.card(title).power == 5
    assert t.credits("runner") == 9
    assert t.names("grip") == ["Backstitching"]


# -- Running Hot ------------------------------------------------------------------------------------------


def test_running_hot_burns_for_three_clicks() -> None:
    t = event_held("Running Hot", "Sure Gamble")
    t.click("Play Running Hot")
    assert (t.game.state.core_damage, t.names("grip"), t.clicks("runner")) == (1, [], 4 - 1 + 3)
    assert not event_held("Running Hot").offered("Play Running Hot")


# -- Steelskin Scarring -----------------------------------------------------------------------------------


def test_steelskin_scarring_draws() -> None:
    t = event_held("Steelskin Scarring")
    t.click("Play Steelskin Scarring")
    assert len(t.names("grip")) == 3, "being played is no trashing from the grip"


@pytest.mark.parametrize("draws", [True, False])
@pytest.mark.parametrize("where", ["grip", "stack"])
def test_steelskin_scarring_may_draw_when_it_is_trashed_from_grip_or_stack(where: str, draws: bool) -> None:
    t = Table()
    (t.hand if where == "grip" else t.deck)("runner", "Steelskin Scarring")
    t.start("runner")
    t.effect("runner", Damage("net", 1) if where == "grip" else TrashTop(1))
    t.click("Use Steelskin" if draws else "Do not use")
    assert len(t.names("grip")) == 2 * draws


# -- all --------------------------------------------------------------------------------------------------


def test_runs_access_as_usual_without_these_events() -> None:
    assert accesses(event_held("Finality", "Sure Gamble"), "R&D") == 1


# -- Into the Depths --------------------------------------------------------------------------------------


def test_into_the_depths_resolves_a_mode_for_each_ice_passed() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Palisade", rezzed=False)
    t.hand("runner", "Into the Depths")
    t.deck("runner", "Leech", "Diesel")
    t.start("runner")
    t.click("Play Into the Depths")
    t.click("HQ")
    for _ in range(20):
        if t.asks("mode"):
            break
        go_on(t)
    t.click("Gain 4 credits")
    assert t.credits("runner") == 5 - 1 + 4
    assert not t.offered("Gain 4 credits"), "not resolved before"
    t.click("Search your stack")
    t.click("Leech")
    assert "Leech" in t.names("installed")
    assert not t.asks("mode"), "two pieces of ice were passed"


def test_into_the_depths_does_nothing_without_ice() -> None:
    t = Table()
    t.hand("runner", "Into the Depths")
    t.start("runner")
    t.click("Play Into the Depths")
    t.click("HQ")
    for _ in range(20):
        if t.game.run is None:
            break
        assert not t.asks("mode")
        go_on(t)
    assert t.credits("runner") == 4


# -- Spark of Inspiration ---------------------------------------------------------------------------------


def test_spark_of_inspiration_installs_the_first_program_for_ten_less() -> None:
    t = Table()
    t.empty_deck("runner")
    t.deck("runner", "Diesel", "No Free Lunch", "Carmen", "Leech")
    t.hand("runner", "Spark of Inspiration")
    t.start("runner")
    t.click("Play Spark of Inspiration")
    assert not t.offered("Leech"), "it was not set aside"
    t.click("Carmen")
    assert "Carmen" in t.names("installed")
    assert t.credits("runner") == 5 - 3
    assert t.names("set_aside") == []
    assert sorted(t.names("stack")) == ["Diesel", "Leech", "No Free Lunch"]


def test_spark_of_inspiration_may_install_nothing() -> None:
    t = Table()
    t.empty_deck("runner")
    t.deck("runner", "Diesel", "Carmen")
    t.hand("runner", "Spark of Inspiration")
    t.start("runner")
    t.click("Play Spark of Inspiration")
    go_on(t)
    assert t.names("installed") == []
    assert sorted(t.names("stack")) == ["Carmen", "Diesel"]


def test_katorga_breakout_takes_nothing_when_the_run_does_not_succeed() -> None:
    t = event_held("Katorga Breakout")
    t.ice("HQ", "Palisade")
    t.discard_pile("runner", "Leech")
    t.refresh()
    t.play("Play Katorga Breakout", "HQ")
    finish_run(t)
    assert "Leech" in t.names("heap")
    assert t.names("grip") == []
