// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/links/savename.h"

#include "core/text/safetext.h"
#include "widgets/messages/plainbox.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

/// By the rule of QFileDialog: any dot in the name begins a suffix.
QString SaveName::withSuffix(const QString &fileName, const QString &suffix)
{
    return QFileInfo(fileName).fileName().contains(u'.') ? fileName : fileName + u'.' + suffix;
}

void SaveName::setSuffix(QFileDialog &dialog, const QString &suffix)
{
    // QFileDialog sets it while a dialog of the desktop stands in its place.
    if (!dialog.testAttribute(Qt::WA_DontShowOnScreen))
        dialog.setDefaultSuffix(suffix);
}

void SaveName::whenChosen(QFileDialog &dialog, const QString &suffix, QObject &context,
                          std::function<void(const QString &fileName)> goOn)
{
    setSuffix(dialog, suffix);
    const auto take = [suffix, parent = dialog.parentWidget(), guard = QPointer(&context),
                       goOn = std::move(goOn)](const QString &chosen) {
        const QString fileName = withSuffix(chosen, suffix);
        confirm(chosen, {fileName}, *parent, [guard, goOn, fileName] {
            if (guard)
                goOn(fileName);
        });
    };
    QObject::connect(&dialog, &QFileDialog::fileSelected, &context, take);
}

void SaveName::confirm(const QString &chosen, const QStringList &files, QWidget &parent, std::function<void()> goOn)
{
    QStringList names;
    for (const QString &file : files) {
        if (file != chosen && QFileInfo::exists(file))
            names.append(cellText(QFileInfo(file).fileName(), 80));
    }
    if (names.isEmpty()) {
        goOn();
        return;
    }
    const QString question = names.size() == 1
        ? tr("%1 already exists. Replace it?").arg(names.constFirst())
        //: %1 are the names of two files
        : tr("%1 already exist. Replace them?").arg(QLocale().createSeparatedList(names));
    auto *box = new PlainBox(MessageLevel::Question, u"replaceQuestion"_s, question, &parent);
    box->offer(tr("Replace"), QMessageBox::DestructiveRole, parent, std::move(goOn));
    // The dialog that is telling goes first.
    QMetaObject::invokeMethod(box, &QDialog::open, Qt::QueuedConnection);
}

} // namespace Balehook
