"""The ways into each night of the season: campaigns that came there by playing, also by what happens seldom.

Sensible players play the nights before as they do. Only the last of them is played again with other seeds
until it ends in the way that is wanted; a defeat that does not come by itself is brought about before then.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from engine.neon_hope import Campaign, Game, Library, new_game
from engine.neon_hope.rules import campaigns
from engine.neon_hope.table.state import OVER
from engine.players.neon_hope import choose, choose_step, play_out

PACK: Final = "pilot"
FIRST: Final = "-"
"""The only way into the first episode: nothing has happened yet."""
TRIES: Final = 8
"""How often the night before is played anew."""
OTHER: Final = 100_003
"""Between the seeds of these tries."""
LOTS: Final = 20
"""How often lots are drawn for a way to an episode."""
SHARE: Final = 0.8
"""Of an episode's answers, those after which a defeat is brought about."""


@cache
def library() -> Library:
    """The shipped packs."""
    return Library.load([])


@cache
def code() -> str:
    """The campaign that is measured: the pack's first."""
    return next(iter(library().pack(PACK).campaigns))


def story() -> tuple[str, ...]:
    """The episodes of the campaign, in order."""
    return library().pack(PACK).campaigns[code()].playable


def ways(episode: str) -> tuple[str, ...]:
    """How one can come to it: the resolutions of the episode before."""
    number = story().index(episode)
    return (FIRST,) if number == 0 else tuple(library().pack(PACK).episodes[story()[number - 1]].resolutions)


def cast(characters: int, seed: int) -> tuple[str, ...]:
    """Who plays the campaign of this seed."""
    return tuple(random.Random(seed).sample(sorted(library().pack(PACK).characters), characters))


def begun(characters: int, seed: int, who: tuple[str, ...] = ()) -> Campaign:
    """A campaign before its first step; who plays follows from the seed, unless it is given."""
    fresh = campaigns.new_campaign(library().pack(PACK), code())
    return replace(fresh, characters=who or cast(characters, seed))


def walked(campaign: Campaign, seed: int, wanted: str = "") -> tuple[Campaign, str]:
    """The campaign at its next episode, or over, after the steps until there; the last step it came to.

    Sensible players choose in steps; the story's own choices are drawn by lot, again and again until they
    lead to the episode that is wanted, for a night may be left out.
    """
    for lot in range(LOTS):
        found, at = _walked(campaign, f"steps {seed} {len(campaign.results)}" + f" {lot}" * bool(lot))
        if wanted in ("", campaigns.next_episode(library().pack(PACK), found)):
            break
    return found, at


def _walked(campaign: Campaign, lots: str) -> tuple[Campaign, str]:
    pack, at = library().pack(PACK), ""
    dice = random.Random(lots)
    while (step := campaigns.position(pack, campaign)) != OVER:
        at = step
        if campaigns.next_episode(pack, campaign) is not None:
            break
        campaign = _answered(campaign, dice)
    return campaign, at


def _answered(campaign: Campaign, dice: random.Random) -> Campaign:
    """The campaign after a step between episodes."""
    pack = library().pack(PACK)
    who = next(iter(campaigns.waiting(pack, campaign)), "")
    return campaigns.answer(pack, campaign, choose_step(library(), pack, campaign, dice, who), who)


def seat(campaign: Campaign, episode: str, difficulty: str, seed: int) -> Game:
    """The episode before its first answer."""
    return new_game(
        library(), pack=PACK, episode=episode, characters=campaign.characters, difficulty=difficulty,
        seed=seed, campaign=campaign,
    )  # fmt: skip


def ended(game: Game) -> str:
    """The resolution of a game that is over."""
    over = game.state.over
    assert over is not None
    return over.resolution or over.reason


def cut_short(game: Game, resolution: str) -> Game:
    """The game, over by this resolution wherever it stands."""
    game.state.decisions.clear()
    game.end("objective", resolution)
    game.proceed()
    return game


def come(episode: str, characters: int, difficulty: str, seed: int) -> Campaign:
    """The campaign of this seed as it comes to the episode by itself."""
    number = story().index(episode)
    before = _night(story()[number - 1], characters, difficulty, seed) if number else None
    return walked(before.next_campaign() if before else begun(characters, seed), seed, episode)[0]


@lru_cache(maxsize=8)
def _night(episode: str, characters: int, difficulty: str, seed: int) -> Game:
    """The episode as the campaign of this seed plays it by itself."""
    return play_out(seat(come(episode, characters, difficulty, seed), episode, difficulty, seed))


def come_by(episode: str, way: str, characters: int, difficulty: str, seed: int) -> Campaign | None:
    """The campaign of this seed, come to the episode in this way; None if the night before was not won so."""
    number = story().index(episode)
    if number == 0:
        return come(episode, characters, difficulty, seed)
    last = story()[number - 1]
    game = _ends(last, characters, difficulty, seed).get(way)
    if game is None and library().pack(PACK).episodes[last].resolutions[way].won:
        return None
    if game is None:
        before = come(last, characters, difficulty, seed)
        game = cut_short(_played_on(before, last, difficulty, seed, SHARE), way)
    return walked(game.next_campaign(), seed, episode)[0]


@lru_cache(maxsize=8)
def _ends(episode: str, characters: int, difficulty: str, seed: int) -> dict[str, Game]:
    """By resolution, a game of the episode that ended so: tried until each way to win was found."""
    before = come(episode, characters, difficulty, seed)
    wins = {way for way, how in library().pack(PACK).episodes[episode].resolutions.items() if how.won}
    first = _night(episode, characters, difficulty, seed)
    found = {ended(first): first}
    for number in range(1, TRIES):
        if wins <= set(found):
            break
        game = play_out(seat(before, episode, difficulty, seed + number * OTHER))
        found.setdefault(ended(game), game)
    return found


def _played_on(campaign: Campaign, episode: str, difficulty: str, seed: int, share: float) -> Game:
    """The episode after so much of all its answers."""
    answers = sum(1 for _ in _answers(seat(campaign, episode, difficulty, seed)))
    game = seat(campaign, episode, difficulty, seed)
    for number, _ in enumerate(_answers(game)):
        if number >= share * answers:
            break
    return game


def _answers(game: Game) -> Iterator[None]:
    """Give one answer after another, until the game is over."""
    while game.state.decisions:
        asked = game.state.decisions[0]
        game.answer(asked.seat, asked.id, choose(game, asked.seat, asked.id, "sensible"))
        yield
