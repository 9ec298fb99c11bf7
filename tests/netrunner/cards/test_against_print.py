"""Declarations held against what is printed: sentences, and words (see `tools.against_print`).

What was read stands in `against_print/`: no sentence of a print, but places, numbers and grounds.
"""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Sub, When
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, Draw, Gain, GiveTags, MakeRun
from engine.netrunner.language.flow import If, May, MayPay, Together
from engine.netrunner.language.triggers import RUN_ENDS
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.facts import Facts
from tools.against_print import read_lines, reference
from tools.against_print.paragraphs import paragraphs
from tools.against_print.sentences import GROUNDS, compared, differences, lacks_evidence
from tools.against_print.words import compared as compared_words
from tools.against_print.words import suspects

at_hand = pytest.mark.skipif(
    reference() is None, reason="the printed texts (SYSOP_SHARED or ../shared) are not at hand"
)


@at_hand
def test_a_printed_sentence_is_one_instruction_or_there_is_a_ground() -> None:
    """9.11.3, 9.11.4."""
    known = {(card, numbers) for card, numbers, _ in read_lines("sentences.txt")}
    found = {tuple(part.strip() for part in each.line().split("|")[:2]) for each in differences()}
    assert sorted(found - known) == [], "one sentence as several instructions? Together; or name the ground"
    assert sorted(known - found) == [], "there is no such difference any more"


def test_each_ground_is_one_of_those_there_are_and_can_be_seen() -> None:
    """A nested cost is a cost, a search is a search: the declaration has what the ground says."""
    for place, _, ground in read_lines("sentences.txt"):
        code, _, number = place.partition(" ")
        assert ground in GROUNDS, place
        assert not lacks_evidence(code, int(number), ground), f"{place}: {ground}"


@pytest.mark.parametrize(
    ("text", "effects", "numbers"),
    [
        ("Gain 1[credit] and draw 1 card.", (Together((Gain(1), Draw(1))),), []),
        ("Gain 1[credit] and draw 1 card.", (Gain(1), Draw(1)), [(1, 2)]),
        ("Gain 1[credit]. Draw 1 card.", (Gain(1), Draw(1)), []),
        ("Gain 1[credit]. Draw 1 card.", (Together((Gain(1), Draw(1))),), [(2, 1)]),
        ("Gain 1[credit]. <em>(Draw 1 card. Or not.)</em>", (Gain(1),), []),
        ("Gain 1[credit]. If the Runner is tagged, do 1 net damage.",
         (Gain(1), If(Tagged(), (Damage("net", 1),))), []),
        ("You may pay 1[credit]. If you do, draw 1 card.", (MayPay(cost(credits=1), (Draw(1),)),), []),
        ("You may pay 1[credit] to draw 1 card.", (MayPay(cost(credits=1), (Draw(1),)),), [(1, 2)]),
        ("Play only if you are tagged.\nGain 1[credit].\nLimit 1 per deck.", (Gain(1),), []),
    ],
)  # fmt: skip
def test_sentences_and_instructions_are_counted(
    text: str, effects: tuple[Gain, ...], numbers: list[tuple[int, int]]
) -> None:
    facts = Facts("test_counted", "Counted", "corp", "neutral_corp", "operation", cost=0)
    with taken_back():
        card("test_counted", Play(effects), facts=facts)
        found = [(each.printed, each.declared) for each in compared("test_counted", text)]
    assert found == numbers


def test_abilities_are_held_against_their_own_paragraphs() -> None:
    """A subroutine that has one instruction too many is not made up for by another that has one too few."""
    text = (
        "[subroutine] Do 1 net damage and give the Runner 1 tag.\n[subroutine] Gain 1[credit]. Draw 1 card."
    )
    facts = Facts("test_two", "Two", "corp", "neutral_corp", "ice", strength=1, cost=0)
    with taken_back():
        card(
            "test_two",
            Sub((Damage("net", 1), GiveTags(1))),
            Sub((Together((Gain(1), Draw(1))),)),
            Paid(cost(credits=1), (Gain(1),)),
            facts=facts,
        )
        found = list(compared("test_two", text + "\n1[credit]: Gain 1[credit]."))
    assert [(each.place, each.printed, each.declared) for each in found] == [(0, 1, 2), (1, 2, 1)]


def test_kinds_of_paragraphs() -> None:
    text = (
        "+1[mu]\nWhen your turn begins, gain 1[credit]. Use this ability only if you can.\n"
        '<strong>1[credit]:</strong> Draw 1 card. Gain 1[credit].\nHost ice gains "[subroutine] End the run."'
    )
    assert [(each.kind, each.sentences) for each in paragraphs(text, played=False)] == [
        ("when", 1), ("paid", 2), ("granted", 1),
    ]  # fmt: skip


@at_hand
def test_all_suspects_among_words_were_read() -> None:
    """Words of the print without a counterpart in the declaration, and the other way round."""
    known = {tuple(parts[:3]) for parts in read_lines("words.txt")}
    found = {tuple(part.strip() for part in each.line().split("|")[:3]) for each in suspects()}
    assert sorted(found - known) == [], "read the print: does the declaration say the same? Then note how"
    assert sorted(known - found) == [], "no suspects any more"
    assert all(len(parts) == 4 and parts[3] not in ("", "?") for parts in read_lines("words.txt"))


def test_words_that_were_left_out_are_suspects() -> None:
    """What was wrong once is found: a run event that forgets its "if successful", a "may" that is done."""
    text = "Run HQ. If successful, you may draw 1 card."
    for effect, wrong in (
        (MakeRun(("hq",), if_successful=(May((Draw(1),)),)), []),
        (MakeRun(("hq",), if_successful=(Draw(1),)), ["may"]),
        (MakeRun(("hq",), abilities=(When(RUN_ENDS, (Draw(1),), optional=True),)), ["if successful"]),
    ):
        found = [each.word for each in compared_words("x", text, repr((Play((effect,)),)))]
        assert [word for word in found if word in ("may", "if successful")] == wrong
