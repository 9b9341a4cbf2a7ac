"""What a server does without, though libraries would bring it."""

from pathlib import Path

from tests.serving.running import running, write_lesson

NO_GRAMMAR = """
import os, sys
class Lark:
    def find_spec(self, name, *_):
        if name == "lark":
            os._exit(77)
sys.meta_path.insert(0, Lark())
"""


def test_a_server_makes_no_grammar_of_addresses(tmp_path: Path) -> None:
    """It was half of all computing until a server listened."""
    write_lesson(tmp_path)
    with running(folder=tmp_path, before=NO_GRAMMAR) as server:
        assert server.get("carom/here").status == 204
