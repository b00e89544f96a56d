// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/failedrowsfile.h"
#include "bench/figure.h"
#include "bench/loopgaps.h"
#include "bench/rowspagefigures.h"
#include "failedrows/table/tabledocument.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <csv.h>

#include <algorithm>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Bench;

namespace {

constexpr int rounds = 5;
constexpr int longestWaitMs = 120'000;

/// Takes each row's reason, as grouping does.
class ReasonBytes final : public RowVisitor
{
public:
    bool visit(const RowView &row) override
    {
        bytes += row.cell(7).size();
        return true;
    }

    qint64 bytes = 0;
};

/// The longest time, in ms, that the event loop did not come round while it was waited for something.
double longestGap = 0;

/// Milliseconds until \a act leads to the signal.
template <typename Sender, typename Signal, typename Act>
double msUntil(Sender *sender, Signal signal, Act act)
{
    const LoopGaps gaps;
    QEventLoop loop;
    QObject::connect(sender, signal, &loop, &QEventLoop::quit);
    QTimer::singleShot(longestWaitMs, &loop, [&loop] { loop.exit(1); });
    QElapsedTimer timer;
    timer.start();
    act();
    const bool isDone = loop.exec() == 0;
    longestGap = std::max(longestGap, gaps.longestMs());
    return isDone ? double(timer.nsecsElapsed()) / 1e6 : -1;
}

/// libcsv over the same blocks, doing nothing with what it finds.
double msOfLibcsv(const QString &path)
{
    QElapsedTimer timer;
    timer.start();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return -1;
    csv_parser parser;
    csv_init(&parser, 0);
    QByteArray block(256 * 1024, Qt::Uninitialized);
    for (qint64 size = 0; (size = file.read(block.data(), block.size())) > 0;)
        csv_parse(&parser, block.constData(), size_t(size), nullptr, nullptr, nullptr);
    csv_fini(&parser, nullptr, nullptr, nullptr);
    csv_free(&parser);
    return double(timer.nsecsElapsed()) / 1e6;
}

/// -1 if it fails; grep says 1 where it found nothing.
double msOfProgram(const QString &program, const QStringList &arguments, int rightExit = 0)
{
    QProcess process;
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    if (!process.waitForFinished(longestWaitMs) || process.exitStatus() != QProcess::NormalExit
        || process.exitCode() != rightExit)
        return -1;
    return double(timer.nsecsElapsed()) / 1e6;
}

class RowFigures final
{
public:
    RowFigures(const QString &path, qint64 rowsOfFile)
        : m_path(path)
        , m_rowsOfFile(rowsOfFile)
    { }

    bool measure()
    {
        m_pssBefore = ownPssMb();
        return measureOpening() && measureIndex() && measureFind() && measureJumps() && reportMemory();
    }

private:
    bool measureOpening()
    {
        QList<double> times;
        for (int round = 0; round < rounds; ++round)
            times += msUntil(&m_document, &TableDocument::headRead, [this] { m_document.open(m_path); });
        print({u"open a file to its first rows"_s,
               median(times),
               u"ms"_s,
               u"bar"_s,
               200,
               {u"openings with rows"_s, double(times.size()), rounds}});
        return m_document.row(0).has_value() && !times.contains(-1);
    }

    bool measureIndex()
    {
        QList<double> ours;
        QList<double> theirs;
        QList<double> ofMiller;
        const bool hasMiller = !QStandardPaths::findExecutable(u"mlr"_s).isEmpty();
        for (int round = 0; round < rounds; ++round) {
            theirs += msOfLibcsv(m_path);
            if (hasMiller) // reads every record, and drops it
                ofMiller += msOfProgram(u"mlr"_s, {u"--icsv"_s, u"--ocsv"_s, u"nothing"_s, m_path});
            msUntil(&m_document, &TableDocument::headRead, [this] { m_document.open(m_path); });
            const auto visitor = std::make_shared<ReasonBytes>();
            ours += msUntil(&m_document, &TableDocument::completed, [&] { m_document.readAll(visitor); });
            if (visitor->bytes == 0)
                return false;
        }
        print({u"index all rows and hand on their reasons"_s, median(ours), u"ms"_s, u"libcsv doing nothing"_s,
               median(theirs), indexed()});
        if (hasMiller && !ofMiller.contains(-1)) {
            print({u"index all rows and hand on their reasons, beside miller"_s, median(ours), u"ms"_s,
                   u"miller reading and dropping, on all cores"_s, median(ofMiller), indexed()});
        }
        return !ours.contains(-1);
    }

    bool measureFind()
    {
        const QString text = QString::fromLatin1(absentText);
        QList<double> ours;
        QList<double> folded;
        QList<double> exact;
        for (int round = 0; round < rounds; ++round) {
            folded += msOfProgram(u"grep"_s, {u"-F"_s, u"-i"_s, u"-c"_s, text, m_path}, 1);
            exact += msOfProgram(u"grep"_s, {u"-F"_s, u"-c"_s, text, m_path}, 1);
            TextFind *const find = m_document.find(text);
            ours += msUntil(find, &TextFind::finished, [] {});
            if (find->matches() != 0)
                return false;
            find->cancel();
        }
        const Witness searched{u"searches without a match, as grep's"_s, double(ours.size()), rounds};
        print({u"find a text that is not there"_s, median(ours), u"ms"_s, u"grep -F"_s, median(exact), searched});
        print({u"find a text that is not there, ignoring case"_s, median(ours), u"ms"_s, u"grep -F -i"_s,
               median(folded), searched});
        TextFind *const everywhere = m_document.find(u"furniture"_s);
        const double ms = msUntil(everywhere, &TextFind::finished, [] {});
        print({u"find a text that is in every row"_s,
               ms,
               u"ms"_s,
               u"grep -F -i"_s,
               msOfProgram(u"grep"_s, {u"-F"_s, u"-i"_s, u"-c"_s, u"furniture"_s, m_path}),
               {u"rows found"_s, double(everywhere->matches()), double(m_rowsOfFile)}});
        const bool isRight = everywhere->matches() == m_document.rowCount();
        everywhere->cancel();
        return isRight && !ours.contains(-1);
    }

    bool measureJumps()
    {
        QRandomGenerator random(1);
        QList<double> times;
        int there = 0;
        for (int jump = 0; jump < 500; ++jump) {
            const qint64 row = random.bounded(int(m_document.rowCount()) - 40);
            if (m_document.row(row) && m_document.row(row + 39)) {
                ++there;
                continue;
            }
            double ms = 0;
            while (!m_document.row(row) || !m_document.row(row + 39))
                ms += msUntil(&m_document, &TableDocument::rowsFetched, [&] { m_document.fetch(row, 40); });
            times += ms;
        }
        print({u"jump to any row, its screen of rows read"_s,
               median(times),
               u"ms"_s,
               u"bar"_s,
               16,
               {u"jumps, each with 40 rows read"_s, double(times.size()), 500.0 - there}});
        return true;
    }

    bool reportMemory()
    {
        print({u"memory with the file open and indexed"_s, ownPssMb() - m_pssBefore, u"MB"_s, u"bar"_s, 80, indexed()});
        print({u"longest gap of the event loop meanwhile"_s, longestGap, u"ms"_s, u"bar"_s, 50, indexed()});
        return true;
    }

    Witness indexed() const
    {
        return {u"rows indexed"_s, double(m_document.isComplete() ? m_document.rowCount() : 0), double(m_rowsOfFile)};
    }

    const QString m_path;
    const qint64 m_rowsOfFile;
    double m_pssBefore = 0;
    TableDocument m_document;
};

/// Once the file is on the disk: writing it beside would be measured, too.
bool measureMany(const QString &path, int rows)
{
    if (!writeManyRows(path, rows)) {
        complain(u"The file could not be written."_s);
        return false;
    }
    sync();
    if (measureManyRows(path, rows) && isWitnessed())
        return true;
    complain(u"The rows could not be measured."_s);
    return false;
}

} // namespace

/// balehook-bench-rows [ROWS | many [ROWS]]: measures how failed rows are read, of a file of 2,000,000 rows that it
/// writes itself, or of as many as are wanted; "many", of a file of 40,000,000 short ones.
int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QTemporaryDir folder;
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "many"_L1)
        return measureMany(folder.filePath(u"many-rows.csv"_s), arguments.value(2, u"40000000"_s).toInt()) ? 0 : 1;
    const int rows = std::max(1'000, arguments.value(1, u"2000000"_s).toInt());
    const QString path = folder.filePath(u"failed-rows.csv"_s);
    if (!writeFailedRows(path, rows)) {
        complain(u"The file could not be written."_s);
        return 1;
    }
    const bool isMeasured = RowFigures(path, rows).measure();
    if (isMeasured && measureRowsPage(path, rows, [path] { return msOfLibcsv(path); }) && isWitnessed())
        return 0;
    complain(u"The rows could not be measured."_s);
    return 1;
}
