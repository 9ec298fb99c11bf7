"""What is worked out once and kept is what would be worked out anew: the index, faces, what cards can do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import structs

from engine.kernel.steps import FrameBase
from engine.netrunner import Game
from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import Credits
from engine.netrunner.language.base import Selector
from engine.netrunner.language.conditions import AtLeast
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.membership import members, settled
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import BeingAccessed, HostOfSource, This, ThisCard, Type
from engine.netrunner.language.sets import Each, These
from engine.netrunner.language.traits import ChangeSubtype, GainAbilities
from engine.netrunner.objects import changes
from engine.netrunner.objects.characteristics import Faces
from engine.netrunner.objects.index import Index
from engine.netrunner.objects.values import On
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.frames.windows import CheckpointFrame
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.long import slices
from tests.netrunner.scenarios.making import runner
from tools.sweep.netrunner import at_random
from tools.sweep.netrunner_decks import begin

EVERY = 5
"""Looks at one question for the index in so many."""


class Checked(Game):
    """A game that compares what it kept with what a game without a past makes of the same state."""

    questions = 0
    working_out = False

    @property
    def index(self) -> Index:
        """The index, compared."""
        found = super().index
        self.questions += 1
        if not self.working_out and self.questions % EVERY == 0:
            fresh = Game(self.state, self.policy)
            assert contents(found) == contents(fresh.index)
            assert self.basis == fresh.basis
            assert self.changers == fresh.changers
            assert self.faces == fresh.faces
            self.expected(found)
        return found

    def work_out(self) -> tuple[Faces, bool]:
        found = super().work_out()
        with pytest.MonkeyPatch.context() as patched:  # looking for effects again after each that is applied
            patched.setattr(changes, "gives_or_takes", lambda reach: True)
            assert super().work_out() == found
        with pytest.MonkeyPatch.context() as patched:  # trying each effect before every other
            patched.setattr(changes, "stands_alone", lambda effect, reaches: False)
            assert super().work_out() == found
        return found

    def modifiers(self, stat: str) -> list[On]:
        found = super().modifiers(stat)
        kept, self._kept = self._kept, None
        assert super().modifiers(stat) == found
        self._kept = kept
        return found

    def _modified(self, stat: str, card: Card | None) -> tuple[int | None, list[int]]:
        found = super()._modified(stat, card)
        kept, self._kept = self._kept, None
        assert super()._modified(stat, card) == found
        self._kept = kept
        return found

    def once(self, question: Hashable, work: Callable[[], Any]) -> Any:
        found = super().once(question, work)
        kept, self._kept = self._kept, None
        assert work() == found
        self._kept = kept
        return found

    @contextmanager
    def working(self) -> Iterator[Callable[[Faces], None]]:
        before, self.working_out = self.working_out, True
        try:
            with super().working() as show:
                yield show
        finally:
            self.working_out = before

    def expected(self, index: Index) -> None:
        """Nothing is on, or listens, that this game does not look for."""
        there = {*index.statics}
        there |= {e.modifier.stat for e in self.state.lingering if e.modifier is not None}
        assert there <= self.stats
        heard = {*index.whens}
        for effect in self.state.lingering:
            if isinstance(effect.ability, When):
                heard |= {*effect.ability.on.heard}
        assert heard <= self.heard


def contents(index: Index) -> list[object]:
    return [getattr(index, name) for name in Index.__slots__]


def play_some() -> None:
    """Some games."""
    for seed in range(8, 16):
        play(seed)


def play(seed: int, most: int = 250) -> int:
    """Some answers of a game with random decks. How often the index was asked for."""
    rnd = random.Random(seed)
    begun = begin(seed)
    game = Checked(begun.state, begun.policy)
    for _ in range(most):
        if game.result is not None:
            break
        decision = rnd.choice(game.decisions)
        game.answer(decision.seat, decision.id, at_random(game, decision, rnd))
    return game.questions


@pytest.mark.parametrize("seed", slices(range(1, 61), 4))
def test_what_is_kept_is_what_would_be_worked_out(seed: int) -> None:
    assert play(seed) > 100


def test_what_is_kept_too_long_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Checked, "forget", lambda self: None)
    with pytest.raises((AssertionError, KeyError)):
        play_some()


def test_what_is_kept_while_things_change_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """`unchanging` ends with the list of options, not with the answer."""

    @contextmanager
    def endless(self: Checked) -> Iterator[None]:
        self._kept = self._kept or {}
        yield

    monkeypatch.setattr(Checked, "unchanging", endless)
    with pytest.raises((AssertionError, KeyError)):
        play_some()


def sentry_by_an_ability_it_gained() -> Checked:
    """A Palisade that is a sentry by an ability that it has only by an effect."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.start(RUNNER)
    t.effect(CORP, ForNow(GainAbilities((Static(ChangeSubtype("sentry")),), Type("ice")), "turn"))
    return Checked(t.game.state, t.policy)


def test_effects_that_come_by_others_count() -> None:
    game = sentry_by_an_ability_it_gained()
    assert [game.subtypes(card) for card in game.installed()] == [{"barrier", "sentry"}]


def test_effects_that_come_by_others_and_are_overlooked_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "gives_or_takes", lambda reach: False)
    game = sentry_by_an_ability_it_gained()
    with pytest.raises(AssertionError):
        _ = game.faces


DEFINITE = (
    ThisCard(), HostOfSource(), BeingAccessed(), These(This()), These(Each(Type("program"))),
    ThisCard() | HostOfSource(), ThisCard() & Type("program"), Type("program") & ThisCard(),
    These(Each(Type("program"))) - ThisCard(), ThisCard() | Type("program"), Type("program") - ThisCard(),
)  # fmt: skip


@pytest.mark.parametrize("among", DEFINITE, ids=repr)
def test_definite_cards_are_all_that_a_set_of_them_can_hold(among: Selector) -> None:
    """`Selector.definite` only says where to look."""
    t = Table()
    t.rig("Cleaver", "Leech", "Scheherazade")
    t.hosted("Scheherazade", "Conduit")
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.start(RUNNER)
    t.play("Run on Server 1", "Go on to the server")
    game, found = t.game, 0
    assert game.accessed
    for card in game.state.cards.values():
        event = Event(EventKind.TRASH, oid=card.oid, accessed=card.oid)
        for scope in (game.scope(card), structs.replace(game.scope(card), event=event)):
            looked = members(among, game, scope)
            wanted = settled(among)
            there = [each for each in game.state.cards.values() if wanted.matches(game, each, scope)]
            assert looked == sorted(there, key=lambda each: each.oid)
            found += len(looked)
    assert found


class Counting(Game):
    """A game that counts how often it works something out."""

    def __init__(self, *args: Any) -> None:
        self.work: Counter[str] = Counter()
        super().__init__(*args)

    def work_out(self) -> tuple[Faces, bool]:
        self.work["objects"] += 1
        return super().work_out()

    def inline(self, frame: FrameBase) -> bool:
        self.work["checkpoints"] += isinstance(frame, CheckpointFrame)
        return super().inline(frame)

    def _indexed_anew(self, found: Index | None) -> Index:
        before = self._indexed
        index = super()._indexed_anew(found)
        self.work["index"] += self._indexed is not before
        return index


@pytest.mark.parametrize(
    ("title", "checkpoints", "index", "objects"),
    [("Palisade", 20, 10, 0), ("Mother Goddess", 27, 12, 28), ("Envelopment", 16, 7, 32)],
)
def test_little_is_worked_out_in_a_hundred_answers(
    title: str, checkpoints: int, index: int, objects: int
) -> None:
    """Most answers change nothing that is kept: a checkpoint with nothing to do, the same cards active."""
    t = Table(policy=ASK_ALL, seed=2)
    t.ice("HQ", "Palisade", title)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.rig("Cleaver", "Leech", "Docklands Pass")
    t.hand(CORP, "Hedge Fund")
    t.hand(RUNNER, "Sure Gamble")
    t.start(RUNNER)
    game, rnd = Counting(t.game.state, t.policy), random.Random(1)
    for _ in range(100):
        decision = game.decisions[0]
        keys = sorted(option.key for option in decision.options)
        game.answer(decision.seat, decision.id, rnd.sample(keys, max(1, decision.minimum)))
    assert game.turn == 5
    assert game.work["checkpoints"] <= checkpoints
    assert game.work["index"] <= index
    assert game.work["objects"] <= objects


def test_what_an_answer_that_was_taken_back_brought_about_has_not_happened() -> None:
    t = Table()
    t.start(RUNNER)
    game, before = t.game, t.game.state
    seen = []
    for key, kind in (
        ("credit", EventKind.GAIN_CREDITS),
        ("draw", EventKind.DRAW),
        ("credit", EventKind.GAIN_CREDITS),
    ):
        game.state = before
        game.forget()
        game.answer(RUNNER, game.decisions[0].id, key)
        seen.append([len(game.happened((each,))) for each in (EventKind.GAIN_CREDITS, EventKind.DRAW)])
        assert game.happened((kind,)) == [e for e in game.state.happened if e.kind is kind]
    assert seen == [[1, 0], [0, 1], [1, 0]]


def runs_without_hq(t: Table) -> list[str]:
    """The runs offered once no runs on HQ are allowed this turn, in a game where no card says such things."""
    t.start(RUNNER)
    assert "cannot:run" not in t.game.stats
    t.effect(CORP, ForNow(Cannot("run", who=RUNNER, where=("hq",)), "turn"))
    return [option for option in t.options if option.startswith("Run on")]


def test_an_effect_of_a_kind_that_no_card_of_the_game_has_counts() -> None:
    t = Table()
    assert runs_without_hq(t) == ["Run on R&D", "Run on Archives"]
    t.click("Gain 1 credit")  # saved and loaded on the way
    assert not t.offered("Run on HQ")
    assert t.offered("Run on R&D")


def test_an_effect_that_nobody_was_told_of_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "expect", lambda *_: None)
    assert "Run on HQ" in runs_without_hq(Table())


def test_what_is_gained_for_a_number_is_there_as_soon_as_it_is_reached() -> None:
    """9.1.9: no card comes, goes or turns, and yet there is one ability more, and then one less."""
    gained = GainAbilities((Paid(cost(credits=3), (Draw(1),)),))
    runner("Late Bloomer", "resource", Static(gained, AtLeast(Credits(), 6)))
    t = Table()
    t.rig("Late Bloomer")
    t.start(RUNNER)
    assert not t.offered("Late Bloomer")
    t.click("Gain 1 credit")
    assert t.offered("Late Bloomer")
    t.click("Late Bloomer")
    assert not t.offered("Late Bloomer")
