// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "store/jobindex.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSqlDatabase>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// The window where Qt has no driver for SQLite, as its package was not installed. A program of its own: Qt looks for
/// drivers once.
class NoSqlDriverTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theListGoesOn_data();
    void theListGoesOn();
};

void NoSqlDriverTest::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCoreApplication::setLibraryPaths({}); // where drivers are looked for
    QVERIFY(!QSqlDatabase::isDriverAvailable(u"QSQLITE"_s));
}

void NoSqlDriverTest::theListGoesOn_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::newRow("no index yet") << false;
    QTest::newRow("an index from before") << true;
}

void NoSqlDriverTest::theListGoesOn()
{
    QFETCH(bool, isThere);
    Console console;
    QVERIFY(console.startService({u"--jobs=300"_s}));
    const QString acme = console.addAccount("acme");
    const QString path = console.sessions->session(acme)->jobIndex()->file();
    const QByteArray kept("whatever an index is made of");
    if (isThere) {
        QVERIFY(QDir().mkpath(console.folder.filePath(u"index"_s)));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(kept);
    }
    QVERIFY(console.show());
    QTRY_VERIFY_WITH_TIMEOUT(console.model() && console.model()->rowCount() == 300, 20'000);
    const auto *sentence = console.child<QLabel>(u"scopeProgress"_s);
    if (!isThere) {
        auto *load = console.child<QPushButton>(u"scopeLoad"_s);
        QTRY_VERIFY_WITH_TIMEOUT(load->isVisible(), 20'000);
        QTest::mouseClick(load, Qt::LeftButton);
    }
    QTRY_VERIFY_WITH_TIMEOUT(sentence->isVisible() && sentence->text().contains(u"libqt6sql6-sqlite"_s), 20'000);
    QTRY_VERIFY(console.child<QPushButton>(u"scopeAgain"_s)->isVisible());
    QTest::mouseClick(console.child<QPushButton>(u"scopeAgain"_s), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(sentence->isVisible() && sentence->text().contains(u"libqt6sql6-sqlite"_s), 20'000);
    // What is loaded is searched, and the list goes on.
    auto *text = console.child<QLineEdit>(u"searchText"_s);
    text->setFocus();
    QTest::keyClicks(text, console.model()->idAt(3));
    QTRY_VERIFY(console.child<QLabel>(u"scopeText"_s)->text().startsWith(u"1 found in the "_s));
    text->clear();
    QTRY_VERIFY(console.table().model()->rowCount() == 300);
    console.table().goToRow(250);
    QTRY_COMPARE_WITH_TIMEOUT(console.model()->rowState(250), PagedTableModel::RowState::Loaded, 20'000);
    QCOMPARE(console.messageText(), QString());
    QVERIFY(!QApplication::activeModalWidget());
    if (isThere) {
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), kept);
    }
}

} // namespace Balehook

QTEST_MAIN(Balehook::NoSqlDriverTest)

#include "tst_nosqldriver.moc"
