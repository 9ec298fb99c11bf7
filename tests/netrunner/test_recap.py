"""What happened, told shortly to who was away: a line an action, with prices, and nothing hidden."""

from __future__ import annotations

from engine.netrunner import BreakOrder, Orders, RezOrder
from engine.netrunner.language.effects import Damage
from engine.netrunner.policy import POLICY
from engine.netrunner.shown.recap import recap
from engine.netrunner.table.events import Event
from engine.netrunner.table.state import CORP, RUNNER, SPECTATOR
from engine.netrunner.testkit import Table


def told(t: Table, *presses: str, seat: str = SPECTATOR, language: str = "en") -> list[str]:
    """Press these buttons one after the other; what a seat is told of all of it."""
    events: list[Event] = []
    for press in presses:
        events += t.click(press)
    return list(recap(t.game, events, seat, language))


def test_an_action_is_a_line_with_its_price_and_what_it_brought() -> None:
    t = Table()
    t.hand(RUNNER, "Sure Gamble", "Mayfly")
    t.start(RUNNER)
    assert told(t, "Play Sure Gamble", "Install Mayfly", "Gain 1 credit") == [
        "Plays **Sure Gamble** (5 credits): +9 credits",
        "Installs **Mayfly** (1 credit)",
        "Takes 1 credit",
    ]


def test_the_same_action_again_is_counted() -> None:
    t = Table()
    t.start(RUNNER)
    assert told(t, "Gain 1 credit", "Gain 1 credit", "Gain 1 credit") == ["Takes 1 credit ×3"]
    assert told(t, "Gain 1 credit", seat=CORP, language="de")[0] == "Nimmt 1 Credit"


def test_a_turn_ends_with_what_is_left_and_the_score() -> None:
    t = Table()
    t.score_area(CORP, "Offworld Office")
    t.hand(RUNNER, "Sure Gamble")
    t.set(runner_credits=3)
    t.start(RUNNER, clicks=1)
    assert told(t, "Gain 1 credit") == [
        "Takes 1 credit",
        "4 credits left · 1 card in hand · agenda points 2–\u20600",
        "**__Corp turn 1__**",
    ]


def test_drawn_cards_are_named_to_their_owner_alone() -> None:
    t = Table()
    t.deck(RUNNER, "Sure Gamble", "Mayfly")
    t.start(RUNNER)
    events = t.click("Draw 1 card")
    assert recap(t.game, events, RUNNER) == ("Draws 1 card (**Sure Gamble**)",)
    assert recap(t.game, events, CORP) == recap(t.game, events, SPECTATOR) == ("Draws 1 card",)


def test_the_mandatory_draw_is_news_to_the_corp_alone() -> None:
    t = Table()
    t.deck(CORP, "Palisade")
    t.start(RUNNER, clicks=1)
    events = t.click("Gain 1 credit")
    assert recap(t.game, events, CORP)[-1] == "Draws 1 card (**Palisade**)"
    assert recap(t.game, events, RUNNER)[-1] == "**__Corp turn 1__**"


def test_hidden_installs_are_told_as_they_look() -> None:
    t = Table()
    t.hand(CORP, "Palisade", "Offworld Office")
    t.start(CORP)
    presses = ["Install Palisade protecting a new server", "Install Offworld Office in a new server"]
    events = [event for press in presses for event in t.click(press)]
    assert recap(t.game, events, RUNNER) == (
        "Installs ice protecting Server 1",
        "Installs a card in Server 2",
    )
    assert recap(t.game, events, CORP)[0] == "Installs **Palisade** protecting Server 1"


def test_a_run_is_one_line_from_the_announcement_to_what_was_stolen() -> None:
    t = Table()
    t.ice("Server 1", "Palisade", rezzed=False)
    t.root("Server 1", "Offworld Office")
    t.rig("Cleaver")
    t.set(runner_credits=9)
    t.start(RUNNER)
    said = told(
        t,
        "Run on Server 1",
        "Rez Palisade",
        "Break everything",
        "Go on to the server",
        "Rez nothing",
        "Steal",
    )
    assert said == [
        "Run on Server 1: **Palisade** rezzed (3 credits), breaks **Palisade** (3 credits), "
        "steals **Offworld Office** (2 points)"
    ]


def test_cards_accessed_and_left_are_named_to_the_runner_and_counted_for_others() -> None:
    t = Table()
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    events = [event for press in ("Run on HQ", "Go on to the server", "Leave") for event in t.click(press)]
    assert recap(t.game, events, RUNNER) == ("Run on HQ: accesses **Hedge Fund**",)
    assert recap(t.game, events, SPECTATOR) == ("Run on HQ: accesses 1 card",)


def test_breaking_for_clicks_is_told_with_its_price() -> None:
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    breaks = "Brân 1.0: Break 1"
    assert told(t, "Run on HQ", breaks, "Break: End the run. (1)", breaks, "Break: End the run", breaks) == [
        "Run on HQ: breaks **Brân 1.0** (3 clicks)"
    ]


def test_what_comes_twice_of_one_action_is_counted() -> None:
    t = Table()
    t.ice("R&D", "Funhouse", rezzed=True)
    t.start(RUNNER)
    said = told(t, "Run on R&D", "Take 1 tag", "Let the unbroken", "Let it happen")
    assert said == ["Run on R&D: Runner +1 tag ×2"]


def test_the_trashing_of_a_tagged_runners_resource_is_told_with_its_price() -> None:
    t = Table()
    t.rig("Red Team", "Telework Contract")
    t.set(tags=1)
    t.start(CORP)
    assert told(t, "Trash Red Team") == ["Trashes **Red Team** (2 credits)"]
    assert told(t, "Trash Telework", language="de") == ["Trasht **Telework Contract** (2 Credits)"]


def test_an_ability_is_told_with_what_using_it_costs() -> None:
    t = Table()
    t.rig("Djinn")
    t.deck(RUNNER, "Sure Gamble", "Parasite")
    t.start(RUNNER)
    said = told(t, "Djinn", "Parasite")
    assert said == ["Uses **Djinn** (1 credit): **Parasite** revealed"]


def test_counters_that_a_card_places_to_advance_another_are_told_with_where_it_lies() -> None:
    t = Table()
    t.hand(CORP, "Seamless Launch")
    t.root("Server 1", "Offworld Office")
    t.start(CORP)
    said = "Plays **Seamless Launch** (1 credit): +2 advancement counters on"
    events = [*t.click("Play Seamless Launch"), *t.click("Advance Offworld")]
    assert recap(t.game, events, CORP) == (
        f"{said} **Offworld Office**",
        "Advances **Offworld Office** in Server 1 (1 credit)",
    )
    assert recap(t.game, events, RUNNER)[0] == f"{said} a card in Server 1"


def test_changes_that_cards_make_are_told() -> None:
    """Tags that go, and what they cost."""
    t = Table()
    t.hand(RUNNER, "Networking")
    t.set(tags=2, runner_credits=9)
    t.start(RUNNER)
    assert told(t, "Remove 1 tag", "Play Networking", "Do not pay") == [
        "Removes 1 tag (2 credits)",
        "Plays **Networking**: Runner −1 tag",
    ]
    t = Table()
    t.hand(RUNNER, "Carpe Diem")
    t.start(RUNNER)
    mark = t.game.state.mark
    (said,) = told(t, "Play Carpe Diem", "No", language="de")
    assert mark != t.game.state.mark
    assert said.startswith("Spielt **Carpe Diem** (1 Credit): das Ziel ist ")
    assert said.endswith(", +4 Credits")


def test_what_cards_do_to_cards_is_told() -> None:
    """A virus purge that no action is, an agenda that was none (10.1.3), ice that moves."""
    t = Table()
    t.hand(CORP, "Cyberdex Trial")
    t.start(CORP)
    assert told(t, "Play Cyberdex Trial") == ["Plays **Cyberdex Trial**: purges virus counters"]
    t = Table()
    t.hand(CORP, "Nightmare Archive")
    t.start(RUNNER)
    assert told(t, "Run on HQ", "Go on", "Add Nightmare") == [
        "Run on HQ: accesses 1 card, **Nightmare Archive** added as an agenda (-1 point)"
    ]
    t = Table()
    t.ice("R&D", "Tributary", rezzed=True)
    t.start(RUNNER)
    assert told(t, "Run on HQ", "Use Tributary") == ["Run on HQ: **Tributary** moved to protect HQ"]


def test_a_run_that_brings_nothing_says_how_it_ended() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.start(RUNNER)
    assert told(t, "Run on HQ", "Let", "Run on R&D", "Go on to the server", "Leave")[:1] == [
        "Run on HQ: run ended by **Palisade**"
    ]


def test_what_was_paid_so_that_something_does_not_happen_is_told() -> None:
    """1.16.11b: Manegarm Skunkworks ends the run unless the Runner pays; the clicks, then the credits."""
    t = Table()
    t.root("Server 1", "Manegarm Skunkworks", rezzed=True)
    t.set(runner_credits=9)
    t.start(RUNNER)
    assert told(t, "Run on Server 1", "Go on", "Spend 2 clicks") == [
        "Run on Server 1: −2 clicks (**Manegarm Skunkworks**), accesses **Manegarm Skunkworks**"
    ]
    t = Table()
    t.root("Server 1", "Manegarm Skunkworks", rezzed=True)
    t.set(runner_credits=9)
    t.start(RUNNER)
    assert told(t, "Run on Server 1", "Go on", "Pay 5 credits", language="de") == [
        "Run auf Server 1: −5 Credits (**Manegarm Skunkworks**), greift auf **Manegarm Skunkworks** zu"
    ]


# -- the end ------------------------------------------------------------------------------------------------


def test_the_end_names_both_hands_and_what_lay_facedown_and_nothing_before_it_does() -> None:
    t = Table(points_to_win=2)
    t.hand(CORP, "Hedge Fund", "Hedge Fund")
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Whitespace")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.root("Server 2", "Nico Campaign")
    t.discard_pile(CORP, "Tithe", faceup=False)
    t.start(CORP)
    assert t.game.view(SPECTATOR).ending == ()
    t.click("Score Offworld Office")
    for seat in (CORP, RUNNER, SPECTATOR):
        assert t.game.view(seat).ending == (
            "The Corp's hand: 2 × Hedge Fund",
            "The Runner's hand: no cards",
            "Facedown: Palisade protecting HQ, Nico Campaign in Server 2, Tithe (Archives)",
        )


def test_at_the_end_everybody_sees_both_hands_and_what_lay_facedown() -> None:
    """Decks keep their order to themselves; what was facedown stays so, with its name."""
    t = Table(points_to_win=2)
    t.hand(CORP, "Hedge Fund")
    t.hand(RUNNER, "Sure Gamble")
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.discard_pile(CORP, "Tithe", faceup=False)
    t.start(CORP)
    before = t.game.view(SPECTATOR)
    assert (before.corp.hand, before.runner.hand) == (None, None)
    t.click("Score Offworld Office")
    for seat in (CORP, RUNNER, SPECTATOR):
        view = t.game.view(seat)
        assert [card.title for card in view.corp.hand or ()] == ["Hedge Fund"]
        assert [card.title for card in view.runner.hand or ()] == ["Sure Gamble"]
        (ice,) = next(server for server in view.corp.servers if server.id == "hq").ice
        assert [(card.title, card.faceup) for card in (ice, *view.corp.archives)] == [
            ("Palisade", False),
            ("Tithe", False),
        ]


def test_what_prevented_something_is_named() -> None:
    """Caldera prevents net damage for 3 credits."""
    t = Table()
    t.rig("Caldera")
    t.hand(RUNNER, "Sure Gamble", "Mayfly")
    t.start(CORP)
    events = t.effect(CORP, Damage("net", 2))
    events += t.click("Caldera")
    lost = next(title for title in ("Sure Gamble", "Mayfly") if title in t.names("heap"))
    came = f"**Caldera** prevents 1 net damage, 1 net damage, **{lost}** trashed"
    assert recap(t.game, events, CORP) == (f"Uses **Caldera** (3 credits), {came}",)
    assert "**Caldera** verhindert 1 Netzschaden" in recap(t.game, events, CORP, "de")[0]


def test_who_left_orders_reads_what_was_done_by_them_and_nobody_else_does() -> None:
    t = Table(policy=POLICY)
    t.ice("Server 1", "Palisade", rezzed=False)
    t.root("Server 1", "Nico Campaign", rezzed=False)
    t.rig("Cleaver")
    t.set(runner_credits=19, corp_credits=3)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(go_on=True, breaks=(BreakOrder(most=4),), trash=2))
    t.game.set_orders(CORP, Orders(rez=(RezOrder(),)))
    events = t.click("Run on Server 1")
    while t.game.run is not None:
        events += t.click(t.options[0])
    rezzed, broken, trashed = (
        "**Palisade** rezzed (3 credits)",
        "breaks **Palisade** (3 credits)",
        "trashes **Nico Campaign** (2 credits)",
    )

    def line(*parts: str) -> str:
        return "Run on Server 1: " + ", ".join(parts)

    assert recap(t.game, events, CORP)[0] == line(f"{rezzed} – as you ordered", broken, trashed)
    assert recap(t.game, events, SPECTATOR)[0] == line(rezzed, broken, trashed)
    assert recap(t.game, events, RUNNER)[0] == line(
        rezzed, f"{broken} – as you ordered", f"{trashed} – as you ordered"
    )


def test_an_identity_that_turns_over_is_told_by_the_side_that_holds_from_then_on() -> None:
    t = Table(corp="Jinteki Biotech: Life Imagined")
    t.start(CORP)
    uses, now = "Jinteki Biotech: Life Imagined", "The Brewery: Jinteki Biotech"
    assert told(t, "Flip your identity")[0].startswith(f"Uses **{uses}**: the identity is now **{now}**")
