"""The players' buttons that go with what a league tells people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.leagues.posts.addresses import league_url, match_address, player_address
from bot.leagues.posts.pages import ROUND, SIGNUP, STANDINGS
from bot.leagues.stored import StoredLeague
from bot.messages import components
from bot.messages.components import Button, Row, button
from bot.messages.words import say
from engine.leagues.season.matches import running
from engine.leagues.season.model import MatchState, Notice
from engine.leagues.season.registering import registers

STYLE = discord.ButtonStyle
GREEN: Final = ("play", "confirm", "yes", "join", "rejoin", "check-in", "corp", "runner")
RED: Final = ("dispute", "leave-yes", "claim")
BLUE: Final = ("answer", "show", "my", "team")

OFFERS: Final = {
    "ls-offer-draw": "draw",
    "ls-offer-two-for-one": "two_for_one",
    "ls-offer-extension": "extension",
    "ls-offer-time": "time",
    "ls-offer-public": "public",
}
_PLAYED: Final = ("play", "report", "times", "more", "absent")
ACTS: Final = {
    "ls-your-match": _PLAYED,
    "ls-your-match-corp": _PLAYED,
    "ls-your-match-runner": _PLAYED,
    "ls-your-match-pick": ("corp", "runner", "show"),
    "ls-your-match-wait": ("show",),
    "ls-ready": ("play", "times", "show"),
    "ls-game-stopped": ("play", "show"),
    "ls-side-corp": ("play", "times", "show"),
    "ls-side-runner": ("play", "times", "show"),
    "ls-side-by-chance": ("play", "times", "show"),
    "ls-reported": ("confirm", "dispute"),
    "ls-claimed": ("play", "answer", "evidence"),
    "ls-claim-answered": ("evidence",),
    "ls-claim-shows-up": ("play", "show"),
    "ls-claim-refused": ("play", "times", "show"),
    "ls-grace": ("show",),
    "ls-rule-waited": ("appeal", "evidence"),
    "ls-rule-effort": ("appeal", "evidence"),
    "ls-rule-equal": ("appeal", "evidence"),
    "ls-rule-equal-cut": ("appeal", "evidence"),
    "ls-rule-nobody": ("appeal", "evidence"),
    "ls-rule-claim": ("appeal", "evidence"),
    "ls-appealed": ("evidence",),
    "ls-forfeit-proposed": ("play", "report", "more", "evidence"),
    "ls-claim-lapsed": ("play", "report", "evidence"),
    "ls-claim-lapsed-you": ("play", "answer", "report", "evidence"),
    "ls-proposal-gone": ("show",),
    "ls-put-off": ("play", "times", "show"),
    "ls-agreed-missed": ("times", "show"),
    "ls-reopened": ("play", "report", "times", "show"),
    "ls-new-deadline": ("show",),
    "ls-report-taken-back": ("report", "show"),
    "ls-declined-draw": ("play", "times", "show"),
    "ls-declined-two-for-one": ("play", "times", "show"),
    "ls-declined-extension": ("times", "show"),
    "ls-declined-time": ("times", "show"),
    "ls-time-past": ("times", "show"),
    "ls-agreed-two-for-one": ("play", "show"),
    "ls-agreed-extension": ("times", "show"),
    "ls-agreed-time": ("public", "show"),
    "ls-agreed-public": ("show",),
    "ls-declined-public": ("show",),
    "ls-remind-play": ("play", "times", "more", "show"),
    "ls-remind-move": ("more", "show"),
    "ls-remind-side": ("corp", "runner"),
    "ls-remind-confirm": ("confirm", "dispute"),
    "ls-remind-claim": ("play", "answer", "evidence"),
    "ls-remind-agreed": ("play", "show"),
}
"""Which buttons go with a sentence about somebody's match."""
OF_LEAGUE: Final = {
    "ls-joined": ("details",),
    "ls-joined-late": ("details",),
    "ls-joined-ladder": ("details",),
    "ls-rejoined-ladder": ("details",),
    "ls-admitted-ladder": ("details",),
    "ls-your-rung": ("details",),
    "ls-not-in-cut": ("details",),
    "ls-joined-waiting": ("details", "leave"),
    "ls-admitted": ("details",),
    "ls-substitute": ("details",),
    "ls-joined-teams": ("team", "details"),
    "ls-invited": ("team",),
    "ls-invitation-declined": ("team",),
    "ls-invitation-lapsed": ("team",),
    "ls-enrolled": ("team",),
    "ls-released": ("team",),
    "ls-member": ("team",),
    "ls-member-out": ("team",),
    "ls-captain": ("team",),
    "ls-line-up": ("team",),
    "ls-line-up-until": ("team",),
    "ls-board-empty": ("team",),
    "ls-dropped-team": ("join",),
    "ls-dropped": ("join",),
    "ls-check-in": ("check-in",),
    "ls-check-in-you": ("check-in", "leave"),
    "ls-check-in-waiting": ("check-in", "leave"),
    "ls-remind-check-in": ("check-in", "leave"),
    "ls-decks-wanted": ("register",),
    "ls-remind-decks": ("register",),
    "ls-decks-missing": ("register",),
    "ls-decks-missing-round": ("register",),
    "ls-decks-again": ("register",),
}
"""Which go with a sentence about somebody's place in a league, or about everybody's."""

ENDS: Final = ("ls-finished", "ls-your-place", "ls-your-place-division")
"""After which the season is worth a look."""


def _style(act: str) -> discord.ButtonStyle:
    if act in GREEN:
        return STYLE.success
    if act in RED:
        return STYLE.danger
    return STYLE.primary if act in BLUE else STYLE.secondary


def league_button(language: str, league_id: int, act: str) -> Button:
    """A button about a league: join, leave, details, my, challenge, deck."""
    return button(say(language, f"blp-button-{act}"), player_address(league_id, act), _style(act))


def match_button(language: str, league_id: int, match: str, act: str, argument: str = "") -> Button:
    """A button about a match."""
    label = say(language, f"blp-button-{act}")
    return button(label, match_address(league_id, match, act, argument), _style(act))


def offer_buttons(language: str, league_id: int, match: str, kind: str) -> tuple[Button, Button]:
    """Accept and decline an offer of the other player."""
    named = kind.replace("_", "-")
    return (
        button(
            say(language, f"blp-button-yes-{named}"),
            match_address(league_id, match, "yes", kind),
            STYLE.success,
        ),
        button(say(language, f"blp-button-no-{named}"), match_address(league_id, match, "no", kind)),
    )


def signup_buttons(league_id: int, language: str) -> tuple[Button, ...]:
    """For the message people sign up under: join, leave, my details."""
    return tuple(league_button(language, league_id, act) for act in ("join", "leave", "details"))


def round_buttons(league_id: int, language: str) -> tuple[Button, ...]:
    """For the message of a round and others everybody sees: my match, whoever I am."""
    return (league_button(language, league_id, "my"),)


def hosts(table: StoredLeague) -> bool:
    """Whether the bot hosts the league's games: with decks that are only named people play elsewhere."""
    return table.league.settings.decks == "starter" or registers(table.league)


def may_play(table: StoredLeague, match: MatchState, person: str) -> bool:
    """Whether somebody could press Play now."""
    busy = match.closed or match.disputed or match.report is not None or match.side_due is not None
    return hosts(table) and not busy and not running(match) and person not in match.ready


def notice_buttons(table: StoredLeague, notice: Notice, language: str) -> Sequence[Button]:
    """What goes with a notice to players (`Notices.buttons`)."""
    if notice.message in ENDS and table.league.settings.series:
        return [league_button(language, table.id, "season")]
    if notice.message in OF_LEAGUE:
        return [league_button(language, table.id, act) for act in OF_LEAGUE[notice.message]]
    if notice.person is None or not notice.match:
        return ()
    if notice.message in OFFERS:
        return offer_buttons(language, table.id, notice.match, OFFERS[notice.message])
    return [
        match_button(language, table.id, notice.match, act)
        for act in ACTS.get(notice.message, ())
        if act != "play" or hosts(table)
    ]


# -- pages --------------------------------------------------------------------------------------------------


def _signup_rows(table: StoredLeague, argument: str) -> Sequence[Row]:
    league = table.league
    if league.state in ("finished", "cancelled", "planned"):
        return ()
    buttons = signup_buttons(table.id, table.language)
    if league.event.settings.boards:
        buttons = (*buttons, league_button(table.language, table.id, "team"))
    if league.checking is not None:
        buttons = (league_button(table.language, table.id, "check-in"), *buttons)
    return (components.row(*buttons),)


def _standings_rows(table: StoredLeague, argument: str) -> Sequence[Row]:
    season = [league_button(table.language, table.id, "season")] if table.league.settings.series else []
    if table.league.state != "running":
        return (components.row(*season),) if season else ()
    buttons = [*round_buttons(table.id, table.language), *season]
    if table.league.event.settings.format == "ladder":
        buttons.append(league_button(table.language, table.id, "challenge"))
    return (components.row(*buttons),)


def _round_rows(table: StoredLeague, argument: str) -> Sequence[Row]:
    rounds = table.league.event.rounds
    if table.league.state != "running" or int(argument) != len(rounds):
        return ()
    team = [league_button(table.language, table.id, "team")] if table.league.event.settings.boards else []
    return (components.row(*round_buttons(table.id, table.language), *team),)


PAGE_ROWS: Final = {SIGNUP: _signup_rows, STANDINGS: _standings_rows, ROUND: _round_rows}
"""The players' buttons under each page."""


def web_rows(base: str, table: StoredLeague) -> Sequence[Row]:
    """The way to the league on the web, where there are such pages and it is public."""
    if not base or not table.league.settings.web:
        return ()
    label = say(table.language, "lst-web")
    return (components.row(components.link(label, league_url(base, table.id))),)
