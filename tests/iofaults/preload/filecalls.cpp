// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Calls about the contents of files, in the place of those of the C library.

#include "journal.h"
#include "place.h"
#include "rawcall.h"
#include "step.h"

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstring>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

using namespace IoFaults;

namespace {

constexpr off_t here = -1; ///< where the file stands
constexpr int mostParts = 64;

Journal &journal()
{
    return Journal::instanceOfProcess();
}

/// Opens with quota and journal: a file that is cut gives its pages back.
int openFile(int folder, const char *path, int flags, mode_t mode)
{
    const Place place(folder, path);
    const bool isNameless = (flags & O_TMPFILE) == O_TMPFILE;
    const bool writes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT);
    if (!writes || !place.isWatched())
        return int(rawCall(SYS_openat, folder, path, flags, mode));

    struct stat before = {};
    const bool wasThere = !isNameless && statusOf(place, &before);
    const Step step(Call::Open, place, !wasThere && ((flags & O_CREAT) || isNameless));
    if (step.fails())
        return -1;
    const int file = int(rawCall(SYS_openat, folder, path, flags, mode));
    struct stat now = {};
    if (file < 0 || !statusOf(file, &now))
        return file;
    if (!wasThere)
        journal().addNewFile(now.st_ino, isNameless ? "" : place.path());
    if (wasThere && (flags & O_TRUNC) && before.st_size > 0) {
        Plan::instanceOfProcess().takePages(-pagesOf(before.st_size));
        journal().addTruncate(now.st_ino, 0);
    }
    return file;
}

/// The first \a bytes of \a parts; returns how many parts that are.
int cut(const iovec *parts, int count, std::uint64_t bytes, iovec *result)
{
    int used = 0;
    for (; used < count && used < mostParts && bytes > 0; ++used) {
        result[used] = parts[used];
        result[used].iov_len = std::min<std::uint64_t>(parts[used].iov_len, bytes);
        bytes -= result[used].iov_len;
    }
    return used;
}

/// How many of \a wanted bytes at \a offset fit, by the quota.
std::uint64_t fitting(std::uint64_t size, std::uint64_t offset, std::uint64_t wanted)
{
    Plan &plan = Plan::instanceOfProcess();
    const std::int64_t more = pagesOf(std::int64_t(offset + wanted)) - pagesOf(std::int64_t(size));
    if (!plan.hasQuota() || more <= 0)
        return wanted;
    const std::int64_t taken = plan.takePages(more);
    const std::uint64_t end = std::uint64_t(pagesOf(std::int64_t(size)) + taken) * 4096;
    return taken == more ? wanted : end > offset ? end - offset : 0;
}

std::uint64_t lengthOf(const iovec *parts, int count)
{
    std::uint64_t bytes = 0;
    for (int i = 0; i < count; ++i)
        bytes += parts[i].iov_len;
    return bytes;
}

long writeRaw(int file, const iovec *parts, int count, off_t offset)
{
    return offset == here ? rawCall(SYS_writev, file, parts, count)
                          : rawCall(SYS_pwritev, file, parts, count, offset, 0);
}

ssize_t writeParts(int file, const iovec *parts, int count, off_t offset)
{
    const Place place(file);
    struct stat status = {};
    if (!place.isWatched() || !statusOf(file, &status) || !S_ISREG(status.st_mode))
        return writeRaw(file, parts, count, offset);

    const Step step(Call::Write, place, true);
    if (step.fails())
        return -1;
    std::uint64_t bytes = lengthOf(parts, count);
    if (step.isShort())
        bytes /= 2;
    statusOf(file, &status);
    const bool appends = (rawCall(SYS_fcntl, file, F_GETFL) & O_APPEND) != 0;
    const std::uint64_t start = std::uint64_t(appends              ? status.st_size
                                                  : offset == here ? rawCall(SYS_lseek, file, 0, SEEK_CUR)
                                                                   : long(offset));
    const std::uint64_t fits = fitting(std::uint64_t(status.st_size), start, bytes);
    if (fits == 0 && lengthOf(parts, count) > 0) {
        errno = ENOSPC;
        return -1;
    }
    iovec some[mostParts];
    const int used = cut(parts, count, fits, some);
    const long written = writeRaw(file, some, used, offset);
    if (written > 0)
        journal().addWrite(status.st_ino, start, some, used, std::uint64_t(written));
    return written;
}

int cutFile(int file, off_t length)
{
    const Place place(file);
    struct stat status = {};
    if (!place.isWatched() || !statusOf(file, &status))
        return int(rawCall(SYS_ftruncate, file, length));
    const Step step(Call::Truncate, place, length > status.st_size);
    if (step.fails())
        return -1;
    const int result = int(rawCall(SYS_ftruncate, file, length));
    if (result == 0) {
        if (length < status.st_size)
            Plan::instanceOfProcess().takePages(pagesOf(length) - pagesOf(status.st_size));
        journal().addTruncate(status.st_ino, std::uint64_t(length));
    }
    return result;
}

int allocate(int file, int mode, off_t offset, off_t length)
{
    const Place place(file);
    struct stat status = {};
    if (!place.isWatched() || !statusOf(file, &status))
        return int(rawCall(SYS_fallocate, file, mode, offset, length));
    const Step step(Call::Allocate, place, true);
    if (step.fails())
        return -1;
    if (fitting(std::uint64_t(status.st_size), std::uint64_t(offset), std::uint64_t(length)) < std::uint64_t(length)) {
        errno = ENOSPC;
        return -1;
    }
    const int result = int(rawCall(SYS_fallocate, file, mode, offset, length));
    if (result == 0 && mode == 0 && offset + length > status.st_size)
        journal().addTruncate(status.st_ino, std::uint64_t(offset + length));
    return result;
}

int sync(int file, long number)
{
    const Place place(file);
    struct stat status = {};
    if (!place.isWatched() || !statusOf(file, &status))
        return int(rawCall(number, file));
    const Step step(Call::Sync, place, true);
    if (step.fails()) {
        journal().addFailedSync(status.st_ino);
        return -1;
    }
    const int result = int(rawCall(number, file));
    if (result == 0) {
        if (S_ISDIR(status.st_mode))
            journal().addFolderSync(place.path());
        else
            journal().addSync(status.st_ino);
    }
    return result;
}

/// Copies within the system are made here by hand, piece by piece, so that the journal has what was copied.
ssize_t copy(int to, int from, off_t *offset, std::size_t bytes)
{
    char buffer[16384];
    const std::size_t wanted = std::min(bytes, sizeof buffer);
    const long got =
        offset ? rawCall(SYS_pread64, from, buffer, wanted, *offset) : rawCall(SYS_read, from, buffer, wanted);
    if (got <= 0)
        return got;
    const iovec part = {buffer, std::size_t(got)};
    const ssize_t written = writeParts(to, &part, 1, here);
    if (offset && written > 0)
        *offset += written;
    else if (!offset && written < got)
        rawCall(SYS_lseek, from, (written > 0 ? written : 0) - got, SEEK_CUR);
    return written;
}

bool needsMode(int flags)
{
    return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
}

} // namespace

#define OPEN_MODE(flags)                                                                                               \
    mode_t mode = 0;                                                                                                   \
    if (needsMode(flags)) {                                                                                            \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        mode = va_arg(more, mode_t);                                                                                   \
        va_end(more);                                                                                                  \
    }

extern "C" {

int open(const char *path, int flags, ...)
{
    OPEN_MODE(flags)
    return openFile(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    OPEN_MODE(flags)
    return openFile(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...)
{
    OPEN_MODE(flags)
    return openFile(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...)
{
    OPEN_MODE(flags)
    return openFile(folder, path, flags, mode);
}

int __open_2(const char *path, int flags)
{
    return openFile(AT_FDCWD, path, flags, 0);
}

int __open64_2(const char *path, int flags)
{
    return openFile(AT_FDCWD, path, flags, 0);
}

int __openat_2(int folder, const char *path, int flags)
{
    return openFile(folder, path, flags, 0);
}

int __openat64_2(int folder, const char *path, int flags)
{
    return openFile(folder, path, flags, 0);
}

int creat(const char *path, mode_t mode)
{
    return openFile(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

int creat64(const char *path, mode_t mode)
{
    return openFile(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

ssize_t write(int file, const void *bytes, std::size_t count)
{
    const iovec part = {const_cast<void *>(bytes), count};
    return writeParts(file, &part, 1, here);
}

ssize_t pwrite(int file, const void *bytes, std::size_t count, off_t offset)
{
    const iovec part = {const_cast<void *>(bytes), count};
    return writeParts(file, &part, 1, offset);
}

ssize_t pwrite64(int file, const void *bytes, std::size_t count, off64_t offset)
{
    return pwrite(file, bytes, count, offset);
}

ssize_t writev(int file, const iovec *parts, int count)
{
    return writeParts(file, parts, count, here);
}

ssize_t pwritev(int file, const iovec *parts, int count, off_t offset)
{
    return writeParts(file, parts, count, offset);
}

ssize_t pwritev64(int file, const iovec *parts, int count, off64_t offset)
{
    return writeParts(file, parts, count, offset);
}

int ftruncate(int file, off_t length) noexcept
{
    return cutFile(file, length);
}

int ftruncate64(int file, off64_t length) noexcept
{
    return cutFile(file, length);
}

int fallocate(int file, int mode, off_t offset, off_t length)
{
    return allocate(file, mode, offset, length);
}

int fallocate64(int file, int mode, off64_t offset, off64_t length)
{
    return allocate(file, mode, offset, length);
}

int posix_fallocate(int file, off_t offset, off_t length)
{
    return allocate(file, 0, offset, length) == 0 ? 0 : errno;
}

int posix_fallocate64(int file, off64_t offset, off64_t length)
{
    return posix_fallocate(file, offset, length);
}

int fsync(int file)
{
    return sync(file, SYS_fsync);
}

int fdatasync(int file)
{
    return sync(file, SYS_fdatasync);
}

ssize_t sendfile(int to, int from, off_t *offset, std::size_t bytes) noexcept
{
    return Place(to).isWatched() ? copy(to, from, offset, bytes)
                                 : ssize_t(rawCall(SYS_sendfile, to, from, offset, bytes));
}

ssize_t sendfile64(int to, int from, off64_t *offset, std::size_t bytes) noexcept
{
    return sendfile(to, from, offset, bytes);
}

ssize_t copy_file_range(int from, off64_t *fromOffset, int to, off64_t *toOffset, std::size_t bytes, unsigned flags)
{
    if (!Place(to).isWatched())
        return ssize_t(rawCall(SYS_copy_file_range, from, fromOffset, to, toOffset, bytes, flags));
    errno = EXDEV; // then callers copy by hand
    return -1;
}

} // extern "C"
