// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/picturetour.h"

#include "credentials/tokenkey.h"
#include "manual/palettepng.h"
#include "models/importjobsmodel.h"
#include "support/wait.h"
#include "widgets/actions/windowactions.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/valuecombo.h"
#include "widgets/lists/listingpage.h"
#include "widgets/look/scriptstyle.h"
#include "widgets/look/themepalette.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/rowsmodel.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize(660, 490);
constexpr int mostColours = 40;

/// A demonstration needs an address that everybody knows for one.
constexpr auto shownAddress = "https://{slug}.example.com"_L1;

/// As soon as it has looked the same for a moment.
QImage settled(QWidget &widget, const QRect &part)
{
    QImage last = widget.grab(part).toImage();
    QElapsedTimer same;
    same.start();
    const auto isSettled = [&] {
        const QImage now = widget.grab(part).toImage();
        if (now != last)
            same.restart();
        last = now;
        return same.elapsed() > 400;
    };
    [[maybe_unused]] const bool isStill = Testing::waitFor(isSettled, 5000);
    return last;
}

} // namespace

PictureTour::PictureTour(const QString &variant, const QString &folder)
    : m_variant(variant)
    , m_folder(folder)
{ }

void PictureTour::initTestCase()
{
    const QString language = m_variant == u"de"_s || m_variant == u"ar"_s ? m_variant : u"en"_s;
    QGuiApplication::setLayoutDirection(m_translation.install(language).textDirection());
    auto *style = new ScriptStyle(u"Fusion"_s);
    style->setActive(ScriptStyle::isNeeded(QLocale()));
    QApplication::setStyle(style);
    if (m_variant == u"dark"_s)
        QApplication::setPalette(ThemePalette::dark());
    QFont font(u"Noto Sans"_s);
    font.setPixelSize(12);
    font.setHintingPreference(QFont::PreferFullHinting); // fewer shades
    QApplication::setFont(font);

    m_console = std::make_unique<Console>();
    QVERIFY(m_console->startService({u"--jobs"_s, u"2000"_s, u"--port"_s, u"8080"_s}));
    const QString acme = m_console->addAccount("acme");
    m_console->addAccount("globex");
    m_console->addAccount("initech");
    m_console->sessions->setCurrentAccount(acme);
    Account shown = *m_console->sessions->account(acme);
    const BearerToken token = *m_console->tokens.tokens.constFind(TokenKey(shown, u"profile"_s).toString());
    shown.workspaceBaseText = shownAddress;
    shown.workspaceBase = BaseUrl::parse(shownAddress, shown.slug).value();
    m_console->tokens.tokens.insert(TokenKey(shown, u"profile"_s).toString(), token);
    m_console->sessions->saveAccount(shown);
    QVERIFY(m_console->show());
    QTRY_VERIFY(m_console->model() && m_console->model()->rowState(0) == PagedTableModel::RowState::Loaded);
    MainWindow &window = m_console->window();
    window.resize(windowSize);
    auto *actions = window.findChild<WindowActions *>();
    if (actions->recordPane->isChecked())
        actions->recordPane->trigger();
    QTRY_COMPARE(window.size(), windowSize);
    m_console->page().focusTable();
}

void PictureTour::jobs()
{
    QTRY_VERIFY(m_console->model()->rowState(12) == PagedTableModel::RowState::Loaded);
    QTRY_VERIFY(m_console->child<QPushButton>(u"scopeLoad"_s)->text().contains(QLocale().toString(2000)));
    QTRY_VERIFY(m_console->table().width() > windowSize.width() * 2 / 3);
    save(m_console->window(), m_console->window().rect(), "jobs");
}

void PictureTour::account()
{
    m_console->window().findChild<WindowActions *>()->addAccount->trigger();
    auto *dialog = m_console->child<QDialog>(u"accountDialog"_s);
    QVERIFY(dialog);
    const auto type = [dialog](const char *name, const QString &text) {
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QString::fromLatin1(name)), text);
    };
    type("nameEdit", u"Acme Outfitters"_s);
    type("slugEdit", u"acme"_s);
    auto *address = dialog->findChild<QLineEdit *>(u"baseUrlEdit"_s);
    address->clear();
    QTest::keyClicks(address, shownAddress);
    dialog->resize(700, 440);
    auto *path = dialog->findChild<QWidget *>(u"addressList"_s);
    QTRY_VERIFY(path && path->width() > 480); // it has its place
    save(*dialog, dialog->rect(), "account");
    dialog->findChild<QLineEdit *>(u"nameEdit"_s)->clear();
    delete dialog;
}

void PictureTour::search()
{
    auto *load = m_console->child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(load->isVisible());
    load->click();
    auto *pause = m_console->child<QPushButton>(u"scopePause"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!load->isVisible() && !pause->isVisible(), 60'000);
    auto *desk = m_console->page().findChild<SearchDesk *>();
    JobQuery query;
    query.text = u"price"_s;
    query.hasFailedFile = true;
    desk->setQuery(query);
    QTRY_VERIFY(m_console->model()->rowCount() > 0 && m_console->model()->rowCount() < 2000);
    QTRY_VERIFY(m_console->model()->rowState(5) == PagedTableModel::RowState::Loaded);
    QTRY_VERIFY(!m_console->child<QLabel>(u"scopeText"_s)->text().isEmpty());
    ListingPage &page = m_console->page();
    save(page, QRect(0, 0, page.width(), 230), "search");
}

void PictureTour::rows()
{
    m_console->page().focusTable();
    m_console->press(Qt::Key_Home);
    m_console->press(Qt::Key_Return);
    FailedRowsPage *page = nullptr;
    QTRY_VERIFY((page = m_console->child<FailedRowsPage>(u"failedRowsPage"_s)) && page->isVisible());
    auto *reasons = page->findChild<QListView *>(u"reasons"_s);
    QTRY_VERIFY(reasons && reasons->model()->rowCount() > 2);
    reasons->setCurrentIndex(reasons->model()->index(1, 0));
    save(m_console->window(), m_console->window().rect(), "rows");
    m_console->press(Qt::Key_Escape);
}

void PictureTour::webhook()
{
    m_console->window().findChild<WindowActions *>()->registerWebhook->trigger();
    auto *dialog = m_console->child<QDialog>(u"registerWebhookDialog"_s);
    QVERIFY(dialog);
    const auto type = [dialog](const char *name, const QString &text) {
        dialog->findChild<ValueCombo *>(QString::fromLatin1(name))->setText(text);
    };
    type("resource", u"product"_s);
    type("eventType", u"POST"_s);
    type("eventSubType", u"product.created"_s);
    type("version", u"1"_s);
    type("webhookMethod", u"POST"_s);
    type("webhookUrl", u"https://hooks.example.com/products"_s);
    type("externalChannelId", u"ch-1001"_s);
    dialog->resize(640, 460);
    auto *twins = dialog->findChild<FieldMessage *>(u"twinMessage"_s);
    const QString whileReading = twins->text();
    QTRY_VERIFY(twins->text() != whileReading && !twins->text().contains(u'0'));
    settled(*dialog, dialog->rect()); // it grows with what it says
    save(*dialog, dialog->rect(), "webhook");
}

void PictureTour::cleanupTestCase()
{
    m_console.reset();
}

void PictureTour::save(QWidget &widget, const QRect &part, const char *name) const
{
    const QString suffix = m_variant == u"light"_s ? QString() : u'-' + m_variant;
    const QString path = m_folder + u'/' + QString::fromLatin1(name) + suffix + ".png"_L1;
    QVERIFY(savePng(withFewColours(settled(widget, part), mostColours), path));
}

} // namespace Balehook
