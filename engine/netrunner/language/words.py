"""Names that are the same in every language."""

from functools import cache

_SUBTYPES = {
    "ai": "AI", "ap": "AP", "nbn": "NBN", "next": "NEXT", "g_mod": "G-Mod", "off_site": "Off-Site",
    "consumer_grade": "Consumer-Grade", "caissa": "Caïssa",
}  # fmt: skip


@cache
def subtype_words(code: str) -> str:
    """A subtype as players of every language write it: "Code Gate", "AP"."""
    return _SUBTYPES.get(code, " ".join(word.capitalize() for word in code.split("_")))
