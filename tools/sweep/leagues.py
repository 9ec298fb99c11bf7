"""The leagues' sweep: random events of every format, and what must hold of every round.

Players drop, come late, come back, do not show up and draw; organisers void and pair anew. The seed decides
all.
"""

from __future__ import annotations

import random

import msgspec

from engine.leagues.brackets import bracket
from engine.leagues.errors import LeagueError
from engine.leagues.explain_rank import explain_rank
from engine.leagues.final import final_order
from engine.leagues.ladder import begin_ladder, challenge, may_challenge, order
from engine.leagues.model import (
    CUTS,
    KNOCK_OUT,
    SWISS,
    Event,
    Format,
    GameResult,
    Pairing,
    Result,
    Settings,
    games_per_match,
)
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.repair import pair_by_hand, swap, void
from engine.leagues.results import complete_round, confirm, owing, pick_side, report
from engine.leagues.roster import add_player, drop, rejoin, to_retire
from engine.leagues.setup import divide, new_event, planned_rounds
from tools.sweep import leagues_reference as reference
from tools.sweep.checks import Outcome, need, odd
from tools.sweep.league_checks import check_draft, check_file, check_standings

GAMES = 2000
"""How many `make sweep` plays."""
FORMS: tuple[Format, ...] = (
    "sss", "dss", "sss", "dss", "sss", "dss", "round_robin", "double_elimination", "single_elimination",
    "ladder",
)  # fmt: skip
LIMIT = 40
"""Rounds no event of the sweep goes beyond."""
STRENGTH = 0.7


def field_size(rnd: random.Random) -> int:
    """4 to 200, mostly small."""
    chance = rnd.random()
    if chance < 0.75:
        return rnd.randint(4, 16)
    return rnd.randint(17, 64) if chance < 0.97 else rnd.randint(65, 200)


def begin(seed: int, rnd: random.Random) -> Event:
    """Settings and sign-up of this seed."""
    form = FORMS[seed % len(FORMS)]
    size = min(field_size(rnd), 24 if form == "round_robin" else 200)
    cuts = [cut for cut in CUTS if cut <= size // 2] if form in (*SWISS, "round_robin") else [0]
    divisions = rnd.choice((1, 2)) if form == "round_robin" and size >= 6 else 1
    settings = Settings(
        format=form,
        seed=seed,
        rounds=rnd.choice((0, 0, 3, 6, 8)) if form in SWISS else 0,
        cut=rnd.choice(cuts),
        elimination=rnd.choice(("single", "double")),
        divisions=divisions,
        legs=rnd.choice((1, 2)) if form == "round_robin" and size < 9 else 1,
        both_sides=rnd.random() < 0.3,
        manual_seeds=rnd.random() < 0.2,
    )
    event = new_event(f"Event {seed}", settings)
    for i in range(size):
        given = form in SWISS and rnd.random() < 0.08
        place = rnd.randint(1, 9) if rnd.random() < 0.2 else 0
        event = add_player(event, str(1000 + i), f"Player {i}", first_round_bye=given, seed=place)
    if divisions > 1:
        event = divide(event)
    return begin_ladder(event) if form == "ladder" else event


def ending(event: Event, number: int, pairing: Pairing, rnd: random.Random) -> Result:
    """How a match goes: the player with the lower id is a little stronger."""
    chance = rnd.random()
    wanted = games_per_match(event.settings, event.round(number).stage)
    if chance < 0.03:
        return Result(absent=(rnd.choice(pairing.players),))
    if chance < 0.04:
        return Result(absent=pairing.players)
    if chance < 0.08:
        return Result(intentional_draw=True)
    games = []
    first = pairing.corp or rnd.choice(pairing.players)
    second = pairing.opponent(first) or ""
    for corp, runner in ((first, second), (second, first))[:wanted]:
        if rnd.random() < 0.06:
            games.append(GameResult(corp, runner, 1, 1))
        elif (corp < runner) == (rnd.random() < STRENGTH):
            games.append(GameResult(corp, runner, 3, 0))
        else:
            games.append(GameResult(corp, runner, 0, 3))
    if wanted == 2 and chance < 0.12 and games[0].corp_points != 1:
        return Result(tuple(games[:1]), two_for_one=True)
    return Result(tuple(games))


# -- invariants -----------------------------------------------------------------------------------------


# -- playing --------------------------------------------------------------------------------------------


def change_people(event: Event, rnd: random.Random) -> Event:
    """Some drop, some come back, some come late; who missed two rounds is retired."""
    for one in to_retire(event):
        event = drop(event, one, retired=True)
    for player in event.players:
        if player.status == "active" and rnd.random() < 0.03 and len(event.active) > 3:
            event = drop(event, player.id)
        elif player.status == "dropped" and rnd.random() < 0.1 and not event.cut:
            event = rejoin(event, player.id)
    if event.settings.format in (*SWISS, "ladder") and not event.cut and rnd.random() < 0.1:
        event = add_player(event, str(5000 + len(event.players)), f"Late {len(event.players)}")
    return event


def repaired(event: Event, rnd: random.Random) -> Event:
    """Now and then an organiser swaps two players, or voids a match and pairs it by hand again."""
    number = len(event.rounds)
    matches = [p for p in event.rounds[-1].pairings if p.player2 is not None]
    if event.settings.format not in SWISS or event.rounds[-1].stage == "cut" or len(matches) < 2:
        return event
    if rnd.random() < 0.05:
        first, second = rnd.sample(matches, 2)
        return swap(event, number, first.player1, second.player1).event
    if rnd.random() < 0.05:
        match = rnd.choice(matches)
        event = void(event, number, match.table).event
        return pair_by_hand(event, number, match.player1, match.player2).event
    return event


def play_out(event: Event, rnd: random.Random) -> Event:
    """The open matches of a round get their results, some in two steps."""
    for number, pairing in owing(event):
        if event.round(number).stage == "cut" and not pairing.corp and rnd.random() < 0.8:
            event = pick_side(event, number, pairing.table, pairing.player1, rnd.choice(("corp", "runner")))
            pairing = event.pairing(number, pairing.table)  # noqa: PLW2901
        outcome = ending(event, number, pairing, rnd)
        if rnd.random() < 0.2:
            event = report(event, number, pairing.table, outcome, by=pairing.player1)
            event = confirm(event, number, pairing.table, by=pairing.player2 or "")
        else:
            event = report(event, number, pairing.table, outcome)
    return event


def climb(event: Event, rnd: random.Random) -> Event:
    """A ladder's challenges, one after another."""
    for _ in range(20):
        ranks = order(event)
        challenger = rnd.choice(ranks)
        choice = may_challenge(event, challenger)
        if not choice:
            continue
        challenged = rnd.choice(choice)
        before = event.ladder
        event = play_out(challenge(event, challenger, challenged), rnd)
        last = event.rounds[-1].pairings[0]
        won = last.points(challenger) > last.points(challenged)
        need(sorted(event.ladder) == sorted(before), "somebody fell off the ladder")
        need((event.ladder != before) == won, "the ladder moved without a reason")
        need(
            event.ladder.index(challenger) < event.ladder.index(challenged) or not won, "the winner is below"
        )
        event = change_people(event, rnd)
    return event


def season(event: Event, rnd: random.Random) -> tuple[Event, str]:
    """All rounds there are, everything checked; the event, and how it ended."""
    while len(event.rounds) < LIMIT:
        before = msgspec.msgpack.encode(event)
        try:
            draft = pair_next_round(event)
        except LeagueError as error:
            need(msgspec.msgpack.encode(event) == before, "a refusal changed something")
            return event, ended(event, error)
        check_draft(event, draft, rnd)
        event = repaired(publish(event, draft), rnd)
        event = complete_round(play_out(event, rnd))
        check_standings(event)
        need(msgspec.msgpack.decode(msgspec.msgpack.encode(event), type=Event) == event, "changed when saved")
        event = change_people(event, rnd)
    return event, "stopped"


def ended(event: Event, error: LeagueError) -> str:
    """Why no round follows; only the reasons there may be."""
    kind = error.note.id
    if kind == "lg-error-byes-spent":
        active = [player.id for player in event.active]
        need(
            len(active) % 2 == 1 and set(active) <= reference.past(event).byes, "somebody could have the bye"
        )
        return "byes spent"
    if kind == "lg-error-cut-over":
        tree = bracket(event)
        need(sorted(map(str, tree.places)) == sorted(tree.seeds), f"places {tree.places}")
        return "cut played"
    if kind == "lg-error-no-round-left":
        need(len(event.rounds) >= planned_rounds(event), "rounds are left")
        return "rounds played"
    need(kind in ("lg-error-too-few", "lg-error-cut-too-large"), f"ends by {error}")
    return "too few"


def play(seed: int) -> Outcome:
    """Play one event and check everything in every round."""
    rnd = random.Random(seed)
    event = begin(seed, rnd)
    try:
        if event.settings.format == "ladder":
            event, end = climb(event, rnd), "climbed"
        else:
            event, end = season(event, rnd)
        people = [player.id for player in event.players if player.status == "active"]
        for one in rnd.sample(people, min(3, len(people))):
            for said in explain_rank(event, one):
                need(not odd(said.say("en") + said.say("de")), f"odd words: {said}")
        need(len(set(final_order(event))) == len(final_order(event)), "somebody has two places")
        if event.settings.format not in KNOCK_OUT or event.cut:
            check_file(event)
    except Exception as error:
        return Outcome(seed, "", len(event.rounds), f"{type(error).__name__}: {error}")
    relaxed = any(p.relaxed and not p.manual for played in event.rounds for p in played.pairings)
    how = f"{event.settings.format} {end}" + (" with rules relaxed" if relaxed else "")
    return Outcome(seed, how, len(event.rounds))
