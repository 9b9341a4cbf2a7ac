"""A worker whose server is gone ends without a word, however that went."""

import io
import signal
import socket
import struct

import pytest

from kernel_lib.protocol.wire import framed, packed
from kernel_lib.serving.workers.answering import ANSWERED, CPU, answer_all

#: So a socket is closed by a machine whose process was killed: its other end is reset.
AT_ONCE = struct.pack("ii", 1, 0)


@pytest.mark.parametrize("asks", [False, True])
def test_a_server_that_was_killed_is_no_error_of_its_workers(asks):
    """Each of them wrote a traceback to the terminal of the server that had died."""
    answered = []
    with socket.create_server(("127.0.0.1", 0)) as listener:
        worker = socket.create_connection(listener.getsockname())
        server, _ = listener.accept()

    def answer_of(question):
        answered.append(question)
        server.close()
        return packed("so much that it does not fit into what waits to be sent" * 100_000)

    server.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    if asks:
        server.sendall(framed({"do": "answer"}))
    else:
        server.close()
    with worker, worker.makefile("rb") as incoming, worker.makefile("wb") as outgoing:
        answer_all(incoming, outgoing, answer_of)
        outgoing.raw.close()  # what could not be sent is not tried again
    assert len(answered) == asks


def test_what_one_question_may_compute_bounds_nothing_after_it():
    """The bound stayed, and whoever had answered once was ended seconds later by the system."""
    within = []

    def answer_of(question):
        within.append(signal.getitimer(signal.ITIMER_PROF)[0])
        return packed("so much")

    outgoing = io.BytesIO()
    answer_all(io.BytesIO(framed({"do": "answer"})), outgoing, answer_of)
    assert outgoing.getvalue()[4:5] == ANSWERED
    assert within[0] > CPU and signal.getitimer(signal.ITIMER_PROF) == (0, 0)
