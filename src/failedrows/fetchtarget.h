// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QSaveFile>
#include <QString>

#include <memory>

namespace Balehook {

/// The file that a download becomes: nothing of it is seen under its name before commit(), nothing stays after
/// discard(), and what was there before stays untouched until then. Only the user can read it.
class FetchTarget final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::FetchTarget)

public:
    explicit FetchTarget(QString fileName)
        : m_fileName(std::move(fileName))
    { }

    /// \a expected bytes, or -1 if that is not known, have to find room.
    bool open(qint64 expected);
    bool write(const QByteArray &bytes);
    bool commit();
    void discard() { m_file.reset(); }

    const QString &fileName() const { return m_fileName; }
    qint64 size() const { return m_size; }
    /// The system's words for what went wrong.
    const QString &errorString() const { return m_error; }

private:
    bool failed();

    QString m_fileName;
    std::unique_ptr<QSaveFile> m_file;
    qint64 m_size = 0;
    QString m_error;
};

} // namespace Balehook
