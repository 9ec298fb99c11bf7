"""A league in words: its format, its settings, its sentences with names as they are written."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.leagues.stored import StoredLeague
from bot.messages import words
from bot.messages.local import typed_hours
from bot.messages.words import say
from engine.leagues import season
from engine.leagues.bracket_shapes import shape_of
from engine.leagues.errors import Note
from engine.leagues.model import KNOCK_OUT, SWISS, USUAL_TIES, games_per_match
from engine.leagues.round_names import round_name
from engine.leagues.season.model import League, LeagueSettings
from engine.leagues.season.public import hash_of, seed_of
from engine.leagues.season.registering import registers, without
from engine.leagues.setup import planned_rounds
from engine.leagues.teams import entrants
from engine.messages import items

SMALL = 10
"""Players below whom the usual Swiss rounds pair some twice."""
MISSING = 20
"""Names of people without decks, at most."""


def told(note: Note, language: str) -> str:
    """A note of the domain; names in it are not read as markup."""
    plain = {
        name: words.plain(value) if isinstance(value, str) else value
        for name, value in note.arguments.items()
    }
    return replace(note, arguments=plain).say(language)


def stamp(at: float | None, style: str = "f") -> str:
    """A moment in everybody's own local time."""
    return f"<t:{int(at or 0)}:{style}>"


def rules(settings: LeagueSettings, language: str) -> str:
    """How it is played, in a line: "Single-sided Swiss, rounds by the size of the field, top 4"."""
    game = settings.game
    parts = [say(language, f"bl-format-{game.format.replace('_', '-')}")]
    if game.boards:
        parts.append(say(language, "bl-boards", n=game.boards))
    if game.format in ("round_robin", "ladder") and games_per_match(game) == 2:
        parts.append(say(language, "bl-both-sides"))
    if game.format == "round_robin" and game.divisions > 1:
        parts.append(say(language, "bl-tiers" if game.tiers else "bl-divisions", n=game.divisions))
    if game.format == "round_robin" and game.legs > 1:
        parts.append(say(language, "bl-legs", n=game.legs))
    if game.format in SWISS:
        parts.append(say(language, "bl-rounds", n=game.rounds))
    elif game.format == "ladder":
        parts.append(say(language, "bl-reach", n=game.reach))
    if game.format not in (*KNOCK_OUT, "ladder"):
        if not game.boards:
            parts.append(cut(settings, language))
        if game.ties != USUAL_TIES:
            parts.append(say(language, "bl-ties-named", ties=ties(game.ties, language)))
    return items(language, parts)


def planned(table: StoredLeague, language: str) -> list[str]:
    """How long it will be with who has signed up, before it starts, and what a small field is to expect."""
    event, settings = table.league.event, table.league.settings
    field = entrants(event)
    if event.rounds or settings.game.format == "ladder" or field < 2:
        return []
    main, tree = planned_rounds(event), 0
    size = field if settings.game.format in KNOCK_OUT else min(settings.game.cut, field)
    if size > 1:
        double = settings.game.format == "double_elimination" or (
            settings.game.format not in KNOCK_OUT and settings.game.elimination == "double"
        )
        power = 1 << max(size - 1, 1).bit_length()
        tree = max(at for at, _, _ in shape_of(power).values()) if double else power.bit_length() - 1
    seconds = main * settings.round_seconds + tree * (settings.cut_seconds or settings.round_seconds)
    found = [
        say(
            language,
            "bl-line-planned",
            players=field,
            rounds=main,
            cut=tree,
            length=words.length(language, seconds),
        )
    ]
    if settings.game.format == "sss" and not settings.game.boards and field < SMALL:
        found.append(say(language, "bl-line-rematches"))
    return found


def cut(settings: LeagueSettings, language: str) -> str:
    """ "top 8 (double elimination)"."""
    game = settings.game
    if not game.cut:
        return say(language, "bl-cut-0")
    how = say(language, f"bl-elimination-{game.elimination}")
    return say(language, "bl-cut-of", n=game.cut, how=how)


def ties(chosen: Sequence[str], language: str) -> str:
    """What parts equal points, in order: "SoS, ESoS"."""
    return items(language, (say(language, "rlg-col-tie", tie=tie) for tie in chosen))


def decks(settings: LeagueSettings, level: str, language: str, edition: str = "") -> str:
    """Which decks are played, and who sees them. `level`: the name of the starter decks, where the edition of
    the rules has none of its own."""
    if settings.decks == "starter":
        with contextlib.suppress(KeyError):
            level = say(language, f"bot-starters-{edition.replace('.', '-')}")
        return level
    if not settings.deck_format:
        return say(language, f"bl-decks-free-{settings.lists}")
    return say(language, f"bl-decks-own-{settings.lists}", format=deck_format(settings, language))


def deck_format(settings: LeagueSettings, language: str) -> str:
    """The name of the format of registered decks. Pages are drawn without the bot: the catalogue knows it."""
    try:
        return say(language, f"nrf-{settings.deck_format}")
    except KeyError:
        return settings.deck_format


def edition(table: StoredLeague, language: str) -> str:
    """By which edition of the rules its games are played; "" where it hosts none, or they have none. Pages
    are drawn without the bot: the catalogue knows the name."""
    settings, held = table.league.settings, table.row.edition
    if not held or (settings.decks == "free" and not settings.deck_format):
        return ""
    try:
        return say(language, f"bot-edition-{held.replace('.', '-')}")
    except KeyError:
        return held


def edition_line(table: StoredLeague, language: str) -> list[str]:
    """The same as a line of settings, if there is anything to say."""
    told = edition(table, language)
    return [say(language, "bl-line-edition", edition=told)] if told else []


def registered(table: StoredLeague, language: str) -> str:
    """Who has still to register decks, for organisers; "" where none are wanted or play is over."""
    league = table.league
    if not registers(league) or league.state in ("finished", "cancelled"):
        return ""
    missing = without(league)
    if not missing:
        return say(language, "bl-decks-all") if league.event.active else ""
    names = [table.name(one) for one in missing[:MISSING]]
    return say(language, "bl-decks-missing", n=len(missing), names=names, more=len(missing) - len(names))


def publishing(settings: LeagueSettings, language: str) -> str:
    """Who publishes a round, and when; "" for a ladder, which has none."""
    if settings.game.format == "ladder":
        return ""
    if settings.publish == "organiser":
        return say(language, "bl-publish-organiser")
    if not settings.draft_seconds:
        return say(language, "bl-publish-at-once")
    return say(language, "bl-publish-after", length=words.length(language, settings.draft_seconds))


def publishing_line(settings: LeagueSettings, language: str) -> list[str]:
    """The same as a line of settings, if there is anything to say."""
    told = publishing(settings, language)
    return [say(language, "bl-line-publish", publish=told)] if told else []


def forfeits(settings: LeagueSettings, language: str) -> str:
    """Who decides that a match nobody played is forfeited."""
    return say(language, "bl-forfeits", n=settings.word_rounds)


def round_length(settings: LeagueSettings, language: str) -> str:
    """How long a round takes, and one of the cut."""
    length = words.length(language, settings.round_seconds)
    if settings.game.format == "ladder":
        return say(language, "bl-length-ladder", length=length)
    if not settings.cut_seconds or not settings.game.cut:
        return say(language, "bl-length", length=length)
    return say(language, "bl-length-cut", length=length, cut=words.length(language, settings.cut_seconds))


def window(table: StoredLeague, language: str) -> str:
    """When one can sign up."""
    settings, state = table.league.settings, table.league.state
    if table.league.checking is not None:
        return checking(table, language)
    if state == "planned" and settings.opens is not None:
        if settings.closes is not None:
            return say(
                language, "bl-window-from-until", start=stamp(settings.opens), until=stamp(settings.closes)
            )
        return say(language, "bl-window-from", start=stamp(settings.opens))
    if state == "signup":
        if settings.closes is not None:
            return say(language, "bl-window-until", until=stamp(settings.closes))
        return say(language, "bl-window-open")
    form = table.league.event.settings.format
    late = settings.late and table.league.event.cut is None and form not in (*KNOCK_OUT, "round_robin")
    if state in ("closed", "running") and late:
        return say(language, "bl-window-ladder" if form == "ladder" else "bl-window-late")
    return say(language, "bl-window-closed")


def checking(table: StoredLeague, language: str, at: Callable[[float], str] = stamp) -> str:
    """Until when people check in, and how many have. `at`: how a moment is written."""
    league = table.league
    n, players = len(league.present), len(league.present) + len(season.expected(league))
    until = season.checking_ends(league)
    if until is None:
        return say(language, "bl-state-checking-open", n=n, players=players)
    return say(language, "bl-state-checking", n=n, players=players, until=at(until))


def status(table: StoredLeague, language: str, at: Callable[[float], str] = stamp) -> str:
    """Where the league stands, in a line. `at`: how a moment is written."""
    league = table.league
    if league.checking is not None:
        return checking(table, language, at)
    if league.state != "running":
        return say(language, f"bl-state-{league.state}")
    rounds = league.event.rounds
    if league.event.settings.format == "ladder":
        return say(language, "bl-state-ladder")
    if not rounds or rounds[-1].completed:
        return say(language, "bl-state-between", **round_name(league.event, len(rounds)))
    if rounds[-1].stage == "cut":
        return say(language, "bl-state-cut", **round_name(league.event, len(rounds)))
    planned = max(planned_rounds(league.event), len(rounds))
    return say(language, "bl-state-round", round=len(rounds), rounds=planned)


def check_in(seconds: int, language: str) -> str:
    """Whether people check in before round one, and for how long."""
    if not seconds:
        return say(language, "bl-check-in-none")
    return say(language, "bl-check-in-length", length=words.length(language, seconds))


def series(settings: LeagueSettings, language: str, typed: Callable[[str], str] = words.plain) -> str:
    """The series a league belongs to, and who goes up and down. `typed`: what somebody typed, as written."""
    moving = settings.promote if settings.game.tiers and settings.game.divisions > 1 else 0
    return say(
        language,
        "bl-series",
        name=typed(settings.series),
        leagues=settings.series_leagues,
        moving=moving,
    )


def draws(league: League, language: str, *, short: bool = False) -> str:
    """What all draws come from: the seed, or before round one is published the hash of it; in posts its first
    half, which is one line of a telephone and binds as well, and where the whole of it stands."""
    seed, fingerprint = seed_of(league), hash_of(league)
    if short:
        fingerprint = say(language, "bl-seed-short", hash=fingerprint[: len(fingerprint) // 2])
    if seed is None:
        return say(language, "bl-seed-sealed", hash=fingerprint)
    return say(language, "bl-seed", seed=str(seed), hash=fingerprint)


def quiet(settings: LeagueSettings, language: str) -> str:
    """The hours without reminders."""
    hours = typed_hours(settings.quiet).replace("-", "–")
    return say(language, "bl-quiet", hours=hours) if hours else say(language, "bl-quiet-none")


def players(table: StoredLeague, status_wanted: str) -> list[str]:
    """Mentions of those in the league with a status of the domain, in the order they signed up."""
    return [table.mention(one.id) for one in table.league.event.players if one.status == status_wanted]
