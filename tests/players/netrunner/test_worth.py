"""Every word of the card language has a price, and prices follow the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import engine.netrunner.cards  # noqa: F401  (all words that cards use)
from engine.netrunner.language.amounts import Clicks, Credits
from engine.netrunner.language.base import Amount, Condition
from engine.netrunner.language.breaching import AccessLimit, CorpChooses
from engine.netrunner.language.conditions import AtLeast, AtMost, Exists, Tagged
from engine.netrunner.language.costs import BadPublicityCost, DamageCost, TagCost, cost
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.language.effects import (
    CLICKS,
    AddToHand,
    Damage,
    Draw,
    Gain,
    GiveTags,
    Lose,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, ForNow, If, Pay, Unless
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed, InZone, Subtype, Type, target
from engine.netrunner.language.sets import EventCard
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.table.parts import Modifier
from engine.netrunner.table.state import SEATS
from engine.netrunner.testkit import Table
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.worth import (
    At,
    likely,
    price,
    price_all,
    price_cost,
    price_modifier,
    price_part,
)
from engine.players.netrunner.worth.asking import known_number
from engine.players.netrunner.worth.cards import play_worth
from engine.players.netrunner.worth.scale import CARD, CARD_LOST, GAME, TAG
from engine.speech.structs import inside
from tests.netrunner.words.samples import least, words_of


def words(base: type) -> Iterator[type]:
    """The words of a kind that cards can use: classes of the language that are no bases of others."""
    below: type
    for below in base.__subclasses__():
        yield from words(below)
        if not below.__subclasses__() and below.__module__.startswith("engine.netrunner.language."):
            yield below


def unpriced(base: type, function: Callable[..., float]) -> list[str]:
    """Words without a line of their own."""
    default = function.dispatch(object)  # type: ignore[attr-defined]
    return sorted(
        word.__name__
        for word in words(base)
        if function.dispatch(word) is default  # type: ignore[attr-defined]
    )


@pytest.mark.parametrize(
    ("base", "function", "where"),
    [
        (Effect, price, "effects.py (FLAT, or a function), arrangements.py for arrangements"),
        (CostPart, price_part, "costs.py"),
        (Modifier, price_modifier, "modifiers.py (_FLAT, or a function)"),
    ],
)
def test_every_word_has_a_price(base: type, function: Callable[..., float], where: str) -> None:
    assert len(list(words(base))) > 5
    missing = unpriced(base, function)
    assert not missing, (
        f"the automatic player has no price for {missing}: add a line to players/netrunner/worth/{where}"
    )


def test_a_word_without_a_price_is_found() -> None:
    class Unheard(Effect):
        __slots__ = ()

    Unheard.__module__ = "engine.netrunner.language.test"
    assert unpriced(Effect, price) == ["Unheard"]
    Unheard.__module__ = "tests"


UNKNOWN_NUMBERS = frozenset(
    ("CardTypes", "CostOf", "Count", "Defined", "EventAmount", "Excess", "HowManyDid", "PointsOf",
     "PrintedTotal", "RandomAccessLimit", "Remembered", "StrengthOf", "SubroutinesOf", "TraceStrength", "X")
)  # fmt: skip
"""Amounts of an event, a card or an instruction that is not there yet, or of cards that may be hidden."""
EITHER_WAY = frozenset(
    ("Accessing", "ActionTaken", "ActionsDiffered", "BidsDiffer", "BidsMatch", "CardIs", "CreditsSpentOnIt",
     "Did", "Empty", "Encountering", "Even", "EventCardIs", "EventFits", "FirstEncounter", "FromOutsidePool",
     "Odd", "SpentOnSameAction", "SubroutineResolving", "ThisAt", "ThisIs", "TrashedByInstalling",
     "WasEncountered")
)  # fmt: skip
"""Conditions of the same, and of a source that is not on the table yet."""


def test_a_new_amount_or_condition_is_known_or_named_as_what_cannot_be_known() -> None:
    """What is neither falls to a default that nobody has chosen."""
    now = [at(table(), seat) for seat in SEATS]
    numbers = {
        word.__name__ for word in words_of(Amount) if {known_number(least(word), one) for one in now} & {None}
    }
    halves = {
        word.__name__ for word in words_of(Condition) if {likely(least(word), one) for one in now} == {0.5}
    }
    assert numbers == UNKNOWN_NUMBERS, "players/netrunner/worth/asking.py: known_number"
    assert halves == EITHER_WAY, "players/netrunner/worth/asking.py: likely"


def at(t: Table, seat: str) -> At:
    return At(Sight(t.game, seat), seat)


def table(**numbers: int) -> Table:
    t = Table()
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.set(**numbers)
    t.start("runner")
    return t


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    t = table(corp_credits=9)
    for effect in (
        Gain(3, who="runner"),
        Damage("net", 1),
        GiveTags(1),
        Draw(1, who="runner"),
        Lose(2, who="corp"),
    ):
        corp, runner = price(effect, at(t, "corp")), price(effect, at(t, "runner"))
        assert corp == -runner != 0, effect


@pytest.mark.parametrize("limit", [AccessLimit(1), CorpChooses()])
def test_who_accesses_less_is_the_runner_on_whosever_card_it_stands(limit: Modifier) -> None:
    """Flagship, Hudson 1.0."""
    t = Table()
    t.start("corp")
    prices = {seat: price_modifier(limit, At(Sight(t.game, seat), seat)) for seat in SEATS}
    assert prices["corp"] == -prices["runner"] > 0


@pytest.mark.parametrize(
    ("modifier", "good"),
    [
        (Modify("strength", -1, Type("ice")), "runner"),  # The Tungsten Tailor
        (Modify("strength", -2, Subtype("icebreaker")), "corp"),  # Stegodon MK IV
        (Modify("strength", 1, Type("ice")), "corp"),
        (Modify("memory", -2), "corp"),  # Bad Times
        (Modify("hand_runner", 1), "runner"),
        (Modify("hand_corp", 1), "corp"),
    ],
)
def test_a_change_is_worth_something_to_whom_it_helps(modifier: Modify, good: str) -> None:
    t = Table()
    t.start("corp")
    assert price_modifier(modifier, At(Sight(t.game, good), good)) > 0


def test_who_weakens_ice_for_a_run_has_something_of_it() -> None:
    """Devil Charm."""
    t = table()
    assert price(ForNow(Modify("strength", -6), "run", EventCard()), at(t, "runner")) > 0
    assert price(ForNow(Modify("strength", 5), "run"), at(t, "corp")) > 0


def test_nobody_loses_more_than_there_is() -> None:
    t = table(runner_credits=2)
    assert price(Lose(5, who="runner"), at(t, "corp")) < 2


def test_damage_beyond_the_grip_is_the_game() -> None:
    t = table()
    assert price(Damage("net", 2), at(t, "corp")) == 2 * CARD_LOST
    assert price(Damage("net", 3), at(t, "corp")) == GAME


def test_cards_for_a_full_hand_are_worth_little() -> None:
    t = table()
    few = price(Draw(3), at(t, "runner"))
    t2 = Table()
    t2.hand("runner", *["Sure Gamble"] * 6)
    t2.start("runner")
    assert few == 3 * CARD
    assert price(Draw(3), at(t2, "runner")) < few / 2


def test_conditions_are_asked_now() -> None:
    t = table(tags=1, runner_credits=4)
    here = at(t, "corp")
    assert price(If(Tagged(), (Gain(4),), (Gain(1),)), here) == 4
    assert likely(AtMost(Credits("runner"), 6), here) == 1
    assert likely(AtLeast(Credits("runner"), 6), here) == 0
    spent = At(Sight(t.game, "runner"), "runner", clicks=4)
    assert price(If(AtLeast(Clicks(), 1), (Lose(1, CLICKS),)), spent) == 0, "no click will be left"


def test_what_only_hidden_cards_could_tell_stays_open() -> None:
    t = Table()
    t.hand("corp", "Offworld Office")
    t.start("runner")
    condition = Exists(InZone(("hq",)) & Type("agenda"))
    assert likely(condition, at(t, "corp")) == 1
    assert 0 < likely(condition, at(t, "runner")) < 1


def test_the_payer_takes_the_lesser_evil() -> None:
    t = table(runner_credits=9)
    tag = Unless((GiveTags(1),), (cost(credits=2),), by="runner")
    assert price(tag, at(t, "corp")) == 2
    assert price(tag, at(t, "runner")) == -2
    poor = table(runner_credits=1)
    assert price(tag, at(poor, "corp")) == TAG


def test_the_chooser_takes_the_best() -> None:
    t = table()
    modes = ((Gain(6),), (Gain(1),))
    assert price(ChooseOne(modes), at(t, "runner")) == 6
    assert price(ChooseOne(modes, by="corp"), at(t, "runner")) == 1


def test_only_credits_that_are_there_can_be_taken() -> None:
    t = Table()
    t.rig("Telework Contract", credit=2, loaded=("credit",))
    t.start("runner")
    (oid,) = [oid for oid, _ in Sight(t.game, "runner").rig()]
    here = At(Sight(t.game, "runner"), "runner", source=oid)
    assert price_all((TakeCredits(3),), here) == 2


def test_trashing_is_worth_the_best_card_of_the_other_side() -> None:
    t = Table()
    t.rig("Cleaver", "Docklands Pass")
    t.start("corp")
    dear = price(Trash(target(Installed("runner") & Type("program"))), at(t, "corp"))
    cheap = price(Trash(target(Installed("runner") & Type("hardware"))), at(t, "corp"))
    assert dear > cheap > 0


@pytest.mark.parametrize(
    ("part", "runner"),
    [(TagCost(-1), -1), (TagCost(1), 1), (BadPublicityCost(1), -1), (BadPublicityCost(-1), 1),
     (DamageCost("net"), 1)],
)  # fmt: skip
def test_a_cost_is_priced_from_the_side_of_who_pays(part: CostPart, runner: int) -> None:
    """10.5.5: what is bad for the one is good for the other."""
    t = Table()
    t.set(tags=2, bad_publicity=2)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("corp")
    prices = {seat: price_part(part, At(Sight(t.game, seat), seat)) for seat in SEATS}
    assert prices["runner"] * runner > 0
    assert prices["corp"] == -prices["runner"]


def test_what_the_other_side_pays_is_no_gain_of_theirs() -> None:
    """A card of the Corp lets the Runner take a tag or suffer damage: that is what it brings the Corp."""
    t = Table()
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("corp")
    here = at(t, "corp")
    for paid in (cost(tags=1), cost(net_damage=1), cost(credits=1)):
        assert price_cost(paid, here, "runner") > 0
        assert price(Unless((GiveTags(3),), (paid,), by="runner"), here) == price_cost(paid, here, "runner")
        assert price(Pay(paid, by="runner"), here) > 0
    assert price_cost(cost(tags=1), here) < 0, "which the Corp would pay with them (10.5.5)"


def test_what_comes_back_from_a_discard_pile_is_reckoned_whatever_lies_there() -> None:
    """Also where cards lie that bring others back themselves."""
    for seat, title in (("corp", "Archived Memories"), ("runner", "Déjà Vu")):
        kinds = [definition(code) for code in sorted(declared())]
        back = [
            kind.title for kind in kinds
            if kind.facts.side == seat and any(isinstance(part, AddToHand) for part in inside(kind.abilities))
        ]  # fmt: skip
        assert len(back) > 5
        t = Table()
        t.discard_pile(seat, *back)
        t.hand(seat, title)
        t.start(seat)
        kind = next(kind for kind in kinds if kind.title == title)
        assert 0 < play_worth(Sight(t.game, seat), seat, kind, 0) < 10
