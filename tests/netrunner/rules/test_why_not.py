"""Why something cannot be done: nothing speaks against it if and only if it is offered."""

from __future__ import annotations

import random

import pytest

from engine.netrunner import Game
from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.rules.why_not import why_not
from engine.netrunner.table.state import CORP, RUNNER, seat_named
from engine.netrunner.testkit import Table, blank
from tests.long import slices
from tests.netrunner.scenarios.making import corp
from tests.netrunner.test_properties import reached
from tools.sweep.netrunner import at_random
from tools.sweep.netrunner_decks import begin
from tools.twins.netrunner import twin


def installs(oid: int) -> set[tuple[str, int]]:
    """Other ways of installing a card, which nobody has to be told of."""
    return {("install_trash", oid), ("install_faceup", oid)}


def agree(game: Game) -> set[str]:
    """Holds what is offered against what speaks against it; the reasons that were met."""
    met: set[str] = set()
    for d in game.decisions:
        if d.kind not in ("window", "action"):
            continue
        told = list(why_not(game, seat_named(d.seat)))
        for subject, why in told:
            offered = any(subject.fits(o) for o in d.options)
            if subject.verb == "install":
                offered |= any((o.verb, o.oid) in installs(subject.oid) for o in d.options)
            assert offered == (why is None), (subject, why, d)
            met |= {why.reason} if why is not None else set()
        explained = {(s.verb, s.oid) for s, _ in told} | {way for s, _ in told for way in installs(s.oid)}
        about = {(o.verb, o.oid) for o in d.options}
        assert {one for one in about if one[0] not in NO_SUBJECT} <= explained
    return met


NO_SUBJECT = {"pass", "plan_run", "break_all"}


@pytest.mark.parametrize("first", slices(range(0, 400, 40), 1))
def test_what_is_offered_has_no_reason_against_it_and_all_else_has_one(first: int) -> None:
    met: set[str] = set()
    for seed in range(first, first + 40):
        chance = random.Random(seed)
        # Half of them with decks of all cards, drawn by lot.
        game = (
            begin(seed)
            if seed % 2
            else reached(seed, chance.randint(2, 150), ("people", "both")[seed // 2 % 2])
        )
        for _ in range(25):
            if not game.decisions:
                break
            met |= agree(game)
            d = chance.choice(game.decisions)
            game.answer(d.seat, d.id, at_random(game, d, chance))
    assert {"turn", "later", "credits", "clicks", "encounter"} <= met


def told(t: Table, seat: str, language: str = "en") -> list[str]:
    return [line for _, lines in t.game.why_not(seat, language) for line in lines]


def table() -> Table:
    t = Table(policy=POLICY)
    t.hand(CORP, "Hedge Fund", "Palisade", "Government Subsidy")
    t.hand(RUNNER, "Sure Gamble", "Cleaver")
    t.set(corp_credits=6, runner_credits=2)
    return t


def test_each_card_of_the_hand_and_each_action_has_its_reason() -> None:
    t = table()
    t.root("Server 1", "Offworld Office", advancement=3)
    t.start(CORP, clicks=2)
    lines = told(t, CORP)
    assert "Play Government Subsidy: it costs 10 credits, and you have 6." in lines
    assert "Purge virus counters: it takes 3 clicks, and you have 2." in lines
    assert "Score Offworld Office in Server 1: it needs 4 advancement counters, and has 3." in lines
    assert not any("Hedge Fund" in line or "Palisade" in line for line in lines)
    assert "Government Subsidy spielen: Das kostet 10 Credits, und du hast 6." in told(t, CORP, "de")


def test_who_is_not_to_move_reads_so_once_and_nothing_of_the_other() -> None:
    t = table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start(CORP)
    lines = told(t, RUNNER)
    assert lines == ["It is not your turn: no actions."]


def test_an_icebreaker_says_what_keeps_it_from_breaking() -> None:
    t = table()
    t.ice("HQ", "Palisade")
    t.rig("Cleaver", "Mayfly")
    t.set(runner_credits=0)
    t.start(RUNNER)
    assert "Use Cleaver (break up to 2 barrier subroutines): only in an encounter with ice." in told(
        t, RUNNER
    )
    assert "Remove a tag: nobody is tagged." in told(t, RUNNER)


def test_a_once_per_turn_action_was_used() -> None:
    t = table()
    t.rig("Telework Contract", credit=9)
    t.start(RUNNER)
    t.answer([next(o.key for o in t.decision.options if o.verb == "action")])
    assert any(
        line.startswith("Use Telework Contract") and line.endswith("it was used this turn already.")
        for line in told(t, RUNNER)
    )


@pytest.mark.parametrize("seed", slices(range(30), 10))
def test_reasons_tell_nothing_about_hidden_cards(seed: int) -> None:
    chance = random.Random(seed)
    game = reached(seed, chance.randint(20, 150))
    for seat in (CORP, RUNNER):
        assert twin(game, seat, chance).why_not(seat) == game.why_not(seat)


def test_at_the_end_of_the_turn_no_click_is_left_for_an_action() -> None:
    t = Table(policy=ASK_ALL)
    t.start(RUNNER, clicks=1)
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    assert told(t, RUNNER) == ["It takes 1 click, and you have 0."]


def test_with_the_last_click_it_is_the_credits_that_are_missing() -> None:
    t = table()
    t.game.state.tags = 1
    t.set(runner_credits=1)
    t.start(RUNNER, clicks=1)
    assert "Remove a tag: it costs 2 credits, and you have 1." in told(t, RUNNER)


def test_a_program_that_needs_more_memory_than_there_is_says_so() -> None:
    blank("Giant", RUNNER, "program", memory_cost=9)
    t = table()
    t.hand(RUNNER, "Giant")
    t.start(RUNNER)
    lines = [line for line in told(t, RUNNER) if line.startswith("Install Giant")]
    assert len(lines) == 1
    assert "9" in lines[0]
    assert "4" in lines[0]


def test_what_a_plan_for_a_run_may_rez_is_not_said_to_be_impossible() -> None:
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("HQ", "Whitespace", rezzed=False)
    t.ice("R&D", "Enigma", rezzed=False)
    t.set(corp_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert {o.group for o in t.asked.options if not o.passing} == {"Rez"}
    t.click("Decide for the whole run")
    lines = [line for reasons in t.game.why_not(CORP, "en") for line in reasons.lines]
    assert [line for line in lines if line.startswith("Rez ")] == [
        "Rez Enigma protecting R&D: ice is rezzed when the Runner approaches it."
    ]


def test_what_can_be_installed_for_less_is_not_said_to_cost_too_much() -> None:
    """8.7.2b."""
    t = table()
    t.rig("Patchwork")
    t.start(RUNNER)
    t.set(runner_credits=1)
    assert t.offered("Install Cleaver")
    assert not any("Cleaver" in line for line in told(t, RUNNER))
    t.set(runner_credits=0)
    assert any(line.startswith("Install Cleaver: it costs 3 credits") for line in told(t, RUNNER))


@pytest.mark.parametrize(("edition", "rule"), [("cr26.03", "9.5.6a"), ("cr24.03", "1.2.5")])
def test_what_breaks_without_being_an_icebreaker_waits_for_an_encounter(edition: str, rule: str) -> None:
    """Fairchild 2.0 has the Runner lose clicks to break its subroutines: that is no interface ability."""
    t = Table(policy=POLICY, edition=edition)
    t.ice("HQ", "Fairchild 2.0")
    t.start(RUNNER)
    told = [line for each in t.game.why_not(RUNNER, "en", cited=True) for line in each.lines]
    assert (
        f"Use Fairchild 2.0 protecting HQ: only in an encounter with ice: it breaks subroutines. ({rule})"
        in told
    )


def test_of_a_card_with_two_abilities_it_is_said_which_one_waits_for_what() -> None:
    t = Table(policy=POLICY)
    t.rig("Carmen")
    t.set(runner_credits=9)
    t.start(RUNNER)
    told = [line for each in t.game.why_not(RUNNER, "en") for line in each.lines if "Carmen" in line]
    assert told == [
        "Use Carmen (break 1 sentry subroutine): only in an encounter with ice.",
        "Use Carmen (+3 strength): it would wear off before it could matter.",
    ]


def test_an_ability_that_costs_too_much_says_what_it_costs() -> None:
    corp("Weighbridge", "asset", Paid(cost(credits=4), (Gain(1),)))
    t = Table(policy=POLICY)
    t.root("Server 1", "Weighbridge", rezzed=True)
    t.set(corp_credits=1)
    t.start(CORP)
    assert [line for line in told(t, CORP) if "Weighbridge" in line] == [
        "Use Weighbridge in Server 1: it costs 4 credits, and you have 1."
    ]


def test_who_is_tagged_and_may_not_remove_tags_reads_that_it_is_forbidden() -> None:
    corp("Leaflet", "asset", Static(Cannot("remove_tag", who=RUNNER)))
    t = Table(policy=POLICY)
    t.root("Server 1", "Leaflet", rezzed=True)
    t.game.state.tags = 1
    t.start(RUNNER)
    assert told(t, RUNNER) == ["Remove a tag: a card or rule forbids it now."]


def test_nothing_but_runs_offered_is_no_duty_to_run() -> None:
    """What keeps the Runner from the other actions is said of each, not that a run comes first (9.12.3)."""
    corp("Toll", "asset", Static(Price("credit", 3)))
    t = Table(policy=POLICY)
    t.root("Server 1", "Toll", rezzed=True)
    t.empty_deck(RUNNER)
    t.set(runner_credits=0)
    t.start(RUNNER)
    assert {o.verb for o in t.decision.options} == {"run"}, t.options
    assert not any("run" in line.lower() for line in told(t, RUNNER)), told(t, RUNNER)


def test_what_cannot_be_used_anyway_says_why_while_an_access_is_decided() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Nico Campaign")
    t.rig("Cleaver")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert t.decision.kind == "access"
    assert "Use Cleaver (break up to 2 barrier subroutines): only in an encounter with ice." in told(
        t, RUNNER
    )


def test_an_agenda_that_could_be_scored_waits_for_a_window_that_allows_it() -> None:
    """1.17.3a: not in the Runner's turn."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start(RUNNER)
    while (t.decision.seat, t.decision.kind) != (CORP, "window"):
        t.answer(["pass" if t.decision.kind == "window" else "credit"])
    line = next(line for line in told(t, CORP) if line.startswith("Score Offworld Office"))
    assert line.endswith("something else comes first: no actions, and nothing is rezzed or scored.")


def test_1_16_1_clicks_of_the_action_and_of_an_additional_cost_are_due_together() -> None:
    corp("Overtime", "operation", Play((Gain(9),)), Static(Price("play", cost(clicks=1))))
    t = Table(policy=POLICY)
    t.hand(CORP, "Overtime")
    t.start(CORP, clicks=1)
    assert "Play Overtime: it takes 2 clicks, and you have 1." in told(t, CORP)


def test_9_12_3_of_several_servers_that_must_be_run_on_each_can_be() -> None:
    corp("Lure", "asset", Static(Must("run", where=("here",))))
    t = Table(policy=POLICY)
    t.root("Server 1", "Lure", rezzed=True)
    t.root("Server 2", "Lure", rezzed=True)
    t.start(RUNNER)
    runs = [line.partition(":")[0] for line in told(t, RUNNER) if line.startswith("Run on")]
    assert runs == ["Run on HQ", "Run on R&D", "Run on Archives"]


def test_an_asset_that_is_too_dear_says_so_wherever_the_corp_could_install_it() -> None:
    """8.5.6: only ice becomes cheaper by what protects the server being trashed first."""
    corp("Dear Scheme", "asset", Static(Price("install", 3)))
    t = Table(policy=POLICY)
    t.ice("Server 1", "Palisade")
    t.hand(CORP, "Dear Scheme")
    t.set(corp_credits=2)
    t.start(CORP)
    assert "Install Dear Scheme: it costs 3 credits, and you have 2." in told(t, CORP)
    assert not t.offered("Dear Scheme")
