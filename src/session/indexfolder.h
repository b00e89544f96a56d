// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"

#include <QString>
#include <QStringList>

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
    /// Deletes the index of \a key; nobody has it open. The error tells what is left (ErrorKind::FilesRemain).
    Outcome remove(const QString &key) const;
    /// Deletes all indexes but those of \a keys. What does not look like an index is left alone.
    void tidy(const QStringList &keys) const;

private:
    QString m_path;
};

} // namespace Balehook
