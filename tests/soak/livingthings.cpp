// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "soak/livingthings.h"

#include <QDir>

#include <atomic>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;

/// Where Qt calls debuggers when an object comes and goes (qhooks.h, which is private; in its place since Qt 5.3).
extern Q_CORE_EXPORT quintptr qtHookData[];

namespace Balehook::Testing {

namespace {

enum Hook { AddObject = 3, RemoveObject = 4 };

std::atomic<qint64> livingObjects;

void added(QObject *)
{
    ++livingObjects;
}

void removed(QObject *)
{
    --livingObjects;
}

} // namespace

void LivingThings::startCounting()
{
    qtHookData[AddObject] = reinterpret_cast<quintptr>(&added);
    qtHookData[RemoveObject] = reinterpret_cast<quintptr>(&removed);
}

LivingThings LivingThings::now()
{
    LivingThings things;
    things.objects = livingObjects;
    things.files =
        int(QDir(u"/proc/self/fd"_s).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System).size());
#if defined(__GLIBC__)
    // Not what the system has given (RSS): many threads leave much of that unused.
    const auto heap = mallinfo2();
    things.kilobytes = qint64((heap.uordblks + heap.hblkhd) / 1024);
#endif
    return things;
}

bool LivingThings::isMemoryKnown()
{
#if defined(__SANITIZE_ADDRESS__) || !defined(__GLIBC__)
    return false;
#elif defined(__has_feature)
    return !__has_feature(address_sanitizer);
#else
    return true;
#endif
}

} // namespace Balehook::Testing
