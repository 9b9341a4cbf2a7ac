"""What the fork server imports first: a session of its own.

Where sessions share the processors alike, its imports then take nothing from those of the server.
Imported by no other process.
"""

import contextlib
import os

with contextlib.suppress(OSError):  # it leads one already
    os.setsid()
