"""A match as one of its players sees it: how it stands, and everything they can do about it now.

Play opens the hosted game by itself once both have pressed it; the second game of a match follows the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.leagues.posts.buttons import hosts, match_button, may_play, offer_buttons
from bot.leagues.posts.pages.words import newest
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import StoredLeague
from bot.messages import components, words
from bot.messages.components import Button, Row
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import moment, say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import games as game_store
from engine.leagues import season
from engine.leagues.errors import LeagueError
from engine.leagues.model import Side
from engine.leagues.round_names import round_name
from engine.leagues.season import times
from engine.leagues.season.matches import played_games, running, said_result, wanted_games
from engine.leagues.season.model import League, MatchState, Outcome, Sentence

MOST_IN_ROW = 5

DONE, NOT_DONE = "✅", "⚠️"
"""What stands before a sentence about what was pressed."""

Threads = Mapping[str, int]
"""Hosted game to its thread."""


class Matches:
    """Shows matches, and serves Play and the choice of sides."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues

    async def show(self, asker: Asker, league_id: int, key: str) -> Answer:
        """How a match stands, for its players."""
        table = await self.leagues.load(league_id, look=key)
        return await self.shown(asker, table, key)

    async def shown(
        self, asker: Asker, table: StoredLeague, key: str, note: str = "", mark: str = DONE
    ) -> Answer:
        """The match with a sentence about what has just been done, or could not be, and the mark before it.
        Refusal for those who do not play it."""
        need_player(table, key, str(asker.user_id))
        threads = await self._threads(table, key)
        now = self.leagues.clock.now()
        layout = match_layout(table, key, str(asker.user_id), asker.language, now, threads, note, mark)
        return Answer(layout=layout)

    async def _threads(self, table: StoredLeague, key: str) -> Threads:
        found = {}
        async with self.leagues.db.read() as db:
            for hosted in table.league.matches[key].hosted:
                row = await game_store.get(db, int(hosted.game))
                if row is not None and row.thread_id is not None:
                    found[hosted.game] = row.thread_id
        return found

    async def play(self, asker: Asker, league_id: int, key: str) -> Answer:
        """Press Play."""
        me = str(asker.user_id)
        before = await self.leagues.load(league_id)
        if key in before.league.matches and not hosts(before):
            need_player(before, key, me)
            raise Refusal("blp-play-elsewhere")

        def op(league: League, now: float) -> Outcome:
            return season.ready(league, now, me, key)

        table = await self.leagues.change(league_id, asker.user_id, "ready", op, match=key)
        match = table.league.matches[key]
        said = "blp-game-opens" if running(match) else "blp-you-are-ready"
        other = table.name(table.league.pairing_of(key).opponent(me) or "")
        return await self.shown(asker, table, key, say(asker.language, said, other=other))

    async def side(self, asker: Asker, league_id: int, key: str, side: Side) -> Answer:
        """The higher seed's choice in the cut."""

        def op(league: League, now: float) -> Outcome:
            return season.choose_side(league, now, str(asker.user_id), key, side)

        table = await self.leagues.change(league_id, asker.user_id, "side", op, match=key)
        return await self.shown(asker, table, key, say(asker.language, f"blp-you-play-{side}"))

    async def evidence(self, asker: Asker, league_id: int, key: str, organiser: bool) -> Answer:
        """What the bot knows of a match: for its players and the organisers."""
        table = await self.leagues.load(league_id, look=key)
        if not organiser:
            need_player(table, key, str(asker.user_id))
        elif key not in table.league.matches:
            raise no_match(key)
        return Answer(layout=text_layout(evidence_text(table, key, asker.language)))


def no_match(key: str) -> Refusal:
    return Refusal("ls-error-no-match", match=key)


def need_player(table: StoredLeague, key: str, person: str) -> None:
    """Refusal for everybody but the two who play a match."""
    if key not in table.league.matches:
        raise no_match(key)
    if person not in table.league.pairing_of(key).players:
        raise Refusal("ls-error-not-yours")


def undisputed(league: League, key: str) -> None:
    """LeagueError once an organiser is to decide."""
    match = league.matches.get(key)
    if match is not None and match.disputed:
        raise LeagueError("ls-error-disputed")


def evidence_text(table: StoredLeague, key: str, language: str) -> str:
    """The evidence, line by line."""
    lines = newest([f"• {said(table, fact, language)}" for fact in season.evidence(table.league, key)])
    return "\n".join((say(language, "blp-evidence"), *lines))


def said(table: StoredLeague, sentence: Sentence, language: str) -> str:
    """A sentence with names."""
    return table.said(sentence, language, names=True)


# -- words --------------------------------------------------------------------------------------------------


def match_layout(
    table: StoredLeague,
    key: str,
    person: str,
    language: str,
    now: float,
    threads: Threads,
    note: str = "",
    mark: str = DONE,
) -> Layout:
    """A match for one of its players."""
    match = table.league.matches[key]
    pairing = table.league.pairing_of(key)
    one, other = (table.name(player) for player in pairing.players)
    ladder = table.league.event.settings.format == "ladder"
    head = "blp-match-challenge" if ladder else "blp-match-of"
    lines = [
        say(
            language, head, league=words.plain(table.row.name), **round_name(table.league.event, match.round)
        ),
        say(language, "blp-match-players", one=one, other=other),
        *([f"{mark} {note}"] if note else []),
        *(f"• {line}" for line in _standing(table, match, person, language, now, threads) if line != note),
    ]
    return text_layout("\n".join(lines), rows=rows_of(table, match, person, language, now))


def _standing(
    table: StoredLeague, match: MatchState, person: str, language: str, now: float, threads: Threads
) -> Iterable[str]:
    """How it stands, one sentence each."""
    league, key = table.league, match.key
    pairing = league.pairing_of(key)
    if match.closed:
        if pairing.status == "void":
            yield say(language, "blp-void")
        else:
            yield said(table, said_result(league, key), language)
        return
    if match.side_due is not None:
        until = moment(language, match.side_due)
        mine = pairing.player1 == person
        chooser = table.name(pairing.player1)
        yield say(language, "blp-choose-side" if mine else "blp-they-choose", other=chooser, until=until)
    elif match.two_for_one:
        yield say(language, "blp-one-decides")
    elif wanted_games(league, match) == 2:
        yield say(language, "blp-both-sides")
    else:
        yield say(language, f"blp-you-play-{'corp' if pairing.corp == person else 'runner'}")
    if match.unanswered is not None:
        against = match.unanswered.against
        other = pairing.opponent(person) or ""
        message = "ls-claim-lapsed-you" if against == person else "ls-claim-lapsed"
        yield said(table, Sentence(message, {"other": other}), language)
        yield say(language, "blp-deadline", deadline=moment(language, match.deadline))
    elif match.proposed:
        yield said(table, Sentence("ls-forfeit-proposed", {"people": match.proposed}), language)
    else:
        yield say(language, "blp-deadline", deadline=moment(language, match.deadline))
    other = pairing.opponent(person) or ""
    back = times.away_until(league.person(other), now)
    if back is not None:
        yield say(language, "blp-they-are-away", other=table.name(other), until=moment(language, back))
    if match.agreed is not None:
        message = "blp-agreed-public" if match.public else "blp-agreed"
        yield say(language, message, start=moment(language, match.agreed))
    yield from _games(table, match, language, threads)
    if not running(match) and match.report is None:
        if person in match.ready:
            yield say(language, "blp-ready-you", other=table.name(other))
        elif other in match.ready:
            yield say(language, "blp-is-ready", name=table.name(other))
    yield from _talk(table, match, person, language)
    if not hosts(table):
        yield say(language, "blp-play-elsewhere")


def _games(table: StoredLeague, match: MatchState, language: str, threads: Threads) -> Iterable[str]:
    for number, hosted in enumerate(match.hosted, 1):
        thread = threads.get(hosted.game)
        where = f"<#{thread}>" if thread else say(language, "blp-thread-soon")
        if hosted.result is None:
            names = [table.name(one) for one in hosted.waiting]
            text = "blp-game-waits" if names else "blp-game-runs"
            yield say(language, text, number=number, where=where, names=names)
            continue
        result = hosted.result
        if result.corp_points == result.runner_points:
            yield say(language, "blp-game-tied", number=number, where=where)
        else:
            won = "corp" if result.corp_points > result.runner_points else "runner"
            winner = table.name(getattr(result, won))
            yield say(language, f"blp-game-won-{won}", number=number, where=where, winner=winner)


def _talk(table: StoredLeague, match: MatchState, person: str, language: str) -> Iterable[str]:
    """Report, claim and offers that are open."""
    report, claim = match.report, match.claim
    if match.disputed:
        yield say(language, "blp-disputed")
    elif report is not None:
        result = said(table, said_result(table.league, match.key), language)
        until = moment(language, report.due)
        yield say(language, "blp-reported", by=table.name(report.by), result=result, until=until)
    if claim is not None:
        names = {"by": table.name(claim.by), "against": table.name(claim.against)}
        if claim.answer is None:
            yield say(language, "blp-claimed", until=moment(language, claim.due), **names)
        else:
            yield say(language, "blp-claim-answered", **names)
    for offer in match.offers:
        message = f"blp-{'mine' if offer.by == person else 'theirs'}-{offer.kind.replace('_', '-')}"
        if offer.kind == "time":
            yield say(language, message, start=moment(language, offer.start))
        elif offer.kind == "extension":
            yield say(language, message, hours=offer.seconds // 3600)
        else:
            yield say(language, message)


# -- buttons ------------------------------------------------------------------------------------------------


def acts(table: StoredLeague, match: MatchState, person: str, now: float) -> list[str]:
    """What a player can do about a match now, offers to answer aside: the most likely first."""
    if match.closed:
        appeal = ["appeal"] if season.may_appeal(table.league, match.key, person) else []
        return [*appeal, *(["evidence"] if match.record else [])]
    if match.disputed:
        return ["evidence"]
    if match.report is not None:
        return ["take-back"] if match.report.by == person else ["confirm", "dispute"]
    found = ["play"] if may_play(table, match, person) else []
    claim = match.claim
    open_claim = claim or match.unanswered
    if open_claim is not None and open_claim.against == person and open_claim.answer is None:
        found.append("answer")
    if match.side_due is not None:
        found += ["corp", "runner"] if table.league.pairing_of(match.key).player1 == person else []
    else:
        found.append("report")
    found += ["times", "more"]
    if claim is not None:
        found.append("evidence")
    elif not match.proposed and now >= season.claimable_from(match) and not _away(table, match, person, now):
        found.append("absent")
    offered = {offer.kind for offer in match.offers}
    if table.league.event.round(match.round).stage != "cut" and "draw" not in offered:
        found.append("draw")
    if match.agreed is not None and not match.public and "public" not in offered:
        found.append("public")
    games = wanted_games(table.league, match)
    if games == 2 and not played_games(match) and not running(match) and "two_for_one" not in offered:
        found.append("two-for-one")
    return found


def _away(table: StoredLeague, match: MatchState, person: str, now: float) -> bool:
    """Whether somebody's opponent is on vacation."""
    other = table.league.pairing_of(match.key).opponent(person) or ""
    return times.away_until(table.league.person(other), now) is not None


def rows_of(
    table: StoredLeague, match: MatchState, person: str, language: str, now: float
) -> tuple[Row, ...]:
    """Everything a player can press."""
    first = [
        one
        for offer in match.offers
        if offer.by != person and not match.closed and match.report is None and not match.disputed
        for one in offer_buttons(language, table.id, match.key, offer.kind)
    ]
    rest = [match_button(language, table.id, match.key, act) for act in acts(table, match, person, now)]
    return (*rows(first), *rows(rest))


def rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Buttons in rows of five."""
    return tuple(
        components.row(*buttons[at : at + MOST_IN_ROW]) for at in range(0, len(buttons), MOST_IN_ROW)
    )
