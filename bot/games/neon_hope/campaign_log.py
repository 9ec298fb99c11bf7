"""A campaign's log in words: what its group can read between episodes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from bot.games.neon_hope.rules import character_name, episode_name, goes_on, step_name, text
from bot.games.neon_hope.store.pauses import PauseRow
from bot.messages import words
from bot.messages.loglines import escape
from bot.messages.words import listed, say
from bot.store.game_rows import GameRow
from engine.neon_hope.rules.campaigns import next_episode, position
from engine.neon_hope.table.definitions import EPIC_FAIL, EPIC_WIN, SKULL, Clue
from engine.neon_hope.table.pack import Pack, Resolution
from engine.neon_hope.table.state import Campaign, Entry

ROOM: Final = 3700
"""Characters of a log. What each step has changed takes those that the rest leaves; the oldest steps are left
out first, and counted."""
HISTORY: Final = 600
"""Characters that it has in any case."""
_STOP: Final = re.compile(r"(?<!\.)\.(~~)?$")
"""A full stop at the end, also of what is struck out."""
TROPHY, BROKEN = "🏆", "💔"
SIGNS = {"scar": "🩹", "ally": "🤝", "secret": "🤫", "betrayal": "🗡️"}
"""What a note of a character is."""
NAMED = {SKULL: "bnh-skull", EPIC_WIN: "bnh-epic-win", EPIC_FAIL: "bnh-epic-fail"}


def campaign_name(pack: Pack, campaign: Campaign, language: str) -> str:
    """A campaign's title; its code where the pack no longer has it."""
    found = pack.campaigns.get(campaign.code)
    return text(found.name, language) if found is not None else campaign.code


def standing(pack: Pack, campaign: Campaign, language: str) -> str:
    """What comes next, or that it is finished."""
    if not goes_on(pack, campaign):
        return say(language, "bnh-campaign-over")
    code = next_episode(pack, campaign)
    if code is None:
        name = step_name(pack, campaign, position(pack, campaign), language)
        return say(language, "bnh-campaign-next-step", step=escape(name))
    number, name = str(campaign.episode + 1), escape(episode_name(pack, code, language))
    return say(language, "bnh-campaign-next", number=number, episode=name)


def people_of(game: GameRow) -> dict[int, str]:
    """Everybody who plays in a game: user to name."""
    return {seat.user_id: seat.name for seat in game.seats.values() if seat.user_id is not None}


def pause_line(pause: PauseRow, game: GameRow, language: str) -> str:
    """That a campaign is paused since when, who of its last game is back, and who is not yet."""
    people = people_of(game)
    back = [words.plain(name) for user, name in people.items() if user in pause.returned]
    away = [words.plain(name) for user, name in people.items() if user not in pause.returned]
    since = f"<t:{int(pause.since)}:D>"
    return say(language, "bnh-pause-since", since=since, back=back, away=away, n=len(back))


def campaign_log(pack: Pack, campaign: Campaign, language: str) -> list[str]:
    """The log, a paragraph an entry, in Discord's markup."""
    found = [f"## {escape(say(language, 'bnh-log-title', name=campaign_name(pack, campaign, language)))}"]
    parts = [
        _characters(pack, campaign, language),
        _results(pack, campaign, language),
        _trackers(pack, campaign, language),
        _followers(pack, campaign, language),
        _notes(pack, campaign, language),
        _marks(pack, campaign, language),
        _pool(campaign, language),
    ]
    found += [part for part in parts if part]
    last = [f"-# {line}" for line in _versions(pack, campaign, language)]
    last.append(f"-# {standing(pack, campaign, language)}")
    room = ROOM - sum(len(part) + 1 for part in (*found, *last))
    history = _history(pack, campaign, language, max(room, HISTORY))
    found += [history] if history else []
    if len(found) == 1:
        found.append(say(language, "bnh-log-nothing"))
    return [*found, *last]


def _versions(pack: Pack, campaign: Campaign, language: str) -> list[str]:
    """Packs that are others now than when the campaign was begun."""
    now = {name: version for name, _, version in (each.partition("@") for each in pack.versions)}
    then = [each.partition("@")[::2] for each in campaign.packs]
    return [
        say(language, "bnh-log-version", pack=escape(name), then=escape(version), now=escape(now[name]))
        for name, version in then
        if now.get(name, version) != version
    ]


def _characters(pack: Pack, campaign: Campaign, language: str) -> str:
    if not campaign.characters:
        return ""
    names = [escape(character_name(pack, code, language)) for code in campaign.characters]
    return say(language, "bnh-log-characters", names=names)


def _results(pack: Pack, campaign: Campaign, language: str) -> str:
    lines = []
    for number, (code, ending) in enumerate(campaign.results, 1):
        episode = pack.episodes.get(code)
        resolution = episode.resolutions.get(ending) if episode is not None else None
        won = resolution is not None and resolution.won
        line = say(
            language,
            "bnh-log-result",
            number=str(number),
            episode=escape(episode_name(pack, code, language)),
            resolution=_ending(resolution, ending, language),
            won="yes" if won else "no",
        )
        lines.append(f"{TROPHY if won else BROKEN} {line}")
    return "\n".join([say(language, "bnh-log-results"), *lines]) if lines else ""


def _ending(resolution: Resolution | None, code: str, language: str) -> str:
    if resolution is not None:
        return escape(text(resolution.name, language))
    return escape(code) if code else say(language, "bnh-log-given-up")


def _trackers(pack: Pack, campaign: Campaign, language: str) -> str:
    found = pack.campaigns.get(campaign.code)
    named = found.trackers if found is not None else {}
    lines = [
        say(
            language,
            "bnh-log-tracker",
            name=escape(text(tracker.name, language)),
            value=str(campaign.trackers.get(code, tracker.start)),
        )
        for code, tracker in named.items()
    ]
    return "\n".join(lines)


def _followers(pack: Pack, campaign: Campaign, language: str) -> str:
    names = [
        say(
            language,
            "bnh-log-follower",
            follower=escape(_clue_name(pack, clue, language)),
            character=escape(character_name(pack, character, language)),
        )
        for character, clue in campaign.followers
    ]
    return say(language, "bnh-log-followers", names=listed(language, names)) if names else ""


def _clue_name(pack: Pack, code: str, language: str) -> str:
    clue = pack.cards.get(code)
    if not isinstance(clue, Clue):
        return code
    # A follower lies with the side up that made it one.
    faces = [face for face in (*clue.backs, clue.front) if face.follower is not None]
    return text(clue.name, language) or next((text(face.name, language) for face in faces), code)


def _notes(pack: Pack, campaign: Campaign, language: str) -> str:
    found = pack.campaigns.get(campaign.code)
    notes = found.notes if found is not None else {}
    lines = [f"• {escape(text(notes[code].text, language))}" for code in campaign.notes if code in notes]
    return "\n".join([say(language, "bnh-log-notes"), *lines]) if lines else ""


def note_text(pack: Pack, campaign: Campaign, code: str, language: str) -> str:
    """A note in Discord's markup; its code where the pack no longer has it."""
    found = pack.campaigns.get(campaign.code)
    note = found.notes.get(code) if found is not None else None
    return escape(text(note.text, language)) if note is not None else escape(code)


def _marks(pack: Pack, campaign: Campaign, language: str) -> str:
    """What was written for single characters, with what it is."""
    found = pack.campaigns.get(campaign.code)
    lines = []
    for code, marks in campaign.marks.items():
        name = escape(character_name(pack, code, language))
        for mark in marks:
            note = found.notes.get(mark) if found is not None else None
            told = note_text(pack, campaign, mark, language)
            kind = SIGNS.get(note.kind, "") if note is not None else ""
            lines.append(
                f"• {say(language, 'bnh-log-chose', character=name, choice=f'{kind} {told}'.strip())}"
            )
    return "\n".join(lines)


def _card_name(pack: Pack, code: str, language: str) -> str:
    card = pack.actions.get(code) or pack.tools.get(code)
    return escape(text(card.name, language)) if card is not None else escape(code)


def _pool(campaign: Campaign, language: str) -> str:
    changes = [
        f"{'+' if more > 0 else '−'}{abs(more)} × {modifier_name(modifier, language)}"
        for modifier, more in campaign.pool.items()
        if more
    ]
    return say(language, "bnh-log-pool", changes=", ".join(changes)) if changes else ""


def modifier_name(modifier: str, language: str) -> str:
    """A modifier as people call it."""
    return say(language, NAMED[modifier]) if modifier in NAMED else modifier.replace("-", "−")


def _history(pack: Pack, campaign: Campaign, language: str, room: int) -> str:
    """What each step has changed, the oldest first, in at most so many characters."""
    lines = []
    for step, entries in groupby(campaign.entries, lambda entry: entry.step):
        told = "; ".join(_step_lines(pack, campaign, entries, language))
        name = escape(step_name(pack, campaign, step, language))
        lines.append(f"• {say(language, 'bnh-log-step', step=name, changes=told)}")
    if not lines:
        return ""
    head = [say(language, "bnh-log-history")]
    for first in range(len(lines)):
        before = [f"-# {say(language, 'rnh-campaign-before', n=first)}"] if first else []
        told = "\n".join([*head, *before, *lines[first:]])
        if len(told) <= room:
            break
    return told


def _step_lines(pack: Pack, campaign: Campaign, entries: Iterable[Entry], language: str) -> list[str]:
    """A step's changes, each in a few words; what somebody's choice wrote for them stands behind it."""
    lines: list[str] = []
    chose = ""
    for entry in entries:
        line = _STOP.sub(r"\1", entry_line(pack, campaign, entry, language))
        if entry.kind == "mark" and entry.who and entry.who == chose:
            note = _STOP.sub(r"\1", note_text(pack, campaign, entry.name, language))
            lines[-1] = say(language, "bnh-log-came", choice=lines[-1], note=note)
        else:
            lines.append(line)
        chose = entry.who if entry.kind == "choice" else ""
    return lines


def entry_line(pack: Pack, campaign: Campaign, entry: Entry, language: str) -> str:
    """One change, in a few words."""
    found = pack.campaigns.get(campaign.code)
    more = f"{'+' if entry.n > 0 else '−'}{abs(entry.n)}"
    if entry.kind == "result":
        step = found.story.get(entry.step) if found is not None else None
        episode = pack.episodes.get(step.episode) if step is not None and step.episode else None
        resolution = episode.resolutions.get(entry.name) if episode is not None else None
        return _ending(resolution, entry.name, language)
    if entry.kind == "choice":
        step = found.story.get(entry.step) if found is not None else None
        label = text(step.choices[entry.n].label, language) if step and entry.n < len(step.choices) else "?"
        if not entry.who:
            return say(language, "bnh-log-choice", choice=escape(label))
        who = escape(character_name(pack, entry.who, language))
        return say(language, "bnh-log-chose", character=who, choice=escape(label))
    if entry.kind == "epilogue":
        return say(language, "bnh-log-epilogue")
    if entry.kind in ("note", "crossed", "mark", "unmark"):
        told = note_text(pack, campaign, entry.name, language)
        struck = f"~~{told}~~" if entry.kind in ("crossed", "unmark") else told
        who = escape(character_name(pack, entry.who, language))
        return say(language, "bnh-log-chose", character=who, choice=struck) if entry.who else struck
    if entry.kind == "swap":
        names = [_card_name(pack, code, language) for code in entry.name.split()]
        swap = say(language, "bnh-log-swap", out=names[0], into=names[-1])
        return say(
            language,
            "bnh-log-chose",
            character=escape(character_name(pack, entry.who, language)),
            choice=swap,
        )
    if entry.kind == "tracker":
        tracker = found.trackers.get(entry.name) if found is not None else None
        return f"{escape(text(tracker.name, language)) if tracker is not None else escape(entry.name)} {more}"
    return f"{more} × {modifier_name(entry.name, language)}"
