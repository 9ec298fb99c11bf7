"""Setting up (1.6), clicks (1.11) and turns (5)."""

from __future__ import annotations

import pytest

from engine.netrunner import Game, load, new_game
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.state import CORP, HAND, RUNNER, SEATS
from engine.netrunner.testkit import Table, code_of


def keep(game: Game) -> None:
    game.answer(game.decisions[0].seat, game.decisions[0].id, "keep")


def test_1_6_5_the_game_is_set_up() -> None:
    """1.6.1, 1.6.4, 3.1.1, 3.1.1b, 4.2.1, 4.3.1, 4.4.1, 4.5.1, 4.6.1, 4.6.4a, 4.6.8b, 5.5.3a, 1.7.2a."""
    game = new_game("beginner", seed=4, edition=CR_24_03.name)
    state = game.state
    sizes = {zone: len(cards) for zone, cards in state.zones.items() if cards}
    assert sizes == {"rd": 29, "hq": 5, "stack": 25, "grip": 5, "identity": 2}
    assert state.credits == {CORP: 5, RUNNER: 5}
    assert sorted(state.servers) == ["archives", "hq", "rd"]
    assert all(state.cards[oid].faceup and game.is_active(oid) for oid in state.zones["identity"])
    assert [game.hand_size(seat) for seat in SEATS] == [5, 5]
    assert state.turn == 0
    assert new_game("beginner", seed=5, edition=CR_24_03.name).state.points_to_win == 6
    assert new_game("intermediate", seed=5, edition=CR_24_03.name).state.points_to_win == 7


def test_1_6_6a_both_decide_about_their_mulligan_at_once() -> None:
    """1.6.6: the hand goes back into the deck, which is shuffled, and the second hand must be kept.

    Nobody waits for the other, and nobody hears what the other did before deciding too.
    """
    game = new_game("beginner", seed=4, edition=CR_24_03.name)
    first = [game.state.cards[oid].code for oid in game.state.zones[HAND[CORP]]]
    assert [(d.seat, d.kind) for d in game.decisions] == [(CORP, "mulligan"), (RUNNER, "mulligan")]
    before = game.view(RUNNER).decisions
    assert game.answer(CORP, game.decisions[0].id, "mulligan") == []
    assert game.view(RUNNER).decisions == before
    game = load(game.save())
    assert [(d.seat, d.kind) for d in game.decisions] == [(RUNNER, "mulligan")]
    events = game.answer(RUNNER, game.decisions[0].id, "keep")
    assert [(e.kind, e.seat) for e in events if e.kind in ("keep", "mulligan")] == [
        ("mulligan", CORP),
        ("keep", RUNNER),
    ]
    second = [game.state.cards[oid].code for oid in game.state.zones[HAND[CORP]]]
    assert len(second) == 6  # after the mandatory draw
    assert second[:5] != first


def test_1_6_6a_the_runner_may_decide_first() -> None:
    game = new_game("beginner", seed=4, edition=CR_24_03.name)
    game.answer(RUNNER, game.decisions[1].id, "keep")
    game.answer(CORP, game.decisions[0].id, "keep")
    assert game.state.turn == 1


def test_1_6_7_the_corp_takes_the_first_turn() -> None:
    game = new_game("beginner", seed=4, edition=CR_24_03.name)
    keep(game)
    keep(game)
    assert game.state.active == CORP
    assert game.state.turn == 1
    assert game.state.clicks[CORP] == 3


def test_1_11_2_both_gain_their_clicks_as_their_turns_begin() -> None:
    """1.11.2a, 1.11.2b, 1.11.3a, 5.3.2, 5.2.7a: three and four; the mandatory draw costs none.

    Rules: 1.9.5b.
    """
    t = Table()
    t.start("corp", turn_begins=True)
    assert t.clicks("corp") == 3
    assert t.names("hq") == ["Hedge Fund"]
    t.play("Gain 1 credit", "Gain 1 credit", "Gain 1 credit")
    assert t.decision.seat == "runner"
    assert t.clicks("runner") == 4
    assert t.clicks("corp") == 0
    assert t.names("grip") == []  # no draw phase for the Runner (5.3.3)


def test_5_6_2b_the_corp_acts_until_it_has_no_clicks() -> None:
    """5.4.2, 9.2.6b: an action window has no way to pass; 9.2.6a: it is the active player's alone.

    Rules: 9.2.6c.
    """
    t = Table(policy=ASK_ALL)
    t.start("corp")
    seen = []
    while t.game.state.active == CORP:
        if t.decision.kind == "action":
            seen.append((t.decision.seat, t.clicks("corp")))
            assert not [o for o in t.asked.options if o.passing]
            t.click("Gain 1 credit")
        else:
            t.answer([o.key for o in t.asked.options if o.passing])
    assert seen == [(CORP, 3), (CORP, 2), (CORP, 1)]


def steps_until(t: Table, end: str) -> list[tuple[str, str]]:
    """Who is asked at which step until the other turn begins; actions gain credits."""
    found = []
    while t.game.state.active != end:
        found.append((t.decision.step, t.decision.seat))
        passing = [o.key for o in t.asked.options if o.passing]
        if passing:
            t.answer(passing)
        else:
            t.click("Gain 1 credit")
    return found


def test_5_6_1_the_windows_of_the_corps_turn() -> None:
    """5.6.1, 5.6.2, 5.6.3, 9.2.7g, 9.2.7a, 9.2.6d: in each window the Corp first, then the Runner."""
    t = Table(policy=ASK_ALL)
    t.rig("Tech Trader")
    t.root("Server 1", "Once Asset", rezzed=True)
    t.start("corp", clicks=1, turn_begins=True)
    t.game.state.clicks[CORP] = 1
    assert steps_until(t, RUNNER) == [
        ("5.6.1b", CORP), ("5.6.1b", RUNNER),
        ("5.6.2a", CORP), ("5.6.2a", RUNNER), ("5.6.2b", CORP), ("5.6.2a", CORP), ("5.6.2a", RUNNER),
        ("5.6.3b", CORP), ("5.6.3b", RUNNER),
    ]  # fmt: skip


def test_5_7_1_the_windows_of_the_runners_turn() -> None:
    """5.7.1, 5.7.2, 9.2.7g, 9.2.7a, 9.2.6d: the Runner is first now."""
    t = Table(policy=ASK_ALL)
    t.rig("Tech Trader")
    t.root("Server 1", "Once Asset", rezzed=True)
    t.start("runner", turn_begins=True)
    t.game.state.clicks[RUNNER] = 1
    assert steps_until(t, CORP) == [
        ("5.7.1b", RUNNER), ("5.7.1b", CORP),
        ("5.7.1e", RUNNER), ("5.7.1e", CORP), ("5.7.1f", RUNNER), ("5.7.1e", RUNNER), ("5.7.1e", CORP),
        ("5.7.2b", RUNNER), ("5.7.2b", CORP),
    ]  # fmt: skip


def test_5_2_7b_the_basic_actions_of_the_corp() -> None:
    """5.2.7b to d, 5.2.2: a click each, and a credit or a card for it."""
    t = Table()
    t.deck("corp", "Palisade")
    t.start("corp")
    t.click("Gain 1 credit")
    assert (t.clicks("corp"), t.credits("corp")) == (2, 6)
    t.click("Draw 1 card")
    assert (t.clicks("corp"), t.names("hq")) == (1, ["Palisade"])
    t.click("Install Palisade protecting HQ")
    assert t.names("installed") == ["Palisade"]


def test_5_2_7e_operations_are_played_for_a_click_and_their_cost() -> None:
    """3.5.2, 2.3.3, 2.3.2, 8.6.2."""
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Play Hedge Fund")
    assert (t.clicks("corp"), t.credits("corp")) == (2, 9)
    assert t.names("archives") == ["Hedge Fund"]


def test_5_2_7f_advancing_costs_a_click_and_a_credit() -> None:
    """1.18.3, 1.18.4, 3.2.4, 1.9.5f: agendas and what says so, also facedown; nothing else.

    Rules: 1.18.1.
    """
    t = Table()
    t.root("Server 1", "Plain Agenda")
    t.root("Server 2", "Cerebral Overwriter")
    t.root("Server 3", "Nico Campaign", rezzed=True)
    t.ice("HQ", "Palisade")
    t.start("corp")
    assert not t.offered("Advance Nico")
    assert not t.offered("Advance Palisade")
    assert t.offered("Advance Cerebral Overwriter")
    t.click("Advance Plain Agenda")
    assert (t.clicks("corp"), t.credits("corp"), t.card("Plain Agenda").advancement) == (2, 4, 1)


def test_5_2_7g_a_tagged_runners_resources_can_be_trashed() -> None:
    """3.10.4, 10.5.2, 10.5.3: a click and 2 credits; not without tags, and no programs or hardware."""
    t = Table()
    t.rig("Tech Trader", "Leech", "Docklands Pass")
    t.start("corp")
    assert not t.offered("Trash Tech Trader")
    t.set(tags=1)
    t.refresh()
    assert [o for o in t.options if o.startswith("Trash")] == [
        "Trash Tech Trader (the Runner is tagged) · 2 credits"
    ]
    t.click("Trash Tech Trader")
    assert t.names("heap") == ["Tech Trader"]
    assert (t.clicks("corp"), t.credits("corp"), t.game.state.tags) == (2, 3, 1)


def test_5_2_7h_purging_takes_three_clicks_and_all_virus_counters() -> None:
    """1.9.5g, 10.1.2, 10.1.2a: it can be done without any, and leaves other counters."""
    t = Table()
    t.rig("Leech", virus=3)
    t.rig("Telework Contract", credit=6)
    t.start("corp")
    t.click("Purge virus counters")
    assert t.clicks("corp") == 0
    assert (t.card("Leech").virus, t.card("Telework Contract").credit) == (0, 6)
    bare = Table()
    bare.start("corp")
    assert bare.offered("Purge virus counters")


def test_5_2_8b_the_basic_actions_of_the_runner() -> None:
    """5.2.8a to d, 5.2.8f: credit, card, install and run, a click each."""
    t = Table()
    t.deck("runner", "Docklands Pass")
    t.start("runner")
    t.click("Gain 1 credit")
    assert (t.clicks("runner"), t.credits("runner")) == (3, 6)
    t.click("Draw 1 card")
    assert (t.clicks("runner"), t.names("grip")) == (2, ["Docklands Pass"])
    t.click("Install Docklands Pass")
    assert (t.clicks("runner"), t.credits("runner")) == (1, 4)
    t.click("Run on Archives")
    assert t.clicks("runner") == 0
    t.root("Server 1", "Nico Campaign")
    again = Table()
    again.root("Server 1", "Nico Campaign")
    again.start("runner")
    assert [o for o in again.options if o.startswith("Run")] == [
        "Run on HQ", "Run on R&D", "Run on Archives", "Run on Server 1",
    ]  # fmt: skip


def test_5_2_8e_events_are_played_for_a_click_and_their_cost() -> None:
    """3.7.1, 3.7.2, 2.3.3."""
    t = Table()
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.click("Play Sure Gamble")
    assert (t.clicks("runner"), t.credits("runner")) == (3, 9)
    assert t.names("heap") == ["Sure Gamble"]


@pytest.mark.parametrize("tags", [1, 2, 3])
def test_5_2_8g_a_tag_is_removed_for_a_click_and_two_credits(tags: int) -> None:
    """5.2.8g, 10.5.1, 10.5.4, 1.9.5c: one tag, however many there are."""
    t = Table()
    t.set(tags=tags)
    t.start("runner")
    t.click("Remove 1 tag")
    assert (t.clicks("runner"), t.credits("runner"), t.game.state.tags) == (3, 3, tags - 1)
    assert t.offered("Remove 1 tag") == (tags > 1)


def test_5_2_4_an_action_that_cannot_change_anything_is_not_offered() -> None:
    """5.2.4, 1.2.5, 9.1.6d: no card to draw, no tag to remove."""
    t = Table()
    t.empty_deck("runner")
    t.start("runner")
    assert not t.offered("Draw 1 card")
    assert not t.offered("Remove 1 tag")


def test_5_2_5_actions_are_taken_in_ones_own_action_phase_only() -> None:
    """5.2.5, 9.2.7b: paid ability windows offer no abilities that begin with a click."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Regolith Mining License", rezzed=True, credit=9)
    t.start("corp")
    where = set()
    while t.game.state.active == CORP:
        if t.offered("Regolith Mining License"):
            where.add(t.decision.step)
        passing = [o.key for o in t.asked.options if o.passing]
        if passing:
            t.answer(passing)
        else:
            t.click("Gain 1 credit")
    assert where == {"5.6.2b"}


def test_5_5_2_each_discards_down_at_the_end_of_the_turn() -> None:
    """5.5.2a, 4.3.6: Corp cards go facedown to Archives, and which ones is the Corp's choice."""
    t = Table()
    t.hand("corp", "Palisade", *["Hedge Fund"] * 6)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    assert (t.decision.kind, t.decision.minimum, t.decision.maximum) == ("discard", 2, 2)
    t.click("Palisade", "Hedge Fund")
    assert sorted(t.names("archives")) == ["Hedge Fund", "Palisade"]
    assert not any(t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"])
    assert len(t.names("hq")) == 5


def test_5_5_2b_a_discarded_card_was_not_trashed() -> None:
    """1.19.3: what looks for trashing sees nothing; the Runner's cards are faceup in the heap (4.4.7b)."""
    t = Table()
    t.hand("runner", *["Sure Gamble"] * 6)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.click("Sure Gamble")
    kinds = [event.kind for event in t.events]
    assert "discarded" in kinds
    assert "trashed" not in kinds
    assert all(t.game.state.cards[oid].faceup for oid in t.game.state.zones["heap"])


@pytest.mark.parametrize(("core", "size"), [(0, 5), (1, 4), (3, 2)])
def test_5_5_3b_core_damage_lowers_the_maximum_hand_size(core: int, size: int) -> None:
    """4.3.9b, 10.4.2b, 1.9.5e: by one a point, for the Runner only."""
    t = Table()
    t.set(core_damage=core)
    t.hand("runner", *["Sure Gamble"] * 6)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert (t.decision.kind, t.decision.minimum) == ("discard", 6 - size)
    assert t.game.hand_size("corp") == 5


def test_5_6_3c_unspent_clicks_are_lost_not_spent() -> None:
    """1.11.3b: a terminal operation leaves two clicks, which the Corp loses.

    Rules: 1.11.3.
    """
    t = Table()
    t.hand("corp", "Terminal Operation")
    t.start("corp")
    t.click("Play Terminal Operation")
    assert t.decision.seat == "runner"
    assert t.clicks("corp") == 0
    assert [e.n for e in t.events if e.kind == "lose_clicks"] == [2]


def test_5_1_4a_what_happens_when_the_turn_begins_waits_for_its_step() -> None:
    """1.10.5c, 9.6.5a: the credits of Nico Campaign come after the window and the refill, before the draw."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=9, loaded=("credit",))
    t.start("corp", turn_begins=True)
    assert t.decision.step == "5.6.1b"
    assert t.credits("corp") == 5
    while t.decision.step == "5.6.1b":
        t.answer([o.key for o in t.asked.options if o.passing])
    t.pass_until("Gain 1 credit")
    assert t.credits("corp") == 8


def test_5_2_2b_an_action_lasts_until_the_run_it_began_is_over() -> None:
    """5.2.2a, 8.6.5, 3.7.1: no other action in between, and the event stays in the play area until then."""
    t = Table()
    t.hand("runner", "Jailbreak")
    t.root("HQ", "Manegarm Skunkworks", rezzed=True)
    t.start("runner")
    t.click("Play Jailbreak")
    t.click("Run on HQ")
    assert t.game.run is not None
    assert t.names("play") == ["Jailbreak"]
    assert t.names("heap") == []
    assert not t.offered("Gain 1 credit")
    t.next_action()
    assert "Jailbreak" in t.names("heap")
    assert t.names("play") == []


def test_the_corp_is_asked_before_its_own_turn_begins_and_not_before_the_runners() -> None:
    """5.6.1b and 5.7.1b are both windows; unasked the Corp passes in the second one."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign")
    t.start(CORP, clicks=1)
    t.click("Gain 1 credit")
    assert (t.decision.seat, t.decision.step) == (RUNNER, "5.7.1e")
    t.play(*["Gain 1 credit"] * 4)
    assert (t.decision.seat, t.decision.step) == (CORP, "5.6.1b")


def test_1_5_4a_the_runner_looks_at_what_they_brought_along_at_any_time() -> None:
    """Nobody else does; what is switched for goes to the pile, too (1.5.4b)."""
    loup = "René “Loup” Arcemont: Party Animal"
    t = Table(runner=loup)
    t.game.state.outside["runner"] = (code_of("Whizzard: Master Gamer"),)
    t.hand("runner", "Rebirth")
    t.start("runner")
    assert t.view("runner").outside == ("Whizzard: Master Gamer",)
    assert t.view("corp").outside == t.view("spectator").outside == ()
    t.play("Play Rebirth", "Whizzard")
    assert t.view("runner").outside == (loup,)
