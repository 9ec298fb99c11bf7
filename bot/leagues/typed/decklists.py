"""Deck lists as players type them: what can be told to be wrong without knowing every card.

The bot knows the facts of few cards, so that a list is held only against what it can know: that it is a list,
its size, how many copies there are, and the side of the cards it does know.
"""

from __future__ import annotations

import re
from typing import Final

from bot.messages import words
from bot.messages.refusals import Refusal
from engine import netrunner
from engine.leagues.model import Identity, Side
from engine.leagues.season.model import Deck

SMALLEST: Final = 30
"""Cards in the smallest deck any identity allows."""
LARGEST: Final = 120
COPIES: Final = 3
MOST_COPIES: Final = 6
"""Of a card; a few the bot does not know allow six."""
_LINE = re.compile(
    r"(?a)^\s*(?:[-*•]\s*)?(?:(\d{1,3})\s*[x×]?\s+(.+?)|(.+?)\s+[x×]\s*(\d{1,3}))\s*[•●○◦☆★]*\s*$"
)
_LINK = re.compile(r"(?i)https?://[^\s<>]+\.[^\s<>]+")


def deck(side: Side, identity: str, typed: str, language: str) -> Deck | None:
    """The deck somebody typed: an identity, and its list as text or as a link (or neither). None if nothing
    was typed. Refusal says what cannot be."""
    identity, typed = " ".join(identity.split()), typed.strip()
    if not identity:
        if typed:
            raise Refusal("blp-deck-no-identity", side=side)
        return None
    title, faction = _identity(side, identity, language)
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


def identities(side: Side, language: str) -> list[str]:
    """Titles of the identities the bot knows."""
    infos = (netrunner.card_info(code, language) for code in netrunner.find_card(""))
    return [info.title for info in infos if info.side == side and info.type.endswith("identity")]


def _identity(side: Side, typed: str, language: str) -> tuple[str, str]:
    """Title and faction; the title as typed where the card is not known. Refusal for a card that is no
    identity of the side."""
    codes = netrunner.find_card(typed)
    for code in codes:
        info = netrunner.card_info(code, language)
        if info.title.lower() != typed.lower() and len(codes) > 1:
            continue
        if not info.title.lower().startswith(typed.lower()):
            continue
        if info.side != side or not info.type.endswith("identity"):
            raise Refusal("blp-deck-not-identity", card=words.plain(info.title), side=side)
        return info.title, info.faction
    return typed, ""


def _check(side: Side, typed: str, language: str) -> None:
    """A list in the usual form (“3x Hedge Fund”) must be able to be a deck; anything else is for people."""
    counts: dict[str, int] = {}
    for line in typed.splitlines():
        found = _LINE.match(line)
        if found:
            name = (found[2] or found[3]).strip()
            counts[name] = counts.get(name, 0) + int(found[1] or found[4])
    if not counts:
        return
    size = sum(counts.values())
    for name, copies in counts.items():
        exact = next((c for c in netrunner.find_card(name) if _titled(c, name, language)), None)
        if exact is not None:
            info = netrunner.card_info(exact, language)
            if info.side != side:
                raise Refusal("blp-deck-other-side", card=words.plain(info.title), side=side)
            if info.type.endswith("identity"):
                size -= copies
                continue
        most = COPIES if exact is not None else MOST_COPIES
        if copies > most:
            raise Refusal("blp-deck-copies", card=words.plain(name), copies=copies, most=most)
    if not SMALLEST <= size <= LARGEST:
        raise Refusal("blp-deck-size", size=size, least=SMALLEST, most=LARGEST)


def _titled(code: str, name: str, language: str) -> bool:
    return netrunner.card_info(code, language).title.lower() == name.lower()
