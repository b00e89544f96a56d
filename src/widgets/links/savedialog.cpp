// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/links/savedialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

namespace Balehook {

namespace {

QString downloadFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
    return QDir(folder).exists() ? folder : QDir::homePath();
}

} // namespace

QFileDialog *openSaveDialog(const QString &name, QWidget &parent, const SaveDialogLook &look)
{
    const QString title =
        look.title.isEmpty() ? QCoreApplication::translate("Balehook::SaveDialog", "Save File") : look.title;
    const bool isThere = !look.folder.isEmpty() && QDir(look.folder).exists();
    auto *dialog = new QFileDialog(&parent, title, isThere ? look.folder : downloadFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(name);
    dialog->open();
    return dialog;
}

} // namespace Balehook
