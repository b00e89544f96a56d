# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_versions.py VERSION TREE MADE: everything that bears a version has this one, and the newest release the day that
the changelog gives it. MADE is where CMake wrote files.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

version, tree, made = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])


def found(path: Path, pattern: str) -> "str | None":
    match = re.search(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)
    return match.group(1) if match else None


releases = ElementTree.parse(made / "linux/io.github.balehook.balehook.metainfo.xml").getroot().findall("releases/release")
release = releases[0] if releases else None
versions = {
    "project()": found(tree / "CMakeLists.txt", r"^\s*VERSION (\S+)$"),
    "CHANGELOG.md": found(tree / "CHANGELOG.md", r"^## \[(\d[^\]]*)\]"),
    "metainfo": release.get("version") if release is not None else None,
    "Debian changelog": found(made / "linux/changelog.Debian", r"^balehook \((.*)-1\)"),
    "RPM changelog": found(made / "linux/changelog.rpm", r" - (\S+)-1$"),
    "manual page": found(made / "linux/balehook.1", r'"Balehook ([^"]+)"'),
    "manual page of balehookctl": found(made / "linux/balehookctl.1", r'"Balehook ([^"]+)"'),
}
print(versions)
problems = [f"{where} has another version." for where, each in versions.items() if each != version]
numbers = [each.get("version") for each in releases]
if len(numbers) != len(set(numbers)):
    problems.append(f"The metainfo has two releases of one version: {numbers}. Freeze the older one.")
day = found(tree / "CHANGELOG.md", r"^## \[\d[^\]]*\] - (\S+)$")
if day is not None and re.fullmatch(r"\d{4}-\d\d-\d\d", day) and release is not None and release.get("date") != day:
    problems.append(f"The metainfo dates the release {release.get('date')}, the changelog {day}.")
print("\n".join(problems) or "All versions agree.")
sys.exit(1 if problems else 0)
