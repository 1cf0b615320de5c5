"""`kernel`: compiles a function with numba, caching it on disk by a hash of our own sources.

The same functions run un-jitted, as plain Python on plain objects, where numba would only cost start-up time
(`interpret`, used by commands that play single matches) or hide a bug (``NUMBA_DISABLE_JIT=1``).

Numba keys its cache by the file of the function alone and would keep running old rules after an edit in another
file. Ours lies in a directory named after a hash of every source of the package, the numba version and its settings,
so a stale kernel cannot be loaded. Closures over kernels (the generic loops) are keyed by the names of what they
close over; numba would never find them again. Kernels written outside the package are not cached on disk.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
import uuid
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_PACKAGE = Path(__file__).resolve().parent
_MONTH = 30 * 24 * 3600.0
_mode = {"jit": os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0"), "used": False}


def interpret() -> None:
    """Run kernels as plain Python in this process; has to be called before a game is imported."""
    if not _mode["used"]:
        _mode["jit"] = False


def jitted() -> bool:
    """Whether kernels are compiled in this process; from the first call on that is settled."""
    _mode["used"] = True
    return _mode["jit"]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile ``function`` when it is first called, or leave it as it is when un-jitted."""
    if not jitted():
        return function
    import numba

    _teach_numba()
    identity = _identity(function)
    if function.__closure__:
        # closures of one name that were compiled in different processes would be linked to each other
        own = uuid.uuid4().hex if identity is None else hashlib.sha256(repr(identity).encode()).hexdigest()
        function.__qualname__ += f"_{own[:16]}"
    compiled: Any = numba.njit(error_model="numpy", nogil=True)(function)
    if identity is not None:
        compiled._cache = _cache_type()(function)
    typed: Callable[P, R] = compiled
    return typed


def lowest(mask: int) -> int:
    """Index of the lowest set bit of ``mask`` (which is not 0)."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many bits of ``mask`` are set."""
    return mask.bit_count()


def multiply_add(a: int, b: int, c: int) -> int:
    """The low 63 bits of a * b + c; numba takes the overflow of an int64 for impossible."""
    return (a * b + c) & ((1 << 63) - 1)


@cache
def _teach_numba() -> None:
    """Let kernels use machine instructions for `lowest`, `count` and `multiply_add`."""
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic, overload

    word = ir.IntType(64)

    @intrinsic
    def trailing_zeros(_context: Any, mask: Any) -> Any:
        return types.int64(types.int64), lambda _c, b, _s, values: b.cttz(values[0], ir.Constant(ir.IntType(1), 0))

    @intrinsic
    def population(_context: Any, mask: Any) -> Any:
        return types.int64(types.int64), lambda _c, b, _s, values: b.ctpop(values[0])

    @intrinsic
    def wrapped(_context: Any, a: Any, b: Any, c: Any) -> Any:
        def build(_c: Any, builder: Any, _s: Any, values: Any) -> Any:
            total = builder.add(builder.mul(values[0], values[1]), values[2])
            return builder.and_(total, ir.Constant(word, (1 << 63) - 1))

        return types.int64(types.int64, types.int64, types.int64), build

    # numba wants functions whose arguments are named alike and not annotated
    natives: Any = trailing_zeros, population, wrapped
    lowest_bit, ones, sum_of_product = natives
    overload(lowest)(lambda mask: lambda mask: lowest_bit(mask))  # noqa: PLW0108
    overload(count)(lambda mask: lambda mask: ones(mask))  # noqa: PLW0108
    overload(multiply_add)(lambda a, b, c: lambda a, b, c: sum_of_product(a, b, c))  # noqa: PLW0108


@cache
def source_hash() -> str:
    """Hash of everything that decides what a kernel compiles to: our sources, numba and its settings."""
    import numba

    digest = hashlib.sha256(numba.__version__.encode())
    for name, value in sorted(os.environ.items()):
        if name.startswith("NUMBA_"):
            digest.update(f"{name}={value}\n".encode())
    for path in sorted(_PACKAGE.rglob("*.py")):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:24]


def cache_folder() -> Path:
    """Where compiled kernels of these very sources lie (``FIREFLY_CACHE`` moves it)."""
    from platformdirs import user_cache_path

    root = os.environ.get("FIREFLY_CACHE")
    return (Path(root) if root else user_cache_path("firefly")) / "kernels" / source_hash()


def _forget_old_caches(folder: Path) -> None:
    for other in folder.parent.iterdir():
        if other != folder and other.is_dir() and time.time() - other.stat().st_mtime > _MONTH:
            shutil.rmtree(other, ignore_errors=True)


def _identity(value: Any) -> Any:
    """A name for a function or a value that it closes over, the same in every process; None if there is none."""
    function = getattr(value, "py_func", value)
    code = getattr(function, "__code__", None)
    if code is None:
        # dtypes and numbers: their repr says all
        return repr(value)
    if not Path(code.co_filename).resolve().is_relative_to(_PACKAGE):
        return None
    cells = tuple(_identity(cell.cell_contents) for cell in function.__closure__ or ())
    return None if None in cells else (function.__module__, function.__qualname__, code.co_firstlineno, cells)


@cache
def _cache_type() -> Any:
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

    class Locator(_CacheLocator):
        def __init__(self, function: Any) -> None:
            place = f"{function.__module__}:{function.__code__.co_firstlineno}"
            self._name = hashlib.sha256(place.encode()).hexdigest()[:12]

        def get_cache_path(self) -> str:
            return str(cache_folder())

        def ensure_cache_path(self) -> None:
            folder = cache_folder()
            if not folder.exists():
                folder.mkdir(parents=True, exist_ok=True)
                _forget_old_caches(folder)
            super().ensure_cache_path()  # type: ignore[no-untyped-call]

        def get_source_stamp(self) -> str:
            return source_hash()

        def get_disambiguator(self) -> str:
            return self._name

        @classmethod
        def from_function(cls, function: Any, _file: str) -> Locator:
            return cls(function)

    class Implementation(CompileResultCacheImpl):
        _locator_classes = [Locator]  # type: ignore[list-item]  # noqa: RUF012

    class KernelCache(FunctionCache):
        _impl_class = Implementation

        def _index_key(self, signature: Any, codegen: Any) -> Any:
            return signature, codegen.magic_tuple(), repr(_identity(self._py_func))

    return KernelCache
