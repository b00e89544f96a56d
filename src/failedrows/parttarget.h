// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/fetchtarget.h"

#include <QFile>

#include <memory>

namespace Balehook {

/// A fetch into the cache. Until it is complete its bytes are in "<name>.part", with a note in "<name>.part.json" of
/// what they are, so that a later fetch can go on where this one ended. Only one at a time may write a name.
class PartTarget final : public FetchTarget
{
public:
    /// Finds what an earlier fetch left. The folder of \a fileName exists and is private.
    explicit PartTarget(const QString &fileName);

    bool begin(const FileVersion &version) override;
    bool proceed(qint64 total) override;
    /// The bytes are brought to the disk in a worker, before the file gets its name.
    void commit(QObject *context, std::function<void(bool)> done) override;
    void discard() override;
    void release() override;

    static QString partOf(const QString &fileName);
    static QString noteOf(const QString &fileName);

private:
    QFileDevice *device() override { return m_file.get(); }
    bool writeNote() const;
    void readNote();

    std::shared_ptr<QFile> m_file;
};

} // namespace Balehook
