# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# How every script builds.

jobs_at_once() { nproc 2>/dev/null || echo 2; }

# with_large_pages COMMAND...: compilers then wait less for memory. Without glibc, or where the system has none to give,
# nothing changes.
with_large_pages() { GLIBC_TUNABLES=glibc.malloc.hugetlb=1 "$@"; }

# build PRESET [ARGUMENTS...]
build() { with_large_pages cmake --build --preset "$1" --parallel "$(jobs_at_once)" "${@:2}"; }
