// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal.h"

#include "rawcall.h"

#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/syscall.h>

namespace IoFaults {

namespace {

/// Before each record, in the order of this machine.
struct Head
{
    char kind;
    char unused[7];
    std::uint64_t first;
    std::uint64_t second;
    std::uint32_t fromLength;
    std::uint32_t toLength;
    std::uint64_t bytes;
};

} // namespace

Journal &Journal::instanceOfProcess()
{
    static Journal journal;
    return journal;
}

Journal::Journal()
{
    if (const char *path = std::getenv("IOFAULTS_JOURNAL"))
        m_file = int(rawCall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600));
}

void Journal::add(char kind, std::uint64_t first, std::uint64_t second, const char *from, const char *to,
                  const iovec *parts, int count, std::uint64_t bytes)
{
    if (m_file < 0)
        return;
    constexpr int mostParts = 64;
    Head head{kind, {}, first, second, std::uint32_t(std::strlen(from)), std::uint32_t(std::strlen(to)), bytes};
    iovec all[mostParts + 3] = {
        {&head, sizeof head}, {const_cast<char *>(from), head.fromLength}, {const_cast<char *>(to), head.toLength}};
    int used = 3;
    for (int i = 0; i < count && i < mostParts && bytes > 0; ++i) {
        const std::uint64_t length = parts[i].iov_len < bytes ? parts[i].iov_len : bytes;
        all[used++] = {parts[i].iov_base, length};
        bytes -= length;
    }
    rawCall(SYS_writev, m_file, all, used);
}

void Journal::addCall(std::uint64_t number, char call, const char *path)
{
    add('C', number, std::uint64_t(call), path, "");
}

void Journal::addNewFile(std::uint64_t node, const char *path)
{
    add('N', node, 0, path, "");
}

void Journal::addWrite(std::uint64_t node, std::uint64_t offset, const iovec *parts, int count, std::uint64_t bytes)
{
    add('W', node, offset, "", "", parts, count, bytes);
}

void Journal::addTruncate(std::uint64_t node, std::uint64_t length)
{
    add('T', node, length, "", "");
}

void Journal::addSync(std::uint64_t node)
{
    add('S', node, 0, "", "");
}

void Journal::addFolderSync(const char *path)
{
    add('D', 0, 0, path, "");
}

void Journal::addFailedSync(std::uint64_t node)
{
    add('X', node, 0, "", "");
}

void Journal::addRename(const char *from, const char *to)
{
    add('R', 0, 0, from, to);
}

void Journal::addExchange(const char *from, const char *to)
{
    add('E', 0, 0, from, to);
}

void Journal::addLink(std::uint64_t node, const char *path)
{
    add('L', node, 0, path, "");
}

void Journal::addUnlink(const char *path)
{
    add('U', 0, 0, path, "");
}

void Journal::addNewFolder(const char *path)
{
    add('M', 0, 0, path, "");
}

void Journal::addFolderRemoval(const char *path)
{
    add('B', 0, 0, path, "");
}

} // namespace IoFaults
