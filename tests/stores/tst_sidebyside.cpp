// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/createcommand.h"
#include "ctl/programrun.h"
#include "session/account/registrationwords.h"
#include "stores/sides.h"

#include <QDir>
#include <QFile>
#include <QProcessEnvironment>
#include <QRandomGenerator>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Ending = WebhookService::Ending;

/// Several balehookctl, as real processes, that register a webhook in one account at once: one POST, and nobody touches
/// what another one is waiting for.
class TestSideBySide final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_sides.reset(); }

    void fourAtOnce_data();
    void fourAtOnce();
    void otherWebhooksComeOneAfterTheOther();
    void waitsNoLongerThanItMay();
    void theDeadAreLookedUp_data();
    void theDeadAreLookedUp();
    void killedAnywhere();
    void killedWhileAnotherWaits();
    void roundAfterRound();

private:
    void playRound(int round, QRandomGenerator &random);
    QProcessEnvironment killingAt(int call) const;
    int callsMade() const;
    static bool isLong() { return qEnvironmentVariableIsSet("BALEHOOK_ROUNDS"); }
    QString profile(int number) const { return m_sides->profile(QString::number(number)); }
    WebhookService &service() { return m_sides->service; }

    std::unique_ptr<Sides> m_sides;
};

void TestSideBySide::init()
{
    m_sides = std::make_unique<Sides>();
    for (const int number : {0, 1})
        QVERIFY(m_sides->make(QString::number(number)));
}

void TestSideBySide::fourAtOnce_data()
{
    QTest::addColumn<int>("profiles");
    QTest::addColumn<int>("delay");
    QTest::addColumn<int>("ending");
    QTest::newRow("one profile") << 1 << 1500 << int(Ending::Created);
    QTest::newRow("two profiles") << 2 << 1500 << int(Ending::Created);
    QTest::newRow("answered at once") << 2 << 0 << int(Ending::Created);
    QTest::newRow("refused") << 2 << 500 << int(Ending::Refused);
    QTest::newRow("failed") << 2 << 500 << int(Ending::Failed);
}

/// The same webhook, four times: one of them sends it.
void TestSideBySide::fourAtOnce()
{
    QFETCH(int, profiles);
    QFETCH(int, delay);
    QFETCH(int, ending);
    service().setEnding(Ending(ending), std::chrono::milliseconds(delay));
    std::array<ProgramRun, 4> runs;
    int number = 0;
    for (ProgramRun &run : runs)
        run.start(Sides::create(profile(number++ % profiles)));
    std::vector<int> statuses;
    QByteArray said;
    for (ProgramRun &run : runs) {
        QVERIFY(run.finish());
        statuses.push_back(run.status());
        said += QByteArray::number(run.status()) + ": " + run.errors();
        QVERIFY2(!run.errors().contains("ry again"), run.errors().constData());
    }
    QCOMPARE(service().posts().size(), 1);
    std::sort(statuses.begin(), statuses.end());
    const int ofTheSender = Ending(ending) == Ending::Created ? 0 : Ending(ending) == Ending::Refused ? 5 : 8;
    QVERIFY2(statuses == (std::vector<int>{ofTheSender, 8, 8, 8}), said.constData());
    QCOMPARE(Sides::pendingIn(profile(0)) + Sides::pendingIn(profile(1)), 0);
}

void TestSideBySide::otherWebhooksComeOneAfterTheOther()
{
    service().setEnding(Ending::Created, 300ms);
    std::array<ProgramRun, 3> runs;
    int number = 0;
    for (ProgramRun &run : runs) {
        run.start(Sides::create(profile(number % 2), u"https://x.example/%1"_s.arg(number)));
        ++number;
    }
    for (ProgramRun &run : runs) {
        QVERIFY(run.finish());
        QVERIFY2(run.status() == 0, run.errors().constData());
    }
    QCOMPARE(service().posts().size(), 3);
}

/// Who sends is said, with its number; then --timeout holds, and the record of the other stays its own.
void TestSideBySide::waitsNoLongerThanItMay()
{
    service().setEnding(Ending::Silent);
    ProgramRun first;
    first.start(Sides::create(profile(0)));
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 20'000);
    for (const int number : {0, 1}) {
        ProgramRun second;
        QVERIFY(second.run(QStringList{u"--timeout"_s, u"2"_s} + Sides::create(profile(number))));
        QCOMPARE(second.status(), 8);
        const QByteArray owner = "balehookctl (process " + QByteArray::number(first.process().processId()) + ")";
        QVERIFY2(second.errors().contains(owner), second.errors().constData());
        QVERIFY2(second.errors().contains(Ctl::CreateCommand::notFinished().toUtf8()), second.errors().constData());
    }
    QCOMPARE(first.process().state(), QProcess::Running);
    QCOMPARE(service().posts().size(), 1);
    QCOMPARE(service().listings(), 0);
    QCOMPARE(Sides::pendingIn(profile(0)), 1);
}

void TestSideBySide::theDeadAreLookedUp_data()
{
    QTest::addColumn<int>("next");
    QTest::newRow("same profile") << 0;
    QTest::newRow("another profile") << 1;
}

/// The sender is killed while another one waits for it: that one lists, tells, and sends nothing.
void TestSideBySide::theDeadAreLookedUp()
{
    QFETCH(int, next);
    service().setEnding(Ending::Silent);
    ProgramRun first;
    first.start(Sides::create(profile(0)));
    QTRY_COMPARE_WITH_TIMEOUT(service().posts().size(), 1, 20'000);
    ProgramRun second;
    second.start(Sides::create(profile(next)));
    QByteArray said;
    QTRY_VERIFY_WITH_TIMEOUT((said += second.process().readAllStandardError()).contains("(process "), 20'000);
    first.process().kill();
    QVERIFY(second.finish());
    QCOMPARE(second.status(), 8);
    QVERIFY2(second.errors().contains("w1"), second.errors().constData());
    QVERIFY2(second.errors().contains(RegistrationWords::nothingSent().toUtf8()), second.errors().constData());
    QCOMPARE(service().posts().size(), 1);
    QCOMPARE(service().listings(), 1);
    QCOMPARE(Sides::pendingIn(profile(0)), 0);

    // It was told: the next one is somebody's decision.
    service().setEnding(Ending::Created);
    ProgramRun third;
    QVERIFY(third.run(Sides::create(profile(next))));
    QCOMPARE(third.status(), 0);
    QCOMPARE(service().posts().size(), 2);
}

/// Killed before each of the calls that change files or bring them to the disk: before the lock, under it, with a
/// record but before it was sent, after the answer. The next program, in the other profile, sends only where nothing
/// left.
void TestSideBySide::killedAnywhere()
{
#ifdef IOFAULTS_LIBRARY // where there is one
    const int step = isLong() ? 1 : 7;
    bool wasKilled = true;
    int points = 0;
    int lookedUp = 0;
    for (int call = 1; wasKilled; call += step) {
        const qsizetype before = service().posts().size();
        const QString url = u"https://x.example/%1"_s.arg(call);
        ProgramRun first;
        first.process().setProcessEnvironment(killingAt(call));
        QVERIFY(first.run(Sides::create(profile(0), url)));
        wasKilled = first.status() == -1;
        const qsizetype left = service().posts().size() - before;
        QVERIFY(left <= 1);
        if (!wasKilled) {
            QCOMPARE(first.status(), 0);
            QCOMPARE(left, 1);
            break;
        }
        ++points;
        const bool isOpen = Sides::pendingIn(profile(0)) == 1;
        ProgramRun second;
        QVERIFY(second.run(Sides::create(profile(1), url)));
        const qsizetype all = service().posts().size() - before;
        if (isOpen) {
            ++lookedUp;
            QVERIFY2(second.status() == 8 && all == left, second.errors().constData());
        } else if (left == 0) {
            QVERIFY2(second.status() == 0 && all == 1, second.errors().constData());
        }
        QCOMPARE(Sides::pendingIn(profile(0)) + Sides::pendingIn(profile(1)), 0);
    }
    QVERIFY(points >= 16 / step);
    QVERIFY(lookedUp >= 1);
    qInfo("killed at %d points, looked up after %d of them", points, lookedUp);
#endif
}

/// Killed at each of these calls after the service has responded, while another one waits: what was created is not sent
/// by that one.
void TestSideBySide::killedWhileAnotherWaits()
{
#ifdef IOFAULTS_LIBRARY
    int points = 0;
    int call = 0; // that ends it; from the last one back
    bool wasSent = true;
    while (wasSent) {
        const qsizetype before = service().posts().size();
        const QString url = u"https://x.example/waits/%1"_s.arg(call);
        service().hold();
        ProgramRun first;
        first.process().setProcessEnvironment(killingAt(call));
        first.start(Sides::create(profile(0), url));
        QTRY_VERIFY_WITH_TIMEOUT(service().posts().size() > before || first.process().state() == QProcess::NotRunning,
                                 30'000);
        wasSent = service().posts().size() > before;
        if (!wasSent)
            break;
        ProgramRun second;
        second.start(Sides::create(profile(1), url));
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += second.process().readAllStandardError()).contains("(process ")
                                     || first.process().state() == QProcess::NotRunning,
                                 20'000);
        service().release();
        QVERIFY(first.finish());
        QVERIFY(second.finish());
        const QByteArray where = "killed at call " + QByteArray::number(call) + ": " + second.errors();
        QVERIFY2(service().posts().size() == before + 1, where.constData());
        QVERIFY2(second.status() == 8, where.constData());
        points += first.status() == -1 ? 1 : 0;
        if (Sides::pendingIn(profile(0)) == 1) { // told by the note, or not yet
            ProgramRun next;
            QVERIFY(next.run(Sides::create(profile(0), url)));
            QVERIFY2(next.status() == 8, next.errors().constData());
            QCOMPARE(service().posts().size(), before + 1);
        }
        QCOMPARE(Sides::pendingIn(profile(0)) + Sides::pendingIn(profile(1)), 0);
        call = call == 0 ? callsMade() : call - 1;
        QVERIFY(call > 0);
    }
    QVERIFY2(points >= 3, "what is written after the answer is counted");
    qInfo("killed at %d points after the answer", points);
#endif
}

#ifdef IOFAULTS_LIBRARY
/// By the last program that killingAt() was for.
int TestSideBySide::callsMade() const
{
    QFile file(m_sides->profile(u"status"_s));
    quint64 count = 0;
    return file.open(QFile::ReadOnly) && file.read(reinterpret_cast<char *>(&count), 8) == 8 ? int(count) : 0;
}

/// The profile and the user's folder, where the locks are, are both below the folder for temporary files.
QProcessEnvironment TestSideBySide::killingAt(int call) const
{
    const QString status = m_sides->profile(u"status"_s);
    QFile file(status);
    if (!file.open(QFile::WriteOnly) || file.write(QByteArray(16, '\0') + QByteArray(8, '\xff')) != 24)
        return {};
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_PRELOAD"_s, QStringLiteral(IOFAULTS_LIBRARY));
    environment.insert(u"IOFAULTS_ROOT"_s, QFileInfo(QDir::tempPath()).canonicalFilePath());
    environment.insert(u"IOFAULTS_STATUS"_s, status);
    environment.insert(u"IOFAULTS_AT"_s, QString::number(call));
    environment.insert(u"IOFAULTS_KIND"_s, u"kill"_s);
    return environment;
}
#endif

void TestSideBySide::roundAfterRound()
{
    const int rounds = isLong() ? qEnvironmentVariableIntValue("BALEHOOK_ROUNDS") : 2;
    QRandomGenerator random(20261124);
    for (int round = 0; round < rounds && !QTest::currentTestFailed(); ++round)
        playRound(round, random);
    qInfo("%d rounds, %d creations, 0 second ones", rounds, int(service().posts().size()));
}

/// Two to four programs with the same webhook, a service as it likes, somebody who kills one or none of them.
void TestSideBySide::playRound(int round, QRandomGenerator &random)
{
    const qsizetype before = service().posts().size();
    const std::array endings{Ending::Created, Ending::Created, Ending::Refused, Ending::Failed, Ending::Silent};
    // Nobody answers only where the program is killed that would wait for a minute.
    const Ending ending = endings[random.bounded(unsigned(endings.size()))];
    service().setEnding(ending, std::chrono::milliseconds(random.bounded(400)));
    const QString url = u"https://x.example/round/%1"_s.arg(round);
    std::vector<std::unique_ptr<ProgramRun>> runs;
    const int programs = random.bounded(2, 5);
    for (int number = 0; number < programs; ++number) {
        runs.push_back(std::make_unique<ProgramRun>());
        const QStringList limit = ending == Ending::Silent ? QStringList{u"--timeout"_s, u"2"_s} : QStringList();
        runs.back()->start(limit + Sides::create(profile(random.bounded(2)), url));
    }
    ProgramRun &victim = *runs[random.bounded(unsigned(runs.size()))];
    if (random.bounded(3) != 0)
        QTimer::singleShot(random.bounded(700), &victim.process(), &QProcess::kill);
    for (const auto &run : runs)
        QVERIFY(run->finish());
    // Whatever is open now is looked up by the next one.
    int left = Sides::pendingIn(profile(0)) + Sides::pendingIn(profile(1));
    QVERIFY(left <= 1);
    if (left == 1) {
        service().setEnding(Ending::Created);
        ProgramRun next;
        QVERIFY(next.run(Sides::create(profile(random.bounded(2)), url)));
        QVERIFY2(next.status() == 8, next.errors().constData());
    }
    const qsizetype posts = service().posts().size() - before;
    QVERIFY2(posts <= 1, qPrintable(u"%1 creations in round %2"_s.arg(posts).arg(round)));
    QCOMPARE(Sides::pendingIn(profile(0)) + Sides::pendingIn(profile(1)), 0);
}

QTEST_GUILESS_MAIN(TestSideBySide)
#include "tst_sidebyside.moc"
