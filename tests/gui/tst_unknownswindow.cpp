// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "session/account/observations.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/requests/unknownsdialog.h"
#include "widgets/requests/unknownsmodel.h"
#include "widgets/window/mainwindow.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Help > What the Service Does Not Say, in the real window.
class UnknownsWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }

    void nothingIsMadeBeforeItIsOpened();
    void saysWhatWasFound();
    void followsTheAccount();
    void leadsToTheSetting();
    void leadsNowhereWhereNothingCanBeSaid();
    void aNewLabelShowsAtOnce();
    void copiesAll();

private:
    UnknownsDialog *dialog() const { return m_console->child<UnknownsDialog>(u"unknownsDialog"_s); }
    QTableView &table() const { return *dialog()->findChild<QTableView *>(); }
    QPushButton &button(const char *name) const
    {
        return *dialog()->findChild<QPushButton *>(QString::fromLatin1(name));
    }
    QString heading() const { return dialog()->findChild<QLabel *>(u"unknownsHeading"_s)->text(); }
    void open() const;
    /// The row that is about \a what; -1: none.
    int rowOf(const QString &what) const;
    QString cell(int row, int column) const { return table().model()->index(row, column).data().toString(); }
    void choose(const QString &what) const;

    std::unique_ptr<Console> m_console;
};

void UnknownsWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(5000, {"globex"}));
}

void UnknownsWindowTest::open() const
{
    m_console->window().findChild<WindowActions *>()->unknowns->trigger();
    QVERIFY(dialog() && dialog()->isVisible());
}

int UnknownsWindowTest::rowOf(const QString &what) const
{
    for (int row = 0; row < table().model()->rowCount(); ++row) {
        if (cell(row, UnknownsModel::What).contains(what))
            return row;
    }
    return -1;
}

void UnknownsWindowTest::choose(const QString &what) const
{
    QVERIFY2(rowOf(what) >= 0, qPrintable(what));
    table().setCurrentIndex(table().model()->index(rowOf(what), 0));
}

void UnknownsWindowTest::nothingIsMadeBeforeItIsOpened()
{
    QVERIFY(!dialog());
    open();
    QVERIFY(!dialog()->isModal());
    dialog()->close();
    const UnknownsDialog *first = dialog();
    open();
    QCOMPARE(dialog(), first);
}

void UnknownsWindowTest::saysWhatWasFound()
{
    open();
    QVERIFY(heading().contains(u"Acme"_s, Qt::CaseInsensitive));
    const int total = rowOf(u"name of the total"_s);
    QVERIFY(total >= 0);
    QVERIFY(cell(total, UnknownsModel::Found).startsWith(u"List import jobs: “result”, a number – "_s));
    QVERIFY(cell(total, UnknownsModel::Found).contains(u"time(s) since"_s));
    const int order = rowOf(u"The order of a list"_s);
    QVERIFY(cell(order, UnknownsModel::Found).contains(u"newest first"_s));
    const int created = rowOf(u"other than 200"_s);
    QCOMPARE(cell(created, UnknownsModel::Found), u"Not seen yet"_s);
    const int host = rowOf(u"How the slug"_s);
    QCOMPARE(cell(host, UnknownsModel::Found).count(u"http://"_s), 3);
    for (const auto *what :
         {"format of a failed file", "may be empty", "are duplicates", "401 and 403", "The format of errors"})
        QVERIFY2(rowOf(QString::fromLatin1(what)) >= 0, what);
    QVERIFY(cell(rowOf(u"format of a failed file"_s), UnknownsModel::Found).contains(u"time(s) since"_s));
    QCOMPARE(cell(rowOf(u"401 and 403"_s), UnknownsModel::Found), u"Not seen yet"_s);
    for (int row = 0; row < table().model()->rowCount(); ++row) {
        for (int column = 0; column < UnknownsModel::ColumnCount; ++column)
            QVERIFY(!cell(row, column).isEmpty());
    }
}

void UnknownsWindowTest::followsTheAccount()
{
    open();
    const QString first = heading();
    const QString globex = m_console->sessions->accounts().back().id;
    m_console->window().findChild<WindowActions *>()->switchAccount[1]->trigger();
    QTRY_VERIFY(heading() != first);
    QVERIFY(heading().contains(m_console->sessions->account(globex)->displayName()));
    // What is answered from now on is counted while it stands there.
    QTRY_VERIFY_WITH_TIMEOUT(cell(rowOf(u"name of the total"_s), UnknownsModel::Found).contains(u"1 time(s)"_s),
                             20'000);
}

void UnknownsWindowTest::leadsToTheSetting()
{
    open();
    choose(u"The largest page"_s);
    QVERIFY(button("unknownsChange").isEnabled());
    button("unknownsChange").click();
    auto *account = dialog()->findChild<AccountDialog *>();
    QVERIFY(account && account->isModal());
    QCOMPARE(account->focusWidget()->objectName(), u"perPageBox"_s);
    account->close();
    QTRY_VERIFY(!dialog()->findChild<AccountDialog *>());

    choose(u"What the status"_s);
    QTest::keyClick(&table(), Qt::Key_Return);
    QTRY_VERIFY(dialog()->findChild<AccountDialog *>());
    QVERIFY(dialog()->isVisible());
    account = dialog()->findChild<AccountDialog *>();
    QVERIFY(account->isVisible());
    auto *labels = account->findChild<QWidget *>(u"statusLabels"_s);
    QVERIFY(labels->isVisible() && (labels == account->focusWidget() || labels->isAncestorOf(account->focusWidget())));
}

void UnknownsWindowTest::leadsNowhereWhereNothingCanBeSaid()
{
    open();
    choose(u"The order of a list"_s);
    QVERIFY(!button("unknownsChange").isEnabled());
    QTest::keyClick(&table(), Qt::Key_Return);
    QCoreApplication::sendPostedEvents(dialog());
    QVERIFY(!dialog()->findChild<AccountDialog *>());
    QVERIFY(dialog()->isVisible());
}

void UnknownsWindowTest::aNewLabelShowsAtOnce()
{
    open();
    const int status = rowOf(u"What the status"_s);
    QVERIFY(cell(status, UnknownsModel::Found).contains(u"1: no label"_s));
    Account account = m_console->sessions->accounts().front();
    account.statusLabels.insert(u"1"_s, u"Ready"_s);
    account.statusLabels.insert(u"99"_s, u"Never <b>seen</b>"_s);
    m_console->sessions->saveAccount(account);
    QVERIFY(cell(status, UnknownsModel::Found).contains(u"1: you call it “Ready” – "_s));
    QVERIFY(cell(status, UnknownsModel::Found).endsWith(u"99: you call it “Never <b>seen</b>” – Not seen yet"_s));
}

void UnknownsWindowTest::copiesAll()
{
    open();
    const auto *outcome = dialog()->findChild<QLabel *>(u"unknownsOutcome"_s);
    QVERIFY(!outcome->isVisible());
    button("unknownsCopy").click();
    QVERIFY(outcome->isVisible());
    QCOMPARE(outcome->text(), u"The list was copied."_s);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY(text.contains(heading()));
    for (int row = 0; row < table().model()->rowCount(); ++row)
        QVERIFY(text.contains(cell(row, UnknownsModel::What)));
    QVERIFY(text.contains(u"\n    List import jobs: “result”, a number – "_s));
}

} // namespace Balehook

QTEST_MAIN(Balehook::UnknownsWindowTest)
#include "tst_unknownswindow.moc"
