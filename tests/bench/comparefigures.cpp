// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/keptfigures.h"
#include "bench/loopgaps.h"
#include "core/process/background.h"
#include "failedrows/compare/filecomparison.h"
#include "failedrows/table/rowreader.h"
#include "failedrows/table/tablefile.h"

#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

#include <numeric>
#include <random>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

constexpr int changedEvery = 100; ///< rows, whose price differs in the newer file

/// Rows of about 200 bytes with the keys 0 to \a rows in the order of \a seed.
bool write(const QString &path, int rows, unsigned seed, bool isNewer)
{
    std::vector<int> keys(std::size_t(rows), 0);
    std::iota(keys.begin(), keys.end(), 0);
    std::shuffle(keys.begin(), keys.end(), std::mt19937(seed));
    QFile file(path);
    if (!file.open(QFile::WriteOnly))
        return false;
    file.write("sku,name,ean,price,channel,error\n");
    for (const int key : keys) {
        const quint64 mixed = quint64(key + 1) * 0x9e3779b97f4a7c15ULL;
        const bool isChanged = isNewer && key % changedEvery == 0;
        file.write(
            "SKU-" + QByteArray::number(key).rightJustified(9, '0') + ",\"Product, no. "
            + QByteArray::number(mixed % 100'000) + ", a long name of a product that nobody wants to read twice, "
            + "in blue, size 42, made of cotton and other things\","
            + QByteArray::number(4'000'000'000'000 + qint64(mixed % 999'999'999'999)) + ','
            + QByteArray::number(mixed % 500) + (isChanged ? ".49" : ".99") + ",web,\"price is missing, see row\"\n");
    }
    return file.flush();
}

/// Milliseconds to read every cell of both.
double tokenise(const QStringList &paths, qint64 &rows)
{
    QElapsedTimer clock;
    clock.start();
    rows = 0;
    for (const QString &path : paths) {
        TableFile file(path);
        if (!file.open())
            return -1;
        RowReader reader(file, TableFormat(), {0, file.stamp().size, -1}, 0);
        while (reader.next())
            rows += reader.row().number >= 0;
    }
    return double(clock.nsecsElapsed()) / 1e6;
}

} // namespace

bool compareFigures(int rows)
{
    const QTemporaryDir folder;
    const QStringList paths{folder.filePath(u"older.csv"_s), folder.filePath(u"newer.csv"_s)};
    if (!write(paths[0], rows, 1, false) || !write(paths[1], rows, 2, true))
        return false;
    QList<double> compared;
    QList<double> tokenised;
    double most = 0;
    qint64 same = 0;
    qint64 changed = 0;
    double gap = 0;
    qint64 read = 0;
    const double idle = ownPssMb();
    for (int round = 0; round < 3; ++round) {
        tokenised.append(tokenise(paths, read));
        const double before = ownPssMb();
        QTimer memory;
        QObject::connect(&memory, &QTimer::timeout, &memory, [&] { most = std::max(most, ownPssMb() - before); });
        memory.start(100);
        const LoopGaps gaps;
        QElapsedTimer clock;
        QEventLoop loop;
        clock.start();
        const auto later = FileComparison::later({paths[0], {}, {}}, {paths[1], {}, {}}, {u"sku"_s},
                                                 std::make_shared<std::atomic_bool>(false));
        whenDone(later, &loop, [&](const std::shared_ptr<const FileComparison> &result) {
            compared.append(double(clock.nsecsElapsed()) / 1e6);
            gap = std::max(gap, gaps.longestMs());
            using Kind = FileComparison::Kind;
            same = result->result ? result->count(Kind::SameReason) : 0;
            changed = 0;
            for (qint64 row = 0; row < same; ++row)
                changed += result->row(Kind::SameReason, row).hasChangedCells;
            loop.quit();
        });
        loop.exec();
    }
    const Witness matched{u"rows matched"_s, changed == (rows + changedEvery - 1) / changedEvery ? double(same) : 0,
                          double(rows)};
    print({u"compare two files of %1 rows"_s.arg(QLocale(QLocale::English).toString(rows)), median(compared), u"ms"_s,
           u"tokenising both"_s, median(tokenised), matched});
    print({u"memory while two files are compared"_s, idle + most, u"MB"_s, u"before"_s, idle, matched});
    print({u"longest gap of the event loop while two files are compared"_s, gap, u"ms"_s, u"bar"_s, 50, matched});
    return true;
}

} // namespace Balehook::Bench
