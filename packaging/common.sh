# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What try.sh and bench.sh share: programs in the background that end with the script, a keyring and a display of its own.
# The script that sources this sets $work to an empty folder of its own and calls end_with_script.

# shellcheck source=packaging/building.sh
. "$(dirname "${BASH_SOURCE[0]}")/building.sh"

say() { printf '%s\n' "== $*" >&2; }

fail() {
    printf '%s\n' "== FAILED: $*" >&2
    exit 1
}

pids=()

end_with_script() {
    log=${work:?}/log
    : >"$log"
    trap clean_up EXIT
    trap 'say "Stopped."; exit 130' HUP INT TERM
}

clean_up() {
    local i
    # Newest first: the console before the display it is on.
    for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
        kill "${pids[i]}" 2>/dev/null || true
        wait "${pids[i]}" 2>/dev/null || true
    done
    rm -rf "$work"
}

# start COMMAND...: runs it in the background until the end of the script; its first line of output is $first_line.
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

session_has_keyring() {
    [ -n "${DBUS_SESSION_BUS_ADDRESS:-}" ] && dbus-send --session --print-reply --dest=org.freedesktop.DBus / \
        org.freedesktop.DBus.NameHasOwner string:org.freedesktop.secrets 2>/dev/null | grep -q 'boolean true'
}

# bring_keyring FOLDER: a bus and an unlocked keyring of its own, with its data in FOLDER. The password protects nothing:
# the only tokens in there are those of the demo and what is typed into a trial. The bus starts nothing by being asked
# for it: that would be the user's own keyring or wallet again.
bring_keyring() {
    local folder=$1 tries
    mkdir -p "$folder" "$work/keyring-control" "$work/runtime"
    chmod 700 "$folder" "$work/keyring-control" "$work/runtime"
    export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$work/runtime}
    cat >"$work/bus.conf" <<END
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
END
    start dbus-daemon --config-file="$work/bus.conf" --nofork --print-address=1
    export DBUS_SESSION_BUS_ADDRESS=$first_line
    unset GNOME_KEYRING_CONTROL
    printf try | XDG_DATA_HOME=$folder gnome-keyring-daemon --foreground --unlock --components=secrets \
        --control-directory="$work/keyring-control" >>"$log" 2>&1 &
    pids+=($!)
    for ((tries = 0; tries < 100; tries++)); do
        session_has_keyring && return
        sleep 0.1
    done
    cat "$log" >&2
    fail "The keyring did not start."
}

# bring_display SIZE: a virtual display, as every program that is started from now on sees it.
bring_display() {
    start Xvfb -displayfd 1 -screen 0 "${1}x24" -dpi 96 -nolisten tcp -noreset
    export DISPLAY=:$first_line QT_QPA_PLATFORM=xcb
    unset WAYLAND_DISPLAY
}

# wait_for_line FD PREFIX: reads until a line starts with PREFIX and puts it into $found_line; the rest goes to the log.
found_line=
wait_for_line() {
    while read -r -t 60 found_line <&"$1"; do
        case "$found_line" in
            "$2"*) return ;;
            *) printf '%s\n' "$found_line" >>"$log" ;;
        esac
    done
    cat "$log" >&2
    return 1
}

# print_help SCRIPT: the indented lines of its head.
print_help() { sed -n '/^#$/,/^[^#]/s/^# \{0,1\}//p' "$1"; }
