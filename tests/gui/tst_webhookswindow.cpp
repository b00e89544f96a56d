// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "models/webhooksmodel.h"
#include "session/account/accountsession.h"
#include "session/account/registrationwords.h"
#include "session/account/webhookregistration.h"
#include "support/wait.h"
#include "widgets/fields/valuecombo.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/webhooks/registerwebhookdialog.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QDir>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

const QString url = u"https://hooks.example.com/new"_s;

}

/// Webhooks in the real window, by keyboard: their list, and registering one.
class WebhooksWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { m_console.reset(); }
    void theListHasItsPlaceAndNames();
    void timesAreThoseOfTheService();
    void registeringSelectsTheNewRow();
    void aNewOneIsSeenWhateverIsSearched();
    void aNewOneIsSeenWhateverWasSearchedLast();
    void aSimilarOneIsFilledInFromTheRow();
    void whatIsTypedIsKeptWithTheLooks();
    void aRefusalKeepsTheForm();
    void aRefusalBesideAnEarlierDraftSaysWhichIsKept();
    void aLostAnswerIsToldAndToldAgain();
    void aDraftThatCannotBeSavedIsTold();

private:
    void start(const QStringList &arguments = {});
    bool waitForRows(int count) const;
    PagedTableView &webhooks() const { return m_console->page().table(); }
    const WebhooksModel &model() const
    {
        return *qobject_cast<WebhooksModel *>(m_console->page().current()->model.get());
    }
    QAction *action(const QString &text) const;
    /// Null while it is not open.
    RegisterWebhookDialog *form() const;
    ValueCombo *field(const char *name) const { return form()->findChild<ValueCombo *>(QString::fromLatin1(name)); }
    void type(const char *name, const QString &text) const;
    /// Opens the form, fills it and sends it.
    void sendOne() const;
    int posts() const { return m_console->asked(u"POST"_s, u"/webhook"_s); }

    std::unique_ptr<Console> m_console;
};

void WebhooksWindowTest::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void WebhooksWindowTest::start(const QStringList &arguments)
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(50, {}, arguments));
    m_console->press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(waitForRows(31));
}

bool WebhooksWindowTest::waitForRows(int count) const
{
    return Testing::waitFor(
        [this, count] {
            const ListingView *view = m_console->page().current();
            return view && view->model->rowCount() == count
                && view->model->rowState(0) == PagedTableModel::RowState::Loaded;
        },
        10'000);
}

QAction *WebhooksWindowTest::action(const QString &text) const
{
    for (QAction *each : m_console->window().actions()) {
        if (each->text().remove(u'&') == text)
            return each;
    }
    return nullptr;
}

RegisterWebhookDialog *WebhooksWindowTest::form() const
{
    return m_console->child<RegisterWebhookDialog>(u"registerWebhookDialog"_s);
}

void WebhooksWindowTest::type(const char *name, const QString &text) const
{
    field(name)->setFocus();
    field(name)->lineEdit()->selectAll();
    QTest::keyClicks(field(name), text);
}

void WebhooksWindowTest::sendOne() const
{
    m_console->press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(form());
    QVERIFY(QTest::qWaitForWindowExposed(form()));
    type("resource", u"order"_s);
    type("eventType", u"PUT"_s);
    type("webhookUrl", url);
    auto *send = form()->findChild<QPushButton *>(u"registerButton"_s);
    QTRY_VERIFY(send->isEnabled()); // the token is there
    QTest::mouseClick(send, Qt::LeftButton);
}

void WebhooksWindowTest::theListHasItsPlaceAndNames()
{
    start();
    const auto *tabs = m_console->child<ListingTabs>(u"listingTabs"_s);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Webhooks 31"_s);
    QCOMPARE(webhooks().objectName(), u"webhooksTable"_s);
    QCOMPARE(webhooks().accessibleName(), u"Webhooks"_s);
    QVERIFY(webhooks().hasFocus());
    QVERIFY(action(u"Register Webhook..."_s) && action(u"Register Webhook..."_s)->isEnabled());
    QVERIFY(action(u"Register Similar..."_s)->isEnabled());
    m_console->press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(!action(u"Register Similar..."_s)->isEnabled());
    QVERIFY(action(u"Register Webhook..."_s)->isEnabled());
}

void WebhooksWindowTest::timesAreThoseOfTheService()
{
    start();
    const QString shown = model().index(0, WebhooksModel::CreatedColumn).data().toString();
    QVERIFY2(shown.endsWith(u" +05:30"_s), qPrintable(shown));
}

void WebhooksWindowTest::registeringSelectsTheNewRow()
{
    start();
    sendOne();
    QTRY_VERIFY(!form());
    QVERIFY(waitForRows(32));
    QTRY_VERIFY(model().recordAt(webhooks().currentIndex().row()));
    QTRY_COMPARE(model().recordAt(webhooks().currentIndex().row())->text(Webhook::WebhookUrl), url);
    QCOMPARE(model().recordAt(webhooks().currentIndex().row())->id(), u"wh_acme_0032"_s);
    QTRY_COMPARE(m_console->window().focusWidget(), &webhooks());
    QCOMPARE(m_console->child<ListingTabs>(u"listingTabs"_s)->tabText(1), u"Webhooks 32"_s);
    QCOMPARE(posts(), 1);
}

void WebhooksWindowTest::aNewOneIsSeenWhateverIsSearched()
{
    start();
    auto *text = m_console->child<QLineEdit>(u"webhookSearchText"_s);
    QTest::keyClicks(text, u"customer"_s);
    QTRY_VERIFY(webhooks().model()->rowCount() < 31);
    sendOne();
    QTRY_VERIFY(!form());
    QVERIFY(waitForRows(32));
    QCOMPARE(text->text(), QString());
    QTRY_VERIFY(model().recordAt(webhooks().currentIndex().row()));
    QTRY_COMPARE(model().recordAt(webhooks().currentIndex().row())->text(Webhook::WebhookUrl), url);
    QTest::keyClicks(text, u"hooks.example.com/new"_s);
    QVERIFY(waitForRows(1));
}

/// Nobody looked at the webhooks since.
void WebhooksWindowTest::aNewOneIsSeenWhateverWasSearchedLast()
{
    start();
    QTest::keyClicks(m_console->child<QLineEdit>(u"webhookSearchText"_s), u"customer"_s);
    QTRY_VERIFY(webhooks().model()->rowCount() < 31);
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY(m_console->model() && m_console->model()->rowState(0) == PagedTableModel::RowState::Loaded);
    sendOne();
    QTRY_VERIFY(!form());
    QVERIFY(waitForRows(32));
    QCOMPARE(m_console->child<QLineEdit>(u"webhookSearchText"_s)->text(), QString());
    QTRY_VERIFY(model().recordAt(webhooks().currentIndex().row()));
    QTRY_COMPARE(model().recordAt(webhooks().currentIndex().row())->text(Webhook::WebhookUrl), url);
}

void WebhooksWindowTest::aSimilarOneIsFilledInFromTheRow()
{
    start();
    webhooks().goToRow(4);
    const Webhook like = *model().recordAt(4);
    m_console->press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(form());
    const std::pair<const char *, Webhook::Field> fields[] = {
        {"resource", Webhook::Resource},
        {"eventType", Webhook::EventType},
        {"eventSubType", Webhook::EventSubType},
        {"version", Webhook::Version},
        {"webhookMethod", Webhook::WebhookMethod},
        {"webhookUrl", Webhook::WebhookUrl},
        {"externalChannelId", Webhook::ExternalChannelId},
    };
    for (const auto &[name, which] : fields)
        QCOMPARE(field(name)->text(), like.text(which));
    form()->reject();
    QTRY_VERIFY(!form());
    QCOMPARE(posts(), 0);
}

/// The program may be ended at any moment afterwards.
void WebhooksWindowTest::whatIsTypedIsKeptWithTheLooks()
{
    start();
    m_console->press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(form());
    QVERIFY(QTest::qWaitForWindowExposed(form()));
    type("webhookUrl", url);
    const WebhookRegistration &registration =
        m_console->sessions->session(m_console->sessions->currentAccount())->registration();
    QVERIFY(registration.keptDraft().isEmpty());
    m_console->window().keepLooks();
    QCOMPARE(registration.keptDraft().text(Webhook::WebhookUrl), url);
}

void WebhooksWindowTest::aRefusalKeepsTheForm()
{
    start({u"--create"_s, u"refuse"_s});
    sendOne();
    QTRY_VERIFY(form()->findChild<QPushButton *>(u"registerButton"_s)->isEnabled());
    QCOMPARE(field("webhookUrl")->text(), url);
    QCOMPARE(posts(), 1);
    QCOMPARE(model().rowCount(), 31);
}

void WebhooksWindowTest::aRefusalBesideAnEarlierDraftSaysWhichIsKept()
{
    start({u"--create"_s, u"refuse"_s});
    AccountSession &session = *m_console->sessions->session(m_console->sessions->currentAccount());
    const WebhookDraft earlier({u"product"_s, {}, {}, {}, {}, url, {}});
    session.registration().keepDraft(earlier);
    m_console->press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(form());
    QVERIFY(QTest::qWaitForWindowExposed(form()));
    form()->startFrom(WebhookDraft({u"order"_s, {}, {}, {}, {}, url, {}}));
    auto *send = form()->findChild<QPushButton *>(u"registerButton"_s);
    QTRY_VERIFY(send->isEnabled());
    QTest::mouseClick(send, Qt::LeftButton);
    form()->reject();
    QTRY_COMPARE(m_console->messageText(), RegistrationWords::rejectedBesideDraft());
    QCOMPARE(session.registration().keptDraft(), earlier);
    QCOMPARE(posts(), 1);
}

void WebhooksWindowTest::aLostAnswerIsToldAndToldAgain()
{
    start({u"--create"_s, u"lost"_s});
    sendOne();
    form()->reject();
    const QString uncertain = RegistrationWords::unknown();
    QTRY_COMPARE(m_console->messageText(), uncertain);
    QCOMPARE(posts(), 1);

    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_COMPARE(m_console->messageText(), uncertain);
    auto *show = m_console->child<QPushButton>(u"messageAction"_s);
    QCOMPARE(show->text(), u"Show..."_s);
    QTest::mouseClick(show, Qt::LeftButton);
    QVERIFY(form());
    const auto *outcome = form()->findChild<QWidget *>(u"outcome"_s);
    QTRY_VERIFY(outcome->isVisible());
    QTRY_VERIFY(form()->findChild<QPushButton *>(u"recogniseButton"_s)); // it was found
    QCOMPARE(posts(), 1); // whatever was looked at, nothing was sent again
}

void WebhooksWindowTest::aDraftThatCannotBeSavedIsTold()
{
    start();
    const QString inTheWay = m_console->folder.filePath(u"registrations.json"_s);
    QVERIFY(QDir().mkdir(inTheWay));
    m_console->press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(form());
    QVERIFY(QTest::qWaitForWindowExposed(form()));
    type("resource", u"order"_s);
    QTRY_VERIFY(m_console->messageText().contains(u"draft"_s));
    QVERIFY(QDir().rmdir(inTheWay));
    type("eventType", u"POST"_s);
    QTRY_VERIFY(!m_console->messageText().contains(u"draft"_s));
    form()->reject();
    AccountSession &session = *m_console->sessions->session(m_console->sessions->currentAccount());
    QCOMPARE(session.registration().keptDraft().text(Webhook::Resource), u"order"_s);
}

} // namespace Balehook

QTEST_MAIN(Balehook::WebhooksWindowTest)

#include "tst_webhookswindow.moc"
