// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secret.h"

#include "core/knownsecrets.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <sys/mman.h>
#endif

namespace Balehook {

void wipe(void *bytes, std::size_t count)
{
    // A plain memset before the memory is given back may be left out by the compiler.
    auto *at = static_cast<volatile unsigned char *>(bytes);
    while (count-- > 0)
        *at++ = 0;
}

/// One private mapping; whole pages, so that nothing else shares what is left out of a dump.
class Secret::Memory final
{
public:
    explicit Memory(QByteArrayView bytes)
        : m_size(std::size_t(bytes.size()))
        , m_bytes(allocated(m_size))
    {
        std::memcpy(m_bytes, bytes.data(), m_size);
        rememberSecret(view());
    }

    ~Memory()
    {
        forgetSecret(view());
        wipe(m_bytes, m_size);
#ifdef Q_OS_WIN
        VirtualUnlock(m_bytes, m_size);
        VirtualFree(m_bytes, 0, MEM_RELEASE);
#else
        munlock(m_bytes, m_size);
        munmap(m_bytes, m_size);
#endif
    }

    Q_DISABLE_COPY_MOVE(Memory)

    QByteArrayView view() const
    {
        return {static_cast<const char *>(m_bytes), qsizetype(m_size)};
    }

private:
    static void *allocated(std::size_t size)
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

    std::size_t m_size;
    void *m_bytes;
};

Secret::Secret(QByteArrayView bytes)
    : m_memory(bytes.isEmpty() ? nullptr : std::make_shared<const Memory>(bytes))
{ }

qsizetype Secret::size() const
{
    return m_memory ? m_memory->view().size() : 0;
}

QByteArrayView Secret::view() const
{
    return m_memory ? m_memory->view() : QByteArrayView();
}

} // namespace Balehook
