"""The picture of a deck: readable on a phone, nothing overlaps, its words say every card."""

from __future__ import annotations

import pytest

from engine.netrunner.decklists.view import DeckView, deck_view
from engine.netrunner.decks.lists import Deck
from render.netrunner.deck import canvas, deck
from render.phone import LEAST, WIDTH
from tests.netrunner.decklists.samples import HAAS, KATE
from tests.render.checks import clashes, faint, outside


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("listed", [KATE, HAAS], ids=["runner", "corp"])
def test_it_is_readable_on_a_phone(listed: object, language: str) -> None:
    assert listed in (KATE, HAAS)
    view = deck_view(listed, "A deck with a name that is rather long, 日本語 too, and longer still", language)
    drawn = canvas(view, language)
    assert drawn.width == WIDTH
    assert min(written.size for written in drawn.written) >= LEAST
    assert not clashes(drawn)
    assert not faint(drawn)
    assert not outside(drawn)


def test_a_section_that_stands_alone_stands_at_the_left() -> None:
    one = Deck(KATE.identity, {"diesel": 3})
    drawn = canvas(deck_view(one, "Thin"), "en")
    (heading,) = [written for written in drawn.written if written.text == "Events (3)"]
    assert heading.box[0] < WIDTH / 4


def test_it_says_what_the_deck_is() -> None:
    view = deck_view(KATE, "Kate")
    assert (view.size, view.minimum, view.influence, view.influence_limit) == (34, 45, 15, 15)
    assert view.points_range == (0, 0)
    assert [(section.title, section.count) for section in view.sections] == [
        ("Events", 18), ("Hardware", 2), ("Resources", 4), ("Icebreakers", 8), ("Programs", 2),
    ]  # fmt: skip
    assert sum(view.costs) == 34
    alt = deck(view, "en").alt
    assert "34 cards, at least 45; 15 of 15 influence" in alt
    assert "2 Déjà Vu" in alt
    corp = deck_view(HAAS, "HB")
    assert corp.points_range == (18, 19)
    assert "agenda point" in deck(corp, "en").alt


def test_the_words_have_room_whatever_the_deck_is() -> None:
    cards = dict.fromkeys(list(KATE.cards) * 3, 1) | {"surveyor": 1}
    many = DeckView(
        "x" * 60, "y" * 60, "shaper", "Shaper", "runner", 900, 45, 99, None, 0, (0, 0),
        deck_view(type(KATE)(KATE.identity, cards), "Kate").sections * 6, (0, 1, 40),
    )  # fmt: skip
    assert len(deck(many, "en").alt) <= 1024
    assert not outside(canvas(many, "en"))
