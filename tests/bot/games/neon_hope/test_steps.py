"""Between episodes: scenes, rests and epilogues are read and answered by presses, once, over restarts."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.store import campaigns
from bot.games.neon_hope.store import steps as store
from engine.neon_hope.language.logged import EpisodeWon
from engine.neon_hope.language.story import ChangeTracker, WriteNote
from engine.neon_hope.rules.campaigns import position
from engine.neon_hope.table.pack import CampaignDef, CampaignStep, Note, StepChoice, TrackerDef, Way
from engine.neon_hope.table.state import OVER
from render import neon_hope as render
from tests.bot.conftest import LoopClock
from tests.bot.games.neon_hope import fake
from tests.bot.games.neon_hope.fake_pack import PACK, words
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.games.neon_hope.test_campaigns import DAY, TWO, win

CAMPAIGN = CampaignDef(
    name=words("The tides", "Die Gezeiten"),
    trackers={"attention": TrackerDef(name=words("Attention", "Aufmerksamkeit"), start=1)},
    notes={"boat": Note(text=words("The boat is yours.", "Das Boot gehört euch."))},
    steps={
        "letter": CampaignStep(
            kind="prologue",
            name=words("The letter", "Der Brief"),
            text=words("A letter.\n\nIt is wet.", "Ein Brief.\n\nEr ist nass."),
            choices=(
                StepChoice(
                    label=words("Read it", "Ihn lesen"),
                    text=words("It says *run*.", "„Lauft“, steht da."),
                    effects=(ChangeTracker("attention", 2),),
                ),
                StepChoice(label=words("Burn it", "Ihn verbrennen")),
            ),
            next=(Way(step="night"),),
        ),
        "night": CampaignStep(
            kind="episode",
            episode="low",
            next=(Way(step="camp", condition=EpisodeWon("low")), Way(step="end")),
        ),
        "camp": CampaignStep(
            kind="rest",
            name=words("The camp", "Das Lager"),
            text=words("A fire.", "Ein Feuer."),
            choices=(
                StepChoice(label=words("Sleep", "Schlafen"), effects=(WriteNote("boat"),)),
                StepChoice(label=words("Watch", "Wachen"), effects=(ChangeTracker("attention", 1),)),
            ),
            next=(Way(step="shore"),),
        ),
        "shore": CampaignStep(
            kind="interlude",
            name=words("The shore", "Das Ufer"),
            text=words("Grey water.", "Graues Wasser."),
            next=(Way(step="again"),),
        ),
        "again": CampaignStep(kind="episode", episode="high", next=(Way(step="end"),)),
        "end": CampaignStep(
            kind="epilogue", name=words("Ebb", "Ebbe"), text=words("It goes out.", "Es läuft ab.")
        ),
    },
)  # fmt: skip


@pytest.fixture(autouse=True)
def a_campaign_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fake, "GOAL", 2)
    monkeypatch.setitem(PACK.campaigns, "tides", CAMPAIGN)


async def at(tables: Tables) -> str:
    return position(PACK, (await tables.campaign()).state)


async def done(tables: Tables) -> int:
    async with tables.bot.db.read() as db:
        return await store.number(db, 1)


async def to_the_camp(tables: Tables, cast: dict[str, str] = TWO) -> Any:
    """Through the prologue and the first episode; returns the panel of the rest."""
    panel = await tables.lobby("ann")
    await tables.press("ann", panel, "Burn it")
    lobby = (await tables.press("ann", panel, "Go on")).response.message
    for who, character in cast.items():
        await tables.pick(who, lobby, "character", character)
    await tables.press("ann", lobby, "Begin")
    await win(tables, *cast)
    summary = tables.hall(1).history()[-1]
    return (await tables.press("ann", summary, "Go on")).response.message


async def test_a_campaign_may_begin_with_a_scene(tables: Tables) -> None:
    offered = await tables.ann.autocomplete(tables.channel, "neonhope start", "episode", "tides")
    assert [choice["name"] for choice in offered] == ["Campaign: The tides (from The letter)"]
    panel = await tables.lobby("ann")
    text = tables.text(panel)
    assert "-# NEON HOPE · The tides\n## The letter\n\nA letter.\n\nIt is wet." in text
    assert tables.labels(panel) == ["Read it", "Burn it"]
    assert "next: The letter" in tables.said(await tables.slash("bob", "campaign"))
    await tables.press("ann", panel, "Read it")
    text = tables.text(panel)
    assert "**ann** chose: Read it\n\nIt says \\*run\\*.\n\n-# Attention +2" in text
    assert tables.labels(panel) == ["Go on"]
    assert (await tables.campaign()).state.trackers == {"attention": 3}
    lobby = (await tables.press("bob", panel, "Go on")).response.message
    assert "NEON HOPE · The tides, episode 1\n## Low water" in tables.text(lobby)


async def test_a_step_is_answered_once(tables: Tables) -> None:
    panel = await tables.lobby("ann")
    read, burn = tables.buttons(panel).values()
    await tables.press("ann", panel, "Read it")
    for custom_id in (read, burn):
        late = await tables.forge("bob", panel, custom_id)
        assert "has gone on from there" in tables.said(late)
    assert (await tables.campaign()).state.trackers == {"attention": 3}
    assert await done(tables) == 1


@pytest.mark.parametrize("choice", [2, 77, 999])
async def test_a_choice_that_is_none_changes_nothing(tables: Tables, choice: int) -> None:
    panel = await tables.lobby("ann")
    await tables.forge("ann", panel, f"neon_hope:step:1:0:{choice}")
    await tables.forge("ann", panel, "neon_hope:step:1:0:on")
    assert (await at(tables), await done(tables)) == ("letter", 0)


async def test_each_character_chooses_at_a_rest(tables: Tables) -> None:
    panel = await to_the_camp(tables)
    assert "**Vex** has yet to choose.\n• **Noor** has yet to choose." in tables.text(panel)
    refused = await tables.press("cleo", panel, "Sleep")
    assert "Those who played the last episode" in tables.said(refused)
    await tables.press("bob", panel, "Watch")
    assert "**Vex** has yet to choose.\n• **Noor**: Watch" in tables.text(panel)
    again = await tables.press("bob", panel, "Sleep")
    assert "have chosen already" in tables.said(again)
    await tables.restart()
    await tables.press("ann", panel, "Sleep")
    assert tables.labels(panel) == ["Go on"]
    assert (await at(tables), await done(tables)) == ("shore", 3)


async def test_after_a_day_the_others_choose_for_who_has_not(tables: Tables, clock: LoopClock) -> None:
    """Those who have gone for good would hold all others up."""
    panel = await to_the_camp(tables, {**TWO, "cleo": "ada"})
    assert "on whoever has chosen may do so for the others." in tables.text(panel)
    await tables.press("ann", panel, "Sleep")
    await tables.wait(0.9 * DAY, clock)
    refused = tables.said(await tables.press("ann", panel, "Watch"))
    assert "have chosen already; from <t:" in refused
    await tables.wait(0.2 * DAY, clock)
    assert "Those who played" in tables.said(await tables.press("dan", panel, "Watch"))
    await tables.press("ann", panel, "Watch")
    assert await at(tables) == "camp"
    await tables.press("ann", panel, "Watch")
    assert await at(tables) == "shore"
    assert "**Noor**: Watch" in tables.text(
        (await tables.slash("ann", "campaign", campaign=1)).response.message
    )


async def test_not_while_it_is_paused_nor_in_the_day_after(tables: Tables, clock: LoopClock) -> None:
    panel = await to_the_camp(tables)
    await tables.press("ann", panel, "Sleep")
    await tables.forge("ann", panel, "neon_hope:pause:1:begin")
    await tables.wait(20 * DAY, clock)
    await tables.press("ann", panel, "Watch")
    await tables.forge("ann", panel, "neon_hope:pause:1:end")
    await tables.press("ann", panel, "Watch")
    assert await at(tables) == "camp"
    await tables.wait(1.1 * DAY, clock)
    await tables.press("ann", panel, "Watch")
    assert await at(tables) == "shore"


async def test_a_scene_is_read_and_left_by_a_press_and_an_epilogue_ends_it(tables: Tables) -> None:
    panel = await to_the_camp(tables)
    await tables.press("ann", panel, "Sleep")
    await tables.press("bob", panel, "Sleep")
    shore = (await tables.press("ann", panel, "Go on")).response.message
    assert "## The shore\n\nGrey water." in tables.text(shore)
    lobby = (await tables.press("bob", shore, "Go on")).response.message
    assert "episode 2\n## High water" in tables.text(lobby)
    assert "has gone on" in tables.said(await tables.press("ann", shore, "Go on"))
    await tables.press("ann", lobby, "Begin")
    await win(tables, "ann", "bob", game_id=2)
    assert (await tables.campaign()).status == "running"
    end = (await tables.press("ann", tables.hall(2).history()[-1], "Go on")).response.message
    assert tables.labels(end) == ["The end"]
    log = tables.said(await tables.press("bob", end, "The end"))
    assert (await tables.campaign()).status == "over"
    for line in (
        "• **The letter**: “Burn it”",
        "• **The camp**: **Vex**: Sleep",
        "• **Ebb**: the end",
        "-# finished",
    ):
        assert line in log


async def test_the_way_goes_by_how_the_episode_ended(tables: Tables) -> None:
    panel = await tables.lobby("ann")
    await tables.press("ann", panel, "Burn it")
    lobby = (await tables.press("ann", panel, "Go on")).response.message
    await tables.press("ann", lobby, "Begin")
    asked = await tables.slash("ann", "abandon", game=1)
    await tables.press("ann", asked.response.message, "Yes, give up")
    assert await at(tables) == "end"
    log = await tables.slash("bob", "campaign", campaign=1)
    assert "next: Ebb" in tables.said(log)
    assert tables.labels(log.response.message) == ["Go on", "Back one step", "Copy", "Pause"]


async def test_a_campaign_that_is_kept_goes_on_with_the_log_after_a_restart(tables: Tables) -> None:
    await tables.lobby("ann")
    await tables.restart()
    log = await tables.slash("cleo", "campaign", campaign=1)
    panel = (await tables.press("cleo", log.response.message, "Go on")).response.message
    await tables.press("cleo", panel, "Burn it")
    assert await at(tables) == "night"


async def test_a_step_is_taken_back_when_everybody_who_played_agrees(tables: Tables) -> None:
    panel = await to_the_camp(tables)
    before = (await tables.campaign()).state
    await tables.press("ann", panel, "Sleep")
    await tables.press("bob", panel, "Watch")
    log = (await tables.slash("ann", "campaign", campaign=1)).response.message
    asked = (await tables.press("ann", log, "Back one step")).response.message
    assert "back to before **The camp**? 1 of 2 want it" in tables.text(asked)
    assert await at(tables) == "shore"
    assert "Those who played" in tables.said(await tables.press("cleo", asked, "Back one step"))
    await tables.press("ann", asked, "Back one step")
    assert await at(tables) == "shore"
    done = (await tables.press("bob", asked, "Back one step")).response.message
    assert "is back before **The camp**" in tables.text(done)
    assert (await tables.campaign()).state == before
    again = (await tables.press("ann", done, "Go on")).response.message
    assert "**Vex** has yet to choose" in tables.text(again)
    await tables.press("bob", again, "Watch")
    late = await tables.press("ann", log, "Back one step")
    assert "1 of 2" in tables.said(late), "what has been chosen so far can be taken back, too"


async def test_an_episode_is_taken_back_with_all_that_it_wrote(tables: Tables) -> None:
    await to_the_camp(tables)
    for who in ("ann", "bob"):
        log = (await tables.slash(who, "campaign", campaign=1)).response.message
        await tables.press(who, log, "Back one step")
    state = (await tables.campaign()).state
    assert (position(PACK, state), state.results, state.episode) == ("night", (), 0)


AFTER = replace(
    PACK,
    id="after",
    version="2",
    includes=(PACK.id,),
    included=PACK.versions,
    campaigns={
        "beyond": CampaignDef(
            name=words("Beyond the tides", "Hinter den Gezeiten"),
            continues="tides",
            steps={
                "boat": CampaignStep(
                    kind="interlude",
                    name=words("The boat", "Das Boot"),
                    text=words("It leaks.", "Es leckt."),
                    next=(Way(step="far"),),
                ),
                "far": CampaignStep(kind="episode", episode="high"),
            },
        ).after(CAMPAIGN)
    },
)


async def test_another_authors_pack_goes_on_where_a_campaign_has_ended(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = tables.bot.kinds["neon_hope"]
    assert isinstance(kind, NeonHope)
    await tables.lobby("ann")
    ended = replace((await tables.campaign()).state, step=OVER, results=(("low", "won"),))
    async with tables.bot.db.write() as db:
        await campaigns.carry(db, 1, ended, "over", 0.0)
    log = (await tables.slash("ann", "campaign", campaign=1)).response.message
    assert "Go on: Beyond the tides" not in tables.labels(log)
    monkeypatch.setattr(kind, "rules", dataclasses.replace(kind.rules, packs={PACK.id: PACK, "after": AFTER}))
    log = (await tables.slash("ann", "campaign", campaign=1)).response.message
    gone = (await tables.press("ann", log, "Go on: Beyond the tides")).response.message
    assert "Campaign 2, **Beyond the tides**, goes on where campaign 1 ended" in tables.text(gone)
    again = (await tables.press("ann", log, "Go on: Beyond the tides")).response.message
    assert "Campaign 2, **Beyond" in tables.text(again)
    panel = (await tables.press("ann", gone, "Go on")).response.message
    assert "It leaks." in tables.text(panel)
    first, second = await tables.campaign(1), await tables.campaign(2)
    assert (second.pack, second.state.packs) == ("after", ("after@2", *PACK.versions))
    assert second.state.results == first.state.results

    newer = replace(PACK, version="9")
    packs = {PACK.id: newer, "after": replace(AFTER, included=newer.versions)}
    monkeypatch.setattr(kind, "rules", dataclasses.replace(kind.rules, packs=packs))
    said = tables.text((await tables.slash("ann", "campaign", campaign=2)).response.message)
    assert f"Begun with {PACK.id} {PACK.version}; it is 9 now" in said

    monkeypatch.setattr(kind, "rules", dataclasses.replace(kind.rules, packs={PACK.id: PACK}))
    listed = tables.text((await tables.slash("ann", "campaign")).response.message)
    assert "Campaign 2 waits: it needs the pack “after”" in listed
    refused = await tables.slash("ann", "campaign", campaign=2)
    assert "The pack “after” is no longer there" in tables.said(refused)


async def test_the_log_has_the_campaign_as_a_picture(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = tables.bot.kinds["neon_hope"]
    assert isinstance(kind, NeonHope)
    monkeypatch.setattr(kind, "drawing", dataclasses.replace(kind.drawing, campaign=render.campaign))
    await to_the_camp(tables)
    log = (await tables.slash("ann", "campaign", campaign=1)).response.message
    (picture,) = log.attachments
    assert picture.filename == "campaign.png"
    assert picture.description.startswith("The tides: next comes The camp")
