"""What an organiser can choose in the settings of a league, and the settings with one thing chosen."""

from __future__ import annotations

from typing import Final, get_args

from msgspec.structs import replace

from bot.messages.refusals import Refusal
from engine.leagues.model import CUTS, FORMATS, KNOCK_OUT, Elimination, Settings
from engine.leagues.season.model import DAY, HOUR, MINUTE, LeagueSettings, Lists
from engine.leagues.season.templates import WORD
from engine.leagues.teams import FEWEST_BOARDS, FORMATS_OF_TEAMS, MOST_BOARDS

ROUNDS: Final = (0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12)
"""Rounds before the cut; 0 is as many as the field asks for."""
LENGTHS: Final = (
    *(hours * HOUR for hours in (1, 2, 6, 12, 24, 48, 72)),
    *(days * DAY for days in (4, 5, 7, 10, 14, 21, 28, 42, 56)),
)
TIE_ORDERS: Final = (
    "sos.esos",
    "head_to_head.sos.esos",
    "sos.head_to_head.esos",
    "buchholz.median",
    "buchholz.sos.esos",
    "median.buchholz",
    "median.solkoff",
    "median.sos.esos",
    "solkoff.median",
    "solkoff.sos.esos",
    "head_to_head.buchholz.median",
    "head_to_head.median.solkoff",
    "head_to_head.solkoff.median",
)
"""Orders of tie-breaks that are offered."""
BOARDS: Final = (0, *range(FEWEST_BOARDS, MOST_BOARDS + 1))
"""Players by themselves, or teams of so many."""
PUBLISH: Final = ("organiser", "0", "7200", "43200", "86400")
"""By an organiser, or by itself after so many seconds."""
CHECK_INS: Final = (
    0,
    *(minutes * MINUTE for minutes in (15, 30)),
    *(h * HOUR for h in (1, 2, 4, 12, 24, 48)),
)
"""How long people check in before round one; 0 is not at all."""
LISTS: Final[tuple[Lists, ...]] = get_args(Lists)
ELIMINATIONS: Final[tuple[Elimination, ...]] = get_args(Elimination)
WITHOUT_CUT: Final = (*KNOCK_OUT, "ladder")
DECK_FORMATS: Final = ("startup", "standard", "eternal", "system_gateway", "core", "casual")
"""Formats of decks that are registered (`DeckRules.formats`)."""
FLAGS: Final = ("both", "tiers", "seeds", "relax", "late", "early", "word", "undo", "hints")
"""What a button turns on or off."""


def flag(settings: LeagueSettings, name: str) -> bool:
    """Whether something is on."""
    game = settings.game
    return {
        "both": game.both_sides,
        "tiers": game.tiers,
        "seeds": game.manual_seeds,
        "relax": game.relax,
        "late": settings.late,
        "early": settings.early,
        "word": settings.word_rounds > 0,
        "undo": settings.undo,
        "hints": settings.hints,
        "web": settings.web,
    }[name]


def turned(settings: LeagueSettings, name: str, on: bool) -> LeagueSettings:
    """With something turned on or off. Refusal if there is no such thing."""
    game = settings.game
    if name == "both":
        return replace(settings, game=replace(game, both_sides=on))
    if name == "tiers":
        return replace(settings, game=replace(game, tiers=on))
    if name == "seeds":
        return replace(settings, game=replace(game, manual_seeds=on))
    if name == "relax":
        return replace(settings, game=replace(game, relax=on))
    if name == "late":
        return replace(settings, late=on)
    if name == "early":
        return replace(settings, early=on)
    if name == "word":
        return replace(settings, word_rounds=WORD if on else 0)
    if name == "undo":
        return replace(settings, undo=on)
    if name == "hints":
        return replace(settings, hints=on)
    raise Refusal("bl-forged")


def chosen(settings: LeagueSettings, what: str, value: str) -> LeagueSettings:
    """With something chosen in a select. Refusal for what was not offered. Whether the settings can be is
    for the rules of leagues to say."""
    game = settings.game
    if what == "format" and value in FORMATS:
        return replace(settings, game=_of_format(game, value))
    if what == "rounds":
        return replace(settings, game=replace(game, rounds=_number(value)))
    if what == "cut" and value in map(str, CUTS):
        return replace(settings, game=replace(game, cut=int(value)))
    if what == "boards" and value in map(str, BOARDS):
        return _of_teams(settings, int(value))
    if what == "ties" and value in TIE_ORDERS:
        return replace(settings, game=replace(game, ties=tuple(value.split("."))))
    if what == "elimination" and value in ELIMINATIONS:
        return replace(settings, game=replace(game, elimination=value))
    if what == "capacity":
        return replace(settings, capacity=_number(value))
    if what == "length":
        return replace(settings, round_seconds=_number(value))
    if what == "cutlength":
        return replace(settings, cut_seconds=_number(value))
    if what == "checkin":
        return replace(settings, check_in=_number(value))
    if what == "publish" and value in PUBLISH:
        if value == "organiser":
            return replace(settings, publish="organiser")
        return replace(settings, publish="automatic", draft_seconds=int(value))
    if what == "decks":
        kind, _, more = value.partition(":")
        if kind == "starter":
            return replace(settings, decks="starter", deck_format="")
        if kind == "free" and more in LISTS:
            return replace(settings, decks="free", lists=more, deck_format="")
        format_id, _, lists = more.partition(":")
        if kind == "own" and format_id in DECK_FORMATS and lists in LISTS:
            return replace(settings, decks="free", lists=lists, deck_format=format_id)
    raise Refusal("bl-forged")


def _of_format(game: Settings, value: str) -> Settings:
    """A format without a cut takes the cut away: nobody could choose it otherwise."""
    cut = 0 if value in WITHOUT_CUT else game.cut
    divisions = game.divisions if value == "round_robin" else 1
    boards = game.boards if value in FORMATS_OF_TEAMS else 0
    return replace(game, format=value, cut=cut, divisions=divisions, boards=boards)


def _of_teams(settings: LeagueSettings, boards: int) -> LeagueSettings:
    """Teams have no cut, divisions and check-in: nobody could choose them otherwise."""
    if not boards:
        return replace(settings, game=replace(settings.game, boards=0))
    game = replace(settings.game, boards=boards, cut=0, divisions=1)
    return replace(settings, game=game, check_in=0)


def _number(value: str) -> int:
    if not (value.isascii() and value.isdecimal() and len(value) <= 8):
        raise Refusal("bl-forged")
    return int(value)
