"""Serve the lessons, after installing what they need: `make lessons`, with PORT=8867 elsewhere."""

import argparse
import os
import socket
import sys

import environment


def port():
    """The port to serve at; what else is on the command line is the business of `carom`."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--port", type=int, default=8866)
    return parser.parse_known_args()[0].port


def require_free(number):
    """End with a remedy where something else has the port: known before a minute of installing."""
    with socket.socket() as probe:
        if os.name != "nt":  # There this option would share the port with its owner.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", number))
        except (OSError, OverflowError) as error:
            other = number + 1 if 1023 < number < 65535 else 8867
            reason = getattr(error, "strerror", None) or error
            environment.fail(
                f"the lessons cannot be served at port {number}: {reason}",
                "End what is running there (another `make lessons`?), or choose another port: "
                f"make lessons PORT={other} (without make: python3 .ci/lessons.py --port {other})",
            )


if __name__ == "__main__":
    require_free(port())
    environment.ready()
    environment.say("starting the server; Ctrl+C ends it")
    environment.become([environment.program("carom"), *sys.argv[1:]])
