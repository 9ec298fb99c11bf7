"""Hardware of the Spin cycle."""

from engine.netrunner.language.effects import Expose
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, rigged

# -- Blackguard -------------------------------------------------------------------------------------------


def test_blackguard_has_the_corp_rez_what_is_exposed() -> None:
    t = rigged("Blackguard", corp_credits=9)
    t.ice("HQ", "Ice Wall", rezzed=False)
    assert t.game.memory_limit() == 6
    t.effect("runner", Expose(Each(Named("Ice Wall"))))
    assert t.card("Ice Wall").faceup
    assert t.credits("corp") == 8
    t = rigged("Blackguard", corp_credits=0)
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.effect("runner", Expose(Each(Named("Ice Wall"))))
    assert not t.card("Ice Wall").faceup


# -- Dyson Fractal Generator ------------------------------------------------------------------------------


def test_dyson_fractal_generator_pays_for_fracters_and_is_refilled() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Cleaver", "Dyson Fractal Generator")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.pass_until("Run on HQ")
    assert t.card("Dyson Fractal Generator").credit == 1
    t.click("Run on HQ")
    t.click("Cleaver: Break")
    finish_run(t)
    assert t.card("Dyson Fractal Generator").credit == 0
    end_turn(t)
    t.pass_until("Gain 1 credit")
    end_turn(t)
    t.pass_until("Run on HQ")
    assert t.card("Dyson Fractal Generator").credit == 1


def test_dyson_fractal_generator_pays_for_no_decoder() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Unity")
    t.rig("Dyson Fractal Generator", credit=1)
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Unity: Break")
