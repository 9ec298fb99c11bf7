"""An organiser's word: results, disputes, claims that somebody did not show up."""

from __future__ import annotations

from functools import partial

import discord
from discord import ui

from bot.contract.game import fingerprint
from bot.leagues.access import Actor, LeagueAccess, asked
from bot.leagues.organisers import round_view
from bot.leagues.organisers.pairing import MATCH
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.posts.pages.words import newest
from bot.leagues.service import large
from bot.leagues.stored import Refused, StoredLeague
from bot.messages import components
from bot.messages.components import LABEL, OPTION_LABEL, PLACEHOLDER, Row, button, cut
from bot.messages.forms import Line, form
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from engine.leagues.errors import LeagueError
from engine.leagues.model import Result
from engine.leagues.round_names import round_name
from engine.leagues.season.appeals import dismiss_appeal
from engine.leagues.season.claims import decide_claim, evidence
from engine.leagues.season.model import League, Outcome
from engine.leagues.season.owed import organisers_owe
from engine.leagues.season.reports import (
    TEXT,
    Possible,
    approve,
    correction,
    decide,
    give_reason,
    possible_results,
)
from engine.leagues.season.ruled import appealed
from engine.leagues.season.warnings import warnings_of

NOBODY, BOTH = "nobody", "both"


def matches(table: StoredLeague) -> list[str]:
    """Matches an organiser may decide: what waits for them first, then what is open, then what has a result,
    the latest first."""
    league = table.league
    waiting = [owed.match for owed in organisers_owe(league) if owed.match]
    rest = [
        key
        for key in reversed(league.matches)
        if league.pairing_of(key).counts and league.pairing_of(key).player2 is not None
    ]
    going = [key for key in rest if not league.matches[key].closed]
    return list(dict.fromkeys((*waiting, *going, *rest)))


def _key(possible: Possible) -> str:
    """A result as the value of a select: what it is, not where it stands in the list."""
    return fingerprint(possible.result)[:16]


def _chosen(league: League, key: str, value: str) -> Result:
    """The result a select's value stands for. LeagueError: no such match; Refusal: no such result."""
    if key not in league.matches:
        raise LeagueError("ls-error-no-match", match=key)
    found = possible_results(league, key, organiser=True)
    chosen = next((one for one in found if _key(one) == value), None)
    if chosen is None:
        raise Refusal("bl-forged")
    return chosen.result


class Deciding:
    """Serves `/league report-for`, and Decide under what is told to organisers."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access

    async def choose(self, who: Actor, league_id: int, page: int = 0, update: bool = True) -> Answer:
        """Which match?"""
        table = await self.access.organised(who, league_id)
        keys = matches(table)
        if not keys:
            raise Refusal("bl-no-match")
        layout = round_view.matches_layout(table, "decide", keys, who.language, page)
        return Answer(layout=layout, update=update)

    async def match(self, who: Actor, league_id: int, key: str, update: bool = True) -> Answer:
        """What is known of a match, and every result there can be."""
        self._check(key)
        table = await self.access.organised(who, league_id, look=key)
        self._there(table, key)
        return Answer(layout=self._layout(table, key, who.language), update=update)

    def _check(self, key: str) -> None:
        if MATCH.fullmatch(key) is None:
            raise Refusal("bl-forged")

    def _there(self, table: StoredLeague, key: str) -> None:
        if key not in table.league.matches:
            raise Refused(LeagueError("ls-error-no-match", match=key))

    def _layout(self, table: StoredLeague, key: str, language: str) -> Layout:
        league = table.league
        pairing, match = league.pairing_of(key), league.matches[key]
        played = league.event.round(match.round)
        names = " – ".join(table.name(one) for one in pairing.players)
        named = round_name(league.event, match.round)
        head = say(language, "bl-decide-match", **named, table=str(match.table), names=names)
        lines = [head, round_view.state(table, played, pairing, language)]
        facts = [f"• {table.said(fact, language, names=True)}" for fact in evidence(league, key)]
        lines += newest(facts)
        now = self.access.leagues.clock.now()
        for one in pairing.players:
            warned = len(warnings_of(league, one, now))
            if warned:
                lines.append(say(language, "bl-decide-warnings", player=table.name(one), n=warned))
        found = possible_results(league, key, organiser=True)
        options = [
            components.option(
                label=cut(table.said(one.said, language, names=True).replace("\\", ""), OPTION_LABEL),
                value=_key(one),
            )
            for one in found[:25]
        ]
        select = components.select(
            custom_id=organiser_address(table.id, "result", key),
            placeholder=cut(say(language, "bl-decide-result"), PLACEHOLDER),
            options=options,
        )
        rows: list[Row] = [components.row(select)]
        if match.claim is not None:
            rows.append(self._claim(table, key, language))
        buttons = [button(say(language, "bl-act-decide-other"), organiser_address(table.id, "decide"))]
        if match.closed:
            buttons.append(
                button(say(language, "bl-act-reopen"), organiser_address(table.id, "reopen", f"ask.{key}"))
            )
        else:
            buttons.append(
                button(say(language, "bl-act-deadline-match"), organiser_address(table.id, "deadline", key))
            )
        if match.proposed:
            approve_it = organiser_address(table.id, "approve", key)
            buttons.append(button(say(language, "bl-act-approve"), approve_it, discord.ButtonStyle.danger))
        if appealed(league, key):
            buttons.append(
                button(say(language, "bl-act-dismiss"), organiser_address(table.id, "dismiss", key))
            )
        rows.append(components.row(*buttons))
        return text_layout("\n".join(lines), rows=tuple(rows))

    def _claim(self, table: StoredLeague, key: str, language: str) -> Row:
        """Who was absent? The one it is said of, both, or nobody."""
        match = table.league.matches[key]
        assert match.claim is not None
        name = table.league.event.name_of(match.claim.against)
        labels = {
            match.claim.against: say(language, "bl-claim-absent", player=cut(name, LABEL // 2)),
            BOTH: say(language, "bl-claim-both"),
            NOBODY: say(language, "bl-claim-nobody"),
        }
        return components.row(
            *(
                button(label, organiser_address(table.id, "absent", f"{key}.{who}"))
                for who, label in labels.items()
            )
        )

    async def result(self, who: Actor, league_id: int, key: str, value: str, *, sure: bool = False) -> Answer:
        """A result was chosen. What was open (a dispute, a claim) is settled with it; in place of one that
        counts, it is said first what that does."""
        self._check(key)

        def op(league: League, now: float) -> Outcome:
            return decide(league, now, who.key, key, _chosen(league, key, value), organiser=True)

        table = await self.access.organised(who, league_id)
        self._there(table, key)
        if table.league.matches[key].closed and not sure:
            return Answer(layout=await self._correction(table, who, key, value), update=True)
        table = await self.access.do(who, league_id, "decide", op, match=key, key=key)
        return self._decided(table, who, key)

    async def _correction(self, table: StoredLeague, who: Actor, key: str, value: str) -> Layout:
        league, now = table.league, self.access.leagues.clock.now()
        result = _chosen(league, key, value)
        try:
            find = partial(correction, league, now, who.key, key, result, organiser=True)
            found = await large.changed(self.access.leagues.workers, find)
        except LeagueError as error:
            raise Refused(error, league) from error
        what = "\n".join(f"• {table.said(line, who.language, names=True)}" for line in found)
        yes = f"{key}.{value}"
        return asked(table, "bl-correct-sure", "bl-correct-yes", "correct", yes, who.language, what=what)

    async def absent(self, who: Actor, league_id: int, arg: str) -> Answer:
        """A claim is decided ("round:table.person", "…both", "…nobody")."""
        key, _, absent = arg.partition(".")
        self._check(key)

        def op(league: League, now: float) -> Outcome:
            if key not in league.matches:
                raise LeagueError("ls-error-no-match", match=key)
            players = league.pairing_of(key).players
            people = {NOBODY: (), BOTH: players}.get(absent, (absent,))
            return decide_claim(league, now, who.key, key, people, organiser=True)

        table = await self.access.do(who, league_id, "decide-claim", op, match=key, key=key)
        return self._decided(table, who, key)

    async def reason_modal(self, who: Actor, league_id: int, key: str) -> ui.Modal:
        """Why was it decided so?"""
        self._check(key)
        self._there(await self.access.organised(who, league_id), key)
        field = Line("reason", say(who.language, "bl-reason"), most=TEXT, long=True)
        return form(say(who.language, "bl-act-reason"), organiser_address(league_id, "because", key), field)

    async def reason(self, who: Actor, league_id: int, key: str, text: str) -> Answer:
        """The reason is told to both players, and kept."""
        self._check(key)

        def op(league: League, now: float) -> Outcome:
            return give_reason(league, now, who.key, key, text, organiser=True)

        await self.access.do(who, league_id, "reason", op, match=key, undo=False, key=key)
        return Answer(layout=text_layout(say(who.language, "bl-reason-given")), update=True)

    async def approve(self, who: Actor, league_id: int, key: str) -> Answer:
        """A forfeit that a rule proposes is done."""
        self._check(key)

        def op(league: League, now: float) -> Outcome:
            return approve(league, now, who.key, key, organiser=True)

        return self._decided(
            await self.access.do(who, league_id, "approve", op, match=key, key=key), who, key
        )

    async def dismiss(self, who: Actor, league_id: int, key: str) -> Answer:
        """An appeal changes nothing."""
        self._check(key)

        def op(league: League, now: float) -> Outcome:
            return dismiss_appeal(league, now, who.key, key, organiser=True)

        table = await self.access.do(who, league_id, "dismiss", op, match=key, undo=False, key=key)
        return self._decided(table, who, key)

    def _decided(self, table: StoredLeague, who: Actor, key: str) -> Answer:
        rest = sum(bool(owed.match) for owed in organisers_owe(table.league))
        row = components.row(
            button(say(who.language, "bl-act-decide-other"), organiser_address(table.id, "decide")),
            button(say(who.language, "bl-act-reason"), organiser_address(table.id, "reason", key)),
            button(say(who.language, "bl-act-undo"), organiser_address(table.id, "undo")),
        )
        said = say(who.language, "bl-decided", n=rest)
        return Answer(layout=text_layout(said, rows=(row,)), update=True)
