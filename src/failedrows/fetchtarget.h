// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "failedrows/fileversion.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QObject;

namespace Balehook {

/// The file that a fetch becomes: nothing of it is seen under its name before commit() succeeded, and what was there
/// before stays untouched until then. Only the user can read it.
class FetchTarget
{
public:
    virtual ~FetchTarget() = default;

    /// Starts empty; the bytes of \a version follow.
    virtual bool begin(const FileVersion &version) = 0;
    /// Goes on after the bytes that are there already; \a total in all, -1 if that is not known.
    virtual bool proceed(qint64 total) = 0;
    bool write(const QByteArray &bytes);
    /// Puts the file in its place. \a done is called once, later or at once, unless \a context is gone by then.
    virtual void commit(QObject *context, std::function<void(bool)> done) = 0;
    /// Nothing stays.
    virtual void discard() = 0;
    /// What a later fetch could go on with stays, where there is a place for it; discard() otherwise.
    virtual void release() { discard(); }

    /// The name that the file will have.
    const QString &fileName() const { return m_fileName; }
    /// Bytes that are there; they belong to version().
    qint64 size() const { return m_size; }
    const FileVersion &version() const { return m_version; }
    /// What went wrong: ErrorKind::DiskFull or DiskFailed with the system's words.
    const Error &error() const { return m_error; }

protected:
    explicit FetchTarget(QString fileName)
        : m_fileName(std::move(fileName))
    { }

    /// Writes all of \a bytes, without a buffer.
    virtual Outcome put(const QByteArray &bytes) = 0;
    bool hasRoomFor(qint64 bytes);
    /// Notes why and discards; always false.
    bool failed(const Error &error);

    qint64 m_size = 0;
    FileVersion m_version;

private:
    QString m_fileName;
    Error m_error;
};

} // namespace Balehook
