"""Kinds of fault that readers of four languages found in the texts of cards, none of which may return.

Each kind is a pattern with a sentence that had the fault and one that is right, so that the pattern is known
to find the one and leave the other; then it is looked for in every accepted text.
"""

from __future__ import annotations

import re

import pytest

from tools.card_texts import PLACE

KINDS: dict[str, tuple[str, str, str, str]] = {
    # -- English
    "each time a turn begins": (
        "en",
        r"Each time (your|their) turn (begins|ends)",
        "Each time your turn begins, draw 1 card.",
        "When your turn begins, draw 1 card.",
    ),
    "each time behind once per turn": (
        "en",
        r"Once per turn → Each time",
        "Once per turn → Each time a successful run ends, run any server.",
        "Once per turn → When a successful run ends, you may run any server.",
    ),
    "paying to prevent": (
        "en",
        r"may pay \d+ credits?\. If they do not",
        "The Runner may pay 2 credits. If they do not, do 1 net damage.",
        "Do 1 net damage unless the Runner pays 2 credits.",
    ),
    "how long a pump lasts": (
        "en",
        r"gets \+\d+ strength for this encounter",
        "This program gets +3 strength for this encounter.",
        "This program gets +3 strength.",
    ),
    "in for from": (
        "en",
        r"\b(Trash|trash|Add|add) (\d|X|any number of|up to \d) \w+ in (HQ|R&D|Archives|your grip|your heap)",
        "Trash 2 cards in HQ.",
        "Trash 2 cards from HQ.",
    ),
    "avoid": ("en", r"(?i)\bavoid", "Avoid 1 tag.", "Prevent 1 tag."),
    "an owner with a clause": (
        "en",
        r"hosted on this \w+'s",
        "Each card hosted on this program's memory cost is 0.",
        "The memory cost of each card hosted on this program is 0.",
    ),
    "an order to install only": (
        "en",
        r"(^|\. )Install this \w+ only",
        "Install this program only on ice.",
        "You can install this program only on ice.",
    ),
    "use during a run": (
        "en",
        r"only if a run (on [^.]* )?is in progress\.",
        "Use this only if a run on this server is in progress.",
        "Use this only during a run on this server.",
    ),
    "names of factions": (
        "en",
        r"\b(haas bioroid|jinteki|caïssa|g mod)\b",
        "at least 6 jinteki cards",
        "at least 6 Jinteki cards",
    ),
    "counted times": (
        "en",
        r"there are at least \d times",
        "if there are at least 3 times you ran",
        "at least 3 times",
    ),
    "counters on up to 2 cards": (
        "en",
        r"counter on up to \d",
        "Place 1 advancement counter on up to 2 cards.",
        "Place 1 advancement counter on each of up to 2 cards.",
    ),
    # -- German
    "a run": ("de", r"(?i)\b(Lauf|Läufe|Laufs|laufe)\b", "Laufe auf HQ.", "Mache einen Run auf HQ."),
    "a breach": (
        "de",
        r"(?i)durchbr",
        "wenn du in R&D durchbrichst",
        "wenn du in R&D eindringst",
    ),
    "hand size": ("de", r"maximale Handgröße", "+1 maximale Handgröße", "+1 Handkartenlimit"),
    "nachdem": (
        "de",
        r"[Nn]achdem [^.,]* wird\b",
        "Nachdem diese Operation abgehandelt wird",
        "Nachdem sie abgehandelt wurde",
    ),
    "one manner twice": (
        "de",
        r"ohne jegliche Kosten und \w+ \w+ ohne jegliche Kosten",
        "Installiere sie ohne jegliche Kosten und rezze sie ohne jegliche Kosten.",
        "Installiere sie und rezze sie ohne jegliche Kosten.",
    ),
    "equal to 0": (
        "de",
        r"gleich 0\b",
        "Die Speicherkosten sind gleich 0.",
        "Die Speicherkosten betragen 0.",
    ),
    "X equals": (
        "de",
        r"\(X = (?!\d)",
        "Erhalte X Credits (X = die Zahl der Tags).",
        "Erhalte so viele Credits, wie die Zahl der Tags beträgt.",
    ),
    "if able in the middle": (
        "de",
        r"\w falls möglich",
        "muss er 3 Credits falls möglich zahlen",
        "muss er, falls möglich, 3 Credits zahlen",
    ),
    # -- Russian
    "a state for an event": (
        "ru",
        r"[Кк]огда (эт\w+ \w+|агенда|карта) (вскрыт|зачтен|зачтён|установлен|украден|сброшен)\w*\b",
        "Когда этот ассет вскрыт, возьмите 1 карту.",
        "Когда вы вскрываете этот ассет, возьмите 1 карту.",
    ),
    "the subject before what begins": (
        "ru",
        r"[Кк]огда ваш ход (начинается|завершается)",
        "Когда ваш ход начинается, возьмите 1 карту.",
        "Когда начинается ваш ход, возьмите 1 карту.",
    ),
    "whether it was done": (
        "ru",
        r"Если \w+ (это|этого не) дела",
        "Если вы это делаете, возьмите 1 карту.",
        "Если вы это сделали, возьмите 1 карту.",
    ),
    "a pronoun at the end": (
        "ru",
        r"жетон\w* (вируса|силы|продвижения|агенды) на (него|неё)\b",
        "положите 1 жетон вируса на неё",
        "положите на неё 1 жетон вируса",
    ),
    "what is being accessed": (
        "ru",
        r"из текущего (доступа|взаимодействия)",
        "Сбросьте карту из текущего доступа.",
        "Сбросьте карту, к которой вы получаете доступ.",
    ),
    "this way as a clause": (
        "ru",
        r"котор\w+ таким образом",
        "карту, которая таким образом была показана",
        "карту, показанную таким образом",
    ),
    "what was done this way": (
        "ru",
        r"таким образом (был|была|было|были) ",
        "Если карта таким образом была сброшена",
        "Если таким образом сброшена карта",
    ),
    "a host": ("ru", r"(?i)содержащ(ая|ей|ую|ий|его|им|ем)\b", "содержащая карта", "карта-носитель"),
    "to forfeit": ("ru", r"(?i)\bотда(йте|ть) (\d|эту) агенд", "отдайте 1 агенду", "пожертвуйте 1 агендой"),
    "facedown": ("ru", r"закрыт(ая|ой|ую|ые|ых) карт", "1 закрытую карту", "1 карту лицом вниз"),
    "to avoid": ("ru", r"(?i)избега|избежан", "Избегайте 1 метки.", "Предотвратите 1 метку."),
    "except without a comma": (
        "ru",
        r"[^,] кроме ",
        "ресурсы кроме карт Virtual",
        "ресурсы, кроме карт Virtual",
    ),
    "feminine after 2, 3, 4": (
        "ru",
        r"\b[234] \w+(ых|их) (карты|подпрограммы|агенды)\b",
        "3 верхних карты R&D",
        "3 верхние карты R&D",
    ),
    "on top": (
        "ru",
        r"\d карт\w? сверху (R&D|колоды|своей)",
        "Сбросьте 3 карты сверху R&D.",
        "Сбросьте 3 верхние карты R&D.",
    ),
    "to the bottom": ("ru", r"\bвниз (R&D|своей|его)", "вниз своей колоды", "под низ своей колоды"),
    "X is": (
        "ru",
        r"\(X —",
        "Получите X кредитов (X — число меток).",
        "Получите столько кредитов, сколько у вас меток.",
    ),
    "what credits are for": (
        "ru",
        r"кредиты для (вскрытия|установки|использования)",
        "размещённые кредиты для вскрытия льда",
        "размещённые кредиты на вскрытие льда",
    ),
    "to swap": (
        "ru",
        r"\bс \d [^.,]* местами",
        "поменять его с 1 картой льда местами",
        "поменять его местами с 1 картой льда",
    ),
    "a second subject": (
        "ru",
        r"метку и Корпорация",
        "получите 1 метку и Корпорация теряет 3 кредита",
        "получите 1 метку, и Корпорация теряет 3 кредита",
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_card_has_a_fault_that_was_found_before(kind: str) -> None:
    language, pattern, wrong, right = KINDS[kind]
    fault = re.compile(pattern, re.MULTILINE)
    assert fault.search(wrong), "the fault itself is not found"
    assert not fault.search(right), "what is right is taken for the fault"
    lines = (PLACE / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and fault.search(line)] == []
