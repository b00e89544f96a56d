// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/secret.h"
#include "net/requesthar.h"
#include "net/requesthistory.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

namespace {

const QByteArray privateToken = "s3cret.T0k/en+1==";

} // namespace

/// What must not be found in the history, or in what is made of it for others.
class TestRequestPrivacy final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noHalfASecretAtTheEnd();
    void aForgottenAccount();
    void filesHaveNoNameInTheArchive();
};

/// The end of what was looked at comes forward when much before it is taken out.
void TestRequestPrivacy::noHalfASecretAtTheEnd()
{
    const Secret secret(privateToken);
    QByteArray body = "[";
    while (body.size() < 200 * 1024)
        body += "{\"password\":\"" + QByteArray(700, 'p') + "\",\"said\":\"" + privateToken + "\"},";
    RequestHistory history;
    RequestRecord record;
    record.url = "https://a.example/";
    for (qsizetype shift = 0; shift < 780; ++shift) {
        record.id = history.add(record);
        record.answerBody = QByteArray(QByteArray(shift, ' ') + body);
        history.update(record);
        const RequestRecord &kept = *history.records().back();
        QVERIFY(kept.isBodyCut);
        QVERIFY(kept.answerBody.size() > 1000);
        QVERIFY2(!kept.answerBody.bytes().contains(privateToken.left(2)),
                 kept.answerBody.bytes().right(200).constData());
    }
}

void TestRequestPrivacy::aForgottenAccount()
{
    RequestHistory history;
    RequestRecord record;
    record.url = "https://a.example/CANARY";
    record.accountId = u"gone"_s;
    record.account = u"CANARY"_s;
    record.requestHeaders = {{"X-A", "CANARY"}};
    record.id = history.add(record);
    RequestRecord answered = record;
    answered.state = RequestRecord::State::Ended;
    answered.status = 200;
    answered.answerHeaders = {{"X-B", "CANARY"}};
    answered.answerBody = QByteArray("CANARY");
    history.update(answered);
    RequestRecord underWay = record;
    underWay.id = history.add(record);
    RequestRecord other = record;
    other.accountId = u"stays"_s;
    history.add(other);

    QSignalSpy changed(&history, &RequestHistory::changed);
    history.forgetAccount(u"gone"_s);
    QCOMPARE(changed.count(), 2);
    underWay.state = RequestRecord::State::Ended;
    underWay.answerBody = QByteArray("CANARY");
    history.update(underWay);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(history.records().size(), 3U);
    qsizetype sum = 0;
    for (const RequestRecordPtr &each : history.records())
        sum += each->bytes();
    QCOMPARE(history.bytes(), sum);
    const RequestRecordPtr stays = history.records().back();
    QVERIFY(stays->url.contains("CANARY"));
    for (const RequestRecordPtr &each : {history.records()[0], history.records()[1]}) {
        QVERIFY(each->isBodyGone);
        QVERIFY(each->account.isEmpty());
        QVERIFY(each->url.isEmpty());
        QVERIFY(each->requestHeaders.isEmpty() && each->answerHeaders.isEmpty());
        QCOMPARE(each->bodyBytes(), 0);
        QVERIFY(each->state != RequestRecord::State::UnderWay);
    }
    QCOMPARE(history.records().front()->status, 200);
}

void TestRequestPrivacy::filesHaveNoNameInTheArchive()
{
    RequestHistory history;
    RequestRecord record;
    record.kind = HttpKind::Download;
    record.url = "https://files.example:8443/CANARY/Ada%20CANARY.csv?x=1";
    record.id = history.add(record);
    record.answerHeaders = {{"Location", "https://b.example/CANARY.csv"},
                            {"Content-Disposition", "attachment; filename=\"CANARY.csv\""}};
    history.update(record);
    const QByteArray archive = httpArchive({history.records().front()}, {});
    QVERIFY2(!archive.contains("CANARY"), archive.constData());
    QVERIFY(archive.contains("https://files.example:8443/[file]"));
    QVERIFY(archive.contains("https://b.example/[file]"));
}

QTEST_GUILESS_MAIN(TestRequestPrivacy)
#include "tst_requestprivacy.moc"
