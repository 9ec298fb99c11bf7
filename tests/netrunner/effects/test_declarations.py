"""A declaration that cannot work is refused when it is made, with the part named."""

# mypy: disable-error-code="arg-type"
# Its mistakes are what mypy would name as well: a host without mypy gets them from `card()`.

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engine.netrunner.language.abilities import CanAdvance, Paid, Play, Remains, Static, Sub, When
from engine.netrunner.language.amounts import CardsIn, EventAmount, TraceStrength, X
from engine.netrunner.language.checks import DeclarationError, check
from engine.netrunner.language.conditions import Did, EventCardIs, RunOn
from engine.netrunner.language.costs import Chosen, PlaceCounterCost, ThisCost, cost
from engine.netrunner.language.deck_rules import Bars, Included
from engine.netrunner.language.effects import (
    AddToHand,
    BreachServer,
    Break,
    ChooseCardType,
    Damage,
    Draw,
    Gain,
    Increase,
    InstallFrom,
    Instead,
    MakeRun,
    MoveIce,
    Prevent,
    Sabotage,
    Search,
    Trace,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, Delayed, ForNow, If, Repeat, Together
from engine.netrunner.language.happenings import Count, First, On, would
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.places import InRootOf
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Accessed, Installed, Result, Subtype, This, Type, target
from engine.netrunner.language.sets import (
    AnyCard,
    EventCard,
    Faction,
    Named,
    OfChosenName,
    OfChosenType,
    These,
)
from engine.netrunner.language.traits import ChangeSubtype, GainAbilities
from engine.netrunner.language.triggers import (
    ACCESSED,
    ENCOUNTERED,
    INSTALLED,
    REZZED,
    SCORED,
    STOLEN,
    TURN_BEGINS,
)
from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Word
from tests.netrunner.scenarios.making import corp, runner

VIRUSES = Type("program") & Subtype("virus")
WRONG: dict[str, tuple[Any, str]] = {
    "an instruction for instructions": (Play((If(RunOn("hq"), Gain(1)),)), "If: then is Gain("),
    # Words that mean nothing
    "a kind of damage": (
        Play((Damage("nett", 1),)), "Damage: kind is 'nett', not one of 'net', 'meat', 'core'",
    ),
    "an act": (Static(Cannot("net_damge")), "Cannot: act is 'net_damge'"),
    "a player": (Play((Gain(1, who="rummer"),)), "Gain: who is 'rummer'"),
    "a duration": (Play((ForNow(Modify("link", 1), "turns"),)), "ForNow: duration is 'turns'"),
    "a server to run on": (
        Play((MakeRun(("hqq",)),)),
        "MakeRun: servers is ('hqq',), not a tuple of a server to run on (perhaps 'hq'?)",
    ),
    "a server that is breached": (Play((BreachServer("here"),)), "BreachServer: server is 'here'"),
    "a server ice moves to": (Play((MoveIce(This(), "hqs"),)), "MoveIce: server is 'hqs'"),
    "a server of a trigger": (When(On(EventKind.RUN_BEGINS, where="hp"), (Gain(1),)), "On: where is ('hp',)"),
    "a server of a condition": (Play((If(RunOn("remot"), (Gain(1),)),)), "RunOn: where is ('remot',)"),
    "a place": (Play((Trash(target(InRootOf("remots"))),)), "InRootOf: server is 'remots'"),
    "a type": (Play((Trash(target(Type("programm"))),)), "Type: name is 'programm'"),
    "a subtype": (
        Play((Trash(target(Subtype("virsu"))),)),
        "Subtype: subtype is 'virsu', not a subtype (perhaps 'virus'?)",
    ),
    "no server at all": (
        Play((MakeRun(("any",)),)),
        "not a tuple of a server to run on ('archives', 'hq', 'mark', 'rd', 'remote', 'that')",
    ),
    "a subtype that is broken": (Paid(cost(), (Break(1, "barier"),)), "(perhaps 'barrier'?)"),
    "a subtype that is gained": (Static(ChangeSubtype("sentri")), "(perhaps 'sentry'?)"),
    "a faction": (Play((Trash(target(Faction("annarch"))),)), "Faction: name is 'annarch', not a faction"),
    "a title": (
        Play((Trash(target(Named("Hedge Fond"))),)), "not a title of a card (perhaps 'Hedge Fund'?)",
    ),
    "a zone": (Play((InstallFrom(("gripp",), Type("program")),)), "InstallFrom: zones is ('gripp',)"),
    "a zone whose cards count": (Play((Gain(CardsIn("heep")),)), "CardsIn: zone is 'heep'"),
    "a seat": (Paid(cost(), (Gain(1),), by="runer"), "Paid: by is 'runer'"),
    "a seat that is charged": (Static(Price("rez", 1, by="runer")), "Price: by is 'runer'"),
    "a seat that chooses": (Play((ChooseOne(((Gain(1),), (Draw(1),)), by="you"),)), "ChooseOne: by is 'you'"),
    "a value": (Static(Modify("strenght", 1)), "Modify: stat is 'strenght'"),
    "a kind of event": (When(On("sucessful_run"), (Gain(1),)), "On: kind is ('sucessful_run',)"),
    "a detail": (
        When(On(EventKind.RUN_ENDS, detail="succesful"), (Gain(1),)),
        "On: detail is 'succesful', not one of 'successful', 'unsuccessful'",
    ),
    "a detail of what has none": (When(On(EventKind.DRAW, detail="top"), (Gain(1),)), "On: detail is 'top'"),
    "an imminent effect": (
        When(would("drawn"), (Gain(1),), interrupt=True), "On: detail is 'drawn', not one of 'net_damage'",
    ),
    "a cause": (When(On(EventKind.TRASH, cause="spite"), (Gain(1),)), "On: cause is ('spite',)"),
    "damage of a trigger": (When(On(EventKind.DAMAGE, damage="nett"), (Gain(1),)), "On: damage is 'nett'"),
    "a counter": (When(On(EventKind.PLACE_COUNTERS, counter="viruss"), (Gain(1),)),
        "On: counter is 'viruss'"),
    "what is not handed on to an ability that is gained": (
        Play((Trash(target(Type("program"))), ForNow(
            GainAbilities((When(ENCOUNTERED, (AddToHand(Result("trashed")),)),), Type("ice")), "turn"
        ))),
        "no instruction before it has trashed anything",
    ),
    "a counter as a cost": (
        Paid(cost(counter="powr", counters=1), (Gain(1),)), "CounterCost: kind is 'powr'",
    ),
    "a counter that is placed as a cost": (
        Paid(cost(PlaceCounterCost("venom")), (Gain(1),)), "PlaceCounterCost: kind is 'venom'",
    ),
    "a cost of this card": (Paid(cost(ThisCost("trahs")), (Gain(1),)), "ThisCost: verb is 'trahs'"),
    "a cost of cards": (Paid(cost(Chosen("bury", 1, VIRUSES)), (Gain(1),)), "Chosen: verb is 'bury'"),
    "an act that costs": (Static(Price("instal", -1)), "Price: act is 'instal'"),
    "an act that is paid for": (Static(Pays(("instal",))), "Pays: acts is ('instal',)"),
    "what is ignored": (Play((InstallFrom(("grip",), AnyCard(), ignoring="al"),)), "ignoring is 'al'"),
    # Too few, too many, of the wrong kind
    "one effect where several belong": (Play(Gain(1)), "Play: effects is"),
    "a condition that is no condition": (Play((If(Gain(1), (Draw(1),)),)), "If: condition is"),
    "a subroutine that does nothing": (Sub(()), "Sub: effects is (), not at least one"),
    "an event that does nothing": (Play(()), "Play: effects is (), not at least one"),
    "a gain of nothing": (Play((Gain(0),)), "Gain: n is Num(n=0), not at least 1"),
    "no sabotage": (Play((Sabotage(0),)), "Sabotage: n is Num(n=0), not at least 1"),
    "a negative trace": (Play((Trace(-1, (Gain(1),)),)), "Trace: base is Num(n=-1), not at least 0"),
    "fewer than no times": (Play((Repeat((Gain(1),), -1),)), "Repeat: times is Num(n=-1), not at least 1"),
    "a choice of one": (Play((ChooseOne(((Gain(1),),)),)), "ChooseOne: there is only one mode to choose"),
    "one together": (Play((Together((Gain(1),)),)), "Together: what happens together are two instructions"),
    "a list together in another": (
        Play((Together((Draw(1), Together((Gain(1), Gain(2))))),)),
        "Together: what happens together is one list",
    ),
    "a mode that does nothing": (Play((ChooseOne(((Gain(1),), ())),)), "ChooseOne: modes is"),
    "a negative number of credits": (Paid(cost(credits=-1), (Draw(1),)), "not at least 0"),
    "a negative number of clicks": (Paid(cost(clicks=-1), (Draw(1),)), "ClickCost: n is -1, not at least 1"),
    "a negative gain": (Play((Gain(-1),)), "Gain: n is Num(n=-1), not at least 1"),
    "more targets than there may be": (
        Play((Trash(target(VIRUSES, most=1, least=2)),)), "Targeting: at least 2 of at most 1",
    ),
    "a cost of cards of no set": (Paid(cost(Chosen("trash")), (Gain(1),)), "Chosen: which cards to trash?"),
    # Out of scope
    "a result nobody makes": (
        Play((Gain(1), AddToHand(Result("found")))), "Result: no instruction before it has found",
    ),
    "a result of what happens later": (
        Play((Delayed(When(TURN_BEGINS, (Search(Type("program")),))), AddToHand(Result("found")))),
        "Result: no instruction before it has found",
    ),
    "a result of a later instruction": (
        Sub((If(Did("trashed"), (Gain(1),)), Trash(target(Installed())))),
        "Did: no instruction before it has trashed",
    ),
    "cards of a result nobody makes": (
        Play((Trash(target(These(Result("revealed")))),)), "Result: no instruction before it",
    ),
    "the card of no event": (Play((Trash(EventCard()),)), "EventCard: nothing has happened here"),
    "the amount of no event": (
        Paid(cost(), (Gain(EventAmount()),)), "EventAmount: nothing has happened here",
    ),
    "what kind of card no event was about": (
        Play((If(EventCardIs(Type("ice")), (Gain(1),)),)), "EventCardIs: nothing has happened here",
    ),
    "an amount of what has none": (
        When(On(EventKind.PURGE), (Gain(EventAmount()),)),
        "EventAmount: what has happened here has no amount",
    ),
    "a card of what is about none": (
        When(On(EventKind.DRAW_ENDS), (Trash(EventCard()),)),
        "EventCard: what has happened here is about no card",
    ),
    "a trace that was none": (
        When(On(EventKind.STEAL), (Gain(TraceStrength()),)), "TraceStrength: it is about something that was",
    ),
    "a sum of what has no amounts": (
        Play((Gain(Count(On(EventKind.TRASH), total=True)),)), "Count: what happened has no amount to add up",
    ),
    "a sum of objects": (
        Play((Gain(Count(On(EventKind.STEAL), total=True, different=True)),)), "Count: either amounts",
    ),
    "a price of others that is paid with this card": (
        Static(Price("install", cost(ThisCost("trash")), Type("program"))), "Price: ThisCost is paid with",
    ),
    "a price of runs that is paid with counters of this card": (
        Static(Price("run", cost(counter="power", counters=1))), "Price: CounterCost is paid with this card",
    ),
    "a price at a server that is paid with this card": (
        Static(Price("install", cost(ThisCost("trash")), servers=("hq",))), "Price: ThisCost is paid with",
    ),
    "a change by nothing": (Static(Modify("link", 0)), "Modify: by is "),
    "a search of several sets for more cards": (
        Play((Search(Type("program"), most=2, further=(Type("event"),)),)), "Search: of several sets up to 1",
    ),
    "the server of no event": (Play((MakeRun(("that",)),)), "MakeRun: nothing has happened here"),
    "an event that only another ability knows": (
        When(On(EventKind.STEAL), (ForNow(GainAbilities((Paid(cost(), (Gain(EventAmount()),)),)), "turn"),)),
        "EventAmount: nothing has happened here",
    ),
    "an X": (Play((Gain(X()),)), "X: there is no X here"),
    "a card type nobody chose": (Play((Trash(target(OfChosenType())),)), "has asked for a card type"),
    "a card name nobody chose": (Play((Trash(target(OfChosenName())),)), "has asked for a card name"),
    "preventing outside interrupts": (
        When(On(EventKind.DAMAGE), (Prevent("net_damage", 1),)), "Prevent: only an interrupt can do this",
    ),
    "preventing in a paid ability": (
        Paid(cost(), (Prevent("net_damage", 1),)), "Prevent: only an interrupt can do this",
    ),
    "replacing outside interrupts": (Play((Instead("tag", (Gain(1),)),)), "Instead: only an interrupt"),
    "an interrupt that hears what has happened": (
        When(On(EventKind.DRAW), (Increase("draw", 1),), interrupt=True),
        "When: an interrupt waits for what is imminent, a `would`",
    ),
    "no interrupt, hearing what is imminent": (
        When(would("draw"), (Gain(1),)), "When: only an interrupt hears of what is imminent",
    ),
    "preventing what is not interrupted": (
        Paid(cost(trash=True), (Prevent("trash", 1),), interrupt="damage"),
        "Prevent: kind is 'trash', but what it interrupts is damage",
    ),
    "increasing what is not interrupted": (
        When(would("net_damage") | would("tag"), (Increase("draw", 1),), interrupt=True),
        "Increase: kind is 'draw', but what it interrupts is net_damage or tag",
    ),
    "replacing what another pattern is about": (
        Static(InsteadOf("breach", (Gain(1),), would("draw"))),
        "InsteadOf: which is about draw, not about breach",
    ),
    "preventing what has happened": (
        Static(Prevents("tag", 1, On(EventKind.TAG))),
        "Prevents: which is about tag, not about what is imminent",
    ),
    "increasing outside interrupts": (Play((Increase("net_damage", 1),)), "Increase: only an interrupt"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_is_refused(what: str) -> None:
    """What cannot work is named: the card, the part, and what is wrong with it."""
    ability, message = WRONG[what]
    with pytest.raises(DeclarationError) as refused:
        runner("Probe", "event" if isinstance(ability, Play) else "resource", ability)
    assert message in str(refused.value)
    assert str(refused.value).startswith("test_probe, ")
    assert "test_probe" not in declared()


def test_what_an_instruction_before_has_made_may_be_named() -> None:
    """Results are in scope for all that follows in the ability."""
    runner("Finder", "event", Play((Search(Type("program")), AddToHand(Result("found")))))
    reward = If(Did("trashed", Type("ice")), (Gain(1),))
    runner("Fixer", "resource", Paid(cost(), (Trash(target(Installed())), reward)))


@pytest.mark.parametrize(
    ("ability", "type"),
    [
        (Sub((Gain(1),)), "program"),
        (Play((Gain(1),)), "resource"),
        (Remains(TURN_BEGINS), "hardware"),
        (Paid(cost(), (Gain(1),), interface=True), "resource"),
        (CanAdvance(), "program"),
        (Static(Modify("link", 1), persistent=True), "resource"),
        (When(TURN_BEGINS, (Gain(1),), persistent=True), "resource"),
        (When(ACCESSED, (Gain(1),), access=True), "program"),
    ],
)
def test_abilities_are_refused_on_types_of_card_that_have_none_of_the_kind(ability: Any, type: str) -> None:
    """Ice has subroutines, events and operations have play abilities, programs interfaces."""
    with pytest.raises(DeclarationError, match=f"is printed on .*, not on {type}"):
        runner("Probe", type, ability)


def test_nothing_is_used_during_an_access_by_the_corp() -> None:
    """9.5.2c: mid-access abilities are the Runner's."""
    with pytest.raises(DeclarationError, match=r"is printed on .*, not on asset"):
        corp("Probe", "asset", Paid(cost(), (Trash(Accessed()),), access=True))


@pytest.mark.parametrize("pattern", [SCORED, REZZED, ENCOUNTERED, First(STOLEN), INSTALLED | SCORED])
def test_no_ability_waits_for_what_never_happens_to_its_card(pattern: Any) -> None:
    with pytest.raises(DeclarationError, match=r"no resource hears .* about itself"):
        runner("Probe", "resource", When(pattern, (Gain(1),)))


def test_an_event_has_one_play_ability() -> None:
    """9.7: a second one would be left out; its instructions belong to the first."""
    with pytest.raises(DeclarationError, match="test_probe, Play: there is one"):
        runner("Probe", "event", Play((Gain(1),)), Play((Draw(1),)))


def test_what_an_ability_knows_may_be_named() -> None:
    """An event, an X, a chosen card type: in scope where there is one."""
    runner("Thief", "resource", When(On(EventKind.STEAL), (Gain(EventAmount()), Trash(EventCard()))))
    runner("Miser", "resource", Paid(cost(credits=X()), (Gain(X()),)))
    runner("Caller", "event", Play((ChooseCardType("corp"), Trash(target(OfChosenType())))))
    runner("Shield", "resource", Paid(cost(), (Prevent("net_damage", 1),), interrupt="net_damage"))
    runner("Chaser", "resource", When(On(EventKind.RUN_ENDS), (MakeRun(("that",), (Gain(1),)),)))


def test_every_field_of_every_word_is_checked() -> None:
    """No field of a word takes any text: it is a closed vocabulary, or a list of names."""
    assert {
        f"{kind.__name__}.{name}"
        for kind in _words(Word)
        if issubclass(kind, msgspec.Struct)
        for name, hint in get_type_hints(kind, include_extras=True).items()
        if name in kind.__struct_fields__ and _takes_any_text(hint)
    } == {
        "On.detail",  # which `faults` checks by the kind of event
        # made by the rules, not declared
        "InstallFromHand.server", "ChosenServer.server", "SaidBy.code", "Cost.demanded",
    }  # fmt: skip


def _words(kind: type[Any]) -> set[type[Any]]:
    """The words of the engine that are a kind of word."""
    found = {word for below in kind.__subclasses__() for word in (below, *_words(below))}
    return {word for word in found if word.__module__.startswith("engine.")}


def _takes_any_text(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        return False
    return hint is str or any(map(_takes_any_text, () if get_origin(hint) is Literal else get_args(hint)))


def test_1_4_a_rule_about_decks_may_name_any_card() -> None:
    """1.4.4, 9.1.8: one that is printed, or one of this test; nothing else."""
    runner("Own", "event", Play((Gain(1),)))
    for code in ("sure_gamble", "test_own"):
        check("test", (Bars(Included(code=code)),))
    with pytest.raises(DeclarationError, match="sure_gamble"):
        check("test", (Bars(Included(code="sure_gambel")),))
