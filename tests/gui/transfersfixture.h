// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/memorytokenstore.h"
#include "gui/recordpanefixture.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"
#include "support/scriptedserver.h"
#include "widgets/accounts/accountfields.h"

#include <QTemporaryDir>

namespace Balehook {

/// Real downloads of an account "id-1" with a scripted server at the other end; only the keychain is a fake.
class TransfersFixture final
{
public:
    TransfersFixture()
        : settings(folder.filePath(QStringLiteral("settings.json")))
        , sessions(settings, QStringLiteral("profile"), tokens, folder.filePath(QStringLiteral("files")))
    {
        sessions.setProxy({ProxySettings::Mode::None, {}, 0});
        AccountFields fields;
        fields.name = QStringLiteral("Acme & Söhne");
        fields.slug = QStringLiteral("acme");
        fields.baseUrl = server.url(QString()).toString(QUrl::RemovePath);
        sessions.saveAccount(*fields.toAccount(accountId, nullptr));
    }

    FileTransfers &transfers() { return sessions.transfers(); }
    FileCache &files() { return sessions.files(); }
    DestinationPolicy policy() { return transfers().policyOf(accountId); }

    ImportJob job(const QString &id = QStringLiteral("48210"),
                  const QString &path = QStringLiteral("/out/failed.csv")) const
    {
        ImportJob made = usualJob();
        made.set(ImportJob::Id, id);
        made.set(ImportJob::FilePath, {}, Presence::Missing);
        made.set(ImportJob::FailedFilePath, server.url(path).toString());
        return made;
    }

    static Testing::Script table(const QByteArray &body = "a,b\n1,2\n")
    {
        return Testing::Script::answer(200, body, {{"Content-Type", "text/csv"}});
    }
    /// Gives \a body of \a length bytes and nothing more.
    static Testing::Script half(const QByteArray &body, int length)
    {
        return Testing::Script()
            .send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: " + QByteArray::number(length)
                  + "\r\n\r\n" + body)
            .hang();
    }

    const QString accountId = QStringLiteral("id-1");
    QTemporaryDir folder;
    Testing::ScriptedServer server;
    MemoryTokenStore tokens;
    SettingsFile settings;
    Sessions sessions;
};

} // namespace Balehook
