"""Effects that move cards and people, tell the story, or arrange other effects."""

from __future__ import annotations

from engine.neon_hope.language.amounts import CountCards
from engine.neon_hope.language.board import (
    BringCard,
    BringEnvironment,
    DiscardCard,
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
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, Retreat, Stress
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
    GainHope,
    GainResource,
    GainToken,
    PlaceDice,
    Recharge,
    RemoveSecrets,
)
from engine.neon_hope.table.state import Token
from tests.neon_hope.language.resolving import ENEMY, Lay, asked, choices, resolve

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
    assert t.game.waiting_for == ("p2", "p1")  # what each takes is nobody else's business: both at once
    t.answer("vex", "no").answer("noor", "yes")
    assert (t.hero("noor").hope, t.hero("vex").hope, t.hero("vex").resources) == (4, 3, 1)
