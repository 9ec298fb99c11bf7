"""Fifty campaigns of `make sweep`, and that the sweep notices what it should."""

from __future__ import annotations

import pytest

from engine.neon_hope.rules import campaigns as story
from engine.neon_hope.table.state import Campaign
from tests.long import slices
from tools.sweep import neon_hope_campaigns as sweep

BATCH = 10


@pytest.mark.parametrize("first", slices(range(1, 201, BATCH), 2))
def test_every_campaign_comes_to_its_end(first: int) -> None:
    outcomes = [sweep.play(seed) for seed in range(first, first + BATCH)]
    assert [outcome for outcome in outcomes if outcome.trouble] == []
    assert len({outcome.result for outcome in outcomes}) > 2


def test_the_sweep_plays_every_campaign_of_steps_with_one_to_four() -> None:
    begun = [sweep.begin(seed) for seed in range(1, 33)]
    assert {pack.id for pack, _, _ in begun} >= {"pilot"}
    assert {len(cast) for _, _, cast in begun} == {1, 2, 3, 4}


def test_a_campaign_that_stands_still_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def same(pack: object, campaign: Campaign, *more: object) -> Campaign:
        return campaign

    monkeypatch.setattr(story, "answer", same)
    assert "it would come for ever" in sweep.play(1).trouble


def test_a_text_that_is_missing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "text", lambda pack, campaign: [{"en": " ", "de": "Nacht."}])
    assert "odd words" in sweep.play(1).trouble
