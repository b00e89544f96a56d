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

# A server on this computer, with a certificate of its own. Its first line is the port; then "asked" or "refused" for each
# that comes.
tls_server() {
    openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 \
        -keyout "$work/tls.key" -out "$work/tls.pem" 2>/dev/null
    exec timeout 300 python3 -u - "$work/tls.pem" "$work/tls.key" <<'PYTHON'
import socket, ssl, sys
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[1], sys.argv[2])
with socket.create_server(("127.0.0.1", 0)) as server:
    print(server.getsockname()[1])
    while True:
        client = server.accept()[0]
        try:
            with context.wrap_socket(client, server_side=True) as trusted:
                asked = trusted.recv(4096).startswith(b"GET /version.json ")
                trusted.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
                print("asked" if asked else "refused")
        except OSError:
            print("refused")
PYTHON
}

# check_tls PROGRAM: it reaches a server by TLS, if and only if the certificates of the fresh system have that of the
# server. What it asks for is whether there is a new version, which needs no token.
check_tls() {
    local server port answer fd program settings=$chroot/etc/xdg/balehook/balehook.conf kept=$work/kept.conf expected
    local certificates=$chroot/etc/ssl/certs trusted
    exec {fd}< <(tls_server)
    server=$!
    read -r -t 60 port <&"$fd" || fail "The server did not start."
    mkdir -p "${settings%/*}" "$certificates"
    touch "$settings"
    cp -p "$settings" "$kept"
    # OpenSSL finds a certificate by this name.
    trusted=$certificates/$(openssl x509 -in "$work/tls.pem" -noout -hash).0
    printf 'updateCheck=true\nupdateAddress=https://127.0.0.1:%s/version.json\n' "$port" >"$settings"
    for expected in refused asked; do
        (exec env HOME=/tmp LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$chroot" \
            timeout 90 "$1" --profile "/tmp/tls-$expected" >"$work/tls.log" 2>&1) &
        program=$!
        answer=
        read -r -t 60 answer <&"$fd" || true
        kill "$program" 2>/dev/null || true
        wait "$program" 2>/dev/null || true
        # It may have come more than once.
        while read -r -t 1 <&"$fd"; do :; done
        [ "$answer" = "$expected" ] || {
            kill "$server" 2>/dev/null || true
            cat "$work/tls.log" >&2
            fail "TLS: ${answer:-nobody came} instead of $expected."
        }
        cp "$work/tls.pem" "$trusted"
    done
    kill "$server" 2>/dev/null || true
    cp -p "$kept" "$settings"
    rm "$trusted"
    echo "TLS: trusts what the computer trusts, and nothing else."
}

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
