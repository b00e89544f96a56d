// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "leaks/canaryrun.h"

#include "failedrows/fetch/tokenlink.h"
#include "models/pagedtablemodel.h"
#include "support/wait.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/accounts/tokendialog.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/fields/valuecombo.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/record/recordpane.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/webhooks/registerwebhookdialog.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <cstdio>
#include <cstdlib>

#include <sys/prctl.h>
#include <sys/resource.h>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

CanaryRun::CanaryRun(QString typedToken)
    : m_typedToken(std::move(typedToken))
{ }

template <typename T>
T *CanaryRun::child(const char *name) const
{
    return m_window->findChild<T *>(QString::fromLatin1(name));
}

template <typename T>
T *CanaryRun::shown(const char *name) const
{
    const auto all = m_window->findChildren<T *>(QString::fromLatin1(name));
    for (T *each : all) {
        if (each->isVisible())
            return each;
    }
    return nullptr;
}

PagedTableView &CanaryRun::table() const
{
    return m_window->findChild<ListingTabs *>()->page().table();
}

bool CanaryRun::waitFor(const char *what, const std::function<bool()> &isSo)
{
    if (!m_failed && !Testing::waitFor(isSo, 15'000)) {
        m_failed = true;
        std::printf("FAILED waiting for %s\n", what);
        std::fflush(stdout);
        QCoreApplication::exit(1);
    }
    return !m_failed;
}

void CanaryRun::step(const char *what)
{
    if (m_failed)
        return;
    std::printf("step %s\n", what);
    std::fflush(stdout);
}

void CanaryRun::trigger(const char *text)
{
    const auto actions = m_window->findChildren<QAction *>();
    for (QAction *each : actions) {
        if (each->text().remove(u'&').section(u'\t', 0, 0) == QLatin1StringView(text) && each->isEnabled())
            return each->trigger();
    }
    waitFor(text, [] { return false; });
}

/// All that anybody finds in the clipboard or as the selection goes to the standard output stream, which is searched.
void CanaryRun::noteClipboard()
{
    for (const auto mode : {QClipboard::Clipboard, QClipboard::Selection, QClipboard::FindBuffer}) {
        const QMimeData *data = QGuiApplication::clipboard()->mimeData(mode);
        if (!data)
            continue;
        const QStringList formats = data->formats();
        for (const QString &format : formats)
            std::printf("clipboard %d %s: %s\n", int(mode), qPrintable(format), data->data(format).constData());
    }
}

bool CanaryRun::showWindow()
{
    if (!waitFor("the window", [this] {
            const auto all = QApplication::topLevelWidgets();
            for (QWidget *each : all)
                m_window = m_window ? m_window : qobject_cast<MainWindow *>(each);
            return m_window && m_window->isVisible();
        }))
        return false;
    connect(QGuiApplication::clipboard(), &QClipboard::changed, this, &CanaryRun::noteClipboard);
    return waitFor("jobs", [this] { return table().model() && table().model()->rowCount() == 4; });
}

void CanaryRun::run()
{
    if (!showWindow())
        return;
    for (const auto &part : {&CanaryRun::lookAtJobs, &CanaryRun::lookAtFiles, &CanaryRun::saveFile,
                             &CanaryRun::registerWebhooks, &CanaryRun::lookAtRefusals, &CanaryRun::updateToken,
                             &CanaryRun::checkNewAccount, &CanaryRun::lookAtRequests, &CanaryRun::lookAtSelf}) {
        if (!m_failed)
            (this->*part)();
    }
    if (m_failed)
        return;
    step("close");
    m_window->close();
}

void CanaryRun::crash()
{
    if (showWindow())
        std::abort();
}

/// The facts, the raw text and the links of the record in the pane.
void CanaryRun::copyRecord()
{
    auto *pane = child<RecordPane>("recordPane");
    if (!waitFor("the record", [pane] { return pane && pane->isVisible(); }))
        return;
    auto *tabs = pane->findChild<QTabWidget *>();
    tabs->setCurrentIndex(1);
    auto *raw = child<QPlainTextEdit>("rawText");
    waitFor("the raw record", [raw] { return !raw->toPlainText().isEmpty(); });
    child<QPushButton>("copyRaw")->click();
    raw->selectAll();
    raw->copy();
    tabs->setCurrentIndex(0);
    const auto texts = pane->findChildren<QPlainTextEdit *>();
    for (QPlainTextEdit *text : texts) {
        text->selectAll();
        text->copy();
        std::printf("shown %s\n", qPrintable(text->toPlainText()));
    }
    if (auto *copy = shown<QPushButton>("copyLink"))
        copy->click();
}

void CanaryRun::lookAtJobs()
{
    for (int row = 0; row < 4; ++row) {
        table().goToRow(row);
        copyRecord();
    }
    table().selectAll();
    for (const char *text : {"Copy", "Copy with Headers", "Copy Link"}) {
        trigger(text);
        QCoreApplication::sendPostedEvents();
        noteClipboard();
    }
    step("jobs");
}

void CanaryRun::leaveFile()
{
    auto *place = child<QWidget>("filePlace");
    trigger("Show Import Jobs");
    waitFor("the list again", [place] { return !place->isVisible(); });
}

void CanaryRun::lookAtFiles()
{
    table().setFocus();
    table().goToRow(0);
    trigger("Show Failed Rows");
    auto *page = child<FailedRowsPage>("failedRowsPage");
    auto *rows = child<QAbstractItemView>("failedRows");
    if (!waitFor("rows of the file", [=] { return page->isVisible() && rows->model()->rowCount() == 2; }))
        return;
    rows->selectAll();
    for (QAction *copy : {page->actions().copy, page->actions().copyAsJson, page->actions().copySummary}) {
        copy->trigger();
        waitFor("the copy", [] { return QGuiApplication::clipboard()->mimeData()->hasText(); });
    }
    page->actions().hideColumn->trigger(); // remembered by the type of the job
    leaveFile();
    for (const int row : {1, 2}) {
        table().goToRow(row);
        trigger("Show Failed Rows");
        const auto *text = child<QLabel>("transferText");
        // The first leads on to an address with the token in it, which nothing is offered for.
        waitFor("what went wrong", [=, this] {
            const bool isRefused = text->text().contains(TokenLink::refusalText());
            return text->isVisible() && (row == 1 ? isRefused : shown<QPushButton>("transferRefresh") != nullptr);
        });
        std::printf("shown %s\n", qPrintable(text->text()));
        leaveFile();
    }
    table().selectAll();
    trigger("Downloads...");
    waitFor("the downloads", [this] { return child<QDialog>("downloadsDialog"); });
    child<QDialog>("downloadsDialog")->close();
    step("files");
}

void CanaryRun::saveFile()
{
    table().goToRow(0);
    if (!waitFor("the button to save", [this] { return shown<QPushButton>("saveLink"); }))
        return;
    const auto buttons = m_window->findChildren<QPushButton *>(u"saveLink"_s);
    for (QPushButton *each : buttons) {
        if (each->isVisible() && each->isEnabled())
            each->click();
    }
    saveAs(m_window, u"saved.csv"_s);
    step("save");
}

void CanaryRun::registerOne(const QString &subType)
{
    trigger("Register Webhook...");
    const auto find = [this] { return child<RegisterWebhookDialog>("registerWebhookDialog"); };
    if (!waitFor("the form", find))
        return;
    const std::pair<const char *, QString> fields[] = {{"resource", u"order"_s},
                                                       {"eventType", u"PUT"_s},
                                                       {"eventSubType", subType},
                                                       {"webhookUrl", u"https://h.example/"_s + subType}};
    for (const auto &[name, text] : fields) {
        auto *field = find()->findChild<ValueCombo *>(QString::fromLatin1(name));
        field->setFocus();
        field->lineEdit()->selectAll();
        QTest::keyClicks(field, text);
    }
    const QPointer<RegisterWebhookDialog> form = find();
    form->findChild<QPushButton *>(u"registerButton"_s)->click();
    const auto says = [form](const QString &name) {
        const auto *label = form ? form->findChild<QWidget *>(name) : nullptr;
        return label && label->isVisible();
    };
    waitFor("the outcome", [=] {
        if (subType == u"create"_s)
            return !form;
        return says(subType == u"refuse"_s ? u"detailsButton"_s : u"outcomeStory"_s);
    });
    if (!form)
        return;
    const auto labels = form->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        std::printf("shown %s\n", qPrintable(label->text()));
    form->reject();
    waitFor("the end of the form", [form] { return !form; });
}

void CanaryRun::registerWebhooks()
{
    m_window->findChild<ListingTabs *>()->showListing(Listing::Webhooks);
    waitFor("webhooks", [this] { return table().model() && table().model()->rowCount() >= 1; });
    table().goToRow(0);
    copyRecord();
    for (const char *subType : {"create", "refuse", "lost"}) {
        if (!m_failed)
            registerOne(QString::fromLatin1(subType));
    }
    table().selectAll();
    trigger("Copy with Headers");
    step("webhooks");
    m_window->findChild<ListingTabs *>()->showListing(Listing::Properties);
    m_window->findChild<ListingTabs *>()->showListing(Listing::ImportJobs);
}

void CanaryRun::copyDetails()
{
    auto *button = shown<QPushButton>("messageDetails");
    if (!button)
        return;
    button->click();
    QPlainTextEdit *text = nullptr;
    if (!waitFor("the details", [&] { return (text = shown<QPlainTextEdit>("detailsText")) != nullptr; }))
        return;
    std::printf("shown %s\n", qPrintable(text->toPlainText()));
    text->selectAll();
    text->copy();
    const QPointer<QWidget> dialog = text->window();
    dialog->close();
    waitFor("the end of the details", [dialog] { return !dialog; });
}

void CanaryRun::lookAtRefusals()
{
    for (const char *slug : {"broken", "moved", "portal", "odd", "cut", "refused"}) {
        m_window->showAccount("id-"_L1 + QLatin1StringView(slug));
        waitFor(slug, [this] { return shown<QLabel>("messageText"); });
        if (m_failed)
            return;
        std::printf("shown %s\n", qPrintable(shown<QLabel>("messageText")->text()));
        copyDetails();
    }
    step("refusals");
}

/// Nothing of what is typed can be taken out again.
void CanaryRun::tryTheField(QObject &dialog)
{
    auto *edit = dialog.findChild<QLineEdit *>(u"tokenEdit"_s);
    QGuiApplication::clipboard()->setText(u"untouched"_s);
    edit->setFocus();
    QTest::keyClicks(edit, m_typedToken);
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_C, Qt::Key_X, Qt::Key_Insert})
        QTest::keyClick(edit, key, Qt::ControlModifier);
    QTest::keyClick(edit, Qt::Key_Delete, Qt::ShiftModifier); // cuts, where that is allowed
    edit->setText(m_typedToken);
    QTest::mouseDClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    std::printf("accessible %s\n", qPrintable(edit->accessibleName() + edit->accessibleDescription()));
    const bool isUntouched = QGuiApplication::clipboard()->text() == "untouched"_L1 && !edit->dragEnabled()
        && edit->echoMode() == QLineEdit::Password && !edit->isUndoAvailable();
    edit->setText(m_typedToken);
    waitFor("an untouched clipboard", [isUntouched] { return isUntouched; });
}

void CanaryRun::updateToken()
{
    trigger("Update Token...");
    const QPointer<TokenDialog> dialog = child<TokenDialog>("tokenDialog");
    if (!waitFor("the dialog of the token", [dialog] { return dialog && dialog->isVisible(); }))
        return;
    tryTheField(*dialog);
    auto *check = dialog->findChild<QPushButton *>(u"checkButton"_s);
    check->click();
    waitFor("the check", [check] { return check->isEnabled(); });
    dialog->findChild<QPushButton *>(u"primaryButton"_s)->click();
    waitFor("the new token", [dialog] { return !dialog || !dialog->isVisible(); });
    waitFor("the next refusal", [this] { return shown<QLabel>("messageText"); });
    step("token");
}

void CanaryRun::checkNewAccount()
{
    trigger("Add Account...");
    const QPointer<AccountDialog> dialog = m_window->findChild<AccountDialog *>();
    if (!waitFor("the dialog of the account", [dialog] { return dialog && dialog->isVisible(); }))
        return;
    dialog->findChild<QLineEdit *>(u"slugEdit"_s)->setText(u"refused"_s);
    dialog->findChild<QLineEdit *>(u"baseUrlEdit"_s)->setText(qEnvironmentVariable("BALEHOOK_CANARY_SERVICE"));
    tryTheField(*dialog);
    auto *check = dialog->findChild<QPushButton *>(u"checkButton"_s);
    check->click();
    waitFor("the check", [check] { return check->isEnabled(); });
    const auto labels = dialog->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        std::printf("shown %s\n", qPrintable(label->text()));
    dialog->reject();
    dialog->findChild<QPushButton *>(u"discardButton"_s)->click();
    waitFor("the end of the dialog", [dialog] { return !dialog || !dialog->isVisible(); });
    step("account");
}

/// What the inspector kept of all that went before.
void CanaryRun::lookAtRequests()
{
    trigger("Requests");
    auto *view = child<QAbstractItemView>("requestsTable");
    if (!waitFor("the requests", [view] { return view && view->model()->rowCount() > 20; }))
        return;
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        view->setCurrentIndex(view->model()->index(row, 0));
        std::printf("shown %s\n", qPrintable(child<QPlainTextEdit>("requestDetails")->toPlainText()));
        for (const char *copy : {"requestCurl", "requestAddress", "requestAnswer"}) {
            child<QAction>(copy)->trigger(); // noteClipboard() prints it
        }
    }
    child<QAction>("requestHar")->trigger();
    saveAs(child<QWidget>("requestsPanel"), u"requests.har"_s);
    step("requests");
    trigger("Diagnostic Report...");
    if (!waitFor("the report", [this] { return shown<QDialog>("diagnosticDialog"); }))
        return;
    std::printf("shown %s\n", qPrintable(child<QPlainTextEdit>("diagnosticText")->toPlainText()));
    for (const char *button : {"diagnosticCopy", "diagnosticSave"})
        child<QPushButton>(button)->click();
    saveAs(child<QDialog>("diagnosticDialog"), u"report.txt"_s);
    step("report");
}

/// Answers the dialog that asks where to save.
void CanaryRun::saveAs(const QObject *above, const QString &name)
{
    auto *dialog = above->findChild<QFileDialog *>();
    if (!waitFor("the dialog to save", [dialog] { return dialog; }))
        return;
    std::printf("shown %s\n", qPrintable(dialog->selectedFiles().join(u' ')));
    dialog->selectFile(QDir::home().filePath(name));
    QMetaObject::invokeMethod(dialog, "accept");
    waitFor("what was saved", [name] { return QFile::exists(QDir::home().filePath(name)); });
}

/// What the system would do with this process.
void CanaryRun::lookAtSelf()
{
    rlimit limit{1, 1};
    getrlimit(RLIMIT_CORE, &limit);
    std::printf("core %llu %llu\n", static_cast<unsigned long long>(limit.rlim_cur),
                static_cast<unsigned long long>(limit.rlim_max));
    std::printf("dumpable %d\n", prctl(PR_GET_DUMPABLE));
    QFile maps(u"/proc/self/smaps"_s);
    QFile memory(u"/proc/self/mem"_s);
    if (!maps.open(QFile::ReadOnly) || !memory.open(QFile::ReadOnly | QFile::Unbuffered))
        return;
    const QByteArray typed = m_typedToken.toLatin1();
    QByteArray at;
    int left = 0;
    for (const QByteArray &line : maps.readAll().split('\n')) {
        if (line.startsWith("VmFlags:") && line.contains(" dd")) {
            memory.seek(at.toLongLong(nullptr, 16));
            left += memory.read(typed.size()) == typed ? 1 : 0;
        } else if (line.contains('-') && !line.startsWith("VmFlags:")) {
            at = line.left(line.indexOf('-'));
        }
    }
    std::printf("left out of dumps %d\n", left);
    step("self");
}

} // namespace Balehook::Testing
