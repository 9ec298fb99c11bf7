"""Deck lists as players type them into leagues whose games are played elsewhere: read as every list is, and
held against what holds in any format. What cannot be told of a name is for people to judge.
"""

from __future__ import annotations

import re
from typing import Final

from bot.messages import words
from bot.messages.refusals import Refusal
from engine import netrunner
from engine.leagues.model import Identity, Side
from engine.leagues.season.model import Deck
from engine.netrunner.decklists import Reason, names, read

SMALLEST: Final = 30
"""Cards in the smallest deck any identity allows."""
LARGEST: Final = 120
MOST_COPIES: Final = 6
"""Of a card that is not known; of those known, as many as they say themselves."""
_LINK = re.compile(r"(?i)https?://[^\s<>]+\.[^\s<>]+")


def deck(side: Side, identity: str, typed: str, language: str) -> Deck | None:
    """The deck somebody typed: an identity, and its list as text or as a link (or neither). None if nothing
    was typed. Refusal says what cannot be."""
    identity, typed = " ".join(identity.split()), typed.strip()
    if not identity:
        if typed:
            raise Refusal("blp-deck-no-identity", side=side)
        return None
    title, faction = _identity(side, identity)
    if _LINK.fullmatch(typed):
        return Deck(title, faction, link=typed)
    _check(side, typed, language)
    return Deck(title, faction, text=typed)


def starter(level: str) -> tuple[Identity, Identity]:
    """The identities of Corp and Runner that everybody plays at a level of the starter games."""
    chosen = netrunner.STARTER_GAMES[level]
    codes = [netrunner.starter_decks()[name].identity for name in (chosen.corp, chosen.runner)]
    corp, runner = (netrunner.card_info(code, "en") for code in codes)
    return (
        Identity(corp.title, corp.faction.replace("_", "-")),
        Identity(runner.title, runner.faction.replace("_", "-")),
    )


def _identity(side: Side, typed: str) -> tuple[str, str]:
    """Title and faction; the title as typed where the card is not known. Refusal for a card that is no
    identity of the side."""
    code = names.titled(typed) or names.shortened(typed)
    if code is None:
        return typed, ""
    facts = names.cards()[code]
    if facts.side != side or not names.is_identity(code):
        raise Refusal("blp-deck-not-identity", card=words.plain(facts.title), side=side)
    return facts.title, facts.faction


def _check(side: Side, typed: str, language: str) -> None:
    """Refusal for a list that cannot be a deck of the side; what is no list is for people."""
    (found, *_) = read(typed)
    copies = [
        (names.cards()[code].title, n, names.cards()[code].deck_limit) for code, n in found.cards.items()
    ]
    copies += [(doubt.text, doubt.copies, MOST_COPIES) for doubt in found.doubts if not doubt.identity]
    if not found.cards:
        return
    for code in (*found.cards, *([found.identity] if found.identity else [])):
        facts = names.cards()[code]
        if facts.side != side:
            raise Refusal("blp-deck-other-side", card=words.plain(facts.title), side=side)
    for name, n, most in copies:
        if n > most:
            raise Refusal("blp-deck-copies", card=words.plain(name), copies=n, most=most)
    for fault in found.faults:
        if fault.reason == Reason.BAD_QUANTITY:
            raise Refusal("blp-deck-line", line=words.plain(fault.say(language)))
    size = sum(n for _, n, _ in copies)
    if not SMALLEST <= size <= LARGEST:
        raise Refusal("blp-deck-size", size=size, least=SMALLEST, most=LARGEST)
