"""What raises strength lasts longer than it says (9.10.5)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Static, Sub
from engine.netrunner.language.amounts import Credits
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.hosting import OnlyOn
from engine.netrunner.language.modifiers import Modify, Prolongs
from engine.netrunner.language.selectors import HostOfSource, Subtype
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run
from tests.netrunner.scenarios.making import ice, runner


def strength(t: Table) -> int | None:
    return t.game.strength(t.card("Cleaver"))


def test_for_the_remainder_of_the_run() -> None:
    """To the end of the run and no longer: the next one begins without it."""
    runner(
        "Grindstone", "hardware", Static(OnlyOn(Subtype("icebreaker"))),
        Static(Prolongs("strength", HostOfSource(), span="run")),
    )  # fmt: skip
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Palisade")
    t.rig("Cleaver")
    t.hosted("Cleaver", "Grindstone")
    t.set(runner_credits=20)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.click("Cleaver: +1 strength")
    usual = strength(t)
    t.pass_until("Cleaver: Break")
    assert strength(t) == usual, "the approach is over, the run is not"
    t.click("Cleaver: Break")
    first = t.game.encounter
    t.pass_until("Cleaver: Break")
    assert t.game.encounter is not first
    assert strength(t) == usual, "in the next encounter, too"
    finish_run(t)
    t.next_action()
    assert (strength(t) or 0) < (usual or 0)


def test_9_10_5_what_raises_nothing_is_not_prolonged() -> None:
    """Strength for each credit, of which the Runner has none until the encounter is over."""
    runner(
        "Grindstone", "hardware", Static(OnlyOn(Subtype("icebreaker"))),
        Static(Prolongs("strength", HostOfSource(), span="run")),
    )  # fmt: skip
    ice("Gate", Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Gate", "Gate")
    t.rig("Cleaver")
    t.hosted("Cleaver", "Grindstone")
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Let the unbroken")
    usual = strength(t)
    t.effect(RUNNER, ForNow(Modify("strength", Credits(RUNNER)), "encounter", on=Each(Named("Cleaver"))))
    t.click("Let the unbroken")
    t.pass_until("Let the unbroken")
    t.effect(RUNNER, Gain(2))
    assert strength(t) == usual
