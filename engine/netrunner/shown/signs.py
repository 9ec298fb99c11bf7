"""What subroutines do and what icebreakers break, as signs for pictures: told by the classes of the words.

A sign says what kind of thing happens and, if it is printed, how much of it; the text says the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.netrunner.language import effects as fx
from engine.netrunner.language import flow, wholes
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.amounts import Num
from engine.netrunner.language.effects.bidding import PsiGame
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.words import subtype_words
from engine.netrunner.shown.view import SignView
from engine.netrunner.table.facts import Face

_OF: Final[Mapping[str, Sequence[type[Effect]]]] = {
    "end": (fx.EndTheRun,),
    "tag": (fx.GiveTags,),
    "untag": (fx.RemoveTags,),
    "bad_publicity": (fx.BadPublicity, fx.RemoveBadPublicity),
    "leave": (fx.JackOut, fx.MayJackOut),
    "trash": (
        fx.Trash, fx.TrashCard, fx.TrashTop, fx.TrashRandom, fx.RemoveFromGame, fx.DiscardDown,
        fx.DiscardRandom, fx.Sabotage,
    ),
    "install": (
        fx.Install, fx.InstallFrom, fx.PlayFrom, fx.PlayThat, fx.Rez, fx.HostOn, fx.TurnFaceup,
        fx.BecomeCondition,
    ),
    "back": (
        fx.AddToHand, fx.FoundToHand, fx.ToTop, fx.ToBottom, fx.ShuffleInto, fx.Shuffle, fx.SetAside,
        fx.SetAsideUntil, fx.Derez, fx.TurnFacedown,
    ),
    "cards": (fx.Draw, fx.EachDraws),
    "eye": (
        fx.Look, fx.Reveal, fx.RevealRandom, fx.Expose, fx.Pick, fx.Search, fx.Arrange, fx.ArrangeTop,
        fx.ChooseCardName, fx.ChooseCardType, fx.ChooseNumber, fx.ChooseServer, fx.ChooseCard,
        fx.IdentifyMark, fx.Separate,
    ),
    "access": (fx.Access, fx.AccessMore, fx.AccessTopOfRD, fx.BreachServer, fx.DeclareSuccess, fx.AccessEach,
               fx.AccessFrom),
    "agenda": (fx.Score, fx.Steal, fx.Forfeit, fx.AddToScoreArea, fx.AddAsAgenda, fx.WinGame),
    "counter": (fx.PlaceCounters, fx.RemoveCounters, fx.MoveCounters, fx.Load, fx.Purge, fx.Charge),
    "credit_up": (fx.TakeCredits,),
    "credit_down": (fx.MoveFromPool,),
    "move": (
        fx.MoveRunner, fx.Approach, fx.Encounter, fx.ForceEncounter, fx.ChangeAttackedServer, fx.MoveIce,
        fx.MoveToRoot, fx.Swap, fx.SwapCards, fx.Bypass, fx.MakeRun, fx.EndActionPhase,
        fx.ApproachAgain, fx.TakeDifferentAction, fx.AllotClicks, fx.MoveToIce, fx.ArrangeIce,
    ),
    "again": (fx.ResolveSubroutine, fx.ResolveScored, fx.ResolveWhen),
    "broken": (fx.Break,),
    "lasting": (
        flow.ForNow, fx.Boost, fx.ReduceEncountered, fx.GainText, fx.GainSubsOf, fx.GiveSubtype,
        fx.FlipIdentity, fx.ChooseReverse,
        fx.HostIdentity,
        fx.SwitchIdentity,
        fx.Prevent, fx.Instead, fx.Increase, fx.LowerTo, fx.KeepFacedown, fx.EnterWith,
    ),
    "contest": (PsiGame,),
}  # fmt: skip
SIGNS: Final = {word: sign for sign, words in _OF.items() for word in words}
_GAINS: Final = {("credits", True): "credit_up", ("credits", False): "credit_down",
                 ("clicks", True): "click_up", ("clicks", False): "click_down"}  # fmt: skip


@lru_cache(maxsize=4096)
def signs(effects: tuple[Effect, ...]) -> tuple[SignView, ...]:
    """What the instructions of a subroutine do, each sign once, in their order. LookupError for a word
    without a sign."""
    return tuple(dict.fromkeys(_all(effects, True)))


def _all(effects: Iterable[Effect], sure: bool) -> Iterator[SignView]:
    for effect in effects:
        yield from _signs(effect, sure)


def _signs(effect: Effect, sure: bool) -> Iterator[SignView]:
    """Signs of one instruction; arrangements have those of their parts, which may come to nothing."""
    match effect:
        case flow.Together(what=what):
            yield from _all(what, sure)
        case flow.IfAble(what=what):
            yield from _all(what, False)
        case flow.Repeat(what=what):
            yield from _all(what, sure)
        case wholes.Unpreventable(what=one) | wholes.SaidBy(what=one):
            yield from _signs(one, sure)
        case flow.If(then=then, otherwise=otherwise):
            yield from _all((*then, *otherwise), False)
        case flow.May(what=what, otherwise=otherwise):
            yield from _all((*what, *otherwise), False)
        case flow.Unless(what=what) | flow.MayPay(then=what):
            yield from _all(what, False)
        case flow.ChooseOne(modes=modes):
            for mode in modes:
                yield from _all(mode, False)
        case flow.Delayed(ability=ability):
            yield from _all(ability.effects, False)
        case fx.Trace(base=base):
            yield SignView("trace", _number(base), sure)
            yield from _all((*effect.if_successful, *effect.if_unsuccessful), False)
            yield from _all(effect.always, sure)
        case fx.Damage(kind=kind, n=n):
            yield SignView(kind, _number(n), sure)
        case fx.Gain(n=n, what=what):
            yield SignView(_GAINS[what, True], _number(n), sure)
        case flow.Pay(cost=cost) | flow.PayForEach(cost=cost):
            yield SignView(_GAINS["credits", False], cost.credits, sure)
        case fx.Lose(n=n, what=what):
            yield SignView(_GAINS[what, False], _number(n), sure)
        case _:
            sign = next((SIGNS[kind] for kind in type(effect).__mro__ if kind in SIGNS), None)
            if sign is None:
                raise LookupError(f"{type(effect).__name__} has no sign")
            yield SignView(sign, _number(getattr(effect, "n", 0)), sure)


def _number(n: object) -> int:
    """A printed number; 0 for one that is worked out, and for one that goes without saying."""
    return n.n if isinstance(n, Num) else 0


@lru_cache(1024)
def breaks(face: Face) -> tuple[str, ...]:
    """Subtypes of ice of which a card breaks subroutines, as people write them; "" for any ice."""
    found: list[str] = []
    for ability in face.abilities:
        if isinstance(ability, Paid) and ability.interface:
            for effect in ability.effects:
                if isinstance(effect, fx.Break) and not effect.on_source:
                    found.append(subtype_words(effect.subtype) if effect.subtype else "")
    return tuple(dict.fromkeys(found))
