// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <malloc.h>
#endif

namespace Balehook {

/// The heap keeps what was freed; after work on very many jobs that is more than all else takes. In any thread; takes
/// some milliseconds. Does nothing where the heap has no such function.
inline void giveBackFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

/// Large blocks (room for an answer, places of a million jobs) come and go: each has its own mapping from now on, so
/// that it leaves no hole in the heap. Otherwise glibc learns from the first of them to keep all on the heap. Smaller
/// ones stay there: they come with each step of a search, and a mapping costs more than a place in the heap. To be
/// called before there are other threads.
inline void keepLargeBlocksApart()
{
#ifdef __GLIBC__
    constexpr int large = 4 * 1024 * 1024; // bytes
    mallopt(M_MMAP_THRESHOLD, large);
#endif
}

} // namespace Balehook
