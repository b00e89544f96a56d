// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <climits>
#include <cstdint>

#include <sys/stat.h>

namespace IoFaults {

/// The absolute path of what a call is about, without following links.
class Place final
{
public:
    explicit Place(int descriptor);
    Place(int folder, const char *path);

    const char *path() const { return m_path; }
    /// Below the root of the plan: calls about it are counted.
    bool isWatched() const;

private:
    void takeDescriptor(int descriptor);
    void tidy();

    char m_path[PATH_MAX] = {};
};

/// Of a descriptor or a path; false if there is none.
bool statusOf(int descriptor, struct stat *status);
bool statusOf(const Place &place, struct stat *status);
/// In pages of 4 KiB.
std::int64_t pagesOf(std::int64_t bytes);

} // namespace IoFaults
