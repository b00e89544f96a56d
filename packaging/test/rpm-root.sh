#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The RPM in a root of its own: installed, verified, started with the libraries of this computer, its settings kept over
# a new installation, removed without a trace; and rpmlint. dnf is not asked whether Fedora has what it requires.
#
#   packaging/test/rpm-root.sh FILE.rpm
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
rpm=$(readlink -f "${1:?which RPM?}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

in_root() { rpm --root "$root" "$@"; }

rpmlint -c "$here/../linux/rpmlint.toml" "$rpm" >"$work/rpmlint" 2>&1 || true
grep -E ': [EW]: ' "$work/rpmlint" && fail "rpmlint says what packaging/linux/rpmlint.toml does not explain."
grep -qE '0 errors, 0 warnings' "$work/rpmlint" || {
    cat "$work/rpmlint"
    fail "rpmlint did not read the package."
}

requires=$(rpm -qpR "$rpm")
for each in 'libQt6Core.so.6' 'libQt6Widgets.so.6' 'libQt6Sql.so.6' 'libqt6keychain.so' 'qt6-sql-sqlite' 'ca-certificates'; do
    grep -qF "$each" <<<"$requires" || fail "It does not require $each."
done
grep -qE 'demo|balehook-tests|tst_|/include/' <<<"$(rpm -qpl "$rpm")" && fail "The package holds what belongs to the tests."
licences=$(rpm -qpL "$rpm")
for each in LICENSE copyright; do
    grep -qx "/usr/share/doc/balehook/$each" <<<"$licences" || fail "$each is not among its licences."
done
for tag in LICENSE SUMMARY URL VENDOR; do
    [ "$(rpm -qp --qf "%{$tag}" "$rpm")" != "(none)" ] || fail "It has no $tag."
done
# A folder of others must not be ours.
owned=$(rpm -qp --qf '[%{FILEMODES:perms} %{FILENAMES}\n]' "$rpm" | sed -n 's/^d[^ ]* //p' | grep -v '/balehook$' || true)
[ -z "$owned" ] || fail "The package owns folders of others: $owned"

mkdir -p "$root/var/lib/rpm"
in_root --initdb
in_root -ivh --nodeps --noscripts "$rpm" >"$work/install.log" 2>&1 || {
    cat "$work/install.log"
    fail "It was not installed."
}
in_root -V --nodeps balehook || fail "What was installed is not what the package says."
HOME=$work QT_QPA_PLATFORM=offscreen timeout 60 "$root/usr/bin/balehook" --profile "$work/profile" --smoke-test \
    || fail "The program did not start."
"$root/usr/bin/balehookctl" --version
settings=$root/etc/xdg/balehook/balehook.conf
echo 'perPage=100' >>"$settings"
in_root -U --nodeps --noscripts --force "$rpm" >/dev/null 2>&1 || fail "It was not installed again."
grep -qx 'perPage=100' "$settings" || fail "The administrator's settings were written over."
in_root -e --nodeps --noscripts balehook 2>/dev/null || fail "It was not removed."
rm -f "$settings".rpmsave
rmdir "$root/etc/xdg/balehook" 2>/dev/null || true
left=$(find "$root" -iname '*balehook*' || true)
[ -z "$left" ] || fail "Something is left: $left"
echo "$(basename "$rpm"): rpmlint, contents, installed, verified, started, settings kept, removed."
