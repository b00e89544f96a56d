// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "bench/jobswindow.h"
#include "bench/loopgaps.h"
#include "bench/paintclock.h"
#include "session/accountsession.h"
#include "session/accountsync.h"
#include "session/indexedjobs.h"
#include "widgets/mainwindow.h"
#include "widgets/pagedtableview.h"

#include <QLineEdit>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

constexpr int jobs = 200'000;
constexpr int longestFillMs = 600'000;

QStringList serviceArguments()
{
    return {u"--jobs"_s, QString::number(jobs), u"--latency"_s, u"20"_s};
}

/// The least that can be done: the same pages, two at once, dropped.
class MinimalLoop final : public QObject
{
public:
    explicit MinimalLoop(const Demo::ServiceProcess &service)
        : m_service(service)
    { }

    /// Seconds; nothing if a page failed.
    std::optional<double> run()
    {
        QElapsedTimer clock;
        clock.start();
        ask();
        ask();
        const bool isDone = QTest::qWaitFor([this] { return m_hasFailed || m_answered == pages; }, longestFillMs);
        return isDone && !m_hasFailed ? std::optional(double(clock.nsecsElapsed()) / 1e9) : std::nullopt;
    }

private:
    // The demo service hands out no more in one answer, whatever is asked for.
    static constexpr int perPage = 100;
    static constexpr int pages = jobs / perPage;

    void ask()
    {
        if (m_asked == pages)
            return;
        const Demo::DemoAccount &acme = *Demo::demoAccount("acme");
        QNetworkRequest request(
            m_service.api(u"/acme/api/platform/v1/import-job?page=%1&per_page=%2"_s.arg(++m_asked).arg(perPage)));
        request.setRawHeader("Authorization", "Bearer " + QByteArray(acme.token.data(), acme.token.size()));
        QNetworkReply *reply = m_network.get(request);
        connect(reply, &QNetworkReply::finished, this, [this, reply] {
            m_hasFailed = m_hasFailed || reply->error() != QNetworkReply::NoError || reply->readAll().isEmpty();
            reply->deleteLater();
            ++m_answered;
            ask();
        });
    }

    const Demo::ServiceProcess &m_service;
    QNetworkAccessManager m_network;
    int m_asked = 0;
    int m_answered = 0;
    bool m_hasFailed = false;
};

std::optional<double> minimalSeconds()
{
    Demo::ServiceProcess service;
    if (!service.start(serviceArguments()))
        return {};
    return MinimalLoop(service).run();
}

/// Types words into the search box, letter by letter; milliseconds from each third letter on to painted rows.
std::optional<QList<double>> typingTimes(JobsWindow &window, IndexedJobs &found)
{
    auto *box = window.window().findChild<QLineEdit *>(u"searchText"_s);
    PaintClock clock;
    clock.watch(*window.table().viewport());
    QList<double> times;
    for (const QString &word : {u"product"_s, u"inventory"_s, u"category"_s, u"import"_s, u"order.imp"_s}) {
        box->clear();
        if (!QTest::qWaitFor([&window] { return window.isSettled(); }, 30'000))
            return {};
        for (int letters = 1; letters <= word.size(); ++letters) {
            const QString typed = word.left(letters);
            clock.start();
            QTest::keyClick(box, word.at(letters - 1).toLatin1());
            const double ms = clock.paintedMs([&] {
                return found.query().text == typed && found.matches()
                    && window.model().rowState(0) == PagedTableModel::RowState::Loaded;
            });
            if (ms < 0)
                return {};
            if (letters >= 3)
                times += ms;
        }
    }
    return times;
}

} // namespace

bool measureFill()
{
    const auto minimal = minimalSeconds();
    JobsWindow window;
    if (!minimal || !window.open(serviceArguments()))
        return false;
    AccountSession &session = window.session();
    const double idle = ownPssMb();

    AccountSync *sync = session.sync();
    QElapsedTimer clock;
    clock.start();
    double gap = 0;
    double most = idle;
    {
        LoopGaps gaps;
        sync->fill();
        const auto isDone = [sync, &most] {
            most = std::max(most, ownPssMb());
            return sync->state() == AccountSync::State::Idle || sync->state() == AccountSync::State::Failed;
        };
        QSignalSpy progress(sync, &AccountSync::progressChanged);
        while (!isDone() && clock.elapsed() < longestFillMs)
            progress.wait(1000);
        gap = gaps.longestMs();
    }
    const double seconds = double(clock.nsecsElapsed()) / 1e9;
    if (sync->state() != AccountSync::State::Idle)
        return false;
    print({u"index of %1 jobs filled"_s.arg(jobs), seconds, u"s"_s, u"minimal loop"_s, *minimal});
    print({u"longest gap of the event loop while filling"_s, gap, u"ms"_s, u"bar"_s, 50});
    print({u"memory while filling"_s, most, u"MB"_s, u"idle window"_s, idle});

    const auto times = typingTimes(window, *session.indexedJobs());
    if (!times)
        return false;
    print({u"letter to painted rows, median"_s, median(*times), u"ms"_s, u"bar"_s, 50});
    print(
        {u"letter to painted rows, worst"_s, *std::max_element(times->begin(), times->end()), u"ms"_s, u"bar"_s, 150});
    print({u"memory after searches"_s, ownPssMb(), u"MB"_s, u"idle window"_s, idle});
    return true;
}

} // namespace Balehook::Bench
