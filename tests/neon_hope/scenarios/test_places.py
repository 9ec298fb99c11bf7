"""Locations that are locked or close, environments that turn over or leave."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.language.board import BringCard, BringEnvironment, MoveEnemy, MoveTo
from engine.neon_hope.language.conditions import Closed, EnvironmentTurned, Locked, Turned
from engine.neon_hope.language.flow import IfSo
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.places import (
    CloseLocations,
    CloseNext,
    LeaveEnvironment,
    LockLocations,
    OpenLocations,
    TurnEnvironment,
)
from engine.neon_hope.language.story import RaiseFlag
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table.definitions import Bring, Modifier, Scene, Trigger
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from engine.players.neon_hope.attempts import Attempts
from engine.players.neon_hope.goals import Goals
from engine.players.neon_hope.sight import Sight
from engine.players.neon_hope.turn import Turn
from engine.players.neon_hope.worth import Worth
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]
DOWN, QUAY, HOLD = "yard:lower", "dock:upper", "dock:lower"
FLOOD = CloseNext((HOLD, QUAY, DOWN, UP))
TRAM = Scene(
    name={"en": "DOCK, ADRIFT", "de": "DOCK, TREIBEND"}, upper={"en": "Deck", "de": "Deck"},
    lower={"en": "Bilge", "de": "Bilge"}, bring=(Bring(clue="crowd", at="upper"),),
    modifiers=(Modifier(bonus=2, attribute="courage"),), revealed=(RaiseFlag("adrift"),),
    triggers=(Trigger(on="turn_start", effects=(GainHope(1),)),),
)  # fmt: skip


def yard(t: Table) -> Table:
    """Only YARD is left."""
    t.resolve("p1", [LeaveEnvironment("dock")])
    assert t.game.state.environments == ["yard"]
    return t


def moves(t: Table, character: str = "vex") -> set[str]:
    return {o.to for o in t.asked(character).options if o.verb == "move"}


def where(t: Table, character: str) -> str:
    return t.hero(character).location


# -- locked ------------------------------------------------------------------------------------------------


def test_nobody_moves_to_a_locked_location_until_it_is_opened(table: Lay) -> None:
    t = table().turn("vex")
    t.resolve("p1", [LockLocations((DOWN, QUAY))])
    assert moves(t) == {HOLD}
    why = [line for found in t.game.why_not("p1") for line in found.lines]
    assert "Move to Down: it is locked." in " ".join(why).replace(" – ", ": ") or any(
        "locked" in w for w in why
    )
    t.resolve("p1", [MoveTo(DOWN), MoveTo("other_side")])
    assert where(t, "vex") == UP
    t.resolve("p1", [IfSo(Locked(DOWN), (GainHope(1),)), OpenLocations((DOWN,))])
    assert t.hero("vex").hope == 4
    assert moves(t) == {DOWN, HOLD}


def test_whoever_is_in_may_leave_and_enemies_mind_no_locks(table: Lay) -> None:
    t = table().put("guard", at=UP).at("vex", DOWN).turn("vex")
    t.resolve("p1", [LockLocations((DOWN,)), MoveEnemy(Pick(kind="enemy", where="anywhere"), DOWN)])
    assert t.card("guard").place == DOWN
    t.move(UP)
    assert where(t, "vex") == UP


# -- closing -----------------------------------------------------------------------------------------------


def test_a_location_that_closes_takes_its_cards_along_and_people_move_away(table: Lay) -> None:
    t = table().put("guard", at=DOWN).put("floor", at=DOWN).at("noor", DOWN)
    t.resolve("p1", [CloseLocations((DOWN,)), IfSo(Closed(DOWN), (GainHope(1),))])
    assert not t.has("guard")
    assert t.game.state.encounter_discard == ["guard"]
    assert not t.has("floor")
    assert where(t, "noor") == UP
    assert t.hero("vex").hope == 4
    assert [kind for kind in t.kinds() if kind in ("location", "move")] == ["location", "move"]
    view = t.game.view("p2").environments[0]
    assert (view.upper.access, view.lower.access) == ("open", "closed")


def test_with_the_whole_environment_gone_they_choose_where_to(table: Lay) -> None:
    """Confrontation holds nobody where nothing is."""
    t = table().put("brute", at=UP).put("drone", at=HOLD)
    t.resolve("p1", [CloseLocations((DOWN, UP))])
    assert [d.seat for d in t.game.decisions] == ["p1"]
    t.answer("vex", "Hold").answer("noor", "Quay")
    assert (where(t, "vex"), where(t, "noor")) == (HOLD, QUAY)


def test_the_last_location_never_closes(table: Lay) -> None:
    t = yard(table()).put("floor", at=UP)
    t.resolve("p1", [CloseLocations((DOWN, UP))])
    assert t.game.remaining_locations() == [UP]
    assert t.has("floor")


def test_who_has_nowhere_open_to_go_goes_to_what_is_locked(table: Lay) -> None:
    t = yard(table())
    t.resolve("p1", [LockLocations((DOWN,)), CloseLocations((UP,))])
    assert (where(t, "vex"), where(t, "noor")) == (DOWN, DOWN)


def test_what_would_come_to_a_closed_location_comes_to_the_other_or_stays_away(table: Lay) -> None:
    t = table(cards={"turret": {"appears": "lower"}})
    t.resolve("p1", [CloseLocations((DOWN, HOLD, QUAY)), BringCard("guard", DOWN), BringCard("crowd", QUAY)])
    assert t.card("guard").place == UP
    assert not t.has("crowd")
    assert "crowd:0" in t.game.state.episode_deck
    t = table("vex", cards={"turret": {"appears": "lower"}})
    t.resolve("p1", [CloseLocations((DOWN,))])
    t.deck("turret").end_all_turns()
    assert t.card("turret").place == UP


def test_they_go_where_it_is_open_rather_than_where_it_is_locked(table: Lay) -> None:
    t = table()
    t.resolve("p1", [LockLocations((QUAY,)), CloseLocations((DOWN, UP)), LockLocations((DOWN,))])
    assert (where(t, "vex"), where(t, "noor")) == (HOLD, HOLD)
    assert t.game.access(DOWN) == "closed", "a lock on nothing is nothing"


def test_flooding_marks_what_comes_next_before_it_goes(table: Lay) -> None:
    t = table()
    for _ in range(6):
        t.resolve("p1", [FLOOD])
    g = t.game
    assert [g.access(place) for place in (HOLD, QUAY, DOWN, UP)] == ["closed", "closed", "closed", "open"]
    t = table().turn("vex")
    t.resolve("p1", [FLOOD])
    assert t.game.access(HOLD) == "closing"
    assert t.offers("vex", "Move to Hold (closes next)")
    t.resolve("p1", [FLOOD])
    assert (t.game.access(HOLD), t.game.access(QUAY)) == ("closed", "closing")


def test_flooding_every_encounter_phase(table: Lay) -> None:
    flood = (Trigger(on="encounter_start", effects=(FLOOD,)),)
    t = table("vex", cards={"yard": {"triggers": flood}})
    t.deck("dark").end_all_turns()
    assert t.game.access(HOLD) == "closing"
    t.deck("dark").end_all_turns()
    assert (t.game.access(HOLD), t.game.access(QUAY)) == ("closed", "closing")


def test_an_effect_in_a_task_may_close_the_location_it_is_at(table: Lay) -> None:
    """The clue is gone: it is not turned over on the scrap pile."""
    close = (CloseLocations((UP,)),)
    t = table(cards={"jab": {"types": ("investigate",), "on_play": close}}).put("floor", at=UP, secrets=1)
    t.turn("vex").reveals("+3").investigate("floor", card="jab")
    (card,) = t.game.at("scrap")
    assert (card.code, card.back, card.secrets) == ("floor", False, 0)
    assert where(t, "vex") == DOWN


# -- environments ------------------------------------------------------------------------------------------


def test_an_environment_turns_over_under_those_who_are_there(table: Lay) -> None:
    t = table(cards={"dock": {"back": TRAM}}).at("vex", QUAY).put("guard", at=HOLD)
    t.resolve("p1", [TurnEnvironment("dock")])
    assert t.has("crowd")
    assert t.game.state.flags == {"adrift": 1}
    assert where(t, "vex") == QUAY
    view = t.game.view("p1").environments[1]
    assert (view.name, view.upper.name, view.lower.name) == ("DOCK, ADRIFT", "Deck", "Bilge")
    assert t.game.attribute("p1", "courage") == t.game.character("p1").values["courage"] + 2
    t.turn("vex")
    assert t.hero("vex").hope == 4, "the trigger of the side that is up"
    t.resolve("p1", [IfSo(EnvironmentTurned("dock"), (TurnEnvironment("dock"),))])
    assert t.game.view("p1").environments[1].name == "DOCK"
    t.resolve("p1", [TurnEnvironment("yard")])
    assert t.game.state.turned == [], "it has no back"


def test_an_environment_leaves_and_may_come_again(table: Lay) -> None:
    t = table(cards={"dock": {"back": TRAM}}).at("noor", HOLD).put("guard", at=HOLD)
    t.resolve("p1", [TurnEnvironment("dock"), LeaveEnvironment("dock"), BringCard("vault", QUAY)])
    t.answer("noor", "Down")
    assert t.game.state.environments == ["yard"]
    assert not t.has("guard")
    assert not t.has("vault")
    assert where(t, "noor") == DOWN
    t.resolve("p1", [LeaveEnvironment("yard")])
    assert t.game.state.environments == ["yard"], "the last one stays"
    t.resolve("p1", [BringEnvironment("dock")])
    assert t.game.remaining_locations() == [UP, DOWN, QUAY, HOLD]
    assert t.game.view("p1").environments[1].name == "DOCK"


# -- the sensible player -----------------------------------------------------------------------------------


def test_a_sensible_player_goes_first_where_nothing_will_be(table: Lay) -> None:
    """Of two clues alike that the objective wants, the one about to be lost comes first."""
    for lost in (DOWN, HOLD):
        t = table(cards={"chapter-one": {"objective": Turned(("twin",))}}).turn("vex")
        t.put("twin", at=DOWN, variant=0).put("twin", at=HOLD, variant=1)
        t.resolve("p1", [CloseNext((lost,))])
        (key,) = choose(t.game, "p1", t.asked("vex").id, "sensible")
        assert key == f"move:{lost}"


def test_a_sensible_player_knows_what_is_locked(table: Lay) -> None:
    t = table().at("vex", DOWN).put("twin", at=UP).turn("vex")
    t.resolve("p1", [LockLocations((UP,))])
    (key,) = choose(t.game, "p1", t.asked("vex").id, "sensible")
    assert key != f"move:{UP}"


def test_a_sensible_player_does_not_count_on_a_next_turn_where_nothing_will_be(table: Lay) -> None:
    t = table(cards={"chapter-one": {"objective": Turned(("floor",))}}).turn("vex").put("floor", at=UP)
    t.put("twin", at=DOWN, variant=0).put("twin", at=HOLD, variant=1)
    t.resolve("p1", [CloseNext((DOWN,))])
    see = Sight(t.game, "p1")
    goals = Goals(see)
    worth = Worth(see, goals)
    turn = Turn(see, goals, worth, Attempts(see, goals, worth))
    assert turn.outlook(DOWN, 1) < turn.outlook(HOLD, 1)


def test_what_is_told_of_a_side_is_told_of_that_side_for_ever(table: Lay) -> None:
    """The thread was told when it happened; who reads the log later reads the same."""
    t = table(cards={"dock": {"back": TRAM}}).turn("vex")
    t.resolve("p1", [LockLocations((QUAY,)), TurnEnvironment("dock"), OpenLocations((QUAY,))])
    happened = list(t.events)
    told = [t.game.describe(event, "p1") for event in happened]
    t.resolve("p1", [TurnEnvironment("dock")])
    assert [t.game.describe(event, "p1") for event in happened] == told
    assert any("DOCK, ADRIFT" in (line or "") for line in told)
