"""What effects do, by play on a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engine.neon_hope.frames import EffectsFrame
from engine.neon_hope.language.amounts import Characters, CountCards, EnduranceValue, HandSize
from engine.neon_hope.language.base import Effect, Who
from engine.neon_hope.language.board import (
    BringCard,
    BringEnvironment,
    DiscardCard,
    MoveEnemy,
    MoveTo,
    RecycleTool,
    ScrapCard,
    TurnOver,
)
from engine.neon_hope.language.cards import (
    BuyTool,
    DrawEncounter,
    ExtraAction,
    RollDie,
    SearchEncounter,
    TakeBack,
)
from engine.neon_hope.language.conditions import EnemiesThere
from engine.neon_hope.language.flow import Choice, ChooseOption, ForEach, IfSo, MayDo, RepeatEffects
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, Retreat, ReturnEnemy, Stress
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.story import (
    ChangeTracker,
    EndEpisode,
    NextChapter,
    PoolAdd,
    PoolRemove,
    RaiseFlag,
    WriteNote,
)
from engine.neon_hope.language.tokens import (
    GainEndurance,
    GainHope,
    GainResource,
    GainToken,
    PlaceDice,
    Recharge,
    RemoveSecrets,
)
from engine.neon_hope.state import Token
from engine.neon_hope.testkit import Table

Lay = Callable[..., Table]
ENEMY = Pick(kind="enemy")
REGULARS = Pick(kind="enemy", which="each", regular=True)


def resolve(t: Table, *effects: Effect, seat: str = "p1", source: str = "", target: str = "") -> Table:
    """Effects of a card in play (or of nothing) for a seat, in the middle of the character phase."""
    game = t.game
    game.state.decisions.clear()
    game.log = []
    cards = [t.card(code).oid if code else 0 for code in (source, target)]
    game.push(EffectsFrame(seat=seat, source=cards[0], code=source, effects=tuple(effects), target=cards[1]))
    game.proceed()
    t.events = game.log
    return t


def choices(t: Table, character: str = "vex") -> list[str]:
    return [option.key for option in t.asked(character).options]


def asked(t: Table) -> Sequence[str]:
    """Kinds of the open questions; the one who takes a turn is none."""
    return [decision.kind for decision in t.game.decisions if decision.kind != "begin"]


# -- stress and surveillance -------------------------------------------------------------------------------


def test_stress_is_suffered_as_one_instance(table: Lay) -> None:
    t = table().change("vex", hope=0)
    resolve(t, Stress(2)).answer("vex", "card:0", "card:1")
    assert (len(t.hero("vex").hand), len(t.hero("noor").hand)) == (6, 8)


def test_each_character_suffers_clockwise_from_you(table: Lay) -> None:
    t = table("vex", "noor", "kim")
    resolve(t, Stress(1, "each"), GainHope(1), seat="p2")
    assert [decision.seat for decision in t.game.decisions] == ["p2"]
    t.answer("noor", "card:0").answer("kim", "card:0").answer("vex", "card:0")
    assert [len(t.hero(who).hand) for who in ("vex", "noor", "kim")] == [7, 7, 7]
    assert t.hero("noor").hope == 4  # the next effect came after all of the stress


@pytest.mark.parametrize(
    ("who", "gains"),
    [
        ("you", "vex"),
        ("lead", "vex"),
        ("each", "vex noor kim lou"),
        ("each_here", "vex noor"),
        ("each_in_environment", "vex noor kim"),
        ("others", "noor kim lou"),
    ],
)
def test_whom_an_effect_is_about(table: Lay, who: Who, gains: str) -> None:
    t = table("vex", "noor", "kim", "lou").at("kim", "yard:lower").at("lou", "dock:upper")
    resolve(t, GainHope(2, who))
    happy = [name for name in ("vex", "noor", "kim", "lou") if t.hero(name).hope == 5]
    assert happy == gains.split()


def test_another_character_is_chosen_and_alone_it_is_you(table: Lay) -> None:
    t = table("vex", "noor", "kim")
    resolve(t, GainResource(2, "another"))
    assert choices(t) == ["seat:p2", "seat:p3"]
    t.answer("vex", "Kim")
    assert t.hero("kim").resources == 2
    alone = table("vex")
    resolve(alone, GainResource(2, "another"))
    assert alone.hero("vex").resources == 2  # NH 26.1


def test_surveillance_goes_up_and_down(table: Lay) -> None:
    t = table()
    resolve(t, CauseSurveillance(5), CauseSurveillance(-2))
    assert t.game.state.surveillance == 3
    resolve(t, CauseSurveillance(-9))
    assert t.game.state.surveillance == 0


def test_amounts(table: Lay) -> None:
    t = table("vex", "noor", "kim").put("guard", at="yard:upper").put("brute", at="yard:upper")
    resolve(t, CauseSurveillance(Characters(2, 1)))
    assert t.game.state.surveillance == 7
    resolve(t, GainResource(CountCards(Pick(kind="enemy", elite=True))), GainHope(HandSize()))
    assert (t.hero("vex").resources, t.hero("vex").hope) == (1, 11)
    resolve(t, GainResource(EnduranceValue(), "others"))
    assert (t.hero("noor").resources, t.hero("kim").resources) == (7, 7)


def test_losing(table: Lay) -> None:
    t = table().change("vex", resources=1)
    resolve(t, GainHope(-1), GainResource(-5), GainEndurance(-2))
    hero = t.hero("vex")
    assert (hero.hope, hero.resources, hero.endurance) == (2, 0, 6)


# -- enemies -----------------------------------------------------------------------------------------------


def test_damage_to_an_enemy_of_your_choice(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").put("turret", at="yard:upper").put("drone", at="yard:lower")
    resolve(t, DealDamage(2, ENEMY))
    assert choices(t) == [f"card:{t.card(code).oid}" for code in ("guard", "turret")]
    t.answer("vex", f"card:{t.card('turret').oid}")
    assert not t.has("turret")
    assert t.game.state.encounter_discard == ["turret"]
    assert t.card("guard").damage == 0


def test_damage_to_each_in_the_environment_and_to_nothing(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").put("drone", at="yard:lower").put("turret", at="dock:upper")
    resolve(t, DealDamage(1, Pick(kind="enemy", which="each", where="environment")))
    assert (t.card("guard").damage, t.has("drone"), t.card("turret").damage) == (1, False, 0)
    resolve(table(), DealDamage(1, ENEMY))  # effects on nothing do nothing


def test_a_random_enemy(table: Lay) -> None:
    hit = set()
    for seed in range(8):
        t = table(seed=seed).put("guard", at="yard:upper").put("brute", at="yard:upper")
        resolve(t, DealDamage(1, Pick(kind="enemy", which="random")))
        hit.add("guard" if t.card("guard").damage else "brute")
        assert t.card("guard").damage + t.card("brute").damage == 1
    assert hit == {"guard", "brute"}


def test_s33_each_regular_enemy_retreats(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").put("brute", at="yard:upper")
    resolve(t, Retreat(REGULARS))
    assert (t.card("guard").back, t.card("brute").back) == (True, False)
    resolve(t, ReturnEnemy(Pick(kind="enemy", which="each", where="anywhere")))
    assert not t.card("guard").back


def test_retreated_and_standing_enemies_are_told_apart(table: Lay) -> None:
    t = table().put("guard", at="yard:upper", back=True).put("brute", at="yard:upper")
    resolve(t, GainHope(CountCards(Pick(kind="enemy", retreated=True))))
    resolve(t, GainResource(CountCards(Pick(kind="enemy", retreated=False))))
    assert (t.hero("vex").hope, t.hero("vex").resources) == (4, 1)


def test_enemies_come_to_you_but_not_retreated_ones(table: Lay) -> None:
    t = table().put("guard", at="dock:upper").put("turret", at="dock:lower", back=True)
    resolve(t, MoveEnemy(Pick(kind="enemy", where="anywhere", which="each"), "you"))
    assert (t.card("guard").place, t.card("turret").place) == ("yard:upper", "dock:lower")
    resolve(t, MoveEnemy(Pick(code="guard"), "dock:lower"))
    assert t.card("guard").place == "dock:lower"


# -- tokens ------------------------------------------------------------------------------------------------


def test_attribute_tokens(table: Lay) -> None:
    t = table()
    resolve(t, GainToken("courage", "each"))
    assert t.hero("noor").tokens == (Token("courage", 2),)
    resolve(t, GainToken("choose", "others"))
    t.answer("noor", "token:attr-d")  # each chooses for themselves
    assert t.hero("noor").tokens == (Token("courage", 2), Token("attr-d", 2))
    resolve(t, GainToken("rolled"))  # nothing was rolled
    assert len(t.hero("vex").tokens) == 1


def test_charges_come_back_one_to_a_token(table: Lay) -> None:
    t = table().token("vex", "courage", 1).token("vex", "technology", 2).token("vex", "attr-c", 1)
    resolve(t, Recharge(1))
    assert choices(t) == ["charge:0", "charge:2"]
    t.answer("vex", "charge:2")
    assert [token.charges for token in t.hero("vex").tokens] == [1, 2, 2]
    resolve(t, Recharge(3))
    assert [token.charges for token in t.hero("vex").tokens] == [2, 2, 2]


def test_removed_secrets_turn_the_clue_at_once_without_a_resource(table: Lay) -> None:
    t = table().put("floor", at="yard:upper").put("maze", at="yard:lower")
    resolve(t, RemoveSecrets(2, Pick(kind="clue", where="environment")))
    t.answer("vex", f"card:{t.card('floor').oid}")
    assert t.card("floor").back
    assert t.card("floor").support == ("courage", "hope")
    assert t.hero("vex").resources == 0
    assert t.game.state.completed == []


def test_dice_on_a_condition(table: Lay) -> None:
    t = table().put("trace", at="network")
    resolve(t, PlaceDice(2, Pick(kind="condition")))
    assert t.card("trace").dice == (0, 1)
    resolve(t, PlaceDice(5, Pick(kind="condition")))
    assert not t.has("trace")
    assert t.game.state.encounter_discard == ["trace"]
    assert t.hero("vex").resources == 0


def test_the_slot_is_chosen_where_slots_differ(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").put("vault", at="yard:upper")
    resolve(t, PlaceDice(1, Pick(kind="enemy")))
    assert t.card("guard").dice == (0,)  # both slots belong to the retreat box
    resolve(t, PlaceDice(1, Pick(kind="enemy")))
    assert (t.card("guard").back, t.card("guard").dice) == (True, ())  # NH 16.3
    resolve(t, PlaceDice(2, Pick(kind="clue")))
    assert t.card("vault").dice == (0,)  # it has a single slot


# -- the board ---------------------------------------------------------------------------------------------


def test_moving(table: Lay) -> None:
    t = table()
    resolve(t, MoveTo("other_side"))
    assert t.hero("vex").location == "yard:lower"
    resolve(t, MoveTo("dock:upper", "each"))
    assert t.hero("vex").location == t.hero("noor").location == "dock:upper"
    resolve(t, MoveTo("any", "others"))
    assert sorted(choices(t, "noor")) == ["to:dock:lower", "to:yard:lower", "to:yard:upper"]
    t.answer("noor", "to:yard:lower")
    assert t.hero("noor").location == "yard:lower"


def test_confrontation_stops_every_movement_away(table: Lay) -> None:
    """R-23: also by effects; movement of others is free."""
    t = table().put("brute", at="yard:upper").at("noor", "yard:lower")
    resolve(t, MoveTo("other_side"), MoveTo("dock:upper", "each"))
    assert (t.hero("vex").location, t.hero("noor").location) == ("yard:upper", "dock:upper")
    resolve(t, Retreat(ENEMY), MoveTo("other_side"))
    assert t.hero("vex").location == "yard:lower"


def test_cards_enter_play(table: Lay) -> None:
    t = table().at("vex", "yard:lower")
    resolve(t, BringCard("guard", "here"), BringCard("turret", "upper"), BringCard("trace", "network"))
    resolve(t, BringCard("drone", "dock:lower"), BringCard("tension", "community"))
    found = {code: t.card(code).place for code in ("guard", "turret", "trace", "drone", "tension")}
    assert found == {
        "guard": "yard:lower", "turret": "yard:upper", "trace": "network", "drone": "dock:lower",
        "tension": "community",
    }  # fmt: skip
    resolve(t, BringCard("crowd", "lower"))
    assert t.card("crowd").secrets == 3  # 1, and 1 for each character
    resolve(t, BringCard("crowd", "here"))  # there is no other one
    assert sum(card.code == "crowd" for card in t.game.in_play()) == 1


def test_an_environment_brings_its_clues(table: Lay) -> None:
    t = table()
    t.game.state.environments.remove("dock")
    t.game.state.episode_deck[:] = ["guide:0", "twin:1"]
    resolve(t, BringEnvironment("dock"))
    assert "dock" in t.game.state.environments
    assert (t.card("guide").place, t.card("twin").place) == ("dock:upper", "dock:lower")


def test_turning_scrapping_and_discarding(table: Lay) -> None:
    t = table().put("floor", at="yard:upper").put("guard", at="yard:upper").put("maze", at="yard:upper")
    resolve(t, TurnOver(), source="floor")
    assert t.card("floor").back
    resolve(t, ScrapCard(), source="floor")
    assert not t.has("floor")
    resolve(t, DiscardCard(ENEMY))
    assert t.game.state.encounter_discard == ["guard"]
    resolve(t, TurnOver(Pick(code="maze")))
    assert t.card("maze").back


def test_each_revealed_box_opens_in_the_order_of_the_cards(table: Lay) -> None:
    t = table().put("twin", at="yard:upper", variant=1).put("floor", at="yard:upper")
    resolve(t, TurnOver(Pick(kind="clue", which="each")))
    assert (t.card("twin").back, t.card("floor").back) == (True, True)
    assert t.game.state.surveillance == 1  # TWIN's Revealed box


def test_a_tool_is_recycled(table: Lay) -> None:
    t = table().change("vex", resources=2)
    resolve(t, BuyTool()).answer("vex", "VEX FLASK")
    assert (t.card("vex-flask").place, t.hero("vex").resources) == ("play:p1", 0)
    resolve(t, RecycleTool(), source="vex-flask")
    assert not t.has("vex-flask")
    resolve(t, RecycleTool())  # of no card: nothing
    t.change("vex", resources=1)
    resolve(t, BuyTool(1))
    assert t.offers("vex", "VEX FLASK")  # 1 cheaper
    t.answer("vex", "done")
    assert t.hero("vex").resources == 1


# -- cards -------------------------------------------------------------------------------------------------


def test_drawn_encounter_cards_resolve_one_after_the_other(table: Lay) -> None:
    t = table().top("shock-1", "guard").change("vex", hope=0)
    resolve(t, DrawEncounter(2))
    assert not t.has("guard")
    t.answer("vex", "card:0")
    assert t.card("guard").place == "yard:upper"
    assert t.game.state.encounter_discard == ["shock-1"]


def test_a_card_searched_for_appears(table: Lay) -> None:
    t = table()
    size = len(t.game.state.encounter_deck)
    resolve(t, SearchEncounter("brute"), seat="p2")
    assert t.card("brute").place == "yard:upper"
    assert len(t.game.state.encounter_deck) == size - 1
    resolve(t, SearchEncounter("brute"))  # there is no other one
    assert sum(card.code == "brute" for card in t.game.in_play()) == 1


def test_action_cards_come_back(table: Lay) -> None:
    t = table().hand("vex", "push").hand("noor", "chat", "shove")
    resolve(t, TakeBack(2, "each"))
    t.answer("vex", "JAB", "SMASH").answer("noor", "back:0", "back:1")
    assert sorted(t.hero("vex").hand) == ["jab", "push", "smash"]
    assert len(t.hero("noor").hand) == 4
    resolve(t, TakeBack(9))
    assert len(t.hero("vex").hand) == 8


def test_extra_actions(table: Lay) -> None:
    t = table().turn("vex")
    resolve(t, ExtraAction(2))
    assert t.hero("vex").counters == 5


def test_s63_the_attribute_die(table: Lay) -> None:
    seen = set()
    for seed in range(40):
        t = table(seed=seed)
        resolve(t, RollDie((GainToken("rolled"), GainToken("rolled", "others"))))
        (rolled,) = [event.other for event in t.events if event.kind == "rolled"]
        if " " in rolled:
            first, second = rolled.split()
            assert choices(t) == [f"die:{first}", f"die:{second}"]
            t.answer("vex", f"die:{second}")
            rolled = second
        else:
            assert asked(t) == []
        assert [t.hero(who).tokens for who in ("vex", "noor")] == [(Token(rolled),)] * 2
        seen.add(rolled)
    assert len(seen) == 4


# -- the story ---------------------------------------------------------------------------------------------


def test_what_is_remembered(table: Lay) -> None:
    t = table()
    resolve(
        t,
        *(RaiseFlag("seen", 2), RaiseFlag("seen")),
        *(ChangeTracker("attention", 3), ChangeTracker("attention", -1)),
        *(WriteNote("met-the-crowd"), PoolAdd("skull", 2), PoolRemove("+3")),
    )
    state = t.game.state
    assert state.flags == {"seen": 3}
    assert state.trackers["attention"] == 2
    assert state.notes == ["met-the-crowd"]
    assert state.pool_changes == {"skull": 2, "+3": -1}


def test_the_end(table: Lay) -> None:
    t = table()
    resolve(t, EndEpisode("won"), Stress(3))
    assert t.game.state.over is not None
    assert t.game.state.over.resolution == "won"
    assert t.game.state.over.won
    assert t.game.decisions == ()


def test_another_chapter_comes_next(table: Lay) -> None:
    t = table()
    resolve(t, NextChapter("chapter-again"))
    assert t.game.state.next_chapter == "chapter-again"


# -- arrangements ------------------------------------------------------------------------------------------


def test_may(table: Lay) -> None:
    t = table()
    resolve(t, MayDo((GainHope(1), GainResource(1)))).answer("vex", "yes")
    assert (t.hero("vex").hope, t.hero("vex").resources) == (4, 1)
    resolve(t, MayDo((GainHope(1),))).answer("vex", "no")
    assert t.hero("vex").hope == 4


def test_what_would_do_nothing_is_not_offered(table: Lay) -> None:
    t = table()
    for effect in (
        DealDamage(1, ENEMY), Retreat(ENEMY), Recharge(1), RemoveSecrets(1, Pick(kind="clue")), TakeBack(1),
        PlaceDice(1, Pick(kind="condition")), BuyTool(), MoveTo("yard:upper"), TurnOver(Pick(kind="clue")),
        IfSo(EnemiesThere(), (GainHope(1),)), RepeatEffects(CountCards(ENEMY), (GainHope(1),)),
        ChooseOption((Choice((Recharge(1),)), Choice())),
    ):  # fmt: skip
        resolve(t, MayDo((effect,)))
        assert asked(t) == [], effect


def test_choosing(table: Lay) -> None:
    t = table()
    either = ChooseOption(
        (Choice((GainHope(2),)), Choice((GainResource(1),), {"en": "Sell it", "de": "Verkaufen"}), Choice())
    )
    resolve(t, either)
    assert [option.label for option in t.options("vex")] == [
        "Gain 2 hope", "Sell it (gain 1 resource)", "Nothing happens",
    ]  # fmt: skip
    t.answer("vex", "Sell it")
    assert (t.hero("vex").hope, t.hero("vex").resources) == (3, 1)


def test_conditions_decide(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").at("noor", "yard:lower")
    here = IfSo(EnemiesThere(), (GainHope(1),), (GainResource(1),))
    resolve(t, ForEach("each", (here,)))
    assert [(t.hero(who).hope, t.hero(who).resources) for who in ("vex", "noor")] == [(4, 0), (3, 1)]


def test_repeating(table: Lay) -> None:
    t = table()
    resolve(t, RepeatEffects(3, (GainHope(1), CauseSurveillance(1))))
    assert (t.hero("vex").hope, t.game.state.surveillance) == (6, 3)
    resolve(t, RepeatEffects(0, (GainHope(1),)))
    assert t.hero("vex").hope == 6


def test_for_each_character_its_own_choices(table: Lay) -> None:
    t = table()
    resolve(t, ForEach("each", (MayDo((GainHope(1),)), GainResource(1))), seat="p2")
    t.answer("noor", "yes")
    assert (t.hero("noor").resources, t.hero("vex").resources) == (1, 0)  # Noor first: it is her effect
    t.answer("vex", "no")
    assert (t.hero("noor").hope, t.hero("vex").hope, t.hero("vex").resources) == (4, 3, 1)
