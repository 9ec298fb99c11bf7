"""Cards looked at, revealed, searched for and moved between zones."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, Static, Sub
from engine.netrunner.language.conditions import Did
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddAsAgenda,
    AddToHand,
    ArrangeTop,
    Draw,
    Expose,
    Forfeit,
    Gain,
    Look,
    MoveCounters,
    Pick,
    Prevent,
    RemoveCounters,
    Reveal,
    RevealRandom,
    Search,
    SetAside,
    ShuffleInto,
    ToBottom,
    ToTop,
    Trash,
    TrashRandom,
    TrashTop,
)
from engine.netrunner.language.flow import If
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, InZone, Result, Type, target
from engine.netrunner.language.sets import AnyCard, Each, OnTop, These
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, HEAP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

SEEN, CHOSEN = These(Result("seen")), These(Result("chosen"))


def play(t: Table, title: str) -> None:
    """Play an event or operation at the beginning of its player's turn."""
    t.click(f"Play {title}")


def test_look_pick_and_put_the_rest_back() -> None:
    """1.21.2, 8.3: one of the top three cards to the grip, the others on the bottom in an order of choice."""
    runner("Scout", "event", Play((
        Look(Each(OnTop("stack", 3))), Pick(SEEN), AddToHand(Result("chosen")), ToBottom(Each(SEEN - CHOSEN)),
    )))  # fmt: skip
    t = Table()
    t.deck("runner", "Diesel", "Legwork", "Jailbreak")
    t.hand("runner", "Scout")
    t.start("runner")
    play(t, "Scout")
    assert sorted(t.options) == ["Diesel", "Jailbreak", "Legwork"]
    assert "Diesel" not in str(t.view("corp"))
    t.click("Legwork")
    assert t.names("grip") == ["Legwork"]
    t.click("Jailbreak", "Diesel")
    assert t.names("stack")[-2:] == ["Jailbreak", "Diesel"]


def test_what_is_looked_at_is_told_to_who_looks_alone() -> None:
    """10.2: the log of the other player says nothing of it."""
    corp("Peep", "operation", Play((Look(Each(OnTop("stack"))),)))
    t = Table()
    t.deck("runner", "Legwork")
    t.hand("corp", "Peep")
    t.start("corp")
    play(t, "Peep")
    assert any("Legwork" in line for line in t.log("corp"))
    assert not any("Legwork" in line for line in t.log("runner") + t.log())


def test_a_hand_is_revealed_and_a_card_of_it_trashed() -> None:
    """1.21.3: all see the grip; 1.15.1a: what is trashed is chosen among the cards revealed."""
    corp("Raid", "operation", Play((
        Reveal(Each(InZone((GRIP,)))), Pick(These(Result("revealed")) & Type("event")),
        Trash(Result("chosen")),
        If(Did("trashed", Type("event")), (Gain(3),)),
    )))  # fmt: skip
    t = Table()
    t.hand("runner", "Legwork", "Small Program", "Diesel")
    t.hand("corp", "Raid")
    t.start("corp")
    play(t, "Raid")
    assert any("Small Program" in line for line in t.log("spectator"))
    t.click("Diesel")
    assert t.names("heap") == ["Diesel"]
    assert t.credits("corp") == 8


def test_the_top_of_a_deck_is_trashed() -> None:
    """1.19: Corp cards go to Archives facedown, as many as there are."""
    runner("Miner", "event", Play((TrashTop(3, who="opponent"), If(Did("trashed"), (Gain(1),)))))
    t = Table(filler=2)
    t.hand("runner", "Miner")
    t.start("runner")
    play(t, "Miner")
    assert t.names("archives") == ["Hedge Fund", "Hedge Fund"]
    assert not t.card("Hedge Fund", "archives").faceup
    assert t.names("rd") == []
    assert t.credits("runner") == 6


def test_random_cards_of_a_hand() -> None:
    """1.19: trashed or revealed without a choice; there may be fewer than asked for."""
    corp("Shakedown", "operation", Play((RevealRandom(1, who=RUNNER), TrashRandom(2, who=RUNNER))))
    t = Table()
    t.hand("runner", "Diesel")
    t.hand("corp", "Shakedown")
    t.start("corp")
    play(t, "Shakedown")
    assert t.names("grip") == []
    assert t.names("heap") == ["Diesel"]


def test_exposing_shows_an_unrezzed_card() -> None:
    """1.21.4: only installed unrezzed cards; it stays unrezzed."""
    runner("Drone", "event", Play((Expose(target(Installed(CORP) & Type("upgrade"))),)))
    t = Table()
    t.root("Server 1", "Plain Upgrade")
    t.hand("runner", "Drone")
    t.start("runner")
    play(t, "Drone")
    t.click("Pass")  # any facedown card in a root might be one that prevents it
    assert any("Plain Upgrade" in line for line in t.log("runner"))
    assert not t.card("Plain Upgrade").faceup


def test_exposing_can_be_prevented_and_forbidden() -> None:
    """9.9.5, 1.2.2."""
    runner("Drone", "event", Play((Expose(target(Installed(CORP))), If(Did("exposed"), (Gain(1),)))))
    corp("Blinds", "asset", Paid(cost(trash=True), (Prevent("expose", 1),), interrupt="expose"))
    corp("Curtains", "asset", Static(Cannot("expose")))
    for guard in ("Blinds", "Curtains"):
        t = Table()
        t.root("Server 1", guard, rezzed=True)
        t.root("HQ", "Plain Upgrade")
        t.hand("runner", "Drone")
        t.start("runner")
        play(t, "Drone")
        t.click("Card" if t.offered("Card") else "The facedown card")
        if guard == "Blinds":
            t.click("Blinds")
        t.next_action()
        assert t.credits("runner") == 5


def test_several_cards_are_searched_for_and_need_not_be_found() -> None:
    """8.7.2e, 8.7.3: up to two cards with criteria; the deck is shuffled before they are added."""
    runner("Catalogue", "event", Play((Search(Type("program"), most=2), AddToHand(Result("found")))))
    t = Table()
    t.deck("runner", "Small Program", "Diesel", "Tiny Program")
    t.hand("runner", "Catalogue", "Catalogue")
    t.start("runner")
    play(t, "Catalogue")
    assert t.options == ["Find Small Program", "Find Tiny Program"]
    t.click()
    assert t.names("grip") == ["Catalogue"]
    play(t, "Catalogue")
    t.click("Find Small Program", "Find Tiny Program")
    assert sorted(t.names("grip")) == ["Small Program", "Tiny Program"]


def test_a_search_without_criteria_must_find() -> None:
    """8.7.2d: any card, and one has to be taken; nobody else sees it.

    Rules: 8.7.2c.
    """
    runner("Wish", "event", Play((Search(AnyCard(), reveal=False), AddToHand(Result("found")))))
    t = Table(filler=1)
    t.deck("runner", "Diesel")
    t.hand("runner", "Wish")
    t.start("runner")
    play(t, "Wish")
    assert t.options == ["Find Diesel", "Find Sure Gamble"]
    t.click("Find Diesel")
    assert not any("Diesel" in line for line in t.log("corp"))
    assert t.names("grip") == ["Diesel"]


def test_cards_are_shuffled_into_their_decks() -> None:
    """1.12: from the heap to the stack."""
    runner("Recycle", "event", Play((ShuffleInto(target(InZone((HEAP,)), most=2, least=0)), Draw(1))))
    t = Table(filler=0)
    t.discard_pile("runner", "Diesel", "Legwork")
    t.hand("runner", "Recycle")
    t.start("runner")
    play(t, "Recycle")
    t.click("Diesel")
    assert t.names("grip") == ["Diesel"]
    assert sorted(t.names("heap")) == ["Legwork", "Recycle"]


def test_cards_go_on_top_of_a_deck_in_an_order_of_choice() -> None:
    """The first named lies highest."""
    corp("Stacker", "operation", Play((ToTop(target(InZone((HQ,)), most=2)),)))
    t = Table()
    t.hand("corp", "Stacker", "Enigma", "Palisade")
    t.start("corp")
    play(t, "Stacker")
    if t.decision.kind == "target":
        t.click("Enigma", "Palisade")
    t.click("Palisade", "Enigma")
    assert t.names("rd")[:2] == ["Palisade", "Enigma"]


def test_the_opponents_deck_is_arranged() -> None:
    """8.3.3."""
    runner("Index", "event", Play((ArrangeTop(2, whose="opponent"),)))
    t = Table()
    t.deck("corp", "Enigma", "Palisade")
    t.hand("runner", "Index")
    t.start("runner")
    play(t, "Index")
    t.click("Palisade", "Enigma")
    assert t.names("rd")[:2] == ["Palisade", "Enigma"]


def test_a_player_is_told_to_draw() -> None:
    """8.4: the other player's deck and hand."""
    corp("Fisk", "operation", Play((Draw(2, who=RUNNER),)))
    t = Table()
    t.hand("corp", "Fisk")
    t.start("corp")
    play(t, "Fisk")
    assert t.names("grip") == ["Sure Gamble", "Sure Gamble"]


def test_counters_move_from_card_to_card_and_leave() -> None:
    """1.9: as many as are there."""
    virus = Installed(RUNNER) & Type("program")
    runner("Pipe", "hardware", Paid(cost(clicks=1), (MoveCounters("virus", 9, target(virus)),)),
           Paid(cost(clicks=1), (RemoveCounters("virus", 1),)))  # fmt: skip
    t = Table()
    t.rig("Pipe")
    t.rig("Small Program", virus=2)
    t.start("runner")
    t.click("Pipe: Move") if t.offered("Pipe: Move") else t.click(next(o for o in t.options if "Pipe" in o))
    assert (t.card("Pipe").virus, t.card("Small Program").virus) == (2, 0)


def test_an_agenda_is_forfeited() -> None:
    """8.2.5: it leaves the score area and the game.

    Rules: 4.9.3.
    """
    ice("Toll Gate", Sub((Forfeit(target(InZone(("runner_score",)))),)))
    t = Table()
    t.ice("HQ", "Toll Gate")
    t.score_area("runner", "Plain Agenda")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert (t.names("runner_score"), t.names("removed")) == ([], ["Plain Agenda"])


def test_cards_are_set_aside() -> None:
    """4.8: and referred to by what comes next.

    Rules: 4.8.2.
    """
    runner(
        "Juggle", "event", Play((SetAside(Each(OnTop("stack", 2))), Draw(1), AddToHand(Result("set_aside"))))
    )
    t = Table()
    t.deck("runner", "Diesel", "Legwork", "Jailbreak")
    t.hand("runner", "Juggle")
    t.start("runner")
    play(t, "Juggle")
    assert sorted(t.names("grip")) == ["Diesel", "Jailbreak", "Legwork"]


def test_copies_of_a_card_that_is_searched_for_are_one_choice() -> None:
    t = Table()
    t.deck("runner", "Cleaver", "Cleaver", "Mayfly", "Unity", "Unity", "Cleaver")
    t.hand("runner", "Mutual Favor")
    t.start("runner")
    t.click("Play Mutual Favor")
    assert t.options == ["Find Cleaver", "Find Mayfly", "Find Unity", "Find nothing"]
    t.click("Find Unity")
    assert "Unity" in t.names("grip")
    assert t.names("stack").count("Cleaver") == 3
    assert t.names("stack").count("Unity") == 1


def test_as_many_copies_can_be_found_as_are_searched_for() -> None:
    runner("Catalogue", "event", Play((Search(Type("program"), most=2), AddToHand(Result("found")))))
    t = Table()
    t.deck("runner", "Cleaver", "Cleaver", "Cleaver", "Mayfly")
    t.hand("runner", "Catalogue")
    t.start("runner")
    t.click("Play Catalogue")
    assert len([label for label in t.options if label.startswith("Find Cleaver")]) == 2


def test_of_cards_of_which_some_are_hidden_their_player_is_asked() -> None:
    """10.2: also where all of them are chosen; of cards that everybody sees nobody is."""
    for hand, asked in (((), False), (("Tithe",), True)):
        t = Table()
        t.discard_pile("corp", "Palisade")
        t.hand("corp", *hand)
        t.start("corp")
        t.effect("corp", Pick(InZone(("archives", "hq")), most=2))
        assert t.asks("target") == asked


def test_2_1_5_cards_with_different_names() -> None:
    t = Table()
    t.discard_pile("runner", "Corroder", "Corroder", "Mimic", "Mimic", "Mimic")
    t.start("runner")
    t.effect("runner", ShuffleInto(target(InZone((HEAP,)), most=5, least=0, names_differ=True)))
    assert sorted(t.options) == ["Corroder", "Mimic"]
    t.answer([option.key for option in t.asked.options])
    assert sorted(t.names("heap")) == ["Corroder", "Mimic", "Mimic"]
    t.effect("runner", Search(Type("program"), most=2, names_differ=True))
    assert sorted(t.options) == ["Find Corroder", "Find Mimic"]


def test_10_1_3_what_leaves_a_score_area_where_it_was_an_agenda_is_trashed() -> None:
    """10.1.3: the card does not come to the grip, as itself again."""
    runner("Trophy", "resource")
    t = Table()
    t.rig("Trophy")
    t.start(RUNNER)
    t.effect(RUNNER, AddAsAgenda(Each(Type("resource")), 1))
    assert t.names("runner_score") == ["Trophy"]
    t.effect(RUNNER, AddToHand(Each(InZone(("runner_score",)))))
    assert (t.names("runner_score"), t.names("grip"), t.names("heap")) == ([], [], ["Trophy"])


def test_cards_are_shuffled_into_their_owner_s_deck() -> None:
    """That deck is shuffled, and not the one of who does it."""
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.start(RUNNER)
    t.effect(RUNNER, ShuffleInto(Each(Installed(CORP))))
    assert "PAD Campaign" in t.names("rd")
    assert {event.seat for event in t.game.state.happened if event.kind == EventKind.SHUFFLE} == {CORP}
