#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The recipes of the Windows installers, run under Wine with a program that does nothing: installed, upgraded and
# removed: NSIS for the computer and for one person, and the MSI. Shows nothing about the real program.
#
#   packaging/test/nsis-wine.sh [FOLDER]     FOLDER is where it works (build/nsis-wine)
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
out=$(mkdir -p "${1:-$root/build/nsis-wine}" && cd "${1:-$root/build/nsis-wine}" && pwd)
# Without winemenubuilder: it would put the entry of the start menu into the menu of this desktop.
export WINEPREFIX=$out/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe=" DISPLAY=
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# What wine starts goes on in its server until that is told to end.
end_wine() { "${wine%/*}/wineserver64" -k 2>/dev/null || "${wine%/*}/wineserver" -k 2>/dev/null || true; }
trap end_wine EXIT

for tool in x86_64-w64-mingw32-gcc makensis wixl wixl-heat cpack "$wine"; do
    command -v "$tool" >/dev/null || fail "$tool is missing; packaging/install-deps.sh wine installs it."
done

# build VERSION [CMAKE ARGUMENTS...]: the installer of that version is $setup.
build() {
    local version=$1 folder=$out/$1
    shift
    rm -rf "$folder"
    { cmake -S "$root/packaging/test/stub" -B "$folder" -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=x86_64-w64-mingw32-gcc \
        -DCMAKE_RC_COMPILER=x86_64-w64-mingw32-windres -DCMAKE_BUILD_TYPE=Release -DSTUB_VERSION="$version" "$@" >"$folder.log" 2>&1 \
        && cmake --build "$folder" >>"$folder.log" 2>&1 \
        && (cd "$folder" && cpack -G NSIS64) >>"$folder.log" 2>&1; } || {
        tail -n 30 "$folder.log" "$folder"/_CPack_Packages/*/NSIS64/*.log >&2
        fail "The installer of $version was not built."
    }
    setup=$(find "$folder" -maxdepth 1 -name '*-win64.exe')
    [ -f "$setup" ] || fail "There is not exactly one installer: $setup"
}

run() { timeout 120 "$wine" "$@" >/dev/null 2>&1; }

# value HIVE KEY NAME: a value of the registry, nothing if there is none.
value() { timeout 60 "$wine" reg query "$1\\$2" /v "$3" /reg:64 2>/dev/null | tr -d '\r' | sed -n "s/^ *$3 *REG_[A-Z]* *//p"; }
has_key() { timeout 60 "$wine" reg query "$1\\$2" /reg:64 >/dev/null 2>&1; }

remove_key='Software\Microsoft\Windows\CurrentVersion\Uninstall\Balehook'

# check_installed HIVE VERSION
check_installed() {
    local hive=$1 version=$2 location each
    location=$(value "$hive" "$remove_key" InstallLocation)
    [ "$(value "$hive" "$remove_key" DisplayName)" = Balehook ] || fail "The list of programs does not name it ($hive)."
    [ "$(value "$hive" "$remove_key" DisplayVersion)" = "$version" ] || fail "The list of programs does not say $version."
    [ -n "$(value "$hive" "$remove_key" Publisher)" ] || fail "The list of programs lacks the publisher."
    # shellcheck disable=SC1003 # a backslash
    installed=$(readlink -f "$WINEPREFIX/dosdevices/c:")/$(tr '\\' / <<<"${location#?:\\}")
    [ -f "$installed/bin/balehook.exe" ] || fail "There is no program in $location."
    for each in LICENSE QtKeychain Lucide third-party; do
        [ -s "$installed/licences/$each.txt" ] || fail "The licence $each is missing."
    done
    shortcut=$(find "$WINEPREFIX/drive_c" -name Balehook.lnk)
    [ -f "$shortcut" ] || fail "There is not exactly one entry in the start menu: $shortcut"
    value "$hive" 'Software\Classes\balehook' 'URL Protocol' >/dev/null
    has_key "$hive" 'Software\Classes\balehook\shell\open\command' || fail "Links balehook:// do not open in it."
    rm -f "$WINEPREFIX/drive_c/ran.txt"
    run "$installed/bin/balehook.exe" 'C:\ran.txt' || fail "What was installed does not run."
    grep -qi 'balehook.exe' "$WINEPREFIX/drive_c/ran.txt" || fail "What was installed did not run."
    rm -f "$WINEPREFIX/drive_c/ran.txt"
}

# What an installation may change; the registry as text, without times.
state() {
    end_wine
    find "$WINEPREFIX/drive_c" ! -path '*/windows/*' ! -path '*/Temp/*' ! -path '*/users/*/AppData/Local/*/INetC*' | sort
    grep -hi balehook "$WINEPREFIX"/*.reg | sort || true
}

# check_running MODE HIVE: what runs is not upgraded, and stays whole: also what removes it.
check_running() {
    local mode=$1 hive=$2 running=$WINEPREFIX/drive_c/running.txt tries status=0 program
    run "$installed/bin/balehook.exe" /wait 'C:\running.txt' &
    program=$!
    for ((tries = 0; tries < 60; tries++)); do
        [ -s "$running" ] && break
        sleep 1
    done
    [ -s "$running" ] || fail "What was installed did not start."
    run "$new_setup" /S "/$mode" || status=$?
    [ "$status" = 2 ] || fail "The upgrade of a running program ended with $status, not with 2 ($mode)."
    [ -f "$installed/uninstall.exe" ] || fail "A refused upgrade took the uninstaller away ($mode)."
    rm "$running"
    wait "$program" || fail "The running program did not end well."
    check_installed "$hive" 0.0.9
}

# check_mode MODE HIVE: installs, upgrades and removes for MODE (AllUsers, CurrentUser).
check_mode() {
    local mode=$1 hive=$2 other=HKCU tries
    [ "$hive" = HKCU ] && other=HKLM
    # Where programs of one person stand; Windows makes it once and keeps it.
    mkdir -p "$WINEPREFIX/drive_c/users/$(id -un)/AppData/Local/Programs"
    state >"$out/before"
    run "$old_setup" /S "/$mode" || fail "Version 0.0.9 was not installed ($mode)."
    check_installed "$hive" 0.0.9
    [ -f "$installed/bin/only-in-the-old-version.txt" ] || fail "The test's file of the old version is missing."
    has_key "$other" "$remove_key" && fail "$mode wrote into $other."
    check_running "$mode" "$hive"
    run "$new_setup" /S "/$mode" || fail "The upgrade failed ($mode)."
    check_installed "$hive" 0.1.0
    [ ! -e "$installed/bin/only-in-the-old-version.txt" ] || fail "The upgrade left a file of the old version."
    echo mine >"$installed/mine.txt"
    # The uninstaller goes on as a copy of itself; its entry is among the last things that it removes.
    run "$installed/uninstall.exe" /S || fail "It was not removed ($mode)."
    for ((tries = 0; tries < 60; tries++)); do
        if ! has_key "$hive" 'Software\Classes\.csv' && [ ! -e "$installed/uninstall.exe" ]; then
            break
        fi
        sleep 1
    done
    [ -f "$installed/mine.txt" ] || fail "Somebody else's file was removed."
    rm "$installed/mine.txt"
    rmdir "$installed" || fail "Files are left in $installed."
    state >"$out/after"
    diff "$out/before" "$out/after" || fail "Something is left ($mode)."
    echo "$mode: installed, not upgraded while it runs, upgraded, run and removed; nothing is left."
}

# msi VERSION: makes it of what build() left.
msi() {
    DESTDIR='' cmake --install "$out/$1" --prefix "$out/$1/tree" --component Runtime >/dev/null
    "$root/packaging/windows/msi.sh" "$out/$1/tree" "$1" "$out/$1/balehook.msi"
}

# An MSI has a product code for a name in the list of programs.
msi_versions() {
    timeout 60 "$wine" reg query 'HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall' /s /reg:64 2>/dev/null \
        | tr -d '\r' | sed -n '/DisplayName .*Balehook/,/^$/p;/DisplayVersion .*0\.[01]\.[09]/p' \
        | sed -n 's/^ *DisplayVersion *REG_SZ *//p' | sort -u
}

check_msi() {
    local program="$WINEPREFIX/drive_c/Program Files/Balehook/bin"
    msi 0.0.9
    msi 0.1.0
    # Files below c:\windows are Wine's own.
    state >"$out/before"
    run msiexec /i "Z:$out/0.0.9/balehook.msi" /qn || fail "The MSI of 0.0.9 was not installed."
    [ "$(msi_versions)" = 0.0.9 ] || fail "The list of programs does not name 0.0.9: $(msi_versions)"
    [ -f "$program/only-in-the-old-version.txt" ] || fail "The test's file of the old version is missing."
    [ -f "$(find "$WINEPREFIX/drive_c" -name Balehook.lnk)" ] || fail "There is no entry in the start menu."
    has_key HKLM 'Software\Classes\balehook\shell\open\command' || fail "Links balehook:// do not open in it."
    run msiexec /i "Z:$out/0.1.0/balehook.msi" /qn || fail "The upgrade by the MSI failed."
    [ "$(msi_versions)" = 0.1.0 ] || fail "The list of programs does not name 0.1.0 only: $(msi_versions)"
    [ ! -e "$program/only-in-the-old-version.txt" ] || fail "The upgrade left a file of the old version."
    [ -s "$program/../licences/LICENSE.txt" ] || fail "The MSI brings no licences."
    run "$program/balehook.exe" || fail "What was installed does not run."
    run msiexec /x "Z:$out/0.1.0/balehook.msi" /qn || fail "The MSI was not removed."
    [ -z "$(msi_versions)" ] || fail "The list of programs still names it."
    state >"$out/after"
    diff <(grep -v '^\[Software.*Installer' "$out/before") <(grep -v '^\[Software.*Installer' "$out/after") || fail "Something is left (MSI)."
    echo "MSI: installed, upgraded, run and removed; nothing is left."
}

build 0.0.9 -DSTUB_LEFTOVER=ON
old_setup=$setup
build 0.1.0
new_setup=$setup
rm -rf "$WINEPREFIX"
timeout 300 "$wine" wineboot -i >"$out/wineboot.log" 2>&1 || fail "Wine did not start; see $out/wineboot.log."
check_mode AllUsers HKLM
check_mode CurrentUser HKCU
check_msi
echo "The recipes of the Windows installers are fine."
