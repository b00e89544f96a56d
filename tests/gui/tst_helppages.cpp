// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/accounts/proxypassworddialog.h"
#include "widgets/actions/windowactions.h"
#include "widgets/fields/helppage.h"
#include "widgets/help/manualpages.h"
#include "widgets/help/manualwindow.h"
#include "widgets/lists/listingpage.h"
#include "widgets/messages/detailsdialog.h"
#include "widgets/rows/gotorowdialog.h"
#include "widgets/search/countrangedialog.h"
#include "widgets/search/daterangedialog.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// The manual has no parent.
ManualWindow *manual()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (auto *found = qobject_cast<ManualWindow *>(window); found && found->isVisible())
            return found;
    }
    return nullptr;
}

} // namespace

/// The way from the real window and its dialogs to the page of the manual that fits.
class HelpPagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theManualIsMadeWhenItIsWanted();
    void partsOfTheWindowHavePages();
    void theScreenHasAPageWhateverHasTheFocus();
    void dialogsHavePages_data();
    void dialogsHavePages();
    void smallDialogsHavePages();
    void popupsHavePages();
    void itStaysUsableBesideADialog();
    void itFollowsTheSizeOfTheLettersAndCloses();
    void fieldsSayWhatTheyAre_data();
    void fieldsSayWhatTheyAre();

private:
    std::unique_ptr<Console> m_console;

    QAction *action(const QString &text) const;
    QDialog *open(const QString &actionText, const QString &dialog) const;
};

void HelpPagesTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(200));
}

void HelpPagesTest::cleanup()
{
    m_console.reset();
    QVERIFY(!manual());
}

QAction *HelpPagesTest::action(const QString &text) const
{
    const QList<QAction *> actions = m_console->window().findChildren<QAction *>();
    for (QAction *each : actions) {
        if (QString(each->text()).remove(u'&') == text)
            return each;
    }
    return nullptr;
}

QDialog *HelpPagesTest::open(const QString &actionText, const QString &dialog) const
{
    if (QAction *found = action(actionText))
        found->trigger();
    return m_console->child<QDialog>(dialog);
}

void HelpPagesTest::theManualIsMadeWhenItIsWanted()
{
    QVERIFY(!manual());
    m_console->page().focusTable();
    m_console->press(Qt::Key_F1);
    QVERIFY(manual());
    QCOMPARE(manual()->pageName(), u"find-a-job"_s);
    QVERIFY(!m_console->child<QDialog>(u"shortcutsDialog"_s));
}

void HelpPagesTest::partsOfTheWindowHavePages()
{
    m_console->child<QLineEdit>(u"searchText"_s)->setFocus();
    m_console->press(Qt::Key_F1);
    QCOMPARE(manual()->pageName(), u"search"_s);
    // A page for each part that names one.
    const ManualPages pages(u"en"_s);
    int named = 0;
    const QList<QWidget *> widgets = m_console->window().findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        const QString page = HelpPage::of(widget);
        QVERIFY2(page.isEmpty() || pages.page(page), qPrintable(page));
        named += page.isEmpty() ? 0 : 1;
    }
    QVERIFY(named > 10);
}

void HelpPagesTest::theScreenHasAPageWhateverHasTheFocus()
{
    const auto pageWithoutFocus = [this] {
        if (QWidget *focused = m_console->window().focusWidget())
            focused->clearFocus();
        action(u"Manual"_s)->trigger();
        const QString page = manual()->pageName();
        manual()->close();
        m_console->window().activateWindow();
        return page;
    };
    QCOMPARE(pageWithoutFocus(), u"find-a-job"_s);
    auto *tabs = m_console->child<QTabWidget>(u"listingTabs"_s);
    tabs->setCurrentIndex(1);
    QTRY_COMPARE(pageWithoutFocus(), u"webhooks"_s);
    tabs->setCurrentIndex(0);
    m_console->page().focusTable();
    m_console->press(Qt::Key_F4);
    QTRY_VERIFY(
        m_console->table().currentIndex().row() >= 0
        && m_console->model()->recordAt(m_console->table().currentIndex().row())->has(ImportJob::FailedFilePath));
    m_console->press(Qt::Key_Return);
    QTRY_COMPARE(pageWithoutFocus(), u"failed-rows"_s);
}

void HelpPagesTest::dialogsHavePages_data()
{
    QTest::addColumn<QString>("actionText");
    QTest::addColumn<QString>("dialog");
    QTest::addColumn<QString>("page");
    const auto row = [](const char *text, const char *dialog, const char *page) {
        QTest::newRow(dialog) << QString::fromLatin1(text) << QString::fromLatin1(dialog) << QString::fromLatin1(page);
    };
    row("Add Account...", "accountDialog", "start");
    row("Update Token...", "tokenDialog", "tokens");
    row("Network...", "networkDialog", "settings");
    row("Register Webhook...", "registerWebhookDialog", "register");
    row("Downloads...", "downloadsDialog", "files");
    row("Go to Row...", "goToDialog", "find-a-job");
    row("Keyboard Shortcuts", "shortcutsDialog", "keyboard");
    row("Export List...", "listingExportDialog", "copy-and-export");
}

void HelpPagesTest::dialogsHavePages()
{
    QFETCH(const QString, actionText);
    QFETCH(const QString, dialog);
    QFETCH(const QString, page);
    QDialog *opened = nullptr;
    QTRY_VERIFY((opened = m_console->child<QDialog>(dialog)) || (opened = open(actionText, dialog)));
    QVERIFY(ManualPages(u"en"_s).page(page));
    opened->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), opened);
    QTest::keyClick(opened, Qt::Key_F1);
    QVERIFY(manual());
    QCOMPARE(manual()->pageName(), page);
    manual()->close();
    auto *box = opened->findChild<QDialogButtonBox *>();
    QVERIFY(box && box->button(QDialogButtonBox::Help));
    box->button(QDialogButtonBox::Help)->click();
    QVERIFY(manual());
    QCOMPARE(manual()->pageName(), page);
    QVERIFY(opened->isVisible());
}

void HelpPagesTest::smallDialogsHavePages()
{
    QWidget *window = &m_console->window();
    std::vector<std::pair<QDialog *, QString>> dialogs;
    dialogs.emplace_back(new DateRangeDialog(u"Created"_s, {}, false, window), u"search"_s);
    dialogs.emplace_back(new CountRangeDialog(u"Failed"_s, {}, window), u"search"_s);
    dialogs.emplace_back(new GoToRowDialog(5, window), u"failed-rows"_s);
    dialogs.emplace_back(new DetailsDialog(u"It failed."_s, u"Why"_s, window), u"trouble"_s);
    dialogs.emplace_back(new ProxyPasswordDialog(*m_console->sessions, u"proxy:1"_s, window), u"settings"_s);
    for (const auto &[dialog, page] : dialogs) {
        dialog->open();
        dialog->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        QTest::keyClick(dialog, Qt::Key_F1);
        QVERIFY2(manual(), qPrintable(dialog->objectName()));
        QCOMPARE(manual()->pageName(), page);
        manual()->close();
        delete dialog;
    }
}

/// They get the keys of the window, so they have one of their own.
void HelpPagesTest::popupsHavePages()
{
    QVERIFY(m_console->openFailedRows());
    auto *format = m_console->child<QToolButton>(u"fileFormat"_s);
    QTRY_VERIFY(format->isVisible() && !format->text().isEmpty());
    format->click();
    auto *panel = m_console->child<QWidget>(u"formatPanel"_s);
    QTRY_COMPARE(QApplication::activePopupWidget(), panel);
    QTest::keyClick(panel, Qt::Key_F1);
    QVERIFY(!panel->isVisible());
    QVERIFY(manual());
    QCOMPARE(manual()->pageName(), u"tables"_s);
}

void HelpPagesTest::itStaysUsableBesideADialog()
{
    QDialog *dialog = open(u"Network..."_s, u"networkDialog"_s);
    QVERIFY(dialog);
    dialog->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), dialog);
    QTest::keyClick(dialog, Qt::Key_F1);
    QVERIFY(manual());
    QVERIFY(dialog->isModal());
    QVERIFY(!manual()->windowHandle()->transientParent());
}

void HelpPagesTest::itFollowsTheSizeOfTheLettersAndCloses()
{
    m_console->press(Qt::Key_F1);
    QVERIFY(manual());
    const qreal before = manual()->font().pointSizeF();
    action(u"Zoom In"_s)->trigger();
    QTRY_VERIFY(manual()->font().pointSizeF() > before);
    m_console->window().close();
    QVERIFY(!manual());
}

void HelpPagesTest::fieldsSayWhatTheyAre_data()
{
    QTest::addColumn<QString>("actionText");
    QTest::addColumn<QString>("dialog");
    QTest::addColumn<QStringList>("fields");
    QTest::newRow("account") << u"Add Account..."_s << u"accountDialog"_s
                             << QStringList{u"nameEdit"_s,         u"slugEdit"_s,           u"baseUrlEdit"_s,
                                            u"tokenEdit"_s,        u"checkButton"_s,        u"workspaceUrlEdit"_s,
                                            u"perPageBox"_s,       u"propertiesPathEdit"_s, u"offsetsBox"_s,
                                            u"tokenForFilesBox"_s, u"statusLabels"_s};
    QTest::newRow("webhook") << u"Register Webhook..."_s << u"registerWebhookDialog"_s
                             << QStringList{u"resource"_s,      u"eventType"_s,  u"eventSubType"_s,     u"version"_s,
                                            u"webhookMethod"_s, u"webhookUrl"_s, u"externalChannelId"_s};
    QTest::newRow("network") << u"Network..."_s << u"networkDialog"_s
                             << QStringList{u"systemButton"_s, u"noneButton"_s, u"manualButton"_s};
    QTest::newRow("export") << u"Export List..."_s << u"listingExportDialog"_s
                            << QStringList{u"exportFormat"_s, u"exportGuard"_s};
}

void HelpPagesTest::fieldsSayWhatTheyAre()
{
    QFETCH(const QString, actionText);
    QFETCH(const QString, dialog);
    QFETCH(const QStringList, fields);
    QDialog *opened = nullptr;
    QTRY_VERIFY((opened = m_console->child<QDialog>(dialog)) || (opened = open(actionText, dialog)));
    for (const QString &name : fields) {
        const auto *field = opened->findChild<QWidget *>(name);
        QVERIFY2(field && field->whatsThis().size() > 20, qPrintable(name));
    }
    QVERIFY(opened->findChild<QPushButton *>(u"whatsThisButton"_s));
    // Not only what stands below the field anyway; a click asks the innermost part.
    if (const auto *token = opened->findChild<QLineEdit *>(u"tokenEdit"_s))
        QCOMPARE(token->whatsThis(), AccountDialog::tokenHelp());
}

} // namespace Balehook

QTEST_MAIN(Balehook::HelpPagesTest)

#include "tst_helppages.moc"
