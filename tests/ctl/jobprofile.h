// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/scriptedserver.h"

#include <QStringList>
#include <QTemporaryDir>

namespace Balehook::Testing {

/// A profile with one account, "acme", at a scripted server, and its token in the keychain; files of jobs are at a
/// server of their own. Needs a keyring.
class JobProfile final
{
public:
    static constexpr auto token = "canary-0123456789-token";

    /// False if the token could not be stored.
    bool make(const QByteArray &storedToken = token);

    /// "--profile DIR" and \a words.
    QStringList command(const QStringList &words) const;
    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// All files of the profile's cache, and what else is there, by their paths below it.
    QStringList cachedFiles() const;

    ScriptedServer &api() { return m_api; }
    ScriptedServer &files() { return m_files; }
    /// Requests that the API got, by method.
    qsizetype count(const QByteArray &method) const;

    /// Downloads \a content as the failed file of \a job, one of \a jobs, by "jobs rows"; false if that failed.
    bool download(const Script &jobs, const QString &job, const QByteArray &content);

    /// A listing with \a jobs.
    static Script listed(const QList<QByteArray> &jobs);
    /// A job whose file of failed rows is at \a failed and whose imported file is at \a imported.
    static QByteArray job(const QByteArray &id, const QByteArray &failed, const QByteArray &imported = {});

private:
    QTemporaryDir m_folder;
    ScriptedServer m_api;
    ScriptedServer m_files;
};

} // namespace Balehook::Testing
