#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs one test program with a HOME and a runtime folder of its own.
#   --keyring   on a session bus of its own, with an unlocked gnome-keyring on it
#   --bus       on a session bus of its own, on which nobody offers any service
#   --display   on a virtual X display of its own
#   --desktop   on a display of its own, with an unlocked keyring and the bus of assistive programs
set -euo pipefail

bus=none
case "${1:-}" in
    --keyring | --bus | --display | --desktop)
        bus=${1#--}
        shift
        ;;
esac

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
export HOME="$home" XDG_RUNTIME_DIR="$home/run"
suppressions=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/lsan.supp
export LSAN_OPTIONS="suppressions=$suppressions:print_suppressions=0${LSAN_OPTIONS:+:$LSAN_OPTIONS}"
# What UndefinedBehaviorSanitizer ends by a signal (packaging/cmake/ProjectFlags.cmake) is told with its stack.
export ASAN_OPTIONS="handle_sigill=1${ASAN_OPTIONS:+:$ASAN_OPTIONS}"
unset XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CURRENT_DESKTOP DISPLAY WAYLAND_DISPLAY \
    http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY
unset DBUS_SESSION_BUS_ADDRESS

# Nothing is started by being asked for, but what assistive programs are reached over.
mkdir "$home/services"
if [ "$bus" = desktop ]; then
    cp /usr/share/dbus-1/services/org.a11y.Bus.service "$home/services/"
fi
cat >"$home/bus.conf" <<END
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <servicedir>$home/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
END

start_display() {
    mkfifo "$home/display"
    # -r: a key that a busy machine holds down for long would repeat itself, and Alt alone opens the menu bar.
    Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset -r 3>"$home/display" 2>"$home/Xvfb.log" &
    server=$!
    trap 'kill "$server" 2>/dev/null || true; rm -rf "$home"' EXIT
    read -r -t 30 number <"$home/display" || { cat "$home/Xvfb.log"; exit 1; }
    export DISPLAY=":$number" QT_QPA_PLATFORM=xcb
}

# shellcheck disable=SC2016 # the inner shell expands them
run_with_keyring() {
    dbus-run-session --config-file="$home/bus.conf" -- bash -c '
        . "$1"
        shift
        printf pw | gnome-keyring-daemon --unlock --components=secrets --daemonize >/dev/null 2>&1
        # It goes into the background before it is on the bus.
        for ((tries = 0; tries < 200; tries++)); do
            session_has_keyring && break
            sleep 0.05
        done
        exec "$@"' bash "$(dirname "${BASH_SOURCE[0]}")/../../packaging/common.sh" "$@"
}

case "$bus" in
    keyring)
        run_with_keyring "$@"
        ;;
    bus)
        dbus-run-session --config-file="$home/bus.conf" -- "$@"
        ;;
    display)
        start_display
        # Without an address libdbus would look for a program that starts a bus for the display.
        DBUS_SESSION_BUS_ADDRESS=disabled: "$@"
        ;;
    desktop)
        start_display
        export QT_ACCESSIBILITY=1 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
        # Programs look whether the bus is there, and do not start it.
        run_with_keyring sh -c '
            dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress >/dev/null
            exec "$@"' sh "$@"
        ;;
    none)
        "$@"
        ;;
esac
