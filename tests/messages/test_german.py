"""One word for one thing: German texts say what the German card texts say."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from engine.messages.catalogue import HERE
from tests.messages.parsed import entries

FOREIGN = re.compile(r"\b(Corps?|Core|Runners'?s|damage|credits?|clicks?|points?)\b")
"""English words of the game for which cards have a German one."""


class _Texts(Visitor):
    """Collects what is said, without what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


def texts(written: str) -> list[str]:
    visitor = _Texts()
    for entry in entries(written):
        visitor.visit(entry)
    return visitor.found


def test_no_german_message_uses_an_english_word_for_what_has_a_german_one() -> None:
    files = sorted(Path(HERE, "de").glob("*.ftl"))
    said = [(file.name, text) for file in files for text in texts(file.read_text(encoding="utf-8"))]
    assert len(said) > 1000
    assert [one for one in said if FOREIGN.search(one[1])] == []


def test_an_english_word_is_found() -> None:
    assert [
        text for text in texts("x = Der Konzern\ny = Die { $corp } der Corp gewinnt") if FOREIGN.search(text)
    ]


OTHERWISE = re.compile(
    r"\b(L[aä]uf[et]?s?|Agendas|Markierung|ausgelagert\w*|Fortschrittsbedarf|maximale Handgröße|Durchbr\w+)\b"
    r"|zerstör"
)
"""What German cards say in another word: Run, Agenden, Tag, Remote-Server, trashen."""


def test_panels_and_cards_of_netrunner_have_one_word_for_one_thing() -> None:
    said = [
        (file.name, entry.id.name, text)
        for file in sorted(Path(HERE, "de").glob("netrunner*.ftl"))
        for entry in entries(file.read_text(encoding="utf-8"))
        if isinstance(entry, Message) and not entry.id.name.startswith(("nr-forms-", "nr-heading"))
        for text in texts(FluentSerializer().serialize_entry(entry))
    ]
    assert len(said) > 500
    assert [one for one in said if OTHERWISE.search(one[2])] == []
    assert OTHERWISE.search("Dein erster Lauf")
    assert OTHERWISE.search("Eine Markierung entfernen")
