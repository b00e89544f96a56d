# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What test.sh and checks.sh share: steps that say what they do and how long it took, and end the script where one fails.

declare -a step_lines=()
current_step=

say() { printf '== %s\n' "$*"; }

show_help() { sed -n '/^#   /s/^#   //p' "$1" >&2; }

jobs_at_once() { nproc 2>/dev/null || echo 2; }

# step NAME COMMAND...
step() {
    local start=$SECONDS
    current_step=$1
    shift
    say "$current_step"
    "$@"
    step_lines+=("$(printf '%5d s  %s' $((SECONDS - start)) "$current_step")")
    current_step=
}

finish() {
    printf '%s\n' "${step_lines[@]}"
    say "$* ($((SECONDS / 60)) min $((SECONDS % 60)) s)"
}

# Under "set -e" a failed step ends the script; this names it.
on_exit() {
    local status=$?
    if [ "$status" -ne 0 ] && [ -n "$current_step" ]; then
        say "FAILED: $current_step"
    fi
    exit "$status"
}
trap on_exit EXIT

# With ccache, which does not go together with precompiled headers, clones in several folders share what was compiled.
configure() {
    local launcher=()
    if command -v ccache >/dev/null && [ -n "${BALEHOOK_CCACHE:-}" ]; then
        export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
        launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DBALEHOOK_PRECOMPILE=OFF)
    fi
    cmake --preset "$1" "${launcher[@]}" --log-level=WARNING
}

build() { cmake --build --preset "$1" --parallel "$(jobs_at_once)"; }
