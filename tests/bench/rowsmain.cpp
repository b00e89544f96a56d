// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/failedrowsfile.h"
#include "bench/figure.h"
#include "bench/loopgaps.h"
#include "bench/rowspagefigures.h"
#include "failedrows/tabledocument.h"

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
    explicit RowFigures(const QString &path)
        : m_path(path)
    { }

    bool measure()
    {
        m_pssBefore = ownPssMb();
        return measureOpening() && measureIndex() && measureFind() && measureJumps() && reportMemory();
    }

    /// Median of what libcsv took in this run.
    double libcsvMs() const { return m_libcsvMs; }

private:
    bool measureOpening()
    {
        QList<double> times;
        for (int round = 0; round < rounds; ++round)
            times += msUntil(&m_document, &TableDocument::headRead, [this] { m_document.open(m_path); });
        print({u"open a file to its first rows"_s, median(times), u"ms"_s, u"bar"_s, 200});
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
        m_libcsvMs = median(theirs);
        print({u"index all rows and hand on their reasons"_s, median(ours), u"ms"_s, u"libcsv doing nothing"_s,
               median(theirs)});
        if (hasMiller && !ofMiller.contains(-1)) {
            print({u"index all rows and hand on their reasons"_s, median(ours), u"ms"_s,
                   u"miller reading and dropping, on all cores"_s, median(ofMiller)});
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
        print({u"find a text that is not there"_s, median(ours), u"ms"_s, u"grep -F"_s, median(exact)});
        print({u"find a text that is not there"_s, median(ours), u"ms"_s, u"grep -F -i"_s, median(folded)});
        TextFind *const everywhere = m_document.find(u"furniture"_s);
        print({u"find a text that is in every row"_s, msUntil(everywhere, &TextFind::finished, [] {}), u"ms"_s,
               u"grep -F -i"_s, msOfProgram(u"grep"_s, {u"-F"_s, u"-i"_s, u"-c"_s, u"furniture"_s, m_path})});
        const bool isRight = everywhere->matches() == m_document.rowCount();
        everywhere->cancel();
        return isRight && !ours.contains(-1);
    }

    bool measureJumps()
    {
        QRandomGenerator random(1);
        QList<double> times;
        for (int jump = 0; jump < 500; ++jump) {
            const qint64 row = random.bounded(int(m_document.rowCount()) - 40);
            if (m_document.row(row) && m_document.row(row + 39))
                continue;
            double ms = 0;
            while (!m_document.row(row) || !m_document.row(row + 39))
                ms += msUntil(&m_document, &TableDocument::rowsFetched, [&] { m_document.fetch(row, 40); });
            times += ms;
        }
        print({u"jump to any row, its screen of rows read"_s, median(times), u"ms"_s, u"bar"_s, 16});
        return true;
    }

    bool reportMemory()
    {
        print({u"memory with the file open and indexed"_s, ownPssMb() - m_pssBefore, u"MB"_s, u"bar"_s, 80});
        print({u"longest gap of the event loop meanwhile"_s, longestGap, u"ms"_s, u"bar"_s, 50});
        return true;
    }

    const QString m_path;
    double m_pssBefore = 0;
    double m_libcsvMs = 0;
    TableDocument m_document;
};

} // namespace

/// balehook-bench-rows [FILE]: measures how failed rows are read, of a file of 2,000,000 rows that it writes itself, or
/// of another one of that kind.
int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QTemporaryDir folder;
    QString path = QCoreApplication::arguments().value(1);
    if (path.isEmpty()) {
        path = folder.filePath(u"failed-rows.csv"_s);
        if (!writeFailedRows(path, 2'000'000)) {
            complain(u"The file could not be written."_s);
            return 1;
        }
    }
    double libcsvMs = 0;
    bool isMeasured = false;
    {
        RowFigures figures(path);
        isMeasured = figures.measure();
        libcsvMs = figures.libcsvMs();
    }
    if (isMeasured && measureRowsPage(path, libcsvMs))
        return 0;
    complain(u"The rows could not be measured."_s);
    return 1;
}
