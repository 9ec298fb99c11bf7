"""docs/ferry, the pack written by docs/packs.md alone: no mistakes, and its campaign is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.neon_hope import new_game
from engine.neon_hope.packs import Library
from engine.neon_hope.rules import campaigns
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.state import OVER
from engine.players.neon_hope import check, play_out

FERRY = Path(__file__).parents[3] / "docs" / "ferry"
STEPS = ("ticket", "night", "landing", "bunk", "end")


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.load([FERRY])


@pytest.fixture(scope="module")
def pack(library: Library) -> Pack:
    return library.pack("ferry")


def test_it_stands_on_its_own_without_a_slip(library: Library, pack: Pack) -> None:
    assert (library.problems, library.doubts) == ((), ())
    assert (pack.extends, pack.includes, len(pack.characters)) == (None, (), 2)
    assert [step.kind for step in pack.campaigns["night-ferry"].story.values()] == [
        "prologue", "episode", "interlude", "rest", "epilogue"
    ]  # fmt: skip


def test_sensible_players_come_to_everything_in_it(library: Library, pack: Pack) -> None:
    report = check.play_pack(library, pack, 24)
    assert report.broken == []
    assert check.unseen(pack, report) == []
    assert {path for _, path in report.tallies} == {"ticket: Pay", "ticket: Slip past"}
    won = sum(tally.won for tally in report.tallies.values())
    assert 0 < won < 24


def test_each_step_says_what_came_before(library: Library, pack: Pack) -> None:
    """Ada alone slips past, crosses, and stays on deck."""
    told: dict[str, list[str]] = {}
    for seed in range(1, 30):
        campaign = campaigns.new_campaign(pack, "night-ferry")
        told = {}
        while (at := campaigns.position(pack, campaign)) != OVER:
            told[at] = [words["en"] for words in campaigns.text(pack, campaign)]
            if episode := campaigns.next_episode(pack, campaign):
                cast = ("ada",)
                game = new_game(
                    library, pack="ferry", episode=episode, characters=cast, seed=seed, campaign=campaign
                )
                play_out(game)
                campaign = game.next_campaign()
                continue
            who = next(iter(campaigns.waiting(pack, campaign)), "")
            there = campaigns.choices(pack, campaign, who)
            campaign = campaigns.answer(pack, campaign, there[-1][0] if there else None, who)
        if campaign.notes == ("across",):
            break
    assert tuple(told) == STEPS
    assert told["landing"][1:] == ["A baker lets you in.", "Somebody still looks for two tickets."]
    assert told["end"][1:] == ["The ground still moves.", "Ada goes back for the others."]
    assert campaign.marks == {"ada": ("seasick",)}
