// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QClipboard>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The buttons of the window, for people with a mouse.
class ToolBarWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void eachButtonIsInAMenuToo();
    void itsLooksAreKept();
    void oneClickLeadsToTheRowsAndOneBack();
    void fromOneFileToTheNext();
    void theOtherFileOfTheJobIsOneClickAway();

private:
    QToolButton *button(const QString &bar, const QAction *action) const;
    void click(const QString &bar, const QAction *action) const;
    const WindowActions &actions() const { return *m_console->window().findChild<WindowActions *>(); }
    const RowsActions &rowsActions() const { return m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->actions(); }

    std::unique_ptr<Console> m_console;
};

void ToolBarWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(200));
}

void ToolBarWindowTest::cleanup()
{
    m_console.reset();
}

QToolButton *ToolBarWindowTest::button(const QString &bar, const QAction *action) const
{
    const auto *parent = m_console->child<QToolBar>(bar);
    const auto buttons = parent ? parent->findChildren<QToolButton *>() : QList<QToolButton *>();
    for (QToolButton *each : buttons) {
        const QString text = action->text().remove(u'&').section(u'\t', 0, 0);
        if (each->isVisible() && (each->defaultAction() == action || each->text() == text))
            return each;
    }
    return nullptr;
}

void ToolBarWindowTest::click(const QString &bar, const QAction *action) const
{
    QToolButton *found = button(bar, action);
    if (!found)
        QFAIL(qPrintable(action->text()));
    QVERIFY2(found->isEnabled(), qPrintable(action->text()));
    QTest::mouseClick(found, Qt::LeftButton);
}

void ToolBarWindowTest::eachButtonIsInAMenuToo()
{
    QSet<QAction *> inMenus;
    const auto menus = m_console->window().menuBar()->findChildren<QMenu *>();
    for (const QMenu *menu : menus) {
        const auto actions = menu->actions();
        inMenus.unite(QSet<QAction *>(actions.begin(), actions.end()));
    }
    int buttons = 0;
    const auto made = m_console->child<QToolBar>(u"toolBar"_s)->findChildren<QToolButton *>();
    for (const QToolButton *each : made) {
        if (!each->defaultAction())
            continue;
        ++buttons;
        QVERIFY2(inMenus.contains(each->defaultAction()), qPrintable(each->text()));
        QVERIFY(!each->icon().isNull());
        QVERIFY2(!each->text().contains(u'\t') && !each->text().contains(u'&'), qPrintable(each->text()));
    }
    QCOMPARE(buttons, 7);
}

void ToolBarWindowTest::itsLooksAreKept()
{
    auto *bar = m_console->child<QToolBar>(u"toolBar"_s);
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    auto *shown = m_console->child<QAction>(u"showToolBar"_s);
    shown->setChecked(false);
    QVERIFY(bar->isHidden());
    const auto choices = shown->associatedObjects();
    for (QObject *each : choices) {
        if (const auto *menu = qobject_cast<QMenu *>(each))
            menu->actions().at(4)->trigger(); // icons only
    }
    m_console->close();
    m_console->restart();
    QVERIFY(m_console->show());
    bar = m_console->child<QToolBar>(u"toolBar"_s);
    QVERIFY(bar->isHidden());
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly);
    m_console->child<QAction>(u"showToolBar"_s)->setChecked(true);
    QVERIFY(bar->isVisible());
    QCOMPARE(m_console->child<QToolButton>(u"refreshButton"_s)->toolButtonStyle(), Qt::ToolButtonIconOnly);
}

void ToolBarWindowTest::oneClickLeadsToTheRowsAndOneBack()
{
    // Off for a job without such a file, and while nothing is selected.
    QVERIFY(!button(u"toolBar"_s, actions().showFailedRows)->isEnabled());
    m_console->press(Qt::Key_Home);
    QVERIFY(!m_console->model()->recordAt(0)->has(ImportJob::FailedFilePath));
    QVERIFY(!button(u"toolBar"_s, actions().showFailedRows)->isEnabled());
    m_console->press(Qt::Key_F4);
    click(u"toolBar"_s, actions().showFailedRows);
    auto *page = m_console->child<QWidget>(u"failedRowsPage"_s);
    QTRY_VERIFY(page && page->isVisible());
    // Esc would close the row first.
    m_console->press(Qt::Key_F8);
    click(u"fileBar"_s, rowsActions().back);
    QVERIFY(!page->isVisible());
    QVERIFY(m_console->table().isVisible());
}

void ToolBarWindowTest::fromOneFileToTheNext()
{
    QVERIFY(m_console->openFailedRows());
    const int first = m_console->table().currentIndex().row();
    click(u"fileBar"_s, actions().nextFailedFile);
    QTRY_VERIFY(m_console->table().currentIndex().row() > first);
    auto *page = m_console->child<QWidget>(u"failedRowsPage"_s);
    QTRY_VERIFY(page->isVisible());
    click(u"fileBar"_s, actions().previousFailedFile);
    QTRY_COMPARE(m_console->table().currentIndex().row(), first);
    QTRY_VERIFY(page->isVisible());
}

void ToolBarWindowTest::theOtherFileOfTheJobIsOneClickAway()
{
    m_console->window().resize(1300, 800);
    QVERIFY(m_console->openFailedRows());
    const ImportJob job = *m_console->model()->recordAt(m_console->table().currentIndex().row());
    const auto *headline = m_console->child<QLabel>(u"fileJob"_s);
    QVERIFY(headline->isVisible());
    QVERIFY2(headline->text().contains(job.id()), qPrintable(headline->text()));
    click(u"fileBar"_s, rowsActions().jobLink);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"balehook://acme/import-jobs/"_s + job.id());
    QVERIFY(job.has(ImportJob::FilePath));
    const auto otherFile = [this] {
        const QToolButton *other = button(u"fileBar"_s, rowsActions().otherFile);
        return other ? other->text() : QString();
    };
    QTRY_COMPARE(otherFile(), u"Imported File"_s);
    click(u"fileBar"_s, rowsActions().otherFile);
    QTRY_COMPARE(otherFile(), u"Failed Rows"_s);
    click(u"fileBar"_s, rowsActions().otherFile);
    QTRY_COMPARE(otherFile(), u"Imported File"_s);
    QTRY_VERIFY(m_console->child<QWidget>(u"failedRowsPage"_s)->isVisible());
}

QTEST_MAIN(ToolBarWindowTest)
#include "tst_toolbarwindow.moc"
