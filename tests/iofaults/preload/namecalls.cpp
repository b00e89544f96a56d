// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Calls about the names of files, in the place of those of the C library.

#include "journal.h"
#include "place.h"
#include "rawcall.h"
#include "step.h"

#include <cerrno>
#include <cstdarg>
#include <cstdio>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace IoFaults;

namespace {

Journal &journal()
{
    return Journal::instanceOfProcess();
}

/// The last name of a file gives its pages back.
void giveBack(const struct stat &status)
{
    if (S_ISREG(status.st_mode) && status.st_nlink == 1)
        Plan::instanceOfProcess().takePages(-pagesOf(status.st_size));
}

int moveName(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags)
{
    const auto made = [&] { return int(rawCall(SYS_renameat2, fromFolder, from, toFolder, to, flags)); };
    const Place first(fromFolder, from);
    const Place second(toFolder, to);
    if (!first.isWatched() && !second.isWatched())
        return made();
    const Step step(Call::Rename, second, true);
    if (step.fails())
        return -1;
    struct stat replaced = {};
    const bool replaces = !(flags & RENAME_EXCHANGE) && statusOf(second, &replaced);
    const int result = made();
    if (result != 0)
        return result;
    if (flags & RENAME_EXCHANGE)
        journal().addExchange(first.path(), second.path());
    else
        journal().addRename(first.path(), second.path());
    if (replaces)
        giveBack(replaced);
    return 0;
}

int addName(int fromFolder, const char *from, int toFolder, const char *to, int flags)
{
    const auto made = [&] { return int(rawCall(SYS_linkat, fromFolder, from, toFolder, to, flags)); };
    const Place place(toFolder, to);
    if (!place.isWatched())
        return made();
    const Step step(Call::Link, place, true);
    if (step.fails())
        return -1;
    const int result = made();
    struct stat status = {};
    if (result == 0 && statusOf(place, &status))
        journal().addLink(status.st_ino, place.path());
    return result;
}

int removeName(int folder, const char *path, int flags)
{
    const auto made = [&] { return int(rawCall(SYS_unlinkat, folder, path, flags)); };
    const Place place(folder, path);
    if (!place.isWatched())
        return made();
    const bool isFolder = (flags & AT_REMOVEDIR) != 0;
    const Step step(isFolder ? Call::RemoveFolder : Call::Unlink, place, false);
    if (step.fails())
        return -1;
    struct stat status = {};
    statusOf(place, &status);
    const int result = made();
    if (result != 0)
        return result;
    if (isFolder) {
        journal().addFolderRemoval(place.path());
    } else {
        giveBack(status);
        journal().addUnlink(place.path());
    }
    return 0;
}

int makeFolder(int folder, const char *path, mode_t mode)
{
    const Place place(folder, path);
    if (!place.isWatched())
        return int(rawCall(SYS_mkdirat, folder, path, mode));
    const Step step(Call::MakeFolder, place, true);
    if (step.fails())
        return -1;
    const int result = int(rawCall(SYS_mkdirat, folder, path, mode));
    if (result == 0)
        journal().addNewFolder(place.path());
    return result;
}

} // namespace

namespace IoFaults {

RawCall realSyscall()
{
    static const auto real = reinterpret_cast<RawCall>(::dlsym(RTLD_NEXT, "syscall"));
    return real;
}

} // namespace IoFaults

extern "C" {

int rename(const char *from, const char *to) noexcept
{
    return moveName(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int renameat(int fromFolder, const char *from, int toFolder, const char *to) noexcept
{
    return moveName(fromFolder, from, toFolder, to, 0);
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags) noexcept
{
    return moveName(fromFolder, from, toFolder, to, flags);
}

int link(const char *from, const char *to) noexcept
{
    return addName(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    return addName(fromFolder, from, toFolder, to, flags);
}

int unlink(const char *path) noexcept
{
    return removeName(AT_FDCWD, path, 0);
}

int unlinkat(int folder, const char *path, int flags) noexcept
{
    return removeName(folder, path, flags);
}

int rmdir(const char *path) noexcept
{
    return removeName(AT_FDCWD, path, AT_REMOVEDIR);
}

int remove(const char *path) noexcept
{
    const int result = removeName(AT_FDCWD, path, 0);
    return result != 0 && errno == EISDIR ? removeName(AT_FDCWD, path, AT_REMOVEDIR) : result;
}

int mkdir(const char *path, mode_t mode) noexcept
{
    return makeFolder(AT_FDCWD, path, mode);
}

int mkdirat(int folder, const char *path, mode_t mode) noexcept
{
    return makeFolder(folder, path, mode);
}

/// Only what Qt may call so, as some versions of the C library lack it.
long syscall(long number, ...) noexcept
{
    va_list more;
    va_start(more, number);
    long all[6];
    for (long &each : all)
        each = va_arg(more, long);
    va_end(more);
    if (number == SYS_renameat2) {
        return moveName(int(all[0]), reinterpret_cast<const char *>(all[1]), int(all[2]),
                        reinterpret_cast<const char *>(all[3]), unsigned(all[4]));
    }
    return rawCall(number, all[0], all[1], all[2], all[3], all[4], all[5]);
}

} // extern "C"
