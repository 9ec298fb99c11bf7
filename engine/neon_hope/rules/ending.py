"""NH-P: the end of the episode, and what the campaign keeps of it (R-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.kernel.steps import END, FrameBase, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.rules.campaigns import played, step_of
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.logbook import Logbook, changes, pooled
from engine.neon_hope.table.state import Campaign, Result

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


class EndFrame(FrameBase, kw_only=True):
    """The episode ends."""

    cause: str
    resolution: str = ""


ENDING = EndFrame.table = StepTable("end of the episode (NH-P)", checked=False)


@ENDING.row("P1", "why it ends (1.4, 1.5)")
def _cause(g: Game, f: EndFrame) -> Step:
    g.state.phase = "ending"
    g.state.advice_forbidden = False
    if not f.resolution and f.cause in ("surveillance", "exhausted"):
        f.resolution = g.surveillance_card.resolutions.get(f.cause, "")  # type: ignore[call-overload]
    do.emit(g, "ends", other=f.cause)
    return None


@ENDING.row("P2", "the resolution is read and takes effect (19.10, 21.3)")
def _resolution(g: Game, f: EndFrame) -> Step:
    found = g.episode.resolutions.get(f.resolution)
    if found is not None:
        do.emit(g, "resolution", code=g.state.episode, other=f.resolution)
        if found.effects:
            g.push(EffectsFrame(seat=g.state.lead, effects=found.effects, cause="resolution"))
    return None


@ENDING.row("P3", "result, decisions and values go into the campaign log")
def _record(g: Game, f: EndFrame) -> Step:
    found = g.episode.resolutions.get(f.resolution)
    won = found.won if found is not None else f.cause == "objective"
    g.state.over = Result(won, f.cause, f.resolution)
    g.state.phase = "over"
    g.state.active = ""
    do.emit(g, "over", n=int(won), other=f.cause)
    return None


@ENDING.row("P4", "clean up")
def _clean_up(g: Game, f: EndFrame) -> Step:
    g.state.stack.clear()
    return END


def next_campaign(g: Game) -> Campaign:
    """The campaign after this episode: what the next one starts from (NH 1.6). ValueError before the end."""
    state = g.state
    if state.over is None:
        raise ValueError("the episode is still being played")
    before = state.campaign
    followers = tuple(
        (g.hero(seat).code, card.code) for seat in g.seats for card in g.play_area(seat) if card.follower
    )
    crossed = set(state.crossed)
    sides = {
        g.hero(seat).code: int(card.back)
        for seat in g.seats
        for card in g.play_area(seat)
        if card.code in g.pack.character_tools
    }
    own = {g.hero(seat).code for seat in g.seats}
    pool = dict(before.pool)
    for modifier, n in state.pool_changes.items():
        pool[modifier] = pooled(g.pack, pool, modifier, n)
    results = (*before.results, (state.episode, state.over.resolution))
    found = replace(
        before,
        episode=before.episode + 1,
        characters=tuple(g.hero(seat).code for seat in g.seats),
        results=results,
        flags=dict(state.flags),
        notes=tuple(note for note in dict.fromkeys((*before.notes, *state.notes)) if note not in crossed),
        marks={**before.marks, **state.marks},
        sides=before.sides | sides,
        trackers=dict(state.trackers),
        # Followers of characters who stayed at home wait for them.
        followers=(*(pair for pair in before.followers if pair[0] not in own), *followers),
        pool={modifier: n for modifier, n in pool.items() if n},
    )
    step = step_of(g.pack, before, state.episode)
    book = Logbook(g.pack, before, step)
    for out, into in state.swaps:
        book.swap(out, into)
    swapped = book.campaign.entries[len(before.entries) :]
    found = replace(found, swaps=book.campaign.swaps)
    found = replace(found, entries=(*before.entries, *changes(before, found, step), *swapped))
    return played(g.pack, found, step)
