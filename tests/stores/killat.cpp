// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Preloaded into a program: ends it as kill -9 would, just before call number BALEHOOK_KILL_AT of those that lock files
// and bring them to the disk.

#include <atomic>
#include <csignal>
#include <cstdlib>

#include <dlfcn.h>
#include <unistd.h>

namespace {

void count()
{
    static const char *const wanted = std::getenv("BALEHOOK_KILL_AT");
    static const int last = wanted ? std::atoi(wanted) : 0;
    static std::atomic<int> calls{0};
    if (++calls == last)
        ::kill(::getpid(), SIGKILL);
}

template <typename Function>
Function next(const char *name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

int flock(int file, int operation)
{
    count();
    static const auto call = next<int (*)(int, int)>("flock");
    return call(file, operation);
}

int fsync(int file)
{
    count();
    static const auto call = next<int (*)(int)>("fsync");
    return call(file);
}

int renameat2(int from, const char *oldPath, int to, const char *newPath, unsigned int flags)
{
    count();
    static const auto call = next<int (*)(int, const char *, int, const char *, unsigned int)>("renameat2");
    return call(from, oldPath, to, newPath, flags);
}
}
