"""What a cache takes of memory."""

import gc
import tracemalloc

import pytest

from kernel_lib.serving.workers import digest_cache as module
from kernel_lib.serving.workers.digest_cache import DigestCache, digest_of

ROOM = 2**20


@pytest.mark.parametrize("size", [0, 50, 5000])
@pytest.mark.parametrize("kind", [bytes, str])
def test_a_cache_takes_the_memory_that_it_says(kind, size):
    """Measured as Python counts it; the questions are longer than the answers."""
    kept, question = DigestCache(ROOM), "x" * 20_000
    gc.collect()
    tracemalloc.start()
    try:
        for k in range(3 * ROOM // (size + 320)):
            digest = digest_of(k, question + str(k))
            kept.put(digest, bytes(size) if kind is bytes else chr(97 + k % 9) * size + str(k))
        gc.collect()
        ours = [tracemalloc.Filter(True, name) for name in (module.__file__, __file__)]
        traces = tracemalloc.take_snapshot().filter_traces(ours)  # no other thread's
    finally:
        tracemalloc.stop()
    taken = sum(one.size for one in traces.statistics("filename"))
    assert 0.5 * ROOM < taken < 1.05 * ROOM, taken
    assert kept.used <= ROOM


def test_the_same_text_twice_counts_once_and_one_too_large_not_at_all():
    kept = DigestCache(10_000)
    for _ in range(3):
        assert kept.put(digest_of("a"), b"text") == b"text"
    used = kept.used
    assert kept.get(digest_of("a")) == b"text" and used < 500
    assert kept.put(digest_of("b"), bytes(2000)) == bytes(2000)
    assert kept.get(digest_of("b")) is None and kept.used == used


def test_unlike_questions_have_unlike_digests():
    asked = [("a", "b"), ("ab", ""), ("", "ab"), (b"a", "b"), ((1, 2),), (1, 2)]
    asked += [("\ud800",), (None,), (0.0,), (-0.0,), (1,), (1.0,), (True,)]
    assert len({digest_of(*parts) for parts in asked}) == len(asked)
