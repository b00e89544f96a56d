// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/webhooksmodel.h"
#include "widgets/listingpage.h"
#include "widgets/listingtabs.h"
#include "widgets/mainwindow.h"
#include "widgets/pagedtableview.h"
#include "widgets/webhooksearchdesk.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int longest = 30'000; // ms; machines may be busy
constexpr int all = 31;

} // namespace

/// Search among webhooks in the real window, with a demo service.
class WebhookSearchWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void wordsAreFoundAmongAllOfThem();
    void conditionsAreChosenAmongTheValuesSeen();
    void aTitleSortsReversesAndGivesBackTheOrder();
    void refreshKeepsTheSearchAndTheSelection();
    void aFailedReadingLeavesWhatWasFound();
    void whatWasKeptIsSearchedAfterARestart();

private:
    ListingPage &page() const { return m_console->page(); }
    const WebhooksModel &model() const { return *static_cast<WebhooksModel *>(page().current()->model.get()); }
    int rows() const { return page().current() ? model().rowCount() : -1; }
    bool isShown(int row) const { return model().rowState(row) == PagedTableModel::RowState::Loaded; }
    QString scope() const { return m_console->child<QLabel>(u"webhookScopeText"_s)->text(); }
    QLineEdit &text() const { return *m_console->child<QLineEdit>(u"webhookSearchText"_s); }
    WebhookSearchDesk &desk() const { return *page().findChild<WebhookSearchDesk *>(); }
    int asked() const { return m_console->asked(u"GET"_s, u"/client-webhook"_s); }
    QStringList chips() const
    {
        QStringList texts;
        for (const QToolButton *chip : page().findChildren<QToolButton *>(u"chipText"_s)) {
            if (chip->isVisible())
                texts.append(chip->text());
        }
        return texts;
    }
    QString emptyText() const
    {
        const auto *label = page().findChild<QLabel *>(u"emptyText"_s);
        return label && label->isVisible() ? label->text() : QString();
    }
    void openTab() const { m_console->press(Qt::Key_2, Qt::AltModifier); }
    /// How many rows have \a word in their URL or resource.
    int countOf(const QString &word) const
    {
        int count = 0;
        for (int row = 0; row < rows(); ++row) {
            const Webhook *webhook = model().recordAt(row);
            if (webhook
                && (webhook->text(Webhook::WebhookUrl).contains(word)
                    || webhook->text(Webhook::Resource).contains(word)))
                ++count;
        }
        return count;
    }
    void clickTitle(int column) const
    {
        QHeaderView &header = *page().table().horizontalHeader();
        const QPoint middle(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                            header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, middle);
    }

    std::unique_ptr<Console> m_console;
};

void WebhookSearchWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(50));
    openTab();
    QTRY_COMPARE_WITH_TIMEOUT(rows(), all, longest);
    QTRY_VERIFY(isShown(0));
}

void WebhookSearchWindowTest::wordsAreFoundAmongAllOfThem()
{
    QTRY_COMPARE(scope(), u"31 webhooks, loaded just now"_s);
    const int orders = countOf(u"order"_s);
    QVERIFY(orders > 0 && orders < all);
    const int before = asked();
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(text().hasFocus());
    QTest::keyClicks(&text(), u"ORD hooks"_s);
    QTRY_COMPARE(rows(), orders);
    QTRY_COMPARE(scope(), u"%1 of 31 webhooks, loaded just now"_s.arg(orders));
    QCOMPARE(asked(), before); // they were all there
    QTest::keyClicks(&text(), u" and nothing else"_s);
    QTRY_COMPARE(emptyText(), u"No webhook matches."_s);
    QTest::mouseClick(page().findChild<QPushButton *>(u"emptyAction"_s), Qt::LeftButton);
    QTRY_COMPARE(rows(), all);
    QCOMPARE(text().text(), QString());

    text().setFocus();
    QTest::keyClicks(&text(), u"or"_s);
    QTRY_VERIFY(rows() < all);
    QTest::keyClick(&text(), Qt::Key_Return);
    QVERIFY(page().table().hasFocus());
    text().setFocus();
    QTest::keyClick(&text(), Qt::Key_Escape);
    QTRY_COMPARE(rows(), all);
    QVERIFY(page().current()->found.isNull());
}

void WebhookSearchWindowTest::conditionsAreChosenAmongTheValuesSeen()
{
    WebhookQuery query;
    query.hasTwin = true;
    desk().setQuery(query);
    QTRY_VERIFY(rows() > 0 && rows() < all);
    QCOMPARE(chips(), QStringList{u"Has a twin"_s});
    const int twins = rows();
    for (int row = 0; row < twins; ++row)
        QVERIFY(!model().index(row, WebhooksModel::TwinsColumn).data().toString().isEmpty());
    query = {};
    query.values[Webhook::Resource] = {{u"order"_s}, false};
    desk().setQuery(query);
    QTRY_COMPARE(chips(), QStringList{u"Resource is order"_s});
    QTRY_VERIFY(rows() > 0 && rows() < all && isShown(0));
    QTest::mouseClick(page().findChild<QToolButton *>(u"chipText"_s), Qt::LeftButton);
    auto *list = page().findChild<QListWidget *>(u"valuesList"_s);
    QVERIFY(list);
    QCOMPARE(list->findItems(u"order (%1)"_s.arg(rows()), Qt::MatchExactly).size(), 1);
    for (int row = 0; row < list->count(); ++row)
        list->item(row)->setCheckState(Qt::Checked);
    QTRY_COMPARE(rows(), all); // each has one of them
    list->window()->close();
    QToolButton *away = nullptr;
    QTRY_VERIFY((away = page().findChild<QToolButton *>(u"chipsClear"_s)) && away->isVisible());
    QTest::mouseClick(away, Qt::LeftButton);
    QTRY_VERIFY(chips().isEmpty());
    QTRY_VERIFY(page().current()->found.isNull());
}

void WebhookSearchWindowTest::aTitleSortsReversesAndGivesBackTheOrder()
{
    const QString first = model().idAt(0);
    const QHeaderView &header = *page().table().horizontalHeader();
    const int column = WebhooksModel::ResourceColumn;
    clickTitle(column);
    QTRY_COMPARE(chips(), QStringList{u"Sorted by Resource, A to Z"_s});
    QVERIFY(header.isSortIndicatorShown());
    QCOMPARE(header.sortIndicatorSection(), column);
    QTRY_VERIFY(rows() == all && isShown(0));
    QTRY_COMPARE(model().recordAt(0)->text(Webhook::Resource), u"customer"_s);
    clickTitle(column);
    QTRY_COMPARE(chips(), QStringList{u"Sorted by Resource, Z to A"_s});
    QTRY_VERIFY(isShown(0) && model().recordAt(0)->text(Webhook::Resource) == "product"_L1);
    clickTitle(column);
    QTRY_VERIFY(chips().isEmpty());
    QVERIFY(!header.isSortIndicatorShown());
    QTRY_COMPARE(model().idAt(0), first);
}

void WebhookSearchWindowTest::refreshKeepsTheSearchAndTheSelection()
{
    page().table().goToRow(20);
    const QString id = model().idAt(20);
    clickTitle(WebhooksModel::IdColumn);
    clickTitle(WebhooksModel::IdColumn);
    QTRY_COMPARE(chips(), QStringList{u"Sorted by Id, Z to A"_s});
    QTRY_VERIFY(page().table().currentIndex().isValid());
    QTRY_COMPARE(model().idAt(page().table().currentIndex().row()), id);
    const int before = asked();
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY(asked() > before);
    QTRY_COMPARE(scope(), u"31 of 31 webhooks, loaded just now"_s);
    QCOMPARE(chips().size(), 1);
    QCOMPARE(model().idAt(page().table().currentIndex().row()), id);
}

void WebhookSearchWindowTest::aFailedReadingLeavesWhatWasFound()
{
    const int orders = countOf(u"order"_s);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 1}}));
    QTest::keyClicks(&text(), u"order"_s);
    QTRY_COMPARE(rows(), orders);
    m_console->press(Qt::Key_F5);
    auto *again = m_console->child<QPushButton>(u"webhookScopeAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(again->isVisible(), longest);
    QVERIFY2(scope().startsWith(u"%1 of 31 webhooks, "_s.arg(orders)), qPrintable(scope()));
    QVERIFY(scope().endsWith(u'.')); // and why
    QCOMPARE(rows(), orders);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 0}}));
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(scope(), u"%1 of 31 webhooks, loaded just now"_s.arg(orders), longest);
    QVERIFY(!again->isVisible());
}

void WebhookSearchWindowTest::whatWasKeptIsSearchedAfterARestart()
{
    const int orders = countOf(u"order"_s);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 1}}));
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY(!m_console->window().findChild<ListingTabs *>()->accountId().isEmpty());
    openTab();
    QCOMPARE(scope(), u"Not loaded yet: a search loads all webhooks."_s);
    QTRY_COMPARE_WITH_TIMEOUT(emptyText(), u"The webhooks could not be loaded."_s, longest);
    QTest::keyClicks(&text(), u"order"_s);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), orders, longest);
    QTRY_VERIFY(scope().startsWith(u"%1 of 31 webhooks, loaded "_s.arg(orders)));
    QVERIFY(isShown(0));
}

} // namespace Balehook

QTEST_MAIN(Balehook::WebhookSearchWindowTest)

#include "tst_webhooksearchwindow.moc"
