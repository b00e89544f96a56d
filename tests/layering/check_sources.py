# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_sources.py ROOT QT_HEADERS: prints file:line of every broken rule and ends with 1 if there is one."""

import sys

import checks


def main():
    root, qt_headers = sys.argv[1:]
    count, findings = checks.check(root, qt_headers)
    for name, line, message in findings:
        print(f"{name}:{line}: {message}")
    print(f"{count} files read, {len(findings)} broken rules")
    return 1 if findings or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
