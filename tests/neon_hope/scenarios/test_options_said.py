"""What stands on a button: begun with a large letter, told apart by what differs, and each sentence ended."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest

from engine.kernel.decisions import Decision
from engine.kernel.views import DecisionView, OptionView
from engine.messages import LANGUAGES
from engine.neon_hope import Game, Library, new_game
from engine.neon_hope.shown.prompts import told_apart
from engine.neon_hope.table.definitions import Modifier
from engine.neon_hope.table.likely import weights
from engine.neon_hope.table.questions import Option
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from tests.long import slices
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_tokens_with_as_many_charges_are_one_option(table: Lay) -> None:
    t = table().put("vault", at=UP).turn("noor")
    t.token("noor", "technology").token("noor", "technology").reveals("+2").investigate("vault")
    assert [o.key for o in t.asked("noor").options] == ["charge:0", "charge:0+1", "done"]


@pytest.mark.parametrize(("language", "notes"), [
    ("en", ["(charges left: 2)", "(charges left: 1)"]),
    ("de", ["(Ladungen übrig: 2)", "(Ladungen übrig: 1)"]),
    ("ja", ["（残りチャージ：2）", "（残りチャージ：1）"]),
    ("ru", ["(осталось зарядов: 2)", "(осталось зарядов: 1)"]),
])  # fmt: skip
def test_tokens_with_other_charges_are_told_apart_by_them(
    table: Lay, language: str, notes: list[str]
) -> None:
    """Of one with a single charge left the token goes (10.2)."""
    t = table().put("vault", at=UP).turn("noor")
    t.token("noor", "technology").token("noor", "technology", 1).reveals("+2").investigate("vault")
    said = t.game.view("p2", language).decisions[0].options
    assert [option.label[-len(note) :] for option, note in zip(said, notes, strict=False)] == notes


def test_a_number_is_written_as_the_language_does() -> None:
    alike = [OptionView(str(i), "印", "tasks") for i in range(2)]
    assert [option.label for option in told_apart(alike, "ja")] == ["印（1）", "印（2）"]


@pytest.mark.parametrize(("card", "ends"), [(None, "for +2?"), ("huddle", "charge?")])
def test_the_question_says_what_a_charge_would_give(table: Lay, card: str | None, ends: str) -> None:
    """28.8: with Teamwork an impact as well."""
    t = table().put("vault", at=UP, secrets=3).token("vex", "technology").reveals("+2")
    t.turn("noor").investigate("vault", card=card)
    assert t.game.view("p1").decisions[0].prompt.endswith(ends)


def test_where_a_charge_gives_an_impact_alone_the_question_says_so(table: Lay) -> None:
    """28.8: +2 would change no chance of somebody so able."""
    own = table().game.pack.characters["noor"].values["technology"]
    lens = {"modifiers": (Modifier(bonus=12 - own, attribute="technology"),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p2").put("vault", at=UP, secrets=3)
    t.token("vex", "technology").reveals("+2").turn("noor").investigate("vault", card="huddle")
    assert t.game.view("p1").decisions[0].prompt.endswith("for 1 impact?")


def test_of_modifiers_the_best_are_likeliest_shuffled_back(table: Lay) -> None:
    """28.6."""
    t = table().turn("vex").game
    options = [
        Option(f"cell:{i}", "shape", to=name) for i, name in enumerate(("-2", "epic-win", "skull", "+3"))
    ]
    decision = Decision(9, "p1", "shape_modifiers", "KS2", tuple(options), minimum=2, maximum=2)
    assert weights(t, decision) == [-2.0, 4.0, -2.0, 3.0]


# -- in the season -----------------------------------------------------------------------------------------


def asked(number: int) -> Iterator[DecisionView]:
    """The questions of a night, in one language."""
    library, chance = Library.load([]), random.Random(number)
    pack = library.pack("pilot")
    night = list(pack.episodes)[number % len(pack.episodes)]
    who = chance.sample(sorted(pack.characters), 3)
    game: Game = new_game(library, pack="pilot", episode=night, characters=who, seed=number)
    while game.decisions:
        decision = chance.choice(game.decisions)
        yield game.view(decision.seat, LANGUAGES[number % len(LANGUAGES)]).decisions[0]
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))


STARTS = "If you|Get \\+|When played|When resolved|Gain |Suffer "
ENDLESS = re.compile(rf"(?<![.!?:”\")]) (?:{STARTS})|\) (?:{STARTS})")
"""A sentence that begins where none has ended."""


@pytest.mark.parametrize("number", slices(range(12), 3))
def test_each_option_of_a_night_begins_large_and_ends_its_sentences(number: int) -> None:
    for decision in asked(number):
        for option in decision.options:
            for text in (option.label, option.under):
                assert text[:1] == text[:1].upper(), text
            assert not ENDLESS.search(option.about), option.about
        team = [option for option in decision.options if option.key.startswith(("team:", "flexteam:"))]
        adds = [option for option in decision.options if option.key.startswith(("charge:", "flex:"))]
        if team and not adds:
            assert "+2" not in decision.prompt, decision.prompt
