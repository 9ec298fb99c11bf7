"""NEON HOPE's sweep: games of random and sensible players, and what must hold at every decision.

The seed says how many characters play (1 to 4 in turn), which pack, episode and difficulty, how the seats
play and what their standing orders are. Later episodes are played with the campaign of the earlier ones.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import msgspec

from engine.neon_hope import Campaign, Game, Library, Orders, load, new_game
from engine.neon_hope.table.definitions import DIFFICULTIES
from engine.neon_hope.table.state import SPECTATOR
from engine.players.neon_hope import choose, play_out
from tools.sweep.checks import Outcome, check_asking, check_words, need, odd
from tools.sweep.neon_hope_cards import Ledger
from tools.twins.neon_hope import asked_anew, encoded, questions, twin

GAMES = 4 * 2000
"""How many `make sweep` plays: 2,000 for each number of characters."""
PACKS = ("testpack", "pilot", "harbour")
TESTPACK = Path(__file__).parents[2] / "tests" / "neon_hope" / "testpack"
HARBOUR = Path(__file__).parents[2] / "docs" / "harbour"
"""The pack to copy, which has one of each kind of card with a life of its own."""
LONGEST = 250
"""Characters of a label, at most; panels shorten it to what a button holds."""
LIMIT = 5_000
"""Answers after which a game counts as endless."""


@cache
def library() -> Library:
    """The shipped packs, the test pack and the one to copy."""
    return Library.load([TESTPACK, HARBOUR])


def begin(seed: int) -> tuple[Game, dict[str, str]]:
    """The game of this seed, and how each seat plays."""
    rnd = random.Random(f"begin {seed}")
    pack = library().pack(PACKS[seed // 4 % len(PACKS)])
    characters = rnd.sample(sorted(pack.characters), (seed - 1) % 4 + 1)
    difficulty = rnd.choice(DIFFICULTIES)
    story = next(iter(pack.campaigns.values())).playable if pack.campaigns else tuple(pack.episodes)
    campaign = None
    episode = story[0]
    if seed % 3 == 0 and len(story) > 1:
        number = rnd.randrange(1, len(story))
        for earlier in story[:number]:
            before = new_game(
                library(), pack=pack.id, episode=earlier, characters=characters, difficulty=difficulty,
                seed=seed, campaign=campaign,
            )  # fmt: skip
            campaign = carried(play_out(before, rnd.choice(("random", "sensible"))))
        episode = story[number]
    game = new_game(
        library(), pack=pack.id, episode=episode, characters=characters, difficulty=difficulty, seed=seed,
        campaign=campaign, open_hands=rnd.random() < 0.25,
    )  # fmt: skip
    for seat in game.seats:
        game.set_orders(seat, Orders(rnd.choice(("ask", "ask", "always", "never")), rnd.random() < 0.2))
    return game, {seat: rnd.choice(("random", "sensible", "sensible")) for seat in game.seats}


def carried(game: Game) -> Campaign:
    """The campaign as it comes back from where it is kept between episodes."""
    campaign = game.next_campaign()
    again = msgspec.json.decode(msgspec.json.encode(campaign), type=Campaign)
    need(again == campaign, "a campaign changes where it is kept")
    return again


def check_save(game: Game) -> Game:
    """The game after saving and loading it: the same bytes, and the same questions asked anew."""
    data = game.save()
    again = load(data, library())
    need(again.save() == data, "a save changed by loading it")
    anew = asked_anew(again)
    if anew is not None:
        need(anew.save() == data, "a step changed something before it asked")
    return again


def check_views(game: Game, again: Game, count: int, rnd: random.Random) -> None:
    """One viewer after the other: a twin of the loaded game looks as the game does."""
    viewers = (*game.seats, SPECTATOR)
    seat = viewers[count % len(viewers)]
    view = game.view(seat, ("en", "de")[count // len(viewers) % 2])
    language = view.language
    check_words(view.decisions, LONGEST)
    data = msgspec.json.encode(view)
    other = twin(again, seat, rnd)
    need(questions(other) == questions(game), f"asked {questions(game)}, in the twin {questions(other)}")
    theirs = encoded(other, seat, language)
    if data != theirs:
        at = next((i for i, pair in enumerate(zip(data, theirs, strict=False)) if pair[0] != pair[1]), 0)
        need(False, f"the view of {seat} tells: {data[max(0, at - 80) : at + 80]!r}")


def check_log(game: Game) -> None:
    """Every line reads as a sentence, and what is private is told to its seat alone."""
    for event in game.log:
        for seat in (*game.seats, SPECTATOR):
            line = game.describe(event, seat)
            need(line is None or bool(line.strip()), f"an empty line for {event.kind}")
            need(not event.private or seat == event.private or line is None, f"{seat} is told {line}")
            need(line is None or not odd(line), f"odd words: {line}")


def play(seed: int, every: int = 1) -> Outcome:
    """Play one game and check everything at every decision; what is seen at every so many."""
    rnd = random.Random(f"play {seed}")
    count = 0
    try:
        game, levels = begin(seed)
        ledger = Ledger(game)
        while game.state.over is None:
            check_asking(game.decisions, game.seats)
            ledger.check(game)
            again = check_save(game)
            if count % every == 0:
                check_views(game, again, count // every, rnd)
            game = again
            decision = rnd.choice(game.decisions)
            keys = choose(game, decision.seat, decision.id, levels[decision.seat])
            events = game.answer(decision.seat, decision.id, keys)
            ledger.note(game, events)
            if count % every == 0:
                check_log(game)
            count += 1
            need(count < LIMIT, "the game does not end")
        need(not game.decisions, "a question is open after the end")
        need(load(game.save(), library()).state.over == game.state.over, "the result is not saved")
        carried(game)
    except Exception as error:
        return Outcome(seed, "", count, f"{type(error).__name__}: {error}")
    over = game.state.over
    return Outcome(seed, f"{'won' if over.won else 'lost'} by {over.reason}", count)
