"""Names as people give them to themselves: shown as written, and never more than a name."""

from __future__ import annotations

import re

import pytest

from bot.messages import components, loglines
from bot.messages.words import plain, thread_name, visible
from engine.messages import LANGUAGES
from engine.messages.catalogue import identifiers
from tests.messages.anything import said_with

VARIANTS = ("\ufe00", "\ufe0f", "\u180b", "\U000e0100")
UNSEEN = (
    "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u061c", "\u115f", "\u1160",
    "\u17b4", "\u180e", "\u2065", "\u2800", "\u3164", "\uffa0", "\ufff0", "\U0001bca0", "\U0001d173",
    "\U000e0001", "\U000e0020", "\U000e0fff", "\ud800", "\ue000", *VARIANTS,
)  # fmt: skip


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
        ("❤\ufe0f\u200d🔥 1\ufe0f\u20e3", "❤\ufe0f\u200d🔥 1\ufe0f\u20e3"),  # so do variants
        ("می\u200cخواهم", "\u2068می\u200cخواهم\u2069"),
        ("\u200dann\u200d \u200c bob\u200d", "ann bob"),  # joins nothing
        ("a\u200d\u200d\ufe0fb\ufe0f\ufe0fc\u200d\ufe0f", "a\u200db\ufe0fc"),  # one is enough
        *((unseen * times, "?") for unseen in UNSEEN for times in (1, 3)),
        *((f"a{unseen} {unseen}", "a") for unseen in UNSEEN if unseen not in VARIANTS),
        ("".join(UNSEEN), "?"),
        ("a\u2800b\u3164c", "a b c"),  # as wide as letters
        ("עדה", "\u2068עדה\u2069"),
        ("Ada עדה 3", "\u2068Ada עדה 3\u2069"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("# Ada", "\\# Ada"),
        ("- Ada", "\\- Ada"),
        ("-# Ada", "\\-# Ada"),
        ("12. Ada 2.0", "12\\. Ada 2.0"),
    ],
)
def test_a_name_is_shown_as_a_name(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_a_name_of_a_thread_has_no_marks_either() -> None:
    assert thread_name("Netrunner", 3, ["a\u202eb", "עדה"]) == "Netrunner 3: ab – \u2068עדה\u2069"
    long = thread_name("Netrunner", 3, ["a" * 60, "ע" * 60])
    assert (len(long), long[-1]) == (100, "\u2069")
    assert visible(" a \u2066 b ") == "a b"


def test_an_invitation_in_a_name_is_no_invitation() -> None:
    assert plain("Discord.gg/abc") == "Discord\\.gg/abc"
    assert plain("discordapp.com/invite/abc") == "discordapp\\.com/invite/abc"
    assert plain("discord.green") == "discord.green"


NAMES = (
    "# Ada",
    "### Ada",
    "1. Ada",
    "> Ada",
    ">>> Ada",
    "- Ada",
    "* Ada",
    "-# Ada",
    "*a* _b_ ~~c~~ `d` ||e||",
)
"""What Discord would read as headings, lists, quotes, small print, and marks within a line."""
BLOCKS = re.compile(r"^(?: *(?:#{1,3}|-#|[*-]|>{1,3}|\d+\.) )*", re.MULTILINE)
"""What each line of a text is to Discord."""


def shown(language: str, identifier: str, name: str) -> str:
    """A message with somebody's name wherever it has room for one, as Discord is given it."""
    content: str = components.text(said_with(language, identifier, lambda _: plain(name)))["content"]
    return content


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_somebody_is_called_a_message_keeps_its_lines(language: str) -> None:
    """Each message that begins a line with what it is given, and each that numbers a line."""
    first = 0
    for identifier in identifiers(language):
        usual = shown(language, identifier, "Ada")
        counted: str = components.text(said_with(language, identifier))["content"]
        assert re.search(r"^[>* -]*\d+\. ", counted, re.MULTILINE) is None, (identifier, counted)
        if re.search(rf"{BLOCKS.pattern}Ada", usual, re.MULTILINE) is None:
            continue
        first += 1
        for name in NAMES:
            text = shown(language, identifier, name)
            assert BLOCKS.findall(text) == BLOCKS.findall(usual), (identifier, text)
            assert plain(name) in text, (identifier, text)
    assert first > 100


def test_numbered_lines_keep_their_numbers() -> None:
    """Discord counts "1., 1., 3." as 1, 2, 3; what stands in code is shown as it is."""
    assert loglines.numbered("1. a\n1. b\n- 3. c\n> 4. d\nof 5. e") == (
        "1\\. a\n1\\. b\n- 3\\. c\n> 4\\. d\nof 5. e"
    )
    assert loglines.numbered("```\n1. a\n```\n2. b\n-# 3. c") == "```\n1. a\n```\n2\\. b\n-# 3\\. c"
    assert loglines.numbered("1\\. a") == "1\\. a"
    assert loglines.messages(["1. Zug", "Ada"]) == ["1\\. Zug\nAda"]
    assert loglines.pages("1. Akt", 9) == ["1\\. Akt"]


def test_what_the_game_says_is_shown_as_written() -> None:
    assert loglines.escape("[click] <3 | *") == r"\[click\] \<3 \| \*"
