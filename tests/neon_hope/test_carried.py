"""What a campaign carries along: followers that wait for their character, and trackers within bounds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.neon_hope.language.conditions import CompletedCards
from engine.neon_hope.packs import Library
from engine.neon_hope.table.logbook import Logbook
from engine.neon_hope.table.pack import Pack, TrackerDef
from engine.neon_hope.table.state import Campaign, Entry
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


@pytest.fixture
def pack(library: Library) -> Pack:
    """The test pack with a campaign whose trackers have bounds on both sides."""
    found = library.pack("testpack")
    duo = found.campaigns["duo"]
    bounds = TrackerDef(name={"en": "Attention", "de": "Aufmerksamkeit"}, min=2, max=6)
    return replace(found, campaigns={"duo": replace(duo, trackers={**duo.trackers, "attention": bounds})})


def test_the_followers_of_who_stays_at_home_wait(table: Lay) -> None:
    """Noor and Lou play; what follows Vex is there when Vex is back, beside what they have won."""
    before = Campaign(code="duo", episode=1, followers=(("vex", "guide"), ("noor", "twin")))
    t = table("noor", "lou", campaign=before)
    assert [card.code for card in t.game.in_play() if card.follower] == ["twin"]
    t.game.abandon()
    after = t.game.next_campaign()
    assert after.followers == (("vex", "guide"), ("noor", "twin"))
    back = table("vex", "lou", campaign=after)
    assert [card.code for card in back.game.in_play() if card.follower] == ["guide"]


def test_a_follower_that_is_won_comes_beside_those_that_wait(table: Lay) -> None:
    before = Campaign(code="duo", episode=1, followers=(("lou", "twin"),))
    cards = {"chapter-two": {"objective": CompletedCards(("guide",))}}
    t = table(cards=cards, campaign=before).chapter("chapter-two").put("guide", at=UP).reveals("0")
    t.turn("noor").support("guide").answer("noor", "Vex")
    assert t.game.next_campaign().followers == (("lou", "twin"), ("vex", "guide"))


@pytest.mark.parametrize(
    ("start", "n", "value"), [(4, 1, 5), (4, 2, 6), (4, 3, 6), (4, -2, 2), (4, -3, 2), (6, 1, 6), (2, -1, 2)]
)
def test_a_tracker_stays_within_its_bounds_between_episodes(
    pack: Pack, start: int, n: int, value: int
) -> None:
    """And the log tells what it has really changed by; nothing where it has not."""
    book = Logbook(pack, Campaign(code="duo", trackers={"attention": start}), "rest")
    book.tracker("attention", n)
    assert book.campaign.trackers == {"attention": value}
    told = (Entry("rest", "tracker", "attention", value - start),) if value != start else ()
    assert book.campaign.entries == told
