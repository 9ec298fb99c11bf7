"""Condition counters: events and operations that stay on the table as text on another card (10.1.4)."""

from __future__ import annotations

import pytest

from engine.netrunner import card_info
from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    BecomeCondition,
    Damage,
    GiveTags,
    HostOn,
    InstallFrom,
    MakeRun,
    PlaceCounters,
    Prevent,
    Trash,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.hosting import ConditionText
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.selectors import HostOfSource, Installed, InZone, Type, target
from engine.netrunner.language.sets import AnyCard, Each, HostedOn, Named, Rezzed
from engine.netrunner.language.traits import ChangeSubtype, GainSubs
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Zone
from engine.netrunner.table.state import CORP, CORP_SCORE, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner

RESOURCE = target(Installed(RUNNER) & Type("resource"))
ICE = target(Rezzed() & Type("ice"))


@pytest.fixture(autouse=True)
def conditions(small_cards: None) -> None:
    """A handful of cards, each with another kind of ability on its counter."""
    stronger = Static(Modify("strength", 2, HostOfSource()))
    corp("Plating", "operation", Play((BecomeCondition(ICE, ConditionText((stronger,))),)))
    more = (
        Static(ChangeSubtype("barrier", 1, HostOfSource())),
        Static(GainSubs(Sub((Damage("core", 1),)), 1, HostOfSource())),
    )
    corp("Refit", "operation", Play((BecomeCondition(ICE, ConditionText(more)),)))
    grows = (
        When(On(EventKind.PASS_ICE, what=HostOfSource()), (PlaceCounters("power", 1),)),
        Static(Modify("strength", Hosted("power"), HostOfSource())),
    )
    corp("Learning", "operation", Play((BecomeCondition(ICE, ConditionText(grows)),)))
    hides = Paid(cost(trash=True), (Prevent("tag", 3),), interrupt="tag")
    runner("Hideout", "event", Play((BecomeCondition(RESOURCE, ConditionText((hides,))),)))
    spoils = (
        Static(Modify("points", -1, HostOfSource())),
        When(On(EventKind.PURGE), (Trash(),)),
    )
    scored = target(InZone((CORP_SCORE,)))
    instead = InsteadOf("breach", (BecomeCondition(scored, ConditionText(spoils)),))
    runner("Slogan", "event", Play((MakeRun(("archives",), during=(instead,)),)))


def plated(*, credits: int = 9) -> Table:
    """Plating has been played on Wall of Static."""
    t = Table()
    t.ice("HQ", "Wall of Static")
    t.hand("corp", "Plating")
    t.rig("Corroder")
    t.set(runner_credits=credits)
    t.start("corp", clicks=1)
    t.click("Play Plating")
    return t


def test_10_1_4_an_operation_becomes_a_counter_with_text_of_its_own() -> None:
    """1.9.5j, 1.13.5d, 3.5.1a: it is on the ice and not in Archives, and its text holds."""
    t = plated()
    wall = t.card("Wall of Static")
    (counter,) = t.game.hosted_on(wall.oid)
    assert (counter.host, counter.zone) == (wall.oid, "hosted")
    assert t.names("archives") == []
    assert t.game.strength(wall) == 5
    assert t.game.is_active(counter.oid)
    (shown,) = next(iter(t.view(RUNNER).corp.servers)).ice[0].hosted
    assert shown.title == "Plating"


def test_10_1_4_it_loses_all_it_was() -> None:
    """1.9.3, 2.15.5: no type, no cost, no play ability; its owner is still the Corp (1.14.1a)."""
    t = plated()
    (counter,) = t.game.hosted_on(t.card("Wall of Static").oid)
    face = t.game.face(counter)
    assert (face.type, face.subtypes, face.play, face.facts.cost) == ("", frozenset(), None, None)
    assert counter.side == CORP


def test_a_counter_is_no_installed_card() -> None:
    """1.13.5d: what takes or counts installed cards does not see it."""
    runner("Sweep", "event", Play((Trash(Each(Type("operation") & AnyCard())), Trash(Each(Type("asset"))))))
    t = plated()
    t.hand("runner", "Sweep")
    assert sorted(t.names("installed")) == ["Corroder", "Wall of Static"]
    t.pass_until("Gain 1 credit")
    assert t.names("hosted") == ["Plating"]


@pytest.mark.parametrize("title", ["Plating", "Hideout"])
def test_1_13_5d_no_install_effect_installs_it(title: str) -> None:
    """3.5.1a, 3.7.1a: only its own conversion does."""
    t = Table()
    t.ice("HQ", "Wall of Static")
    t.hand("corp", "Plating")
    t.hand("runner", "Hideout")
    seat = CORP if title == "Plating" else RUNNER
    zone: Zone = HQ if title == "Plating" else GRIP
    t.start(seat)
    t.effect(seat, InstallFrom((zone,), AnyCard()))
    assert not t.offered(f"{title}") or t.decision.kind in ("action", "window")
    assert title in t.names(zone)
    assert t.happened("installed") == 0


def test_10_1_4_without_a_host_it_is_trashed_like_any_operation() -> None:
    """The Corp may not even play it: it could change nothing (1.2.5)."""
    t = Table()
    t.ice("HQ", "Wall of Static", rezzed=False)
    t.hand("corp", "Plating")
    t.start("corp")
    assert not t.offered("Play Plating")
    t.ice("R&D", "Enigma")
    t.refresh()
    assert t.offered("Play Plating")


def test_10_1_4_a_counter_that_leaves_is_a_card_again_and_trashed() -> None:
    """10.3.1g: its host is gone. In Archives it is the operation it was, faceup."""
    t = plated()
    t.effect("corp", Trash(Each(Named("Wall of Static"))))
    found = t.card("Plating", "archives")
    assert (t.game.face(found).type, found.host, found.faceup) == ("operation", 0, True)
    assert t.names("hosted") == []


@pytest.mark.parametrize("to", ["hq", "archives"])
def test_10_1_4_wherever_it_is_sent_it_is_trashed(to: Zone) -> None:
    """An effect that would add it to HQ puts it into Archives."""
    t = plated()
    (counter,) = t.game.hosted_on(t.card("Wall of Static").oid)
    from engine.netrunner.table import primitives as do

    do.move(t.game, counter.oid, to)
    assert (t.names("hq"), t.names("archives")) == ([], ["Plating"])


def test_1_9_5j_a_counter_gives_its_host_subtypes_and_subroutines() -> None:
    """What the ice is made of counts the counter's text: an AI-less Corroder breaks it now."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.hand("corp", "Refit")
    t.start("corp")
    t.click("Play Refit")
    face = t.game.face(t.card("Enigma"))
    assert "barrier" in face.subtypes
    assert len(t.game.subroutines(t.card("Enigma").oid)) == 2


def test_1_13_12_a_condition_counter_hosts_counters() -> None:
    """It places power counters on itself, and counts them."""
    t = Table()
    t.ice("HQ", "Wormhole")
    t.hand("corp", "Learning")
    t.start("corp", clicks=1)
    t.click("Play Learning")
    t.pass_until("Run on HQ")
    for n in (1, 2):
        t.click("Run on HQ")
        t.next_action()
        (counter,) = t.game.hosted_on(t.card("Wormhole").oid)
        assert counter.power == n
        assert t.game.strength(t.card("Wormhole")) == 1 + n


def test_1_13_12_what_a_condition_counter_hosts_goes_with_it() -> None:
    """Cards can be hosted on it as on cards; they are trashed when it leaves."""
    t = plated()
    (counter,) = t.game.hosted_on(t.card("Wall of Static").oid)
    t.deck("corp", "Hedge Fund")
    t.effect("corp", HostOn(target(InZone((HQ,))), Each(HostedOn(Type("ice")))))
    t.hand("corp", "Plain Asset")
    t.effect("corp", HostOn(Each(InZone((HQ,))), Each(HostedOn(Named("Wall of Static")))))
    assert [card.host for card in t.game.hosted_on(counter.oid)] == [counter.oid]
    t.effect("corp", Trash(Each(Named("Wall of Static"))))
    assert sorted(t.names("archives")) == ["Plain Asset", "Plating", "Wall of Static"]


@pytest.mark.parametrize("used", [True, False])
def test_3_7_1a_an_event_becomes_a_counter_that_can_be_used(used: bool) -> None:
    """Its paid ability is an interrupt; the cost trashes the counter, which goes to the heap."""
    t = Table()
    t.rig("Tech Trader")
    t.hand("runner", "Hideout")
    t.start("runner", clicks=1)
    t.click("Play Hideout")
    assert t.names("heap") == []
    t.pass_until("Purge")
    t.effect("corp", GiveTags(2))
    assert t.decision.kind == "interrupt"
    t.click("Hideout" if used else "Pass")
    assert t.game.state.tags == (0 if used else 2)
    assert t.names("heap") == (["Hideout"] if used else [])


def test_1_13_1a_a_counter_on_a_scored_agenda_changes_its_points_until_a_purge() -> None:
    """10.3.1f, 1.9.5j: hosted in a score area; a conditional ability of the counter trashes it."""
    t = Table()
    t.score_area("corp", "Plain Three")
    t.hand("runner", "Slogan")
    t.start("runner", clicks=1)
    t.play("Play Slogan", "Go on")
    assert t.game.points(CORP) == 2
    assert t.names("hosted") == ["Slogan"]
    t.pass_until("Purge")
    t.click("Purge")
    t.pass_until("Run on")
    assert t.game.points(CORP) == 3
    assert t.names("heap") == ["Slogan"]


def test_the_text_says_what_is_on_the_counter() -> None:
    (said,) = card_info("test_plating", "en").text
    assert said.startswith("Host this operation on 1 rezzed piece of ice as a condition counter with “")
    assert said.endswith("The host card gets +2 strength.”")
    (said,) = card_info("test_hideout", "de").text
    assert " als Zustandsmarke mit " in said
