"""Memory that some programs alone can use (1.20.4): which programs fit, and which have to go."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.amounts import UnusedMemory
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, Trash
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Subtype, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.objects.definitions import titled
from engine.netrunner.shown.info import card_info
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner

BOTH = pytest.mark.parametrize("edition", [CR_24_03.name, CR_26_03.name])
VIRUSES = Type("program") & Subtype("virus")


def table(edition: str, *rig: str) -> Table:
    """Strips with 3 MU for viruses, and these programs."""
    t = Table(edition=edition)
    t.rig("Strips", *rig)
    t.set(runner_credits=20)
    return t


@pytest.fixture(autouse=True)
def _cards() -> None:
    runner("Strips", "hardware", Static(Modify("memory", 3, VIRUSES)))
    runner("Big", "program", memory_cost=4)
    runner("Bigger", "program", memory_cost=5)
    runner("Bug", "program", memory_cost=3, subtypes=("virus",))
    runner("Bit", "program", memory_cost=1)
    runner("Counting House", "resource", Paid(cost(clicks=1), (Gain(UnusedMemory()),)))


@BOTH
def test_1_20_4a_it_counts_for_the_limit_and_for_what_is_unused(edition: str) -> None:
    t = table(edition, "Bit", "Bit", "Counting House")
    t.start("runner")
    assert (t.view("runner").runner.memory_limit, t.view("runner").runner.memory_used) == (7, 2)
    before = t.credits("runner")
    t.click("Counting House")
    assert t.credits("runner") - before == 5


@BOTH
def test_1_20_4b_four_of_others_and_three_of_viruses_fit_whichever_comes_first(edition: str) -> None:
    for first, then in (("Big", "Bug"), ("Bug", "Big")):
        t = table(edition, first)
        t.hand("runner", then)
        t.start("runner")
        t.click(f"Install {then}")
        assert {"Big", "Bug"} <= set(t.names("installed"))


@BOTH
def test_1_20_4b_a_program_cannot_be_installed_in_memory_that_is_not_for_it(edition: str) -> None:
    t = table(edition)
    t.hand("runner", "Bigger", "Big")
    t.start("runner")
    assert (t.offered("Install Bigger"), t.offered("Install Big")) == (False, True)
    (why,) = (line for each in t.game.why_not("runner", "en") for line in each.lines if "Bigger" in line)
    assert "4" in why


@BOTH
def test_1_20_4b_what_does_not_fit_makes_room_and_a_virus_would_make_none(edition: str) -> None:
    """5 MU of others are too many for 7: a program that is no virus goes first."""
    t = table(edition, "Big", "Bug")
    t.hand("runner", "Bit")
    t.start("runner")
    t.click("Install Bit")
    while t.asks("trash_like"):
        t.click("Big")
    assert set(t.names("installed")) >= {"Bug", "Bit"}
    assert "Big" not in t.names("installed")


@BOTH
def test_1_20_4b_when_the_strips_go_one_that_is_enough_goes(edition: str) -> None:
    """10.3.1e: 3 MU of a virus and 2 of others in 4 MU: the virus, or one of the others."""
    t = table(edition, "Bug", "Bit", "Bit")
    t.start("runner")
    t.effect("corp", Trash(Each(Named("Strips"))))
    assert t.decision.kind == "memory"
    assert len(t.options) == 3
    t.click("Bit")
    assert sorted(t.names("installed")) == ["Bit", "Bug"]


@BOTH
def test_1_20_4b_where_memory_shrinks_only_what_can_mend_it_may_go(edition: str) -> None:
    runner("Chip", "hardware", Static(Modify("memory", 1)))
    t = table(edition, "Chip", "Bigger", "Bug")
    t.start("runner")
    t.effect("corp", Trash(Each(Named("Chip"))))
    assert "Bigger" not in t.names("installed")
    assert {"Bug", "Strips"} <= set(t.names("installed"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "+3 MU for virus programs only."),
        ("de", "+3 MU nur für Virus-Programme."),
        ("ja", "ウィルスプログラム専用のMU+3。"),
        ("ru", "+3 MU только для программ «Вирус»."),
    ],
)
def test_1_20_4_a_card_says_for_whom_its_memory_is(language: str, said: str) -> None:
    (code,) = titled("Strips")
    assert card_info(code, language).text == (said,)


@BOTH
def test_1_20_4b_memory_for_viruses_and_memory_for_ais_are_each_used_by_their_own(edition: str) -> None:
    """3 MU, 2 MU and 4 for all: a virus of 3, an AI of 2 and a program of 4 fit."""
    runner("Clips", "hardware", Static(Modify("memory", 2, Type("program") & Subtype("ai"))))
    runner("Mind", "program", memory_cost=2, subtypes=("ai",))
    t = table(edition, "Clips", "Bug", "Mind")
    t.hand("runner", "Big")
    t.start("runner")
    t.click("Install Big")
    assert {"Big", "Bug", "Mind"} <= set(t.names("installed"))
