"""What Comprehensive Rules 26.03 say and 24.03 leaves open or says elsewhere: played in both.

`sN` in a name is the scenario of the comparison.
"""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    BreachServer,
    Damage,
    EndTheRun,
    ForceEncounter,
    Gain,
    Prevent,
    RemoveBadPublicity,
    Trash,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.names import EventKind
from engine.netrunner.language.selectors import Exactly
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

OLD, NEW = CR_24_03.name, CR_26_03.name
BOTH = pytest.mark.parametrize("edition", [OLD, NEW])


@BOTH
def test_s4_1_13_3_what_a_card_hosts_is_not_the_players(edition: str) -> None:
    """1.13.3, 10.6.3a: hosted bad publicity gives no credits and is not removed."""
    t = Table(edition=edition)
    t.root("Server 1", "Superdeep Borehole", rezzed=True, bad_publicity=6)
    t.set(bad_publicity=1)
    t.start("runner")
    t.click("Run on HQ")
    view = t.view("runner").runner
    assert t.credits("runner") + view.fund == 6
    t.effect("corp", RemoveBadPublicity(2))
    assert t.game.state.bad_publicity == 0
    assert t.card("Superdeep Borehole").bad_publicity == 6


@BOTH
@pytest.mark.parametrize("encountered", [False, True])
def test_s9_6_6_2_ice_that_is_gone_is_not_passed(edition: str, encountered: bool) -> None:
    """6.6.2, 6.9.4a, 6.2.7a."""
    runner("Watcher", "resource", When(On(EventKind.PASS_ICE), (Gain(1),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Enigma", rezzed=False)
    t.rig("Watcher")
    t.set(corp_credits=10)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Rez Enigma")
    if encountered:
        t.click("Rez Enigma")
        t.pass_until("Let the unbroken")
    before = t.credits("runner")
    t.effect("corp", Trash(Exactly(t.card("Enigma").oid)))
    while t.decision.step != "6.9.4e":
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert (t.credits("runner"), t.happened("pass_ice")) == (before, 0)


@BOTH
@pytest.mark.parametrize("accessing", [False, True])
def test_s12_6_1_4b_ending_an_encounter_ends_what_began_in_it(edition: str, accessing: bool) -> None:
    """6.1.4b. There is no run; a breach in the encounter ends with it, one it was forced in goes on."""
    ice("Doorman", Sub((BreachServer("hq"),)), Sub((Gain(7),)))
    corp("Alarm", "asset", Paid(cost(), (EndTheRun(),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("R&D", "Doorman")
    t.root("Server 1", "Alarm", rezzed=True)
    t.hand("corp", "PAD Campaign", "PAD Campaign")
    t.start("corp")
    encounter = ForceEncounter(Each(Named("Doorman")))
    before = t.credits("corp")
    t.effect("corp", BreachServer("rd") if accessing else encounter)
    if accessing:
        t.pass_until("Leave Hedge Fund")
        t.effect("corp", encounter)
    t.pass_until("Let the unbroken")
    if not accessing:
        t.click("Let the unbroken")
        t.pass_until("Leave PAD Campaign")
    t.effect("corp", EndTheRun())
    assert t.offered("Leave") is accessing
    t.pass_until("Leave" if accessing else "Gain 1 credit")
    assert (t.credits("corp"), t.game.encounter) == (before, None)


@BOTH
@pytest.mark.parametrize("first", ["Guru", "Carapace"])
def test_s24_9_9_7f_nothing_is_prevented_where_nothing_is_left(edition: str, first: str) -> None:
    """9.9.7f. 24.03 is silent; the card says "1 or more"."""
    runner("Carapace", "hardware", Paid(cost(), (Prevent("meat_damage", 2),), interrupt="meat_damage"))
    t = Table(edition=edition, policy=ASK_ALL)
    t.rig("Guru Davinder", "Carapace")
    t.hand("runner", "Sure Gamble", "Sure Gamble", "Sure Gamble")
    t.set(runner_credits=0)
    t.start("runner")
    t.effect("corp", Damage("meat", 2))
    if first == "Carapace":
        t.pass_until("Prevent")
        t.click("Carapace")
    while t.asks("interrupt") or t.asks("reaction"):
        t.click("Use Guru" if t.offered("Use Guru") else t.options[-1])
    if first == "Guru":
        t.pass_until("Gain 1 credit")
    assert ("Guru Davinder" in t.names("installed")) is (first == "Carapace")
    assert len(t.names("grip")) == 3


@BOTH
def test_9_6_13d_nothing_waits_for_the_end_of_a_run_without_a_run(edition: str) -> None:
    """9.6.13d: Mayfly breaks in an encounter outside of a run, and stays."""
    ice("Doorman", Sub((Gain(7),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("R&D", "Doorman")
    t.rig("Mayfly")
    t.set(runner_credits=9)
    t.start("runner")
    t.effect("corp", ForceEncounter(Each(Named("Doorman"))))
    t.pass_until("Mayfly: Break")
    t.click("Mayfly: Break")
    t.next_action()
    assert t.names("installed").count("Mayfly") == 1
    t.click("Run on HQ")
    t.next_action()
    assert "Mayfly" in t.names("installed")
