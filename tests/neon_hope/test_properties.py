"""Hidden things tell nothing: not in views, labels or log lines, and not by who is asked what.

States are reached by random play with either pack. In a twin, what a seat may not know has changed places:
face-down modifiers, the encounter deck and cards others have drawn, the copy of a clue, others' hands. Both
games are then played on with the same answers, until something of it is shown to that seat.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Option
from engine.kernel.steps import FrameBase
from engine.kernel.visibility import Sight, undeclared
from engine.neon_hope import Game
from engine.neon_hope.shown.sights import SIGHTS, frame_kinds
from engine.neon_hope.table import state as state_module
from engine.neon_hope.table.definitions import Clue
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.state import SPECTATOR, NeonHopeState
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from tests.long import examples
from tools.sweep import neon_hope as sweep
from tools.twins.neon_hope import asked_anew, encoded, questions, twin

SEEDS = st.integers(1, 10**6)
VIEWERS = st.sampled_from(("p1", "p2", "p3", "p4", SPECTATOR))
ANSWERS = st.integers(0, 160)


def reached(seed: int, answers: int) -> Game:
    """A game after some answers (or at its last decision before the end)."""
    (game,) = passed(seed, (answers,))
    return game


def passed(seed: int, stops: Iterable[int]) -> Iterator[Game]:
    """The game after each of these numbers of answers, in order."""
    rnd = random.Random(seed)
    game, levels = sweep.begin(seed)
    given, ended = 0, False
    for stop in stops:
        while given < stop and not ended:
            before = game.state
            decision = rnd.choice(game.decisions)
            level = "random" if rnd.random() < 0.8 else levels[decision.seat]
            game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, level))
            given += 1
            if game.state.over is not None:
                game, ended = Game(before, game.pack), True
        found = Game(game.state, game.pack)
        found.log = game.log
        yield found


def viewer(game: Game, wanted: str) -> str:
    return wanted if wanted in game.seats else SPECTATOR


def shown(one: Game, two: Game, seat: str) -> bool:
    """Whether the last answer showed the seat something that differs, so that the games may part.

    Up to that point the same things must have happened, but for what others alone were told.
    """
    for mine, theirs in zip(one.log, two.log, strict=False):
        if mine == theirs:
            continue
        blank = {"code": "", "other": "", "n": 0, "place": ""}
        assert replace(mine, **blank) == replace(theirs, **blank), "the games differ, and nothing was shown"
        if mine.private in ("", seat):
            return True
        assert (mine.n, mine.place) == (theirs.n, theirs.place)
    assert len(one.log) == len(two.log), "more happened in one of the games"
    return False


def shared_answer(one: Game, two: Game, rnd: random.Random, seat: str) -> bool:
    """Give both games the same answer to one open question. False if there is none."""
    pairs = list(zip(one.decisions, two.decisions, strict=True))
    rnd.shuffle(pairs)
    mine, theirs = pairs[0]
    if mine.seat == seat:
        assert mine == theirs, "a seat is offered the same whatever it cannot know"
    shared = [option.key for option in mine.options if option in theirs.options]
    if len(shared) < max(mine.minimum, 1):
        return False
    keys = rnd.sample(shared, max(mine.minimum, 1))
    one.answer(mine.seat, mine.id, keys)
    two.answer(theirs.seat, theirs.id, keys)
    return True


def lines(game: Game, seat: str, language: str) -> list[str | None]:
    return [game.describe(event, seat, language) for event in game.log]


@examples(15)
@given(seed=SEEDS, answers=ANSWERS, wanted=VIEWERS, language=st.sampled_from(("en", "de")))
def test_states_that_differ_in_hidden_things_look_the_same(
    seed: int, answers: int, wanted: str, language: str
) -> None:
    game = reached(seed, answers)
    seat = viewer(game, wanted)
    other = twin(game, seat, random.Random(seed))
    assert encoded(other, seat, language) == encoded(game, seat, language)
    assert other.waiting_for == game.waiting_for


@examples(20)
@given(seed=SEEDS, answers=ANSWERS, wanted=VIEWERS)
def test_whether_anybody_is_asked_does_not_depend_on_hidden_things(
    seed: int, answers: int, wanted: str
) -> None:
    play_on_beside_a_twin(seed, answers, wanted)


def play_on_beside_a_twin(seed: int, answers: int, wanted: str) -> None:
    rnd = random.Random(seed)
    game = reached(seed, answers)
    seat = viewer(game, wanted)
    other = twin(game, seat, rnd)
    for _ in range(25):
        assert questions(other) == questions(game)
        assert encoded(other, seat) == encoded(game, seat)
        if not shared_answer(game, other, rnd, seat) or shown(game, other, seat):
            return
        for language in ("en", "de"):
            assert lines(other, seat, language) == lines(game, seat, language)
        assert other.result == game.result
        if game.result is not None:
            return


def play_many_beside_twins() -> None:
    for seed in range(1, 40):
        play_on_beside_a_twin(seed, 60, SPECTATOR)


@examples(15)
@given(seed=SEEDS, answers=ANSWERS)
def test_sensible_players_choose_by_what_their_seat_may_know(seed: int, answers: int) -> None:
    game = reached(seed, answers)
    for decision in game.decisions:
        other = twin(game, decision.seat, random.Random(seed))
        chosen = choose(game, decision.seat, decision.id, "sensible")
        assert choose(other, decision.seat, decision.id, "sensible") == chosen


@examples(15)
@given(seed=SEEDS, answers=ANSWERS)
def test_a_step_that_asks_has_changed_nothing_yet(seed: int, answers: int) -> None:
    game = reached(seed, answers)
    again = asked_anew(game)
    assert again is None or again.save() == game.save()


@examples(15)
@given(seed=SEEDS, answers=ANSWERS, new=st.integers(0, 2**63 - 1))
def test_the_source_of_randomness_is_in_no_view(seed: int, answers: int, new: int) -> None:
    game = reached(seed, answers)
    other = Game(game.state.clone(), game.pack)
    other.state.seed = other.state.draws = new
    for seat in (*game.seats, SPECTATOR):
        assert encoded(other, seat) == encoded(game, seat)


def with_other_secrets(game: Game) -> Pack:
    """The pack, but with other names and texts on everything that has not come up yet."""
    pack = game.pack
    seen = {*game.state.chapters, game.state.chapter}
    chapters = {
        code: replace(chapter, back_text={"en": "?", "de": "?"})
        if code == game.state.chapter
        else chapter
        if code in seen
        else replace(
            chapter, name={"en": "?"}, goal={"en": "?"}, front_text={"en": "?"}, back_text={"en": "?"}
        )
        for code, chapter in pack.chapters.items()
    }
    turned = {card.code for card in game.state.cards.values() if card.back}
    on_table = {card.code for card in game.state.cards.values()}
    clues: dict[str, Clue] = {}
    for code, clue in pack.clues.items():
        backs = clue.backs
        if code not in turned:
            backs = tuple(replace(back, name={"en": "?"}, number="?", symbols=("stress",)) for back in backs)
        name = clue.name if code in on_table else {"en": "?"}
        clues[code] = replace(clue, backs=backs, name=name)
    return msgspec.structs.replace(pack, chapters=chapters, clues=clues)


@examples(15)
@given(seed=SEEDS, answers=ANSWERS, wanted=VIEWERS)
def test_later_chapters_and_backs_are_in_no_view(seed: int, answers: int, wanted: str) -> None:
    game = reached(seed, answers)
    if game.state.phase == "setup" or not game.state.chapter:
        return
    seat = viewer(game, wanted)
    other = Game(game.state.clone(), with_other_secrets(game))
    assert encoded(other, seat) == encoded(game, seat)


@pytest.mark.parametrize("kind", sorted(SIGHTS, key=str))
def test_every_field_says_who_may_know_it(kind: type[Struct]) -> None:
    assert undeclared(kind, SIGHTS[kind]) == set()


def test_every_struct_that_is_saved_is_declared() -> None:
    def structs(module: ModuleType) -> set[type]:
        return {
            found
            for found in vars(module).values()
            if isinstance(found, type) and issubclass(found, Struct) and found.__module__ == module.__name__
        }

    assert structs(state_module) - {state_module.Plain} - set(SIGHTS) == set()
    assert frame_kinds() - set(SIGHTS) == set()
    assert {kind for kind in SIGHTS if issubclass(kind, FrameBase)} == frame_kinds()


def test_what_is_hidden_is_the_list_of_the_rules() -> None:
    hidden = {
        f"{kind.__name__}.{name}"
        for kind, fields in SIGHTS.items()
        for name, sight in fields.items()
        if sight is Sight.HIDDEN
    }
    assert hidden == {
        "NeonHopeState.seed", "NeonHopeState.draws", "NeonHopeState.episode_deck", "NeonHopeState.grid",
        "NeonHopeState.encounter_deck", "NeonHopeState.next_chapter", "Card.variant", "Cell.modifier",
        "EffectsFrame.effects", "OptionalFrame.effects",
    }  # fmt: skip
    assert SIGHTS[NeonHopeState]["archive"] is Sight.OWNER


# -- the tests themselves -------------------------------------------------------------------------------


def test_twins_do_swap_what_they_are_meant_to() -> None:
    """Over some games: grid, archive, encounter deck, drawn cards, copies of clues, hands and secrets."""
    found: Counter[str] = Counter()
    for seed in (2, 4, 7, 20, 22):
        for game in passed(seed, range(30, 85, 5)):
            for seat in (*game.seats, SPECTATOR):
                other = twin(game, seat, random.Random(seed))
                mine, theirs = game.state, other.state
                found["grid"] += mine.grid != theirs.grid
                found["archive"] += mine.archive != theirs.archive
                found["deck"] += mine.encounter_deck != theirs.encounter_deck
                found["copies"] += mine.episode_deck != theirs.episode_deck
                found["in play"] += mine.cards != theirs.cards and mine.episode_deck == theirs.episode_deck
                for owner, hero in mine.heroes.items():
                    other_hero = theirs.heroes[owner]
                    found["secrets"] += hero.secrets != other_hero.secrets
                    found["drawn"] += hero.drawn != other_hero.drawn
                    found["hand"] += hero.hand != other_hero.hand
                    if owner == seat:
                        assert (hero.hand, hero.drawn) == (other_hero.hand, other_hero.drawn)
                assert Counter(mine.encounter_deck) + drawn(game) == Counter(theirs.encounter_deck) + drawn(
                    other
                )
    swapped = ("grid", "archive", "deck", "copies", "in play", "drawn", "hand", "secrets")
    assert min(found[name] for name in swapped) > 0, found


def drawn(game: Game) -> Counter[str]:
    return Counter(code for hero in game.state.heroes.values() for code in hero.drawn)


def test_whoever_analyses_keeps_what_they_look_at() -> None:
    """A twin for the looker has the same there: the question is about it. For others it may differ."""
    t = Table(sweep.library(), "vex", "noor", pack="testpack", episode="first")
    t.deck("scan-3-2", "peek", "dark", "raid", "unfair", "shock-1").end_all_turns()
    looked = list(t.game.state.looked)
    twins = [twin(t.game, "p1", random.Random(seed)) for seed in range(20)]
    assert all([x.state.grid[i] for i in looked] == [t.game.state.grid[i] for i in looked] for x in twins)
    assert any(x.state.grid != t.game.state.grid for x in twins)
    twins = [twin(t.game, "p2", random.Random(seed)) for seed in range(20)]
    assert any([x.state.grid[i] for i in looked] != [t.game.state.grid[i] for i in looked] for x in twins)
    t.answer("vex")
    assert t.asked("noor").kind == "analyse_encounters"
    deck = t.game.state.encounter_deck
    assert all(
        twin(t.game, "p2", random.Random(seed)).state.encounter_deck[:3] == deck[:3] for seed in range(20)
    )


def test_a_view_that_shows_drawn_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.neon_hope.shown.seen import build as honest

    def leaky(g: Game, seat: str, language: str, _public: object) -> object:
        view = honest(g, seat, language)
        return replace(view, notes=tuple(code for hero in g.state.heroes.values() for code in hero.drawn))

    monkeypatch.setattr("engine.neon_hope.game.build", leaky)
    games = (game for seed in range(1, 30) for game in passed(seed, range(30, 70, 4)))
    drawing = (game for game in games if any(game.hero(seat).drawn for seat in game.seats))
    assert any(
        encoded(game, SPECTATOR) != encoded(twin(game, SPECTATOR, random.Random(n)), SPECTATOR)
        for game in drawing
        for n in range(3)
    )


def test_a_question_that_depends_on_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not asking for a card where none in hand fits would tell what the hand holds."""
    honest = Game.ask

    def telling(
        g: Game, frame: FrameBase, seat: str, kind: str, options: Iterable[Option], **more: Any
    ) -> Any:
        offered = tuple(options)
        if kind == "play" and len(offered) == 2 and not frame.answers:
            return ("no-card",)
        return honest(g, frame, seat, kind, offered, **more)

    monkeypatch.setattr(Game, "ask", telling)
    with pytest.raises(AssertionError):
        play_many_beside_twins()
