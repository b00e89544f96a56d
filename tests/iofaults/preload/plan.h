// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstdint>

namespace IoFaults {

/// What is counted. The letters stand in the journal, too.
enum class Call : char {
    Open = 'o', ///< for writing, or with O_CREAT or O_TMPFILE
    Write = 'w',
    Truncate = 't',
    Allocate = 'a',
    Sync = 's',
    Rename = 'r',
    Link = 'l',
    Unlink = 'u',
    MakeFolder = 'm',
    RemoveFolder = 'd',
};

/// What becomes of a call.
struct Verdict
{
    int error = 0; ///< of the system; 0: it is made
    bool isShort = false; ///< only the first half of it is written
};

/// Shared with the harness through a file, so that it is known also after a kill.
struct Status
{
    std::atomic<std::uint64_t> count; ///< calls so far
    std::atomic<std::uint64_t> hits; ///< calls that were made to fail
    std::atomic<std::int64_t> freePages; ///< negative: no quota
};

/// Which call fails and how, as the environment says:
///
///     IOFAULTS_ROOT     only what is below this folder is counted; without it nothing is
///     IOFAULTS_STATUS   a file with a Status
///     IOFAULTS_AT       number of the call, from 1; 0 or missing: none fails
///     IOFAULTS_KIND     enospc, eio, edquot, erofs, short or kill
///     IOFAULTS_ON       1: all calls from then on fail too ("short": with ENOSPC)
///     IOFAULTS_JOURNAL  see Journal
class Plan final
{
public:
    /// Reads the environment at its first use.
    static Plan &instanceOfProcess();

    bool isActive() const { return m_rootLength > 0; }
    /// \a path is absolute.
    bool isBelowRoot(const char *path) const;

    /// Counts \a call. \a takesSpace: a full disk may be the reason why it fails.
    Verdict judge(Call call, const char *path, bool takesSpace);

    /// Quota: as many of \a wanted pages as there are; \a wanted negative gives them back.
    std::int64_t takePages(std::int64_t wanted);
    bool hasQuota() const { return m_status && m_status->freePages.load() >= 0; }

private:
    Plan();

    enum class Kind { None, Error, Short, Kill };

    char m_root[4096] = {};
    std::size_t m_rootLength = 0;
    Status *m_status = nullptr;
    std::uint64_t m_at = 0;
    Kind m_kind = Kind::None;
    int m_error = 0;
    bool m_staysBroken = false;
};

} // namespace IoFaults
