"""Serve the lessons, after installing what they need: `make lessons`."""

import sys

import environment

if __name__ == "__main__":
    environment.ready()
    environment.become([environment.program("carom"), *sys.argv[1:]])
