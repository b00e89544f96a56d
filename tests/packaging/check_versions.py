# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_versions.py VERSION TREE MADE: everything that bears a version has this one. MADE is where CMake wrote files."""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

version, tree, made = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])


def found(path: Path, pattern: str) -> "str | None":
    match = re.search(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)
    return match.group(1) if match else None


release = ElementTree.parse(made / "linux/io.github.balehook.balehook.metainfo.xml").getroot().find("releases/release")
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
sys.exit(0 if set(versions.values()) == {version} else 1)
