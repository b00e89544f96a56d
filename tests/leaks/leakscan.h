// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>
#include <QStringList>

namespace Balehook::Testing {

/// Looks for secrets in the ways in which they are usually written: as they are, percent-encoded, as JSON escapes them,
/// in UTF-16, in hexadecimal digits, in Base64 and base64url wherever a group begins, and all in lower case as in the
/// name of a host; and all of that again behind up to three layers of escapes.
class LeakScan final
{
public:
    explicit LeakScan(const QByteArrayList &secrets);

    /// What was found in \a bytes, named; empty: nothing.
    QString find(const QByteArray &bytes) const;
    /// One line for each file below \a folder that holds a secret in its name, its text or, as a link, its target.
    QStringList findBelow(const QString &folder) const;
    /// How many files the last findBelow() read.
    int filesRead() const { return m_filesRead; }

private:
    struct Form
    {
        QString name;
        QByteArray bytes;
    };

    QString find(const QByteArray &bytes, int layers) const;
    QString findWritten(const QByteArray &bytes) const;
    void add(const QString &name, const QByteArray &bytes);

    QList<Form> m_forms;
    mutable int m_filesRead = 0;
};

} // namespace Balehook::Testing
