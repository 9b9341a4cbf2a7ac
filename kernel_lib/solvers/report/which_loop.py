"""Which loop a run went through, in the words of its repr."""

__all__ = ["COMPILED_LOOP", "PLAIN_LOOP"]

#: Of machine code, and of plain Python, after which the reason stands.
COMPILED_LOOP, PLAIN_LOOP = "compiled loop", "plain loop:"
