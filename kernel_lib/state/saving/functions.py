"""Functions in files: by module and name, out of a closed list or given by the caller."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any, NoReturn

__all__ = ["Functions", "NotGiven"]


@dataclass(frozen=True)
class NotGiven:
    """In place of functions that a file names and the caller did not give; a call says how to.

    names : module:name of each
    """

    names: tuple[str, ...]

    def __call__(self, *numbers: Any, **named: Any) -> NoReturn:
        raise ValueError(f"{self}; frames, contacts and scene are there without")

    def __str__(self) -> str:
        where = " and ".join(f"{_short(name)} of {name.partition(':')[0]}" for name in self.names)
        own = ", ".join(_short(name) for name in self.names)
        return (
            f"the run follows {where}, and a file holds names of functions alone: "
            f"load it by kl.load(file, functions=[{own}])"
        )


class Functions:
    """What a name in a file may stand for.

    Parameters
    ----------
    listed : functions of ours, by module:name
    given : functions by the caller, found by module and name, else by name alone

    Raises
    ------
    ValueError : something given that is no function
    """

    def __init__(
        self, listed: Mapping[str, Callable[[], Any]], given: Iterable[FunctionType] = ()
    ) -> None:
        self.listed, self.given = listed, list(given)
        for each in self.given:
            if not isinstance(each, FunctionType):
                raise ValueError(f"functions must be functions that `def` made, got {each!r}")

    def name_of(self, function: Any) -> str:
        """module:name of a function; ValueError where it could not be found again by it."""
        if isinstance(function, NotGiven):
            function()
        name = f"{function.__module__}:{function.__qualname__}"
        if function.__name__ == "<lambda>":
            raise ValueError(f"the law {name} has no name to be saved by; define it by `def`")
        if name in self.listed and self.listed[name]() is not function:
            raise ValueError(f"{name} is a function of ours; give yours a name of its own")
        return name

    def named(self, name: str) -> Any:
        """The function of this name; NotGiven if there is none. No module of others is imported."""
        if name in self.listed:
            return self.listed[name]()
        found = [each for each in self.given if self.name_of(each) == name]
        found = found or [each for each in self.given if each.__name__ == _short(name)]
        if len(found) > 1:
            raise ValueError(f"{len(found)} of the functions are called {_short(name)}; give one")
        return found[0] if found else NotGiven((name,))


def _short(name: str) -> str:
    """The name of a function without module and what it was defined in."""
    return name.partition(":")[2].rpartition(".")[2]
