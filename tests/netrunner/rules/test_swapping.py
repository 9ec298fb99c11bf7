"""What `engine/netrunner/rules/swapping.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.conditions import ThisIs
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, InstallFrom, Look, PlaceCounters, Swap, SwapCards
from engine.netrunner.language.flow import If
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.hosting import Hosts, OnlyIn
from engine.netrunner.language.selectors import Installed, InZone, This, Type, target
from engine.netrunner.language.sets import Drawn, Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.memory import remembered
from engine.netrunner.table.parts import YOU, Zone
from engine.netrunner.table.state import ARCHIVES, CORP, CORP_SCORE, HQ, RUNNER, RUNNER_SCORE
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice
from tests.netrunner.seeing import words


def test_8_8_1_swapped_ice_exchanges_places_with_all_that_is_hosted() -> None:
    """8.8.3a, 8.8.2, 1.12.5: the same objects in each other's places.

    Rules: 8.8.3, 1.12.4.
    """
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma", advancement=2)
    t.start("corp")
    one, two = t.card("Palisade").oid, t.card("Enigma").oid
    t.effect("corp", Swap(Installed("corp") & Type("ice")))
    while not t.offered("Gain 1 credit"):
        t.answer([t.asked.options[0].key])
    assert t.game.state.servers["hq"].ice == (two,)
    assert t.game.state.servers["rd"].ice == (one,)
    assert t.card("Enigma").advancement == 2


@pytest.mark.parametrize("order", [0, 1])
def test_8_8_2_neither_card_may_come_to_where_it_is_not_allowed(order: int) -> None:
    """8.8.2, 8.5.12: whichever of the two is named first."""
    corp("Homebody", "upgrade", Static(OnlyIn(("hq",))))
    corp("Wanderer", "upgrade")
    corp("Movers", "operation", Play((Swap(Type("upgrade")),)))
    t = Table()
    places = [("HQ", "Homebody"), ("R&D", "Wanderer")]
    for server, title in places[:: 1 - 2 * order]:
        t.root(server, title, rezzed=True)
    first, other = (t.card(title) for _, title in places[:: 1 - 2 * order])
    t.start(CORP)
    assert not t.game.may_swap(first, other)
    assert not t.game.may_swap(other, first)


@pytest.mark.parametrize("there", [HQ, ARCHIVES])
def test_8_8_4_cards_are_swapped_only_for_cards(there: Zone) -> None:
    t = Table(policy=ASK_ALL)
    t.empty_deck(CORP)
    t.hand(CORP, *["Hedge Fund"] * (2 * (there == HQ)))
    t.discard_pile(CORP, *["Hedge Fund"] * (2 * (there == ARCHIVES)))
    t.start(CORP)
    t.effect(CORP, SwapCards(Each(InZone((HQ,))), Each(InZone((ARCHIVES,)))))
    assert t.names(there) == ["Hedge Fund", "Hedge Fund"]


def test_8_8_4a_a_card_that_is_seen_goes_to_archives_faceup() -> None:
    """An agenda of the Corp's score area is visible to both: it lies faceup in Archives."""
    swap = SwapCards(target(InZone((CORP_SCORE,))), target(InZone((ARCHIVES,)) & Type("agenda")))
    corp("Exchange", "operation", Play((swap,)))
    t = Table()
    t.hand("corp", "Exchange")
    t.score_area("corp", "Plain Agenda")
    t.discard_pile("corp", "Plain Three")
    t.start("corp")
    t.click("Play Exchange")
    assert t.card("Plain Agenda", "archives").faceup
    assert t.names("corp_score") == ["Plain Three"]


def test_8_8_4b_which_card_of_hq_was_swapped_in_is_not_seen() -> None:
    """8.8.4b: the Runner saw both cards in HQ, and cannot tell any more which is where."""
    change = SwapCards(target(Type("ice") & Installed()), target(InZone((HQ,)) & Type("ice")))
    corp("Shuffleboard", "asset", Paid(cost(clicks=1), (change,)))
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "Shuffleboard", rezzed=True)
    seen = t.hand(CORP, "Whitespace", "Hedge Fund")
    t.start(CORP)
    t.effect(RUNNER, Look(Each(InZone((HQ,)))))
    assert set(seen) == remembered(t.game.state, RUNNER).keys()
    t.click("Shuffleboard:")
    while not t.offered("Draw 1 card"):
        t.click(t.options[0])
    assert t.names(HQ) == ["Palisade", "Hedge Fund"]
    assert not remembered(t.game.state, RUNNER)


def test_8_8_4b_ice_swapped_in_while_it_is_approached_can_be_rezzed_then() -> None:
    corp("Stagehand", "asset", Paid(cost(), (SwapCards(target(Type("ice")), target(InZone((HQ,)))),)))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Stagehand", rezzed=True)
    t.ice("Server 1", "Palisade", rezzed=False)
    t.hand(CORP, "Whitespace")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("Stagehand: Swap")
    t.click("Stagehand: Swap")
    while not t.offered("Rez"):
        t.click(t.options[0])
    assert t.offered("Rez Whitespace")


@pytest.mark.parametrize("to", ["runner_score", ARCHIVES])
def test_8_8_4c_counters_stay_on_agendas_between_score_areas_only(to: str) -> None:
    """8.8.4c, 8.8.4a: an agenda that is swapped into Archives lies there without counters."""
    t = Table()
    t.score_area(CORP, "Plain Three")
    if to == ARCHIVES:
        t.discard_pile(CORP, "Plain Agenda")
    else:
        t.score_area(RUNNER, "Plain Agenda")
    t.start(CORP)
    scored = Each(InZone((CORP_SCORE,)))
    t.effect(CORP, PlaceCounters("agenda", 2, scored))
    t.effect(CORP, SwapCards(scored, Each(InZone((to,)))))  # type: ignore[arg-type]
    assert t.names("corp_score") == ["Plain Agenda"]
    assert t.card("Plain Three", to).agenda == (0 if to == ARCHIVES else 2)


@pytest.mark.parametrize("edition", [CR_24_03.name, CR_26_03.name])
def test_1_13_12_what_a_scored_agenda_hosts_goes_with_it_to_the_other_score_area(edition: str) -> None:
    """26: 1.13.12; 8.8.4c."""
    t = Table(edition=edition)
    t.score_area(CORP, "Glenn Station")
    t.score_area(RUNNER, "Plain Agenda")
    t.hand(CORP, "Hedge Fund")
    t.start(CORP)
    t.click("Glenn Station: Host")
    if t.offered("Hedge Fund"):
        t.click("Hedge Fund")
    t.effect(CORP, SwapCards(Each(InZone((CORP_SCORE,))), Each(InZone((RUNNER_SCORE,)))))
    station = t.card("Glenn Station", RUNNER_SCORE)
    assert [card.host for card in t.game.state.cards.values() if card.host] == [station.oid]
    assert t.names(ARCHIVES) == []


def test_8_8_2_a_card_is_not_swapped_onto_a_host_that_cannot_host_it() -> None:
    corp("Annex", "asset", Static(Hosts(Type("asset"), n=1)))
    corp("Tenant", "asset")
    corp("Neighbour", "asset")
    corp("Fixture", "upgrade")
    t = Table()
    t.root("Server 1", "Annex", rezzed=True)
    t.hosted("Annex", "Tenant")
    t.hand(CORP, "Neighbour", "Fixture")
    t.start(CORP)
    tenant = t.card("Tenant")
    assert t.game.may_swap(tenant, t.card("Neighbour", HQ))
    assert not t.game.may_swap(tenant, t.card("Fixture", HQ))


@pytest.mark.parametrize("faceup", [True, False])
def test_8_8_4a_a_card_swapped_into_archives_is_facedown_however_the_other_lay(faceup: bool) -> None:
    """The Runner has not seen the card from HQ; the one from Archives goes to HQ as any card there."""
    swap = SwapCards(target(InZone((HQ,)) & Type("asset")), target(InZone((ARCHIVES,)) & Type("agenda")))
    corp("Exchange", "operation", Play((swap,)))
    t = Table()
    t.hand("corp", "Exchange", "Plain Asset")
    t.discard_pile("corp", "Plain Agenda", faceup=faceup)
    t.start("corp")
    t.play("Play Exchange", "Plain Asset")
    if t.offered("Plain Agenda") and not faceup:
        t.click("Plain Agenda")
    assert not t.card("Plain Asset", "archives").faceup
    assert "Plain Asset" not in words(t.view("runner"))
    assert not t.card("Plain Agenda", "hq").faceup


def test_8_8_4b_rezzed_ice_that_is_swapped_into_hq_is_no_longer_faceup() -> None:
    t = Table()
    t.ice("R&D", "Palisade")
    t.hand(CORP, "Enigma")
    t.start(CORP)
    t.effect(CORP, SwapCards(Each(Named("Palisade")), target(InZone(("hq",)) & Type("ice"))))
    t.click("Enigma")
    assert t.names("hq") == ["Palisade"]
    assert not t.card("Palisade", "hq").faceup
    assert not t.card("Enigma").faceup


def test_8_8_4b_rezzed_ice_that_is_swapped_with_a_card_of_archives_lies_there_faceup() -> None:
    """Unrezzed ice lies there facedown."""
    for rezzed in (True, False):
        t = Table()
        t.ice("R&D", "Palisade", rezzed=rezzed)
        t.discard_pile(CORP, "Enigma")
        t.start(CORP)
        t.effect(CORP, SwapCards(Each(Named("Palisade")), target(InZone(("archives",)) & Type("ice"))))
        assert t.names("archives") == ["Palisade"]
        assert t.card("Palisade", "archives").faceup == rezzed


def test_8_8_4d_what_is_swapped_for_a_card_being_drawn_counts_as_drawn() -> None:
    """Both are in HQ at the end, and none is left aside."""
    change = SwapCards(Each(Drawn()), Each(InZone((HQ,))))
    corp("Juggler", "asset", When(First(On(EventKind.DRAW, by=YOU)), (change,)))
    t = Table()
    t.root("Server 1", "Juggler", rezzed=True)
    t.hand(CORP, "Hedge Fund")
    t.deck(CORP, "Palisade")
    t.start(CORP)
    t.click("Draw 1 card")
    t.next_action()
    assert sorted(t.names(HQ)) == ["Hedge Fund", "Palisade"]
    assert t.names("set_aside") == []


def test_9_1_4_swapped_ice_is_spoken_of_as_it_was() -> None:
    """9.1.4: "this server" of ice that is not installed any more is the one it protected."""
    change = SwapCards(This(), target(InZone((HQ,)) & Type("ice")))
    place = InstallFrom((HQ,), Type("asset"), where="here")
    ice("Turnstile", Paid(cost(), (change, place)))
    t = Table(policy=ASK_ALL)
    t.ice("Server 1", "Turnstile")
    t.ice("Server 2", "Palisade")
    t.hand(CORP, "Whitespace", "PAD Campaign")
    t.start(CORP)
    t.click("Turnstile")
    while not t.offered("PAD Campaign"):
        t.click(t.options[0])
    t.click("PAD Campaign")
    assert t.card("PAD Campaign").server == "remote1"


def test_9_12_2a_an_agenda_that_is_swapped_is_known_as_it_was_by_the_rest_of_its_ability() -> None:
    """It is a new object in the other score area (1.12.4): the ability speaks of the one that was."""
    change = SwapCards(Each(InZone((CORP_SCORE,))), Each(InZone(("runner_score",))))
    corp("Turncoat", "agenda", Paid(cost(clicks=1), (change, If(ThisIs(Type("agenda")), (Gain(2),)))))
    t = Table()
    t.score_area(CORP, "Turncoat")
    t.score_area(RUNNER, "Plain Agenda")
    t.start(CORP)
    before = t.credits(CORP)
    t.click("Turncoat: Swap")
    assert t.names("runner_score") == ["Turncoat"]
    assert t.credits(CORP) == before + 2
