"""`/league my`: what somebody owes in all their leagues, each with the buttons that do it."""

from __future__ import annotations

from bot.leagues.players.matches import said
from bot.leagues.posts.buttons import hosts, league_button, match_button, offer_buttons
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import StoredLeague
from bot.messages import components, words
from bot.messages.components import Button, Row
from bot.messages.layout import Layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine.leagues import season
from engine.leagues.season.model import League, Owed, Sentence
from engine.leagues.season.registering import registers
from engine.leagues.season.rounds import current_round

COMPONENTS = 40
"""What Discord takes in a message, inner ones counted too."""
MOST_LEAGUES = 10
ACTS = {
    "play": ("play", "times", "more", "show"),
    "overdue": ("play", "report", "more", "show"),
    "lapsed": ("play", "answer", "report", "show"),
    "side": ("corp", "runner", "show"),
    "confirm": ("confirm", "dispute", "show"),
    "claim": ("play", "answer", "evidence"),
}

OF_LEAGUE = {
    "check_in": ("check-in", "leave"),
    "deck": ("decks-form",),
    "line_up": ("team",),
    "invited": ("team",),
}
"""The buttons that do what is owed, to a match and to the league."""


class Owing:
    """Shows what somebody owes."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues

    async def show(self, asker: Asker, league_id: int | None = None) -> Answer:
        """In one league, or in all. The hosted games are looked at as they stand right now."""
        if league_id is not None:
            ids = [league_id]
        else:
            ids = [table.id for table in await self.leagues.of_user(asker.user_id)]
        found = []
        for one in ids[:MOST_LEAGUES]:
            table = await self.leagues.load(one, look="all")
            if str(asker.user_id) in table.league.people:
                found.append(table)
        if not found:
            raise Refusal("blp-not-in" if league_id is not None else "blp-no-leagues")
        return Answer(
            layout=owing_layout(found, str(asker.user_id), asker.language, self.leagues.clock.now())
        )


def owing_layout(tables: list[StoredLeague], me: str, language: str, now: float) -> Layout:
    """The leagues one after the other, what is most urgent in each first. Buttons for as much as there is
    room for; the rest is told."""
    layout = Layout()
    room = COMPONENTS - len(tables)
    seen: set[str | None] = set()
    for table in tables:
        owed = season.owes(table.league, me)
        lines = [say(language, "blp-my-league", league=words.plain(table.row.name))]
        lines += [
            say(language, "blp-warning", until=f"<t:{int(one.until)}:d>", text=words.plain(one.text))
            for one in season.warnings_of(table.league, me, now)
        ]
        if not owed:
            lines.append(_idle(table, me, language))
        rows: list[tuple[str, Row]] = []
        for one in owed:
            # Of one match there may be several things; Discord wants every button once.
            buttons = [b for b in _buttons(table, one, language) if b["custom_id"] not in seen]
            cost = 2 + len(buttons)
            if buttons and cost <= room:
                room -= cost
                seen |= {b["custom_id"] for b in buttons}
                rows.append((_line(table, one, language), components.row(*buttons)))
            else:
                lines.append(f"• {_line(table, one, language)}")
        layout.add(components.text("\n".join(lines)))
        for line, row in rows:
            layout.add(components.text(f"• {line}"))
            layout.add(row)
        more = _league_buttons(table, me, language, bool(owed))
        if 1 + len(more) <= room:
            room -= 1 + len(more)
            layout.add(components.row(*more))
    return layout


def _line(table: StoredLeague, owed: Owed, language: str) -> str:
    return said(table, Sentence(owed.message, owed.args), language)


def _buttons(table: StoredLeague, owed: Owed, language: str) -> list[Button]:
    if not owed.match:
        acts = OF_LEAGUE.get(owed.what, ())
        if owed.what == "deck" and registers(table.league):
            acts = ("register",)
        return [league_button(language, table.id, act) for act in acts]
    if owed.what in ACTS:
        return [
            match_button(language, table.id, owed.match, act)
            for act in ACTS[owed.what]
            if act != "play" or _playable(table, owed)
        ]
    offered = offer_buttons(language, table.id, owed.match, owed.what)
    return [*offered, match_button(language, table.id, owed.match, "show")]


def _playable(table: StoredLeague, owed: Owed) -> bool:
    """Play is for who has not pressed it; a game that waits for a move is in its thread."""
    return hosts(table) and owed.message != "ls-owe-move"


def _idle(table: StoredLeague, me: str, language: str) -> str:
    """What to say where nothing is owed."""
    league = table.league
    status = league.event.player(me).status
    if league.state in ("finished", "cancelled"):
        return say(language, f"blp-league-{league.state}")
    if league.people[me].gone or status in ("dropped", "retired"):
        return say(language, f"blp-out-{'retired' if status == 'retired' else 'dropped'}")
    if status == "waiting":
        return say(language, "blp-you-wait")
    number = current_round(league.event)
    if number in league.event.player(me).away and not _paired(league, me, number):
        return say(language, "ls-your-rest-asked", round=number)
    return say(language, f"blp-nothing-{'running' if league.state == 'running' else 'before'}")


def _paired(league: League, person: str, number: int) -> bool:
    return any(person in pairing.players for pairing in league.event.round(number).pairings)


def _league_buttons(table: StoredLeague, me: str, language: str, owed: bool) -> list[Button]:
    found: list[Button] = []
    newest = next(iter(season.matches_of(table.league, me)), None)
    if not owed and newest is not None and not table.league.matches[newest].closed:
        found.append(match_button(language, table.id, newest, "show"))
    over = table.league.state in ("finished", "cancelled")
    if not over and table.league.event.settings.format == "ladder" and table.league.state == "running":
        found.append(league_button(language, table.id, "challenge"))
    return [*found, league_button(language, table.id, "details")]
