// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/ctlrun.h"
#include "support/scriptedserver.h"

#include <QTemporaryDir>

#include <memory>

namespace Balehook::Testing {

/// A profile of its own with the account "acme" at a scripted server.
class CtlFixture
{
public:
    static constexpr auto token = "canary-7f3a~token/with+all=";

    /// Adds "acme" with its token; false, with the reason in why(), if that did not work.
    bool addAcme(const QStringList &more = {});
    QByteArray why() const { return m_why; }

    /// The arguments with --profile before them.
    QStringList inProfile(const QStringList &arguments) const;
    std::unique_ptr<CtlRun> run(const QStringList &arguments, const QByteArray &input = {}) const;
    QString folder() const { return m_folder.path(); }

    ScriptedServer server;

private:
    QTemporaryDir m_folder;
    QByteArray m_why;
};

/// A page of the import jobs in the envelope of the interface.
QByteArray jobsPage(const QByteArray &records, int page = 1, int perPage = 25, const QByteArray &total = "2");

/// Records j<first> to j<last>, with only an id.
QByteArray jobRecords(int first, int last);

} // namespace Balehook::Testing
