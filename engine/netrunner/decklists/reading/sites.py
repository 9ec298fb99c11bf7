"""Decks as JSON: what NetrunnerDB's interfaces (2.0 and v3) and jinteki.net write."""

from __future__ import annotations

import html
import json
import re
from typing import Any, Final

from engine.netrunner.decklists.model import Entry, Finding, Listed, Reason
from engine.netrunner.decklists.reading.text import number

DECKS: Final = 50
"""In one file."""
_TAG: Final = re.compile(r"<[^<>]*>")
_BREAK: Final = re.compile(r"</p>\s*|<br\s*/?>\s*", re.I)


def read(text: str) -> list[Listed]:
    """What a file says: one deck, or a page of them."""
    try:
        found = json.loads(text)
        if "\\u" in text:  # halves of signs, which nothing else takes
            found = json.loads(json.dumps(found, ensure_ascii=False).encode("utf-8", "replace"))
    except (ValueError, RecursionError):
        return [Listed(found=[Finding(Reason.BAD_JSON)])]
    if isinstance(found, dict) and found.get("success") is False:
        reason = Reason.NOT_FOUND if "data" in found else Reason.UPSTREAM_ERROR
        return [Listed(found=[Finding(reason)])]
    data = found.get("data", found) if isinstance(found, dict) else found
    decks = data if isinstance(data, list) else [data]
    if not decks:
        return [Listed(found=[Finding(Reason.EMPTY_DECK)])]
    return [_deck(one) for one in decks[:DECKS]]


def _deck(one: Any) -> Listed:
    if not isinstance(one, dict):
        return Listed(found=[Finding(Reason.NOT_A_LIST)])
    inside = one.get("attributes")
    deck: dict[str, Any] = inside if isinstance(inside, dict) else one
    notes = next((deck[key] for key in ("notes", "description") if isinstance(deck.get(key), str)), "")
    listed = Listed(name=_words(deck.get("name")), notes=_plain(notes))
    v3 = next((deck[key] for key in ("card_slots", "cards") if _is_v3(deck, key)), None)
    cards = v3 if v3 is not None else deck.get("cards", deck.get("content"))
    if isinstance(deck.get("identity_card_id"), str):
        listed.identity = Entry(0, deck["identity_card_id"], 1, deck["identity_card_id"], strict=True)
    elif isinstance(deck.get("identity"), dict):
        listed.identity = Entry(0, _words(deck["identity"].get("title")), 1)
    if not isinstance(cards, dict | list):
        return Listed(listed.name, found=[Finding(Reason.NOT_A_LIST)])
    if isinstance(cards, list):
        for at, card in enumerate(cards, 1):
            title = card.get("card") if isinstance(card, dict) else None
            title = title.get("title") if isinstance(title, dict) else title
            listed.entries.append(Entry(at, _words(title), _count(card.get("qty")) if title else None))
    else:
        for at, (code, copies) in enumerate(cards.items(), 1):
            listed.entries.append(Entry(at, code, _count(copies), code, strict=v3 is not None))
    if not listed.entries:
        return Listed(listed.name, found=[Finding(Reason.EMPTY_DECK)])
    return listed


def _is_v3(deck: dict[str, Any], key: str) -> bool:
    return isinstance(deck.get(key), dict) and ("identity_card_id" in deck or key == "card_slots")


def _count(given: object) -> int | None:
    """A number, also where it is written as text."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    return number(given) if isinstance(given, str) else None


def _words(given: object) -> str:
    return " ".join(given.split()) if isinstance(given, str) else ""


def _plain(text: str) -> str:
    """A description without its markup."""
    return html.unescape(_TAG.sub("", _BREAK.sub("\n", text))).strip()
