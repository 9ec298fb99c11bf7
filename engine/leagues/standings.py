"""Who stands where: points, strength of schedule, and the stored draw.

`avg(p)` is p's points over the sum of the round weights of all p's matches, byes included. `SoS(p)` is the
mean of the opponents' averages, each match weighted by its round; byes are left out, a rematch counts twice,
and no opponents is 0. `ESoS(p)` is the same mean of the opponents' SoS. Only completed rounds count.
Fractions are exact, so that equal is equal. Who dropped keeps their results, also in the averages of others.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from engine.leagues.model import Event, PlayerStatus, Tie
from engine.leagues.tie_breaks import Sums, encounters, over_opponents, parted

NONE = Fraction(0)
ROUNDING = 1000
"""Round weights are taken as fractions with denominators up to this, so that a third is a third."""


class Row(NamedTuple):
    """One line of the standings. `bias` is Corp games minus Runner games; `matches` are without byes; `ties`:
    what the tie-breaks of the settings come to, in their order (None: it says nothing)."""

    rank: int
    player: str
    name: str
    points: int
    sos: Fraction
    esos: Fraction
    matches: int
    won: int
    drawn: int
    lost: int
    byes: int
    bias: int
    status: PlayerStatus
    division: int
    seed: int
    draw: int
    ties: tuple[Fraction | None, ...] = ()


class _Sums:
    """What one player's matches come to."""

    __slots__ = ("bias", "boards", "byes", "drawn", "lost", "opponents", "points", "weight", "won")

    def __init__(self) -> None:
        self.points = self.won = self.drawn = self.lost = self.byes = self.bias = self.boards = 0
        self.weight = NONE
        self.opponents: list[tuple[str, Fraction]] = []


def decimal(value: Fraction) -> str:
    """A fraction as people and files write it: up to six places, at least one."""
    text = f"{float(value):.6f}".rstrip("0")
    return text + "0" if text.endswith(".") else text


def standings(event: Event, *, division: int | None = None, before: int | None = None) -> tuple[Row, ...]:
    """Rows by points, manual seed (where the event uses it), the tie-breaks of the settings and stored draw.

    Of one division only, or of the rounds before a number. Who waits, and who left without a match, is not in
    it.
    """
    sums = _sums(event, before)
    average = {one: Fraction(s.points) / s.weight if s.weight else NONE for one, s in sums.items()}
    sos = _means(sums, average)
    esos = _means(sums, sos)
    played = {one for each in event.rounds for pairing in each.pairings for one in pairing.players}
    shown = [
        player
        for player in event.players
        if player.status != "waiting"
        and (player.status == "active" or player.id in played)
        and division in (None, player.division)
    ]
    nothing = _Sums()
    ties = event.settings.ties
    by_id = {player.id: player for player in shown}
    asked = {one: Sums(of.points, of.byes, [other for other, _ in of.opponents]) for one, of in sums.items()}

    def first(one: str) -> tuple[int, ...]:
        seed = by_id[one].seed or len(event.players) + 1 if event.settings.manual_seeds else 0
        return (-sums.get(one, nothing).points, seed)

    def value(tie: Tie, one: str) -> Fraction:
        if tie == "sos":
            return sos.get(one, NONE)
        if tie == "esos":
            return esos.get(one, NONE)
        if tie == "board_points":
            return Fraction(sums.get(one, nothing).boards)
        return over_opponents(tie, one, asked) if one in asked else NONE

    met = encounters(event, before) if "head_to_head" in ties else {}
    groups, parts = parted(by_id, first, ties, value, met, lambda one: by_id[one].division)
    ordered = [
        by_id[one] for group in groups for one in sorted(group, key=lambda one: (by_id[one].draw, one))
    ]
    rows = []
    for rank, player in enumerate(ordered, 1):
        of = sums.get(player.id, nothing)
        rows.append(
            Row(
                rank, player.id, player.name, of.points, sos.get(player.id, NONE), esos.get(player.id, NONE),
                len(of.opponents), of.won, of.drawn, of.lost, of.byes, of.bias,
                player.status, player.division, player.seed, player.draw, parts[player.id],
            )
        )  # fmt: skip
    return tuple(rows)


def _sums(event: Event, before: int | None) -> dict[str, _Sums]:
    sums: defaultdict[str, _Sums] = defaultdict(_Sums)
    for played in event.of_stage("main"):
        if not played.completed or (before is not None and played.number >= before):
            continue
        weight = Fraction(played.weight).limit_denominator(ROUNDING)
        for pairing in played.pairings:
            if not pairing.counts:
                continue
            for player in pairing.players:
                of = sums[player]
                mine = pairing.points(player)
                of.points += mine
                of.weight += weight
                if pairing.boards is not None:
                    of.boards += pairing.boards[0 if player == pairing.player1 else 1]
                other = pairing.opponent(player)
                if other is None:
                    of.byes += 1
                    continue
                of.opponents.append((other, weight))
                theirs = pairing.points(other)
                of.won += mine > theirs
                of.drawn += mine == theirs
                of.lost += mine < theirs
                if pairing.corp:
                    of.bias += 1 if pairing.corp == player else -1
    return dict(sums)


def _means(sums: dict[str, _Sums], values: dict[str, Fraction]) -> dict[str, Fraction]:
    """For each player the weighted mean of their opponents' values."""
    # In whole numbers over common denominators: fractions are exact as well, and fifteen times as slow.
    scale = lcm(*(value.denominator for value in values.values()))
    whole = {one: value.numerator * (scale // value.denominator) for one, value in values.items()}
    parts = lcm(*{w.denominator for of in sums.values() for _, w in of.opponents})
    means = {}
    for player, of in sums.items():
        weights = [w.numerator * (parts // w.denominator) for _, w in of.opponents]
        total = sum(w * whole[other] for w, (other, _) in zip(weights, of.opponents, strict=True))
        weight = sum(weights)
        means[player] = Fraction(total, weight * scale) if weight else NONE
    return means
