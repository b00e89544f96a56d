// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/accesskeys.h"
#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "widgets/lists/listingcommands.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

using RowState = PagedTableModel::RowState;

/// The main path through the real window, by keyboard.
class MainWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void rowsAppearAndTheEndIsOneKeyAway();
    void cellsAreCopiedAsTextAndHtml();
    void rowsNotLoadedAreReadBeforeTheyAreCopied();
    void tooManyRowsToCopyIsSaid();
    void goToARowAndToAnId();
    void anUnknownIdIsNotAmongTheRecordsRead();
    void anIdMayLookLikeAPlaceForANumber();
    void f4FindsTheNextFailedFile();
    void enterOpensTheRecordAndEscapeGoesBack();
    void switchingAccountsKeepsPlaceAndSelection();
    void theStatusBarSaysWhatIsShown();
    void everyMenuActionHasItsOwnKey();

private:
    std::unique_ptr<Console> m_console;
};

void MainWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(5000, {"globex"}));
}

void MainWindowTest::cleanup()
{
    m_console.reset();
}

void MainWindowTest::rowsAppearAndTheEndIsOneKeyAway()
{
    QCOMPARE(m_console->model()->rowCount(), 5000);
    QCOMPARE(m_console->table().accessibleName(), u"Import jobs"_s);
    m_console->press(Qt::Key_Down);
    m_console->press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_console->table().currentIndex().row(), 4999);
    QTRY_COMPARE(m_console->model()->rowState(4999), RowState::Loaded);
}

void MainWindowTest::cellsAreCopiedAsTextAndHtml()
{
    m_console->table().goToRow(3);
    m_console->press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QMimeData *data = QApplication::clipboard()->mimeData();
    const QStringList lines = data->text().split(u'\n');
    QCOMPARE(lines[0].section(u'\t', 0, 1), u"Created\tType"_s);
    QVERIFY(lines[1].endsWith(m_console->model()->idAt(3)));
    QVERIFY(data->html().contains(u"mso-number-format"_s));
    QVERIFY(data->html().contains(m_console->model()->idAt(3).toHtmlEscaped()));
}

void MainWindowTest::rowsNotLoadedAreReadBeforeTheyAreCopied()
{
    PagedTableView &table = m_console->table();
    const QItemSelection rows(m_console->model()->index(100, 0), m_console->model()->index(399, 10));
    table.selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    QApplication::clipboard()->clear();
    m_console->press(Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!QApplication::clipboard()->text().isEmpty(), 10'000);
    const QString html = QApplication::clipboard()->mimeData()->html();
    QCOMPARE(html.count(u"<tr>"_s), 300);
    QVERIFY(!html.contains(u'\u2026')); // no placeholder
}

void MainWindowTest::tooManyRowsToCopyIsSaid()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(48'210));
    m_console->press(Qt::Key_A, Qt::ControlModifier);
    m_console->press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(m_console->messageText(),
             u"48,210 rows are selected; at most 10,000 can be copied at once. Nothing was copied."_s);
}

void MainWindowTest::goToARowAndToAnId()
{
    m_console->press(Qt::Key_G, Qt::ControlModifier);
    auto *text = m_console->child<QLineEdit>(u"goToText"_s);
    QVERIFY(text);
    QTest::keyClicks(text, u"4321"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(m_console->table().currentIndex().row(), 4320);
    QTRY_COMPARE(m_console->model()->rowState(4320), RowState::Loaded);
    const QString id = m_console->model()->idAt(4320);

    m_console->table().goToRow(0);
    QTRY_VERIFY(!m_console->child<QLineEdit>(u"goToText"_s));
    // Out of the cache, so that it has to be looked for.
    m_console->model()->setPerPage(100);
    QTRY_COMPARE(m_console->model()->rowState(0), RowState::Loaded);
    m_console->press(Qt::Key_G, Qt::ControlModifier);
    text = m_console->child<QLineEdit>(u"goToText"_s);
    QVERIFY(text);
    QTest::mouseClick(m_console->child<QAbstractButton>(u"goToId"_s), Qt::LeftButton);
    QTest::keyClicks(text, id);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->table().currentIndex().row(), 4320, 20'000);
    QTRY_VERIFY(!m_console->child<QLineEdit>(u"goToText"_s));
}

void MainWindowTest::anUnknownIdIsNotAmongTheRecordsRead()
{
    m_console->press(Qt::Key_2, Qt::ControlModifier); // globex: 37 jobs
    QTRY_COMPARE(m_console->model()->rowCount(), 37);
    m_console->press(Qt::Key_G, Qt::ControlModifier);
    auto *text = m_console->child<QLineEdit>(u"goToText"_s);
    QVERIFY(text);
    QTest::keyClicks(text, u"no-such-job"_s);
    QTest::keyClick(text, Qt::Key_Return);
    const auto *message = m_console->child<QLabel>(u"goToMessage"_s);
    QTRY_COMPARE(message->text(), u"The ID no-such-job is not among the 37 records checked."_s);
}

void MainWindowTest::anIdMayLookLikeAPlaceForANumber()
{
    m_console->page().commands().goToId(u"a%1b%2"_s);
    const auto isSaid = [this] {
        const auto strips = m_console->window().findChildren<QWidget *>(u"progressStrip"_s);
        return std::any_of(strips.begin(), strips.end(), [](const QWidget *strip) {
            return strip->findChild<QLabel *>()->text().startsWith(u"Looking for a%1b%2. "_s);
        });
    };
    QTRY_VERIFY(isSaid());
}

void MainWindowTest::f4FindsTheNextFailedFile()
{
    const auto failedFile = [this](int row) {
        const ImportJob *job = m_console->model()->recordAt(row);
        return job && job->has(ImportJob::FailedFilePath);
    };
    int last = -1;
    for (int i = 0; i < 12; ++i) {
        m_console->press(Qt::Key_F4);
        QTRY_VERIFY(m_console->table().currentIndex().row() > last);
        last = m_console->table().currentIndex().row();
        QTRY_VERIFY(failedFile(last));
    }
    m_console->press(Qt::Key_F4, Qt::ShiftModifier);
    QTRY_VERIFY(m_console->table().currentIndex().row() < last);
    QTRY_VERIFY(failedFile(m_console->table().currentIndex().row()));
}

void MainWindowTest::enterOpensTheRecordAndEscapeGoesBack()
{
    // Enter on a job with a failed file shows its rows instead.
    int row = 0;
    while (m_console->model()->recordAt(row)->has(ImportJob::FailedFilePath))
        ++row;
    m_console->table().goToRow(row);
    m_console->press(Qt::Key_Return);
    auto *pane = m_console->child<QWidget>(u"recordPane"_s);
    QVERIFY(pane);
    QVERIFY(pane->isVisible());
    QTRY_VERIFY(pane->hasFocus() || pane->isAncestorOf(QApplication::focusWidget()));
    m_console->press(Qt::Key_Escape);
    QVERIFY(m_console->table().hasFocus());
    QVERIFY(pane->isVisible());
    m_console->press(Qt::Key_Escape);
    QVERIFY(!pane->isVisible());
    m_console->press(Qt::Key_Escape);
    QVERIFY(m_console->window().isVisible());
}

void MainWindowTest::switchingAccountsKeepsPlaceAndSelection()
{
    m_console->table().goToRow(2000);
    const int top = m_console->table().verticalScrollBar()->value();
    const ImportJobsModel *acme = m_console->model();
    m_console->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_COMPARE(m_console->model()->rowCount(), 37);
    QVERIFY(!m_console->table().currentIndex().isValid());
    QVERIFY(m_console->window().windowTitle().contains(u"Globex"_s));
    m_console->press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_console->model(), acme);
    QCOMPARE(m_console->table().currentIndex().row(), 2000);
    QCOMPARE(m_console->table().verticalScrollBar()->value(), top);
    auto *list = m_console->child<QListView>(u"accountsList"_s);
    QCOMPARE(list->accessibleName(), u"Accounts"_s);
    QCOMPARE(list->currentIndex().row(), 0);
}

void MainWindowTest::theStatusBarSaysWhatIsShown()
{
    m_console->table().goToRow(0);
    const auto *list = m_console->child<QLabel>(u"statusList"_s);
    QTRY_VERIFY(list->text().startsWith(u"5,000 jobs, "_s));
    QVERIFY(list->text().endsWith(u"1 selected · order of the service"_s));
    const auto *account = m_console->child<QLabel>(u"statusAccount"_s);
    QVERIFY(account->text().startsWith(u"Acme Outfitters · 127.0.0.1"_s));
}

void MainWindowTest::everyMenuActionHasItsOwnKey()
{
    QHash<QString, QString> keys;
    for (const QAction *action : m_console->window().actions()) {
        QVERIFY2(action->isEnabled() || !action->isVisible() || !action->text().isEmpty(), qPrintable(action->text()));
        for (const QKeySequence &key : action->shortcuts()) {
            const QString name = key.toString();
            QVERIFY2(!keys.contains(name), qPrintable(QString(name + u": "_s + keys.value(name) + action->text())));
            keys.insert(name, action->text());
        }
    }
    const QStringList shared = AccessKeys::sharedInMenus(m_console->window().menuBar()->actions());
    QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
}

} // namespace Balehook

QTEST_MAIN(Balehook::MainWindowTest)

#include "tst_mainwindow.moc"
