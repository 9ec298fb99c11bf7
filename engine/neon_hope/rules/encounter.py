"""NH 20: the encounter phase (table E, with the eight lines of R-15), and resolving encounter cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, END, FrameBase, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.rules import effects, openings
from engine.neon_hope.table.definitions import Community, ConditionCard, Enemy, Event
from engine.neon_hope.table.frames import EffectsFrame, ResolveFrame
from engine.neon_hope.table.state import COMMUNITY, NETWORK

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


class EncounterFrame(FrameBase, kw_only=True):
    """An encounter phase."""

    resolved: int = 0
    """Characters whose card was resolved (E8)."""


ENCOUNTER = EncounterFrame.table = StepTable("encounter phase (NH-E)")


@ENCOUNTER.row("E1", "effects of the beginning of the encounter phase, in any order (20.2)")
def _begin(g: Game, f: EncounterFrame) -> Step:
    state = g.state
    state.phase, state.active = "encounter", ""
    do.emit(g, "encounter_phase", n=state.round)
    due = effects.due_everywhere(g, "encounter_start")
    if due:
        g.push(effects.TriggersFrame(decider=state.lead, moment="encounter_start", due=due))
    return None


@ENCOUNTER.row("E2", "a hacking die on each condition in the network; full ones are defeated (14.3, 20.3)")
def _dice(g: Game, f: EncounterFrame) -> Step:
    for card in g.at(NETWORK):
        if isinstance(g.content[card.code], ConditionCard):
            free = g.free_slots(card)
            if free:
                do.place_die(g, card.oid, free[0])  # no resource, no Completed
    return None


@ENCOUNTER.row("E3", "1 surveillance for each character (20.4)")
def _surveillance(g: Game, f: EncounterFrame) -> Step:
    do.surveillance(g, len(g.state.heroes))
    return None


@ENCOUNTER.row("E4", "1 surveillance for each enemy at a location with a character (20.5)")
def _enemies(g: Game, f: EncounterFrame) -> Step:
    taken = {hero.location for hero in g.state.heroes.values()}
    n = sum(1 for enemy in g.enemies() if enemy.place in taken)
    if n:
        do.emit(g, "watched", n=n)
        do.surveillance(g, n)
    return None


@ENCOUNTER.row("E5", "retreated enemies are turned face up (20.6)")
def _return(g: Game, f: EncounterFrame) -> Step:
    for card in g.in_play():
        if card.back and g.is_enemy(card):
            do.ready(g, card.oid)
    return None


@ENCOUNTER.row("E6", "action counters are turned to the unspent side (20.7, R-01)")
def _counters(g: Game, f: EncounterFrame) -> Step:
    for seat in g.seats:
        do.set_hero(g, seat, counters=3)
    return None


@ENCOUNTER.row("E7", "each character draws an encounter card; advice is forbidden from here on (R-17)")
def _draw(g: Game, f: EncounterFrame) -> Step:
    g.state.advice_forbidden = True
    for seat in g.from_lead():
        code = do.draw_encounter(g)
        if code is not None:
            do.set_hero(g, seat, drawn=(code,))
            do.emit(g, "draws", seat=seat, code=code, private=seat)
    return None


@ENCOUNTER.row("E8", "clockwise from the lead, each character shows and resolves its card")
def _resolve(g: Game, f: EncounterFrame) -> Step:
    order = g.from_lead()
    if f.resolved == len(order):
        return None
    seat = order[f.resolved]
    f.resolved += 1
    drawn = g.hero(seat).drawn
    g.state.active = seat
    if drawn:
        do.set_hero(g, seat, drawn=())
        do.appear(g, drawn[0], seat)
    return AGAIN


@ENCOUNTER.row("E9", "the phase ends; advice is allowed again")
def _end(g: Game, f: EncounterFrame) -> Step:
    g.state.advice_forbidden = False
    g.state.active = ""
    do.emit(g, "encounter_ends")
    return END


# -- one card ----------------------------------------------------------------------------------------------


RESOLVE = ResolveFrame.table = StepTable("encounter card (NH 20.9)")


@RESOLVE.row("E8a", "an enemy or condition appears, an event takes effect")
def _appear(g: Game, f: ResolveFrame) -> Step:
    found = g.content[f.code]
    do.emit(g, "encounter", seat=f.seat, code=f.code)
    if isinstance(found, Event):
        g.push(EffectsFrame(seat=f.seat, code=f.code, effects=found.effects, cause="event"))
        return None
    # the card says where it appears.
    place = NETWORK
    if isinstance(found, Enemy):
        here = g.hero(f.seat).location
        environment = g.environment_of(here)
        start = openings.start(g)
        place = {
            "here": here,
            "upper": f"{environment}:upper",
            "lower": f"{environment}:lower",
            "start": f"{start.environment}:{start.location}",
            "network": NETWORK,
        }[found.appears]
        place = g.remaining_place(place) or here
    elif isinstance(found, Community):
        place = COMMUNITY
    card = do.create(g, f.code, place)
    do.emit(g, "enters", code=f.code, place=place)
    do.enter(g, card.oid, f.seat, drawn=True)
    return None


@RESOLVE.row("E8b", "an event goes to the encounter discard pile")
def _discard(g: Game, f: ResolveFrame) -> Step:
    if isinstance(g.content[f.code], Event):
        g.state.encounter_discard.append(f.code)
    return None


@RESOLVE.row("E8c", "Additional Consequences: one more card is drawn and resolved (28.2); R-24: it may chain")
def _more(g: Game, f: ResolveFrame) -> Step:
    if _chains(g, f.code) and not g.hero(f.seat).exhausted and not _endless(g):
        code = do.draw_encounter(g)
        if code is not None:
            do.emit(g, "consequences", seat=f.seat)
            do.appear(g, code, f.seat)
    return None


def _chains(g: Game, code: str) -> bool:
    return "additional-consequences" in getattr(g.content[code], "keywords", ())


def _endless(g: Game) -> bool:
    """Whether all there is to draw would chain on and on for ever: then it ends (R-24, R-31)."""
    return not g.state.encounter_deck and all(_chains(g, code) for code in g.state.encounter_discard)
