"""The board as Prometheus reads it: `gobsmack host TITLE --metrics PORT`, then http://127.0.0.1:PORT/metrics.

`/health` says 200 while every table comes round, 503 when one hangs. prometheus_client is imported when it is first asked.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from net.host.counts import BOUNDS_S, Latency
from net.host.status import Board, Row
from net.lan.http_pages import Page

if TYPE_CHECKING:
    from prometheus_client.core import Metric

LABELS = ("table", "title")
KINDS = ("fault", "not_saved", "host")


def pages(board: Board) -> Callable[[str, str], Page | None]:
    """What is to be read at which path."""

    def page(path: str, language: str) -> Page | None:
        if path == "/metrics":
            return _metrics(board.rows(time.monotonic()))
        if path == "/health":
            return _health(board.rows(time.monotonic()))
        return None

    return page


def _health(rows: list[Row]) -> Page:
    hung = [row.number for row in rows if not row.is_healthy]
    if hung or not rows:
        return Page(f"hung: {hung}\n" if hung else "no table\n", "text/plain", 503)
    return Page(f"{len(rows)} well\n", "text/plain")


def _metrics(rows: list[Row]) -> Page:
    from prometheus_client import CollectorRegistry
    from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
    from prometheus_client.registry import Collector

    class Tables(Collector):
        def collect(self) -> Iterable[Metric]:
            return _families(rows)

    registry = CollectorRegistry(auto_describe=False)
    registry.register(Tables())
    return Page(generate_latest(registry).decode(), CONTENT_TYPE_LATEST)


def _families(rows: list[Row]) -> Iterator[Metric]:
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

    phases = GaugeMetricFamily("gobsmack_tables", "Tables, by what goes on at them.", labels=("phase",))
    for phase in ("lobby", "starting", "playing", "over"):
        phases.add_metric((phase,), sum(row.status.listed.phase == phase for row in rows))
    up = GaugeMetricFamily("gobsmack_table_up", "1: the table's own thread comes round; 0: it hangs.", labels=LABELS)
    here = GaugeMetricFamily("gobsmack_people", "Who is connected.", labels=(*LABELS, "role"))
    plays = CounterMetricFamily("gobsmack_plays", "Plays made since the table opened.", labels=LABELS)
    frames = CounterMetricFamily("gobsmack_bad_frames", "Frames that could not be read.", labels=LABELS)
    faults = CounterMetricFamily("gobsmack_faults", "What broke, by kind.", labels=(*LABELS, "kind"))
    refused = CounterMetricFamily("gobsmack_refused_handshakes", "Who was not let in.", labels=(*LABELS, "reason"))
    took = HistogramMetricFamily("gobsmack_play_seconds", "From a play's frame to its update sent.", labels=LABELS)
    for number, status, is_healthy in rows:
        table = (str(number), status.listed.title)
        up.add_metric(table, int(is_healthy))
        for role, count in (("player", status.players), ("watcher", status.watchers), ("bot", status.bots)):
            here.add_metric((*table, role), count)
        plays.add_metric(table, status.plays)
        frames.add_metric(table, status.bad_frames)
        for kind in KINDS:
            faults.add_metric((*table, kind), status.faults.get(kind, 0))
        for reason, count in sorted(status.refused.items()):
            refused.add_metric((*table, reason), count)
        took.add_metric(table, _steps(status.play_s), status.play_s.sum_s)
    yield from (phases, up, here, plays, took, frames, faults, refused)


def _steps(latency: Latency) -> list[tuple[str, float]]:
    """Prometheus counts in each step all that was quicker, too."""
    ends = [*map(str, BOUNDS_S), "+Inf"]
    return [(end, float(count)) for end, count in zip(ends, accumulate(latency.steps), strict=True)]
