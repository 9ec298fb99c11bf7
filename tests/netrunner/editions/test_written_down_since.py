"""What 26.03 has written down of its own and 24.03 does as well: played in both."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Derez, EndTheRun, Gain, InstallFrom, Trash
from engine.netrunner.language.happenings import HERE, On
from engine.netrunner.language.names import HQ, RUNNER, YOU, EventKind
from engine.netrunner.language.places import Protecting, SamePosition
from engine.netrunner.language.selectors import Exactly, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.table.state import HOSTED
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner

OLD, NEW = CR_24_03.name, CR_26_03.name
BOTH = pytest.mark.parametrize("edition", [OLD, NEW])


def go_on(t: Table) -> None:
    """On in a run, without using anything."""
    t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))


# -- costs ------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("credits", "left"), [(4, 0), (3, None)])
def test_1_16_2f_what_is_taken_off_a_total_is_shared(edition: str, credits: int, left: int | None) -> None:
    """1 to install behind the first, 6 to rez: 3 less of the 7, however they are shared."""
    corp("Plain Plan", "agenda")
    t = Table(edition=edition)
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Plain Plan", advancement=3)
    t.ice("Server 1", "Palisade")
    t.deck("corp", "Logjam")
    t.set(corp_credits=credits)
    t.start("corp")
    t.click("Score Plain Plan")
    t.pass_until("Use Tucana")
    t.play("Use Tucana", "Find Logjam")
    if t.offered("Server 1"):
        t.click("Server 1")
    rezzed = "Logjam" in t.names("installed") and t.card("Logjam").faceup
    assert rezzed is (left is not None)
    assert not rezzed or t.credits("corp") == left


@BOTH
def test_1_16_3a_a_checkpoint_follows_a_cost_of_nothing(edition: str) -> None:
    """All is for nothing: what hears of the install is asked before the same card is rezzed."""
    t = Table(edition=edition)
    t.root("Server 1", "Tranquility Home Grid", rezzed=True)
    t.root("Server 2", "Architect Deployment Test", advancement=4)
    t.deck("corp", "PAD Campaign", *["Hedge Fund"] * 4)
    t.start("corp")
    t.play("Score Architect Deployment Test", "PAD Campaign")
    t.pass_until("Server 1")
    t.click("Server 1")
    before = t.credits("corp")
    t.pass_until("Gain 2 credits")
    assert not t.card("PAD Campaign").faceup
    t.click("Gain 2 credits")
    assert t.credits("corp") - before == 2
    t.next_action()
    assert t.card("PAD Campaign").faceup


# -- turns and runs ---------------------------------------------------------------------------------------


@BOTH
def test_5_7_1h_the_runners_action_phase_formally_ends(edition: str) -> None:
    runner("Closing Song", "resource", When(On(EventKind.ACTION_PHASE_ENDS, by=YOU), (Gain(1),)))
    t = Table(edition=edition)
    t.rig("Closing Song")
    t.hand("runner", *["Sure Gamble"] * 6)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert t.credits("runner") == 5 + 1 + 1
    assert t.asks("discard"), "it has ended before surplus cards are discarded"


@BOTH
def test_6_1_3f_what_was_broken_in_an_earlier_encounter_does_not_count(edition: str) -> None:
    """Mirāju, approached once more and not rezzed, is not passed after the encounter it was broken in."""
    t = Table(edition=edition)
    t.rig("Inversificator")
    t.ice("Archives", "Mirāju")
    t.ice("HQ", "Wall of Static")
    t.set(runner_credits=9, corp_credits=9)
    t.start("runner")
    t.play("Run on Archives", "Inversificator: Break", "Go on")
    assert not t.card("Mirāju").faceup
    t.click("Do not rez")
    while t.happened("pass_ice") == 0:
        go_on(t)
    assert not t.offered("Inversificator")


@BOTH
@pytest.mark.parametrize("ends", [True, False])
def test_6_1_4a_ending_the_run_ends_the_access_and_the_breach(edition: str, ends: bool) -> None:
    effects = (EndTheRun(),) if ends else (Gain(1),)
    corp("Trapdoor", "upgrade", When(On(EventKind.ACCESS, by=RUNNER, where=HERE), effects, access=True))
    t = Table(edition=edition)
    t.hand("corp", "Hedge Fund")
    t.root("HQ", "Trapdoor", rezzed=True)
    t.start("runner")
    t.play("Run on HQ", "Go on to the server")
    if t.offered("Access Trapdoor"):
        t.click("Access Trapdoor")
    while not t.offered("Draw 1 card"):
        t.click(t.options[-1])
    assert t.happened("end_run") == ends
    assert t.happened("accessed") == (1 if ends else 2)


# -- positions --------------------------------------------------------------------------------------------


def past_enigma(edition: str) -> Table:
    """The Runner has met Enigma, which was trashed as they did, and approaches the ice inward of it."""
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Enigma", rezzed=False)
    t.ice("R&D", "Tithe", "Hunter", "Rototurret")
    t.hand("corp", "Whitespace")
    t.set(corp_credits=10)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Rez Enigma")
    t.click("Rez Enigma")
    t.pass_until("Let the unbroken")
    t.effect("corp", Trash(Exactly(t.card("Enigma").oid)))
    while not t.offered("Rez Palisade") or t.decision.step != "6.9.2b":
        go_on(t)
    return t


def installed_now(t: Table) -> list[str]:
    """The ice of R&D in the position in which Whitespace is installed now, in front of HQ."""
    t.effect("corp", InstallFrom((HQ,), Type("ice"), where="attacked", ignoring="all", optional=False))
    t.click("Whitespace")
    while t.offered("Done"):
        t.click("Done")
    t.effect("corp", Derez(target(SamePosition(Each(Named("Whitespace"))) & Protecting("rd"))))
    return t.options


@BOTH
def test_10_3_1i_a_position_that_nobody_stands_in_any_more_is_gone(edition: str) -> None:
    """What is installed outermost comes to the second position again, that of Hunter."""
    t = past_enigma(edition)
    assert installed_now(t) == ["Hunter protecting R&D (position 2)"]
    assert t.game.state.servers["hq"].ice == (t.card("Palisade").oid, t.card("Whitespace").oid)


@BOTH
def test_6_2_3_a_position_is_told_by_how_many_are_inward_of_it(edition: str) -> None:
    for inward, same in enumerate(("Tithe", "Hunter", "Rototurret")):
        t = Table(edition=edition)
        t.ice("HQ", *("Palisade", "Enigma")[:inward])
        t.ice("R&D", "Tithe", "Hunter", "Rototurret")
        t.hand("corp", "Whitespace")
        t.start("corp")
        t.click("Install Whitespace protecting HQ")
        t.effect("corp", Derez(target(SamePosition(Each(Named("Whitespace"))) & Protecting("rd"))))
        turned = [name for name in ("Tithe", "Hunter", "Rototurret") if not t.card(name).faceup]
        assert turned == [same]


# -- operations and events --------------------------------------------------------------------------------


@BOTH
def test_8_6_6a_an_event_that_has_left_the_play_area_is_not_trashed(edition: str) -> None:
    t = Table(edition=edition)
    t.hand("runner", "Networking")
    t.set(tags=1)
    t.start("runner")
    t.play("Play Networking", "Pay 1 credit")
    assert (t.names("grip"), t.names("heap")) == (["Networking"], [])


@BOTH
def test_8_6_6b_an_event_that_has_become_a_counter_is_not_trashed(edition: str) -> None:
    t = Table(edition=edition)
    t.rig("Smartware Distributor")
    t.hand("runner", "On the Lam")
    t.start("runner")
    t.click("Play On the Lam")
    if t.offered("Smartware Distributor"):
        t.click("Smartware Distributor")
    assert t.names("heap") == []
    (event,) = (card for card in t.game.state.cards.values() if card.host)
    assert (event.zone, event.host) == (HOSTED, t.card("Smartware Distributor").oid)


@BOTH
def test_8_6_6c_an_operation_that_is_not_trashed_until_something_happens_stays(edition: str) -> None:
    t = Table(edition=edition)
    t.hand("corp", "Service Outage")
    t.start("corp")
    t.click("Play Service Outage")
    assert (t.names("play"), t.names("archives")) == (["Service Outage"], [])


# -- when paid abilities can be used ----------------------------------------------------------------------


def test_9_5_2e_an_ability_of_once_a_turn_is_not_used_twice_in_one() -> None:
    """Which nothing else limits: it waits for no step, as one that has the word "interface" does."""
    runner("Slow Tap", "resource", Paid(cost(), (Gain(1),), once=True))
    t = Table(edition=NEW, policy=ASK_ALL)
    t.rig("Slow Tap", "Corroder")
    t.ice("HQ", "Ice Wall")
    t.start("runner")
    t.pass_until("Slow Tap")
    assert not t.offered("Corroder: Break")
    t.click("Slow Tap")
    assert t.credits("runner") == 6
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while t.decision.step != "6.9.3b":
        assert not t.offered("Slow Tap")
        go_on(t)
    assert t.offered("Corroder: ")
    t.pass_until("Gain 1 credit")


# -- what does nothing ------------------------------------------------------------------------------------


@BOTH
def test_6_1_4c_ending_the_run_without_a_run_and_an_encounter_does_nothing(edition: str) -> None:
    """What comes behind it in the ability happens; by 24.03 an ability of nothing else is not offered."""
    corp("Alarm", "asset", Paid(cost(credits=1), (EndTheRun(),)))
    corp("Siren", "asset", Paid(cost(), (EndTheRun(), Gain(1))))
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("Server 1", "Alarm", rezzed=True)
    t.root("Server 2", "Siren", rezzed=True)
    t.start("corp")
    t.pass_until("Siren")
    assert t.offered("Alarm:") is (edition == NEW)
    if edition == NEW:
        t.click("Alarm:")
        t.pass_until("Siren")
    before = t.credits("corp")
    t.click("Siren")
    assert (t.credits("corp") - before, t.happened("end_run"), t.winner) == (1, 0, None)


@BOTH
def test_5_5_4b_who_has_no_surplus_discards_nothing(edition: str) -> None:
    corp("Ragpicker", "asset", When(On(EventKind.DISCARD, by=YOU), (Gain(1),), together=True))
    t = Table(edition=edition)
    t.root("Server 1", "Ragpicker", rezzed=True)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.start("corp", clicks=1)
    before = t.credits("corp")
    t.click("Gain 1 credit")
    assert (t.game.state.active, t.happened("discarded"), t.credits("corp") - before) == ("runner", 0, 1)


@BOTH
def test_8_3_3a_whose_deck_another_arranges_does_not_look(edition: str) -> None:
    """Indexing: the Runner sees the top of R&D, the Corp neither while it lies aside nor afterwards."""
    t = Table(edition=edition)
    t.deck("corp", "Ice Wall", "Enigma", "Palisade", "Hunter", "Tithe", "Hedge Fund")
    t.hand("runner", "Indexing")
    t.start("runner")
    t.play("Play Indexing", "Go on", "Use Indexing")
    assert t.decision.seat == RUNNER
    assert any("Ice Wall" in o for o in t.options)
    for seat, sees in (("corp", False), ("runner", True)):
        text = repr(t.view(seat))
        assert ("Ice Wall" in text) is sees, seat
