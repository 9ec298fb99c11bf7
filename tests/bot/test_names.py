"""Names as people give them to themselves: shown as written, and never more than a name."""

from __future__ import annotations

import pytest

from bot.messages.words import plain, thread_name, visible


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ann", "ann"),
        ("**Ann** _the_ `Great`", r"\*\*Ann\*\* \_the\_ \`Great\`"),
        ("<@123> [x](y)", r"\<@123\> \[x\](y)"),
        ("https://example.org/win", r"https\://example.org/win"),
        ("discord://x", r"discord\://x"),
        ("evil\u202egnp.exe", "evilgnp.exe"),  # would turn what follows around
        ("a\u200bb\u2060c\ufeffd", "abcd"),  # no width
        ("one\ntwo\r\n\tthree", "one two three"),
        ("\x00\x1b[31mred", "\\[31mred"),
        ("\u200b\u202e", "?"),
        ("", "?"),
        ("👩\u200d🚀", "👩\u200d🚀"),  # a joiner that is seen
        ("עדה", "\u2068עדה\u2069"),
        ("Ada עדה 3", "\u2068Ada עדה 3\u2069"),
        ("Łukasz Żółć", "Łukasz Żółć"),
    ],
)
def test_a_name_is_shown_as_a_name(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_a_name_of_a_thread_has_no_marks_either() -> None:
    assert thread_name("Netrunner", 3, ["a\u202eb", "עדה"]) == "Netrunner 3: ab – \u2068עדה\u2069"
    assert visible(" a \u2066 b ") == "a b"
