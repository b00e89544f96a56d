// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "session/account/observations.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/requests/unknownrows.h"
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
    QString cell(int row, int column) const { return table().model()->index(row, column).data().toString(); }
    void choose(UnknownRows::Question question) const;

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

void UnknownsWindowTest::choose(UnknownRows::Question question) const
{
    QCOMPARE(table().model()->rowCount(), int(UnknownRows::QuestionCount));
    table().setCurrentIndex(table().model()->index(question, 0));
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
    QVERIFY(cell(UnknownRows::Totals, UnknownsModel::Found).startsWith(u"List import jobs: “result”, a number – "_s));
    QVERIFY(cell(UnknownRows::Totals, UnknownsModel::Found).contains(u"time(s) since"_s));
    QVERIFY(cell(UnknownRows::Orders, UnknownsModel::Found).contains(u"newest first"_s));
    QCOMPARE(cell(UnknownRows::Creations, UnknownsModel::Found), u"Not seen yet"_s);
    QCOMPARE(cell(UnknownRows::Addresses, UnknownsModel::Found).count(u"http://"_s), 3);
    QCOMPARE(table().model()->rowCount(), int(UnknownRows::QuestionCount));
    QVERIFY(cell(UnknownRows::FileFormats, UnknownsModel::Found).contains(u"time(s) since"_s));
    QCOMPARE(cell(UnknownRows::Refusals, UnknownsModel::Found), u"Not seen yet"_s);
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
    QTRY_VERIFY_WITH_TIMEOUT(cell(UnknownRows::Totals, UnknownsModel::Found).contains(u"1 time(s)"_s), 20'000);
}

void UnknownsWindowTest::leadsToTheSetting()
{
    open();
    choose(UnknownRows::PageSizes);
    QVERIFY(button("unknownsChange").isEnabled());
    button("unknownsChange").click();
    auto *account = dialog()->findChild<AccountDialog *>();
    QVERIFY(account && account->isModal());
    QCOMPARE(account->focusWidget()->objectName(), u"perPageBox"_s);
    account->close();
    QTRY_VERIFY(!dialog()->findChild<AccountDialog *>());

    choose(UnknownRows::Statuses);
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
    choose(UnknownRows::Orders);
    QVERIFY(!button("unknownsChange").isEnabled());
    QTest::keyClick(&table(), Qt::Key_Return);
    QCoreApplication::sendPostedEvents(dialog());
    QVERIFY(!dialog()->findChild<AccountDialog *>());
    QVERIFY(dialog()->isVisible());
}

void UnknownsWindowTest::aNewLabelShowsAtOnce()
{
    open();
    constexpr int status = UnknownRows::Statuses;
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
    QCOMPARE(outcome->text(), UnknownsDialog::copiedText());
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY(text.contains(heading()));
    for (int row = 0; row < table().model()->rowCount(); ++row)
        QVERIFY(text.contains(cell(row, UnknownsModel::What)));
    QVERIFY(text.contains(u"\n    List import jobs: “result”, a number – "_s));
}

} // namespace Balehook

QTEST_MAIN(Balehook::UnknownsWindowTest)
#include "tst_unknownswindow.moc"
