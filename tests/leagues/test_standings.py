"""Points, SoS and ESoS as real events and the sites' own tests have them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from engine.leagues.brackets import begin_cut, cut_field
from engine.leagues.errors import LeagueError
from engine.leagues.model import Event, Pairing, Round, Settings
from engine.leagues.roster import add_player, drop
from engine.leagues.standings import Row, decimal, standings
from tests.leagues.events import field, fixture, play, played

SOS = fixture("cobra_spec_sos")
REAL = fixture("cobra_real_dss_31p_2rounds")


def of_case(case: dict[str, Any]) -> Event:
    """Each match is a round of its own: in the file some players have more matches than others."""
    names: dict[str, None] = {}
    for one, other, *_ in case["matches"]:
        names.update({name: None for name in (one, other) if name})
    rounds = [[(one, other, None, a, b, weight)] for one, other, a, b, weight in case["matches"]]
    return played(names, rounds, Settings(format="dss", seed=1))


def by_name(event: Event) -> dict[str, Row]:
    return {row.player: row for row in standings(event)}


@pytest.mark.parametrize("case", SOS["cases"], ids=lambda case: case["name"])
def test_strength_of_schedule(case: dict[str, Any]) -> None:
    event = of_case(case)
    rows = by_name(event)
    near = case.get("tolerance", 1e-9)
    for name, wanted in case["expect"].items():
        assert rows[name].points == wanted["points"]
        assert float(rows[name].sos) == pytest.approx(wanted["sos"], abs=near)
        assert float(rows[name].esos) == pytest.approx(wanted["esos"], abs=near)
    order = [row.player for row in standings(event)]
    assert order == case.get("expected_order", order)
    if "top2_if_gretel_dropped" in case:
        assert list(cut_field(drop(event, "gretel"), 2)) == case["top2_if_gretel_dropped"]


def real_rounds() -> tuple[Round, ...]:
    return tuple(
        Round(
            number,
            tuple(
                Pairing(
                    m["table"], str(m["p1"]), str(m["p2"]) if "p2" in m else None,
                    score=(m["p1_points"], m.get("p2_points", 0)), status="confirmed",
                )
                for m in matches
            ),
            completed=True,
        )
        for number, matches in enumerate(REAL["rounds_complete"], 1)
    )  # fmt: skip


def real_event() -> Event:
    event = field([str(i) for i in range(1, 32)], Settings(format="dss", seed=5, rounds=3))
    return replace(event, rounds=real_rounds())


def test_a_real_event_of_31_players() -> None:
    rows = {row.player: row for row in standings(real_event())}
    wanted = REAL["expected_standings"]
    assert len(rows) == len(wanted) == 31
    for line in wanted:
        row = rows[str(line["player"])]
        assert (row.points, decimal(row.sos), decimal(row.esos)) == (
            line["points"],
            line["sos"],
            line["esos"],
        )
    # Players with the same three figures stand in any order; all others where they stood.
    keys = [(row.points, row.sos, row.esos) for row in standings(real_event())]
    assert keys == [(line["points"], Fraction(line["sos"]), Fraction(line["esos"])) for line in wanted]


def test_a_round_that_is_not_over_does_not_count() -> None:
    event = real_event()
    bye = Pairing(16, "15", score=(6, 0), status="confirmed")
    later = Round(3, (Pairing(1, "29", "4", score=(6, 0), status="confirmed"), bye))
    with_later = replace(event, rounds=(*event.rounds, later))
    assert standings(with_later) == standings(event)
    done = replace(with_later, rounds=(*event.rounds, replace(later, completed=True)))
    assert by_name(done)["15"].points == by_name(event)["15"].points + 6


def test_a_voided_match_never_was() -> None:
    event = played("abcd", [[("a", "b", None, 6, 0), ("c", "d", None, 3, 3)]], Settings(format="dss"))
    first = event.rounds[0]
    void = replace(first.pairings[0], status="void", score=None)
    event = replace(event, rounds=(replace(first, pairings=(void, first.pairings[1])),))
    assert by_name(event)["a"].points == 0
    assert by_name(event)["a"].matches == 0


def test_equals_are_parted_by_the_draw_stored_when_they_came() -> None:
    event = play(field(16, Settings(format="sss", seed=3)), 1)
    rows = standings(event)
    same = [row for row in rows if row.points == 3]
    assert len(same) == 8
    assert [row.draw for row in same] == sorted(player.draw for player in event.players if player.id in
                                                {row.player for row in same})  # fmt: skip
    late = add_player(event, "late", "Late")
    assert [row.player for row in standings(late) if row.points == 3] == [row.player for row in same]


def test_manual_seeds_go_before_strength_of_schedule_only_where_the_event_says_so() -> None:
    rounds = [
        [("a", "b", None, 6, 0), ("c", "d", None, 6, 0)],
        [("a", "c", None, 3, 3), ("b", "d", None, 6, 0)],
    ]
    for manual, first in ((False, "a"), (True, "c")):
        event = played("abcd", rounds, Settings(format="dss", manual_seeds=manual))
        players = tuple(replace(p, seed=1 if p.id == "c" else 0) for p in event.players)
        rows = standings(replace(event, players=players))
        # a met b (6 points) and c, c met d (0 points) and a: a has the higher SoS.
        assert rows[0].player == first


def test_who_drops_stays_in_the_standings_of_others_and_out_of_the_cut() -> None:
    event = play(field(8, Settings(format="sss", seed=4, rounds=3, cut=4)), 3)
    best = standings(event)[0].player
    gone = drop(event, best)
    assert [(r.player, r.sos) for r in standings(gone)] == [(r.player, r.sos) for r in standings(event)]
    assert standings(gone)[0].status == "dropped"
    assert best not in begin_cut(gone).seeds
    for name in [row.player for row in standings(gone)[1:5]]:
        gone = drop(gone, name)
    with pytest.raises(LeagueError, match="cut of 4"):
        begin_cut(gone)
