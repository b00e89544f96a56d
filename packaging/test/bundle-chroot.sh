#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The portable bundle on a fresh system (debootstrap) that has X libraries and a font and no Qt: started without a
# display and on one, moved to another folder and started again.
#
#   packaging/test/bundle-chroot.sh FILE.tar.zst
#
# Ends with 77 where there can be no fresh system; the switches are those of deb-chroot.sh.
set -euo pipefail

# shellcheck source=packaging/test/chroot.sh
. "$(dirname "${BASH_SOURCE[0]}")/chroot.sh"

archive=$(readlink -f "${1:?which bundle?}")
if [ "${BALEHOOK_SKIP_CHROOT:-}" = 1 ]; then
    echo "NOT CHECKED: the bundle in a fresh system (BALEHOOK_SKIP_CHROOT=1)."
    exit 77
fi
make_chroot
x_libraries=(libx11-6 libx11-xcb1 libxcb1 libgl1 libegl1 libopengl0 libfontconfig1 libfreetype6 fonts-dejavu-core)
inside apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 "${x_libraries[@]}" >"$work/apt.log" 2>&1 || {
    tail -n 20 "$work/apt.log" >&2
    fail "The libraries of X were not installed."
}
if find "$chroot/usr/lib" -name 'libQt*' | grep .; then
    fail "The fresh system has a Qt of its own."
fi

mkdir "$chroot/opt/first"
tar -C "$chroot/opt/first" -xf "$archive"
app=$(cd "$chroot/opt/first" && find . -mindepth 1 -maxdepth 1 -printf '%f\n')

# Whatever is loaded now or later, and from where.
check_libraries() {
    local files
    mapfile -t files < <(cd "$chroot" && find ".$1" -type f \( -path '*/bin/balehook*' -o -name '*.so*' \) | sed 's/^\.//')
    inside ldd "${files[@]}" >"$work/ldd" 2>&1 || true
    grep -q 'libQt6Core.so.6 => /opt/' "$work/ldd" || fail "ldd did not find the Qt that came along."
    if grep 'not found' "$work/ldd"; then
        fail "A library is missing."
    fi
    if grep '/usr/lib.*libQt' "$work/ldd"; then
        fail "A Qt of the computer is taken."
    fi
}

# start FOLDER PLATFORM
start() {
    local line
    line=$(inside env HOME=/tmp DISPLAY="${display:-}" QT_QPA_PLATFORM="$2" LANG=C.UTF-8 timeout 60 \
        "$1/bin/balehook" --profile /tmp/profile --smoke-test 2>"$work/errors") || {
        cat "$work/errors" >&2
        fail "The program did not start ($2)."
    }
    echo "$line"
    grep -q "platform $2" <<<"$line" || fail "It did not take the platform $2."
}

check_libraries "/opt/first/$app"
start "/opt/first/$app" offscreen
inside "/opt/first/$app/bin/balehookctl" --version
check_tls "/opt/first/$app/bin/balehook"
mv "$chroot/opt/first/$app" "$chroot/opt/an other place"
start "/opt/an other place" offscreen
# The display is of this computer; a chroot shares its abstract sockets.
exec {fd}< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp 2>/dev/null)
xvfb=$!
trap 'kill "$xvfb" 2>/dev/null || true; end_chroot' EXIT
read -r -t 30 display <&"$fd" || fail "Xvfb did not start."
display=:$display
start "/opt/an other place" xcb
echo "$(basename "$archive"): started on a fresh system with X libraries only, offscreen and on a display, also after it was moved."
