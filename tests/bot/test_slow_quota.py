"""What costs the host much (pictures on request, exports): so often an hour for a person and for a server;
what stands open: so much at once."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.hosting import quota
from bot.hosting.quota import HOUR, Quota, Quotas
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.store import games
from tests.bot.conftest import LoopClock
from tests.bot.leagues.season import Season
from tests.bot.world import World

ROOT = Path(__file__).parents[2]


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def card(world: World, who: str) -> str:
    result = await world.members[who].slash(world.channel, "netrunner card", name="Palisade")
    await world.rest()
    return world.text((result.followups[-1] if result.followups else result.response).message)


async def test_somebody_who_asks_too_often_is_told_when_the_next_one_comes(
    world: World, clock: LoopClock
) -> None:
    world.bot.answers.pages.persons = Quota(2)
    for _ in range(2):
        assert "Palisade" in await card(world, "ann")
    refused = await card(world, "ann")
    assert "2 pictures and pages within an hour. The next one comes in 60 minutes." in refused
    # The others are not held up, and an hour later all is as before.
    assert "Palisade" in await card(world, "bob")
    clock.shift += HOUR
    assert "Palisade" in await card(world, "ann")


async def test_a_server_has_its_share_too(world: World) -> None:
    world.bot.answers.pages.servers = Quota(2)
    assert "Palisade" in await card(world, "ann")
    assert "Palisade" in await card(world, "bob")
    assert "The people of this server have asked for 2 pictures" in await card(world, "bob")


def test_who_is_refused_for_the_servers_sake_loses_nothing_of_their_own() -> None:
    quotas = Quotas(quota.Most(person=2, server=1), "bot-slow-quota")
    quotas.count(2, 9, 0.0)
    for _ in range(5):
        with pytest.raises(Refusal) as refused:
            quotas.count(1, 9, 1.0)
        assert refused.value.identifier == "bot-slow-quota-server"
    quotas.count(1, None, 2.0)
    quotas.count(1, None, 3.0)
    with pytest.raises(Refusal) as refused:
        quotas.count(1, None, 4.0)
    assert refused.value.identifier == "bot-slow-quota"


@pytest.mark.parametrize(
    "command", ["deck export", "privacy export", "play verify", "league export", "league import"]
)
async def test_files_have_a_share_of_their_own(world: World, clock: LoopClock, command: str) -> None:
    await world.start_game()
    await Season(world, clock).create()
    options: dict[str, dict[str, object]] = {
        "deck export": {"deck": "Haas"},
        "play verify": {"game": 1},
        "league export": {"form": "json"},
        "league import": {"file": ("event.json", b"{}")},
    }
    given = options.get(command, {})
    world.bot.answers.pages.persons = Quota(0)
    world.bot.answers.files.persons = Quota(1)
    world.bot.answers.files.servers = Quota(1)
    assert "within an hour" not in world.said(await world.ann.slash(world.channel, command, **given))
    refused = world.said(await world.ann.slash(world.channel, command, **given))
    assert refused == say("en", "bot-file-quota", most=1, minutes=60)
    refused = world.said(await world.bob.slash(world.channel, command, **given))
    assert refused == say("en", "bot-file-quota-server", most=1, minutes=60)


async def test_nobody_opens_leagues_without_end(
    world: World, clock: LoopClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However they are created; what is over does not count."""
    monkeypatch.setattr(quota, "LEAGUES", quota.Most(2, 3))
    monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.all())
    shown = (await world.ann.slash(world.channel, "league create")).response.message

    async def create(who: str, title: str) -> str:
        clock.shift += 60
        return world.said(await world.forge(who, shown, f"lo:new:create:weekly-swiss:{title}"))

    assert "One" in await create("ann", "One")
    assert "Two" in await create("ann", "Two")
    assert await create("ann", "Three") == say("en", "bl-too-many-leagues", most=2)
    assert "Three" in await create("bob", "Three")
    assert await create("bob", "Four") == say("en", "bl-too-many-leagues-server", most=3)
    await world.forge("ann", shown, "lo:2:cancelled:x", form={"custom_id": "reason", "value": "over"})
    assert "Four" in await create("ann", "Four")


async def test_nobody_floods_a_server_with_challenges(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "CHALLENGES", quota.Most(2, 3))

    async def challenge(who: str) -> str:
        return world.said(await world.members[who].slash(world.channel, "netrunner challenge"))

    for who in ("ann", "ann", "bob"):
        assert "challenges" in await challenge(who)
    assert await challenge("ann") == say("en", "bot-too-many-challenges", most=2)
    assert await challenge("bob") == say("en", "bot-too-many-challenges-server", most=3)


async def test_nobody_has_ever_more_games_against_the_computer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "GAMES", 2)

    async def begin(who: str) -> str:
        return world.said(
            await world.members[who].slash(world.channel, "netrunner challenge", computer="easy")
        )

    refused = say("en", "bot-too-many-games", most=2)
    assert [await begin("ann") == refused for _ in range(3)] == [False, False, True]
    assert await begin("bob") != refused
    async with world.bot.db.write() as db:
        await games.set_status(db, 1, "over")
    assert await begin("ann") != refused


def test_what_was_done_within_the_hour_is_remembered_of_everybody() -> None:
    counted = Quota(1)
    assert counted.count(0, 0.0) == 0.0
    for user in range(1, 5_000):
        assert counted.count(user, 1.0) == 0.0
    assert counted.wait(0, 2.0) == HOUR - 2.0
    assert counted.count(5_000, HOUR + 0.5) == 0.0
    assert 0 not in counted._done
    assert len(counted._done) == 5_000


def test_all_limits_are_told_to_hosts() -> None:
    """docs/hosting.md lists them as they are."""
    told = (ROOT / "docs" / "hosting.md").read_text()
    limits = {name: found for name, found in vars(quota).items() if isinstance(found, quota.Most)}
    assert len(limits) >= 5
    for name, most in limits.items():
        row = next((line for line in told.splitlines() if line.startswith(f"| `{name}`")), "")
        assert row.endswith(f"| {most.person} | {most.server} |"), name
    for name in ("HINTS", "POSTS", "GAMES"):
        row = next((line for line in told.splitlines() if line.startswith(f"| `{name}`")), "")
        assert row.endswith(f"| {getattr(quota, name)} | |"), name


async def test_what_costs_little_is_not_counted(world: World) -> None:
    world.bot.answers.pages.persons = Quota(0)
    result = await world.ann.slash(world.channel, "netrunner games")
    assert "pictures and pages" not in world.said(result)
