"""One function per observable change: each changes the state and says so with an event. Imported as `do`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.kernel import rng
from engine.kernel.machine import Option
from engine.neon_hope.definitions import HOPE, RESOURCE, Clue, ConditionCard, Enemy, Tool
from engine.neon_hope.language.base import EffectsFrame
from engine.neon_hope.state import SCRAP, SPECTATOR, Archived, Card, Cell, Event, Token

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.kernel.machine import Frame
    from engine.neon_hope.game import Game


def emit(
    g: Game, kind: str, seat: str = "", code: str = "", place: str = "", n: int = 0, other: str = "",
    private: str = "",
) -> None:  # fmt: skip
    """Something happened: for the log, and for the next checkpoint."""
    g.log.append(Event(kind, seat, code, place, n, other, private))
    g.state.dirty = True


def ref(g: Game, card: Card) -> str:
    """How events name a card in play: its code, and of a clue whose back is up which copy's ("floor~0")."""
    if card.back and isinstance(g.content[card.code], Clue):
        return f"{card.code}~{card.variant}"
    return card.code


# -- characters --------------------------------------------------------------------------------------------


def set_hero(g: Game, seat: str, **changes: Any) -> None:
    g.state.heroes[seat] = replace(g.state.heroes[seat], **changes)
    g.state.dirty = True


def suffer(g: Game, seat: str, n: int) -> None:
    """Start suffering n stress as one instance (NH 13.1)."""
    from engine.neon_hope.stress import StressFrame

    if n > 0:
        g.push(StressFrame(seat=seat, n=n))


def surveillance(g: Game, n: int) -> None:
    """Cause surveillance as one instance, or lower it (NH 13.2). The checkpoint finds thresholds (R-18)."""
    value = max(g.state.surveillance + n, 0)
    moved = value - g.state.surveillance
    if moved:
        g.state.surveillance = value
        emit(g, "surveillance", n=moved, other=str(value))


def hope(g: Game, seat: str, n: int, cause: str = "") -> None:
    value = max(g.hero(seat).hope + n, 0)
    moved = value - g.hero(seat).hope
    if moved:
        set_hero(g, seat, hope=value)
        emit(g, "hope", seat=seat, n=moved, other=cause)


def resources(g: Game, seat: str, n: int) -> None:
    value = max(g.hero(seat).resources + n, 0)
    moved = value - g.hero(seat).resources
    if moved:
        set_hero(g, seat, resources=value)
        emit(g, "resources", seat=seat, n=moved)


def endurance(g: Game, seat: str, n: int) -> None:
    """Change endurance; reaching 0 exhausts only where a rule says so (F3) or an effect asks for it."""
    value = max(g.hero(seat).endurance + n, 0)
    moved = value - g.hero(seat).endurance
    if moved:
        set_hero(g, seat, endurance=value)
        emit(g, "endurance", seat=seat, n=moved)


def token(g: Game, seat: str, attribute: str) -> None:
    """Gain an attribute token with 2 charges (NH 10.1)."""
    set_hero(g, seat, tokens=(*g.hero(seat).tokens, Token(attribute)))
    emit(g, "token", seat=seat, other=attribute)


def spend_charge(g: Game, seat: str, index: int, use: str = "") -> None:
    """Spend a charge; after its last one the token returns to the supply (NH 10.2)."""
    tokens = list(g.hero(seat).tokens)
    spent = tokens[index]
    if spent.charges > 1:
        tokens[index] = replace(spent, charges=spent.charges - 1)
    else:
        del tokens[index]
    set_hero(g, seat, tokens=tuple(tokens))
    emit(g, "charge", seat=seat, other=spent.attribute, place=use)


def recharge(g: Game, seat: str, index: int) -> None:
    """Put a charge back on a token, 2 at most."""
    tokens = list(g.hero(seat).tokens)
    if index < len(tokens) and tokens[index].charges < 2:
        tokens[index] = replace(tokens[index], charges=tokens[index].charges + 1)
        set_hero(g, seat, tokens=tuple(tokens))
        emit(g, "recharge", seat=seat, other=tokens[index].attribute)


def discard_hand(g: Game, seat: str, places: Sequence[int]) -> None:
    """Discard cards by their places in the hand (NH 13.1)."""
    hero = g.hero(seat)
    gone = set(places)
    lost = tuple(code for i, code in enumerate(hero.hand) if i in gone)
    kept = tuple(code for i, code in enumerate(hero.hand) if i not in gone)
    set_hero(g, seat, hand=kept, discard=(*hero.discard, *lost))
    for code in lost:
        emit(g, "discard", seat=seat, code=code)


def take_back(g: Game, seat: str, codes: Sequence[str]) -> None:
    """Action cards from the discard pile to the hand (NH 19.2)."""
    hero = g.hero(seat)
    pile = list(hero.discard)
    back = []
    for code in codes:
        if code in pile:
            pile.remove(code)
            back.append(code)
    if back:
        set_hero(g, seat, hand=(*hero.hand, *back), discard=tuple(pile))
        emit(g, "take_back", seat=seat, n=len(back))


def move_hero(g: Game, seat: str, location: str) -> None:
    """Move a character (NH 6.4)."""
    if g.hero(seat).location != location:
        set_hero(g, seat, location=location)
        emit(g, "move", seat=seat, place=location)


def extra_action(g: Game, seat: str, n: int) -> None:
    set_hero(g, seat, counters=max(g.hero(seat).counters + n, 0))
    emit(g, "extra_action", seat=seat, n=n)


# -- cards in play -----------------------------------------------------------------------------------------


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


def bring(g: Game, code: str, place: str) -> int:
    """A card enters play: front up, with its tokens; its Revealed box triggers (NH 3.12, 3.16, 23.2).

    Of a clue with two copies one at random enters (NH 3.13). Returns its oid, 0 if none is left.
    """
    variant = 0
    if isinstance(g.content[code], Clue):
        left = [key for key in g.state.episode_deck if key.rpartition(":")[0] == code]
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
    show_face(g, card.oid)
    return card.oid


def show_face(g: Game, oid: int, seat: str = "") -> None:
    """The side that is up now gets its tokens, and its Revealed box triggers."""
    card = g.state.cards[oid]
    face = g.face(card)
    set_card(g, oid, secrets=g.count(face.secrets), support=face.support, dice=(), damage=0)
    if face.revealed:
        g.push(
            EffectsFrame(
                seat=seat or g.you, source=oid, code=card.code, effects=face.revealed, cause="revealed"
            )
        )


def bring_environment(g: Game, code: str) -> None:
    """An environment enters play with the clues it brings (NH 3.11)."""
    if code in g.state.environments:
        return
    g.state.environments.append(code)
    emit(g, "environment", code=code)
    depth = len(g.state.stack)
    found = g.environment(code)
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
    """To the scrap pile (NH 9.3, 22.3)."""
    card = g.state.cards[oid]
    emit(g, "scrapped", code=ref(g, card), place=card.place)
    set_card(g, oid, place=SCRAP, secrets=0, support=(), dice=(), damage=0)


def finish_if_empty(g: Game, oid: int) -> None:
    """The last secret or support token is gone: the front is turned over, the back scrapped (NH 9.3)."""
    card = g.state.cards[oid]
    face = g.face(card)
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
    emit(g, "damage", seat=seat, code=card.code, n=n)
    task = g.task
    if g.remaining(card) <= 0 and (task is None or task.oid != oid):
        defeat(g, oid, seat)
    return n


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


def defeat(g: Game, oid: int, seat: str = "") -> None:
    """An enemy or condition is defeated: to the encounter discard pile (NH 11.2, 14.2)."""
    card = g.state.cards[oid]
    emit(g, "defeated", seat=seat, code=card.code)
    g.state.defeated.append(card.code)
    discard(g, oid)
    if seat:
        g.trigger("defeated", seat)


def discard(g: Game, oid: int) -> None:
    """A card leaves play: an encounter card for the encounter discard pile, any other for the scrap pile."""
    card = g.state.cards[oid]
    if isinstance(g.content[card.code], Enemy | ConditionCard):
        remove(g, oid)
        g.state.encounter_discard.append(card.code)
    else:
        scrap(g, oid)


def retreat(g: Game, oid: int) -> None:
    """Turn an enemy to its back (NH 11.4); damage and dice stay on it (R-33)."""
    card = g.state.cards[oid]
    if not card.back:
        set_card(g, oid, back=True)
        emit(g, "retreats", code=card.code, place=card.place)


def ready(g: Game, oid: int) -> None:
    """Turn a retreated enemy face up (NH 11.5)."""
    card = g.state.cards[oid]
    if card.back:
        set_card(g, oid, back=False)
        emit(g, "returns", code=card.code, place=card.place)


def move_enemy(g: Game, oid: int, location: str) -> None:
    card = g.state.cards[oid]
    if card.place != location:
        set_card(g, oid, place=location)
        emit(g, "enemy_moves", code=card.code, place=location)


def become_follower(g: Game, oid: int, seat: str) -> None:
    """A clue moves into a play area (NH 23.4)."""
    card = set_card(g, oid, place=f"play:{seat}", follower=True, secrets=0, support=(), dice=())
    emit(g, "follower", seat=seat, code=ref(g, card))


# -- tools -------------------------------------------------------------------------------------------------


def buy(g: Game, seat: str, oid: int, price: int) -> None:
    """A tool enters the play area from the tool set (NH 19.3)."""
    card = g.state.cards[oid]
    found = g.content[card.code]
    assert isinstance(found, Tool)
    emit(g, "buys", seat=seat, code=card.code, n=price)
    set_hero(g, seat, resources=g.hero(seat).resources - price)
    set_card(g, oid, place=f"play:{seat}", uses=found.uses, used="")
    if found.revealed:
        g.push(EffectsFrame(seat=seat, source=oid, code=card.code, effects=found.revealed, cause="revealed"))


def offer_tools(g: Game, f: Frame, seat: str, discount: int = 0) -> bool:
    """Let the seat buy tools as far as its resources go. False: a question is open, the step returns ASK."""
    while tools := g.tools_for_sale(seat, discount):
        options = [Option(f"buy:{card.oid}", "buy", card.oid, card.code, price) for card, price in tools]
        keys = g.ask(f, seat, "buy", [*options, Option("done", "done")])
        if keys is None:
            return False
        if keys[0] == "done":
            break
        oid = int(keys[0][4:])
        buy(g, seat, oid, next(price for card, price in tools if card.oid == oid))
    return True


def recycle(g: Game, oid: int) -> None:
    """A tool goes back to its tool set (NH 22.2)."""
    card = g.state.cards[oid]
    owner = card.place.removeprefix("play:")
    emit(g, "recycled", seat=owner, code=card.code)
    set_card(g, oid, place=f"set:{owner}", dice=(), uses=0, used="")


# -- encounter deck ----------------------------------------------------------------------------------------


def shuffle_encounter(g: Game) -> None:
    g.state.encounter_deck[:] = rng.shuffled(g.state, g.state.encounter_deck)


def draw_encounter(g: Game) -> str | None:
    """The top card; an empty deck is made anew of the discard pile (R-31). None if both are empty."""
    state = g.state
    if not state.encounter_deck and state.encounter_discard:
        state.encounter_deck[:] = rng.shuffled(state, state.encounter_discard)
        state.encounter_discard.clear()
        emit(g, "reshuffled")
    return state.encounter_deck.pop(0) if state.encounter_deck else None


def take_from_encounter(g: Game, code: str) -> bool:
    """Search deck and discard pile for a card and take it out; the deck is shuffled. False: there is none."""
    state = g.state
    found = code in state.encounter_deck
    if found:
        state.encounter_deck.remove(code)
        shuffle_encounter(g)
    elif code in state.encounter_discard:
        state.encounter_discard.remove(code)
        found = True
    return found


def appear(g: Game, code: str, seat: str) -> None:
    """Start resolving an encounter card for a character: it appears where it says, or its effects resolve."""
    from engine.neon_hope.encounter import ResolveFrame

    g.push(ResolveFrame(seat=seat, code=code))


# -- the grid ----------------------------------------------------------------------------------------------


def turn_up(g: Game, index: int, seat: str = "") -> str:
    """Turn a face-down modifier of the grid up; returns it."""
    cell = g.state.grid[index]
    g.state.grid[index] = replace(cell, up=True)
    emit(g, "modifier", seat=seat, other=cell.modifier)
    return cell.modifier


def turn_down(g: Game, indexes: Iterable[int]) -> None:
    for index in indexes:
        g.state.grid[index] = replace(g.state.grid[index], up=False)
    g.state.dirty = True


def shuffle_down(g: Game) -> None:
    """Shuffle all face-down modifiers of the grid among their places."""
    places = g.face_down()
    mixed = rng.shuffled(g.state, [g.state.grid[index] for index in places])
    for index, cell in zip(places, mixed, strict=True):
        g.state.grid[index] = cell


def archive(g: Game, indexes: Iterable[int], known: tuple[str, ...] = ()) -> None:
    """Put modifiers of the grid on the archive card; their places stay empty (NH 28.4, R-26)."""
    places = list(indexes)
    for index in places:
        cell = g.state.grid[index]
        g.state.archive.append(Archived(cell.modifier, (*g.seats, SPECTATOR) if cell.up else known))
        g.state.grid[index] = Cell("")
    if places:
        emit(g, "archived", n=len(places))


def reset_if_empty(g: Game) -> bool:
    """Reset the grid when none of its modifiers lies face down (NH 8.3)."""
    if g.face_down():
        return False
    reset_grid(g)
    emit(g, "reset")
    return True


def reset_grid(g: Game) -> None:
    """All modifiers face down, shuffled: 16 to the grid, the rest to the archive (NH 8.4)."""
    pieces = [modifier for modifier, n in g.state.pool.items() for _ in range(n)]
    mixed = rng.shuffled(g.state, pieces)
    g.state.grid[:] = [Cell(modifier) for modifier in mixed[:16]]
    g.state.archive[:] = [Archived(modifier) for modifier in mixed[16:]]


def activate(g: Game, seat: str, n: int) -> None:
    """n activations: after the action if one is going on, else at once (R-07, KS4)."""
    from engine.neon_hope.enemies import ActivationFrame

    if n <= 0:
        return
    task = g.task
    turn = g.turn_frame
    if task is not None:
        task.activations += n
    elif turn is not None and turn.acting:
        turn.pending += n
    else:
        g.push(ActivationFrame(seat=seat, n=n))


# -- story and campaign ------------------------------------------------------------------------------------


def flag(g: Game, name: str, n: int = 1) -> None:
    g.state.flags[name] = g.state.flags.get(name, 0) + n
    g.state.dirty = True


def tracker(g: Game, name: str, n: int) -> None:
    """Change a campaign tracker within its bounds."""
    campaign = g.pack.campaigns.get(g.state.campaign.code)
    value = g.state.trackers.get(name, 0) + n
    if campaign is not None and name in campaign.trackers:
        bounds = campaign.trackers[name]
        value = min(max(value, bounds.min), bounds.max)
    g.state.trackers[name] = value
    emit(g, "tracker", other=name, n=value)


def note(g: Game, name: str) -> None:
    """Write a campaign note."""
    if name not in g.state.notes:
        g.state.notes.append(name)
        emit(g, "note", other=name)


def pool_change(g: Game, modifier: str, n: int) -> None:
    """The modifier pool of the following episodes changes (F25)."""
    g.state.pool_changes[modifier] = g.state.pool_changes.get(modifier, 0) + n
    emit(g, "pool", other=modifier, n=n)


def next_chapter(g: Game, code: str) -> None:
    """The chapter that follows the one being turned."""
    g.state.next_chapter = code
    g.state.dirty = True


def end(g: Game, resolution: str) -> None:
    """The episode ends with a resolution."""
    g.end("resolution", resolution)
