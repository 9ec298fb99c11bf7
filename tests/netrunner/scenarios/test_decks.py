"""Building decks (1.4): what is legal, why something is not, and decks built at random."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

from engine.messages import LANGUAGES
from engine.netrunner.decks import STARTER_GAMES, new_game
from engine.netrunner.decks.building import BREAKERS, CannotBuild, random_deck
from engine.netrunner.decks.legality import Problem, Reason, points_range, report
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.game import load
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.costs import cost
from engine.netrunner.language.deck_rules import (
    AgendasOfEachFaction,
    Bars,
    BringsCopies,
    CopiesAtMost,
    DeckRule,
    FirstCopiesFree,
    FreeInfluence,
    Included,
    StartsInstalled,
)
from engine.netrunner.language.effects import FlipIdentity
from engine.netrunner.objects.definitions import card, declared, taken_back
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.facts import DATA, Facts, facts_of

HB = "haas_bioroid_precision_design"
TAO = "tao_salonga_telepresence_magician"
CUSTOM_BIOTICS = "custom_biotics_engineered_for_success"
AMPERE = "ampere_cybernetics_for_anyone"
PROFESSOR = "the_professor_keeper_of_knowledge"
ADAM = "adam_compulsive_hacker"
BIOTECH = "jinteki_biotech_life_imagined"
DIRECTIVES = ("always_be_running", "neutralize_all_threats", "safety_first", "find_the_truth")
RULES: dict[str, tuple[DeckRule, ...]] = {
    "jeeves_model_bioroids": (FreeInfluence(Included(faction="haas_bioroid", without="alliance"), least=6),),
    "mumba_temple": (FreeInfluence(Included(kind="ice"), most=15),),
    CUSTOM_BIOTICS: (Bars(Included(faction="jinteki")),),
    AMPERE: (CopiesAtMost(1), AgendasOfEachFaction(2)),
    ADAM: (StartsInstalled(Included(subtype="directive"), 3),),
    BIOTECH: (BringsCopies(),),
    PROFESSOR: (FirstCopiesFree(Included(kind="program")),),
}
OTHERS = (
    HB, TAO, "hedge_fund", "ansel_1_0", "sprint", "luminal_transubstantiation", "diesel", "gordian_blade",
    "spy_camera", "15_minutes", "tomorrows_headline", "above_the_law", "project_beale",
    "astroscript_pilot_program",
    "breaking_news", "botulus", "fermenter", "buzzsaw", "sure_gamble", "hostile_takeover", "snare",
    "neurospike", "clearinghouse", "jinteki_restoring_humanity", *DIRECTIVES,
)  # fmt: skip


@pytest.fixture(autouse=True)
def blank_cards(small_cards: None) -> Iterator[None]:
    """What these decks hold, playable for a test; only what the cards say about decks is declared."""
    for code in (*RULES, *OTHERS):
        if code not in declared():
            card(code, *RULES.get(code, ()))
    with taken_back():
        yield


def corp(size: int = 40, **more: int) -> Deck:
    """A legal 40-card deck of Haas-Bioroid with 18 points, with other counts of some cards; Hedge Fund fills
    it up to the size, whatever its limit."""
    cards = {
        "send_a_message": 3, "offworld_office": 3, "superconducting_hub": 3, "palisade": 3, "tithe": 3,
        "whitespace": 3, "bran_1_0": 3, "ansel_1_0": 3, "regolith_mining_license": 3, "nico_campaign": 3,
        "seamless_launch": 3, "sprint": 3, "manegarm_skunkworks": 3,
    }  # fmt: skip
    cards |= more
    cards = {code: n for code, n in cards.items() if n}
    rest = size - sum(cards.values())
    return Deck(HB, cards | ({"hedge_fund": rest} if rest > 0 else {}))


def reasons(deck: Deck) -> list[Problem]:
    """What is wrong with it, but for the Hedge Funds that fill it up."""
    return [problem for problem in report(deck).problems if problem.code != "hedge_fund"]


def test_1_4_2_a_deck_that_keeps_every_rule_is_legal() -> None:
    found = report(corp())
    assert found.legal
    assert found.lines() == []
    assert (found.size, found.minimum, found.points) == (40, 40, 18)
    assert (found.influence, found.influence_limit) == (0, 15)


@pytest.mark.parametrize(
    ("size", "points", "legal"),
    [
        (40, 18, True), (44, 19, True), (45, 19, False), (45, 20, True), (49, 21, True), (49, 22, False),
        (50, 22, True), (54, 23, True), (55, 23, False), (55, 24, True), (66, 27, False), (66, 28, True),
        (66, 29, True), (66, 30, False), (40, 17, False), (44, 20, False),
    ],
)  # fmt: skip
def test_s03_1_4_6_agenda_points_by_the_number_of_cards(size: int, points: int, legal: bool) -> None:
    """Rules 1.4.6a to d."""
    more = {"send_a_message": 3, "offworld_office": 3, "superconducting_hub": points - 15}
    wrong = [
        problem for problem in reasons(corp(size=size, **more))
        if problem.reason is Reason.AGENDA_POINTS
    ]  # fmt: skip
    least, most = points_range(size)
    assert wrong == ([] if legal else [Problem(Reason.AGENDA_POINTS, "", points, least, most)])


def test_a_deck_that_is_too_small_is_told_the_points_of_the_size_it_will_have() -> None:
    deck = Deck(HB, {"offworld_office": 3, "send_a_message": 2, "palisade": 3})
    found = {problem.reason: problem for problem in reasons(deck)}
    assert found[Reason.TOO_SMALL].least == 40
    assert (found[Reason.AGENDA_POINTS].least, found[Reason.AGENDA_POINTS].most) == (18, 19)


def test_a_runners_deck_needs_no_agenda_points() -> None:
    deck = Deck(TAO, {"diesel": 3, "hedge_fund": 0})
    assert Reason.AGENDA_POINTS not in [problem.reason for problem in reasons(deck)]


def test_s04_1_4_5a_influence_is_counted_by_copy() -> None:
    """Out of Shaper, 2 copies of Diesel with an influence cost of 2 count 4."""
    card("rene_loup_arcemont_party_animal") if "rene_loup_arcemont_party_animal" not in declared() else None
    assert report(Deck("rene_loup_arcemont_party_animal", {"diesel": 2})).influence == 4
    assert report(Deck(TAO, {"diesel": 2})).influence == 0


def test_1_4_5_influence_over_the_limit() -> None:
    """Rules 1.4.1, 1.4.5: Retribution costs 1, Funhouse 2, AMAZE Amusements 3; Precision Design allows 15."""
    full = {"amaze_amusements": 3, "funhouse": 3}
    assert report(corp(whitespace=0, tithe=0, **full)).influence == 15
    assert reasons(corp(whitespace=0, tithe=0, **full)) == []
    over = corp(whitespace=0, tithe=0, palisade=2, retribution=1, **full)
    assert reasons(over) == [Problem(Reason.INFLUENCE, HB, 16, most=15)]
    assert report(over).lines() == ["The deck spends 16 influence; Haas-Bioroid: Precision Design allows 15."]


def test_1_4_3_a_deck_below_the_minimum_size() -> None:
    """Rules 1.4.3, 1.4.3a: the identity does not count; there is no maximum (1.4.3b)."""
    small = corp(size=39)
    assert reasons(small) == [Problem(Reason.TOO_SMALL, HB, 39, least=40)]
    assert (
        report(small).lines()[-1]
        == "The deck has 39 cards; Haas-Bioroid: Precision Design asks for at least 40."
    )
    assert Reason.TOO_SMALL not in [problem.reason for problem in report(corp(size=200)).problems]


def test_1_4_4_what_no_deck_may_hold() -> None:
    """Identities, cards of the other side, and foreign cards without an influence cost."""
    found = {problem.code: problem.reason for problem in reasons(corp(**{
        TAO: 1, "jinteki_restoring_humanity": 1, "sure_gamble": 1, "tomorrows_headline": 1,
    }))}  # fmt: skip
    assert found[TAO] is found["jinteki_restoring_humanity"] is Reason.IDENTITY_INSIDE
    assert found["sure_gamble"] is Reason.OTHER_SIDE
    assert found["tomorrows_headline"] is Reason.OUT_OF_FACTION
    assert not [p for p in reasons(corp(luminal_transubstantiation=1, offworld_office=2)) if p.code]


def test_1_4_7_copies_of_a_card() -> None:
    """Three, or what the card says: six Spy Cameras, one Luminal Transubstantiation."""
    assert reasons(corp(tithe=4, whitespace=2)) == [Problem(Reason.COPIES, "tithe", 4, most=3)]
    assert reasons(corp(luminal_transubstantiation=2, offworld_office=1)) == [
        Problem(Reason.COPIES, "luminal_transubstantiation", 2, most=1)
    ]
    cameras = {n: report(Deck(TAO, {"spy_camera": n})).problems for n in (6, 7)}
    assert Problem(Reason.COPIES, "spy_camera", 7, most=6) in cameras[7]
    assert not [problem for problem in cameras[6] if problem.reason is Reason.COPIES]
    assert Problem(Reason.NO_COPIES, "tithe", -1, least=1) in report(Deck(HB, {"tithe": -1})).problems


def test_1_4_1a_the_identities_of_the_starter_pack_play_its_decks_only() -> None:
    for deck in starter_decks().values():
        assert report(deck).legal
        less = Deck(deck.identity, {**deck.cards, next(iter(deck.cards)): 1})
        assert Problem(Reason.STARTER_IDENTITY, deck.identity) in report(less).problems
        assert Problem(Reason.STARTER_IDENTITY, deck.identity) not in report(less, starters=True).problems


def test_cards_that_are_unknown_or_not_playable_are_named() -> None:
    undeclared = next(
        entry["id"] for entry in json.loads((DATA / "cards.json").read_bytes())
        if entry["id"] not in declared() and entry["type"] == "ice"
    )  # fmt: skip
    found = report(corp(nonsense=1, **{undeclared: 1})).problems
    assert Problem(Reason.NO_SUCH_CARD, "nonsense") in found
    assert Problem(Reason.NOT_PLAYABLE, undeclared) in found
    assert [p.reason for p in report(Deck("hedge_fund", {})).problems] == [Reason.NOT_AN_IDENTITY]
    assert [p.reason for p in report(Deck("nobody", {})).problems] == [Reason.NO_SUCH_CARD]


def test_an_alliance_card_is_free_among_six_others_of_its_faction() -> None:
    """Jeeves costs 3 elsewhere, and nothing with 6 Haas-Bioroid cards that are no alliance cards (1.4.5)."""
    foreign = {"jeeves_model_bioroids": 1, "bran_1_0": 3, "nico_campaign": 2}
    cost = report(Deck("jinteki_restoring_humanity", foreign)).influence
    assert cost == 3 + 3 * 2 + 2 * 2
    assert (
        report(Deck("jinteki_restoring_humanity", {**foreign, "nico_campaign": 3})).influence == 3 * 2 + 3 * 2
    )
    few = {"mumba_temple": 1, "palisade": 3}
    assert report(Deck(HB, few)).influence == 0
    # 15 pieces of ice are few enough, 16 are too many.
    sixteen = {"mumba_temple": 1, "palisade": 3, "tithe": 3, "whitespace": 3, "bran_1_0": 3, "ansel_1_0": 4}
    assert report(Deck(HB, sixteen)).influence == 2
    assert report(Deck(HB, {**sixteen, "ansel_1_0": 3})).influence == 0


def test_1_4_1_identities_change_the_rules_of_their_decks() -> None:
    """Custom Biotics bars Jinteki, Ampère wants single copies and two foreign agendas a faction, and the
    Professor's first copies of programs are free."""
    assert Problem(Reason.BARRED, "neurospike", 1) in report(Deck(CUSTOM_BIOTICS, {"neurospike": 1})).problems
    assert report(Deck(PROFESSOR, {"botulus": 2, "fermenter": 1, "diesel": 3})).influence == 3
    ampere = {
        "tomorrows_headline": 1, "project_beale": 1, "astroscript_pilot_program": 1, "above_the_law": 1,
        "clearinghouse": 1, "palisade": 2,
    }  # fmt: skip
    found = report(Deck(AMPERE, ampere)).problems
    assert [p for p in found if p.reason in (Reason.BARRED, Reason.COPIES, Reason.OUT_OF_FACTION)] == [
        Problem(Reason.COPIES, "palisade", 2, most=1), Problem(Reason.BARRED, "tomorrows_headline", 1),
    ]  # fmt: skip
    neutral = {
        "offworld_office": 1, "orbital_superiority": 1, "send_a_message": 1, "hostile_takeover": 1,
        "superconducting_hub": 1,
    }  # fmt: skip
    found = report(Deck(AMPERE, ampere | neutral)).problems
    assert [p.code for p in found if p.reason is Reason.BARRED] == ["tomorrows_headline"]
    assert report(Deck(AMPERE, ampere)).influence_limit is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_with_the_card_named(language: str) -> None:
    reasons = [reason for reason in Reason if reason != Reason.NOT_A_STARTER_DECK]  # it names no card
    said = {
        Problem(reason, HB, *figures, (HB,), "Standard").say(language)
        for reason in reasons
        for figures in ((1, 2, 3), (2, 3, 1))
    }
    assert len(said) >= len(reasons)
    for line in said:
        if re.search(r"\d", line) is None:
            assert "Precision Design" in line or "Identit" in line or "identity" in line


def test_random_decks_are_legal_and_follow_from_the_seed() -> None:
    """Of whatever is declared; the identities of the starter pack stand in while no others are."""
    for side in ("corp", "runner"):
        seen = set()
        for seed in range(10):
            deck = random_deck(side, random.Random(seed), starters=True)
            assert report(deck, starters=True).legal
            assert deck == random_deck(side, random.Random(seed), starters=True)
            assert all((facts := facts_of(code)) is not None and facts.side == side for code in deck.cards)
            seen.add(tuple(deck.cards.items()))
        assert len(seen) > 8


def test_a_random_runner_has_something_to_break_ice_with() -> None:
    deck = random_deck("runner", random.Random(3), identity=TAO)
    kinds = {kind for code in deck.cards if (facts := facts_of(code)) for kind in facts.subtypes}
    assert set(BREAKERS) <= kinds


def test_a_random_deck_of_a_full_identity_keeps_its_influence_limit() -> None:
    pool = declared() - {"hostile_takeover"}
    spent = set()
    for seed in range(20):
        deck = random_deck("corp", random.Random(seed), pool, identity=HB)
        found = report(deck)
        assert found.legal
        assert deck.identity == HB
        spent.add(found.influence)
    assert max(spent) <= 15
    assert len(spent) > 1


def test_a_pool_that_yields_no_deck_says_so() -> None:
    with pytest.raises(CannotBuild, match="no legal corp deck"):
        random_deck("corp", random.Random(1), [HB, "hedge_fund", "palisade"])
    with pytest.raises(CannotBuild):  # the starter pack's identities are not for other decks
        random_deck("runner", random.Random(1), ["the_catalyst_convention_breaker", "sure_gamble"])


def test_games_are_played_with_random_decks() -> None:
    rng = random.Random(5)
    decks = {side: random_deck(side, rng, starters=True) for side in ("corp", "runner")}
    game = new_game(
        next(iter(STARTER_GAMES)), 3, corp=decks["corp"], runner=decks["runner"], edition=CR_24_03.name
    )
    held = [c.code for c in game.state.cards.values() if c.side == "corp"]
    assert sorted(held) == sorted(
        [decks["corp"].identity, *(code for code, n in decks["corp"].cards.items() for _ in range(n))]
    )


def outside(identity: str, **extra: int) -> list[Problem]:
    """What is wrong with extra cards."""
    about = (Reason.NOT_OUTSIDE, Reason.TOO_FEW_OUTSIDE)
    found = report(Deck(identity, {"diesel": 3}, extra)).problems
    return [problem for problem in found if problem.reason in about]


def test_1_5_3_directives_are_brought_along() -> None:
    """1.5.1, 1.5.3a, 1.5.3c, 1.4.3a: at least three different ones, which count towards nothing."""
    three = dict.fromkeys(DIRECTIVES[:3], 1)
    assert outside(ADAM, **three) == []
    assert outside(ADAM, **dict.fromkeys(DIRECTIVES, 2)) == []
    assert outside(ADAM, **dict.fromkeys(DIRECTIVES[:2], 3)) == [
        Problem(Reason.TOO_FEW_OUTSIDE, ADAM, 2, least=3)
    ]
    assert outside(ADAM, sure_gamble=1, **three) == [Problem(Reason.NOT_OUTSIDE, "sure_gamble", 1)]
    assert outside(TAO, **three) != []
    deck = Deck(ADAM, {"diesel": 3}, three)
    assert (deck.size, report(deck).influence) == (3, report(Deck(ADAM, {"diesel": 3})).influence)


def test_1_5_4a_a_runner_may_bring_other_identities() -> None:
    """1.5.2a: the Corp only copies of one that asks for them."""
    assert outside(TAO, **{PROFESSOR: 1, ADAM: 1}) == []
    assert outside(HB, **{BIOTECH: 1}) == [Problem(Reason.NOT_OUTSIDE, BIOTECH, 1)]
    assert outside(HB, **{PROFESSOR: 1}) == [Problem(Reason.NOT_OUTSIDE, PROFESSOR, 1)]
    assert outside(BIOTECH, **{BIOTECH: 2}) == []
    assert outside(BIOTECH, **{HB: 1}) == [Problem(Reason.NOT_OUTSIDE, HB, 1)]
    assert outside(HB, **{HB: 1}) == [Problem(Reason.NOT_OUTSIDE, HB, 1)]


def test_1_5_2_the_corp_may_switch_its_identity_before_its_first_turn() -> None:
    """1.5.2a, 1.6.7a: for a copy brought along with another reverse side; the others stay outside.

    Rules: 1.6.1b.
    """
    printed = {"side": "corp", "faction": "jinteki", "type": "corp_identity", "influence_limit": 15,
               "minimum_deck_size": 40}  # fmt: skip
    versions = {"brewery": "The Brewery", "tank": "The Tank", "greenhouse": "The Greenhouse"}
    flip = Paid(cost(clicks=3), (FlipIdentity(),))
    for code, title in versions.items():
        front = Facts(id=code, title="Life Imagined", **printed)  # type: ignore[arg-type]
        back = Facts(id=f"{code}_back", title=title, **printed)  # type: ignore[arg-type]
        card(f"{code}_back", facts=back)
        card(code, BringsCopies(), flip, facts=front, back=f"{code}_back")
    assert outside("brewery", tank=1, greenhouse=2) == []
    deck = Deck("brewery", dict(starter_decks()["gateway-beginner-corp"].cards), {"tank": 1, "greenhouse": 1})
    for wish, reverse in (("The Tank", "The Tank"), ("The Brewery", "The Brewery")):
        game = new_game("beginner", 3, corp=deck, edition=CR_24_03.name)
        while game.decisions[0].kind == "mulligan":
            game.answer(game.decisions[0].seat, game.decisions[0].id, "keep")
        (asked,) = game.decisions
        assert (asked.seat, asked.kind, asked.step) == ("corp", "start_with", "1.6.7a")
        view = game.view("corp").decisions[0]
        assert view.prompt == "Choose the card to start the game with."
        assert [option.label for option in view.options] == [
            f"Start with Life Imagined / {title}" for title in versions.values()
        ]
        game = load(game.save())
        game.answer("corp", asked.id, next(o.key for o in view.options if o.label.endswith(wish)))
        assert game.turn == 1
        identity = game.identity("corp")
        assert (game.define(identity.code).title, identity.faceup) == ("Life Imagined", True)
        assert len(game.state.outside["corp"]) == 2
        assert identity.code not in game.state.outside["corp"]
        use = next(o for o in game.decisions[0].options if o.verb == "action" and o.oid == identity.oid)
        game.answer("corp", game.decisions[0].id, use.key)
        assert game.define(game.identity("corp").code).title == reverse


def test_1_5_2a_nobody_is_asked_without_copies() -> None:
    """With its one copy the game begins at once."""
    facts = {"side": "corp", "faction": "jinteki", "type": "corp_identity"}
    card("alone", BringsCopies(), facts=Facts(id="alone", title="Alone", **facts))  # type: ignore[arg-type]
    game = new_game(
        "beginner",
        3,
        corp=Deck("alone", dict(starter_decks()["gateway-beginner-corp"].cards)),
        edition=CR_24_03.name,
    )
    while game.decisions[0].kind == "mulligan":
        game.answer(game.decisions[0].seat, game.decisions[0].id, "keep")
    assert game.decisions[0].kind != "start_with"


def test_1_5_3b_three_directives_are_installed_before_the_game_begins() -> None:
    """1.5.3d, 1.6.1a, 1.6.2: the others stay outside the game, and nobody but the Runner chooses.

    Rules: 4.1.3, 4.6.1a.
    """
    runner = Deck(ADAM, dict(starter_decks()["gateway-beginner-runner"].cards), dict.fromkeys(DIRECTIVES, 1))
    game = new_game("beginner", 3, runner=runner, edition=CR_24_03.name)
    (asked,) = game.decisions
    assert (asked.seat, asked.kind, asked.step, asked.minimum, asked.maximum) == (
        "runner",
        "start_with",
        "1.6.2",
        3,
        3,
    )
    view = game.view("runner")
    assert view.decisions[0].prompt == "Choose 3 cards to start the game with."
    assert "Start with Safety First" in [option.label for option in view.decisions[0].options]
    chosen = [option.key for option in asked.options if option.to != "find_the_truth"]
    game.answer("runner", asked.id, chosen)
    game = load(game.save())
    installed = [game.state.cards[oid] for oid in game.state.zones["installed"]]
    assert sorted(card.code for card in installed) == sorted(DIRECTIVES[:3])
    assert all(card.faceup and game.is_active(card.oid) for card in installed)
    assert game.state.outside == {"runner": ("find_the_truth",)}
    assert game.decisions[0].kind == "mulligan"
    assert len(game.state.zones["grip"]) == 5


def test_1_5_3b_with_exactly_three_there_is_nothing_to_choose() -> None:
    runner = Deck(
        ADAM, dict(starter_decks()["gateway-beginner-runner"].cards), dict.fromkeys(DIRECTIVES[:3], 1)
    )
    game = new_game("beginner", 3, runner=runner, edition=CR_24_03.name)
    assert game.decisions[0].kind == "mulligan"
    assert len(game.state.zones["installed"]) == 3
    assert game.state.outside == {"runner": ()}
