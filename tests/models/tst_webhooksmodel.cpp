// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/knownwebhooks.h"
#include "models/recordpages.h"
#include "models/webhooksmodel.h"
#include "support/wait.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

Webhook makeWebhook(const QString &id)
{
    Webhook webhook;
    webhook.set(Webhook::Id, id);
    webhook.set(Webhook::Resource, u"product"_s);
    webhook.set(Webhook::EventType, u"POST"_s);
    webhook.set(Webhook::EventSubType, u"stock_changed"_s);
    webhook.set(Webhook::Version, u"v2"_s);
    webhook.set(Webhook::ExternalChannelId, u"007"_s);
    webhook.set(Webhook::WebhookUrl, u"https://hooks.example.com/in?key=1"_s);
    webhook.set(Webhook::WebhookMethod, u"PUT"_s);
    webhook.set(Webhook::CreatedAt, u"2024-05-01T23:10:05.123+05:30"_s);
    webhook.set(Webhook::UpdatedAt, u"2024-05-02T07:00:00.000Z"_s);
    return webhook;
}

} // namespace

/// What each cell says for a webhook with all fields, with none, and for what is no webhook.
class TestWebhooksModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cells_data();
    void cells();
    void everyFieldHasAColumn();
    void nothingIsADash_data();
    void nothingIsADash();
    void timesAreExactInTheToolTip();
    void twinsAreCounted();
    void nearTwinsAreSaid();
    void twinsFollowWhatIsKnown();
    void whatIsNoWebhookIsSaid();
    void hostileText();
    void links_data();
    void links();
    void headers();

private:
    QVariant at(int column, int role = Qt::DisplayRole, int row = 0) const
    {
        return m_model->index(row, column).data(role);
    }
    bool serve(const std::vector<Webhook> &webhooks);

    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<WebhooksModel> m_model;
};

void TestWebhooksModel::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_model = std::make_unique<WebhooksModel>();
    new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_model.get());
}

bool TestWebhooksModel::serve(const std::vector<Webhook> &webhooks)
{
    auto source = std::make_unique<FakePageSource>(scriptOf(webhooks));
    m_model->setSource(source.get(), 25);
    m_source = std::move(source);
    return Testing::waitFor([this, &webhooks] { return m_model->rowCount() == int(webhooks.size()); });
}

void TestWebhooksModel::cells_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("display");
    QTest::addColumn<QString>("full");

    using Model = WebhooksModel;
    const auto same = [](const char *name, int column, const QString &text) {
        QTest::newRow(name) << column << text << text;
    };
    same("resource", Model::ResourceColumn, u"product"_s);
    same("event type", Model::EventTypeColumn, u"POST"_s);
    same("event sub-type", Model::EventSubTypeColumn, u"stock_changed"_s);
    same("version", Model::VersionColumn, u"v2"_s);
    same("method", Model::MethodColumn, u"PUT"_s);
    same("url", Model::UrlColumn, u"https://hooks.example.com/in?key=1"_s);
    same("twins", Model::TwinsColumn, QString());
    same("channel", Model::ChannelColumn, u"007"_s);
    same("id", Model::IdColumn, u"wh_1"_s);
    QTest::newRow("created") << int(Model::CreatedColumn) << u"5/1/24 11:10:05 PM +05:30"_s
                             << u"2024-05-01T23:10:05.123+05:30"_s;
    QTest::newRow("updated") << int(Model::UpdatedColumn) << u"5/2/24 7:00:00 AM +00:00"_s
                             << u"2024-05-02T07:00:00.000Z"_s;
}

void TestWebhooksModel::cells()
{
    QFETCH(int, column);
    QFETCH(QString, display);
    QFETCH(QString, full);
    QVERIFY(serve({makeWebhook(u"wh_1"_s)}));
    QCOMPARE(at(column).toString(), display);
    QCOMPARE(at(column, PagedTableModel::FullTextRole).toString(), full);
    QCOMPARE(at(column, Qt::AccessibleTextRole).toString(), display.isEmpty() ? WebhooksModel::noTwinsText() : display);
    m_model->setUtc(true); // does not matter here: the offset is the service's
    QCOMPARE(at(column).toString(), display);
}

void TestWebhooksModel::everyFieldHasAColumn()
{
    QVERIFY(serve({makeWebhook(u"wh_1"_s)}));
    QStringList shown;
    for (int column = 0; column < WebhooksModel::ColumnCount; ++column)
        shown += at(column, PagedTableModel::FullTextRole).toString();
    const Webhook webhook = makeWebhook(u"wh_1"_s);
    for (int field = 0; field < Webhook::FieldCount; ++field)
        QCOMPARE(shown.count(webhook.text(std::size_t(field))), 1);
}

void TestWebhooksModel::nothingIsADash_data()
{
    QTest::addColumn<int>("presence");
    QTest::newRow("absent") << int(Presence::Missing);
    QTest::newRow("null") << int(Presence::Null);
    QTest::newRow("empty") << int(Presence::String);
}

void TestWebhooksModel::nothingIsADash()
{
    QFETCH(int, presence);
    Webhook webhook;
    for (int field = 0; field < Webhook::FieldCount; ++field)
        webhook.set(Webhook::Field(field), {}, Presence(presence));
    QVERIFY(serve({webhook}));
    for (int column = 0; column < WebhooksModel::ColumnCount; ++column) {
        if (column == WebhooksModel::TwinsColumn)
            continue;
        QCOMPARE(at(column).toString(), u"—"_s);
        QVERIFY(at(column, PagedTableModel::FullTextRole).toString().isEmpty());
        QVERIFY(!at(column, PagedTableModel::LinkRole).isValid());
        QVERIFY(!at(column, Qt::ToolTipRole).isValid());
        QCOMPARE(at(column, Qt::AccessibleTextRole).toString(), u"not given"_s);
    }
    QCOMPARE(at(WebhooksModel::TwinsColumn).toString(), QString());
}

void TestWebhooksModel::timesAreExactInTheToolTip()
{
    Webhook odd = makeWebhook(u"wh_2"_s);
    odd.set(Webhook::CreatedAt, u"2024-05-01T23:10:05"_s);
    odd.set(Webhook::UpdatedAt, u"soon"_s);
    QVERIFY(serve({makeWebhook(u"wh_1"_s), odd}));
    const QString toolTip = at(WebhooksModel::CreatedColumn, Qt::ToolTipRole).toString();
    QVERIFY(toolTip.contains(u"2024-05-01T23:10:05.123+05:30"_s));
    QVERIFY(toolTip.contains(u"5/1/24 5:40:05 PM UTC"_s));
    QCOMPARE(at(WebhooksModel::CreatedColumn, Qt::DisplayRole, 1).toString(), u"2024-05-01T23:10:05"_s);
    QCOMPARE(at(WebhooksModel::UpdatedColumn, Qt::DisplayRole, 1).toString(), u"soon"_s);
}

void TestWebhooksModel::twinsAreCounted()
{
    Webhook other = makeWebhook(u"wh_3"_s);
    other.set(Webhook::WebhookUrl, u"https://hooks.example.com/other"_s);
    KnownWebhooks known;
    m_model->setKnown(&known);
    QVERIFY(serve({makeWebhook(u"wh_1"_s), makeWebhook(u"wh_2"_s), other}));
    QCOMPARE(at(WebhooksModel::TwinsColumn).toString(), QString());
    for (const Webhook &webhook : {makeWebhook(u"wh_1"_s), makeWebhook(u"wh_2"_s), other})
        known.learn(webhook);
    const QString words = u"1 other webhooks have the same event, version, channel and URL."_s;
    for (const int row : {0, 1}) {
        QCOMPARE(at(WebhooksModel::TwinsColumn, Qt::DisplayRole, row).toString(), u"1 duplicate(s)"_s);
        QCOMPARE(at(WebhooksModel::TwinsColumn, PagedTableModel::FullTextRole, row).toString(), u"1 duplicate(s)"_s);
        QCOMPARE(at(WebhooksModel::TwinsColumn, Qt::AccessibleTextRole, row).toString(), words);
        QVERIFY(at(WebhooksModel::TwinsColumn, Qt::ToolTipRole, row).toString().contains(words));
    }
    QCOMPARE(at(WebhooksModel::TwinsColumn, Qt::DisplayRole, 2).toString(), QString());
    QVERIFY(!at(WebhooksModel::TwinsColumn, Qt::ToolTipRole, 2).isValid());
}

void TestWebhooksModel::nearTwinsAreSaid()
{
    Webhook other = makeWebhook(u"wh_3"_s);
    other.set(Webhook::WebhookUrl, u"http://hooks.example.com/in?key=1"_s);
    other.set(Webhook::Version, u"v3"_s);
    KnownWebhooks known;
    m_model->setKnown(&known);
    QVERIFY(serve({makeWebhook(u"wh_1"_s), makeWebhook(u"wh_2"_s), other}));
    for (const Webhook &webhook : {makeWebhook(u"wh_1"_s), makeWebhook(u"wh_2"_s), other})
        known.learn(webhook);
    QCOMPARE(at(WebhooksModel::TwinsColumn, Qt::DisplayRole, 2).toString(), u"2 similar"_s);
    QCOMPARE(at(WebhooksModel::TwinsColumn, Qt::AccessibleTextRole, 2).toString(),
             u"2 other webhooks differ only in the version and http or https."_s);
    QCOMPARE(at(WebhooksModel::TwinsColumn).toString(), u"1 duplicate(s) \u00b7 1 similar"_s);
    QVERIFY(at(WebhooksModel::TwinsColumn, Qt::ToolTipRole).toString().contains(u"differ only in the version"_s));
}

void TestWebhooksModel::twinsFollowWhatIsKnown()
{
    auto known = std::make_unique<KnownWebhooks>();
    m_model->setKnown(known.get());
    QVERIFY(serve({makeWebhook(u"wh_1"_s)}));
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    known->learn(makeWebhook(u"wh_1"_s));
    known->learn(makeWebhook(u"wh_2"_s));
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(at(WebhooksModel::TwinsColumn).toString(), u"1 duplicate(s)"_s);
    KnownWebhooks none;
    m_model->setKnown(&none);
    QCOMPARE(at(WebhooksModel::TwinsColumn).toString(), QString());
    changed.clear();
    known->clear();
    QVERIFY(changed.isEmpty()); // no longer listened to
    m_model->setKnown(known.get());
    known.reset(); // it may go first
    QCOMPARE(at(WebhooksModel::TwinsColumn).toString(), QString());
}

void TestWebhooksModel::whatIsNoWebhookIsSaid()
{
    QVERIFY(serve({unreadableRecord<Webhook>(), makeWebhook(u"wh_1"_s)}));
    QCOMPARE(at(0).toString(), u"unreadable"_s);
    for (int column = 0; column < WebhooksModel::ColumnCount; ++column) {
        QVERIFY(column == 0 || at(column).toString().isEmpty());
        QVERIFY(at(column, Qt::ToolTipRole).toString().contains(u"not a webhook"_s));
        QVERIFY(!at(column, PagedTableModel::LinkRole).isValid());
    }
    QVERIFY(!m_model->recordAt(0));
    QCOMPARE(m_model->recordAt(1)->id(), u"wh_1"_s);
}

void TestWebhooksModel::hostileText()
{
    const QString hostile = u"<img src=/canary>\u202E"_s + QString(100'000, u'x');
    Webhook webhook;
    for (int field = 0; field < Webhook::FieldCount; ++field)
        webhook.set(Webhook::Field(field), hostile);
    QVERIFY(serve({webhook}));
    for (int column = 0; column < WebhooksModel::ColumnCount; ++column) {
        if (column == WebhooksModel::TwinsColumn)
            continue;
        QVERIFY(at(column).toString().size() < 600);
        QVERIFY(!at(column).toString().contains(u'\u202E'));
        QVERIFY(!at(column, Qt::ToolTipRole).toString().contains(u"<img"_s));
        QCOMPARE(at(column, PagedTableModel::FullTextRole).toString(), hostile);
    }
}

void TestWebhooksModel::links_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isLink");
    QTest::newRow("https") << u"https://hooks.example.com/in"_s << true;
    QTest::newRow("http") << u"http://hooks.example.com/in"_s << true;
    QTest::newRow("script") << u"javascript:alert(1)"_s << false;
    QTest::newRow("file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("bare host") << u"hooks.example.com/in"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestWebhooksModel::links()
{
    QFETCH(QString, url);
    QFETCH(bool, isLink);
    Webhook webhook = makeWebhook(u"https://id.example.com/"_s);
    webhook.set(Webhook::WebhookUrl, url);
    QVERIFY(serve({webhook}));
    for (int column = 0; column < WebhooksModel::ColumnCount; ++column) {
        const QVariant link = at(column, PagedTableModel::LinkRole);
        QCOMPARE(link.isValid(), isLink && column == WebhooksModel::UrlColumn);
        QVERIFY(!link.isValid() || link.toString() == url);
    }
}

void TestWebhooksModel::headers()
{
    QVERIFY(serve({makeWebhook(u"wh_1"_s)}));
    const QStringList texts{u"Resource"_s,   u"Event type"_s, u"Event sub-type"_s, u"Version"_s, u"Method"_s, u"URL"_s,
                            u"Duplicates"_s, u"Channel"_s,    u"Created"_s,        u"Updated"_s, u"ID"_s};
    QCOMPARE(m_model->columnCount(), int(texts.size()));
    QCOMPARE(m_model->columnCount(m_model->index(0, 0)), 0);
    for (int column = 0; column < texts.size(); ++column) {
        QCOMPARE(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), texts[column]);
        const bool isLong = column == WebhooksModel::UrlColumn || column == WebhooksModel::IdColumn;
        const int elide = isLong ? Qt::ElideMiddle : Qt::ElideRight;
        QCOMPARE(m_model->headerData(column, Qt::Horizontal, PagedTableModel::ElideModeRole).toInt(), elide);
        QCOMPARE(at(column, PagedTableModel::ElideModeRole).toInt(), elide);
        QVERIFY(at(column, Qt::TextAlignmentRole).toInt() & Qt::AlignLeft);
        QCOMPARE(m_model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).isValid(),
                 column == WebhooksModel::TwinsColumn);
    }
}

QTEST_GUILESS_MAIN(TestWebhooksModel)
#include "tst_webhooksmodel.moc"
