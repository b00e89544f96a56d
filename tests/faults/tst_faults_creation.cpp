// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "faults/creationcase.h"
#include "faults/creationdesk.h"
#include "faults/shownwords.h"
#include "gui/registrationdesk.h"
#include "net/httpclient.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/webhooks/webhookform.h"
#include "widgets/webhooks/webhookoutcomeview.h"
#include "widgets/window/mainwindow.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

using State = WebhookRegistration::State;

/// The table of creations: a webhook is registered in the real window, the service does what a line says. There is
/// exactly one POST, whatever happens, and the person in front sees created, refused or unknown. Run four times, as the
/// environment says: plain and over TLS, on a fresh connection and after listings that left theirs open.
class TestFaultsCreation final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void init();
    void cleanup();
    void cleanupTestCase() { m_desk.reset(); }
    void exactlyOnePost_data();
    void exactlyOnePost();

private:
    const bool m_isTls = qgetenv("BALEHOOK_ROAD") == "tls";
    const bool m_isKept = qgetenv("BALEHOOK_CONNECTION") == "kept"; ///< listings left connections open

    void judgeWindow(const CreationCase &line);
    void judgeWire(const CreationCase &line);

    std::unique_ptr<CreationDesk> m_desk; ///< the same for many lines, as a person's would be
    int m_posts = 0; ///< those of earlier lines
    int m_wholePosts = 0;
    qsizetype m_requests = 0;
};

Q_DECLARE_METATYPE(CreationCase)

void TestFaultsCreation::init()
{
    if (!m_desk) {
        m_desk = std::make_unique<CreationDesk>(m_isTls);
        QVERIFY(m_desk->desk.show(Listing::Webhooks));
    }
    m_posts = m_desk->posts();
    m_wholePosts = m_desk->desk.asked("POST");
    m_requests = m_desk->desk.service.requests().size();
}

void TestFaultsCreation::cleanup()
{
    const bool hasToken = m_desk->desk.session().state() == AccountSession::State::Ready;
    if (QTest::currentTestFailed() || !hasToken || !m_desk->startAnew())
        m_desk.reset();
}

void TestFaultsCreation::exactlyOnePost_data()
{
    QTest::addColumn<CreationCase>("line");
    for (const CreationCases &cases :
         {createdAnswers(), oddAnswers(), refusingStatuses(), refusingWords(), lostAnswers(), redirectingAnswers()}) {
        for (const CreationCase &each : cases)
            QTest::newRow(each.name.constData()) << each;
    }
}

void TestFaultsCreation::exactlyOnePost()
{
    QFETCH(CreationCase, line);
    FaultDesk &desk = m_desk->desk;
    line.fillIn(desk.service.url(u"/api/v1/webhook"_s), desk.foreign.url(u"/api/v1/webhook"_s));
    m_desk->openForm();
    m_desk->fill();
    m_desk->answer(line.answer);
    if (line.ending == Ending::Created)
        desk.good.webhooks.append(createdRecord().replace("wh_9", line.id));
    if (!m_isKept)
        desk.session().http().forgetConnections();
    if (line.hangs)
        desk.session().http().setTimeouts({300ms, 450ms, 20s, 1ms});
    m_desk->send();
    QTRY_VERIFY(m_desk->posts() > m_posts);
    QTRY_VERIFY(m_desk->state() != State::Sending);
    desk.session().http().setTimeouts(desk.options.timeouts);
    QTRY_VERIFY(m_desk->state() != State::Checking);

    judgeWindow(line);
    QVERIFY(desk.settle());
    judgeWire(line);
}

void TestFaultsCreation::judgeWindow(const CreationCase &line)
{
    switch (line.ending) {
    case Ending::Created:
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->form(), 20'000); // machines may be busy
        QTRY_COMPARE(m_desk->selectedUrl(), RegistrationDesk::goodDraft().text(Webhook::WebhookUrl));
        QVERIFY(m_desk->registration().keptDraft().isEmpty());
        break;
    case Ending::Refused:
        QCOMPARE(m_desk->state(), State::Refused);
        QTRY_VERIFY(m_desk->isShown("problemNotice"));
        QTRY_VERIFY(m_desk->part("registerButton")->isEnabled());
        QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
        break;
    case Ending::Unknown:
        QCOMPARE(m_desk->state(), State::Unknown);
        QTRY_VERIFY(m_desk->isShown("outcome") && m_desk->part("checkAgainButton")->isEnabled());
        QVERIFY(!m_desk->isShown("registerButton"));
        QVERIFY(m_desk->registration().matches().empty() && !m_desk->registration().listingError());
        for (const QString &told :
             {WebhookOutcomeView::story(m_desk->registration()), WebhookOutcomeView::finding(m_desk->registration())})
            QVERIFY2(m_desk->words().contains(told), qPrintable(m_desk->words()));
        QVERIFY2(!m_desk->words().contains(u"ry again"), qPrintable(m_desk->words()));
        QCOMPARE(m_desk->registration().keptDraft(), RegistrationDesk::goodDraft());
        break;
    }
    const QString words = m_desk->words();
    QVERIFY2(words.contains(line.says), qPrintable(words));
    QVERIFY2(line.notSaid.isEmpty() || !words.contains(line.notSaid), qPrintable(words));
    QCOMPARE(labelsOfMarkup(m_desk->desk.window()), QStringList());
    for (const char *field : line.marked) {
        const QByteArray name = field + "Message"_ba;
        QVERIFY2(m_desk->part<FieldMessage>(name.constData())->text().contains(WebhookForm::namedText()), field);
    }
}

void TestFaultsCreation::judgeWire(const CreationCase &line)
{
    FaultDesk &desk = m_desk->desk;
    QCOMPARE(m_desk->posts(), m_posts + 1);
    const int whole = line.answer.startsBeforeBody() ? desk.asked("POST") : m_wholePosts + 1;
    QCOMPARE(m_desk->audit(whole), QStringList());
    const QList<RecordedRequest> all = desk.service.requests();
    for (const RecordedRequest &post : all.sliced(m_requests)) {
        if (post.method != "POST")
            continue;
        QCOMPARE(post.body, RegistrationDesk::goodBody());
        QCOMPARE(post.header("Content-Type"), "application/json"_ba);
        QCOMPARE(post.header("Content-Length"), QByteArray::number(post.body.size()));
        QVERIFY(post.header("Transfer-Encoding").isNull() && post.header("Expect").isNull());
        // It never goes over a connection that something else has used or will use.
        QCOMPARE(std::count_if(all.begin(), all.end(),
                               [&](const RecordedRequest &each) { return each.connection == post.connection; }),
                 1);
    }
}

QTEST_MAIN(TestFaultsCreation)
#include "tst_faults_creation.moc"
