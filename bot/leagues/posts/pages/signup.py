"""The message people sign up under: what the league is, how it is played, who is in."""

from __future__ import annotations

from collections.abc import Sequence

from bot.leagues.posts import describing
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.stored import StoredLeague
from bot.messages import components, words
from bot.messages.components import Row, button
from bot.messages.words import say
from engine.leagues import teams
from engine.messages import items

NAMES = 1500
"""Characters of a list of names."""


def lines(table: StoredLeague, argument: str = "") -> list[str]:
    """The text of the message, in the channel's language."""
    league, language = table.league, table.language
    settings = league.settings
    entered, waiting = describing.players(table, "active"), describing.players(table, "waiting")
    found = [
        f"## {words.plain(settings.title)}",
        describing.window(table, language)
        if league.state in ("planned", "signup", "closed")
        else describing.status(table, language),
        say(language, "bl-line-rules", rules=describing.rules(settings, language)),
        say(language, "bl-line-length", length=describing.round_length(settings, language)),
        say(
            language,
            "bl-line-decks",
            decks=describing.decks(settings, words_of_level(table, language), language, table.row.edition),
        ),
        *describing.edition_line(table, language),
        say(language, "bl-line-zone", zone=settings.zone, quiet=describing.quiet(settings, language)),
    ]
    if settings.check_in and not league.event.rounds:
        how = describing.check_in(settings.check_in, language)
        found.append(say(language, "bl-line-check-in", how=how))
    if settings.series:
        found.append(say(language, "bl-line-series", how=describing.series(settings, language)))
    room = str(settings.capacity) if settings.capacity else ""
    if settings.game.boards:
        return [*found, *_teams(table, room), "-# " + describing.draws(league, language, short=True)]
    if room:
        found.append(say(language, "bl-signed-up-of", n=len(entered), room=room))
    else:
        found.append(say(language, "bl-signed-up", n=len(entered)))
    if entered:
        found.append(fitting(entered, language))
    if waiting:
        found.append(say(language, "bl-waiting-list", names=fitting(waiting, language)))
    found.append("-# " + describing.draws(league, language, short=True))
    return found


def _teams(table: StoredLeague, room: str) -> list[str]:
    """The teams with their members, the first board first, and who stands in for all."""
    event, language = table.league.event, table.language
    playing = teams.playing_teams(event)
    if room:
        found = [say(language, "bl-teams-in-of", n=len(playing), room=room)]
    else:
        found = [say(language, "bl-teams-in", n=len(playing))]
    names = [
        say(
            language,
            "bl-team-of",
            team=words.plain(each.name),
            names=items(language, map(table.mention, each.members)),
        )
        for each in playing
    ]
    if names:
        found.append(fitting(names, language, "\n"))
    free = [table.mention(one) for one in teams.pool(event)]
    if free:
        found.append(say(language, "bl-substitutes", names=fitting(free, language)))
    return found


def words_of_level(table: StoredLeague, language: str) -> str:
    """The name of the starter decks. Pages are drawn without the bot: the catalogue knows the names."""
    try:
        return say(language, f"bot-{table.row.kind}-{table.row.level}")
    except KeyError:
        return table.row.level


def fitting(names: Sequence[str], language: str, between: str = "") -> str:
    """As many names as there is room for; listed as the language lists them without `between`."""
    between = between or say(language, "between-items")
    shown: list[str] = []
    room = NAMES
    for name in names:
        room -= len(name) + 2
        if room < 0:
            left = len(names) - len(shown)
            return say(language, "bl-and-more", names=between.join(shown), n=left)
        shown.append(name)
    return between.join(shown)


def rows(table: StoredLeague, argument: str = "") -> Sequence[Row]:
    """An organiser's way to the settings; players' buttons come from who serves them."""
    if table.league.state in ("finished", "cancelled"):
        return ()
    return (
        components.row(button(say(table.language, "bl-act-settings"), organiser_address(table.id, "show"))),
    )
