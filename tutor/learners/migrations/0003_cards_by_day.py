from django.db import migrations, models

from tutor.learners.schedule import remembered


def emptied(apps, schema_editor):
    apps.get_model("learners", "Card").objects.all().delete()


def worked_out(apps, schema_editor):
    """Cards for the answers that are there already."""
    card = apps.get_model("learners", "Card")
    for learner in apps.get_model("learners", "Learner").objects.all():
        card.objects.bulk_create(
            card(learner=learner, rule=rule, theme=theme, memory=memory.fsrs, due=memory.due, right=memory.right)
            for (rule, theme), memory in remembered(learner.answers.order_by("at", "pk")).items()
        )


class Migration(migrations.Migration):
    """What is due is due on a day, not at a moment of it."""

    dependencies = [("learners", "0002_schedule")]

    operations = [
        migrations.RunPython(emptied, migrations.RunPython.noop),
        migrations.AlterField("card", "due", models.DateField()),
        migrations.RunPython(worked_out, emptied),
    ]
