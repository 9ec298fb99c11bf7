"""Story text as pages."""

from __future__ import annotations

import pytest

from bot.games.neon_hope.stories import PAGE, pages, pitch, set_out, split, told
from bot.messages.loglines import MESSAGE
from engine.neon_hope.shown.view import StoryView


def test_pages_end_between_paragraphs() -> None:
    text = "\n\n".join(f"{letter * 699}." for letter in "abcde")
    found = split(text)
    assert [page[0] for page in found] == ["a", "c", "e"]
    assert "\n\n".join(found) == text
    assert all(len(page) <= PAGE for page in found)


def test_a_paragraph_longer_than_a_page_ends_at_a_sentence() -> None:
    sentence = "The tide takes the lower streets twice a day."
    found = split(" ".join([sentence] * 90))
    assert len(found) == 3
    assert all(page.endswith(".") and len(page) <= PAGE for page in found)
    assert " ".join(found) == " ".join([sentence] * 90)


def test_text_without_an_end_is_cut_between_words_and_words_without_an_end_anywhere() -> None:
    assert " ".join(split("word " * 700)) == ("word " * 700).strip()
    assert [len(page) for page in split("x" * 3100)] == [1500, 1500, 100]


def test_lines_that_a_pack_breaks_are_joined() -> None:
    assert split("One\nline.\n\n  Another\n  one.\n") == ["One line.\n\nAnother one."]


def test_each_story_begins_its_own_page_under_its_title() -> None:
    found = pages([StoryView("Low_water", "It *begins*."), StoryView("", "It ends.")])
    assert found == ["**Low\\_water**\nIt \\*begins\\*.", "It ends."]


@pytest.mark.parametrize(
    ("paragraph", "shown"),
    [
        ('Wilma Tamm: "Well?"', '**Wilma Tamm:** "Well?"'),
        ("Mrs. Sorensen: 'Where to?'", "**Mrs. Sorensen:** 'Where to?'"),
        ("Die Frau an der Pinne: »Na?«", "**Die Frau an der Pinne:** »Na?«"),
        ("Das Radio, zum neunten Mal: „Nichts.“", "**Das Radio, zum neunten Mal:** „Nichts.“"),
        ("Two things are left: a door and a key.", "Two things are left: a door and a key."),
        ('"So: you came," she says: "good."', '"So: you came," she says: "good."'),
        (
            'She turns round. Then she says: "No." Then: "Yes."',
            'She turns round. Then she says: "No." Then: "Yes."',
        ),
    ],
)
def test_who_speaks_stands_in_bold(paragraph: str, shown: str) -> None:
    assert set_out(paragraph) == shown
    (page,) = pages([StoryView("", f"It rains.\n\n{paragraph}")])
    assert page == f"It rains.\n\n{shown}"


def test_in_the_thread_a_story_is_a_quotation_that_fits_a_message() -> None:
    (short,) = told([StoryView("Tide", "One.\n\nTwo.")])
    assert short == "> **Tide**\n> One.\n>\n> Two."
    wild = "\n\n".join(["a_b " * 30 + "."] * 60)
    assert all(len(message) <= MESSAGE for message in told([StoryView("T" * 80, wild)]))


def test_the_pitch_is_the_first_paragraph() -> None:
    assert pitch("Rain.\nMore rain.\n\nThen the story.") == "Rain. More rain."
    long = pitch("A sentence of some length. " * 40)
    assert long.endswith("length. …")
    assert len(long) <= 402
