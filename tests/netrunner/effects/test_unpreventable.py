"""Effects that cannot be prevented (9.3.3g), also where their values are changed."""

from __future__ import annotations

import pytest

from engine.netrunner import card_info
from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, Draw, Gain, GiveTags, Increase, Instead, Prevent, Trash
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import would
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.language.wholes import Unpreventable
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.fixture(autouse=True)
def operations(small_cards: None) -> None:
    """Damage, tags and trashing that nothing prevents."""
    corp("Blaze", "operation", Play((Unpreventable(Damage("meat", 2)),)))
    corp("Both Barrels", "operation",
         Play((Together((Unpreventable(Damage("meat", 1)), GiveTags(1))),)))  # fmt: skip
    corp("Brand", "operation", Play((Unpreventable(GiveTags(1)),)))
    program = target(Installed(RUNNER) & Type("program"))
    corp("Burn", "operation", Play((Unpreventable(Trash(program)),)))


def play(title: str, *rig: str) -> Table:
    """An operation is played against a grip of five."""
    t = Table()
    t.rig(*rig)
    t.hand("runner", *["Diesel"] * 5)
    t.hand("corp", title)
    t.start("corp", clicks=1)
    t.click(f"Play {title}")
    return t


def test_9_3_3g_who_could_only_prevent_it_is_not_asked() -> None:
    """1.2.5: neither of what prevents meat damage nor of what prevents any damage."""
    runner("Any Armor", "hardware", Paid(cost(trash=True), (Prevent("damage", 2),), interrupt="damage"))
    careful = When(would("meat_damage"), (Prevent("meat_damage", 1),), optional=True, interrupt=True)
    runner("Careful", "resource", careful)
    t = play("Blaze", "Plascrete Carapace", "Any Armor", "Careful")
    assert len(t.names("grip")) == 3
    assert len(t.names("installed")) == 3
    assert not [event for event in t.game.state.happened if event.kind == "prevented"]


def test_9_3_3g_a_static_ability_does_not_prevent_it() -> None:
    """Paparazzi prevents all meat damage, but not this."""
    t = play("Blaze", "Paparazzi")
    assert len(t.names("grip")) == 3


def test_9_3_3g_tags_and_trashing_just_so() -> None:
    """Decoy and Sacrificial Construct stay where they are, as does a static ability about tags."""
    runner("Discreet", "resource", Static(Prevents("tag")))
    t = play("Brand", "Decoy", "Discreet")
    assert (t.game.state.tags, len(t.names("installed"))) == (1, 2)
    t = play("Burn", "Small Program", "Sacrificial Construct")
    assert t.names("installed") == ["Sacrificial Construct"]


def test_9_3_3g_only_the_part_it_is_about() -> None:
    """The tag of the same instruction can be avoided, the damage cannot be prevented."""
    t = play("Both Barrels", "Decoy", "Plascrete Carapace")
    assert t.decision.kind == "interrupt"
    assert not t.offered("Plascrete")
    t.click("Decoy")
    assert (t.game.state.tags, len(t.names("grip"))) == (0, 4)


def test_9_4_5_9_9_7e_damage_that_was_raised_cannot_be_prevented_either() -> None:
    """The Cleaners raise it to 3, none of which Plascrete Carapace prevents.

    Rules: 9.9.7e.
    """
    t = Table()
    t.rig("Plascrete Carapace")
    t.score_area("corp", "The Cleaners")
    t.hand("runner", *["Diesel"] * 5)
    t.hand("corp", "Blaze")
    t.start("corp", clicks=1)
    t.click("Play Blaze")
    while t.decision.kind == "interrupt":
        assert not t.offered("Plascrete")
        t.click(t.options[0])
    assert len(t.names("grip")) == 2


def test_9_4_5_a_value_set_by_a_choice_of_the_corp_stays_firm() -> None:
    """An optional interrupt of the Corp's raises it after the Runner had no say; just so."""
    more = When(would("meat_damage", by=YOU), (Increase("meat_damage", 1),), optional=True, interrupt=True)
    corp("Bellows", "asset", more)
    t = Table()
    t.root("Server 1", "Bellows", rezzed=True)
    t.rig("Plascrete Carapace")
    t.hand("runner", *["Diesel"] * 5)
    t.hand("corp", "Blaze")
    t.start("corp", clicks=1)
    t.play("Play Blaze", "Use Bellows")
    assert len(t.names("grip")) == 2
    assert "Plascrete Carapace" in t.names("installed")


def test_9_9_8_it_can_be_replaced() -> None:
    """What happens instead is not prevention: by a static ability, and by an interrupt."""
    runner("Soft Landing", "resource", Static(InsteadOf("meat_damage", (Draw(1),))))
    t = play("Blaze", "Soft Landing")
    assert len(t.names("grip")) == 6
    swap = When(would("meat_damage"), (Instead("meat_damage", (Gain(4),)),), optional=True, interrupt=True)
    runner("Insurance", "resource", swap)
    t = play("Blaze", "Insurance")
    t.click("Use Insurance")
    assert (len(t.names("grip")), t.credits("runner")) == (5, 9)


def test_the_texts_say_so() -> None:
    assert card_info("test_blaze", "en").text == ("Do 2 meat damage. That meat damage cannot be prevented.",)
    assert card_info("test_brand", "de").text[0].startswith("Gib dem Runner 1 Tag.")
