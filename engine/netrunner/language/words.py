"""Names as English writes them, and most languages do."""

from functools import cache

_SUBTYPES = {
    "ai": "AI", "ap": "AP", "nbn": "NBN", "next": "NEXT", "g_mod": "G-Mod", "off_site": "Off-Site",
    "consumer_grade": "Consumer-Grade", "caissa": "Caïssa",
}  # fmt: skip


@cache
def subtype_words(code: str) -> str:
    """A subtype as English has it: "Code Gate", "AP". (Languages may write it in letters of their own,
    `engine.speech.subtype`.)"""
    return _SUBTYPES.get(code, " ".join(word.capitalize() for word in code.split("_")))
