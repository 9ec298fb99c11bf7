"""German verbs: particles that separate, present, imperative, participle."""

from __future__ import annotations

from engine.speech.lexicon import Verb
from engine.speech.realiser import Tokens

MODALS = {"may": "darf", "must": "muss", "can": "kann", "cannot": "kann"}
AUXILIARIES = {
    "haben": ("hat", "hast", "haben"), "sein": ("ist", "bist", "sind"),
    "werden": ("wird", "wirst", "werden"),
    "wurde": ("wurde", "wurdest", "wurden"), "war": ("war", "warst", "waren"),
    "darf": ("darf", "darfst", "dürfen"),
    "muss": ("muss", "musst", "müssen"),
    "kann": ("kann", "kannst", "können"),
}  # fmt: skip
PERSONS = {"3": 0, "2": 1, "p": 2}


class Finite:
    """The parts of a verb in a clause: the finite one, the particle, what closes the clause."""

    def __init__(self, finite: str, closing: Tokens, particle: str = "") -> None:
        self.finite, self.closing, self.particle = finite, closing, particle


def stem(verb: Verb) -> tuple[str, str]:
    """The particle of a separable verb, and the infinitive without it."""
    particle, bar, rest = verb.forms[0].partition("|")
    return (particle, rest) if bar else ("", particle)


def root(verb: Verb) -> str:
    """The infinitive without particle and ending."""
    return stem(verb)[1].removesuffix("n").removesuffix("e")


def third(verb: Verb) -> str:
    """ "zieht", "fügt"."""
    return verb.form("3") or root(verb) + ("et" if root(verb).endswith(("t", "d")) else "t")


def finite(verb: Verb, person: str) -> str:
    """The present: "3", "2" or "p"."""
    if verb.forms[0] == "!":
        return AUXILIARIES["sein"][PERSONS[person]]
    if person == "p":
        return stem(verb)[1]
    if person == "3":
        return third(verb)
    if verb.form("2"):
        return verb.form("2")
    without = third(verb).removesuffix("t")
    return without + ("t" if without.endswith(("s", "ß", "z", "x")) else "st")


def preterite(verb: Verb, person: str) -> str:
    """ "Hatte", "hattest", "gaben"."""
    form = verb.form("pret")
    return form + {"3": "", "2": "st", "p": "n" if form.endswith("e") else "en"}[person]


def imperative(verb: Verb) -> str:
    """ "Ziehe", "nimm", without the particle."""
    if verb.forms[0] == "!":
        return "sei"
    return verb.form("imp") or root(verb) + "e"


def is_keyword(verb: Verb) -> bool:
    """Whether it is the name of a rule, written with a capital: "Analysiere Modifikatoren 2"."""
    return verb.form("imp")[:1].isupper()


def participle(verb: Verb) -> str:
    """ "gezogen", "zugefügt"."""
    if verb.forms[0] == "!":
        return "gewesen"
    return stem(verb)[0] + (verb.form("part") or "ge" + third(verb))
