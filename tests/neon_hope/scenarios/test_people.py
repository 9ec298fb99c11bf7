"""The people of Lissen: every one of their cards is played, and does all that it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from engine.neon_hope import Library, Orders
from engine.neon_hope.language import flow
from engine.neon_hope.language.cards import RollDie
from engine.neon_hope.table.parts import Effect
from engine.neon_hope.testkit import Table
from tests.long import slices

LIBRARY = Library.load([])
PILOT = LIBRARY.pack("pilot")
HERE = "kettle:upper"
THERE = "kettle:lower"
CAST = sorted(PILOT.characters)

TOLD = {
    "stress": {"stress"}, "surveillance": {"surveillance"}, "damage": {"damage"}, "retreat": {"retreats"},
    "ready": {"returns"}, "hope": {"hope"}, "resource": {"resources"}, "token": {"token"},
    "charge": {"recharge"}, "take_back": {"take_back"}, "remove_secrets": {"secrets"}, "die": {"die"},
    "extra_action": {"extra_action"}, "buy": {"buys"}, "move": {"move"}, "move_enemy": {"enemy_moves"},
    "analyse_modifiers": {"analyses"}, "analyse_encounters": {"analyses_encounters"},
    "shape_modifiers": {"shapes"}, "modify": {"modified"}, "impact": {"impacts"},
    "extra_reveal": {"extra_reveal"}, "no_activation": {"quiet"}, "recycle": {"recycled"},
}  # fmt: skip
"""What is told when an effect happens."""


def plain(effects: Iterable[Effect]) -> Iterator[str]:
    """What effects do, without their arrangement."""
    for effect in effects:
        if isinstance(effect, flow.MayDo | flow.ForEach | flow.RepeatEffects):
            yield from plain(effect.effects)
        elif isinstance(effect, RollDie):
            yield from plain(effect.then)
        else:
            yield effect.op


def table(who: str, *, tool: str = "") -> Table:
    """A street with something of everything, and `who` there with another one, neither rich nor poor; `who`
    is offered also what would not better the chance."""
    other = next(code for code in CAST if code != who)
    t = Table(LIBRARY, who, other, pack="pilot", episode="afterglow", hand=3)
    for place, back in ((HERE, False), (HERE, True), (THERE, False)):
        t.put("steward", at=place, back=back)
    t.put("phone-box", at=HERE, secrets=6).put("laundrette", at=HERE, secrets=6)
    t.put("spot-checks", at="network").put("curfew", at="network").surveillance(5)
    for one in (who, other):
        t.token(one, "charm", 0).at(one, HERE).change(one, hope=2)
    t.game.set_orders(t.seat(who), Orders(full_control=True))
    if tool:
        t.put(tool, at=f"play:{t.seat(who)}", uses=getattr(PILOT.cards[tool], "uses", 0))
    return t.change(who, resources=6).turn(who)


def mixed(codes: Iterable[str]) -> list[str]:
    """Cards of all characters among one another: the first few are of several."""
    return sorted(codes, key=lambda code: code.partition("-")[2])


def through(t: Table) -> list[str]:
    """Everything is answered with yes, or what comes first, until the next action is asked for."""
    told = list(t.kinds())
    while t.game.decisions[0].kind not in ("action", "begin"):
        decision = t.game.decisions[0]
        keys = [option.key for option in decision.options if option.verb not in ("no", "no-card", "done")]
        least = max(decision.minimum, 1)
        if decision.kind in ("task_ability", "charges", "help"):
            keys = [option.key for option in decision.options if option.verb == "done"]
        t.answer(t.game.hero(decision.seat).code, *(keys or [decision.options[0].key])[:least])
        told += t.kinds()
    return told


def target(t: Table, kind: str) -> str:
    """A card here with a task of a kind, those first that have more to do than one impact does."""
    fitting = ("steward", "spot-checks", "curfew", "phone-box", "laundrette")
    offered = {(option.verb, option.to) for option in t.game.decisions[0].options}
    return next(code for code in fitting if (kind, code) in offered)


def happened(told: list[str], effects: Iterable[Effect]) -> list[str]:
    """What of the effects did not happen."""
    return [op for op in plain(effects) if not TOLD[op] & set(told)]


@pytest.mark.parametrize("code", slices(mixed(PILOT.actions), 4))
def test_an_action_card_does_what_it_says_whichever_way_the_task_ends(code: str) -> None:
    card = PILOT.actions[code]
    for kind in card.types:
        for modifier in ("epic-win", "epic-fail"):
            t = table(card.character)
            t.change(card.character, hand=(code, code), discard=t.hero(card.character).cards[:4])
            t.reveals(modifier)
            getattr(t, kind)(target(t, kind), card=code)
            told = [event.kind for event in t.history] + through(t)
            done = card.on_success if modifier == "epic-win" else card.on_fail
            assert happened(told, (*card.on_play, *card.on_resolve, *done)) == [], (kind, modifier, told)


TOOLS = mixed(code for code, tool in PILOT.tools.items() if tool.abilities)


@pytest.mark.parametrize("code", slices(TOOLS, 8))
def test_a_tool_is_used_and_does_what_it_says(code: str) -> None:
    tool = PILOT.tools[code]
    who, ability = tool.character, tool.abilities[0]
    t = table(who, tool=code)
    t.change(who, discard=t.hero(who).cards[:4])
    if ability.kind == "task":
        kind = "investigate" if "investigate" in ability.types else (*ability.types, "investigate")[0]
        t.reveals("epic-win")
        getattr(t, kind)(target(t, kind))
        t.answer(who, tool.name["en"])
        told = [event.kind for event in t.history] + through(t)
    else:
        oid = t.card(code).oid
        t.answer(who, next(option.key for option in t.game.decisions[0].options if option.oid == oid))
        told = through(t)
    assert happened(told, ability.effects) == []
    if ability.cost in ("recycle", "scrap"):
        assert not t.has(code) or t.card(code).place != f"play:{t.seat(who)}"


def test_a_lamp_fitter_buys_in_his_own_turn() -> None:
    t = table("imre")
    t.answer("imre", "Imre Solak").answer("imre", "Insulated Pliers")
    assert (t.card("imre-pliers").place, t.hero("imre").resources) == ("play:p1", 3)
    assert not t.offers("imre", "Imre Solak"), "once per round"


def test_a_whistle_turns_up_everybody_who_hides_and_is_worth_an_action_for_each() -> None:
    t = table("tove", tool="tove-whistle")
    t.put("bailiff", at=HERE, back=True)
    before = t.hero("tove").counters
    t.answer("tove", "Tin Whistle")
    assert t.hero("tove").counters == before + 2
    assert not [card for card in t.game.in_play() if card.place == HERE and card.back]


def test_a_whistle_that_nobody_hears_is_not_offered() -> None:
    t = table("tove", tool="tove-whistle").at("tove", THERE)
    assert not t.offers("tove", "Tin Whistle")


def test_one_more_modifier_is_revealed_for_a_better_number() -> None:
    t = table("salome").reveals("+1", "-1")
    t.investigate("phone-box").answer("salome", "Salome Achterberg")
    through(t)
    assert t.revealed == ["+1", "-1"]
    assert t.outcome == ("success", 4 + 2 + 1)  # the betting slips add 1


def test_others_may_pay_for_a_token_each_for_themselves() -> None:
    t = (
        table("ines")
        .change("bruna", hand=("bruna-bell", "bruna-teeth"))
        .change("ines", hand=("ines-all-of-you",))
    )
    t.reveals("+3").support("laundrette", card="ines-all-of-you")
    while t.game.decisions[0].kind != "may":
        decision = t.game.decisions[0]
        t.answer(t.game.hero(decision.seat).code, decision.options[-1].key)
    t.answer("bruna", "Yes")
    through(t)
    assert [event.seat for event in t.history if event.kind == "stress"] == ["p2"]
    assert [token.charges for token in t.hero("bruna").tokens] == [0, 2]


def test_everybody_near_a_midwife_who_rests_has_hope_again() -> None:
    t = table("ines").change("ines", hand=(), discard=t_cards("ines"))
    t.at("bruna", THERE).answer("ines", "focus")
    through(t)
    assert (t.hero("ines").hope, t.hero("bruna").hope) == (3, 3)


def t_cards(who: str) -> tuple[str, ...]:
    return tuple(code for code, card in PILOT.actions.items() if card.character == who and card.starts)
