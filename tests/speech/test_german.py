"""German: sentences, and the tables behind them."""

from __future__ import annotations

import pytest

from engine.speech import Noun, say, speaking
from tests.speech.parts import SAID

TEXTS = {
    "an instruction": "Erhalte 9 Credits.",
    "what somebody else does": "Der Runner erhält 1 Credit.",
    "a person named before": "Wenn der Runner getaggt ist, gib ihm 1 Tag.",
    "the same to the other": "Wenn du getaggt bist, gibt der Konzern dir 1 Tag.",
    "if and otherwise": "Wenn der Runner getaggt ist, füge 4 Körperschaden zu; sonst gib ihm 1 Tag.",
    "two verbs of one event": (
        "Wenn diese Agenda gepunktet oder gestohlen wird, darfst du 1 ungerezztes Ice ohne jegliche "
        "Kosten rezzen."
    ),
    "an offer": "Der Runner darf 4 Credits zahlen. Tut er das nicht, gib ihm 1 Tag.",
    "an offer to the reader": "Du darfst 4 Credits zahlen. Tust du das nicht, gibt der Konzern dir 1 Tag.",
    "two offers after a trigger": (
        "Jedes Mal, wenn der Runner sich diesem Server nähert, darf er 2 Klicks ausgeben oder 5 "
        "Credits zahlen. Tut er das nicht, beende den Run."
    ),
    "a state while another lasts": "Dieses Ice bekommt +2 Stärke, solange es einen Remote-Server schützt.",
    "a cost": "Interface → 1 Credit: Brich bis zu 2 Codeschranken-Subroutinen.",
    "costs that are done": "1 gehostete Virusmarke, dieses Programm trashen: Ziehe 2 Karten.",
    "the first time each turn": (
        "Wenn du in einem Zug zum ersten Mal in HQ eindringst, greife auf 1 zusätzliche Karte zu."
    ),
    "a number that grows": "Füge 2 Netzschaden plus 1 für jede gehostete Fortschrittsmarke zu.",
    "a number equal to another": "Erhalte so viele Credits, wie dein Link beträgt.",
    "the past": "Wenn du in diesem Zug einen erfolgreichen Run gemacht hast, ziehe 1 Karte.",
    "the past denied": (
        "Jedes Programm kostet 1 Credit weniger beim Installieren, wenn du in diesem Zug kein "
        "Programm installiert hast."
    ),
    "one of two kinds": "Trashe 1 installierte Hardware oder 1 installiertes Programm.",
    "a relative clause": (
        "Lege 2 Fortschrittsmarken auf 1 installierte Karte, die in diesem Zug nicht installiert wurde."
    ),
    "what cannot be": "Der Runner kann für den Rest dieses Zugs keine Agenden stehlen.",
    "one thing and then another": "Der Runner zieht 1 Karte, dann erhält er 2 Credits.",
    "at once": "Wenn dieses Programm leer ist, trashe es und ziehe 1 Karte.",
    "a choice": (
        "Wähle eins: 3 Credits erhalten oder 3 Karten ziehen. Wenn der Runner getaggt ist, darfst "
        "du beides tun, in beliebiger Reihenfolge."
    ),
    "somebody else's choice": "Der Konzern wählt eins für dich: 6 Credits erhalten oder 4 Karten ziehen.",
    "zones": "Mische bis zu 3 Karten aus HQ oder Archives in R&D.",
    "whose": "Trashe die obersten 2 Karten vom Stack des Runners.",
    "whose is the reader's": "Durchsuche deinen Stack nach 1 Programm.",
    "what it is not": "Trashe 1 installiertes Programm (kein Icebreaker).",
    "what is done instead": (
        "Du darfst alle Karten aus der Root des angegriffenen Servers in R&D mischen, statt in den "
        "angegriffenen Server einzudringen."
    ),
    "somebody made to do so instead": (
        "Wenn der Konzern getaggt ist, darfst du ihn 2 Credits verlieren lassen, statt in HQ einzudringen."
    ),
    "copies of what was named": ("Wenn du dieses Programm installierst, zeige 1 Kopie davon in deinem Heap."),
    "what it has none of": ("Treibe 1 Karte ohne Virusmarke voran."),
    "another": "Der Runner trasht eine andere installierte Karte.",
    "there is none": "Wenn es keinen aktiven Lockdown gibt, lösche alle Virusmarken.",
    "two sentences": "Erhalte 5 Credits. Wenn der Runner höchstens 6 Credits hat, beende den Run.",
    "under a head": "Zweimal: erhalte 2 Credits.",
    "with a name of its own": "„X“ (wenn du getaggt bist, beende den Run).",
    "only if": "1 Credit, nur wenn der Runner getaggt ist: Beende den Run.",
    "so much per person": "Erhalte 2 Credits pro Spieler.",
}


@pytest.mark.parametrize("what", SAID)
def test_says(what: str) -> None:
    node, you = SAID[what]
    assert say("de", node, you) == TEXTS[what]


def test_everything_has_its_text_here() -> None:
    assert SAID.keys() == TEXTS.keys()


@pytest.mark.parametrize(
    ("noun", "nom", "acc", "dat", "gen"),
    [
        (Noun("run", "the"), "der Run", "den Run", "dem Run", "des Runs"),
        (Noun("run", "the", plural=True), "die Runs", "die Runs", "den Runs", "der Runs"),
        (Noun("agenda", "this"), "diese Agenda", "diese Agenda", "dieser Agenda", "dieser Agenda"),
        (Noun("ice", "each"), "jedes Ice", "jedes Ice", "jedem Ice", "jedes Ice"),
        (Noun("program", "a"), "ein Programm", "ein Programm", "einem Programm", "eines Programms"),
        (
            Noun("server", "a", adj=("central",)),
            "ein zentraler Server",
            "einen zentralen Server",
            "einem zentralen Server",
            "eines zentralen Servers",
        ),
        (
            Noun("program", n=1, adj=("installed",)),
            "1 installiertes Programm",
            "1 installiertes Programm",
            "1 installierten Programm",
            "1 installierten Programms",
        ),
        (
            Noun("server", "this", plural=True, adj=("remote",)),
            "diese Remote-Server",
            "diese Remote-Server",
            "diesen Remote-Servern",
            "dieser Remote-Server",
        ),
        (
            Noun("icebreaker", "the", adj=("installed",)),
            "der installierte Icebreaker",
            "den installierten Icebreaker",
            "dem installierten Icebreaker",
            "des installierten Icebreakers",
        ),
        (Noun("hq"), "HQ", "HQ", "HQ", "HQ"),
        (Noun("cost", "the"), "die Kosten", "die Kosten", "den Kosten", "der Kosten"),
    ],
)
def test_nouns_in_four_cases(noun: Noun, nom: str, acc: str, dat: str, gen: str) -> None:
    assert [speaking.noun("de", noun, case) for case in ("nom", "acc", "dat", "gen")] == [nom, acc, dat, gen]
