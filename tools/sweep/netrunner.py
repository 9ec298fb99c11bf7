"""Netrunner's sweep: random games, and what must hold at every decision.

Plays both starter pairs in turn, with the default policy, with full control for both seats, and with
every window asked.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import msgspec

from engine.kernel.decisions import Decision
from engine.netrunner import Orders, new_game
from engine.netrunner.game import Game, load
from engine.netrunner.objects.definitions import definition
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.card import COUNTERS
from engine.netrunner.table.edition import EDITIONS
from engine.netrunner.table.facts import card_code
from engine.netrunner.table.frames.procedures import InstallFrame
from engine.netrunner.table.frames.windows import CheckpointFrame
from engine.netrunner.table.state import (
    CORP_SCORE,
    HEAP,
    HOSTED,
    IDENTITY,
    INSTALLED,
    PLAY,
    RUNNER,
    RUNNER_SCORE,
    SEATS,
    SPECTATOR,
    NetrunnerState,
)
from tools.sweep.checks import Broken, Outcome, check_asking, check_words, need
from tools.twins.netrunner import asked_anew, encoded, hidden_from, questions, twin

GAMES = len(EDITIONS) * 2000
"""How many `make sweep` plays: 2,000 by each edition."""
LEVELS = ("beginner", "intermediate")
MODES = ("people", "full control", "ask all")
VIEWERS = (*SEATS, SPECTATOR)
FACEUP = frozenset((HEAP, IDENTITY, CORP_SCORE, RUNNER_SCORE))
LIMIT = 20_000
"""Answers after which a game counts as endless."""


def edition_of(seed: int) -> str:
    """By which edition the game of this seed is played: by turns, so that each is met in each mode."""
    return list(EDITIONS)[seed // 12 % len(EDITIONS)]


def begin(seed: int) -> Game:
    """The game of this seed: level, mode and edition follow from the seed."""
    mode = MODES[seed // 2 % 3]
    policy = ASK_ALL if mode == "ask all" else POLICY
    game = new_game(LEVELS[seed % 2], seed, policy=policy, edition=edition_of(seed))
    if mode == "full control":
        for seat in SEATS:
            game.set_orders(seat, Orders(full_control=True))
    return game


# -- invariants -----------------------------------------------------------------------------------------


def outside(state: NetrunnerState) -> int:
    """Cards that were brought along and are not in the game (1.5): some come in, some leave."""
    return sum(len(codes) for codes in state.outside.values())


def check_cards(state: NetrunnerState, total: int) -> None:
    """Each card is in exactly one place, and ids, zones, servers and hosts agree."""
    cards = state.cards
    need(len(cards) == total, f"{len(cards)} cards instead of {total}")
    places: list[int] = []
    for zone, oids in state.zones.items():
        places += oids
        for oid in oids:
            card = cards.get(oid)
            if card is None:
                raise Broken(f"object {oid} in {zone} does not exist")
            if card.oid != oid or card.zone != zone or oid > state.last_oid:
                raise Broken(f"object {oid} in {zone} says {card}")
            if zone == INSTALLED:
                if card.side == RUNNER and card.server and not card.host:
                    raise Broken(f"odd card in the rig: {card}")
                # What is trashed for an install leaves what it hosted until the next checkpoint (10.3.1g);
                # memory, of which somebody may be asked, is looked at before that (10.3.1e). No checkpoint
                # comes when a game ends first.
                settled = state.over is None and not any(
                    isinstance(frame, InstallFrame | CheckpointFrame) for frame in state.stack
                )
                if card.host and card.host not in cards and settled:
                    raise Broken(f"its host is gone: {card}")
                if min(getattr(card, kind) for kind in COUNTERS) < 0:
                    raise Broken(f"negative counters: {card}")
            elif card.server or card.host or any(getattr(card, kind) for kind in COUNTERS):
                # Events host credits while they are played; identities, agendas and hosted cards may as well.
                if zone not in (PLAY, IDENTITY, CORP_SCORE, RUNNER_SCORE, HOSTED):
                    raise Broken(f"not installed, yet placed or with counters: {card}")
            elif zone in FACEUP and not card.faceup:
                raise Broken(f"facedown: {card}")
    need(len(places) == total == len(set(places)), f"{len(places)} places for {total} cards")
    standing = []
    for name, server in state.servers.items():
        for oid in (*server.ice, *server.root):
            if oid not in cards or cards[oid].server != name:
                raise Broken(f"{name} holds {cards.get(oid)}")
            standing.append(oid)
    placed_there = [oid for oid in state.zones[INSTALLED] if cards[oid].server]
    need(sorted(standing) == sorted(placed_there), "servers and installed cards disagree")


def check_numbers(state: NetrunnerState) -> None:
    """Nothing is negative."""
    for seat in SEATS:
        need(state.credits[seat] >= 0, f"{seat} has {state.credits[seat]} credits")
        need(state.clicks[seat] >= 0, f"{seat} has {state.clicks[seat]} clicks")
    need(state.tags >= 0 and state.bad_publicity >= 0 and state.core_damage >= 0, "negative tags or the like")
    most = state.bad_publicity + 99 if EDITIONS[state.edition].fund else state.credits[RUNNER]
    need(0 <= state.run_credits <= most, f"{state.run_credits} run credits")


def check_twin(game: Game, seat: str, view: bytes, rnd: random.Random) -> None:
    """A twin in which cards hidden from the seat are swapped looks the same to it, and asks the same."""
    other = twin(game, seat, rnd)
    need(questions(other) == questions(game), f"asked {questions(game)}, in the twin {questions(other)}")
    theirs = encoded(other, seat)
    if view != theirs:
        at = next(i for i, pair in enumerate(zip(view, theirs, strict=False)) if pair[0] != pair[1])
        raise Broken(f"the {seat}'s view tells: {view[max(0, at - 80) : at + 80]!r}")


def known(game: Game, seat: str) -> frozenset[str]:
    """Codes of the cards the seat may know; of what became something else (10.1.3, 10.1.4) both."""
    hidden = hidden_from(game.state, seat)
    codes = (card.code for oid, card in game.state.cards.items() if oid not in hidden)
    return frozenset(code for each in codes for code in (each, card_code(each)))


CODE = re.compile(rb'"code":"(\w+)"')


def check_codes(seat: str, view: bytes, codes: frozenset[str]) -> None:
    """The view names only cards the seat may know."""
    told = {code.decode() for code in CODE.findall(view)} - codes
    need(not told, f"the {seat}'s view names {told}")


def check_log(game: Game, before: dict[str, frozenset[str]], codes: dict[str, str]) -> None:
    """Lines name only cards the seat could know before or after, or was shown in between."""
    for seat in VIEWERS:
        fine: set[str] = set()
        for event in game.log:
            fine.add(
                event.by
            )  # an ability that resolves shows its card, also one just accessed or swapped away
            if event.kind == "revealed" or (event.kind == "accessed" and seat == RUNNER):
                fine.add(event.code)
            elif event.kind == "installed" and event.seat == RUNNER and not event.secret:
                fine.add(event.code)  # installed faceup, and perhaps gone again (Test Run)
            elif event.kind == "names":
                fine.add(event.code)  # any card there is, whether or not somebody has it
            elif event.kind == "looked" and event.secret == seat:
                fine.add(event.code)  # and perhaps the game is over before it is remembered
            elif event.kind in ("subroutine", "encounter"):
                fine.add(event.code)  # so does ice that is encountered, if only while it is accessed (9.1.8h)
            line = game.describe(event, seat)
            if line is None:
                continue
            need(bool(line.strip()), f"an empty line for {event.kind}")
            told = {codes[title] for title in BOLD.findall(line) if title in codes} - fine
            if told - before[seat] and told - before[seat] - known(game, seat):
                raise Broken(f"the log tells the {seat}: {line}")


BOLD = re.compile(r"\*\*([^*]+)\*\*")


# -- playing --------------------------------------------------------------------------------------------


Chooser = Callable[[Game, Decision, random.Random], tuple[str, ...]]


def at_random(game: Game, decision: Decision, rnd: random.Random) -> tuple[str, ...]:
    """Any legal answer."""
    size = rnd.randint(decision.minimum, decision.maximum)
    return tuple(option.key for option in rnd.sample(decision.options, size))


def play(seed: int) -> Outcome:
    """Play one game with random answers and check everything at every decision."""
    return check(seed, begin(seed), at_random)


def check(seed: int, game: Game, choose: Chooser) -> Outcome:
    """Play a game to its end and check everything at every decision."""
    rnd = random.Random(seed)
    policy = game.policy
    total = len(game.state.cards) + outside(game.state)
    codes = {definition(card.code).title: card.code for card in game.state.cards.values()}
    count = 0
    try:
        while game.result is None:
            check_asking(game.decisions, SEATS)
            check_cards(game.state, total - outside(game.state))
            check_numbers(game.state)
            data = game.save()
            game = load(data, policy)
            need(game.save() == data, "a save changed by loading it")
            need(asked_anew(game).save() == data, "a step changed something before it asked")
            decision = rnd.choice(game.decisions)
            before = {seat: known(game, seat) for seat in VIEWERS}
            for i, seat in enumerate(VIEWERS):
                view = game.view(seat)
                check_words(view.decisions)
                data = msgspec.json.encode(view)
                check_codes(seat, data, before[seat])
                if i == count % len(VIEWERS):
                    check_twin(game, seat, data, rnd)
            game.answer(decision.seat, decision.id, choose(game, decision, rnd))
            need(not game.state.idle, f"an answer to {decision.kind} changed nothing: {game.state.idle}")
            count += 1
            check_log(game, before, codes)
            need(count < LIMIT, "the game does not end")
        check_cards(game.state, total - outside(game.state))
        need(not game.decisions, "a question is open after the end")
        need(load(game.save(), policy).result == game.result, "the result is not saved")
    except Exception as error:
        return Outcome(seed, "", count, f"{type(error).__name__}: {error}")
    result = game.result
    assert result is not None
    return Outcome(seed, f"{result.winner or 'nobody'} {result.reason}", count)
