"""Arrangements of instructions: if, may, unless, choose one, lasting effects, delayed abilities.

An arrangement does not resolve its parts itself. It splices the chosen ones into the ability as the next
instructions, so that each gets its own targets, interrupt window and checkpoint (9.11.4f, g).
"""

from engine.netrunner.language.flow.arranging import ChooseOne, If, IfAble, May, Repeat, Together
from engine.netrunner.language.flow.lasting import Delayed, ForNow
from engine.netrunner.language.flow.paying import MayPay, Pay, PayForEach, Unless

__all__ = [
    "ChooseOne",
    "Delayed",
    "ForNow",
    "If",
    "IfAble",
    "May",
    "MayPay",
    "Pay",
    "PayForEach",
    "Repeat",
    "Together",
    "Unless",
]
