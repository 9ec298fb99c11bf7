"""How many presses a round of NEON HOPE takes two sensible players, on the panels that the bot shows them.

`neon_hope_presses_per_round`: the median of whole episodes, without setup. Pressing a button is one; a select
is one to open it and one for each choice, and one more to close it where several can be chosen; what is asked
once more, and each page, counts as well. `neon_hope_answers_per_round`: questions that were put.
`neon_hope_presses_with_orders`: both order what is lost to stress, which cards they take back, when charges
are spent and what their cards offer, each at the first question that offers the order.

People play both ways. A first evening is played without orders, for nobody leaves any before they know the
game; a table that goes on for days is offered the order at each stress, and then the other figure holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import median
from typing import Any, NamedTuple, cast

from bot.contract.kind import Table
from bot.games.neon_hope.kind import NeonHopeGame, kind
from bot.games.neon_hope.orders import MAY
from bot.layouts import ahead
from bot.layouts.panels import panel
from bot.layouts.selects import PLAIN, Page, pack, unpack
from bot.messages.layout import Layout, read_press
from bot.presses.panels import meaning
from bot.store.game_rows import GameRow, SeatRow
from engine.kernel.views import DecisionView
from engine.neon_hope import Game
from engine.players.neon_hope import choose
from tools.bench_neon_hope import next_answer

GAMES = 28
ORDERED = ("stress=hope1", "back=useful", "charges=below80")
"""What they choose most often where they are asked: hope three times, a card twice; charges below 80 %.
What a card of theirs offers they order to be done if they do it the first time."""
PATIENCE = 60
"""More presses for one answer would be a panel on which it cannot be given."""


class Round(NamedTuple):
    """What a round of one episode took, on average."""

    presses: float
    answers: float


class Order(NamedTuple):
    """An order as an answer, and what giving it takes: a button, or a select and a choice."""

    key: str
    presses: int


def controls(layout: Layout) -> dict[str, Any]:
    """Buttons and selects that can be pressed, by custom_id."""

    def walk(parts: Any) -> Iterator[dict[str, Any]]:
        for part in parts:
            yield part
            yield from walk(part.get("components", ()))

    found = walk(layout.to_components())
    return {part["custom_id"]: part for part in found if "custom_id" in part and not part.get("disabled")}


def presses(table: Table, seat: str, asked: DecisionView, keys: Sequence[str]) -> int:
    """Presses until the seat's panel has given this answer. ValueError if there is no such option."""
    shown, pressed = PLAIN, 0
    order = [option.key for option in asked.options]
    wanted = frozenset(order.index(key) for key in keys)
    while pressed < PATIENCE:
        custom_id, values = _next(controls(panel(table, seat, (), "en", shown)), asked, keys, wanted)
        press = read_press(custom_id)
        assert press is not None
        pressed += 1 + len(values) + (press.act in "ml")  # a select of several is closed by a press
        meant = meaning(press, asked, values)
        if not isinstance(meant, Page):
            assert reads(asked, meant) == reads(asked, keys)
            return pressed
        shown = meant
    raise RuntimeError(f"{keys} cannot be given")


def reads(asked: DecisionView, keys: Sequence[str]) -> list[str]:
    """An answer by what it says: of options that are alike it makes no difference which are chosen."""
    names = {option.key: option.name or option.key for option in asked.options}
    return sorted(names[key] if len(keys) > 1 else key for key in keys)


def _next(
    found: dict[str, Any], asked: DecisionView, keys: Sequence[str], wanted: frozenset[int]
) -> tuple[str, list[str]]:
    """The control to use next, and what to choose in it."""
    start = next(":".join(custom_id.split(":")[:3]) for custom_id in found if custom_id.startswith("g:"))
    if (asked.minimum, asked.maximum) == (1, 1):
        for act in "yo":
            if f"{start}:{act}:{keys[0]}" in found:
                return f"{start}:{act}:{keys[0]}", []
        for custom_id, part in found.items():
            if keys[0] in [option["value"] for option in part.get("options", ())]:
                return custom_id, [keys[0]]
        pages = [c for c, part in found.items() if c.startswith(f"{start}:p:") and part["type"] == 2]
        return pages[-1], []
    picks = {c: p for c in found if (p := read_press(c)) is not None and p.act in "qk"}

    def away(custom_id: str) -> int:
        picked = unpack(picks[custom_id].arg.partition(".")[0], len(asked.options))
        return len(wanted.symmetric_difference(picked))

    best = min((custom_id for custom_id, part in picks.items() if part.act == "q"), key=away, default=None)
    for custom_id, part in picks.items():
        whole = [asked.options[i].key for i in unpack(part.arg.partition(".")[0], len(asked.options))]
        if part.act == "k" and len(whole) == len(keys) and reads(asked, whole) == reads(asked, keys):
            return custom_id, []
    if best is not None:
        return best, []
    for custom_id in found:
        press = read_press(custom_id)
        if press is not None and press.act in "ml":
            out = set(range(len(asked.options))) - wanted
            return custom_id, [pack([index]) for index in sorted(out if press.act == "l" else wanted)]
    raise RuntimeError(f"{keys} cannot be given")


def table_of(found: NeonHopeGame, game: Game) -> Table:
    """A game as the bot has it in hand, with a person on each seat."""
    seats = {
        seat: SeatRow(seat, number, None, f"Person {number}", "dm", False, f"{game.pack.id}/{hero.code}")
        for number, (seat, hero) in enumerate(game.state.heroes.items(), 1)
    }
    row = GameRow(
        1, found.name, "normal", "running", 1, 1, 1, "open", b"", 1, 0, (), 0, 0.0, 0.0, None, None, seats
    )  # fmt: skip
    return Table(row, found, game)


def play(found: NeonHopeGame, game: Game, ordered: bool = False) -> Round:
    """Play an episode to its end, with standing orders or without."""
    table = table_of(found, game)
    pressed = answers = 0
    while game.decisions:
        seat = next_answer(game)[0].seat
        order = _order(table, seat) if ordered else None
        if order is not None:
            pressed += order.presses
            found.give_order(game, seat, order.key)
            continue
        asked = table.view(seat).decisions[0]
        keys = choose(game, seat, asked.id, "sensible")
        if game.turn:
            pressed += presses(table, seat, asked, keys)
            answers += 1
        game.answer(seat, asked.id, keys)
    return Round(pressed / game.turn, answers / game.turn)


def _order(table: Table, seat: str) -> Order | None:
    """The order that answers what is asked for good, where it is offered with the question."""
    asked = table.view(seat).decisions[0]
    offered = [key for key, _, _ in ahead.always(table, seat, asked, "en")]
    chosen = choose(cast(Game, table.game), seat, asked.id, "sensible")
    offers = [key for key in offered if key.startswith(MAY) and chosen == ("yes",) and key.endswith("=yes")]
    for key in (*ORDERED, *offers):
        if key in offered:
            return Order(key, 1 if len(offered) <= ahead.FEW else 2)
    return None


def begin(found: NeonHopeGame, seed: int) -> Game:
    """The first episode at normal; every pair of characters in turn."""
    pack = found.rules.packs["pilot"]
    pairs = list(combinations(pack.characters, 2))
    game = found.rules.new(
        pack="pilot", episode=next(iter(pack.episodes)), characters=pairs[seed % len(pairs)], seed=seed,
        difficulty="normal", campaign=None, lead="p1", open_hands=False,
    )  # fmt: skip
    assert isinstance(game, Game)
    return game


def measurements(games: int = GAMES) -> Iterator[tuple[str, float, str]]:
    """Name, value and unit of each figure."""
    found = kind()
    played = [play(found, begin(found, seed)) for seed in range(1, games + 1)]
    yield "neon_hope_presses_per_round", median(one.presses for one in played), "presses"
    with_orders = [play(found, begin(found, seed), ordered=True) for seed in range(1, games + 1)]
    yield "neon_hope_presses_with_orders", median(one.presses for one in with_orders), "presses"
    yield "neon_hope_answers_per_round", median(one.answers for one in played), "answers"
