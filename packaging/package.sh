#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the DEB, the RPM and the portable bundle on a fresh Debian 12, checks each, and leaves them with their checksums.
#
#   packaging/package.sh [options]
#     --output DIR    where to (build/packages)
#     --no-install    do not look for missing packages
#     --twice         build everything once more in another folder and compare bit by bit; takes as long again
#
# BALEHOOK_SKIP_CHROOT=1 leaves out what needs a fresh system (root, debootstrap, a package source), and says so.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/steps.sh
. "$root/packaging/steps.sh"
cd "$root"

out=$root/build/packages
install=yes
twice=no
while [ $# -gt 0 ]; do
    case "$1" in
        --output)
            out=${2:?--output needs a folder}
            shift
            ;;
        --no-install) install=no ;;
        --twice) twice=yes ;;
        *)
            show_help "$0"
            exit 2
            ;;
    esac
    shift
done
if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    say "FAILED: the checks of the packages need root or sudo."
    exit 1
fi
mkdir -p "$out"
out=$(cd "$out" && pwd)
if [ -n "$(find "$out" -mindepth 1 ! -name 'balehook*' ! -name SHA256SUMS -print -quit)" ]; then
    say "FAILED: $out holds other things."
    exit 1
fi
rm -rf "$out"/balehook* "$out/SHA256SUMS"

# Every file bears the time of the commit, so that whoever builds it again gets the same bits.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -c safe.directory='*' log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
verified=()
unverified=()

configure_release() {
    configure release
    # rcc writes SOURCE_DATE_EPOCH into these. Those that are there may be of another day.
    find build/release -name 'qrc_*.cpp' -delete
}

build_release() {
    build release --target balehook balehookctl balehook_documents
}

# pack TREE OUTPUT
pack() {
    local tree=$1 output=$2 generator
    for generator in deb rpm; do
        rm -rf "$tree/build/release/$generator"
        (cd "$tree" && cpack --preset "$generator" -B "$tree/build/release/$generator" >"$tree/build/release/$generator.log") || {
            tail -n 20 "$tree/build/release/$generator.log"
            return 1
        }
    done
    cp "$tree"/build/release/deb/balehook_*.deb "$tree"/build/release/rpm/balehook-*.rpm "$output/"
    "$tree/packaging/linux/bundle.sh" "$tree/build/release" "$output"
}

pack_here() {
    pack "$root" "$out"
    deb=$(find "$out" -name '*.deb')
    rpm=$(find "$out" -name '*.rpm')
    bundle=$(find "$out" -name '*.tar.zst')
    [ -f "$deb" ] && [ -f "$rpm" ] && [ -f "$bundle" ]
}

# check WHAT COMMAND...: 77 means that it could not be checked here.
check() {
    local what=$1 status=0
    shift
    "$@" || status=$?
    case "$status" in
        0) verified+=("$what") ;;
        77)
            say "FAILED: $what could not be checked. BALEHOOK_SKIP_CHROOT=1 leaves it out."
            return 1
            ;;
        *) return "$status" ;;
    esac
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo env BALEHOOK_CHROOT_BASE="${BALEHOOK_CHROOT_BASE:-}" "$@"
    fi
}

check_lintian() { lintian --allow-root --fail-on error,warning --tag-display-limit 0 "$deb"; }

check_packages() {
    check "DEB: lintian, no error and no warning" check_lintian
    check "RPM: rpmlint explained; installed, verified, started, settings kept and removed in a root of its own" \
        as_root packaging/test/rpm-root.sh "$rpm"
    if [ "${BALEHOOK_SKIP_CHROOT:-}" = 1 ]; then
        unverified+=("DEB and bundle on a fresh system (BALEHOOK_SKIP_CHROOT=1)")
        return
    fi
    check "DEB: installed, started, upgraded with settings kept, and purged on a fresh Debian" as_root packaging/test/deb-chroot.sh "$deb"
    check "Bundle: started without and on a display, also after it was moved, on a fresh Debian with X libraries only" \
        as_root packaging/test/bundle-chroot.sh "$bundle"
}

build_again() {
    local again file
    again=$(mktemp -d)/a-longer-path/balehook
    mkdir -p "$again" "$again-out"
    git -c safe.directory='*' ls-files -z | xargs -0 cp --parents -t "$again"
    # Without a compiler cache, which would hand out the first build again.
    (cd "$again" && export CCACHE_DISABLE=1 && cmake --preset release -DBALEHOOK_TESTS=OFF --log-level=WARNING >/dev/null \
        && build_release >/dev/null) || return 1
    pack "$again" "$again-out"
    for file in "$deb" "$rpm" "$bundle"; do
        cmp "$file" "$again-out/$(basename "$file")" || return 1
    done
    rm -rf "${again%/a-longer-path/balehook}"
    verified+=("DEB, RPM and bundle: bit-identical when built again in another folder")
}

write_sums() {
    python3 -B packaging/sbom/sbom.py "$root" "${bundle%.tar.zst}.packages.tsv" "$SOURCE_DATE_EPOCH" \
        "$(basename "$bundle" .tar.zst)" 'share/doc/balehook/libraries/{name}.copyright' >"${bundle%.tar.zst}.spdx.json"
    rm "${bundle%.tar.zst}.packages.tsv"
    (cd "$out" && sha256sum balehook* >SHA256SUMS && sha256sum --check --quiet SHA256SUMS)
}

[ "$install" = no ] || step "Packages that are needed" packaging/install-deps.sh package
step "Configure (preset release)" configure_release
step "Build" build_release
step "Pack" pack_here
step "Checks" check_packages
if [ "$twice" = yes ]; then
    step "The same again" build_again
else
    unverified+=("bit-identical on a second build (--twice)")
fi
step "Checksums and bill of materials" write_sums
say "In $out:"
(cd "$out" && ls -sh1 -- *)
say "Verified:"
printf '   %s\n' "${verified[@]}"
if [ ${#unverified[@]} -gt 0 ]; then
    say "Not verified:"
    printf '   %s\n' "${unverified[@]}"
fi
finish "The packages are ready and passed ${#verified[@]} checks."
