#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The bill of materials of what the workflow packs for Windows and macOS: one for installer, ZIP and MSI, as they hold the
# same.
#
#   packaging/sbom/desktop.sh QT_VERSION windows|macos FOLDER     leaves FOLDER/balehook-VERSION-SYSTEM.spdx.json
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
qt=${1:?which Qt?}
system=${2:?which system?}
out=${3:?where to?}
python=$(command -v python3 || command -v python)
version=$(sed -n 's/^    VERSION \([0-9.]*\)$/\1/p' "$root/CMakeLists.txt")
keychain=$(sed -n 's/^set(BALEHOOK_QTKEYCHAIN_VERSION \([0-9.]*\))$/\1/p' "$root/packaging/cmake/FindOrFetchQtKeychain.cmake")
if [ -z "$version" ] || [ -z "$keychain" ]; then
    echo "The versions of Balehook and QtKeychain were not found." >&2
    exit 1
fi
name=balehook-$version-$system
listed=$(mktemp)
trap 'rm -f "$listed"' EXIT
licences=licences/third-party.txt
[ "$system" = windows ] || licences=balehook.app/Contents/Resources/$licences
{
    printf 'qt\t%s\thttps://www.qt.io/\tGPL-3.0-only\n' "$qt"
    printf 'qtkeychain\t%s\thttps://github.com/frankosterfeld/qtkeychain\tBSD-3-Clause\n' "$keychain"
    [ "$system" != windows ] || printf 'microsoft-visual-cpp-runtime\n'
} >"$listed"
mkdir -p "$out"
epoch=${SOURCE_DATE_EPOCH:-$(git -c safe.directory='*' -C "$root" log -1 --format=%ct)}
"$python" -B "$root/packaging/sbom/sbom.py" "$root" "$listed" "$epoch" "$name" "$licences" >"$out/$name.spdx.json"
