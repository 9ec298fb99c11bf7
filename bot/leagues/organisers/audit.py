"""The audit log of a league: who did what, and when, a page at a time."""

from __future__ import annotations

from bot.leagues.access import Actor, LeagueAccess
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.service.undoing import REMIND
from bot.leagues.stored import StoredLeague
from bot.messages import components, words
from bot.messages.components import button
from bot.messages.layout import text_layout
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.store.league_history import HistoryRow
from engine.messages import parts

PAGE = 15
LINE = 220
"""Characters of a line: fifteen fit into a message."""


class Audit:
    """Serves `/league audit`: for the organisers, for players' names and reasons are in it."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access

    async def page(
        self, who: Actor, league_id: int, before: int | None = None, update: bool = False
    ) -> Answer:
        """What was done before version `before`, the latest first."""
        table = await self.access.organised(who, league_id)
        found = await self._rows(league_id, before)
        more, language = len(found) > PAGE, who.language
        found = found[:PAGE]
        title = words.plain(table.league.settings.title)
        lines = [say(language, "bl-audit", title=title)]
        lines += [line(table, row, language) for row in found]
        if not found:
            lines.append(say(language, "bl-audit-empty"))
        buttons = []
        if before is not None:
            buttons.append(
                button(say(language, "bl-audit-newest"), organiser_address(league_id, "audit", "0"))
            )
        if more:
            older = organiser_address(league_id, "audit", str(found[-1].number))
            buttons.append(button(say(language, "bl-audit-older"), older))
        buttons.append(button(say(language, "bl-act-undo"), organiser_address(league_id, "undo")))
        row = components.row(*buttons)
        return Answer(layout=text_layout("\n".join(lines), rows=(row,)), update=update)

    async def _rows(self, league_id: int, before: int | None) -> list[HistoryRow]:
        """A page and one more. Reminders and what left no line are passed over."""
        found: list[HistoryRow] = []
        while len(found) <= PAGE:
            rows = await self.access.leagues.history(league_id, before=before, limit=3 * PAGE)
            found += [row for row in rows if row.action != REMIND and row.entries]
            if len(rows) < 3 * PAGE:
                break
            before = rows[-1].number
        return found


def line(table: StoredLeague, row: HistoryRow, language: str) -> str:
    """One line: when, who, what."""
    told = dict.fromkeys(table.said(entry, language, names=True) for entry in row.entries)
    said = parts(language, told) if len(told) == 1 else parts(language, (one.rstrip(".。") for one in told))
    if len(said) > LINE:
        said = said[: LINE - 1].rstrip("\\") + "…"
    if row.actor is None:
        who = say(language, "bl-audit-clock")
    elif row.actor == 0:
        who = say(language, "bl-somebody")
    else:
        who = words.mention(row.actor)
    text = say(language, "bl-audit-line", at=f"<t:{int(row.at)}:f>", who=who, what=said)
    return f"~~{text}~~" if row.undone else text
