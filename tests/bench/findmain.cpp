// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finding values in many failed files: the engine alone, without a window.
//
//     balehook-bench-find [files] [rows a file]
//
// Each line ends with its witness: what was found, of what is there.

#include "failedrows/find/filterbuilder.h"
#include "failedrows/find/rowsfinder.h"
#include "failedrows/find/tablesearch.h"
#include "failedrows/reasons/reasongroups.h"
#include "failedrows/table/rowreader.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(int file, int rows)
{
    static constexpr const char *reasons[] = {"price is missing", "category 17 does not exist",
                                              "image could not be read", "title is longer than 120 letters",
                                              "the value \"\"red\"\" is not allowed"};
    QByteArray text = "sku,name,ean,price,channel,error\n";
    for (int row = 0; row < rows; ++row) {
        const qint64 number = qint64(file) * rows + row;
        const quint64 mixed = quint64(number + 1) * 0x9e3779b97f4a7c15ULL;
        text += "SKU-" + QByteArray::number(number) + ",\"Product, no. " + QByteArray::number(mixed % 100'000)
            + " blue\"," + QByteArray::number(4'000'000'000'000 + qint64(mixed % 999'999'999'999)) + ','
            + QByteArray::number(mixed % 500) + ".99,web,\"" + reasons[mixed % 5] + ", see row "
            + QByteArray::number(row) + "\"\n";
    }
    return text;
}

/// Reads and groups \a files as the window does it, with \a index also their filters; CPU milliseconds.
double readAll(const std::vector<SearchedFile> &files, ValueIndex *index)
{
    double reading = 0;
    for (const SearchedFile &searched : files) {
        TableFile file(searched.path);
        if (!file.open())
            return -1;
        const std::clock_t begin = std::clock();
        TableFormat format;
        RowReader reader(file, format, {0, file.stamp().size, -1}, 0);
        ReasonGroups groups(5, ReasonSeparator::None);
        FilterBuilder builder(filterKeyOf(searched), format, 6);
        while (reader.next()) {
            if (reader.row().number < 0)
                continue;
            groups.addRow(reader.row().cells);
            if (index)
                builder.visit(reader.row());
        }
        if (index)
            builder.finish();
        reading += double(std::clock() - begin) * 1000 / CLOCKS_PER_SEC;
    }
    return reading;
}

void find(const std::vector<SearchedFile> &files, const char *what, const QString &text, CellMatch::Kind kind)
{
    std::vector<double> first;
    std::vector<double> all;
    qint64 rows = 0;
    qint64 searched = 0;
    for (int run = 0; run < 7; ++run) {
        RowsFinder finder;
        QElapsedTimer clock;
        double firstAt = -1;
        QObject::connect(&finder, &RowsFinder::found, &finder, [&] {
            if (firstAt < 0)
                firstAt = double(clock.nsecsElapsed()) / 1e6;
        });
        QSignalSpy finished(&finder, &RowsFinder::finished);
        clock.start();
        finder.start({.text = text, .kind = kind}, files);
        finished.wait(600'000);
        all.push_back(double(clock.nsecsElapsed()) / 1e6);
        first.push_back(firstAt < 0 ? all.back() : firstAt);
        rows = finder.coverage().rows;
        searched = finder.coverage().searched;
    }
    std::sort(first.begin(), first.end());
    std::sort(all.begin(), all.end());
    std::printf("%-34s first %7.1f ms, all %7.1f ms (median of 7; best %.1f)  [%lld rows, %lld of %zu files]\n", what,
                first[3], all[3], all[0], static_cast<long long>(rows), static_cast<long long>(searched), files.size());
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const int count = argc > 1 ? QByteArray(argv[1]).toInt() : 2000;
    const int rows = argc > 2 ? QByteArray(argv[2]).toInt() : 5000;
    QTemporaryDir folder;
    std::vector<SearchedFile> files;
    qint64 bytes = 0;
    for (int number = 0; number < count; ++number) {
        const QString name = u"file%1"_s.arg(number);
        QFile file(folder.filePath(name));
        if (!file.open(QFile::WriteOnly))
            return 1;
        bytes += file.write(contentOf(number, rows));
        files.push_back({file.fileName(), name, folder.filePath(ValueIndex::fileName()), {}});
    }
    std::printf("%d files, %d rows, %.0f MB\n", count, count * rows, double(bytes) / 1e6);

    const QString sku = u"sku-%1"_s.arg(qint64(count) * rows / 2 + 17);
    find(files, "value, no filters", sku, CellMatch::Kind::Value);
    ValueIndex index(folder.filePath(ValueIndex::fileName()));
    index.open();
    for (int run = 0; run < 3; ++run) {
        const double alone = readAll(files, nullptr);
        const double both = readAll(files, &index);
        std::printf("read and group %.0f ms of CPU, with filters %.0f ms: %.2fx\n", alone, both, both / alone);
    }
    const std::atomic_bool stop = false;
    for (const SearchedFile &file : files) {
        const auto filter = makeFilter(file, stop);
        if (!filter || !index.append(filter.value()))
            return 1;
    }
    std::printf("index: %.1f MB, %.1f %% of the files  [%lld filters]\n", double(index.bytes()) / 1e6,
                100 * double(index.bytes()) / double(bytes), static_cast<long long>(index.filters()));
    find(files, "value in one row", sku, CellMatch::Kind::Value);
    find(files, "value that is nowhere", u"SKU-nowhere"_s, CellMatch::Kind::Value);
    find(files, "EAN that is nowhere", u"4006381333931"_s, CellMatch::Kind::Value);
    find(files, "value in every row", u"web"_s, CellMatch::Kind::Value);
    find(files, "part of one value", sku.mid(2), CellMatch::Kind::Part);
    find(files, "part that is nowhere", u"qzxv"_s, CellMatch::Kind::Part);
    find(files, "part of every row", u"blue"_s, CellMatch::Kind::Part);
    return 0;
}
