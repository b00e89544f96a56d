// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/rowspagefigures.h"

#include "bench/figure.h"
#include "bench/loopgaps.h"
#include "bench/paintclock.h"
#include "settings/failedfilesettings.h"
#include "settings/settingsfile.h"
#include "support/wait.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/rowsview.h"

#include <QLocale>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

constexpr int rounds = 5;
constexpr int jumps = 300;

class PageFigures final
{
public:
    PageFigures(const QString &path, qint64 rowsOfFile, std::function<double()> baselineMs)
        : m_rowsOfFile(rowsOfFile)
        , m_baselineMs(std::move(baselineMs))
        , m_settingsFile(m_folder.filePath(u"settings.json"_s))
        , m_settings(m_settingsFile)
        , m_page(m_settings)
    {
        m_clock.watch(*m_page.view().viewport());
        m_source.path = path;
        m_source.title = u"failed-rows.csv"_s;
    }

    bool measure()
    {
        m_page.resize(1100, 700);
        m_page.show();
        if (!QTest::qWaitForWindowExposed(&m_page))
            return false;
        const double idle = ownPssMb();
        if (!measureReading() || !measureJumps())
            return false;
        const Witness read = rowsRead();
        print({u"memory over the idle page, the file read and grouped"_s, ownPssMb() - idle, u"MB"_s, u"bar"_s, 80,
               read});
        print({u"longest gap of the event loop in the page"_s, m_longestGap, u"ms"_s, u"bar"_s, 50, read});
        return true;
    }

    bool measureMany()
    {
        m_page.resize(1100, 700);
        m_page.show();
        if (!QTest::qWaitForWindowExposed(&m_page))
            return false;
        const double idle = ownPssMb();
        const LoopGaps gaps;
        QList<double> grouped;
        double most = 0;
        for (int round = 0; round < 3; ++round) {
            m_page.close();
            m_page.show();
            m_clock.start();
            m_page.openFile(m_source);
            const auto isRead = [this] { return m_page.rows().reasons().isComplete(); };
            if (!Testing::waitFor(isRead, longestWaitMs))
                return false;
            grouped += m_clock.elapsedMs() / 1e3;
            most = std::max(most, ownPssMb());
        }
        m_longestGap = gaps.longestMs();
        const QString rows = u"%1 rows"_s.arg(QLocale(QLocale::English).toString(m_rowsOfFile));
        print({u"%1 read and grouped"_s.arg(rows), median(grouped), u"s"_s, u""_s, 0, rowsRead()});
        print({u"memory over the idle page, %1 read and grouped"_s.arg(rows), most - idle, u"MB"_s, u""_s, 0,
               rowsRead()});
        print({u"longest gap of the event loop with %1"_s.arg(rows), m_longestGap, u"ms"_s, u""_s, 0, rowsRead()});
        return true;
    }

    bool measurePacked(const QString &name, const QString &baseline)
    {
        m_page.resize(1100, 700);
        m_page.show();
        if (!QTest::qWaitForWindowExposed(&m_page))
            return false;
        const double idle = ownPssMb();
        double most = 0;
        QList<double> firstRows;
        QList<double> grouped;
        QList<double> least;
        for (int round = 0; round < 3; ++round) {
            m_page.close();
            m_page.show();
            {
                const LoopGaps gaps;
                m_clock.start();
                m_page.openFile(m_source);
                firstRows += m_clock.paintedMs([this] {
                    const auto *model = m_page.view().model();
                    return model->rowCount() > 0 && !model->index(0, 0).data().toString().isEmpty();
                });
                const auto isRead = [this] { return m_page.rows().reasons().isComplete(); };
                if (firstRows.last() < 0 || !Testing::waitFor(isRead, longestWaitMs))
                    return false;
                grouped += m_clock.elapsedMs();
                m_longestGap = std::max(m_longestGap, gaps.longestMs());
            }
            most = std::max(most, ownPssMb());
            least += m_baselineMs();
        }
        if (least.contains(-1))
            return false;
        print({name + ", first rows painted"_L1, median(firstRows), u"ms"_s, u"bar"_s, 700, rowsRead()});
        print({name + ", read and grouped"_L1, median(grouped), u"ms"_s, baseline, median(least), rowsRead()});
        print({u"memory over the idle page, "_s + name, most - idle, u"MB"_s, u"bar"_s, 64, rowsRead()});
        print({u"longest gap of the event loop, "_s + name, m_longestGap, u"ms"_s, u"bar"_s, 50, rowsRead()});
        return true;
    }

private:
    bool measureReading()
    {
        QList<double> firstRows;
        QList<double> grouped;
        QList<double> theirs;
        for (int round = 0; round < rounds; ++round) {
            const LoopGaps gaps;
            m_page.close();
            m_page.show();
            m_clock.start();
            m_page.openFile(m_source);
            firstRows += m_clock.paintedMs([this] { return m_page.view().model()->rowCount() > 0; });
            if (firstRows.last() < 0)
                return false;
            if (!Testing::waitFor([this] { return m_page.rows().reasons().isComplete(); }, longestWaitMs))
                return false;
            grouped += m_clock.elapsedMs();
            m_longestGap = std::max(m_longestGap, gaps.longestMs());
            theirs += m_baselineMs();
        }
        print({u"open a file to its first rows painted"_s,
               median(firstRows),
               u"ms"_s,
               u"bar"_s,
               200,
               {u"openings with painted rows"_s, double(firstRows.size()), rounds}});
        print({u"index all rows and group all reasons, in the page"_s, median(grouped), u"ms"_s,
               u"libcsv doing nothing"_s, median(theirs), rowsRead()});
        return true;
    }

    bool measureJumps()
    {
        const LoopGaps gaps;
        QRandomGenerator random(1);
        QScrollBar &bar = *m_page.view().verticalScrollBar();
        QList<double> times;
        for (int jump = 0; jump < jumps; ++jump) {
            const int row = random.bounded(bar.maximum());
            m_clock.start();
            bar.setValue(row);
            times += m_clock.paintedMs([this, row] { return m_page.rows().document().row(row).has_value(); });
            if (times.last() < 0)
                return false;
        }
        m_longestGap = std::max(m_longestGap, gaps.longestMs());
        print({u"jump to any row, painted"_s,
               median(times),
               u"ms"_s,
               u"bar"_s,
               16,
               {u"jumps with painted rows"_s, double(times.size()), jumps}});
        return true;
    }

    /// All of the file, and each of its rows in a group.
    Witness rowsRead()
    {
        const qint64 grouped = m_page.rows().reasons().isComplete() ? m_page.rows().document().rowCount() : 0;
        return {u"rows read and grouped"_s, double(grouped), double(m_rowsOfFile)};
    }

    const qint64 m_rowsOfFile;
    const std::function<double()> m_baselineMs; ///< runs beside the page, in the same rounds
    QTemporaryDir m_folder;
    SettingsFile m_settingsFile;
    FailedFileSettings m_settings;
    FailedRowsPage m_page;
    PaintClock m_clock;
    double m_longestGap = 0; ///< milliseconds, while the page is at work: libcsv runs in this thread, too
    RowsSource m_source;
};

} // namespace

bool measureRowsPage(const QString &path, qint64 rowsOfFile, std::function<double()> libcsvMs)
{
    return PageFigures(path, rowsOfFile, std::move(libcsvMs)).measure();
}

bool measurePackedPage(const PackedFile &file, const QString &baseline, std::function<double()> baselineMs)
{
    return PageFigures(file.path, file.rows, std::move(baselineMs)).measurePacked(file.name, baseline);
}

bool measureManyRows(const QString &path, qint64 rowsOfFile)
{
    return PageFigures(path, rowsOfFile, [] { return 0.0; }).measureMany();
}

} // namespace Balehook::Bench
