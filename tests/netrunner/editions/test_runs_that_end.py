"""What begins after a run has ended, what counts as accessed, where regions go, how subroutines stand:
by Comprehensive Rules 26.03 and by 24.03.
"""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static, Sub, When
from engine.netrunner.language.amounts import HowMany
from engine.netrunner.language.effects import EndTheRun, ForceEncounter, Gain, InstallFrom, MoveToRoot
from engine.netrunner.language.happenings import On
from engine.netrunner.language.names import HQ, RUNNER, EventKind
from engine.netrunner.language.selectors import Installed, InZone, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.table.memory import remembers
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice

OLD, NEW = CR_24_03.name, CR_26_03.name


@pytest.mark.parametrize(("edition", "gained"), [(OLD, 3), (NEW, 0)])
def test_s11_6_8_2c_no_encounter_begins_once_the_run_has_ended(edition: str, gained: int) -> None:
    ice("Toll Gate", Sub((Gain(3),)))
    reached = On(EventKind.APPROACH_SERVER)
    corp("Wall Phone", "upgrade", When(reached, (EndTheRun(),), optional=True))
    corp("Trap Door", "upgrade", When(reached, (ForceEncounter(Each(Named("Toll Gate"))),), optional=True))
    t = Table(edition=edition)
    t.ice("Archives", "Toll Gate")
    t.root("HQ", "Wall Phone", "Trap Door", rezzed=True)
    t.start("runner")
    t.click("Run on HQ")
    before = t.credits("corp")
    t.pass_until("Use Wall Phone")
    t.click("Use Wall Phone")
    t.click("Use Trap Door")
    t.next_action()
    assert t.credits("corp") - before == gained
    assert t.happened("encounter") == (edition == OLD)


@pytest.mark.parametrize(("edition", "offered"), [(OLD, True), (NEW, False)])
def test_s23_3_6_5e_no_region_is_moved_beside_another(edition: str, offered: bool) -> None:
    for name in ("North", "South"):
        corp(name, "upgrade", subtypes=("region",))
    t = Table(edition=edition)
    t.root("Server 1", "North", rezzed=True)
    t.root("Server 2", "South", rezzed=True)
    t.root("Server 3", "Nico Campaign", rezzed=True)
    t.start("corp")
    t.effect("corp", MoveToRoot(Each(Named("North"))))
    assert ("Server 2" in t.options) is offered
    assert {"In the root of R&D", "Server 3"} <= set(t.options)


@pytest.mark.parametrize(("edition", "order"), [(OLD, "BSPA"), (NEW, "BPSA")])
@pytest.mark.parametrize("before", [False, True])
def test_s25_9_8_3_own_subroutines_come_behind_printed_ones(edition: str, order: str, before: bool) -> None:
    """9.8.3a, 9.8.3b."""

    def sub(n: int) -> Sub:
        return Sub((Gain(n),))

    gains = {2: "P", 3: "S", 4: "A", 5: "B"}
    own = Static(GainSubs(sub(3), HowMany(InZone((HQ,))), first=before))
    ice("Layered", own, sub(2))
    corp("Giver A", "upgrade", Static(GainSubs(sub(4), 1, Installed() & Type("ice"))))
    corp("Giver B", "upgrade", Static(GainSubs(sub(5), 1, Installed() & Type("ice"), first=True)))
    t = Table(edition=edition)
    t.hand("corp", "Hedge Fund")
    t.ice("HQ", "Layered")
    t.root("R&D", "Giver A", "Giver B", rezzed=True)
    t.start("runner")
    layered = t.card("Layered")
    found = "".join(gains[s.effects[0].n.n] for s in t.game.face(layered).subs)  # type: ignore[attr-defined]
    assert found == ("BSPA" if before else order)


@pytest.mark.parametrize(("edition", "order"), [(OLD, "PAS"), (NEW, "PSA")])
def test_s25_9_8_3_own_subroutines_that_come_later_come_last_in_24_03(edition: str, order: str) -> None:
    """24: 9.8.2b; 26: 9.8.3b: right behind the printed ones. Another card has given it one before."""
    given = Static(GainSubs(Sub((Gain(4),)), 1, Installed() & Type("ice")))
    ice("Layered", Static(GainSubs(Sub((Gain(3),)), 1)), Sub((Gain(2),)))
    corp("Giver A", "upgrade", given)
    t = Table(edition=edition)
    t.root("HQ", "Giver A", rezzed=True)
    t.ice("HQ", "Layered")
    t.start("runner")
    face = t.game.face(t.card("Layered"))
    found = [sub.effects[0].n.n for sub in face.subs]  # type: ignore[attr-defined]
    assert "".join({2: "P", 3: "S", 4: "A"}[n] for n in found) == order


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_s25_9_8_3a_of_two_that_are_given_before_the_newer_stands_first(edition: str) -> None:
    """24.03 does not say; the newer one comes before all that are there."""
    ice("Layered", Sub((Gain(2),)))
    for name, n in (("Giver B", 5), ("Giver C", 6)):
        corp(name, "upgrade", Static(GainSubs(Sub((Gain(n),)), 1, Installed() & Type("ice"), first=True)))
    t = Table(edition=edition)
    t.ice("HQ", "Layered")
    t.root("R&D", "Giver B", rezzed=True)
    t.root("R&D", "Giver C")
    t.start("corp")
    t.click("Rez Giver C")
    face = t.game.face(t.card("Layered"))
    found = [sub.effects[0].n.n for sub in face.subs]  # type: ignore[attr-defined]
    assert "".join({2: "P", 5: "B", 6: "C"}[n] for n in found) == "CBP"


@pytest.mark.parametrize(("edition", "accesses"), [(OLD, 0), (NEW, 1)])
def test_s20_7_3_6_only_accesses_that_were_made_count(edition: str, accesses: int) -> None:
    t = Table(edition=edition)
    t.ice("Archives", "Hudson 1.0")
    t.ice("HQ", "Ice Wall")
    t.discard_pile("corp", "Ice Wall", "Hedge Fund")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    t.click("Let the unbroken")
    t.click("Go on")
    t.click("Use Immolation Script")
    t.click("Ice Wall protecting HQ")
    assert len([e for e in t.game.state.happened if e.kind == EventKind.ACCESS]) == accesses


@pytest.mark.parametrize(("edition", "known"), [(OLD, False), (NEW, True)])
def test_s22_7_3_1a_what_was_accessed_in_a_breach_stays_known_in_it(edition: str, known: bool) -> None:
    stolen = On(EventKind.STEAL, by=RUNNER)
    corp("Spare Wall", "asset", When(stolen, (InstallFrom((HQ,), Type("ice"), ignoring="all"),)))
    for seed in range(20):  # until the ice is accessed first
        t = Table(edition=edition, seed=seed)
        t.hand("corp", "Palisade", "Offworld Office")
        t.hand("runner", "Jailbreak")
        t.root("Server 1", "Spare Wall", rezzed=True)
        t.start("runner")
        t.play("Play Jailbreak", "Run on HQ", "Go on to the server")
        if t.offered("Leave Palisade"):
            break
    t.play("Leave Palisade", "Steal Offworld Office")
    while not t.offered("Gain 1 credit"):
        t.click("R&D" if t.asks("destination") else t.options[0])
    (palisade,) = (c for c in t.game.state.cards.values() if c.code == "palisade")
    assert (palisade.faceup, palisade.server) == (False, "rd")
    assert remembers(t.game.state, "runner", palisade.oid) is known
