import secrets

from django.db import migrations, models
from django.db.models.deletion import CASCADE
from django.utils import timezone

import tutor.table.models


def tokens_drawn(apps, schema_editor):
    """Each hand that was dealt before gets a secret of its own."""
    hands = apps.get_model("table", "Hand").objects
    for pk in hands.values_list("pk", flat=True):
        hands.filter(pk=pk).update(token=secrets.token_urlsafe(16))


class Migration(migrations.Migration):
    dependencies = [("table", "0003_void_deals")]

    operations = [
        migrations.AddField(
            model_name="hand", name="token", field=models.CharField(max_length=32, null=True, editable=False)
        ),
        migrations.RunPython(tokens_drawn, migrations.RunPython.noop),
        migrations.AlterField(
            model_name="hand",
            name="token",
            field=models.CharField(max_length=32, unique=True, default=tutor.table.models.new_token, editable=False),
        ),
        migrations.CreateModel(
            name="Slip",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("ply", models.PositiveSmallIntegerField()),
                (
                    "kind",
                    models.CharField(choices=[("refused", "Refused"), ("taken-back", "Taken Back")], max_length=10),
                ),
                ("text", models.CharField(max_length=400)),
                ("rule", models.CharField(max_length=64)),
                ("at", models.DateTimeField(default=timezone.now)),
                ("hand", models.ForeignKey(on_delete=CASCADE, related_name="slips", to="table.hand")),
            ],
            options={"ordering": ["ply", "at"]},
        ),
        migrations.AddConstraint(
            model_name="slip", constraint=models.UniqueConstraint(fields=["hand", "ply", "text"], name="slip_once")
        ),
    ]
