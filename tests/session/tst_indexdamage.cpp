// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/accountsync.h"
#include "session/fakejobs.h"
#include "session/indexreading.h"
#include "store/indexfile.h"
#include "store/jobindex.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <functional>
#include <memory>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Balehook {

using Testing::FakeJobs;

namespace {

constexpr int jobs = 400;
constexpr int longest = 60'000; // ms; machines may be busy
constexpr qint64 pageSize = 4096;

/// What searches of an index say, or that they failed.
struct Answers
{
    QByteArrayList all;
    QByteArrayList text;
    QByteArrayList sorted;
    qint64 counted = -1;

    friend bool operator==(const Answers &a, const Answers &b) = default;
};

/// A file of an index in each state that a disk, another program or a person may leave it in.
struct Damage
{
    QByteArray name;
    std::function<void(const QString &file)> apply;
};

void write(const QString &file, const QByteArray &bytes)
{
    QFile out(file);
    if (!out.open(QFile::WriteOnly | QFile::Truncate) || out.write(bytes) != bytes.size())
        qFatal("The file could not be written.");
}

void overwrite(const QString &file, qint64 at, const QByteArray &bytes)
{
    QFile out(file);
    if (!out.open(QFile::ReadWrite) || !out.seek(at) || out.write(bytes) != bytes.size())
        qFatal("The file could not be written over.");
}

QByteArray garbage(qint64 size, quint32 seed)
{
    QRandomGenerator random(seed);
    QByteArray bytes(size, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random.generate());
    return bytes;
}

void sql(const QString &file, const QStringList &statements)
{
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"damage"_s);
        database.setDatabaseName(file);
        if (!database.open())
            qFatal("The file could not be opened.");
        for (const QString &statement : statements) {
            if (!QSqlQuery(statement, database).isActive())
                qFatal("%s failed", qPrintable(statement));
        }
    }
    QSqlDatabase::removeDatabase(u"damage"_s);
}

} // namespace

/// A real index whose file was damaged in any way: what is searched is right or reported, and all is loaded again.
class IndexDamageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void pagesThatWereOverwritten();
    void stretchesThatWereOverwritten();
    void filesThatWereCutShort();
    void otherThingsInItsPlace_data();
    void otherThingsInItsPlace();
    void aLookAlsoHeals();
    void damageWhileItIsOpen();
    void damageInTheMiddleOfAFill();
    void twoProgramsWithTheSameFile();

private:
    static bool isLong() { return qEnvironmentVariableIsSet("BALEHOOK_DAMAGES"); }
    QString file() const { return m_folder->filePath(u"index/a.sqlite"_s); }
    void open();
    bool fill() const;
    Answers answers() const;
    /// Begins with the healthy file, damages it and looks at what becomes of it; empty: all is well.
    QByteArray difference(const Answers &found) const;
    QByteArray troubleAfter(const Damage &damage);
    void run(const std::vector<Damage> &damages);

    std::unique_ptr<FakeJobs> m_jobs;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<JobIndex> m_index;
    std::unique_ptr<AccountSync> m_sync;
    QByteArray m_healthy;
    Answers m_right;
};

void IndexDamageTest::initTestCase()
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
    QCOMPARE(m_right.counted, jobs);
    m_sync.reset();
    m_index.reset();
    QFile made(file());
    QVERIFY(made.open(QFile::ReadOnly));
    m_healthy = made.readAll();
    QVERIFY(m_healthy.size() > 40 * pageSize);
    QVERIFY(!QFile::exists(file() + u"-wal"_s));
}

void IndexDamageTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(m_folder->filePath(u"index"_s)));
    if (!m_healthy.isEmpty())
        write(file(), m_healthy);
    open();
}

void IndexDamageTest::cleanup()
{
    m_sync.reset();
    m_index.reset();
    m_folder.reset();
}

void IndexDamageTest::open()
{
    m_sync.reset();
    m_index = std::make_unique<JobIndex>(file());
    m_sync = std::make_unique<AccountSync>(*m_source, *m_index);
    QSignalSpy opened(m_index.get(), &JobIndex::opened);
    m_index->open();
    QTRY_VERIFY_WITH_TIMEOUT(!opened.isEmpty(), longest);
}

bool IndexDamageTest::fill() const
{
    m_sync->fill();
    return QTest::qWaitFor([this] { return m_sync->state() != AccountSync::State::Filling; }, longest)
        && m_sync->state() == AccountSync::State::Idle;
}

Answers IndexDamageTest::answers() const
{
    const auto found = [this](const JobQuery &query) {
        QObject context;
        std::optional<Result<JobIndex::Matches>> matches;
        std::optional<Result<JobIndex::Rows>> rows;
        const auto search = m_index->search(query, &context, [&](const auto &result) { matches.emplace(result); });
        m_index->read(search, 0, jobs, &context, [&](const auto &result) { rows.emplace(result); });
        const auto isDone = [&] { return matches && (!*matches || (matches->value().isComplete && rows)); };
        QByteArrayList raws;
        if (!QTest::qWaitFor(isDone, longest) || !*matches || !rows || !*rows)
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
    QObject context;
    std::optional<Result<JobFacets>> facets;
    m_index->facets({}, true, QTimeZone::utc(), &context, [&](const auto &result) { facets.emplace(result); });
    if (QTest::qWaitFor([&] { return facets.has_value(); }, longest) && *facets)
        answers.counted = facets->value().jobs;
    return answers;
}

QByteArray IndexDamageTest::troubleAfter(const Damage &damage)
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
    if (!isRight && m_index->damages() == 0 && m_index->status().jobs > 0)
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

QByteArray IndexDamageTest::difference(const Answers &found) const
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
    if (found.counted != m_right.counted)
        text += "counted " + QByteArray::number(found.counted);
    return text + ", damages " + QByteArray::number(m_index->damages());
}

void IndexDamageTest::run(const std::vector<Damage> &damages)
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

void IndexDamageTest::pagesThatWereOverwritten()
{
    std::vector<Damage> damages;
    const int step = isLong() ? 1 : 19;
    const qint64 pages = m_healthy.size() / pageSize;
    for (qint64 page = 0; page < pages; page += step) {
        const auto add = [&](const char *kind, const QByteArray &bytes) {
            damages.push_back({QByteArray(kind) + " at page " + QByteArray::number(page),
                               [page, bytes](const QString &name) { overwrite(name, page * pageSize, bytes); }});
        };
        add("zeros", QByteArray(pageSize, '\0'));
        add("garbage", garbage(pageSize, quint32(page)));
        if (isLong())
            add("another page", m_healthy.mid(((page * 7 + 3) % pages) * pageSize, pageSize));
    }
    run(damages);
}

void IndexDamageTest::stretchesThatWereOverwritten()
{
    std::vector<Damage> damages;
    const qint64 step = isLong() ? 512 : 512 * 131;
    for (qint64 at = 0; at + 512 <= m_healthy.size(); at += step) {
        damages.push_back({"a sector at " + QByteArray::number(at),
                           [at](const QString &name) { overwrite(name, at, garbage(512, quint32(at))); }});
    }
    for (qint64 at = 0; at < 100; at += isLong() ? 1 : 33) {
        damages.push_back({"a byte of the header at " + QByteArray::number(at), [at, this](const QString &name) {
                               overwrite(name, at, QByteArray(1, char(~m_healthy[at])));
                           }});
    }
    run(damages);
}

void IndexDamageTest::filesThatWereCutShort()
{
    std::vector<Damage> damages;
    std::vector<qint64> lengths{0, 1, 99, 100, 512, 4095, 4096, 4097, 8192, m_healthy.size() - 1};
    for (qint64 length = 3 * pageSize; length < m_healthy.size(); length += (isLong() ? 1 : 41) * pageSize)
        lengths.push_back(length);
    for (const qint64 length : lengths) {
        damages.push_back({"cut at " + QByteArray::number(length), [length](const QString &name) {
                               if (!QFile::resize(name, length))
                                   qFatal("The file could not be cut.");
                           }});
    }
    run(damages);
}

void IndexDamageTest::otherThingsInItsPlace_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"garbage behind it",
                             "another WAL",
                             "another shm",
                             "folder as WAL",
                             "folder as shm",
                             "a folder",
                             "a folder with a file",
                             "a link",
                             "a link to nowhere",
                             "a fifo",
                             "may not be written",
                             "may not be read",
                             "a newer version",
                             "a far older version",
                             "another program's",
                             "another program's with our version",
                             "a table is missing",
                             "a trigger",
                             "no state",
                             "odd state",
                             "an index without rows",
                             "text"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void IndexDamageTest::otherThingsInItsPlace()
{
    QFETCH(QString, kind);
    const auto apply = [&kind](const QString &name) {
        const auto instead = [&name] { QFile::remove(name); };
        if (kind == u"garbage behind it") {
            overwrite(name, QFile(name).size(), garbage(10'000, 1));
        } else if (kind == u"another WAL") {
            write(name + u"-wal"_s, garbage(100'000, 2));
        } else if (kind == u"another shm") {
            write(name + u"-shm"_s, garbage(32'768, 3));
        } else if (kind == u"folder as WAL") {
            QDir().mkpath(name + u"-wal/x"_s);
        } else if (kind == u"folder as shm") {
            QDir().mkpath(name + u"-shm"_s);
        } else if (kind == u"a folder") {
            instead();
            QDir().mkpath(name);
        } else if (kind == u"a folder with a file") {
            instead();
            QDir().mkpath(name);
            write(name + u"/of somebody"_s, "x");
        } else if (kind == u"a link") {
            QFile::rename(name, name + u"-target"_s);
            QFile::link(name + u"-target"_s, name);
        } else if (kind == u"a link to nowhere") {
            instead();
            QFile::link(name + u"-nowhere"_s, name);
        } else if (kind == u"a fifo") {
            instead();
            QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        } else if (kind == u"may not be written") {
            QFile::setPermissions(name, QFile::ReadOwner);
        } else if (kind == u"may not be read") {
            QFile::setPermissions(name, {});
        } else if (kind == u"a newer version") {
            sql(name, {u"PRAGMA user_version=99"_s});
        } else if (kind == u"a far older version") {
            sql(name, {u"PRAGMA user_version=1"_s, u"DROP TABLE pending"_s});
        } else if (kind == u"another program's") {
            instead();
            sql(name, {u"CREATE TABLE job(a, b)"_s, u"INSERT INTO job VALUES(1, 2)"_s});
        } else if (kind == u"another program's with our version") {
            instead();
            sql(name, {u"CREATE TABLE job(a, b)"_s, u"PRAGMA user_version=%1"_s.arg(IndexFile::version)});
        } else if (kind == u"a table is missing") {
            sql(name, {u"DROP TABLE raw"_s});
        } else if (kind == u"a trigger") {
            sql(name, {u"CREATE TRIGGER t AFTER INSERT ON job BEGIN DELETE FROM raw; END"_s});
        } else if (kind == u"no state") {
            sql(name, {u"DELETE FROM state"_s});
        } else if (kind == u"odd state") {
            sql(name, {u"UPDATE state SET unlisted=-5"_s});
        } else if (kind == u"an index without rows") {
            sql(name, {u"DELETE FROM raw WHERE place % 2"_s});
        } else {
            write(name, "This is no database. ");
        }
    };
    QCOMPARE(troubleAfter({kind.toUtf8(), apply}), QByteArray());
    if (kind == u"a folder with a file")
        QVERIFY(QFile::exists(file() + u".corrupt/of somebody"_s));
    if (kind == u"a link")
        QVERIFY(QFile::exists(file() + u"-target"_s));
    // Once: the new one is whole.
    const int before = m_index->damages();
    QVERIFY(before <= 1);
    open();
    QCOMPARE(m_index->damages(), 0);
    QVERIFY(!m_index->damage());
    QCOMPARE(m_index->status().jobs, jobs);
}

/// What "balehookctl sync" does without --full.
void IndexDamageTest::aLookAlsoHeals()
{
    m_sync.reset();
    m_index.reset();
    // All but what says which tables there are, and the state.
    const qint64 kept = 20 * pageSize;
    overwrite(file(), kept, garbage(m_healthy.size() - kept, 5));
    open();
    QCOMPARE(m_index->damages(), 0);
    m_sync->look();
    QCOMPARE(m_sync->state(), AccountSync::State::Looking);
    QTRY_COMPARE_WITH_TIMEOUT(m_sync->state(), AccountSync::State::Idle, longest);
    QCOMPARE(m_index->damages(), 1);
    QCOMPARE(answers(), m_right);
}

/// By a search, which fails once; the next one finds an empty index, and says so.
void IndexDamageTest::damageWhileItIsOpen()
{
    QCOMPARE(m_index->status().jobs, jobs);
    overwrite(file(), pageSize, garbage(m_healthy.size() - pageSize, 6));
    const Answers found = answers();
    QVERIFY(found != m_right);
    QTRY_COMPARE_WITH_TIMEOUT(m_index->status().jobs, 0, longest);
    QCOMPARE(m_index->damages(), 1);
    QVERIFY(m_index->damage() && m_index->damage()->userMessage().contains(u"set aside"_s));
    QVERIFY(!m_index->error());
    QVERIFY(QFile::exists(file() + u".corrupt"_s));
    QVERIFY(fill());
    QVERIFY(!m_index->damage());
    QCOMPARE(answers(), m_right);
}

void IndexDamageTest::damageInTheMiddleOfAFill()
{
    m_sync.reset();
    m_index.reset();
    QVERIFY(QFile::remove(file()));
    m_jobs->largestPage = 10;
    int asked = 0;
    m_jobs->before = [this, &asked](const PageRequest &) {
        if (++asked != 20)
            return;
        // Another program has found it to be damaged.
        QVERIFY(QFile::rename(file(), file() + u".corrupt"_s));
        QVERIFY(QFile::remove(file() + u"-wal"_s));
        QVERIFY(QFile::remove(file() + u"-shm"_s));
    };
    open();
    const bool isFilled = fill();
    m_jobs->before = {};
    m_jobs->largestPage = 10'000;
    QVERIFY(isFilled);
    QCOMPARE(answers(), m_right);
}

void IndexDamageTest::twoProgramsWithTheSameFile()
{
    auto first = std::move(m_index);
    auto firstSync = std::move(m_sync);
    open();
    auto second = std::move(m_index);
    auto secondSync = std::move(m_sync);
    overwrite(file(), pageSize, garbage(m_healthy.size() - pageSize, 7));
    const auto answersOf = [this](std::unique_ptr<JobIndex> &index) {
        m_index = std::move(index);
        const Answers found = answers();
        index = std::move(m_index);
        return found;
    };
    QVERIFY(answersOf(first) != m_right);
    firstSync->fill();
    QTRY_COMPARE_WITH_TIMEOUT(firstSync->state(), AccountSync::State::Idle, longest);
    QCOMPARE(answersOf(first), m_right);
    // It had the old file open: the new one is not taken for damaged.
    (void)answersOf(second);
    QTRY_COMPARE_WITH_TIMEOUT(answersOf(second), m_right, longest);
    QCOMPARE(answersOf(first), m_right);
    secondSync->fill();
    QTRY_COMPARE_WITH_TIMEOUT(secondSync->state(), AccountSync::State::Idle, longest);
    QCOMPARE(answersOf(second), m_right);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::IndexDamageTest)

#include "tst_indexdamage.moc"
