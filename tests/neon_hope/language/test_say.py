"""Rules text: every part of the language says itself in every language that has the game's words."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable

import msgspec
import pytest

from engine.messages import LANGUAGES
from engine.neon_hope.language import ops
from engine.neon_hope.language.amounts import ByCharacters, Characters, CountCards, EnduranceValue, HandSize
from engine.neon_hope.language.base import EffectValue
from engine.neon_hope.language.board import MoveTo
from engine.neon_hope.language.conditions import AnyOf, EnemiesThere, Escalated, NotSo, SurveillanceIs
from engine.neon_hope.language.flow import Choice, ChooseOption, ForEach, IfSo, MayDo
from engine.neon_hope.language.grid import ModifyValue, ShapeModifiers
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, Retreat, Stress
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.story import RaiseFlag
from engine.neon_hope.language.tokens import GainHope, GainToken
from engine.neon_hope.language.wording import GAME_LANGUAGES, Voice
from engine.neon_hope.language.wording.flow import option, question
from engine.neon_hope.table.pack import Pack
from engine.speech import If, Noun, clause, missing, noun
from tests.neon_hope.language import accepted
from tests.neon_hope.language.samples import AMOUNTS, CONDITIONS, EFFECTS
from tests.speech.test_corpus import check as check_text
from tools.card_texts import NEON_HOPE, golden_neon_hope

END = clause("end", None, Noun("episode", "the"))


Check = Callable[[str, str], None]


@pytest.fixture(scope="session")
def check(pack: Pack) -> Check:
    """Whether a text in a language has nothing that must never appear. Names, of the pack and in the samples,
    are English in every language but two, and are no part of it."""
    given = " ".join(re.findall(r"'([^']*)'", repr((EFFECTS, CONDITIONS))))
    names = frozenset(re.findall(r"[A-Za-z]+", f"{msgspec.to_builtins(pack)} {given}"))

    def checked(language: str, text: str) -> None:
        if language not in ("en", "de"):
            text = re.sub(r"[A-Za-z]+", lambda word: "X" if word[0] in names else word[0], text)
            text = re.sub(r"\bX(?:[ -]X)+\b", "X", text).replace(" × ", "×")
        check_text(language, text)

    return checked


def voices(pack: Pack) -> list[Voice]:
    return [Voice(pack, language) for language in GAME_LANGUAGES]


def test_the_samples_show_every_op() -> None:
    assert {effect.op for effect in EFFECTS} == set(ops.EFFECTS)
    assert {condition.op for condition in CONDITIONS} == set(ops.CONDITIONS)
    assert {amount.op for amount in AMOUNTS} == set(ops.AMOUNTS)


def test_the_game_is_said_in_all_languages_of_the_interface() -> None:
    assert set(LANGUAGES) <= set(GAME_LANGUAGES)


@pytest.mark.parametrize("op", sorted(ops.EFFECTS))
def test_effects_have_words_alone_and_within_a_sentence(pack: Pack, op: str, check: Check) -> None:
    for effect in [effect for effect in EFFECTS if effect.op == op]:
        said = set()
        for voice in voices(pack):
            node = effect.clause(voice)
            assert missing(node, GAME_LANGUAGES) == []
            for sentence in (node, MayDo((effect,)).clause(voice), If(Escalated().clause(voice), node, node)):
                check(voice.language, voice.say(sentence))
            check(voice.language, voice.label(node))
            said.add(voice.say(node))
        assert len(said) == len(GAME_LANGUAGES), said


@pytest.mark.parametrize("op", sorted(ops.CONDITIONS))
def test_conditions_say_themselves_and_their_opposite(pack: Pack, op: str, check: Check) -> None:
    for condition in [condition for condition in CONDITIONS if condition.op == op]:
        said = [
            voice.say(If(condition.clause(voice, denied), END))
            for voice in voices(pack)
            for denied in (False, True)
        ]
        assert len(set(said)) == 2 * len(GAME_LANGUAGES), said
        for i, text in enumerate(said):
            check(GAME_LANGUAGES[i // 2], text)
        for voice in voices(pack):
            assert missing(condition.clause(voice), GAME_LANGUAGES) == []
            assert missing(condition.clause(voice, True), GAME_LANGUAGES) == []


@pytest.mark.parametrize("op", sorted(ops.AMOUNTS))
def test_amounts_say_themselves(pack: Pack, op: str) -> None:
    for amount in [amount for amount in AMOUNTS if amount.op == op]:
        said = [noun(voice.language, amount.noun(voice), you="you") for voice in voices(pack)]
        # "0 times the number of characters plus 4" is just 4.
        assert len(set(said)) == len(said) or set(said) == {"4"}


@pytest.mark.parametrize("language", GAME_LANGUAGES)
def test_every_shipped_card_reads_as_it_was_accepted(language: str) -> None:
    """`python -m tools.card_texts` writes them anew: read the difference."""
    text = (NEON_HOPE / f"{language}.txt").read_text(encoding="utf-8")
    assert golden_neon_hope(language).split("\n# ") == text.split("\n# ")


@pytest.mark.parametrize("language", GAME_LANGUAGES)
def test_every_word_reads_as_it_was_accepted(pack: Pack, language: str) -> None:
    """`python -m tests.neon_hope.language.accepted` writes them anew: read the difference."""
    text = accepted.path(language).read_text(encoding="utf-8")
    assert accepted.text(pack, language).splitlines() == text.splitlines()


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
        "The lead character suffers stress equal to your endurance.",
        "Der verantwortliche Charakter erleidet so viel Stress, wie deine Ausdauer beträgt.",
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
    (
        CauseSurveillance(ByCharacters((5, 6, 6, 4))),
        "Cause surveillance equal to 5, 6, 6 or 4 for 1, 2, 3 or 4 characters.",
        "Verursache X Überwachung (X = 5, 6, 6 oder 4 bei 1, 2, 3 oder 4 Charakteren).",
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
        "You may suffer 1 stress, then get +2 for this task.",
        "Du darfst 1 Stress erleiden, dann +2 für diese Aufgabe erhalten.",
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
        "Wenn es einen Gegner an deinem Ort gibt, darfst du 1 Hoffnung erhalten; sonst erleidet jeder "
        "Charakter 1 Stress, dann erhält der verantwortliche Charakter 1 Hoffnung.",
    ),
    (
        IfSo(NotSo(AnyOf((Escalated(), SurveillanceIs(10)))), (GainHope(HandSize()),)),
        "If the surveillance card does not show its escalation side and surveillance is below 10, gain "
        "1 hope for each card in your hand.",
        "Wenn die Überwachungskarte ihre Eskalationsseite nicht zeigt und die Überwachung unter 10 "
        "liegt, erhalte 1 Hoffnung für jede Karte in deiner Hand.",
    ),
    (
        ChooseOption((Choice((Stress(1),)), Choice((GainHope(1),), {"en": "Rest", "de": "Rasten"}))),
        "Choose one: (a) suffer 1 stress; (b) Rest (gain 1 hope).",
        "Wähle eins: (a) 1 Stress erleiden; (b) Rasten (1 Hoffnung erhalten).",
    ),
    (  # What the author only notes is not read; a rule's name stays as it is called.
        ChooseOption(
            (
                Choice((RaiseFlag("seen"), Stress(1)), {"en": "Look", "de": "Hinsehen"}),
                Choice((ShapeModifiers(2),)),
            )
        ),
        "Choose one: (a) Look (suffer 1 stress); (b) Shape Modifiers 2.",
        "Wähle eins: (a) Hinsehen (1 Stress erleiden); (b) „Forme Modifikatoren 2“ ausführen.",
    ),
    (  # A name has no cases.
        DealDamage(1, Pick(code="guard", where="anywhere")),
        "Deal 1 damage to “GUARD”.",
        "Füge dem Gegner „WACHE“ 1 Schaden zu.",
    ),
    (
        ForEach("each", (Stress(1), GainHope(1))),
        "Each character in turn: suffer 1 stress, then gain 1 hope.",
        "Jeder Charakter der Reihe nach: erleide 1 Stress, dann erhalte 1 Hoffnung.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "german"), SENTENCES)
def test_sentences_read_as_people_write(pack: Pack, effect: EffectValue, english: str, german: str) -> None:
    assert Voice(pack, "en").sentences([effect]) == english
    assert Voice(pack, "de").sentences([effect]) == german


@pytest.mark.parametrize("language", ["tlh", "ko"])
def test_a_language_without_the_words_of_the_game_is_english(pack: Pack, language: str) -> None:
    assert Voice(pack, language).sentences([Stress(1)]) == "Suffer 1 stress."


def test_a_question_and_the_names_of_choices(pack: Pack) -> None:
    german = Voice(pack, "de")
    assert question(MayDo((Stress(1),)), german) == "Erleide 1 Stress. Machst du das?"
    assert german.label(option(Choice((Stress(1),)), german)) == "Erleide 1 Stress"
    waiting = Choice((), {"en": "Wait", "de": "Warten"})
    assert german.label(option(waiting, german)) == "Warten (nichts geschieht)"


def test_both_games_can_be_loaded_into_one_process() -> None:
    """Saved values of both live in one registry by class name."""
    code = "import engine.netrunner, engine.neon_hope"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
