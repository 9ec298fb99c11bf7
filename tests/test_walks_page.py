"""docs/walks.md: what it names is called, in its order. (A press: tests/bot/test_walks_page.py.)"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engine.neon_hope import Library, new_game
from engine.netrunner.language.spoken import rules_text
from engine.netrunner.objects.definitions import card, definition, taken_back
from engine.netrunner.testkit import Table
from tests.walking_recorder import held, recorded

HARBOUR = Path(__file__).parents[1] / "docs" / "harbour"


def test_a_card_is_declared_said_heard_and_done() -> None:
    nico = definition("nico_campaign")
    t = Table(filler=9)
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    with recorded() as found, taken_back():
        card("another", *nico.abilities, facts=replace(nico.facts, id="another", title="Another"))
        rules_text(definition("another"), "ja")
        t.click("Rez Nico")
    assert t.card("Nico Campaign").credit == 9
    held("A card: what it says, and what it does", found)


def test_a_pack_becomes_a_game() -> None:
    with recorded() as found:
        library = Library.load([HARBOUR])
        new_game(library, pack="harbour", episode="the-lighthouse", characters=["bruna", "imre"], seed=1)
    held("A pack: from a folder to a game", found)
