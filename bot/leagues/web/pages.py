"""The pages of a league as HTML, and all of it as JSON. Pure: a league in, bytes out, in any process.

Every page has its place in `PAGES`; links between them are relative, so that they hold behind any address.
Whatever people have typed is escaped by the templates.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from msgspec import json
from msgspec.structs import replace

from bot.leagues.posts import describing
from bot.leagues.stored import StoredLeague
from engine import leagues, messages
from engine.leagues.model import Tie
from engine.leagues.season.public import Public, public
from engine.leagues.view import Contestant, PairingsView
from engine.messages import LANGUAGES, items, say, score, title
from render.leagues import words as league_words
from render.leagues.bracket_tiers import title as tier
from render.leagues.words import record, tie_name
from render.leagues.words import tie as tie_text

TEMPLATES: Final = Path(__file__).parent / "templates"
PLAYED: Final = -1
"""In place of a round's number: the challenges of a ladder that are over."""
SCORED: Final = ("dss", "sss", "round_robin")
PageName: TypeAlias = Literal["league", "round", "bracket", "rules", "json"]


class Wanted(NamedTuple):
    """A page of a league. `argument`: which round, as its place among those shown, from 1; `language` is what
    it is written in, `chosen` whether the address says so."""

    page: PageName
    argument: int = 0
    language: str = "en"
    chosen: bool = False


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@cache
def code() -> str:
    """A fingerprint of what pages are made with, the catalogue and the views too; part of their ETag."""
    made = hashlib.blake2b(digest_size=6)
    for path in sources():
        made.update(path.read_bytes())
    return made.hexdigest()


def sources() -> list[Path]:
    """Files that say what is on a page."""
    here = Path(__file__).parent
    return sorted(
        (
            *(path for kind in ("*.html", "*.css", "*.py") for path in here.rglob(kind)),
            *Path(messages.__file__).parent.rglob("*.ftl"),
            *Path(leagues.__file__).parent.rglob("*.py"),
            Path(describing.__file__),
            Path(league_words.__file__),
        )
    )


def style() -> bytes:
    """The style sheet."""
    return (Path(__file__).parent / "style.css").read_bytes()


def missing(language: str = "en", back: str = "", up: str = "") -> bytes:
    """What stands where there is nothing (or nothing public). `back`: where one goes on from there, by `up`,
    the way to the folder of all pages."""
    template = _environment().get_template("missing.html")
    return template.render(language=language, back=back, up=up, say=partial(say, language)).encode()


def rendered(table: StoredLeague, levels: Mapping[str, str], wanted: Wanted) -> bytes | None:
    """A page; None if the league has none of this kind. `levels`: names of starter decks by id."""
    league = public(table.league)
    if wanted.page == "json":
        return json.format(json.encode(league), indent=1)
    rounds, language = _rounds(league), wanted.language
    if wanted.page == "round" and not 0 < wanted.argument <= len(rounds):
        return None
    if wanted.page == "bracket" and league.bracket is None:
        return None
    up = "../" * {"league": 0, "bracket": 1, "rules": 1, "round": 2}[wanted.page]
    matches = [row for each in league.rounds if each.number for row in each.pairings]
    page = _environment().get_template(f"{wanted.page}.html")
    return page.render(
        league=league,
        language=language,
        languages={one: title(one) for one in LANGUAGES},
        say=partial(say, language),
        state=describing.status(table, language, partial(_written, zone=table.league.settings.zone)),
        page=wanted.page,
        argument=wanted.argument,
        up=up,
        home=f"{up}{table.id}",
        query=f"?lang={language}" if wanted.chosen else "",
        rounds=[(at, round_name(each, language)) for at, each in enumerate(rounds, 1)],
        shown=rounds[wanted.argument - 1] if wanted.page == "round" else None,
        playing=[row for row in matches if row.state == "playing"],
        score=partial(score, language),
        tie_text=partial(tie_text, language=language),
        record=record,
        moment=partial(moment, zone=table.league.settings.zone),
        contestant=partial(contestant, language=language),
        tier=partial(tier, language=language),
        rules=_rules(table, levels, language) if wanted.page == "rules" else (),
    ).encode()


def ties(chosen: Sequence[Tie], language: str) -> str:
    """What parts equal points, in order; the draw at last."""
    return items(language, (*(tie_name(tie, language) for tie in chosen), say(language, "web-ties-draw")))


def _rounds(league: Public) -> tuple[PairingsView, ...]:
    """What has a page of its own: rounds; of a ladder, where each challenge is one, those that are open and
    those that were played, the newest first."""
    if league.standings.format != "ladder":
        return league.rounds
    going, *each = league.rounds
    played = tuple(
        replace(row, table=view.number)
        for view in reversed(each)
        for row in view.pairings
        if row.state in ("done", "void")
    )
    # No number of a round.
    return (going, replace(going, number=PLAYED, pairings=played)) if played else (going,)


def round_name(view: PairingsView, language: str) -> str:
    """ "Round 2", "Top 8", "Open challenges"."""
    if view.number == PLAYED:
        return say(language, "web-played")
    if not view.number:
        return say(language, "rlg-challenges")
    return say(language, "ls-of-round", **view.name)


def moment(at: int, zone: str) -> dict[str, str]:
    """A moment for a `time` element: for machines, and as it is in the league's zone."""
    local = datetime.fromtimestamp(at, ZoneInfo(zone))
    return {"machine": local.isoformat(), "text": f"{local:%Y-%m-%d, %H:%M}", "zone": zone}


def _written(at: float, zone: str) -> str:
    """The same in a sentence, with the zone."""
    found = moment(int(at), zone)
    return f"{found['text']} {found['zone']}"


def contestant(who: Contestant, language: str) -> str:
    """Somebody in a game of a bracket who is not known yet, by where they come from."""
    if who.name or not who.source:
        return who.name or say(language, "rlg-from-seeds")
    kind = "rlg-from-winner" if who.source.startswith("W") else "rlg-from-loser"
    return say(language, kind, n=who.source[1:])


def _rules(table: StoredLeague, levels: Mapping[str, str], language: str) -> list[tuple[str, str]]:
    """How it is played: headings with what holds."""
    settings = table.league.settings
    level = levels.get(table.row.level, table.row.level)
    allowed = ("rule-no", "rule-yes")
    found = {
        "format": describing.rules(settings, language),
        "length": describing.round_length(settings, language),
        "publish": describing.publishing(settings, language),
        "forfeits": describing.forfeits(settings, language),
        "decks": describing.decks(settings, level, language, table.row.edition),
        "edition": describing.edition(table, language),
        "zone": items(language, (settings.zone, describing.quiet(settings, language))),
        "undo": say(language, f"web-{'rule-consent' if settings.undo else allowed[False]}"),
        "hints": say(language, f"web-{allowed[settings.hints]}"),
        "seed": describing.draws(table.league, language),
    }
    if settings.check_in:
        found["check-in"] = describing.check_in(settings.check_in, language)
    if settings.series:
        found["series"] = describing.series(settings, language, str)
    if table.league.event.settings.format in SCORED:
        found["ties"] = ties(table.league.event.settings.ties, language)
    return [(say(language, f"web-rule-{name}"), text) for name, text in found.items() if text]
