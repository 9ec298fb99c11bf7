"""What organisers see of a round: the draft before it is published, or the round that is played, with
everything there is to repair it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.leagues.posts.addresses import organiser_address
from bot.leagues.posts.describing import registered, stamp, told
from bot.leagues.posts.pages.words import round_lines, spread
from bot.leagues.stored import StoredLeague, user_of
from bot.messages import components, words
from bot.messages.components import OPTION_LABEL, OPTIONS, PLACEHOLDER, Button, Row, button, cut
from bot.messages.layout import Layout, text_layout
from bot.messages.words import listed, say
from engine.leagues.model import Event, Pairing, Round, TeamMatch, games_per_match
from engine.leagues.round_names import round_name
from engine.leagues.season.calling import late
from engine.leagues.season.public import round_of as view_of_round
from engine.leagues.season.rounds import current_round, drafted_event, drafted_name
from engine.leagues.teams import team, team_match
from engine.messages import items, sentences

STYLE = discord.ButtonStyle
ROOM = 3300
"""Characters for the pairings, so that the rest has its place in a message."""
WHY = 12
"""Pairings up to which a draft says why each was made."""


def round_of(table: StoredLeague) -> tuple[Event, Round | None]:
    """The event and the round to repair: the draft, else the one being played, else none."""
    league = table.league
    if league.draft is not None:
        event = drafted_event(league)
        return event, event.rounds[-1]
    number = current_round(league.event)
    return league.event, league.event.round(number) if number else None


def key_of(played: Round, pairing: Pairing) -> str:
    return f"{played.number}:{pairing.table}"


def pairing_line(table: StoredLeague, pairing: Pairing, language: str, both: bool) -> str:
    """ "3. Ann (Corp) – Bob": names, never pings."""
    first, boards = table.name(pairing.player1), table.league.event.settings.boards
    number = str((pairing.table - 1) % boards + 1 if boards else pairing.table)
    if pairing.player2 is None:
        kind = "bl-pairing-walkover" if boards else "bl-pairing-bye"
        return say(language, kind, table=number, player=first)
    names = {"first": first, "second": table.name(pairing.player2), "table": number}
    if both or not pairing.corp:
        return say(language, "bl-pairing", **names)
    corp = "first" if pairing.corp == pairing.player1 else "second"
    return say(language, f"bl-pairing-corp-{corp}", **names)


def round_layout(table: StoredLeague, language: str, notice: str = "") -> Layout:
    """The draft or the round, and what can be done with it."""
    event, played = round_of(table)
    if played is None and table.league.event.settings.format == "ladder":
        return _ladder_layout(table, language, notice)
    if played is None:
        return text_layout(notice or say(language, "bl-no-round"), rows=(_without(table, language),))
    draft = table.league.draft
    head = _drafted(table, language) if draft is not None else _played(table, played, language)
    parts = [*([notice] if notice else []), head, *_lines(table, event, played, language)]
    return text_layout("\n".join(parts), rows=tuple(_buttons(table, played, language)))


def _ladder_layout(table: StoredLeague, language: str, notice: str) -> Layout:
    """The open challenges of a ladder, which has no rounds, and what can be done with them."""
    league = table.league
    lines = [notice] if notice else []
    lines.append(say(language, "bl-challenges", title=words.plain(league.settings.title)))
    challenges = round_lines(view_of_round(league, None), language)
    lines += spread(challenges, ROOM)[0] if challenges else [say(language, "bl-no-challenge")]
    acts = [*(["decide"] if league.matches else []), *(["call"] if late(league) else []), "undo", "settings"]
    return text_layout(
        "\n".join(lines), rows=(components.row(*(_button(table, act, language) for act in acts)),)
    )


def _drafted(table: StoredLeague, language: str) -> str:
    drafted = table.league.draft
    assert drafted is not None
    lines = [say(language, "bl-draft", **drafted_name(table.league))]
    if drafted.publishes is not None:
        lines.append(say(language, "bl-draft-publishes", at=stamp(drafted.publishes, "R")))
    lines += ["⚠️ " + told(note, language) for note in drafted.draft.relaxed]
    if drafted.draft.resting:
        resting = [
            _resting(table, one, drafted.draft.round.number, language) for one in drafted.draft.resting
        ]
        lines.append(say(language, "bl-draft-resting", who=resting))
    lines += _away_later(table, drafted.draft.round.number, language)
    missing = registered(table, language)
    if missing:
        lines.append(missing)
    lines.append(say(language, "bl-draft-seed", seed=str(table.league.event.settings.seed)))
    return "\n".join(lines)


def _resting(table: StoredLeague, person: str, number: int, language: str) -> str:
    """Who is not in a round, and whether they asked for that."""
    asked = number in table.league.event.player(person).away
    return say(language, "bl-draft-asked", name=table.name(person)) if asked else table.name(person)


def _away_later(table: StoredLeague, number: int, language: str) -> list[str]:
    """Who will not be in rounds after this one, for organisers."""
    found = []
    for player in table.league.event.active:
        rounds = [each for each in player.away if each > number]
        if rounds:
            said = items(language, map(str, rounds))
            found.append(say(language, "bl-away-later-of", name=table.name(player.id), rounds=said))
    return [say(language, "bl-away-later", who=found)] if found else []


def _played(table: StoredLeague, played: Round, language: str) -> str:
    lines = [say(language, "bl-round", **round_name(table.league.event, played.number))]
    if table.league.round_deadline is not None:
        lines.append(say(language, "bl-round-until", until=stamp(table.league.round_deadline)))
    lines += _away_later(table, played.number, language)
    missing = registered(table, language)
    if missing:
        lines.append(missing)
    return "\n".join(lines)


def _lines(table: StoredLeague, event: Event, played: Round, language: str) -> list[str]:
    """The pairings, as many as there is room for; those of a small draft say why."""
    both = games_per_match(event.settings, played.stage) > 1
    drafted = table.league.draft
    why = drafted.draft.why if drafted is not None and len(played.pairings) <= WHY else ()
    found: list[str] = []
    room = ROOM
    met = 0
    for match in played.team_matches:
        if match.team2 is None:
            found.append(say(language, "lst-team-bye", team=words.plain(team(event, match.team1).name)))
    for at, pairing in enumerate(played.pairings):
        meeting = team_match(event, played.number, pairing.table)
        new = meeting is not None and meeting.table != met
        line = pairing_line(table, pairing, language, both)
        if not pairing.counts:
            line = f"~~{line}~~"
        elif drafted is None:
            line += " · " + state(table, played, pairing, language)
            line += agreed(table, played, pairing, language)
        notes = why[at] if at < len(why) and (new or not event.settings.boards) else ()
        reasons = ["-# " + sentences(language, (told(note, language) for note in notes))] if notes else []
        if new and meeting is not None:
            # Why two teams meet stands with them, and not between their boards.
            met = meeting.table
            line = "\n".join([_teams(event, meeting), *reasons, line])
        else:
            line = "\n".join([line, *reasons])
        room -= len(line) + 1
        if room < 0:
            found.append(say(language, "bl-more-pairings", n=len(played.pairings) - at))
            break
        found.append(line)
    return found


def _teams(event: Event, match: TeamMatch) -> str:
    """Two teams that meet, above their boards."""
    return "**" + " – ".join(words.plain(team(event, one).name) for one in match.teams) + "**"


def agreed(table: StoredLeague, played: Round, pairing: Pairing, language: str) -> str:
    """When two have agreed to play, for organisers; "" if they have not, or have played."""
    match = table.league.matches.get(key_of(played, pairing))
    if match is None or match.closed or match.agreed is None:
        return ""
    return " · " + say(language, "bl-match-agreed", start=stamp(match.agreed))


def state(table: StoredLeague, played: Round, pairing: Pairing, language: str) -> str:
    """How far a match of the round has come."""
    match = table.league.matches.get(key_of(played, pairing))
    if pairing.status == "confirmed":
        score = pairing.score or (0, 0)
        return say(language, "bl-match-done", points=score[0], less=score[1])
    if match is not None and match.disputed:
        return say(language, "bl-match-disputed")
    if match is not None and match.proposed:
        return say(language, "bl-match-proposed")
    if match is not None and match.claim is not None:
        return say(language, "bl-match-claimed")
    if pairing.status == "reported":
        return say(language, "bl-match-reported")
    if match is not None and any(game.result is None for game in match.hosted):
        return say(language, "bl-match-playing")
    return say(language, "bl-match-open")


def _button(
    table: StoredLeague, act: str, language: str, style: discord.ButtonStyle = STYLE.secondary
) -> Button:
    return button(say(language, f"bl-act-{act}"), organiser_address(table.id, act), style)


def _without(table: StoredLeague, language: str) -> Row:
    acts = ["settings"]
    if table.league.matches:
        acts.insert(0, "reopen")
    if table.league.state in ("closed", "running"):
        acts.insert(0, "draft")
    return components.row(*(_button(table, act, language) for act in acts))


def _buttons(table: StoredLeague, played: Round, language: str) -> list[Row]:
    repairable = played.stage == "main"
    if table.league.draft is not None:
        first = [_button(table, "publish", language, STYLE.success)]
        if table.league.draft.repaired:
            first.append(_button(table, "redraw", language))
    else:
        first = [_button(table, "decide", language), _button(table, "deadline", language)]
        first.append(_button(table, "endround", language, STYLE.danger))
        if late(table.league):
            first.append(_button(table, "call", language))
    if not table.league.event.settings.boards:
        acts = ["swap", "pair", "void"] if repairable else ["void"]
    else:
        acts = ["swap"] if table.league.draft is not None else ["void"]
    second = [_button(table, act, language) for act in acts]
    if table.league.draft is not None and not repairable:
        second = []
    if any(match.closed for match in table.league.matches.values()):
        first.append(_button(table, "reopen", language))
    second += [_button(table, act, language) for act in ("undo", "settings")]
    return [components.row(*first), components.row(*second)]


# -- choosing somebody, or a match -------------------------------------------------------------------------


def people_layout(table: StoredLeague, act: str, language: str, least: int, most: int) -> Layout:
    """A question about players, answered in a select of people."""
    select = components.select_of(
        components.USERS,
        custom_id=organiser_address(table.id, act, "chosen"),
        placeholder=cut(say(language, f"bl-{act}-choose"), PLACEHOLDER),
        min_values=least,
        max_values=most,
    )
    back = _button(table, "round", language)
    question = say(language, f"bl-{act}-question")
    return text_layout(question, rows=(components.row(select), components.row(back)))


def teams_layout(table: StoredLeague, language: str) -> Layout:
    """Which two teams of the draft change places?"""
    event, played = round_of(table)
    found = [team(event, one) for match in (played.team_matches if played else ()) for one in match.teams]
    select = components.select(
        custom_id=organiser_address(table.id, "swap", "chosen"),
        placeholder=cut(say(language, "bl-swap-teams-choose"), PLACEHOLDER),
        min_values=2,
        max_values=2,
        options=[
            components.option(label=cut(one.name, OPTION_LABEL), value=one.id) for one in found[:OPTIONS]
        ],
    )
    rows: tuple[Row, ...] = (components.row(select), components.row(_button(table, "round", language)))
    return text_layout(say(language, "bl-swap-teams-question"), rows=rows)


def sides_layout(table: StoredLeague, one: str, other: str, language: str) -> Layout:
    """Two who are paired by hand: who is the Corp?"""
    names = [table.name(one), table.name(other)]
    found = [
        button(say(language, "bl-sides-by-rule"), organiser_address(table.id, "pair", f"{one}.{other}.0")),
        *(
            button(
                say(language, "bl-sides-corp", player=table.league.event.name_of(person)),
                organiser_address(table.id, "pair", f"{one}.{other}.{at}"),
            )
            for at, person in enumerate((one, other), 1)
        ),
        _button(table, "round", language),
    ]
    return text_layout(
        say(language, "bl-sides-question", who=listed(language, names)), rows=(components.row(*found),)
    )


def matches_layout(
    table: StoredLeague,
    act: str,
    keys: Sequence[str],
    language: str,
    page: int = 0,
    more: Sequence[Button] = (),
) -> Layout:
    """A question about a match: a select of those that can be meant, 25 at a time, and other answers."""
    event, _ = round_of(table)
    pages = max((len(keys) - 1) // OPTIONS, 0)
    page = min(max(page, 0), pages)
    options = []
    for key in keys[page * OPTIONS : (page + 1) * OPTIONS]:
        number, _, at = key.partition(":")
        pairing = event.pairing(int(number), int(at))
        names = " – ".join(event.name_of(one) for one in pairing.players)
        named = round_name(event, int(number))
        label = say(language, "bl-match-option", **named, table=at, names=names)
        options.append(components.option(label=cut(label, OPTION_LABEL), value=key))
    select = components.select(
        custom_id=organiser_address(table.id, act, "chosen"),
        placeholder=cut(say(language, f"bl-{act}-choose"), PLACEHOLDER),
        options=options,
    )
    buttons = [_button(table, "round", language)]
    if page > 0:
        buttons.append(
            button(say(language, "bot-previous"), organiser_address(table.id, act, f"page.{page - 1}"))
        )
    if page < pages:
        buttons.append(
            button(say(language, "bot-next"), organiser_address(table.id, act, f"page.{page + 1}"))
        )
    question = say(language, f"bl-{act}-question")
    rows = [components.row(*more)] if more else []
    return text_layout(question, rows=(components.row(select), *rows, components.row(*buttons)))


def on_discord(table: StoredLeague) -> list[str]:
    """Names of active players who are not on Discord (imported, and nobody was named for them yet)."""
    return [table.name(one.id) for one in table.league.event.active if user_of(one.id) is None]
