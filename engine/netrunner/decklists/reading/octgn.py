"""OCTGN's deck files (`.o8d`, XML): cards are named by ids that end in their printing code."""

from __future__ import annotations

import html
import re
from typing import Final
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from engine.netrunner.decklists import names
from engine.netrunner.decklists.model import Entry, Finding, Listed, Reason
from engine.netrunner.decklists.reading.text import number

GAME: Final = "0f38e453-26df-4c04-9d67-6d43de939c77"
CARD: Final = "bc0f047c-01b1-427f-a439-d451eda"
"""Before the five digits of a card's printing code."""
_CARD: Final = re.compile(re.escape(CARD) + r"(\d{5})", re.I | re.A)


def read(text: str) -> Listed:
    """What a deck file says. Titles in it are of all times: only ids are relied on."""
    try:
        root: Element = fromstring(text.strip(), forbid_dtd=True)
    except DefusedXmlException:
        return Listed(found=[Finding(Reason.DOCTYPE_REFUSED)])
    except (ParseError, ValueError):
        return Listed(found=[Finding(Reason.BAD_XML)])
    if root.tag != "deck" or root.get("game", "").strip().lower() != GAME:
        return Listed(found=[Finding(Reason.WRONG_GAME)])
    # A file may come out of a template that escapes twice.
    listed = Listed(notes=html.unescape("\n".join(one.text or "" for one in root.iter("notes"))).strip())
    for section in root.iter("section"):
        for at, card in enumerate(section.iter("card"), 1):
            _card(listed, section.get("name", "") == "Identity", at, card)
    return listed


def _card(listed: Listed, in_place: bool, at: int, card: Element) -> None:
    title = " ".join((card.text or "").split())
    found = _CARD.fullmatch(card.get("id", "").strip())
    copies = number(card.get("qty", "").strip())
    entry = Entry(at, title or card.get("id", ""), copies, found[1] if found else "?")
    code = names.printed_as(entry.key) if found else None
    if in_place and listed.identity is None:
        listed.identity = entry
    elif in_place or (code is not None and names.is_identity(code)):
        listed.found.append(Finding(Reason.BAD_CARD, at, entry.text, code or ""))
    else:
        listed.entries.append(entry)
