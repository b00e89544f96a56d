// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "domain/queries/recordsearch.h"
#include "domain/records/page.h"
#include "session/listing/rawpage.h"
#include "store/jobterms.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

namespace {

/// One part of a search, before anybody has written it down.
struct Part
{
    QString name; ///< of a field in the search; empty: any
    QStringList fields; ///< of the JSON, that it stands for
    QString text;
    bool isExcluded = false;

    QString typed() const
    {
        const bool isPhrase = text.contains(u' ') || text.contains(u':');
        return (isExcluded ? u"-"_s : QString()) + (name.isEmpty() ? QString() : QString(name + u':'))
            + (isPhrase ? QString(u'"' + text + u'"') : text);
    }
};

/// A field as somebody would search it who knows nothing but the JSON.
QString textOf(const QJsonObject &record, const QString &field)
{
    const QJsonValue value = record.value(field);
    if (value.isArray()) {
        QStringList elements;
        const QJsonArray array = value.toArray();
        for (const auto &element : array)
            elements.append(element.toString());
        return elements.join(u'\n').toLower();
    }
    const QString text = value.toString();
    return (field.endsWith("ilePath"_L1) ? text.section(u'/', -1) : text).toLower();
}

bool isFound(const QJsonObject &record, const std::vector<Part> &parts, const QStringList &all)
{
    return std::all_of(parts.begin(), parts.end(), [&](const Part &part) {
        const QStringList &fields = part.fields.isEmpty() ? all : part.fields;
        const bool isThere = std::any_of(fields.begin(), fields.end(), [&](const QString &field) {
            return textOf(record, field).contains(part.text.toLower());
        });
        return isThere != part.isExcluded;
    });
}

struct Kind
{
    QStringList listed; ///< words of the command
    QString id;
    QStringList searched; ///< fields for a word of any field
    std::vector<std::pair<QString, QStringList>> names;
    QStringList texts; ///< that are in its records, or not
};

const Kind jobs{
    {u"jobs"_s, u"list"_s, u"--account=acme"_s, u"--all"_s},
    u"id"_s,
    {u"id"_s, u"jobType"_s, u"userName"_s, u"userId"_s, u"channelId"_s, u"filePath"_s, u"failedFilePath"_s,
     u"additionalDetails"_s},
    {{u"user"_s, {u"userName"_s, u"userId"_s}},
     {u"type"_s, {u"jobType"_s}},
     {u"status"_s, {u"status"_s}},
     {u"file"_s, {u"filePath"_s, u"failedFilePath"_s}}},
    {u"Ada"_s, u"ada byron"_s, u"price"_s, u"1"_s, u"r2"_s, u"a:b"_s, u"nowhere"_s, u"\u00f6L"_s, u"csv"_s}};
const Kind webhooks{{u"webhooks"_s, u"list"_s, u"--account=acme"_s},
                    u"id"_s,
                    {u"id"_s, u"resource"_s, u"eventType"_s, u"webhookUrl"_s},
                    {{u"event"_s, {u"eventType"_s}}, {u"url"_s, {u"webhookUrl"_s}}, {u"resource"_s, {u"resource"_s}}},
                    {u"order"_s, u"Price"_s, u"POST"_s, u"https://a.example"_s, u"r1"_s, u"shop"_s, u"x y"_s}};
const Kind properties{{u"properties"_s, u"list"_s},
                      u"internalName"_s,
                      {u"internalName"_s, u"label"_s, u"options"_s, u"scope"_s},
                      {{u"label"_s, {u"label"_s}}, {u"option"_s, {u"options"_s}}, {u"scope"_s, {u"scope"_s}}},
                      {u"red"_s, u"dark red"_s, u"Color"_s, u"order"_s, u"r3"_s, u"["_s, u"size"_s}};

} // namespace

/// What is typed finds the same on the command line, in what the window searches, and by hand in the JSON.
class TestCtlSearches final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findTheSame_data();
    void findTheSame();

private:
    QJsonObject made(const Kind &kind, int number);
    std::vector<Part> query(const Kind &kind);
    QString one(const QStringList &of) { return of[m_random.bounded(int(of.size()))]; }

    QRandomGenerator m_random{20261124};
};

QJsonObject TestCtlSearches::made(const Kind &kind, int number)
{
    const QString id = u"r%1"_s.arg(number);
    if (&kind == &jobs) {
        return {{u"id"_s, id},
                {u"status"_s, QString::number(m_random.bounded(3))},
                {u"jobType"_s, one({u"price.import"_s, u"PRICING"_s, u"product.import"_s})},
                {u"userName"_s, one({u"Ada Byron"_s, u"Li"_s, u"Zo\u00eb \u00d6l"_s, u""_s})},
                {u"userId"_s, one({u"u-1"_s, u"ada"_s})},
                {u"filePath"_s, one({u"https://files.example.com/in/prices.csv"_s, u"https://x.example.com/a.xlsx"_s})},
                {u"additionalDetails"_s, one({u"see a:b"_s, u""_s, u"first price"_s})}};
    }
    if (&kind == &webhooks) {
        return {{u"id"_s, id},
                {u"resource"_s, one({u"order"_s, u"price"_s, u"x y"_s})},
                {u"eventType"_s, one({u"POST"_s, u"PUT"_s})},
                {u"webhookUrl"_s, one({u"https://a.example/order"_s, u"https://shop.example/x"_s})}};
    }
    return {{u"internalName"_s, id},
            {u"label"_s, one({u"Color"_s, u"Size, red"_s, u"Note"_s})},
            {u"options"_s, QJsonArray::fromStringList(one({u"red"_s, u"dark red|blue"_s, u"dark|red"_s}).split(u'|'))},
            {u"scope"_s, QJsonArray{one({u"product"_s, u"order"_s})}}};
}

std::vector<Part> TestCtlSearches::query(const Kind &kind)
{
    std::vector<Part> parts;
    const int count = 1 + m_random.bounded(3);
    for (int i = 0; i < count; ++i) {
        Part part{{}, {}, one(kind.texts), m_random.bounded(4) == 0};
        if (m_random.bounded(2) == 0)
            std::tie(part.name, part.fields) = kind.names[std::size_t(m_random.bounded(int(kind.names.size())))];
        parts.push_back(part);
    }
    return parts;
}

void TestCtlSearches::findTheSame_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("jobs") << 0;
    QTest::newRow("webhooks") << 1;
    QTest::newRow("properties") << 2;
}

namespace {

template <typename Record>
std::vector<Record> recordsOf(const std::vector<QByteArray> &raws)
{
    const auto page = pageOfRaw<Record>(raws.size(), [&raws](std::size_t i) { return raws[i]; });
    return static_cast<const Page<Record> &>(*page).records();
}

template <typename Record>
QStringList searched(const std::vector<QByteArray> &raws, const QString &typed)
{
    const RecordSearch<Record> search(recordsOf<Record>(raws));
    Query<Record> query;
    query.text = typed;
    QStringList ids;
    for (const int place : search.find(query, {}))
        ids.append(search.records()[std::size_t(place)].id());
    return ids;
}

QStringList searchedJobs(const std::vector<QByteArray> &raws, const QString &typed)
{
    const JobTerms terms(typed);
    QStringList ids;
    const std::vector<ImportJob> all = recordsOf<ImportJob>(raws);
    for (const ImportJob &job : all) {
        if (terms.matches(job))
            ids.append(job.id());
    }
    return ids;
}

} // namespace

void TestCtlSearches::findTheSame()
{
    QFETCH(const int, which);
    const Kind *kind = std::array{&jobs, &webhooks, &properties}[std::size_t(which)];
    constexpr int count = 60;
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    std::vector<QJsonObject> records;
    std::vector<QByteArray> raws;
    for (int i = 0; i < count; ++i) {
        records.push_back(made(*kind, i));
        raws.push_back(QJsonDocument(records.back()).toJson(QJsonDocument::Compact));
    }
    const QByteArray all = QByteArrayList(raws.begin(), raws.end()).join(',');
    QStringList listed = kind->listed + QStringList{u"--format=jsonl"_s};
    if (kind == &jobs) {
        for (const int perPage : {500, 100})
            fixture.server.enqueue(Script::json(jobsPage(all, 1, perPage, QByteArray::number(count))));
        const auto sync = fixture.run({u"sync"_s, u"acme"_s});
        QVERIFY(sync->end());
        QCOMPARE(sync->status(), 0);
    } else if (kind == &properties) {
        QFile file(fixture.folder() + u"/saved.json"_s);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("{\"data\":[" + all + "]}");
        listed += {u"--file"_s, file.fileName()};
    }
    for (int round = 0; round < 15; ++round) {
        const std::vector<Part> parts = query(*kind);
        QStringList typed;
        for (const Part &part : parts)
            typed.append(part.typed());
        const QString text = typed.join(u' ');
        QStringList byHand;
        for (const QJsonObject &record : records) {
            if (isFound(record, parts, kind->searched))
                byHand.append(record.value(kind->id).toString());
        }
        if (kind == &webhooks)
            fixture.server.enqueue(Script::json(jobsPage(all, 1, 100, QByteArray::number(count))));
        const auto run = fixture.run(listed + QStringList{u"--search="_s + text});
        QVERIFY(run->end());
        QStringList printed;
        const QByteArrayList lines = run->out().split('\n');
        for (const QByteArray &line : lines) {
            if (!line.isEmpty())
                printed.append(QJsonDocument::fromJson(line).object().value(kind->id).toString());
        }
        QVERIFY2(printed == byHand,
                 qPrintable(text + u": "_s + printed.join(u' ') + u" and by hand "_s + byHand.join(u' ')));
        const QStringList inWindow = kind == &jobs ? searchedJobs(raws, text)
            : kind == &webhooks                    ? searched<Webhook>(raws, text)
                                                   : searched<Property>(raws, text);
        QVERIFY2(inWindow == byHand,
                 qPrintable(text + u": "_s + inWindow.join(u' ') + u" and by hand "_s + byHand.join(u' ')));
    }
}

QTEST_GUILESS_MAIN(TestCtlSearches)

#include "tst_ctlsearches.moc"
