"""Kinds of fault that texts of cards once had, each looked for in every text of its language.

What is found here is mended where the language makes its sentences, for all cards at once.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from tools.card_texts import PLACE

FAULTS = {
    "en": {
        "a time that is told twice": r"this turn this turn|this run this run",
        "a permission that is a limit": r"You may spend only",
        "nothing that did not begin": r"a run did not begin|a run on this server is not in progress",
        "one thing that is not": r"that (?:installed )?card that is not",
        "a number that is equal": r"adds? cards equal to that number|is equal to 0 agenda",
        "no more than none": r"at most 0 (?!influence)(?=unused|[a-z]+s\b)",
        "one thing that is not twice": r"that was not [^.,]* that was not",
        "a certain card that is another": r"the host ice that is not",
        "either player": r"Each time you (\w+) ([^,]*) or the Runner \1s \2,",
        "cards that are one of them": r"may install those cards that are not",
        "the lower of two": r"lowest number of the number",
        "where a server is not": r"of a server that is not a card",
    },
    "de": {
        "another word for a run": r"\b[Ll]auf(?:e|s)?\b(?!en)",
        "breaking into": r"durchbrich|Durchbruch",
        "two things before the verb": r"(?:Wenn|ist|hat), für jede[nrs]? [^,.]*,? erhält",
        "nothing that did not begin": r"ein Run [^,.]*nicht begonnen|ein Run auf diesen Server nicht läuft",
        "chance behind all": r"aus seinem Grip zufällig",
        "an order behind a permission": r"[Dd]u darfst [^.:]* installieren und (?:lege|rezze|nimm) [^.]*\.",
        "no more than none": r"höchstens 0 (?:freie|Klicks|Credits)",
        "what lies before beiseite": r", bevor sie [^,.]*, beiseite",
        "a phase apart from its turn": r"dein Zug läuft und die \w+phase läuft",
    },
    "ja": {
        "in Latin letters": r"[a-z](?:サブルーチン|プログラム|アイス)",
        "what one can do": r"することができ|しないことができ|させることができ",
        "on": r"の上の",
        "host": r"搭載元",
        "only so much": r"[0-9]だけ|枚だけ|クレジットだけ",
        "what credits are for": r"ために搭載されている",
        "use of it": r"のみ、これを使用",
        "equal to nothing": r"は0に等しい|コストが0影響値",
        "an interrupt in the past": r"割り込み→[^。]{0,8}最初に[^、。]*た時",
        "a success that is made": r"ランを成功させ|アイスと(?:の)?エンカウント",
        "more that stands behind": r"につき[^。、]*に加えて",
        "up to what": r"[0-9](?:つ|枚|個)まで持てる(?<!を[0-9](?:つ|枚|個)まで持てる)",
        "its own before anybody": r"自身の(?:直前|次)のターンに、?ランナー(?:が|は)",
        "no more than": r"以下しか",
        "quotation marks in a quotation": r"‘|’",
        "two causes": r"によって\w*によりこの",
        "some of those": r"以外のそのカードをインストール",
    },
    "ru": {
        "what is done or not": r"[Ее]сли (?:вы|он|она) эт(?:о|ого не) дела",
        "an event as a state": r"[Кк]аждый раз, когда [^,.]*(?:зачтена|украдена|установлена|вскрыт)[,.]",
        "the subject before what begins": r"[Кк]огда (?:ваш ход|этот набег) (?:начинается|завершается)",
        "a word that is counted twice": r"1 карту из этих карт|1 карту из остальных карт",
        "a need": r"нуждаетесь",
        "its own without a subject": r"у вас есть [^.]*\bсво",
        "the next time it will be": r"в следующий раз, когда \w+ (?:получает|нача?инает|начает|совершает)",
        "what may last": r"можете потратить размещённые",
        "one verb twice": r"\b(\w+) или \1\b",
        "inside or before": r"внутри или перед",
        "the lowest of a number": r"наименьшему числу из числа",
    },
}  # fmt: skip


@cache
def lines(language: str) -> list[str]:
    """What cards say in a language, as it was accepted (which test_text.py holds), without their titles."""
    text = (PLACE / f"{language}.txt").read_text(encoding="utf-8")
    return [line for line in text.split("\n") if not line.startswith("# ")]


@pytest.mark.parametrize(
    ("language", "fault"), [(language, fault) for language, kinds in FAULTS.items() for fault in kinds]
)
def test_no_text_has_a_kind_of_fault_that_was_mended(language: str, fault: str) -> None:
    wrong = re.compile(FAULTS[language][fault])
    assert [line for line in lines(language) if wrong.search(line)] == []
