"""Compiles a loop, and all that it calls, on first use; keeps the machine code on disk.

numba keys its cache on the file of the loop and would miss a change of a law in another
file. So each loop has a folder of its own, named by the code of everything it calls, and by the
way in which it is compiled.
"""

import contextlib
import hashlib
import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from kernel_lib.numerics import lane_compiler as lanes
from kernel_lib.numerics.disk_cache import keep_in
from kernel_lib.numerics.lane_compiler import lane_compiler

__all__ = [
    "NotKept",
    "available",
    "cache_folder",
    "compile_ahead",
    "compiled",
    "fingerprint",
    "keeps",
    "load_ahead",
    "never_compiling",
    "ready",
]

#: Liberties that let loops use vector units and still see NaN and infinity.
LIBERTIES = frozenset({"contract", "nsz", "arcp", "reassoc"})

#: Name of the file next to a kept loop that names the machine it was made for.
MADE_FOR = "made_for"


class NotKept(LookupError):
    """A loop would have to be compiled where that must not be."""


_done: dict[Any, Any] = {}
_lock = threading.RLock()


def available() -> bool:
    """Whether numba is installed; does not import it."""
    return "numba" in sys.modules or find_spec("numba") is not None


def compiled(
    loop: Callable[..., Any], *bound: Any, exact: bool = False, together: bool = False
) -> Any:
    """The compiled form of a loop whose first arguments are laws, or constants.

    Parameters
    ----------
    loop : function in numba's subset; the functions of this library that it calls, and
        those that they call, are compiled with it. Its array arguments must not overlap.
    bound : functions, numbers and switches, bound as the first arguments of the loop
    exact : without liberties: the bits of plain Python
    together : into one body, quicker to run and slower to compile; then functions that do
        not name numpy (np) must not make arrays

    Returns
    -------
    function of the other arguments

    Raises
    ------
    ModuleNotFoundError : if numba is not installed, naming the extra that brings it
    """
    key = _key(loop, bound, exact, together)
    if key not in _done:
        with _lock:
            if key not in _done:
                _done[key] = _compile(loop, bound, exact, together)
    return _done[key]


def ready(
    loop: Callable[..., Any], *bound: Any, exact: bool = False, together: bool = False
) -> str:
    """ "loaded" if a loop is compiled in this process, "kept" if on disk, else ""."""
    if _key(loop, bound, exact, together) in _done:
        return "loaded"
    folder = _folder(loop, bound, exact, together)
    return "kept" if folder.is_dir() and any(folder.rglob("*.nbi")) else ""


def compile_ahead(
    loop: Callable[..., Any], *bound: Any, signature: str, exact: bool = False
) -> None:
    """Compile a loop into one body, and keep it for `load_ahead`.

    signature : of the other arguments, such as "(float64, float64[::1])"

    Raises
    ------
    ModuleNotFoundError : as `compiled`
    """
    compiled(loop, *bound, exact=exact, together=True).compile(signature)
    folder = _folder(loop, bound, exact, True)
    if _writable(folder):
        (folder / MADE_FOR).write_text(_this_machine(), encoding="utf-8")


@contextlib.contextmanager
def never_compiling() -> Iterator[None]:
    """Within this, loops are loaded from disk alone: one that is not kept raises NotKept."""
    from numba.core import event

    class Refusal(event.Listener):
        def on_start(self, about: Any) -> None:
            raise NotKept("this machine keeps no such loop")

        def on_end(self, about: Any) -> None:
            """Nothing was begun."""

    with event.install_listener("numba:compile", Refusal()):
        yield


def keeps() -> bool:
    """Whether loops that are compiled now are there for later processes too."""
    return available() and _writable(cache_folder())


def load_ahead(loop: Callable[..., Any], *bound: Any, signature: str, exact: bool = False) -> bool:
    """Load a loop that `compile_ahead` has kept for this machine; whether there was one.

    It takes a second with numba itself, and never compiles.
    """
    made_for = _folder(loop, bound, exact, True) / MADE_FOR
    if not available() or not made_for.is_file():
        return False
    if made_for.read_text(encoding="utf-8") != _this_machine():
        return False
    try:
        with never_compiling():
            compiled(loop, *bound, exact=exact, together=True).compile(signature)
    except NotKept:
        return False
    return True


def _this_machine() -> str:
    """What machine code depends on: numba, and the processor."""
    import numba
    from llvmlite.binding import (  # type: ignore[import-untyped]
        get_host_cpu_features,
        get_host_cpu_name,
    )

    return f"{numba.__version__} {get_host_cpu_name()} {get_host_cpu_features().flatten()}"


def fingerprint(*functions: Any) -> str:
    """Text that changes when a function, one that it calls, or a constant of theirs does, or when
    one of them moves to another module."""
    seen: set[int] = set()
    words = sorted(LIBERTIES)
    for each in functions:
        words.extend(_words(each, seen) if callable(each) else [repr(each)])
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:20]


def cache_folder() -> Path:
    """Where compiled loops are kept: NUMBA_CACHE_DIR, or carom in the user's cache."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen) / "carom"
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "carom"


def _folder(loop: Any, bound: tuple[Any, ...], exact: bool, together: bool) -> Path:
    made_of = f"{fingerprint(loop, *bound, together)} {_how_we_compile()}"
    name = hashlib.sha256(made_of.encode()).hexdigest()[:20]
    return cache_folder() / f"{loop.__name__}{'-exact' * exact}-{name}"


def _how_we_compile() -> str:
    """The texts that say how, and numpy: installations in which they agree share kept code."""
    texts = [Path(file).read_text("utf-8") for file in (__file__, lanes.__file__)]
    return f"{np.__version__} {texts}"


def _compile(loop: Any, bound: tuple[Any, ...], exact: bool, together: bool) -> Any:
    if not available():
        raise ModuleNotFoundError(
            'compiled loops need numba: pip install "carom[fast]"',
            name="numba",
        )
    import numba

    options: dict[str, Any] = {
        "fastmath": set() if exact else set(LIBERTIES),
        "error_model": "numpy",
        "nogil": True,
        "pipeline_class": lane_compiler(together),
    }
    copies: dict[Any, Any] = {}

    def translate(function: Any) -> Any:
        """A compiled copy of a function that calls compiled copies."""
        if function not in copies:
            own = dict(options)
            if together:
                # Counting references to arrays would cost more than the arithmetic.
                own |= {"forceinline": True, "_nrt": "np" in function.__code__.co_names}
            # A jitable is a mere name to numba; a dispatcher that is handed on as a value,
            # as laws are, could not be kept on disk.
            law = together or function in bound
            make: Any = numba.extending.register_jitable if law else numba.njit
            copies[function] = make(**own)(_copy(function, translate))
        return copies[function]

    entry = _entry(loop, [translate(each) if callable(each) else each for each in (loop, *bound)])
    return keep_in(_folder(loop, bound, exact, together), numba.njit(**options)(entry))


def _entry(loop: Any, bound: list[Any]) -> Any:
    """A function of the other arguments; constants stand in its text."""
    code = loop.__code__
    rest = code.co_varnames[len(bound) - 1 : code.co_argcount]
    names = [f"bound_{i}_" if callable(each) else repr(each) for i, each in enumerate(bound)]
    space = {"__name__": __name__, **dict(zip(names, bound, strict=True))}
    text = f"def entry({', '.join(rest)}): return bound_0_({', '.join([*names[1:], *rest])})"
    exec(compile(text, __file__, "exec"), space)
    return space["entry"]


def _copy(function: Any, translate: Callable[[Any], Any]) -> Any:
    """The function with all that it calls replaced by what `translate` makes of it."""
    namespace = dict(function.__globals__)
    for name, value in _globals_of(function):
        if isinstance(value, FunctionType):
            namespace[name] = translate(value)
    cells = tuple(
        CellType(translate(value) if isinstance(value, FunctionType) else value)
        for value in _cells(function)
    )
    copy = FunctionType(
        function.__code__, namespace, function.__name__, function.__defaults__, cells or None
    )
    copy.__qualname__ = function.__qualname__
    return copy


def _words(function: Any, seen: set[int]) -> Iterator[str]:
    if id(function) in seen:
        return
    seen.add(id(function))
    # numba writes the module into what it keeps, and imports it again by that name.
    yield f"{function.__globals__['__name__']}.{function.__qualname__}"
    yield from _code_words(function.__code__)
    values = [*(function.__defaults__ or ()), *_cells(function)]
    for name, value in [*_globals_of(function), *(("", value) for value in values)]:
        yield name
        if isinstance(value, FunctionType):
            yield from _words(value, seen)
        elif isinstance(value, ModuleType):
            yield value.__name__
        else:
            yield repr(value)


def _code_words(code: CodeType) -> Iterator[str]:
    yield code.co_code.hex()
    yield repr((code.co_names, code.co_varnames, code.co_freevars))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code_words(constant)
        else:
            yield repr(constant)


def _globals_of(function: Any) -> list[tuple[str, Any]]:
    """The names of its module that a function uses, in order, with their values."""
    space = function.__globals__
    names: set[str] = set()
    codes = [function.__code__]
    while codes:
        code = codes.pop()
        names.update(code.co_names)
        codes.extend(each for each in code.co_consts if isinstance(each, CodeType))
    return [(name, space[name]) for name in sorted(names) if name in space]


def _cells(function: Any) -> list[Any]:
    return [cell.cell_contents for cell in function.__closure__ or ()]


def _key(loop: Any, bound: tuple[Any, ...], exact: bool, together: bool) -> tuple[Any, ...]:
    """What a compiled form in this process is found by."""
    return exact, together, *(_identity(each) for each in (loop, *bound))


def _identity(each: Any) -> tuple[Any, ...]:
    if not callable(each):
        return type(each), each
    return each, each.__code__, tuple(id(value) for value in _cells(each))


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
