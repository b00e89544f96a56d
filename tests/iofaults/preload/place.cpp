// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "place.h"

#include "plan.h"
#include "rawcall.h"

#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/syscall.h>

namespace IoFaults {

namespace {

constexpr char deletedSuffix[] = " (deleted)";
constexpr std::int64_t pageSize = 4096;

} // namespace

Place::Place(int descriptor)
{
    takeDescriptor(descriptor);
}

Place::Place(int folder, const char *path)
{
    if (!path || std::strlen(path) >= PATH_MAX / 2)
        return;
    if (*path == '/') {
        std::strcpy(m_path, path);
    } else if (*path) {
        if (folder == AT_FDCWD)
            rawCall(SYS_getcwd, m_path, sizeof m_path);
        else
            takeDescriptor(folder);
        const std::size_t length = std::strlen(m_path);
        std::snprintf(m_path + length, sizeof m_path - length, "/%s", path);
    } else {
        takeDescriptor(folder);
    }
    tidy();
}

void Place::takeDescriptor(int descriptor)
{
    char link[64];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const long length = rawCall(SYS_readlinkat, AT_FDCWD, link, m_path, sizeof m_path - 1);
    m_path[length > 0 ? length : 0] = '\0';
    const std::size_t suffix = sizeof deletedSuffix - 1;
    if (length > long(suffix) && std::strcmp(m_path + length - suffix, deletedSuffix) == 0)
        m_path[std::size_t(length) - suffix] = '\0';
}

/// Takes out "//", "/." and "/..", and a slash at the end.
void Place::tidy()
{
    char *out = m_path;
    const char *in = m_path;
    while (*in) {
        while (*in == '/')
            ++in;
        const std::size_t length = std::strcspn(in, "/");
        if (length == 2 && in[0] == '.' && in[1] == '.') {
            while (out > m_path && *--out != '/')
                ;
        } else if (length > 0 && !(length == 1 && in[0] == '.')) {
            *out++ = '/';
            std::memmove(out, in, length);
            out += length;
        }
        in += length;
    }
    *out = '\0';
}

bool Place::isWatched() const
{
    return *m_path == '/' && Plan::instanceOfProcess().isBelowRoot(m_path);
}

bool statusOf(int descriptor, struct stat *status)
{
    return ::fstat(descriptor, status) == 0;
}

bool statusOf(const Place &place, struct stat *status)
{
    return ::lstat(place.path(), status) == 0;
}

std::int64_t pagesOf(std::int64_t bytes)
{
    return (bytes + pageSize - 1) / pageSize;
}

} // namespace IoFaults
