"""By which edition of the rules a game is played: what a challenge asks for, else the one in force."""

from __future__ import annotations

from typing import Any

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from engine.netrunner import NEWEST, decks_of
from tests.bot.world import World

OLD = "cr24.03"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def challenged(world: World, **options: Any) -> str:
    """Ann challenges Bob, who accepts. What the challenge says."""
    shown = await world.ann.slash(world.channel, "netrunner challenge", opponent=world.bob, **options)
    message = shown.response.message
    said = world.text(message)
    await world.bob.click(message, custom_id=world.button(message, "Accept"))
    await world.rest()
    return said


async def edition_of(world: World) -> str:
    return str((await world.bot.play.load(await world.newest())).game.edition)


async def test_a_challenge_names_another_edition_and_the_game_keeps_it(world: World) -> None:
    assert "Comprehensive Rules 24.03" in await challenged(world, edition=OLD)
    assert await edition_of(world) == OLD
    await world.restart()
    assert await edition_of(world) == OLD


@pytest.mark.parametrize(
    ("edition", "called"), [("rg1.0", "Reference Guide 1.0"), ("core2012", "First core rules (2012)")]
)
async def test_the_earlier_rules_are_offered_with_their_own_first_game(
    world: World, edition: str, called: str
) -> None:
    said = await challenged(world, edition=edition)
    assert called in said
    assert "Two starter decks of the Core Set, to 7 agenda points" in said
    assert "to 6 agenda points" not in said
    game = (await world.bot.play.load(await world.newest())).game
    assert (game.edition, decks_of(game)["runner"].identity) == (edition, "kate_mac_mccaffrey_digital_tinker")
    await world.forge("ann", world.panel("ann"), "bh:1")
    help_ = world.panel("ann")
    words = {option["label"] for select in world.selects(help_) for option in select["options"]}
    assert "access cards" in words  # the help that is opened in a game speaks as it does
    assert "breach" not in words
    assert len(help_.attachments) == 3


@pytest.mark.parametrize(
    ("edition", "subtype"), [(NEWEST, "Liability"), (OLD, "Illicit"), ("rg1.0", "Illicit")]
)
def test_a_card_that_is_read_in_a_game_has_its_subtype_of_then(edition: str, subtype: str) -> None:
    netrunner = kind()
    game = netrunner.new("beginner", 1, edition=edition)
    assert netrunner.card("bulwark", "en", game).type_line == f"Ice: Barrier - {subtype}"
    assert netrunner.card("bulwark", "en").type_line == "Ice: Barrier - Liability"


async def test_without_a_word_it_is_the_one_in_force(world: World) -> None:
    assert "Comprehensive Rules" not in await challenged(world)
    assert await edition_of(world) == NEWEST


@pytest.mark.parametrize(("edition", "joined"), [(NEWEST, True), (OLD, False)])
async def test_who_looks_for_a_game_finds_challenges_by_the_rules_in_force(
    world: World, edition: str, joined: bool
) -> None:
    """Also those that name them."""
    await world.ann.slash(world.channel, "netrunner challenge", level="beginner", edition=edition)
    said = world.said(await world.bob.slash(world.channel, "play find", game="netrunner"))
    await world.rest()
    assert ("was looking for the same" in said) is joined
    assert await world.newest() == int(joined)


async def test_a_rematch_has_the_edition_of_the_game_and_the_next_one_too(world: World) -> None:
    await challenged(world, edition="core2012")
    for number in (1, 2):
        asked = await world.ann.slash(world.channel, "netrunner concede")
        await world.press("ann", asked.response.message, "Yes, concede")
        await world.rest()
        await world.press("ann", world.panel("ann"), "Rematch")
        challenge = world.channel.history()[-1]
        assert "First core rules (2012)" in world.text(challenge)
        await world.press("bob", challenge, "Accept")
        await world.rest()
        assert (await world.newest(), await edition_of(world)) == (number + 1, "core2012")


async def test_practice_is_by_the_edition_that_is_named_and_so_is_its_rematch(world: World) -> None:
    await world.ann.slash(world.channel, "netrunner practice", edition="rg1.0", computer="novice")
    await world.rest()
    assert await edition_of(world) == "rg1.0"
