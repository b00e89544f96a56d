#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs one test program with a HOME and a runtime folder of its own.
#   --keyring   on a session bus of its own, with an unlocked gnome-keyring on it
set -euo pipefail

keyring=no
if [ "${1:-}" = --keyring ]; then
    keyring=yes
    shift
fi

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
export HOME="$home" XDG_RUNTIME_DIR="$home/run"
unset XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CURRENT_DESKTOP DISPLAY WAYLAND_DISPLAY \
    http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY
unset DBUS_SESSION_BUS_ADDRESS

if [ "$keyring" = yes ]; then
    dbus-run-session -- sh -c '
        printf pw | gnome-keyring-daemon --unlock --components=secrets --daemonize >/dev/null 2>&1
        exec "$@"' sh "$@"
else
    "$@"
fi
