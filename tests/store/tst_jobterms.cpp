// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/searchnames.h"
#include "domain/records/page.h"
#include "store/indexdesk.h"
#include "store/jobterms.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QTest>
#include <QTimeZone>
#include <QUrl>

#include <algorithm>
#include <vector>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

namespace {

const QStringList people{u"Ada Byron"_s, u"Zo\u00eb \u00c5ngstr\u00f6m"_s, u"ADA LOVELACE"_s, u"Li"_s,
                         u""_s,          u"ada.byron@shop.example"_s};
const QStringList types{u"price.import"_s, u"PRICING"_s, u"product import"_s, u"stock"_s};
const QStringList files{u"https://files.example/in/prices_4965.csv"_s,
                        u"https://files.example/Ada%20price.xlsx?x=ada"_s, u"prices"_s, u""_s};
const QStringList details{u""_s, u"first try, see 4711"_s, u"https://shop.example/a:b"_s, u"say \"hi\""_s, u"-draft"_s};
const QStringList pieces{u"ada"_s,
                         u"price"_s,
                         u"\"ada price\""_s,
                         u"user:ada"_s,
                         u"user:\"ada byron\""_s,
                         u"-price"_s,
                         u"-user:li"_s,
                         u"status:2"_s,
                         u"type:pric"_s,
                         u"file:prices"_s,
                         u"\u00e5ng"_s,
                         u"id:7"_s,
                         u"a"_s,
                         u"4711"_s,
                         u"channel:ch-1"_s,
                         u"-type:stock"_s,
                         u"details:try"_s,
                         u"\"-draft\""_s,
                         u"https://shop.example/a:b"_s,
                         u"sku:1"_s,
                         u"failedFilePath:ada"_s,
                         u"-status:0"_s,
                         u"nothing"_s,
                         u"li"_s,
                         u"hi"_s};

/// As somebody would write it who knows nothing of an index: one field after the other.
bool isFound(const QJsonObject &job, const QString &typed)
{
    const auto textOf = [&job](int field) {
        QString text = job.value(ImportJob::names[std::size_t(field)]).toString();
        if (field == ImportJob::FilePath || field == ImportJob::FailedFilePath) {
            text = text.section(u'?', 0, 0).section(u'/', -1);
            text = QUrl::fromPercentEncoding(text.toUtf8());
        }
        return text.toCaseFolded();
    };
    const SearchTerms terms = searchTermsOf<ImportJob>(typed);
    for (const SearchTerm &term : terms.all()) {
        std::vector<int> where = term.fields;
        if (where.empty())
            where = {
                ImportJob::Id,        ImportJob::JobType,  ImportJob::UserName,       ImportJob::UserId,
                ImportJob::ChannelId, ImportJob::FilePath, ImportJob::FailedFilePath, ImportJob::AdditionalDetails};
        const bool isThere = std::any_of(where.begin(), where.end(),
                                         [&](int field) { return textOf(field).contains(term.text.toCaseFolded()); });
        if (isThere == term.isExcluded)
            return false;
    }
    return true;
}

} // namespace

/// What is typed finds the same in the index, in the rows that are loaded, and by hand.
class TestJobTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsTheSameEverywhere_data();
    void findsTheSameEverywhere();
    void findsWhatCameLater();
    void facetsCountWhatIsFound();

private:
    QStringList byHand(const QString &typed) const;
    QStringList inIndex(const QString &typed);
    QStringList amongLoaded(const QString &typed) const;

    static constexpr int count = 600;
    IndexDesk m_desk;
    std::vector<QJsonObject> m_jobs;
};

void TestJobTerms::initTestCase()
{
    QRandomGenerator random(20261124);
    const auto one = [&random](const QStringList &of) { return of[random.bounded(int(of.size()))]; };
    QJsonArray records;
    for (int i = 0; i < count; ++i) {
        const QJsonObject job = IndexDesk::job(QString::number(1'000 + i * 7),
                                               {{u"userName"_s, one(people)},
                                                {u"userId"_s, u"u-%1"_s.arg(random.bounded(9))},
                                                {u"jobType"_s, one(types)},
                                                {u"status"_s, QString::number(random.bounded(4))},
                                                {u"channelId"_s, u"ch-%1"_s.arg(random.bounded(12))},
                                                {u"filePath"_s, one(files)},
                                                {u"failedFilePath"_s, one(files)},
                                                {u"additionalDetails"_s, one(details)}});
        m_jobs.push_back(job);
        records.append(job);
    }
    m_desk.fill(records);
}

QStringList TestJobTerms::byHand(const QString &typed) const
{
    QStringList ids;
    for (const QJsonObject &job : m_jobs) {
        if (isFound(job, typed))
            ids.append(job.value(u"id"_s).toString());
    }
    return ids;
}

QStringList TestJobTerms::inIndex(const QString &typed)
{
    JobQuery query;
    query.text = typed;
    return m_desk.ids(query);
}

QStringList TestJobTerms::amongLoaded(const QString &typed) const
{
    const JobTerms terms(typed);
    QJsonArray records;
    for (const QJsonObject &job : m_jobs)
        records.append(job);
    const auto page = IndexDesk::page(records);
    QStringList ids;
    for (const ImportJob &job : static_cast<const Page<ImportJob> &>(*page).records()) {
        if (terms.matches(job))
            ids.append(job.id());
    }
    return ids;
}

void TestJobTerms::findsTheSameEverywhere_data()
{
    QTest::addColumn<QString>("typed");
    for (const QString &piece : pieces)
        QTest::newRow(piece.toUtf8().constData()) << piece;
    QRandomGenerator random(4711);
    for (int i = 0; i < 100; ++i) {
        QStringList some;
        for (int k = 0; k < 2 + random.bounded(3); ++k)
            some.append(pieces[random.bounded(int(pieces.size()))]);
        const QString typed = some.join(u' ');
        QTest::addRow("%d: %s", i, typed.toUtf8().constData()) << typed;
    }
}

void TestJobTerms::findsTheSameEverywhere()
{
    QFETCH(const QString, typed);
    const QStringList expected = byHand(typed);
    QCOMPARE(inIndex(typed), expected);
    QCOMPARE(amongLoaded(typed), expected);
}

/// Jobs that the text index does not hold yet, with words that were not there.
void TestJobTerms::findsWhatCameLater()
{
    const QJsonObject late = IndexDesk::job(u"99999"_s, {{u"userName"_s, u"Grace Hopper"_s}, {u"status"_s, u"77"_s}});
    QVERIFY(m_desk.storeNews(0, IndexDesk::page({late})).ok());
    m_jobs.insert(m_jobs.begin(), late);
    for (const QString &typed : {u"grace hopper"_s, u"user:grace status:7"_s, u"-ada -li -zo\u00eb grace"_s,
                                 u"hopper -grace"_s, u"ada price"_s})
        QCOMPARE(inIndex(typed), byHand(typed));
}

void TestJobTerms::facetsCountWhatIsFound()
{
    JobQuery query;
    query.text = u"ada -type:stock"_s;
    const auto facets = IndexDesk::waited<JobFacets>(
        [&](auto done) { m_desk.index().facets(query, false, QTimeZone::utc(), this, std::move(done)); });
    QVERIFY(facets.ok());
    QCOMPARE(facets.value().jobs, qint64(byHand(query.text).size()));
}

QTEST_GUILESS_MAIN(TestJobTerms)
#include "tst_jobterms.moc"
