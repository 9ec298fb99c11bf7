"""What a view tells of ice and icebreakers in signs: what subroutines do, what is broken, what was used."""

from __future__ import annotations

import pytest

from engine.netrunner.language import effects, flow
from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.instructions import Effect
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.shown.signs import SIGNS, signs
from engine.netrunner.shown.view import CardView, SignView
from engine.netrunner.testkit import Table
from engine.speech.structs import inside
from tests.netrunner.words.samples import words_of

ARRANGEMENTS = frozenset(
    (
        "If",
        "IfAble",
        "May",
        "MayPay",
        "Unless",
        "ChooseOne",
        "Together",
        "Repeat",
        "Delayed",
        "Unpreventable",
        "SaidBy",
    )
)


def told(card: CardView) -> list[list[str]]:
    """[["net 2"], ["end?"]]: a list for each subroutine; a question mark where it depends."""
    return [
        [f"{sign.name}{f' {sign.n}' if sign.n else ''}{'' if sign.sure else '?'}" for sign in one]
        for one in card.signs
    ]


def test_every_subroutine_of_every_declared_card_has_a_sign() -> None:
    subs = [
        (code, part)
        for code in sorted(declared())
        for ability in definition(code).abilities
        for part in inside(ability)
        if isinstance(part, Sub)
    ]
    assert len(subs) > 80
    assert [code for code, sub in subs if not signs(sub.effects)] == []


def test_every_instruction_of_the_language_has_a_sign() -> None:
    plain = {word for word in words_of(Effect) if word.__name__ not in ARRANGEMENTS}
    special = {effects.Trace, effects.Damage, effects.Gain, effects.Lose, flow.Pay, flow.PayForEach}
    assert sorted(word.__name__ for word in plain - special - SIGNS.keys()) == []


def test_an_instruction_without_a_sign_is_told() -> None:
    class Nothing(Effect):
        pass

    with pytest.raises(LookupError, match="Nothing has no sign"):
        signs((Nothing(),))


def test_arrangements_show_what_may_come_of_them() -> None:
    unless = flow.May((effects.GiveTags(1),), otherwise=(effects.EndTheRun(),))
    assert signs((effects.Damage("net", 2), unless)) == (
        SignView("net", 2), SignView("tag", 1, sure=False), SignView("end", 0, sure=False),
    )  # fmt: skip
    trace = effects.Trace(3, if_successful=(effects.Damage("meat", 1),), always=(effects.EndTheRun(),))
    assert [sign.name for sign in signs((trace,))] == ["trace", "meat", "end"]


def test_rezzed_ice_shows_its_signs_to_all_and_unrezzed_ice_only_to_the_corp() -> None:
    t = Table()
    t.ice("HQ", "Karunā")
    t.ice("R&D", "Whitespace", rezzed=False)
    t.start("corp")
    for seat in ("corp", "runner", "spectator"):
        assert told(t.view(seat).corp.servers[0].ice[0]) == [["net 2", "leave"], ["net 2"]]
    assert told(t.view("corp").corp.servers[1].ice[0]) == [["credit_down 3"], ["end?"]]
    assert t.view("runner").corp.servers[1].ice[0].signs == ()
    assert t.view("spectator").corp.servers[1].ice[0].signs == ()


def test_icebreakers_tell_what_they_break() -> None:
    t = Table()
    for title in ("Cleaver", "Mayfly", "Conduit"):
        t.rig(title)
    t.start("runner")
    found = {card.title: card.breaks for card in t.view("spectator").runner.programs}
    assert found == {"Cleaver": ("Barrier",), "Mayfly": ("",), "Conduit": ()}


def test_an_ability_used_this_turn_is_told_until_the_turn_ends() -> None:
    t = Table()
    t.rig("Telework Contract", credit=9)
    t.start("runner")
    resources = t.view("corp").runner.resources
    assert [card.used for card in resources] == [False]
    t.click("Telework Contract")
    for seat in ("corp", "runner", "spectator"):
        assert [card.used for card in t.view(seat).runner.resources] == [True]
