"""numba's compiler, with what it cannot infer of loops over many cases side by side."""

from functools import cache
from typing import Any

__all__ = ["lane_compiler"]


@cache
def lane_compiler(wide: bool) -> Any:
    """A pipeline for numba that promises that arrays do not overlap: without it few loops are
    vectorised.

    Parameters
    ----------
    wide : use the widest vectors of the machine; by itself LLVM prefers halves of 64 bytes,
        which would suit code that only now and then meets a vector
    """
    from numba.core.compiler import Compiler
    from numba.core.compiler_machinery import register_pass
    from numba.core.lowering import Lower
    from numba.core.typed_passes import NativeLowering

    class WideLower(Lower):
        def lower_normal_function(self, description: Any) -> Any:
            done = super().lower_normal_function(description)
            # llvmlite takes only attributes without a value.
            set.add(self.function.attributes, '"prefer-vector-width"="512"')
            return done

    @register_pass(mutates_CFG=True, analysis_only=False)
    class WideLowering(NativeLowering):
        _name = "carom_wide_lowering"

        @property
        def lowering_class(self) -> Any:
            return WideLower

    class Lanes(Compiler):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self.state.flags.noalias = True

        def define_pipelines(self) -> Any:
            pipelines = super().define_pipelines()
            for each in pipelines if wide else ():
                each.passes = [
                    (WideLowering, text) if way is NativeLowering else (way, text)
                    for way, text in each.passes
                ]
                each.finalize()
            return pipelines

    return Lanes
