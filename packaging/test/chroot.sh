# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What deb-chroot.sh and bundle-chroot.sh share: a fresh Debian in $chroot below $work, which ends with the script.

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

cannot() {
    echo "NOT CHECKED: $*" >&2
    exit 77
}

work=$(mktemp -d)
chroot=$work/chroot

# Nothing is removed below what is mounted.
end_chroot() {
    local place
    for place in proc dev; do
        if mountpoint -q "$chroot/$place"; then
            umount -l "$chroot/$place" || return
        fi
    done
    rm -rf "$work"
}
trap end_chroot EXIT

inside() { LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$chroot" "$@"; }

# The package source of this computer: the first archive it has.
package_source() {
    # shellcheck disable=SC2016 # apt's own word
    apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2>/dev/null | grep -m1 -E '/debian/?$' || true
}

make_chroot() {
    local source base=${BALEHOOK_CHROOT_BASE:-} codename
    [ "$(id -u)" = 0 ] || cannot "a fresh system needs root."
    mkdir "$chroot"
    if [ -n "$base" ] && [ -f "$base" ]; then
        tar -C "$chroot" -xf "$base"
    else
        source=$(package_source)
        [ -n "$source" ] || cannot "apt names no archive of Debian."
        # shellcheck source=/dev/null
        codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
        debootstrap --variant=minbase "$codename" "$chroot" "$source" >"$work/debootstrap.log" 2>&1 || {
            tail -n 5 "$work/debootstrap.log" >&2
            cannot "debootstrap made no fresh system; was the package source reached?"
        }
        inside apt-get update -qq || cannot "the package source was not reached from the fresh system."
        # Nothing that is installed in there starts a service.
        printf '#!/bin/sh\nexit 101\n' >"$chroot/usr/sbin/policy-rc.d"
        chmod 755 "$chroot/usr/sbin/policy-rc.d"
        if [ -n "$base" ]; then
            tar -C "$chroot" -cf "$base" .
        fi
    fi
    cp /etc/resolv.conf "$chroot/etc/resolv.conf"
    mount -t proc proc "$chroot/proc" || cannot "nothing can be mounted here."
}
