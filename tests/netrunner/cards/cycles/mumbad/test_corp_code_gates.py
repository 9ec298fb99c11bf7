"""Code gates of the Mumbad cycle."""

from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, grip, heard, let, running, strength, witness

# -- Harvester --------------------------------------------------------------------------------------------


def test_harvester_fills_the_grip_and_empties_it_at_once() -> None:
    """What hears of the cards drawn comes when too many are discarded."""
    t = Table()
    t.ice("HQ", "Harvester")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.rig(witness(EventKind.DRAW_ENDS))
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    assert t.decision.kind == "discard"
    assert len(t.names("grip")) == 7
    t.answer([option.key for option in t.asked.options][:2])
    heard(t)
    assert len(t.names("grip")) == 5


def test_harvester_fills_the_grip_and_empties_it_again() -> None:
    t = facing("Harvester", cards=4)
    let(t)
    assert (t.decision.seat, t.decision.kind) == ("runner", "discard")
    assert (t.asked.minimum, t.asked.maximum) == (2, 2)
    t.answer([option.key for option in t.asked.options][:2])
    assert grip(t) == 8
    t.answer([option.key for option in t.asked.options][:3])
    assert grip(t) == 5
    assert len(t.names("heap")) == 5
    assert t.happened("trashed") == 0
    assert running(t)


def test_harvester_leaves_a_small_grip_alone() -> None:
    t = facing("Harvester", cards=0)
    let(t)
    assert (t.decision.kind, t.asked.minimum) == ("discard", 1)  # three, then six
    t.answer([t.asked.options[0].key])
    assert grip(t) == 5


# -- Magnet -----------------------------------------------------------------------------------------------


def test_magnet_takes_a_program_and_its_abilities() -> None:
    t = Table()
    t.ice("HQ", "Wraparound")
    t.ice("R&D", "Magnet", rezzed=False)
    t.hosted("Wraparound", "Parasite", virus=2)
    t.set(corp_credits=9, runner_credits=9)
    t.start("runner")
    t.click("Run on R&D")
    t.click("Rez Magnet")
    assert t.card("Parasite").host == t.card("Magnet").oid
    assert strength(t, "Magnet") == 3, "it does nothing any more"
    t.click(LET)
    assert not running(t)


def test_harvester_makes_the_runner_draw() -> None:
    """The cards are the Runner's to draw, whosever instruction it is: The Class Act hears of them."""
    t = Table(filler=9)
    t.rig("The Class Act")
    t.ice("HQ", "Harvester")
    t.start("runner")
    t.click("Run on HQ")
    t.click(LET)
    assert t.decision.seat == "runner"
    assert len(t.options) == 4, "one of the top 3 + 1 cards goes to the bottom"
