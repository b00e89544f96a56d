// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace Balehook {

class RecentFilesModel;
class Sessions;

/// "Compare With": one of the failed files that are kept on this computer, or a table file of the user's own.
class KeptFileDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a left: the name on disk of the file that is not offered.
    KeptFileDialog(Sessions &sessions, const QString &left, QWidget *parent);

Q_SIGNALS:
    void keptFileChosen(const Balehook::CachedFile &file);
    void localFileChosen(const QString &path);

private:
    void build();
    void choose();
    void askForLocal();
    void adapt();

    RecentFilesModel *m_model;
    QSortFilterProxyModel *m_offered;
    QLabel *m_text;
    QLineEdit *m_filter;
    QTreeView *m_view;
    QPushButton *m_compare = nullptr;
};

} // namespace Balehook
