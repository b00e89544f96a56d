// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <functional>

class QFileDialog;
class QObject;
class QWidget;

namespace Balehook {

/// The name of a file to be saved, made of what was chosen in a dialog. Dialogs of the desktop ask before they replace
/// what was typed, and QFileDialog adds its default suffix afterwards: typed without one, an existing file would be
/// replaced unasked. (lxqt/lxqt#1504)
class SaveName final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::SaveName)

public:
    /// \a fileName with \a suffix, which has no dot, unless it has one.
    static QString withSuffix(const QString &fileName, const QString &suffix);
    /// For a \a dialog that is open: Qt's own adds \a suffix before it asks, and so it is left to do that.
    static void setSuffix(QFileDialog &dialog, const QString &suffix);
    /// Once a name is chosen in \a dialog, which is open and has a parent, goes on with it and \a suffix; asks before
    /// that where the dialog could not. Never if \a context goes first.
    static void whenChosen(QFileDialog &dialog, const QString &suffix, QObject &context,
                           std::function<void(const QString &fileName)> goOn);
    /// Goes on at once, or if the user lets it replace those of \a files that exist. About \a chosen a dialog has
    /// asked.
    static void confirm(const QString &chosen, const QStringList &files, QWidget &parent, std::function<void()> goOn);
};

} // namespace Balehook
