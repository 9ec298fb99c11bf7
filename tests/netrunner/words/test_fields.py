"""Texts leave nothing out: words that differ in one field say something else, in every language."""

from __future__ import annotations

from itertools import combinations
from typing import Any, get_args

import pytest

from engine.netrunner.language import conditions, effects, flow, restrictions, selectors
from engine.netrunner.language.abilities import When
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.payment import Act as Paid
from engine.netrunner.language.happenings import LAST_TURN, RUN, First, Next, On, would
from engine.netrunner.language.modifiers import Modify, Recurring
from engine.netrunner.language.prices import Price
from engine.netrunner.language.roles import DETAILS, DOERS, ROLES
from engine.netrunner.language.selectors import Result, ThisCard, target
from engine.netrunner.language.sets import Rezzed, These
from engine.netrunner.language.wording import modifiers
from engine.netrunner.language.wording.prices import PAYERS
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.parts import Act, Duration, Modifier
from engine.speech import LANGUAGES
from tests.netrunner.words.samples import KINDS, PROGRAM, VIRUS, hints, least, texts, values_of, words_of
from tests.speech.test_corpus import check

WORDS = sorted({word for kind in KINDS for word in words_of(kind)} - {On}, key=lambda word: word.__name__)
HURTS = (effects.Damage("net", 1), effects.Damage("net", 2))
TRASHED = When(On(EventKind.STEAL), (effects.Trash(Result("that")),))
BOTH = (conditions.Tagged(), conditions.Threat(3))
GIVEN: dict[str, dict[str, Any]] = {
    "And": {"parts": BOTH},
    "Or": {"parts": BOTH},
    "Chosen": {"among": PROGRAM},
    "InsteadOf.kind": {},
    "Prevents.kind": {},
    "CopyOf": {"kinds": ("paid",)},
    "CounterCost.spread": {"on": PROGRAM},
    "Count.whose": {"span": LAST_TURN},
    "Break.but": {"n": 0},
    "Count.total": {"pattern": On(EventKind.GAIN_CREDITS)},
    "Delayed.that": {"ability": TRASHED},
    "ForNow.then": {"next": On(EventKind.ENCOUNTER), "duration": "run"},
    "Happened.whose": {"span": LAST_TURN},
    "PrintedTotal.whose": {"span": LAST_TURN},
    "Install.rez_less": {"rez": "pay"},
    "Install.able": {"rez": "pay"},
    "InstallFrom.able": {"rez": "pay"},
    "InstallFrom.rez_less": {"rez": "pay"},
    "InsteadOf.where": {"kind": "breach"},
    "InsteadOf": {"which": would("net_damage")},
    "MakeRun.that": {"abilities": (TRASHED,)},
    "Pick.least": {"most": 3},
    "Prevents": {"which": would("net_damage")},
    "Prevents.what": {"kind": "trash", "which": None},
    "Price": {"act": "install", "change": 1},
    "Price.basic": {"act": "install", "change": 1},
    "Price.instead": {"act": "install", "change": cost(forfeit=1)},
    "Price.pays_for": {"act": "install", "change": cost(forfeit=1), "instead": True},
    "Price.times": {"act": "install", "change": cost(credits=1)},
    "Price.fewer_clicks": {"act": "install", "change": 0},
    "HappenedTo.whose": {"span": LAST_TURN},
    "When.per": {"once": True},
    "Paid.per": {"once": True},
}
"""What else a word has while one of its fields differs."""
WOULD = [
    None, would("net_damage", least=3), First(would("net_damage")), First(would("net_damage"), RUN),
    First(would("net_damage"), nth=2),
]  # fmt: skip
VALUES: dict[str, list[Any]] = {
    "Chosen.among": [PROGRAM, VIRUS],
    "Boost.duration": ["encounter", "run", "turn", "game"],  # what never ends is the game's
    "SelectsDamaged.kind": ["", "net", "core"],
    "Chosen.verb": [
        "trash",
        "return",
        "bottom",
        "top",
        "shuffle",
        "remove",
        "reveal",
        "derez",
        "turn facedown",
    ],
    "CopyOf.kinds": [("paid",), ("static",), ("paid", "conditional")],
    "Did.name": ["chosen", "found", "trashed", "installed", "swapped"],
    "Faction.name": ["nbn", "anarch"],
    "ForNow.on": [None, target(PROGRAM), target(VIRUS)],  # "this" is what it is about without one
    "ForNow.then": [
        None,
        *(When(Next(On(EventKind.ENCOUNTER_ENDS, what=These(Result("that")))), (each,)) for each in HURTS),
    ],
    "HowManyDid.name": ["chosen", "found", "trashed", "installed", "swapped"],
    "InsteadOf.which": WOULD,
    "Paid.by": ["", "corp", "runner"],
    "PlayFrom.to": ["", "removed", "rd"],  # the decks of both sides are that of its owner
    "PlayThat.to": ["", "removed", "rd"],
    "Prevents.which": WOULD,
    "These.what": [target(PROGRAM), selectors.Accessed()],
    "Unless.payable": [(cost(credits=1),), (cost(credits=2),), (cost(credits=1), cost(tags=1))],
}
"""Values of fields that have few, or are not all different."""
UNSAID = {
    "AgendaCost.card": "in a cost that is being paid, not in a declaration",
    "ChooseServer.duration": "for how long it is the chosen one: what uses it says when",
    "ChooseOne.instead": "with a condition under which all of them may be chosen",
    "Exactly.oid": "a step of the rules, no card's",
    "Instead.kind": "the interrupt's trigger names the effect that is replaced",
    "May.private": "who is asked must not tell what is hidden; nothing else happens",
    "Paid.interrupt": "its effects name the expected effect that they lower or replace",
    "Result.name": "\"that card\": what was done to it was said before",
    "SaidBy.seat": "made by replacements, no card's", "SaidBy.source": "made by replacements, no card's",
    "SaidBy.code": "made by replacements, no card's",
    "Search.to_install": "the next instruction installs it",
    "Search.to_play": "the next instruction plays it",
    "TrashCard.oid": "an action of the rules, no card's",
    "Upcoming.modifier": "in states only, made by `ForNow.next`", "Upcoming.on": "likewise",
    "Upcoming.duration": "likewise", "Upcoming.then": "likewise",
    "When.access": "its trigger says that the card is accessed",
}  # fmt: skip
"""Fields that only the machine reads, with the reason."""


def silent(word: type, name: str, given: dict[str, Any], among: list[Any]) -> list[str]:
    """Values of a field between which a text does not tell, in some language."""
    found = []
    for language in LANGUAGES:
        said = [(value, texts(least(word, **{**given, name: value}), language)) for value in among]
        pairs = [
            (one, other, a[k], b[k])
            for (one, a), (other, b) in combinations(said, 2)
            for k in range(len(a))
            if a[k] and b[k] and one != other  # what has no words is refused
        ]
        assert pairs or len(among) < 2, (word, name)
        for text in {text for _, each in said for text in each if text}:
            check(language, text)
        found += [
            f"{word.__name__}.{name} {given or ''}: {one!r} and {other!r} in {language}: {a}"
            for one, other, a, b in pairs
            if a == b
        ]
    return found


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_field_is_said(word: type) -> None:
    found = []
    for name in hints(word):
        key = f"{word.__name__}.{name}"
        if key in UNSAID or (name == "stat" and word.__name__ != "Modify"):
            continue
        given = GIVEN.get(key, GIVEN.get(word.__name__, {}))
        found += silent(word, name, given, VALUES.get(key) or values_of(word, name))
    assert found == []


def alike() -> list[tuple[type, ...]]:
    """Words of a kind that have the same fields, so that only the word tells them apart."""
    found: dict[object, list[type]] = {}
    for kind in KINDS:
        for word in sorted(words_of(kind), key=lambda word: word.__name__):
            key = (kind, tuple((name, str(hint)) for name, hint in hints(word).items()))
            found.setdefault(key, []).append(word)
    return [tuple(words) for words in found.values() if len(words) > 1]


SAME: frozenset[tuple[str, str]] = frozenset((
    ("Access", "AccessEach"),  # of one card the one is the other
    ("CountInstalled", "HowMany"),  # sets mean installed cards
    ("Encounter", "ForceEncounter"),  # the one is a step of the rules
))  # fmt: skip


@pytest.mark.parametrize("words", alike(), ids=lambda words: words[0].__name__)
def test_words_with_the_same_fields_say_something_else(words: tuple[type, ...]) -> None:
    for language in LANGUAGES:
        said = {word.__name__: texts(least(word, **GIVEN.get(word.__name__, {})), language) for word in words}
        same = {(a, b) for a, b in combinations(said, 2) if {*said[a]} & {*said[b]} - {""}}
        assert same <= SAME, language


# -- fields that depend on another one ----------------------------------------------------------------------

ROLE_VALUES: dict[str, list[Any]] = {
    "by": ["", "you", "opponent"], "what": [None, PROGRAM, ThisCard(), selectors.Type("ice") & Rezzed()],
    "where": [(), ("hq",), ("remote",), ("hq", "rd")], "from_": [(), ("grip",), ("heap",), ("installed",)],
    "to": [(), ("grip",), ("heap",)], "least": [0, 2, 3], "counter": ["", "virus", "power"],
    "damage": ["", "net", "meat"], "cause": [(), ("ability",), ("cost",), ("action",)],
    "of": [None, PROGRAM, ThisCard()], "if_": [None, conditions.Tagged(), conditions.RunSuccessful()],
}  # fmt: skip


@pytest.mark.parametrize("kind", ROLES, ids=lambda kind: kind.name)
def test_every_role_of_every_kind_of_event_is_said(kind: EventKind) -> None:
    found = []
    given = {"kind": kind, **({"detail": "tag"} if kind is EventKind.IMMINENT else {})}
    for role in (*sorted(ROLES[kind]), "cause", "of", "if_"):
        among = [None, *DETAILS[kind]] if role == "detail" else ROLE_VALUES[role]
        if role == "by" and kind in DOERS:
            continue  # whoever else is named, it never happens
        found += silent(On, role, given, among)
    assert found == []


def test_a_role_that_events_of_a_kind_do_not_have_is_refused() -> None:
    facts = Facts("made_up", "Made Up", "runner", "neutral", "resource")
    for wrong in (
        On(EventKind.TAG, damage="net"),
        On(EventKind.DRAW, where="hq"),
        On(EventKind.PURGE, what=PROGRAM),
    ):
        with taken_back(), pytest.raises(DeclarationError, match=r"events of \w+ have no \w+"):
            card("made_up", When(wrong, (effects.Gain(1),)), facts=facts)


CARDLESS = frozenset((
    "draw", "gain_credits", "empty_pool", "tag", "remove_tag", "net_damage", "meat_damage", "core_damage",
    "bad_publicity", "run", "jack_out", "success", "end_run", "create_server", "purge", "search",
))  # fmt: skip


@pytest.mark.parametrize("act", get_args(Act))
def test_what_cannot_be_done_says_by_whom_to_what_and_where(act: str) -> None:
    found = silent(restrictions.Cannot, "where", {"act": act}, ROLE_VALUES["where"])
    if act not in CARDLESS:
        found += silent(restrictions.Cannot, "what", {"act": act}, [None, PROGRAM, VIRUS])
    if act not in modifiers._SEATS:
        found += silent(restrictions.Cannot, "who", {"act": act}, ["", "you", "opponent"])
    assert found == []


BASIC = ("credit", "draw", "install", "play", "advance", "trash resource", "purge", "run", "remove tag")


@pytest.mark.parametrize("act", [act for act in get_args(Paid) if act not in ("trace", "effect")])
@pytest.mark.parametrize("change", [1, -2, cost(credits=1), cost(tags=1)])
def test_a_price_says_whose_what_and_where(act: str, change: Any) -> None:
    given = {"act": act, "change": change}
    about_cards = act not in ("credit", "draw", "purge", "run", "remove tag", "jack out")
    found = silent(
        Price, "change", {"act": act}, [1, 2, -1, cost(credits=1), cost(credits=2), cost(clicks=1)]
    )
    if about_cards:
        found += silent(Price, "to", given, [None, PROGRAM, VIRUS])
    if about_cards or act in ("run", "jack out"):
        found += silent(Price, "servers", given, [(), ("hq",), ("remote",), ("hq", "rd")])
    if act not in PAYERS:
        found += silent(Price, "by", given, ["you", "opponent"])
    if act in (
        "credit",
        "draw",
        "install",
        "play",
        "advance",
        "trash resource",
        "purge",
        "run",
        "remove tag",
    ):
        found += silent(Price, "basic", given, [False, True])
    assert found == []


LASTING = [word for word in words_of(Modifier) if word is not Recurring]


@pytest.mark.parametrize("word", LASTING, ids=lambda word: word.__name__)
def test_whatever_lasts_says_how_long(word: type) -> None:
    among = [least(word, **GIVEN.get(word.__name__, {}))]
    if word is Modify:
        among = [Modify(stat, 1) for stat in ("strength", "memory", "link", "hand_corp", "points")]
    if word is Price:
        among = [Price("run", 1), Price("run", cost(credits=1)), Price("rez", cost(tags=1), PROGRAM)]
    for modifier in among:
        durations = [each for each in get_args(Duration) if each]
        assert silent(flow.ForNow, "duration", {"modifier": modifier}, durations) == []
