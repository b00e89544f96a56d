// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace Balehook {

/// Where the indexes of accounts are: one file each, beside it what SQLite and JobIndex put there. The files are named
/// after the account's key, which may be any text: an account at another address has another file, so that one which is
/// still being closed is never taken for the new one.
class IndexFolder final
{
public:
    explicit IndexFolder(QString path = {});

    /// False: there are no indexes.
    bool isSet() const { return !m_path.isEmpty(); }
    QString fileOf(const QString &key) const;
    /// What its files begin with.
    static QString nameOf(const QString &key);
    /// Deletes the index of \a key; nobody has it open. The error tells what is left (ErrorKind::FilesRemain).
    Outcome remove(const QString &key) const;
    /// As remove(), by nameOf(); leaves the FillLock alone, which its owner gives back.
    Outcome removeNamed(const QString &name) const;

    /// The files of an index, as they are found.
    struct Found
    {
        QString name; ///< nameOf()
        qint64 bytes = 0; ///< of all of them
        bool hasDamagedCopy = false;
    };
    /// Of all accounts, also of those that there are not any more. Reads the disk.
    std::vector<Found> found() const;
    QString fileNamed(const QString &name) const;
    /// Deletes all indexes but those of \a keys and those that a program fills now: it may know of more accounts. What
    /// does not look like an index is left alone.
    void tidy(const QStringList &keys) const;

private:
    QStringList filesOf(const QString &name) const;

    QString m_path;
};

} // namespace Balehook
