#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The DEB on a fresh system (debootstrap): installed with what it depends on and nothing else, started, upgraded from a
# lower version, its settings kept, purged without a trace. Needs root, and the package source of this computer.
#
#   packaging/test/deb-chroot.sh FILE.deb
#
# Ends with 77 where there can be no fresh system (no root, no package source), and with BALEHOOK_SKIP_CHROOT=1.
# BALEHOOK_CHROOT_BASE=FILE.tar keeps the fresh system there, and takes it from there the next time.
set -euo pipefail

# shellcheck source=packaging/test/chroot.sh
. "$(dirname "${BASH_SOURCE[0]}")/chroot.sh"

deb=$(readlink -f "${1:?which DEB?}")
version=$(dpkg-deb --field "$deb" Version)
if [ "${BALEHOOK_SKIP_CHROOT:-}" = 1 ]; then
    echo "NOT CHECKED: the DEB in a fresh system (BALEHOOK_SKIP_CHROOT=1)."
    exit 77
fi
make_chroot

# The same package with a lower version, as if it had been installed long ago.
dpkg-deb --raw-extract "$deb" "$work/old"
sed -i 's/^Version: .*/Version: 0.0.1-1/' "$work/old/DEBIAN/control"
dpkg-deb --root-owner-group --build "$work/old" "$chroot/tmp/old.deb" >/dev/null
cp "$deb" "$chroot/tmp/new.deb"

find_all() { (cd "$chroot" && find . -xdev \( -path ./proc -o -path ./var/cache -o -path ./var/lib/apt \
    -o -path ./var/log -o -path ./tmp -o -path ./var/lib/dpkg \) -prune -o -print | sort); }

inside apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 /tmp/old.deb >"$work/apt.log" 2>&1 || {
    tail -n 20 "$work/apt.log" >&2
    fail "It was not installed, or one of its dependencies."
}
start() {
    inside env HOME=/tmp QT_QPA_PLATFORM=offscreen timeout 60 balehook --profile /tmp/profile --smoke-test \
        || fail "The program did not start."
    inside balehookctl --version || fail "balehookctl did not start."
}
start
# What is loaded later, and no library is linked to: the SQLite driver, TLS, the charts.
for plugin in sqldrivers/libqsqlite.so tls/libqopensslbackend.so; do
    [ -f "$chroot/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/qt6/plugins/$plugin" ] \
        || fail "The dependencies do not bring $plugin."
done
[ -s "$chroot/etc/ssl/certs/ca-certificates.crt" ] || fail "The dependencies bring no certificates."
check_tls balehook
charts=$(find "$chroot/usr/lib" -name balehook-charts.so)
inside ldd "${charts#"$chroot"}" | grep 'not found' && fail "The charts lack a library."

settings=$chroot/etc/xdg/balehook/balehook.conf
sed -i '0,/^; perPage=50$/s//perPage=100/' "$settings"
inside apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 /tmp/new.deb >"$work/apt.log" 2>&1 || {
    tail -n 20 "$work/apt.log" >&2
    fail "The upgrade failed."
}
# shellcheck disable=SC2016 # dpkg-query's own word
[ "$(inside dpkg-query -W -f='${Version}' balehook)" = "$version" ] || fail "The upgrade did not bring $version."
grep -qx 'perPage=100' "$settings" || fail "The upgrade wrote over the administrator's settings."
start
sed -i 's/^perPage=100$/; perPage=50/' "$settings"
inside dpkg --verify balehook | grep . && fail "What is installed is not what the package says."

inside dpkg --purge balehook >"$work/apt.log" 2>&1 || fail "It was not purged."
left=$(find_all | grep -i balehook || true)
[ -z "$left" ] || fail "Something is left: $left"
inside dpkg-query -W balehook >/dev/null 2>&1 && fail "dpkg still knows it."
echo "$(basename "$deb"): installed on a fresh system, started, upgraded from 0.0.1 with settings kept, purged."
