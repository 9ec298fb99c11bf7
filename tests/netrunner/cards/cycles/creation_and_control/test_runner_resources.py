"""Resources of Creation and Control."""

import pytest

from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip, heard, rigged, witness


@pytest.mark.parametrize(
    ("title", "gained", "drawn"),
    [("Professional Contacts", 1, 1), ("Zer0", 1, 2), ("Process Automation", 2, 1)],
)
def test_the_runner_gains_and_draws_at_once(title: str, gained: int, drawn: int) -> None:
    """What hears of the credits comes at the checkpoint of drawing (8.4.5b): the cards are set aside."""
    t = Table()
    t.rig(witness(EventKind.GAIN_CREDITS))
    if title == "Process Automation":
        t.hand("runner", title)
    else:
        t.rig(title)
        t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    before = t.credits("runner")
    t.click("Play Process" if title == "Process Automation" else title)
    heard(t)
    assert t.credits("runner") == before + gained
    assert len(t.names("set_aside")) == drawn


def test_professional_contacts_pays_and_draws() -> None:
    t = rigged("Professional Contacts")
    t.click("Professional Contacts: Gain 1 credit")
    assert (t.credits("runner"), grip(t), t.clicks("runner")) == (6, 1, 3)


# --- Daily Casts


def test_daily_casts_pays_two_each_turn_until_it_is_empty() -> None:
    t = Table()
    t.hand("runner", "Daily Casts")
    t.start("runner")
    t.click("Install Daily Casts")
    assert (t.card("Daily Casts").credit, t.credits("runner")) == (8, 2)
    t = Table()
    t.rig("Daily Casts", credit=2, loaded=("credit",))
    t.start("runner", turn_begins=True)
    assert (t.credits("runner"), t.names("heap")) == (7, ["Daily Casts"])


def test_daily_casts_pays_nothing_as_the_corps_turn_begins() -> None:
    t = Table()
    t.rig("Daily Casts", credit=2, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.next_action()
    assert (t.credits("runner"), t.card("Daily Casts").credit) == (5, 2)
