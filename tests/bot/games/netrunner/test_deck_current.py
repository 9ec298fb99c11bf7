"""`/deck import` of any list of today's Startup and Standard leads to a game."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from engine import netrunner
from engine.netrunner.decks import decks_of
from tests.bot.world import World
from tests.long import slices
from tests.netrunner.decklists.current_decks import FORMATS, decks, texts


def pairs() -> list[tuple[str, str, str]]:
    """Each deck once; those that are left over on one side against the first of the other."""
    found = []
    for format_id in FORMATS:
        corps, runners = list(decks(format_id, "corp")), list(decks(format_id, "runner"))
        most = max(len(corps), len(runners))
        found += [(format_id, corps[at % len(corps)], runners[at % len(runners)]) for at in range(most)]
    return found


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


@pytest.mark.parametrize("pair", slices(pairs(), 2), ids="/".join)
async def test_imported_lists_are_played(world: World, pair: tuple[str, str, str]) -> None:
    format_id, *chosen = pair
    titles = []
    for name in chosen:
        text = texts(format_id)[name]
        titles.append(text.partition("\n")[0])
        form = await world.ann.slash(world.channel, "deck import")
        result = await world.ann.submit_modal(form, {"list": text})
        await world.rest()
        assert "Not a legal deck yet" not in world.said(result)
        assert format_id.capitalize() in world.said(result)
    played = await world.ann.slash(
        world.channel, "deck play", deck=titles[0], against=titles[1], format=format_id
    )
    await world.rest()
    assert "opens" in world.said(played)
    game = (await world.bot.play.load(1)).game
    assert isinstance(game, netrunner.Game)
    assert decks_of(game) == {
        side: decks(format_id)[name] for side, name in zip(("corp", "runner"), chosen, strict=True)
    }
