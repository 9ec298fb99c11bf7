"""Settings: those of the common leagues, and what settings can be."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import Settings
from engine.leagues.season import check_in, times
from engine.leagues.season.model import DAY, HOUR, WEEK, LeagueSettings
from engine.leagues.setup import check

SHORTEST: Final = HOUR
LONGEST: Final = 8 * WEEK
TITLE: Final = 80
FORMAT: Final = 20
MOST: Final = 400
REMINDERS: Final = 5
MOST_LEAGUES: Final = 50
MOST_MOVING: Final = 20
"""Leagues of a series, and players who go up or down between two divisions."""


class Template(Protocol):
    """Makes the settings of a league of a title."""

    def __call__(
        self, title: str, *, zone: str = "UTC", closes: float | None = None, seed: int = 0
    ) -> LeagueSettings: ...


def _template(settings: LeagueSettings) -> Template:
    def make(title: str, *, zone: str = "UTC", closes: float | None = None, seed: int = 0) -> LeagueSettings:
        return replace(
            settings, title=title, zone=zone, closes=closes, game=replace(settings.game, seed=seed)
        )

    return make


_SHORT: Final = {
    "publish": "automatic",
    "reminders": (4 * HOUR, HOUR),
    "extension_seconds": 6 * HOUR,
    "claim_seconds": 4 * HOUR,
    "accept_seconds": 4 * HOUR,
}

WORD: Final = 2
"""Rounds in which a forfeit by rule needs an organiser's word, where a league wants that."""
TEMPLATES: Final[dict[str, Template]] = {
    "weekly-swiss": _template(LeagueSettings("", Settings("sss", cut=4), fewest=6, word_rounds=WORD)),
    "double-weekly": _template(LeagueSettings("", Settings("dss", cut=4), fewest=4, word_rounds=WORD)),
    "small-round-robin": _template(
        LeagueSettings(
            "",
            Settings("round_robin"),
            publish="automatic",
            capacity=8,
            fewest=3,
            late=False,
            word_rounds=WORD,
        )
    ),
    "knock-out-weekend": _template(
        replace(
            LeagueSettings("", Settings("double_elimination"), round_seconds=12 * HOUR, late=False, fewest=4),
            draft_seconds=0,
            **_SHORT,
        )
    ),
    "teams": _template(
        LeagueSettings(
            "",
            Settings("sss", boards=3),
            publish="automatic",
            draft_seconds=DAY,
            fewest=3,
            word_rounds=WORD,
        )
    ),
    "ladder": _template(LeagueSettings("", Settings("ladder"), publish="automatic", fewest=3)),
}
"""By name; each is called with a title, and if need be zone, end of sign-up and seed."""


def check_settings(settings: LeagueSettings) -> None:
    """LeagueError names the setting that cannot be."""
    if not settings.title.strip() or len(settings.title) > TITLE:
        raise LeagueError("ls-error-title", most=TITLE)
    check(settings.game)
    times.zone(settings.zone)
    times.check_quiet(settings.quiet)
    if settings.opens is not None and settings.closes is not None and settings.closes <= settings.opens:
        raise LeagueError("ls-error-closes")
    if not SHORTEST <= settings.round_seconds <= LONGEST:
        raise LeagueError("ls-error-round-length")
    if settings.cut_seconds and not SHORTEST <= settings.cut_seconds <= LONGEST:
        raise LeagueError("ls-error-round-length")
    if not 0 <= settings.capacity <= MOST:
        raise LeagueError("ls-error-capacity", most=MOST)
    least = max(settings.fewest, settings.game.cut, 2)
    if settings.capacity and settings.capacity < least:
        raise LeagueError("ls-error-capacity-few", capacity=settings.capacity, least=least)
    if not 2 <= settings.fewest <= MOST:
        raise LeagueError("ls-error-fewest", most=MOST)
    chosen = (
        (settings.decks, ("starter", "free")),
        (settings.lists, ("private", "cut", "public")),
        (settings.publish, ("organiser", "automatic")),
    )
    if len(settings.deck_format) > FORMAT:
        raise LeagueError("ls-error-choice", value=settings.deck_format[:FORMAT])
    for value, known in chosen:
        if value not in known:
            raise LeagueError("ls-error-choice", value=value)
    if len(settings.reminders) > REMINDERS or any(lead <= 0 for lead in settings.reminders):
        raise LeagueError("ls-error-reminders", most=REMINDERS)
    if settings.check_in and not check_in.SHORTEST <= settings.check_in <= check_in.LONGEST:
        raise LeagueError("ls-error-check-in")
    if settings.game.boards and (settings.check_in or settings.series):
        raise LeagueError("ls-error-teams-with")
    if len(settings.series) > TITLE:
        raise LeagueError("ls-error-title", most=TITLE)
    if not (0 <= settings.series_leagues <= MOST_LEAGUES and 0 <= settings.promote <= MOST_MOVING):
        raise LeagueError("ls-error-series", leagues=MOST_LEAGUES, most=MOST_MOVING)
    lengths = (settings.accept_seconds, settings.claim_seconds)
    if not all(HOUR <= length <= 14 * DAY for length in lengths):
        raise LeagueError("ls-error-answer-length")
    if not (0 <= settings.draft_seconds <= 14 * DAY and 0 <= settings.extension_seconds <= LONGEST):
        raise LeagueError("ls-error-lengths")
