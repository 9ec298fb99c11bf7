"""Effects reach what they are about and nothing else: acts, agendas, ice, abilities used up."""

from __future__ import annotations

from typing import Any

import pytest

from engine.netrunner.language.abilities import Paid, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Bypass,
    Gain,
    GiveTags,
    PlaceCounters,
    PlayFrom,
    Prevent,
    Steal,
    Swap,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import ABILITY, On, would
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import ice, runner


def prices(t: Table, verb: str) -> list[int]:
    return [option.n for option in t.decision.options if option.verb == verb]


def test_a_lasting_price_is_for_its_act() -> None:
    """1.16.2a, 9.10: installing costs 2 more this turn, playing does not."""
    t = Table()
    t.hand("runner", "Sure Gamble", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    assert (prices(t, "install"), prices(t, "play")) == ([1], [5])
    t.effect(RUNNER, ForNow(Price("install", 2, Type("program")), "turn"))
    assert (prices(t, "install"), prices(t, "play")) == ([3], [5])


def test_an_interrupt_once_a_turn_is_used_up() -> None:
    """9.6.9: the second tag of the turn cannot be avoided with it."""
    avoid = When(would("tag"), (Prevent("tag", 1),), interrupt=True, optional=True, once=True)
    runner("Alibi", "resource", avoid)
    ice("Double Marker", Sub((GiveTags(1),)), Sub((GiveTags(1),)))
    t = Table()
    t.rig("Alibi")
    t.ice("HQ", "Double Marker")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    asked = 0
    while t.decision.kind == "interrupt":
        asked += 1
        t.answer([next(o.key for o in t.decision.options if o.verb == "trigger")])
    assert (asked, t.game.state.tags) == (1, 1)


@pytest.mark.parametrize(("hand", "keys"), [(("Hedge Fund", "Nico Campaign"), 1), (("Nico Campaign",), 0)])
def test_what_has_to_be_played_cannot_be_declined(hand: tuple[str, ...], keys: int) -> None:
    """8.6, 9.12.3: unless there is nothing to play."""
    t = Table(policy=ASK_ALL)
    t.hand("corp", *hand)
    t.start("corp")
    t.effect(CORP, PlayFrom((HQ,), Type("operation"), optional=False))
    assert t.decision.kind == "play_from"
    assert [option.key == "no" for option in t.decision.options] == ([False] if keys else [True])
    t.answer([t.decision.options[0].key])
    assert t.credits("corp") == (9 if keys else 5)


@pytest.mark.parametrize("forbidden", [False, True])
def test_only_agendas_are_stolen(forbidden: bool) -> None:
    """1.17.3, 1.2.2."""
    t = Table(policy=ASK_ALL)
    t.hand("corp", "Hedge Fund", "Offworld Office", "Nico Campaign")
    t.start("corp")
    if forbidden:
        t.effect(CORP, ForNow(Cannot("steal"), "turn"))
    t.effect(RUNNER, Steal(Each(InZone((HQ,)))))
    assert t.names("runner_score") == [] if forbidden else ["Offworld Office"]
    assert len(t.names("hq")) == 3 - (not forbidden)


@pytest.mark.parametrize("forbidden", [False, True])
def test_what_cannot_be_bypassed_is_not_offered(forbidden: bool) -> None:
    """6.5.8, 1.2.2, 1.2.5."""
    runner("Ghost", "resource", Paid(cost(credits=1), (Bypass(),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Ghost")
    t.start("runner")
    if forbidden:
        t.effect(RUNNER, ForNow(Cannot("bypass"), "turn"))
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    used = False
    while t.game.run is not None and not used:
        uses = [option.key for option in t.decision.options if option.verb == "use"]
        used = bool(uses)
        t.answer(uses[:1] or [next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert used is not forbidden
    t.pass_until("Gain 1 credit")
    assert t.happened("successful_run") == int(not forbidden)


def test_6_2_4d_other_ice_that_is_swapped_is_not_approached() -> None:
    """6.2.4d: the Runner still approaches what stands in their position."""
    for title in ("Top Wall", "Low Wall", "Far Wall"):
        ice(title, Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("R&D", "Low Wall", "Top Wall")
    t.ice("HQ", "Far Wall")
    t.start("runner")
    t.pass_until("Run on R&D")
    t.click("Run on R&D")
    top = t.card("Top Wall").oid
    assert t.game.run is not None
    assert (t.game.run.phase, t.game.run.ice) == ("approach", top)
    t.effect(CORP, Swap(Named("Low Wall") | Named("Far Wall")))
    while t.decision.kind == "swap":
        t.answer([t.decision.options[0].key])
    assert t.card("Low Wall").server == "hq"
    assert (t.game.run.ice, t.game.run.server, t.game.run.position) == (top, "rd", 1)


def test_a_lasting_restriction_may_be_about_one_card() -> None:
    """9.10.1, 1.2.2: that card cannot be rezzed this turn, the other one can."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.root("Server 2", "Regolith Mining License")
    t.start("corp")
    t.effect(CORP, ForNow(Cannot("rez"), "turn", on=Each(Named("Nico Campaign"))))
    cards = t.game.state.cards
    rezzable = [t.game.face(cards[o.oid]).title for o in t.decision.options if o.verb == "rez"]
    assert rezzable == ["Regolith Mining License"]


def test_what_cannot_be_accessed_is_no_candidate_in_archives() -> None:
    """7.4.2, 7.4.5."""
    t = Table(policy=ASK_ALL)
    t.discard_pile("corp", "Nico Campaign", "Hedge Fund", "Palisade")
    t.start("runner")
    t.effect(CORP, ForNow(Cannot("access", what=Type("asset")), "turn"))
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    t.next_action()
    assert t.happened("accessed") == 2


@pytest.mark.parametrize(
    ("cause", "heard"),
    [
        (ABILITY, ["Sure Gamble", "Cashbox"]),
        ("action", ["Gain 1 credit"]),
        ("play", ["Sure Gamble"]),
        ("paid", ["Cashbox"]),
        (("action", "play"), ["Gain 1 credit", "Sure Gamble"]),
        (("action", ABILITY), ["Gain 1 credit", "Sure Gamble", "Cashbox"]),
        ("conditional", []),
    ],
)
def test_9_6_5_a_condition_names_why_it_happens(cause: Any, heard: list[str]) -> None:
    """9.6.5: an effect of a card is no basic action (5.2.3a), and one kind of ability is none of another."""
    gained = On(EventKind.GAIN_CREDITS, by=YOU, cause=cause)
    runner("Tally", "resource", When(gained, (PlaceCounters("power", 1),)))
    runner("Cashbox", "resource", Paid(cost(), (Gain(1),), once=True))
    t = Table()
    t.rig("Tally", "Cashbox")
    t.hand(RUNNER, "Sure Gamble")
    t.start(RUNNER)
    counted = []
    for what in ("Gain 1 credit", "Sure Gamble", "Cashbox"):
        before = t.card("Tally").power
        t.click(f"Play {what}" if what == "Sure Gamble" else what)
        counted += [what] * (t.card("Tally").power - before)
    assert counted == heard
