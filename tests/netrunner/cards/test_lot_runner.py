"""Events, resources and Runner identities of many sets."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, grip, run_on

# -- Guinea Pig -------------------------------------------------------------------------------------------


def test_guinea_pig_trashes_the_grip_for_ten_credits() -> None:
    t = Table()
    t.hand("runner", "Guinea Pig", "Leech", "Cleaver")
    t.set(runner_credits=5)
    t.start("runner")
    cost = t.game.define("guinea_pig").facts.cost or 0
    t.click("Play Guinea Pig")
    assert t.names("grip") == []
    assert sorted(t.names("heap")) == ["Cleaver", "Guinea Pig", "Leech"]
    assert t.credits("runner") == 5 - cost + 10


# -- Mining Accident --------------------------------------------------------------------------------------


def accident(corp_credits: int) -> Table:
    t = Table()
    t.hand("runner", "Mining Accident")
    t.set(corp_credits=corp_credits)
    t.start("runner")
    run_on(t, "Archives")
    t.click("Play Mining Accident")
    return t


def test_mining_accident_needs_a_run_on_a_central_server() -> None:
    t = Table()
    t.hand("runner", "Mining Accident")
    t.root("Server 1", "Nico Campaign")
    t.start("runner")
    run_on(t, "Server 1")
    assert not t.offered("Play Mining Accident")
    run_on(t, "Archives")
    assert t.offered("Play Mining Accident")


def test_mining_accident_the_corp_may_pay() -> None:
    t = accident(6)
    assert t.decision.seat == "corp"
    t.click("Pay 5 credits")
    assert t.credits("corp") == 1
    assert t.game.state.bad_publicity == 0
    assert t.names("removed") == ["Mining Accident"]


def test_mining_accident_gives_bad_publicity_otherwise() -> None:
    t = accident(4)
    if t.decision.seat == "corp":
        t.answer([t.decision.options[-1].key])
    assert t.credits("corp") == 4
    assert t.game.state.bad_publicity == 1
    assert t.names("removed") == ["Mining Accident"]


# -- Networking -------------------------------------------------------------------------------------------


def test_networking_removes_a_tag_and_may_come_back() -> None:
    t = Table()
    t.hand("runner", "Networking")
    t.set(tags=2, runner_credits=3)
    t.start("runner")
    t.click("Play Networking")
    assert t.game.state.tags == 1
    left = t.credits("runner")
    t.click("Pay 1 credit")
    assert t.credits("runner") == left - 1
    assert t.names("grip") == ["Networking"]
    assert t.names("heap") == []


def test_networking_need_not_come_back() -> None:
    t = Table()
    t.hand("runner", "Networking")
    t.set(tags=1, runner_credits=3)
    t.start("runner")
    t.click("Play Networking")
    t.answer([t.decision.options[-1].key])
    assert t.names("heap") == ["Networking"]
    assert t.game.state.tags == 0


# -- Transfer of Wealth -----------------------------------------------------------------------------------


def transfer(corp_credits: int) -> Table:
    t = Table()
    t.hand("runner", "Transfer of Wealth")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=corp_credits, runner_credits=5)
    t.start("runner")
    t.click("Play Transfer of Wealth")
    finish_run(t)
    return t


def test_transfer_of_wealth_turns_what_the_corp_loses_into_twice_as_much() -> None:
    t = transfer(8)
    cost = t.game.define("transfer_of_wealth").facts.cost or 0
    assert t.game.state.tags == 1
    assert t.credits("corp") == 5
    assert t.credits("runner") == 5 - cost + 6


def test_transfer_of_wealth_takes_what_is_there() -> None:
    t = transfer(1)
    cost = t.game.define("transfer_of_wealth").facts.cost or 0
    assert t.credits("corp") == 0
    assert t.credits("runner") == 5 - cost + 2


def test_transfer_of_wealth_does_nothing_unless_the_run_is_successful() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Transfer of Wealth")
    t.start("runner")
    t.click("Play Transfer of Wealth")
    finish_run(t)
    assert t.game.state.tags == 0
    assert t.credits("corp") == 5


# -- Motivation, No Free Lunch ----------------------------------------------------------------------------


def test_motivation_lets_one_look_at_the_top_of_the_stack() -> None:
    t = Table()
    t.rig("Motivation")
    t.deck("runner", "Leech")
    t.start("runner", turn_begins=True)
    t.click("Use Motivation")
    state = t.game.state
    top = state.zones["stack"][0]
    assert [oid for oid, _ in state.memory["runner"]] == [top]
    assert "corp" not in state.memory


def test_no_free_lunch_pays_once() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.start("runner")
    t.click("No Free Lunch: Gain 3 credits")
    assert t.credits("runner") == 8
    assert t.names("heap") == ["No Free Lunch"]


def test_no_free_lunch_removes_a_tag() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.set(tags=2)
    t.start("runner")
    t.click("No Free Lunch: Remove 1 tag")
    assert t.game.state.tags == 1
    assert t.names("heap") == ["No Free Lunch"]


def test_no_free_lunch_removes_no_tag_that_is_not_there() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.start("runner")
    assert not t.offered("No Free Lunch: Remove")


# -- The Shadow Net ---------------------------------------------------------------------------------------


def test_the_shadow_net_plays_an_event_from_the_heap_for_an_agenda() -> None:
    t = Table()
    t.rig("The Shadow Net")
    t.score_area("runner", "Offworld Office")
    t.discard_pile("runner", "Sure Gamble", "Leech")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("The Shadow Net")
    while not t.offered("Gain 1 credit"):
        t.answer([t.decision.options[0].key])
    assert t.names("runner_score") == []
    assert t.credits("runner") == 9
    assert t.clicks("runner") == 3


def test_the_shadow_net_leaves_only_which_event_to_choose() -> None:
    t = Table()
    t.rig("The Shadow Net")
    t.score_area("runner", "Offworld Office")
    t.discard_pile("runner", "Sure Gamble", "Diesel")
    t.start("runner")
    t.click("The Shadow Net")
    while t.decision.kind != "play_from":
        t.answer([t.decision.options[0].key])
    assert sorted(o.verb for o in t.decision.options) == ["play", "play"]


def test_the_shadow_net_needs_an_agenda() -> None:
    t = Table()
    t.rig("The Shadow Net")
    t.discard_pile("runner", "Sure Gamble")
    t.start("runner")
    assert not t.offered("The Shadow Net")


# -- identities -------------------------------------------------------------------------------------------


def test_whizzard_trashes_for_hosted_credits() -> None:
    t = Table(runner="Whizzard: Master Gamer")
    t.root("Server 1", "Regolith Mining License")
    t.set(runner_credits=1)
    t.start("runner", turn_begins=True)
    t.next_action()
    t.click("Run on Server 1")
    t.pass_until("Trash Regolith")
    t.click("Trash Regolith")
    finish_run(t)
    assert t.names("archives") == ["Regolith Mining License"]
    assert t.credits("runner") == 1, "three recurring credits pay for it"
    (identity,) = t.game.state.zones["identity"][1:]
    assert t.game.state.cards[identity].credit == 0


def test_whizzard_pays_for_nothing_else() -> None:
    t = Table(runner="Whizzard: Master Gamer")
    t.hand("runner", "Leech")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.next_action()
    assert not t.offered("Install Leech")


def test_apex_installs_a_card_facedown_at_the_beginning_of_the_turn() -> None:
    t = Table(runner="Apex: Invasive Predator")
    t.hand("runner", "Leech", "Sure Gamble")
    t.start("runner", turn_begins=True)
    t.pass_until("Leech")
    t.click("Leech")
    t.next_action()
    (card,) = (card for card in t.game.installed() if card.side == "runner")
    assert (card.code, card.faceup) == ("leech", False)
    assert grip(t) == 1


def test_apex_cannot_install_resources_that_are_not_virtual() -> None:
    t = Table(runner="Apex: Invasive Predator")
    t.hand("runner", "Telework Contract", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.offered("Install Leech")
    assert not t.offered("Install Telework Contract")
