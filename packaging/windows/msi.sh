#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the MSI on Linux, out of the folder that the ZIP for Windows holds.
#
#   packaging/windows/msi.sh FOLDER VERSION FILE.msi
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(cd "${1:?which folder?}" && pwd)
version=${2:?which version?}
msi=${3:?which file?}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

[ -f "$folder/bin/balehook.exe" ] || {
    echo "There is no bin/balehook.exe in $folder." >&2
    exit 1
}
# wixl takes no absolute paths.
ln -s "$folder" "$work/tree"
cp "$here/balehook.wxs" "$here/balehook.ico" "$work/"
msi=$(readlink -f "$(dirname "$msi")")/$(basename "$msi")
cd "$work"
find tree/ -type f | sort | wixl-heat --prefix tree/ --component-group Files --var var.SourceDir \
    --directory-ref INSTALLDIR --win64 >files.wxs
wixl --arch x64 -D Win64=yes -D Version="$version" -D SourceDir=tree -D Icon=balehook.ico --output "$msi" \
    balehook.wxs files.wxs
