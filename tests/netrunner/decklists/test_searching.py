"""Cards found by title and by words, also those that cannot be played yet."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.messages import LANGUAGES, say
from engine.netrunner import card_info
from engine.netrunner.decklists import names
from engine.netrunner.decklists.formats import OURS, formats
from engine.netrunner.decklists.searching import (
    cards_like,
    find_exactly,
    find_known,
    known_info,
    only_kinds,
)
from engine.netrunner.language.words import subtype_words
from engine.netrunner.objects.definitions import declared
from engine.speech import subtype

UNDECLARED = sorted(set(names.cards()) - declared())


def test_any_known_card_is_found_by_its_title() -> None:
    for code in UNDECLARED[::50]:
        assert find_known(names.cards()[code].title)[0] == code
    assert find_known("hedge fund")[0] == "hedge_fund"
    assert find_known("HEDGE")[0] == "hedge_fund"
    assert find_known("?!") == []


def test_a_title_in_another_language_finds_the_card() -> None:
    assert find_known("Scherbe von Utopia") == find_known("scherbe von utopia") == ["utopia_shard"]


@pytest.mark.parametrize(("text", "code"), [
    ("長命血清", "longevity_serum"), ("長命", "longevity_serum"), ("ロキ", "loki"),
    ("Сыворотка Долголетия", "longevity_serum"), ("сыворотка долг", "longevity_serum"),
    ("Langlebigkeits", "longevity_serum"), ("Fee", "faerie"),
])  # fmt: skip
def test_a_title_is_typed_in_the_language_of_who_types_it(text: str, code: str) -> None:
    assert find_known(text)[0] == code


def test_titles_of_every_language_find_their_card() -> None:
    titles = list(zip(*names._spellings(False), strict=True))
    for title, code in titles[:: len(titles) // 100]:
        assert code in find_known(title), title


@pytest.mark.parametrize(
    "words",
    [
        "corp ice barrier cost:3",
        "type:ice barrier corp Cost=3",
        "corp ice barrier kosten 3",
        "corp ice barrier コスト３",
        "corp ice barrier コスト：3",
        "corp ice barrier стоимость 3",
    ],
)
def test_what_a_value_is_called_may_stand_before_it(words: str) -> None:
    assert cards_like(words) == cards_like("corp ice barrier 3") != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_declared_is_named_as_such(language: str) -> None:
    for code in UNDECLARED:
        info = known_info(code, language)
        assert len(info.text) == 1
        assert info.title in info.text[0].replace("\u2068", "").replace("\u2069", "")
    assert known_info("hedge_fund", language) == card_info("hedge_fund", language)


def test_japanese_words_are_found_where_no_space_is_before_them() -> None:
    assert "diesel" in cards_like("カードを3枚引く", "ja")
    found = cards_like("コーポ アイス barrier 3", "ja")
    assert found == cards_like("corp ice barrier 3") != []


def test_words_find_sets_by_type_faction_subtype_cost_and_text() -> None:
    found = cards_like("jinteki ice code gate 4")
    assert "karuna" not in found
    facts = [names.cards()[code] for code in found]
    assert facts
    for one in facts:
        assert (one.faction, one.type, one.cost) == ("jinteki", "ice", 4)
        assert "code_gate" in one.subtypes
    everything = {
        code
        for code, one in names.cards().items()
        if one.faction == "jinteki" and one.type == "ice" and one.cost == 4 and "code_gate" in one.subtypes
    }
    assert everything <= set(found)
    playable = [code in declared() for code in cards_like("ice")]
    assert playable == sorted(playable, reverse=True)
    assert "diesel" in cards_like("shaper event draw cards")
    assert "diesel" in cards_like("Shaper ziehe 0", "de")
    assert "diesel" not in cards_like("shaper event draw 3")  # a number is the cost
    assert cards_like("zzzz") == cards_like("  ") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_is_a_type_a_side_or_a_faction_binds(language: str) -> None:
    cards = names.cards()
    for words, type_ in (("jinteki ice 3", "ice"), ("jinteki agenda", "agenda"), ("runner event", "event")):
        found = cards_like(words, language)
        assert found
        assert {cards[code].type for code in found} == {type_}
    assert {cards[code].faction for code in cards_like("jinteki", language)} == {"jinteki"}
    assert {cards[code].side for code in cards_like("corp trace", language)} == {"corp"}
    assert {cards[code].faction for code in cards_like("weyland ice", language)} == {"weyland_consortium"}
    # What is the beginning of such a word only is found wherever it stands, as ever.
    assert len({cards[code].type for code in cards_like("agend", language)}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_of_cards_alone_is_no_part_of_a_title(language: str) -> None:
    cards = names.cards()
    types = {facts.type for facts in cards.values()} | {say(language, "nr-type", type="ice")}
    for words in (*types, "Runner", "corp", "anarch", "Jinteki", "runner event", "weyland ice"):
        assert only_kinds(words, language), words
        assert cards_like(words, language), words
    # A whole title, what stands before its colon, and any other word mean the card.
    for words in ("Event Horizon", "apex", "Adam", "ice wall", "course", "ic", "", "?!"):
        assert not only_kinds(words, language), words
    assert not any(only_kinds(facts.title, language) for facts in cards.values())


def named(language: str) -> Iterator[tuple[str, set[str], bool]]:
    """What each value of a card is called, the cards that have it, whether they alone are meant."""
    cards = names.cards()
    for of in ("side", "type", "faction"):
        for value in sorted({getattr(facts, of) for facts in cards.values()}):
            having = {code for code, facts in cards.items() if getattr(facts, of) == value}
            if of == "type" and not value.endswith("_identity"):
                yield say(language, "nr-type", type=value), having, True
            elif of == "side":
                yield say(language, "nr-role", seat=value), having, True
            elif of == "faction":
                yield known_info(min(having), language).faction_name, having, True
    for value in sorted({one for facts in cards.values() for one in facts.subtypes}):
        having = {code for code, facts in cards.items() if value in facts.subtypes}
        yield subtype(language, subtype_words(value)), having, False
    for format_id in OURS:
        name = re.split("[(（]", say(language, f"nrf-{format_id}"))[0]
        yield name, set(formats().pool(format_id, "9999-12-31")), True
    for one in names.card_sets().values():
        having = {code for code in cards if one.code in names.printings(code).values()}
        for name in (one.name, one.short):
            yield name, having, True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_type_faction_subtype_format_and_set_is_found_by_its_name(language: str) -> None:
    wrong = []
    for at, (name, having, alone) in enumerate(named(language)):
        if find_exactly(name) or names.translated(name) or not having:
            continue
        if not only_kinds(name, language) and len(having) > 1:
            wrong.append(name)
        if at % 20 == 0:
            found = set(cards_like(name, language))
            if not having <= found or (alone and not found <= having):
                wrong.append(f"{name}: {len(found - having)} more, {len(having - found)} less")
    assert wrong == []


@pytest.mark.parametrize(("words", "same"), [
    ("hb", "haas-bioroid"), ("wey", "weyland"), ("crim", "criminal"), ("gateway ice", "system gateway ice"),
    ("sg", "System Gateway"), ("hb startup ice", "haas bioroid startup ice"), ("eis nbn", "nbn ice"),
    ("id jinteki", "identity jinteki"), ("ジンテキ ice", "jinteki ice"), ("хаас", "haas"),
])  # fmt: skip
def test_what_people_type_for_a_kind_is_that_kind(words: str, same: str) -> None:
    assert set(cards_like(words, "de")) == set(cards_like(same, "de")) != set()
    assert only_kinds(words, "de")


def test_another_word_for_a_subtype_finds_all_that_have_it_and_not_one_card() -> None:
    gates = {code for code, facts in names.cards().items() if "code_gate" in facts.subtypes}
    for words in ("codetor", "code-tor", "codegate"):
        assert set(cards_like(words, "de")) == gates
        assert only_kinds(words, "de")
    assert only_kinds("barriere", "de")
    assert "aircheck" not in cards_like("ai")  # a subtype is a word, and no beginning of one
    assert cards_like("ashes cycle") == cards_like("ashes")


def test_a_name_of_a_kind_that_is_a_word_of_texts_is_that_where_words_stand_beside_it() -> None:
    assert {names.cards()[code].cycle for code in cards_like("corp core")} == {"core_set"}
    assert "begemot" in cards_like("core damage")


@pytest.mark.parametrize(("words", "same", "language"), [
    ("agendas 5", "agenda 5", "en"), ("Runner events", "runner event", "en"),
    ("identities", "identity", "en"), ("jinteki upgrades", "jinteki upgrade", "en"),
    ("Programme 2", "program 2", "de"),
    ("Ressourcen", "resource", "de"), ("агенды", "agenda", "ru"), ("события 0", "event 0", "ru"),
])  # fmt: skip
def test_several_of_a_kind_are_that_kind(words: str, same: str, language: str) -> None:
    assert cards_like(words, language) == cards_like(same, language) != []
    assert only_kinds("events")


def test_a_part_of_a_faction_s_name_that_is_a_subtype_is_that() -> None:
    cards = names.cards()
    assert {"bioroid" in cards[code].subtypes for code in cards_like("bioroid ice")} == {True}
    assert "ablative_barrier" in cards_like("haas-bioroid ice")
    assert "ablative_barrier" in cards_like("haas ice")


@pytest.mark.parametrize(("words", "language"), [
    ("barrier strength:5", "en"), ("barrier strength 5", "en"), ("barrier Stärke 5", "de"),
    ("barrier сила 5", "ru"), ("barrier 強度5", "ja"),
])  # fmt: skip
def test_a_value_that_is_named_is_that_value_and_not_the_cost(words: str, language: str) -> None:
    found = [names.cards()[code] for code in cards_like(words, language)]
    assert {facts.strength for facts in found} == {5}
    assert len({facts.cost for facts in found}) > 1
    assert {names.cards()[code].trash_cost for code in cards_like("asset trash cost: 3", "en")} == {3}


def test_what_is_called_so_comes_before_what_speaks_of_it() -> None:
    cards, found = names.cards(), cards_like("virus")
    playable = [code for code in found if code in declared()]
    named = [" virus" in f" {names.folded(cards[c].title)} {' '.join(cards[c].subtypes)}" for c in playable]
    assert named == sorted(named, reverse=True)
    assert not all(named)


def test_german_words_bind_as_well() -> None:
    assert {names.cards()[code].type for code in cards_like("programm 2", "de")} == {"program"}
    assert {names.cards()[code].side for code in cards_like("konzern sentry", "de")} == {"corp"}


def test_a_whole_title_finds_its_cards_and_no_others() -> None:
    assert find_exactly("hedge FUND") == {"hedge_fund"}
    assert find_exactly("Hedge") == find_exactly("?!") == set()
