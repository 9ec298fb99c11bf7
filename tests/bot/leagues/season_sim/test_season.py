"""A whole season through the bot: 32 players, eight rounds, a top eight, eleven weeks in a minute.

Real games are hosted and played in all of round one, in all of the cut, and one in each other round; all
other matches are reported. On the way people drop out, stay away, quarrel and report late; the bot dies in
the middle of every phase, each time over a message, and once it is away for a week.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import pytest

from bot.leagues.table import Refused
from bot.store import leagues as store
from bot.store.games import get as get_game
from engine.leagues.final import final_order
from engine.leagues.nrtm import nrtm_file
from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.season import claims, lifecycle, people, play, reports, schedule
from engine.leagues.season.model import DAY, HOUR, WEEK, League
from engine.leagues.standings import standings
from tests.bot.leagues.season_sim.checks import check_file, recomputed
from tests.bot.leagues.season_sim.host import Host
from tests.bot.leagues.season_sim.people import CUT, FIELD, ORGANISER, PLAYERS, ROUNDS, Act, Season, name
from tests.long import slices


class Pace(NamedTuple):
    """How much of the hosted games is played."""

    patience: int
    natural: int
    """Of so many hosted games of a round the first is played to its end."""
    ends: int
    """How many at least come to their own end."""


class Winter(Season):
    """What happens in each round, besides matches that are simply played."""

    def __init__(self, host: Host, pace: Pace) -> None:
        super().__init__(host, patience=pace.patience)
        self.pace = pace
        self.happened: Counter[str] = Counter()
        self.absent = ""
        """Who stays away in rounds three and four, and is retired."""

    # -- before round one ----------------------------------------------------------------------------------

    async def sign_up(self) -> None:
        """Thirty-four want to play, 32 can; one thinks better of it, and the first who waits gets in."""
        await self.until(lambda league: league.state == "signup")
        for person in PLAYERS[:20]:
            await self.do(person, people.join, name(person))

        async def join() -> None:
            await self.do(PLAYERS[20], people.join, name(PLAYERS[20]))

        await self.over_a_message(join)
        for person in PLAYERS[21:]:
            await self.do(person, people.join, name(person))
        with pytest.raises(Refused, match="You are signed up already"):
            await self.do(PLAYERS[0], people.join, name(PLAYERS[0]))
        league = await self.league()
        assert len(league.event.active) == FIELD
        await self.do(PLAYERS[3], people.leave)
        league = await self.league()
        assert league.event.player(str(PLAYERS[FIELD])).status == "active"
        assert len(league.event.active) == FIELD
        await self.host.rest()

    async def over_a_message(self, act: Act) -> None:
        """Somebody does something; the first message about it comes through, and before that can be written
        down the bot is dead."""
        self.host.discord.stumbles = 1
        await act()
        await self.host.rest()
        assert self.host.discord.stumbles == 0
        await self.host.restart()
        self.happened["deaths over a message"] += 1

    # -- rounds --------------------------------------------------------------------------------------------

    async def play_round(self, number: int) -> None:
        """From the draft, over its publication, until the round is over. The bot dies while the draft lies
        open in round one, and between the other rounds now and then."""
        drafted = await self.until(lambda league: league.draft is not None)
        assert drafted.draft is not None
        assert drafted.draft.draft.round.number == number
        if number in (1, 4, ROUNDS + 1):
            await self.host.restart()

        async def publish() -> None:
            await self.organise(lifecycle.publish_draft)

        if number in (3, ROUNDS + 1):
            await self.over_a_message(publish)
        elif number % 2:
            # Otherwise it publishes itself.
            await publish()
        league = await self.until(lambda league: len(league.event.rounds) == number)
        await self.host.rest()
        await self.plan(number, league)
        await self.until(lambda league: league.event.rounds[number - 1].completed)

    async def plan(self, number: int, league: League) -> None:
        """Everybody decides what to do about their match."""
        keys = [key for key, match in league.matches.items() if match.round == number and not match.closed]
        if number == 1 or league.event.round(number).stage == "cut":
            for at, key in enumerate(keys):
                self.at(self.now + (1 + 2 * at) * HOUR, self.hosting(key, number, at))
            return
        rest = self.special(number, league, keys)
        self.at(self.now + HOUR, self.hosting(rest[0], number, 0))
        for at, key in enumerate(rest[1:]):
            self.at(self.now + (2 + 5 * at) * HOUR, self.settling(key))

    def hosting(self, key: str, number: int, at: int) -> Act:
        async def act() -> None:
            dies = at == 0 and number in (1, 6, ROUNDS + 1)
            natural = at % self.pace.natural == 0
            await self.host_game(key, natural=natural, middle=self.host.restart if dies else None)
            self.happened["hosted"] += 1

        return act

    def settling(self, key: str) -> Act:
        async def act() -> None:
            await self.settle(key)
            self.happened["reported"] += 1

        return act

    def special(self, number: int, league: League, keys: Sequence[str]) -> list[str]:
        """Plans what is out of the ordinary in a round; returns the matches nothing happens to."""
        stories = {
            2: [self.quarrel, self.drop_out, self.unanswered],
            3: [self.stay_away],
            4: [self.stay_away, self.late_report, self.report_twice],
            5: [self.nobody_plays, self.wait_for_ever],
            6: [self.drop_out, self.draw],
            7: [self.extend, self.quarrel],
            8: [self.unanswered],
        }
        rest = list(keys)
        if number == 4:
            self.at(self.now + 3 * DAY, self.week_away)
        if number in (3, 7):
            # A claim is open in one, a dispute in the other.
            self.at(self.now + (4 if number == 3 else 1) * DAY, self.host.restart)
        for story in stories.get(number, []):
            mine = [key for key in rest if self.absent and self.absent in league.pairing_of(key).players]
            key = mine[0] if story == self.stay_away and mine else next(k for k in rest if k not in mine)
            rest.remove(key)
            story(key, league)
        return rest

    async def week_away(self) -> None:
        """Nothing that fell due meanwhile has come, and nobody could act: it is put off."""
        before = {key: match.deadline for key, match in (await self.league()).matches.items()}
        await self.host.restart(away=WEEK)
        league = await self.league()
        behind = [match for match in league.matches.values() if not match.closed]
        assert behind
        for match in behind:
            assert match.deadline > self.now or match.report is not None
            assert match.report is None or match.report.due > self.now
            assert match.deadline == before[match.key] + WEEK
            self.happened["put off"] += 1

    # -- stories -------------------------------------------------------------------------------------------

    def quarrel(self, key: str, league: League) -> None:
        """Who lost reports to have won; the other disputes it, and the organiser decides for the truth."""

        async def lie() -> None:
            _, other = await self.report(key, lie=True)
            self.host.clock.advance(3 * HOUR)
            await self.do(other, reports.dispute, key, "It was the other way round.", match=key)
            self.at(self.now + 30 * HOUR, decide)

        async def decide() -> None:
            corp, runner = self.both(await self.league(), key)
            await self.organise(reports.decide, key, self.result(key, corp, runner), match=key)
            self.happened["disputed"] += 1

        self.at(self.now + 9 * HOUR, lie)

    def drop_out(self, key: str, league: League) -> None:
        """Somebody drops out with an open match, which is lost."""
        one, other = league.pairing_of(key).players

        async def drop() -> None:
            await self.do(one, people.leave)
            self.ledger[key] = {one: 0, other: 3}
            self.happened["dropped"] += 1

        self.at(self.now + 20 * HOUR, drop)

    def unanswered(self, key: str, league: League) -> None:
        """A report that nobody answers counts after a day."""

        async def say() -> None:
            await self.report(key)
            self.happened["unanswered"] += 1

        self.at(self.now + 30 * HOUR, say)

    def late_report(self, key: str, league: League) -> None:
        """Reported an hour before the deadline, and never answered: it counts all the same."""

        async def say() -> None:
            match = (await self.league()).matches[key]
            if match.deadline - self.now > 2 * HOUR:
                self.at(match.deadline - HOUR, say)
                return
            await self.report(key)
            self.happened["late"] += 1

        self.at(self.now + 4 * HOUR, say)

    def report_twice(self, key: str, league: League) -> None:
        """Both report the same, without looking at what the other says."""

        async def say() -> None:
            _, other = await self.report(key)
            corp, runner = self.both(await self.league(), key)
            await self.do(other, reports.report, key, self.result(key, corp, runner), match=key)
            self.happened["both reported"] += 1

        self.at(self.now + 6 * HOUR, say)

    def stay_away(self, key: str, league: League) -> None:
        """Somebody does not come: in the first of two rounds the other claims it; in the second only presses
        Play, and the rule decides at the deadline. After two missed rounds they are retired."""
        one, other = league.pairing_of(key).players
        again = bool(self.absent)
        self.absent = self.absent or other
        here, away = (one, other) if self.absent == other else (other, one)
        self.ledger[key] = {here: 3, away: 0}

        async def press() -> None:
            await self.do(here, play.ready, key, match=key)

        async def claim() -> None:
            with pytest.raises(Refused, match="early"):
                await self.do(here, claims.claim_no_show, key, match=key)
            self.at(claims.claimable_from((await self.league()).matches[key]), accuse)

        async def accuse() -> None:
            await self.do(here, claims.claim_no_show, key, match=key)
            self.happened["no-show"] += 1

        self.at(self.now + 2 * HOUR, press)
        if not again:
            self.at(self.now + DAY, claim)

    def nobody_plays(self, key: str, league: League) -> None:
        """Neither does anything: both forfeit at the deadline."""
        self.ledger[key] = dict.fromkeys(league.pairing_of(key).players, 0)
        self.happened["nobody"] += 1

    def wait_for_ever(self, key: str, league: League) -> None:
        """A hosted game stops in the middle; at the deadline whoever was to move loses it."""

        async def begin() -> None:
            await self.host_game(key, stop_after=12)
            async with self.host.bot.db.read() as db:
                row = await get_game(db, self.hosted[key])
            assert row is not None
            (seat,) = row.waiting
            slow = str(row.seats[seat].user_id)
            self.ledger[key] = {one: 0 if one == slow else 3 for one in league.pairing_of(key).players}
            self.happened["waited"] += 1

        self.at(self.now + 12 * HOUR, begin)

    def draw(self, key: str, league: League) -> None:
        """Both agree on a draw."""
        one, other = league.pairing_of(key).players

        async def offer() -> None:
            await self.do(one, reports.offer, key, "draw", match=key)
            await self.do(other, reports.answer, key, "draw", True, match=key)
            self.ledger[key] = {one: 1, other: 1}
            self.happened["drawn"] += 1

        self.at(self.now + 8 * HOUR, offer)

    def extend(self, key: str, league: League) -> None:
        """Both agree on a day more, and play in it, after the round's own deadline."""
        one, other = league.pairing_of(key).players
        deadline = league.matches[key].deadline

        async def ask() -> None:
            await self.do(one, schedule.ask_extension, key, DAY, match=key)
            await self.do(other, reports.answer, key, "extension", True, match=key)
            assert (await self.league()).matches[key].deadline == deadline + DAY

        async def play_on() -> None:
            await self.settle(key)
            self.happened["extended"] += 1

        self.at(self.now + 5 * DAY, ask)
        self.at(deadline + 6 * HOUR, play_on)


@pytest.mark.parametrize("pace", slices((Pace(16, 16, 2), Pace(70, 4, 10)), 1), ids=("brisk", "leisurely"))
async def test_a_season_of_32_players_with_everything_that_happens(database_path: str, pace: Pace) -> None:
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
    assert winter.happened["hosted"] >= 16 + 7 + ROUNDS - 1
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
    pages = {text.split("\n")[0]: text for text in public.said if text.startswith("## Winter: round ")}
    for key, match in league.matches.items():
        pairing = league.pairing_of(key)
        assert pairing.score is not None
        page = pages[f"## Winter: round {match.round}"]
        (line,) = (line for line in page.split("\n") if all(f"<@{one}>" in line for one in pairing.players))
        one, other = sorted(pairing.players, key=lambda player: line.index(f"<@{player}>"))
        assert f"**{pairing.points(one)}–{pairing.points(other)}**" in line


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
    rounds = [f"## Winter: round {played.number}" for played in league.event.rounds]
    assert heads == Counter(["## Winter", "## Winter: standings", *rounds])
    said = "\n".join(winter.host.discord.public.said)
    for played in league.event.rounds:
        assert said.count(f"**Round {played.number}** begins") == 1
        assert said.count(f"Round {played.number} is over.") == 1


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
            if line.startswith(f"Round {match.round}: ") and f"<@{one}>" in line and f"<@{other}>" in line
        ]
        assert len(lines) == 1, (key, lines)
        for me, them in ((one, other), (other, one)):
            assert told[me].count(f"Round {match.round}: you play {name(them)}") == 1
    for person, place in places.items():
        assert told[person].count(f"you came in at place {place} of ") == 1
        assert told[person].count("The league is over") == 1
    assert told[winter.absent].count("You missed two rounds in a row") == 1
    assert all(text.count("I was away") <= 2 for text in told.values())
    assert any("I was away" in text for text in told.values())
    organiser = "\n".join(winter.host.discord.dm(ORGANISER))
    assert organiser.count("disputes a report") == 2
    assert re.findall(r"The pairings of round (\d+) are ready", organiser) == [
        str(played.number) for played in league.event.rounds
    ]


async def the_history_has_no_gap(winter: Winter) -> None:
    """Each change of the league is a line of the audit log."""
    rows = await winter.host.leagues.history(winter.league_id, limit=5_000)
    table = await winter.host.leagues.load(winter.league_id)
    assert [row.number for row in rows] == list(range(table.row.version, 0, -1))
    async with winter.host.bot.db.read() as db:
        assert await store.due(db, winter.now + WEEK) == []
