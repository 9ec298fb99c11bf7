"""Tables, calendars and statistics to take along."""

from __future__ import annotations

import csv
from io import StringIO

from icalendar import Calendar
from msgspec.structs import replace

from engine.leagues.calendar import Deadline, calendar
from engine.leagues.final import final_order
from engine.leagues.model import Event, GameResult, Identity, Result
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, report, settle
from engine.leagues.roster import add_player
from engine.leagues.setup import new_event
from engine.leagues.spreadsheets import identities_csv, pairings_csv, standings_csv
from engine.leagues.statistics import identities
from tests.leagues.events import field, play


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text)))


def test_standings_and_pairings_as_csv() -> None:
    event = play(field(5, format="sss", seed=2, rounds=3, cut=3), 3)
    event = play(event, 1)
    table = rows(standings_csv(event))
    assert [row["rank"] for row in table] == ["1", "2", "3", "4", "5"]
    assert [int(row["final"]) for row in table] == [final_order(event).index(row["id"]) + 1 for row in table]
    assert sum(int(row["byes"]) for row in table) == 3
    games = rows(pairings_csv(event))
    assert len(games) == 3 * 3 + 1
    assert {row["stage"] for row in games} == {"main", "cut"}
    assert [row["id2"] for row in games if row["round"] == "1"].count("") == 1


def test_no_name_becomes_a_formula_and_quotes_survive() -> None:
    event = new_event("x", field(0).settings)
    names = ("=1+1", '"quoted", and more', "@home", "Zoë\nnewline")
    for i, name in enumerate(names):
        event = add_player(event, f"p{i}", name)
    found = {row["id"]: row["name"] for row in rows(standings_csv(event))}
    assert found == {"p0": "'=1+1", "p1": names[1], "p2": "'@home", "p3": names[3]}


def played_with_decks() -> Event:
    """Four players: three bring Ada, two The Firm; a Firm player wins everything."""
    event = field("abcd", format="dss", seed=1, rounds=3, cut=3)
    firm, works = Identity("The Firm", "hb"), Identity("The Works", "weyland")
    ada = Identity("Ada", "shaper")
    decks = {"a": (firm, ada), "b": (firm, ada), "c": (works, ada), "d": (Identity(), Identity())}
    players = tuple(replace(p, corp=decks[p.id][0], runner=decks[p.id][1]) for p in event.players)
    event = play(replace(event, players=players), 3)
    return publish(event, pair_next_round(event))


def test_identities() -> None:
    event = played_with_decks()
    found = {row.identity: row for row in identities([event])}
    assert list(found) == ["The Firm", "The Works", "Ada"]
    firm = found["The Firm"]
    # a wins three games as the Corp, b two of three.
    assert (firm.side, firm.faction, firm.players, firm.games, firm.won, firm.lost) == (
        "corp",
        "hb",
        2,
        6,
        5,
        1,
    )
    assert (firm.win_percent, firm.in_cut, firm.cut_percent) == (83, 2, 100)
    assert found["Ada"].players == found["Ada"].in_cut == 3
    twice = {row.identity: row for row in identities([event, event])}
    assert twice["The Firm"].games == 12
    assert rows(identities_csv([event]))[0]["identity"] == "The Firm"


def test_only_games_that_were_played_are_counted() -> None:
    event = played_with_decks()
    event = publish(replace(event, rounds=(), cut=None), pair_next_round(replace(event, rounds=(), cut=None)))
    match = event.pairing(1, 1)
    event = report(
        event, 1, 1, Result((GameResult(match.player1, match.player2 or "", 1, 1),), intentional_draw=True)
    )
    event = complete_round(settle(event, lambda p: Result(absent=p.players)))
    assert sum(row.games for row in identities([event]) if row.side == "corp") <= 1
    assert all(row.won == row.lost == 0 for row in identities([event]))


def test_deadlines_as_a_calendar() -> None:
    text = calendar(
        "League, 1",
        [
            Deadline("round-2@league", "Round 2 ends; hurry", 1_769_400_000, remind=3600, revision=2),
            Deadline(
                "match-1@league", "Zoë against Bo " + "x" * 80, 1_769_300_000, seconds=5400,
                details="a\nb, c",
                link="https://example.org/1",
            ),
            Deadline("match-2@league", "Called off", 1_769_500_000, cancelled=True),
        ],
        written=1_769_000_000,
    )  # fmt: skip
    lines = text.split(b"\r\n")
    assert lines[0] == b"BEGIN:VCALENDAR"
    assert all(len(line) <= 75 for line in lines)
    assert b"\n" not in text.replace(b"\r\n", b"")
    read = Calendar.from_ical(text)
    entries = list(read.walk("VEVENT"))
    assert [str(entry["UID"]) for entry in entries] == ["match-1@league", "round-2@league", "match-2@league"]
    match, ends, off = entries
    assert int(match.decoded("DTSTART").timestamp()) == 1_769_300_000
    assert int(match.decoded("DTEND").timestamp()) == 1_769_305_400
    assert str(match["SUMMARY"]) == "Zoë against Bo " + "x" * 80
    assert str(match["DESCRIPTION"]) == "a\nb, c"
    assert "DTEND" not in ends
    assert ends["SEQUENCE"] == 2
    assert [part["TRIGGER"].to_ical() for part in ends.walk("VALARM")] == [b"-PT1H"]
    assert str(off["STATUS"]) == "CANCELLED"
    # The same deadlines give the same file.
    assert text.count(b"DTSTAMP:20260121T125320Z") == 3


def test_rounds_of_the_cut_bear_their_name_in_the_file() -> None:
    event = play(field(6, format="sss", seed=7, rounds=2, cut=4, elimination="single"), 4)
    called = dict.fromkeys(row["called"] for row in rows(pairings_csv(event)))
    assert list(called) == ["Round 1", "Round 2", "Semi-final", "Final"]
