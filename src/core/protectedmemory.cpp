// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/protectedmemory.h"

#include <algorithm>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <sys/mman.h>
#endif

namespace Balehook {

namespace {

void *allocated(std::size_t size)
{
#ifdef Q_OS_WIN
    void *memory = VirtualAlloc(nullptr, size, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE);
    Q_CHECK_PTR(memory);
    VirtualLock(memory, size);
#else
    void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        qBadAlloc();
    // Both are a bonus: a small limit on locked memory is no reason to refuse a token.
    mlock(memory, size);
#ifdef MADV_DONTDUMP
    madvise(memory, size, MADV_DONTDUMP);
#endif
#endif
    return memory;
}

} // namespace

void wipe(void *bytes, std::size_t count)
{
    // A plain memset before the memory is given back may be left out by the compiler.
    auto *at = static_cast<volatile unsigned char *>(bytes);
    while (count-- > 0)
        *at++ = 0;
}

ProtectedMemory::ProtectedMemory(std::size_t size)
    : m_size(std::max<std::size_t>(size, 1))
    , m_bytes(allocated(m_size))
{ }

ProtectedMemory::~ProtectedMemory()
{
    wipe(m_bytes, m_size);
#ifdef Q_OS_WIN
    VirtualUnlock(m_bytes, m_size);
    VirtualFree(m_bytes, 0, MEM_RELEASE);
#else
    munlock(m_bytes, m_size);
    munmap(m_bytes, m_size);
#endif
}

} // namespace Balehook
