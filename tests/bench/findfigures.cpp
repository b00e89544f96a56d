// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/keptfigures.h"
#include "bench/loopgaps.h"
#include "bench/paintclock.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/find/filterbuilder.h"
#include "failedrows/find/tablesearch.h"
#include "failedrows/find/valueindex.h"
#include "failedrows/reasons/reasongroups.h"
#include "failedrows/table/rowreader.h"
#include "session/jobs/keptrows.h"
#include "support/wait.h"
#include "widgets/find/findrowsdialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include <ctime>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

constexpr int rounds = 7;
constexpr int cells = 6; ///< of a row

/// Reads and groups all files as the window does it, with their filters or without; CPU milliseconds, -1 on errors.
double readAll(const std::vector<SearchedFile> &files, bool withFilters, qint64 &rows)
{
    double reading = 0;
    rows = 0;
    for (const SearchedFile &searched : files) {
        TableFile file(searched.path);
        if (!file.open())
            return -1;
        const std::clock_t begin = std::clock();
        const TableFormat format;
        RowReader reader(file, format, {0, file.stamp().size, -1}, 0);
        ReasonGroups groups(cells - 1, ReasonSeparator::None);
        FilterBuilder builder(filterKeyOf(searched), format, cells);
        while (reader.next()) {
            if (reader.row().number < 0)
                continue;
            ++rows;
            groups.addRow(reader.row().cells);
            if (withFilters)
                builder.visit(reader.row());
        }
        if (withFilters)
            builder.finish();
        reading += double(std::clock() - begin) * 1000 / CLOCKS_PER_SEC;
    }
    return reading;
}

class Finding final
{
public:
    explicit Finding(KeptSet &kept)
        : m_dialog(kept.sessions(), kept.settings(), nullptr)
        , m_view(*m_dialog.findChild<QTreeView *>(u"findRowsView"_s))
        , m_stop(*m_dialog.findChild<QPushButton *>(u"findRowsStop"_s))
        , m_result(*m_dialog.findChild<QLabel *>(u"findRowsResult"_s))
    {
        m_clock.watch(*m_view.viewport());
        m_dialog.setAccount(kept.accountId());
    }

    bool begin()
    {
        m_dialog.bring({});
        return QTest::qWaitForWindowExposed(&m_dialog);
    }
    double longestGap() const { return m_longestGap; }

    /// From the click to the first painted results, median of some rounds; the witness is what was found.
    bool first(const QString &name, const QString &text, CellMatch::Kind kind, double bar, qint64 rows)
    {
        QList<double> times;
        for (int round = 0; round < rounds; ++round) {
            // The list is empty, and painted so, before the click.
            if (all(u"nowhere at all"_s, CellMatch::Kind::Value) < 0)
                return false;
            const LoopGaps gaps;
            m_clock.start();
            begin(text, kind);
            times.append(m_clock.paintedMs([this] { return m_view.model()->rowCount() > 0; }));
            if (!Testing::waitFor([this] { return !m_stop.isEnabled(); }, longestWaitMs))
                return false;
            m_longestGap = std::max(m_longestGap, gaps.longestMs());
        }
        print({name, median(times), u"ms"_s, u"bar"_s, bar, {u"rows found"_s, double(found()), double(rows)}});
        return true;
    }

    /// Until it is known that there are no more, the dialog painted.
    double all(const QString &text, CellMatch::Kind kind)
    {
        QElapsedTimer clock;
        clock.start();
        begin(text, kind);
        while (m_stop.isEnabled() && clock.elapsed() < longestWaitMs)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_dialog.repaint();
        return m_stop.isEnabled() ? -1 : double(clock.nsecsElapsed()) / 1e6;
    }
    bool isNothing() const { return found() == 0 && !m_result.text().isEmpty(); }

private:
    void begin(const QString &text, CellMatch::Kind kind)
    {
        m_dialog.findChild<QLineEdit *>(u"findRowsText"_s)->setText(text);
        auto *match = m_dialog.findChild<QComboBox *>(u"findRowsMatch"_s);
        match->setCurrentIndex(match->findData(int(kind)));
        m_dialog.findChild<QPushButton *>(u"findRowsFind"_s)->click();
    }
    qint64 found() const { return QLocale().toLongLong(m_result.text().section(u' ', 0, 0)); }

    FindRowsDialog m_dialog;
    QTreeView &m_view;
    QPushButton &m_stop;
    QLabel &m_result;
    PaintClock m_clock;
    double m_longestGap = 0;
};

/// How many filters are on the disk.
qint64 filtersOf(const QString &path)
{
    ValueIndex index(path);
    index.open();
    return index.filters();
}

/// All of them are on the disk then: what is measured later has the machine for itself.
bool makeFilters(KeptSet &kept, const std::vector<CachedFile> &files)
{
    const auto stop = std::make_shared<std::atomic_bool>(false);
    for (const CachedFile &file : files) {
        const auto filter = makeFilter(searchedFile(file, kept.settings()), stop);
        if (!filter)
            return false;
        kept.sessions().files().keepFilter(file, filter.value());
    }
    const QString index = searchedFile(files.front(), kept.settings()).indexPath;
    return Testing::waitFor([&] { return filtersOf(index) == qint64(files.size()); }, longestWaitMs);
}

} // namespace

bool findFigures(KeptSet &kept)
{
    const std::vector<CachedFile> files = kept.files();
    const std::vector<SearchedFile> searched = searchedFiles(files, kept.settings());

    QList<double> alone;
    QList<double> both;
    qint64 rows = 0;
    for (int round = 0; round < 3; ++round) {
        alone.append(readAll(searched, false, rows));
        both.append(readAll(searched, true, rows));
    }
    print({u"index the values of failed rows while they are read"_s,
           median(both),
           u"ms"_s,
           u"reading and grouping alone, CPU"_s,
           median(alone),
           {u"rows read"_s, double(rows), double(kept.rows())}});

    if (!makeFilters(kept, files))
        return false;
    const double percent = 100 * double(kept.sessions().files().filterBytes(kept.accountId())) / double(kept.bytes());
    print({u"index of values, of the failed files"_s,
           percent,
           u"%"_s,
           u"bar"_s,
           10,
           {u"files indexed"_s, double(filtersOf(searched.front().indexPath)), double(kept.fileCount())}});

    Finding finding(kept);
    using Kind = CellMatch::Kind;
    const QString part = kept.value().mid(2);
    if (!finding.begin()
        || !finding.first(u"whole value in kept rows, to first painted results"_s, kept.value(), Kind::Value, 30, 1)
        || !finding.first(u"part of a value in kept rows, to first painted results"_s, part, Kind::Part, 60, 1))
        return false;
    QList<double> none;
    QList<double> cold;
    bool isNone = true;
    for (int round = 0; round < rounds; ++round) {
        none.append(finding.all(u"qzxv"_s, Kind::Part));
        isNone = isNone && finding.isNothing();
    }
    for (int round = 0; round < 3; ++round) {
        kept.dropFromMemory();
        cold.append(finding.all(part, Kind::Part));
        isNone = isNone && !finding.isNothing();
    }
    const Witness all{u"files searched"_s, isNone ? double(files.size()) : 0, double(kept.fileCount())};
    print({u"part of a value that is nowhere, to painted \"none\""_s, median(none), u"ms"_s, u"bar"_s, 300, all});
    print({u"part of a value, files and index not in the page cache"_s, median(cold), u"ms"_s, u"bar"_s, 1200, all});
    print(
        {u"longest gap of the event loop while values are found"_s, finding.longestGap(), u"ms"_s, u"bar"_s, 50, all});
    return true;
}

} // namespace Balehook::Bench
