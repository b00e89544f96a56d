// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/keptrows.h"

#include "failedrows/find/valueindex.h"
#include "settings/failedfilesettings.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace Balehook {

namespace {

const QDateTime &timeOf(const CachedFile &file)
{
    return file.jobCreatedAt.isValid() ? file.jobCreatedAt : file.fetchedAt;
}

} // namespace

std::vector<CachedFile> keptFailedFiles(std::vector<CachedFile> files)
{
    std::vector<std::pair<qint64, CachedFile *>> byTime; // thousands, which are large to be moved about
    for (CachedFile &file : files) {
        if (file.which == JobFile::FailedRows)
            byTime.emplace_back(timeOf(file).toMSecsSinceEpoch(), &file);
    }
    std::ranges::stable_sort(byTime, std::greater(), [](const auto &each) { return each.first; });
    std::vector<CachedFile> kept;
    kept.reserve(byTime.size());
    for (const auto &[time, file] : byTime)
        kept.push_back(std::move(*file));
    return kept;
}

QHash<QString, FailedFileView> viewsOf(const std::vector<CachedFile> &files, SettingsFile &settings)
{
    const FailedFileSettings all(settings);
    QHash<QString, FailedFileView> views;
    for (const CachedFile &file : files) {
        if (!views.contains(file.jobType))
            views.insert(file.jobType, all.view(file.jobType));
    }
    return views;
}

std::vector<SearchedFile> searchedFiles(const std::vector<CachedFile> &files, SettingsFile &settings)
{
    const QHash<QString, FailedFileView> views = viewsOf(files, settings);
    std::vector<SearchedFile> searched;
    searched.reserve(files.size());
    for (const CachedFile &file : files) {
        const FailedFileView &view = *views.constFind(file.jobType);
        const qsizetype folder = file.path.lastIndexOf(u'/') + 1;
        searched.push_back({.path = file.path,
                            .diskName = file.diskName,
                            .indexPath = file.path.first(folder) + ValueIndex::fileName(),
                            .format = view.format,
                            .choice = {view.member, view.sheet},
                            .bytes = file.bytes});
    }
    return searched;
}

SearchedFile searchedFile(const CachedFile &file, SettingsFile &settings)
{
    return searchedFiles({file}, settings).front();
}

FileComparison::Source comparedFile(const QString &path, const FailedFileView &view)
{
    return {path, view.format, view.reasonColumn, {view.member, view.sheet}};
}

FileComparison::Source comparedFile(const QString &path, const QString &jobType, SettingsFile &settings)
{
    return comparedFile(path, FailedFileSettings(settings).view(jobType));
}

FileComparison::Source comparedFile(const CachedFile &file, SettingsFile &settings)
{
    return comparedFile(file.path, file.jobType, settings);
}

QSet<QString> diskNamesOf(const std::vector<CachedFile> &files)
{
    QSet<QString> names;
    for (const CachedFile &file : files)
        names.insert(file.diskName);
    return names;
}

} // namespace Balehook
