#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the console and opens it on a demo service of its own, from a fresh clone, with one command.
#
#   packaging/try.sh [options]
#     --profile DIR   keep settings, cache and keyring in DIR; otherwise they are thrown away at the end
#     --jobs N        import jobs of the account acme (250000)
#     --headless      open it on a virtual display, save a screenshot and end; done anyway where there is no display
#     --no-install    do not look for missing packages
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
bin=$root/build/release/bin
out=$root/build/try
profile=
jobs=250000
headless=no
install=yes

say() { printf '%s\n' "== $*"; }
fail() {
    printf '%s\n' "== FAILED: $*" >&2
    exit 1
}

while [ $# -gt 0 ]; do
    case "$1" in
        --profile)
            profile=${2:?--profile needs a folder}
            shift
            ;;
        --jobs)
            jobs=${2:?--jobs needs a number}
            shift
            ;;
        --headless) headless=yes ;;
        --no-install) install=no ;;
        -h | --help)
            sed -n '/^#   /s/^#   //p' "$0"
            exit 0
            ;;
        *) fail "Unknown option $1; see --help." ;;
    esac
    shift
done
if [ -z "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; then
    headless=yes
fi

mkdir -p "$out"
work=$(mktemp -d "$out/run.XXXXXX")
log=$work/log
pids=()

clean_up() {
    local i
    # Newest first: the console before the display it is on.
    for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
        kill "${pids[i]}" 2>/dev/null || true
        wait "${pids[i]}" 2>/dev/null || true
    done
    rm -rf "$work"
}
trap clean_up EXIT
trap 'say "Stopped."; exit 130' INT TERM

# start COMMAND...: runs it in the background until the end of this script; its first line of output is $first_line.
first_line=
start() {
    local fifo fd
    fifo=$(mktemp -u "$work/fifo.XXXXXX")
    mkfifo "$fifo"
    "$@" >"$fifo" 2>>"$log" &
    pids+=($!)
    exec {fd}<"$fifo"
    if ! read -r -t 30 first_line <&"$fd"; then
        cat "$log" >&2
        fail "$(basename "$1") did not start."
    fi
}

build() {
    say "Building the console and the demo service (some minutes the first time)"
    (cd "$root" && cmake --preset release && cmake --build --preset release \
        --target balehook balehook-demo-service balehook-demo-profile) || fail "The build did not go through."
}

session_has_keyring() {
    [ -n "${DBUS_SESSION_BUS_ADDRESS:-}" ] && dbus-send --session --print-reply --dest=org.freedesktop.DBus / \
        org.freedesktop.DBus.NameHasOwner string:org.freedesktop.secrets 2>/dev/null | grep -q 'boolean true'
}

# A bus and an unlocked keyring of its own, with its data in the profile. The password protects nothing: the only tokens
# in there are those of the demo and what is typed into a trial.
bring_keyring() {
    start dbus-daemon --session --nofork --print-address=1
    export DBUS_SESSION_BUS_ADDRESS=$first_line
    mkdir -p "$profile/try-keyring" "$work/keyring-control"
    chmod 700 "$profile/try-keyring" "$work/keyring-control"
    XDG_DATA_HOME=$profile/try-keyring start_keyring
    local tries
    for ((tries = 0; tries < 100; tries++)); do
        session_has_keyring && return
        sleep 0.1
    done
    cat "$log" >&2
    fail "The keyring did not start."
}

start_keyring() {
    printf try | gnome-keyring-daemon --foreground --unlock --components=secrets \
        --control-directory="$work/keyring-control" >>"$log" 2>&1 &
    pids+=($!)
}

open_on_display() {
    say "Opening the console; close its window to end"
    "$bin/balehook" --profile "$profile" || fail "The console ended with an error."
    say "Done: the console was closed and the demo service stopped."
}

save_screenshot() {
    local picture=$out/balehook.png line fifo=$work/trace
    start Xvfb -displayfd 1 -screen 0 1280x800x24 -dpi 96 -nolisten tcp
    export DISPLAY=:$first_line
    say "There is no display: opening the console on the virtual display $DISPLAY"
    mkfifo "$fifo"
    env -u WAYLAND_DISPLAY BALEHOOK_STARTUP_TRACE=1 QT_QPA_PLATFORM=xcb \
        "$bin/balehook" --profile "$profile" -qwindowgeometry 1280x800+0+0 2>"$fifo" &
    pids+=($!)
    line=
    exec {trace}<"$fifo"
    while read -r -t 60 line <&"$trace"; do
        case "$line" in
            first-rows*) break ;;
            *) printf '%s\n' "$line" >>"$log" ;;
        esac
    done
    case "$line" in
        first-rows*) ;;
        *)
            cat "$log" >&2
            fail "The console did not show any rows."
            ;;
    esac
    # The rows are painted; the rest of the window settles in the next moments.
    sleep 1
    rm -f "$picture"
    import -window root "$picture" || fail "The screenshot could not be taken."
    say "Done: the loaded table is in $picture"
}

if [ "$install" = yes ]; then
    groups=(build run)
    [ "$headless" = yes ] && groups+=(headless)
    say "Looking for missing packages"
    "$root/packaging/install-deps.sh" "${groups[@]}" || fail "Packages are missing."
fi
build

if [ -z "$profile" ]; then
    profile=$work/profile
fi
mkdir -p "$profile"
chmod 700 "$profile"
profile=$(cd "$profile" && pwd)
export no_proxy="127.0.0.1,localhost${no_proxy:+,$no_proxy}"

start "$bin/balehook-demo-service" --jobs "$jobs"
service=${first_line#listening }
service=${service%% *}
say "The demo service listens on $service with $jobs import jobs"

if [ "$headless" = yes ] || ! session_has_keyring; then
    say "Bringing a keyring of its own"
    bring_keyring
else
    say "Using the keyring of this session"
fi
"$bin/balehook-demo-profile" --profile "$profile" --base-url "$service" || fail "The accounts could not be prepared."
say "The accounts acme, globex and initech are ready in $profile"

if [ "$headless" = yes ]; then
    save_screenshot
else
    open_on_display
fi
