"""Django's sessions, kept in the database; a cookie that none of them can have made is no session at all."""

from django.contrib.sessions.backends import db


class SessionStore(db.SessionStore):
    def _validate_session_key(self, key: str) -> bool:
        """Keys are letters and digits. PostgreSQL has no such letter as NUL, and would refuse to look."""
        return super()._validate_session_key(key) and key.isascii() and key.isalnum()
