"""Figures of a running server in Prometheus' text form, on a port of their own.

`prometheus_client` comes with jupyter_server in any case; its registry is our own, so that it
reports nothing but what stands here.
"""

import platform
from collections.abc import Iterable
from typing import Any

import tornado.web
from prometheus_client import CollectorRegistry, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

import kernel_lib

__all__ = ["Figures", "metrics_application"]

#: Upper bounds of the histogram of answers, s: from a cached answer to the longest one.
BUCKETS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Figures(Collector):
    """What is counted, and what is looked up at each request for it.

    Parameters
    ----------
    server : the LessonServer
    """

    def __init__(self, server: Any) -> None:
        self._server = server
        self.registry = CollectorRegistry()
        self._answers = Histogram(
            "carom_answer_seconds",
            "From a question's arrival to its answer, by HTTP status",
            ["status"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.registry.register(self)
        if platform.system() == "Linux":
            ProcessCollector(registry=self.registry)

    def answered(self, status: int, seconds: float) -> None:
        """Count an answer."""
        self._answers.labels(str(status)).observe(seconds)

    def collect(self) -> Iterable[Any]:
        """The figures of this moment."""
        server = self._server
        yield _gauge("info", "The version that runs", 1, version=kernel_lib.__version__)
        kept = server.workers.service.answers
        yield _gauge("questions_waiting", "Questions without a worker", server.workers.waiting)
        yield _gauge("question_delay_seconds", "Of the oldest of them", server.workers.delay)
        yield _gauge("workers", "Processes that answer", len(server.workers.pids()))
        yield _counter("answers_shared", "Answers that were there already", kept.hits)
        yield _counter("answers_computed", "Answers that had to be computed", kept.misses)
        if server.http:
            yield _gauge("connections", "Open connections", server.http.counts.total())
            held = server.http.cpu_budget.waiting
            yield _gauge("requests_held", "Of addresses that have had much, while others ask", held)
            away = CounterMetricFamily(
                "carom_turned_away", "Requests refused at the door", labels=["reason"]
            )
            for reason, count in server.http.request_callback.turned_away.items():
                away.add_metric([reason], count)
            away.add_metric(["connection"], server.http.turned_away)
            yield away


def _gauge(name: str, meaning: str, value: float, **labels: str) -> Any:
    family = GaugeMetricFamily(f"carom_{name}", meaning, labels=list(labels))
    family.add_metric(list(labels.values()), value)
    return family


def _counter(name: str, meaning: str, value: float) -> Any:
    return CounterMetricFamily(f"carom_{name}", meaning, value=value)


class _Metrics(tornado.web.RequestHandler):
    """`/metrics`."""

    def initialize(self, figures: Figures) -> None:
        self.figures = figures

    def set_default_headers(self) -> None:
        """Reports no version but that of carom."""
        self.set_header("Server", "carom")

    def get(self) -> None:
        """All figures as text."""
        self.set_header("Content-Type", CONTENT_TYPE_LATEST)
        self.finish(generate_latest(self.figures.registry))


def metrics_application(figures: Figures) -> tornado.web.Application:
    """What listens on the port of the figures."""
    return tornado.web.Application([("/metrics", _Metrics, {"figures": figures})])
