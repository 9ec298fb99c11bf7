"""`/deck import` of lists as people type and copy them leads to a game."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.decks.pages import read_deck
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine import netrunner
from engine.netrunner.decks import decks_of
from tests.bot.games.netrunner.test_decks import LIST, pasted, rows, shown
from tests.bot.world import World


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


GERMAN = """
Identität: Weyland Consortium: Built to Last
1x Über dem Gesetz [Core Set]
2x Greenmail ●●
3x Off the Books
3x Sacrifice Zone Expansion
1x Eine Nachricht senden (1)
3x Anthill Excavation Contract
2x Verrechnungsstelle
2x Meinungsmacher
3x Staatliche Unterstützung
3x Hedgefonds
3x Key Performance Indicators
2x Flagship
2x Shackleton Grid
3x Kessleroid
2x Pharos
1x Rime
2x Weißraum
3x Balliste
"""
TYPED = """```
Hiram “0mission” Svensson: Shadow of the Past
AirbladeX [JSRF Ed.] x3
Stowaway (2)
3 aircheck
3,Creative Commission
2x Jailbreak [System Gateway] ★
3× Overclock
3 Sure Gamble [id: 01050, art: alt]
3x VRcation
2x DZMZ Optimizer
2x Docklands Pass ●●●●
2x Methuselah
3x Touchstone
3x Smartware Distributor
3x Telework Contract
2x ‘Knickknack’ O’Brian
2x Echelon
2x Principia
1x Unity
2x Conduit
```"""


async def test_lists_as_people_type_them_lead_to_a_game(world: World) -> None:
    """In German, with sets, influence, other printings, brackets and quotes of all kinds."""
    asked = await pasted(world, "ann", GERMAN)
    assert "“Weißraum” is a title in another language. → Whitespace" in world.said(asked), (
        "told with the first"
    )
    await world.press("ann", shown(asked), "All as suggested")
    assert "Startup" in world.said(await pasted(world, "ann", TYPED))
    decks = {row.side: read_deck(row) for row in await rows(world, "ann")}
    assert (decks["corp"].cards["rime"], decks["corp"].cards["above_the_law"]) == (1, 1)
    assert (decks["runner"].cards["airbladex_jsrf_ed"], decks["runner"].cards["sure_gamble"]) == (3, 3)
    names = {row.side: row.name for row in await rows(world, "ann")}
    played = await world.ann.slash(
        world.channel, "deck play", deck=names["corp"], against=names["runner"], format="standard"
    )
    await world.rest()
    assert "opens" in world.said(played)
    game = (await world.bot.play.load(1)).game
    assert isinstance(game, netrunner.Game)
    assert decks_of(game) == decks


async def test_a_list_with_more_copies_than_a_deck_may_have_is_kept_and_marked(world: World) -> None:
    """As one with too few cards is; what is legal nowhere has no *Play*."""
    play = say("en", "bot-deck-play")
    result = await pasted(world, "ann", LIST.replace("3x Diesel", "5x Diesel"))
    assert "5 copies of Diesel: at most 3 are allowed." in world.said(result)
    assert play not in world.buttons(shown(result))
    (row,) = await rows(world, "ann")
    assert read_deck(row).cards["diesel"] == 5
    assert "not legal" in world.said(await world.ann.slash(world.channel, "deck play", deck="Déjà Kate"))
    await world.ann.slash(world.channel, "deck copy", deck="Opening Night")
    ours = await world.ann.slash(world.channel, "deck show", deck="Opening Night")
    assert play in world.buttons(shown(ours))
