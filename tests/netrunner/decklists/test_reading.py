"""Lists as people paste them: every way to write one comes to its deck, doubts are asked."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.messages import LANGUAGES
from engine.netrunner.decklists import FORMATS, LARGEST, Imported, Reason, names, read, write
from engine.netrunner.decklists.identities import likely_identities
from engine.netrunner.decklists.model import Doubt, Finding
from engine.netrunner.decklists.reading import MEMBERS
from engine.netrunner.decklists.reading.effort import LOOKED_UP
from engine.netrunner.decks.legality import report
from engine.netrunner.decks.lists import Deck
from tests.long import examples
from tests.netrunner.decklists.samples import HAAS, KATE, reference

HOME = reference()
SAMPLES = (
    []
    if HOME is None
    else [
        path.name
        for path in sorted((HOME / "decks").iterdir())
        if path.name.partition(".")[0] in ("core_kate", "gateway_corp") and "expected" not in path.name
    ]
)
MALFORMED = {} if HOME is None else json.loads((HOME / "malformed" / "expected.json").read_text("utf-8"))
SYNDICATE = "The Syndicate: Profit over Principle\n\n"
HERE = pytest.mark.skipif(HOME is None, reason="no sample lists in $SYSOP_SHARED or beside the checkout")


def one(text: str | bytes, **more: object) -> Imported:
    (found,) = read(text, **more)  # type: ignore[arg-type]
    return found


@HERE
def test_there_are_samples() -> None:
    assert len(SAMPLES) == 34
    assert len(MALFORMED) == 22


@HERE
@pytest.mark.parametrize("name", SAMPLES)
def test_every_sample_comes_to_its_deck(name: str) -> None:
    assert HOME is not None
    expected = json.loads((HOME / "decks" / f"{name.partition('.')[0]}.expected.json").read_text("utf-8"))
    identity = expected["identity"] if name.endswith(".jnet.txt") else ""
    found = one((HOME / "decks" / name).read_bytes(), identity=identity)
    assert found.ready, (found.doubts, found.faults)
    assert found.deck.identity == expected["identity"]
    assert found.deck.cards == expected["cards"]
    if name.endswith(".nrdb_file.txt"):
        assert found.name == expected["file_slug"]
    elif not name.endswith((".jnet.txt", ".nrdb_zip_member.txt", ".o8d", "validate_request.json")):
        assert found.name == expected["name"]


@HERE
def test_a_page_of_lists_is_several_decks() -> None:
    assert HOME is not None
    found = read((HOME / "decks" / "both.v3_decklists_page.json").read_bytes())
    assert [deck.deck.size for deck in found] == [34, 45]
    assert one((HOME / "decks" / "jnet_native_deck.json").read_bytes()).deck.size == 34


@HERE
@pytest.mark.parametrize("name", MALFORMED)
def test_every_malformed_sample_has_its_reason(name: str) -> None:
    assert HOME is not None
    found = one((HOME / "malformed" / name).read_bytes())
    reason = MALFORMED[name]["reason"].replace("_", "-")
    if reason in ("illegal-deck", "too-many-copies"):  # the rules of decks say what is wrong
        assert found.ready
        return
    assert reason in found.reasons()
    assert found.ready is (reason in (Reason.MOJIBAKE, Reason.NOT_UTF8, Reason.UTF16))


@pytest.mark.parametrize("form", [form for form in FORMATS if form != "bare"])
@pytest.mark.parametrize("deck", [KATE, HAAS])
def test_what_is_written_is_read_again(form: str, deck: object) -> None:
    assert deck in (KATE, HAAS)
    written = write(deck, form, "Déjà “Vu” & <co>", "Two lines,\nand a < sign.")  # type: ignore[arg-type]
    found = one(written)
    assert found.ready, (found.doubts, found.faults)
    assert found.deck == deck
    assert found.skipped == ()


LINES = (
    ("3 Hedge Fund", 3), ("3x Hedge Fund", 3), ("3X  hedge fund", 3), ("3× Hedge Fund", 3),
    ("3 x Hedge Fund", 3),
    ("3xHedge Fund", 3), ("Hedge Fund x3", 3), ("x3 Hedge Fund", 3), ("Hedge Fund 3", 3),
    ("- 3x Hedge Fund", 3),
    ("• 2x HEDGE FUND ●●● ●", 2), ("2x Hedge Fund★", 2), ("2x Hedge Fund  ☆☆", 2),
    ("2x Hedge Fund (System Gateway) ■ ■", 2),
    ("1x Hedge Fund (System Gateway) ♘", 1),
    ("* 2x [Hedge Fund](https://netrunnerdb.com/en/card/30075) _(System Gateway)_ ", 2),
    ("* 2x [whatever](https://netrunnerdb.com/de/card/hedge_fund) _(Core Set)_ ○○", 2),
    ("2x [url=https://netrunnerdb.com/en/card/01110]Hedge Fund[/url] [i](X)[/i] [color=#FF8C00]●[/color]", 2),
    ("3x Hedge Fund( 75) 2 sets needed", 3), ("2 Hedge Fund [id: 30075, art: name]", 2),
    ("2x Hedge Fund [System Gateway]", 2), ("2x Hedge Fund [2 influence] ●●", 2), ("Hedge Fund (2)", 2),
    ("2,Hedge Fund", 2), ('"Hedge Fund";2', 2), ("> 2x Hedge Fund", 2), ("```\n2x Hedge Fund\n```", 2),
)  # fmt: skip


@pytest.mark.parametrize(("line", "copies"), LINES)
def test_a_card_can_be_written_in_many_ways(line: str, copies: int) -> None:
    found = one(SYNDICATE + line)
    assert found.ready, (found.doubts, found.faults)
    assert found.cards == {"hedge_fund": copies}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1x 15 Minutes", "15_minutes"), ("15 Minutes x1", "15_minutes"), ("2 Ichi 1.0", "ichi_1_0"),
        ("Ichi 1.0 x2", "ichi_1_0"), ("2x Evidence Collection 2", "evidence_collection_2"),
        ("1x 24/7 News Cycle (Data and Destiny)", "24_7_news_cycle"), ("1x Tomorrow's Headline",
        "tomorrows_headline"),
        ("2x Bran 1.0", "bran_1_0"), ("1 tl;dr", "tl_dr"), ("2x O2 Shortage", "o_shortage"),
    ],
)  # fmt: skip
def test_titles_with_numbers_signs_and_accents(line: str, code: str) -> None:
    found = one(SYNDICATE + line)
    assert found.ready, (found.doubts, found.faults)
    assert list(found.cards) == [code]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ('Kate "Mac" McCaffrey: Digital Tinker\n3 Diesel', ""),
        ("Kate “Mac” McCaffrey\n3 Diesel", ""),
        ('2025 Worlds\n\nKate "Mac" McCaffrey: Digital Tinker (Core Set)\n3 Diesel', "2025 Worlds"),
        ('# Sure Gamble\n1x Kate "Mac" McCaffrey: Digital Tinker\n### Event (3)\n3 Diesel', "Sure Gamble"),
        ("```\nNBN Kate\n\nIdentity: Kate “Mac” McCaffrey: Digital Tinker\n3x Diesel\n```", "NBN Kate"),
        (";; title: Kate\n;; identity: nobody\n;; identity-code: 1033\n3 Diesel", "Kate"),
    ],
)
def test_identity_and_name(written: str, name: str) -> None:
    found = one(written)
    assert (found.ready, found.identity, found.cards) == (True, KATE.identity, {"diesel": 3})
    assert found.name in (name, "Kate “Mac” McCaffrey")


def test_headings_that_are_called_as_cards_are_no_cards() -> None:
    found = one(SYNDICATE + "Exchange of Information\nMartial Law (3)\n3x Hedge Fund\n\nDraft notes of mine")
    assert found.cards == {"hedge_fund": 3}
    assert found.skipped == ("Draft notes of mine",)
    assert [fault.reason for fault in found.faults] == [Reason.BAD_QUANTITY]
    assert found.faults[0].text == "Exchange of Information"


@pytest.mark.parametrize(
    ("line", "reason", "first"),
    [
        ("2x Hegde Fund", Reason.UNKNOWN_CARD, "hedge_fund"),
        ("2x Hedgefonds", Reason.TRANSLATED, "hedge_fund"),
        ("2x ヘッジファンド", Reason.TRANSLATED, "hedge_fund"),
        ("2x Fondos de Riesgo", Reason.TRANSLATED, "hedge_fund"),
        ("1x Director Haas Pet Projects", Reason.UNKNOWN_CARD, "director_haas_pet_project"),
        ("2x [Hedge Fund](https://netrunnerdb.com/en/card/99999)", Reason.BAD_CARD, "hedge_fund"),
    ],
)
def test_what_is_not_named_plainly_is_asked(line: str, reason: Reason, first: str) -> None:
    found = one(SYNDICATE + line)
    (doubt,) = found.doubts
    assert (doubt.reason, doubt.candidates[0], found.cards) == (reason, first, {})
    assert not found.ready
    answered = one(SYNDICATE + line, answers={doubt.text: first})
    assert answered.ready
    assert list(answered.cards) == [first]
    left_out = one(SYNDICATE + line + "\n1x Tithe", answers={doubt.text: ""})
    assert (left_out.ready, left_out.cards) == (True, {"tithe": 1})
    nonsense = one(SYNDICATE + line, answers={doubt.text: "no_such_card"})
    assert nonsense.cards == {}


def test_similar_titles_are_looked_for_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of nothing but nonsense must not hold up anybody; what waits has its turn after an answer."""
    asked: list[str] = []
    plain_alike = names.alike

    def counted(title: str, *given: Any, **more: Any) -> list[str]:
        asked.append(title)
        return plain_alike(title, *given, **more)

    monkeypatch.setattr(names, "alike", counted)
    typos = [
        f"{title[:-1]}q" for title in ("Palisade", "Tithe", "Whitespace", "Hedge Fund", "Karuna", "Diviner")
    ]
    text = SYNDICATE + "\n".join(
        f"1x {title}" for title in [*typos, *typos, *(f"blorp {n} wug" for n in range(300))]
    )
    found = one(text)
    assert len(asked) == LOOKED_UP
    assert not found.doubts[-1].candidates
    asked.clear()
    one(SYNDICATE + "2 " + "hedge fund " * 20_000)
    assert max(map(len, asked)) <= names.LONGEST
    answers = {doubt.text: "" for doubt in found.doubts[:LOOKED_UP]}
    assert one(text, answers=answers).doubts[0].text not in answers


def test_only_cards_of_the_decks_side_are_offered() -> None:
    corp, runner = (
        one(SYNDICATE + "2x Sure Gambel"),
        one('Kate "Mac" McCaffrey: Digital Tinker\n2x Sure Gambel'),
    )
    assert "sure_gamble" not in corp.doubts[0].candidates
    assert runner.doubts[0].candidates[0] == "sure_gamble"


def test_a_misspelt_identity_is_asked_about() -> None:
    found = one("My deck\nHaas-Bioroid: Precison Design\n3x Hedge Fund")
    (doubt,) = found.doubts
    assert doubt.identity
    assert doubt.candidates[0] == HAAS.identity
    answered = one(
        "My deck\nHaas-Bioroid: Precison Design\n3x Hedge Fund", answers={doubt.text: HAAS.identity}
    )
    assert (answered.ready, answered.identity) == (True, HAAS.identity)


def test_an_identity_can_be_given_beside_the_list() -> None:
    assert one("3x Hedge Fund").reasons() == {Reason.NO_IDENTITY}
    assert one("3x Hedge Fund", identity="Haas-Bioroid: Precision Design").identity == HAAS.identity
    assert one("3x Hedge Fund", identity="Hedge Fund").reasons() == {Reason.NO_IDENTITY}


@pytest.mark.parametrize("deck", [KATE, HAAS])
def test_the_identities_that_fit_best_come_first(deck: Deck) -> None:
    likely = likely_identities(deck.cards, 25)
    assert deck.identity in likely
    wrong = [len(report(Deck(code, deck.cards), starters=True).problems) for code in likely]
    assert wrong == sorted(wrong)
    assert len(likely_identities({"diesel": 3}, 4)) == 4
    assert likely_identities({"diesel": 3, "hedge_fund": 3}, 25) == ()
    assert likely_identities({}, 25) == ()


def test_what_is_wrong_is_told_line_by_line() -> None:
    wrong = one(SYNDICATE + "3x\n77x Tithe\n3x Hedge Fund\n99x Palisade")
    lines = [fault.where for fault in wrong.faults if fault.where]
    assert lines == sorted(lines)
    assert len(lines) > 1


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 3, Reason.NOT_A_LIST),
        (b"PK\x03\x04 but not packed", Reason.NOT_A_LIST),
        (b"%PDF-1.7\x00\x01\x02\x03\x04", Reason.NOT_A_LIST),
        (b"x" * (LARGEST + 1), Reason.TOO_BIG),
        (b"", Reason.EMPTY_DECK),
        (b"Dear all,\nsee you on Friday.\n", Reason.EMPTY_DECK),
        (b"\n".join(b"%d words of no list" % n for n in range(1, 19)), Reason.NOT_A_LIST),
        ((SYNDICATE + "1000x Hedge Fund").encode(), Reason.BAD_QUANTITY),
        (b"[" * 100_000, Reason.EMPTY_DECK),
        (b'{"a":' * 20_000, Reason.BAD_JSON),
        (b"<html><body>no</body></html>", Reason.WRONG_GAME),
        (b'[{"cards": {"30075": 99999999999999999999999}}]', Reason.BAD_QUANTITY),
    ],
)
def test_what_is_no_list_is_refused_with_its_reason(data: bytes, reason: Reason) -> None:
    found = one(data)
    assert reason in {fault.reason for fault in found.faults}
    assert not found.ready


def test_a_packed_file_holds_several_decks() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("Kate.txt", write(KATE, "packed", "Kate"))
        archive.writestr("in/HB.txt", write(HAAS, "packed", "HB"))
        archive.writestr("bomb.txt", b"x" * 10_000_000)
    found = read(packed.getvalue(), "netrunnerdb.zip")
    assert [(one.name, one.deck) for one in found] == [("Kate", KATE), ("HB", HAAS)]


def test_everything_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        for reason in Reason:
            for where in (0, 3):
                said = Finding(reason, where, "Hegde Fund", "hedge_fund", 5, 3).say(language)
                assert said
                assert Doubt(reason, "Hegde Fund", where).say(language) == Finding(
                    reason, where, "Hegde Fund"
                ).say(language)


def test_no_two_cards_are_called_the_same() -> None:
    titles = [names.folded(facts.title) for facts in names.cards().values()]
    assert len(titles) == len(set(titles)) > 1_900
    assert all(names.titled(facts.title) == code for code, facts in names.cards().items())
    assert all(names.printings(code) for code in names.cards())
    assert names.titled("") is None


# Whatever is sent, it is read or refused; nothing is raised, nothing is guessed.

BITS = st.sampled_from(
    [
        "3x Hedge Fund", "The Syndicate: Profit over Principle", "Sure Gamble x2", "[url=", "](",
        "###Event (3)", ";; title:",
        ";; identity-code: ", "{", "}", '"cards"', ":",
        "<deck game='0f38e453-26df-4c04-9d67-6d43de939c77'>", "<section name='Identity'>",
        "<card qty='3' id='bc0f047c-01b1-427f-a439-d451eda30075'/>", "</section>", "</deck>", "[b]", "99",
        "x", "Ã©", "(", ")", "\n", "\r\n", " ",
    ]
)  # fmt: skip


@examples(25, sweep=12)
@given(st.lists(BITS | st.text(max_size=8), max_size=25))
def test_any_text_is_read_or_refused(parts: list[str]) -> None:
    _held(read("".join(parts)))


@examples(40)
@given(
    st.binary(max_size=200), st.sampled_from([b"", b"PK\x03\x04", b"\xff\xfe", b"\xef\xbb\xbf", b"<", b"{"])
)
def test_any_file_is_read_or_refused(data: bytes, begin: bytes) -> None:
    _held(read(begin + data, "some.o8d"))


PARTS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
    | st.sampled_from(["hedge_fund", "30075", "30077", "corp", "01110"]),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(
        st.sampled_from(
            ["data", "attributes", "cards", "card_slots", "identity", "identity_card_id", "name", "qty",
            "card",
             "content", "notes", "success", "title", "hedge_fund", "30077", "30075"]
        ), inner, max_size=4,
    ),
    max_leaves=12,
)  # fmt: skip


@examples(25, sweep=12)
@given(PARTS)
def test_any_json_is_read_or_refused(value: object) -> None:
    _held(read(json.dumps(value)))


@examples(40)
@given(
    st.dictionaries(
        st.sampled_from(sorted(code for code in names.cards() if not names.is_identity(code))),
        st.integers(1, 3), min_size=1, max_size=15,
    ),
    st.sampled_from([form for form in FORMATS if form != "bare"]),
)  # fmt: skip
def test_every_deck_comes_back_from_every_format(cards: dict[str, int], form: str) -> None:
    """Of one side's cards, as many as may be."""
    known = names.cards()
    cards = {code: min(n, known[code].deck_limit) for code, n in cards.items()}
    side = known[next(iter(cards))].side
    cards = {code: n for code, n in cards.items() if known[code].side == side}
    deck = type(KATE)(HAAS.identity if side == "corp" else KATE.identity, dict(sorted(cards.items())))
    found = one(write(deck, form, "A deck"))  # type: ignore[arg-type]
    assert found.ready, (found.doubts, found.faults)
    assert found.deck == deck


def _held(found: tuple[Imported, ...]) -> None:
    """What was read is a deck of known cards, or there is something to say of it."""
    assert found
    for imported in found:
        assert all(doubt.say("de") for doubt in imported.doubts)
        assert all(one.say("de") for one in (*imported.faults, *imported.remarks))
        assert set(imported.cards) <= set(names.cards())
        if imported.ready:
            assert names.is_identity(imported.identity)
            assert sum(imported.cards.values()) > 0


def test_of_one_file_so_many_lists_are_read_and_no_more() -> None:
    """A small packed file can hold thousands."""
    many = f"[{','.join([write(KATE, 'json-v2', 'Kate')] * (MEMBERS + 5))}]"
    assert len(read(many)) == MEMBERS
