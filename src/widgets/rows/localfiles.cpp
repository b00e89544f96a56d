// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/localfiles.h"

#include "core/text/safetext.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace Balehook {

using namespace Qt::StringLiterals;

LocalFiles::LocalFiles(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

void LocalFiles::ask()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open Table File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tables (%1)").arg(u"*.csv *.tsv *.tab *.txt *.xlsx *.xlsm *.ods *.gz *.zst *.zip"_s),
                            tr("All files (%1)").arg(u"*"_s)});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) { open({path}); });
    dialog->open();
}

void LocalFiles::open(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    const QFileInfo file(paths.front());
    const QString name = cellText(file.fileName(), 80);
    // Whatever is no plain file could be a device or a pipe that never ends.
    if (!file.isFile() || !file.isReadable()) {
        Q_EMIT messageRequested(
            file.exists()
                ? tr("%1 cannot be opened: it is not a file, or you do not have permission to read it.").arg(name)
                : tr("The file %1 does not exist.").arg(name));
        return;
    }
    if (paths.size() > 1)
        Q_EMIT messageRequested(tr("Only one file is opened at a time; this is %1.").arg(name));
    if (file.suffix().compare("json"_L1, Qt::CaseInsensitive) == 0)
        Q_EMIT listingFileRequested(file.absoluteFilePath());
    else
        Q_EMIT tableFileRequested(file.absoluteFilePath());
}

QStringList LocalFiles::pathsIn(const QMimeData &data)
{
    QStringList paths;
    const QList<QUrl> urls = data.urls();
    for (const QUrl &url : urls) {
        // One with a host is a share of another machine, which would learn who the user is.
        if (url.isLocalFile() && url.host().isEmpty() && !url.path().startsWith("//"_L1))
            paths += url.toLocalFile();
    }
    return paths;
}

bool LocalFiles::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::DragEnter || event->type() == QEvent::Drop) {
        auto *drop = static_cast<QDropEvent *>(event); // a QDragEnterEvent is one, too
        const QStringList paths = pathsIn(*drop->mimeData());
        if (!paths.isEmpty()) {
            drop->setDropAction(Qt::CopyAction);
            drop->accept();
            if (event->type() == QEvent::Drop)
                open(paths);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
