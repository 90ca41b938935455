"""The cucco pack to print: forty faces, each of the twenty twice, nine to a sheet, and their backs."""

import re
from collections import Counter

import pytest
from django.test import Client

from games.cucco.cards import KINDS
from tests.web.reading import PageText, untranslated


@pytest.mark.django_db
def test_pack_to_print(client: Client, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with untranslated(monkeypatch) as missing:
        html = client.get(f"/{lang}/cucco/pack/").content.decode()
    assert not missing
    assert PageText(html).lang == lang
    sheets = [re.findall(r"cucco\.\w*\.?svg#(\w+)", part) for part in html.split('class="print-sheet"')[1:]]
    faces, backs = sheets[0::2], sheets[1::2]
    assert [len(sheet) for sheet in faces] == [9, 9, 9, 9, 4]
    assert Counter(code for sheet in faces for code in sheet) == dict.fromkeys(KINDS, 2)
    assert backs == [["back"] * 9] * 5
    marks = re.search(r'class="cutting-marks"[^>]*><path d="([^"]+)"', html)
    assert marks
    assert marks[1].count("M") == 16, "one mark at each end of eight cuts"
    assert f'href="/{lang}/cucco/pack/"' in client.get(f"/{lang}/cucco/").content.decode()
