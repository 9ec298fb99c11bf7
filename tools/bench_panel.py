"""How high the controls of an ordinary turn stand on a phone, in both games, reckoned from the message as the
sandbox's page lays it out (`sandbox/page/components.css`) at 390 CSS pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Any

from bot.contract.kind import Table
from bot.games.neon_hope.kind import kind as neon_hope
from bot.games.netrunner.kind import kind
from bot.layouts.panels import panel
from bot.store.game_rows import GameRow, SeatRow
from engine import netrunner, players
from render import fonts
from tools.bench_neon_hope import next_answer
from tools.bench_presses import begin, table_of

WIDE = 302
"""What is left of 390 pixels for what a container holds."""
GAP, BETWEEN = 10, 8
"""Between the parts of a container, and between buttons."""
BUTTON, SELECT = 42, 44
PAD = 28
"""Left and right of a button's words."""
LINE, SMALL = 22, 19
GAMES = 12


def lines(text: str, size: int, wide: int, bold: bool = False) -> int:
    return max(1, len(fonts.wrap(text, wide, size, bold)))


def row(parts: Sequence[Mapping[str, Any]]) -> int:
    """A row of buttons, which break into as many lines as they need; or a select."""
    if parts[0]["type"] != 2:
        return SELECT
    found, x, tall = 0, 0, 0
    for part in parts:
        wide = min(WIDE, fonts.width(part["label"], 15) + PAD)
        high = max(BUTTON, 10 + 21 * lines(part["label"], 15, WIDE - PAD))
        if x and x + BETWEEN + wide > WIDE:
            found, x, tall = found + tall + BETWEEN, 0, 0
        x, tall = x + wide + (BETWEEN if x else 0), max(tall, high)
    return found + tall


def controls(components: Sequence[Mapping[str, Any]]) -> int:
    """The height of what can be pressed, with the headings between: all below the words and the picture."""
    inside = [part for box in components for part in box.get("components", ())]
    first = next((i for i, part in enumerate(inside) if part["type"] == 1), len(inside))
    # The heading right above the first row belongs to it.
    if first and inside[first - 1]["type"] == 10 and first > 2:
        first -= 1
    shown = inside[first:]
    tall = 0
    for part in shown:
        if part["type"] == 1:
            tall += row(part["components"])
        elif part["type"] == 10:
            text = part["content"].replace("**", "")
            small = text.startswith("-# ")
            tall += lines(text.removeprefix("-# "), 13 if small else 16, WIDE) * (SMALL if small else LINE)
    return tall + GAP * max(0, len(shown) - 1)


def table(game: netrunner.Game) -> Table:
    """A stored game between two people, as a panel is made of it."""
    names = (("corp", "Ada"), ("runner", "Bran"))
    seats = {seat: SeatRow(seat, n, None, name, "dm", False) for n, (seat, name) in enumerate(names, 1)}
    counts = (1, 0, (), 0, 0.0, 0.0, None, None)  # version, moves, waiting, turn, times, outcome
    row = GameRow(1, "netrunner", "intermediate", "running", 1, 2, 3, "open", b"", *counts, seats)
    return Table(row, kind(), game)


def turns(seed: int) -> Iterator[netrunner.Game]:
    """A game of two sensible players, where somebody chooses an action."""
    game = netrunner.new_game("intermediate", seed=seed)
    while game.decisions:
        asked = game.decisions[0]
        if game.chooses_action(asked.seat):
            yield game
        game.answer(asked.seat, asked.id, players.choose(game, asked.seat, asked.id, "sensible"))


def rounds(seed: int) -> Iterator[tuple[Table, str]]:
    """An episode of NEON HOPE of two sensible players, with the seat that chooses an action."""
    found = neon_hope()
    game = begin(found, seed)
    while game.decisions:
        asked, keys = next_answer(game)
        if asked.kind in ("begin", "action"):
            yield table_of(found, game), asked.seat
        game.answer(asked.seat, asked.id, keys)


def height(now: Table, seat: str) -> int:
    """The controls of a seat's panel, in CSS pixels at 390."""
    message: Any = panel(now, seat, (), "en")
    return controls(message.to_components())


def measurements(games: int = GAMES) -> Iterator[tuple[str, float, str]]:
    """Name, value and unit of each figure: the median, and what nine of ten turns stay within."""
    seeds = range(1, games + 1)
    turned = [height(table(game), game.decisions[0].seat) for seed in seeds for game in turns(seed)]
    told = [height(now, seat) for seed in seeds for now, seat in rounds(seed)]
    for name, found in (("panel_px_turn", turned), ("neon_hope_panel_px_turn", told)):
        found.sort()
        yield name, median(found), "px"
        yield f"{name}_p90", found[len(found) * 9 // 10], "px"
