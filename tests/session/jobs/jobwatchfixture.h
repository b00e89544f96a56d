// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/jobwatch.h"
#include "session/sessionsfixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrlQuery>

#include <algorithm>
#include <memory>

namespace Balehook::Testing {

/// Accounts whose list of jobs is made here, and somebody who watches jobs of it every now and then.
class JobWatchFixture : public SessionsFixture
{
protected:
    void serve();
    void openAccount();
    std::unique_ptr<JobWatch> watch();
    /// In the order of the requests.
    QList<int> askedPages() const;
    static ImportJob job(const QJsonObject &record);
    ImportJob jobAt(int record) const { return job(m_jobs.at(record)); }
    void setField(int record, const QString &name, const QString &text) { m_jobs[record].insert(name, text); }

    QList<QJsonObject> m_jobs;
    int m_largestPage = 1000;
    bool m_echoes = true;
    int m_refusal = 0; ///< status for a token "refused"; 0: none
    int m_shortPage = 0; ///< lacks its last record; 0: none
    int m_beyond = 0; ///< status for pages beyond the end; 0: they are empty
};

inline void JobWatchFixture::serve()
{
    using namespace Qt::StringLiterals;
    m_jobs.clear();
    m_largestPage = 1000;
    m_echoes = true;
    m_shortPage = 0;
    m_beyond = 0;
    for (int i = 0; i < 100; ++i)
        m_jobs.append(QJsonObject{{u"id"_s, u"j%1"_s.arg(i)}, {u"status"_s, u"0"_s}, {u"jobType"_s, u"x"_s}});
    m_refusal = 0;
    m_server->setAnswerer([this](const RecordedRequest &request) {
        if (m_refusal > 0 && request.header("Authorization").endsWith("refused"))
            return Script::answer(m_refusal, "{}");
        const QUrlQuery query(QUrl::fromEncoded(request.target).query());
        const int page = query.queryItemValue(u"page"_s).toInt();
        const int perPage = std::min(m_largestPage, query.queryItemValue(u"per_page"_s).toInt());
        if (m_beyond > 0 && (page - 1) * perPage >= m_jobs.size())
            return Script::answer(m_beyond, "{}");
        QJsonArray data;
        for (const QJsonObject &record : m_jobs.mid((page - 1) * perPage, perPage))
            data.append(record);
        if (page == m_shortPage)
            data.removeLast();
        QJsonObject answer{{u"result"_s, m_jobs.size()}, {u"page"_s, page}, {u"data"_s, data}};
        if (m_echoes)
            answer.insert(u"perPage"_s, perPage);
        return Script::json(QJsonDocument(answer).toJson());
    });
}

inline void JobWatchFixture::openAccount()
{
    using namespace Qt::StringLiterals;
    add(u"a"_s, u"acme"_s);
    bool isDone = false;
    m_sessions->session(u"a"_s)->setToken(testToken(u"secret"_s), AccountSession::KeepToken::InKeychain, this,
                                          [&isDone](const Outcome &) { isDone = true; });
    QTRY_VERIFY(isDone);
}

inline std::unique_ptr<JobWatch> JobWatchFixture::watch()
{
    auto made = std::make_unique<JobWatch>(*m_sessions, *m_settings);
    made->setPace(std::chrono::milliseconds(20));
    made->start();
    return made;
}

inline QList<int> JobWatchFixture::askedPages() const
{
    QList<int> pages;
    for (const RecordedRequest &request : m_server->requests())
        pages.append(
            QUrlQuery(QUrl::fromEncoded(request.target).query()).queryItemValue(QStringLiteral("page")).toInt());
    return pages;
}

inline ImportJob JobWatchFixture::job(const QJsonObject &record)
{
    ImportJob made;
    for (int i = 0; i < ImportJob::FieldCount; ++i) {
        const auto field = ImportJob::Field(i);
        if (record.contains(ImportJob::fieldName(field)))
            made.set(field, record[ImportJob::fieldName(field)].toString());
    }
    return made;
}

} // namespace Balehook::Testing
