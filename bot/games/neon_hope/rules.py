"""What the bot needs of NEON HOPE's rules: packs to choose from, games to start and to restore."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.contract.game import Game
from bot.messages.refusals import Refusal
from engine.kernel.undo import Since
from engine.neon_hope.rules.campaigns import continuations, position
from engine.neon_hope.shown.course import Standing
from engine.neon_hope.shown.view import CardInfo, StoryView, View
from engine.neon_hope.table.definitions import DIFFICULTIES, Words
from engine.neon_hope.table.pack import CampaignDef, Episode, Pack
from engine.neon_hope.table.state import OVER, Campaign, Orders

SEATS: Final = ("p1", "p2", "p3", "p4")


class CoopGame(Game, Protocol):
    """A running episode."""

    @property
    def pack(self) -> Pack: ...

    def view(self, seat: str, /, language: str = "en", public: View | None = None) -> View: ...

    def stories(self, language: str = "en", /) -> Sequence[StoryView]: ...

    def orders(self, seat: str, /) -> Orders: ...

    def set_orders(self, seat: str, orders: Orders, /) -> Sequence[Any]: ...

    def offering(self, seat: str, /) -> str: ...

    def answered_by(self, seat: str, orders: Orders, /) -> tuple[str, ...]: ...

    def abandon(self, cause: str = "abandoned", /) -> Sequence[Any]: ...

    def next_campaign(self) -> Campaign: ...

    def since(self, before: Any, events: Sequence[Any], /) -> Since: ...

    def take_back(self, before: Any, /) -> None: ...

    def chooses_action(self, seat: str, /) -> bool: ...

    def course(self, events: Sequence[Any], /) -> Sequence[Standing]: ...

    def why_not(self, seat: str, language: str, /) -> Sequence[tuple[str, Sequence[str]]]: ...


class NewGame(Protocol):
    """Starts an episode. ValueError, with a sentence, for what cannot be."""

    def __call__(
        self,
        *,
        pack: str,
        episode: str,
        characters: Sequence[str],
        difficulty: str,
        seed: int,
        campaign: Campaign | None,
        lead: str,
        open_hands: bool,
    ) -> CoopGame: ...


@dataclass(frozen=True)
class Rules:
    """The rules with the packs of this bot."""

    packs: Mapping[str, Pack]
    new: NewGame
    load: Callable[[bytes], CoopGame]
    """Raises SaveError."""
    campaign: Callable[[Pack, str], Campaign]
    """(pack, code) -> a campaign before its first episode."""
    card_info: Callable[[Pack, str, str], CardInfo]
    """(pack, code, language); KeyError."""
    find_card: Callable[[Pack, str, str], Sequence[str]]
    """(pack, part of a name, language) -> codes, best match first."""
    example: Callable[[], CoopGame]
    """A game in the midst of play, to be looked at."""
    lesson: Callable[[int], CoopGame]
    """seed -> the guided round, for its one seat."""
    example_cards: Sequence[str] = ()
    """Cards of the example to be read beside it."""
    mistakes: Sequence[str] = ()
    """Why packs were left out."""
    doubts: Sequence[str] = ()
    """What looks like a slip in the others."""

    def pack(self, pack_id: str) -> Pack:
        """Raises Refusal if this bot has it no more."""
        found = self.packs.get(pack_id)
        if found is None:
            raise Refusal("bnh-pack-gone", pack=pack_id)
        return found

    def campaigns(self) -> list[tuple[Pack, str, CampaignDef]]:
        """Every campaign there is, as (pack, code, campaign)."""
        return [(pack, code, found) for pack in self.packs.values() for code, found in pack.campaigns.items()]

    def episodes(self) -> list[tuple[Pack, str, Episode]]:
        """Every episode there is, in the order in which they are played, each of the pack it comes from."""
        return [
            (pack, code, episode)
            for pack in self.packs.values()
            for code, episode in sorted(pack.episodes.items(), key=lambda item: item[1].number)
            if not any(code in self.packs[other].episodes for other in pack.includes if other in self.packs)
        ]

    def continuations(self, pack_id: str, campaign: Campaign) -> list[tuple[Pack, str]]:
        """Where a campaign that is over can go on, as (pack, code), by the packs' ids."""
        packs = sorted(self.packs.values(), key=lambda pack: pack.id)
        return continuations(packs, pack_id, campaign)


def text(words: Words, language: str) -> str:
    """A pack's text in a language, or in the nearest one it has."""
    return words.get(language) or words.get("en") or next(iter(words.values()), "")


def difficulties(pack: Pack) -> tuple[str, ...]:
    """The levels that a pack has, easiest first (NH 3.5)."""
    return tuple(level for level in DIFFICULTIES if level in pack.difficulty)


def character_name(pack: Pack, code: str, language: str) -> str:
    """A character's name; its code where the pack no longer has it."""
    found = pack.characters.get(code)
    return text(found.name, language) if found is not None else code


def episode_name(pack: Pack, code: str, language: str) -> str:
    found = pack.episodes.get(code)
    return text(found.name, language) if found is not None else code


def goes_on(pack: Pack, campaign: Campaign) -> bool:
    """Whether anything comes next: an episode or another step."""
    return position(pack, campaign) != OVER


def step_name(pack: Pack, campaign: Campaign, code: str, language: str) -> str:
    """A step's name: that of its episode, or its own; its code where the pack no longer has it."""
    found = pack.campaigns.get(campaign.code)
    step = found.story.get(code) if found is not None else None
    if step is None:
        return code
    if step.episode is not None:
        return episode_name(pack, step.episode, language)
    return text(step.name, language) or code
