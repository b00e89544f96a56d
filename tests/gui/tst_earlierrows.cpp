// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "widgets/lists/listingpage.h"
#include "widgets/window/mainwindow.h"

#include <QDateTime>
#include <QDir>
#include <QLabel>
#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Counts what the main window is told to paint later.
class LaterPaints final : public QObject
{
public:
    LaterPaints() { qApp->installEventFilter(this); }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        count += event->type() == QEvent::UpdateLater && qobject_cast<MainWindow *>(watched) ? 1 : 0;
        return false;
    }

    int count = 0;
};

} // namespace

/// The rows of the last run, in the first paint of the real window.
class EarlierRowsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void areShownBeforeTheTokenIsThere();
    void areShownWhenTheServiceIsNot();
    void goWithTheAccount();
    void areNotThoseOfAnotherAddress();
    void withoutThemTheServiceIsAskedAtOnce();
    void theWholeWindowIsPaintedOnce();

private:
    /// When the rows that are shown were received, as it is said.
    QString received() const;
    QString status() const { return m_console->child<QLabel>(u"statusList"_s)->text(); }
    QStringList kept() const { return QDir(m_console->folder.filePath(u"index"_s)).entryList({u"*.firstpage"_s}); }

    std::unique_ptr<Console> m_console;
};

void EarlierRowsTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(300));
    QTRY_COMPARE(kept().size(), 1);
    m_console->restart();
    m_console->sessions->hold(); // as the program does
}

void EarlierRowsTest::cleanup()
{
    m_console.reset();
}

QString EarlierRowsTest::received() const
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(m_console->model()->updatedAt()), QLocale::ShortFormat);
}

void EarlierRowsTest::areShownBeforeTheTokenIsThere()
{
    m_console->tokens.mute = true;
    const int asked = m_console->asked(u"GET"_s, u"/import-jobs"_s);
    QVERIFY(m_console->show());
    QVERIFY(m_console->isLoaded());
    QVERIFY(m_console->model()->isEarlier());
    QCOMPARE(m_console->model()->rowCount(), 300);
    QVERIFY2(status().contains(received()), qPrintable(status()));
    QCOMPARE(m_console->asked(u"GET"_s, u"/import-jobs"_s), asked);
    m_console->tokens.mute = false;
    m_console->sessions->session(m_console->sessions->currentAccount())
        ->setToken(m_console->tokens.tokens.first(), AccountSession::KeepToken::ForThisSession, this,
                   [](const Outcome &) {});
    QTRY_VERIFY(!m_console->model()->isEarlier());
    QTRY_VERIFY2(!status().contains(received()), qPrintable(status()));
}

void EarlierRowsTest::areShownWhenTheServiceIsNot()
{
    m_console->stopService();
    QVERIFY(m_console->show());
    QTRY_VERIFY(m_console->model()->error());
    QVERIFY(m_console->model()->isEarlier() && m_console->isLoaded());
    QVERIFY(m_console->emptyText().isEmpty());
    QTRY_VERIFY2(status().contains(received()), qPrintable(status()));
    QVERIFY2(m_console->messageText().contains(received()), qPrintable(m_console->messageText()));
}

void EarlierRowsTest::goWithTheAccount()
{
    QVERIFY(m_console->show());
    QTRY_VERIFY(m_console->isLoaded());
    bool isRemoved = false;
    m_console->sessions->removeAccount(m_console->sessions->currentAccount(), this,
                                       [&](const Outcome &outcome) { isRemoved = outcome.ok(); });
    QTRY_VERIFY(isRemoved);
    m_console->restart(); // what was being written is written
    QVERIFY2(kept().isEmpty(), qPrintable(kept().join(u' ')));
}

void EarlierRowsTest::areNotThoseOfAnotherAddress()
{
    m_console->stopService();
    Account account = m_console->sessions->accounts().front();
    account.propertiesPath = u"properties"_s;
    const Result<BaseUrl> other = BaseUrl::parse(u"http://127.0.0.1:9/acme"_s, account.slug);
    QVERIFY(other);
    account.listingBase = other.value();
    m_console->sessions->saveAccount(account);
    QVERIFY(m_console->show());
    QVERIFY(!m_console->model()->isEarlier() && !m_console->isLoaded());
    QVERIFY2(kept().isEmpty(), qPrintable(kept().join(u' ')));
}

/// There is nothing to show before that, so it does not wait for the window.
void EarlierRowsTest::withoutThemTheServiceIsAskedAtOnce()
{
    const QString account = m_console->sessions->currentAccount();
    QVERIFY(!m_console->sessions->knownSession(account));
    m_console->restart();
    QVERIFY(QFile::remove(m_console->folder.filePath(u"index/"_s + kept().first())));
    QVERIFY(m_console->sessions->keptRowsFile().isEmpty());
    m_console->sessions->hold();
    QVERIFY(m_console->sessions->knownSession(account));
    QCOMPARE(m_console->sessions->knownSession(account)->state(), AccountSession::State::ReadingToken);
    QVERIFY(m_console->show());
    QTRY_VERIFY(m_console->isLoaded());
    QVERIFY(!m_console->model()->isEarlier());
}

/// What Qt would paint later of a window that is shown is painted with the rest: the program is shown by an event, and
/// then the window system asks for the first paint before the later ones.
void EarlierRowsTest::theWholeWindowIsPaintedOnce()
{
    QVERIFY(m_console->show());
    QWidget *window = m_console->child<QLabel>(u"statusList"_s)->window();
    window->hide();
    const LaterPaints later;
    window->show();
    QCOMPARE(later.count, 1);
    QVERIFY(QTest::qWaitForWindowExposed(window));
    QCOMPARE(later.count, 1);
}

} // namespace Balehook

QTEST_MAIN(Balehook::EarlierRowsTest)
#include "tst_earlierrows.moc"
