// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secretspellings.h"
#include "ctl/jobprofile.h"
#include "ctl/programrun.h"
#include "failedrows/fetch/tokenlink.h"
#include "leaks/leakscan.h"

#include <QDir>
#include <QTest>

#include <memory>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

namespace {

const auto token = "cAn4ry.Sp3lled-_~Zq7/wK+x5Xv=="_ba;

} // namespace

/// balehookctl and a service that repeats the token in every spelling, in every place of what it sends: it stands in no
/// output, in no file, and reaches no other host.
class TestSpelledTokens final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void listings_data();
    void listings();
    void theIndex();
    void refusals_data();
    void refusals();
    void links_data();
    void links();
    void files_data();
    void files();

private:
    /// A job with \a spelling in its values and keys.
    QByteArray job(const QByteArray &id, const QByteArray &spelling, const QByteArray &link) const;
    /// One job for each spelling, each with a link that carries it to another host.
    QList<QByteArray> jobs() const;
    bool run(const QStringList &words);
    /// That nothing of the token is anywhere; \a requests the file host got.
    void verifyNoLeak(qsizetype requests);

    const LeakScan m_scan{{token}};
    std::unique_ptr<JobProfile> m_profile;
    std::unique_ptr<ProgramRun> m_run;
};

void TestSpelledTokens::init()
{
    m_profile = std::make_unique<JobProfile>();
    QVERIFY(m_profile->make(token));
}

void TestSpelledTokens::cleanup()
{
    m_run.reset();
    m_profile.reset();
}

QByteArray TestSpelledTokens::job(const QByteArray &id, const QByteArray &spelling, const QByteArray &link) const
{
    return R"({"id":")" + id + R"(","jobType":")" + spelling + R"(","channelId":"Bearer )" + spelling
        + R"(","status":"2","userId":"7","userName":")" + spelling + R"(","filePath":"https://files.invalid/)"
        + spelling + R"(","failedFilePath":")" + link + R"(","createdAt":"2026-01-02T03:04:05.678Z",)"
        + R"("updatedAt":"2026-01-02T03:04:05.678Z","additionalDetails":"See https://a.invalid/?t=)" + spelling
        + R"(.","key )" + spelling + R"(":{")" + spelling + R"(":[")" + spelling + R"("]}})";
}

QList<QByteArray> TestSpelledTokens::jobs() const
{
    const QByteArray host = m_profile->files().url({}).toEncoded();
    QList<QByteArray> all;
    for (const auto &[name, text] : spellingsOfSecret(token))
        all.append(job("j" + QByteArray::number(all.size()), text, host + "/x.csv?key=" + text));
    return all;
}

bool TestSpelledTokens::run(const QStringList &words)
{
    m_run = std::make_unique<ProgramRun>();
    return m_run->run(m_profile->command(words));
}

void TestSpelledTokens::verifyNoLeak(qsizetype requests)
{
    const QString said = m_scan.find(m_run->out() + m_run->errors());
    QVERIFY2(said.isEmpty(), qPrintable(said));
    const QStringList left = m_scan.findBelow(m_profile->path({}));
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    QCOMPARE(m_profile->files().requests().size(), requests);
    for (const RecordedRequest &request : m_profile->files().requests())
        QVERIFY2(m_scan.find(request.head).isEmpty(), request.head.constData());
}

void TestSpelledTokens::listings_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"table", "csv", "json", "jsonl"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestSpelledTokens::listings()
{
    QFETCH(QString, format);
    m_profile->api().setAnswerer([this](const RecordedRequest &) { return JobProfile::listed(jobs()); });
    QVERIFY(run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--verbose"_s, u"--format"_s, format}));
    QCOMPARE(m_run->status(), 0);
    QVERIFY(m_run->out().count("[...]") >= spellingsOfSecret(token).size());
    verifyNoLeak(0);
}

void TestSpelledTokens::theIndex()
{
    m_profile->api().setAnswerer([this](const RecordedRequest &) { return JobProfile::listed(jobs()); });
    QVERIFY(run({u"sync"_s, u"acme"_s}));
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    verifyNoLeak(0);
    QVERIFY(
        run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--search"_s, u"bearer"_s, u"--format"_s, u"json"_s}));
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    QVERIFY(m_run->out().contains("[...]"));
    verifyNoLeak(0);
}

void TestSpelledTokens::refusals_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("problem") << 400 << "application/problem+json"_ba
                             << R"({"title":"No","detail":")"_ba
                             << "\"}"_ba;
    QTest::newRow("field") << 422 << "application/json"_ba
                           << R"({"errors":{"k":")"_ba
                           << "\"}}"_ba;
    QTest::newRow("text") << 400 << "text/plain"_ba
                          << "You sent "_ba
                          << "."_ba;
    QTest::newRow("cut") << 400 << "text/plain"_ba
                         << "You sent "_ba
                         << "cAn4ry.Sp3lled-_~Zq7/wK+"_ba;
    QTest::newRow("page") << 403 << "text/html"_ba
                          << "<html><p>You sent <b>"_ba
                          << "</b></html>"_ba;
    QTest::newRow("redirect") << 302 << "text/plain"_ba
                              << ""_ba
                              << ""_ba;
}

void TestSpelledTokens::refusals()
{
    QFETCH(int, status);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QByteArrayList words;
    for (const auto &[name, text] : spellingsOfSecret(token))
        words.append(text);
    const QByteArray host = m_profile->files().url({}).toEncoded();
    const Script refusal = Script::answer(status, before + words.join(", ") + after,
                                          {{"Content-Type", type},
                                           {"Location", host + "/" + words.value(12) + "?t=" + words.value(13)},
                                           {"X-" + token.first(6), words.join(", ")}});
    m_profile->api().setAnswerer([refusal](const RecordedRequest &) { return refusal; });
    QVERIFY(run({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--verbose"_s}));
    QVERIFY(m_run->status() > 2);
    QVERIFY(!m_run->errors().contains("cAn4ry.Sp3lled"));
    verifyNoLeak(0);
}

void TestSpelledTokens::links_data()
{
    QTest::addColumn<QByteArray>("spelling");
    for (const auto &[name, text] : spellingsOfSecret(token))
        QTest::addRow("%s", name) << text;
}

void TestSpelledTokens::links()
{
    QFETCH(QByteArray, spelling);
    const QByteArray host = m_profile->files().url({}).toEncoded();
    m_profile->api().enqueue(JobProfile::listed({job("j1", "x", host + "/" + spelling + ".csv?key=" + spelling)}));
    QVERIFY(run(
        {u"jobs"_s, u"download"_s, u"j1"_s, u"--account"_s, u"acme"_s, u"--output"_s, m_profile->path(u"rows.csv"_s)}));
    QVERIFY(m_run->status() > 0);
    QVERIFY2(m_run->errors().contains(TokenLink::refusalText().toUtf8()), m_run->errors().constData());
    verifyNoLeak(0);
}

void TestSpelledTokens::files_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"table", "csv", "json", "jsonl", "groups"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestSpelledTokens::files()
{
    QFETCH(QString, format);
    QByteArray rows = "sku,error\n";
    for (const auto &[name, text] : spellingsOfSecret(token))
        rows += QByteArray(name).replace(',', ' ') + ",\"sent with " + text + "\"\n";
    m_profile->api().enqueue(JobProfile::listed({job("j1", "x", m_profile->files().url(u"/rows.csv"_s).toEncoded())}));
    m_profile->files().enqueue(
        Script::answer(200, rows,
                       {{"Content-Type", "text/csv"},
                        {"Content-Disposition", "attachment; filename=\"" + token.toBase64() + ".csv\""},
                        {"ETag", '"' + token.toPercentEncoding().toPercentEncoding() + '"'}}));
    const QStringList how = format == u"groups"_s ? QStringList{u"--groups"_s} : QStringList{u"--format"_s, format};
    QVERIFY(run(QStringList{u"jobs"_s, u"rows"_s, u"j1"_s, u"--account"_s, u"acme"_s} + how));
    QVERIFY2(m_run->status() == 0, m_run->errors().constData());
    QVERIFY(m_run->out().contains("****"));
    verifyNoLeak(1);
}

QTEST_GUILESS_MAIN(TestSpelledTokens)
#include "tst_spelledtokens.moc"
