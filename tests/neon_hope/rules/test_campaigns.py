"""A campaign as a sequence of steps: told, answered and followed, without a game and through one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.neon_hope.game import Game, load, new_game
from engine.neon_hope.language.cards import ShuffleIn
from engine.neon_hope.language.conditions import AllOf, AnyOf, CharactersAre, Noted
from engine.neon_hope.language.flow import IfSo
from engine.neon_hope.language.logged import Marked
from engine.neon_hope.language.story import (
    CrossOut,
    MarkCharacter,
    PoolAdd,
    PoolRemove,
    UnmarkCharacter,
    WriteNote,
)
from engine.neon_hope.packs import Library
from engine.neon_hope.rules import campaigns
from engine.neon_hope.rules.campaigns import (
    StepRefused,
    answer,
    choices,
    new_campaign,
    next_episode,
    position,
    waiting,
)
from engine.neon_hope.table.logbook import Logbook
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.state import OVER, Campaign, Entry
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import play_out
from tests.neon_hope.language.test_conditions import holds
from tests.neon_hope.packs.making import copied, exchange, problems_of
from tests.neon_hope.packs.test_campaigns import EXAMPLE

CODE = "two-roads"
READ, BURN = 0, 1
SLEEP, WATCH = 0, 1


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    home = copied(tmp_path_factory.mktemp("packs"))
    (home / "roads.yaml").write_text(EXAMPLE, "utf-8")
    return Library.load([home])


@pytest.fixture
def pack(library: Library) -> Pack:
    return library.pack("mine")


def kept(campaign: Campaign) -> Campaign:
    """As it comes back from where it is kept."""
    again = msgspec.json.decode(msgspec.json.encode(campaign), type=Campaign)
    assert again == campaign
    return again


def after_first(pack: Pack, ending: str, choice: int = BURN) -> Campaign:
    """A campaign whose first episode has just ended so."""
    campaign = answer(pack, new_campaign(pack, CODE), choice)
    assert next_episode(pack, campaign) == "first"
    ended = msgspec.structs.replace(
        campaign, episode=1, characters=("vex", "noor"), results=(("first", ending),)
    )
    return kept(campaigns.played(pack, ended, position(pack, campaign)))


def told(pack: Pack, campaign: Campaign) -> list[str]:
    return [words["en"] for words in campaigns.text(pack, campaign)]


def test_it_begins_with_its_first_step_and_what_is_chosen_stands_in_the_log(pack: Pack) -> None:
    campaign = kept(new_campaign(pack, CODE))
    assert (position(pack, campaign), next_episode(pack, campaign)) == ("letter", None)
    assert told(pack, campaign) == ["A letter lies on the mat."]
    assert [choice.label["en"] for _, choice in choices(pack, campaign)] == ["Read it", "Burn it"]
    after = kept(answer(pack, campaign, READ))
    assert next_episode(pack, after) == "first"
    assert after.trackers == {"courage-left": 1}
    assert after.entries == (
        Entry("letter", "choice", n=READ),
        Entry("letter", "tracker", "courage-left", -1),
    )


def test_the_way_goes_on_by_how_the_episode_ended(pack: Pack) -> None:
    assert position(pack, after_first(pack, "won")) == "morning"
    assert position(pack, after_first(pack, "worn-out")) == "hiding"
    assert told(pack, after_first(pack, "worn-out")) == ["Nobody speaks."]
    assert told(pack, after_first(pack, "found")) == ["Nobody speaks.", "They know your faces."]


def test_each_character_rests_for_itself(pack: Pack) -> None:
    campaign = after_first(pack, "won")
    assert waiting(pack, campaign) == ("vex", "noor")
    for who, choice in (("", SLEEP), ("jun", SLEEP), ("vex", 7), ("vex", None)):
        with pytest.raises(StepRefused):
            answer(pack, campaign, choice, who)
    once = kept(answer(pack, campaign, WATCH, "noor"))
    assert (position(pack, once), waiting(pack, once), once.chosen) == ("morning", ("vex",), {"noor": WATCH})
    with pytest.raises(StepRefused):
        answer(pack, once, SLEEP, "noor")
    both = kept(answer(pack, once, SLEEP, "vex"))
    assert next_episode(pack, both) == "second"
    assert (both.chosen, both.notes, both.trackers) == ({}, ("slept",), {"courage-left": 3})
    assert both.entries[-4:] == (
        Entry("morning", "choice", n=WATCH, who="noor"), Entry("morning", "tracker", "courage-left", 1),
        Entry("morning", "choice", n=SLEEP, who="vex"), Entry("morning", "note", "slept"),
    )  # fmt: skip


def test_a_step_without_choices_is_read(pack: Pack) -> None:
    campaign = after_first(pack, "found")
    assert choices(pack, campaign) == []
    with pytest.raises(StepRefused):
        answer(pack, campaign, 0)
    after = answer(pack, campaign)
    assert next_episode(pack, after) == "second"
    with pytest.raises(StepRefused):
        answer(pack, after)


def test_after_the_last_step_it_is_over(pack: Pack) -> None:
    campaign = answer(pack, after_first(pack, "found"))
    ended = msgspec.structs.replace(campaign, results=(*campaign.results, ("second", "won")))
    ended = campaigns.played(pack, ended, "night-two")
    assert told(pack, ended) == ["The city wakes.", "You do not. You sleep until noon."]
    over = kept(answer(pack, ended))
    assert (over.step, position(pack, over), campaigns.current(pack, over)) == (OVER, OVER, None)
    with pytest.raises(StepRefused):
        answer(pack, over)


def play(library: Library, campaign: Campaign, episode: str, seed: int = 5) -> Game:
    game = new_game(
        library, pack="mine", episode=episode, characters=["vex", "noor"], seed=seed, campaign=campaign
    )
    game = load(game.save(), library)
    return load(play_out(game, "sensible").save(), library)


def test_an_episode_writes_its_end_into_the_log_and_goes_on(library: Library, pack: Pack) -> None:
    campaign = answer(pack, new_campaign(pack, CODE), BURN)
    game = play(library, campaign, "first")
    assert game.state.over is not None
    after = kept(game.next_campaign())
    assert position(pack, after) == ("morning" if game.state.over.won else "hiding")
    assert after.entries[: len(campaign.entries)] == campaign.entries
    assert after.entries[len(campaign.entries)] == Entry("night-one", "result", game.state.over.resolution)
    assert after.characters == ("vex", "noor")


def test_a_chain_of_episodes_is_where_it_was_before_there_were_steps(library: Library, pack: Pack) -> None:
    campaign = new_campaign(pack, "duo")
    assert (campaign.step, next_episode(pack, campaign)) == ("", "first")
    assert next_episode(pack, Campaign(code="duo", episode=1, results=(("first", "won"),))) == "second"
    over = play(
        library, Campaign(code="duo", episode=1, results=(("first", "won"),)), "second"
    ).next_campaign()
    assert (next_episode(pack, over), position(pack, over)) == (None, OVER)


def test_a_campaign_kept_before_its_pack_had_steps_goes_on_after_its_last_episode(pack: Pack) -> None:
    old = Campaign(code=CODE, episode=1, characters=("vex",), results=(("first", "found"),))
    assert position(pack, old) == "hiding"
    assert next_episode(pack, answer(pack, old)) == "second"
    assert position(pack, Campaign(code=CODE)) == "letter"


def test_a_campaign_or_step_that_its_pack_has_no_more_is_over(pack: Pack) -> None:
    for gone in (Campaign(code="gone"), Campaign(code=CODE, step="torn-out")):
        assert (position(pack, gone), campaigns.current(pack, gone)) == (OVER, None)
        assert (campaigns.text(pack, gone), choices(pack, gone), waiting(pack, gone)) == ([], [], ())


def test_the_modifier_pool_changes_between_episodes_and_owes_nothing(pack: Pack) -> None:
    there = pack.modifier_pool["+3"]
    book = Logbook(pack, Campaign(code=CODE), "hiding")
    campaigns.write([PoolAdd("skull", 2), PoolRemove("+3", there + 4)], book)
    assert book.campaign.pool == {"skull": 2, "+3": -there}
    campaigns.write([PoolAdd("+3", there)], book)
    assert book.campaign.pool == {"skull": 2}
    assert [(entry.name, entry.n) for entry in book.campaign.entries] == [
        ("skull", 2), ("+3", -there), ("+3", there),
    ]  # fmt: skip


# -- notes that are crossed out, and those of characters -------------------------------------------------


def test_a_note_is_crossed_out_and_a_mark_belongs_to_its_character(pack: Pack) -> None:
    before = Campaign(code=CODE, characters=("vex", "noor"), notes=("slept",))
    book = Logbook(pack, before, "hiding", "vex")
    campaigns.write([CrossOut("slept"), MarkCharacter("slept"), MarkCharacter("torn", "others")], book)
    after = kept(book.campaign)
    assert (after.notes, after.marks) == ((), {"vex": ("slept",), "noor": ("torn",)})
    asked = {(name, who): Marked(name).written(Logbook(pack, after, "hiding", who))
             for name in ("slept", "torn") for who in ("vex", "noor", "")}  # fmt: skip
    assert asked == {
        ("slept", "vex"): True, ("slept", "noor"): False, ("slept", ""): True,
        ("torn", "vex"): False, ("torn", "noor"): True, ("torn", ""): True,
    }  # fmt: skip
    book = Logbook(pack, after, "end")
    campaigns.write([UnmarkCharacter("slept"), MarkCharacter("torn")], book)
    assert book.campaign.marks == {"vex": ("torn",), "noor": ("torn",)}
    assert book.campaign.entries[-2:] == (
        Entry("end", "unmark", "slept", who="vex"), Entry("end", "mark", "torn", who="vex"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("characters", "notes", "written"),
    [
        (("vex",), ("slept",), ("alone",)),
        (("vex", "noor"), ("slept",), ("together", "known")),
        (("vex", "noor"), (), ("together",)),
        (("vex", "noor", "jun"), ("watched",), ("together", "known")),
    ],
)
def test_a_step_writes_by_what_the_campaign_is_like(
    pack: Pack, characters: tuple[str, ...], notes: tuple[str, ...], written: tuple[str, ...]
) -> None:
    together = CharactersAre(at_least=2)
    known = AllOf((together, AnyOf((Noted("slept"), Noted("watched")))))
    book = Logbook(pack, Campaign(code=CODE, characters=characters, notes=notes), "hiding")
    campaigns.write(
        [IfSo(together, (WriteNote("together"),), (WriteNote("alone"),)), IfSo(known, (WriteNote("known"),))],
        book,
    )
    assert kept(book.campaign).notes == (*notes, *written)


def test_what_is_written_for_characters_in_an_episode_is_carried_on(library: Library) -> None:
    before = Campaign(code="duo", notes=("met-the-crowd",), marks={"noor": ("old",), "jun": ("hurt",)})
    t = Table(library, "vex", "noor", pack="mine", episode="first", campaign=before)
    t.turn("vex")
    assert holds(t, Noted("met-the-crowd"))
    assert not holds(t, Marked("met-the-crowd", "any"))
    effects = [CrossOut("met-the-crowd"), MarkCharacter("met-the-crowd"), UnmarkCharacter("old", "each")]
    t.resolve("p1", effects)
    assert not holds(t, Noted("met-the-crowd"))
    assert holds(t, Marked("met-the-crowd", "any"))
    game = load(t.game.save(), library)
    game.abandon()
    after = kept(game.next_campaign())
    assert (after.notes, after.marks) == ((), {"vex": ("met-the-crowd",), "noor": (), "jun": ("hurt",)})
    assert after.entries == (
        Entry("first", "result", ""), Entry("first", "crossed", "met-the-crowd"),
        Entry("first", "unmark", "old", who="noor"), Entry("first", "mark", "met-the-crowd", who="vex"),
    )  # fmt: skip


def test_a_note_crossed_out_may_be_written_again(library: Library) -> None:
    t = Table(library, "vex", "noor", pack="mine", episode="first",
              campaign=Campaign(code="duo", notes=("met-the-crowd",)))  # fmt: skip
    t.turn("vex").resolve("p1", [CrossOut("met-the-crowd"), WriteNote("met-the-crowd")])
    assert holds(t, Noted("met-the-crowd"))
    t.game.abandon()
    assert t.game.next_campaign().notes == ("met-the-crowd",)


# -- encounter sets by campaign --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notes", "sets"), [((), "abcd"), (("met-the-crowd",), "bcde")], ids=["as it is", "after the crowd"]
)
def test_card_sets_come_and_go_by_what_the_campaign_is_like(
    tmp_path: Path, notes: tuple[str, ...], sets: str
) -> None:
    home = copied(tmp_path)
    exchange(home / "pack.yaml", "sets:\n", "sets:\n  set-e: {en: Set E, de: Set E}\n")
    exchange(
        home / "story.yaml",
        "    recommended_lead: vex\n",
        """    recommended_lead: vex
    set_changes:
      - {set: set-e, if: {noted: met-the-crowd}}
      - {set: set-a, if: {noted: met-the-crowd}, out: true}
""",
    )
    (home / "e.yaml").write_text(
        "events: {rain: {name: {en: Rain, de: Regen}, set: set-e, copies: 2, effects: [{surveillance: 1}]}}"
    )
    mine = Library.load([tmp_path])
    found = mine.pack("mine")
    before = Campaign(code="duo", notes=notes)
    game = Table(mine, "vex", "noor", pack="mine", episode="first", bare=False, campaign=before).game
    tables: list[dict[str, Any]] = [found.enemies, found.conditions, found.events]
    of = {code: card.set for table in tables for code, card in table.items()}
    wanted = {f"set-{letter}" for letter in sets}
    difficulty = found.episodes["first"].difficulty_cards
    dealt = {of[code] for code in game.state.encounter_deck if code not in difficulty}
    assert dealt <= wanted
    assert {"set-a", "set-e"} & dealt == {"set-a", "set-e"} & wanted
    assert game.state.encounter_deck.count("rain") == (2 if "e" in sets else 0)


def test_a_card_set_comes_into_the_deck_while_an_episode_is_played(tmp_path: Path) -> None:
    """Once: there are no more copies than the pack has."""
    home = copied(tmp_path)
    exchange(home / "pack.yaml", "sets:\n", "sets:\n  set-e: {en: Set E, de: Set E}\n")
    (home / "e.yaml").write_text(
        "events: {rain: {name: {en: Rain, de: Regen}, set: set-e, copies: 2, effects: [{surveillance: 1}]}}"
    )
    t = Table(Library.load([tmp_path]), "vex", "noor", pack="mine", episode="first", bare=False)
    before = sorted(t.game.state.encounter_deck)
    assert "rain" not in before
    t.turn("vex").resolve("p1", [ShuffleIn("set-e")])
    assert [event.other for event in t.events if event.kind == "shuffled_in"] == ["set-e"]
    assert sorted(t.game.state.encounter_deck) == sorted([*before, "rain", "rain"])
    assert t.game.state.encounter_deck[-2:] != ["rain", "rain"], "shuffled, not put below"
    t.resolve("p1", [ShuffleIn("set-e"), ShuffleIn("set-a")])
    assert sorted(t.game.state.encounter_deck) == sorted([*before, "rain", "rain"])


OPENINGS = """    recommended_lead: vex
    openings:
      - if: {noted: met-the-crowd}
        intro: {en: The crowd lets you in., de: Die Menge lässt euch ein.}
        start: {environment: dock, location: lower}
        chapter: chapter-two
"""


@pytest.mark.parametrize("notes", [(), ("met-the-crowd",)], ids=["as it is", "after the crowd"])
def test_an_episode_has_other_ways_in_by_what_the_campaign_is_like(
    tmp_path: Path, notes: tuple[str, ...]
) -> None:
    exchange(copied(tmp_path) / "story.yaml", "    recommended_lead: vex\n", OPENINGS)
    t = Table(
        Library.load([tmp_path]), "vex", "noor", pack="mine", episode="first",
        campaign=Campaign(code="duo", notes=notes),
    )  # fmt: skip
    told = t.game.view("p1", "en").stories[0].text
    assert told == ("It begins.\n\nThe crowd lets you in." if notes else "It begins.")
    assert t.hero("vex").location == ("dock:lower" if notes else "yard:upper")
    assert t.game.state.chapter == ("chapter-two" if notes else "chapter-one")
    # The way in stays what it was, whatever is noted later.
    t.resolve("p1", [WriteNote("met-the-crowd")])
    assert t.game.view("p1", "en").stories[0].text == told


def test_a_way_in_asks_only_for_what_is_known_before_the_episode(tmp_path: Path) -> None:
    story = copied(tmp_path) / "story.yaml"
    exchange(story, "    recommended_lead: vex\n", OPENINGS.replace("noted: met-the-crowd", "round: 2"))
    exchange(story, "chapter: chapter-two\n", "chapter: chapter-too\n")
    found = {problem.path: problem.text for problem in problems_of(tmp_path)}
    assert "only the log" in found["episodes.first.openings[0].if.round"]
    assert "is “chapter-two” meant?" in found["episodes.first.openings[0].chapter"]
