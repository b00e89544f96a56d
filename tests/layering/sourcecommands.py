# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The compile commands of a build, with each batch of sources (CMake's unity build) replaced by the commands of its
sources."""

import json
import pathlib
import re

INCLUDED = re.compile(r'^#include "(.+)"$', re.M)


def commands_of(command):
    """What compiles each source that COMMAND compiles."""
    batch = command["file"]
    if not batch.endswith("_cxx.cxx"):
        return [command]
    sources = INCLUDED.findall(pathlib.Path(batch).read_text(encoding="utf-8"))
    return [
        {**command, "file": source, "command": command["command"].replace(batch, source)} for source in sources
    ]


def source_commands(path):
    commands = json.loads(path.read_text(encoding="utf-8"))
    return [each for command in commands for each in commands_of(command)]
