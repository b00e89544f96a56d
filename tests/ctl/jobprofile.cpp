// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/jobprofile.h"

#include "credentials/keychaintokenstore.h"
#include "ctl/programrun.h"
#include "session/testdata.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"
#include "support/wait.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <optional>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

bool JobProfile::make(const QByteArray &storedToken)
{
    const auto profile = Profile::open(path(u"profile"_s));
    if (!profile)
        return false;
    Account account = testAccount(u"acme-id"_s, m_api);
    account.listingBaseText = m_api.url({}).toString();
    account.hasStoredToken = true;
    AccountSettings(profile.value()->settings()).save(account);
    profile.value()->settings().save().ok();
    KeychainTokenStore tokens;
    QObject context;
    std::optional<bool> isStored;
    tokens.write(TokenKey(account, profile.value()->id()), testToken(QString::fromLatin1(storedToken)), &context,
                 [&isStored](const Outcome &outcome) { isStored = outcome.ok(); });
    return Testing::waitFor([&isStored] { return isStored.has_value(); }, 20'000) && *isStored;
}

QStringList JobProfile::command(const QStringList &words) const
{
    return QStringList{u"--profile"_s, path(u"profile"_s)} + words;
}

QStringList JobProfile::cachedFiles() const
{
    QStringList found;
    QDirIterator all(path(u"profile/cache"_s), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext())
        found.append(all.next());
    return found;
}

qsizetype JobProfile::count(const QByteArray &method) const
{
    return std::count_if(m_api.requests().begin(), m_api.requests().end(),
                         [&method](const RecordedRequest &request) { return request.method == method; });
}

bool JobProfile::download(const Script &jobs, const QString &job, const QByteArray &content)
{
    m_api.enqueue(jobs);
    m_files.enqueue(Script::answer(200, content, {{"Content-Type", "text/csv"}}));
    ProgramRun run;
    return run.run(command({u"jobs"_s, u"rows"_s, job, u"--account"_s, u"acme"_s})) && run.status() == 0;
}

Script JobProfile::listed(const QList<QByteArray> &jobs)
{
    return Script::json("{\"result\":" + QByteArray::number(jobs.size()) + ",\"page\":1,\"perPage\":25,\"data\":["
                        + jobs.join(',') + "]}");
}

QByteArray JobProfile::job(const QByteArray &id, const QByteArray &failed, const QByteArray &imported)
{
    return R"({"id":")" + id + R"(","jobType":"IMPORT","channelId":"1","status":"2","userId":"7","userName":"Ann",)"
        + R"("filePath":")" + imported + R"(","failedFilePath":")" + failed
        + R"(","createdAt":"2026-01-02T03:04:05.678Z","updatedAt":"2026-01-02T03:04:05.678Z"})";
}

} // namespace Balehook::Testing
