"""What stands in the message of a challenge."""

from __future__ import annotations

import json

import discord

from bot.contract.decks import with_decks
from bot.contract.duel import Duel
from bot.contract.editions import Editioned
from bot.hosting.pace import NONE
from bot.hosting.undo_requests import FREE
from bot.messages import components, words
from bot.messages.components import button
from bot.messages.layout import Layout, text_layout
from bot.messages.words import mention, say
from bot.presses import challenge_ends
from bot.store.challenges import ENDS, ChallengeRow
from engine.kernel.commitments import commitment
from engine.messages import items, parts, sentence, sentences

SHORT = 32
"""Digits of a commitment before a game begins, a line of a phone: of secrets that agree in so many, some 2^64
would have to be tried to find two."""


def shown(kind: Duel, row: ChallengeRow, language: str) -> Layout:
    """An open challenge, with what can be done with it."""
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    styles = {"join": green, "accept": green, "decline": discord.ButtonStyle.danger, "withdraw": grey}
    offered = ("join",) if row.opponent_id is None else ("accept", "decline")
    action = components.row(
        *(
            button(say(language, f"bot-{what}"), f"c:{row.id}:{what}", styles[what])
            for what in (*offered, "withdraw")
        )
    )
    stands = say(language, "bot-challenge-stands", hours=round((row.expires - row.created) / 3600, 2))
    if not row.secret:
        return text_layout(f"{_text(kind, row, language)}\n-# {stands}", rows=(action,))
    action["components"].append(button(say(language, "bot-word"), f"cw:{row.id}:ask", grey))
    fair = _fair(row, f"{commitment(row.secret)[:SHORT]}…", language)
    return text_layout(f"{_text(kind, row, language)}\n-# {fair}\n-# {stands}", rows=(action,))


def _fair(row: ChallengeRow, committed: str, language: str) -> str:
    """What was committed to, and the words that were added."""
    fair = say(language, "bot-challenge-commitment", commitment=committed)
    given = [f"<@{user}> “{words.plain(word)}”" for user, word in json.loads(row.words).items()]
    if not given:
        return fair
    return sentences(language, (fair, say(language, "bot-challenge-words", words=items(language, given))))


def closed(kind: Duel, row: ChallengeRow, status: str, language: str) -> Layout:
    """A challenge that nobody can answer any more; of a game that has begun, all of what was committed to."""
    opponent = "" if row.opponent_id is None else mention(row.opponent_id)
    whom = "anyone" if row.opponent_id is None else "named"
    said = say(language, f"bot-challenge-{status}", opponent=opponent, whom=whom)
    if status in ENDS:
        said = f"{said}\n-# {say(language, 'bot-challenge-next', group=kind.group)}"
    if status == "accepted" and row.rematch_of is not None:  # asked for in the thread of the game before
        said = say(language, "bot-challenge-accepted-in", channel=f"<#{row.channel_id}>")
    if status == "accepted" and row.secret:
        said = f"{said}\n-# {_fair(row, commitment(row.secret), language)}"
    nexts = challenge_ends.nexts(kind, row, status, language)
    buttons = [button(label, address, discord.ButtonStyle[style]) for label, address, style in nexts]
    rows = (components.row(*buttons),) if buttons else ()
    return text_layout(f"{_text(kind, row, language)}\n{said}", rows=rows)


def _text(kind: Duel, row: ChallengeRow, language: str) -> str:
    who = {"challenger": mention(row.challenger_id), "title": kind.title(language)}
    if row.opponent_id is not None:
        asked = "bot-challenge" if row.rematch_of is None else "bot-challenge-rematch"
        offer = say(language, asked, opponent=mention(row.opponent_id), **who)
    else:
        offer = say(language, "bot-challenge-anyone", **who)
    sides = say(language, "bot-challenge-lot")
    if row.side is not None:
        named = {"challenger": who["challenger"], "side": kind.side(row.side, language)}
        sides = say(language, "bot-challenge-side", **named)
    rules = (
        [] if row.rematch_of is None or with_decks(kind, row.level) is None else ["bot-challenge-same-decks"]
    )
    rules += [] if row.memory_aid else ["bot-challenge-no-memory"]
    rules += [] if row.pace == NONE else [f"bot-challenge-pace-{row.pace}"]
    rules += [] if row.undo_rule == FREE else [f"bot-challenge-undo-{row.undo_rule}"]
    level = kind.level_name(row.level, language)
    if isinstance(kind, Editioned):
        level = kind.level_by(row.level, row.edition, language)
    said = [level, sides, *(say(language, rule) for rule in rules)]
    if row.edition and isinstance(kind, Editioned) and row.edition != next(iter(kind.editions(language))):
        said.append(kind.editions(language)[row.edition])
    agreed = sentence(language, parts(language, said))
    return f"{offer}\n{agreed[:1].upper()}{agreed[1:]}"
