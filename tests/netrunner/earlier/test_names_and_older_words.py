"""Cards that became something else, and cards in the words they had then: RG-16, RG-40, RG-45."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.breaching import FromBottom
from engine.netrunner.language.effects import (
    AddAsAgenda,
    BreachServer,
    Instead,
    MakeRun,
    RemoveFromGame,
    Trash,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import would
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.selectors import Accessed, InZone, Type
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.table.edition import CORE_2012, CR_24_03, CR_26_03, RG_1_0
from engine.netrunner.testkit import Table
from tests.netrunner.earlier.test_accesses_and_costs import goes, runs
from tests.netrunner.scenarios.making import runner

OLD, NEW, RG, CORE = CR_24_03.name, CR_26_03.name, RG_1_0.name, CORE_2012.name


@pytest.mark.parametrize(("edition", "named"), [(OLD, False), (NEW, False), (RG, True), (CORE, True)])
def test_rg_45_what_became_a_counter_or_an_agenda_keeps_its_name(edition: str, named: bool) -> None:
    """It is shown by it in each; effects that name the card find it by the guide."""
    t = Table(edition=edition)
    t.hand("corp", "Casting Call", "Hostile Takeover")
    t.rig("Telework Contract")
    t.start("corp")
    t.click("Play Casting Call")
    t.pass_until("Gain 1 credit")
    agenda = next(card for card in t.game.state.cards.values() if card.code == "hostile_takeover")
    (counter,) = t.game.hosted_on(agenda.oid)
    (shown,) = t.view("runner").corp.servers[-1].root[0].hosted
    assert shown.title == "Casting Call"
    assert (t.game.face(counter).type, t.game.face(counter).subtypes) == ("", frozenset())
    t.effect("runner", AddAsAgenda(Each(Type("resource")), 1))
    contract = t.card("Telework Contract", "runner_score")
    found = [t.game.name(card) for card in (counter, contract)]
    assert found == (["Casting Call", "Telework Contract"] if named else ["", ""])
    t.effect("corp", Trash(Each(InZone(("runner_score",)) & AnyCard() & Named("Telework Contract"))))
    assert t.names("runner_score") == ([] if named else ["Telework Contract"])


SLUMS = When(
    would("trash", cause="trash_cost"), (Instead("trash", (RemoveFromGame(Accessed()),)),),
    optional=True, interrupt=True,
)  # fmt: skip


@pytest.mark.parametrize(("edition", "traced"), [(OLD, True), (NEW, True), (RG, False)])
def test_rg_40_example_27_what_was_replaced_was_the_first_time(edition: str, traced: bool) -> None:
    """Salsette Slums as it was: what is trashed is removed instead. Today's replaces nothing."""
    runner("Slums of Then", "resource", SLUMS)
    t = Table(edition=edition, corp="NBN: Controlling the Message")
    t.root("Server 1", "Adonis Campaign", "Breaker Bay Grid", rezzed=True)
    t.rig("Slums of Then")
    t.set(runner_credits=12)
    runs(t, "Server 1")
    goes(t, "Access Adonis", until="Trash Adonis")
    t.play("Trash Adonis", "Use Slums of Then")
    goes(t, "Access Breaker", until="Trash Breaker")
    t.click("Trash Breaker")
    t.click("Pass" if t.offered("Pass") else "Do not use Slums")
    assert t.offered("Use NBN: Controlling the Message") is traced
    assert set(t.names("archives")) == {"Breaker Bay Grid"}


@pytest.mark.parametrize(("edition", "accessed"), [(OLD, True), (NEW, True), (RG, False), (CORE, False)])
def test_rg_26_what_comes_in_a_breach_adds_no_access(edition: str, accessed: bool) -> None:
    t = Table(edition=edition)
    t.ice("Server 1", "Drafter")
    t.root("Server 1", "Ganked!")
    t.hand("corp", "Akitaro Watanabe")
    t.set(runner_credits=9)
    runs(t, "Server 1")
    t.play("Let the", "No")
    goes(t, until="Trash Ganked!")
    t.click("Trash Ganked!")
    while not t.offered("Server 1"):
        found = [o for text in ("Drafter", "Let the", "Akitaro") for o in t.options if o.startswith(text)]
        t.click(found[0] if found else t.options[-1])
    t.click("Server 1")
    assert ("Akitaro Watanabe" in goes(t, "Access")) is accessed


@pytest.mark.parametrize(
    ("edition", "credits", "accessed"), [(OLD, 2, []), (NEW, 2, []), (RG, 0, ["Enigma"])]
)
def test_rg_16_what_is_replaced_is_replaced_once(edition: str, credits: int, accessed: list[str]) -> None:
    """Showing Off as it was: it takes the place of accessing, and is first since it says "if successful"."""
    bottom = InsteadOf("breach", (ForNow(FromBottom(), "run"), BreachServer("rd")))
    runner("Showing Off Then", "event", Play((MakeRun(("rd",), if_successful=(ForNow(bottom, "run"),)),)))
    t = Table(edition=edition, filler=0)
    t.deck("corp", "Ice Wall", "Palisade", "Enigma")
    t.deck("runner", *["Sure Gamble"] * 5)
    t.rig("Security Testing")
    t.hand("runner", "Showing Off Then")
    t.start("runner", turn_begins=True)
    goes(t, "Use Security", "R&D", until="Play Showing Off")
    before = t.credits("runner")
    t.click("Play Showing Off")
    seen = goes(t)
    assert (t.credits("runner") - before, seen) == (credits, accessed)
