"""Labels of one question differ from each other, also those of two abilities of one card."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from engine.messages import LANGUAGES
from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.amounts import CardsIn, CostOf, StrengthOf
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import AddToHand, Derez, Draw, Gain, Reveal, Trash
from engine.netrunner.language.flow import May, Repeat, Together
from engine.netrunner.language.selectors import InZone, Result, ThisCard, Type, target
from engine.netrunner.language.sets import HostedOn
from engine.netrunner.language.spoken import Voice, short
from engine.netrunner.language.wording.costs import cost_before
from engine.netrunner.objects.definitions import declared, definition, taken_back
from engine.netrunner.shown.choice_labels import LONGEST
from engine.netrunner.shown.marks import marks_of
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.state import CORP, HEAP, RUNNER
from engine.netrunner.testkit import Table
from engine.speech import LANGUAGES as SPOKEN
from engine.speech import price
from engine.speech.nodes import deed
from tests.long import slices
from tests.netrunner.scenarios.making import corp, ice, runner
from tools.sweep import netrunner_decks as wide

CODES = sorted(declared())


@pytest.mark.parametrize("language", SPOKEN)
def test_no_two_abilities_of_a_card_are_called_the_same(language: str) -> None:
    """By what they cost and do in short: so no button of a card can be mistaken for another."""
    for code in CODES:
        d = definition(code)
        voice = Voice(d)
        called = []
        for ability in d.abilities:
            if isinstance(ability, Paid | When):
                does = short(deed(voice.sentences(ability.effects)), voice, language, infinitive=True)
                spent = cost_before(ability.cost, voice) if isinstance(ability, Paid) else ()
                # Abilities of different events do not wait in one question.
                waits = ability.on if isinstance(ability, When) else None
                kind = getattr(waits, "kinds", type(waits))
                called.append((kind, does, price(language, spent, voice.you, named=("this",))))
        assert len(set(called)) == len(called), (d.title, called)


@pytest.mark.parametrize("first", slices(range(1, 33, 8), 1))
def test_labels_of_one_question_differ(first: int) -> None:
    """In games of random legal decks of all declared cards, answered at random."""
    seen = 0
    for seed in range(first, first + 8):
        chance, game = random.Random(seed), wide.begin(seed)
        for _ in range(120):
            if not game.decisions:
                break
            decision = chance.choice(game.decisions)
            language = chance.choice(LANGUAGES)
            for asked in game.view(decision.seat, language).decisions:
                labels = [option.label for option in asked.options]
                assert len(set(labels)) == len(labels), labels
                assert all(0 < len(label) <= LONGEST for label in labels), labels
                seen += len(labels)
            size = chance.randint(decision.minimum, decision.maximum)
            keys = [option.key for option in chance.sample(decision.options, size)]
            game.answer(decision.seat, decision.id, keys)
    assert seen > 1000


def labels(t: Table, seat: str, language: str = "en") -> list[str]:
    """What can be chosen."""
    decisions = t.game.view(seat, language).decisions
    return [option.label for option in chain.from_iterable(asked.options for asked in decisions)]


def test_two_copies_are_told_apart_by_their_counters() -> None:
    t = Table()
    t.rig("Smartware Distributor", credit=3)
    t.rig("Smartware Distributor")
    t.start(RUNNER)
    assert {label for label in labels(t, RUNNER) if label.startswith("Smartware")} == {
        "Smartware Distributor: Place 3 credits on it · 1 click (3 credits)",
        "Smartware Distributor: Place 3 credits on it · 1 click",
    }


def test_copies_in_a_discard_pile_are_one_thing() -> None:
    t = Table()
    t.discard_pile("corp", "Hedge Fund", "Hedge Fund", "Ice Wall")
    t.hand("corp", "Archived Memories")
    t.start(CORP)
    t.click("Play Archived Memories")
    options = t.game.view(CORP).decisions[0].options
    twins = [option.twin for option in options if "Hedge Fund" in option.label]
    assert len(twins) == 2
    assert len(set(twins)) == 1
    assert twins[0]
    assert not any(option.twin for option in options if "Ice Wall" in option.label)


def test_two_copies_that_are_alike_are_numbered_and_said_to_be_alike() -> None:
    t = Table()
    t.rig("Smartware Distributor")
    t.rig("Smartware Distributor")
    t.start(RUNNER)
    assert {label for label in labels(t, RUNNER, "de") if label.startswith("Smartware")} == {
        "Smartware Distributor: 3 Credits darauf legen · 1 Klick (1 von 2 gleichen)",
        "Smartware Distributor: 3 Credits darauf legen · 1 Klick (2 von 2 gleichen)",
    }


def test_copies_are_told_apart_by_what_is_shown_of_them() -> None:
    """What they host, whether they were used, whether they are new; only what is the same is numbered."""
    t = Table()
    t.rig("Smartware Distributor")
    t.rig("Smartware Distributor", turn=1)
    t.hosted("Smartware Distributor", "Corroder")
    t.start(RUNNER)
    marks = [label.partition("(")[2] for label in labels(t, RUNNER, "en") if label.startswith("Smartware")]
    assert marks == ["hosts Corroder)", "new)"]
    t.rig("Smartware Distributor", turn=1)
    t.refresh()
    marks = [label.partition("(")[2] for label in labels(t, RUNNER, "en") if label.startswith("Smartware")]
    assert marks == ["hosts Corroder)", "new, 1 of 2 alike)", "new, 2 of 2 alike)"]


def test_what_is_not_known_is_not_said_to_be_alike() -> None:
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.root("Server 1", "Snare!")
    t.start(RUNNER)
    oids = [card.oid for card in t.game.state.cards.values() if card.zone == "installed"]
    assert marks_of(t.game, oids, Reader(RUNNER, "en")) == ["1", "2"]


def test_two_triggers_of_one_card_say_what_they_do() -> None:
    t = Table()
    t.rig("Malandragem", power=2)
    t.score_area(CORP, "Project Vitruvius", "Project Vitruvius")
    t.ice("HQ", "Palisade", rezzed=True)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert [label for label in labels(t, RUNNER) if "Malandragem" in label] == [
        "Use Malandragem: Spend 1 hosted power counter",
        "Use Malandragem: Remove it from the game",
    ]


@pytest.mark.parametrize(("language", "label"), [
    ("en", "Gain 2 credits, then draw 1 card (2 times)"),
    ("de", "2 Credits erhalten, dann 1 Karte ziehen (2 Mal)"),
    ("ja", "2クレジットを得て、その後カードを1枚引く（2回）"),
    ("ru", "Получить 2 кредита, затем взять 1 карту (2 раза)"),
])  # fmt: skip
def test_what_is_repeated_is_said_and_how_often(language: str, label: str) -> None:
    """And not "Do this 2 times" without a word of what."""
    with taken_back():
        twice = Repeat((Gain(2), Draw(1)), 2)
        runner("Echo", "resource", Paid(cost(clicks=1), (twice,)))
        voice = Voice(definition("test_echo"))
        assert short(voice.joined((twice,)), voice, language, infinitive=True) == label


def test_a_number_that_is_not_known_yet_is_no_nought() -> None:
    """What follows from an X, a target or what is revealed is in words; what is known is a number."""
    t = Table()
    t.root("HQ", "Corporate Troubleshooter", rezzed=True)
    t.ice("HQ", "Palisade", rezzed=True)
    t.start(CORP)
    (label,) = (one for one in t.options if one.startswith("Corporate Troubleshooter"))
    assert "gets +X" in label
    with taken_back():
        revealed = (Reveal(target(InZone((HEAP,)))), Gain(CostOf(Result("revealed"))))
        runner("Reader", "resource", Paid(cost(credits=1), revealed))
        ice = target(Type("ice"))
        weighed = (Together((Derez(ice), Gain(StrengthOf(ice)))),)
        runner("Weigher", "resource", Paid(cost(credits=1), weighed))
        runner("Counter", "resource", Paid(cost(credits=1), (Gain(CardsIn("heap")),)))
        t = Table()
        t.rig("Reader", "Weigher", "Counter")
        t.ice("HQ", "Palisade", rezzed=True)
        t.discard_pile("runner", "Leech", "Cleaver")
        t.start(RUNNER)
        told = {one.partition(":")[0]: one for one in t.options}
        assert "credits equal to its" in told["Reader"]
        assert "credits equal to its strength" in told["Weigher"]
        assert "Gain 2 credits" in told["Counter"]


def test_who_alone_may_use_an_ability_is_told_to() -> None:
    """9.5: the Corp's button of an ability of a card of the Runner."""
    with taken_back():
        runner("Lure", "resource", Paid(cost(credits=1), (Trash(),), by=CORP))
        t = Table()
        t.rig("Lure")
        t.start("corp")
        assert "Lure: Trash it · 1 credit" in t.options


def test_copies_at_different_servers_are_told_apart_by_their_servers() -> None:
    """Of two pieces of ice that look alike a number would not tell which is which."""
    with taken_back():
        corp("Siren", "asset", Paid(cost(credits=1), (Draw(1),)))
        ice("Wall", Paid(cost(credits=1), (Gain(2),)))
        t = Table()
        t.ice("HQ", "Wall")
        t.ice("R&D", "Wall")
        for server in ("Server 1", "Server 2"):
            t.root(server, "Siren", rezzed=True)
        t.root("Server 3", "Siren", rezzed=True, power=1)
        t.root("Server 3", "Siren", rezzed=True, power=2)
        t.start(CORP)
        mine = [label for label in t.options if label.startswith(("Wall", "Siren"))]
        assert sorted(label[label.rindex("(") :] for label in mine) == [
            "(Server 1)", "(Server 2)", "(Server 3, 1 power counter)", "(Server 3, 2 power counters)",
            "(protecting HQ)", "(protecting R&D)",
        ]  # fmt: skip


def test_what_is_hosted_on_the_source_is_said_to_be() -> None:
    """Where the card is called by its title, too: not "on a card"."""
    with taken_back():
        runner("Shelf", "resource", Paid(cost(clicks=1), (May((AddToHand(target(HostedOn(ThisCard()))),)),)))
        t = Table()
        t.rig("Shelf")
        t.hosted("Shelf", "Leech")
        t.start("runner")
        t.click("Shelf")
        assert t.options == ["Yes: add 1 card hosted on Shelf to your grip", "No"]
