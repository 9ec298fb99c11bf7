"""Standings, rounds and brackets in words, from the views their pictures are drawn from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.messages.columns import left, places, right
from bot.messages.components import cut
from bot.messages.words import moment, plain, say
from engine.leagues.view import (
    BracketView,
    PairingsView,
    PairingView,
    Section,
    StandingsView,
    TeamMatchView,
)
from engine.messages import noted, score
from render.leagues.words import record, tie_name
from render.leagues.words import tie as tie_text

ROOM: Final = 3600
"""Characters of a page's text."""
NAME: Final = 24
"""Letters of a name in a table."""
FIGURES: Final = 6
"""Places of a column of figures, at least."""

Called = Callable[[PairingView], Sequence[str]]
"""How the two of a pairing are called: by name, or by mention."""


def by_name(row: PairingView) -> Sequence[str]:
    """The names as they are, with nothing in them that Discord would read as markup."""
    return plain(row.first), plain(row.second)


# -- standings ----------------------------------------------------------------------------------------------


def standings_lines(view: StandingsView, title: str, language: str) -> list[str]:
    """The standings, by divisions; above them what the cut has decided."""
    found = [say(language, "lst-standings", league=plain(title))]
    if view.places:
        places = [f"{place.place}. {plain(place.name)}" for place in view.places]
        found.append(say(language, "lst-cut-places", names=" · ".join(places)))
    sections = [section for section in view.sections if section.rows]
    room = (ROOM - sum(map(len, found)) - 100 * len(sections)) // max(len(sections), 1)
    for section in sections:
        if section.division:
            found.append("**" + say(language, "rlg-division", n=section.division) + "**")
        found.append(_block(_table(view, section, language), room, language))
    return found


def _table(view: StandingsView, section: Section, language: str) -> list[str]:
    column = say(language, "rlg-col-team" if view.teams else "rlg-col-player")
    wide = max(places(column), *(places(_column(row.name)) for row in section.rows), 0)
    ties = view.ties[:1]
    heads = [say(language, "rlg-col-record")]
    if view.scored:
        heads = [say(language, "rlg-col-points"), *(tie_name(tie, language) for tie in ties)]
    widths = [max(FIGURES, places(head)) for head in heads]
    lines = [_line("#", column, wide, heads, widths)]
    for at, row in enumerate(section.rows, 1):
        figures = [record(row.won, row.drawn, row.lost)]
        if view.scored:
            shown = zip(ties, row.ties, strict=False)
            figures = [str(row.points), *(tie_text(tie, value, language) for tie, value in shown)]
        line = _line(str(row.rank or "–"), _column(row.name), wide, figures, widths)
        if row.status in ("dropped", "retired"):
            line += "  " + say(language, f"rlg-{row.status}")
        lines.append(line)
        if at == section.cut_after:
            lines.append(f"     ── {say(language, 'rlg-cut-line', n=view.cut)} ──")
    return lines


def _line(rank: str, name: str, wide: int, figures: Sequence[str], widths: Sequence[int]) -> str:
    """A line of a table. `wide`: places of the column of names, `widths` of those of figures."""
    columns = (right(figure, width) for figure, width in zip(figures, widths, strict=False))
    return f"{rank:>3}  {left(name, wide)} {'  '.join(columns)}"


def _block(lines: Sequence[str], room: int, language: str) -> str:
    """Lines of equal letters, as many as fit."""
    kept: list[str] = []
    for line in lines:
        if sum(len(one) + 1 for one in kept) + len(line) > room:
            break
        kept.append(line)
    if len(kept) < len(lines):
        kept.append(say(language, "lst-more", count=len(lines) - len(kept)))
    return "```\n" + "\n".join(kept) + "\n```"


def _column(name: str) -> str:
    return cut(name.replace("`", "'").replace("\n", " "), NAME)


# -- rounds -------------------------------------------------------------------------------------------------


def round_lines(view: PairingsView, language: str, called: Called = by_name) -> list[str]:
    """A line for each match: who, on which side, how far it has got, until when if it has its own time. Of
    teams those that meet, each before its boards."""
    sides = not view.both_sides
    if not view.teams:
        return [_pairing(row, language, called, sides=sides) for row in view.pairings]
    found = []
    for match in view.teams:
        found.append(_teams(match, language))
        found += [_pairing(row, language, called, sides=sides) for row in view.boards_of(match)]
    return found


def _teams(match: TeamMatchView, language: str) -> str:
    if not match.second:
        return say(language, "lst-team-bye", team=plain(match.first))
    names = {"first": plain(match.first), "second": plain(match.second)}
    points = f"**{score(language, *match.points)}**"
    if match.left:
        return say(language, "lst-teams-open", points=points, left=match.left, **names)
    return say(language, "lst-teams-meet", points=points, **names)


def until_line(view: PairingsView, language: str) -> list[str]:
    """Until when the round is to be played; nothing for one that is over."""
    return [] if view.until is None else [say(language, "lst-round-until", time=moment(language, view.until))]


def _pairing(row: PairingView, language: str, called: Called, *, sides: bool) -> str:
    first, second = called(row)
    number = str(row.board or row.table)
    if not row.second:
        return say(language, "lst-walkover" if row.board else "lst-bye", table=number, name=first)
    result = row.score
    if sides and row.corp and row.board:  # in the order of the teams above
        corp = "corp" if row.corp == 1 else "runner"
        names = say(language, f"lst-board-{corp}", one=first, other=second)
    elif sides and row.corp:
        if row.corp == 2:
            first, second = second, first
            result = result and (result[1], result[0])
        names = say(language, "lst-sides", corp=first, runner=second)
    else:
        names = say(language, "lst-against", one=first, other=second)
    line = say(language, "lst-table", table=number, names=names)
    if row.state == "void":
        return f"~~{line}~~"
    points = f"**{score(language, *result)}**" if result is not None else ""
    if row.state == "done":
        manner = noted(language, "", say(language, "rlg-manner", manner=row.manner)) if row.manner else ""
        return f"{line} · {points}{manner}"
    told = [line]
    if row.state == "reported":
        told.append(say(language, "lst-reported", score=points))
    elif row.state != "open":
        told.append(say(language, "rlg-state", state=row.state))
    if row.deadline is not None:
        told.append(say(language, "lst-match-until", time=moment(language, row.deadline)))
    if row.agreed is not None:
        told.append(say(language, "lst-match-agreed", time=moment(language, row.agreed)))
    return " · ".join(told)


# -- brackets -----------------------------------------------------------------------------------------------


def bracket_lines(view: BracketView, language: str) -> list[str]:
    """The places that are decided, and the games that can be played."""
    found = [say(language, "bl-bracket", title=plain(view.league))]
    found += [
        say(language, "bl-bracket-place", place=place.place, player=plain(place.name))
        for place in view.places
    ]
    for each in view.rounds:
        for game in each.games:
            if game.state in ("ready", "playing", "reported"):
                names = {"first": plain(game.first.name), "second": plain(game.second.name)}
                found.append(say(language, "bl-bracket-game", game=str(game.number), **names))
    return found


# -- more than a message holds ------------------------------------------------------------------------------


def spread(lines: Iterable[str], room: int) -> list[list[str]]:
    """Lines over pages of so many characters; no line is torn. One page at least."""
    pages: list[list[str]] = [[]]
    used = 0
    for line in lines:
        if pages[-1] and used + len(line) + 1 > room:
            pages.append([])
            used = 0
        pages[-1].append(line)
        used += len(line) + 1
    return pages


def newest(lines: Sequence[str], room: int = ROOM) -> list[str]:
    """As many of the latest lines as there is room for: what was said last is what is to be decided."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            return ["• …", *reversed(kept)]
        kept.append(line)
    return kept[::-1]
