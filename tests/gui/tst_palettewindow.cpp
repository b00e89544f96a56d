// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/querytext.h"
#include "gui/console.h"
#include "gui/searchof.h"
#include "settings/palettesettings.h"
#include "support/wait.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/palette/commandpalette.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/search/searchdesk.h"
#include "widgets/search/viewsmenu.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractItemView>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QStatusBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// The command palette over the real window: what it offers there, and where the focus is afterwards.
class PaletteWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void commandsOfTheMenusAreOffered();
    void escapeGivesTheFocusBack();
    void aCommandRuns();
    void aDialogOpensInItsPlace();
    void accountsBeyondTheNinthAreOffered();
    void aNamedViewIsChosenFromAnotherList();
    void aViewOfTheWebhooksIsChosenBeforeTheyWereShown();
    void overAFileItOffersWhatIsDoneWithRows();
    void inTheWebhooksItOffersWhatIsDoneThere();
    void aFileOpenedBeforeIsOpenedAgain();
    void aTableOfOnesOwnIsOpenedAgain();

private:
    CommandPalette *palette() const { return m_console->child<CommandPalette>(u"commandPalette"_s); }
    QLineEdit &field() const { return *palette()->findChild<QLineEdit *>(u"paletteText"_s); }
    /// Ctrl+K; true once the field has the focus.
    bool open() const;
    /// What is listed for \a typed, each with its place.
    QStringList offered(const QString &typed) const;
    /// Opens, types and presses Enter.
    void go(const QString &typed) const;
    bool hasFocus(const QWidget &place) const;

    std::unique_ptr<Console> m_console;
};

void PaletteWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(300, {"globex"}));
    m_console->table().goToRow(0);
}

bool PaletteWindowTest::open() const
{
    m_console->press(Qt::Key_K, Qt::ControlModifier);
    return palette() && QTest::qWaitForWindowActive(palette())
        && Testing::waitFor([this] { return field().hasFocus(); });
}

QStringList PaletteWindowTest::offered(const QString &typed) const
{
    field().clear();
    QTest::keyClicks(&field(), typed);
    QStringList texts;
    const QAbstractItemModel &model = *palette()->findChild<QListView *>(u"paletteList"_s)->model();
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, 0).data(Qt::AccessibleTextRole).toString());
    return texts;
}

void PaletteWindowTest::go(const QString &typed) const
{
    QVERIFY(open());
    QVERIFY(!offered(typed).isEmpty());
    const QPointer<CommandPalette> opened = palette();
    QTest::keyClick(&field(), Qt::Key_Return);
    QTRY_VERIFY(opened.isNull());
}

bool PaletteWindowTest::hasFocus(const QWidget &place) const
{
    const QWidget *focus = m_console->window().focusWidget();
    return focus && (&place == focus || place.isAncestorOf(focus));
}

void PaletteWindowTest::commandsOfTheMenusAreOffered()
{
    QVERIFY(open());
    QVERIFY(offered(u"compact"_s).startsWith(u"Compact Rows, off, View"_s));
    QVERIFY(offered(u"export list"_s).startsWith(u"Export List..., File, Ctrl+Shift+E"_s));
    // Of a menu that is filled when it is shown.
    QVERIFY(offered(u"columns channel"_s).constFirst().contains(u"View › Columns"_s));
    QVERIFY(offered(u"sort by type"_s).constFirst().contains(u"Jobs › Sort By"_s));
    // What is off is not offered; nor is the palette in itself.
    QVERIFY(offered(u"register similar"_s).filter(u"Register Similar"_s).isEmpty());
    QVERIFY(offered(u"go to anything"_s).filter(u"Quick Open"_s).isEmpty());
    // An account comes once, with its key.
    QCOMPARE(offered(u"globex"_s).filter(u"Account"_s).size(), 1);
    QVERIFY(offered(u"globex"_s).constFirst().endsWith(u"Account, Ctrl+2"_s));
}

void PaletteWindowTest::escapeGivesTheFocusBack()
{
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    auto &search = *m_console->child<QLineEdit>(u"searchText"_s);
    QTRY_VERIFY(search.hasFocus());
    QTest::keyClicks(&search, u"acme"_s);
    QVERIFY(open());
    QTest::keyClicks(&field(), u"zoom"_s);
    QTest::keyClick(&field(), Qt::Key_Escape);
    QTRY_VERIFY(!palette());
    QTRY_VERIFY(search.hasFocus());
    QCOMPARE(search.text(), u"acme"_s); // it was not Esc for the field
    QVERIFY(m_console->child<QWidget>(u"recordPane"_s)->isVisible()); // nor for the window
}

void PaletteWindowTest::aCommandRuns()
{
    const int before = m_console->asked(u"GET"_s, u"import-jobs"_s);
    const int height = m_console->table().rowHeight(0);
    go(u"compact"_s);
    QTRY_VERIFY(m_console->table().rowHeight(0) < height);
    QVERIFY(hasFocus(m_console->table()));
    QCOMPARE(PaletteSettings(m_console->settings).recent(), QStringList(u"Compact Rows"_s));
    QCOMPARE(m_console->asked(u"GET"_s, u"import-jobs"_s), before);
}

void PaletteWindowTest::aDialogOpensInItsPlace()
{
    go(u"network"_s);
    QWidget *dialog = nullptr;
    QTRY_VERIFY((dialog = QApplication::activeModalWidget()) != nullptr);
    QVERIFY(dialog->isVisible());
    QTRY_VERIFY(dialog->isActiveWindow());
    dialog->close();
}

void PaletteWindowTest::accountsBeyondTheNinthAreOffered()
{
    for (int i = 0; i < 10; ++i)
        m_console->addAccount("initech");
    Account last = m_console->sessions->accounts().back();
    last.name = u"The Twelfth <b>Shop</b>"_s;
    m_console->sessions->saveAccount(last);
    go(u"twelfth"_s);
    QTRY_COMPARE(m_console->sessions->currentAccount(), last.id);
    QVERIFY(m_console->window().windowTitle().contains(u"The Twelfth <b>Shop</b>"_s));
    QCOMPARE(PaletteSettings(m_console->settings).recent(), QStringList()); // nothing of an account is kept
}

void PaletteWindowTest::aNamedViewIsChosenFromAnotherList()
{
    auto &desk = *m_console->window().findChild<SearchDesk *>();
    JobQuery query;
    query.text = u"wanted"_s;
    desk.setQuery(query);
    desk.views().save(u"My own view"_s);
    desk.setQuery({});
    m_console->press(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(m_console->page().kind().listing(), Listing::Webhooks);

    QVERIFY(open());
    QCOMPARE(offered(u"my own view"_s).filter(u"My own view, "_s).size(), 1);
    QTest::keyClick(&field(), Qt::Key_Escape);
    QTRY_VERIFY(!palette());
    go(u"my own view"_s);
    QCOMPARE(m_console->page().kind().listing(), Listing::ImportJobs);
    QCOMPARE(desk.query(), query);
    QCOMPARE(PaletteSettings(m_console->settings).recent(), QStringList());
}

void PaletteWindowTest::aViewOfTheWebhooksIsChosenBeforeTheyWereShown()
{
    WebhookQuery query;
    query.hasTwin = true;
    const QString account = m_console->sessions->currentAccount();
    ViewSettings(m_console->settings, ViewSettings::List::Webhooks)
        .setViews(account, {{u"My own view"_s, QueryText::of(query)}});
    ViewSettings(m_console->settings, ViewSettings::List::ImportJobs).setViews(account, {{u"My own view"_s}});
    QVERIFY(!m_console->window().findChild<QLineEdit *>(u"webhookSearchText"_s));
    QVERIFY(open());
    QStringList own = offered(u"my own view"_s).filter(u"My own view, "_s);
    own.sort();
    QCOMPARE(own, (QStringList{u"My own view, View of the import jobs"_s, u"My own view, View of the webhooks"_s}));
    QTest::keyClick(&field(), Qt::Key_Escape);
    QTRY_VERIFY(!palette());
    go(u"my own view webhooks"_s);
    QCOMPARE(m_console->page().kind().listing(), Listing::Webhooks);
    const auto *desk = searchOf<Webhook>(m_console->page());
    QCOMPARE(desk->query(), query);
    QCOMPARE(desk->views().name(), u"My own view"_s);
    QTRY_VERIFY(m_console->page().current()->model->rowState(0) == PagedTableModel::RowState::Loaded);
    QVERIFY(m_console->page().current()->found);
    // The same name in the other list is another view.
    QCOMPARE(m_console->window().findChild<SearchDesk *>()->query(), JobQuery());
    QCOMPARE(m_console->window().findChild<SearchDesk *>()->views().name(), QString());
}

void PaletteWindowTest::overAFileItOffersWhatIsDoneWithRows()
{
    QVERIFY(m_console->openFailedRows());
    QVERIFY(open());
    QVERIFY(offered(u"copy summary"_s).startsWith(u"Copy Summary, Rows, Ctrl+Shift+S"_s));
    QVERIFY(offered(u"watch job"_s).isEmpty()); // off while a file is shown
    QTest::keyClick(&field(), Qt::Key_Escape);
    QTRY_VERIFY(!palette());
    QVERIFY(m_console->child<QWidget>(u"filePlace"_s)->isVisible());

    go(u"back list"_s);
    QVERIFY(!m_console->child<QWidget>(u"filePlace"_s)->isVisible());
    QTRY_VERIFY(hasFocus(m_console->table()));
}

void PaletteWindowTest::inTheWebhooksItOffersWhatIsDoneThere()
{
    m_console->press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(m_console->page().isVisible());
    QVERIFY(open());
    QVERIFY(!offered(u"register similar"_s).isEmpty());
    QVERIFY(offered(u"search webhooks"_s).constFirst().startsWith(u"Search Webhooks, Webhooks, Ctrl+F"_s));
    QVERIFY(offered(u"watch job"_s).filter(u"Watch Job,"_s).isEmpty());
}

void PaletteWindowTest::aFileOpenedBeforeIsOpenedAgain()
{
    QVERIFY(m_console->openFailedRows());
    const QString title = m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->source().title;
    m_console->press(Qt::Key_Escape);
    QVERIFY(!m_console->child<QWidget>(u"filePlace"_s)->isVisible());
    QVERIFY(open());
    QVERIFY(offered(title).constFirst().contains(u"File of job "_s));
    QTest::keyClick(&field(), Qt::Key_Return);
    QTRY_VERIFY(m_console->child<QWidget>(u"filePlace"_s)->isVisible());
    QTRY_COMPARE(m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->source().title, title);
}

void PaletteWindowTest::aTableOfOnesOwnIsOpenedAgain()
{
    const QString path = m_console->folder.filePath(u"wholesale.csv"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("sku,reason\n1,bad\n") > 0);
    file.close();
    m_console->window().openLocalFiles({path});
    const auto isShown = [this] {
        const auto *rows = m_console->child<QAbstractItemView>(u"failedRows"_s);
        return rows && rows->isVisible() && rows->model()->rowCount() == 1;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isShown(), 60'000);
    m_console->press(Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->table().isVisible(), 60'000);
    QVERIFY(open());
    QVERIFY(offered(u"wholesale"_s).value(0).startsWith(u"wholesale.csv, "_s));
    QTest::keyClick(&field(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isShown(), 60'000);
    // One that is gone says so.
    m_console->press(Qt::Key_Escape);
    QVERIFY(file.remove());
    go(u"wholesale"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->window().statusBar()->currentMessage().contains(u"wholesale.csv"_s), 60'000);
}

} // namespace Balehook

QTEST_MAIN(Balehook::PaletteWindowTest)
#include "tst_palettewindow.moc"
