// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "service/serviceprocess.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

struct StartTimes
{
    double window = 0; ///< milliseconds from the start of the process, as seen from outside
    double rows = 0;
};

QString binary(const QString &name)
{
    return qEnvironmentVariable("BALEHOOK_BIN") + u'/' + name;
}

std::optional<StartTimes> startOnce(const QString &program, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"BALEHOOK_STARTUP_TRACE"_s, u"1"_s);
    process.setProcessEnvironment(environment);
    process.setReadChannel(QProcess::StandardError);

    StartTimes times;
    QElapsedTimer timer;
    timer.start();
    process.start(binary(program), arguments);
    while (times.rows == 0 && process.waitForReadyRead(20'000)) {
        const double now = double(timer.nsecsElapsed()) / 1e6;
        while (process.canReadLine()) {
            const QByteArray line = process.readLine();
            if (line.startsWith("first-paint"))
                times.window = now;
            else if (line.startsWith("first-rows"))
                times.rows = now;
        }
    }
    process.terminate();
    if (!process.waitForFinished(5'000)) {
        process.kill();
        process.waitForFinished();
    }
    if (times.window == 0 || times.rows == 0)
        return {};
    return times;
}

} // namespace

bool measureStart()
{
    constexpr int rounds = 15;
    Demo::ServiceProcess service;
    QTemporaryDir profile;
    if (!service.start())
        return false;
    QProcess prepare;
    prepare.setStandardOutputFile(QProcess::nullDevice()); // ours holds figures only
    prepare.start(binary(u"balehook-demo-profile"_s),
                  {u"--profile"_s, profile.path(), u"--base-url"_s, service.apiOrigin()});
    if (!prepare.waitForFinished() || prepare.exitCode() != 0)
        return false;

    QList<double> window;
    QList<double> rows;
    QList<double> baseline;
    for (int round = -1; round < rounds; ++round) {
        const auto plain = startOnce(u"balehook-bench-baseline"_s, {u"250000"_s});
        const auto console = startOnce(u"balehook"_s, {u"--profile"_s, profile.path()});
        if (!plain || !console) {
            complain(u"A program did not say when it had painted."_s);
            return false;
        }
        if (round < 0) // fills the caches
            continue;
        baseline += plain->window;
        window += console->window;
        rows += console->rows;
    }
    const QString name = u"minimal table window"_s;
    // startOnce() fails where a program did not say that it painted.
    const Witness starts{u"starts, each with painted rows"_s, double(rows.size()), rounds};
    print({u"start to first painted window"_s, median(window), u"ms"_s, name, median(baseline), starts});
    print({u"start to first painted rows"_s, median(rows), u"ms"_s, name, median(baseline), starts});
    return true;
}

} // namespace Balehook::Bench
