"""A whole season through the bot: 16 or 32 players, eight rounds, a top eight, eleven weeks in a minute.

Real games are hosted and played in all of round one, in all of the cut, and one in each other round; all
other matches are reported. On the way people drop out, stay away, quarrel and report late; the bot dies in
the middle of every phase, each time over a message, and once it is away for a week.
"""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

from bot.store import leagues as store
from engine.leagues.final import final_order
from engine.leagues.nrtm import nrtm_file
from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.round_names import round_name
from engine.leagues.season.model import HOUR, WEEK, League
from engine.leagues.standings import standings
from engine.messages import say
from tests.bot.leagues.season_sim.checks import check_file, recomputed
from tests.bot.leagues.season_sim.host import Host
from tests.bot.leagues.season_sim.people import CUT, ORGANISER, ROUNDS, name
from tests.bot.leagues.season_sim.winter import Pace, Winter


@pytest.mark.long
@pytest.mark.parametrize("pace", [Pace(16, 5, 16, 1), Pace(32, 70, 2, 10)], ids=("brisk", "leisurely"))
async def test_a_season_with_everything_that_happens(database_path: str, pace: Pace) -> None:
    host = Host(database_path)
    await host.begin()
    winter = Winter(host, pace)
    try:
        await winter.create()
        await winter.sign_up()
        for number in range(1, ROUNDS + 1):
            await winter.play_round(number)
        number = ROUNDS
        while (await winter.league()).state != "finished":
            number += 1
            await winter.play_round(number)
        # What was put off is sent.
        host.clock.advance(HOUR)
        await host.rest()
        assert await host.waiting() == 0
        assert await host.next_due() is None
        league = await winter.league()
        everything_happened(winter)
        pages_show_the_end(winter, league)
        results_are_those_known(winter, league)
        the_file_is_valid(league)
        nothing_is_said_twice(winter, league)
        everybody_is_told(winter, league)
        await the_history_has_no_gap(winter)
    finally:
        await host.end()


def everything_happened(winter: Winter) -> None:
    expected = {
        "disputed": 2, "dropped": 2, "unanswered": 2, "no-show": 1, "late": 1, "both reported": 1,
        "nobody": 1, "waited": 1, "drawn": 1, "extended": 1, "deaths over a message": 3,
    }  # fmt: skip
    assert {key: winter.happened[key] for key in expected} == expected
    assert winter.happened["hosted"] >= winter.field // 2 + 7 + ROUNDS - 1
    assert winter.happened["put off"] > 0
    assert winter.natural >= winter.pace.ends
    assert winter.host.lives >= 12


def results_are_those_known(winter: Winter, league: League) -> None:
    """Every match counts as its players know it, and the standings are what the definitions make of that."""
    event = league.event
    assert set(winter.ledger) == set(league.matches)
    for key, known in winter.ledger.items():
        pairing = league.pairing_of(key)
        assert {one: pairing.points(one) for one in pairing.players} == known, key
    rows = standings(event)
    anew = recomputed(event, winter.ledger)
    assert {row.player: (row.points, row.sos, row.esos) for row in rows} == anew
    order = [tuple(-value for value in anew[row.player]) for row in rows]
    assert order == sorted(order)
    byes = Counter(p.player1 for r in event.of_stage("main") for p in r.pairings if p.player2 is None)
    assert all(count == 1 for count in byes.values())
    assert len(event.of_stage("main")) == ROUNDS
    assert event.cut is not None
    active = [row.player for row in rows if row.status == "active"]
    assert list(event.cut.seeds) == active[:CUT]
    assert event.player(winter.absent).status == "retired"


def called(league: League, number: int, message: str = "ls-of-round") -> str:
    """What a round is called: "Round 2", "Top 4", "Final"."""
    return say("en", message, **round_name(league.event, number))


def pages_show_the_end(winter: Winter, league: League) -> None:
    """The pinned standings and every round's page are those of the end."""
    public = winter.host.discord.public
    (pinned,) = set(winter.host.discord.pinned)
    lines = public.messages[pinned].content.split("\n")
    shown = [line.split() for line in lines if line.strip()[:1].isdecimal() and "Player" in line]
    (after,) = [line for line in lines if line.startswith("**After the cut:**")]
    assert after.count(" · ") == CUT - 1
    assert f" 1. {league.event.name_of(final_order(league.event)[0])} · 2. " in after
    rows = standings(league.event)
    assert [(int(words[0]), words[2], int(words[3])) for words in shown] == [
        (row.rank, row.player, row.points) for row in rows
    ]
    pages = {text.split("\n")[0]: text for text in public.said if text.startswith("## Winter: ")}
    for key, match in league.matches.items():
        pairing = league.pairing_of(key)
        assert pairing.score is not None
        page = pages[f"## Winter: {called(league, match.round, 'ls-in-round')}"]
        (line,) = (line for line in page.split("\n") if all(f"<@{one}>" in line for one in pairing.players))
        one, other = sorted(pairing.players, key=lambda player: line.index(f"<@{player}>"))
        assert f"**{pairing.points(one)}–\u2060{pairing.points(other)}**" in line


def the_file_is_valid(league: League) -> None:
    written = nrtm_file(league.event, date="2027-01-15")
    check_file(msgspec.json.decode(written), ROUNDS, CUT)
    back = from_nrtm(written, seed=1)
    assert [row.points for row in standings(back)] == [row.points for row in standings(league.event)]
    assert [back.name_of(one) for one in final_order(back)] == [
        league.event.name_of(one) for one in final_order(league.event)
    ]


def nothing_is_said_twice(winter: Winter, league: League) -> None:
    """No nonce and no text comes twice, whatever the bot died over; there is one page of each kind."""
    channels = winter.host.discord.channels.values()
    sent = [message for channel in channels for message in channel.messages.values()]
    nonces = Counter(message.nonce for message in sent)
    assert [nonce for nonce, count in nonces.items() if count > 1] == []
    for channel in channels:
        twice = [text for text, count in Counter(channel.said).items() if count > 1]
        assert twice == []
    heads = Counter(text.split("\n")[0] for text in winter.host.discord.public.said if text.startswith("## "))
    rounds = [f"## Winter: {called(league, each.number, 'ls-in-round')}" for each in league.event.rounds]
    assert heads == Counter(["## Winter", "## Winter: standings", *rounds])
    said = "\n".join(winter.host.discord.public.said)
    for played in league.event.rounds:
        name = called(league, played.number)
        assert said.count(f"**{name}** begins") == 1
        assert said.count(f"{name} is over.") == 1


def everybody_is_told(winter: Winter, league: League) -> None:
    """Of each match: whom one plays, in a message; what it came to, in the channel. Of the season: one's
    place. Reminders only went to people who had something to do."""
    public = "\n".join(winter.host.discord.public.said)
    places = {one: place for place, one in enumerate(final_order(league.event), 1)}
    told = {one: "\n".join(winter.host.discord.dm(one)) for one in league.people}
    for key, match in league.matches.items():
        one, other = league.pairing_of(key).players
        lines = [
            line
            for line in public.split("\n")
            if line.startswith(f"{called(league, match.round)}: ")
            and f"<@{one}>" in line
            and f"<@{other}>" in line
        ]
        assert len(lines) == 1, (key, lines)
        for me, them in ((one, other), (other, one)):
            assert told[me].count(f"{called(league, match.round)}: you play {name(them)}") == 1
    for person, place in places.items():
        assert told[person].count(f"you came in at place {place} of ") == 1
        assert told[person].count("The league is over") == 1
    assert told[winter.absent].count("You missed two rounds in a row") == 1
    assert all(text.count("I was away") <= 2 for text in told.values())
    assert any("I was away" in text for text in told.values())
    organiser = "\n".join(winter.host.discord.dm(ORGANISER))
    assert organiser.count("disputes a report") == 2
    assert re.findall(r"(.+): the pairings are ready", organiser) == [
        called(league, played.number) for played in league.event.rounds
    ]


async def the_history_has_no_gap(winter: Winter) -> None:
    """Each change of the league is a line of the audit log."""
    rows = await winter.host.leagues.history(winter.league_id, limit=5_000)
    table = await winter.host.leagues.load(winter.league_id)
    assert [row.number for row in rows] == list(range(table.row.version, 0, -1))
    async with winter.host.bot.db.read() as db:
        assert await store.due(db, winter.now + WEEK) == []
