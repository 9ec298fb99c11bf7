"""Conservation in NEON HOPE: where every card, modifier and token of an episode is, at any decision."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.neon_hope.language.places import MoveAway
from engine.neon_hope.rules.checkpoints import CheckpointFrame
from engine.neon_hope.rules.setup import encounter_sets
from engine.neon_hope.rules.stress import FocusFrame
from engine.neon_hope.rules.tasks import TASK
from engine.neon_hope.table.definitions import Clue, ConditionCard, Enemy, Event, Tool
from engine.neon_hope.table.frames import EffectsFrame, ResolveFrame, ShapeFrame, TaskFrame
from engine.neon_hope.table.logbook import owned
from engine.neon_hope.table.state import SCRAP
from tools.sweep.checks import need

if TYPE_CHECKING:
    from engine.neon_hope import Game
    from engine.neon_hope.table.state import Event as Happened

PUT_AWAY = "T8a"
"""The step of a task at which the played card has gone to the discard pile."""


class Ledger:
    """What an episode began with, and what has come into it since."""

    def __init__(self, game: Game) -> None:
        episode, row = game.episode, game.difficulty_row
        self.encounters: Counter[str] = Counter()
        for name in encounter_sets(game):
            self._add_set(game, name)
        for code, n in zip(episode.difficulty_cards, row.cards, strict=True):
            self.encounters[code] += max(getattr(game.content[code], "copies", 1), n)
        self.dealt = frozenset(self.encounters)
        self.drawn: Counter[str] = Counter()
        """Of what is of no deck, and was defeated into it: what is drawn, and has not entered play again."""
        self.clues = Counter(
            {f"{code}:{i}": 1 for code, clue in game.pack.clues.items() for i in range(len(clue.backs))}
        )
        own = {hero.code for hero in game.state.heroes.values()}
        swaps = game.state.campaign.swaps
        self.came = {code for character, code in game.state.campaign.followers if character in own}
        """Followers from earlier episodes: of these one copy is in the game, whichever it was."""
        for code in self.came:
            for i in range(len(game.pack.clues[code].backs)):
                del self.clues[f"{code}:{i}"]
        self.tools = Counter(
            [code for who in own for code in owned(game.pack, swaps, who) if code in game.pack.tools]
            + [code for code, tool in game.pack.character_tools.items() if tool.character in own]
        )
        self.note(game, game.log)
        # What a setup has brought before its first question is in play already, whatever the log still holds.
        self.encounters |= Counter(
            card.code for card in game.state.cards.values()
            if isinstance(game.content[card.code], Enemy | ConditionCard) and card.code not in self.dealt
        )  # fmt: skip

    def note(self, game: Game, events: list[Happened]) -> None:
        """Encounter cards of no deck that enter play without having been drawn come from the box; those of
        the deck are taken out of it (NH 3.14)."""
        for event in events:
            if event.kind == "shuffled_in":
                self._add_set(game, event.other)
            found = game.content.get(event.code)
            if isinstance(found, Enemy | ConditionCard) and event.code not in self.dealt:
                self.drawn[event.code] += event.kind == "encounter"
                if event.kind == "enters":
                    known = self.drawn[event.code] > 0
                    self.drawn[event.code] -= known
                    self.encounters[event.code] += not known

    def _add_set(self, game: Game, name: str) -> None:
        for table in (game.pack.enemies, game.pack.conditions, game.pack.events):
            for code, card in table.items():
                if card.set == name:
                    self.encounters[code] += card.copies

    def check(self, game: Game) -> None:
        """Broken if anything has been lost or doubled."""
        step = game.state.phase
        if step == "setup" and not game.state.grid:
            return  # the table is still being laid
        check_action_cards(game)
        check_grid(game)
        check_numbers(game)
        self._check_clues(game)
        self._check_encounters(game)
        self._check_tools(game)

    def _check_clues(self, game: Game) -> None:
        state = game.state
        found = Counter(state.episode_deck)
        for card in state.cards.values():
            if isinstance(game.content[card.code], Clue) and card.code not in self.came:
                found[f"{card.code}:{card.variant}"] += 1
        came = [card.code for card in state.cards.values() if card.code in self.came]
        need(sorted(came) == sorted(self.came), f"followers who came along: {came}")
        need(found == self.clues, f"clues: {_differences(found, self.clues)}")

    def _check_encounters(self, game: Game) -> None:
        state = game.state
        found = Counter((*state.encounter_deck, *state.encounter_discard, *state.removed))
        for hero in state.heroes.values():
            found.update(hero.drawn)
        for card in state.cards.values():
            if isinstance(game.content[card.code], Enemy | ConditionCard):
                found[card.code] += 1
        for frame in state.stack:
            if isinstance(frame, ResolveFrame):
                event = isinstance(game.content[frame.code], Event)
                found[frame.code] += not frame.at or (event and frame.at == "E8a")
        wanted = +self.encounters
        need(+found == wanted, f"encounter cards: {_differences(found, wanted)}")

    def _check_tools(self, game: Game) -> None:
        found = Counter(
            card.code for card in game.state.cards.values()
            if game.content[card.code] in (*game.pack.tools.values(), *game.pack.character_tools.values())
        )  # fmt: skip
        need(found == self.tools, f"tools: {_differences(found, self.tools)}")


def _differences(found: Counter[str], wanted: Counter[str]) -> str:
    return f"{dict(found - wanted)} too many, {dict(wanted - found)} too few"


def check_action_cards(game: Game) -> None:
    """Hand, discard pile and the card in play are the character's cards: 8, solo 10."""
    state = game.state
    size = 10 if len(state.heroes) == 1 else 8
    for seat, hero in state.heroes.items():
        need(len(hero.cards) == size, f"{seat} has {len(hero.cards)} action cards")
        found = Counter((*hero.hand, *hero.discard))
        for frame in state.stack:
            if isinstance(frame, TaskFrame) and frame.seat == seat and frame.card:
                found[frame.card] += TASK.next[frame.at] < TASK.next[PUT_AWAY]
        wanted = Counter(hero.cards)
        need(+found == wanted, f"{seat}'s cards: {_differences(found, wanted)}")
        task = game.task_frame
        busy = task is not None and TASK.next[task.at] < TASK.next["T8c"]
        # A checkpoint does one thing after the other.
        busy = busy or any(isinstance(f, FocusFrame | CheckpointFrame) for f in state.stack)
        if not hero.exhausted and not busy:
            need(bool(hero.hand), f"{seat} has an empty hand outside of a task (NH 19.1)")


def check_grid(game: Game) -> None:
    """Grid and archive hold the pool; something in the grid lies face down (NH 8.3)."""
    state = game.state
    found = Counter(cell.modifier for cell in state.grid if cell.modifier)
    found.update(item.modifier for item in state.archive)
    need(found == Counter(state.pool), f"modifiers: {_differences(found, Counter(state.pool))}")
    need(len(state.grid) == min(16, sum(state.pool.values())), f"a grid of {len(state.grid)}")
    if not any(isinstance(frame, ShapeFrame) for frame in state.stack):
        need(bool(game.face_down()), "nothing in the grid lies face down")
    need(not state.looked or set(state.looked) <= set(game.face_down()), "looking at what lies face up")


def check_numbers(game: Game) -> None:
    """Nothing is negative or above its bound, and each threshold has triggered once."""
    state = game.state
    for seat, hero in state.heroes.items():
        least = min(hero.hope, hero.resources, hero.endurance, hero.counters)
        need(least >= 0, f"{seat} has negative numbers: {hero}")
        need(all(1 <= token.charges <= 2 for token in hero.tokens), f"{seat} has tokens {hero.tokens}")
        gone = any(isinstance(f, EffectsFrame) and MoveAway() in f.effects for f in state.stack)
        there = not hero.location or hero.location in game.remaining_locations()
        need(there or gone, f"{seat} is nowhere: {hero.location}")
    need(state.surveillance >= 0, f"surveillance {state.surveillance}")
    for oid, card in state.cards.items():
        need(card.oid == oid <= state.last_oid, f"object {oid} says {card}")
        numbers = (card.secrets, card.damage, card.uses, card.counters, card.stage)
        need(min(numbers) >= 0, f"negative numbers: {card}")
        need(len(set(card.dice)) == len(card.dice), f"two dice on one slot: {card}")
        need(all(0 <= die < len(game.slots(card)) for die in card.dice), f"a die beside the slots: {card}")
        if game.is_enemy(card):
            need(card.damage <= game.health(card), f"more damage than health: {card}")
        if isinstance(game.content[card.code], Tool):
            need(card.place.partition(":")[0] in ("play", "set") or card.place == SCRAP, f"stray tool {card}")
    need(len(set(state.thresholds)) == len(state.thresholds), f"thresholds twice: {state.thresholds}")
    reached = {t.at for t in game.surveillance_card.thresholds} if state.surveillance_card else set()
    need(set(state.thresholds) <= reached, f"thresholds that do not exist: {state.thresholds}")
