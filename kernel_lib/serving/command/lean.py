"""What the process of a server, and all that it begins, do without."""

import os
import sys

__all__ = ["be_lean"]


def be_lean() -> None:
    """One thread of linear algebra, no windows, no grammar of addresses; before other imports."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.environ["MPLBACKEND"] = "agg"
    # jsonschema makes it for a kind of address that no schema of a server has. That took half of
    # all computing until a server listens.
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
