"""English: sentences, and the tables behind them."""

from __future__ import annotations

import pytest

from engine.speech import RUNNER, Noun, say, speaking
from tests.speech.parts import SAID

TEXTS = {
    "an instruction": "Gain 9 credits.",
    "what somebody else does": "The Runner gains 1 credit.",
    "a person named before": "If the Runner is tagged, give them 1 tag.",
    "the same to the other": "If you are tagged, the Corp gives you 1 tag.",
    "if and otherwise": "If the Runner is tagged, do 4 meat damage; otherwise, give them 1 tag.",
    "two verbs of one event": (
        "When this agenda is scored or stolen, you may rez 1 unrezzed piece of ice, ignoring all costs."
    ),
    "an offer": "The Runner may pay 4 credits. If they do not, give them 1 tag.",
    "an offer to the reader": "You may pay 4 credits. If you do not, the Corp gives you 1 tag.",
    "two offers after a trigger": (
        "Each time the Runner approaches this server, they may spend 2 clicks or pay 5 credits. If "
        "they do not, end the run."
    ),
    "a state while another lasts": "This ice gets +2 strength while it protects a remote server.",
    "a cost": "Interface → 1 credit: Break up to 2 code gate subroutines.",
    "costs that are done": "1 hosted virus counter, trash this program: Draw 2 cards.",
    "the first time each turn": "Each turn, the first time you breach HQ, access 1 additional card.",
    "a number that grows": "Do 2 net damage plus 1 for each hosted advancement counter.",
    "a number equal to another": "Gain credits equal to your link.",
    "the past": "If you made a successful run this turn, draw 1 card.",
    "the past denied": (
        "Each program costs 1 credit less to install if you did not install a program this turn."
    ),
    "one of two kinds": "Trash 1 installed piece of hardware or program.",
    "a relative clause": "Place 2 advancement counters on 1 installed card that was not installed this turn.",
    "what cannot be": "The Runner cannot steal agendas for the remainder of this turn.",
    "one thing and then another": "The Runner draws 1 card, then gains 2 credits.",
    "at once": "When this program is empty, trash it and draw 1 card.",
    "a choice": (
        "Either gain 3 credits or draw 3 cards. If the Runner is tagged, you may do both, in either order."
    ),
    "somebody else's choice": "The Corp chooses for you: gain 6 credits or draw 4 cards.",
    "zones": "Shuffle up to 3 cards from HQ or Archives into R&D.",
    "whose": "Trash the top 2 cards of the Runner's stack.",
    "whose is the reader's": "Search your stack for 1 program.",
    "what it is not": "Trash 1 installed program that is not an icebreaker.",
    "what is done instead": (
        "You may shuffle all cards from the root of the attacked server into R&D instead of "
        "breaching the attacked server."
    ),
    "somebody made to do so instead": (
        "If the Corp is tagged, you may have them lose 2 credits instead of breaching HQ."
    ),
    "copies of what was named": ("When you install this program, reveal 1 copy of it in your heap."),
    "what it has none of": ("Advance 1 card without a virus counter."),
    "another": "The Runner trashes another installed card.",
    "there is none": "If there is no active lockdown, purge virus counters.",
    "two sentences": "Gain 5 credits. If the Runner has at most 6 credits, end the run.",
    "under a head": "Twice: gain 2 credits.",
    "with a name of its own": "“X” (if you are tagged, end the run).",
    "only if": "1 credit, only if the Runner is tagged: End the run.",
    "so much per person": "Gain 2 credits per player.",
}


@pytest.mark.parametrize("what", SAID)
def test_says(what: str) -> None:
    node, you = SAID[what]
    assert say("en", node, you) == TEXTS[what]


def test_everything_has_its_text_here() -> None:
    assert SAID.keys() == TEXTS.keys()


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        (Noun("ice", "this"), "this ice"),
        (Noun("ice", n=1), "1 piece of ice"),
        (Noun("ice", n=3), "3 pieces of ice"),
        (Noun("ice", "each"), "each piece of ice"),
        (Noun("agenda", "a"), "an agenda"),
        (Noun("program", "a", adj=("installed",)), "an installed program"),
        (Noun("program", "a", adj=("unique",)), "a unique program"),
        (Noun("ability", n=2), "2 abilities"),
        (Noun("card", n=1, names=("Code Gate",)), "1 code gate card"),
        (Noun("subroutine", n=2, names=("AP",)), "2 AP subroutines"),
        (Noun("grip", of=RUNNER), "the Runner's grip"),
    ],
)
def test_nouns(noun: Noun, said: str) -> None:
    assert speaking.noun("en", noun) == said
