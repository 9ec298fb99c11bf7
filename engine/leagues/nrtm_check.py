"""The exchange format of tournaments: what a file says of its players, held against what its matches come
to."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Final

from msgspec.structs import replace

from engine.leagues.errors import Note, note
from engine.leagues.final import final_order
from engine.leagues.model import Event
from engine.leagues.nrtm_shape import Figure, File, FilePlayer
from engine.leagues.standings import decimal, standings

EXACT: Final = 6
"""Places of a fraction that are compared at most."""


def differences(file: File, event: Event) -> tuple[Note, ...]:
    """Players whose points, averages or ranks in the file are not those of its matches, the best first;
    nothing where the file says none. A file that counts a round which is not over is held against that,
    too."""
    found = _of(file, event, final_order(event) if event.rounds else ())
    if found and event.rounds and not event.rounds[-1].completed:
        last = event.rounds[-1]
        pairings = tuple(p if p.status == "confirmed" else replace(p, status="void") for p in last.pairings)
        counted = replace(last, pairings=pairings, completed=True)
        found = min(found, _of(file, replace(event, rounds=(*event.rounds[:-1], counted)), ()), key=len)
    return found


def _of(file: File, event: Event, final: tuple[str, ...]) -> tuple[Note, ...]:
    rows = {row.player: row for row in standings(event)}
    listed = [player for player in file.players if str(player.id) in rows]  # not who stands there for a bye
    near = _precision([player.strength_of_schedule for player in listed])
    nearer = _precision([player.extended_strength_of_schedule for player in listed])
    ranks = _ranks(listed, event, final)
    found: list[Note] = []
    for player in sorted(listed, key=lambda player: player.rank or len(listed)):
        one = str(player.id)
        row, name = rows[one], player.name.strip() or one
        points = _number(player.match_points)
        sos, esos = _number(player.strength_of_schedule), _number(player.extended_strength_of_schedule)
        if points is not None and points != row.points:
            found.append(note("lg-import-points", player=name, file=_said(points), here=row.points))
        elif sos is not None and abs(sos - float(row.sos)) > near:
            found.append(note("lg-import-sos", player=name, file=_said(sos), here=decimal(row.sos)))
        elif esos is not None and abs(esos - float(row.esos)) > nearer:
            found.append(note("lg-import-esos", player=name, file=_said(esos), here=decimal(row.esos)))
        elif one in ranks:
            found.append(note("lg-import-rank", player=name, file=ranks[one][0], here=ranks[one][1]))
    return tuple(found)


def _ranks(listed: Sequence[FilePlayer], event: Event, final: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Whose rank in the file is another than here, both of them: after the rounds before the cut, or after
    it."""
    named = [player for player in listed if player.rank]
    if len({player.rank for player in named}) < len(named) or len(named) < len(listed):
        return {}
    told = [str(player.id) for player in sorted(named, key=lambda player: player.rank or 0)]
    found: dict[str, tuple[int, int]] = {}
    for order in ([row.player for row in standings(event)], list(final)):
        if not order:
            continue
        known = [one for one in told if one in order]
        here = {one: at for at, one in enumerate([one for one in order if one in known], 1)}
        differ = {one: (at, here[one]) for at, one in enumerate(known, 1) if here[one] != at}
        if not differ:
            return {}
        found = found or differ
    return found


def _number(figure: Figure) -> float | None:
    """What a figure of the file says; None for nothing, and for what is no number."""
    try:
        found = None if figure is None else float(figure)
    except (ValueError, OverflowError):
        return None
    return found if found is None or isfinite(found) else None


def _precision(figures: list[Figure]) -> float:
    """How far off a figure may be, of which the file writes so many places."""
    places = max(
        (len(str(figure).partition(".")[2]) for figure in figures if figure is not None), default=EXACT
    )
    return 10.0 ** -min(places, EXACT) if places else 0.5


def _said(number: float) -> str:
    return str(int(number)) if number == int(number) else f"{number:g}"
