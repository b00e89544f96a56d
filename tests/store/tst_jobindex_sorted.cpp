// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"

#include "domain/records/count.h"
#include "domain/records/importjob.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

/// Many jobs, so many that those that come first are looked for before the others are put in order: whatever they are
/// sorted by, all are there and each is where it belongs.
class TestJobIndexSorted final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sortsAll_data();
    void sortsAll();
    void longIdsThatBeginAlike();

private:
    static constexpr int count = 11'000;
    static constexpr int perPage = 1'000;
    static QString value(ImportJob::Field field, int i, QRandomGenerator &random);
    static std::optional<std::pair<quint64, QByteArray>> key(ImportJob::Field field, const QString &text);

    std::vector<QStringList> m_values; ///< by field; a null text: absent
    std::unique_ptr<IndexDesk> m_desk;
};

QString TestJobIndexSorted::value(ImportJob::Field field, int i, QRandomGenerator &random)
{
    switch (field) {
    case ImportJob::Id:
        return (i % 40 == 7 ? u"Job-%1"_s : u"%1"_s).arg(2'000'000 - i * 7 % 100'003 * 10);
    case ImportJob::CreatedAt: // falls along the listing
    case ImportJob::UpdatedAt:
        return random.bounded(40) == 0 ? QString()
                                       : QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 - i / 3 * 60'000, Qt::UTC)
                                             .addMSecs(field == ImportJob::UpdatedAt ? random.bounded(900'000'000) : 0)
                                             .toString(Qt::ISODateWithMs);
    case ImportJob::SuccessCount:
    case ImportJob::FailureCount: {
        const int kind = random.bounded(100);
        return kind < 10 ? QString()
            : kind == 10 ? QString::number(~quint64(random.bounded(9)))
                         : QString::number(kind < 60 ? 0 : random.bounded(5'000));
    }
    case ImportJob::Status:
        return QString::number(random.bounded(3));
    case ImportJob::UserName:
        return random.bounded(9) == 0 ? QString() : u"User %1"_s.arg(random.bounded(3'000));
    case ImportJob::FilePath:
        if (random.bounded(20) == 0)
            return u"https://files.example.com/in/%1"_s.arg(random.bounded(3'000));
        return u"https://files.example.com/in/products_%1-%2.csv"_s.arg(random.bounded(50)).arg(random.bounded(99));
    case ImportJob::FailedFilePath:
        return random.bounded(7) > 0 ? QString() : u"https://files.example.com/failed/f%1"_s.arg(random.bounded(700));
    case ImportJob::AdditionalDetails:
        return random.bounded(6) > 0 ? QString() : u"Row %1 has no unit"_s.arg(random.bounded(800));
    default:
        return u"w%1"_s.arg(random.bounded(12));
    }
}

void TestJobIndexSorted::initTestCase()
{
    QRandomGenerator random(20261122);
    m_values.resize(ImportJob::FieldCount);
    QJsonArray records;
    for (int i = 0; i < count; ++i) {
        QJsonObject record;
        for (std::size_t field = 0; field < ImportJob::FieldCount; ++field) {
            m_values[field].append(value(ImportJob::Field(field), i, random));
            if (!m_values[field].back().isNull())
                record.insert(ImportJob::names[field], m_values[field].back());
        }
        records.append(record);
    }
    m_desk = std::make_unique<IndexDesk>();
    QVERIFY(m_desk->beginPass(perPage).ok());
    for (int page = 1; page <= count / perPage; ++page) {
        QJsonArray some;
        for (int i = (page - 1) * perPage; i < page * perPage; ++i)
            some.append(records[i]);
        QVERIFY(m_desk->storePage(page, IndexDesk::page(some)).ok());
    }
    QVERIFY(m_desk->endPass().ok());
}

/// Those that are only digits go before other texts.
std::optional<std::pair<quint64, QByteArray>> TestJobIndexSorted::key(ImportJob::Field field, const QString &text)
{
    if (text.isEmpty())
        return {};
    if (field == ImportJob::CreatedAt || field == ImportJob::UpdatedAt)
        return std::pair(quint64(QDateTime::fromString(text, Qt::ISODateWithMs).toMSecsSinceEpoch()), QByteArray());
    const QString shown = text.section(u'/', -1);
    if (const auto number = parsedCount(shown))
        return std::pair(*number, QByteArray());
    return std::pair(~quint64(0), shown.toLower().toUtf8());
}

void TestJobIndexSorted::sortsAll_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<bool>("isDescending");
    QTest::addColumn<QString>("filter"); // a status that is left out, or a user
    for (std::size_t field = 0; field < ImportJob::FieldCount; ++field) {
        QTest::addRow("%s rising", ImportJob::names[field].data()) << int(field) << false << QString();
        QTest::addRow("%s falling", ImportJob::names[field].data()) << int(field) << true << QString();
    }
    QTest::newRow("some by time") << int(ImportJob::CreatedAt) << false << u"0"_s;
    QTest::newRow("some by failures") << int(ImportJob::FailureCount) << true << u"0"_s;
    QTest::newRow("some by user") << int(ImportJob::UserName) << true << u"0"_s;
    QTest::newRow("a text of many by failures") << int(ImportJob::FailureCount) << true << u"text:unit"_s;
    QTest::newRow("a text of most by failures") << int(ImportJob::FailureCount) << true << u"text:products"_s;
    QTest::newRow("few by failures") << int(ImportJob::FailureCount) << true << u"User 7"_s;
    QTest::newRow("none by failures") << int(ImportJob::FailureCount) << true << u"Nobody"_s;
}

void TestJobIndexSorted::sortsAll()
{
    QFETCH(int, field);
    QFETCH(bool, isDescending);
    QFETCH(QString, filter);
    const bool isText = filter.startsWith(u"text:"_s);
    const QString text = isText ? filter.sliced(5) : QString();
    const bool isUser = !isText && filter.size() > 1;
    JobQuery query;
    query.sortField = ImportJob::Field(field);
    query.isDescending = isDescending;
    query.text = text;
    if (!filter.isEmpty() && !isText)
        query.values[isUser ? ImportJob::UserName : ImportJob::Status] = {{filter}, !isUser};
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::erase_if(order, [&](int i) {
        if (isText) {
            return std::none_of(m_values.begin(), m_values.end(),
                                [&](const QStringList &values) { return values[i].contains(text); });
        }
        return isUser ? m_values[ImportJob::UserName][i] != filter : m_values[ImportJob::Status][i] == filter;
    });
    std::vector<std::optional<std::pair<quint64, QByteArray>>> keys;
    for (const QString &value : m_values[std::size_t(field)])
        keys.push_back(key(ImportJob::Field(field), value));
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const auto &ofA = keys[std::size_t(a)];
        const auto &ofB = keys[std::size_t(b)];
        if (!ofA || !ofB)
            return ofA.has_value() && !ofB.has_value();
        return isDescending ? *ofB < *ofA : *ofA < *ofB;
    });
    const QStringList found = m_desk->ids(query);
    QCOMPARE(found.size(), qsizetype(order.size()));
    for (qsizetype i = 0; i < found.size(); ++i)
        QCOMPARE(found[i], m_values[ImportJob::Id][order[std::size_t(i)]]);
}

/// They count as equal where they are longer than what is compared, and keep the order of the listing.
void TestJobIndexSorted::longIdsThatBeginAlike()
{
    IndexDesk desk;
    constexpr int jobs = 8'000;
    constexpr int behind = 500; // the first of the listing come last
    const QString beginning(520, u'x');
    QStringList expected;
    QStringList last;
    QVERIFY(desk.beginPass(perPage).ok());
    for (int page = 1; page <= jobs / perPage; ++page) {
        QJsonArray some;
        for (int i = (page - 1) * perPage; i < page * perPage; ++i) {
            const QString id = i < behind ? u"y%1"_s.arg(10'000 + i) : beginning + QString::number(i * 7 % jobs);
            (i < behind ? last : expected).append(id);
            some.append(QJsonObject{{u"id"_s, id}});
        }
        QVERIFY(desk.storePage(page, IndexDesk::page(some)).ok());
    }
    QVERIFY(desk.endPass().ok());
    JobQuery query;
    query.sortField = ImportJob::Id;
    QVERIFY(desk.ids(query) == expected + last);
}

QTEST_GUILESS_MAIN(TestJobIndexSorted)
#include "tst_jobindex_sorted.moc"
