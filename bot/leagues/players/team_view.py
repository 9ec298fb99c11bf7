"""What somebody sees of a team: who is in it, its line-up, and what whoever may act for it can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.leagues.posts.addresses import player_address, team_address
from bot.leagues.stored import StoredLeague
from bot.messages import components, words
from bot.messages.components import OPTION_LABEL, OPTIONS, PLACEHOLDER, Button, Component, Row, button, cut
from bot.messages.layout import Layout, text_layout
from bot.messages.words import say
from engine.leagues import teams
from engine.leagues.model import Team
from engine.leagues.season.lineups import begun, open_round
from engine.leagues.season.model import League
from engine.leagues.season.teams import open_to_teams

STYLE = discord.ButtonStyle
NOBODY: Final = "-"
"""In the place of a team in a custom_id, where there is none yet."""
LINKED: Final = 5
"""Teams whose invitations have buttons in one message."""


def over(league: League) -> bool:
    """Whether nothing can be done any more."""
    return league.state in ("finished", "cancelled")


def option(label: str, value: str, chosen: bool = False) -> Component:
    """An option of a select, as much of its label as there is room for."""
    return components.option(label=cut(label, OPTION_LABEL), value=value, default=chosen)


def select(table: StoredLeague, team: str, act: str, placeholder: str, options: Sequence[Component],
           argument: str = "") -> Row:  # fmt: skip
    """A select about a team."""
    made = components.select(
        custom_id=team_address(table.id, team, act, argument),
        placeholder=cut(placeholder, PLACEHOLDER),
        options=list(options)[:OPTIONS],
    )
    return components.row(made)


def act_button(
    table: StoredLeague, team: str, act: str, language: str, style: discord.ButtonStyle = STYLE.secondary
) -> Button:
    """A button about a team."""
    return button(say(language, f"blt-act-{act}"), team_address(table.id, team, act), style)


def team_layout(
    table: StoredLeague, of: Team, me: str, language: str, *, organiser: bool, note: str = ""
) -> Layout:
    """A team, for everybody, with what its captain (or an organiser) can do with it."""
    league = table.league
    lines = [f"## {words.plain(of.name)}", *([f"✅ {note}"] if note else [])]
    if of.status != "active":
        lines.append(say(language, "blt-gone"))
    lines.append(say(language, "blt-captain", name=table.name(of.captain)))
    lines += line_up_lines(table, of, language)
    if of.invited:
        lines.append(say(language, "blt-invited", who=[table.name(one) for one in of.invited]))
    acts = (of.captain == me or organiser) and of.status == "active" and not over(league)
    rows: list[Row] = []
    if acts:
        rows += [_board(table, of, board, language) for board in range(1, league.event.settings.boards + 1)]
        rows.append(_invite(table, of, language))
        rows.append(components.row(*_captains_buttons(table, of, language)))
        lines.append("-# " + say(language, "blt-how"))
    elif me in of.members and not over(league):
        rows.append(components.row(act_button(table, of.id, "leave", language)))
    rows += _others(table, of.id, language)
    return text_layout("\n".join(lines), rows=tuple(rows))


def line_up_lines(table: StoredLeague, of: Team, language: str) -> list[str]:
    """Who plays in the next round, and who is on the bench."""
    league = table.league
    if of.status != "active":
        return [say(language, "blt-members", who=[table.name(one) for one in of.members])]
    number = open_round(league)
    places = teams.line_up(league.event, of)
    state = "confirmed" if of.confirmed == number else "open"
    found = [] if over(league) else [say(language, f"blt-line-up-{state}", round=number)]
    for board, one in enumerate(places, 1):
        if not one:
            found.append(say(language, "blt-board-empty", board=board))
        else:
            kind = "blt-board" if one in of.members else "blt-board-stands-in"
            found.append(say(language, kind, board=board, name=table.name(one)))
    active = {player.id for player in league.event.active}
    bench = [one for one in of.members if one in active and one not in places]
    gone = [one for one in of.members if one not in active]
    if bench:
        found.append(say(language, "blt-bench", who=[table.name(one) for one in bench]))
    if gone:
        found.append(say(language, "blt-out", who=[table.name(one) for one in gone]))
    return found


def _board(table: StoredLeague, of: Team, board: int, language: str) -> Row:
    """Who plays a board: a member from now on, or a substitute in the next round."""
    event = table.league.event
    now = teams.line_up(event, of)[board - 1]
    active = {player.id for player in event.active}
    promised = {one for each in teams.playing_teams(event) if each.id != of.id for _, one in each.stand_ins}
    options = [option(event.name_of(one), one, one == now) for one in of.members if one in active]
    options += [
        option(say(language, "blt-substitute", name=event.name_of(one)), one, one == now)
        for one in teams.pool(event)
        if one not in promised
    ]
    name = event.name_of(now) if now else "–"
    placeholder = say(language, "blt-choose-board", board=board, name=name)
    return select(table, of.id, "board", placeholder, options, str(board))


def _invite(table: StoredLeague, of: Team, language: str) -> Row:
    made = components.select_of(
        components.USERS,
        custom_id=team_address(table.id, of.id, "invite"),
        placeholder=cut(say(language, "blt-choose-invite"), PLACEHOLDER),
    )
    return components.row(made)


def _captains_buttons(table: StoredLeague, of: Team, language: str) -> list[Button]:
    found = []
    if of.confirmed != open_round(table.league):
        found.append(act_button(table, of.id, "confirm", language, STYLE.success))
    if boards_to_change(table.league, of):
        found.append(act_button(table, of.id, "replace", language))
    return [*found, act_button(table, of.id, "manage", language)]


def boards_to_change(league: League, of: Team) -> list[tuple[str, str]]:
    """(match, who plays it for the team) of the boards that have not begun in the round being played."""
    return [
        (key, one)
        for key, match in league.matches.items()
        if not begun(match)
        for one in league.pairing_of(key).players
        if teams.played_for(league.event, match.round, one) == of.id
    ]


def _others(table: StoredLeague, shown: str, language: str) -> list[Row]:
    """A way to the other teams."""
    listed = [each for each in table.league.event.teams if each.id != shown]
    if not listed:
        return []
    options = [option(each.name, each.id) for each in listed]
    return [select(table, NOBODY, "pick", say(language, "blt-choose-team"), options)]


# -- without a team, and asking further ---------------------------------------------------------------------


def lobby_layout(table: StoredLeague, me: str, language: str, note: str = "") -> Layout:
    """For somebody who is in no team: who asks for them, the teams there are, and founding one."""
    league = table.league
    lines = [
        say(language, "blt-lobby", league=words.plain(table.row.name)),
        *([f"✅ {note}"] if note else []),
    ]
    rows: list[Row] = []
    asking = [each for each in teams.playing_teams(league.event) if me in each.invited]
    if asking and not over(league):
        lines.append(say(language, "blt-asks", who=[words.plain(each.name) for each in asking]))
        for each in asking[:LINKED]:
            label = cut(say(language, "blt-act-yes", team=each.name), 80)
            join = button(label, team_address(table.id, each.id, "yes"), STYLE.success)
            rows.append(components.row(join, act_button(table, each.id, "no", language)))
    elif me in league.people and not over(league):
        lines.append(say(language, "blt-substitute-for-all"))
    lines += team_lines(table, language)
    if me in league.people and open_to_teams(league):
        rows.append(components.row(act_button(table, NOBODY, "found", language, STYLE.primary)))
    elif me not in league.people and not over(league):
        # Beside invitations it must not look like the way into one of these teams.
        style = STYLE.secondary if asking else STYLE.success
        alone = button(say(language, "blt-join-alone"), player_address(table.id, "join"), style)
        rows.append(components.row(alone))
    return text_layout("\n".join(lines), rows=(*rows, *_others(table, "", language)))


def team_lines(table: StoredLeague, language: str) -> list[str]:
    """Every team with how many are in it."""
    boards = table.league.event.settings.boards
    found = [
        say(
            language,
            "blt-team-line",
            team=words.plain(each.name),
            n=len(each.members),
            boards=boards,
            captain=table.name(each.captain),
        )
        for each in teams.playing_teams(table.league.event)
    ]
    return found or [say(language, "blt-no-teams")]


def replace_layout(table: StoredLeague, of: Team, language: str) -> Layout:
    """Which board of the round being played has somebody else?"""
    event = table.league.event
    found = [
        option(
            say(
                language,
                "blt-replace-option",
                board=(table.league.matches[key].table - 1) % event.settings.boards + 1,
                name=event.name_of(one),
            ),
            key,
        )
        for key, one in boards_to_change(table.league, of)
    ]
    if not found:
        return text_layout(say(language, "blt-replace-none"), rows=(_back(table, of, language),))
    rows = (select(table, of.id, "out", say(language, "blt-choose-out"), found), _back(table, of, language))
    return text_layout(say(language, "blt-replace"), rows=rows)


def coming_layout(table: StoredLeague, of: Team, key: str, leaving: str, language: str) -> Layout:
    """Who plays it instead?"""
    event = table.league.event
    number = table.league.matches[key].round
    found = [
        option(
            event.name_of(one)
            if one in of.members
            else say(language, "blt-substitute", name=event.name_of(one)),
            one,
        )
        for one in teams.substitutes(event, number, of)
    ]
    question = say(language, "blt-replace-whom", name=table.name(leaving))
    if not found:
        said = f"{question}\n{say(language, 'blt-replace-nobody')}"
        return text_layout(said, rows=(_back(table, of, language),))
    chosen = select(table, of.id, "in", say(language, "blt-choose-in"), found, key.replace(":", "_"))
    return text_layout(question, rows=(chosen, _back(table, of, language)))


def manage_layout(table: StoredLeague, of: Team, language: str) -> Layout:
    """Captain, members, name, and the end of a team."""
    event = table.league.event
    active = {player.id for player in event.active}
    others = [option(event.name_of(one), one) for one in of.members if one != of.captain]
    heirs = [option(event.name_of(one), one) for one in of.members if one != of.captain and one in active]
    rows: list[Row] = []
    if heirs:
        rows.append(select(table, of.id, "captain", say(language, "blt-choose-captain"), heirs))
    if others:
        rows.append(select(table, of.id, "remove", say(language, "blt-choose-remove"), others))
    buttons = [
        act_button(table, of.id, "rename", language),
        act_button(table, of.id, "leave", language),
        act_button(table, of.id, "withdraw", language, STYLE.danger),
        act_button(table, of.id, "show", language),
    ]
    return text_layout(
        say(language, "blt-manage", team=words.plain(of.name)), rows=(*rows, components.row(*buttons))
    )


def sure_layout(table: StoredLeague, of: Team, language: str) -> Layout:
    """Really withdraw the team?"""
    yes = act_button(table, of.id, "withdraw-yes", language, STYLE.danger)
    row = components.row(yes, act_button(table, of.id, "show", language))
    return text_layout(say(language, "blt-withdraw-sure", team=words.plain(of.name)), rows=(row,))


def _back(table: StoredLeague, of: Team, language: str) -> Row:
    return components.row(act_button(table, of.id, "show", language))
