"""Changes of cards in play: entering, turning, tokens, damage, dice, retreat, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.kernel import rng
from engine.neon_hope.changes.encounters import take_from_encounter
from engine.neon_hope.changes.events import emit, ref
from engine.neon_hope.changes.heroes import hope, resources, token
from engine.neon_hope.table.definitions import HOPE, RESOURCE, Clue, ConditionCard, Enemy
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.state import SCRAP, Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.neon_hope.table.queries import Game


def set_card(g: Game, oid: int, **changes: Any) -> Card:
    card = g.state.cards[oid] = replace(g.state.cards[oid], **changes)
    g.state.dirty = True
    return card


def create(g: Game, code: str, place: str, **more: Any) -> Card:
    """A card comes to the table."""
    g.state.last_oid += 1
    card = g.state.cards[g.state.last_oid] = Card(g.state.last_oid, code, place, **more)
    g.state.dirty = True
    return card


def remove(g: Game, oid: int) -> None:
    """A card leaves the table; what lay on it returns to the supply (R-34)."""
    del g.state.cards[oid]
    g.state.dirty = True


def bring(g: Game, code: str, place: str, backs: Sequence[str] = ()) -> int:
    """A card enters play: front up, with its tokens; its Revealed box triggers (NH 3.12, 3.16, 23.2).

    Of a clue with several copies one at random enters (NH 3.13); `backs`: one with such a number on its back.
    Returns its oid, 0 if none is left, or no place for it: it stays away.
    """
    variant = 0
    place = g.remaining_place(place)
    if not place or (":" in place and g.environment_of(place) not in g.state.environments):
        return 0
    if isinstance(g.content[code], Clue):
        _add_new(g, code)
        left = [
            key for key in g.state.episode_deck if key.rpartition(":")[0] == code and _numbered(g, key, backs)
        ]
        if not left:
            return 0
        drawn = left[rng.below(g.state, len(left))] if len(left) > 1 else left[0]
        g.state.episode_deck.remove(drawn)
        variant = int(drawn.rpartition(":")[2])
    elif isinstance(g.content[code], Enemy | ConditionCard):
        # A copy in the encounter deck is the one that comes (NH 3.14); cards of no deck come from the box.
        take_from_encounter(g, code)
    card = create(g, code, place, variant=variant)
    emit(g, "enters", code=code, place=place)
    enter(g, card.oid, g.you)
    return card.oid


def _add_new(g: Game, code: str) -> None:
    """A clue that the pack has got since the game was begun comes into the episode deck."""
    if any(key.rpartition(":")[0] == code for key in g.state.episode_deck):
        return
    if not any(card.code == code for card in g.state.cards.values()):
        g.state.episode_deck += [f"{code}:{variant}" for variant in range(len(g.pack.clues[code].backs))]


def _numbered(g: Game, key: str, backs: Sequence[str]) -> bool:
    """Whether a clue ("code:variant") has one of these numbers on its back; with none named, any has."""
    code, _, variant = key.rpartition(":")
    return not backs or g.pack.clues[code].backs[int(variant)].number in backs


def enter(g: Game, oid: int, seat: str, drawn: bool = False) -> None:
    """A card has come into play: its side gets its tokens, its Revealed box triggers, then what it does about
    having come, and about having been drawn."""
    if drawn:
        g.trigger_own("drawn", seat, oid)
    g.trigger_own("enters", seat, oid)
    show_face(g, oid, seat)


def show_face(g: Game, oid: int, seat: str = "") -> None:
    """The side that is up now gets its tokens, and its Revealed box triggers."""
    card = g.state.cards[oid]
    face = g.face(card)
    set_card(
        g, oid, secrets=g.count(face.secrets), support=face.support, dice=(), damage=0,
        counters=g.count(face.counters),
    )  # fmt: skip
    open_box(g, oid, seat)


def open_box(g: Game, oid: int, seat: str = "") -> None:
    """The Revealed box of the side that is up triggers, if there is one (NH 23.2)."""
    card = g.state.cards[oid]
    effects = g.face(card).revealed
    if effects:
        you = seat or g.you
        g.push(EffectsFrame(seat=you, source=oid, code=card.code, effects=effects, cause="revealed"))


def bring_environment(g: Game, code: str) -> None:
    """An environment enters play with the clues it brings (NH 3.11)."""
    if code in g.state.environments:
        return
    g.state.environments.append(code)
    for side in ("upper", "lower"):  # it may have left before
        g.state.access.pop(f"{code}:{side}", None)
    emit(g, "environment", code=code)
    show_scene(g, code)


def show_scene(g: Game, code: str) -> None:
    """The side of an environment that is up brings its clues, and its Revealed box triggers."""
    depth = len(g.state.stack)
    found = g.scene(code)
    for item in found.bring:
        bring(g, item.clue, f"{code}:{item.at}")
    if found.revealed:
        g.push(EffectsFrame(seat=g.you, code=code, effects=found.revealed, cause="revealed"))
    # What was pushed last would run first: the cards' boxes go in the order in which the cards entered.
    g.state.stack[depth:] = g.state.stack[depth:][::-1]


def turn_over(g: Game, oid: int) -> None:
    """A clue is turned over; its new side gets tokens, and its Revealed box triggers (NH 9.3, 23.2)."""
    card = set_card(g, oid, back=not g.state.cards[oid].back)
    emit(g, "turned", code=ref(g, card), place=card.place)
    show_face(g, oid)


def scrap(g: Game, oid: int) -> None:
    """To the scrap pile (NH 9.3, 22.3), for the rest of the episode (R-19)."""
    card = g.state.cards[oid]
    emit(g, "scrapped", code=ref(g, card), place=card.place)
    own = g.own_triggers("leaves", card, g.you)
    set_card(g, oid, place=SCRAP, secrets=0, support=(), dice=(), damage=0, counters=0)
    push_all(g, own)


def push_all(g: Game, frames: Sequence[EffectsFrame]) -> None:
    """What a card triggers as it leaves play, found before: it resolves in this order."""
    for frame in reversed(frames):
        g.push(frame)


def finish_if_empty(g: Game, oid: int) -> None:
    """The last secret or support token is gone: the front is turned over, the back scrapped (NH 9.3)."""
    card = g.state.cards[oid]
    face = g.face(card)
    if g.is_enemy(card):
        if g.overcome(card):
            overcome(g, oid)
        return
    if card.secrets or card.support or not (face.secrets or face.support):
        return
    if card.back:
        scrap(g, oid)
    else:
        turn_over(g, oid)


def remove_secrets(g: Game, oid: int, n: int) -> int:
    """Remove up to n secrets (NH 9.4).

    Outside of a task on it an empty clue is turned or scrapped at once (R-05); in one, at its end.
    """
    card = g.state.cards[oid]
    n = min(n, card.secrets)
    if n > 0:
        card = set_card(g, oid, secrets=card.secrets - n)
        emit(g, "secrets", code=ref(g, card), n=n)
        task = g.task
        if task is None or task.oid != oid:
            finish_if_empty(g, oid)
    return n


def take_support(g: Game, seat: str, oid: int, kind: str) -> None:
    """Take a support token from a clue into the play area (NH 9.5)."""
    card = g.state.cards[oid]
    left = list(card.support)
    left.remove(kind)
    set_card(g, oid, support=tuple(left))
    if kind == HOPE:
        hope(g, seat, 1)
    elif kind == RESOURCE:
        resources(g, seat, 1)
    else:
        token(g, seat, kind)


def damage(g: Game, oid: int, n: int, seat: str = "") -> int:
    """Deal damage; an enemy without health left is defeated, in a task at its end (NH 11.1, 11.2)."""
    card = g.state.cards[oid]
    n = min(n, g.remaining(card))
    if n <= 0:
        return 0
    card = set_card(g, oid, damage=card.damage + n)
    emit(g, "damage", seat=seat, code=ref(g, card), n=n)
    task = g.task
    if g.remaining(card) > 0:
        g.trigger_own("damaged", seat or g.you, oid)
    elif task is None or task.oid != oid:
        overcome(g, oid, seat)
    return n


def heal(g: Game, oid: int, n: int) -> int:
    """Take damage off an enemy, as far as there is any. Returns how much."""
    card = g.state.cards[oid]
    n = min(n, card.damage)
    if n > 0:
        set_card(g, oid, damage=card.damage - n)
        emit(g, "healed", code=ref(g, card), n=n)
    return n


def counters(g: Game, oid: int, n: int) -> None:
    """Put counters on a card, or take some off; there are never fewer than none."""
    card = g.state.cards[oid]
    value = max(card.counters + n, 0)
    if value != card.counters:
        set_card(g, oid, counters=value)
        emit(g, "counters", code=ref(g, card), n=value - card.counters, other=str(value))


def place_die(g: Game, oid: int, slot: int, seat: str = "") -> None:
    """A hacking die on an empty slot (NH 14.1, 16.1).

    What follows from full slots happens at once, in a task on this card at its end.
    """
    card = g.state.cards[oid]
    if slot in card.dice:
        return
    set_card(g, oid, dice=tuple(sorted((*card.dice, slot))))
    emit(g, "die", seat=seat, code=ref(g, card), n=1)
    task = g.task
    if task is None or task.oid != oid:
        settle_dice(g, oid, seat)


def full_box(g: Game, card: Card) -> bool:
    """Whether all slots of the card's retreat box are filled (NH 16.3)."""
    slots = g.slots(card)
    return "retreat" in slots and all(i in card.dice for i, kind in enumerate(slots) if kind == "retreat")


def settle_dice(g: Game, oid: int, seat: str = "") -> None:
    """A full condition is defeated (NH 14.2), a full retreat box makes the enemy retreat (NH 16.3)."""
    card = g.state.cards[oid]
    if full_box(g, card):
        set_card(g, oid, dice=())
        retreat(g, oid)
    elif isinstance(g.content[card.code], ConditionCard) and not g.free_slots(card):
        defeat(g, oid, seat)
    elif g.is_enemy(card) and g.overcome(card):
        overcome(g, oid, seat)


def overcome(g: Game, oid: int, seat: str = "") -> None:
    """Nothing is left of an enemy's stage: the next one begins, or it is defeated."""
    if g.has_next_stage(g.state.cards[oid]):
        next_stage(g, oid, seat)
    else:
        defeat(g, oid, seat)


def next_stage(g: Game, oid: int, seat: str = "") -> None:
    """An enemy's next stage begins: it stands, unhurt, with the tokens of that side; its counters stay unless
    that side brings its own. The Revealed box of the stage triggers."""
    before = g.state.cards[oid]
    card = set_card(g, oid, stage=before.stage + 1, back=False)
    emit(g, "stage", code=ref(g, card), place=card.place, n=card.stage + 1)
    show_face(g, oid, seat)
    if not g.face(card).counters:
        set_card(g, oid, counters=before.counters)


def defeat(g: Game, oid: int, seat: str = "") -> None:
    """An enemy or condition is defeated: to the encounter discard pile (NH 11.2, 14.2)."""
    card = g.state.cards[oid]
    emit(g, "defeated", seat=seat, code=ref(g, card))
    g.state.defeated.append(card.code)
    own = g.own_triggers("self_defeated", card, seat or g.you)  # found before it leaves play
    discard(g, oid)
    if seat:
        g.trigger("defeated", seat)
    push_all(g, own)


def discard(g: Game, oid: int) -> None:
    """A card leaves play: an encounter card for the encounter discard pile, any other for the scrap pile."""
    card = g.state.cards[oid]
    if isinstance(g.content[card.code], Enemy | ConditionCard):
        own = g.own_triggers("leaves", card, g.you)
        remove(g, oid)
        g.state.encounter_discard.append(card.code)
        push_all(g, own)
    else:
        scrap(g, oid)


def retreat(g: Game, oid: int) -> None:
    """Turn an enemy to its back (NH 11.4); damage and dice stay on it (R-33)."""
    card = g.state.cards[oid]
    if not card.back:
        set_card(g, oid, back=True)
        emit(g, "retreats", code=ref(g, card), place=card.place)


def ready(g: Game, oid: int) -> None:
    """Turn a retreated enemy face up (NH 11.5). It keeps its damage and dice; its Revealed box triggers."""
    card = g.state.cards[oid]
    if card.back:
        set_card(g, oid, back=False)
        emit(g, "returns", code=ref(g, card), place=card.place)
        open_box(g, oid)


def move_enemy(g: Game, oid: int, location: str) -> None:
    card = g.state.cards[oid]
    if card.place != location:
        set_card(g, oid, place=location)
        emit(g, "enemy_moves", code=ref(g, card), place=location)


def become_follower(g: Game, oid: int, seat: str) -> None:
    """A clue moves into a play area (NH 23.4)."""
    card = set_card(g, oid, place=f"play:{seat}", follower=True, secrets=0, support=(), dice=())
    emit(g, "follower", seat=seat, code=ref(g, card))
