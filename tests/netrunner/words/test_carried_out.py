"""Every instruction with every value of its closed lists, amounts of every kind, cards of all zones:
something happens somewhere, or it is refused.
"""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import pytest

from engine.netrunner.language import effects as fx
from engine.netrunner.language import flow
from engine.netrunner.language.abilities import When
from engine.netrunner.language.amounts import Tags, X
from engine.netrunner.language.checks import DeclarationError, check
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.happenings import On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import ANY_NUMBER, Installed, InZone, This, Type, Unrezzed, target
from engine.netrunner.language.sets import AnyCard, Each, Facedown, OnTop, Rezzed
from engine.netrunner.table.events import EventKind
from tests.netrunner.words.samples import hints, words_of
from tests.netrunner.words.situations import somewhere

AGENDA, ICE, PROGRAM, EVENTS = Type("agenda"), Type("ice"), Type("program"), Type("event") | Type("operation")
GAIN, DRAW = (fx.Gain(1),), (fx.Draw(1),)


def there(among: Any) -> Any:
    return target(Installed() & among)


def of(*zones: Any) -> Any:
    return target(InZone(zones))


ANYWHERE = [of("heap"), of("archives"), of("hq"), of("grip"), there(AnyCard()), of("corp_score")]
NUMBERS = [1, 2, ANY_NUMBER, Tags()]
FIELDS: dict[type[Effect], dict[str, list[Any]]] = {
    fx.Access: {"what": [there(AnyCard()), of("hq"), of("archives"), Each(OnTop("rd", 1))]},
    fx.AccessEach: {"what": [Each(InZone(("hq",)))]},
    fx.AccessFrom: {"n": [1, Tags()]},
    fx.AddAsAgenda: {"what": [there(PROGRAM), of("grip")], "points": [-1, 0, 2]},
    fx.AddToHand: {"what": ANYWHERE[:2] + ANYWHERE[4:]},
    fx.AddToScoreArea: {"what": [target(InZone(("hq",)) & AGENDA), there(AGENDA), of("runner_score")]},
    fx.ArrangeIce: {"among": [ICE]},
    fx.ArrangeTop: {"n": [2, 3, Tags()]},
    fx.BadPublicity: {"n": NUMBERS},
    fx.Break: {"n": [0, 1, ANY_NUMBER], "subtype": ["", "sentry"], "against": [None, ICE]},
    fx.BreachServer: {"server": ["hq", "rd", "archives"]},
    fx.ChangeAttackedServer: {},
    fx.Charge: {"what": [This(), there(AnyCard())]},
    fx.ChooseServer: {},
    fx.Damage: {"n": NUMBERS},
    fx.Derez: {"what": [there(Rezzed())]},
    fx.DiscardDown: {},
    fx.DiscardRandom: {"n": NUMBERS},
    fx.Draw: {"n": NUMBERS},
    fx.EachDraws: {"n": [1, 2, Tags()]},
    fx.Expose: {"what": [there(Unrezzed())]},
    fx.ForceEncounter: {"what": [there(ICE)]},
    fx.Forfeit: {"what": [of("corp_score"), of("runner_score")]},
    fx.Gain: {"n": NUMBERS},
    fx.GainSubsOf: {"what": [there(ICE)], "duration": ["run"]},
    fx.GainText: {"what": [of("corp_score")]},
    fx.GiveSubtype: {"what": [there(ICE)], "of": ["ice"], "duration": ["turn"]},
    fx.GiveTags: {"n": NUMBERS},
    fx.HostOn: {"what": [there(PROGRAM), of("hq"), of("grip")], "on": [there(ICE)]},
    fx.InstallFrom: {
        "zones": [("grip",), ("heap",), ("hq",), ("archives",), ("stack",), ("rd",)], "among": [AnyCard()],
        "less": [0, 1, -1, Tags()],
    },
    fx.Install: {
        "what": [target(InZone(("grip", "hq")) - EVENTS)], "less": [0, 1, -1, Tags()],
        "who": ["you", "opponent"],
    },
    fx.Load: {"n": [1, 2, Tags()]},
    fx.Look: {"what": [Each(OnTop("rd", 2)), Each(InZone(("grip",))), there(Unrezzed())]},
    fx.Lose: {"n": NUMBERS},
    fx.MakeRun: {
        "servers": [(), ("hq",), ("rd",), ("archives",), ("remote",), ("mark",), ("hq", "rd")],
        "ignoring": ["", "additional"], "that": [None],
    },
    fx.MoveCounters: {"n": [1, Tags()], "from_": [This()], "to": [there(PROGRAM)]},
    fx.MoveFromPool: {"n": [1, 3, Tags()], "to": [This(), there(PROGRAM)]},
    fx.MoveIce: {"what": [there(ICE)], "server": ["hq", "rd", "archives", "attacked", "another"]},
    fx.MoveRunner: {"server": ["rd", "archives"]},
    fx.MoveToIce: {"ice": [there(ICE)]},
    fx.MoveToRoot: {"what": [there(Type("upgrade"))]},
    fx.PlaceCounters: {"n": NUMBERS, "what": [This(), there(ICE)]},
    fx.PlayFrom: {
        "zones": [("grip",), ("heap",), ("hq",), ("archives",), ("stack",), ("rd",)], "among": [EVENTS],
        "less": [0, 1, -1, Tags()],
    },
    fx.PlayThat: {"what": [target(InZone(("grip", "hq")) & EVENTS)], "less": [0, 1, -1]},
    fx.RemoveCounters: {"n": NUMBERS, "what": [This()]},
    fx.RemoveBadPublicity: {"n": NUMBERS},
    fx.RemoveFromGame: {"what": ANYWHERE},
    fx.RemoveTags: {"n": NUMBERS},
    fx.ResolveSubroutine: {"what": [there(Rezzed() & ICE)], "cost": [None]},
    fx.ResolveScored: {"what": [of("corp_score")]},
    fx.Reveal: {"what": [Each(OnTop("rd", 2)), Each(InZone(("grip",))), there(Unrezzed())]},
    fx.RevealRandom: {"n": NUMBERS},
    fx.Rez: {"what": [there(Unrezzed() - AGENDA)], "less": [0, 1, -1, Tags()]},
    fx.Sabotage: {"n": [1, 9, Tags()]},
    fx.Score: {"what": [there(AGENDA), target(InZone(("hq",)) & AGENDA)]},
    fx.Search: {"what": [PROGRAM, AnyCard()], "also": [(), ("heap",), ("archives",)], "most": [1, 2]},
    fx.LowerTo: {"kind": ["trace", "net_damage"], "n": [0, 1]},
    fx.SetAside: {"what": ANYWHERE},
    fx.SetAsideUntil: {"what": [PROGRAM, AnyCard()], "n": [1, 2, Tags()]},
    fx.WinGame: {},
    fx.Shuffle: {},
    fx.ShuffleInto: {"what": ANYWHERE},
    fx.Steal: {"what": [there(AGENDA), target(InZone(("hq",)) & AGENDA)]},
    fx.Swap: {"among": [ICE], "one": [None, there(ICE)]},
    fx.SwapCards: {
        "one": [there(PROGRAM), of("heap")],
        "other": [target(InZone(("grip",)) & PROGRAM), target(InZone(("stack",)) & PROGRAM)],
    },
    fx.TakeCredits: {"n": [0, 1, 2, Tags()]},
    fx.ToBottom: {"what": ANYWHERE},
    fx.ToTop: {"what": ANYWHERE},
    fx.Trash: {"what": [*ANYWHERE[2:], of("runner_score"), Each(OnTop("rd", 2))]},
    fx.TrashRandom: {"n": NUMBERS},
    fx.TrashTop: {"n": NUMBERS},
    fx.TurnFacedown: {"what": [there(PROGRAM)]},
    fx.TurnFaceup: {"what": [target(Installed("runner") & Facedown()), of("archives")]},
    flow.ChooseOne: {"modes": [(GAIN, DRAW)], "all_if": [None, Tagged()]},
    flow.ForNow: {
        "modifier": [Modify("strength", 1, ICE)], "on": [None, there(ICE)], "next": [None],
        "then": [None],
        "duration": ["turn", "game", "active", "next_turn"],
    },
    flow.May: {"what": [GAIN], "otherwise": [(), DRAW]},
    flow.MayPay: {
        "cost": [cost(credits=1), cost(tags=1), cost(net_damage=1), cost(credits=X())], "then": [GAIN],
        "most": [None],
    },
    flow.PayForEach: {"among": [ICE, PROGRAM], "cost": [cost(credits=1)]},
    flow.Repeat: {"what": [GAIN], "times": [1, 2, Tags()], "while_": [None]},
    flow.Unless: {"what": [GAIN], "payable": [(cost(credits=1),)]},
}  # fmt: skip
"""What the fields have that are no closed lists; values of closed lists come by themselves."""


def closed(word: type, name: str) -> list[Any]:
    """All values of a field that is a closed list, yes or no, or "up to"; else []."""
    hint = hints(word)[name]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if hint is bool:
        return [False, True]
    return [None, 0, 1] if name == "least" and type(None) in get_args(hint) else []


def variants(word: type) -> list[Effect]:
    """The word with the first value of every field, and with each other value of one."""
    fields = {name: FIELDS[word].get(name) or closed(word, name) for name in hints(word)}
    fields = {name: values for name, values in fields.items() if values}
    first = {name: values[0] for name, values in fields.items()}
    made = [word(**first)]
    for name, values in fields.items():
        made += [word(**{**first, name: value}) for value in values[1:]]
    return list(dict.fromkeys(made))


def refused(effect: Effect) -> bool:
    """Whether a card cannot be declared with it; the error names the word."""
    try:
        check("made_up", (When(On(EventKind.ENCOUNTER), (effect,)),))
    except DeclarationError as error:
        return type(effect).__name__ in str(error)
    return False


@pytest.mark.parametrize("word", FIELDS, ids=lambda word: word.__name__)
def test_an_instruction_does_something_or_is_refused(word: type[Effect]) -> None:
    idle = []
    for effect in variants(word):
        if not refused(effect) and somewhere((effect,)) is None:
            idle.append(effect)
    assert idle == []


def test_most_instructions_are_tried() -> None:
    """The others need what happened before, or are played by tests of their own."""
    names = {word.__name__ for word in words_of(Effect)} - {word.__name__ for word in FIELDS}
    assert len(names) <= 46, f"give FIELDS a line for what a new one of these changes: {sorted(names)}"
