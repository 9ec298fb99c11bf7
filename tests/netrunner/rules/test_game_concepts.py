"""Chapter 1: credits, clicks, objects, hosting, costs, agendas."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Draw, Gain, Lose, PlaceCounters, Trash
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table


def test_1_2_2a_an_ability_all_of_whose_effects_are_forbidden_cannot_be_used() -> None:
    """1.2.2: while the Corp cannot draw, the action to draw is gone."""
    t = Table()
    t.root("Server 1", "Blackout", rezzed=True)
    t.start("corp")
    assert not t.offered("Draw 1 card")


def test_1_2_4_as_much_of_an_instruction_as_possible_is_carried_out() -> None:
    """1.10.3b: the Runner loses what they have, and draws what there is (8.4.2)."""
    t = Table()
    t.set(runner_credits=1)
    t.empty_deck("runner")
    t.deck("runner", "Leech")
    t.start("runner")
    t.effect("runner", Lose(3, who=RUNNER))
    assert t.credits("runner") == 0
    t.effect("runner", Draw(3))
    assert t.names("grip") == ["Leech"]
    assert t.winner is None


def test_1_7_conceding_is_all_that_happens() -> None:
    """What a game tells of a concession is not what it told before."""
    t = Table()
    t.start("corp")
    t.click("Gain 1 credit")
    before = t.game.state
    told = t.game.concede("corp")
    assert before.over is None, "undo is keeping the state of before"
    assert told[0].kind == "concede"
    assert t.winner == RUNNER


@pytest.mark.parametrize(("corp", "runner", "winner"), [(3, 0, CORP), (0, 3, RUNNER)])
def test_1_7_2a_seven_points_win(corp: int, runner: int, winner: str) -> None:
    """1.7.1, 1.17.2, 3.2.2b, 10.3.1c, 2.5.1: three agendas of three points, six of them at the start."""
    t = Table()
    t.score_area("corp", *["Plain Three"] * (2 if corp else 0))
    t.score_area("runner", *["Plain Three"] * (2 if runner else 0))
    t.root("Server 1", "Plain Three", advancement=3)
    t.start(winner)
    assert t.winner is None
    if winner == CORP:
        t.click("Score Plain Three")
    else:
        t.click("Run on Server 1")
        t.pass_until("Steal")
        t.click("Steal")
    assert t.winner == winner


def test_1_10_3c_credits_are_spent_from_the_pool_and_go_to_the_bank() -> None:
    """1.14.2d, 1.9.5a: the other player's pool stays as it is."""
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.effect("corp", Gain(2))
    t.click("Play Hedge Fund")
    assert (t.credits("corp"), t.credits("runner")) == (11, 5)


def test_1_10_5d_recurring_credits_do_not_add_up() -> None:
    """1.10.5a: two are there when the card becomes active, and never more than two."""
    t = Table()
    t.hand("runner", "Spinal Modem")
    t.start("runner")
    t.click("Install Spinal Modem")
    assert t.card("Spinal Modem").credit == 2
    again = Table()
    again.rig("Spinal Modem", credit=2)
    again.start("runner", turn_begins=True)
    again.pass_until("Gain 1 credit")
    assert again.card("Spinal Modem").credit == 2


def test_1_12_1_a_card_that_changes_zones_is_a_new_object() -> None:
    """1.12.6, 4.1.1c, 4.1.2b: the old one is gone, and the card is in one zone at any time."""
    t = Table()
    (old,) = t.hand("runner", "Leech")
    t.start("runner")
    t.click("Install Leech")
    installed = t.card("Leech")
    t.effect("runner", Trash(target(Installed("runner") & Type("program"))))
    assert installed.oid not in t.game.state.cards
    assert old not in t.game.state.cards or old == installed.oid
    zones = [zone for zone in t.game.state.zones if "Leech" in t.names(zone)]
    assert zones == ["heap"]


def test_1_12_2a_what_moved_a_card_still_finds_it() -> None:
    """1.15.4: Mutual Favor's found card is installed after it went to the grip."""
    t = Table()
    t.hand("runner", "Mutual Favor")
    t.deck("runner", "Cleaver")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on Archives")
    t.next_action()
    t.click("Play Mutual Favor")
    t.pass_until("Cleaver")
    t.click("Cleaver")
    t.pass_until("Install")
    t.click("Install")
    t.next_action()
    assert "Cleaver" in t.names("installed")


def test_1_13_10_what_hosts_counters_stays_when_they_go() -> None:
    """1.13.4, 1.14.2f: the Runner spends the counters on their own card."""
    t = Table()
    t.rig("Telework Contract", credit=3)
    t.start("runner")
    t.click("Telework Contract")
    assert t.credits("runner") == 8
    other = Table()
    other.rig("Imp", virus=2)
    other.root("Server 1", "Plain Asset")
    other.start("runner")
    other.click("Run on Server 1")
    other.pass_until("Imp")
    other.click("Imp")
    assert other.card("Imp").virus == 1


def test_1_13_11_what_is_hosted_on_what_is_hosted_is_trashed_too() -> None:
    """1.13.8, 10.3.1g: a host that goes takes what it hosts along, and what that hosts."""
    t = Table()
    t.rig("Dhegdheer")
    t.hosted("Dhegdheer", "Big Program")
    t.hosted("Big Program", "Tiny Program")
    t.rig("Small Program")
    t.start("runner")
    t.effect("runner", Trash(target(Installed("runner") & Type("program"))))
    t.click("Dhegdheer")
    assert sorted(t.names("heap")) == ["Big Program", "Dhegdheer", "Tiny Program"]
    assert t.names("installed") == ["Small Program"]


def test_1_16_6b_ice_costs_a_credit_for_each_piece_already_there() -> None:
    """2.3.4a, 3.4.6, 3.4.2, 3.4.2b, 8.5.11a, 8.5.2d, 4.6.9d: the first is free; the newest stands
    outermost."""
    t = Table()
    t.ice("HQ", "Palisade", "Enigma")
    t.hand("corp", "Tithe")
    t.start("corp")
    assert t.offered("Install Tithe protecting R&D · free")
    t.click("Install Tithe protecting HQ · 2 credits")
    assert t.credits("corp") == 3
    ice = [t.game.state.cards[oid].code for oid in t.game.state.servers["hq"].ice]
    assert ice[-1] == "tithe"
    assert t.game.state.servers["hq"].root == ()


def test_1_16_11_a_nested_cost_is_paid_or_not_while_the_ability_resolves() -> None:
    """1.16.11d, 9.12.3d: Tollbooth lets a Runner who pays 3 credits in, and ends the run of one who does
    not."""
    for pays in (True, False):
        t = Table()
        t.ice("HQ", "Tollbooth")
        t.rig("Gordian Blade")
        t.start("runner")
        t.click("Run on HQ")
        choice = next(o for o in t.options if ("3 credits" in o) == pays)
        t.click(choice)
        assert t.credits("runner") == (2 if pays else 5)
        assert (t.game.run is not None) == pays


def test_1_17_3_agendas_are_scored_with_enough_counters_in_the_corps_turn() -> None:
    """1.17.3a to c, 3.2.2a, 2.4.1: three counters, no click; the Corp need not do it at once.

    Rules: 3.2.2.
    """
    t = Table()
    t.root("Server 1", "Plain Agenda", advancement=2)
    t.start("corp")
    assert not t.offered("Score")
    t.click("Advance Plain Agenda")
    assert t.offered("Score Plain Agenda")
    t.click("Gain 1 credit")
    clicks = t.clicks("corp")
    t.click("Score Plain Agenda")
    assert t.names("corp_score") == ["Plain Agenda"]
    assert t.clicks("corp") == clicks


def test_1_17_5_a_scored_agenda_is_uninstalled_and_loses_its_counters() -> None:
    """1.17.6, 10.3.1h, 4.6.8d: its server is gone, and what triggers finds it in the score area."""
    t = Table()
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.names("corp_score") == ["Offworld Office"]
    assert t.card("Offworld Office", "corp_score").advancement == 0
    assert "remote1" not in t.game.state.servers
    assert t.credits("corp") == 12


def test_1_17_7_a_stolen_agenda_is_in_the_runners_score_area_when_it_triggers() -> None:
    """1.17.3d, 7.1.6, 1.14.4a: the Runner must steal it; its abilities stay the Corp's."""
    t = Table()
    t.root("Server 1", "Two Tags")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    assert [o for o in t.options if "Steal" not in o] == []
    t.click("Steal")
    t.next_action()
    assert t.names("runner_score") == ["Two Tags"]
    assert t.game.state.tags == 2


def test_1_18_2_placing_counters_is_not_advancing() -> None:
    """1.9.2b, 1.18.1: Oaktown Renovation sees only the action."""
    t = Table()
    t.root("Server 1", "Oaktown Renovation", rezzed=True)
    t.start("corp")
    t.effect("corp", PlaceCounters("advancement", 2, target(Installed("corp") & Type("agenda"))))
    assert (t.card("Oaktown Renovation").advancement, t.credits("corp")) == (2, 5)
    t.click("Advance Oaktown")
    assert (t.card("Oaktown Renovation").advancement, t.credits("corp")) == (3, 6)


def test_1_19_1_trashed_cards_go_to_their_owners_discard_piles() -> None:
    """1.19.2, 1.14.1, 4.4.1, 2.6.1, 3.3.3, 7.1.5: the Runner pays the trash cost of what they access."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=9, loaded=("credit",))
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Nico Campaign")
    t.click("Trash Nico Campaign")
    assert t.credits("runner") == 3
    assert t.names("archives") == ["Nico Campaign"]


def test_1_19_4_trashing_this_card_can_be_a_cost() -> None:
    """1.19.4a, 9.1.6a: Geist draws for the use of such an ability, once it was paid."""
    t = Table(runner="Geist")
    t.rig("Forger")
    t.set(tags=1)
    t.start("runner")
    t.click("Forger")
    assert t.names("heap") == ["Forger"]
    assert (t.game.state.tags, len(t.names("grip"))) == (0, 1)


def test_1_20_3_programs_claim_memory_until_they_are_uninstalled() -> None:
    """3.9.3a, 2.8.1, 1.20.2: four units, and each program's memory cost of them."""
    t = Table()
    t.rig("Big Program", "Small Program", "Tiny Program")
    t.start("runner")
    assert (t.game.memory_limit(), t.game.memory_used()) == (4, 3)
    t.effect("runner", Trash(target(Installed("runner") & Type("program"))))
    t.click("Big Program")
    assert t.game.memory_used() == 1


@pytest.mark.parametrize(("seat", "reads"), [(CORP, True), (RUNNER, False), ("spectator", False)])
def test_1_21_2a_players_see_their_own_facedown_cards(seat: str, reads: bool) -> None:
    """1.21.1, 1.21.1a, 4.1.4 to 4.1.6, 4.2.2, 10.2.2a, 10.2.3a, 4.4.6c: what is faceup is seen by all."""
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.ice("HQ", "Palisade")
    t.hand("corp", "Seamless Launch")
    t.deck("corp", "Government Subsidy")
    t.discard_pile("corp", "Retribution", faceup=False)
    t.discard_pile("corp", "Public Trail")
    t.discard_pile("runner", "Creative Commission")
    t.start("corp")
    seen = repr(t.view(seat))
    for title in ("Nico Campaign", "Seamless Launch", "Retribution"):
        assert (title in seen) == reads, title
    assert "Government Subsidy" not in seen
    for title in ("Palisade", "Public Trail", "Creative Commission"):
        assert title in seen


def test_4_2_4_how_many_cards_there_are_is_open_information() -> None:
    """4.3.4, 4.4.3, 4.6.2."""
    t = Table()
    t.hand("corp", "Hedge Fund", "Palisade")
    t.discard_pile("corp", "Palisade", faceup=False)
    t.root("Server 1", "Nico Campaign")
    t.start("runner")
    view = t.view("runner")
    assert (view.corp.deck_count, view.corp.hand_count, view.runner.deck_count) == (10, 2, 10)
    assert len(view.corp.archives) == 1
    assert [len(server.root) for server in view.corp.servers if server.id == "remote1"] == [1]


def test_9_2_7c_only_some_windows_allow_rezzing_and_scoring() -> None:
    """9.2.7d, 9.2.7e, 8.1.2a, 8.1.2c, 3.4.3a, 6.4.3: assets in some, ice only while approached, agendas
    never."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.root("Server 2", "Plain Agenda", advancement=3)
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Enigma", rezzed=False)
    t.set(corp_credits=20)
    t.start("runner", clicks=1, turn_begins=True)
    t.game.state.clicks[RUNNER] = 1
    rez: dict[str, set[str]] = {}
    score = set()
    for _ in range(200):
        if t.game.state.turn > 2:
            break
        if t.decision.kind == "window" and t.decision.seat == CORP:
            offered = {o.split()[1] for o in t.options if o.startswith("Rez ") and "nothing" not in o}
            rez.setdefault(t.decision.step, set()).update(offered)
            if t.offered("Score"):
                score.add(t.decision.step)
        passing = [o.key for o in t.asked.options if o.passing]
        if passing:
            t.answer(passing)
        else:
            t.click("Run on HQ" if t.offered("Run on HQ") else t.options[0])
    assert rez["6.9.2b"] == {"Nico", "Palisade"}
    assert rez["5.7.1b"] == rez["5.7.1e"] == rez["5.7.2b"] == rez["5.6.3b"] == rez["6.9.4e"] == {"Nico"}
    assert rez.get("6.9.4b", set()) == set()
    assert rez["5.6.1b"] == rez["5.6.2a"] == {"Nico"}
    assert score == {"5.6.1b", "5.6.2a"}
