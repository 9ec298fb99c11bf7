"""The generated English text of the starter cards: all of it, and what holds for any card."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path

import pytest

from engine.netrunner.decks.lists import starter_decks
from engine.netrunner.language.text import Speech
from engine.netrunner.shown.info import card_info
from engine.netrunner.table.definitions import definition
from engine.netrunner.testkit import Table, code_of

TEXTS: dict[str, list[str]] = {
    "AMAZE Amusements": [
        "Persistent → Each time a run on this server ends, if the Runner stole any agendas during "
        "it, give them 2 tags. (If the Runner trashes this upgrade while accessing it, this still "
        "applies to that run.)",
    ],
    "Brân 1.0": [
        "Lose 1 click: Break 1 subroutine on this ice. Only the Runner can use this.",
        "↳ You may choose 1 piece of ice in HQ or Archives and install it directly inward from "
        "this ice, ignoring all costs.",
        "↳ End the run.",
        "↳ End the run.",
    ],
    "Carmen": [
        "This program costs 2 credits less to install if you made a successful run this turn.",
        "Interface → 1 credit: Break 1 sentry subroutine.",
        "2 credits: +3 strength for this encounter.",
    ],
    "Cleaver": [
        "Interface → 1 credit: Break up to 2 barrier subroutines.",
        "2 credits: +1 strength for this encounter.",
    ],
    "Conduit": [
        "Each time a successful run on R&D ends, you may place 1 virus counter on this program.",
        "1 click: Run R&D. If the run is successful, access 1 additional card for each hosted "
        "virus counter when you breach R&D.",
    ],
    "Creative Commission": [
        "Gain 5 credits. If you have any clicks left, lose 1 click.",
    ],
    "DZMZ Optimizer": [
        "+1 MU.",
        "Each program costs 1 credit less to install if you have not installed a program this turn.",
    ],
    "Diviner": [
        "↳ Do 1 net damage. If this trashed a card whose printed play or install cost is odd (0 "
        "is not), end the run.",
    ],
    "Docklands Pass": [
        "Each turn, the first time you breach HQ, access 1 additional card.",
    ],
    "Funhouse": [
        "When the Runner encounters this ice, they may take 1 tag. If they do not, end the run.",
        "↳ The Runner may pay 4 credits. If they do not, give them 1 tag.",
    ],
    "Government Subsidy": [
        "Gain 15 credits.",
    ],
    "Hedge Fund": [
        "Gain 9 credits.",
    ],
    "Jailbreak": [
        "Run HQ or R&D. If the run is successful, draw 1 card, then access 1 additional card when "
        "you breach the attacked server.",
    ],
    "Karunā": [
        "↳ Do 2 net damage. The Runner may jack out.",
        "↳ Do 2 net damage.",
    ],
    "Leech": [
        "Each time you make a successful run on a central server, place 1 virus counter on this program.",
        "1 hosted virus counter: The ice you are encountering gets -1 strength for this encounter.",
    ],
    "Manegarm Skunkworks": [
        "Each time the Runner approaches this server, they may either spend 2 clicks or pay 5 "
        "credits. If they do not, end the run.",
    ],
    "Mayfly": [
        "Interface → 1 credit: Break 1 subroutine. Trash this program when this run ends.",
        "1 credit: +1 strength for this encounter.",
    ],
    "Mutual Favor": [
        "Search your stack for 1 icebreaker. Shuffle your stack and reveal the card found. If you "
        "made a successful run this turn, you may install it, paying its install cost. If you did "
        "not install it, add it to your grip.",
    ],
    "Nico Campaign": [
        "When this asset is rezzed, load 9 credits onto it.",
        "When this asset is empty, trash it and draw 1 card.",
        "Each time your turn begins, take 3 credits from this asset.",
    ],
    "Offworld Office": [
        "When this agenda is scored, gain 7 credits.",
    ],
    "Orbital Superiority": [
        "When this agenda is scored, if the Runner is tagged, do 4 meat damage; otherwise, give them 1 tag.",
    ],
    "Overclock": [
        "Place 5 credits on this event. Run any server. During that run, you can spend the "
        "credits on this event.",
    ],
    "Palisade": [
        "This ice gets +2 strength while this ice protects a remote server.",
        "↳ End the run.",
    ],
    "Pennyshaver": [
        "+1 MU.",
        "Each time you make a successful run, place 1 credit on this hardware.",
        "1 click: Place 1 credit on this hardware. Take all credits from this hardware.",
        "Limit 1 console per player.",
    ],
    "Predictive Planogram": [
        "Either gain 3 credits or draw 3 cards. If the Runner is tagged, you may do both, in either order.",
    ],
    "Public Trail": [
        "You can play this operation only if the Runner made a successful run during their last "
        "turn. The Runner may pay 8 credits. If they do not, give them 1 tag.",
    ],
    "Red Team": [
        "When this resource is installed, load 12 credits onto it.",
        "When this resource is empty, trash it.",
        "1 click: Run a central server that was not run this turn. If the run is successful, take "
        "3 credits from this resource.",
    ],
    "Regolith Mining License": [
        "When this asset is rezzed, load 15 credits onto it.",
        "When this asset is empty, trash it.",
        "1 click: Take 3 credits from this asset.",
    ],
    "Retribution": [
        "You can play this operation only if the Runner is tagged. Trash 1 installed piece of "
        "hardware or program.",
    ],
    "Seamless Launch": [
        "Place 2 advancement counters on 1 installed card that was not installed this turn.",
    ],
    "Send a Message": [
        "When this agenda is scored or stolen, you may rez 1 unrezzed piece of ice, ignoring all costs.",
    ],
    "Smartware Distributor": [
        "1 click: Place 3 credits on this resource.",
        "Each time your turn begins, take 1 credit from this resource.",
    ],
    "Superconducting Hub": [
        "When this agenda is scored, you may draw 2 cards.",
        "You get +2 maximum hand size.",
    ],
    "Sure Gamble": [
        "Gain 9 credits.",
    ],
    "Telework Contract": [
        "When this resource is installed, load 9 credits onto it.",
        "When this resource is empty, trash it.",
        "Once per turn → 1 click: Take 3 credits from this resource.",
    ],
    "The Catalyst: Convention Breaker": ["This identity has no abilities."],
    "The Syndicate: Profit over Principle": ["This identity has no abilities."],
    "Tithe": [
        "↳ Do 1 net damage.",
        "↳ Gain 1 credit.",
    ],
    "Tread Lightly": [
        "Run any server. During that run, each piece of ice costs 3 credits more to rez.",
    ],
    "Unity": [
        "Interface → 1 credit: Break 1 code gate subroutine.",
        "1 credit: +X strength for this encounter, where X is the number of installed icebreakers "
        "(including this one).",
    ],
    "Urtica Cipher": [
        "You can advance this asset.",
        "When the Runner accesses this asset while it is installed, do net damage equal to 2 plus "
        "the number of hosted advancement counters.",
    ],
    "VRcation": [
        "Draw 4 cards. If you have any clicks left, lose 1 click.",
    ],
    "Verbal Plasticity": [
        "Your first basic action to draw 1 card each turn draws 2 cards instead.",
    ],
    "Whitespace": [
        "↳ The Runner loses 3 credits.",
        "↳ If the Runner has 6 credits or fewer, end the run.",
    ],
    "Wildcat Strike": [
        "Either gain 6 credits or draw 4 cards. The Corp chooses which.",
    ],
}


@pytest.mark.parametrize("title", TEXTS)
def test_text_of(title: str) -> None:
    assert list(card_info(code_of(title)).text) == TEXTS[title]


def test_every_starter_card_has_its_text_here() -> None:
    decks = starter_decks().values()
    codes = {code for deck in decks for code in (deck.identity, *deck.cards)}
    assert codes == {code_of(title) for title in TEXTS}
    assert len(codes) == 45


CODES = sorted(code_of(title) for title in TEXTS)


@pytest.mark.parametrize("code", CODES)
def test_every_ability_says_a_sentence(code: str) -> None:
    abilities = definition(code).abilities
    text = card_info(code).text
    assert len(text) >= len(abilities)
    for ability in abilities:
        said = ability.say(Speech(definition(code)))
        assert said in text
        for reader in ("corp", "runner", "spectator"):
            check_prose(ability.say(Speech(definition(code), reader=reader)))
    for line in text:
        check_prose(line)


def check_prose(line: str) -> None:
    """Whole sentences, with nothing left over from how they were put together."""
    assert re.fullmatch(r"(↳ |\+|\d|[A-Z]).*\.\)?", line), line
    assert not re.search(r"[{}<>]|  |None|\.\.|\( | \)|,,| [,.;:]|- ?\d+ credits", line), line
    assert not re.search(
        r"\b1 (credit|click|card|tag|counter)s\b|\b[02-9] (credit|click|card|tag)\b", line
    ), line
    for sentence in re.split(r"(?<=[.:→↳]) ", line):
        first = sentence.lstrip("(")[:1]
        assert first.isupper() or first.isdigit() or first in "+↳", line


@pytest.mark.parametrize("code", CODES)
def test_only_the_cards_own_player_is_you(code: str) -> None:
    d = definition(code)
    for ability in d.abilities:
        other = ability.say(Speech(d, reader="spectator"))
        assert not re.search(r"\byou(r)?\b", other, re.IGNORECASE), other
        own = ability.say(Speech(d))
        assert ("the Corp" if d.facts.side == "corp" else "the Runner ") not in own or "Only" in own


def test_the_other_player_reads_of_what_happens_to_them() -> None:
    funhouse = definition(code_of("Funhouse"))
    sub = funhouse.subs[0]
    assert sub.say(Speech(funhouse, reader="runner")) == (
        "↳ You may pay 4 credits. If you do not, the Corp gives you 1 tag."
    )
    assert sub.say(Speech(funhouse, reader="spectator")) == (
        "↳ The Runner may pay 4 credits. If they do not, the Corp gives them 1 tag."
    )


def test_labels_carry_the_numbers_of_the_moment() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Unity", "Cleaver", "Carmen")
    t.start("runner")
    t.click("Run on HQ")
    assert "Unity: +3 strength · 1 credit" in t.options


# -- against the printed texts ------------------------------------------------------------------------------

WORDS = 8
"""A sentence this long in common would be a copied one; shorter ones are the game's fixed phrases."""


def shared() -> Path | None:
    """The directory with reference data: SYSOP_SHARED, or `../shared` beside the checkout."""
    checkout = Path(__file__).resolve().parents[3]
    for place in (os.environ.get("SYSOP_SHARED"), checkout.parent / "shared"):
        if place and (Path(place) / "cards" / "cards_text.json").is_file():
            return Path(place)
    return None


def sentences(text: str) -> set[str]:
    """Sentences in plain lower-case words, without markup, symbols and reminders."""
    text = re.sub(
        r"<[^>]+>|\([^)]*\)", " ", text.replace("[click]", " click ").replace("[credit]", " credits ")
    )
    parts = re.split(r"[.\n:→↳]|\[subroutine\]", text.lower())
    plain = (re.sub(r"\bcredit\b", "credits", " ".join(re.findall(r"[a-z0-9+'&-]+", part))) for part in parts)
    return {sentence for sentence in plain if sentence}


@cache
def printed_sentences() -> frozenset[str]:
    """Every long sentence printed on any card."""
    home = shared()
    assert home is not None
    cards = json.loads((home / "cards" / "cards_text.json").read_text("utf-8"))
    texts = [card.get("text") or "" for card in cards] if isinstance(cards, list) else [
        card if isinstance(card, str) else card.get("text") or "" for card in cards.values()
    ]  # fmt: skip
    return frozenset(s for text in texts for s in sentences(text) if len(s.split()) >= WORDS)


@pytest.mark.skipif(shared() is None, reason="the printed texts (SYSOP_SHARED or ../shared) are not at hand")
@pytest.mark.parametrize("code", CODES)
def test_no_sentence_is_copied(code: str) -> None:
    own = {s for line in card_info(code).text for s in sentences(line)}
    assert own & printed_sentences() == set()
