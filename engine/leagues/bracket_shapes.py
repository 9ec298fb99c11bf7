"""The shapes of double elimination: who meets whom in each game, for fields of 2, 4, 8, 16 and doubled on.

A game is (round, one, other); S1 is seed 1, W3 the winner of game 3, L3 its loser. The last game is the
bracket reset: it is played only if the finalist from the lower bracket wins the final before it. Shapes of 4,
8 and 16 are those tournaments play; larger ones go on in the same manner.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

Shape: TypeAlias = dict[int, tuple[int, str, str]]

TOP4: Shape = {
    1: (1, "S1", "S4"), 2: (1, "S2", "S3"),
    3: (2, "W1", "W2"), 4: (2, "L1", "L2"),
    5: (3, "L3", "W4"),
    6: (4, "W3", "W5"), 7: (5, "W6", "L6"),
}  # fmt: skip

TOP8: Shape = {
    1: (1, "S1", "S8"), 2: (1, "S4", "S5"), 3: (1, "S2", "S7"), 4: (1, "S3", "S6"),
    5: (2, "W1", "W2"), 6: (2, "W3", "W4"), 7: (2, "L1", "L2"), 8: (2, "L3", "L4"),
    9: (3, "W5", "W6"), 10: (3, "L6", "W7"), 11: (3, "W8", "L5"),
    12: (4, "W10", "W11"),
    13: (5, "L9", "W12"),
    14: (6, "W9", "W13"), 15: (7, "W14", "L14"),
}  # fmt: skip

TOP16: Shape = {
    1: (1, "S1", "S16"), 2: (1, "S8", "S9"), 3: (1, "S5", "S12"), 4: (1, "S4", "S13"),
    5: (1, "S3", "S14"), 6: (1, "S6", "S11"), 7: (1, "S7", "S10"), 8: (1, "S2", "S15"),
    9: (2, "L1", "L2"), 10: (2, "L3", "L4"), 11: (2, "L5", "L6"), 12: (2, "L7", "L8"),
    13: (2, "W1", "W2"), 14: (2, "W3", "W4"), 15: (2, "W5", "W6"), 16: (2, "W7", "W8"),
    17: (3, "L16", "W9"), 18: (3, "L15", "W10"), 19: (3, "L14", "W11"), 20: (3, "L13", "W12"),
    21: (3, "W13", "W14"), 22: (3, "W15", "W16"),
    23: (4, "W17", "W18"), 24: (4, "W19", "W20"), 27: (4, "W21", "W22"),
    25: (5, "L21", "W23"), 26: (5, "W24", "L22"),
    28: (6, "W25", "W26"),
    29: (7, "L27", "W28"),
    30: (8, "W27", "W29"), 31: (9, "W30", "L30"),
}  # fmt: skip


@cache
def shape_of(size: int) -> Shape:
    """The games for a power of two of players, by number."""
    return {4: TOP4, 8: TOP8, 16: TOP16}.get(size) or _grown(size)


def seeding(size: int) -> list[int]:
    """Seeds in the order of the bracket: the best two can meet only at its end."""
    order = [1]
    while len(order) < size:
        order = [seed for better in order for seed in (better, 2 * len(order) + 1 - better)]
    return order


def _grown(size: int) -> Shape:
    """Upper rounds halve the field. Between them the lower bracket first pairs its own, then meets those who
    fall from the upper one, in reversed order, so that rematches come late."""
    games: Shape = {}

    def game(number_of_round: int, one: str, other: str) -> int:
        games[len(games) + 1] = (number_of_round, one, other)
        return len(games)

    order = seeding(size)
    upper = [game(1, f"S{order[i]}", f"S{order[i + 1]}") for i in range(0, size, 2)]
    lower: list[str] = []
    falling = [f"L{n}" for n in upper]
    at = 1
    while len(upper) > 1 or len(lower) > 1 or falling:
        at += 1
        if lower:
            falling.reverse()
            lower = [f"W{game(at, *pair)}" for pair in zip(falling, lower, strict=True)]
        elif len(falling) > 1:
            lower = [f"W{game(at, *falling[i : i + 2])}" for i in range(0, len(falling), 2)]
        else:
            lower = falling
        falling = []
        if len(upper) > 1:
            upper = [game(at, f"W{upper[i]}", f"W{upper[i + 1]}") for i in range(0, len(upper), 2)]
            falling = [f"L{n}" for n in upper]
            if len(lower) > len(falling):
                at += 1
                lower = [f"W{game(at, *lower[i : i + 2])}" for i in range(0, len(lower), 2)]
    final = game(at + 1, f"W{upper[0]}", lower[0])
    game(at + 2, f"W{final}", f"L{final}")
    return games
