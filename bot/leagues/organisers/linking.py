"""Who imported players are on Discord: a select for each, five on a page, with guesses by name.

What is chosen is stored at once. A guess is only proposed: a button takes those of the page, and carries a
fingerprint of what it showed, so that nobody is linked whom the organiser has not seen.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

import discord

from bot.leagues.access import Actor, LeagueAccess
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.stored import StoredLeague
from bot.messages import components, words
from bot.messages.components import PLACEHOLDER, Button, Component, button, cut
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.process.logs import logger
from engine.leagues.season.importing import folded, guesses, link, link_all, unlinked
from engine.leagues.season.model import League, Outcome, Person
from engine.messages import items, noted

log = logger(__name__)

SHOWN: Final = 5
"""Players on a page: a message has room for so many selects."""
SEARCHED: Final = 100
"""Members of a server that are looked at for a name."""
LETTERS: Final = 3
"""With which names begin that are alike."""
PATIENCE: Final = 3.0
"""Seconds to wait for Discord's answer; without it only people of the server's leagues are guessed."""


class Linking:
    """Serves the page "Who is who?" of an imported league."""

    def __init__(self, access: LeagueAccess, client: discord.Client) -> None:
        self.access = access
        self.client = client

    async def page(
        self, who: Actor, league_id: int, number: int = 0, *, update: bool = True, note: str = ""
    ) -> Answer:
        """Five players nobody has said anything about yet; where there are none, that all are linked."""
        return await self._page(await self.access.organised(who, league_id), who, number, update, note)

    async def choose(self, who: Actor, league_id: int, mark: str, values: Sequence[str]) -> Answer:
        """Somebody was chosen for the player of this mark ("page.mark"); nobody: all stays as it is."""
        page, _, mark = mark.partition(".")
        number = int(page) if page.isdecimal() and len(page) <= 3 else 0
        table = await self.access.organised(who, league_id)
        player = next((one for one in unlinked(table.league) if marked(one.id) == mark), None)
        if player is None:
            return await self._page(table, who, number, True, say(who.language, "bl-link-since"))
        if not values:
            return await self._page(table, who, number, True, "")
        chosen, imported = values[0], player.id
        if not (chosen.isascii() and chosen.isdecimal() and len(chosen) <= 20):
            raise Refusal("bl-forged")

        def op(league: League, now: float) -> Outcome:
            return link(league, now, who.key, imported, chosen)

        table = await self.access.do(who, league_id, "player-link", op, person=chosen)
        note = say(who.language, "bl-player-link", player=table.mention(chosen))
        return await self._page(table, who, number, True, note)

    async def take(self, who: Actor, league_id: int, arg: str) -> Answer:
        """The guesses of a page are right ("page.fingerprint"); shown anew if they are others by now."""
        page, _, seen = arg.partition(".")
        number = int(page) if page.isdecimal() and len(page) <= 3 else 0
        table = await self.access.organised(who, league_id)
        shown = _shown(table.league, number)[1]
        found = await self._guessed(table, shown)
        if not found or fingerprint(found) != seen:
            return await self._page(table, who, number, True, say(who.language, "bl-link-since"))
        pairs = list(found.items())

        def op(league: League, now: float) -> Outcome:
            return link_all(league, now, who.key, pairs)

        table = await self.access.do(who, league_id, "players-link", op, number=len(pairs))
        names = items(who.language, map(table.mention, found.values()))
        return await self._page(table, who, number, True, say(who.language, "bl-link-taken", names=names))

    async def _page(self, table: StoredLeague, who: Actor, number: int, update: bool, note: str) -> Answer:
        number, shown, pages = _shown(table.league, number)
        found = await self._guessed(table, shown) if shown else {}
        return Answer(layout=_layout(table, shown, found, (number, pages), note, who.language), update=update)

    # -- guessing ------------------------------------------------------------------------------------------

    async def _guessed(self, table: StoredLeague, shown: Sequence[Person]) -> dict[str, str]:
        """Imported players of a page with whom they may be."""
        known: defaultdict[str, set[str]] = defaultdict(set)
        for each in await self.access.leagues.of_guild(table.row.guild_id, over=True):
            for person in each.league.people.values():
                if person.id.isdecimal():
                    known[person.id].add(person.name)
        for member in await self._members(table.row.guild_id, [person.name for person in shown]):
            if not member.bot:
                known[str(member.id)] |= {member.display_name, member.name, member.global_name or ""}
        ids = {person.id for person in shown}
        return {one: person for one, person in guesses(table.league, known).items() if one in ids}

    async def _members(self, guild_id: int, names: Sequence[str]) -> list[discord.Member]:
        """Members of the server whose names begin as these do, as far as Discord tells in time."""
        guild = self.client.get_guild(guild_id)
        begins = {part for name in names for part in (name.strip()[:LETTERS], folded(name)[:LETTERS]) if part}
        if guild is None or not begins:
            return []
        try:
            async with asyncio.timeout(PATIENCE):
                found = await asyncio.gather(
                    *(guild.query_members(one, limit=SEARCHED, cache=False) for one in sorted(begins))
                )
        except (TimeoutError, discord.DiscordException, OSError) as error:
            log.info("members not searched", guild=guild_id, error=type(error).__name__)
            return []
        return [member for members in found for member in members]


def marked(imported: str) -> str:
    """A short mark of an imported player's id, for a custom_id."""
    return blake2b(imported.encode(), digest_size=6).hexdigest()


def fingerprint(found: Mapping[str, str]) -> str:
    """What a page has guessed, in short."""
    return blake2b(
        "\n".join(f"{one} {who}" for one, who in sorted(found.items())).encode(), digest_size=6
    ).hexdigest()


def _shown(league: League, number: int) -> tuple[int, tuple[Person, ...], int]:
    """The page that is shown in place of one that is not there any more, its players, and how many there
    are."""
    left = unlinked(league)
    pages = max(-(-len(left) // SHOWN), 1)
    number = min(number, pages - 1)
    return number, left[number * SHOWN : (number + 1) * SHOWN], pages


def _layout(
    table: StoredLeague,
    shown: Sequence[Person],
    found: Mapping[str, str],
    at: tuple[int, int],
    note: str,
    language: str,
) -> Layout:
    number, pages = at
    title = words.plain(table.league.settings.title)
    if not shown:
        return text_layout("\n".join(filter(None, (note, say(language, "bl-link-none", title=title)))))
    left = len(unlinked(table.league))
    layout = text_layout(say(language, "bl-link", title=title, left=left, page=number + 1, pages=pages))
    for person in shown:
        guess = found.get(person.id)
        line = f"**{words.plain(person.name)}**"
        if guess is not None:
            line = noted(language, line, say(language, "bl-link-guess", who=words.mention(int(guess))))
        layout.add(components.text(line))
        layout.add(components.row(_select(table, person, number, language)))
    acts = []
    if found:
        label = say(language, "bl-link-take", number=len(found))
        style = discord.ButtonStyle.primary
        acts.append(
            button(label, organiser_address(table.id, "link", f"take.{number}.{fingerprint(found)}"), style)
        )
    for step, name in ((-1, "bot-previous"), (1, "bot-next")):
        if 0 <= number + step < pages:
            act = organiser_address(table.id, "link", f"page.{number + step}")
            acts.append(button(say(language, name), act))
    if acts:
        layout.add(components.row(*acts))
    if note:
        layout.add(components.text(note))
    return layout


def _select(table: StoredLeague, person: Person, number: int, language: str) -> Component:
    return components.select_of(
        components.USERS,
        custom_id=organiser_address(table.id, "link", f"who.{number}.{marked(person.id)}"),
        placeholder=cut(say(language, "bl-link-choose", name=words.plain(person.name)), PLACEHOLDER),
    )


def link_buttons(table: StoredLeague, language: str) -> tuple[Button, ...]:
    """The button that leads here, where somebody is left of whom nobody has said who they are."""
    left = len(unlinked(table.league))
    if not left:
        return ()
    label = say(language, "bl-act-link", number=left)
    return (button(label, organiser_address(table.id, "link"), discord.ButtonStyle.primary),)
