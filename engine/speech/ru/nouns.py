"""Russian nouns, adjectives and pronouns in six cases."""

from __future__ import annotations

from typing import Literal, NamedTuple

Gender = Literal["m", "f", "n", "p"]
CASES = ("nom", "gen", "dat", "acc", "ins", "prp")
_HUSHING = "жчшщ"
_I_AFTER = "гкхжчшщ"


class Word(NamedTuple):
    """A noun: its six cases in singular and plural, and words that go with it."""

    gender: Gender
    one: tuple[str, ...]
    many: tuple[str, ...]
    animate: bool = False
    adjective: str = ""
    """An adjective before it, masculine nominative: "сетевой"."""
    behind: str = ""
    """What stands behind it unchanged: "вируса"."""


def _masculine(noun: str, animate: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    y = "и" if noun[-1] in _I_AFTER else "ы"
    of = "ей" if noun[-1] in _HUSHING else "ов"
    one = (noun, noun + "а", noun + "у", noun + "а" if animate else noun, noun + "ом", noun + "е")
    many = (noun + y, noun + of, noun + "ам", noun + of if animate else noun + y, noun + "ами", noun + "ах")
    return one, many


def _masculine_soft(noun: str, animate: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    s = noun[:-1]
    one = (noun, s + "я", s + "ю", s + "я" if animate else noun, s + "ем", s + "е")
    many = (s + "и", s + "ей", s + "ям", s + "ей" if animate else s + "и", s + "ями", s + "ях")
    return one, many


def _feminine(noun: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if noun.endswith("ия"):
        s = noun[:-1]
        return (noun, s + "и", s + "и", s + "ю", s + "ей", s + "и"), (
            s + "и", s[:-1] + "ий", s + "ям", s + "и", s + "ями", s + "ях",
        )  # fmt: skip
    s = noun[:-1]
    if noun.endswith("ь"):
        return (noun, s + "и", s + "и", noun, s + "ью", s + "и"), (
            s + "и", s + "ей", s + "ям", s + "и", s + "ями", s + "ях",
        )  # fmt: skip
    y = "и" if s[-1] in _I_AFTER else "ы"
    ins = "ей" if s[-1] in _HUSHING + "ц" else "ой"
    return (noun, s + y, s + "е", s + "у", s + ins, s + "е"), (s + y, s, s + "ам", s + y, s + "ами", s + "ах")


def _neuter(noun: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    s = noun[:-1]
    if noun.endswith("ие"):
        return (noun, s + "я", s + "ю", noun, s + "ем", s + "и"), (
            s + "я", s[:-1] + "ий", s + "ям", s + "я", s + "ями", s + "ях",
        )  # fmt: skip
    return (noun, s + "а", s + "у", noun, s + "ом", s + "е"), (
        s + "а",
        s,
        s + "ам",
        s + "а",
        s + "ами",
        s + "ах",
    )


def word(line: str) -> Word:
    """A noun's line: "m кредит", "n *сетевой повреждение", "f метка gp:меток", "m жетон +вируса"."""
    still = line.startswith("- ")
    gender, *rest = line.removeprefix("- ").split()
    animate = gender.endswith("a") and len(gender) > 1
    gender = gender[0]
    adjective = " ".join(part[1:] for part in rest if part.startswith("*"))
    behind = " ".join(part[1:].replace("_", " ") for part in rest if part.startswith("+"))
    extra = dict(part.split(":") for part in rest if ":" in part)
    noun = next((part for part in rest if part[0] not in "*+" and ":" not in part), "").replace("_", " ")
    one: tuple[str, ...]
    many: tuple[str, ...]
    if still:
        one = many = (noun,) * 6
    elif "forms" in extra:
        forms = tuple(extra["forms"].split(","))
        one, many = forms[:6], forms[6:] or forms[:6]
    elif noun.endswith(("ий", "ый", "ой")):
        one = tuple(adjective_form(noun, "m", case, animate) for case in CASES)
        many = tuple(adjective_form(noun, "p", case, animate) for case in CASES)
    elif gender == "m":
        one, many = (_masculine_soft if noun.endswith("ь") else _masculine)(noun, animate)
    elif gender == "f":
        one, many = _feminine(noun)
    else:
        one, many = _neuter(noun)
    if "gp" in extra:
        many = (many[0], extra["gp"], *many[2:])
        many = (*many[:3], extra["gp"] if animate else many[3], *many[4:])
    return Word(gender, one, many, animate, adjective, behind)  # type: ignore[arg-type]


_HARD = {
    "m": ("ый", "ого", "ому", "", "ым", "ом"), "f": ("ая", "ой", "ой", "ую", "ой", "ой"),
    "n": ("ое", "ого", "ому", "ое", "ым", "ом"), "p": ("ые", "ых", "ым", "", "ыми", "ых"),
}  # fmt: skip
_SOFT = {
    "m": ("ий", "его", "ему", "", "им", "ем"), "f": ("яя", "ей", "ей", "юю", "ей", "ей"),
    "n": ("ее", "его", "ему", "ее", "им", "ем"), "p": ("ие", "их", "им", "", "ими", "их"),
}  # fmt: skip


def adjective_form(adjective: str, gender: Gender, case: str, animate: bool = False) -> str:
    """An adjective (masculine nominative: "установленный", "другой", "последний") as it agrees."""
    if not adjective.endswith(("ый", "ой", "ий")):
        return adjective
    stem = adjective[:-2]
    if case == "acc" and gender in ("m", "p"):
        case = "gen" if animate else "nom"
    if case == "nom" and gender == "m":
        return adjective
    soft = adjective.endswith("ий") and stem[-1] == "н"
    end = (_SOFT if soft else _HARD)[gender][CASES.index(case)]
    if stem[-1] in _I_AFTER and end[0] == "ы":
        end = "и" + end[1:]
    if stem[-1] in _HUSHING and end[0] == "о" and not adjective.endswith("ой"):
        end = "е" + end[1:]
    return stem + end


_THIS = {
    "m": ("этот", "этого", "этому", "", "этим", "этом"), "f": ("эта", "этой", "этой", "эту", "этой", "этой"),
    "n": ("это", "этого", "этому", "это", "этим", "этом"), "p": ("эти", "этих", "этим", "", "этими", "этих"),
}  # fmt: skip
_YOUR = {
    "m": ("ваш", "вашего", "вашему", "", "вашим", "вашем"),
    "f": ("ваша", "вашей", "вашей", "вашу", "вашей", "вашей"),
    "n": ("ваше", "вашего", "вашему", "ваше", "вашим", "вашем"),
    "p": ("ваши", "ваших", "вашим", "", "вашими", "ваших"),
}  # fmt: skip
_ALL = {
    "m": ("весь", "всего", "всему", "", "всем", "всём"), "f": ("вся", "всей", "всей", "всю", "всей", "всей"),
    "n": ("всё", "всего", "всему", "всё", "всем", "всём"), "p": ("все", "всех", "всем", "", "всеми", "всех"),
}  # fmt: skip
_OWN = {
    "m": ("свой", "своего", "своему", "", "своим", "своём"),
    "f": ("своя", "своей", "своей", "свою", "своей", "своей"),
    "n": ("своё", "своего", "своему", "своё", "своим", "своём"),
    "p": ("свои", "своих", "своим", "", "своими", "своих"),
}  # fmt: skip
_ONE = {
    "m": ("один", "одного", "одному", "один", "одним", "одном"),
    "f": ("одна", "одной", "одной", "одну", "одной", "одной"),
    "n": ("одно", "одного", "одному", "одно", "одним", "одном"),
}  # fmt: skip
_NONE = ("никакие", "никаких", "никаким", "", "никакими", "никаких")
_TABLES = {"this": _THIS, "that": _THIS, "your": _YOUR, "own": _OWN, "all": _ALL}
_ADJECTIVES = {
    "each": "каждый", "any": "любой", "another": "другой", "other": "другой",
    "first": "первый",
    "a_different": "другой",
}  # fmt: skip
_PRONOUNS = {
    "m": ("он", "его", "ему", "его", "им", "нём"), "f": ("она", "её", "ей", "её", "ей", "ней"),
    "n": ("оно", "его", "ему", "его", "им", "нём"), "p": ("они", "их", "им", "их", "ими", "них"),
}  # fmt: skip
YOU = ("вы", "вас", "вам", "вас", "вами", "вас")


def determiner(kind: str, gender: Gender, case: str, animate: bool = False) -> str:
    """ "этот", "каждую", "ваших"; "" without one."""
    if kind == "no" and gender == "p":
        if case == "acc":
            case = "gen" if animate else "nom"
        return _NONE[CASES.index(case)]
    if kind == "no":
        return (
            "ни " + _ONE[gender][CASES.index("gen" if case == "acc" and animate and gender == "m" else case)]
        )
    if kind in _ADJECTIVES:
        return adjective_form(_ADJECTIVES[kind], gender, case, animate)
    if kind not in _TABLES:
        return ""
    if case == "acc" and gender in ("m", "p"):
        case = "gen" if animate else "nom"
    return _TABLES[kind][gender][CASES.index(case)]


def pronoun(gender: Gender, case: str, after_preposition: bool = False) -> str:
    """ "он", "ему"; "него" behind a preposition."""
    form = _PRONOUNS[gender][CASES.index(case)]
    return "н" + form if after_preposition and case not in ("nom", "prp") else form


def short(form: str, gender: Gender) -> str:
    """The short form of an adjective or participle as it agrees: "помечен", "помечена"."""
    ends = {"m": "", "f": "а", "n": "о", "p": "ы"}
    if gender != "m" and form.endswith("ён"):
        form = form[:-2] + "ен"
    if gender != "m" and form.endswith(("вен", "пешен", "вон", "вён", "тивен", "дачен", "чётен")):
        form = form[:-2] + "н"  # равен, успешен, активен lose their e
    return form + ends[gender]
