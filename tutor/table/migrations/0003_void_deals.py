from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("table", "0002_known_cards")]

    operations = [
        migrations.AddField(
            model_name="hand",
            name="voids",
            field=models.PositiveSmallIntegerField(default=0),
        ),
    ]
