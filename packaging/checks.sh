#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What a change must pass beside the tests of test.sh. Without arguments all steps but those by hand, in this order:
#
#   packaging/checks.sh [STEP...]
#     format      clang-format 14 on every source
#     shell       shellcheck on every script
#     fuzz        the libFuzzer targets, each on its corpus and 20,000 inputs made from it, the same ones every time; or,
#                 with BALEHOOK_FUZZ_SECONDS, for that many seconds on other ones each time, from where the last run ended
#     asan        build and tests with AddressSanitizer and UndefinedBehaviorSanitizer, but those labelled long, timing, memory or looks
#     tidy        clang-tidy 14 on the sources changed since BALEHOOK_TIDY_BASE, the branch point from origin/main or
#                 the last commit, and on those that include a changed header; on all of src/ if there is neither. Of
#                 more than BALEHOOK_TIDY_LIMIT (60) sources those that changed most, so that a large change ends in
#                 time; tidy-all reads them all
#     tidy-all    clang-tidy 14 on all of src/ and tests/ (by hand)
#     deb         the Debian package, lintian, and what it must and must not hold
#     bench       some figures of packaging/bench.sh, held to wide bounds that catch a factor of two
#     chroot      that package on a fresh system: installed, started, upgraded, purged. Needs root, a package source and
#                 the right to mount; where they are missing, the last line says that this was not checked
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/steps.sh
. "$root/packaging/steps.sh"
cd "$root"

# A checkout that belongs to somebody else is still only read.
git() { command git -c safe.directory='*' "$@"; }

# tracked PATTERN...: puts the tracked files that are still there into $files. Without any there is nothing to check,
# which is an error: this is no checkout, or the pattern is wrong.
tracked() {
    mapfile -t files < <(git ls-files -- "$@" | while IFS= read -r file; do [ ! -e "$file" ] || printf '%s\n' "$file"; done)
    if [ ${#files[@]} -eq 0 ]; then
        echo "There are no tracked files like $*. This check needs a checkout." >&2
        return 1
    fi
}

check_format() {
    local files
    tracked 'src/*.h' 'src/*.cpp' 'tests/*.h' 'tests/*.cpp'
    clang-format-14 --dry-run -Werror "${files[@]}"
    echo "${#files[@]} files are formatted as .clang-format says."
    # A program that was tried out in the tree may have left a profile there.
    tracked .
    printf '%s\n' "${files[@]%%/*}" | sort -u | awk '
        !/^(src|ui|resources|translations|tests|packaging|\.ci|\.github|CMake.*|[A-Z]+\.md|LICENSE|\.clang-.*|\.gitignore)$/ {
            print $0 " does not belong in the tree."; bad = 1 }
        END { exit bad }' >&2
}

check_shell() {
    local files
    tracked '*.sh' .ci/run
    shellcheck -x "${files[@]}"
    echo "shellcheck has nothing to say about ${#files[@]} scripts."
}

check_asan() {
    configure asan
    build asan
    run_ctest asan
}

tidy_base() {
    local base
    for base in "${BALEHOOK_TIDY_BASE:-}" "$(git merge-base HEAD origin/main 2>/dev/null || true)" HEAD~1; do
        # A base that is HEAD itself has no changes to look at.
        if [ -n "$base" ] && git rev-parse -q --verify "$base^{commit}" >/dev/null \
            && [ "$(git rev-parse "$base^{commit}")" != "$(git rev-parse HEAD)" ]; then
            echo "$base"
            return
        fi
    done
}

# The sources that clang-tidy reads for FILE: itself; for a header the source of the same name, and those that include it.
sources_of() {
    if [ "${1%.h}" = "$1" ]; then
        echo "$1"
        return
    fi
    local name=${1#src/}
    echo "${1%.h}.cpp"
    git grep -lF "#include \"${name#tests/}\"" -- 'src/*.cpp' 'tests/*.cpp' || true
}

# Puts the .cpp files to read into $files: those of what changed, most changed first.
tidy_files() {
    local base added deleted lines file source
    base=$(tidy_base)
    if [ -z "$base" ]; then
        tracked 'src/*.cpp'
        return
    fi
    mapfile -t files < <(git diff --numstat --no-renames --diff-filter=d "$base" -- 'src/*.cpp' 'src/*.h' 'tests/*.cpp' \
        'tests/*.h' | while read -r added deleted file; do
        while read -r source; do
            lines=$((added + deleted))
            # What only includes a changed header comes after what changed itself.
            [ "${source%.cpp}" = "${file%.*}" ] || lines=1
            [ ! -f "$source" ] || printf '%s\t%s\n' "$lines" "$source"
        done < <(sources_of "$file")
    done | awk -F '\t' '{ lines[$2] += $1 } END { for (file in lines) print lines[file] "\t" file }' \
        | sort -k1,1nr -k2 | cut -f2)
}

# clang-tidy reads the compile commands of the asan build, which is clang's, with its precompiled and generated headers.
run_tidy() {
    if [ $# -eq 0 ]; then
        echo "No source has changed."
        return
    fi
    echo "$# files"
    [ -f build/asan/compile_commands.json ] || configure asan
    quietly build/asan/build.log build asan
    rm -rf build/tidy
    mkdir -p build/tidy
    python3 -B tests/layering/tidybatches.py build/asan/compile_commands.json build/tidy "$@"
    local status=0
    with_large_pages xargs -d '\n' -r -P "$(jobs_at_once)" -n 1 bash -c <build/tidy/alone >build/tidy.log 2>&1 || status=1
    with_large_pages run-clang-tidy-14 -quiet -p build/tidy -j "$(jobs_at_once)" >>build/tidy.log 2>&1 || status=1
    if [ "$status" -ne 0 ]; then
        sed 's/\x1b\[[0-9;]*m//g' build/tidy.log | grep -E '(warning|error):' | sort -u
        echo "All of it is in build/tidy.log."
        return 1
    fi
    echo "clang-tidy has nothing to say."
}

check_tidy() {
    local limit=${BALEHOOK_TIDY_LIMIT:-60}
    local files
    tidy_files
    if [ ${#files[@]} -gt "$limit" ]; then
        echo "${#files[@]} sources have changed; the $limit that changed most are read. tidy-all reads them all."
        files=("${files[@]:0:limit}")
    fi
    run_tidy "${files[@]}"
}

check_tidy_all() {
    local files
    tracked 'src/*.cpp' 'tests/*.cpp'
    run_tidy "${files[@]}"
}

# fuzz_target TARGET FOLDER ARGUMENTS...
fuzz_target() {
    local subject=${1##*/balehook-fuzz-} found
    found=$2/$subject
    mkdir -p "$found"
    quietly "$found.log" "$1" "$found" "tests/fuzz/corpus/$subject" "${@:3}" -timeout=20 -max_len=2048 \
        -artifact_prefix="build/fuzz/$subject-" || return
    printf '%-12s %10s executions\n' "$subject" "$(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "$found.log")"
}

# A change must not fail by what chance finds in the code beside it: that is for long runs by hand.
check_fuzz() {
    local launcher=()
    local much=(-seed=1 -runs=20000) folder=build/fuzz/repeated
    rm -rf "$folder"
    if [ -n "${BALEHOOK_FUZZ_SECONDS:-}" ]; then
        much=(-max_total_time="$BALEHOOK_FUZZ_SECONDS")
        folder=build/fuzz/found
    fi
    if command -v ccache >/dev/null; then
        launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    cmake -S . -B build/fuzz -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS=-O1 \
        -DBALEHOOK_FUZZ=ON -DBALEHOOK_MERGE=ON -DBALEHOOK_FAST_LINKER=ON "${launcher[@]}" --log-level=WARNING >/dev/null
    quietly build/fuzz/build.log with_large_pages cmake --build build/fuzz --parallel "$(jobs_at_once)" \
        --target balehook_fuzz_targets
    export -f quietly fuzz_target
    printf '%s\0' build/fuzz/bin/balehook-fuzz-* \
        | xargs -0 -P "$(jobs_at_once)" -I '{}' bash -c 'fuzz_target "$@"' bash '{}' "$folder" "${much[@]}"
}

check_deb() {
    local deb listed
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s)
    export SOURCE_DATE_EPOCH
    configure release
    build release --target balehook balehookctl balehook_documents
    rm -rf build/release/deb
    cpack --preset deb -B "$root/build/release/deb"
    deb=$(find build/release/deb -maxdepth 1 -name '*.deb' ! -name '*dbgsym*')
    if [ ! -f "$deb" ]; then
        echo "There is not exactly one package: $deb"
        return 1
    fi
    lintian --allow-root --fail-on error,warning --tag-display-limit 0 "$deb"
    listed=$(dpkg-deb --contents "$deb")
    for file in bin/balehook bin/balehookctl share/applications/io.github.balehook.balehook.desktop \
        share/man/man1/balehook.1.gz share/man/man1/balehookctl.1.gz share/metainfo/io.github.balehook.balehook.metainfo.xml \
        share/icons/hicolor/scalable/apps/io.github.balehook.balehook.svg share/doc/balehook/copyright share/doc/balehook/changelog.gz; do
        grep -q " ./usr/$file\$" <<<"$listed" || {
            echo "The package lacks usr/$file."
            return 1
        }
    done
    [ "$(dpkg-deb --info "$deb" conffiles)" = /etc/xdg/balehook/balehook.conf ] || {
        echo "The administrator's settings are no conffile."
        return 1
    }
    if grep -E 'demo|balehook-tests|tst_|\.a$|/include/' <<<"$listed"; then
        echo "The package holds what belongs to the tests."
        return 1
    fi
    dpkg-deb --info "$deb" | grep -E '^ (Package|Version|Depends|Recommends|Installed-Size):'
    rm -rf build/release/deb/unpacked
    dpkg-deb --extract "$deb" build/release/deb/unpacked
    build/release/deb/unpacked/usr/bin/balehook --version
    build/release/deb/unpacked/usr/bin/balehookctl --version
    appstreamcli validate-tree --no-net build/release/deb/unpacked/usr
    echo "$deb is fine."
}

check_bench() { packaging/bench.sh --no-install --quick; }

check_chroot() {
    local deb status=0
    deb=$(find build/release/deb -maxdepth 1 -name '*.deb' ! -name '*dbgsym*' 2>/dev/null || true)
    [ -f "$deb" ] || {
        echo "There is no package; the step deb makes it."
        return 1
    }
    packaging/test/deb-chroot.sh "$deb" || status=$?
    # No fresh system can be made here. packaging/package.sh, which is run before a release, does not let that pass.
    if [ "$status" -eq 77 ]; then
        not_checked+=("the Debian package on a fresh system")
        return
    fi
    return "$status"
}

steps=("$@")
if [ ${#steps[@]} -eq 0 ]; then
    step "Packages that are needed" packaging/install-deps.sh checks
    steps=(format shell fuzz asan tidy deb bench chroot)
fi
for name in "${steps[@]}"; do
    case "$name" in
        format) step "Format" check_format ;;
        shell) step "Shell scripts" check_shell ;;
        asan) step "AddressSanitizer and UndefinedBehaviorSanitizer" check_asan ;;
        tidy) step "clang-tidy on what changed" check_tidy ;;
        tidy-all) step "clang-tidy on everything" check_tidy_all ;;
        fuzz) step "libFuzzer" check_fuzz ;;
        deb) step "Debian package" check_deb ;;
        bench) step "Quick figures" check_bench ;;
        chroot) step "Debian package on a fresh system" check_chroot ;;
        *)
            show_help "$0"
            exit 2
            ;;
    esac
done
finish "Every check passed."
