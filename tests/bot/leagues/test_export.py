"""The file for tournament sites, as such a site reads it."""

from __future__ import annotations

import csv
import io
import json
import re
from datetime import UTC, datetime

from engine.leagues.model import GameResult, Result, Settings
from engine.leagues.season import lifecycle
from engine.leagues.season.model import DAY, Deck
from engine.leagues.season.people import join
from engine.leagues.season.repairs import set_deadline
from engine.leagues.season.reports import decide
from tests.bot.leagues.organisers import Organisers, desk
from tests.leagues import abr

__all__ = ["desk"]

FIELD = ("ann", "bob", "cleo", "dan", "eve", "finn")
SYNDICATE, CATALYST = "The Syndicate: Profit over Principle", "The Catalyst: Convention Breaker"


async def exported(desk: Organisers, who: str = "bob") -> tuple[bytes, str]:
    done = await desk.league_command(who, "export", form="nrtm")
    (data,) = desk.files(done).values()
    return data, desk.text(done)


async def test_everybody_of_a_starter_league_arrives_at_alwaysberunning(desk: Organisers) -> None:
    await desk.running(*FIELD, publish="automatic", draft_seconds=0)
    for table in (1, 2, 3):
        await desk.settle(1, f"1:{table}")
    data, said = await exported(desk)
    assert "not known" not in said
    entries, complaints = abr.read(data)
    assert complaints == []
    assert {(entry.corp, entry.runner) for entry in entries} == {(SYNDICATE, CATALYST)}
    names = {player.name for player in (await desk.league(1)).event.players}
    assert {entry.name for entry in entries} == names
    assert sorted(entry.rank for entry in entries) == [1, 2, 3, 4, 5, 6]


async def test_a_deck_nobody_knows_is_left_empty_and_named(desk: Organisers) -> None:
    await desk.create(decks="free", publish="automatic", draft_seconds=0)
    for name in FIELD[:4]:
        decks = {"corp": Deck(f"Corp of {name}"), "runner": Deck("the catalyst")}
        await desk.do(1, name, "join", join, name, **decks)
    await desk.do(1, "ann", "start", lifecycle.start, organiser=True)
    for table in (1, 2):
        await desk.settle(1, f"1:{table}")
    data, said = await exported(desk, "ann")
    assert "4 identities are not known" in said
    assert "Corp of bob" in said
    entries, complaints = abr.read(data)
    assert complaints == []
    assert {(entry.corp, entry.runner) for entry in entries} == {(abr.UNKNOWN["corp"], CATALYST)}
    # Of decks that are not shown yet nobody else reads even that there is one.
    data, said = await exported(desk)
    assert "Corp of cleo" not in said
    assert len(abr.read(data)[0]) == 4


async def test_the_file_is_dated_on_the_day_the_league_ended(desk: Organisers) -> None:
    await desk.running(*FIELD[:4], publish="automatic", draft_seconds=0)
    start = desk.leagues.clock.now()
    for number in (1, 2):
        await desk.days(3)
        for table in (1, 2):
            await desk.settle(1, f"{number}:{table}")
    assert (await desk.league(1)).state == "finished"
    await desk.days(30)
    data, _ = await exported(desk)
    ended = datetime.fromtimestamp(start + 6 * DAY, UTC).strftime("%Y-%m-%d")
    assert json.loads(data)["date"] == ended


# -- calendars ----------------------------------------------------------------------------------------------


async def test_a_calendar_holds_ones_own_open_matches(desk: Organisers) -> None:
    await desk.running(*FIELD, publish="automatic", draft_seconds=0)
    corp, runner = await desk.pair(1, "1:1")

    async def entries(who: str) -> list[str]:
        done = await desk.league_command(who, "export", form="ics")
        ((_, data),) = desk.files(done).items()
        return re.findall(r"UID:(\S+)", data.decode())

    mine = await entries(corp)
    assert mine == ["league-1-1-1@sysop"]
    await desk.do(1, "ann", "deadline", set_deadline, "1:1", 1_900_000_000, match="1:1", organiser=True)
    done = await desk.league_command(runner, "export", form="ics")
    ((_, data),) = desk.files(done).items()
    # The same entry, moved: taken in again it changes the one that is there.
    assert re.findall(r"UID:(\S+)", data.decode()) == mine
    assert "DTSTART:20300317T174640Z" in data.decode()
    await desk.settle(1, "1:1")
    assert "You have no open match" in desk.text(await desk.league_command(corp, "export", form="ics"))


# -- files of others ----------------------------------------------------------------------------------------


async def test_a_mark_of_the_byte_order_is_no_mistake(desk: Organisers) -> None:
    await desk.running(*FIELD[:4], publish="automatic", draft_seconds=0)
    for table in (1, 2):
        await desk.settle(1, f"1:{table}")
    data, _ = await exported(desk)
    done = await desk.league_command("ann", "import", file=("event.json", b"\xef\xbb\xbf" + data))
    assert "Imported: 4 players, one completed round." in desk.text(done)


async def test_an_event_that_has_not_begun_is_set_up_first(desk: Organisers) -> None:
    players = [{"id": at, "name": name} for at, name in enumerate(FIELD, 1)]
    data = json.dumps({"name": "Spring", "players": players, "rounds": []}).encode()
    await desk.league_command("ann", "import", file=("event.json", data))
    league = await desk.league(1)
    assert (league.state, league.draft, len(league.people)) == ("signup", None, 6)
    assert league.settings.game.format == "sss"


# -- everything that is public ------------------------------------------------------------------------------


async def test_one_file_for_programs_has_what_everybody_may_read(desk: Organisers) -> None:
    await desk.running(*FIELD, publish="automatic", draft_seconds=0)
    for table in (1, 2, 3):
        await desk.settle(1, f"1:{table}")
    await desk.pass_time(60)  # ratings are brought up to date by and by
    done = await desk.league_command("bob", "export", form="json")
    ((name, data),) = desk.files(done).items()
    assert name == "autumn-all.json"
    found = json.loads(data)
    assert [len(each["pairings"]) for each in found["rounds"]] == [3, 3]
    rows = found["standings"]["sections"][0]["rows"]
    assert sorted(row["name"] for row in rows) == sorted(FIELD)
    assert [row["points"] for row in rows] == [3, 3, 3, 0, 0, 0]
    assert len(found["ratings"]["corp"]) == len(found["ratings"]["runner"]) == 3
    assert found["bracket"] is None
    # Names only: nobody's id on Discord.
    assert not any(desk.id(one).encode() in data for one in FIELD)


async def test_tables_of_the_bracket_and_the_ratings(desk: Organisers) -> None:
    game = Settings(format="single_elimination", seed=3)
    await desk.running(*FIELD[:4], game=game, publish="automatic", draft_seconds=0)
    await desk.do(1, "ann", "result", decide, "1:1", await one_won(desk, "1:1"), match="1:1", organiser=True)
    await desk.pass_time(60)
    files = desk.files(await desk.league_command("bob", "export", form="csv"))
    assert {name.partition("-")[2] for name in files} == {
        "standings.csv",
        "pairings.csv",
        "bracket.csv",
        "ratings.csv",
    }
    games = list(csv.DictReader(io.StringIO(files["autumn-bracket.csv"].decode("utf-8-sig"))))
    assert [(row["round"], row["state"]) for row in games] == [
        ("1", "done"),
        ("1", "ready"),
        ("2", "waiting"),
    ]
    assert games[0]["winner"] in (games[0]["name1"], games[0]["name2"])
    rated = list(csv.DictReader(io.StringIO(files["autumn-ratings.csv"].decode("utf-8-sig"))))
    assert {row["side"] for row in rated} == {"corp", "runner"}


async def one_won(desk: Organisers, match: str) -> Result:
    pairing = (await desk.league(1)).pairing_of(match)
    one, other = pairing.player1, pairing.player2 or ""
    return Result((GameResult(one, other, 3, 0),))


# -- by name, to print -------------------------------------------------------------------------------------


async def test_pairings_by_name_to_print(desk: Organisers) -> None:
    refused = await desk.create()
    assert "No round" in desk.text(await desk.league_command("bob", "export", form="print", league=refused))
    await desk.running("dan", "ann", "bob", title="Spring", publish="automatic", draft_seconds=0)
    done = await desk.league_command("bob", "export", form="print", league=2)
    ((name, data),) = desk.files(done).items()
    assert name == "spring-pairings.txt"
    head, until, empty, columns, line, *rows = data.decode("utf-8-sig").splitlines()
    assert head == "Spring, round 1"
    assert until.startswith("To be played by 2027-01-")
    assert columns.split() == ["Player", "Table", "Pairings", "Side"]
    assert [row.split()[0] for row in rows] == ["ann", "bob", "dan"]
    corp, runner = await desk.pair(2)
    table = {row.split()[0]: row.split()[1:] for row in rows}
    assert table[corp] == ["1", runner, "Corp"]
    assert table[runner] == ["1", corp, "Runner"]
    (free,) = {"ann", "bob", "dan"} - {corp, runner}
    assert table[free] == ["bye"]
    assert empty == ""
    assert set(line) == {"-"}


async def test_an_organiser_reminds_all_who_owe_something(desk: Organisers) -> None:
    await desk.running(*FIELD[:4], publish="automatic", draft_seconds=0, quiet=(0, 0))
    await desk.settle(1, "1:1")
    before = {name: len(desk.told(name)) for name in FIELD[:4]}
    panel = desk.message(await desk.league_command("ann", "repair"))
    await desk.press("ann", panel, "Remind all")
    assert "2 people owe something and are reminded" in desk.world.text(panel)
    late = set(await desk.pair(1, "1:2"))
    assert {name for name in FIELD[:4] if len(desk.told(name)) > before[name]} == late
    again = await desk.press("ann", panel, "Remind all")
    assert "were reminded just now" in desk.text(again)
