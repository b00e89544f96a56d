// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/writequeue.h"
#include "failedrows/fetch/fetchtarget.h"

#include <QByteArray>
#include <QFile>
#include <QHash>

#include <atomic>
#include <memory>

namespace Balehook {

/// The notes of parts by their paths, for a fetch that begins before the note of the last one is on the disk.
using PartNotes = QHash<QString, QByteArray>;

/// A fetch into the cache. Until it is complete its bytes are in "<name>.part", with a note in "<name>.part.json" of
/// what they are, so that a later fetch can go on where this one ended. Only one at a time may write a name.
class PartTarget final : public FetchTarget
{
public:
    /// Finds what an earlier fetch left. The folder of \a fileName exists and is private. What may take its time is
    /// done by \a writer. Targets of one folder share it and \a notes; without them this has its own.
    explicit PartTarget(const QString &fileName, std::shared_ptr<WriteQueue> writer = {},
                        std::shared_ptr<PartNotes> notes = {});

    bool begin(const FileVersion &version) override;
    bool proceed(qint64 total) override;
    /// In the worker: the bytes are brought to the disk, and compared in number, before the file gets its name.
    void commit(QObject *context, std::function<void(bool)> done) override;
    void discard() override;
    void release() override;

    static QString partOf(const QString &fileName);
    static QString noteOf(const QString &fileName);
    /// At once, so that no new part meets an old note; and once more behind a note that is still being written.
    static void removeNote(const QString &fileName, WriteQueue &writer, PartNotes &notes);

private:
    Outcome put(const QByteArray &bytes) override;
    Error systemError(qint64 wanted = 1) const;
    void writeNote();
    void removeNote();
    void readNote();

    const std::shared_ptr<WriteQueue> m_writer;
    const std::shared_ptr<PartNotes> m_notes;
    std::shared_ptr<QFile> m_file;
    std::shared_ptr<std::atomic<bool>> m_isNoted; ///< no longer, where the note could not be written
};

} // namespace Balehook
