#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what a fresh Debian 12 lacks, as root or with sudo. Asks dpkg first: where nothing is missing it neither needs
# the network nor takes time.
#
#   packaging/install-deps.sh GROUP...
#     build      compiler, CMake, Qt, QtKeychain
#     run        a session bus and a keyring, for sessions that have none
#     headless   a virtual display, a screenshot tool and fonts
#     bench      what packaging/bench.sh compares with besides
#     test       build, run, headless, and what else the tests use
#     checks     what packaging/checks.sh uses
#     package    what packaging/package.sh uses
#     wine       what packaging/test/nsis-wine.sh uses
set -euo pipefail

build=(cmake ninja-build g++ ccache git ca-certificates
    qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-svg-dev qt6-charts-dev libqt6opengl6-dev
    qt6-httpserver-dev qt6-websockets-dev libqt6sql6-sqlite qtkeychain-qt6-dev libgl1-mesa-dev
    zlib1g-dev libzstd-dev libexpat1-dev
    qt6-translations-l10n libcsv-dev lld curl python3)
run=(dbus-daemon dbus-bin gnome-keyring)
headless=(xvfb xauth imagemagick fonts-dejavu-core fonts-noto-core fonts-droid-fallback)
bench=(miller libxlsxwriter-dev)
test=("${build[@]}" "${run[@]}" "${headless[@]}" clang libglib2.0-bin fonts-noto-cjk python3-pyatspi
    at-spi2-core desktop-file-utils appstream strace)
checks=("${test[@]}" libclang-rt-14-dev clang-tidy-14 clang-format-14 shellcheck lintian file dpkg-dev fakeroot
    debootstrap)
package=("${build[@]}" python3 desktop-file-utils appstream lintian file dpkg-dev fakeroot rpm rpmlint debootstrap
    patchelf zstd qt6-wayland qmake6 libsecret-1-0 libssl3 xvfb)
wine=(cmake make g++-mingw-w64-x86-64 nsis wine wine64 msitools wixl)

usage() {
    sed -n '/^#   /s/^#   //p' "$0"
}

wanted=()
for group in "$@"; do
    case "$group" in
        build) wanted+=("${build[@]}") ;;
        run) wanted+=("${run[@]}") ;;
        headless) wanted+=("${headless[@]}") ;;
        bench) wanted+=("${bench[@]}") ;;
        test) wanted+=("${test[@]}") ;;
        package) wanted+=("${package[@]}") ;;
        wine) wanted+=("${wine[@]}") ;;
        checks) wanted+=("${checks[@]}") ;;
        -h | --help)
            usage
            exit 0
            ;;
        *)
            usage >&2
            exit 2
            ;;
    esac
done
if [ ${#wanted[@]} -eq 0 ]; then
    usage >&2
    exit 2
fi

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "This is no Debian system, so nothing was installed. The packages are called there:"
    printf '  %s\n' "${wanted[*]}"
    exit 0
fi

installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null || true)
missing=()
for package in "${wanted[@]}"; do
    if ! grep -qx "installed $package" <<<"$installed" && [[ " ${missing[*]} " != *" $package "* ]]; then
        missing+=("$package")
    fi
done
if [ ${#missing[@]} -eq 0 ]; then
    echo "Every package that is needed is installed."
    exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "These packages are missing. Run this script as root, or install them:" >&2
        echo "  apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi

echo "Installing ${#missing[@]} missing packages: ${missing[*]}"
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 "${missing[@]}" >/dev/null
echo "The missing packages were installed."
