"""A day in a path: `<day:day>`, as 2026-11-29."""

from datetime import date


class DayConverter:
    regex = r"\d{4}-\d{2}-\d{2}"

    def to_python(self, value: str) -> date:
        """ValueError for a day that is in no calendar: the path is then not this one."""
        return date.fromisoformat(value)

    def to_url(self, value: date) -> str:
        return value.isoformat()
