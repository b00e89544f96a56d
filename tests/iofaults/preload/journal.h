// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

#include <sys/uio.h>

namespace IoFaults {

/// All that was done below the root, one record after the other, in the file IOFAULTS_JOURNAL outside of it. disk.py
/// makes of it what is left after a power failure. Records are written whole, so that a kill leaves none in halves.
class Journal final
{
public:
    static Journal &instanceOfProcess();

    /// A call with its number, before it is made.
    void addCall(std::uint64_t number, char call, const char *path);

    /// A file that was not there before; an empty \a path: it has no name yet.
    void addNewFile(std::uint64_t node, const char *path);
    void addWrite(std::uint64_t node, std::uint64_t offset, const iovec *parts, int count, std::uint64_t bytes);
    void addTruncate(std::uint64_t node, std::uint64_t length);
    void addSync(std::uint64_t node);
    void addFolderSync(const char *path);
    /// What was written since the last addSync() will never be on the disk.
    void addFailedSync(std::uint64_t node);
    void addRename(const char *from, const char *to);
    void addExchange(const char *from, const char *to);
    void addLink(std::uint64_t node, const char *path);
    void addUnlink(const char *path);
    void addNewFolder(const char *path);
    void addFolderRemoval(const char *path);

private:
    Journal();

    void add(char kind, std::uint64_t first, std::uint64_t second, const char *from, const char *to,
             const iovec *parts = nullptr, int count = 0, std::uint64_t bytes = 0);

    int m_file = -1;
};

} // namespace IoFaults
