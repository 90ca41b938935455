import django.utils.timezone
from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def as_old_as_their_tables(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """When the hands before this were dealt nobody wrote down; their tables know the day they were opened."""
    hands = apps.get_model("table", "Hand").objects
    opened = apps.get_model("table", "Table").objects.filter(pk=models.OuterRef("table"))
    hands.update(dealt=models.Subquery(opened.values("created")[:1]))


class Migration(migrations.Migration):
    dependencies = [("table", "0004_slips_and_shared_hands")]

    operations = [
        migrations.AddField("hand", "dealt", models.DateTimeField(default=django.utils.timezone.now)),
        migrations.RunPython(as_old_as_their_tables, migrations.RunPython.noop),
    ]
