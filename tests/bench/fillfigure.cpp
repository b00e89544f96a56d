// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "bench/jobswindow.h"
#include "bench/loopgaps.h"
#include "bench/paintclock.h"
#include "bench/searchfigures.h"
#include "session/account/accountsession.h"
#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "support/wait.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QLineEdit>
#include <QLocale>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

constexpr int jobs = 200'000;
constexpr int longestFillMs = 600'000;
constexpr int longestMillionMs = 3'600'000;
constexpr double worstLetterMs = 150; ///< one above this bar is named

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
        // An event loop of its own, as the window has: QTest::qWaitFor() would look only every 10 ms.
        QTimer::singleShot(longestFillMs, &m_loop, [this] { m_loop.exit(1); });
        QElapsedTimer clock;
        clock.start();
        ask();
        ask();
        const bool isDone = m_loop.exec() == 0;
        return isDone ? std::optional(double(clock.nsecsElapsed()) / 1e9) : std::nullopt;
    }
    qint64 bytes() const { return m_bytes; }

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
            const qint64 size = reply->readAll().size();
            reply->deleteLater();
            m_bytes += size;
            if (reply->error() != QNetworkReply::NoError || size == 0)
                m_loop.exit(1);
            else if (++m_answered == pages)
                m_loop.quit();
            ask();
        });
    }

    const Demo::ServiceProcess &m_service;
    QNetworkAccessManager m_network;
    int m_asked = 0;
    int m_answered = 0;
    qint64 m_bytes = 0;
    QEventLoop m_loop;
};

std::optional<double> minimalSeconds()
{
    Demo::ServiceProcess service;
    if (!service.start(serviceArguments()))
        return {};
    return MinimalLoop(service).run();
}

/// All jobs are in the index.
Witness stored(AccountSession &session, int count)
{
    return {u"jobs stored"_s, double(session.jobIndex()->status().jobs), double(count)};
}

/// Fills the index; what the program took at most, nothing if that failed.
std::optional<double> filledAtMostMb(AccountSession &session)
{
    AccountSync *sync = session.sync();
    double most = ownPssMb();
    QElapsedTimer clock;
    clock.start();
    sync->fill();
    // To ask how much it is costs a millisecond or two of the thread that is measured: not with each page.
    constexpr qint64 askedEveryMs = 250;
    qint64 askedAt = 0;
    const auto isDone = [&] {
        if (clock.elapsed() - askedAt >= askedEveryMs) {
            askedAt = clock.elapsed();
            most = std::max(most, ownPssMb());
        }
        return sync->state() == AccountSync::State::Idle || sync->state() == AccountSync::State::Failed;
    };
    QSignalSpy progress(sync, &AccountSync::progressChanged);
    while (!isDone() && clock.elapsed() < longestMillionMs)
        progress.wait(1000);
    return sync->state() == AccountSync::State::Idle ? std::optional(most) : std::nullopt;
}

/// Of each letter from the third of a word on.
Witness painted(const QList<double> &times)
{
    constexpr int typedLetters = 29;
    return {u"letters with painted rows"_s, double(times.size()), typedLetters};
}

/// Shows what \a query finds; milliseconds to its painted rows, and in \a most what the program took until all is in
/// order.
double shownMs(JobsWindow &window, const JobQuery &query, double &most)
{
    AccountSession &session = window.session();
    PaintClock clock;
    clock.watch(*window.table().viewport());
    clock.start();
    window.window().findChild<SearchDesk *>()->setQuery(query);
    const double ms = clock.paintedMs([&] {
        return session.indexedJobs()->query() == query && session.indexedJobs()->matches()
            && window.model().rowState(0) == PagedTableModel::RowState::Loaded;
    });
    // Until all is in order, which is known when all were counted and some time later.
    constexpr int samples = 12;
    constexpr int mostSamples = 300;
    for (int more = samples, i = 0; more > 0 && i < mostSamples; ++i) {
        QTest::qWait(100);
        most = std::max(most, ownPssMb());
        const auto &matches = session.indexedJobs()->matches();
        if (matches && matches->isComplete)
            --more;
    }
    return ms;
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
        if (!Testing::waitFor([&window] { return window.isSettled(); }, 30'000))
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
            if (letters < 3)
                continue;
            times += ms;
            if (ms > worstLetterMs)
                qWarning("\"%s\": its rows came after %.0f ms.", qPrintable(typed), ms);
        }
    }
    return times;
}

/// Each column in both directions, and one of them with a text: prints the time of each to painted rows. Returns what
/// the program took at most, and how many sorts there were.
std::pair<double, int> measureSorts(JobsWindow &window, int count, const QString &name)
{
    double most = 0;
    int sorts = 0;
    const auto measure = [&](const JobQuery &query, const QString &how, int least) {
        const double ms = shownMs(window, query, most);
        const auto &matches = window.session().indexedJobs()->matches();
        print({u"%1 by %2, to painted rows"_s.arg(name, how),
               ms,
               u"ms"_s,
               u""_s,
               0,
               {u"jobs in order"_s, ms < 0 || !matches ? 0 : double(matches->count), double(least)}});
        ++sorts;
    };
    for (std::size_t field = 0; field < ImportJob::FieldCount; ++field) {
        for (const bool isDescending : {false, true}) {
            JobQuery query;
            query.sortField = ImportJob::Field(field);
            query.isDescending = isDescending;
            measure(query, QString(ImportJob::names[field]) + (isDescending ? u", descending"_s : u", ascending"_s),
                    count);
        }
    }
    for (const bool isDescending : {false, true}) {
        JobQuery query;
        query.text = u"product"_s;
        query.sortField = ImportJob::FailureCount;
        query.isDescending = isDescending;
        measure(query, u"failureCount with a text, "_s + (isDescending ? u"descending"_s : u"ascending"_s), count / 10);
    }
    return {most, sorts};
}

} // namespace

bool measureFill()
{
    constexpr int rounds = 3;
    QList<double> minimal;
    QList<double> ours;
    QList<double> gap;
    double idle = 0;
    double most = 0;
    double stores = 0;
    std::unique_ptr<JobsWindow> window;
    for (int round = 0; round < rounds; ++round) {
        window = std::make_unique<JobsWindow>();
        const auto least = minimalSeconds();
        if (!least || !window->open(serviceArguments()))
            return false;
        minimal += *least;
        idle = ownPssMb();
        const LoopGaps gaps;
        QElapsedTimer clock;
        clock.start();
        const auto filling = filledAtMostMb(window->session());
        if (!filling)
            return false;
        ours += double(clock.nsecsElapsed()) / 1e9;
        gap += gaps.longestMs();
        most = *filling;
        stores += double(window->session().jobIndex()->status().jobs);
    }
    const Witness filled{u"jobs stored in %1 rounds"_s.arg(rounds), stores, double(jobs) * rounds};
    print({u"index of %1 jobs filled"_s.arg(jobs), median(ours), u"s"_s, u"minimal loop"_s, median(minimal), filled});
    print({u"longest gap of the event loop while filling"_s, median(gap), u"ms"_s, u"bar"_s, 50, filled});
    print({u"memory while filling"_s, most, u"MB"_s, u"idle window"_s, idle, filled});

    const auto times = typingTimes(*window, *window->session().indexedJobs());
    if (!times)
        return false;
    const Witness typed = painted(*times);
    print({u"letter to painted rows, median"_s, median(*times), u"ms"_s, u"bar"_s, 50, typed});
    print({u"letter to painted rows, worst"_s, *std::max_element(times->begin(), times->end()), u"ms"_s, u"bar"_s,
           worstLetterMs, typed});
    print({u"memory after searches"_s, ownPssMb(), u"MB"_s, u"idle window"_s, idle, typed});
    return true;
}

bool measureMillions(int count)
{
    const QString name = u"%1 jobs"_s.arg(QLocale(QLocale::English).toString(count));
    JobsWindow window;
    if (!window.open({u"--jobs"_s, QString::number(count)}))
        return false;
    const double idle = ownPssMb();
    const auto filling = filledAtMostMb(window.session());
    if (!filling)
        return false;
    const Witness filled = stored(window.session(), count);
    print({u"memory while filling %1, at most"_s.arg(name), *filling, u"MB"_s, u"idle window"_s, idle, filled});
    print({u"memory when %1 are filled"_s.arg(name), ownPssMb(), u"MB"_s, u"idle window"_s, idle, filled});
    const auto times = typingTimes(window, *window.session().indexedJobs());
    if (!times)
        return false;
    const Witness typed = painted(*times);
    print({u"letter to painted rows of %1, median"_s.arg(name), median(*times), u"ms"_s, u""_s, 0, typed});
    print({u"letter to painted rows of %1, worst"_s.arg(name), *std::max_element(times->begin(), times->end()), u"ms"_s,
           u""_s, 0, typed});
    print({u"memory after searches of %1"_s.arg(name), ownPssMb(), u"MB"_s, u"idle window"_s, idle, typed});
    if (!measureRareTexts(window, count, name) || !measureSortedJumps(window, name))
        return false;
    const auto [most, sorts] = measureSorts(window, count, name);
    const Witness sorted{u"sorts"_s, double(sorts), 2.0 * int(ImportJob::FieldCount) + 2};
    print({u"memory while sorting %1, at most"_s.arg(name), most, u"MB"_s, u"idle window"_s, idle, sorted});
    print({u"memory after sorting %1"_s.arg(name), ownPssMb(), u"MB"_s, u"idle window"_s, idle, sorted});
    return true;
}

} // namespace Balehook::Bench
