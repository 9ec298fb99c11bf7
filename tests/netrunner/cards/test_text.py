"""The generated texts of all declared cards in every language, and what holds for any of them.

The texts stand in `texts/<language>.txt`, a card after the other. After a change `python -m tools.card_texts`
writes them anew; whoever changes a word reads the difference.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from engine.kernel.values import Value
from engine.netrunner.language.abilities import Play
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.flow import May, MayPay
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.spoken import ability_text, unsayable
from engine.netrunner.language.wording import Voice
from engine.netrunner.objects.definitions import card, declared, definition, taken_back
from engine.netrunner.shown.info import card_info
from engine.netrunner.table.facts import Facts
from engine.netrunner.testkit import Table, code_of
from engine.speech import LANGUAGES, Node, Noun, clause
from engine.speech.nodes import says
from engine.speech.structs import inside
from tests.netrunner.cards import other_words
from tools.against_print import printed, reference
from tools.card_texts import PLACE, golden

CODES = sorted(declared())
READERS = ("corp", "runner", "spectator")


def cards(text: str) -> dict[str, list[str]]:
    """Golden texts by title."""
    return {part.split("\n")[0]: part.strip().split("\n")[1:] for part in text.split("# ")[1:]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_declared_card_reads_as_it_was_accepted(language: str) -> None:
    said, accepted = cards(golden(language)), cards((PLACE / f"{language}.txt").read_text(encoding="utf-8"))
    for title, lines in said.items():
        assert lines == accepted.get(title), f"python -m tools.card_texts writes {language}.txt anew: read it"
    assert said.keys() == accepted.keys()


def test_words_that_meet_for_the_first_time_read_as_they_were_accepted() -> None:
    """`python -m tests.netrunner.cards.other_words` writes them anew."""
    accepted = other_words.PLACE.read_text(encoding="utf-8")
    for said, was in zip(other_words.golden().split("\n\n"), accepted.split("\n\n"), strict=True):
        assert said == was


def wrong(check: Callable[[str], None]) -> dict[str, str]:
    """Which cards do not stand the check, and why: one test of all cards instead of a test for each."""
    found = {}
    for code in CODES:
        try:
            check(code)
        except AssertionError as why:
            found[code] = str(why)
    return found


def test_every_language_has_every_word() -> None:
    assert {code: missing for code in CODES if (missing := unsayable(definition(code)))} == {}


class Juggle(Value, Effect, frozen=True):
    """A word that no language has."""


@says(Juggle)
def _juggle(self: Juggle, v: Voice) -> Node:
    return clause("juggle", v.me, Noun("card", n=3))


class Mute(Value, Effect, frozen=True):
    """A word without words."""


@pytest.mark.parametrize(
    ("word", "told"), [(Juggle(), "ja has no word for 'juggle'"), (Mute(), "Mute has no words")]
)
def test_a_card_that_a_language_cannot_say_is_refused(word: Effect, told: str) -> None:
    with taken_back(), pytest.raises(DeclarationError, match=told):
        card("made_up", Play((word,)), facts=Facts("made_up", "Made Up", "runner", "neutral", "event"))


def test_information_on_cards_speaks_the_readers_language() -> None:
    texts = {
        language: card_info(code_of("Hedge Fund"), language).text for language in (*LANGUAGES, "de-AT", "fr")
    }
    assert texts == {
        "de": ("Erhalte 9 Credits.",), "de-AT": ("Erhalte 9 Credits.",), "en": ("Gain 9 credits.",),
        "fr": ("Gain 9 credits.",), "ja": ("9クレジットを得る。",), "ru": ("Получите 9 кредитов.",),
    }  # fmt: skip


def check_prose(line: str) -> None:
    """Whole sentences, with nothing left over from how they were put together."""
    assert re.fullmatch(r"(↳ |\+|\d|[A-Z]).*\.[)”]?", line), line
    assert not re.search(r"[{}<>]|  |None|\.\.|\( | \)|,,| [,.;:]|- ?\d+ credits", line), line
    assert not re.search(
        r"\b1 (credit|click|card|tag|counter)s\b|\b[02-9] (credit|click|card|tag)\b", line
    ), line
    for sentence in re.split(r"(?<=[.:→↳]) ", line):
        first = sentence.lstrip("(")[:1]
        assert first.isupper() or first.isdigit() or first in "+↳" or "for you:" in line or ":" in line, line


def check_abilities(code: str) -> None:
    d = definition(code)
    text = card_info(code).text
    assert len(text) >= len(d.abilities)
    for ability in d.abilities:
        assert ability_text(d, ability) in text
        for reader in READERS:
            check_prose(ability_text(d, ability, reader=reader))


def test_every_ability_says_a_sentence() -> None:
    assert wrong(check_abilities) == {}


YOU = {
    "en": r"\byou(r)?\b", "de": r"\b(du|dir|dich|dein(?:e[mnrs]?)?)\b", "ja": "あなた",
    "ru": r"\b(вы|вас|вам|ваш\w*)\b",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_but_a_player_is_you(language: str) -> None:
    for code in CODES:
        d = definition(code)
        for ability in d.abilities:
            told = ability_text(d, ability, language, "spectator")
            assert not re.search(YOU[language], told, re.IGNORECASE), told


def test_the_other_player_reads_of_what_happens_to_them() -> None:
    funhouse = definition(code_of("Funhouse"))
    sub = funhouse.subs[0]
    said = {(reader, language): ability_text(funhouse, sub, language, reader)
            for reader in READERS for language in LANGUAGES}  # fmt: skip
    assert said["corp", "en"] == "↳ Give the Runner 1 tag unless they pay 4 credits."
    assert said["runner", "en"] == "↳ The Corp gives you 1 tag unless you pay 4 credits."
    assert said["spectator", "en"] == "↳ The Corp gives the Runner 1 tag unless they pay 4 credits."
    assert said["corp", "de"] == "↳ Gib dem Runner 1 Tag, es sei denn, er zahlt 4 Credits."
    assert said["runner", "de"] == "↳ Der Konzern gibt dir 1 Tag, es sei denn, du zahlst 4 Credits."
    assert said["runner", "ja"] == "↳4クレジットを支払わない限り、コーポはあなたにタグを1つ与える。"
    assert said["runner", "ru"] == "↳ Корпорация даёт вам 1 метку, если только вы не заплатите 4 кредита."


def test_who_reads_a_card_of_the_other_player_is_told_and_not_ordered() -> None:
    whitespace = definition(code_of("Whitespace"))
    assert ability_text(whitespace, whitespace.subs[0], "en", "runner") == "↳ You lose 3 credits."
    assert ability_text(whitespace, whitespace.subs[0], "de", "runner") == "↳ Du verlierst 3 Credits."


def test_labels_carry_the_numbers_of_the_moment() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Unity", "Cleaver", "Carmen")
    t.start("runner")
    t.click("Run on HQ")
    assert "Unity: +3 strength · 1 credit" in t.options


# -- against the printed texts ------------------------------------------------------------------------------


@pytest.mark.skipif(
    reference() is None, reason="the printed texts (SYSOP_SHARED or ../shared) are not at hand"
)
def test_cards_have_what_can_be_counted_on_the_printed_ones() -> None:
    """As many subroutines, limits on how often an ability can be used (9.3.3c) where they are printed, and
    nothing that may be declined where no word allows that (9.6.9)."""
    wrong = []
    for code in sorted(set(CODES) & printed().keys()):
        own, text = definition(code), printed()[code]
        parts = [part for ability in own.abilities for part in inside(ability)]
        limited = any(getattr(part, "once", False) is True for part in parts)
        declined = any(
            (isinstance(part, May | MayPay) and not getattr(part, "must", False))
            or getattr(part, "optional", False)
            for part in parts
        )
        allowed = re.search(r"\b(may|can|up to|if you pay|once)\b", text, re.I)
        as_printed = (
            len(own.subs) == len(re.findall(r"^\[subroutine\]", text, re.MULTILINE))
            and limited == bool(re.search("once (per (turn|run|encounter)|each|this run)", text, re.I))
            and (allowed or not declined)
        )
        if not as_printed:
            wrong.append(code)
    assert wrong == []
