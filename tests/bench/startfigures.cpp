// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "bench/jobswindow.h"
#include "service/serviceprocess.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>
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

/// A profile for the console with an account at \a service; false if that failed.
bool prepare(const QString &profile, const Demo::ServiceProcess &service)
{
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice()); // ours holds figures only
    process.start(binary(u"balehook-demo-profile"_s), {u"--profile"_s, profile, u"--base-url"_s, service.apiOrigin()});
    return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

/// Empty if the window does not open.
QByteArray textsOnScreen()
{
    JobsWindow window;
    return window.open({}) ? window.shownTexts() : QByteArray();
}

} // namespace

bool printTexts()
{
    const QByteArray texts = textsOnScreen();
    std::fwrite(texts.constData(), 1, std::size_t(texts.size()), stdout);
    return !texts.isEmpty();
}

bool measureStart()
{
    constexpr int rounds = 15;
    Demo::ServiceProcess service;
    const QTemporaryDir profiles;
    const QString seen = profiles.filePath(u"seen"_s);
    if (!service.start() || !prepare(seen, service))
        return false;
    QFile texts(profiles.filePath(u"texts"_s));
    if (!texts.open(QIODevice::WriteOnly) || texts.write(textsOnScreen()) <= 0)
        return false;
    texts.close();

    QList<double> baseline;
    QList<double> latin;
    QList<double> window;
    QList<double> seenRows;
    QList<double> newRows;
    for (int round = -1; round < rounds; ++round) {
        const QString fresh = profiles.filePath(u"new%1"_s.arg(round));
        if (!prepare(fresh, service))
            return false;
        const auto plain = startOnce(u"balehook-bench-baseline"_s, {u"250000"_s, texts.fileName()});
        const auto latinOnly = startOnce(u"balehook-bench-baseline"_s, {u"250000"_s});
        const auto again = startOnce(u"balehook"_s, {u"--profile"_s, seen});
        const auto first = startOnce(u"balehook"_s, {u"--profile"_s, fresh});
        if (!plain || !latinOnly || !again || !first) {
            complain(u"A program did not say when it had painted."_s);
            return false;
        }
        if (round < 0) // fills the caches, and makes the account one that was seen before
            continue;
        baseline += plain->window;
        latin += latinOnly->window;
        window += again->window;
        seenRows += again->rows;
        newRows += first->rows;
    }
    const QString name = u"minimal table window, same texts"_s;
    // startOnce() fails where a program did not say that it painted.
    const Witness starts{u"starts, each with painted rows"_s, double(seenRows.size()), rounds};
    print({u"start to first painted window"_s, median(window), u"ms"_s, name, median(baseline), starts});
    print({u"start to first painted rows, account seen before"_s, median(seenRows), u"ms"_s, name, median(baseline),
           starts});
    print({u"start to first painted rows, new account"_s, median(newRows), u"ms"_s, name, median(baseline), starts});
    // What it was compared with until 2026-11-27: Latin letters alone need none of the fonts of other scripts.
    print({u"start of a minimal table window with Latin texts"_s, median(latin), u"ms"_s, name, median(baseline),
           starts});
    return true;
}

} // namespace Balehook::Bench
