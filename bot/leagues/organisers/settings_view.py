"""The message in which an organiser sets a league up: three pages of selects, buttons, and modals for what is
typed. Everything is stored as it is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import discord
from msgspec.structs import replace

from bot.leagues.access import Offered
from bot.leagues.organisers import options
from bot.leagues.organisers.linking import link_buttons
from bot.leagues.posts import describing
from bot.leagues.posts.addresses import league_url, organiser_address
from bot.leagues.stored import StoredLeague
from bot.leagues.typed import moments
from bot.messages import components, words
from bot.messages.components import OPTION_LABEL, PLACEHOLDER, Row, button, cut
from bot.messages.forms import Line
from bot.messages.layout import Layout, text_layout
from bot.messages.local import typed_hours
from bot.messages.words import say
from engine.leagues.model import CUTS, FORMATS, SWISS
from engine.leagues.season.importing import may_play_on
from engine.leagues.season.templates import TITLE
from engine.leagues.teams import entrants

PAGES = ("play", "time", "people")
MOST_ROLES, MOST_PEOPLE = 10, 10
STYLE = discord.ButtonStyle


def settings_layout(
    table: StoredLeague, offered: Offered, language: str, page: str = "play", *, web: str = ""
) -> Layout:
    """One page of the settings. `web`: where the bot's pages on the web begin, "" where there are none."""
    rows = {"play": _play, "time": _time}.get(page)
    found = rows(table, language) if rows else _people(table, offered, language, web)
    texts = (_heading(table, offered.levels, language, web), "-# " + say(language, f"bl-page-{page}-about"))
    return text_layout(*texts, rows=(*found, _pages(table, language, page), _acts(table, language, page)))


def _standing(table: StoredLeague, language: str) -> list[str]:
    """How far it is, and whether one can still get in: nothing is said twice."""
    league, window = table.league, describing.window(table, language)
    if league.state == "signup" or (league.state == "planned" and league.settings.opens is not None):
        return [window]
    status = describing.status(table, language)
    open_late = league.state in ("closed", "running") and league.checking is None
    shut = say(language, "bl-window-closed")
    return [status, window] if open_late and window != shut else [status]


def _heading(table: StoredLeague, levels: Mapping[str, str], language: str, web: str) -> str:
    league, settings = table.league, table.league.settings
    level = levels.get(table.row.level, table.row.level)
    room = settings.capacity or say(language, "bl-everybody")
    organisers = [*(f"<@&{role}>" for role in sorted(table.row.roles))]
    organisers += [words.mention(user) for user in sorted(table.row.organisers)]
    lines = [
        f"## {words.plain(settings.title)}",
        *_standing(table, language),
        say(language, "bl-line-rules", rules=describing.rules(settings, language)),
        say(language, "bl-line-length", length=describing.round_length(settings, language)),
        *describing.planned(table, language),
        say(language, "bl-line-zone", zone=settings.zone, quiet=describing.quiet(settings, language)),
        say(language, "bl-line-decks", decks=describing.decks(settings, level, language, table.row.edition)),
        *describing.edition_line(table, language),
        say(language, "bl-line-undo", undo="consent" if settings.undo else "off"),
        say(language, "bl-line-hints", hints="on" if settings.hints else "off"),
        *describing.publishing_line(settings, language),
        say(language, "bl-line-forfeits", forfeits=describing.forfeits(settings, language)),
        say(
            language,
            "bl-line-teams" if settings.game.boards else "bl-line-people",
            players=entrants(league.event),
            room=str(room),
            fewest=settings.fewest,
        ),
        say(language, "bl-line-organisers", who=organisers),
    ]
    missing = describing.registered(table, language)
    if missing:
        lines.append(missing)
    if settings.series:
        lines.append(say(language, "bl-line-series", how=describing.series(settings, language)))
    if settings.check_in:
        lines.append(say(language, "bl-line-check-in", how=describing.check_in(settings.check_in, language)))
    if settings.web and web:
        lines.append(say(language, "bl-line-web", address=league_url(web, table.id)))
    return "\n".join(lines)


# -- pages -------------------------------------------------------------------------------------------------


def _select(table: StoredLeague, what: str, placeholder: str, found: Iterable[tuple[str, str, bool]]) -> Row:
    """A select of (value, label, whether it is what holds)."""
    shown = [
        components.option(label=cut(label, OPTION_LABEL), value=value, default=now)
        for value, label, now in found
    ]
    select = components.select(
        custom_id=organiser_address(table.id, "set", what),
        placeholder=cut(placeholder, PLACEHOLDER),
        options=shown,
    )
    return components.row(select)


def _play(table: StoredLeague, language: str) -> list[Row]:
    game = table.league.settings.game
    formats = [
        (one, say(language, f"bl-format-{one.replace('_', '-')}"), one == game.format) for one in FORMATS
    ]
    rows = [_select(table, "format", say(language, "bl-choose-format"), formats)]
    if game.format in (*SWISS, "round_robin"):
        numbers = sorted({*options.ROUNDS, game.rounds})
        rounds = [(str(n), say(language, "bl-rounds", n=n), n == game.rounds) for n in numbers]
        rows.append(_select(table, "rounds", say(language, "bl-choose-rounds"), rounds))
        boards = [(str(n), say(language, "bl-boards", n=n), n == game.boards) for n in options.BOARDS]
        rows.append(_select(table, "boards", say(language, "bl-choose-boards"), boards))
        if not game.boards:
            cuts = [(str(n), say(language, f"bl-cut-{n}"), n == game.cut) for n in CUTS]
            rows.append(_select(table, "cut", say(language, "bl-choose-cut"), cuts))
        now = ".".join(game.ties)
        orders = [
            (one, say(language, "bl-ties", ties=describing.ties(one.split("."), language)), one == now)
            for one in dict.fromkeys((*options.TIE_ORDERS, now))
        ]
        rows.append(_select(table, "ties", say(language, "bl-choose-ties"), orders))
    if game.cut:
        kinds = [
            (one, say(language, f"bl-elimination-{one}"), one == game.elimination)
            for one in options.ELIMINATIONS
        ]
        rows.append(_select(table, "elimination", say(language, "bl-choose-elimination"), kinds))
    flags = ["both"] if game.format in ("round_robin", "ladder") else []
    flags += ["tiers"] if game.divisions > 1 else []
    if game.format in SWISS:
        flags += ["relax"] if game.boards else ["seeds", "relax"]
    return [*rows, _flags(table, language, [*flags], "numbers")]


def _time(table: StoredLeague, language: str) -> list[Row]:
    settings = table.league.settings
    rows = [
        _select(
            table, "length", say(language, "bl-choose-length"), _lengths(settings.round_seconds, language)
        )
    ]
    if settings.game.cut:
        same = ("0", say(language, "bl-length-same"), settings.cut_seconds == 0)
        rest = _lengths(settings.cut_seconds, language)
        rows.append(_select(table, "cutlength", say(language, "bl-choose-cut-length"), [same, *rest]))
    now = "organiser" if settings.publish == "organiser" else str(settings.draft_seconds)
    ways = [*options.PUBLISH, *([] if now in options.PUBLISH else [now])]
    publish = [
        (one, _publish(one, language), one == now) for one in ways if one == now or one in options.PUBLISH
    ]
    rows.append(_select(table, "publish", say(language, "bl-choose-publish"), publish))
    check_ins = [
        (str(n), describing.check_in(n, language), n == settings.check_in)
        for n in sorted({*options.CHECK_INS, settings.check_in})
    ]
    if settings.game.boards:
        return [*rows, _flags(table, language, ["early", "word"], "dates")]
    rows.append(_select(table, "checkin", say(language, "bl-choose-check-in"), check_ins))
    return [*rows, _flags(table, language, ["early", "word"], "dates", "series")]


def _lengths(now: int, language: str) -> list[tuple[str, str, bool]]:
    lengths = sorted({*options.LENGTHS, now} - {0})
    return [(str(n), words.length(language, n), n == now) for n in lengths]


def _publish(value: str, language: str) -> str:
    if value == "organiser":
        return say(language, "bl-publish-organiser")
    if value == "0":
        return say(language, "bl-publish-at-once")
    return say(language, "bl-publish-after", length=words.length(language, int(value)))


def _people(table: StoredLeague, offered: Offered, language: str, web: str) -> list[Row]:
    settings, row = table.league.settings, table.row
    now = "free:" + settings.lists if settings.decks == "free" else "starter:" + row.level
    if settings.decks == "free" and settings.deck_format:
        now = f"own:{settings.deck_format}:{settings.lists}"
    kinds = {f"starter:{level}": name for level, name in offered.levels.items()}
    kinds |= {f"free:{lists}": say(language, f"bl-decks-free-{lists}") for lists in options.LISTS}
    for one in options.DECK_FORMATS:
        of = replace(settings, deck_format=one)
        called = describing.deck_format(of, language)
        kinds |= {
            f"own:{one}:{lists}": say(language, f"bl-decks-own-{lists}", format=called)
            for lists in options.LISTS
        }
    decks = [(value, label, value == now) for value, label in kinds.items()]
    roles = components.select_of(
        components.ROLES,
        custom_id=organiser_address(table.id, "roles"),
        placeholder=cut(say(language, "bl-choose-roles"), PLACEHOLDER),
        min_values=0,
        max_values=MOST_ROLES,
        chosen=sorted(row.roles)[:MOST_ROLES],
    )
    people = components.select_of(
        components.USERS,
        custom_id=organiser_address(table.id, "organisers"),
        placeholder=cut(say(language, "bl-choose-organisers"), PLACEHOLDER),
        min_values=0,
        max_values=MOST_PEOPLE,
        chosen=sorted(row.organisers)[:MOST_PEOPLE],
    )
    flags = ["late", "undo", "hints", *(["web"] if web or settings.web else [])]
    editions = [(one, name, one == row.edition) for one, name in offered.editions.items()]
    rules = [_select(table, "edition", say(language, "bl-choose-edition"), editions)] if editions else []
    return [
        _select(table, "decks", say(language, "bl-choose-decks"), decks),
        *rules,
        components.row(roles),
        components.row(people),
        _channel(table, "channel", row.channel_id, 1, language),
        _channel(table, "deskchannel", row.organiser_channel_id, 0, language),
        _flags(table, language, flags, "numbers"),
    ]


def _channel(table: StoredLeague, act: str, now: int | None, least: int, language: str) -> Row:
    """A select of one of the server's text channels; where none is needed, none may be chosen."""
    select = components.select_of(
        components.CHANNELS,
        custom_id=organiser_address(table.id, act),
        placeholder=cut(say(language, f"bl-choose-{act}"), PLACEHOLDER),
        min_values=least,
        max_values=1,
        chosen=[] if now is None else [now],
    )
    return components.row(select)


def _flags(table: StoredLeague, language: str, names: Sequence[str], *modals: str) -> Row:
    """Buttons that turn something on or off, and those to modals. A button says what a press leads to, so
    that two presses at once do not undo each other."""
    found = []
    for name in names:
        on = options.flag(table.league.settings, name)
        act = organiser_address(table.id, "flag", f"{name}.{'off' if on else 'on'}")
        found.append(button(say(language, f"bl-flag-{name}-{'off' if on else 'on'}"), act))
    for modal in modals:
        found.append(button(say(language, f"bl-modal-{modal}"), organiser_address(table.id, "modal", modal)))
    return components.row(*found)


def _pages(table: StoredLeague, language: str, now: str) -> Row:
    return components.row(
        *(
            button(
                say(language, f"bl-page-{page}"),
                organiser_address(table.id, "page", page),
                STYLE.primary if page == now else STYLE.secondary,
                disabled=page == now,
            )
            for page in PAGES
        )
    )


def _acts(table: StoredLeague, language: str, page: str) -> Row:
    """What can be done with the league as it stands."""
    state: str = table.league.state if table.league.checking is None else "checking"
    acts = {
        "planned": ("open", "cancel"),
        "signup": ("close", "start", "cancel"),
        "closed": ("open", "round", "cancel"),
        "checking": ("open", "start", "cancel"),
        "running": ("round", "finish", "cancel"),
        "finished": ("next",) if not table.league.settings.game.boards else (),
    }.get(state, ())
    acts = ("on", *acts) if may_play_on(table.league) else acts
    looks = {
        "cancel": STYLE.danger,
        "finish": STYLE.danger,
        "open": STYLE.success,
        "start": STYLE.success,
        "next": STYLE.success,
    }
    found = [
        button(
            say(language, f"bl-act-{act}"), organiser_address(table.id, act), looks.get(act, STYLE.secondary)
        )
        for act in acts
    ]
    audit = button(say(language, "bl-act-audit"), organiser_address(table.id, "audit"))
    season = [button(say(language, "bl-modal-series"), organiser_address(table.id, "modal", "series"))]
    shown = season if state == "finished" and page != "time" and not table.league.settings.game.boards else []
    return components.row(*found, *shown, audit, *link_buttons(table, language))


# -- modals ------------------------------------------------------------------------------------------------


def line(
    name: str, language: str, value: str = "", required: bool = False, most: int = 50, long: bool = False
) -> Line:
    """A field of an organiser's modal, named by the catalogue."""
    label, hint = say(language, f"bl-field-{name}"), say(language, f"bl-field-{name}-about")
    return Line(name, label, value, required, most, long, hint)


def fields(table: StoredLeague, modal: str, language: str) -> list[Line]:
    """What can be typed into a modal of the settings, with what holds now."""
    settings = table.league.settings
    if modal == "dates":
        found = {
            "zone": settings.zone,
            "opens": moments.typed(settings.opens, settings.zone),
            "closes": moments.typed(settings.closes, settings.zone),
            "quiet": typed_hours(settings.quiet),
        }
    elif modal == "series":
        found = {
            "series": settings.series,
            "leagues": str(settings.series_leagues or ""),
            "promote": str(settings.promote),
        }
    else:
        found = {"capacity": str(settings.capacity or ""), "fewest": str(settings.fewest)}
        if settings.game.format == "round_robin" and settings.game.boards:
            found |= {"legs": str(settings.game.legs)}
        elif settings.game.format == "round_robin":
            found |= {"divisions": str(settings.game.divisions), "legs": str(settings.game.legs)}
        if settings.game.format == "ladder":
            found["reach"] = str(settings.game.reach)
    lines = [line(name, language, value, name == "zone") for name, value in found.items()]
    return (
        lines
        if modal in ("dates", "series")
        else [line("title", language, settings.title, True, TITLE), *lines]
    )
