"""Names as people give them to themselves: shown as written, and never more than a name."""

from __future__ import annotations

import pytest

from bot.messages.words import plain, thread_name, visible

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
