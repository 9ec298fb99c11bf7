"""Ice, assets and upgrades that move ice, look back at actions, make players discard or access."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, finish_run, go_on, grip, let, running, strength

# -- Chief Slee -------------------------------------------------------------------------------------------


def slee(title: str, *rig: str, **fields: int) -> Table:
    """A Runner who encounters a piece of ice; Chief Slee watches."""
    t = Table()
    t.set(**fields)
    t.root("Server 1", "Chief Slee", rezzed=True)
    t.ice("HQ", title)
    t.rig(*rig)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_chief_slee_counts_unbroken_subroutines() -> None:
    """Rules: 9.8.5c."""
    t = slee("Karunā")
    let(t)
    finish_run(t)
    assert t.card("Chief Slee").power == 2
    t = slee("Karunā", "Carmen", runner_credits=9)
    t.click("Carmen: +3 strength")
    t.click("Carmen: Break")
    t.click("Break: The Corp does 2 net damage. You may jack out.")
    let(t)
    finish_run(t)
    assert t.card("Chief Slee").power == 1


def test_chief_slee_counts_nothing_where_all_was_broken() -> None:
    t = slee("Tithe", "Mayfly")
    t.click("Break everything with Mayfly")
    finish_run(t)
    assert t.card("Chief Slee").power == 0


def test_chief_slee_counts_those_of_ice_that_ended_the_run() -> None:
    t = slee("Pharos")
    let(t)
    finish_run(t)
    assert t.card("Chief Slee").power == 3


def test_chief_slee_does_five_meat_damage_for_five_counters() -> None:
    t = Table()
    t.root("Server 1", "Chief Slee", rezzed=True, power=5)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.click("Chief Slee: ")
    assert (grip(t), t.clicks("corp"), t.card("Chief Slee").power) == (0, 2, 0)
    t = Table()
    t.root("Server 1", "Chief Slee", rezzed=True, power=4)
    t.start("corp")
    assert not t.offered("Chief Slee: ")


# -- Hákarl 1.0 -------------------------------------------------------------------------------------------


def hakarl() -> Table:
    """Hákarl 1.0 is rezzed in a run on its server, behind it Brân 1.0."""
    t = Table()
    t.set(corp_credits=20)
    t.ice("HQ", "Brân 1.0", "Hákarl 1.0", rezzed=False)
    t.root("Server 1", "Mental Health Clinic", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Hákarl 1.0")
    return t


def test_hakarl_keeps_the_runner_from_clicking_through_bioroids() -> None:
    t = hakarl()
    assert t.decision.seat == "corp"
    t.click("Use Hákarl 1.0")
    if t.decision.kind == "target":
        t.click("Mental Health Clinic")
    assert not t.card("Mental Health Clinic").faceup
    while t.game.encounter is None:
        go_on(t)
    assert not t.offered("Hákarl 1.0: Break")
    let(t)
    assert not running(t)
    assert grip(t) == 4
    t.click("Run on HQ")
    assert not t.offered("Hákarl 1.0: Break")  # for the rest of the turn


def test_hakarl_need_not_derez() -> None:
    t = hakarl()
    t.click("Do not use it")
    assert t.card("Mental Health Clinic").faceup
    t.click("Hákarl 1.0: Break 1 subroutine")
    t.click("Break: The Corp does 1 core damage")
    let(t)
    assert (grip(t), t.game.state.core_damage) == (5, 0)
    assert not running(t)


def test_hakarl_does_core_damage() -> None:
    t = facing("Hákarl 1.0")
    let(t)
    assert t.game.state.core_damage == 1
    assert t.game.hand_size("runner") == 4


# -- Harvester --------------------------------------------------------------------------------------------


def test_harvester_fills_the_grip_and_empties_it_again() -> None:
    t = facing("Harvester", cards=4)
    let(t)
    assert (t.decision.seat, t.decision.kind) == ("runner", "discard")
    assert (t.asked.minimum, t.asked.maximum) == (2, 2)
    t.answer([option.key for option in t.asked.options][:2])
    assert grip(t) == 8
    t.answer([option.key for option in t.asked.options][:3])
    assert grip(t) == 5
    assert len(t.names("heap")) == 5
    assert t.happened("trashed") == 0
    assert running(t)


def test_harvester_leaves_a_small_grip_alone() -> None:
    t = facing("Harvester", cards=0)
    let(t)
    assert (t.decision.kind, t.asked.minimum) == ("discard", 1)  # three, then six
    t.answer([t.asked.options[0].key])
    assert grip(t) == 5


# -- Open Forum -------------------------------------------------------------------------------------------


def test_open_forum_shows_a_card_and_puts_one_back() -> None:
    t = Table()
    t.root("Server 1", "Open Forum", rezzed=True)
    t.deck("corp", "Palisade", "Tithe", "Karunā")
    t.start("corp", turn_begins=True)
    t.pass_until("Palisade")
    assert sorted(label.removeprefix("Choose ") for label in t.options) == ["Palisade", "Tithe"]
    assert t.happened("revealed") == 1
    t.click("Palisade")
    t.next_action()
    assert t.names("hq") == ["Tithe"]
    assert t.names("rd")[:2] == ["Palisade", "Karunā"]


def test_open_forum_is_about_the_mandatory_draw_only() -> None:
    t = Table()
    t.root("Server 1", "Open Forum", rezzed=True)
    t.deck("corp", "Palisade", "Tithe")
    t.start("corp")
    t.click("Draw 1 card")
    assert t.happened("revealed") == 0
    assert t.names("hq") == ["Palisade"]


# -- Otoroshi ---------------------------------------------------------------------------------------------


def otoroshi(**fields: int) -> Table:
    """Otoroshi's subroutine resolves; an Urtica Cipher lies in a remote server."""
    t = Table()
    t.set(**fields)
    t.ice("HQ", "Otoroshi")
    t.root("Server 1", "Urtica Cipher")
    t.root("HQ", "Manegarm Skunkworks")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_otoroshi_places_counters_and_the_runner_accesses_or_pays() -> None:
    t = otoroshi()
    assert t.decision.seat == "corp"
    assert not t.offered("Manegarm Skunkworks")  # in the root of a central server
    t.click("Urtica Cipher")
    t.click("2")
    assert t.card("Urtica Cipher").advancement == 2
    assert t.decision.seat == "runner"
    t.click("Pay 3 credits")
    assert (t.credits("runner"), grip(t)) == (2, 5)
    t = otoroshi(runner_credits=2)
    t.click("Urtica Cipher")
    t.click("1")
    while t.decision.kind == "unless":
        go_on(t)
    assert grip(t) == 2  # Urtica Cipher was accessed
    assert running(t)


def test_otoroshi_may_do_nothing() -> None:
    t = otoroshi()
    t.answer([])
    assert t.card("Urtica Cipher").advancement == 0
    assert t.decision.seat == "runner"
    assert not t.offered("Pay 3 credits")
    assert grip(t) == 5


# -- Overseer Matrix --------------------------------------------------------------------------------------


def matrix(server: str, *root: str, hand: tuple[str, ...] = ("Nico Campaign",)) -> Table:
    """Overseer Matrix is in the root of a server."""
    t = Table()
    t.set(runner_credits=20)
    t.root(server, "Overseer Matrix", *root, rezzed=True)
    t.root("Server 2", "Regolith Mining License")
    t.hand("corp", *hand)
    t.start("runner")
    return t


def test_overseer_matrix_tags_for_each_card_trashed_in_its_server() -> None:
    t = matrix("Server 1", "Mental Health Clinic")
    t.click("Run on Server 1")
    t.pass_until("Mental Health Clinic")
    t.click("Mental Health Clinic")
    t.click("Trash Mental Health Clinic")
    assert t.decision.seat == "corp"
    t.click("Pay 1 credit")
    assert (t.game.state.tags, t.credits("corp")) == (1, 4)
    t.pass_until("Trash Overseer Matrix")
    t.click("Trash Overseer Matrix")  # persistent
    t.click("Pay 1 credit")
    assert (t.game.state.tags, t.credits("corp")) == (2, 3)


def test_overseer_matrix_in_the_root_of_hq_minds_cards_of_hq() -> None:
    t = matrix("HQ")
    t.click("Run on HQ")
    while not t.offered("Trash Nico Campaign"):
        if t.offered("Access a random card from HQ"):
            t.click("Access a random card from HQ")
        else:
            go_on(t)
    t.click("Trash Nico Campaign")
    t.click("Do not pay")
    assert (t.game.state.tags, t.credits("corp")) == (0, 5)


def test_overseer_matrix_is_blind_elsewhere() -> None:
    t = matrix("Server 1")
    t.click("Run on Server 2")
    t.pass_until("Trash Regolith Mining License")
    t.click("Trash Regolith Mining License")
    assert not t.offered("Pay 1 credit")
    assert t.game.state.tags == 0


# -- Plan B -----------------------------------------------------------------------------------------------


def plan_b(counters: int) -> Table:
    t = Table()
    t.root("Server 1", "Plan B", advancement=counters)
    t.hand("corp", "Offworld Office", "Superconducting Hub", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 1")
    while t.game.accessed == 0:
        go_on(t)
    return t


def test_plan_b_scores_what_its_counters_are_enough_for() -> None:
    t = plan_b(3)
    assert t.decision.seat == "corp"
    assert [label.removeprefix("Choose ") for label in t.options] == ["Superconducting Hub"]
    t.click("Superconducting Hub")
    assert t.happened("revealed") == 1
    assert t.names("corp_score") == ["Superconducting Hub"]
    t = plan_b(4)
    t.click("Offworld Office")
    assert t.names("corp_score") == ["Offworld Office"]


def test_plan_b_may_score_nothing_and_with_too_few_counters_cannot() -> None:
    t = plan_b(3)
    t.answer([])
    assert t.names("corp_score") == []
    t = plan_b(1)
    while running(t):
        assert not t.offered("Superconducting Hub")
        go_on(t)
    assert t.names("corp_score") == []


def test_plan_b_can_be_advanced_and_needs_to_be_installed() -> None:
    t = Table()
    t.root("Server 1", "Plan B")
    t.start("corp")
    t.click("Advance Plan B")
    assert t.card("Plan B").advancement == 1


# -- Tributary --------------------------------------------------------------------------------------------


def tributary(*ice: str, server: str = "R&D") -> Table:
    """Tributary protects a server, rezzed; the Runner runs on HQ, protected by other ice."""
    t = Table()
    t.ice("HQ", *ice)
    t.ice(server, "Tributary")
    t.hand("corp", "Tithe", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_tributary_comes_to_the_attacked_server_and_is_approached() -> None:
    """6.2.3: the run begins before the Runner has a position."""
    t = tributary("Palisade")
    assert t.decision.seat == "corp"
    t.click("Use Tributary")
    assert t.card("Tributary").server == "hq"
    assert t.game.run is not None
    assert t.game.run.position == 1
    while t.game.encounter is None:
        go_on(t)
    assert t.game.encounter.ice == t.card("Tributary").oid
    let(t)
    assert t.decision.seat == "corp"
    t.click("Yes: draw 1 card")
    assert len(t.names("hq")) == 3
    t.click("Tithe")
    t.click("Archives")
    assert t.card("Tithe").server == "archives"
    assert (strength(t, "Palisade"), strength(t, "Tithe"), strength(t, "Tributary")) == (4, 3, 6)
    while t.game.encounter is None:
        go_on(t)
    assert t.game.encounter.ice == t.card("Palisade").oid
    let(t)
    assert not running(t)
    assert strength(t, "Palisade") == 2  # for the remainder of the run


def test_tributary_comes_to_a_server_without_ice() -> None:
    t = tributary()
    t.click("Use Tributary")
    assert t.game.run is not None
    assert (t.card("Tributary").server, t.game.run.position) == ("hq", 0)


def test_tributary_may_stay_and_is_asked_once_a_turn() -> None:
    t = tributary("Whitespace")
    t.click("Do not use it")
    assert t.card("Tributary").server == "rd"
    finish_run(t)
    t.click("Run on HQ")
    assert t.decision.seat == "runner"
    assert t.card("Tributary").server == "rd"


def test_tributary_already_outermost_has_nowhere_to_go() -> None:
    t = tributary(server="HQ")
    assert t.decision.seat == "runner"


# -- Wage Workers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["Gain 1 credit", "Draw 1 card"])
def test_wage_workers_pay_the_third_equal_action(action: str) -> None:
    t = Table()
    t.root("Server 1", "Wage Workers", rezzed=True)
    t.start("corp")
    t.play(action, action)
    assert t.clicks("corp") == 1
    t.click(action)
    assert t.clicks("corp") == 1
    t.click(action)  # a fourth time is not the third
    assert t.clicks("corp") == 0


def test_wage_workers_pay_nothing_for_different_actions() -> None:
    t = Table()
    t.root("Server 1", "Wage Workers", rezzed=True)
    t.start("corp")
    t.play("Gain 1 credit", "Draw 1 card", "Gain 1 credit")
    assert t.clicks("corp") == 0
