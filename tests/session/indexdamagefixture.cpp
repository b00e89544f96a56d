// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexdamagefixture.h"

#include "support/wait.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <QTimeZone>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

void IndexDamageFixture::write(const QString &file, const QByteArray &bytes)
{
    QFile out(file);
    if (!out.open(QFile::WriteOnly | QFile::Truncate) || out.write(bytes) != bytes.size())
        qFatal("The file could not be written.");
}

void IndexDamageFixture::overwrite(const QString &file, qint64 at, const QByteArray &bytes)
{
    QFile out(file);
    if (!out.open(QFile::ReadWrite) || !out.seek(at) || out.write(bytes) != bytes.size())
        qFatal("The file could not be written over.");
}

QByteArray IndexDamageFixture::garbage(qint64 size, quint32 seed)
{
    QRandomGenerator random(seed);
    QByteArray bytes(size, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random.generate());
    return bytes;
}

void IndexDamageFixture::sql(const QString &file, const QStringList &statements)
{
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"damage"_s);
        database.setDatabaseName(file);
        if (!database.open())
            qFatal("no file");
        for (const QString &statement : statements) {
            if (!QSqlQuery(statement, database).isActive())
                qFatal("%s failed", qPrintable(statement));
        }
    }
    QSqlDatabase::removeDatabase(u"damage"_s);
}

void IndexDamageFixture::initTestCase()
{
    m_jobs = std::make_unique<FakeJobs>(0);
    for (int i = 0; i < jobs; ++i) {
        const QByteArray text = QCryptographicHash::hash(QByteArray::number(i), QCryptographicHash::Sha512).toHex();
        m_jobs->ids.append(u"job-%1-%2"_s.arg(i).arg(QString::fromLatin1(text)));
    }
    m_source = std::make_unique<FakePageSource>(m_jobs->script());
    init();
    QVERIFY(fill());
    m_right = answers();
    QCOMPARE(m_right.all.size(), jobs);
    QVERIFY(!m_right.text.isEmpty() && m_right.text.size() < jobs);
    QCOMPARE(m_right.sorted.size(), jobs);
    QCOMPARE(m_right.filtered.size(), jobs);
    QCOMPARE(m_right.counted, jobs);
    m_sync.reset();
    m_index.reset();
    QFile made(file());
    QVERIFY(made.open(QFile::ReadOnly));
    m_healthy = made.readAll();
    QVERIFY(m_healthy.size() > 40 * pageSize);
    QVERIFY(!QFile::exists(file() + u"-wal"_s));
}

void IndexDamageFixture::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(m_folder->filePath(u"index"_s)));
    if (!m_healthy.isEmpty())
        write(file(), m_healthy);
    open();
}

void IndexDamageFixture::cleanup()
{
    m_sync.reset();
    m_index.reset();
    m_folder.reset();
}

void IndexDamageFixture::open()
{
    m_sync.reset();
    m_index = std::make_unique<JobIndex>(file());
    m_sync = std::make_unique<AccountSync>(*m_source, *m_index);
    QSignalSpy opened(m_index.get(), &JobIndex::opened);
    m_index->open();
    QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), longest);
}

bool IndexDamageFixture::fill() const
{
    m_sync->fill();
    return Testing::waitFor([this] { return m_sync->state() != AccountSync::State::Filling; }, longest)
        && m_sync->state() == AccountSync::State::Idle;
}

Answers IndexDamageFixture::answers() const
{
    const auto found = [this](const JobQuery &query) {
        QObject context;
        std::optional<Result<JobIndex::Matches>> matches;
        std::optional<Result<JobIndex::Rows>> rows;
        const auto search = m_index->search(query, &context, [&](const auto &result) { matches.emplace(result); });
        m_index->read(search, 0, jobs, &context, [&](const auto &result) { rows.emplace(result); });
        const auto isDone = [&] { return matches && (!*matches || (matches->value().isComplete && rows)); };
        QByteArrayList raws;
        if (!Testing::waitFor(isDone, longest) || !*matches || !rows || !*rows)
            raws.append("The search failed.");
        else
            for (const JobIndex::Rows::Row &row : rows->value().rows)
                raws.append(row.raw);
        m_index->endSearch(search);
        return raws;
    };
    Answers answers;
    answers.all = found({});
    JobQuery query;
    query.text = u"c0f"_s;
    answers.text = found(query);
    query = {};
    query.sortField = ImportJob::Id;
    answers.sorted = found(query);
    query = {};
    query.values = {{ImportJob::Status, {{u"1"_s}}}, {ImportJob::UserName, {{u"Ada"_s}}}};
    answers.filtered = found(query);
    QObject context;
    std::optional<Result<JobFacets>> facets;
    m_index->facets({}, true, QTimeZone::utc(), &context, [&](const auto &result) { facets.emplace(result); });
    if (Testing::waitFor([&] { return facets.has_value(); }, longest) && *facets)
        answers.counted = facets->value().jobs;
    return answers;
}

QByteArray IndexDamageFixture::troubleAfter(const Damage &damage)
{
    m_sync.reset();
    m_index.reset();
    QDir(m_folder->filePath(u"index"_s)).removeRecursively();
    QDir().mkpath(m_folder->filePath(u"index"_s));
    write(file(), m_healthy);
    damage.apply(file());
    open();
    const Answers found = answers();
    const bool isRight = found == m_right;
    // Nothing is known of one that is empty or of an older version, and that is said, too.
    if (!isRight && !damage.mayBeUnseen && m_index->damages() == 0 && m_index->status().jobs > 0)
        return "wrong and not reported: " + difference(found);
    if (!fill())
        return "not filled: " + m_sync->error().value_or(Error()).userMessage().toUtf8();
    if (m_index->error() || !m_index->status().isComplete() || m_index->status().jobs != jobs)
        return "not complete";
    const Answers filled = answers();
    if (filled != m_right)
        return "not the same after it was filled: " + difference(filled);
    return {};
}

QByteArray IndexDamageFixture::difference(const Answers &found) const
{
    QByteArray text;
    const auto compare = [&text](const char *name, const QByteArrayList &is, const QByteArrayList &shouldBe) {
        if (is != shouldBe)
            text += QByteArray(name) + ' ' + QByteArray::number(is.size()) + " not "
                + QByteArray::number(shouldBe.size()) + (is.size() == 1 ? ' ' + is.constFirst() : QByteArray()) + ' ';
    };
    compare("all", found.all, m_right.all);
    compare("text", found.text, m_right.text);
    compare("sorted", found.sorted, m_right.sorted);
    compare("filtered", found.filtered, m_right.filtered);
    if (found.counted != m_right.counted)
        text += "counted " + QByteArray::number(found.counted);
    return text + ", damages " + QByteArray::number(m_index->damages());
}

void IndexDamageFixture::run(const std::vector<Damage> &damages)
{
    QByteArrayList troubles;
    for (const Damage &damage : damages) {
        const QByteArray trouble = troubleAfter(damage);
        if (!trouble.isEmpty())
            troubles.append(damage.name + ": " + trouble);
    }
    qInfo("%d damages", int(damages.size()));
    QVERIFY2(troubles.isEmpty(),
             QByteArray(QByteArray::number(troubles.size()) + '\n' + troubles.join('\n')).constData());
}

} // namespace Balehook::Testing
