// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/property.h"
#include "domain/records/webhook.h"
#include "gui/recordpanefixture.h"
#include "widgets/fields/valuetext.h"
#include "widgets/record/factvalue.h"
#include "widgets/record/propertyfacts.h"
#include "widgets/record/recordpane.h"
#include "widgets/record/webhookfacts.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

Webhook usualWebhook()
{
    Webhook webhook;
    webhook.set(Webhook::Id, u"wh_0017"_s);
    webhook.set(Webhook::Resource, u"product"_s);
    webhook.set(Webhook::EventType, u"POST"_s);
    webhook.set(Webhook::EventSubType, QString());
    webhook.set(Webhook::Version, u"v1"_s);
    webhook.set(Webhook::ExternalChannelId, u"7"_s);
    webhook.set(Webhook::WebhookUrl, u"https://hooks.example.com/<b>in</b>"_s);
    webhook.set(Webhook::CreatedAt, u"2026-05-04T10:11:12.345+05:30"_s);
    webhook.set(Webhook::UpdatedAt, u"soon"_s);
    return webhook;
}

Property usualProperty()
{
    Property property;
    property.set(Property::Label, u"Colour"_s);
    property.set(Property::InternalName, u"colour"_s);
    property.set(Property::FieldType, u"multi_select"_s);
    property.set(Property::IsUnique, u"false"_s, Presence::OtherType);
    property.set(Property::Options, {u"Red"_s, u"Off-white"_s, u"<i>朱色</i>"_s}, u"[]"_s);
    property.set(Property::Scope, QStringList(), u"[]"_s);
    return property;
}

} // namespace

/// The one record pane for records of every kind.
class RecordPaneKindsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void factsOfAWebhook();
    void factsOfAProperty();
    void titles_data();
    void titles();
    void whatIsNoRecordIsShownRaw();
    void nothingOfAnotherKindStays();

private:
    /// Waits until all of it is on the screen: layouts show what is new in them a moment later.
    void show(const std::shared_ptr<const RecordPage> &page);
    /// The names of the fields shown, each once, in their order.
    QStringList fields() const;
    ValueText *fact(const char *field) const;
    QString title() const { return m_pane->findChild<QLabel *>(u"recordTitle"_s)->text(); }
    /// All that can be read in the pane.
    QString allText() const;

    std::unique_ptr<RecordPane> m_pane;
};

void RecordPaneKindsTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_pane = std::make_unique<RecordPane>();
    m_pane->setUtc(true);
    m_pane->show();
}

void RecordPaneKindsTest::show(const std::shared_ptr<const RecordPage> &page)
{
    m_pane->showRecord(nullptr, page, 0);
    const QList<FactValue *> facts = m_pane->findChildren<FactValue *>();
    const auto isVisible = [](const FactValue *fact) { return fact->isVisible(); };
    QTRY_VERIFY(std::all_of(facts.begin(), facts.end(), isVisible));
}

QStringList RecordPaneKindsTest::fields() const
{
    QStringList names;
    for (const FactValue *value : m_pane->findChildren<FactValue *>())
        names += value->objectName().mid(5); // "fact_"
    return names;
}

ValueText *RecordPaneKindsTest::fact(const char *field) const
{
    auto *value = m_pane->findChild<FactValue *>(QString(u"fact_"_s + QLatin1StringView(field)));
    if (!value)
        qFatal("no fact %s", field);
    return value->textView();
}

QString RecordPaneKindsTest::allText() const
{
    QStringList texts;
    for (const QLabel *label : m_pane->findChildren<QLabel *>()) {
        if (label->isVisible())
            texts += label->text();
    }
    for (const ValueText *value : m_pane->findChildren<ValueText *>()) {
        if (value->isVisible())
            texts += value->toPlainText();
    }
    return texts.join(u'\n');
}

void RecordPaneKindsTest::factsOfAWebhook()
{
    show(pageOf(usualWebhook()));
    QCOMPARE(fields(),
             QStringList({u"resource"_s, u"eventType"_s, u"eventSubType"_s, u"version"_s, u"webhookUrl"_s,
                          u"webhookMethod"_s, u"externalChannelID"_s, u"createdAt"_s, u"updatedAt"_s, u"id"_s}));
    QCOMPARE(fact("resource")->toPlainText(), u"product"_s);
    QCOMPARE(fact("webhookUrl")->toPlainText(), u"https://hooks.example.com/<b>in</b>"_s);
    QCOMPARE(fact("externalChannelID")->accessibleName(), u"Channel ID"_s);
    QCOMPARE(fact("eventSubType")->toPlainText(), u"—"_s);
    QCOMPARE(fact("eventSubType")->accessibleDescription(), FactValue::presenceNote(Presence::String, true));
    QCOMPARE(fact("webhookMethod")->accessibleName(), u"Method: absent"_s);
    QVERIFY(fact("createdAt")->toPlainText().contains(u"5/4/26 4:41:12 AM UTC"_s));
    QVERIFY(fact("createdAt")->toPlainText().contains(u"2026-05-04T10:11:12.345+05:30"_s));
    QCOMPARE(fact("updatedAt")->toPlainText(), u"soon"_s);
    QVERIFY(allText().contains(u"Registered 5/4/26 4:41:12 AM UTC"_s));
}

void RecordPaneKindsTest::factsOfAProperty()
{
    show(pageOf(usualProperty()));
    QCOMPARE(fields(),
             QStringList({u"label"_s, u"internalName"_s, u"fieldType"_s, u"isUnique"_s, u"options"_s, u"scope"_s,
                          u"description"_s, u"createdAt"_s, u"updatedAt"_s, u"accountSlug"_s}));
    QCOMPARE(fact("options")->toPlainText(), u"Red\nOff-white\n<i>朱色</i>"_s);
    QCOMPARE(fact("options")->accessibleDescription(), u"3 values"_s);
    QCOMPARE(fact("scope")->toPlainText(), u"—"_s);
    QVERIFY(fact("scope")->accessibleDescription().startsWith(FactValue::presenceNote(Presence::List, true)));
    QCOMPARE(fact("isUnique")->toPlainText(), u"false"_s);
    QCOMPARE(fact("isUnique")->accessibleDescription(), FactValue::presenceNote(Presence::OtherType, false));
    QCOMPARE(fact("description")->accessibleName(), u"Description: absent"_s);
}

void RecordPaneKindsTest::titles_data()
{
    QTest::addColumn<std::shared_ptr<const RecordPage>>("page");
    QTest::addColumn<QString>("title");
    Property unnamed;
    unnamed.set(Property::InternalName, u"colour"_s);
    QTest::newRow("webhook") << pageOf(usualWebhook()) << u"Webhook wh_0017"_s;
    QTest::newRow("webhook without an id") << pageOf(Webhook()) << WebhookFacts::namelessTitle();
    QTest::newRow("property") << pageOf(usualProperty()) << u"Property Colour"_s;
    QTest::newRow("property without a label") << pageOf(unnamed) << u"Property colour"_s;
    QTest::newRow("property without a name") << pageOf(Property()) << PropertyFacts::namelessTitle();
    QTest::newRow("no webhook") << pageOf(unreadableRecord<Webhook>()) << u"Unreadable record"_s;
    QTest::newRow("no property") << pageOf(unreadableRecord<Property>()) << u"Unreadable record"_s;
}

void RecordPaneKindsTest::titles()
{
    QFETCH(std::shared_ptr<const RecordPage>, page);
    m_pane->showRecord(nullptr, page, 0);
    QTEST(title(), "title");
}

void RecordPaneKindsTest::whatIsNoRecordIsShownRaw()
{
    m_pane->showRecord(nullptr, pageOf(unreadableRecord<Property>(), "[17]"), 0);
    QVERIFY(allText().contains(PropertyFacts::of(Property(), {}).unreadableText));
    const auto *raw = m_pane->findChild<QPlainTextEdit *>(u"rawText"_s);
    QVERIFY(raw->isVisible() && raw->toPlainText().contains(u"17"_s));
    m_pane->showRecord(nullptr, pageOf(unreadableRecord<Webhook>(), "null"), 0);
    QVERIFY(allText().contains(WebhookFacts::of(Webhook(), {}).unreadableText));
    QCOMPARE(raw->toPlainText(), u"null"_s);
}

void RecordPaneKindsTest::nothingOfAnotherKindStays()
{
    // The same id in all three, so that none is taken for another.
    ImportJob job = usualJob();
    job.set(ImportJob::Id, u"same"_s);
    Webhook webhook = usualWebhook();
    webhook.set(Webhook::Id, u"same"_s);
    Property property = usualProperty();
    property.set(Property::InternalName, u"same"_s);
    property.set(Property::CreatedAt, u"2026-01-01T00:00:00.000Z"_s);

    show(pageOf(job));
    const QStringList ofJob = fields();
    show(pageOf(webhook));
    const QStringList ofWebhook = fields();
    QCOMPARE(ofWebhook.first(), u"resource"_s);
    QVERIFY(!allText().contains(u"rows failed"_s) && !allText().contains(u"Ada Lovelace"_s));
    const auto *share = m_pane->findChild<QLabel *>(u"shareText"_s);
    QVERIFY(!share->isVisible());

    show(pageOf(property));
    QCOMPARE(fields().first(), u"label"_s); // as many fields, but others
    QCOMPARE(fact("options")->accessibleName(), u"Options"_s);
    QVERIFY(!allText().contains(u"hooks.example.com"_s) && !allText().contains(u"Registered"_s));

    show(pageOf(webhook));
    QCOMPARE(fields(), ofWebhook);
    QVERIFY(!allText().contains(u"Off-white"_s) && !allText().contains(u"3 values"_s));
    show(pageOf(job));
    QCOMPARE(fields(), ofJob);
    QVERIFY(share->isVisible());
}

QTEST_MAIN(RecordPaneKindsTest)
#include "tst_recordpane_kinds.moc"
