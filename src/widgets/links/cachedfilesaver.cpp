// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/links/cachedfilesaver.h"

#include "core/text/datasize.h"
#include "core/text/safetext.h"
#include "failedrows/cache/filecopier.h"
#include "widgets/links/desktopfile.h"
#include "widgets/links/savedialog.h"

#include <QDir>
#include <QFileDialog>

namespace Balehook {

CachedFileSaver::CachedFileSaver(FileCache &cache, QWidget &window)
    : QObject(&window)
    , m_cache(cache)
    , m_window(window)
{ }

CachedFileSaver::~CachedFileSaver() = default;

void CachedFileSaver::ask(const CachedFile &file)
{
    ask(file, false);
}

void CachedFileSaver::askAndOpen(const CachedFile &file)
{
    ask(file, true);
}

void CachedFileSaver::ask(const CachedFile &file, bool opensIt)
{
    QFileDialog *dialog = openSaveDialog(file.name, m_window);
    // It may not go from the cache while the user thinks.
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, file, opensIt, hold = m_cache.hold(file)](const QString &target) { copy(file, target, opensIt); });
}

void CachedFileSaver::copy(const CachedFile &file, const QString &target, bool opensIt)
{
    auto *copier = new FileCopier(file.path, target, m_cache.hold(file), this);
    connect(copier, &FileCopier::finished, this, [this, copier, target, opensIt](const Result<qint64> &result) {
        copier->deleteLater();
        if (!result) {
            Q_EMIT messageRequested(tr("The file was not saved. %1").arg(result.error().userMessage()));
            return;
        }
        const QString name = cellText(QDir::toNativeSeparators(target));
        Q_EMIT messageRequested(tr("Saved %1 (%2).").arg(name, dataSize(result.value())));
        Q_EMIT saved(target);
        if (opensIt)
            DesktopFile::askAndOpen(target, m_window);
    });
    copier->start();
}

} // namespace Balehook
