"""What cannot happen (1.2.2): judged when the instruction is carried out, and not expected before."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Access,
    BadPublicity,
    Bypass,
    Damage,
    Draw,
    EndTheRun,
    Expose,
    Gain,
    GiveTags,
    Purge,
    Score,
    Steal,
    Trash,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import HERE, On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Act, EffectKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import facing, go
from tests.netrunner.cards.playing import let
from tests.netrunner.rules.printed import small_cards
from tests.netrunner.rules.running import go_on, meet
from tests.netrunner.scenarios.making import END, corp, ice, runner

__all__ = ["small_cards"]


# -- restrictions hold when the instruction is carried out (1.2.2) ---------------------------------------


@pytest.mark.parametrize("identity", ["Gabriel Santiago: Consummate Professional", ""])
def test_1_2_2_no_run_is_successful_where_it_has_come_to_and_cannot_be(identity: str) -> None:
    """6.9.5a: Sneakdoor Beta's interrupt makes it a run against HQ, with Crisium Grid in its root."""
    t = Table(runner=identity)
    t.root("HQ", "Crisium Grid", rezzed=True)
    t.rig("Sneakdoor Beta", "Leech")
    t.start(RUNNER)
    go(t, "Sneakdoor Beta")
    t.next_action()
    assert (t.happened("successful_run"), t.happened(EventKind.BREACH, server="hq")) == (0, 1)
    assert (t.credits(RUNNER), t.card("Leech").virus) == (5, 0)
    assert t.happened("unsuccessful_run") == 0  # 6.8.4a


def test_1_2_2_where_a_run_cannot_be_successful_nothing_would_be() -> None:
    """9.9.2: in the root of Archives Crisium Grid leaves Sneakdoor Beta nothing to interrupt."""
    t = Table()
    t.root("Archives", "Crisium Grid", rezzed=True)
    t.rig("Sneakdoor Beta")
    t.start(RUNNER)
    go(t, "Sneakdoor Beta")
    t.next_action()
    assert (t.happened("successful_run"), t.happened(EventKind.BREACH, server="archives")) == (0, 1)


VETOED: dict[Act, tuple[EffectKind, str, Effect, EventKind]] = {
    "net_damage": ("net_damage", CORP, Damage("net", 1), EventKind.DAMAGE),
    "meat_damage": ("meat_damage", CORP, Damage("meat", 1), EventKind.DAMAGE),
    "core_damage": ("core_damage", CORP, Damage("core", 1), EventKind.DAMAGE),
    "tag": ("tag", CORP, GiveTags(1), EventKind.TAG),
    "bad_publicity": ("bad_publicity", RUNNER, BadPublicity(1), EventKind.BAD_PUBLICITY),
    "draw": ("draw", RUNNER, Draw(1), EventKind.DRAW),
    "purge": ("purge", CORP, Purge(), EventKind.PURGE),
    "expose": ("expose", RUNNER, Expose(Each(Named("PAD Campaign"))), EventKind.EXPOSE),
    "access": ("access", RUNNER, Access(Each(Named("PAD Campaign"))), EventKind.ACCESS),
    "steal": ("steal", RUNNER, Steal(Each(Named("Braintrust"))), EventKind.STEAL),
    "score": ("score", CORP, Score(Each(Named("Braintrust"))), EventKind.SCORE),
    "trash": ("trash", CORP, Trash(Each(Named("Veto"))), EventKind.TRASH),
}


@pytest.mark.parametrize("act", VETOED)
def test_1_2_2_what_an_interrupt_forbids_does_not_happen(act: Act) -> None:
    """9.9.2: nor is it expected any more, so that no other interrupt is about it."""
    kind, seat, effect, event = VETOED[act]
    runner("Veto", "resource", Paid(cost(), (ForNow(Cannot(act), "turn"),), interrupt=kind))
    t = facing("Veto")
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Braintrust")
    t.refresh()
    t.effect(seat, effect)
    assert t.decision.kind == "interrupt"
    go(t, "Veto")
    assert not t.offered("Veto")  # it has forbidden all that could be interrupted
    t.next_action()
    assert t.happened(event) == 0


@pytest.mark.parametrize("act", VETOED)
def test_9_9_2_what_cannot_happen_is_not_expected(act: Act) -> None:
    """Nobody may interrupt it."""
    kind, seat, effect, event = VETOED[act]
    runner("Ban", "resource", Static(Cannot(act)))
    runner("Veto", "resource", Paid(cost(), (Gain(1),), interrupt=kind))
    t = facing("Ban", "Veto")
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Braintrust")
    t.refresh()
    t.effect(seat, effect)
    assert t.decision.kind != "interrupt"
    assert t.happened(event) == 0


def test_9_9_2_of_a_draw_that_is_forbidden_only_the_credits_are_expected() -> None:
    """1.2.2b: Process Automation after Lockdown. The Class Act does not look at cards."""
    t = facing("The Class Act", grip=0)
    t.hand(RUNNER, "Process Automation")
    t.refresh()
    t.effect(CORP, ForNow(Cannot("draw", who=RUNNER), "turn"))
    go(t, "Play Process Automation")
    t.next_action()
    assert (t.credits(RUNNER), t.names("grip")) == (11, [])


@pytest.mark.parametrize(("act", "effect"), [("end_run", EndTheRun()), ("bypass", Bypass())])
def test_1_2_2_what_cannot_end_a_run_or_an_encounter_does_not(act: Act, effect: Effect) -> None:
    kind: EffectKind = "end_run" if act == "end_run" else "bypass"
    runner("Veto", "resource", Paid(cost(), (ForNow(Cannot(act), "turn"),), interrupt=kind))
    ice("Hedge", END)
    t = facing("Veto")
    t.ice("HQ", "Hedge")
    t.refresh()
    go(t, "Run on HQ")
    meet(t, "Hedge")
    t.effect(RUNNER, effect)
    go(t, "Veto")
    while t.decision.kind == "interrupt":
        go_on(t)
    assert t.game.encounter is not None


PAID_FOR: dict[Act, tuple[str, str]] = {
    "rez": ("Rez Overpriced", EventKind.REZ),
    "install": ("Install Toy", EventKind.INSTALL),
    "play": ("Play Favor", EventKind.PLAY),
    "break": ("Pick: Break", EventKind.BREAK),
    "jack_out": ("Jack out", EventKind.JACK_OUT),
    "run": ("Run on R&D", EventKind.RUN_BEGINS),
}


@pytest.mark.parametrize("act", PAID_FOR)
def test_1_2_2_what_is_forbidden_once_it_is_paid_for_does_not_happen(act: Act) -> None:
    """10.3.4: the checkpoint after the payment lets Meddler forbid it."""
    from engine.netrunner.language.effects import Break
    from engine.netrunner.language.prices import Price

    label, event = PAID_FOR[act]
    runner("Meddler", "resource", When(On(EventKind.SPEND_CREDITS), (ForNow(Cannot(act), "turn"),)))
    runner("Toy", "hardware", cost=1)
    runner("Favor", "event", Play((Draw(1),)), cost=1)
    runner("Pick", "program", Paid(cost(credits=1), (Break(1),)), strength=5, subtypes=("icebreaker",))
    corp("Overpriced", "asset", cost=1)
    corp("Tollgate", "upgrade", Static(Price("jack out", cost(credits=1))))
    corp("Toll", "upgrade", Static(Price("run", cost(credits=1), servers=(HERE,))))
    ice("Hedge", END)
    t = facing("Meddler", "Pick")
    t.hand(RUNNER, "Toy", "Favor")
    t.root("HQ", "Tollgate", rezzed=act == "jack_out")
    t.root("R&D", "Toll", rezzed=True)
    t.root("Server 1", "Overpriced")
    t.ice("HQ", "Hedge", rezzed=act == "break")
    t.refresh()
    if act not in ("install", "play", "run"):
        go(t, "Run on HQ")
    go(t, label)
    while t.decision.kind in ("reaction", "payment"):
        go_on(t)
    assert t.happened(event) == 0
    assert t.happened("spend_credits") == 1
    assert {"Toy", "Favor"} <= set(t.names("grip"))


def test_1_2_2_an_agenda_that_cannot_be_scored_any_more_is_not() -> None:
    """1.17.3: the additional cost was paid."""
    corp("Meddler", "asset", When(On(EventKind.SPEND_CREDITS), (ForNow(Cannot("score"), "turn"),)))
    corp("Notary", "asset", Static(Price("score", cost(credits=1), Type("agenda"))))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Braintrust", advancement=3)
    t.root("Server 2", "Meddler", rezzed=True)
    t.root("Server 3", "Notary", rezzed=True)
    t.start(CORP)
    go(t, "Score Braintrust")
    t.next_action()
    assert (t.happened(EventKind.SCORE), t.happened("spend_credits")) == (0, 1)


@pytest.mark.parametrize("forbidden", [False, True])
def test_1_2_2_of_an_ability_what_is_forbidden_is_left_out(forbidden: bool) -> None:
    """6.5.8: ice that cannot be bypassed is not, whatever else the ability does."""
    runner("Ghost", "resource", Paid(cost(), (Bypass(), Gain(1))))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Ghost")
    t.start(RUNNER)
    if forbidden:
        t.effect(RUNNER, ForNow(Cannot("bypass"), "turn"))
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while (t.game.encounter is None or not t.offered("Ghost")) and t.game.run is not None:
        t.answer(["pass"])
    before = t.credits(RUNNER)
    t.click("Ghost")
    assert t.credits(RUNNER) == before + 1
    assert t.happened("bypass") == (not forbidden)


def test_stimhack_without_a_run_places_its_credits_and_hurts_nobody() -> None:
    """1.2.2b: only a part of it is forbidden. What can do nothing but run cannot be played (1.2.2a)."""
    ice("Last Run", Sub((ForNow(Cannot("run", who=RUNNER), "turn"),)))
    t = Table()
    t.ice("Archives", "Last Run")
    t.hand(RUNNER, "Stimhack", "Jailbreak", "Sure Gamble")
    t.start(RUNNER)
    t.click("Run on Archives")
    let(t)
    t.next_action()
    assert not t.offered("Run on")
    assert not t.offered("Play Jailbreak")
    t.click("Play Stimhack")
    placed = [event.n for event in t.game.state.happened if event.kind == EventKind.PLACE_COUNTERS]
    assert placed == [9]
    assert t.happened(EventKind.RUN_BEGINS) == 1
    assert (t.game.state.core_damage, t.clicks(RUNNER), t.names("heap")) == (0, 2, ["Stimhack"])
