"""Twins of NEON HOPE: what a seat may not know has changed places (rules: "Hidden information in one list").

What is hidden is worked out here from the rules' list alone, apart from the engine's own views, so that a
mistake there does not excuse itself. Hidden are: the modifiers that lie face down in the grid and the
archive, but for those the seat has looked at; the order of the encounter deck and the cards others drew,
but for those the seat is looking at; which of its copies a clue is until it is turned over; others' hands,
unless the table plays with open hands; what others are offered in private, and the secrets they keep; and the
source of randomness.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from engine.neon_hope.game import Game
from engine.neon_hope.language.flow import MakeOffer
from engine.neon_hope.language.story import KeepSecret
from engine.neon_hope.packs.references import walk
from engine.neon_hope.table.definitions import Clue
from engine.neon_hope.table.frames import AnalyseEncountersFrame, AnalyseModifiersFrame, EffectsFrame

if TYPE_CHECKING:
    import random

    from engine.neon_hope.table.pack import Pack
    from engine.neon_hope.table.state import NeonHopeState

OTHERWISE: Final = {"en": "Something else", "de": "Etwas anderes"}


def twin(game: Game, seat: str, rnd: random.Random) -> Game:
    """A game that differs from this one in what is hidden from the seat only.

    Its questions are asked anew, by steps that see the other state, unless answers to them wait for others'.
    """
    other = Game(game.state.clone(), game.pack)
    swap_modifiers(other.state, seat, rnd)
    swap_encounters(other.state, seat, rnd)
    swap_copies(other, rnd)
    swap_hands(other, seat, rnd)
    swap_secrets(other, seat, rnd)
    swap_offers(other, seat)
    return asked_anew(other) or other


def swap_modifiers(state: NeonHopeState, seat: str, rnd: random.Random) -> None:
    """Modifiers that lie face down change places, between grid and archive too."""
    looking = any(isinstance(f, AnalyseModifiersFrame) and f.seat == seat for f in state.stack)
    seen = set(state.looked) if looking else set()
    down = [i for i, cell in enumerate(state.grid) if cell.modifier and not cell.up and i not in seen]
    stored = [i for i, item in enumerate(state.archive) if seat not in item.known]
    mixed = [state.grid[i].modifier for i in down] + [state.archive[i].modifier for i in stored]
    rnd.shuffle(mixed)
    for i in down:
        state.grid[i] = replace(state.grid[i], modifier=mixed.pop())
    for i in stored:
        state.archive[i] = replace(state.archive[i], modifier=mixed.pop())


def swap_encounters(state: NeonHopeState, seat: str, rnd: random.Random) -> None:
    """The encounter deck lies in another order, and others have drawn other cards of it."""
    looking = [f.seen for f in state.stack if isinstance(f, AnalyseEncountersFrame) and f.seat == seat]
    seen = max(looking, default=0)
    deck = state.encounter_deck
    drawn = [other for other, hero in state.heroes.items() if other != seat and hero.drawn]
    mixed = deck[seen:] + [state.heroes[other].drawn[0] for other in drawn]
    rnd.shuffle(mixed)
    for other in drawn:
        state.heroes[other] = replace(state.heroes[other], drawn=(mixed.pop(),))
    deck[seen:] = mixed


def swap_copies(game: Game, rnd: random.Random) -> None:
    """The copies of a clue that show their front change places, with each other and with those that are not
    in play (NH 3.13): nobody knows which is which, where one of several is what is looked for."""
    state = game.state
    shown: dict[str, list[int]] = {}
    for oid, card in state.cards.items():
        if not card.back and isinstance(game.content[card.code], Clue):
            shown.setdefault(card.code, []).append(oid)
    for code, oids in shown.items():
        aside = [i for i, key in enumerate(state.episode_deck) if key.rpartition(":")[0] == code]
        mixed = [state.cards[oid].variant for oid in oids]
        mixed += [int(state.episode_deck[i].rpartition(":")[2]) for i in aside]
        rnd.shuffle(mixed)
        for i in aside:
            state.episode_deck[i] = f"{code}:{mixed.pop()}"
        for oid in oids:
            state.cards[oid] = replace(state.cards[oid], variant=mixed.pop())


def swap_offers(game: Game, seat: str) -> None:
    """What others are offered in private is called otherwise."""
    for frame in game.state.stack:
        if isinstance(frame, EffectsFrame) and frame.seat != seat:
            frame.effects = tuple(
                replace(effect, options=tuple(replace(one, label=OTHERWISE) for one in effect.options))
                if isinstance(effect, MakeOffer)
                else effect
                for effect in frame.effects
            )


def swap_hands(game: Game, seat: str, rnd: random.Random) -> None:
    """Others hold other cards, some of them of characters who are not in the game.

    Whoever reckons with the discard piles can tell a hand; a view that showed one would still spare them it.
    """
    state = game.state
    if state.open_hands or state.phase == "setup":
        return
    others = [other for other in state.heroes if other != seat]
    own = {hero.code for hero in state.heroes.values()}
    cards = [code for other in others for code in state.heroes[other].hand]
    spare = [code for code, action in game.pack.actions.items() if action.character not in own]
    mixed = rnd.sample(cards + spare, len(cards))
    for other in others:
        hero = state.heroes[other]
        hand = tuple(mixed.pop() for _ in hero.hand)
        state.heroes[other] = replace(hero, hand=hand)


def swap_secrets(game: Game, seat: str, rnd: random.Random) -> None:
    """Others keep other secrets, of all that the pack knows."""
    state = game.state
    names = _secrets(game.pack)
    for other, hero in state.heroes.items():
        if other != seat and names:
            kept = tuple(name for name in names if rnd.random() < 0.5)
            state.heroes[other] = replace(hero, secrets=kept)


_known: dict[int, tuple[Pack, list[str]]] = {}
"""Secrets of packs that were asked about; the pack is kept so that its id stays its own."""


def _secrets(pack: Pack) -> list[str]:
    if id(pack) not in _known:
        found = {part.name for _, part in walk(pack) if isinstance(part, KeepSecret)}
        _known[id(pack)] = pack, sorted(found)
    return _known[id(pack)][1]


def asked_anew(game: Game) -> Game | None:
    """The same game with its open questions withdrawn and asked again by the step that asked them.

    None while an answer waits for those of others: the step would take it for all it gets.
    """
    state = game.state.clone()
    if not state.stack or not state.decisions or state.stack[-1].answers:
        return None
    state.asked -= len(state.decisions)
    state.decisions = []
    again = Game(state, game.pack)
    again.proceed()
    if game.row_of(game.state.stack[-1]).each:  # its questions are as old as the answers they follow
        ids = {decision.seat: decision.id for decision in game.decisions}
        found = [replace(d, id=ids.get(d.seat, d.id)) for d in again.state.decisions]
        again.state.decisions = sorted(found, key=lambda decision: decision.id)
    return again


def questions(game: Game) -> list[tuple[str, str, str]]:
    """Who is asked what kind of question at which step: all an onlooker may learn about it."""
    return [(d.seat, d.kind, d.step) for d in game.decisions]


def encoded(game: Game, seat: str, language: str = "en") -> bytes:
    """A seat's view as bytes."""
    return msgspec.json.encode(game.view(seat, language))
