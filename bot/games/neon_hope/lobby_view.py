"""The message that shows a lobby: who is in, what has been agreed on, and everything there is to press."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.games.neon_hope.lobby import CHANCE, LIMITS, Lobby
from bot.games.neon_hope.rules import character_name, difficulties, text
from bot.games.neon_hope.store.lobbies import LobbyRow
from bot.games.neon_hope.stories import pitch
from bot.hosting.pace import NONE, PACES
from bot.messages import components, words
from bot.messages.components import OPTION_LABEL, OPTIONS, PLACEHOLDER, Component, Row, button, cut
from bot.messages.layout import Layout, text_layout
from bot.messages.loglines import escape
from bot.messages.words import say
from engine.messages import items, title
from engine.neon_hope.table.definitions import Character
from engine.neon_hope.table.pack import Pack

RECOMMENDED = "-"
"""The lead character as the episode recommends, as a select's value (which may not be empty)."""


def lobby_layout(row: LobbyRow, pack: Pack, language: str) -> Layout:
    """An open lobby."""
    parts = [
        _heading(row, pack, language),
        _told_in(pack, language),
        escape(pitch(text(pack.episodes[row.episode].intro, language))),
        _table(row.lobby, pack, language),
        _options(row.lobby, pack, language),
        "-# " + say(language, "bnh-expires", until=f"<t:{int(row.expires)}:f>", most=row.lobby.most),
    ]
    rows = (
        _characters(row, pack, language),
        _difficulty(row, pack, language),
        _lead(row, pack, language),
        _limit(row, language),
        _pace(row, language),
        _switches(row, language),
        *_without(row, pack, language),
        _buttons(row, language),
    )
    return text_layout(*(part for part in parts if part), rows=rows)


def closed_layout(row: LobbyRow, pack: Pack | None, language: str, status: str) -> Layout:
    """A lobby that has begun, or will not."""
    said = say(language, f"bnh-closed-{status}")
    if pack is None:
        return text_layout(said)
    return text_layout(_heading(row, pack, language), _table(row.lobby, pack, language), said)


def _heading(row: LobbyRow, pack: Pack, language: str) -> str:
    episode = pack.episodes[row.episode]
    name = say(language, "bnh-heading", episode=escape(text(episode.name, language)))
    where = say(language, "bnh-one-episode")
    if row.campaign in pack.campaigns:
        campaign = pack.campaigns[row.campaign]
        named = {"campaign": escape(text(campaign.name, language)), "number": str(episode.number)}
        where = say(language, "bnh-of-story", **named)
        if not campaign.steps:  # how many there will be is known
            named["number"] = str(campaign.episodes.index(row.episode) + 1)
            where = say(language, "bnh-of-campaign", **named, count=str(len(campaign.episodes)))
    return f"-# {where}\n## {name}"


def _told_in(pack: Pack, language: str) -> str:
    """Before anything begins: that the story is not in the reader's language."""
    if language in pack.languages:
        return ""
    return say(language, "bnh-told-in", languages=items(language, map(title, pack.languages)))


def _table(lobby: Lobby, pack: Pack, language: str) -> str:
    lines = [say(language, "bnh-at-the-table", places=str(lobby.places), most=str(lobby.most))]
    for person in lobby.people:
        names = items(language, (_cast(pack, code, language) for code in person.characters))
        lines.append("• " + say(language, "bnh-seated", who=words.mention(person.user_id), character=names))
    if not lobby.people:
        lines.append(say(language, "bnh-nobody"))
    return "\n".join(lines)


def _cast(pack: Pack, code: str, language: str) -> str:
    if code == CHANCE:
        return say(language, "bnh-by-chance")
    return f"**{escape(character_name(pack, code, language))}**"


def _options(lobby: Lobby, pack: Pack, language: str) -> str:
    options = lobby.options
    lines = [
        say(
            language,
            "bnh-options-difficulty",
            name=say(language, f"bnh-difficulty-{options.difficulty}"),
            about=say(language, f"bnh-difficulty-{options.difficulty}-about"),
        ),
        say(
            language,
            "bnh-options-rest",
            lead=escape(_lead_name(lobby, pack, language)),
            limit=say(language, f"bnh-limit-{options.limit}"),
            hands=say(language, "bnh-hands-open" if options.open_hands else "bnh-hands-closed"),
        ),
    ]
    if options.pace != NONE:
        lines.append(say(language, "bnh-options-pace", pace=say(language, f"bot-choice-pace-{options.pace}")))
    if options.several:
        lines.append(say(language, "bnh-options-several"))
    return "\n".join(lines)


def _lead_name(lobby: Lobby, pack: Pack, language: str) -> str:
    lead = lobby.options.lead
    return character_name(pack, lead, language) if lead else say(language, "bnh-as-recommended")


def _select(row: LobbyRow, act: str, placeholder: str, options: Iterable[Component], most: int = 1) -> Row:
    found = list(options)[:OPTIONS]
    select = components.select(
        custom_id=f"neon_hope:lobby:{row.id}:{act}",
        placeholder=cut(placeholder, PLACEHOLDER),
        options=found,
        max_values=min(most, len(found)),
    )
    return components.row(select)


def _option(label: str, value: str, about: str = "") -> Component:
    return components.option(
        label=cut(label, OPTION_LABEL), value=value, description=cut(about, OPTION_LABEL) or None
    )


def _characters(row: LobbyRow, pack: Pack, language: str) -> Row:
    """The same for everybody who looks: which one is theirs stands in the text."""
    lobby = row.lobby
    found = [_option(say(language, "bnh-by-chance"), CHANCE, say(language, "bnh-by-chance-about"))]
    for code in lobby.characters:
        taken = lobby.taken_by(code)
        about = (
            say(language, "bnh-taken-about", name=taken.name)
            if taken is not None
            else _about(pack, pack.characters[code], language)
        )
        found.append(_option(character_name(pack, code, language), code, about))
    several = lobby.options.several
    placeholder = say(language, "bnh-choose-characters" if several else "bnh-choose-character")
    return _select(row, "character", placeholder, found, lobby.most if several else 1)


def _about(pack: Pack, character: Character, language: str) -> str:
    """A character in a line: who they are, and their attributes."""
    values = " · ".join(
        f"{text(name, language)} {character.values.get(attribute, 0)}"
        for attribute, name in pack.attributes.items()
    )
    subtitle = text(character.subtitle, language)
    return f"{subtitle} · {values}" if subtitle else values


def _difficulty(row: LobbyRow, pack: Pack, language: str) -> Row:
    now = say(language, f"bnh-difficulty-{row.lobby.options.difficulty}")
    options = (
        _option(
            say(language, f"bnh-difficulty-{level}"), level, say(language, f"bnh-difficulty-{level}-about")
        )
        for level in difficulties(pack)
    )
    return _select(row, "difficulty", say(language, "bnh-choose-difficulty", now=now), options)


def _lead(row: LobbyRow, pack: Pack, language: str) -> Row:
    lobby = row.lobby
    found = [_option(say(language, "bnh-as-recommended"), RECOMMENDED)]
    found += [
        _option(character_name(pack, code, language), code)
        for code in lobby.characters
        if lobby.taken_by(code) is not None
    ]
    now = _lead_name(lobby, pack, language)
    return _select(row, "lead", say(language, "bnh-choose-lead", now=now), found)


def _limit(row: LobbyRow, language: str) -> Row:
    now = say(language, f"bnh-limit-{row.lobby.options.limit}")
    options = (
        _option(
            say(language, f"bnh-limit-{limit}"),
            str(limit),
            say(language, "bnh-limit-about" if limit else "bnh-limit-0-about"),
        )
        for limit in LIMITS
    )
    return _select(row, "limit", say(language, "bnh-choose-limit", now=now), options)


def _pace(row: LobbyRow, language: str) -> Row:
    now = say(language, f"bot-choice-pace-{row.lobby.options.pace}")
    options = (
        _option(say(language, f"bot-choice-pace-{pace}"), pace, say(language, f"bnh-pace-{pace}-about"))
        for pace in PACES
    )
    return _select(row, "pace", say(language, "bnh-choose-pace", now=now), options)


def _without(row: LobbyRow, pack: Pack, language: str) -> list[Row]:
    """Where an episode goes on with the people of the last one: who does not come along."""
    people = row.lobby.people
    if row.follows is None or len(people) < 2:
        return []
    options = (
        _option(
            person.name,
            str(person.user_id),
            words.listed(
                language,
                [
                    say(language, "bnh-by-chance") if code == CHANCE else character_name(pack, code, language)
                    for code in person.characters
                ],
            ),
        )
        for person in people
    )
    return [_select(row, "without", say(language, "bnh-choose-without"), options)]


def _switches(row: LobbyRow, language: str) -> Row:
    options = row.lobby.options
    hands = "bnh-close-hands" if options.open_hands else "bnh-open-hands"
    several = "bnh-forbid-several" if options.several else "bnh-allow-several"
    return components.row(
        button(say(language, hands), f"neon_hope:lobby:{row.id}:hands-{_turned(options.open_hands)}"),
        button(say(language, several), f"neon_hope:lobby:{row.id}:several-{_turned(options.several)}"),
    )


def _turned(on: bool) -> str:
    """What a press leads to. The id says it, so that two presses at once do not undo each other."""
    return "off" if on else "on"


def _buttons(row: LobbyRow, language: str) -> Row:
    style = discord.ButtonStyle
    acts = (
        ("join", style.primary),
        ("leave", style.secondary),
        ("begin", style.success),
        ("cancel", style.danger),
    )
    return components.row(
        *(button(say(language, f"bnh-{act}"), f"neon_hope:lobby:{row.id}:{act}", look) for act, look in acts)
    )
