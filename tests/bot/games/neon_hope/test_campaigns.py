"""What an episode leaves behind is carried to the next one."""

from __future__ import annotations

import pytest

from bot.games.neon_hope.campaign_log import ROOM, campaign_log
from bot.hosting.quota import Quota
from bot.messages.components import TEXT
from bot.store.people import ServerRow, save_server
from engine.neon_hope.packs import Library
from engine.neon_hope.table.state import Campaign, Entry
from tests.bot.conftest import LoopClock
from tests.bot.games.neon_hope import fake
from tests.bot.games.neon_hope.fake import FACE, TAKE, WORK
from tests.bot.games.neon_hope.fake_pack import PACK
from tests.bot.games.neon_hope.tables import Tables

DAY = 24 * 3600
TWO = {"ann": "vex", "bob": "noor"}
FRESH = Campaign(code="tides", trackers={"attention": 1}, packs=("tide@1",))


@pytest.fixture(autouse=True)
def short_episodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps win: how an episode is played is tested elsewhere."""
    monkeypatch.setattr(fake, "GOAL", 2)


async def win(tables: Tables, *people: str, game_id: int = 1) -> None:
    """Play an episode to its end."""
    for _ in range(6):
        for who in people:
            await tables.do(who, TAKE, game_id)
            await tables.do(who, WORK, game_id)
            if (await tables.game(game_id)).status == "over":
                return
        for who in people:
            await tables.do(who, FACE, game_id)


async def test_a_campaign_begins_with_its_first_episode(tables: Tables) -> None:
    assert "No campaign has been begun" in tables.said(await tables.slash("ann", "campaign"))
    await tables.begin(TWO)
    (row,) = await tables.campaigns()
    assert (row.code, row.state, row.status) == ("tides", FRESH, "running")
    shown = tables.said(await tables.slash("cleo", "campaign"))
    assert f"**The tides** (campaign 1) · playing: <#{tables.hall(1).id}>" in shown


async def test_the_end_of_an_episode_is_written_to_the_campaign(tables: Tables) -> None:
    await tables.begin(TWO)
    await win(tables, "ann", "bob")
    row = await tables.campaign()
    assert row.state.episode == 1
    assert row.state.results == (("low", "won"),)
    assert row.state.characters == ("vex", "noor")
    assert row.status == "running"
    listed = await tables.slash("cleo", "campaign")
    assert "next: episode 2, High water" in tables.said(listed)
    log = await tables.choose("cleo", listed.response.message, ["1"])
    text = tables.said(log)
    for part in (
        "## The tides: campaign log",
        "**Characters:** Vex and Noor",
        "🏆 1. Low water: The dawn (won)",
        "**Attention:** 3",
        "**Notes**\n• The boat is yours.",
        "**Modifier pool:** +1 × skull, −1 × +3",
        "next: episode 2, High water",
    ):
        assert part in text
    assert tables.labels(log.response.message) == ["Next episode", "Back one step", "Copy", "Pause"]


async def test_the_next_episode_is_played_by_the_same_people(tables: Tables) -> None:
    await tables.begin(TWO, limit="30")
    await win(tables, "ann", "bob")
    summary = tables.hall(1).history()[-1]
    shown = await tables.press("bob", summary, "Next episode")
    lobby = shown.response.message
    text = tables.text(lobby)
    assert "NEON HOPE · The tides, episode 2 of 2" in text
    assert f"• {tables.ann.mention}: **Vex**" in text
    assert f"• {tables.bob.mention}: **Noor**" in text
    assert "**Offers to help:** 30 seconds" in text
    await tables.press("ann", lobby, "Begin")
    game = (await tables.bot.play.load(2)).game
    assert game.state.campaign == (await tables.campaign()).state
    assert game.state.campaign.episode == 1
    await win(tables, "ann", "bob", game_id=2)
    row = await tables.campaign()
    assert [episode for episode, _ in row.state.results] == ["low", "high"]
    assert row.status == "over"
    assert tables.labels(tables.hall(2).history()[-1]) == ["Play again", "Story", "Replay"]
    assert "finished" in tables.said(await tables.slash("ann", "campaign", campaign=1))


async def test_one_table_at_a_time_goes_on_with_a_campaign(tables: Tables) -> None:
    await tables.begin(TWO)
    await win(tables, "ann", "bob")
    summary = tables.hall(1).history()[-1]
    assert "You are not playing" in tables.said(await tables.press("cleo", summary, "Next episode"))
    lobby = (await tables.press("ann", summary, "Next episode")).response.message
    again = tables.said(await tables.press("bob", summary, "Next episode"))
    assert (
        f"There is an open table for this already: https://discord.com/channels/{tables.guild.id}/" in again
    )
    log = await tables.slash("cleo", "campaign", campaign=1)
    assert "open table" in tables.said(await tables.press("cleo", log.response.message, "Next episode"))
    await tables.press("ann", lobby, "Begin")
    busy = tables.said(await tables.press("cleo", log.response.message, "Next episode"))
    assert f"is being played: <#{tables.hall(2).id}>" in busy
    assert len(await tables.campaigns()) == 1


async def test_somebody_new_can_take_the_campaign_up_again(tables: Tables) -> None:
    await tables.begin(TWO)
    await win(tables, "ann", "bob")
    log = await tables.slash("cleo", "campaign", campaign=1)
    lobby = (await tables.press("cleo", log.response.message, "Next episode")).response.message
    assert f"• {tables.cleo.mention}: By chance" in tables.text(lobby)
    await tables.press("bob", lobby, "Leave")
    await tables.pick("cleo", lobby, "character", "noor")
    await tables.press("cleo", lobby, "Begin")
    row = await tables.game(2)
    assert [(seat.name, seat.role) for seat in row.seats.values()] == [
        ("ann", "tide/vex"),
        ("cleo", "tide/noor"),
    ]


async def test_the_others_go_on_without_somebody_who_does_not_come_along(tables: Tables) -> None:
    await tables.begin(TWO)
    await win(tables, "ann", "bob")
    log = (await tables.slash("ann", "campaign", campaign=1)).response.message
    lobby = (await tables.press("ann", log, "Next episode")).response.message
    assert tables.offered(lobby, "without") == {
        str(tables.ann.id): "ann", str(tables.bob.id): "bob",
    }  # fmt: skip
    gone = str(tables.bob.id)
    assert "not at this table" in tables.said(await tables.pick("cleo", lobby, "without", gone))
    await tables.pick("ann", lobby, "without", gone)
    assert tables.bob.mention not in tables.text(lobby)
    await tables.pick("bob", lobby, "character", "noor")
    assert f"• {tables.bob.mention}: **Noor**" in tables.text(lobby), "after all"
    await tables.pick("ann", lobby, "without", gone)
    assert len(tables.selects(lobby)) == 5, "nobody else is left to go on without"
    await tables.press("ann", lobby, "Begin")
    assert [seat.name for seat in (await tables.game(2)).seats.values()] == ["ann"]


async def test_at_a_new_table_everybody_sits_for_themselves(tables: Tables) -> None:
    lobby = await tables.lobby("ann")
    await tables.pick("bob", lobby, "character", "noor")
    assert not any(select["custom_id"].endswith(":without") for select in tables.selects(lobby))
    forged = await tables.forge("ann", lobby, "neon_hope:lobby:1:without")
    assert tables.bob.mention in tables.text(lobby), tables.said(forged)


async def test_a_campaign_waits_for_weeks_and_goes_on(tables: Tables, clock: LoopClock) -> None:
    """Nobody is written to meanwhile; the log, and the summary, have it go on."""
    await tables.begin(TWO)
    await win(tables, "ann", "bob")
    before = (await tables.campaign()).state
    summary = tables.hall(1).history()[-1]
    lobby = (await tables.press("ann", summary, "Next episode")).response.message
    written = [len(tables.dms(who)) for who in ("ann", "bob")]
    await tables.wait(30 * DAY, clock)
    await tables.restart()
    assert "Nobody began in time" in tables.text(lobby)
    assert written == [len(tables.dms(who)) for who in ("ann", "bob")]
    assert (await tables.campaign()).state == before
    log = (await tables.slash("bob", "campaign", campaign=1)).response.message
    lobby = (await tables.press("bob", log, "Next episode")).response.message
    assert "The tides, episode 2 of 2" in tables.text(lobby)
    await tables.press("bob", lobby, "Begin")
    assert (await tables.game(2)).status == "running"


async def test_an_episode_played_again_begins_a_campaign_of_its_own(tables: Tables) -> None:
    await tables.begin(TWO)
    await win(tables, "ann", "bob")
    summary = tables.hall(1).history()[-1]
    lobby = (await tables.press("ann", summary, "Play again")).response.message
    assert "NEON HOPE · The tides, episode 1 of 2" in tables.text(lobby)
    await tables.press("ann", lobby, "Begin")
    rows = {row.id: row for row in await tables.campaigns()}
    assert rows[1].state.episode == 1
    assert rows[2].state == FRESH
    await win(tables, "ann", "bob", game_id=2)
    # Now the second episode, twice, from where the campaign stood.
    lobby = (await tables.press("ann", tables.hall(2).history()[-1], "Next episode")).response.message
    await tables.press("ann", lobby, "Begin")
    await win(tables, "ann", "bob", game_id=3)
    lobby = (await tables.press("ann", tables.hall(3).history()[-1], "Play again")).response.message
    await tables.press("ann", lobby, "Begin")
    assert (await tables.campaign(3)).state == (await tables.bot.play.load(3)).game.state.campaign
    assert (await tables.campaign(3)).state.results == (("low", "won"),)


async def test_a_single_episode_belongs_to_no_campaign(tables: Tables) -> None:
    await tables.begin({"ann": "vex"}, episode="episode:tide:high")
    await win(tables, "ann")
    assert await tables.campaigns() == []
    summary = tables.hall(1).history()[-1]
    assert tables.labels(summary) == ["Play again", "Story", "Replay"]
    forged = await tables.forge("ann", summary, "neon_hope:after:1:next")
    assert "The campaign has no further episode." in tables.said(forged)
    lobby = (await tables.press("ann", summary, "Play again")).response.message
    assert "a single episode" in tables.text(lobby)


async def test_an_episode_given_up_is_recorded_as_such(tables: Tables) -> None:
    await tables.begin({"ann": "vex"})
    asked = await tables.slash("ann", "abandon", game=1)
    await tables.press("ann", asked.response.message, "Yes, give up")
    assert (await tables.campaign()).state.results == (("low", ""),)
    log = tables.said(await tables.slash("ann", "campaign", campaign=1))
    assert "💔 1. Low water: given up (lost)" in log


async def test_the_end_is_carried_once_even_over_restarts(tables: Tables) -> None:
    await tables.begin({"ann": "vex"})
    await win(tables, "ann")
    await tables.restart()
    row = await tables.campaign()
    assert row.state.results == (("low", "won"),)


async def test_a_campaigns_picture_counts_as_one_that_was_asked_for(tables: Tables) -> None:
    await tables.begin({"ann": "vex"})
    listed = (await tables.slash("ann", "campaign")).response.message
    tables.bot.answers.pages.persons = Quota(1)
    assert "The tides: campaign log" in tables.said(await tables.choose("ann", listed, ["1"]))
    assert "1 picture or page within an hour" in tables.said(await tables.choose("ann", listed, ["1"]))
    assert "1 picture or page within an hour" in tables.said(
        await tables.slash("ann", "campaign", campaign=1)
    )
    assert "campaign 1" in tables.said(await tables.slash("ann", "campaign")), "a list is not drawn"


async def test_another_servers_campaigns_are_not_shown(tables: Tables) -> None:
    await tables.begin({"ann": "vex"})
    await win(tables, "ann")
    other = tables.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    stranger = other.add_member(tables.env.create_user("stranger"))
    result = await stranger.slash(channel, "neonhope campaign", campaign=1)
    assert "There is no such campaign in this server." in tables.said(result)
    result = await stranger.slash(channel, "neonhope campaign")
    assert "No campaign has been begun in this server." in tables.said(result)
    assert await stranger.autocomplete(channel, "neonhope campaign", "campaign", "") == []
    mine = await tables.cleo.autocomplete(tables.channel, "neonhope campaign", "campaign", "tid")
    assert [choice["name"] for choice in mine] == ["1: The tides · next: episode 2, High water"]


def test_a_log_is_readable_in_german_and_with_nothing_in_it() -> None:
    full = Campaign(
        code="tides",
        episode=2,
        characters=("vex",),
        results=(("low", "lost"), ("gone", "unknown")),
        notes=("boat", "forgotten"),
        trackers={"attention": 4},
        followers=(("vex", "nobody"),),
        pool={"epic-fail": 1, "0": 0},
    )
    text = "\n".join(campaign_log(PACK, full, "de"))
    for part in (
        "## Die Gezeiten: Kampagnen-Logbuch",
        "**Charaktere:** Vex",
        "💔 1. Niedrigwasser: Das Dunkel (verloren)",
        "2. gone: unknown (verloren)",
        "**Aufmerksamkeit:** 4",
        "**Begleiter:** nobody bei Vex",
        "• Das Boot gehört euch.",
        "**Modifikatoren-Auswahl:** +1 × Epic Fail",
        "-# beendet",
    ):
        assert part in text
    assert "forgotten" not in text
    bare = campaign_log(PACK, Campaign(code="unheard-of"), "en")
    assert bare[0] == "## unheard-of: campaign log"
    assert bare[1] == "Nothing has been written yet."


def test_the_steps_that_a_log_has_no_room_for_are_counted() -> None:
    """The oldest ones; and a note's full stop stands before no semicolon."""
    entries = tuple(
        entry
        for n in range(60)
        for entry in (
            Entry(f"step-{n}", "note", "boat"),
            Entry(f"step-{n}", "crossed", "boat"),
            Entry(f"step-{n}", "tracker", "attention", 1),
        )
    )
    whole = "\n".join(campaign_log(PACK, Campaign("tides", entries=entries[:9]), "en"))
    assert "before this" not in whole
    assert "• **step-0**: The boat is yours; ~~The boat is yours~~; Attention +1\n" in whole
    for language, before in (("en", " steps before this\n"), ("de", " Schritte davor\n")):
        text = "\n".join(campaign_log(PACK, Campaign("tides", entries=entries), language))
        assert len(text) <= ROOM <= TEXT
        assert f"\n-# {60 - text.count('• **step-')}{before}" in text
        assert "• **step-59**" in text


def test_the_log_of_a_season_is_whole() -> None:
    """Of the shipped campaign, where each character chooses something between the nights."""
    pack = Library.load([]).pack("pilot")
    steps = pack.campaigns["lissen"].story
    rest = next(code for code, step in steps.items() if step.each)
    sleep = next(
        n for n, one in enumerate(steps[rest].choices) if any(effect.op == "mark" for effect in one.effects)
    )
    entries: list[Entry] = []
    for code, step in steps.items():
        if step.episode is not None:
            ending = next(iter(pack.episodes[step.episode].resolutions))
            entries += [Entry(code, "result", ending), Entry(code, "tracker", "attention", 3)]
            for who in ("bruna", "jun", "ines"):
                entries += [Entry(rest, "choice", n=sleep, who=who), Entry(rest, "mark", "rested", who=who)]
    text = "\n".join(campaign_log(pack, Campaign("lissen", entries=tuple(entries)), "de"))
    assert "davor\n" not in text
    label = steps[rest].choices[sleep].label["de"]
    note = pack.campaigns["lissen"].notes["rested"].text["de"].rstrip(".")
    own = f"**Bruna Vasile**: {label} ({note}); **Jun Halloran**: {label} ({note})"
    assert own in text, "what a choice wrote stands behind it"


async def test_the_public_part_of_a_campaign_is_in_the_servers_language(tables: Tables) -> None:
    async with tables.bot.db.write() as db:
        await save_server(db, ServerRow(tables.guild.id, "de"))
    await tables.begin({"ann": "vex"})
    await win(tables, "ann")
    summary = tables.hall(1).history()[-1]
    assert "🏁 **Die Episode ist zu Ende: objective.**" in tables.text(summary)
    assert tables.labels(summary) == ["Nächste Episode", "Noch einmal spielen", "Geschichte", "Nachspielen"]
