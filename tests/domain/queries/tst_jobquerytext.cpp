// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/jobquery.h"
#include "domain/queries/querytext.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook {

class JobQueryTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueryComesBackAsItWas();
    void nothingIsAskedByAnEmptyQuery();
    void oldTextsKeepTheirMeaning_data();
    void oldTextsKeepTheirMeaning();
    void whatCannotBeUnderstoodIsLeftOut_data();
    void whatCannotBeUnderstoodIsLeftOut();
    void conditionsOfANewerVersionAreNoticed_data();
    void conditionsOfANewerVersionAreNoticed();
};

void JobQueryTextTest::aQueryComesBackAsItWas()
{
    JobQuery query;
    query.text = u" \"quoted\" ü\n"_s;
    query.values[ImportJob::Status] = {{u"2"_s, QString()}, true};
    query.values[ImportJob::UserName] = {{u"Ada"_s}, false};
    query.hasFailedFile = true;
    query.hasFailures = false;
    query.hasFailureCount = false;
    query.counts[ImportJob::FailureCount] = {std::numeric_limits<quint64>::max() - 1,
                                             std::numeric_limits<quint64>::max()};
    query.times[ImportJob::CreatedAt] = {std::nullopt, std::nullopt, 7};
    query.times[ImportJob::UpdatedAt] = {-5, 1'700'000'000'123, std::nullopt};
    query.isListed = false;
    query.values[ImportJob::Id] = {{u"4711"_s, u"4712"_s}, false};
    query.sortField = ImportJob::CreatedAt;
    query.isDescending = true;
    const QString text = QueryText::of(query);
    QVERIFY(!text.contains(u'\n'));
    QVERIFY(QueryText::parsed<ImportJob>(text) == query);
    query.times[ImportJob::CreatedAt] = {std::nullopt, std::nullopt, std::nullopt, true};
    QVERIFY(QueryText::of(query).contains(u"\"today\":true"_s)); // and no day
    QVERIFY(QueryText::parsed<ImportJob>(QueryText::of(query)) == query);
    QVERIFY(QueryText::isUnderstood<ImportJob>(QueryText::of(query)));
}

void JobQueryTextTest::nothingIsAskedByAnEmptyQuery()
{
    QCOMPARE(QueryText::of(JobQuery()), u"{}"_s);
    QVERIFY(QueryText::parsed<ImportJob>(u"{}"_s) == JobQuery());
}

void JobQueryTextTest::oldTextsKeepTheirMeaning_data()
{
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QString>("typed");
    QTest::newRow("word") << u"ada"_s << u"ada"_s;
    QTest::newRow("phrase") << u"ada price"_s << u"\"ada price\""_s;
    QTest::newRow("spaces") << u" ada "_s << u"\" ada \""_s;
    QTest::newRow("colon") << u"user:ada"_s << u"\"user:ada\""_s;
    QTest::newRow("minus") << u"-ada"_s << u"\"-ada\""_s;
    QTest::newRow("quotes") << u"say \"hi\""_s << u"\"say \"\"hi\"\"\""_s;
}

/// 0.1.0 kept no version, and searched for what it kept as one phrase.
void JobQueryTextTest::oldTextsKeepTheirMeaning()
{
    QFETCH(const QString, kept);
    QFETCH(const QString, typed);
    const QJsonObject old{{u"text"_s, kept}, {u"hasFailures"_s, true}};
    const JobQuery query = QueryText::parsed<ImportJob>(QueryJson::text(old));
    QCOMPARE(query.text, typed);
    QCOMPARE(query.hasFailures, std::optional(true));
    // Written again it has the version, and is not quoted once more.
    QCOMPARE(QueryText::parsed<ImportJob>(QueryText::of(query)).text, typed);
}

void JobQueryTextTest::whatCannotBeUnderstoodIsLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no JSON") << u"{\"text\":"_s;
    QTest::newRow("a list") << u"[1,2]"_s;
    QTest::newRow("other types")
        << u"{\"text\":5,\"is\":[],\"counts\":\"x\",\"times\":7,\"hasFailedFile\":1,\"sort\":{}}"_s;
    QTest::newRow("unknown fields") << u"{\"is\":{\"colour\":{\"values\":[\"red\"]}},\"sort\":\"colour\"}"_s;
    QTest::newRow("fields in the wrong place")
        << u"{\"is\":{\"createdAt\":{\"values\":[\"1\"]}},\"counts\":{\"id\":{\"least\":\"1\"}},"
           "\"times\":{\"status\":{\"lastDays\":7}}}"_s;
    QTest::newRow("senseless ranges") << u"{\"counts\":{\"failureCount\":{\"least\":\"-1\",\"most\":\"many\"}},"
                                         "\"times\":{\"createdAt\":{\"lastDays\":-7,\"from\":\"noon\"}}}"_s;
    QTest::newRow("no values") << u"{\"is\":{\"status\":{\"values\":[1,null],\"not\":true}}}"_s;
    QTest::newRow("an order of nothing") << u"{\"descending\":true}"_s;
}

void JobQueryTextTest::whatCannotBeUnderstoodIsLeftOut()
{
    QFETCH(QString, text);
    QVERIFY(QueryText::parsed<ImportJob>(text) == JobQuery());
}

void JobQueryTextTest::conditionsOfANewerVersionAreNoticed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isUnderstood");
    QTest::newRow("none") << u"{}"_s << true;
    QTest::newRow("of 0.1.0") << uR"({"text":"two words","is":{"status":{"values":["2"]}}})"_s << true;
    QTest::newRow("nothing asked for")
        << uR"({"is":{"status":{"values":[],"not":false}},"hasFailedFile":null,"later":false})"_s << true;
    QTest::newRow("another order") << uR"({"sort":"later","descending":true})"_s << true;
    QTest::newRow("another condition") << uR"({"hasLater":true})"_s << false;
    QTest::newRow("another group") << uR"({"near":{"status":{"values":["2"]}}})"_s << false;
    QTest::newRow("another field") << uR"({"is":{"later":{"values":["2"]}}})"_s << false;
    QTest::newRow("another part") << uR"({"times":{"createdAt":{"lastDays":7,"lastWeeks":2}}})"_s << false;
    QTest::newRow("another syntax") << uR"({"version":3,"text":"a"})"_s << false;
}

void JobQueryTextTest::conditionsOfANewerVersionAreNoticed()
{
    QFETCH(const QString, text);
    QTEST(QueryText::isUnderstood<ImportJob>(text), "isUnderstood");
}

} // namespace Balehook

QTEST_APPLESS_MAIN(Balehook::JobQueryTextTest)

#include "tst_jobquerytext.moc"
