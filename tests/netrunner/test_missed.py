"""What happened since a seat last answered, told to who was away."""

from __future__ import annotations

from engine.kernel.views import MISSED
from engine.netrunner.policy import POLICY
from engine.netrunner.shown.lines import News, Small
from engine.netrunner.shown.missed import missed
from engine.netrunner.shown.recap import recap
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table

NAMES = {CORP: "Ada", RUNNER: "Bran"}
Told = list[tuple[str, list[Event]]]


def play(t: Table, *presses: str) -> Told:
    """Press these one after the other; whose answer each was, and what came of it."""
    return [(t.decision.seat, t.click(press)) for press in presses]


def test_who_was_away_reads_the_other_players_turn_under_their_name() -> None:
    t = Table()
    t.deck(CORP, "Palisade")
    t.hand(RUNNER, "Sure Gamble")
    t.start(CORP, clicks=1)
    said = play(t, "Gain 1 credit", "Play Sure Gamble", *["Gain 1 credit"] * 3)
    assert missed(t.game, said, CORP, names=NAMES) == (
        "Takes 1 credit",
        "6 credits left · 0 cards in hand · agenda points 0–\u20600",
        "**Bran** · Runner turn 1",
        "Plays **Sure Gamble** (5 credits): +9 credits",
        "Takes 1 credit ×3",
        "12 credits left · 0 cards in hand · agenda points 0–\u20600",
        "**Ada** · Corp turn 2",
        "Draws 1 card (**Palisade**)",
    )


def test_what_is_left_of_ones_own_turn_has_its_heading_too_where_there_is_room() -> None:
    t = Table()
    t.deck(CORP, "Palisade")
    t.start(CORP, clicks=1)
    said = play(t, "Gain 1 credit", *["Gain 1 credit"] * 4)
    assert missed(t.game, said, CORP, names=NAMES)[:4] == (
        "**Ada** · Corp turn 1",
        "Takes 1 credit",
        "6 credits left · 0 cards in hand · agenda points 0–\u20600",
        "**Bran** · Runner turn 1",
    )


def test_what_was_left_to_oneself_goes_before_what_is_news() -> None:
    t = Table()
    t.deck(CORP, "Palisade", "Tithe")
    t.hand(RUNNER, "Mayfly", "Sure Gamble")
    t.set(runner_credits=9)
    t.start(CORP, clicks=1)
    turn = ["Install Mayfly", "Play Sure Gamble", "Gain 1 credit", "Gain 1 credit"]
    said = play(t, "Draw 1 card", *turn)
    assert missed(t.game, said, CORP, names=NAMES) == (
        "Draws 1 card (**Palisade**)",
        "**Bran** · Runner turn 1",
        "Installs **Mayfly** (1 credit)",
        "Plays **Sure Gamble** (5 credits): +9 credits",
        "Takes 1 credit ×2",
        "14 credits left · 0 cards in hand · agenda points 0–\u20600",
        "**Ada** · Corp turn 2",
        "Draws 1 card (**Tithe**)",
    )


def test_in_the_middle_of_a_run_the_whole_run_is_told() -> None:
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("HQ", "Whitespace", rezzed=False)
    t.rig("Cleaver")
    t.set(runner_credits=9)
    t.start(RUNNER)
    said = play(t, "Gain 1 credit", "Run on HQ", "Do not rez", "Go on")
    assert t.decision.seat == CORP
    assert missed(t.game, said, CORP, names=NAMES) == (
        "**Bran** · Runner turn 1",
        "Run on HQ: past unrezzed ice",
    )
    said += play(t, "Rez Palisade")
    assert t.decision.seat == RUNNER
    assert missed(t.game, said, RUNNER, names=NAMES) == (
        "Run on HQ: past unrezzed ice, **Palisade** rezzed (3 credits)",
    )


def test_who_goes_on_reads_what_their_last_press_did() -> None:
    t = Table()
    t.deck(RUNNER, "Mayfly")
    t.start(RUNNER)
    said = play(t, "Gain 1 credit", "Draw 1 card")
    assert missed(t.game, said, RUNNER, names=NAMES) == ("Draws 1 card (**Mayfly**)",)


def test_nothing_is_told_where_nothing_happened() -> None:
    t = Table()
    t.start(RUNNER)
    assert missed(t.game, [], RUNNER) == ()
    assert missed(t.game, [(RUNNER, [])], RUNNER) == ()


def test_of_a_long_absence_the_latest_is_told_under_its_heading() -> None:
    t = Table()
    t.hand(RUNNER, "Mayfly", "Sure Gamble", "Leech", "Cleaver")
    t.set(runner_credits=9)
    t.start(CORP, clicks=1)
    turn = ["Install Leech", "Install Mayfly", "Play Sure Gamble", "Install Cleaver"]
    said = play(t, "Gain 1 credit", *turn)
    told_to_corp = missed(t.game, said, CORP, names=NAMES)
    assert len(told_to_corp) == MISSED
    assert told_to_corp[0] == "**Bran** · Runner turn 1 · … 1 line more in the *Log*"
    assert told_to_corp[1] == "Installs **Leech** (1 credit)"


def test_who_won_is_told_however_much_there_was_before() -> None:
    t = Table(policy=POLICY)
    t.start(RUNNER, clicks=12)
    said = [run for _ in range(5) for run in play(t, "Run on HQ", "Run on R&D", "Leave Hedge Fund")]
    said.append((RUNNER, t.game.concede(RUNNER)))
    told_to_corp = missed(t.game, said, CORP, names=NAMES)
    assert told_to_corp[-2:] == (
        "Runner concedes",
        "**The Corp wins because the other player conceded.**",
    )
    assert len(told_to_corp) > MISSED


def test_what_was_begun_before_a_concession_is_as_light_as_ever() -> None:
    t = Table()
    t.start(RUNNER)
    said = [*play(t, "Draw 1 card"), (RUNNER, t.game.concede(RUNNER))]
    events = [event for _, found in said for event in found if event.kind is not EventKind.ACTION_ENDS]
    lines = recap(t.game, events, CORP)
    assert [type(line) for line in lines] == [Small, News, News]


def test_ice_that_the_corp_leaves_unrezzed_is_told_without_its_name() -> None:
    t = Table()
    t.ice("R&D", "Palisade", "Tithe", rezzed=False)
    t.start(RUNNER)
    said = play(t, "Gain 1 credit", "Run on R&D", "Do not rez", "Go on", "Do not rez")
    assert t.decision.seat == RUNNER
    assert missed(t.game, said, RUNNER) == ("Run on R&D: past 2 pieces of unrezzed ice",)
    assert missed(t.game, said, RUNNER, "de") == ("Run auf R&D: vorbei an 2 ungerezzten Ice",)
    events = [event for _, found in said for event in found]
    assert recap(t.game, events, CORP)[-1] == "Run on R&D: past 2 pieces of unrezzed ice"
