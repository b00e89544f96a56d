// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/translation.h"
#include "gui/accesskeys.h"
#include "gui/console.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/webhooks/registerwebhookdialog.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// The buttons of \a window that are narrower than their text.
QString cutButtons(const QWidget &window)
{
    QString cut;
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        const bool hasText = !button->text().isEmpty()
            && (qobject_cast<const QPushButton *>(button) || qobject_cast<const QToolButton *>(button));
        if (hasText && button->isVisibleTo(&window) && button->width() < button->minimumSizeHint().width())
            cut += button->text() + u'\n';
    }
    return cut;
}

/// The tool buttons of \a window that name a key which they do not have: "Refresh(R)".
QStringList letteredButtons(const QWidget &window)
{
    static const QRegularExpression letter(u"\\([A-Z]\\)"_s);
    QStringList lettered;
    for (const auto *button : window.findChildren<QToolButton *>()) {
        if (button->text().contains(letter) || button->toolTip().contains(letter))
            lettered += button->text() + u": "_s + button->toolTip();
    }
    return lettered;
}

bool isShown(const QWidget &window, const QString &name)
{
    const auto *widget = window.findChild<QWidget *>(name);
    return widget && widget->isVisible();
}

} // namespace

/// The real window in each language that there is. The dialogs that the tour opens are looked at there (tst_cuttexts).
class LanguagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowFits_data();
    void theWindowFits();
    void cleanup();

private:
    void lookAtMenus();
    void lookAtRecord();
    void lookAtRows();
    void lookAtExport(FailedRowsPage &page);
    void lookAtRefusedToken();
    void lookAtKeptWebhook();
    void look(const QWidget &window) { m_shared += AccessKeys::sharedInWindow(window) + letteredButtons(window); }
    WindowActions &actions() const { return *m_console->window().findChild<WindowActions *>(); }

    std::optional<Translation> m_translation; // outlives the window
    std::unique_ptr<Console> m_console;
    QStringList m_shared; ///< access keys, wherever they were seen, and buttons that show one for nothing
};

void LanguagesTest::theWindowFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("fileMenu");
    QTest::newRow("English") << u"en_US"_s << u"&File"_s;
    for (const auto *name : {"de_DE", "fr_FR", "es_MX", "pt_BR", "ja_JP", "hi_IN", "ar_EG"})
        QTest::newRow(name) << QString::fromLatin1(name) << QString();
}

void LanguagesTest::theWindowFits()
{
    QFETCH(const QString, language);
    QFETCH(const QString, fileMenu);
    QLocale::setDefault(QLocale(language));
    m_translation.emplace();
    QCOMPARE(m_translation->install().language(), QLocale(language).language());
    QApplication::setLayoutDirection(QLocale(language).textDirection());

    m_shared.clear();
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->startService({u"--jobs"_s, u"500"_s}));
    m_console->sessions->setCurrentAccount(m_console->addAccount("acme"));
    m_console->settings.setValue(u"window/geometry"_s, QVariant());
    QVERIFY(m_console->show());
    QTRY_VERIFY(m_console->isLoaded());
    MainWindow &window = m_console->window();

    const QString file = window.menuBar()->actions().constFirst()->text();
    QCOMPARE(file == u"&File"_s, !fileMenu.isEmpty());

    window.resize(1024, 700);
    QTRY_COMPARE(window.size(), QSize(1024, 700));
    const QString cut = cutButtons(window);
    QVERIFY2(cut.isEmpty(), qPrintable(cut));

    using Look = void (LanguagesTest::*)();
    for (const Look part : {&LanguagesTest::lookAtMenus, &LanguagesTest::lookAtRecord, &LanguagesTest::lookAtRows,
                            &LanguagesTest::lookAtKeptWebhook, &LanguagesTest::lookAtRefusedToken}) {
        (this->*part)();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(m_shared.isEmpty(), qPrintable(m_shared.join(u'\n')));
}

void LanguagesTest::cleanup()
{
    m_console.reset();
    m_translation.reset();
}

void LanguagesTest::lookAtMenus()
{
    // The menus of a tab are whole once it was shown.
    m_console->press(Qt::Key_2, Qt::AltModifier);
    m_console->press(Qt::Key_1, Qt::AltModifier);
    m_shared += AccessKeys::sharedInMenus(m_console->window().menuBar()->actions());
    // Those that open with the other button of the mouse.
    for (const Listing listing : {Listing::ImportJobs, Listing::Webhooks, Listing::Properties})
        m_shared += AccessKeys::sharedInMenus(actions().rowActions(listing));
    m_shared += AccessKeys::sharedInMenus(actions().accountActions());
}

void LanguagesTest::lookAtRecord()
{
    m_console->table().setFocus();
    m_console->table().goToRow(0);
    const auto tabs = [this] {
        const auto *pane = m_console->child<QWidget>(u"recordPane"_s);
        return pane ? pane->findChild<QTabWidget *>() : nullptr;
    };
    QTRY_VERIFY(tabs() && tabs()->isVisible());
    look(m_console->window());
}

void LanguagesTest::lookAtRows()
{
    QVERIFY(m_console->openFailedRows());
    auto *page = m_console->child<FailedRowsPage>(u"failedRowsPage"_s);
    auto *rows = m_console->child<QAbstractItemView>(u"failedRows"_s);
    m_shared += AccessKeys::sharedInMenus({actions().rowsMenu->menuAction()});
    page->actions().find->trigger();
    QTRY_VERIFY(isShown(*page, u"findBar"_s));
    look(m_console->window());

    rows->setFocus();
    rows->setCurrentIndex(rows->model()->index(0, 1));
    page->actions().columnMenu->trigger();
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    look(*menu);
    menu->close();
    lookAtExport(*page);
}

void LanguagesTest::lookAtExport(FailedRowsPage &page)
{
    QTRY_VERIFY(page.rows().document().isComplete());
    page.actions().hideColumn->trigger();
    page.actions().exportRows->trigger();
    auto *dialog = page.findChild<QDialog *>(u"exportDialog"_s);
    QVERIFY(dialog);
    dialog->findChild<QCheckBox *>(u"exportGuard"_s)->setChecked(false);
    QTRY_VERIFY(isShown(*dialog, u"exportHidden"_s) && isShown(*dialog, u"exportKnowingly"_s));
    look(*dialog);
    dialog->reject();
}

/// A form with all that it may ask: of what was typed earlier, and of another one.
void LanguagesTest::lookAtKeptWebhook()
{
    actions().registerWebhook->trigger();
    auto *dialog = m_console->child<RegisterWebhookDialog>(u"registerWebhookDialog"_s);
    QVERIFY(dialog);
    dialog->startFrom(WebhookDraft({u"order"_s}));
    dialog->startFrom(WebhookDraft({u"product"_s}));
    QTRY_VERIFY(isShown(*dialog, u"goBackButton"_s));
    dialog->findChild<QWidget *>(u"clearButton"_s)->show(); // is there for what was kept alone
    look(*dialog);
    dialog->reject();
}

/// The two dialogs that take a token, after the keychain refused it; that of the account with all its fields, and asked
/// whether to discard them.
void LanguagesTest::lookAtRefusedToken()
{
    m_console->tokens.failure = ErrorKind::KeychainLocked;
    const std::pair<QAction *, QString> dialogs[] = {{actions().updateToken, u"tokenDialog"_s},
                                                     {actions().editAccount, u"accountDialog"_s}};
    for (const auto &[action, name] : dialogs) {
        action->trigger();
        QPointer<QDialog> dialog = m_console->child<QDialog>(name);
        QVERIFY(dialog);
        if (auto *more = dialog->findChild<QToolButton *>(u"advancedToggle"_s))
            more->setChecked(true);
        dialog->findChild<QLineEdit *>(u"tokenEdit"_s)->setText(u"another.one"_s);
        dialog->findChild<QPushButton *>(u"primaryButton"_s)->click();
        QTRY_VERIFY(isShown(*dialog, u"tryAgain"_s) && dialog->findChild<QWidget *>(u"tryAgain"_s)->isEnabled());
        const bool asks = dialog->findChild<QWidget *>(u"discardButton"_s);
        if (asks) {
            dialog->reject();
            QVERIFY(isShown(*dialog, u"discardButton"_s));
        }
        look(*dialog);
        if (asks)
            dialog->findChild<QPushButton *>(u"discardButton"_s)->click();
        else
            dialog->reject();
        QTRY_VERIFY(!dialog || !dialog->isVisible());
    }
}

} // namespace Balehook

QTEST_MAIN(Balehook::LanguagesTest)

#include "tst_languages.moc"
