// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/keptrows.h"

#include "failedrows/find/valueindex.h"
#include "settings/failedfilesettings.h"

#include <QHash>

#include <algorithm>

namespace Balehook {

namespace {

QDateTime timeOf(const CachedFile &file)
{
    return file.jobCreatedAt.isValid() ? file.jobCreatedAt : file.fetchedAt;
}

} // namespace

std::vector<CachedFile> keptFailedFiles(std::vector<CachedFile> files)
{
    std::erase_if(files, [](const CachedFile &file) { return file.which != JobFile::FailedRows; });
    std::stable_sort(files.begin(), files.end(),
                     [](const CachedFile &a, const CachedFile &b) { return timeOf(a) > timeOf(b); });
    return files;
}

std::vector<SearchedFile> searchedFiles(const std::vector<CachedFile> &files, SettingsFile &settings)
{
    const FailedFileSettings all(settings);
    QHash<QString, FailedFileView> views; // there are few types of jobs
    std::vector<SearchedFile> searched;
    searched.reserve(files.size());
    for (const CachedFile &file : files) {
        auto view = views.constFind(file.jobType);
        if (view == views.cend())
            view = views.insert(file.jobType, all.view(file.jobType));
        const qsizetype folder = file.path.lastIndexOf(u'/') + 1;
        searched.push_back({.path = file.path,
                            .diskName = file.diskName,
                            .indexPath = file.path.first(folder) + ValueIndex::fileName(),
                            .format = view->format,
                            .choice = {view->member, view->sheet}});
    }
    return searched;
}

SearchedFile searchedFile(const CachedFile &file, SettingsFile &settings)
{
    return searchedFiles({file}, settings).front();
}

FileComparison::Source comparedFile(const QString &path, const QString &jobType, SettingsFile &settings)
{
    const FailedFileView view = FailedFileSettings(settings).view(jobType);
    return {path, view.format, view.reasonColumn, {view.member, view.sheet}};
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
