// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/smallmount.h"

#include <QFile>

#include <utility>

#ifdef Q_OS_LINUX
#include <sched.h>
#include <sys/mount.h>
#endif

namespace Balehook::Testing {

namespace {

/// For this thread and what it starts only.
bool mount(const QString &folder)
{
#ifdef Q_OS_LINUX
    static const bool may =
        unshare(CLONE_NEWNS) == 0 && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    return may
        && ::mount("balehook-test", QFile::encodeName(folder).constData(), "tmpfs", 0, "size=512k,mode=0700") == 0;
#else
    Q_UNUSED(folder)
    return false;
#endif
}

void unmount(const QString &folder)
{
#ifdef Q_OS_LINUX
    umount2(QFile::encodeName(folder).constData(), MNT_DETACH);
#else
    Q_UNUSED(folder)
#endif
}

} // namespace

SmallMount::SmallMount(QString folder, qint64 bytesForAPage)
    : m_folder(std::move(folder))
    , m_bytesForAPage(bytesForAPage)
    , m_isMounted(mount(m_folder))
{ }

SmallMount::~SmallMount()
{
    if (m_isMounted)
        unmount(m_folder);
}

QString SmallMount::filler() const
{
    return m_folder + QStringLiteral("/filler");
}

bool SmallMount::fill(int pages)
{
    empty();
    if (!m_isMounted) {
        m_limit = std::make_unique<SmallFiles>(pages * m_bytesForAPage);
        return true;
    }
    QFile file(filler());
    if (!file.open(QFile::WriteOnly | QFile::Unbuffered))
        return false;
    const QByteArray page(pageSize, 'x');
    qint64 written = 0;
    while (file.write(page) == pageSize)
        written += pageSize;
    return written >= pages * pageSize && file.resize(written - pages * pageSize);
}

void SmallMount::empty()
{
    m_limit.reset();
    QFile::remove(filler());
}

} // namespace Balehook::Testing
