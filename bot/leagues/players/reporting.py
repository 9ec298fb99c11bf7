"""Results of games played elsewhere, agreements of both players, and claims that somebody does not come."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.contract.game import fingerprint
from bot.leagues.players.matches import NOT_DONE, Matches, evidence_text, need_player, undisputed
from bot.leagues.posts.addresses import match_address
from bot.leagues.posts.buttons import match_button
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import Refused, StoredLeague
from bot.messages import components
from bot.messages.components import OPTION_LABEL, PLACEHOLDER, cut
from bot.messages.forms import Line, form
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import moment, say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine.leagues import season
from engine.leagues.errors import LeagueError
from engine.leagues.season.matches import said_result
from engine.leagues.season.model import League, OfferKind, Outcome, Sentence
from engine.leagues.season.words import text

TEXT = 500
KINDS: tuple[OfferKind, ...] = ("draw", "two_for_one", "extension", "time", "public")


def result_key(possible: season.Possible) -> str:
    """A result's name in a select: that of the result, not of its place among the others."""
    return fingerprint(possible.result)[:16]


def offered_already(league: League, match: str, me: str, kind: str) -> bool:
    """Whether somebody's offer of a kind is open: a second press must not tell the other once more."""
    found = league.matches.get(match)
    return found is not None and any((offer.kind, offer.by) == (kind, me) for offer in found.offers)


class Reporting:
    """Serves reports, confirmations, disputes, offers and claims."""

    def __init__(self, leagues: Leagues, matches: Matches) -> None:
        self.leagues = leagues
        self.matches = matches

    # -- results -------------------------------------------------------------------------------------------

    async def choose(self, asker: Asker, league_id: int, key: str) -> Answer:
        """The results there can be, to choose from."""
        me = str(asker.user_id)
        table = await self.leagues.load(league_id, look=key)
        need_player(table, key, me)
        match = table.league.matches[key]
        if match.closed:
            raise Refusal("ls-error-match-over")
        if match.disputed:
            raise Refusal("ls-error-disputed")
        found = season.possible_results(table.league, key)
        if not found:
            raise Refusal("ls-error-side-first")
        return Answer(layout=_results(table, key, found, asker.language))

    async def report(self, asker: Asker, league_id: int, key: str, chosen: str) -> Answer:
        """A result was chosen."""
        me = str(asker.user_id)

        def op(league: League, now: float) -> Outcome:
            need_open(league, key, me)
            found = {result_key(one): one.result for one in season.possible_results(league, key)}
            if chosen not in found:
                raise Refusal("blp-result-gone")
            match = league.matches[key]
            if match.report is not None and (match.report.by, match.report.result) == (me, found[chosen]):
                raise Refusal("blp-reported-already")
            return season.report(league, now, me, key, found[chosen])

        try:
            table = await self.leagues.change(league_id, asker.user_id, "report", op, match=key)
        except Refused as refused:
            if refused.error.note.id != "lg-error-reports-differ":
                raise
            # What can be done about it stands under the match: confirm the other report, or dispute it.
            table = await self.leagues.load(league_id)
            note = refused.text(asker.language)
            return await self.matches.shown(asker, table, key, note, NOT_DONE)
        closed = table.league.matches[key].closed
        note = say(asker.language, "blp-both-reported" if closed else "blp-you-reported")
        return await self.matches.shown(asker, table, key, note)

    async def confirm(self, asker: Asker, league_id: int, key: str) -> Answer:
        """The report is right."""

        def op(league: League, now: float) -> Outcome:
            need_open(league, key, str(asker.user_id))
            undisputed(league, key)
            return season.confirm(league, now, str(asker.user_id), key)

        table = await self.leagues.change(league_id, asker.user_id, "confirm", op, match=key)
        note = say(asker.language, "blp-you-confirmed")
        return await self.matches.shown(asker, table, key, note)

    async def dispute(self, asker: Asker, league_id: int, key: str, reason: str, own: bool = False) -> Answer:
        """It was not like that; or (`own`) one takes one's own report back."""
        me = str(asker.user_id)

        def op(league: League, now: float) -> Outcome:
            need_open(league, key, me)
            undisputed(league, key)
            report = league.matches[key].report
            mine = report is not None and report.by == me
            if mine != own:
                raise LeagueError("ls-error-own-report" if mine else "ls-error-nothing-reported")
            return season.dispute(league, now, me, key, reason[:TEXT])

        table = await self.leagues.change(league_id, asker.user_id, "dispute", op, match=key)
        note = say(asker.language, "blp-taken-back" if own else "blp-you-disputed")
        return await self.matches.shown(asker, table, key, note)

    async def dispute_form(self, asker: Asker, league_id: int, key: str) -> ui.Modal:
        """Asks what happened. Refusal where there is nothing to dispute."""
        table = await self.leagues.load(league_id)
        need_player(table, key, str(asker.user_id))
        match = table.league.matches[key]
        if match.disputed:
            raise Refusal("ls-error-disputed")
        if match.report is None:
            raise Refusal("ls-error-nothing-reported")
        if match.report.by == str(asker.user_id):
            raise Refusal("ls-error-own-report")
        return _why(asker.language, league_id, key, "dispute", required=True)

    # -- appeals -------------------------------------------------------------------------------------------

    async def appeal_form(self, asker: Asker, league_id: int, key: str) -> ui.Modal:
        """Asks what was wrong. Refusal where no rule decided, or they have said so already."""
        table = await self.leagues.load(league_id)
        need_player(table, key, str(asker.user_id))
        if not season.may_appeal(table.league, key, str(asker.user_id)):
            raise Refusal("ls-error-no-appeal")
        return _why(asker.language, league_id, key, "appeal", required=True)

    async def appeal(self, asker: Asker, league_id: int, key: str, said: str) -> Answer:
        """What somebody says against what a rule decided."""

        def op(league: League, now: float) -> Outcome:
            if key not in league.matches:
                raise LeagueError("ls-error-no-match", match=key)
            return season.appeal(league, now, str(asker.user_id), key, said)

        table = await self.leagues.change(league_id, asker.user_id, "appeal", op, match=key)
        return await self.matches.shown(asker, table, key, say(asker.language, "blp-you-appealed"))

    # -- offers --------------------------------------------------------------------------------------------

    async def offer(self, asker: Asker, league_id: int, key: str, kind: OfferKind) -> Answer:
        """Offer a draw, or that one game decides both; where the other has offered it, it is agreed."""
        me = str(asker.user_id)

        def op(league: League, now: float) -> Outcome:
            if offered_already(league, key, me, kind):
                raise Refusal("blp-offered-already")
            return season.offer(league, now, me, key, kind)

        table = await self.leagues.change(league_id, asker.user_id, "offer", op, {"kind": kind}, match=key)
        open_still = offered_already(table.league, key, me, kind)
        note = say(asker.language, "blp-you-offered" if open_still else "blp-agreed-both")
        return await self.matches.shown(asker, table, key, note)

    async def answer(self, asker: Asker, league_id: int, key: str, kind: str, accept: bool) -> Answer:
        """Take or decline what the other has offered."""
        known: OfferKind | None = next((one for one in KINDS if one == kind), None)
        if known is None:
            raise Refusal("bot-forged")

        def op(league: League, now: float) -> Outcome:
            return season.answer(league, now, str(asker.user_id), key, known, accept)

        args = {"kind": kind, "accept": accept}
        table = await self.leagues.change(league_id, asker.user_id, "answer", op, args, match=key)
        note = say(asker.language, "blp-agreed-both" if accept else "blp-you-declined")
        return await self.matches.shown(asker, table, key, note)

    # -- no-shows ------------------------------------------------------------------------------------------

    async def ask_absent(self, asker: Asker, league_id: int, key: str) -> Answer:
        """What the bot knows, and the button that claims a no-show."""
        table = await self.leagues.load(league_id, look=key)
        need_player(table, key, str(asker.user_id))
        match = table.league.matches[key]
        if match.closed:
            raise Refusal("ls-error-match-over")
        if match.claim is not None:
            raise Refusal("ls-error-claimed")
        if self.leagues.clock.now() < season.claimable_from(match):
            raise Refusal("blp-claim-from", start=moment(asker.language, season.claimable_from(match)))
        hours = table.league.settings.claim_seconds // 3600
        lines = (evidence_text(table, key, asker.language), say(asker.language, "blp-claim-how", hours=hours))
        back = [match_button(asker.language, league_id, key, act) for act in ("claim", "show")]
        return Answer(layout=text_layout("\n".join(lines), rows=(components.row(*back),)))

    def claim_form(self, asker: Asker, league_id: int, key: str) -> ui.Modal:
        """Asks for a few words with the claim."""
        return _why(asker.language, league_id, key, "claim", required=False)

    async def claim(self, asker: Asker, league_id: int, key: str, reason: str) -> Answer:
        """The other does not show up."""

        def op(league: League, now: float) -> Outcome:
            return season.claim_no_show(league, now, str(asker.user_id), key, reason[:TEXT])

        table = await self.leagues.change(league_id, asker.user_id, "claim", op, match=key)
        note = say(asker.language, "blp-you-claimed")
        return await self.matches.shown(asker, table, key, note)

    async def answer_form(self, asker: Asker, league_id: int, key: str) -> ui.Modal:
        """Asks what somebody says to a claim. Refusal where there is none against them."""
        table = await self.leagues.load(league_id)
        need_player(table, key, str(asker.user_id))
        claim = table.league.matches[key].claim
        if claim is None or claim.against != str(asker.user_id):
            raise Refusal("ls-error-no-claim")
        if claim.answer is not None:
            raise Refusal("ls-error-claim-answered")
        return _why(asker.language, league_id, key, "answer", required=True)

    async def answer_claim(self, asker: Asker, league_id: int, key: str, said: str) -> Answer:
        """What somebody says to a claim against them."""

        def op(league: League, now: float) -> Outcome:
            return season.answer_claim(league, now, str(asker.user_id), key, said[:TEXT])

        table = await self.leagues.change(league_id, asker.user_id, "answer-claim", op, match=key)
        note = say(asker.language, "blp-you-answered")
        return await self.matches.shown(asker, table, key, note)


def need_open(league: League, key: str, me: str) -> None:
    """LeagueError unless somebody plays this match, and it is not over."""
    found = league.matches.get(key)
    if found is None:
        raise LeagueError("ls-error-no-match", match=key)
    if me not in league.pairing_of(key).players:
        raise LeagueError("ls-error-not-yours")
    if found.closed:
        raise LeagueError("ls-error-match-over")


def _results(table: StoredLeague, key: str, found: Sequence[season.Possible], language: str) -> Layout:
    """The results to choose from, said with names."""

    def name(person: str) -> str:
        """As a select shows it: without marks."""
        known = table.league.people.get(person)
        return known.name if known is not None else table.league.event.name_of(person)

    def label(said: Sentence) -> tuple[str, str]:
        """A result, and what its games were where that makes it longer."""
        whole = text(said, language, person=name)
        first, _, games = whole.partition(": ")
        return (first, games) if games and len(whole) > OPTION_LABEL else (whole, "")

    options = []
    for one in found:
        shown, more = label(one.said)
        options.append(
            components.option(
                label=cut(shown, OPTION_LABEL),
                description=cut(more, OPTION_LABEL) or None,
                value=result_key(one),
            )
        )
    select = components.select(
        custom_id=match_address(table.id, key, "result"),
        placeholder=cut(say(language, "blp-choose-result"), PLACEHOLDER),
        options=options,
    )
    lines = [say(language, "blp-report-how")]
    match = table.league.matches[key]
    if match.report is not None:
        told = table.said(said_result(table.league, key), language, names=True)
        lines.append(say(language, "blp-reported-by", by=table.name(match.report.by), result=told))
    back = components.row(match_button(language, table.id, key, "show"))
    return text_layout("\n".join(lines), rows=(components.row(select), back))


def _why(language: str, league_id: int, key: str, act: str, required: bool) -> ui.Modal:
    """A modal for some words; it is submitted as `<act>-said`."""
    line = Line("text", say(language, f"blp-form-{act}"), most=TEXT, long=True, required=required)
    title = say(language, f"blp-form-{act}-title")
    return form(title, match_address(league_id, key, f"{act}-said"), line)
