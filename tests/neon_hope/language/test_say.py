"""Rules text: every part of the language says itself in every language."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.messages import LANGUAGES, identifiers
from engine.neon_hope.definitions import Pack
from engine.neon_hope.language import ops
from engine.neon_hope.language.amounts import Characters, CountCards, EnduranceValue, HandSize
from engine.neon_hope.language.base import EffectValue
from engine.neon_hope.language.board import MoveTo
from engine.neon_hope.language.conditions import AnyOf, EnemiesThere, Escalated, NotSo, SurveillanceIs
from engine.neon_hope.language.flow import Choice, ChooseOption, ForEach, IfSo, MayDo
from engine.neon_hope.language.grid import ModifyValue
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, Retreat, Stress
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.text import Speech
from engine.neon_hope.language.tokens import GainHope, GainToken
from tests.neon_hope.language.samples import AMOUNTS, CONDITIONS, EFFECTS


def good(text: str) -> bool:
    """Whether a clause has nothing of the machinery in it."""
    return (
        bool(text)
        and not any(sign in text for sign in ("{", "}", "None", "  ", "nhe-", " ,", " ."))
        and text == text.strip()
    )


def both(pack: Pack) -> tuple[Speech, Speech]:
    return Speech(pack, "en"), Speech(pack, "de")


def test_the_samples_show_every_op() -> None:
    assert {effect.op for effect in EFFECTS} == set(ops.EFFECTS)
    assert {condition.op for condition in CONDITIONS} == set(ops.CONDITIONS)
    assert {amount.op for amount in AMOUNTS} == set(ops.AMOUNTS)


@pytest.mark.parametrize("op", sorted(ops.EFFECTS))
def test_effects_say_themselves_in_every_form(pack: Pack, op: str) -> None:
    english, german = both(pack)
    for effect in [effect for effect in EFFECTS if effect.op == op]:
        for form in ("say", "inverted", "inf"):
            said = [effect.say(speech, form) for speech in (english, german)]
            assert said[0] != said[1] or said == ["", ""], (effect, form)
            if form != "inf" or all(said):
                assert all(good(text) for text in said), (effect, form, said)


@pytest.mark.parametrize("op", sorted(ops.CONDITIONS))
def test_conditions_say_themselves_and_their_opposite(pack: Pack, op: str) -> None:
    for condition in [condition for condition in CONDITIONS if condition.op == op]:
        said = {
            (speech.language, denied): condition.say(speech, denied)
            for speech in both(pack)
            for denied in (False, True)
        }
        assert all(good(text) for text in said.values()), said
        assert len(set(said.values())) == 4, said


@pytest.mark.parametrize("op", sorted(ops.AMOUNTS))
def test_amounts_say_themselves(pack: Pack, op: str) -> None:
    english, german = both(pack)
    for amount in [amount for amount in AMOUNTS if amount.op == op]:
        assert good(amount.say(english)), amount
        assert good(amount.say(german)), amount
        # "0 times the number of characters plus 4" is just 4.
        assert amount.say(english) != amount.say(german) or amount.say(english) == "4"


ENEMY = Pick(kind="enemy", regular=True)
ELITES = Pick(kind="enemy", elite=True, which="each", where="environment")
SENTENCES: list[tuple[EffectValue, str, str]] = [
    (Stress(1), "Suffer 1 stress.", "Erleide 1 Stress."),
    (
        Stress(2, "each_here"),
        "Each character at your location suffers 2 stress.",
        "Jeder Charakter an deinem Ort erleidet 2 Stress.",
    ),
    (Stress(Characters()), "Suffer 1 stress per character.", "Erleide 1 Stress pro Charakter."),
    (
        Stress(EnduranceValue(), "lead"),
        "The lead character suffers X stress, where X is your endurance.",
        "Der verantwortliche Charakter erleidet X Stress, wobei X deine Ausdauer ist.",
    ),
    (
        GainHope(CountCards(ELITES)),
        "Gain 1 hope for each Elite enemy in your environment.",
        "Erhalte 1 Hoffnung für jeden Elite-Gegner in deiner Umgebung.",
    ),
    (
        CauseSurveillance(Characters(-2)),
        "Lower surveillance by 2 per character.",
        "Senke die Überwachung um 2 pro Charakter.",
    ),
    (CauseSurveillance(-2), "Lower surveillance by 2.", "Senke die Überwachung um 2."),
    (
        DealDamage(1, ENEMY),
        "Deal 1 damage to a regular enemy at your location.",
        "Füge einem regulären Gegner an deinem Ort 1 Schaden zu.",
    ),
    (
        Retreat(Pick(kind="any", which="random", retreated=False)),
        "Force a random unretreated card at your location to retreat.",
        "Zwinge eine zufällige nicht zurückgezogene Karte an deinem Ort zum Rückzug.",
    ),
    (
        Retreat(Pick(kind="clue", which="each", code="guard")),
        "Force each copy of “GUARD” at your location to retreat.",
        "Zwinge jede Kopie von „WACHE“ an deinem Ort zum Rückzug.",
    ),
    (GainToken("courage"), "Gain an attribute token for courage.", "Erhalte einen Attributmarker für Mut."),
    (MoveTo("dock:upper"), "Move to “Quay”.", "Wechsle zum Ort „Kai“."),
    (
        MayDo((Stress(1), ModifyValue(2))),
        "You may suffer 1 stress and get +2 for this task.",
        "Du darfst 1 Stress erleiden und +2 für diese Aufgabe erhalten.",
    ),
    (
        MayDo((Stress(1, "each"), GainHope(1))),
        "If you want, each character suffers 1 stress, then gain 1 hope.",
        "Wenn du möchtest, erleidet jeder Charakter 1 Stress, dann erhalte 1 Hoffnung.",
    ),
    (
        IfSo(EnemiesThere(), (MayDo((GainHope(1),)),), (Stress(1, "each"), GainHope(1, "lead"))),
        "If there is an enemy at your location, you may gain 1 hope; otherwise, each character suffers "
        "1 stress, then the lead character gains 1 hope.",
        "Wenn ein Gegner an deinem Ort ist, darfst du 1 Hoffnung erhalten; andernfalls erleidet jeder "
        "Charakter 1 Stress, dann erhält der verantwortliche Charakter 1 Hoffnung.",
    ),
    (
        IfSo(NotSo(AnyOf((Escalated(), SurveillanceIs(10)))), (GainHope(HandSize()),)),
        "If the surveillance card does not show its escalation side and surveillance is below 10, gain "
        "1 hope for each card in your hand.",
        "Wenn die Überwachungskarte nicht ihre Eskalationsseite zeigt und die Überwachung unter 10 "
        "liegt, erhalte 1 Hoffnung für jede deiner Handkarten.",
    ),
    (
        ChooseOption((Choice((Stress(1),)), Choice((GainHope(1),), {"en": "Rest", "de": "Rasten"}))),
        "Choose one: (a) suffer 1 stress; (b) Rest (gain 1 hope).",
        "Wähle eins: (a) erleide 1 Stress; (b) Rasten (erhalte 1 Hoffnung).",
    ),
    (
        ForEach("each", (Stress(1), GainHope(1))),
        "Each character in turn: suffer 1 stress, then gain 1 hope.",
        "Jeder Charakter der Reihe nach: erleide 1 Stress, dann erhalte 1 Hoffnung.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "german"), SENTENCES)
def test_sentences_read_as_people_write(pack: Pack, effect: EffectValue, english: str, german: str) -> None:
    assert Speech(pack, "en").sentences([effect]) == english
    assert Speech(pack, "de").sentences([effect]) == german


def test_the_languages_have_the_same_messages() -> None:
    rules = {
        language: {one for one in identifiers(language) if one.startswith("nhe-")} for language in LANGUAGES
    }
    assert len(rules["en"]) > 200
    assert rules["de"] == rules["en"]


def test_an_unknown_language_is_english(pack: Pack) -> None:
    assert Speech(pack, "tlh").sentences([Stress(1)]) == "Suffer 1 stress."
    assert set(LANGUAGES) >= {"en", "de"}


def test_a_question_and_the_names_of_choices(pack: Pack) -> None:
    german = Speech(pack, "de")
    assert MayDo((Stress(1),)).question(german) == "Erleide 1 Stress. Machst du das?"
    assert Choice((Stress(1),)).name(german) == "Erleide 1 Stress"
    assert Choice((), {"en": "Wait", "de": "Warten"}).name(german) == "Warten (nichts geschieht)"


def test_both_games_can_be_loaded_into_one_process() -> None:
    """Saved values of both live in one registry by class name."""
    code = "import engine.netrunner, engine.neon_hope"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
