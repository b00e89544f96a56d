// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/faultcase.h"

#include "api/envelope.h"
#include "models/pagedtablemodel.h"
#include "net/httpclient.h"
#include "widgets/lists/importjobskind.h"
#include "widgets/lists/webhookskind.h"
#include "widgets/window/mainwindow.h"

#include <QLabel>
#include <QTest>
#include <QtEndian>

#include <algorithm>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

const char *nameOf(Listing listing)
{
    switch (listing) {
    case Listing::ImportJobs:
        return "jobs";
    case Listing::Webhooks:
        return "webhooks";
    case Listing::Properties:
        return "properties";
    }
    Q_UNREACHABLE();
}

QByteArray hostOf(const ScriptedServer &server)
{
    return "127.0.0.1:" + QByteArray::number(server.serverPort());
}

} // namespace

void addFaultRows(const FaultCases &cases, const QList<Listing> &listings)
{
    QTest::addColumn<std::size_t>("number");
    QTest::addColumn<Listing>("listing");
    for (std::size_t i = 0; i < cases.size(); ++i) {
        for (const Listing listing : listings)
            QTest::addRow("%s: %s", nameOf(listing), cases[i].name) << i << listing;
    }
}

void judgeFaultRow(const FaultCases &cases, FaultDeskOptions options)
{
    QFETCH(std::size_t, number);
    QFETCH(Listing, listing);
    const FaultCase &wanted = cases[number];
    // Only who waits for the end of our patience wants little of it; the others may run on a busy machine.
    if (QByteArrayView(wanted.sees).contains("in time"))
        options.timeouts = FaultDesk::impatient();
    FaultDesk desk(options);
    const auto filled = [&desk](QByteArray text) {
        return text.replace("{own}", hostOf(desk.service)).replace("{foreign}", hostOf(desk.foreign));
    };
    desk.answer(listing, wanted.script.filled("{own}", hostOf(desk.service)).filled("{foreign}", hostOf(desk.foreign)));
    QVERIFY(desk.show(listing));

    const QString seen = desk.allText();
    QVERIFY2(seen.contains(QString::fromUtf8(filled(wanted.sees))), qPrintable(seen));
    QCOMPARE(desk.rowCount(), wanted.rows);
    QCOMPARE(desk.ids().size(), wanted.rows);
    const QString detail = desk.messageDetail();
    QVERIFY2(detail.contains(QString::fromUtf8(wanted.detail)), qPrintable(detail.left(2000)));
    judgeTexts(desk);
    if (wanted.requests < 0)
        QVERIFY2(desk.asked("GET") <= -wanted.requests, qPrintable(QString::number(desk.asked("GET"))));
    else
        QCOMPARE(desk.asked("GET"), wanted.requests);
    QCOMPARE(desk.audit(), QStringList());
    if (wanted.rows == 0)
        judgeRetry(desk, listing, wanted.requests < 0 ? 1 : 0);
    else
        QCOMPARE(desk.emptyText(), QString());
}

void judgeTexts(const FaultDesk &desk)
{
    const QString message = desk.messageText();
    QVERIFY2(message.size() < 600, qPrintable(message));
    const bool isClean = std::all_of(message.begin(), message.end(), [](QChar ch) {
        return ch.isPrint() && ch != u'<' && ch.category() != QChar::Other_Format;
    });
    QVERIFY2(isClean, qPrintable(message));
    const QString token = QString::fromLatin1(FaultDesk::token());
    QVERIFY2(!desk.allText().contains(token) && !desk.messageDetail().contains(token), "the token is shown");
    const auto labels = desk.window().findChildren<QLabel *>();
    for (const QLabel *label : labels)
        QVERIFY2(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()),
                 qPrintable(label->text()));
}

void judgeRetry(FaultDesk &desk, Listing listing, int repeats)
{
    QCOMPARE(desk.model().state(), PagedTableModel::State::Failed);
    const QString failed = listing == Listing::ImportJobs ? ImportJobsKind().failedText() : WebhooksKind().failedText();
    QCOMPARE(desk.emptyText(), failed);
    QVERIFY(!desk.messageText().isEmpty());
    const int before = desk.asked("GET");
    desk.service.clearRoutes();
    desk.session().http().setTimeouts(FaultDeskOptions().timeouts);
    QVERIFY(desk.click(u"Retry"_s));
    QTRY_COMPARE(desk.rowCount(), 3);
    QVERIFY(desk.settle());
    QStringList ids = desk.ids();
    QCOMPARE(ids.size(), 3);
    QCOMPARE(ids.removeDuplicates(), 0);
    QVERIFY(!desk.allText().contains(failed));
    QCOMPARE(desk.messageText(), QString());
    const int asked = desk.asked("GET", FaultDesk::pathOf(listing)) - before;
    QVERIFY2(asked >= 1 && asked <= 1 + repeats, qPrintable(QString::number(asked)));
    QCOMPARE(desk.audit(), QStringList());
}

QByteArray detailOf(const QByteArray &body)
{
    const auto decoded = Envelope::decode(body, "application/json", "result"_L1);
    return decoded.error().detail.section(u"\n\n"_s, 0, 0).section(u": "_s, 0, 0).toUtf8();
}

QByteArray pageOf(const QByteArray &records, const QByteArray &total)
{
    return R"({"result":)" + total + R"(,"total":)" + total + R"(,"page":1,"perPage":25,"data":[)" + records + "]}";
}

QByteArray onePage()
{
    return pageOf(R"({"id":"one","internalName":"one"})");
}

Script withHeaders(const QByteArray &headers, const QByteArray &body)
{
    return Script().send("HTTP/1.1 200 OK\r\n" + headers + "Content-Length: " + QByteArray::number(body.size())
                         + "\r\n\r\n" + body);
}

Script chunked(const QByteArray &chunks)
{
    return Script().send(okHead + "Transfer-Encoding: chunked\r\n\r\n" + chunks);
}

QByteArray gzipped(const QByteArray &body)
{
    // qCompress() gives the length, a zlib header, deflate data and a checksum; gzip wants its own frame around it.
    QByteArray gzip = QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10) + qCompress(body, 9).mid(6).chopped(4);
    quint32 crc = 0xFFFFFFFFU;
    for (const char byte : body) {
        crc ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1U) ? 0xEDB88320U : 0U);
    }
    quint32 tail[2] = {qToLittleEndian(~crc), qToLittleEndian(quint32(body.size()))};
    return gzip + QByteArray(reinterpret_cast<const char *>(tail), sizeof tail);
}

} // namespace Balehook::Testing
