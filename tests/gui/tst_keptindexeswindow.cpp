// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "store/jobindex.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/keptindexesdialog.h"
#include "widgets/search/keptindexesmodel.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace Balehook {

/// "Jobs Stored for Searching" in the real window, over real indexes of a demo service.
class KeptIndexesWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void aLineForEachAccount();
    void deletedWithTheKey();
    void deletedWhileItFills();
    void allAreAskedFor();
    void whatIsGoneFromTheServiceIsAskedFor();

private:
    static constexpr int longest = 60'000; // ms; machines may be busy

    QString cell(int row, int column) const { return view().model()->index(row, column).data().toString(); }
    QTreeView &view() const { return *m_console->child<QTreeView>(u"keptIndexesView"_s); }
    QString message() const { return m_console->child<QLabel>(u"keptIndexesMessage"_s)->text(); }
    QStringList files() const { return QDir(m_console->folder.filePath(u"index"_s)).entryList(QDir::Files); }
    AccountSession &session() const { return *m_console->sessions->session(m_acme); }
    void load() const;
    void openDialog() const;
    QMessageBox *question() const { return m_console->child<QMessageBox>(u"keptRemoveQuestion"_s); }

    std::unique_ptr<Console> m_console;
    QString m_acme;
};

void KeptIndexesWindowTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_console = std::make_unique<Console>();
    QStringList service{u"--jobs"_s, u"1300"_s};
    if (qstrcmp(QTest::currentTestFunction(), "deletedWhileItFills") == 0)
        service += {u"--latency"_s, u"700"_s}; // slow enough to be caught loading
    QVERIFY(m_console->startService(service));
    m_acme = m_console->addAccount("acme");
    m_console->addAccount("globex");
    m_console->sessions->setCurrentAccount(m_acme);
    QVERIFY(m_console->show());
    QTRY_VERIFY_WITH_TIMEOUT(m_console->model() && m_console->model()->rowCount() == 1300, longest);
}

void KeptIndexesWindowTest::load() const
{
    session().sync()->fill();
    QTRY_COMPARE_WITH_TIMEOUT(session().sync()->state(), AccountSync::State::Idle, longest);
    QCOMPARE(session().jobIndex()->status().jobs, 1300);
}

void KeptIndexesWindowTest::openDialog() const
{
    m_console->window().findChild<WindowActions *>()->keptIndexes->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QTreeView>(u"keptIndexesView"_s) && view().model()->rowCount() == 2,
                             longest);
}

void KeptIndexesWindowTest::aLineForEachAccount()
{
    load();
    // The status bar agrees with the line above the list: all are loaded, not some pages.
    QTRY_COMPARE(m_console->page().status().loaded, 1300);
    openDialog();
    QCOMPARE(cell(0, 0), m_console->sessions->account(m_acme)->displayName());
    QCOMPARE(cell(0, 1), u"1,300"_s);
    QVERIFY2(cell(0, 2).endsWith(u"iB"_s), qPrintable(cell(0, 2)));
    KeptIndex complete;
    complete.now.state = IndexPeek::State::Complete;
    QCOMPARE(cell(0, 3), KeptIndexesModel::stateText(complete));
    QCOMPARE(cell(1, 1), u"0"_s);
    QCOMPARE(cell(1, 2), u"0 bytes"_s);
    QCOMPARE(cell(1, 3), u"No jobs loaded"_s);
    for (const int numbers : {1, 2}) { // their title stands above them
        const QVariant title = view().model()->headerData(numbers, Qt::Horizontal, Qt::TextAlignmentRole);
        QVERIFY(Qt::Alignment(title.toInt()) & Qt::AlignRight);
    }
    QVERIFY(view().hasFocus());
    QVERIFY(!view().accessibleName().isEmpty());
    QCOMPARE(m_console->child<QLabel>(u"keptIndexesUsed"_s)->text(), KeptIndexesDialog::usedText(cell(0, 2)));
    // There is nothing to delete of the second.
    const auto *remove = m_console->child<QAction>(u"keptRemove"_s);
    QVERIFY(remove->isEnabled());
    QTest::keyClick(&view(), Qt::Key_Down);
    QVERIFY(!remove->isEnabled());
}

void KeptIndexesWindowTest::deletedWithTheKey()
{
    load();
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(m_console->window().focusWidget(), u"csv"_s);
    QTRY_VERIFY_WITH_TIMEOUT(session().indexedJobs()->matches(), longest);
    openDialog();
    QTest::keyClick(&view(), Qt::Key_Delete);
    QVERIFY(!question()); // nothing is lost but time
    QTRY_COMPARE_WITH_TIMEOUT(message(), KeptIndexesDialog::deletedText(), longest);
    QCOMPARE(cell(0, 1), u"0"_s);
    QCOMPARE(files(), QStringList());
    // The window is as before it was loaded, and the text is looked for in the loaded rows.
    const auto *scope = m_console->child<QLabel>(u"scopeText"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(scope->text().endsWith(u" loaded rows"_s), qPrintable(scope->text()), longest);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->child<QLabel>(u"statusList"_s)->text(), u"25 of 25 loaded jobs shown"_s,
                              longest);
    QVERIFY(m_console->child<QPushButton>(u"scopeLoad"_s)->isVisibleTo(&m_console->window()));
}

void KeptIndexesWindowTest::deletedWhileItFills()
{
    session().sync()->fill();
    QTRY_VERIFY_WITH_TIMEOUT(session().jobIndex()->status().jobs > 0, longest);
    QCOMPARE(session().sync()->state(), AccountSync::State::Filling);
    openDialog();
    QTRY_COMPARE_WITH_TIMEOUT(cell(0, 3), u"Loading"_s, longest);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QCOMPARE(session().sync()->state(), AccountSync::State::Idle);
    QTRY_COMPARE_WITH_TIMEOUT(message(), KeptIndexesDialog::deletedText(), longest);
    QCOMPARE(files(), QStringList());
    QCOMPARE(cell(0, 3), u"No jobs loaded"_s);
}

void KeptIndexesWindowTest::allAreAskedFor()
{
    load();
    openDialog();
    m_console->child<QAction>(u"keptRemoveAll"_s)->trigger();
    QVERIFY(question());
    QCOMPARE(question()->text(), KeptIndexesDialog::questionOfAll());
    question()->reject();
    QVERIFY(!files().isEmpty());
    QTRY_VERIFY(!question());
    m_console->child<QAction>(u"keptRemoveAll"_s)->trigger();
    for (QAbstractButton *button : question()->buttons()) {
        if (button->text() == u"Delete"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QTRY_COMPARE_WITH_TIMEOUT(message(), KeptIndexesDialog::deletedText(), longest);
    QCOMPARE(files(), QStringList());
    QVERIFY(!m_console->child<QAction>(u"keptRemoveAll"_s)->isEnabled());
}

/// A job that the service lists no longer is kept here only.
void KeptIndexesWindowTest::whatIsGoneFromTheServiceIsAskedFor()
{
    load();
    // A pass that has seen none.
    session().jobIndex()->beginPass(500, this, [](const Result<IndexPass> &) {});
    session().jobIndex()->endPass(this, [](const Outcome &) {});
    QTRY_COMPARE_WITH_TIMEOUT(session().jobIndex()->status().unlisted, 1300, longest);
    openDialog();
    QTest::keyClick(&view(), Qt::Key_Delete);
    QVERIFY(question());
    QVERIFY2(question()->text().contains(u"no longer lists 1,300 of them"_s), qPrintable(question()->text()));
    QVERIFY(!files().isEmpty());
}

} // namespace Balehook

QTEST_MAIN(Balehook::KeptIndexesWindowTest)
#include "tst_keptindexeswindow.moc"
