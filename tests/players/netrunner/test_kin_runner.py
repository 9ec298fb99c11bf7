"""The Runner's positions with other cards, numbers and servers: what is right there is right for its kind."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import Watched
from tests.players.netrunner.kin import Positions, Right, grip, hq, iced, kin, money, points, wrong

RUNNER: Positions = {}


def ran(w: Watched) -> list[str]:
    """The servers run on, in order."""
    return [label.removeprefix("Run on ") for label in w.done if label.startswith("Run on ")]


def stolen(title: str) -> Right:
    return lambda w: title in w.table.names("runner_score")


@kin(RUNNER, "runner")
def r21_an_open_r_and_d_is_looked_at_once(t: Table) -> Right:
    t.ice("HQ", "Enigma")
    grip(t, "Corroder", "Armitage Codebusting", "Diesel", "Datasucker", gambles=1)
    hq(t, funds=5)
    t.start("runner")
    return lambda w: ran(w).count("R&D") == 1 and "HQ" not in ran(w)


@kin(RUNNER, "runner")
def r21_open_centrals_with_breakers_in_hand(t: Table) -> Right:
    grip(t, "Gordian Blade", "Corroder", "Mimic", "Daily Casts", "Easy Mark")
    hq(t, funds=5)
    t.start("runner")
    return lambda w: bool({"R&D", "HQ"} & set(ran(w))) and ran(w).count("R&D") <= 1


@kin(RUNNER, "runner")
def r22_three_unpaid_walls_are_no_matter(t: Table) -> Right:
    t.ice("HQ", "Hadrian's Wall", "Wall of Static", "Enigma", rezzed=False)
    t.ice("R&D", "Enigma")
    hq(t, "Offworld Office", funds=3)
    grip(t, *["VRcation"] * 4)
    money(t, 0, 4)
    t.start("runner")
    return lambda w: "HQ" in ran(w)


@kin(RUNNER, "runner")
def r22_a_remote_nobody_can_guard(t: Table) -> Right:
    iced(t, "Enigma")
    t.ice("Server 1", "Hadrian's Wall", "Tollbooth", rezzed=False)
    t.root("Server 1", "Private Security Force", advancement=2)
    hq(t, funds=3)
    grip(t, gambles=5)
    money(t, 2, 4)
    t.start("runner")
    return stolen("Private Security Force")


def _advanced(t: Table, cards: int, clicks: int = 4) -> None:
    iced(t, "Neural Katana", "Wall of Static")
    t.ice("Server 1", "Wall of Static")
    t.root("Server 1", "Private Security Force", advancement=2)
    t.rig("Corroder")
    grip(t, *["Overclock"] * cards)
    hq(t, funds=3)
    money(t, 1, 5)
    t.start("runner", clicks=clicks)


@kin(RUNNER, "runner")
def r23_what_is_advanced_behind_a_wall_is_contested(t: Table) -> Right:
    _advanced(t, 5)
    return lambda w: "Server 1" in ran(w)


@kin(RUNNER, "runner")
def r23_with_three_cards_some_are_drawn_before(t: Table) -> Right:
    _advanced(t, 3, 3)
    return lambda w: (
        "Run on Server 1" not in w.done
        or any(label.startswith("Draw") for label in w.done[: w.done.index("Run on Server 1")])
    )


@kin(RUNNER, "runner", "now")
def r23_but_the_last_points_are_contested_at_once(t: Table) -> Right:
    points(t, "corp", 5)
    _advanced(t, 3, 1)
    return lambda w: w.done == ["Run on Server 1"]


@kin(RUNNER, "runner", "run")
def r24_the_sentry_is_broken_on_the_way(t: Table) -> Right:
    t.ice("Server 1", "Neural Katana")
    t.root("Server 1", "Private Security Force", advancement=2)
    t.rig("Mimic")
    grip(t, *["VRcation"] * 3)
    hq(t, funds=3)
    t.set(runner_credits=2)
    t.start("runner", clicks=1)
    t.click("Run on Server 1")
    return stolen("Private Security Force")


@kin(RUNNER, "runner")
def r24_nobody_runs_into_a_hive_of_damage(t: Table) -> Right:
    t.ice("Server 1", "Neural Katana", "Neural Katana")
    t.root("Server 1", "Private Security Force", advancement=1)
    iced(t, "Hadrian's Wall", servers=("HQ", "R&D"))
    grip(t, *["VRcation"] * 5)
    hq(t, funds=3)
    t.start("runner", clicks=1)
    return lambda w: "Server 1" not in ran(w)


def _booth(t: Table, credits: int) -> None:
    iced(t, "Hadrian's Wall")
    t.ice("Server 1", "Tollbooth")
    t.root("Server 1", "Private Security Force", advancement=2)
    t.rig("Gordian Blade")
    grip(t, *["VRcation"] * 5)
    hq(t, funds=3)
    t.set(runner_credits=credits)
    t.start("runner", clicks=1)


@kin(RUNNER, "runner", "now")
def r25_a_tollbooth_stops_six_credits(t: Table) -> Right:
    _booth(t, 6)
    return lambda w: w.done != ["Run on Server 1"]


@kin(RUNNER, "runner")
def r25_not_seven(t: Table) -> Right:
    _booth(t, 7)
    return stolen("Private Security Force")


def _bioroid(t: Table, clicks: int) -> None:
    iced(t, "Neural Katana")
    t.ice("Server 1", "Heimdall 1.0")
    t.root("Server 1", "Private Security Force", advancement=4)
    points(t, "runner", 5)
    grip(t, *["Overclock"] * 5)
    hq(t, funds=3)
    t.set(runner_credits=0)
    t.start("runner", clicks=clicks)


@kin(RUNNER, "runner")
def r26_three_clicks_break_a_bioroid(t: Table) -> Right:
    _bioroid(t, 4)
    return lambda w: w.table.winner == "runner"


@kin(RUNNER, "runner", "now")
def r26_one_click_does_not(t: Table) -> Right:
    _bioroid(t, 2)
    return lambda w: w.done != ["Run on Server 1"]


@kin(RUNNER, "runner")
def r27_the_decoder_comes_before_the_run(t: Table) -> Right:
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Wall of Static", "Wall of Static")
    grip(t, "Gordian Blade", "VRcation", gambles=1)
    hq(t, *["Private Security Force"] * 3, funds=1)
    money(t, 4, 8)
    t.start("runner", clicks=3)
    return lambda w: w.did("Install Gordian Blade") and "Run on HQ" not in w.done[: w.done.index(
        next(label for label in w.done if label.startswith("Install Gordian Blade"))
    )]  # fmt: skip


@kin(RUNNER, "runner", "now")
def r27_an_order_brings_what_is_missing(t: Table) -> Right:
    iced(t, "Rototurret")
    t.deck("runner", "Corroder", "Gordian Blade", "Mimic", "Datasucker")
    grip(t, "Special Order")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play Special Order")
    return lambda w: "Mimic" in w.done[0]


def _hack(t: Table, ice: tuple[str, ...], credits: int) -> None:
    iced(t, "Neural Katana")
    t.ice("Server 1", *ice)
    t.root("Server 1", "Private Security Force", advancement=3)
    t.rig("Corroder")
    grip(t, "Stimhack", *["VRcation"] * 4)
    hq(t, funds=3)
    t.set(runner_credits=credits)
    t.start("runner", clicks=2)


@kin(RUNNER, "runner")
def r28_stimhack_pays_for_dear_walls(t: Table) -> Right:
    _hack(t, ("Wall of Thorns", "Wall of Static"), 2)
    return lambda w: w.did("Play Stimhack") and "Private Security Force" in w.table.names("runner_score")


@kin(RUNNER, "runner")
def r28_stimhack_is_kept_where_the_pool_is_enough(t: Table) -> Right:
    _hack(t, ("Wall of Static",), 6)
    return lambda w: not w.did("Play Stimhack") and "Private Security Force" in w.table.names("runner_score")


@kin(RUNNER, "runner")
def r28_three_cards_of_hq_are_seen_rather_than_one(t: Table) -> Right:
    t.ice("R&D", "Hadrian's Wall")
    hq(t, "Private Security Force", funds=4)
    grip(t, "Legwork", "Corroder", *["VRcation"] * 3)
    t.set(runner_credits=5)
    t.start("runner")
    return lambda w: w.did("Play Legwork")


@kin(RUNNER, "runner")
def r28_more_cards_of_an_empty_hq_are_not(t: Table) -> Right:
    iced(t, "Hadrian's Wall", servers=("R&D",))
    hq(t, funds=1)
    grip(t, "Legwork", "Corroder", *["VRcation"] * 3)
    t.set(runner_credits=5)
    t.start("runner")
    return lambda w: not w.did("Play Legwork")


@kin(RUNNER, "runner", "now")
def r29_a_full_campaign_is_trashed(t: Table) -> Right:
    t.root("Server 1", "Adonis Campaign", rezzed=True, credit=12, loaded=("credit",))
    grip(t, *["VRcation"] * 3)
    hq(t, funds=3)
    t.set(runner_credits=6)
    t.start("runner", clicks=2)
    t.click("Run on Server 1")
    t.pass_until("Trash Adonis")
    return lambda w: w.done[0].startswith("Trash Adonis")


@kin(RUNNER, "runner", "now")
def r29_the_last_credits_of_a_campaign_are_left(t: Table) -> Right:
    t.ice("Server 2", "Wall of Static")
    t.root("Server 2", "Private Security Force", advancement=3)
    t.rig("Corroder")
    t.root("Server 1", "Adonis Campaign", rezzed=True, credit=3, loaded=("credit",))
    grip(t, *["VRcation"] * 5)
    hq(t, funds=3)
    t.set(runner_credits=4)
    t.start("runner", clicks=2)
    t.click("Run on Server 1")
    t.pass_until("Trash Adonis")
    return lambda w: not w.done[0].startswith("Trash")


@kin(RUNNER, "runner")
def r30_two_tags_go_while_a_job_is_full(t: Table) -> Right:
    iced(t, "Hadrian's Wall")
    t.rig("Daily Casts", credit=8, loaded=("credit",))
    grip(t, *["Overclock"] * 4)
    hq(t, funds=3)
    t.set(tags=2, runner_credits=5, corp_credits=8)
    t.start("runner", clicks=3)
    return lambda w: w.table.game.state.tags == 0


@pytest.mark.parametrize("name", RUNNER)
def test_the_kin_of_a_position_is_right(name: str) -> None:
    assert not wrong(RUNNER[name], range(4))
