"""Identities of which copies have different reverse sides: who plays one sets in secret which it is."""

from __future__ import annotations

import pytest

from engine.netrunner import load
from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import ChooseReverse, FlipIdentity, Gain
from engine.netrunner.language.happenings import CENTRAL, On
from engine.netrunner.language.names import YOU, EventKind
from engine.netrunner.language.triggers import TURN_ENDS
from engine.netrunner.objects.definitions import card, other_sides, titled
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.state import CORP
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run
from tools.twins.netrunner import encoded

SIDES = ("Library", "Workshop", "Observatory")


PRINTED = {"side": "corp", "faction": "jinteki", "type": "corp_identity"}


@pytest.fixture(autouse=True)
def _academy() -> None:
    """Which side it turns if the Runner gets into a central server the Corp has set in secret."""
    for n, title in enumerate(SIDES, 1):
        facts = Facts(id=f"academy_{n}", title=title, **PRINTED)  # type: ignore[arg-type]
        card(f"academy_{n}", When(On(EventKind.FLIP, by=YOU), (Gain(n),)), facts=facts)
    card(
        "academy",
        When(TURN_ENDS, (ChooseReverse(),)),
        When(On(EventKind.SUCCESSFUL_RUN, where=CENTRAL), (FlipIdentity(),)),
        facts=Facts(id="academy", title="Academy", **PRINTED),  # type: ignore[arg-type]
        backs=tuple(f"academy_{n}" for n in (1, 2, 3)),
    )


def academy(side: str) -> Table:
    """The Corp has set a side, and it is the Runner's turn."""
    t = Table(corp="Academy")
    t.deck("runner", *["Sure Gamble"] * 9)
    t.deck("corp", *["Hedge Fund"] * 9)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    assert t.asks("identity")
    assert t.options == list(SIDES)
    t.click(side)
    return t


@pytest.mark.parametrize(("n", "side"), list(enumerate(SIDES, 1)))
def test_it_turns_the_side_that_was_set(n: int, side: str) -> None:
    """26: 1.5.2b: also of a game that was saved meanwhile."""
    t = academy(side)
    t.game = load(t.game.save())
    had = t.credits("corp")
    t.click("Run on R&D")
    finish_run(t)
    assert t.game.define(t.game.identity("corp").code).title == side
    assert t.credits("corp") == had + n


def test_it_is_set_anew_each_turn_as_long_as_it_shows_its_front() -> None:
    t = academy("Library")
    end_turn(t)
    t.play(*["Gain 1 credit"] * 3)
    assert t.asks("identity")
    t.click("Observatory")
    t.click("Run on HQ")
    finish_run(t)
    assert t.game.define(t.game.identity("corp").code).title == "Observatory"
    end_turn(t)
    t.play(*["Gain 1 credit"] * 3)
    assert not t.asks("identity"), "it is flipped"


def test_the_others_learn_that_it_is_set_and_not_to_what() -> None:
    tables = [academy(side) for side in SIDES]
    for seat in ("runner", "spectator"):
        assert len({encoded(t.game, seat) for t in tables}) == 1
    assert len({t.game.save() for t in tables}) == 3


def test_nothing_is_set_where_all_copies_are_the_same() -> None:
    t = Table()
    t.start("corp")
    t.effect("corp", ChooseReverse())
    assert not t.asks("identity")


def test_3_1_1a_an_identity_whose_reverse_side_was_not_chosen_shows_its_first() -> None:
    t = Table(corp="Jinteki Biotech: Life Imagined")
    t.start(CORP)
    t.click("Jinteki Biotech")
    assert t.game.face(t.game.identity(CORP)).title == "The Brewery: Jinteki Biotech"


def test_3_1_1_a_double_sided_card_has_one_other_side_and_any_other_none() -> None:
    """Or several, of which copies have one each."""
    (front,) = titled("Hoshiko Shiro: Untold Protagonist")
    (back,) = other_sides(front)
    assert other_sides(back) == (front,)
    assert other_sides(*titled("Sure Gamble")) == ()
