// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/keptrows.h"

#include "failedrows/find/valueindex.h"
#include "settings/failedfilesettings.h"

#include <QFileInfo>

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

SearchedFile searchedFile(const CachedFile &file, SettingsFile &settings)
{
    const FailedFileView view = FailedFileSettings(settings).view(file.jobType);
    return {.path = file.path,
            .diskName = file.diskName,
            .indexPath = QFileInfo(file.path).path() + u'/' + ValueIndex::fileName(),
            .format = view.format,
            .choice = {view.member, view.sheet}};
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
