"""What must hold of every round of a league, whoever drops or comes late."""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from engine.leagues.brackets import bracket
from engine.leagues.explain_pairing import explain_pairing
from engine.leagues.model import (
    SWISS,
    Event,
)
from engine.leagues.nrtm import to_nrtm
from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.pairing import Draft, pair_next_round, publish
from engine.leagues.standings import standings
from tools.sweep import leagues_reference as reference
from tools.sweep.checks import need, odd

SMALL = 10
"""Fields up to this are compared with all pairings there are."""


def check_everybody(event: Event, draft: Draft) -> None:
    """Nobody is paired twice, nobody is left out, and nobody has a second bye."""
    paired = [one for p in draft.round.pairings for one in p.players]
    need(len(paired) == len(set(paired)), "somebody is paired twice")
    need(not set(paired) & set(draft.resting), "somebody who rests is paired")
    active = {player.id for player in event.active}
    if draft.round.stage == "main":
        need(set(paired) | set(draft.resting) == active, "somebody is left out")
    if event.settings.format in SWISS and draft.round.stage == "main":
        need(not draft.resting, "somebody rests in a Swiss round")
        byes = [p.player1 for p in draft.round.pairings if p.player2 is None]
        first = event.rounds == ()
        given = {player.id for player in event.active if player.first_round_bye and first}
        need(len(set(byes) - given) == (len(active) - len(given)) % 2, f"{len(byes)} byes")
        need(not set(byes) & reference.past(event).byes, "a second bye")
    tables = [p.table for p in draft.round.pairings]
    need(len(set(tables)) == len(tables), "two matches at one table")


def check_rules(event: Event, draft: Draft) -> None:
    """What a pairing breaks is said on it, and nothing else is broken; sides are the best the rules allow."""
    past = reference.past(event)
    single = event.settings.format == "sss"
    for p in draft.round.pairings:
        if p.player2 is None:
            continue
        met = past.met.get(frozenset(p.players), [])
        need(("rematch" in p.relaxed) == (len(met) > (1 if single else 0)), f"met {len(met)} times: {p}")
        cost = (reference.single_cost if single else reference.double_cost)(past, p.player1, p.player2)
        if draft.round.number > 1:
            need((cost is None) == bool(p.relaxed), f"costs {cost}: {p}")
        if not single:
            need(p.corp == "", "double-sided, and somebody is the Corp")
            continue
        runner = p.opponent(p.corp) or ""
        if met == [p.corp]:
            need("sides" in p.relaxed, f"the sides of their last meeting: {p}")
        elif not met:
            need(past.bias[p.corp] <= past.bias[runner], f"the higher bias is the Corp: {p}")
        if "distance" not in p.relaxed:
            need(past.bias[p.corp] <= 1 and past.bias[runner] >= -1, f"sides more than two apart: {p}")
    relaxed = {rule for p in draft.round.pairings for rule in p.relaxed}
    need({n.id.rpartition("-")[2] for n in draft.relaxed} == relaxed, "the round does not say what gave way")


def check_cost(event: Event, draft: Draft) -> None:
    """The round costs what it says, and no pairing costs less; rules give way only where they must."""
    past = reference.past(event)
    cost = partial(reference.single_cost if event.settings.format == "sss" else reference.double_cost, past)
    bye = partial(reference.bye_cost, past)
    players = [player.id for player in event.active]
    strict = not draft.relaxed
    if strict:
        prices = [
            bye(p.player1) if p.player2 is None else cost(p.player1, p.player2) for p in draft.round.pairings
        ]
        need(sum(price or 0 for price in prices) == draft.cost, f"costs {draft.cost}, not {prices}")
        pairs = [(p.player1, p.player2) for p in draft.round.pairings if p.player2 is not None]
        better = reference.cheaper_swap(pairs, cost)
        need(better is None, f"cheaper with partners exchanged: {better}")
    if len(players) <= SMALL:
        least = reference.cheapest(players, cost, bye)
        need((least == reference.NEVER) != strict, f"relaxed {draft.relaxed}, strict costs {least}")
        need(not strict or least == draft.cost, f"costs {draft.cost}, could cost {least}")


def check_same(event: Event, draft: Draft, rnd: random.Random) -> None:
    """The order in which players stand in the event decides nothing."""
    players = rnd.sample(event.players, len(event.players))
    again = pair_next_round(replace(event, players=tuple(players)))
    need(again.round == draft.round, "another order of players is paired otherwise")


def check_standings(event: Event) -> None:
    """Points and strengths of schedule as computed plainly, ranks in order, everybody once."""
    matches = [
        (p.player1, p.player2, *(p.score or (0, 0)), played.weight)
        for played in event.of_stage("main")
        if played.completed
        for p in played.pairings
        if p.status != "void"
    ]
    plain = reference.strengths(matches)
    rows = standings(event)
    need([row.rank for row in rows] == list(range(1, len(rows) + 1)), "ranks are not in order")
    need(len({row.player for row in rows}) == len(rows), "somebody is in the standings twice")
    for row in rows:
        points, sos, esos = plain.get(row.player, (0, 0.0, 0.0))
        need(row.points == points, f"{row.points} points, not {points}")
        need(abs(float(row.sos) - sos) < 1e-9, f"SoS {float(row.sos)}, not {sos}")
        need(abs(float(row.esos) - esos) < 1e-9, f"ESoS {float(row.esos)}, not {esos}")
    for above, below in pairwise(rows):
        need(above.points >= below.points, f"{above.player} stands above {below.player}")


def check_file(event: Event) -> None:
    """What is written in the exchange format is read and written again as it was."""
    file = to_nrtm(event, date="2026-01-31")
    again = to_nrtm(from_nrtm(msgspec.json.encode(file), seed=1), date="2026-01-31")
    settings = event.settings
    if settings.format == "ladder" or settings.manual_seeds or settings.divisions > 1:
        again["players"] = file["players"]  # the file knows no such orders
    for field, value in file.items():
        if field == "eliminationPlayers" and (event.cut is None or not bracket(event).finished):
            continue
        need(again[field] == value, f"{field} changed: {_first_change(value, again[field])}")


def _first_change(before: object, after: object) -> str:
    if not isinstance(before, list) or not isinstance(after, list) or len(before) != len(after):
        return f"{str(before)[-300:]} to {str(after)[-300:]}"
    return next((f"{b} to {a}" for b, a in zip(before, after, strict=True) if a != b), "")


def check_words(event: Event, draft: Draft) -> None:
    """Every reason reads as a sentence in both languages, and is the same after publication."""
    published = publish(event, draft)
    for pairing, why in zip(draft.round.pairings, draft.why, strict=True):
        need(bool(why), f"nothing explains {pairing}")
        need(
            explain_pairing(published, draft.round.number, pairing.table) == why, "explained otherwise later"
        )
    for said in (*draft.relaxed, *(n for why in draft.why[:3] for n in why)):
        for language in ("en", "de"):
            need(not odd(said.say(language)), f"odd words: {said.say(language)}")


def check_draft(event: Event, draft: Draft, rnd: random.Random) -> None:
    """All that must hold of a round that was just drawn."""
    check_everybody(event, draft)
    if event.settings.format in SWISS and draft.round.stage == "main":
        check_rules(event, draft)
        if event.rounds:
            check_cost(event, draft)
    check_words(event, draft)
    check_same(event, draft, rnd)
