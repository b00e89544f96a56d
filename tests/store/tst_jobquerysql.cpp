// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobplaces.h"
#include "store/jobquerysql.h"
#include "store/searchtext.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

/// The pure parts of the index: conditions, folded texts, places.
class TestJobQuerySql final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bindsAllValues();
    void hasAsManyMarksAsValues();
    void rangesEndNow();
    void folds();
    void namesFiles();
    void keepsPlacesRising();
    void leavesRoom();
};

void TestJobQuerySql::bindsAllValues()
{
    QVERIFY(JobQuerySql::of({}, 0).isEmpty());
    const QString nasty = u"'); DROP TABLE job; --?"_s;
    JobQuery query;
    query.text = nasty;
    for (const ImportJob::Field field : JobQuery::facetFields)
        query.values[field] = {{nasty}, true};
    const JobQuerySql sql = JobQuerySql::of(query, 0);
    QVERIFY(!sql.condition.contains(u"DROP"_s));
    QVERIFY(sql.values.contains(nasty.toUtf8()));
}

void TestJobQuerySql::hasAsManyMarksAsValues()
{
    JobQuery query;
    for (const ImportJob::Field field : JobQuery::facetFields)
        query.values[field] = {{u"a"_s, u""_s, u"%1"_s}, field == ImportJob::Status};
    query.hasFailedFile = true;
    query.hasFailures = false;
    query.hasFailureCount = true;
    query.counts[ImportJob::SuccessCount] = {1, ~quint64(0)};
    query.counts[ImportJob::FailureCount] = {2, 1};
    query.times[ImportJob::CreatedAt] = {1, 2, {}};
    query.times[ImportJob::UpdatedAt].lastDays = 7;
    query.isListed = false;
    const JobQuerySql sql = JobQuerySql::of(query, 1'000);
    QCOMPARE(sql.condition.count(u'?'), sql.values.size());
    QCOMPARE(sql.condition.count(u'('), sql.condition.count(u')'));
    QVERIFY(!sql.condition.contains(u'%'));
}

void TestJobQuerySql::rangesEndNow()
{
    JobQuery query;
    query.times[ImportJob::CreatedAt].lastDays = 2;
    const JobQuerySql sql = JobQuerySql::of(query, 1'000'000'000);
    QCOMPARE(sql.values, QVariantList({qint64(1'000'000'000 - 2 * 86'400'000), qint64(1'000'000'001)}));
}

void TestJobQuerySql::folds()
{
    QCOMPARE(SearchText::folded(u"ABC xyz"_s), u"abc xyz"_s);
    QCOMPARE(SearchText::folded(u"ÉÄß ΣΑΣ"_s), u"éäß σασ"_s);
    QCOMPARE(SearchText::folded(u"𐐀🚀"_s), u"𐐨🚀"_s);
    QCOMPARE(SearchText::folded(QString(QChar(0xd83d))), QString(QChar(0xfffd)));
    QCOMPARE(SearchText::folded(QString(QChar(QChar::Null))), QString(QChar(0xfffd)));
    const QString text = u"Größe GRÖSSE große"_s;
    QCOMPARE(SearchText::find(text, SearchText::folded(u"GRÖß"_s)), 0);
    QCOMPARE(SearchText::find(text, SearchText::folded(u"gross"_s)), -1);
    QCOMPARE(SearchText::find(text, SearchText::folded(u"GR"_s), 7), 13);
}

void TestJobQuerySql::namesFiles()
{
    QCOMPARE(SearchText::fileName(u"https://h.example/a/b.csv?x=/y/z#/q"_s), u"b.csv"_s);
    QCOMPARE(SearchText::fileName(u"https://h.example/a/%C3%84%2Fb.csv"_s), u"Ä/b.csv"_s);
    QCOMPARE(SearchText::fileName(u"plain.csv"_s), u"plain.csv"_s);
    QCOMPARE(SearchText::fileName(u"folder/"_s), u"folder/"_s);
    QCOMPARE(SearchText::fileName({}), QString());
}

void TestJobQuerySql::keepsPlacesRising()
{
    const auto staying = [](const std::vector<qint64> &places) {
        QString shown;
        for (const bool stays : JobPlaces::staying(places))
            shown += stays ? u'x' : u'-';
        return shown;
    };
    constexpr qint64 step = JobPlaces::step;
    QCOMPARE(staying({}), QString());
    QCOMPARE(staying({step, 2 * step, 3 * step}), u"xxx"_s);
    QCOMPARE(staying({900 * step, step, 2 * step, 3 * step}), u"-xxx"_s);
    QCOMPARE(staying({step, 3 * step, 2 * step, 4 * step}).count(u'x'), 3);
    QCOMPARE(staying({3 * step, 2 * step, step}).count(u'x'), 1);
    QCOMPARE(staying({step, 2 * step, 3 * step, 100'000 * step}), u"xxx-"_s);
}

void TestJobQuerySql::leavesRoom()
{
    constexpr qint64 step = JobPlaces::step;
    constexpr qint64 first = JobPlaces::first;
    QCOMPARE(JobPlaces::within({}, 2), std::vector<qint64>({first, first + step}));
    QCOMPARE(JobPlaces::within({.after = first, .before = {}, .roomFirst = 2, .roomLast = 0}, 1),
             std::vector<qint64>({first + 3 * step}));
    QCOMPARE(JobPlaces::within({.after = {}, .before = first, .roomFirst = 0, .roomLast = 1}, 1),
             std::vector<qint64>({first - 2 * step}));
    QCOMPARE(JobPlaces::within({.after = 10, .before = 14, .roomFirst = 0, .roomLast = 0}, 1),
             std::vector<qint64>({12}));
    QCOMPARE(JobPlaces::within({.after = 10, .before = 12, .roomFirst = 0, .roomLast = 0}, 2), std::vector<qint64>());
}

QTEST_GUILESS_MAIN(TestJobQuerySql)
#include "tst_jobquerysql.moc"
