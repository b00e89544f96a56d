// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requesthistory.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;

class TestRequestFolding final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oldBodiesAreFolded();
};

void TestRequestFolding::oldBodiesAreFolded()
{
    RequestHistory history;
    const QSignalSpy changed(&history, &RequestHistory::changed);
    const QSignalSpy folded(&history, &RequestHistory::folded);
    const auto bodyOf = [](qint64 id) -> QByteArray {
        const QByteArray element = QByteArray::number(id) + ',';
        return '[' + element.repeated(1000) + "0]";
    };
    const auto answer = [&history, bodyOf](RequestRecord record) {
        record.state = RequestRecord::State::Ended;
        record.answerBody = bodyOf(record.id);
        history.update(record);
    };
    RequestRecord slow;
    slow.id = history.add(slow);
    const qint64 last = 2 * RequestHistory::mostUnfolded;
    for (qint64 id = 2; id <= last; ++id) {
        RequestRecord record;
        record.id = history.add(record);
        answer(record);
    }
    answer(slow);
    QTRY_COMPARE(folded.size(), RequestHistory::mostUnfolded);
    for (const RequestRecordPtr &each : history.records()) {
        QCOMPARE(each->answerBody.isFoldable(), each->id > last - RequestHistory::mostUnfolded);
        QCOMPARE(each->answerBody.bytes(), bodyOf(each->id));
        QCOMPARE(each->answerBody.size(), bodyOf(each->id).size());
    }
    QCOMPARE(changed.size(), last); // people who read an old one are not disturbed
}

QTEST_GUILESS_MAIN(TestRequestFolding)
#include "tst_requestfolding.moc"
