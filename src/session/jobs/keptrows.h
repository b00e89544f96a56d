// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/failedfileview.h"
#include "failedrows/cache/cachedfile.h"
#include "failedrows/compare/filecomparison.h"
#include "failedrows/find/searchedfile.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace Balehook {

class SettingsFile;

/// The files of failed rows among \a files, those of the newest jobs first; where it is not known when the job was
/// created, it counts when the file was fetched.
std::vector<CachedFile> keptFailedFiles(std::vector<CachedFile> files);

/// How the user looks at each kind of \a files, by type of job.
QHash<QString, FailedFileView> viewsOf(const std::vector<CachedFile> &files, SettingsFile &settings);

/// \a files for RowsFinder, read as the user chose for files of their kinds.
std::vector<SearchedFile> searchedFiles(const std::vector<CachedFile> &files, SettingsFile &settings);
SearchedFile searchedFile(const CachedFile &file, SettingsFile &settings);

/// The file at \a path for a comparison or its reasons, as \a view says.
FileComparison::Source comparedFile(const QString &path, const FailedFileView &view);
/// The file at \a path for a comparison, as the user chose for failed files of \a jobType.
FileComparison::Source comparedFile(const QString &path, const QString &jobType, SettingsFile &settings);
FileComparison::Source comparedFile(const CachedFile &file, SettingsFile &settings);

/// Names on disk.
QSet<QString> diskNamesOf(const std::vector<CachedFile> &files);

} // namespace Balehook
