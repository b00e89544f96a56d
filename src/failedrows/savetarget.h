// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/durablefile.h"
#include "failedrows/fetchtarget.h"

#include <memory>

namespace Balehook {

/// A fetch straight into a file that the user chose. Nothing of it outlives a fetch that failed or was cancelled.
class SaveTarget final : public FetchTarget
{
public:
    explicit SaveTarget(QString fileName)
        : FetchTarget(std::move(fileName))
    { }

    bool begin(const FileVersion &version) override;
    bool proceed(qint64 total) override;
    /// In a worker.
    void commit(QObject *context, std::function<void(bool)> done) override;
    void discard() override;

private:
    Outcome put(const QByteArray &bytes) override { return m_file->write(bytes); }

    std::shared_ptr<DurableFile> m_file; ///< shared with the worker
};

} // namespace Balehook
