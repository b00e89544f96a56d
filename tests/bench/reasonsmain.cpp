// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons across jobs whose files were read before, from the click to the painted page.
//
//     balehook-bench-reasons [files] [rows a file]
//
// The line ends with its witness: the rows that were counted, of those that are there.

#include "session/faketokenstore.h"
#include "session/reasonsfixture.h"
#include "session/testdata.h"
#include "settings/settingsfile.h"
#include "widgets/reasons/jobreasonswindow.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <cstdio>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

namespace {

/// The longest time in which the event loop did not come to a timer.
class Gaps final : public QObject
{
public:
    Gaps()
    {
        m_clock.start();
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = std::max(m_longest, double(m_clock.nsecsElapsed()) / 1e6);
            m_clock.start();
        });
        m_timer.start(1);
    }
    double longest() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_longest = 0;
};

QByteArray contentOf(int file, int rows)
{
    QByteArray text = "sku,price,error\n";
    for (int row = 0; row < rows; ++row) {
        const int reason = (file * 7 + row * 13) % 40;
        text += "SKU-" + QByteArray::number(row) + ",1.99,\"the " + QByteArray(1 + reason % 8, char('a' + reason / 8))
            + " of row " + QByteArray::number(row) + " is wrong\"\n";
    }
    return text;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const int files = words.value(1, u"2000"_s).toInt();
    const int rows = words.value(2, u"200"_s).toInt();
    const QTemporaryDir folder;
    SettingsFile settings(folder.filePath(u"settings.json"_s));
    FakeTokenStore tokens;
    Sessions sessions(settings, u"profile"_s, tokens, folder.filePath(u"files"_s));
    const Account account = testAccount(u"one"_s, u"http://127.0.0.1:9"_s);
    sessions.saveAccount(account);
    KeptReasons kept(sessions);
    std::vector<KeptReasons::Job> jobs;
    for (int i = 0; i < files; ++i) {
        jobs.push_back({.id = QString::number(i + 1),
                        .user = u"user %1"_s.arg(i % 50),
                        .channel = QString::number(i % 9),
                        .created = QDateTime(QDate(2026, 9, 1).addDays(i % 80), QTime(12, 0), Qt::UTC)});
        if (!kept.keep(account.id, jobs.back(), contentOf(i, rows), false))
            return 1;
    }
    if (!kept.adopt(account.id, jobs) || !kept.index(account, jobs))
        return 1;
    {
        JobReasons first(sessions, settings);
        QElapsedTimer clock;
        clock.start();
        if (!KeptReasons::run(first, {}))
            return 1;
        std::printf("reading %d files for the first time: %.0f ms\n", files, double(clock.nsecsElapsed()) / 1e6);
        QTest::qWait(2000); // what was read is on the disk
    }
    std::vector<double> all;
    double gap = 0;
    qint64 counted = 0;
    for (int run = 0; run < 7; ++run) {
        JobReasonsWindow window(sessions, settings);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            return 1;
        const auto *view = window.findChild<QTreeView *>(u"reasonsView"_s);
        const Gaps gaps;
        QElapsedTimer clock;
        clock.start();
        window.begin({.accountId = account.id});
        while (view->model()->rowCount() == 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        window.repaint();
        all.push_back(double(clock.nsecsElapsed()) / 1e6);
        QTest::qWait(20);
        gap = std::max(gap, gaps.longest());
        counted = 0;
        for (int row = 0; row < view->model()->rowCount(); ++row)
            counted += QLocale().toLongLong(view->model()->index(row, 1).data().toString());
    }
    std::sort(all.begin(), all.end());
    std::printf(
        "reasons of %d files to the page: %.1f ms (median of 7; worst %.1f), longest gap %.1f ms  [%lld of %lld "
        "rows]\n",
        files, all[3], all.back(), gap, counted, qint64(files) * rows);
    return counted == qint64(files) * rows ? 0 : 1;
}
