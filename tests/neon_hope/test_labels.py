"""What is offered says what it costs, what it gives and what it does to the chance of success."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from engine import players
from engine.kernel.views import DecisionView, OptionView
from engine.messages import LANGUAGES
from engine.neon_hope import GLOSSARY, Game, Library, card_info, new_game
from engine.neon_hope.shown.prompts import told_apart
from engine.neon_hope.table import chances
from engine.neon_hope.testkit import Table
from tests.long import slices
from tools.sweep import neon_hope as sweep


@pytest.fixture(scope="module")
def game() -> Game:
    library = Library.load([])
    return new_game(library, episode="afterglow", characters=["bruna", "jun", "oda"], seed=2)


@pytest.fixture(scope="module")
def asked(game: Game) -> list[tuple[DecisionView, DecisionView]]:
    """Every question of two episodes, in English and German."""
    other = new_game(Library.load([]), episode="afterglow", characters=["bruna", "oda"], seed=2)

    def all_of_it(game: Game) -> Iterator[tuple[DecisionView, DecisionView]]:
        while game.result is None:
            seat = game.waiting_for[0]
            english, german = (game.view(seat, language).decisions[0] for language in ("en", "de"))
            yield english, german
            game.answer(seat, english.id, list(players.choose(game, seat, english.id, level="sensible")))

    return [*all_of_it(game), *all_of_it(other)]


def of(asked: list[tuple[DecisionView, DecisionView]], key: str) -> list[tuple[str, str, str]]:
    """(English label, German label, what is told about it) of all options whose key begins so."""
    return [
        (here.label, there.label, here.about)
        for english, german in asked
        for here, there in zip(english.options, german.options, strict=True)
        if here.key.startswith(key)
    ]


def test_an_activate_action_says_that_it_is_one(asked: list[tuple[DecisionView, DecisionView]]) -> None:
    english, german, _ = next(option for option in of(asked, "activate:") if "Kettle" in option[0])
    assert english == "The Kettle (1 action): Take back 2 action cards from your discard pile."
    assert german.startswith("Der Kessel (1 Aktion): ")


def test_who_chooses_a_card_is_told_what_is_done_with_it(
    asked: list[tuple[DecisionView, DecisionView]],
) -> None:
    prompts = {(here.prompt, there.prompt) for here, there in asked if here.prompt.endswith("Choose.")}
    assert (
        "Cross-Reference: Remove 1 secret from a clue in your environment. Choose.",
        "Querverweis: Entferne 1 Geheimnis von einer Spur in deiner Umgebung. Wähle.",
    ) in prompts
    assert all(re.fullmatch(r"[^:]+: [^:]+\. Choose\.", english) for english, _ in prompts), prompts


def test_a_question_about_cards_says_how_many() -> None:
    game = new_game(Library.load([]), episode="afterglow", characters=["oda", "zaki"], seed=2)
    found = set()
    while game.result is None:
        seat = game.waiting_for[0]
        here, there = (game.view(seat, language).decisions[0] for language in ("en", "de"))
        if "take back?" in here.prompt:
            found.add((here.maximum, here.prompt.partition(": ")[2], there.prompt.partition(": ")[2]))
        game.answer(seat, here.id, list(players.choose(game, seat, here.id, level="sensible")))
    assert found == {
        (1, "Which card do you take back?", "Welche Karte nimmst du zurück?"),
        (2, "Which 2 cards do you take back?", "Welche 2 Karten nimmst du zurück?"),
    }


def test_what_is_used_for_a_task_says_what_becomes_of_the_chance(library: Library) -> None:
    t = Table(library, "vex", "noor", pack="testpack", episode="first")
    t.put("vex-cable", at="play:p1", uses=2).put("trace", at="network").turn("vex").hack("trace")
    cable = t.options("vex")[0].label
    name, now_and_then, text = cable.split(" · ")
    now, then = (int(part.removesuffix("%")) for part in now_and_then.split(" → "))
    assert (name, text) == ("VEX CABLE (1 use)", "Get +1 for this task.")
    assert now < then


def test_a_card_with_something_beside_it_says_all_of_it(
    asked: list[tuple[DecisionView, DecisionView]],
) -> None:
    labels = [label for label, _, _ in of(asked, "card:") if "Crank Handle" in label]
    name, _, chance = labels[0].rpartition(" · ")
    assert name.endswith(" + Crank Handle, Full Notch")
    assert chance.endswith("%")


def test_a_task_with_its_card_says_what_and_how_likely(
    asked: list[tuple[DecisionView, DecisionView]],
) -> None:
    english, german, _ = next(
        (here.label, there.label, here.about)
        for one, other in asked
        for here, there in zip(one.options, other.options, strict=True)
        if here.key.startswith("task:") and here.key.count("+") == 1 and not here.key.endswith("+no-card")
    )
    assert re.fullmatch(r"[A-Z][a-z ]+: .+ \+ .+ · \d+%", english, flags=re.IGNORECASE), english
    assert german.count(" + ") == 1


def test_cards_nobody_has_seen_are_told_in_full(asked: list[tuple[DecisionView, DecisionView]]) -> None:
    sides = {label: about for label, _, about in of(asked, "side:")}
    assert sides["Bento, Write Mode"] == "+1 Technology."
    assert sides["Notebook, Loose Pages"].startswith("When you fail a task: ")
    tools = {label: about for label, _, about in of(asked, "tools:") if " + " not in label}
    assert tools["Only Hi-Vis Vest · 1 resource"].startswith("In your turn, recycle this tool: ")
    assert tools["Track Bar · 2 resources"] == "+1 in Fight tasks."
    assert "Hack · Technology 3 · 3 slots" in tools["Half a Jammer · 2 resources"]
    assert all(tools.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_is_told_that_another_character_is_oneself(language: str) -> None:
    """NH 26.1: what an own card gives to another character."""

    def said(*characters: str) -> set[str]:
        game = new_game(Library.load([]), pack="pilot", episode="afterglow", characters=characters, seed=5)
        texts: list[str] = []
        for _ in range(20):
            decision = game.decisions[0]
            shown = game.view(decision.seat, language).decisions[0]
            texts += [shown.prompt, *(text for o in shown.options for text in (o.label, o.about))]
            game.answer(decision.seat, decision.id, players.choose(game, decision.seat, decision.id))
        return {word.key for word in GLOSSARY.words_in(texts, language)}

    assert "another" in said("zaki", "bruna")
    for character in ("zaki", "bruna"):
        found = said(character)
        assert "actioncard" in found
        assert "another" not in found


def test_hope_is_spent_one_at_a_time(asked: list[tuple[DecisionView, DecisionView]]) -> None:
    found = of(asked, "hope:")
    assert ("Spend 1 hope", "1 Hoffnung ausgeben", "") in found
    assert ("Spend a 2nd hope", "Eine 2. Hoffnung ausgeben", "") in found


def test_what_may_be_done_is_a_sentence(asked: list[tuple[DecisionView, DecisionView]]) -> None:
    prompts = {(english.prompt, german.prompt) for english, german in asked}
    assert (
        "Grit Your Teeth: Suffer 1 stress, then get +2 for this task. Do it?",
        "Zähne zusammenbeißen: Erleide 1 Stress, dann erhalte +2 für diese Aufgabe. Machst du das?",
    ) in prompts


def test_a_card_is_told_once_and_properly(game: Game) -> None:
    def told(code: str) -> str:
        info = card_info(game.pack, code, "de")
        return " ".join((info.type_line, *info.text))

    assert told("bruna-teeth").count("Universal") == 1
    assert "+1 in Aufgaben „Hacken“ und „Kämpfen“." in told("jun-iron")
    assert "Während deiner Aufgabe „Kämpfen“ oder „Ermitteln“, einmal pro Runde:" in told("bruna-crank")
    assert "Wenn dir eine Aufgabe „Unterstützung holen“ oder „Hacken“ gelingt" in told("zaki-address-book")


@pytest.mark.parametrize("seeds", slices([range(7, 9), range(9, 15)], 1), ids=str)
def test_labels_of_one_question_differ(seeds: range) -> None:
    """Two enemies of a name, two modifiers of a value: numbered in the order in which they are offered."""
    alike = 0
    for seed in seeds:
        chance, (game, _) = random.Random(seed), sweep.begin(seed)
        for _ in range(150):
            if not game.decisions:
                break
            decision = chance.choice(game.decisions)
            for asked in game.view(decision.seat, chance.choice(("en", "de"))).decisions:
                labels = [option.label for option in asked.options]
                assert len(set(labels)) == len(labels), labels
                alike += any(label.endswith(" (2)") for label in labels)
            size = chance.randint(decision.minimum, decision.maximum)
            keys = [option.key for option in chance.sample(decision.options, size)]
            game.answer(decision.seat, decision.id, keys)
    assert alike


def test_long_labels_that_are_alike_keep_room_for_their_number() -> None:
    """Discord shows 100 characters; cutting must not make two of them the same."""
    named = "a" * 96
    options = [
        OptionView(str(i), label, "tasks") for i, label in enumerate((named, named, f"{named[:95]}bbb", "c"))
    ]
    options.append(OptionView("9", f"{named[:95]}bbb", "tasks"))
    labels = [option.label for option in told_apart(options, "en")]
    assert len(set(labels)) == 5
    assert all(len(label) <= 100 for label in labels)
    assert labels[3] == "c"


CHANGE = re.compile(r"(\d+%) → (\d+%)")


@pytest.mark.parametrize("seed", slices(range(1, 13), 2))
def test_what_is_said_to_change_a_chance_changes_it(seed: int) -> None:
    """Of success, or where that stays as it is, of danger and retreat; in every night."""
    library, chance, seen = Library.load([]), random.Random(seed), 0
    pack = library.pack("pilot")
    for episode in list(pack.episodes)[seed % 2 :: 2]:
        who = chance.sample(sorted(pack.characters), 2 + 2 * (seed % 2))
        game = new_game(library, pack=pack.id, episode=episode, characters=who, seed=seed)
        while game.decisions:
            asked = chance.choice(game.decisions)
            if asked.kind in ("charges", "help", "task_ability"):
                for option in game.view(asked.seat).decisions[0].options:
                    for now, then in CHANGE.findall(option.label):
                        assert now != then, option.label
                        seen += 1
            keys = players.choose(game, asked.seat, asked.id, level="sensible")
            if chance.random() < 0.2:
                n = chance.randint(asked.minimum, asked.maximum)
                keys = tuple(option.key for option in chance.sample(asked.options, n))
            game.answer(asked.seat, asked.id, keys)
    assert seen > 5


def test_modifiers_that_a_card_reveals_besides_count_in_its_chance() -> None:
    """Double or Nothing: +1, and one modifier more; so does what is bought beside it."""
    t = Table(Library.load([]), "salome", "jun", pack="pilot", episode="afterglow", hand=8)
    t.put("lamp-44", at="kettle:upper", secrets=4).hand("salome", "salome-double", "salome-marked")
    t.turn("salome").answer("salome", f"task:{t.card('lamp-44').oid}:0")
    task = t.game.task
    assert task is not None
    likely = chances.percent(chances.of_running(t.game, task, 1, ("reckless",)))
    assert likely != chances.percent(chances.of_running(t.game, task, 1))
    shown = next(o.label for o in t.game.view("p1").decisions[0].options if o.code == "salome-double")
    assert f" · {likely}%" in shown
