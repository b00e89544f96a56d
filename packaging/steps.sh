# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What test.sh and checks.sh share: steps that say what they do and how long it took, and end the script where one fails.

# shellcheck source=packaging/building.sh
. "$(dirname "${BASH_SOURCE[0]}")/building.sh"

declare -a step_lines=() tests_run_again=() not_checked=()
current_step=

say() { printf '== %s\n' "$*"; }

show_help() { sed -n '/^#   /s/^#   //p' "$1" >&2; }

# step NAME COMMAND...
step() {
    local start=$SECONDS unchecked=${#not_checked[@]} result=
    current_step=$1
    shift
    say "$current_step"
    "$@"
    [ ${#not_checked[@]} -eq "$unchecked" ] || result=": not checked"
    step_lines+=("$(printf '%5d s  %s%s' $((SECONDS - start)) "$current_step" "$result")")
    current_step=
}

# finish WHAT: the last line also names what was not checked here, and each test that failed once.
finish() {
    local line="$* ($((SECONDS / 60)) min $((SECONDS % 60)) s)" what
    printf '%s\n' "${step_lines[@]}"
    for what in "${not_checked[@]}"; do
        line+=" NOT CHECKED: $what."
    done
    if [ ${#tests_run_again[@]} -gt 0 ]; then
        line+=" Failed once and passed when run again: ${tests_run_again[*]}."
    fi
    say "$line"
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

# tests_at_once PRESET: tests wait for time-outs, other programs and sockets for a third of their time, so there are more
# of them than processors; under the sanitizers, which compute more, not as many.
tests_at_once() {
    local more=3
    [ "$1" != asan ] || more=2
    echo $(($(jobs_at_once) + more))
}

# With ccache, which does not go together with precompiled headers, clones in several folders share what was compiled.
configure() {
    local launcher=() fresh=()
    # A folder of the days when "dev" was g++'s: CMake would take clang for it and forget the rest of the preset.
    if [ "$1" = dev ] && grep -qsE '^CMAKE_CXX_COMPILER:[A-Z]+=.*/[cg]\+\+$' build/dev/CMakeCache.txt; then
        fresh=(--fresh)
    fi
    if command -v ccache >/dev/null && [ -n "${BALEHOOK_CCACHE:-}" ]; then
        export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
        launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DBALEHOOK_PRECOMPILE=OFF)
    fi
    cmake --preset "$1" "${fresh[@]}" "${launcher[@]}" --log-level=WARNING
}

# The tests of a log of ctest that failed, a line each.
failed_tests() { sed -n 's/^[[:space:]]*[0-9]* - \([^ ]*\) (.*)$/\1/p' "$1"; }

# run_ctest PRESET [ARGUMENTS...]: all tests of a preset. Those that failed run once more, one after the other: much in
# the suite is about time-outs, processes and sockets, and a busy machine can fail it. The last line of the script names
# them. What a sanitizer reports, a crash, and what fails twice fails the step.
run_ctest() {
    local preset=$1 log="build/$1/tests.log" failed
    shift
    if ctest --preset "$preset" -j "$(tests_at_once "$preset")" "$@" 2>&1 | tee "$log"; then
        return
    fi
    if grep -qE 'ERROR: (Address|Leak|UndefinedBehavior)Sanitizer|runtime error:|\*\*\*Exception' "$log"; then
        return 1
    fi
    mapfile -t failed < <(failed_tests "$log")
    [ ${#failed[@]} -gt 0 ] || return 1
    say "Failed once: ${failed[*]}. Run again, one after the other"
    ctest --preset "$preset" --rerun-failed || return 1
    tests_run_again+=("${failed[@]}")
}

# quietly LOG COMMAND...: what it prints goes to LOG; the end of it is shown where it fails.
quietly() {
    local log=$1
    shift
    "$@" >"$log" 2>&1 || {
        tail -n 40 "$log"
        return 1
    }
}
