"""Russian verbs: present, past and short participles as they agree."""

from __future__ import annotations

from engine.speech.lexicon import MissingWord, Verb
from engine.speech.ru.nouns import Gender, adjective_form, short


def plural_you(third: str) -> str:
    """ "получает" to "получаете"."""
    if third.endswith("ся"):
        return third.removesuffix("тся") + "тесь"
    return third.removesuffix("т") + "те"


def plural_they(third: str) -> str:
    """ "получает" to "получают"."""
    tail = "ся" if third.endswith("ся") else ""
    stem = third.removesuffix("ся").removesuffix("т")
    if stem.endswith(("а", "я", "у")) or stem[-2:-1] in ("а", "я", "у", "е"):
        return stem[:-1] + "ют" + tail if stem.endswith("е") else stem + "ют" + tail
    if stem.endswith("и"):
        return stem[:-1] + ("ат" if stem[-2] in "жчшщ" else "ят") + tail
    return stem[:-1] + "ут" + tail


def in_past(masculine: str, gender: Gender) -> str:
    """ "получил" as it agrees."""
    if gender == "m":
        return masculine
    tail = ""
    if masculine.endswith("ся"):
        masculine, tail = masculine.removesuffix("ся"), "сь"
    if masculine.endswith(("шёл", "чёл")):
        masculine = masculine[:-2] + "л"
    elif not masculine.endswith("л"):
        masculine = masculine.replace("ё", "е") + "л"
    return masculine + {"f": "а", "n": "о", "p": "и"}[gender] + tail


def third(verb: Verb) -> str:
    given = verb.form("3")
    if given:
        return given
    imperfective = verb.forms[1]
    if imperfective.endswith("ся"):
        return imperfective.removesuffix("ться") + "ется"
    return imperfective.removesuffix("ть") + "ет"


def participle(key: str, verb: Verb, gender: Gender) -> str:
    form = verb.form("part")
    if not form:
        if not verb.forms[0].endswith("ать"):
            raise MissingWord("ru", "verbs", f"{key} (part:)")
        form = verb.forms[0].removesuffix("ть") + "н"
    return short(form, gender)


def long_participle(key: str, verb: Verb, gender: Gender, case: str) -> str:
    """ "показанный", "взятую", "сброшенных"."""
    form = participle(key, verb, "m")
    return adjective_form(form + ("ный" if form.endswith("н") else "ый"), gender, case)


def past(verb: Verb, imperfective: bool = False) -> str:
    """The past, masculine."""
    if verb.form("past") and not imperfective:
        return verb.form("past")
    infinitive = verb.forms[1 if imperfective else 0]
    if infinitive.endswith("ся"):
        return infinitive.removesuffix("ться") + "лся"
    return infinitive.removesuffix("ть") + "л"


def reflexive(verb: Verb, person: str) -> str:
    """The passive of what happens: "крадётся", "сбрасываются"."""
    return finite(verb, person) + "ся"


def future(verb: Verb, person: str) -> str:
    """The perfective future: "заплатит", "сбросите"."""
    given = verb.form("f")
    infinitive = verb.forms[0]
    own = "ся" if infinitive.endswith("ся") else ""
    stem = infinitive.removesuffix("ся").removesuffix("ть")
    if not given and stem.endswith("ы"):
        given = stem[:-1] + "оет"  # "вскроет"
    if not given:
        given = (
            stem.removesuffix("ова") + "ует"
            if stem.endswith("ова")
            else stem + ("т" if stem.endswith("и") else "ет")
        ) + own
    if person == "2":
        return plural_you(given)
    return plural_they(given) if person == "p" else given


def finite(verb: Verb, person: str) -> str:
    """The imperfective present: "3", "2" or "p"."""
    present = third(verb)
    if person == "2":
        return plural_you(present)
    return verb.form("p") or plural_they(present) if person == "p" else present
