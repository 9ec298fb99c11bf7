"""The generated German text of the starter cards: all of it, and what holds for any card."""

from __future__ import annotations

import re

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.base import Ability
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Break, Damage, Gain, InstallFrom, MakeRun, Prevent, Trash
from engine.netrunner.language.flow import ForNow, MayPay, Together
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import (
    Hosting,
    Installed,
    InZone,
    Subtype,
    Type,
    Unrezzed,
    target,
)
from engine.netrunner.language.spoken import rules_text, spoken
from engine.netrunner.language.triggers import SCORED, TURN_BEGINS
from engine.netrunner.shown.info import card_info
from engine.netrunner.table.definitions import Facts, card, definition, taken_back
from engine.netrunner.testkit import code_of
from tests.netrunner.cards.test_text import CODES, TEXTS

GERMAN: dict[str, list[str]] = {
    "AMAZE Amusements": [
        "Anhaltend → Jedes Mal, wenn ein Lauf auf diesen Server endet, in dem der Runner Agenden "
        "gestohlen hat, gib ihm 2 Tags. (Trasht der Runner dieses Upgrade beim Zugriff, gilt das "
        "trotzdem noch für diesen Lauf.)",
    ],
    "Brân 1.0": [
        "1 Klick verlieren: 1 Subroutine von diesem Ice brechen. Nur der Runner kann das nutzen.",
        "↳ Du darfst 1 Ice aus HQ oder Archives direkt hinter diesem Ice installieren, ohne Kosten.",
        "↳ Beende den Lauf.",
        "↳ Beende den Lauf.",
    ],
    "Carmen": [
        "Dieses Programm kostet beim Installieren 2 Credits weniger, wenn du in diesem Zug einen "
        "erfolgreichen Lauf gemacht hast.",
        "Interface → 1 Credit: Brich 1 Sentry-Subroutine.",
        "2 Credits: +3 Stärke für diese Begegnung.",
    ],
    "Cleaver": [
        "Interface → 1 Credit: Brich bis zu 2 Barrier-Subroutinen.",
        "2 Credits: +1 Stärke für diese Begegnung.",
    ],
    "Conduit": [
        "Jedes Mal, wenn ein erfolgreicher Lauf auf R&D endet, darfst du 1 Virusmarke auf dieses "
        "Programm legen.",
        "1 Klick: Laufe auf R&D. Ist der Lauf erfolgreich, greife auf 1 zusätzliche Karte je gehosteter"
        " Virusmarke zu, wenn du in R&D durchbrichst.",
    ],
    "Creative Commission": [
        "Erhalte 5 Credits. Wenn du noch Klicks hast, verliere 1 Klick.",
    ],
    "DZMZ Optimizer": [
        "+1 MU.",
        "Jedes Programm kostet beim Installieren 1 Credit weniger, wenn du in diesem Zug noch kein "
        "Programm installiert hast.",
    ],
    "Diviner": [
        "↳ Füge 1 Netzschaden zu. Wenn dadurch eine Karte mit ungeraden aufgedruckten Spiel- "
        "oder Installationskosten (0 ist gerade) getrasht wurde, beende den Lauf.",
    ],
    "Docklands Pass": [
        "Wenn du in einem Zug zum ersten Mal in HQ durchbrichst, greife auf 1 zusätzliche Karte zu.",
    ],
    "Funhouse": [
        "Wenn der Runner auf dieses Ice trifft, darf er 1 Tag nehmen. Tut er das nicht, beende den Lauf.",
        "↳ Der Runner darf 4 Credits zahlen. Tut er das nicht, gib ihm 1 Tag.",
    ],
    "Government Subsidy": [
        "Erhalte 15 Credits.",
    ],
    "Hedge Fund": [
        "Erhalte 9 Credits.",
    ],
    "Jailbreak": [
        "Laufe auf HQ oder R&D. Ist der Lauf erfolgreich, ziehe 1 Karte, dann greife auf 1 zusätzliche "
        "Karte zu, wenn du in den angegriffenen Server durchbrichst.",
    ],
    "Karunā": [
        "↳ Füge 2 Netzschaden zu. Der Runner darf sich ausklinken.",
        "↳ Füge 2 Netzschaden zu.",
    ],
    "Leech": [
        "Jedes Mal, wenn du einen erfolgreichen Lauf auf einen zentralen Server machst, lege 1 "
        "Virusmarke auf dieses Programm.",
        "1 gehostete Virusmarke: Das Ice dieser Begegnung bekommt -1 Stärke für diese Begegnung.",
    ],
    "Manegarm Skunkworks": [
        "Jedes Mal, wenn der Runner sich diesem Server nähert, darf er entweder 2 Klicks ausgeben oder "
        "5 Credits zahlen. Tut er das nicht, beende den Lauf.",
    ],
    "Mayfly": [
        "Interface → 1 Credit: Brich 1 Subroutine. Trashe dieses Programm, wenn dieser Lauf endet.",
        "1 Credit: +1 Stärke für diese Begegnung.",
    ],
    "Mutual Favor": [
        "Suche 1 Icebreaker in deinem Stack. Mische deinen Stack und zeige die gefundene Karte. Wenn du"
        " in diesem Zug einen erfolgreichen Lauf gemacht hast, darfst du sie installieren und ihre "
        "Installationskosten zahlen. Wurde sie nicht installiert, kommt sie in deinen Grip.",
    ],
    "Nico Campaign": [
        "Wenn dieses Asset gerezzt wird, lade 9 Credits darauf.",
        "Wenn dieses Asset leer ist, trashe es und ziehe 1 Karte.",
        "Jedes Mal, wenn dein Zug beginnt, nimm 3 Credits von diesem Asset.",
    ],
    "Offworld Office": [
        "Wenn diese Agenda gepunktet wird, erhalte 7 Credits.",
    ],
    "Orbital Superiority": [
        "Wenn diese Agenda gepunktet wird: Wenn der Runner getaggt ist, füge 4 Körperschaden zu; sonst "
        "gib ihm 1 Tag.",
    ],
    "Overclock": [
        "Lege 5 Credits auf dieses Event. Laufe auf einen beliebigen Server. Während dieses Laufs "
        "kannst du die Credits auf diesem Event ausgeben.",
    ],
    "Palisade": [
        "Dieses Ice bekommt +2 Stärke, solange es einen Remote-Server schützt.",
        "↳ Beende den Lauf.",
    ],
    "Pennyshaver": [
        "+1 MU.",
        "Jedes Mal, wenn du einen erfolgreichen Lauf machst, lege 1 Credit auf diese Hardware.",
        "1 Klick: Lege 1 Credit auf diese Hardware. Nimm alle Credits von dieser Hardware.",
        "Höchstens 1 Console je Seite.",
    ],
    "Predictive Planogram": [
        "Wähle eins: 3 Credits erhalten oder 3 Karten ziehen. Wenn der Runner getaggt ist, darfst du "
        "beides tun, in beliebiger Reihenfolge.",
    ],
    "Public Trail": [
        "Du kannst diese Operation nur spielen, wenn der Runner in seinem letzten Zug einen "
        "erfolgreichen Lauf gemacht hat. Der Runner darf 8 Credits zahlen. Tut er das nicht, gib ihm 1 "
        "Tag.",
    ],
    "Red Team": [
        "Wenn diese Ressource installiert wird, lade 12 Credits darauf.",
        "Wenn diese Ressource leer ist, trashe sie.",
        "1 Klick: Laufe auf einen zentralen Server ohne Lauf in diesem Zug. Ist der Lauf erfolgreich, "
        "nimm 3 Credits von dieser Ressource.",
    ],
    "Regolith Mining License": [
        "Wenn dieses Asset gerezzt wird, lade 15 Credits darauf.",
        "Wenn dieses Asset leer ist, trashe es.",
        "1 Klick: Nimm 3 Credits von diesem Asset.",
    ],
    "Retribution": [
        "Du kannst diese Operation nur spielen, wenn der Runner getaggt ist. Trashe 1 installierte "
        "Hardware oder 1 installiertes Programm.",
    ],
    "Seamless Launch": [
        "Lege 2 Fortschrittsmarken auf 1 nicht in diesem Zug installierte Karte.",
    ],
    "Send a Message": [
        "Wenn diese Agenda gepunktet oder gestohlen wird, darfst du 1 ungerezztes Ice ohne Kosten rezzen.",
    ],
    "Smartware Distributor": [
        "1 Klick: Lege 3 Credits auf diese Ressource.",
        "Jedes Mal, wenn dein Zug beginnt, nimm 1 Credit von dieser Ressource.",
    ],
    "Superconducting Hub": [
        "Wenn diese Agenda gepunktet wird, darfst du 2 Karten ziehen.",
        "Du bekommst +2 maximale Handgröße.",
    ],
    "Sure Gamble": [
        "Erhalte 9 Credits.",
    ],
    "Telework Contract": [
        "Wenn diese Ressource installiert wird, lade 9 Credits darauf.",
        "Wenn diese Ressource leer ist, trashe sie.",
        "Einmal pro Zug → 1 Klick: Nimm 3 Credits von dieser Ressource.",
    ],
    "The Catalyst: Convention Breaker": [
        "Diese Identität hat keine Fähigkeiten.",
    ],
    "The Syndicate: Profit over Principle": [
        "Diese Identität hat keine Fähigkeiten.",
    ],
    "Tithe": [
        "↳ Füge 1 Netzschaden zu.",
        "↳ Erhalte 1 Credit.",
    ],
    "Tread Lightly": [
        "Laufe auf einen beliebigen Server. Während dieses Laufs kostet jedes Ice beim Rezzen 3 Credits"
        " mehr.",
    ],
    "Unity": [
        "Interface → 1 Credit: Brich 1 Code-Gate-Subroutine.",
        "1 Credit: +X Stärke für diese Begegnung (X ist die Zahl installierter Icebreaker "
        "einschließlich dieser Karte).",
    ],
    "Urtica Cipher": [
        "Du kannst dieses Asset vorantreiben.",
        "Wenn der Runner auf dieses Asset zugreift, während es installiert ist, füge X Netzschaden (X "
        "ist 2 plus die Zahl der gehosteten Fortschrittsmarken) zu.",
    ],
    "VRcation": [
        "Ziehe 4 Karten. Wenn du noch Klicks hast, verliere 1 Klick.",
    ],
    "Verbal Plasticity": [
        "Mit deiner ersten Grundaktion zum Ziehen in jedem Zug ziehst du 2 statt 1 Karte.",
    ],
    "Whitespace": [
        "↳ Der Runner verliert 3 Credits.",
        "↳ Wenn der Runner 6 oder weniger Credits hat, beende den Lauf.",
    ],
    "Wildcat Strike": [
        "Der Konzern wählt eins für dich: 6 Credits erhalten oder 4 Karten ziehen.",
    ],
}


@pytest.mark.parametrize("title", GERMAN)
def test_text_of(title: str) -> None:
    assert list(card_info(code_of(title), "de").text) == GERMAN[title]


def test_every_starter_card_has_its_text_here() -> None:
    assert GERMAN.keys() == TEXTS.keys()


@pytest.mark.parametrize("code", CODES)
def test_every_ability_says_a_sentence_to_every_reader(code: str) -> None:
    d = definition(code)
    for ability in d.abilities:
        for reader in ("", "corp", "runner", "spectator"):
            said = spoken(d, ability.say, "de", reader=reader)
            assert re.fullmatch(r"(↳ |\+|\d|[A-ZÄÖÜ]).*\.\)?", said), said
            assert not re.search(r"[{}<>]|  |None|\.\.|,,| [,.;:]|\b(du|er|es) (du|er|es)\b", said), said
            assert said == "+1 MU." or said != spoken(d, ability.say, "en", reader=reader)
        others = spoken(d, ability.say, "de", reader="spectator")
        assert not re.search(r"\b(du|dir|dich|dein\w*)\b", others, re.IGNORECASE), others


def test_whoever_reads_of_what_others_do_reads_who_does_it() -> None:
    funhouse = definition(code_of("Funhouse"))
    sub = funhouse.subs[0]
    assert spoken(funhouse, sub.say, "de", reader="corp") == (
        "↳ Der Runner darf 4 Credits zahlen. Tut er das nicht, gib ihm 1 Tag."
    )
    assert spoken(funhouse, sub.say, "de", reader="runner") == (
        "↳ Du darfst 4 Credits zahlen. Tust du das nicht, gibt der Konzern dir 1 Tag."
    )
    assert spoken(funhouse, sub.say, "de", reader="spectator") == (
        "↳ Der Runner darf 4 Credits zahlen. Tut er das nicht, gibt der Konzern ihm 1 Tag."
    )


def text(*abilities: Ability, type: str = "program", side: str = "runner") -> list[str]:
    """The German text of a card made for it."""
    with taken_back():
        card("made_up", *abilities, facts=Facts("made_up", "Made Up", side, "neutral", type))
        return list(spoken(definition("made_up"), lambda t: [a.say(t) for a in abilities], "de"))


@pytest.mark.parametrize(
    ("ability", "german"),
    [
        (
            Play((Trash(target(Installed("corp") & (Type("asset") | Type("upgrade")), most=2, least=1)),)),
            "Trashe bis zu 2 installierte Assets oder 2 installierte Upgrades.",
        ),
        (
            Static(Modify("strength", 1, Subtype("icebreaker") & Installed())),
            "Jeder installierte Icebreaker bekommt +1 Stärke.",
        ),
        (
            Static(Price("rez", -1, Unrezzed() & Type("ice") & Hosting("advancement"))),
            "Jedes ungerezzte Ice mit Fortschrittsmarke kostet beim Rezzen 1 Credit weniger.",
        ),
        (
            When(TURN_BEGINS, (InstallFrom(("grip", "heap"), Type("hardware")),)),
            "Jedes Mal, wenn dein Zug beginnt, darfst du 1 Hardware aus dem Grip oder dem Heap installieren.",
        ),
        (
            When(TURN_BEGINS, (MayPay(cost(credits=2, tags=1), (Gain(5),)),)),
            "Jedes Mal, wenn dein Zug beginnt, darfst du 2 Credits zahlen und 1 Tag nehmen. "
            "Tust du das, erhalte 5 Credits.",
        ),
        (
            Paid(cost(trash=True, tags=2), (Prevent("trash_program", 1),), interrupt="trash_program"),
            "Unterbrechung → Dieses Programm trashen, 2 Tags nehmen: Verhindere das Trashen von 1 Programm.",
        ),
        (Paid(cost(), (Break(0, "code_gate"),)), "0 Credits: Brich alle Code-Gate-Subroutinen."),
        (
            Play((MakeRun(("hq",), (ForNow(InsteadOf("breach", (Gain(3),), optional=True), "run"),)),)),
            "Laufe auf HQ. Ist der Lauf erfolgreich, darf der Runner statt des Durchbruchs "
            "3 Credits erhalten für den Rest dieses Laufs.",
        ),
        (Static(Hosts(Type("program"), 1, 2)),
         "Dieses Programm kann bis zu 1 Programm hosten (Installationskosten um 2 niedriger)."),
        (Static(Cannot("access", InZone(("hq",)))), "Der Runner kann nicht auf Karten aus HQ zugreifen."),
        (
            Static(Modify("memory", 1), None),
            "+1 MU.",
        ),
        (
            Sub((Together((Damage("net", Hosted("virus")), Gain(1))),)),
            "↳ Füge X Netzschaden (X ist die Zahl der gehosteten Virusmarken) zu und erhalte 1 Credit.",
        ),
    ],
)  # fmt: skip
def test_the_grammar_of_other_cards(ability: Ability, german: str) -> None:
    assert text(ability) == [german]


def test_an_ending_follows_its_noun() -> None:
    """Gender and number, and the case of a target that is the subject."""
    boosted = target(Installed() & Subtype("icebreaker"))
    assert text(Play((ForNow(Modify("strength", 3), "turn", boosted),))) == [
        "1 installierter Icebreaker bekommt +3 Stärke für den Rest dieses Zugs."
    ]
    assert text(Play((Trash(boosted),))) == ["Trashe 1 installierten Icebreaker."]
    assert text(Play((Trash(target(Type("ice") - Subtype("icebreaker"))),))) == [
        "Trashe 1 Ice (kein Icebreaker)."
    ]
    assert text(Play((Trash(target(Installed() - Type("agenda"), most=3)),))) == [
        "Trashe 3 installierte Karten (keine Agenda)."
    ]


def test_a_subtype_is_a_name_before_a_noun() -> None:
    barrier = target(Installed() & Subtype("code_gate") & Type("ice"))
    assert text(Play((Trash(barrier),))) == ["Trashe 1 installiertes Code-Gate-Ice."]
    assert text(Play((Trash(target(Subtype("virus"))),))) == ["Trashe 1 Virus-Karte."]
    with taken_back():
        card(
            "made_up", Play((Trash(barrier),)), facts=Facts("made_up", "Made Up", "corp", "neutral", "event")
        )
        assert rules_text(definition("made_up")) == ("Trash 1 installed code gate piece of ice.",)


def test_a_card_with_a_part_written_out_in_english_is_wholly_english() -> None:
    own = Static(Cannot("draw", who="runner"))
    assert text(own, When(SCORED, (Gain(7),)), type="agenda", side="corp") == [
        "The Runner cannot draw.",
        "When this agenda is scored, gain 7 credits.",
    ]


def test_the_facts_of_a_card_are_named_in_german() -> None:
    info = card_info(code_of("Palisade"), "de")
    assert (info.type_line, info.faction_name) == ("Ice: Barrier", "Neutral (Konzern)")
    assert ("Rez-Kosten", "3") in info.facts
    assert card_info(code_of("Carmen"), "de").type_line == "Programm: Icebreaker - Killer"
