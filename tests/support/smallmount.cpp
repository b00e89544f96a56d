// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/smallmount.h"

#include <QFile>

#include <utility>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace Balehook::Testing {

namespace {

constexpr qint64 page = 4096;
constexpr qint64 bytesForAPage = 256; ///< where there is only a limit for files: settings are smaller than a page

/// For this thread and what it starts only.
bool mayMount()
{
    static const bool may = unshare(CLONE_NEWNS) == 0 && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    return may;
}

} // namespace

SmallMount::SmallMount(QString folder)
    : m_folder(std::move(folder))
{
    m_isMounted = mayMount()
        && mount("balehook-test", QFile::encodeName(m_folder).constData(), "tmpfs", 0, "size=512k,mode=0700") == 0;
}

SmallMount::~SmallMount()
{
    if (m_isMounted)
        umount2(QFile::encodeName(m_folder).constData(), MNT_DETACH);
}

QString SmallMount::filler() const
{
    return m_folder + QStringLiteral("/filler");
}

bool SmallMount::fill(int pages)
{
    if (!m_isMounted) {
        m_limit = std::make_unique<SmallFiles>(pages * bytesForAPage);
        return true;
    }
    QFile file(filler());
    if (!file.open(QFile::WriteOnly | QFile::Unbuffered))
        return false;
    const QByteArray bytes(page, 'x');
    qint64 written = 0;
    while (file.write(bytes) == page)
        written += page;
    return written >= pages * page && file.resize(written - pages * page);
}

void SmallMount::empty()
{
    m_limit.reset();
    QFile::remove(filler());
}

} // namespace Balehook::Testing
