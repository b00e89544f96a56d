// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "gui/searchof.h"
#include "models/propertiesmodel.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/lists/propertieskind.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

const QString noPath = PropertiesKind().noSourceText();
const QString savedListing = u"This is the saved listing “properties.json”, not what the account lists now."_s;

} // namespace

/// Properties in the real window: without a known path, and from a saved listing.
class PropertiesWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void withoutAPathAFileIsOffered();
    void withoutAPathTheAccountIsOneClickAway();
    void aSavedListingIsShownAndClosed();
    void aSavedListingIsSearchedFilteredAndSorted();
    void whatIsNoListingIsSaid();
    void aListingNamedAtTheStartIsShown();
    void withoutAnAccountItWaitsForOne();

private:
    int rowCount() const
    {
        const ListingView *view = m_console->page().current();
        return view ? view->model->rowCount() : -1;
    }

    std::unique_ptr<Console> m_console;
};

void PropertiesWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(50));
    m_console->press(Qt::Key_3, Qt::AltModifier);
}

void PropertiesWindowTest::withoutAPathAFileIsOffered()
{
    const auto *page = &m_console->page();
    const auto *text = page->findChild<QLabel *>(u"emptyText"_s);
    QTRY_VERIFY(text->isVisible());
    QCOMPARE(text->text(), noPath);
    auto *button = page->findChild<QPushButton *>(u"emptyAction"_s);
    QCOMPARE(button->text(), PropertiesKind().noSourceAction());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(m_console->window().findChild<QFileDialog *>());
    QCOMPARE(m_console->asked(u"GET"_s, u"/property"_s), 0);
    m_console->window().findChild<QFileDialog *>()->reject();
}

void PropertiesWindowTest::withoutAPathTheAccountIsOneClickAway()
{
    auto *button = m_console->page().findChild<QPushButton *>(u"emptySecondAction"_s);
    QTRY_VERIFY(button && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    const auto field = [this] { return m_console->window().findChild<QLineEdit *>(u"propertiesPathEdit"_s); };
    QTRY_VERIFY(field() && field()->isVisible());
    QTRY_COMPARE(field()->window()->focusWidget(), field());
}

void PropertiesWindowTest::aSavedListingIsShownAndClosed()
{
    m_console->press(Qt::Key_1, Qt::AltModifier); // it leads to the properties by itself
    m_console->window().openLocalFiles({QFINDTESTDATA("../service/properties.json")});
    QTRY_VERIFY(rowCount() > 0 && rowCount() != 50);
    const auto *tabs = m_console->child<ListingTabs>(u"listingTabs"_s);
    QCOMPARE(tabs->currentIndex(), int(Listing::Properties));
    PagedTableView &table = m_console->page().table();
    QCOMPARE(table.accessibleName(), u"Properties"_s);
    QVERIFY(table.isVisible() && table.hasFocus());
    QTRY_COMPARE(table.model()->index(0, PropertiesModel::LabelColumn).data().toString(), u"Colour"_s);
    QCOMPARE(m_console->messageText(), savedListing);
    // All of it is on screen: nothing is said to be not loaded yet.
    const auto *scope = m_console->page().findChild<QLabel *>(u"propertyScopeText"_s);
    QVERIFY(scope && !scope->isVisible());

    // It says so where it is shown, and nowhere else.
    m_console->press(Qt::Key_1, Qt::AltModifier);
    QTRY_COMPARE(m_console->messageText(), QString());
    m_console->press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(!m_console->messageText().isEmpty());

    auto *close = m_console->child<QPushButton>(u"messageAction"_s);
    QCOMPARE(close->text(), u"Close"_s);
    QTest::mouseClick(close, Qt::LeftButton);
    QTRY_COMPARE(m_console->messageText(), QString());
    const auto *text = m_console->page().findChild<QLabel *>(u"emptyText"_s);
    QTRY_VERIFY(text->isVisible());
    QCOMPARE(text->text(), noPath);
}

void PropertiesWindowTest::aSavedListingIsSearchedFilteredAndSorted()
{
    const ListingPage *page = &m_console->page();
    QVERIFY(!page->findChild<QWidget *>(u"propertySearchRow"_s)->isEnabled()); // there is nothing to search
    m_console->window().openLocalFiles({QFINDTESTDATA("../service/properties.json")});
    QTRY_COMPARE(rowCount(), 6);
    auto *text = page->findChild<QLineEdit *>(u"propertySearchText"_s);
    const auto *scope = page->findChild<QLabel *>(u"propertyScopeText"_s);
    const auto label = [this](int row) {
        return m_console->page().table().model()->index(row, PropertiesModel::LabelColumn).data().toString();
    };
    QTest::keyClicks(text, u"scope:order -size"_s);
    QTRY_COMPARE(rowCount(), 1);
    QTRY_COMPARE(label(0), u"Gift note"_s);
    QCOMPARE(scope->text(), u"1 of 6 properties, loaded just now"_s);
    QTest::keyClick(text, Qt::Key_Escape);
    QTRY_COMPARE(rowCount(), 6);

    auto *search = searchOf<Property>(m_console->page());
    PropertyQuery query;
    query.values[Property::Scope] = {{u"product"_s}, false};
    query.sortField = Property::Label;
    query.isDescending = true;
    search->setQuery(query);
    QTRY_COMPARE(rowCount(), 4);
    QTRY_COMPARE(label(0), u"Supplier's number"_s);
    QTRY_COMPARE(label(3), u"Available"_s);
    query.values[Property::Scope] = {{u"nothing"_s}, false};
    search->setQuery(query);
    QTRY_COMPARE(rowCount(), 0);
    const auto *empty = page->findChild<QLabel *>(u"emptyText"_s);
    QTRY_COMPARE(empty->text(), PropertiesKind().noMatchText());
    // The query goes with the file.
    QTest::mouseClick(m_console->child<QPushButton>(u"messageAction"_s), Qt::LeftButton);
    QTRY_COMPARE(empty->text(), noPath);
    QCOMPARE(search->query(), PropertyQuery());
}

void PropertiesWindowTest::whatIsNoListingIsSaid()
{
    const QString path = m_console->folder.filePath(u"odd.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"data\": [");
    file.close();
    m_console->window().openLocalFiles({path});
    const auto *text = m_console->page().findChild<QLabel *>(u"emptyText"_s);
    QTRY_VERIFY(text->isVisible() && text->text() != noPath);
    QVERIFY(!text->text().isEmpty());
    QCOMPARE(rowCount(), 0);
}

void PropertiesWindowTest::aListingNamedAtTheStartIsShown()
{
    m_console->restart();
    QVERIFY(m_console->show({QFINDTESTDATA("../service/properties.json")}));
    QTRY_COMPARE(m_console->messageText(), savedListing);
    QVERIFY(m_console->page().table().hasFocus());
    QTRY_VERIFY(rowCount() > 0 && rowCount() != 50);
}

void PropertiesWindowTest::withoutAnAccountItWaitsForOne()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->startService({u"--jobs"_s, u"50"_s}));
    QVERIFY(m_console->show({QFINDTESTDATA("../service/properties.json")}));
    QTRY_COMPARE(m_console->messageText(),
                 u"Saved listings are shown within an account. Add an account, and “properties.json” opens there."_s);
    m_console->addAccount("acme");
    QTRY_COMPARE(m_console->messageText(), savedListing);
    QTRY_VERIFY(rowCount() > 0 && rowCount() != 50);
}

} // namespace Balehook

QTEST_MAIN(Balehook::PropertiesWindowTest)

#include "tst_propertieswindow.moc"
