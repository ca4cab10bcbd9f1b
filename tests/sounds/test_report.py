"""What the report says of the shipped files, and of a table on which everything happens at once."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("scipy")
pytest.importorskip("soundfile")

from sounds import report  # noqa: E402
from sounds.build import jobs, targets  # noqa: E402


def test_a_file_is_measured_as_the_manifest_says() -> None:
    path = "effects/turn_gong_1.ogg"
    one = report.measure(path, targets()[path])
    assert one.name == "turn_gong"
    assert not one.off()
    assert "OUT OF BAND" not in "".join(report.table([one]))


def test_what_is_out_of_band_is_told() -> None:
    loud = report.Measured("effects/x_1.ogg", 1.0, 9.0, -18.0, -20.0, -1.0)
    assert loud.off() == ["+2.0 dB off its target", "peak -1.0 dBFS is over -3"]
    rough = report.Measured("music/x.ogg", 60.0, 900.0, -20.0, -20.0, -4.0, (0.1, 0.01))
    assert rough.off() == ["the loop closes with a step of 0.1000"]
    assert "OUT OF BAND" in report.table([loud])[1]


def test_the_readme_tells_what_is_shipped() -> None:
    text = report.README.read_text("utf-8")
    assert f"{sum(len(job.paths) for job in jobs())} files:" in text
    missing = [job.name for job in jobs() if f"| {job.name} |" not in text]
    assert not missing


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_busy_table_stays_calm(seed: int) -> None:
    """Sixty wishes a second: the sum neither clips nor gets much louder than five a second do; piled up it would."""
    few, many = (report.busy(each=each, seed=seed) for each in (5, 60))
    assert many.peak < -1.0
    assert many.loudest < few.loudest + 3
    assert many.loudest < report.busy(each=60, seed=seed, law=False).loudest - 8
    assert few.heard >= 0.9 * few.wanted
