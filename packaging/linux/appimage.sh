#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Wraps the portable bundle as an AppImage. Prepared, not run: appimagetool and its runtime come from their own project.
#
#   packaging/linux/appimage.sh BUNDLE.tar.zst OUTPUT     with APPIMAGETOOL, or appimagetool in PATH
set -euo pipefail

bundle=$(readlink -f "${1:?which bundle?}")
out=$(readlink -f "${2:?where to?}")
tool=${APPIMAGETOOL:-$(command -v appimagetool || true)}
if [ -z "$tool" ]; then
    echo "appimagetool is missing; name it in APPIMAGETOOL." >&2
    exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/AppDir"
tar -C "$work/AppDir" --strip-components=1 -xf "$bundle"
id=io.github.balehook.balehook
cp "$work/AppDir/share/applications/$id.desktop" "$work/AppDir/$id.desktop"
cp "$work/AppDir/share/icons/hicolor/256x256/apps/$id.png" "$work/AppDir/$id.png"
ln -s bin/balehook "$work/AppDir/AppRun"
ARCH=$(uname -m) "$tool" --no-appstream "$work/AppDir" "$out/$(basename "$bundle" .tar.zst).AppImage"
