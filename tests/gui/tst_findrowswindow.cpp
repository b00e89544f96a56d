// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "failedrows/find/valueindex.h"
#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/account/sessions.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "widgets/actions/windowactions.h"
#include "widgets/downloads/fetchdialog.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace Balehook {

/// "Find in Failed Rows" in the real window, in files that were opened before.
class FindRowsWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void findsAndOpensARow();
    void saysWhatWasNotSearched();
    void downloadsWhatIsMissing();
    void leavesNothingOfARemovedAccount();

private:
    static constexpr int longest = 60'000; // ms; machines may be busy

    QTreeView &view() const { return *m_console->child<QTreeView>(u"findRowsView"_s); }
    QLineEdit &text() const { return *m_console->child<QLineEdit>(u"findRowsText"_s); }
    QString result() const { return m_console->child<QLabel>(u"findRowsResult"_s)->text(); }
    QString coverage() const { return m_console->child<QLabel>(u"findRowsCoverage"_s)->text(); }
    void openDialog() const;
    /// The files of the account's folder that hold \a text.
    QStringList filesWith(const QByteArray &text) const;

    std::unique_ptr<Console> m_console;
    QString m_value; ///< the second cell of the first row of the file
};

void FindRowsWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(60));
    QVERIFY(m_console->openFailedRows());
    QTRY_VERIFY_WITH_TIMEOUT(!m_console->sessions->files().recentFiles().empty(), longest);
    const auto files = m_console->sessions->files().recentFiles();
    QFile file(files.front().path);
    QVERIFY(file.open(QFile::ReadOnly));
    file.readLine();
    static const QRegularExpression delimiters(u"[,;\t]"_s);
    m_value = QString::fromUtf8(file.readLine()).split(delimiters).value(1).remove(u'"').trimmed();
    QVERIFY2(m_value.size() > 4, qPrintable(m_value));
    m_console->press(Qt::Key_Escape);
}

void FindRowsWindowTest::openDialog() const
{
    m_console->window().findChild<WindowActions *>()->findInFailedRows->trigger();
    QTRY_VERIFY(m_console->child<QTreeView>(u"findRowsView"_s) && view().isVisible());
}

QStringList FindRowsWindowTest::filesWith(const QByteArray &text) const
{
    QStringList found;
    QDirIterator all(m_console->folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (file.open(QFile::ReadOnly) && file.readAll().contains(text))
            found.append(file.fileName());
    }
    return found;
}

void FindRowsWindowTest::findsAndOpensARow()
{
    openDialog();
    QTRY_VERIFY(text().hasFocus());
    QVERIFY(!text().accessibleName().isEmpty());
    QVERIFY(!view().accessibleName().isEmpty());
    QTest::keyClicks(&text(), m_value.toLower());
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_VERIFY2_WITH_TIMEOUT(result().startsWith(u"1 row"_s), qPrintable(result()), longest);
    const QModelIndex file = view().model()->index(0, 0);
    QVERIFY2(file.data().toString().startsWith(u"Job "_s), qPrintable(file.data().toString()));
    QVERIFY(view().isExpanded(file));
    const QModelIndex row = view().model()->index(0, 0, file);
    QCOMPARE(row.data().toString(), u"Row 1"_s);
    QCOMPARE(row.siblingAtColumn(2).data().toString(), m_value);
    QCOMPARE(view().currentIndex().parent(), file);
    // Enter once more: the row in its file.
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_VERIFY(!view().isVisible());
    auto *rows = m_console->child<QTableView>(u"failedRows"_s);
    QTRY_VERIFY_WITH_TIMEOUT(rows && rows->isVisible() && rows->currentIndex().row() == 0, longest);
    // The results are still there.
    openDialog();
    QCOMPARE(view().model()->rowCount(), 1);
    // A part is found as such only.
    text().setText(m_value.mid(1));
    m_console->child<QComboBox>(u"findRowsMatch"_s)->setCurrentIndex(0);
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(result(), u"No matches"_s, longest);
    m_console->child<QComboBox>(u"findRowsMatch"_s)->setCurrentIndex(1);
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(view().model()->rowCount() == 1, longest);
    // The file has its filter by now, or soon.
    QTRY_VERIFY_WITH_TIMEOUT(m_console->sessions->files().filterBytes() > 0, longest);
}

void FindRowsWindowTest::saysWhatWasNotSearched()
{
    openDialog();
    QTest::keyClicks(&text(), u"nowhere at all"_s);
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(result(), u"No matches"_s, longest);
    QTRY_VERIFY2_WITH_TIMEOUT(coverage().startsWith(u"1 of 1 failed files searched; "_s), qPrintable(coverage()),
                              longest);
}

/// Asks first; what came is searched, too.
void FindRowsWindowTest::downloadsWhatIsMissing()
{
    AccountSession &session = *m_console->sessions->session(m_console->sessions->currentAccount());
    session.sync()->fill();
    QTRY_VERIFY_WITH_TIMEOUT(session.jobIndex()->status().isComplete(), longest);
    openDialog();
    auto &missing = *view().window()->findChild<QPushButton *>(u"downloadMissing"_s);
    QVERIFY(!missing.isVisible());
    QTest::keyClicks(&text(), m_value);
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(missing.isVisible(), longest);
    const QString before = coverage();
    QVERIFY2(before.startsWith(u"1 of "_s), qPrintable(before));
    const auto filesAsked = [this] { return m_console->asked(u"GET"_s, u".csv"_s); };
    const int asked = filesAsked();
    missing.click();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<FetchDialog>(u"fetchDialog"_s), longest);
    auto &dialog = *m_console->child<FetchDialog>(u"fetchDialog"_s);
    const QString count = dialog.findChild<QLabel *>(u"fetchPlan"_s)->text().section(u' ', 0, 0);
    QVERIFY2(missing.text().contains(count), qPrintable(missing.text()));
    QCOMPARE(filesAsked(), asked);
    dialog.findChild<QPushButton *>(u"fetchGo"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isUnderWay(), longest);
    const auto kept = qsizetype(m_console->sessions->files().recentFiles().size());
    QVERIFY(kept > 1);
    QTRY_VERIFY2_WITH_TIMEOUT(coverage().startsWith(QString::number(kept) + u" of "_s), qPrintable(coverage()),
                              longest);
    QTRY_VERIFY_WITH_TIMEOUT(view().model()->rowCount() > 0, longest);
    // One that is gone from the disk is none that is kept.
    QVERIFY(QFile::remove(m_console->sessions->files().recentFiles().front().path));
    m_console->child<QPushButton>(u"findRowsFind"_s)->click();
    QTRY_VERIFY2_WITH_TIMEOUT(coverage().startsWith(QString::number(kept - 1) + u" of "_s), qPrintable(coverage()),
                              longest);
}

/// Neither on the disk nor on screen.
void FindRowsWindowTest::leavesNothingOfARemovedAccount()
{
    openDialog();
    QTest::keyClicks(&text(), m_value);
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(view().model()->rowCount() == 1, longest);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->sessions->files().filterBytes() > 0, longest);
    QVERIFY(!filesWith(m_value.toUtf8()).isEmpty());
    const QString account = m_console->sessions->currentAccount();
    bool isDone = false;
    m_console->sessions->removeAccount(account, m_console->sessions.get(),
                                       [&isDone](const Outcome &) { isDone = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isDone, longest);
    QCOMPARE(view().model()->rowCount(), 0);
    QCOMPARE(result(), QString());
    QCOMPARE(filesWith(m_value.toUtf8()), QStringList());
    QDirIterator all(m_console->folder.filePath(u"files"_s), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    QVERIFY2(!all.hasNext(), qPrintable(all.next()));
}

} // namespace Balehook

QTEST_MAIN(Balehook::FindRowsWindowTest)
#include "tst_findrowswindow.moc"
