# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""tidybatches.py COMMANDS FOLDER SOURCE...: puts into FOLDER what clang-tidy reads for the sources: those that one batch of
the build (CMake's unity build) compiles, together, as most of the time goes to Qt's headers. The file "alone" there has a
line for each source, which compiles it for itself: what a batch says of names that hide others is not true of a source.

Prints the sources that nothing compiles here, such as those of another system."""

import json
import pathlib
import sys

from sourcecommands import source_commands


def batches(commands, wanted):
    """Lists of commands that differ in nothing but the source."""
    alike = {}
    for command in commands:
        if command["file"] in wanted:
            alike.setdefault(command["command"].replace(command["file"], ""), []).append(command)
    return list(alike.values())


def command_of(path, batch):
    """Puts a source that includes those of the batch at PATH; the command that compiles it."""
    path.write_text("".join(f'#include "{each["file"]}" // NOLINT\n' for each in batch), encoding="utf-8")
    text = batch[0]["command"].replace(batch[0]["file"], str(path))
    return {**batch[0], "file": str(path), "command": text}


def main():
    commands = source_commands(pathlib.Path(sys.argv[1]))
    folder = pathlib.Path(sys.argv[2]).resolve()
    wanted = {str(pathlib.Path(name).resolve()) for name in sys.argv[3:]}
    found = batches(commands, wanted)
    read = [command_of(folder / f"batch{number}.cpp", batch) for number, batch in enumerate(found)]
    (folder / "compile_commands.json").write_text(json.dumps(read, indent=1), encoding="utf-8")
    alone = [f'cd {each["directory"]} && {each["command"]} -Wshadow -fsyntax-only\n' for batch in found for each in batch]
    (folder / "alone").write_text("".join(alone), encoding="utf-8")
    for name in sorted(wanted - {each["file"] for batch in found for each in batch}):
        print(f"Nothing compiles {name} here.")


if __name__ == "__main__":
    main()
