// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/savetarget.h"

#include "core/background.h"
#include "failedrows/originmark.h"

namespace Balehook {

bool SaveTarget::begin(const FileVersion &version)
{
    discard();
    m_version = version;
    if (!hasRoomFor(version.total))
        return false;
    // Failed rows are personal data: a new file is for the user's eyes only.
    m_file = std::make_shared<DurableFile>(fileName(), DurableFile::Access::AsBefore);
    const Outcome opened = m_file->open();
    return opened.ok() || failed(opened.error());
}

bool SaveTarget::proceed(qint64 total)
{
    m_version.total = total;
    return hasRoomFor(total - size());
}

void SaveTarget::commit(QObject *context, std::function<void(bool)> done)
{
    const auto committing = inBackground<Outcome>([file = m_file](QPromise<Outcome> &) {
        const Outcome outcome = file->commit();
        if (outcome)
            markAsDownloaded(file->path());
        return outcome;
    });
    whenDone(committing, context, [this, file = m_file, done = std::move(done)](const Outcome &outcome) {
        if (m_file != file)
            return; // cancelled meanwhile
        m_file.reset();
        done(outcome.ok() || failed(outcome.error()));
    });
}

void SaveTarget::discard()
{
    m_file.reset();
    m_size = 0;
    m_version = {};
}

} // namespace Balehook
