// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/mentionedfields.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestMentionedFields final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fields_data();
    void fields();
};

void TestMentionedFields::fields_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QString &words, const QStringList &expected) {
        QTest::newRow(name) << words << expected;
    };
    row("nothing", {}, {});
    row("no field", u"The service is busy."_s, {});
    row("as on the wire", u"webhookUrl must be https"_s, {u"webhookUrl"_s});
    row("in JSON", uR"({"errors":{"webhookUrl":["is not reachable"]}})"_s, {u"webhookUrl"_s});
    row("as a pointer", u"/data/webhookUrl"_s, {u"webhookUrl"_s});
    row("as a path", u"body.webhookUrl[0]"_s, {u"webhookUrl"_s});
    row("snake case", u"webhook_url: invalid, event_sub_type: missing"_s, {u"eventSubType"_s, u"webhookUrl"_s});
    row("words", u"The event type and the Webhook URL are wrong."_s, {u"eventType"_s, u"webhookUrl"_s});
    row("hyphens", u"webhook-method, Event Sub-Type"_s, {u"eventSubType"_s, u"webhookMethod"_s});
    row("upper case", u"EXTERNALCHANNELID EXTERNAL_CHANNEL_ID"_s, {u"externalChannelID"_s});
    row("channel id", u"external channel id"_s, {u"externalChannelID"_s});
    row("sub-type is no type", u"eventSubType"_s, {u"eventSubType"_s});
    row("one word", u"resource: unknown"_s, {u"resource"_s});
    row("part of a word", u"resources, versioning, webhookUrls, myEventType, subversion"_s, {});
    row("part of a name", u"resource_id my_version version2 eventType_"_s, {});
    row("part of a word with an umlaut", u"\u00e4version version\u00e4"_s, {});
    row("quoted", u"\u00bbversion\u00ab 'resource'"_s, {u"resource"_s, u"version"_s});
    row("a line break is no mark", u"event\n\ntype"_s, {});
}

void TestMentionedFields::fields()
{
    QFETCH(QString, words);
    QFETCH(QStringList, expected);
    QStringList names;
    for (const Webhook::Field field : mentionedFields(words))
        names.append(Webhook::fieldName(field));
    QCOMPARE(names, expected);
}

QTEST_GUILESS_MAIN(TestMentionedFields)
#include "tst_mentionedfields.moc"
