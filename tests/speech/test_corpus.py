"""A generated corpus: verbs with nouns, numbers and determiners, in each arrangement, after each trigger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest

from engine.speech import (
    CORP,
    LANGUAGES,
    RUNNER,
    Ability,
    If,
    Node,
    Noun,
    Offer,
    Phrase,
    Quantity,
    Quote,
    Rel,
    When,
    clause,
    say,
)
from engine.speech.clauses import Clause, Determiner, Trigger
from engine.speech.lexicon import Frame, Group, Slot
from engine.speech.speaking import grammar
from tests.speech.parts import SAID

KEYS = grammar("en").lexicon
CARDS = ("program", "ice", "agenda", "hardware", "event", "server", "credit", "virus_counter", "hq")
DETERMINERS = tuple(det for det in get_args(Determiner) if det not in ("any_number", "first"))
TRIGGERS = get_args(Trigger)
ROLES = {
    "to": Noun("rd"), "from": Noun("hq"), "on": Noun("program", "this", id="this"), "in": Noun("server", "a"),
    "protecting": Noun("server", "this"), "place": Noun("ice", "this", id="i"),
    "of": Noun("stack", of=RUNNER),
    "with": Noun("card", n=1), "by": Noun("credit", n=1),
}  # fmt: skip


def roles(frame: Frame) -> Iterator[str]:
    """The roles a verb has."""
    for item in frame:
        if isinstance(item, Slot):
            yield item.role
        elif isinstance(item, Group):
            yield from roles(item.items)


def about(verb: str, thing: Noun, **more: object) -> Clause:
    """A clause with everything the verb can have, done by the Corp to a thing."""
    found = set(roles(KEYS.verb(verb).frame))
    args = {role: noun for role, noun in ROLES.items() if role in found}
    if verb in ("give", "do"):
        args["to"] = RUNNER
    if "in" in args and "protecting" in args:
        del args["protecting"], args["on"]
    obj = thing if "object" in found else None
    return clause(verb, CORP, obj, **args, **more)  # type: ignore[arg-type]


NAMES = (
    "HQ|R|D|MU|X|ID|Code|Gate|AI|NBN|Anarch|Virtual|Virus|Sentry|Ice|Program|Cleaver|Unity|Sure|Gamble"
    "|Hedge|Fund"
)
"""What stands in texts of every language as it is."""
FOREIGN = {
    "en": r"[А-яЁё぀-ヿ㐀-鿿ßäöü]|\b(der|(?<!hacking )(?<!attribute )die|das|und|oder|wenn|Karte)\b",
    "de": r"[А-яЁё぀-ヿ㐀-鿿]|\b(the|of|and|or|you|your|if|when|card|this|that|to|is)\b",
    "ja": rf"[А-яЁё]| (?!Gate|Gamble|Fund)|\b(?!{NAMES})[A-Za-z]+",
    "ru": rf"[぀-ヿ㐀-鿿]|\b(?!{NAMES})[A-Za-z]+",
}
NEVER = r"[{}~|]|_|  |\.\.|,,| [,.;:)]|\( |、、|。。|None|、。|!|<|>|,[.,]"


def check(language: str, text: str) -> None:
    """Whether a text has nothing that must never appear."""
    assert text, language
    assert not re.search(NEVER, text), text
    assert not re.search(FOREIGN[language], text), text
    if language == "en":
        assert not re.search(r"\ba [aeiou](?!n)|\ban [^aeiouAIE]|\b1 \w+ (counters|cards|credits)\b", text), (
            text
        )
        assert not re.search(r"\b(the the|a a|the this|a the|to to|of of)\b", text), text
    if language == "de":
        assert not re.search(r"\b(\w+) \1\b(?<!die die)", text.replace("X X", "")), text
        assert not re.search(
            r"\bein (Agenda|Karte|Hardware|Subroutine)|\beine (Programm|Server|Ice)\b", text
        ), text
    if language == "ru":
        few = r"\b(Сбросьте|Получите|Положите|Возьмите) [2-4] (кредитов|жетонов|карт)\b"
        assert not re.search(few, text), text
        assert not re.search(r"\b[5-9] (кредита|жетона|карты)\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_in_every_arrangement(language: str) -> None:
    thing = Noun("card", n=2)
    for verb in grammar(language).lexicon.verbs:
        if verb.startswith("exist"):
            continue
        plain = about(verb, thing)
        done = clause(verb, RUNNER, plain.arg("object"), past=True, when="this_turn")
        nodes: tuple[Node, ...] = (
            plain,
            If(done, plain),
            If(done, plain, behind=True),
            If(done, plain, plain),
            about(verb, thing, modal="may"),
            about(verb, thing, modal="cannot"),
            about(verb, thing, modal="must"),
            about(verb, thing, denied=True),
            Offer(about(verb, thing, modal="may"), plain, plain, by=CORP),
            Ability(cost=(plain,), body=(plain,)),
        )
        for you, node in product(("corp", "runner", ""), nodes):
            check(language, say(language, node, you))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trigger_before_every_verb(language: str) -> None:
    for verb, how in product(grammar(language).lexicon.verbs, TRIGGERS):
        if verb.startswith("exist"):
            continue
        event = about(verb, Noun("card", "a"))
        check(
            language, say(language, When(event, clause("draw", RUNNER, Noun("card", n=1)), how=how), "runner")
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_with_every_determiner_and_number(language: str) -> None:
    verbs = ("trash", "access", "place", "search", "swap", "shuffle_into", "encounter")
    numbers: tuple[int | Quantity | None, ...] = (
        None,
        1,
        2,
        5,
        21,
        Quantity(x=True),
        Quantity(each=1, per=Noun("tag", "each")),
    )
    for head in grammar(language).lexicon.nouns:
        for few in (None, 1, 2, 5):
            check(language, say(language, clause("trash", CORP, Noun(head, n=few, adj=("hosted",))), "corp"))
    for head, det, n, verb in product(CARDS, DETERMINERS, numbers, verbs):
        if n is not None and det not in ("", "the", "other"):
            continue
        check(language, say(language, about(verb, Noun(head, det, n, adj=("installed",))), "corp"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_phrase_and_relation(language: str) -> None:
    for key in grammar(language).lexicon.phrases:
        node = clause("draw", RUNNER, Noun("card", n=1), how=Phrase.of(key, x=Noun("program", "this")))
        check(language, say(language, node, "runner"))
    for key in grammar(language).lexicon.relations:
        thing = Noun("card", n=2, rels=(Rel(key, Noun("program", "this"), Noun("credit", n=3)),))
        check(language, say(language, clause("trash", RUNNER, thing), "runner"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_elsewhere_to_every_reader(language: str) -> None:
    for (node, _), you in product(SAID.values(), ("corp", "runner", "")):
        check(language, say(language, node, you))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_is_quoted(language: str) -> None:
    sub = Ability(body=(clause("end", None, Noun("run", "the")),), subroutine=True)
    node: Node = clause("gain_subroutine", Noun("ice", "each"), Quote(sub))
    assert say(language, sub) in say(language, node, "corp")
