// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan.h"

#include "journal.h"
#include "rawcall.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace IoFaults {

Plan &Plan::instanceOfProcess()
{
    static Plan plan;
    return plan;
}

Plan::Plan()
{
    const char *root = std::getenv("IOFAULTS_ROOT");
    const char *status = std::getenv("IOFAULTS_STATUS");
    if (!root || !status || std::strlen(root) >= sizeof m_root)
        return;
    const long file = rawCall(SYS_openat, AT_FDCWD, status, O_RDWR | O_CLOEXEC);
    if (file < 0)
        return;
    void *place = ::mmap(nullptr, sizeof(Status), PROT_READ | PROT_WRITE, MAP_SHARED, int(file), 0);
    rawCall(SYS_close, file);
    if (place == MAP_FAILED)
        return;
    m_status = static_cast<Status *>(place);
    std::strcpy(m_root, root);
    m_rootLength = std::strlen(root);

    const char *at = std::getenv("IOFAULTS_AT");
    const char *kind = std::getenv("IOFAULTS_KIND");
    const char *on = std::getenv("IOFAULTS_ON");
    m_at = at ? std::strtoull(at, nullptr, 10) : 0;
    m_staysBroken = on && *on == '1';
    if (!kind || m_at == 0)
        return;
    const struct
    {
        const char *name;
        Kind kind;
        int error;
    } kinds[] = {{"enospc", Kind::Error, ENOSPC}, {"eio", Kind::Error, EIO},      {"edquot", Kind::Error, EDQUOT},
                 {"erofs", Kind::Error, EROFS},   {"short", Kind::Short, ENOSPC}, {"kill", Kind::Kill, 0}};
    for (const auto &each : kinds) {
        if (std::strcmp(kind, each.name) == 0) {
            m_kind = each.kind;
            m_error = each.error;
        }
    }
}

bool Plan::isBelowRoot(const char *path) const
{
    return m_rootLength > 0 && std::strncmp(path, m_root, m_rootLength) == 0
        && (path[m_rootLength] == '/' || path[m_rootLength] == '\0');
}

Verdict Plan::judge(Call call, const char *path, bool takesSpace)
{
    const std::uint64_t number = ++m_status->count;
    Journal::instanceOfProcess().addCall(number, char(call), path);
    const bool isIt = number == m_at;
    if (m_kind == Kind::None || (!isIt && !(m_staysBroken && number > m_at)))
        return {};
    if (m_kind == Kind::Kill) {
        ++m_status->hits;
        rawCall(SYS_kill, rawCall(SYS_getpid), SIGKILL);
    }
    // A disk that is full still lets files go.
    if (m_error != EIO && m_error != EROFS && !takesSpace)
        return {};
    if (m_kind == Kind::Short && isIt && call != Call::Write)
        return {};
    ++m_status->hits;
    if (m_kind == Kind::Short && isIt)
        return {0, true};
    return {m_error, false};
}

std::int64_t Plan::takePages(std::int64_t wanted)
{
    if (!hasQuota())
        return wanted;
    const std::int64_t free = m_status->freePages.load();
    const std::int64_t taken = wanted < free ? wanted : free;
    m_status->freePages.store(free - taken);
    return taken;
}

} // namespace IoFaults
