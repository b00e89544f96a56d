// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/find/rowsfinder.h"
#include "failedrows/find/tablesearch.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace Balehook::Testing {

/// Where it is, by file and row.
using Places = std::map<std::pair<qint64, qint64>, std::vector<int>>;

/// Some files in a folder, and an index of them.
class Folder final
{
public:
    void add(const QByteArray &bytes)
    {
        SearchedFile file;
        file.diskName = QStringLiteral("file%1").arg(files.size());
        file.path = m_folder.filePath(file.diskName);
        file.indexPath = m_folder.filePath(ValueIndex::fileName());
        QFile disk(file.path);
        QVERIFY(disk.open(QFile::WriteOnly));
        disk.write(bytes);
        files.push_back(file);
    }

    void index()
    {
        ValueIndex index(m_folder.filePath(ValueIndex::fileName()));
        index.open();
        const auto stop = std::make_shared<std::atomic_bool>(false);
        for (const SearchedFile &file : files) {
            const auto filter = makeFilter(file, stop);
            if (filter)
                QVERIFY(index.append(filter.value()));
        }
    }

    std::vector<SearchedFile> files;

private:
    QTemporaryDir m_folder;
};

inline Places foundIn(const Folder &folder, const QString &text, CellMatch::Kind kind)
{
    RowsFinder finder;
    Places places;
    qint64 rows = 0;
    QObject::connect(&finder, &RowsFinder::found, &finder, [&](qint64 file, const FoundRows &found) {
        for (const FoundRow &row : found.rows)
            places[{file, row.number}] = row.columns;
        rows += found.count;
    });
    QSignalSpy finished(&finder, &RowsFinder::finished);
    finder.start({.text = text, .kind = kind, .mostRows = 1'000'000}, folder.files);
    if (!finished.wait(60'000) || rows != qint64(places.size()) || rows != finder.coverage().rows)
        return {{{-1, -1}, {}}};
    return places;
}

} // namespace Balehook::Testing
