// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/privatesave.h"

#include "core/background.h"

#include <QSaveFile>

#include <utility>

namespace Balehook {

namespace {

Outcome save(const QString &fileName, const QByteArray &bytes)
{
    QSaveFile file(fileName);
    // Before there is anything to read, and also where a file with other permissions is replaced.
    const bool isSaved = file.open(QIODevice::WriteOnly)
        && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) && file.write(bytes) == bytes.size()
        && file.commit();
    if (isSaved)
        return Nothing();
    Error error(ErrorKind::DiskFailed);
    error.detail = file.errorString();
    return error;
}

} // namespace

void savePrivately(const QString &fileName, std::function<QByteArray()> contents, QObject *context,
                   std::function<void(const Outcome &)> done)
{
    const auto saved =
        inBackground<Outcome>([fileName, contents = std::move(contents)](QPromise<Outcome> & /*unused*/) {
            return save(fileName, contents());
        });
    whenDone(saved, context, std::move(done));
}

} // namespace Balehook
