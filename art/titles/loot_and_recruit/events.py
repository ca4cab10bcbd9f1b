"""The events by their ids: what is drawn, and the scene behind it."""

from __future__ import annotations

from art.titles.loot_and_recruit.events_day import DAY
from art.titles.loot_and_recruit.events_morning import MORNING
from art.titles.loot_and_recruit.events_night import NIGHT
from art.titles.loot_and_recruit.pictures_parts import Draw

EVENTS: dict[str, tuple[Draw, str]] = {**MORNING, **DAY, **NIGHT}
