# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_versions.py VERSION CHANGELOG METAINFO: the newest entry of both is VERSION."""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

version, changelog, metainfo = sys.argv[1:]
newest = re.search(r"^## \[(\d[^\]]*)\]", Path(changelog).read_text(encoding="utf-8"), re.MULTILINE)
release = ElementTree.parse(metainfo).getroot().find("releases/release")
found = {
    "project()": version,
    "CHANGELOG.md": newest.group(1) if newest else None,
    "metainfo": release.get("version") if release is not None else None,
}
print(found)
sys.exit(0 if set(found.values()) == {version} else 1)
