"""Every act that has a price: it costs more by what is said, for whom, for what and where that is said."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.checks import DeclarationError, check
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.payment import Act
from engine.netrunner.language.effects import PlaceCounters
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.sets import Named
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on
from tests.netrunner.words.test_forbidden import table


class Try(NamedTuple):
    """By whom an act is done and paid, what is clicked for it, with which card, at which server."""

    by: Seat
    clicks: tuple[str, ...]
    card: str = ""
    where: str = ""


TRIES: dict[str, Try] = {
    "credit": Try(RUNNER, ("Gain 1 credit",)),
    "draw": Try(RUNNER, ("Draw 1 card",)),
    "install": Try(RUNNER, ("Install Leech",), "Leech"),
    "play": Try(RUNNER, ("Play Sure Gamble",), "Sure Gamble"),
    "advance": Try(CORP, ("Advance Send a Message",), "Send a Message", "remote"),
    "trash resource": Try(CORP, ("Trash Telework Contract",), "Telework Contract"),
    "purge": Try(CORP, ("Purge",)),
    "run": Try(RUNNER, ("Run on HQ",), "", "hq"),
    "remove tag": Try(RUNNER, ("Remove 1 tag",)),
    "rez": Try(CORP, ("Rez Nico Campaign",), "Nico Campaign", "remote"),
    "score": Try(CORP, ("Score Send a Message",), "Send a Message", "remote"),
    "steal": Try(RUNNER, ("Run on Server 2", "Steal"), "Send a Message", "remote"),
    "access": Try(RUNNER, ("Run on Server 1", "Trash Nico Campaign"), "Nico Campaign", "remote"),
    "trash": Try(RUNNER, ("Run on Server 1", "Trash Nico Campaign"), "Nico Campaign", "remote"),
    "use": Try(RUNNER, ("Run on HQ", "Cleaver: Break"), "Cleaver", ""),
    "break": Try(RUNNER, ("Run on HQ", "Cleaver: Break"), "Cleaver", ""),
    "jack out": Try(RUNNER, ("Run on R&D", "Jack out"), "", "rd"),
}
BASIC = ("credit", "draw", "install", "play", "advance", "trash resource", "purge", "run", "remove tag")


def spent(act: str, price: Price | None) -> int:
    """Credits that it takes to do what has the price."""
    t, wanted = prepared(act), TRIES[act]
    if price is not None:
        t.effect(CORP, ForNow(price, "turn"))
    before = t.credits(wanted.by)
    for text in wanted.clicks:
        for _ in range(30):
            if t.offered(text):
                break
            paying = [option.key for option in t.asked.options if option.label.startswith("Pay")]
            t.answer(paying[:1]) if paying else go_on(t)
        t.click(text)
    for _ in range(9):
        if t.decision.kind == "window" or t.game.run is None:
            break
        pays = [o.key for o in t.asked.options if o.label.startswith("Pay")]
        if not pays:
            break
        t.answer(pays[:1])
    return before - t.credits(wanted.by)


def prepared(act: str) -> Table:
    t = table("draw" if TRIES[act].by == RUNNER else "score")
    t.rig("Cleaver", "Telework Contract")
    t.refresh()
    return t


def refused(what: Price) -> bool:
    """Whether a card cannot be declared with it; the error names the word."""
    try:
        check("made_up", (Static(what),))
    except DeclarationError as error:
        return "Price" in str(error)
    return False


def test_every_act_is_tried() -> None:
    assert sorted((*TRIES, "trace", "effect")) == sorted(get_args(Act))


@pytest.mark.parametrize("act", TRIES)
def test_an_act_costs_what_is_said(act: Any) -> None:
    wanted = TRIES[act]
    other: Seat = CORP if wanted.by == RUNNER else RUNNER
    plain = spent(act, None)
    this = Named(wanted.card) if wanted.card else None
    assert spent(act, Price(act, 1, this)) == plain + 1
    assert spent(act, Price(act, cost(credits=2), this)) == plain + 2
    assert spent(act, Price(act, 1, this, by=wanted.by)) == plain + 1
    wrong = Price(act, 1, this, by=other)
    assert refused(wrong) or spent(act, wrong) == plain
    if this is not None:
        assert spent(act, Price(act, 1, Named("Unity"))) == plain
    else:
        assert refused(Price(act, 1, Named("Unity")))
    elsewhere = "hq" if wanted.where == "rd" else "rd"
    if wanted.where:
        assert spent(act, Price(act, 1, this, servers=(wanted.where,))) == plain + 1  # type: ignore[arg-type]
        assert spent(act, Price(act, 1, this, servers=(elsewhere,))) == plain  # type: ignore[arg-type]
    elif act not in ("install", "use", "break"):
        assert refused(Price(act, 1, this, servers=("rd",)))
    if act in BASIC:
        assert spent(act, Price(act, 1, this, basic=True)) == plain + 1


@pytest.mark.parametrize("act", ["trace", "effect"])
def test_what_has_no_price_of_its_own_is_refused(act: Any) -> None:
    assert refused(Price(act, 1))


def test_a_price_that_changes_nothing_is_refused() -> None:
    assert refused(Price("run", 0))


# -- what hosted credits pay for -------------------------------------------------------------------------

OTHERWISE: dict[str, tuple[str, ...]] = {"access": ("Run on Server 1", "Leave Nico Campaign")}
"""What is clicked where what follows would have to be paid, too."""


def possible(act: Any, pays: Any) -> bool:
    """Whether an act that costs a credit can be done with credits of a card alone that pays for `pays`."""
    t, wanted = prepared(act), TRIES[act]
    t.effect(CORP, ForNow(Price(act, 1, Named(wanted.card) if wanted.card else None), "turn"))
    if pays is not None:
        purse = "Telework Contract" if wanted.by == RUNNER else "Clerk"
        t.effect(wanted.by, ForNow(Pays((pays,)), "turn"), source=purse)
        t.effect(wanted.by, PlaceCounters("credit", 9), source=purse)
    t.set(runner_credits=0, corp_credits=0)
    t.refresh()
    while act not in ("rez", "score") and not (t.offered("Gain 1 credit") or t.offered("Draw 1 card")):
        go_on(t)
    for text in OTHERWISE.get(act, wanted.clicks):
        while not t.offered(text):
            if t.game.run is None:
                return False
            pays_now = [option.key for option in t.asked.options if option.label.startswith("Pay")]
            t.answer(pays_now[:1]) if pays_now else go_on(t)
        t.click(text)
    return True


@pytest.mark.parametrize("act", TRIES)
def test_hosted_credits_pay_for_the_act_that_is_named_and_no_other(act: str) -> None:
    assert [possible(act, pays) for pays in (None, act, "trace")] == [False, True, False]
