"""`manage.py forget`: what nobody can come back to goes. For a nightly job."""

from typing import Any

from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.core.management.base import BaseCommand

from tutor.account.services import guests_forget, sessions_forget
from tutor.account.throttle import outdated_forget


class Command(BaseCommand):
    help = "Delete sessions that have ended or whose account is gone, the guests whose session has ended, old tries."

    def handle(self, *args: Any, **options: Any) -> None:
        call_command("clearsessions")
        sessions_forget()
        outdated_forget()
        gone = guests_forget(session.get_decoded() for session in Session.objects.iterator())
        self.stdout.write(f"guests forgotten: {gone}")
