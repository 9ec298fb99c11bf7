"""Card declarations. Importing this declares them all, whatever modules there are."""

from importlib import import_module
from pkgutil import walk_packages

from engine.netrunner.objects.definitions import declared, relied_upon

__all__ = ["declared"]

with relied_upon():
    for module in walk_packages(__path__, f"{__name__}."):
        import_module(module.name)
