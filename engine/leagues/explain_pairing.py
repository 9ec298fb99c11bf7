"""Why these two: what the pairing of a published round rests on, fact by fact."""

from __future__ import annotations

from engine.leagues.brackets import bracket
from engine.leagues.errors import Note, note
from engine.leagues.model import SWISS, Event, Pairing, Round
from engine.leagues.pairing_single import assign_side
from engine.leagues.records import Records, records
from engine.leagues.round_robin import rounds_of_leg
from engine.leagues.setup import division
from engine.leagues.teams import units


def explain_pairing(event: Event, number: int, table: int) -> tuple[Note, ...]:
    """Notes in the order to read them; of a board those of its teams. LeagueError if there is no such
    table."""
    pairing = event.pairing(number, table)
    if event.settings.boards:
        found = explain_pairing(units(event), number, (table - 1) // event.settings.boards + 1)
        equal = event.settings.boards % 2 == 0
        return (*found, note("lg-why-boards" if equal else "lg-why-boards-odd")) if pairing.corp else found
    return reasons(event, records(event, number), event.round(number), pairing)


def reasons(event: Event, past: Records, played: Round, pairing: Pairing) -> tuple[Note, ...]:
    """The same from records of the rounds before, for those who have them."""
    if pairing.manual:
        return (note("lg-why-manual"),)
    if played.stage == "cut":
        return _cut(event, played, pairing)
    if event.settings.format == "round_robin":
        return _robin(event, played, pairing)
    if event.settings.format not in SWISS:
        return (note("lg-why-ladder", first=event.name_of(pairing.player1), second=_other(event, pairing)),)
    if pairing.player2 is None:
        return _bye(event, past, played, pairing)
    return (*_meeting(event, past, played, pairing, pairing.player2), *_cost(played))


def _other(event: Event, pairing: Pairing) -> str:
    return event.name_of(pairing.player2) if pairing.player2 else ""


def _cost(played: Round) -> tuple[Note, ...]:
    """That no pairing of the round is cheaper; a round somebody repaired need not be that."""
    if played.number == 1 or any(pairing.manual for pairing in played.pairings):
        return ()
    return (note("lg-why-cheapest", cost=played.cost),)


def _bye(event: Event, past: Records, played: Round, pairing: Pairing) -> tuple[Note, ...]:
    player = event.player(pairing.player1)
    if played.number == 1:
        kind = "lg-why-bye-given" if player.first_round_bye else "lg-why-bye-random"
        return (note(kind, player=player.name),)
    points = past.points[player.id]
    return (note("lg-why-bye", player=player.name, points=points), *_cost(played))


def _meeting(event: Event, past: Records, played: Round, pairing: Pairing, other: str) -> list[Note]:
    one = pairing.player1
    names = {"first": event.name_of(one), "second": event.name_of(other)}
    if played.number == 1:
        found = [note("lg-why-random", seed=str(event.settings.seed))]
    else:
        mine, theirs = past.points[one], past.points[other]
        if mine == theirs:
            found = [note("lg-why-equal", points=mine, **names)]
        else:
            found = [note("lg-why-points", points=mine, others=theirs, **names)]
        met = len(past.met(one, other))
        found.append(note("lg-why-rematch", times=met) if met else note("lg-why-first-meeting"))
    found += [note(f"lg-why-relaxed-{rule}") for rule in pairing.relaxed]
    if pairing.corp:
        found.append(_sides(event, past, pairing, other))
    return found


def _sides(event: Event, past: Records, pairing: Pairing, other: str) -> Note:
    """The Corp's bias is told first."""
    corp, runner = pairing.corp, other if pairing.corp == pairing.player1 else pairing.player1
    name = event.name_of(corp)
    history = past.sides(corp, runner)
    mine, theirs = past.bias[corp], past.bias[runner]
    if len(history) == 1 and assign_side(mine, theirs, history) == "corp":
        return note("lg-why-sides-met", corp=name)
    if mine < theirs:
        return note("lg-why-sides-bias", corp=name, bias=_signed(mine), others=_signed(theirs))
    if history:
        return note("lg-why-sides-last", corp=name)
    return note("lg-why-sides-random", corp=name)


def _robin(event: Event, played: Round, pairing: Pairing) -> tuple[Note, ...]:
    number = event.player(pairing.player1).division
    leg, at = divmod(played.number - 1, max(rounds_of_leg(len(division(event, number))), 1))
    of = {
        "division": number if event.settings.divisions > 1 else 0,
        "leg": leg + 1 if event.settings.legs > 1 else 0,
    }
    return (note("lg-why-robin", round=at + 1, **of),)


def _cut(event: Event, played: Round, pairing: Pairing) -> tuple[Note, ...]:
    game = next(game for game in bracket(event).games if game.number == pairing.table)
    meeting = [event.name_of(one) if one else "" for one in (game.one, game.other)]
    slots = [_slot(slot, name) for slot, name in zip(game.slots, meeting, strict=True)]
    names = {"first": event.name_of(pairing.player1), "second": _other(event, pairing)}
    found = [note("lg-why-reset" if game.reset else "lg-why-cut", game=game.number, **names)]
    found += [slot for slot in slots if slot]
    begun = {
        one
        for r in event.of_stage("cut")
        if r.number < played.number
        for p in r.pairings
        for one in p.players
    }
    if begun.isdisjoint(pairing.players):
        found.append(note("lg-why-cut-pick", player=names["first"]))
    elif pairing.corp:
        found.append(note("lg-why-cut-side", corp=event.name_of(pairing.corp)))
    return tuple(found)


def _slot(slot: str, player: str) -> Note | None:
    kinds = {"S": "lg-why-slot-seed", "W": "lg-why-slot-winner", "L": "lg-why-slot-loser"}
    return note(kinds[slot[0]], n=int(slot[1:]), player=player) if slot else None


def _signed(number: int) -> str:
    """With its sign, as it is printed: "+2", "−1", "0"."""
    return f"{number:+d}".replace("-", "−") if number else "0"
