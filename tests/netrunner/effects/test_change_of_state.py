"""Abilities that would change nothing cannot be used (1.2.5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.netrunner.language.abilities import Paid, Static, Sub
from engine.netrunner.language.amounts import Tags, X
from engine.netrunner.language.amounts.cards import Hosted
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    BadPublicity,
    Boost,
    ChangeAttackedServer,
    DeclareSuccess,
    EndTheRun,
    Gain,
    GiveTags,
    Install,
    InstallFrom,
    JackOut,
    Lose,
    MoveIce,
    MoveRunner,
    RemoveBadPublicity,
    RemoveTags,
    ResolveSubroutine,
    RevealRandom,
    Rez,
    TrashRandom,
    TrashTop,
)
from engine.netrunner.language.flow import ForNow, May, MayPay
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, InZone, This, Type, Unrezzed, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.traits import LoseSubs
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.scenarios.making import breaker, corp, ice, runner

Setting = Callable[[Table], object]


def usable(seat: str, effect: Effect, setting: Setting | None = None, *, run: str = "") -> bool:
    """Whether an ability with this effect is offered to a seat at its action, or in a run on a server."""
    with taken_back():
        (corp if seat == "corp" else runner)(
            "Tool", "asset" if seat == "corp" else "resource", Paid(cost(credits=1), (effect,))
        )
        t = Table(policy=ASK_ALL)
        (tool,) = t.root("Server 9", "Tool", rezzed=True) if seat == "corp" else t.rig("Tool")
        if setting is not None:
            setting(t)
        t.start("runner" if run else seat)
        if run:
            t.pass_until("Run on")
            t.click(f"Run on {run}")
        while t.decision.seat != seat or t.decision.kind not in ("window", "action"):
            t.answer([next(option for option in t.asked.options if option.passing).key])
        return any(option.verb == "use" and option.oid == tool for option in t.decision.options)


def hand(*titles: str) -> Setting:
    return lambda t: t.hand("corp", *titles)


def poor(t: Table) -> None:
    t.ice("HQ", "Palisade", rezzed=False)
    t.set(corp_credits=2)


def forbidden(act: str) -> Setting:
    """A resource that forbids something to everybody."""

    def setting(t: Table) -> None:
        runner("Taboo", "resource", Static(Cannot(act)))  # type: ignore[arg-type]
        t.rig("Taboo")
        t.ice("HQ", "Tithe", rezzed=False)
        t.ice("HQ", "Palisade")
        t.hand("corp", "Palisade")

    return setting


@pytest.mark.parametrize(
    "effect", [EndTheRun(), JackOut(), DeclareSuccess(), ChangeAttackedServer("rd"), MoveRunner("rd")]
)
def test_what_is_about_a_run_needs_one(effect: Effect) -> None:
    """1.2.5, 6.1.4, 6.1.5."""
    assert not usable("runner", effect)
    assert usable("runner", effect, lambda t: t.ice("HQ", "Palisade"), run="HQ")


@pytest.mark.parametrize(("effect", "act"), [(EndTheRun(), "end_run"), (JackOut(), "jack_out")])
def test_what_cannot_happen_is_no_change(effect: Effect, act: str) -> None:
    """1.2.2, 1.2.5."""
    assert not usable("runner", effect, forbidden(act), run="HQ")


ANY_UNREZZED = Rez(target(Unrezzed()))
ALL_ICE = Rez(Each(Type("ice")))
INSTALL_ICE = Install(target(InZone(("hq",)) & Type("ice")))
INSTALL_ALL = Install(Each(InZone(("hq",))))
INSTALL_FROM = InstallFrom(("hq",), Type("ice"))
MOVE_TARGET = MoveIce(target(Type("ice")), "rd")
MOVE_ALL = MoveIce(Each(Type("ice")), "rd")
TAKE_BACK = AddToHand(Each(Named("Tithe")))


def rezzed(t: Table) -> None:
    t.ice("HQ", "Tithe")


def unrezzed(t: Table) -> None:
    t.ice("HQ", "Tithe", rezzed=False)


def one_of_each(t: Table) -> None:
    rezzed(t)
    unrezzed(t)


@pytest.mark.parametrize(
    ("effect", "setting", "expected"),
    [
        (TrashRandom(1), hand("Hedge Fund"), True),
        (TrashRandom(1), None, False),
        (TrashRandom(Tags()), hand("Hedge Fund"), False),
        (RevealRandom(1), hand("Hedge Fund"), True),
        (RevealRandom(1), None, False),
        (RevealRandom(Tags()), hand("Hedge Fund"), False),
        (TrashTop(1), None, True),
        (TrashTop(1), lambda t: t.empty_deck("corp"), False),
        (RemoveBadPublicity(1), lambda t: t.set(bad_publicity=1), True),
        (RemoveBadPublicity(1), None, False),
        (RemoveBadPublicity(Tags()), lambda t: t.set(bad_publicity=1), False),
        (BadPublicity(1), None, True),
        (Lose(1, who=RUNNER), None, True),
        (Lose(1, who=RUNNER), lambda t: t.set(runner_credits=0), False),
        (Lose(Tags(), who=RUNNER), None, False),
        (BadPublicity(1), forbidden("bad_publicity"), False),
        (ANY_UNREZZED, unrezzed, True),
        (ANY_UNREZZED, rezzed, False),
        (ANY_UNREZZED, poor, False),
        (ANY_UNREZZED, forbidden("rez"), False),
        (ANY_UNREZZED, lambda t: t.root("Server 1", "Offworld Office"), False),
        (ALL_ICE, unrezzed, True),
        (ALL_ICE, one_of_each, True),
        (ALL_ICE, rezzed, False),
        (ALL_ICE, poor, False),
        (ALL_ICE, None, False),
        (INSTALL_ICE, hand("Palisade"), True),
        (INSTALL_ICE, hand("Hedge Fund"), False),
        (INSTALL_ALL, hand("Palisade", "Hedge Fund"), True),
        (INSTALL_ALL, hand("Hedge Fund"), False),
        (INSTALL_ALL, forbidden("install"), False),
        (INSTALL_FROM, hand("Palisade"), True),
        (INSTALL_FROM, hand("Nico Campaign"), False),
        (INSTALL_FROM, forbidden("install"), False),
        (MOVE_TARGET, rezzed, True),
        (MOVE_TARGET, None, False),
        (MOVE_ALL, rezzed, True),
        (MOVE_ALL, lambda t: t.ice("R&D", "Tithe"), False),
        (MoveIce(target(Type("ice")), "attacked"), rezzed, False),
        (MoveIce(Each(Type("ice")), "attacked"), rezzed, False),
        (ResolveSubroutine(target(Type("ice"))), rezzed, True),
        (ResolveSubroutine(target(Type("ice"))), None, False),
        (ResolveSubroutine(Each(Type("ice"))), rezzed, True),
        (ResolveSubroutine(Each(Type("ice"))), None, False),
        (May((TAKE_BACK,)), rezzed, True),
        (May((TAKE_BACK,)), None, False),
        (May((TAKE_BACK, Gain(1))), None, True),
        (May((TAKE_BACK,), otherwise=(Gain(1),)), None, True),
        (MayPay(cost(credits=6), (Gain(7),)), lambda t: t.set(corp_credits=7), True),
        (MayPay(cost(credits=6), (Gain(7),)), None, False),
        (MayPay(cost(credits=1), (TAKE_BACK,)), rezzed, True),
        (MayPay(cost(credits=1), (TAKE_BACK,)), None, False),
        (MayPay(cost(credits=1), (TAKE_BACK, Gain(1))), None, True),
    ],
)
def test_an_ability_needs_something_to_change(
    effect: Effect, setting: Setting | None, expected: bool
) -> None:
    """1.2.5: something is there to trash, rez, install, move, pay for; 1.2.2: it can happen."""
    assert usable("corp", effect, setting) is expected


def test_ice_without_subroutines_has_none_to_resolve() -> None:
    """1.2.5, 9.8.11."""
    ice("Bare Wall")
    assert not usable("corp", ResolveSubroutine(Each(Type("ice"))), lambda t: t.ice("HQ", "Bare Wall"))


def test_this_card_is_there_to_be_moved() -> None:
    """1.2.5: a card can be about itself as long as it is where the ability is."""
    assert usable("corp", AddToHand(This()))
    assert not usable("corp", AddToHand(Each(Installed("runner"))))


def test_1_2_5_a_boost_by_nothing_is_not_offered() -> None:
    """9.1.5b."""
    breaker("Weakling", Paid(cost(credits=1), (Boost(Hosted("power")),)), strength=1)
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Weakling")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Weakling")


def test_1_2_5_paying_to_be_spared_something_may_be_of_use() -> None:
    """What is paid for does nothing, what happens otherwise does: the ability can be used."""
    deal = MayPay(cost(credits=1), (RemoveTags(1),), otherwise=(Gain(3),))
    runner("Broker", "resource", Paid(cost(clicks=1), (deal,)))
    t = Table()
    t.rig("Broker")
    t.start(RUNNER)
    assert t.offered("Broker")


@pytest.mark.parametrize(("credits", "offered"), [(0, False), (1, True)])
def test_1_2_5_an_x_that_can_only_be_0_does_nothing(credits: int, offered: bool) -> None:
    """1.2.5, 1.16.2c: the ability has no other effect."""
    runner("Dredge", "resource", Paid(cost(credits=X()), (GiveTags(X()),)))
    t = Table()
    t.rig("Dredge")
    t.set(runner_credits=credits)
    t.start(RUNNER)
    assert any(option.verb == "use" for option in t.decision.options) is offered


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_9_8_4_ice_loses_so_many_of_its_printed_subroutines_the_last_ones_first(n: int) -> None:
    blank("Stair", "corp", "ice", (Sub((Gain(1),)), Sub((Gain(2),))), strength=1)
    t = Table()
    t.ice("HQ", "Stair")
    t.start("corp")
    stair = t.card("Stair")
    t.effect("corp", ForNow(LoseSubs(n, Type("ice")), "turn"))
    assert len(t.game.subroutines(stair.oid)) == max(0, 2 - n)
