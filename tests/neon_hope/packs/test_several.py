"""A campaign over several packs: the later episodes are another author's."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.kernel.errors import MissingContent
from engine.neon_hope import load, new_game
from engine.neon_hope.packs import Library
from engine.neon_hope.rules import campaigns as story
from engine.neon_hope.table.state import OVER, Campaign
from tests.neon_hope.packs.making import exchange, problems_of

DOCS = Path(__file__).parents[3] / "docs"
BEYOND = """
campaigns:
  beyond:
    name: {en: Beyond the Harbour, de: Hinter dem Hafen}
    continues: quay
    notes:
      rowed: {text: {en: You rowed., de: Ihr seid gerudert.}}
    steps:
      boat:
        kind: interlude
        name: {en: The Boat, de: Das Boot}
        text: {en: It leaks., de: Es leckt.}
        effects: [{note: rowed}]
        next: [{step: crossing}]
      crossing: {kind: episode, episode: EPISODE, next: [{step: far-shore}]}
      far-shore:
        kind: epilogue
        name: {en: The Far Shore, de: Das andere Ufer}
        text: {en: Sand., de: Sand.}
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The harbour of the docs, and a pack of somebody else that goes on from its campaign."""
    shutil.copytree(DOCS / "harbour", tmp_path / "harbour")
    beyond = tmp_path / "beyond"
    beyond.mkdir()
    head = (tmp_path / "harbour" / "pack.yaml").read_text("utf-8").replace("id: harbour", "id: beyond")
    head = head.partition("extends:")[0].replace('version: "1"', 'version: "7"')
    (beyond / "pack.yaml").write_text(head + "includes: [harbour]\n", "utf-8")
    harbour = Library.load([tmp_path / "harbour"]).pack("harbour")
    ((code, campaign),) = harbour.campaigns.items()
    text = BEYOND.replace("quay", code).replace("EPISODE", campaign.playable[0])
    (beyond / "story.yaml").write_text(text, "utf-8")
    return tmp_path


def over(library: Library) -> Campaign:
    """The harbour's campaign at its end."""
    harbour = library.pack("harbour")
    (code,) = harbour.campaigns
    played = story.new_campaign(harbour, code)
    won = (harbour.campaigns[code].playable[0], "away")
    return replace(played, characters=("bruna", "jun"), results=(won,), step=OVER, flags={"dry": 1})


def test_it_has_all_of_the_pack_it_includes_and_both_versions(home: Path) -> None:
    library = Library.load([home])
    beyond, harbour = library.pack("beyond"), library.pack("harbour")
    assert beyond.versions == ("beyond@7", "harbour@1")
    assert harbour.cards.keys() - harbour.campaigns.keys() <= beyond.cards.keys()
    assert beyond.endurance == harbour.endurance
    assert list(beyond.campaigns) == ["beyond"]


def test_only_its_own_notes_are_asked_after(home: Path) -> None:
    """Not those of the harbour, whose author cannot know who goes on."""
    assert [doubt.path for doubt in Library.load([home]).doubts] == ["campaigns.beyond.notes.rowed"]


def test_its_campaign_begins_with_the_one_it_continues(home: Path) -> None:
    library = Library.load([home])
    (before,) = library.pack("harbour").campaigns.values()
    steps = library.pack("beyond").campaigns["beyond"].story
    assert list(steps) == [*before.story, "boat", "crossing", "far-shore"]
    begun = story.new_campaign(library.pack("beyond"), "beyond")
    assert (begun.step, begun.packs) == (next(iter(before.story)), ("beyond@7", "harbour@1"))
    ends = [step for step in before.story if not before.story[step].next]
    for code in ends:
        assert steps[code].kind != "epilogue"
        assert steps[code].next[-1].step == "boat"


def test_a_campaign_that_is_over_goes_on_with_all_that_it_carries(home: Path) -> None:
    library = Library.load([home])
    ended = over(library)
    (found,) = story.continuations(library.packs.values(), "harbour", ended)
    assert (found[0].id, found[1]) == ("beyond", "beyond")
    gone = story.gone_on(*found, library.pack("harbour"), ended)
    assert (gone.code, gone.step, gone.notes) == ("beyond", "boat", ("rowed",))
    assert (gone.flags, gone.results, gone.characters) == (ended.flags, ended.results, ended.characters)
    at = story.answer(found[0], gone)
    assert story.next_episode(found[0], at) is not None
    assert story.continuations(library.packs.values(), "beyond", gone) == []


def test_its_episodes_are_played_and_saved_with_both_packs(home: Path) -> None:
    library = Library.load([home])
    beyond = library.pack("beyond")
    campaign = story.answer(beyond, story.gone_on(beyond, "beyond", library.pack("harbour"), over(library)))
    episode = story.next_episode(beyond, campaign)
    assert episode is not None
    game = new_game(
        library, pack="beyond", episode=episode, characters=("bruna", "jun"), seed=1, campaign=campaign
    )
    assert game.state.packs == ("beyond@7", "harbour@1")
    assert load(game.save(), library).view("p1") == game.view("p1")
    with pytest.raises(MissingContent, match="'beyond'"):
        load(game.save(), Library.load([home / "harbour"]))


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("pack.yaml", "[harbour]", "[harbor]", "there is no pack “harbor” to include; is “harbour” meant?"),
        ("story.yaml", "continues: ", "continues: x", "there is no campaign “x"),
        ("story.yaml", "boat:", "STEP:", "has a step “STEP” already"),
        ("pack.yaml", "includes:", "included: [x@1]\nincludes:", "there is no table “included” here"),
    ],
)
def test_mistakes_are_named(home: Path, file: str, old: str, new: str, said: str) -> None:
    harbour = Library.load([home / "harbour"]).pack("harbour")
    (campaign,) = harbour.campaigns.values()
    first = next(iter(campaign.story))
    exchange(home / "beyond" / file, old, new.replace("STEP", first))
    told = [str(problem) for problem in problems_of(home)]
    assert any(said.replace("STEP", first) in line and line.startswith("beyond/") for line in told), told
