"""The season that ships: its steps lead on, also from campaigns begun when it had two nights only."""

from __future__ import annotations

import msgspec
import pytest

from engine.neon_hope import campaigns
from engine.neon_hope.packs import Library
from engine.neon_hope.state import Campaign
from engine.neon_hope.testkit import Table

PILOT = "pilot"
SLEEP, READY = 0, 1


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load()


def test_a_campaign_begun_when_there_were_two_nights_goes_on(library: Library) -> None:
    """As it was kept then: without steps, and with the trackers of that time."""
    kept = (
        b'{"code":"lissen","episode":1,"characters":["bruna","jun"],"results":[["afterglow","lights-out"]],'
        b'"notes":["lamps-dark"],"trackers":{"starting-resources":3,"attention":2}}'
    )
    pack, campaign = library.pack(PILOT), msgspec.json.decode(kept, type=Campaign)
    assert campaigns.position(pack, campaign) == "first-morning"
    assert len(campaigns.text(pack, campaign)) == 2, "what happened, and that the lamps are dark"
    campaign = campaigns.answer(pack, campaign, 1)
    assert campaign.trackers["starting-resources"] == 4
    for code in campaigns.waiting(pack, campaign):
        campaign = campaigns.answer(pack, campaign, SLEEP, code)
    assert campaigns.next_episode(pack, campaign) == "line-nine"


def test_a_day_off_is_felt_in_the_next_night(library: Library) -> None:
    pack = library.pack(PILOT)
    campaign = Campaign(
        "lissen", 1, ("bruna", "jun"), (("afterglow", "caught"),), notes=("register-running",), step="day-off"
    )
    campaign = campaigns.answer(pack, campaign, SLEEP, "bruna")
    campaign = campaigns.answer(pack, campaign, READY, "jun")
    t = Table(library, "bruna", "jun", pack=PILOT, episode="line-nine", bare=False, campaign=campaign)
    bruna, jun = t.hero("bruna"), t.hero("jun")
    assert (bruna.hope, jun.hope) == (6, 5), "3, 2 for running with the register, 1 for a night's sleep"
    assert jun.resources == bruna.resources + 1
    assert t.game.state.marks == {"bruna": (), "jun": ()}, "it does not last"
